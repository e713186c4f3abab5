#include "core/content/cvediting.h"
#include "core/design/designkeys.h"
#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "ui/design/choicebox.h"
#include "ui/design/colorcontrol.h"
#include "ui/design/designpane.h"
#include "ui/design/designplan.h"
#include "ui/design/templategallery.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QInputDialog>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSlider>
#include <QStandardPaths>
#include <QTest>
#include <QToolButton>

using namespace duovita;
using namespace duovita::test;

/// Setting a CV's design in the real window, key by key.
class DesignPaneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); } // for the user's own templates
    void init();
    void cleanup();
    void hasRowForEveryLabelledKey();
    void everySettingChangesTheDesign();
    void showsAFewRowsFirst();
    void foldedGroupsShowSummaries();
    void hasOneScrollArea();
    void hidesOrDisablesIneffectiveRows();
    void doubleClickResetsToTemplate();
    void marksEntryOnlyInWriteMode();
    void clickedTextsLeadToTheirSettings();
    void everyPlaceHasASetting();
    void doubleClickSelectsTheNumber();
    void changesAreStoredAndUndone();
    void draggingSliderIsOneUndoStep();
    void resetsOneAndAll();
    void countsLengthAndMarginsAsChanges();
    void setsValuesPerLanguage();
    void tabFollowsRowOrder();
    void everyKindOfControlStoresItsValue();
    void appliesTypedValueAtAnyDensity();
    void listsFontsOfTheLanguage();
    void warnsOfWeakContrast();
    void setsPaperAndMissingTextsOfCv();
    void updatesPreview();
    void acceptsChangesToOlderTemplates();
    void previewsTemplatesByKeyboard();
    void templatesHavePictures();
    void templatesAreFiltered();
    void savesDesignAsTemplate();
    void explainsWhatThePageMayNotShow();
    void returnsToForm();
    void switchesInterfaceLanguage();

private:
    const Cv& cv() const { return m_window->document()->person().cvs.front(); }
    QJsonValue change(const char* key) const { return cv().design.changes.value(QLatin1StringView(key)); }
    template <typename Widget>
    Widget* part(const char* name) const
    {
        auto* found = find<Widget>(*m_window, name);
        if (!found)
            qFatal("%s is not there", name);
        return found;
    }

    void type(const char* field, const char* text) const
    {
        auto* edit = part<QLineEdit>(field);
        edit->setText(QString::fromLatin1(text));
        QTest::keyClick(edit, Qt::Key_Return);
    }

    std::unique_ptr<WindowFixture> m_fixture;
    std::unique_ptr<MainWindow> m_window;
};

void DesignPaneTest::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_window = m_fixture->open();
    m_window->show();
    m_window->openSample();
    QVERIFY(QTest::qWaitFor([this] { return m_window->document() != nullptr; }, patience));
    // The template compact has one text size for both languages.
    Person person = m_window->document()->person();
    person.cvs.front().design.templateName = QStringLiteral("compact");
    const_cast<PersonDocument*>(m_window->document())->replaceProfile(person);
    trigger(*m_window, "design");
    QVERIFY(part<DesignPane>("design")->isVisible());
}

void DesignPaneTest::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

void DesignPaneTest::hasRowForEveryLabelledKey()
{
    for (const DesignKey& key : designKeys()) {
        const bool wanted = key.label[0] != '\0' && key.group != DesignKey::Group::Other;
        const auto* control = m_window->findChild<QWidget*>(QStringLiteral("design.") + key.name);
        QVERIFY2((control != nullptr) == wanted, qPrintable(key.name));
        if (control)
            QVERIFY2(!control->accessibleName().isEmpty(), qPrintable(key.name));
    }
}

