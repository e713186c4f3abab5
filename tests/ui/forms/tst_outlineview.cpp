#include "core/messages/interfacelanguage.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"
#include "ui/forms/editorpanel.h"
#include "ui/forms/outlinedelegate.h"
#include "ui/forms/outlineview.h"
#include "ui/models/outlinemodel.h"
#include "ui/style/appearance.h"
#include "ui/style/tokens.h"

#include <QDir>
#include <QDragEnterEvent>
#include <QElapsedTimer>
#include <QMimeData>
#include <QScrollBar>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

using namespace duovita;

namespace {

/// A person's outline, as high as in a window of 900 pixels.
struct ShownOutline {
    explicit ShownOutline(const Person& person, QSize size = {272, 812}) : document(person), editor(&window)
    {
        editor.hide();
        editor.setDocument(&document);
        auto* layout = new QVBoxLayout(&window);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(&editor.outlinePane());
        view = window.findChild<OutlineView*>(QStringLiteral("outline"));
        window.resize(size);
        window.show();
        shown = QTest::qWaitForWindowExposed(&window);
        QCoreApplication::processEvents();
    }
    ~ShownOutline() { editor.setDocument(nullptr); }
    Q_DISABLE_COPY_MOVE(ShownOutline)

    OutlineModel& model() const { return *static_cast<OutlineModel*>(view->model()); }
    QModelIndex entry(int section, int row) const { return model().index(row, 0, model().index(section + 1, 0)); }
    const Section& section(int i) const { return document.person().sections[i]; }
    QRect rowOf(const QModelIndex& index) const
    {
        QRect row = view->visualRect(index);
        row.setLeft(0);
        row.setWidth(view->viewport()->width());
        return row;
    }
    /// Number of fully visible rows: all, or only entries.
    int rowsInView(bool entriesAlone) const
    {
        int count = 0;
        for (QModelIndex index = model().index(0, 0); index.isValid(); index = view->indexBelow(index)) {
            const bool counted = !entriesAlone || index.parent().isValid();
            if (counted && view->viewport()->rect().contains(view->visualRect(index)))
                ++count;
        }
        return count;
    }

    PersonDocument document;
    QWidget window;
    EditorPanel editor;
    OutlineView* view = nullptr;
    bool shown = false;
};

Person manyJobs(int sections, int jobs)
{
    Person person;
    for (int i = 0; i < sections; ++i) {
        Section section(SectionKind::Work);
        for (int j = 0; j < jobs; ++j) {
            Entry entry = section.newEntry();
            auto& details = std::get<ExperienceDetails>(entry.details);
            details.organization =
                LocalizedText::of(QStringLiteral("Place %1").arg(j), QStringLiteral("单位 %1").arg(j));
            details.position = LocalizedText::of(QStringLiteral("Engineer"), QStringLiteral("工程师"));
            details.range = DateRange::untilPresent(*PartialDate::create(2000 + j % 20));
            static_cast<void>(section.append(entry));
        }
        person.sections += section;
    }
    return person;
}

double median(QList<double> times)
{
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

} // namespace

/// The outline's rows: how many are visible, mouse and keyboard actions, and speed.
class OutlineViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void showsManyEntries();
    void showsWholeSampleWhenCompact();
    void expandsMainSectionsInitially();
    void remembersExpandedSections();
    void usesRowHeightsOfDesign();
    void hidesEntryByEyeIcon();
    void foldsSectionByArrow();
    void doesNotRenameOnDoubleClick();
    void foldsAndNavigatesByKeys();
    void showsDropPosition();
    void staysFastWithHundredsOfEntries();
    void drawsEveryAppearance_data();
    void drawsEveryAppearance();

private:
    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_settings;
    InterfaceLanguage m_language;
};

