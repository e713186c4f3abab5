#include "tests/support/exportedfile.h"
#include "tests/support/testmain.h"
#include "tests/support/windowfixture.h"
#include "ui/design/choicebox.h"
#include "ui/design/templategallery.h"
#include "ui/models/outlinemodel.h"
#include "ui/preview/previewpanel.h"
#include "ui/problems/problemsmodel.h"
#include "ui/widgets/growingtextedit.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

using namespace duovita;

namespace {

constexpr int patience = 20000;

QString seed(const char* start)
{
    const QDir seeds(QStringLiteral(DUOVITA_SOURCE_DIR "/../shared/seeds"));
    const QStringList names = seeds.entryList({QString::fromLatin1(start) + QStringLiteral("_*")});
    return names.isEmpty() ? QString() : seeds.filePath(names.front());
}

} // namespace

/// A first session from the first start to two exported documents, in the real window with real documents. Set
/// DUOVITA_SHOTS to a folder to keep a picture of each step.
class JourneyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void completesWholeWorkflow_data();
    void completesWholeWorkflow();

private:
    template <typename Widget = QWidget>
    Widget* find(const char* name) const
    {
        return m_window->findChild<Widget*>(QString::fromLatin1(name));
    }
    void trigger(const char* action) { find<QAction>(action)->trigger(); }
    const Person& person() const { return m_window->document()->person(); }
    const PreviewDocument* shown(const char* view) const { return find<PagesView>(view)->document(); }
    bool previewHas(const char* view, const QString& text) const
    {
        return shown(view) && shown(view)->document.layout.text().contains(text);
    }
    QModelIndex outlineOf(const EntryId& id) const
    {
        return qobject_cast<OutlineModel*>(find<QTreeView>("outline")->model())->indexOf(id);
    }
    void picture(const char* step);
    void importBoth();
    void fixThreeProblems();
    void translateAPoint();
    void reorder();
    void undoAndRedoTen();
    void chooseTheLook();
    void exportBoth();
    void comeBack();

    std::unique_ptr<test::WindowFixture> m_fixture;
    std::unique_ptr<MainWindow> m_window;
    int m_step = 0;
};

void JourneyTest::completesWholeWorkflow_data()
{
    QTest::addColumn<QString>("locale");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("Chinese") << QStringLiteral("zh_CN");
}

void JourneyTest::picture(const char* step)
{
    const QString folder = qEnvironmentVariable("DUOVITA_SHOTS");
    if (folder.isEmpty())
        return;
    QTest::qWait(800);
    m_window->grab().save(QStringLiteral("%1/journey-%2-%3-%4.png")
                              .arg(folder, m_fixture->language.locale())
                              .arg(++m_step, 2, 10, QChar(u'0'))
                              .arg(QString::fromLatin1(step)));
}

void JourneyTest::completesWholeWorkflow()
{
    if (seed("000").isEmpty())
        QSKIP("the documents of this journey are not here (../shared/seeds)");
    QFETCH(QString, locale);
    m_step = 0;
    m_fixture = std::make_unique<test::WindowFixture>();
    m_fixture->language.use(locale);
    m_window = m_fixture->open();
    m_window->resize(1500, 900);
    m_window->show();
    QTRY_VERIFY_WITH_TIMEOUT(find("welcome.import")->isVisible(), patience);
    picture("empty");
    importBoth();
    fixThreeProblems();
    translateAPoint();
    reorder();
    undoAndRedoTen();
    chooseTheLook();
    exportBoth();
    comeBack();
    m_window.reset();
    m_fixture->language.use(QStringLiteral("en"));
}