/// Operates every control once and undoes it. Settings hidden by their template are set as well, because another
/// setting may enable them.
void DesignPaneTest::everySettingChangesTheDesign()
{
    const auto operate = [](QWidget& control) {
        if (auto* number = qobject_cast<QDoubleSpinBox*>(&control))
            return number->setValue(number->value() + number->singleStep() > number->maximum()
                                        ? number->value() - number->singleStep()
                                        : number->value() + number->singleStep());
        if (auto* flag = qobject_cast<QCheckBox*>(&control))
            return flag->click();
        if (auto* choice = qobject_cast<ChoiceBox*>(&control)) {
            auto* list = choice->findChild<QComboBox*>();
            list->setCurrentIndex((list->currentIndex() + 1) % list->count());
            return Q_EMIT list->activated(list->currentIndex());
        }
        if (auto* text = qobject_cast<QLineEdit*>(&control)) {
            text->selectAll();
            return QTest::keyClicks(text, QStringLiteral(" / ")), QTest::keyClick(text, Qt::Key_Return);
        }
        if (auto* family = qobject_cast<QComboBox*>(&control); family && family->isEditable()) {
            family->setCurrentIndex(family->currentIndex() == 0 ? 1 : 0);
            return Q_EMIT family->activated(family->currentIndex());
        }
        QFAIL(qPrintable(control.objectName()));
    };
    auto* families = part<QComboBox>("design.fonts.latin");
    QVERIFY(QTest::qWaitFor([&] { return families->count() > 1; }, patience));
    int set = 0;
    for (const DesignKey& key : designKeys()) {
        if (key.label[0] == '\0')
            continue;
        const QByteArray name = (QStringLiteral("design.") + key.name).toLatin1();
        const auto* groups = part<QScrollArea>("design.groups")->widget();
        for (QWidget* outer = part<QWidget>(name.constData()); outer != groups; outer = outer->parentWidget())
            outer->setEnabled(true); // settings without effect here are tested, too
        if (key.type == DesignKey::Type::Color)
            part<QAbstractButton>(QByteArray(name + ".swatch.1").constData())->click();
        else if (key.type == DesignKey::Type::Choices && key.choices.size() > 4)
            trigger(*m_window, QByteArray(name + '.' + key.choices[4].toLatin1()).constData());
        else if (key.type == DesignKey::Type::Choices)
            part<QAbstractButton>(QByteArray(name + ".other").constData())->click();
        else
            operate(*part<QWidget>(name.constData()));
        if (key.type == DesignKey::Type::Color && !cv().design.changes.contains(key.name)) // same as the template
            part<QAbstractButton>(QByteArray(name + ".swatch.3").constData())->click();
        QVERIFY2(cv().design.changes.contains(key.name), name.constData());
        trigger(*m_window, "undo"); // one undo step each
        QVERIFY2(!cv().design.changes.contains(key.name), name.constData());
        ++set;
    }
    QVERIFY(set > 80);
}

void DesignPaneTest::showsAFewRowsFirst()
{
    const auto rowsSeen = [this] {
        int count = 0;
        for (const DesignKey& key : designKeys()) {
            const auto* control = m_window->findChild<QWidget*>(QStringLiteral("design.") + key.name);
            // A Chinese font is in the row of its Latin one.
            const bool isChinese = key.name.contains(QStringLiteral("chinese"), Qt::CaseInsensitive);
            count += control && control->isVisible() && !isChinese ? 1 : 0;
        }
        return count;
    };
    const int first = rowsSeen();
    QVERIFY2(first >= 8 && first <= 10, qPrintable(QString::number(first)));
    auto* more = part<QToolButton>("design.group.type.more");
    QVERIFY(!part<QWidget>("design.personName.size")->isVisible());
    more->click();
    QVERIFY(part<QWidget>("design.personName.size")->isVisible());
    more->click();
    QCOMPARE(rowsSeen(), first);
    for (int group = 0; group < static_cast<int>(DesignKey::Group::Other); ++group) {
        const QList<PlannedRow> rows = plannedRows(static_cast<DesignKey::Group>(group));
        const auto often = std::count_if(rows.begin(), rows.end(), [](const PlannedRow& row) { return !row.seldom; });
        QVERIFY2(often > 0 && often <= 10, qPrintable(QString::number(group)));
    }
}

void DesignPaneTest::foldedGroupsShowSummaries()
{
    const auto summary = [this](const char* group) { return part<QToolButton>(group)->accessibleDescription(); };
    QVERIFY2(summary("design.group.type").contains(QStringLiteral("pt")), qPrintable(summary("design.group.type")));
    QVERIFY(summary("design.group.page").startsWith(QStringLiteral("A4")));
    part<ChoiceBox>("design.cv.paper")->choose(static_cast<int>(Paper::A5));
    QVERIFY(summary("design.group.page").startsWith(QStringLiteral("A5")));
    part<ChoiceBox>("design.personName.align")->choose(QStringLiteral("right"));
    QVERIFY(summary("design.group.header").contains(QStringLiteral("Right")));
    for (const char* group : {"color", "space", "sections", "dates"})
        QVERIFY2(!summary(QByteArray(QByteArray("design.group.") + group).constData()).isEmpty(), group);
}

void DesignPaneTest::hasOneScrollArea()
{
    const auto* groups = part<QScrollArea>("design.groups");
    const auto nested = groups->widget()->findChildren<QAbstractScrollArea*>();
    for (const QAbstractScrollArea* area : nested)
        QVERIFY2(area->isWindow() || area->window() != m_window.get(),
                 qPrintable(area->objectName())); // popup of a list
    for (auto* head : groups->widget()->findChildren<QToolButton*>()) {
        if (head->objectName().startsWith(QStringLiteral("design.group.")))
            head->setChecked(true);
    }
    m_window->resize(911, 512);
    QTRY_VERIFY(groups->widget()->width() <= groups->viewport()->width()); // nothing extends beyond the right edge
    for (const DesignKey& key : designKeys()) {
        const auto* control = m_window->findChild<QWidget*>(QStringLiteral("design.") + key.name);
        if (!control || !control->isVisible())
            continue;
        const int right = control->mapTo(groups->widget(), QPoint(control->width(), 0)).x();
        QVERIFY2(right <= groups->viewport()->width(), qPrintable(key.name));
    }
}