void OutlineViewTest::initTestCase()
{
    m_settings = std::make_unique<QSettings>(m_folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    Appearance::instance().begin(*m_settings);
    Appearance::instance().setScheme(Appearance::Scheme::Light);
}

void OutlineViewTest::init()
{
    m_language.use(QStringLiteral("en"));
    Appearance::instance().setCompact(false);
}

/// The outline's height below its title, in a window of 1500 × 900.
void OutlineViewTest::showsManyEntries()
{
    ShownOutline open(manyJobs(1, 60));
    QVERIFY(open.shown);
    open.view->scrollToBottom();
    QVERIFY2(open.rowsInView(true) >= 17, qPrintable(QString::number(open.rowsInView(true))));
    open.window.resize(272, 812 + measure(Measure::PaneHeader)); // 812 pixels of rows
    QCoreApplication::processEvents();
    open.view->scrollToBottom();
    QVERIFY2(open.rowsInView(true) >= 18, qPrintable(QString::number(open.rowsInView(true))));
    Appearance::instance().setCompact(true);
    open.window.resize(272, 812 + measure(Measure::PaneHeader));
    QCoreApplication::processEvents();
    open.view->scrollToBottom();
    QVERIFY2(open.rowsInView(true) >= 20, qPrintable(QString::number(open.rowsInView(true))));
}

/// Most of a typical record is visible at once; all of it if sections without dates are folded.
void OutlineViewTest::showsWholeSampleWhenCompact()
{
    Appearance::instance().setCompact(true);
    ShownOutline open(test::samplePerson(QStringLiteral("li-si")), {272, 812 + 36});
    QVERIFY(open.shown);
    QVERIFY(open.view->verticalScrollBar()->maximum() == 0); // everything is visible
    open.view->expandAll();
    QCoreApplication::processEvents();
    const int unfolded = open.rowsInView(false);
    QVERIFY2(unfolded >= 26, qPrintable(QString::number(unfolded)));
}

/// Work, projects and education are open initially; others can be opened with a click, and open when an entry in them
/// is selected.
void OutlineViewTest::expandsMainSectionsInitially()
{
    Person person = test::samplePerson(QStringLiteral("li-si"));
    person.sections += Section(SectionKind::Award); // an empty section
    ShownOutline open(person);
    int opened = 0;
    for (qsizetype i = 0; i < person.sections.size(); ++i) {
        const SectionKind kind = open.section(static_cast<int>(i)).kind();
        const bool main = kind == SectionKind::Work || kind == SectionKind::Project || kind == SectionKind::Education;
        const QModelIndex section = open.model().index(static_cast<int>(i) + 1, 0);
        QCOMPARE(open.view->isExpanded(section), main || !open.model().hasChildren(section));
        opened += main ? 1 : 0;
    }
    QCOMPARE(opened, 3);
    const Section& skills =
        *std::find_if(open.document.person().sections.begin(), open.document.person().sections.end(),
                      [](const Section& each) { return each.kind() == SectionKind::Skill; });
    open.editor.goTo(ContentSource{skills.id(), skills.entries()[1].id, {}, Field::Title}, Language::English);
    QVERIFY(open.view->isExpanded(open.model().indexOf(skills.id())));
}

void OutlineViewTest::remembersExpandedSections()
{
    ShownOutline open(test::samplePerson(QStringLiteral("li-si")));
    PersonDocument other(test::samplePerson(QStringLiteral("zhang-san")));
    const auto fold = [&](int row) {
        const QModelIndex section = open.model().index(row, 0);
        QTest::mouseClick(open.view->viewport(), Qt::LeftButton, {},
                          OutlineDelegate::arrowRect(open.rowOf(section)).center());
    };
    QVERIFY(!open.view->isExpanded(open.model().index(1, 0)));
    QVERIFY(open.view->isExpanded(open.model().index(2, 0)));
    fold(2);
    fold(1);
    open.editor.setDocument(&other);
    open.editor.setDocument(&open.document);
    QVERIFY(open.view->isExpanded(open.model().index(1, 0)));
    QVERIFY(!open.view->isExpanded(open.model().index(2, 0)));
}

void OutlineViewTest::usesRowHeightsOfDesign()
{
    Person person = manyJobs(1, 2);
    Section skills(SectionKind::Skill);
    Entry skill = skills.newEntry();
    std::get<SkillDetails>(skill.details).label = LocalizedText::shared(QStringLiteral("Go"));
    static_cast<void>(skills.append(skill));
    Section awards(SectionKind::Award);
    Entry award = awards.newEntry();
    std::get<AwardDetails>(award.details).title = LocalizedText::shared(QStringLiteral("Prize"));
    std::get<AwardDetails>(award.details).dates = {*PartialDate::create(2019)};
    static_cast<void>(awards.append(award));
    person.sections += {skills, awards};
    ShownOutline open(person);
    open.view->expandAll();
    for (const bool compact : {false, true}) {
        Appearance::instance().setCompact(compact);
        QCoreApplication::processEvents();
        QCOMPARE(open.view->visualRect(open.model().personIndex()).height(), compact ? 28 : 32);
        QCOMPARE(open.view->visualRect(open.entry(0, 0)).height(), compact ? 38 : 44);
        QCOMPARE(open.view->visualRect(open.entry(1, 0)).height(), compact ? 28 : 32); // it has only one line
        QCOMPARE(open.view->visualRect(open.entry(2, 0)).height(), compact ? 28 : 32); // its year is in the same line
    }
}

void OutlineViewTest::hidesEntryByEyeIcon()
{
    ShownOutline open(manyJobs(1, 3));
    const QModelIndex row = open.entry(0, 1);
    const QModelIndex before = open.view->currentIndex();
    const auto clickEye = [&] {
        const QPoint eye = OutlineDelegate::eyeRect(open.rowOf(row), row).center();
        QTest::mouseClick(open.view->viewport(), Qt::LeftButton, {}, eye);
    };
    clickEye();
    const EntryId hidden = open.section(0).entries()[1].id;
    const auto leftOut = [&] { return open.document.person().cvs.front().hiddenEntries; };
    QCOMPARE(leftOut(), QList{hidden}); // only in the CV shown
    QVERIFY(open.section(0).entries()[1].visible);
    QVERIFY(row.data(OutlineModel::OmittedRole).toBool());
    QCOMPARE(open.view->currentIndex(), before); // the selection is unchanged
    clickEye();
    QVERIFY(leftOut().isEmpty());
    QVERIFY(!row.data(OutlineModel::OmittedRole).toBool());
}

void OutlineViewTest::foldsSectionByArrow()
{
    ShownOutline open(manyJobs(2, 3));
    const QModelIndex section = open.model().index(1, 0);
    QVERIFY(open.view->isExpanded(section));
    const QPoint arrow = OutlineDelegate::arrowRect(open.rowOf(section)).center();
    for (const bool after : {false, true}) {
        QTest::mouseClick(open.view->viewport(), Qt::LeftButton, {}, arrow);
        QCOMPARE(open.view->isExpanded(section), after);
        QCOMPARE(open.view->currentIndex(), open.model().personIndex());
    }
    // Elsewhere in the row, a click selects it.
    QTest::mouseClick(open.view->viewport(), Qt::LeftButton, {}, open.rowOf(section).center());
    QCOMPARE(open.view->currentIndex(), section);
    QVERIFY(open.view->isExpanded(section));
}

void OutlineViewTest::doesNotRenameOnDoubleClick()
{
    ShownOutline open(manyJobs(1, 3));
    for (const QModelIndex& index : {open.model().index(1, 0), open.entry(0, 0)}) {
        QTest::mouseClick(open.view->viewport(), Qt::LeftButton, {}, open.rowOf(index).center());
        QTest::mouseDClick(open.view->viewport(), Qt::LeftButton, {}, open.rowOf(index).center());
        QVERIFY(!open.view->indexWidget(index));
        QVERIFY(open.view->viewport()->findChildren<QWidget*>().isEmpty());
        QVERIFY(open.view->isExpanded(open.model().index(1, 0)));
    }
}

void OutlineViewTest::foldsAndNavigatesByKeys()
{
    ShownOutline open(manyJobs(2, 2));
    open.view->setFocus();
    const auto press = [&](Qt::Key key) { QTest::keyClick(open.view, key); };
    press(Qt::Key_Down);
    QCOMPARE(open.view->currentIndex(), open.model().index(1, 0));
    press(Qt::Key_Left);
    QVERIFY(!open.view->isExpanded(open.model().index(1, 0)));
    press(Qt::Key_Down);
    QCOMPARE(open.view->currentIndex(), open.model().index(2, 0));
    press(Qt::Key_Up);
    press(Qt::Key_Right);
    QVERIFY(open.view->isExpanded(open.model().index(1, 0)));
    press(Qt::Key_Right);
    QCOMPARE(open.view->currentIndex(), open.entry(0, 0));
    press(Qt::Key_Left);
    QCOMPARE(open.view->currentIndex(), open.model().index(1, 0));
    QVERIFY(!open.view->currentIndex().data(Qt::AccessibleTextRole).toString().isEmpty());
}

/// A line in the accent colour shows the drop position; none if dropping is not possible.
void OutlineViewTest::showsDropPosition()
{
    Person person = manyJobs(2, 3);
    person.sections += Section(SectionKind::Publication);
    ShownOutline open(person);
    QVERIFY(open.shown);
    open.view->clearFocus();                                 // the focus ring has the same colour
    open.view->setDragDropMode(QAbstractItemView::DragDrop); // no real drag supplies the source
    QWidget* viewport = open.view->viewport();
    const auto accents = [&](const QModelIndex& dragged, const QPoint& at) {
        const std::unique_ptr<QMimeData> data(open.model().mimeData({dragged}));
        QDragEnterEvent enter(at, Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(viewport, &enter);
        QDragMoveEvent move(at, Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(viewport, &move);
        const QImage picture = viewport->grab().toImage();
        const int x = picture.width() / 2;
        QList<int> lines;
        for (int y = 0; y < picture.height(); ++y) {
            if (picture.pixelColor(x, y) == tone(Tone::AccentText) &&
                picture.pixelColor(OutlineDelegate::arrowRect({}).left() + 2, y) == tone(Tone::AccentText))
                lines += y;
        }
        QDragLeaveEvent leave;
        QCoreApplication::sendEvent(viewport, &leave);
        return lines;
    };
    // Drops an entry between two entries of another section.
    const QRect second = open.rowOf(open.entry(1, 1));
    const QList<int> line = accents(open.entry(0, 0), {second.center().x(), second.top() + 1});
    QVERIFY(!line.isEmpty());
    QVERIFY2(std::abs(line.front() - second.top()) <= 2, qPrintable(QString::number(line.front() - second.top())));
    // Over a section that does not accept its kind.
    QVERIFY(accents(open.entry(0, 0), open.rowOf(open.model().index(3, 0)).center()).isEmpty());
    // Drops a section before another.
    const QRect heading = open.rowOf(open.model().index(2, 0));
    const QList<int> before = accents(open.model().index(1, 0), {heading.center().x(), heading.top() + 4});
    QVERIFY(!before.isEmpty());
    QVERIFY(std::abs(before.front() - heading.top()) <= 2);
}

/// 600 entries: drawing a page and showing a change take well under a frame. The limits allow for a busy machine.
void OutlineViewTest::staysFastWithHundredsOfEntries()
{
    ShownOutline open(manyJobs(12, 50));
    QVERIFY(open.shown);
    const auto drawn = [&] { open.view->viewport()->repaint(); };
    const auto timed = [](const std::function<void(int)>& work) {
        QList<double> times;
        for (int i = 0; i < 21; ++i) {
            QElapsedTimer timer;
            timer.start();
            work(i);
            times += static_cast<double>(timer.nsecsElapsed()) / 1e6;
        }
        return median(times);
    };
    QScrollBar* bar = open.view->verticalScrollBar();
    const double scrolling = timed([&](int i) {
        bar->setValue(bar->maximum() * i / 21);
        drawn();
    });
    const double changing = timed([&](int i) {
        Entry entry = open.section(11).entries()[49];
        std::get<ExperienceDetails>(entry.details).organization =
            LocalizedText::shared(QStringLiteral("Elsewhere %1").arg(i));
        open.document.replaceEntry(entry, QStringLiteral("typing"));
        drawn();
    });
    qInfo("scrolling %.1f ms, changing %.1f ms", scrolling, changing);
    constexpr double frame = 16;
    QVERIFY2(scrolling < frame, qPrintable(QString::number(scrolling)));
    QVERIFY2(changing < frame, qPrintable(QString::number(changing)));
}

void OutlineViewTest::drawsEveryAppearance_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("compact");
    QTest::newRow("en-light") << QStringLiteral("en") << false << false;
    QTest::newRow("zh-light") << QStringLiteral("zh_CN") << false << false;
    QTest::newRow("en-dark") << QStringLiteral("en") << true << false;
    QTest::newRow("zh-compact") << QStringLiteral("zh_CN") << false << true;
}

/// Set DUOVITA_PICTURES to a folder to keep the pictures.
void OutlineViewTest::drawsEveryAppearance()
{
    QFETCH(QString, locale);
    QFETCH(bool, dark);
    QFETCH(bool, compact);
    m_language.use(locale);
    Appearance::instance().setScheme(dark ? Appearance::Scheme::Dark : Appearance::Scheme::Light);
    Appearance::instance().setCompact(compact);
    ShownOutline open(test::samplePerson(QStringLiteral("li-si")));
    const Section& jobs = open.section(1);
    const Section& projects = open.section(2);
    QVERIFY(jobs.entries().size() > 1 && projects.entries().size() > 1);
    Entry hidden = jobs.entries()[1];
    hidden.visible = false;
    open.document.replaceEntry(hidden);
    open.model().setTroubles({{projects.entries()[0].id, {Sign::Missing, {QStringLiteral("one")}}},
                              {jobs.entries()[0].id, {Sign::Stale, {QStringLiteral("one"), QStringLiteral("two")}}}});
    open.view->setCurrentIndex(open.model().indexOf(projects.entries()[0].id));
    open.view->collapse(open.model().index(1, 0));
    const QPointF over = open.rowOf(open.model().indexOf(projects.entries()[1].id)).center();
    QMouseEvent move(QEvent::MouseMove, over, open.view->viewport()->mapToGlobal(over), Qt::NoButton, Qt::NoButton, {});
    QCoreApplication::sendEvent(open.view->viewport(), &move);
    QCoreApplication::processEvents();
    const QImage picture = open.window.grab().toImage();
    Appearance::instance().setScheme(Appearance::Scheme::Light);
    QVERIFY(!picture.isNull());
    if (const QString folder = qEnvironmentVariable("DUOVITA_PICTURES"); !folder.isEmpty())
        QVERIFY(picture.save(
            QDir(folder).filePath(QStringLiteral("outline-%1.png").arg(QString::fromLatin1(QTest::currentDataTag())))));
}

DUOVITA_GUI_TEST(OutlineViewTest)
#include "tst_outlineview.moc"
