#include "tests/support/testmain.h"
#include "tests/ui/stylegallery.h"
#include "ui/settings.h"
#include "ui/style/appearance.h"
#include "ui/style/keyboarduse.h"
#include "ui/style/roles.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QStyle>
#include <QStyleOption>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <QtTest/qtestspontaneevent.h>

#include <cmath>

using namespace duovita;

namespace {

/// Contrast as defined by WCAG 2.1, 1.4.3.
double contrast(const QColor& one, const QColor& other)
{
    const auto luminance = [](const QColor& color) {
        const auto linear = [](double part) {
            return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF()) + 0.05;
    };
    const double first = luminance(one);
    const double second = luminance(other);
    return std::max(first, second) / std::min(first, second);
}

struct Pair {
    Tone ink;
    QList<Tone> grounds;
    double least;
};

const QList<Tone> panes{Tone::Bar, Tone::Outline, Tone::Form, Tone::Raised, Tone::Field};
constexpr double ofText = 4.5;
constexpr double ofSigns = 3;

QList<Pair> pairs()
{
    return {
        {Tone::Text,
         panes + QList{Tone::Ground, Tone::Hover, Tone::Press, Tone::Selection, Tone::SelectionLine, Tone::WarnTint},
         ofText},
        {Tone::Text2, panes + QList{Tone::Ground, Tone::Hover, Tone::Press, Tone::Selection, Tone::TrackOnGround},
         ofText},
        {Tone::Text3, panes + QList{Tone::Ground, Tone::Hover, Tone::Selection}, ofText},
        {Tone::AccentText, panes + QList{Tone::Hover, Tone::Selection}, ofText},
        {Tone::OnAccent, {Tone::Accent, Tone::AccentHover}, ofText},
        {Tone::Warn, panes + QList{Tone::Hover, Tone::Selection, Tone::WarnTint}, ofText},
        {Tone::Bad, panes + QList{Tone::Hover}, ofText},
        {Tone::Good, panes, ofText},
        {Tone::WarnSign, panes + QList{Tone::Selection}, ofSigns},
        {Tone::Edge, {Tone::Field, Tone::Form, Tone::Outline, Tone::Raised}, ofSigns},
    };
}

/// Sets the scheme and lets the application notify its widgets.
void use(Appearance::Scheme scheme)
{
    Appearance::instance().setScheme(scheme);
    QCoreApplication::processEvents();
}

/// The colour at a position in logical pixels, at any scale.
QColor colorAt(const QImage& image, const QPoint& point)
{
    return image.pixelColor((QPointF(point) * image.devicePixelRatio()).toPoint());
}

QImage picture(QWidget& widget)
{
    return widget.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

} // namespace

class StyleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void hasReadableContrast_data();
    void hasReadableContrast();
    void increasesContrast();
    void givesControlsTheirDesignHeights();
    void followsTheDensity();
    void showsFocus_data();
    void showsFocus();
    void hidesFocusRingAfterMouseClick();
    void marksDefaultButtons();
    void enterPressesButtons();
    void leavesKeysToTheWindow();
    void drawsNoGradients_data();
    void drawsNoGradients();
    void selectsRowsInSubtleColours();
    void scrollBarsHaveNoArrows();
    void framesListsOfDialogsOnly();
    void scrollAreasUsePaneBackground();
    void wheelChangesNoUnfocusedField();
    void remembersAppearance();

private:
    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_settings;
};