/// Rows without effect are hidden, unless the setting they depend on is in the same group and does not determine the
/// layout.
void DesignPaneTest::hidesOrDisablesIneffectiveRows()
{
    auto* sections = part<QToolButton>("design.group.sections");
    sections->setChecked(true);
    part<QToolButton>("design.group.sections.more")->click();
    auto* width = part<QWidget>("design.sidebar.width");
    QVERIFY(!width->isVisible());
    part<ChoiceBox>("design.layout")->choose(QStringLiteral("sidebar"));
    QTRY_VERIFY(width->isVisible());
    trigger(*m_window, "undo");
    QTRY_VERIFY(!width->isVisible());
    auto* rule = part<QWidget>("design.section.ruleWidth");
    part<ChoiceBox>("design.section.style")->choose(QStringLiteral("rule"));
    QTRY_VERIFY(rule->isVisible() && rule->isEnabled());
    part<ChoiceBox>("design.section.style")->choose(QStringLiteral("plain"));
    QTRY_VERIFY(!rule->isEnabled());
    QVERIFY(rule->isVisible()); // the row stays in place
    const auto tip = [](const QWidget* widget) {
        while (widget->toolTip().isEmpty())
            widget = widget->parentWidget();
        return widget->toolTip();
    };
    QVERIFY2(tip(rule).contains(QStringLiteral("Headings")), qPrintable(tip(rule)));
    part<QToolButton>("design.group.header")->setChecked(true);
    auto* photo = part<QWidget>("design.photo.width");
    QCOMPARE(photo->isVisible(), m_window->document()->person().photo.has_value());
    part<QToolButton>("design.group.page")->setChecked(true);
    part<QToolButton>("design.group.page.more")->click();
    auto* margin = part<QWidget>("design.margins.left");
    QVERIFY(margin->isEnabled());
    part<ChoiceBox>("design.cv.margins")->choose(20);
    QVERIFY(!margin->isEnabled());
}

/// Where a setting that is on may show nothing on the page, or changes what other numbers mean, a note says so.
void DesignPaneTest::explainsWhatThePageMayNotShow()
{
    part<QToolButton>("design.group.page")->setChecked(true);
    const auto isShown = [this](const char* note) { return part<QLabel>(note)->isVisible(); };
    QVERIFY(!isShown("design.space.fill.note"));
    part<QAbstractButton>("design.space.fill")->click();
    QVERIFY(change("space.fill").toBool() && isShown("design.space.fill.note"));
    auto* note = part<QLabel>("design.space.fill.note");
    const QRegularExpressionMatch link = QRegularExpression(QStringLiteral("href=\"([^\"]+)\"")).match(note->text());
    QVERIFY(link.hasMatch());
    Q_EMIT note->linkActivated(link.captured(1));
    QVERIFY(part<QWidget>("design.body.size")->isVisible() && part<QWidget>("design.body.size")->hasFocus());
    QVERIFY(isShown("design.body.size.note"));
    for (const auto& [value, shown] : {std::pair("none", false), std::pair("page", true)}) {
        part<ChoiceBox>("design.footer.text")->choose(QString::fromLatin1(value));
        QCOMPARE(change("footer.text").toString(), QString::fromLatin1(value));
        QCOMPARE(isShown("design.footer.text.note"), shown);
    }
}

void DesignPaneTest::doubleClickResetsToTemplate()
{
    part<QDoubleSpinBox>("design.body.size")->setValue(11);
    QTest::mouseDClick(part<QSlider>("design.body.size.slider"), Qt::LeftButton);
    QVERIFY(!cv().design.changes.contains(QStringLiteral("body.size")));
}

void DesignPaneTest::marksEntryOnlyInWriteMode()
{
    auto* view = part<PagesView>("preview.en");
    QVERIFY(QTest::qWaitFor([&] { return view->document() != nullptr; }, patience));
    const auto isMarked = [view](const ContentSource& source) {
        const QImage before = view->viewport()->grab().toImage();
        view->mark(source);
        const bool marked = view->viewport()->grab().toImage() != before;
        view->mark({});
        return marked;
    };
    ContentSource source;
    for (const LayoutLine& line : view->document()->document.layout.pages.front().lines) {
        for (const GlyphRun& run : line.runs) {
            if (!source.entry)
                source = run.source;
        }
    }
    QVERIFY(source.entry);
    QVERIFY(!isMarked(source));
    part<QToolButton>("mode.write")->click();
    view->mark({});
    QVERIFY(isMarked(source));
}