void JourneyTest::importBoth()
{
    m_fixture->files.files = {seed("001"), seed("000")};
    m_fixture->files.name = QStringLiteral("方缙");
    QTest::mouseClick(find("welcome.import"), Qt::LeftButton);
    auto* accept = find<QPushButton>("review.accept");
    QTRY_VERIFY_WITH_TIMEOUT(accept->isVisible(), patience);
    picture("review-english");
    accept->click();
    QTRY_VERIFY_WITH_TIMEOUT(!accept->isVisible() || accept->isEnabled(), patience);
    // However long storing the first and reading the second document take.
    const auto isReviewing = [&](const QString& file) {
        const auto labels = m_window->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->isVisible() && label->text().startsWith(file); });
    };
    QTRY_VERIFY_WITH_TIMEOUT(isReviewing(QFileInfo(seed("000")).fileName()), patience);
    QTRY_VERIFY_WITH_TIMEOUT(accept->isVisible() && accept->isEnabled(), patience);
    picture("review-chinese");
    accept->click();
    auto* people = find<QListView>("people.list");
    QTRY_VERIFY_WITH_TIMEOUT(m_window->document() && shown("preview.en") && shown("preview.zh"), patience);
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 1, patience);
    // It is reopened with the second document's texts.
    QTRY_VERIFY_WITH_TIMEOUT(m_window->document() && person().name.text(Language::Chinese) == QStringLiteral("方缙"),
                             patience);
    QCOMPARE(person().name.text(Language::English), QStringLiteral("Jin Fang"));
    QTRY_VERIFY_WITH_TIMEOUT(previewHas("preview.zh", QStringLiteral("中国科学技术大学")), patience);
    picture("imported");
}

void JourneyTest::fixThreeProblems()
{
    trigger("check");
    auto* list = find<QTreeView>("problems.list");
    QTRY_VERIFY_WITH_TIMEOUT(list->model()->rowCount() > 0, patience);
    QTRY_VERIFY_WITH_TIMEOUT(list->isVisible(), patience);
    picture("problems");
    auto* model = qobject_cast<ProblemsModel*>(list->model());
    for (int fixed = 0, tries = 0; fixed < 3; ++tries) {
        QVERIFY2(tries < 60, "fewer than three problems have a remedy");
        trigger("nextProblem"); // the cursor is in its field
        trigger("check");
        QTest::qWait(20); // remedies are shown
        // A remedy that solves the problem: a copied text would be stale, because it needs a translation.
        const QList<QPushButton*> buttons =
            m_window->findChildren<QPushButton*>(QRegularExpression(QStringLiteral("^problems\\.remedy\\.[023]$")));

        const int before = model->count();
        if (buttons.isEmpty() || buttons.front()->text().isEmpty()) // it may be in the menu
            continue;
        buttons.front()->click();
        QTRY_VERIFY_WITH_TIMEOUT(model->count() < before, patience);
        ++fixed;
    }
    picture("three-fixed");
    trigger("write");
}

void JourneyTest::translateAPoint()
{
    // The first point with only one language.
    const Person before = person();
    for (const Section& section : before.sections) {
        for (const Entry& entry : section.entries()) {
            for (qsizetype i = 0; i < entry.highlights.size(); ++i) {
                const auto& text = entry.highlights[i].text;
                const bool chineseOnly = !text.isShared() && text.text(Language::English).isEmpty() &&
                                         !text.text(Language::Chinese).isEmpty();
                if (!chineseOnly)
                    continue;
                find<QTreeView>("outline")->setCurrentIndex(outlineOf(entry.id));
                auto* field = m_window->findChild<GrowingTextEdit*>(QStringLiteral("highlights.%1.en").arg(i));
                QVERIFY(field);
                QTest::keyClicks(field, QStringLiteral("Translated tonight, word by word"));
                QTRY_VERIFY_WITH_TIMEOUT(previewHas("preview.en", QStringLiteral("Translated tonight")), patience);
                // Undoing the import would revert this change, too, and is no longer offered.
                QVERIFY(!find("messageBar")->isVisible());
                picture("translated");
                return;
            }
        }
    }
    QFAIL("every point has both languages");
}