void StyleTest::initTestCase()
{
    m_settings = std::make_unique<QSettings>(m_folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    Appearance::instance().begin(*m_settings);
}

void StyleTest::cleanup()
{
    Appearance& appearance = Appearance::instance();
    appearance.setScheme(Appearance::Scheme::Light);
    appearance.setCompact(false);
    appearance.setMoreContrast(false);
}

void StyleTest::hasReadableContrast_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void StyleTest::hasReadableContrast()
{
    QFETCH(bool, dark);
    const QPalette palette = tonedPalette(dark);
    for (const Pair& pair : pairs()) {
        for (const Tone ground : pair.grounds) {
            const double reached = contrast(tone(pair.ink, palette), tone(ground, palette));
            QVERIFY2(reached >= pair.least, qPrintable(QStringLiteral("tone %1 on %2: %3")
                                                           .arg(static_cast<int>(pair.ink))
                                                           .arg(static_cast<int>(ground))
                                                           .arg(reached)));
        }
    }
    // Checked controls in forms; the lighter tone in dark schemes.
    QVERIFY(contrast(tone(dark ? Tone::AccentHover : Tone::Accent, palette), tone(Tone::Form, palette)) >= ofSigns);
    const auto ofPalette = [&](QPalette::ColorRole ink, QPalette::ColorRole ground) {
        return contrast(palette.color(ink), palette.color(ground));
    };
    QVERIFY(ofPalette(QPalette::Text, QPalette::Base) >= ofText);
    QVERIFY(ofPalette(QPalette::WindowText, QPalette::Window) >= ofText);
    QVERIFY(ofPalette(QPalette::ButtonText, QPalette::Button) >= ofText);
    QVERIFY(ofPalette(QPalette::PlaceholderText, QPalette::Base) >= ofText);
    QVERIFY(ofPalette(QPalette::HighlightedText, QPalette::Highlight) >= ofText);
    QVERIFY(ofPalette(QPalette::Link, QPalette::Base) >= ofText);
    QVERIFY(ofPalette(QPalette::ToolTipText, QPalette::ToolTipBase) >= ofText);
}

void StyleTest::increasesContrast()
{
    Appearance& appearance = Appearance::instance();
    for (const auto scheme : {Appearance::Scheme::Light, Appearance::Scheme::Dark}) {
        appearance.setScheme(scheme);
        appearance.setMoreContrast(true);
        QCOMPARE(tone(Tone::Text2), tone(Tone::Text));
        QCOMPARE(tone(Tone::Text3), tone(Tone::Text));
        for (const Tone line : {Tone::FieldLine, Tone::Line, Tone::LineStrong})
            QVERIFY(contrast(tone(line), tone(Tone::Form)) >= ofSigns);
        QCOMPARE(QApplication::palette().color(QPalette::PlaceholderText), tone(Tone::Text));
    }
}

void StyleTest::givesControlsTheirDesignHeights()
{
    QPushButton boxed(QStringLiteral("Boxed"));
    QToolButton flat;
    flat.setText(QStringLiteral("Flat"));
    QToolButton chip;
    chip.setText(QStringLiteral("Chip"));
    setRole(chip, Role::Chip);
    QWidget bar;
    setGround(bar, Tone::Bar);
    QPushButton inBar(QStringLiteral("Export"), &bar);
    setRole(inBar, Role::Primary);
    QLineEdit line;
    QComboBox combo;
    QSpinBox spin;
    for (const bool compact : {false, true}) {
        Appearance::instance().setCompact(compact);
        QCOMPARE(boxed.sizeHint().height(), 28);
        QCOMPARE(flat.sizeHint().height(), 28);
        QCOMPARE(chip.sizeHint().height(), 24);
        QCOMPARE(inBar.sizeHint().height(), 32);
        for (const QWidget* field :
             {static_cast<QWidget*>(&line), static_cast<QWidget*>(&combo), static_cast<QWidget*>(&spin)})
            QCOMPARE(field->sizeHint().height(), compact ? 26 : 28);
    }
}

/// Open windows change their heights at once when the density changes.
void StyleTest::followsTheDensity()
{
    QDialog dialog;
    QVBoxLayout column(&dialog);
    QLineEdit line;
    column.addWidget(&line);
    column.addStretch();
    dialog.show();
    QCOMPARE(column.contentsMargins(), QMargins(24, 16, 24, 16));
    QCOMPARE(line.height(), 28);
    Appearance::instance().setCompact(true);
    QTRY_COMPARE(line.height(), 26);
}

void StyleTest::showsFocus_data()
{
    QTest::addColumn<int>("role");
    for (const Role role :
         {Role::Primary, Role::Boxed, Role::Flat, Role::Link, Role::Danger, Role::Chip, Role::Segment})
        QTest::addRow("role %d", static_cast<int>(role)) << static_cast<int>(role);
}

void StyleTest::showsFocus()
{
    QFETCH(int, role);
    QWidget window;
    QHBoxLayout row(&window);
    QPushButton button(QStringLiteral("Button"));
    setRole(button, static_cast<Role>(role));
    QLineEdit other;
    row.addWidget(&button);
    row.addWidget(&other);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    for (const auto scheme : {Appearance::Scheme::Light, Appearance::Scheme::Dark}) {
        use(scheme);
        other.setFocus();
        const QImage without = picture(button);
        const QImage focused = picture(other);
        QTest::keyClick(&other, Qt::Key_Backtab);
        QVERIFY(button.hasFocus());
        const QImage with = picture(button);
        QVERIFY(with != without);
        const int middle = button.height() / 2;
        QCOMPARE(colorAt(with, {0, middle}), tone(Tone::AccentText));
        QCOMPARE(colorAt(with, {1, middle}), tone(Tone::AccentText));
        QVERIFY(picture(other) != focused);
    }
}

void StyleTest::hidesFocusRingAfterMouseClick()
{
    QPushButton button(QStringLiteral("Button"));
    button.show();
    QVERIFY(QTest::qWaitForWindowActive(&button));
    QTest::mouseClick(&button, Qt::LeftButton);
    QVERIFY(button.hasFocus());
    const int middle = button.height() / 2;
    QVERIFY(colorAt(picture(button), {0, middle}) != tone(Tone::AccentText));
    QTest::keyClick(&button, Qt::Key_Shift);
    QCOMPARE(colorAt(picture(button), {0, middle}), tone(Tone::AccentText));
}

void StyleTest::marksDefaultButtons()
{
    QDialog dialog;
    QVBoxLayout column(&dialog);
    QDialogButtonBox box(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    column.addWidget(&box);
    box.button(QDialogButtonBox::Ok)->setDefault(true);
    dialog.show();
    const auto ground = [&](QDialogButtonBox::StandardButton which) {
        return colorAt(picture(*box.button(which)), {8, 4});
    };
    QCOMPARE(ground(QDialogButtonBox::Ok), tone(Tone::Accent));
    QCOMPARE(ground(QDialogButtonBox::Cancel), tone(Tone::Raised));
}

void StyleTest::drawsNoGradients_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

/// No gradients: along a vertical line without text, each control has few colours, all of them tones. Set
/// DUOVITA_PICTURES to a folder to keep pictures of all controls.
void StyleTest::drawsNoGradients()
{
    QFETCH(bool, dark);
    use(dark ? Appearance::Scheme::Dark : Appearance::Scheme::Light);
    const auto gallery = test::makeStyleGallery();
    gallery->show();
    const QString folder = qEnvironmentVariable("DUOVITA_PICTURES");
    if (!folder.isEmpty()) // for example, style-dark@1.5.png
        gallery->grab().save(QStringLiteral("%1/style-%2@%3.png")
                                 .arg(folder, dark ? QStringLiteral("dark") : QStringLiteral("light"))
                                 .arg(gallery->devicePixelRatio()));
    for (QWidget* widget : gallery->findChildren<QWidget*>()) {
        const bool isControl = qobject_cast<QPushButton*>(widget) || qobject_cast<QToolButton*>(widget) ||
                               qobject_cast<QComboBox*>(widget) || qobject_cast<QAbstractSpinBox*>(widget) ||
                               qobject_cast<QScrollBar*>(widget);
        if (!isControl || !widget->isVisible() || widget->height() < 12)
            continue;
        const QImage image = picture(*widget);
        QSet<QRgb> colors;
        const int column = std::min(4, widget->width() - 1); // left of any text
        for (int y = 5; y < widget->height() - 5; ++y)
            colors.insert(colorAt(image, {column, y}).rgb());
        constexpr int ofRoundEnds = 6;
        QVERIFY2(colors.size() <= ofRoundEnds, qPrintable(QString::fromLatin1(widget->metaObject()->className()) +
                                                          QStringLiteral(": %1 colours").arg(colors.size())));
    }
}

void StyleTest::selectsRowsInSubtleColours()
{
    QListWidget list;
    list.addItem(QStringLiteral("Row"));
    list.setCurrentRow(0);
    list.resize(200, 100);
    list.show();
    QCOMPARE(list.palette().color(QPalette::HighlightedText), tone(Tone::AccentText));
    const QRect row = list.visualItemRect(list.item(0));
    QVERIFY(row.height() >= 28);
    const QImage image = picture(*list.viewport());
    QCOMPARE(colorAt(image, {row.right() - 20, row.center().y()}), tone(Tone::Selection));
    QCOMPARE(colorAt(image, {row.right(), row.center().y()}), tone(Tone::Form)); // the selection is inset
    const QLineEdit line;
    QCOMPARE(line.palette().color(QPalette::Highlight), tone(Tone::Accent));
    use(Appearance::Scheme::Dark);
    QCOMPARE(list.palette().color(QPalette::HighlightedText), tone(Tone::AccentText));
}

void StyleTest::scrollBarsHaveNoArrows()
{
    QScrollBar bar(Qt::Vertical);
    bar.setRange(0, 100);
    bar.setPageStep(50);
    bar.resize(bar.sizeHint().width(), 300);
    QCOMPARE(bar.width(), 10);
    QStyleOptionSlider option;
    option.initFrom(&bar);
    option.orientation = Qt::Vertical;
    option.maximum = 100;
    option.pageStep = 50;
    const auto part = [&](QStyle::SubControl which) {
        return bar.style()->subControlRect(QStyle::CC_ScrollBar, &option, which, &bar);
    };
    QVERIFY(part(QStyle::SC_ScrollBarAddLine).isEmpty());
    QVERIFY(part(QStyle::SC_ScrollBarSubLine).isEmpty());
    QCOMPARE(part(QStyle::SC_ScrollBarSlider), QRect(0, 0, 10, 100));
    option.sliderPosition = 100;
    QCOMPARE(part(QStyle::SC_ScrollBarSlider), QRect(0, 200, 10, 100));
}

void StyleTest::framesListsOfDialogsOnly()
{
    QDialog dialog;
    auto* column = new QVBoxLayout(&dialog);
    auto* framed = new QListWidget;
    column->addWidget(framed);
    dialog.show();
    QVERIFY(framed->frameWidth() > 0);
    QWidget pane;
    auto* row = new QVBoxLayout(&pane);
    auto* bare = new QListWidget;
    row->addWidget(bare);
    pane.show();
    QCOMPARE(bare->frameWidth(), 0);
}

/// Scroll areas in a pane have the pane's background.
void StyleTest::scrollAreasUsePaneBackground()
{
    QWidget pane;
    setGround(pane, Tone::Outline);
    QVBoxLayout column(&pane);
    QListWidget list;
    QScrollArea area;
    area.setWidget(new QLabel(QStringLiteral("Content")));
    column.addWidget(&list);
    column.addWidget(&area);
    pane.show();
    const QImage image = picture(pane);
    for (const QWidget* widget : {static_cast<QWidget*>(&list), static_cast<QWidget*>(&area)})
        QCOMPARE(colorAt(image, widget->geometry().bottomRight() - QPoint(20, 4)), tone(Tone::Outline));
}

/// If Enter did not press the button, typing after it would have no effect.
void StyleTest::enterPressesButtons()
{
    QWidget pane;
    QVBoxLayout column(&pane);
    QToolButton tool;
    QPushButton button;
    QCheckBox check;
    for (QAbstractButton* each : {static_cast<QAbstractButton*>(&tool), static_cast<QAbstractButton*>(&button),
                                  static_cast<QAbstractButton*>(&check)}) {
        column.addWidget(each);
        each->setFocusPolicy(Qt::StrongFocus);
    }
    pane.show();
    int pressed = 0;
    connect(&tool, &QToolButton::clicked, &pane, [&] { ++pressed; });
    connect(&button, &QPushButton::clicked, &pane, [&] { ++pressed; });
    QTest::keyClick(&tool, Qt::Key_Return);
    QTest::keyClick(&button, Qt::Key_Enter);
    QCOMPARE(pressed, 2);
    QTest::keyClick(&button, Qt::Key_Return, Qt::ControlModifier);
    QTest::keyClick(&check, Qt::Key_Return);
    QCOMPARE(pressed, 2);
    QVERIFY(!check.isChecked());
}

/// On some desktops, Ctrl+E moves to the end of a line edit, but the window's action must take precedence.
void StyleTest::leavesKeysToTheWindow()
{
    QWidget window;
    auto* edit = new QLineEdit(QStringLiteral("text"), &window);
    QStringList done;
    for (const int key : {Qt::Key_E, Qt::Key_K, Qt::Key_A}) {
        auto* action = new QAction(&window);
        action->setShortcut(QKeySequence(Qt::CTRL | key));
        window.addAction(action);
        connect(action, &QAction::triggered, this, [&done, action] { done += action->shortcut().toString(); });
    }
    window.show();
    edit->setFocus();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    for (const Qt::Key key : {Qt::Key_E, Qt::Key_K})
        QTest::keyClick(edit, key, Qt::ControlModifier);
    QCOMPARE(done, QStringList({QStringLiteral("Ctrl+E"), QStringLiteral("Ctrl+K")}));
    QCOMPARE(edit->text(), QStringLiteral("text"));
    // Spin boxes and editable combo boxes ask their line edits.
    auto* number = new QSpinBox(&window);
    auto* choice = new QComboBox(&window);
    choice->setEditable(true);
    for (QWidget* box : std::initializer_list<QWidget*>{number, choice}) {
        done.clear();
        box->show();
        box->setFocus();
        QTest::keyClick(box, Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(done, QStringList(QStringLiteral("Ctrl+E")));
    }
    edit->setFocus();
    QTest::keyClick(edit, Qt::Key_A, Qt::ControlModifier); // universal shortcuts stay with the edit
    QCOMPARE(done.size(), 1);
    QCOMPARE(edit->selectedText(), QStringLiteral("text"));
    QTest::keyClick(edit, Qt::Key_X, Qt::ControlModifier);
    QVERIFY(edit->text().isEmpty());
}

/// Scrolling a form with the wheel passes over its fields; only a focused number changes.
void StyleTest::wheelChangesNoUnfocusedField()
{
    QScrollArea area;
    auto* form = new QWidget;
    auto* column = new QVBoxLayout(form);
    auto* choice = new QComboBox;
    choice->addItems({QStringLiteral("A4"), QStringLiteral("Letter"), QStringLiteral("A5")});
    auto* number = new QSpinBox;
    auto* slider = new QSlider(Qt::Horizontal);
    column->addWidget(choice);
    column->addWidget(number);
    column->addWidget(slider);
    column->addSpacing(2000);
    area.setWidget(form);
    area.resize(300, 300);
    area.show();
    area.activateWindow();
    QVERIFY(QTest::qWaitForWindowExposed(&area));
    const auto scroll = [&](QWidget* over) {
        const QPointF at = over->rect().center();
        QWheelEvent down(at, over->mapToGlobal(at), {}, QPoint(0, -120), Qt::NoButton, Qt::NoModifier,
                         Qt::NoScrollPhase, false);
        QSpontaneKeyEvent::setSpontaneous(&down); // or only the field would receive it
        qApp->notify(over, &down);
    };
    for (QWidget* field : QList<QWidget*>{choice, number, slider}) {
        area.setFocus();
        area.verticalScrollBar()->setValue(0);
        scroll(field);
        QVERIFY(area.verticalScrollBar()->value() > 0);
        QVERIFY(!field->hasFocus());
    }
    QCOMPARE(choice->currentIndex(), 0);
    QCOMPARE(number->value(), 0);
    QCOMPARE(slider->value(), 0);
    choice->setFocus();
    scroll(choice);
    QCOMPARE(choice->currentIndex(), 0);
    number->setValue(9);
    number->setFocus();
    scroll(number);
    QCOMPARE(number->value(), 8);
}

void StyleTest::remembersAppearance()
{
    Appearance& appearance = Appearance::instance();
    appearance.setScheme(Appearance::Scheme::Dark);
    appearance.setCompact(true);
    appearance.setMoreContrast(true);
    QVERIFY(isDark(QApplication::palette()));
    QCOMPARE(remembered::scheme.get(*m_settings), QStringLiteral("dark"));
    QVERIFY(remembered::compact.get(*m_settings));
    QVERIFY(remembered::moreContrast.get(*m_settings));
    appearance.setScheme(Appearance::Scheme::Light);
    QVERIFY(!isDark(QApplication::palette()));
}

DUOVITA_GUI_TEST(StyleTest)
#include "tst_style.moc"