/// A click on a text of the pages goes to its settings, a double click edits it.
void DesignPaneTest::clickedTextsLeadToTheirSettings()
{
    auto* view = part<PagesView>("preview.en");
    QVERIFY(QTest::qWaitFor([&] { return view->document() != nullptr; }, patience));
    const auto lead = [&](const ContentSource& source) {
        view->reveal(source);
        const std::optional<QRect> box = view->boxOf(source); // as wide as the column: dates are at its right
        if (!box)
            return QString();
        const int x = source.field == Field::Range ? box->right() - 20 : box->left() + 40;
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, QPoint(x, box->top() + 8));
        return QApplication::focusWidget()->objectName(); // of the control, or of a part of it
    };
    const Section& section =
        *std::find_if(m_window->document()->person().sections.begin(), m_window->document()->person().sections.end(),
                      [](const Section& each) { return each.kind() == SectionKind::Work; });
    const Entry& job = section.entries().front();
    QVERIFY(lead({{}, {}, {}, Field::Name}).startsWith(QStringLiteral("design.personName.align")));
    QVERIFY(lead({section.id(), {}, {}}).startsWith(QStringLiteral("design.section.style")));
    QVERIFY(lead({section.id(), job.id, {}, Field::Range}).startsWith(QStringLiteral("design.dates.format")));
    QVERIFY(lead({section.id(), job.id, job.highlights.front().id, Field::Highlights})
                .startsWith(QStringLiteral("design.list.bullet")));
    QVERIFY(part<DesignPane>("design")->isVisible());
    const QPoint name = view->boxOf({{}, {}, {}, Field::Name})->topLeft() + QPoint(40, 8);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, name);
    QTest::mouseDClick(view->viewport(), Qt::LeftButton, {}, name);
    QVERIFY(part<QWidget>("pageCard")->isVisible());
}

/// Each place of a document has a setting of the pane.
void DesignPaneTest::everyPlaceHasASetting()
{
    for (const FieldInfo& info : fieldTable) {
        for (const bool inEntry : {false, true}) {
            ContentSource source{{}, {}, {}, info.field};
            if (inEntry)
                source.entry = EntryId();
            QVERIFY2(m_window->findChild<QWidget*>(controlFor(source)), info.name);
        }
    }
}

/// Not only the digits on one side of the decimal point.
void DesignPaneTest::doubleClickSelectsTheNumber()
{
    auto* size = part<QDoubleSpinBox>("design.body.size");
    size->setValue(8.95);
    auto* line = size->findChild<QLineEdit*>();
    QTest::mouseDClick(line, Qt::LeftButton, {}, QPoint(6, line->height() / 2));
    QTest::keyClicks(line, QStringLiteral("10.5"));
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(change("body.size"), QJsonValue(10.5));
}

void DesignPaneTest::changesAreStoredAndUndone()
{
    auto* size = part<QDoubleSpinBox>("design.body.size");
    const double before = size->value();
    size->setValue(11.5);
    QCOMPARE(change("body.size"), QJsonValue(11.5));
    QCOMPARE(part<QLabel>("design.body.size.changed")->text(), QStringLiteral("●"));
    trigger(*m_window, "undo");
    QVERIFY(cv().design.changes.isEmpty());
    QCOMPARE(size->value(), before);
    QVERIFY(part<QLabel>("design.body.size.changed")->text().isEmpty());
    trigger(*m_window, "redo");
    QCOMPARE(change("body.size"), QJsonValue(11.5));
    size->setValue(before); // the template's value is no change
    QVERIFY(cv().design.changes.isEmpty());
}

void DesignPaneTest::draggingSliderIsOneUndoStep()
{
    auto* slider = part<QSlider>("design.body.size.slider");
    constexpr double pointsPerStep = 0.25;
    QCOMPARE(slider->minimum() * pointsPerStep, 8.0);
    QCOMPARE(slider->maximum() * pointsPerStep, 12.0);
    slider->setSliderDown(true);
    for (const int steps : {42, 43, 44})
        slider->setValue(steps);
    slider->setSliderDown(false);
    QCOMPARE(change("body.size"), QJsonValue(11.0));
    slider->setSliderDown(true); // again, as a separate step
    slider->setValue(46);
    slider->setSliderDown(false);
    trigger(*m_window, "undo");
    QCOMPARE(change("body.size"), QJsonValue(11.0));
    trigger(*m_window, "undo");
    QVERIFY(cv().design.changes.isEmpty());
}

void DesignPaneTest::resetsOneAndAll()
{
    part<QDoubleSpinBox>("design.body.size")->setValue(11);
    part<QDoubleSpinBox>("design.list.indent")->setValue(20);
    part<QDoubleSpinBox>("design.entry.spaceBefore")->setValue(9);
    part<QToolButton>("design.list.indent.reset")->click();
    QCOMPARE(cv().design.changes.keys(),
             (QStringList{QStringLiteral("body.size"), QStringLiteral("entry.spaceBefore")}));
    QVERIFY(part<QLabel>("design.summary")->text().contains(QStringLiteral("2 changes")));
    part<QPushButton>("design.resetAll")->click();
    QVERIFY(cv().design.changes.isEmpty());
    trigger(*m_window, "undo"); // all in one step
    QCOMPARE(cv().design.changes.size(), 2);
}