/// Moves an entry down with the keyboard and up with the mouse. Drag and drop is tested by tst_outlinemodel, because
/// real drags need a window system.
void JourneyTest::reorder()
{
    const auto home = std::find_if(person().sections.begin(), person().sections.end(),
                                   [](const Section& section) { return section.entries().size() > 2; });
    QVERIFY(home != person().sections.end());
    const SectionId section = home->id();
    const EntryId first = home->entries()[0].id;
    const EntryId second = home->entries()[1].id;
    const auto order = [&] { return m_window->document()->findSection(section)->entries(); };
    auto* outline = find<QTreeView>("outline");
    outline->setCurrentIndex(outlineOf(first));
    outline->setFocus();
    QTest::keyClick(outline, Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(order()[1].id, first);
    picture("moved-by-keyboard");

    auto* menu = find<QToolButton>("tools.more")->menu();
    menu->popup({0, 0});
    QTRY_VERIFY(menu->isVisible());
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(find<QAction>("moveUp")).center());
    QTRY_COMPARE(order()[0].id, first);
    QCOMPARE(order()[1].id, second);
    picture("moved-by-mouse");
}

void JourneyTest::undoAndRedoTen()
{
    auto* outline = find<QTreeView>("outline");
    trigger("duplicate");
    for (int i = 0; i < 9; ++i)
        trigger(i % 2 == 0 ? "hide" : "moveDown");
    const Person after = person();
    for (int i = 0; i < 10; ++i)
        trigger("undo");
    const Person before = person();
    QVERIFY(before != after);
    picture("ten-undone");
    for (int i = 0; i < 10; ++i)
        trigger("redo");
    QCOMPARE(person(), after);
    for (int i = 0; i < 10; ++i)
        trigger("undo");
    QCOMPARE(person(), before);
    QVERIFY(outline->currentIndex().isValid());
}

void JourneyTest::chooseTheLook()
{
    const auto choose = [this](const char* name, int value) { find<ChoiceBox>(name)->choose(value); };
    trigger("design");
    choose("design.cv.references", static_cast<int>(ReferenceStyle::Gbt7714));
    QCOMPARE(person().cvs.front().references, ReferenceStyle::Gbt7714);
    choose("design.cv.references", static_cast<int>(ReferenceStyle::Plain));
    QCOMPARE(person().cvs.front().references, ReferenceStyle::Plain);
    Q_EMIT find<TemplateGallery>("design.gallery")->applied(QStringLiteral("compact"));
    choose("design.cv.pages", 2);
    trigger("design");
    QCOMPARE(person().cvs.front().design.templateName, QStringLiteral("compact"));
    QTRY_VERIFY_WITH_TIMEOUT(shown("preview.en")->pages.size() == 2 && shown("preview.zh")->pages.size() == 2,
                             patience);
    picture("compact-two-pages");
}

void JourneyTest::exportBoth()
{
    m_fixture->files.target = m_fixture->folder.filePath(QStringLiteral("out"));
    QSignalSpy exported(m_window.get(), &MainWindow::exported);
    trigger("exportBoth");
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, patience);
    const QStringList paths = exported.front().front().toStringList();
    QCOMPARE(paths.size(), 2);
    for (const QString& path : paths) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const bool english = path.contains(QStringLiteral("(en)"));
        const auto size = [&] {
            return test::exportedFile(shown(english ? "preview.en" : "preview.zh")->document.layout).size();
        };
        QTRY_COMPARE_WITH_TIMEOUT(file.size(), size(), patience);
    }
    picture("exported");
}

void JourneyTest::comeBack()
{
    const EntryId place = person().sections[1].entries().front().id;
    find<QTreeView>("outline")->setCurrentIndex(outlineOf(place));
    const Person left = person();
    QVERIFY(m_window->close());
    m_window = m_fixture->open();
    m_window->show();
    QTRY_VERIFY_WITH_TIMEOUT(m_window->document() && shown("preview.en") && shown("preview.zh"), patience);
    QCOMPARE(person(), left);
    QCOMPARE(find<QTreeView>("outline")->currentIndex(), outlineOf(place));
    QCOMPARE(person().cvs.front().design.templateName, QStringLiteral("compact"));
    picture("back");
}

DUOVITA_GUI_TEST(JourneyTest)

#include "tst_journey.moc"