/// The CV's length and margins count as changes to the template.
void DesignPaneTest::countsLengthAndMarginsAsChanges()
{
    Cv fitted = cv();
    fitted.targetPages = 1;
    fitted.margins = 15;
    fitted.paper = Paper::Letter; // not counted: templates do not set the paper
    Person person = m_window->document()->person();
    person.cvs.front() = fitted;
    const_cast<PersonDocument*>(m_window->document())->replaceProfile(person);
    QVERIFY2(part<QLabel>("design.summary")->text().contains(QStringLiteral("2 changes")),
             qPrintable(part<QLabel>("design.summary")->text()));
    QVERIFY(!part<QToolButton>("design.cv.pages.reset")->isHidden());
    QVERIFY(part<QToolButton>("design.cv.paper.reset")->isHidden());
    part<QToolButton>("design.cv.pages.reset")->click();
    QVERIFY(!cv().targetPages);
    QCOMPARE(find<QAction>(*m_window, "undo")->text(), QStringLiteral("Undo: change the number of pages"));
    part<QPushButton>("design.resetAll")->click();
    QVERIFY(!cv().margins);
    QCOMPARE(cv().paper, Paper::Letter);
    part<QDoubleSpinBox>("design.list.indent")->setValue(20);
    QVERIFY2(find<QAction>(*m_window, "undo")->text().endsWith(QStringLiteral("(design)")),
             qPrintable(find<QAction>(*m_window, "undo")->text()));
}

void DesignPaneTest::setsValuesPerLanguage()
{
    part<QDoubleSpinBox>("design.body.size")->setValue(11);
    QVERIFY(!find<QDoubleSpinBox>(*m_window, "design.body.size.zh"));
    QVERIFY(!part<QSlider>("design.body.size.slider")->isHidden());
    trigger(*m_window, "design.body.size.apart");
    QVERIFY(part<QSlider>("design.body.size.slider")->isHidden()); // half a row is too short for a slider
    part<QDoubleSpinBox>("design.body.size.zh")->setValue(11.5);
    QCOMPARE(change("body.size"),
             (QJsonValue(QJsonObject{{QStringLiteral("en"), 11.0}, {QStringLiteral("zh"), 11.5}})));
    trigger(*m_window, "design.body.size.apart");
    QCOMPARE(change("body.size"), QJsonValue(11.0));
    QVERIFY(!part<QSlider>("design.body.size.slider")->isHidden());
    QVERIFY(!part<QDoubleSpinBox>("design.body.size.zh")->isVisible());
    QVERIFY(!find<QAction>(*m_window, "design.fonts.latin.apart")); // each script has its own key
}

void DesignPaneTest::tabFollowsRowOrder()
{
    m_window->resize(1900, 950);                      // in a narrow pane, a row may wrap
    trigger(*m_window, "design.contacts.size.apart"); // adds a control later than those below it
    part<QToolButton>("design.group.type.more")->click();
    part<QToolButton>("design.group.color")->setChecked(true);
    QWidget* content = part<QScrollArea>("design.groups")->widget();
    auto* first = part<QToolButton>("design.group.type");
    QTRY_VERIFY(first->isVisible() && first->height() == first->sizeHint().height()); // wait for the layout
    const auto topOf = [&](const char* name) { return part<QWidget>(name)->mapTo(content, QPoint()).y(); };
    constexpr int lessThanARow = 20; // pixels
    // Wait for the layout.
    QTRY_VERIFY(topOf("design.fonts.oldStyleFigures") > topOf("design.fonts.latinScale") + lessThanARow);
    first->setFocus(Qt::TabFocusReason);
    QPoint before;
    int steps = 0;
    for (QWidget* at = first; content->isAncestorOf(at); at = QApplication::focusWidget()) {
        const QPoint now = at->mapTo(content, at->rect().center());
        constexpr int sameRow = 10; // pixels
        QVERIFY2(now.y() > before.y() + sameRow || (qAbs(now.y() - before.y()) <= sameRow && now.x() > before.x()),
                 qPrintable(QStringLiteral("%1 at %2,%3 after %4,%5")
                                .arg(at->objectName())
                                .arg(now.x())
                                .arg(now.y())
                                .arg(before.x())
                                .arg(before.y())));
        before = now;
        QVERIFY(++steps < 500);
        QTest::keyClick(at, Qt::Key_Tab);
        QVERIFY(QApplication::focusWidget());
    }
    constexpr int least = 40; // the rows of two groups and all headings
    QVERIFY(steps > least);
}

void DesignPaneTest::everyKindOfControlStoresItsValue()
{
    part<ChoiceBox>("design.section.style")->choose(QStringLiteral("band"));
    QCOMPARE(change("section.style"), QJsonValue(QStringLiteral("band")));
    auto* flag = part<QCheckBox>("design.contacts.icons");
    flag->click();
    QCOMPARE(change("contacts.icons"), QJsonValue(flag->isChecked()));
    trigger(*m_window, "design.sidebar.sections.education");
    QVERIFY(change("sidebar.sections").toArray().contains(QJsonValue(QStringLiteral("education"))));
    auto* own = part<QToolButton>("design.personName.parts.document");
    auto* other = part<QToolButton>("design.personName.parts.other");
    for (QToolButton* name : {own, other}) { // at least one part of the name must stay
        if (name->isChecked())
            name->click();
    }
    QVERIFY(own->isChecked() || other->isChecked());
    auto* families = part<QComboBox>("design.fonts.latin");
    QVERIFY(QTest::qWaitFor([&] { return families->count() > 0; }, patience));
    const QString family = families->itemText(0);
    QVERIFY(m_fixture->fonts.library->families(Language::English).contains(family));
    families->lineEdit()->setText(QStringLiteral("No such font"));
    Q_EMIT families->lineEdit()->editingFinished();
    QVERIFY(!cv().design.changes.contains(QStringLiteral("fonts.latin")));
    families->lineEdit()->setText(family);
    Q_EMIT families->lineEdit()->editingFinished();
    QCOMPARE(change("fonts.latin"), QJsonValue(family));
    part<QPushButton>("design.colors.accent")->click();
    type("design.colorPopup.hex", "123456");
    QCOMPARE(change("colors.accent"), QJsonValue(QStringLiteral("#123456")));
    QTRY_VERIFY(!find<QWidget>(*m_window, "design.colorPopup"));
    part<QPushButton>("design.colors.accent")->click();
    part<QAbstractButton>("design.colorPopup.#a9281f")->click();
    QCOMPARE(change("colors.accent"), QJsonValue(QStringLiteral("#a9281f")));
}

/// At any density, and even if the value equals the template's unscaled one.
void DesignPaneTest::appliesTypedValueAtAnyDensity()
{
    auto* density = part<QDoubleSpinBox>("design.space.density");
    auto* above = part<QDoubleSpinBox>("design.section.spaceBefore");
    const double own = above->value();
    density->setValue(125);
    QCOMPARE(above->value(), own * 1.25);
    const auto onThePage = [this] { return Template::load(cv().design, Language::English)->section.spaceBefore; };
    for (const double typed : {18.0, own}) {
        above->setValue(typed);
        QCOMPARE(above->value(), typed);
        QCOMPARE(onThePage(), typed);
    }
    density->setValue(75);
    QCOMPARE(above->value(), own);
    QCOMPARE(onThePage(), own);
    above->setValue(own * 0.75); // the template's value scaled by the density: no longer a change
    QVERIFY(!cv().design.changes.contains(QStringLiteral("section.spaceBefore")));
}

void DesignPaneTest::listsFontsOfTheLanguage()
{
    auto* latin = part<QComboBox>("design.fonts.latin");
    auto* chinese = part<QComboBox>("design.fonts.chinese");
    QVERIFY(QTest::qWaitFor([&] { return latin->count() > 1 && chinese->count() > 1; }, patience));
    const QString noHan = QStringLiteral("Noto Serif");
    QVERIFY(latin->findText(noHan) >= 0);
    QCOMPARE(chinese->findText(noHan), -1);
    QVERIFY(chinese->findText(QStringLiteral("Noto Sans CJK SC")) >= 0);
    chinese->lineEdit()->setText(noHan); // a typed font is accepted and then listed
    Q_EMIT chinese->lineEdit()->editingFinished();
    QCOMPARE(change("fonts.chinese"), QJsonValue(noHan));
    QVERIFY(chinese->findText(noHan) >= 0);
    QCOMPARE(chinese->currentText(), noHan);
    QTest::mouseClick(latin->lineEdit(), Qt::LeftButton);
    QTRY_VERIFY(latin->view()->isVisible());
    latin->hidePopup();
    // Headings may have the text's font, which is the first choice; texts need one of their own.
    QCOMPARE(latin->findData(QString()), -1);
    auto* titles = part<QComboBox>("design.fonts.titleLatin");
    QCOMPARE(titles->itemText(0), QStringLiteral("Same as text"));
    const auto choose = [titles](int index) {
        titles->setCurrentIndex(index);
        Q_EMIT titles->activated(index);
    };
    choose(titles->findText(noHan));
    QCOMPARE(change("fonts.titleLatin"), QJsonValue(noHan));
    choose(0);
    QVERIFY(change("fonts.titleLatin").toString().isEmpty());
    QVERIFY(titles->currentText().isEmpty());
    QCOMPARE(titles->lineEdit()->placeholderText(), QStringLiteral("Same as text"));
}

void DesignPaneTest::warnsOfWeakContrast()
{
    QCOMPARE(std::round(contrast(Qt::black, Qt::white)), 21.0);
    QVERIFY(contrast(QColor(0x76, 0x76, 0x76), Qt::white) >= 4.5); // the lightest grey with sufficient contrast
    QVERIFY(contrast(QColor(0x77, 0x77, 0x77), Qt::white) < 4.5);
    QVERIFY(part<QLabel>("design.colors.heading.contrast")->isHidden());
    part<QPushButton>("design.colors.heading")->click();
    const auto* words = part<QLabel>("design.colorPopup.words");
    auto* typed = part<QLineEdit>("design.colorPopup.hex");
    typed->setText(QStringLiteral("#ccc")); // the warning appears before choosing
    QVERIFY2(words->text().startsWith(QStringLiteral("1.6 : 1")), qPrintable(words->text()));
    typed->setText(QStringLiteral("#23"));
    QTest::keyClick(typed, Qt::Key_Return); // not a colour yet
    QVERIFY(!cv().design.changes.contains(QStringLiteral("colors.heading")));
    for (const QAbstractButton* swatch : part<QWidget>("design.colorPopup")->findChildren<QAbstractButton*>()) {
        const QColor color = QColor::fromString(swatch->accessibleName());
        if (color.isValid()) // texts may have any of these colours
            QVERIFY2(contrast(color, Qt::white) >= 4.5, qPrintable(color.name()));
    }
    type("design.colorPopup.hex", "#cccccc");
    QCOMPARE(change("colors.heading"), QJsonValue(QStringLiteral("#cccccc")));
    QVERIFY(!part<QLabel>("design.colors.heading.contrast")->isHidden());
}

void DesignPaneTest::setsPaperAndMissingTextsOfCv()
{
    auto* paper = part<ChoiceBox>("design.cv.paper");
    paper->choose(static_cast<int>(Paper::Letter));
    QCOMPARE(cv().paper, Paper::Letter);
    const auto isOnLetter = [this] {
        const PreviewDocument* document = shown(*m_window, "preview.en");
        constexpr double letterWidth = 612; // points
        return document && document->document.layout.paper.width() == letterWidth;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isOnLetter(), patience);
    part<ChoiceBox>("design.cv.missingTexts")->choose(static_cast<int>(MissingTexts::LeftOut));
    QCOMPARE(cv().missingTexts, MissingTexts::LeftOut);
    trigger(*m_window, "undo");
    trigger(*m_window, "undo");
    QCOMPARE(cv().paper, Paper::A4);
    QCOMPARE(paper->value(), QJsonValue(static_cast<int>(Paper::A4)));
}

void DesignPaneTest::updatesPreview()
{
    QVERIFY(QTest::qWaitFor([this] { return shown(*m_window, "preview.en") != nullptr; }, patience));
    const qsizetype before = shown(*m_window, "preview.en")->pages.size();
    part<QDoubleSpinBox>("design.body.size")->setValue(30);
    QVERIFY(QTest::qWaitFor([&] { return shown(*m_window, "preview.en")->pages.size() > before; }, patience));
}

void DesignPaneTest::acceptsChangesToOlderTemplates()
{
    for (const char* name : {"classic", "compact", "academic", "modern", "bilingual"}) {
        Design design{earlierTemplate(QString::fromLatin1(name))};
        QVERIFY2(DesignLook::of(design), name);
        design.changes.insert(QStringLiteral("body.size"), 11);
        QVERIFY2(DesignLook::of(design), name);
    }
}

void DesignPaneTest::previewsTemplatesByKeyboard()
{
    part<QDoubleSpinBox>("design.body.size")->setValue(11);
    auto* gallery = part<TemplateGallery>("design.gallery");
    const auto previewed = [this] {
        return part<DesignPane>("design")->previewed(m_window->document()->person()).cvs.front().design.templateName;
    };
    const QString before = cv().design.templateName;
    // A tile contains its picture and its full name.
    const QRect tile = gallery->visualItemRect(gallery->item(1));
    QVERIFY(tile.height() > 150);
    QCOMPARE(gallery->itemAt(QPoint(tile.center().x(), tile.top() + 120)), gallery->item(1));
    gallery->setFocus();
    QVERIFY(QTest::qWaitFor([&] { return gallery->hasFocus(); }, patience));
    const auto goToTheLast = [gallery] {
        QTest::keyClick(gallery, Qt::Key_End); // the empty frame, which saves the current look
        QTest::keyClick(gallery, Qt::Key_Left);
    };
    goToTheLast();
    const QString tried = gallery->currentItem()->data(Qt::UserRole).toString();
    QVERIFY(tried != before);
    QCOMPARE(cv().design.templateName, before);
    QCOMPARE(previewed(), tried); // the pages show it
    QVERIFY(part<QLabel>("design.hint")->text().startsWith(QStringLiteral("Previewing ")));
    QTest::keyClick(gallery, Qt::Key_Escape);
    QCOMPARE(previewed(), before);
    goToTheLast();
    part<QWidget>("design.body.size")->setFocus(); // leaving also reverts
    QTRY_COMPARE(previewed(), before);
    gallery->setFocus();
    goToTheLast();
    QTest::keyClick(gallery, Qt::Key_Return);
    QCOMPARE(cv().design.templateName, tried);
    QCOMPARE(change("body.size"), QJsonValue(11.0)); // the changes stay
    trigger(*m_window, "undo");
    QCOMPARE(cv().design.templateName, before);
    QCOMPARE(gallery->currentItem()->data(Qt::UserRole).toString(), before);
    QCOMPARE(change("body.size"), QJsonValue(11.0));
}

/// Pictures of this CV, drawn by the export engine.
void DesignPaneTest::templatesHavePictures()
{
    const auto* gallery = part<TemplateGallery>("design.gallery");
    for (const QString& name : Template::names())
        QVERIFY2(gallery->templates().contains(name), qPrintable(name));
    const auto isDrawn = [](const QListWidgetItem* item) {
        const QImage picture = item->icon().pixmap(QSize(84, 118)).toImage();
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                if (qGray(picture.pixel(x, y)) < 200)
                    return true;
            }
        }
        return false;
    };
    QVERIFY(QTest::qWaitFor(
        [&] {
            for (int row = 0; row < gallery->templates().size(); ++row) {
                if (!isDrawn(gallery->item(row)))
                    return false;
            }
            return true;
        },
        patience));
}

void DesignPaneTest::templatesAreFiltered()
{
    auto* gallery = part<TemplateGallery>("design.gallery");
    const auto isSeen = [gallery](const char* name) {
        return !gallery->item(static_cast<int>(gallery->templates().indexOf(QLatin1StringView(name))))->isHidden();
    };
    QVERIFY(isSeen("plain") && isSeen("modern"));
    part<QToolButton>("design.filter.2")->click(); // two columns
    QVERIFY(!isSeen("plain") && isSeen("modern"));
    part<QToolButton>("design.filter.1")->click(); // one column
    QVERIFY(isSeen("plain") && !isSeen("modern"));
    for (int index = 0; index < 6; ++index) {
        auto* filter = part<QToolButton>(qPrintable(QStringLiteral("design.filter.%1").arg(index)));
        filter->click();
        int seen = 0;
        for (int row = 0; row < gallery->templates().size(); ++row)
            seen += !gallery->item(row)->isHidden() && gallery->item(row) != gallery->currentItem() ? 1 : 0;
        QVERIFY2(seen >= 2, qPrintable(filter->text()));
        QVERIFY(index == 0 || !filter->toolTip().isEmpty());
    }
    part<QToolButton>("design.filter.4")->click(); // academic
    QVERIFY(isSeen("academic") && isSeen("hanging") && !isSeen("modern") && !isSeen("plain"));
    part<QToolButton>("design.filter.5")->click(); // plain
    QVERIFY(isSeen("plain") && isSeen("classic") && !isSeen("banking") && !isSeen("timeline"));
}

void DesignPaneTest::savesDesignAsTemplate()
{
    part<QDoubleSpinBox>("design.body.size")->setValue(11);
    const auto save = [this](const QString& name) {
        auto* gallery = part<TemplateGallery>("design.gallery");
        Q_EMIT gallery->itemClicked(gallery->item(gallery->count() - 1)); // the empty frame
        auto* dialog = part<QInputDialog>("design.saveDialog");
        dialog->setTextValue(name);
        dialog->accept();
        delete dialog;
    };
    save(QStringLiteral("a/b")); // not a valid file name
    QVERIFY(!part<QLabel>("design.problem")->isHidden());
    QCOMPARE(change("body.size"), QJsonValue(11.0));
    save(QStringLiteral("my house"));
    QVERIFY(part<QLabel>("design.problem")->isHidden());
    QCOMPARE(cv().design, Design{QStringLiteral("my house")});
    QCOMPARE(part<QDoubleSpinBox>("design.body.size")->value(), 11.0); // it looks the same
    QVERIFY(part<TemplateGallery>("design.gallery")->templates().contains(QStringLiteral("my house")));
    trigger(*m_window, "undo");
    QCOMPARE(change("body.size"), QJsonValue(11.0));
    QVERIFY(QFile::remove(Template::userFolder() + QStringLiteral("/my house.json")));
}

void DesignPaneTest::returnsToForm()
{
    part<QToolButton>("mode.write")->click();
    QVERIFY(!part<DesignPane>("design")->isVisible());
    trigger(*m_window, "design");
    QVERIFY(part<DesignPane>("design")->isVisible());
    trigger(*m_window, "newEntry"); // actions of the form must show it
    QVERIFY(!part<DesignPane>("design")->isVisible());
    trigger(*m_window, "design");
    trigger(*m_window, "part2"); // goes to the outline, which belongs to the form
    QVERIFY(!part<DesignPane>("design")->isVisible());
}

void DesignPaneTest::switchesInterfaceLanguage()
{
    part<QDoubleSpinBox>("design.body.size")->setValue(11);
    QCOMPARE(part<QWidget>("design.body.size")->accessibleName(), QStringLiteral("Text size"));
    m_fixture->language.use(QStringLiteral("zh_CN"));
    QTRY_COMPARE(part<QWidget>("design.body.size")->accessibleName(), QStringLiteral("正文字号"));
    QCOMPARE(part<QDoubleSpinBox>("design.body.size")->value(), 11.0);
    QCOMPARE(part<QToolButton>("design.group.color")->text(), QStringLiteral("颜色"));
    for (const DesignKey& key : designKeys()) {
        if (const auto* control = m_window->findChild<QWidget*>(QStringLiteral("design.") + key.name))
            QVERIFY2(control->accessibleName() != QLatin1StringView(key.label), qPrintable(key.name));
    }
}

DUOVITA_GUI_TEST(DesignPaneTest)
#include "tst_designpane.moc"
