#include "tests/support/needslexicon.h"
#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "ui/people/peoplemodel.h"
#include "ui/review/pairsmodel.h"
#include "ui/shell/messagebar.h"
#include "ui/widgets/growingtextedit.h"
#include "ui/widgets/unparsedlist.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTreeView>

using namespace duovita;
using namespace duovita::test;

/// The list of a review, whose rows are found by their texts.
struct Pairs {
    explicit Pairs(const QWidget& window) : view(find<QTreeView>(window, "review.pairs")) {}

    /// The row of which either side begins with the words; invalid if there is none.
    QModelIndex row(const QString& words, const QModelIndex& parent = {}) const
    {
        const QAbstractItemModel& model = *view->model();
        for (int i = 0; i < model.rowCount(parent); ++i) {
            const QModelIndex first = model.index(i, 0, parent);
            if (first.data().toString().startsWith(words) ||
                first.siblingAtColumn(1).data().toString().startsWith(words))
                return first;
        }
        return {};
    }
    QString beside(const QString& words, const QModelIndex& parent = {}) const
    {
        return row(words, parent).siblingAtColumn(1).data().toString();
    }
    bool choose(const QModelIndex& index) const
    {
        view->setCurrentIndex(index);
        return index.isValid();
    }
    bool choose(const QString& words) const { return choose(row(words)); }

    QTreeView* view;
};

/// Importing documents in the real window.
class ImportControllerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void importsDroppedFiles();
    void joinsTheLanguagesOfOnePerson();
    void namesBothDocumentsOfOnePerson();
    void listsContradictionsUntilMended();
    void reviewsImportedEntries();
    void reviewsMatchedPoints();
    void joinsEntriesOfDifferentKinds();
    void showsEditsInTheList();
    void undoesStructureChanges();
    void placesUnplacedTextsInReview();
    void showsWhichEntriesDiffer();
    void importsDatesOfDocument();
    void dropsRejectedValues_data();
    void dropsRejectedValues();
    void showsAllEffectsOfAccepting();
    void writesDatesInInterfaceLanguage();
    void showsOneBarDuringReview();
    void showsDocumentWithoutMarkup();
    void updatesIconColours();
    void undoesImport();
    void undoesImportOfSeveralPeople();
    void undoesImportsOneByOne();
    void keepsOrderOfImportsAndEdits();
    void importsManyFilesAtOnce();
    void reportsGuessedNames();
    void asksForMissingName();
    void asksForNameOnlyIfNoFileHasIt();
    void choosesAmongAllPeople();
    void mergesTwoPeople();
    void keepsTextTypedWhileReadingRecords();
    void keepsButtonsInPlace();
    void togglesThePressedRow();
    void fitsASmallWindow();
    void reportsUnreadableFile();
};

void ImportControllerTest::importsDroppedFiles()
{
    test::WindowFixture fixture;
    const QString path = fixture.folder.filePath(QStringLiteral("cv.md"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("# Zhang San (张三)\n\n## Education\n\n- **Qinghe University** Qinghe, China\n");
    file.close();
    const auto window = fixture.open();
    window->show();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window.get(), &drop);
    QVERIFY(acceptReview(*window));
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.zh", QStringLiteral("张三")), patience);
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.en", QStringLiteral("Qinghe University")), patience);
}

void ImportControllerTest::joinsTheLanguagesOfOnePerson()
{
    test::WindowFixture fixture;
    const QString english =
        fixture.write("en.md", "# Zhang San (张三)\n\n## Education\n\n- **Tsinghua University** 2016.9-2020.6\n");
    const QString chinese = fixture.write("zh.md", "# 张三\n\n## 教育背景\n\n- **清华大学** 2016.9-2020.6\n");
    const auto window = fixture.open();
    window->show();
    window->importFiles({english});
    QVERIFY(acceptReview(*window));
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.en", QStringLiteral("Tsinghua University")), patience);
    const Person before = window->document()->person();
    window->importFiles({chinese});
    QVERIFY(acceptReview(*window));
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.zh", QStringLiteral("清华大学")), patience);
    const Person& joined = window->document()->person();
    QCOMPARE(joined.id, before.id);
    QCOMPARE(joined.sections.size(), 1);
    QCOMPARE(joined.sections[0].entries().size(), 1);
    // One step undoes the whole import.
    QPushButton* undo = find(*window, "messageBar")->findChild<QPushButton*>();
    QVERIFY(undo && undo->isVisible());
    undo->click();
    QTRY_VERIFY_WITH_TIMEOUT(window->document() && window->document()->person() == before, patience);
}

/// While the first of two documents is reviewed, the other is named; in the end, one sentence names both.
void ImportControllerTest::namesBothDocumentsOfOnePerson()
{
    test::WindowFixture fixture;
    const QString english =
        fixture.write("en.md", "# Zhang San (张三)\n\n## Education\n\n- **Tsinghua University** 2016.9-2020.6\n");
    const QString chinese = fixture.write("zh.md", "# 张三\n\n## 教育背景\n\n- **清华大学** 2016.9-2020.6\n");
    const auto window = fixture.open();
    window->show();
    window->importFiles({english, chinese});
    const auto title = [&] { return find<QLabel>(*window, "review.title")->text(); };
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "reviewPage")->isVisible(), patience);
    QCOMPARE(title(), QStringLiteral("en.md (1 of 2)"));
    QVERIFY(find<QLabel>(*window, "review.title")->toolTip().endsWith(QStringLiteral("next: zh.md")));
    QVERIFY(acceptReview(*window));
    QTRY_COMPARE_WITH_TIMEOUT(title(), QStringLiteral("zh.md (2 of 2)"), patience);
    QVERIFY(acceptReview(*window));
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    const QString said = find<MessageBar>(*window, "messageBar")->text();
    QVERIFY2(said.startsWith(QStringLiteral("Imported Zhang San  ·  张三 from en.md, zh.md.")), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("zh.md: joined with the record of ")), qPrintable(said));
}

/// Separates a pair, omits an entry, edits, undoes an edit and accepts; then undoes the whole import.
/// The list says which numbers differ, and no longer as soon as they are the same, also while the cursor stays there.
void ImportControllerTest::listsContradictionsUntilMended()
{
    test::WindowFixture fixture;
    const QString english = fixture.write("en.md", "# Zhang San (张三)\n\n## Work Experience\n\n### Engineer, Lanxing\n"
                                                   "2016.9 - 2020.6\n\n- Cut the cost of storage by 11%\n");
    const QString chinese = fixture.write("zh.md", "# 张三\n\n## 工作经历\n\n### 蓝星，工程师\n2016.9 - 2020.6\n\n"
                                                   "- 存储成本降低 12%\n");
    const auto window = fixture.open();
    window->show();
    window->importFiles({english, chinese});
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "reviewPage")->isVisible(), patience);
    QVERIFY(acceptReview(*window));
    const auto summary = [&] { return find<QLabel>(*window, "review.summary")->text(); };
    QTRY_VERIFY_WITH_TIMEOUT(summary().contains(QStringLiteral("1 with differing languages")), patience);
    auto* list = find<QTreeView>(*window, "review.pairs");
    const auto& rows = static_cast<const PairsModel&>(*list->model());
    const auto differing = [&] {
        return std::find_if(rows.rows().begin(), rows.rows().end(), [](const PairRow& row) { return row.differs; });
    };
    QVERIFY(differing() != rows.rows().end());
    // It comes first. The number in the bar leads there, too.
    QCOMPARE(list->currentIndex(), rows.indexOf(*differing()->entry));
    QCOMPARE(list->currentIndex().row(), 1);
    list->setCurrentIndex(rows.index(rows.rowCount() - 1, 0));
    QVERIFY(list->currentIndex().row() != 1);
    const QString link = summary().section(QStringLiteral("href=\""), 1).section(u'"', 0, 0);
    Q_EMIT find<QLabel>(*window, "review.summary")->linkActivated(link);
    QCOMPARE(list->currentIndex(), rows.indexOf(*differing()->entry));
    // Left out, it contradicts nothing.
    for (const auto kind : {PairRow::Kind::PersonTitle, PairRow::Kind::ToConfirm}) {
        QTest::keyClick(list, Qt::Key_Space);
        QCOMPARE(rows.rows()[0].kind, kind);
    }
    auto* point = find<GrowingTextEdit>(*window, "highlights.0.zh");
    QTRY_VERIFY(point->isVisible());
    const auto type = [&point](const QString& text) {
        point->setFocus();
        point->selectAll();
        point->insertPlainText(text);
    };
    type(QStringLiteral("存储成本降低 11%"));
    QVERIFY(point->hasFocus());
    QTRY_VERIFY(differing() == rows.rows().end());
    QVERIFY2(!summary().contains(QStringLiteral("differing")), qPrintable(summary()));
    // It stays in its place while it is chosen, and then goes to its section.
    QCOMPARE(list->currentIndex().row(), 1);
    QVERIFY(rows.rows()[0].kind == PairRow::Kind::ToConfirm);
    list->setCurrentIndex(rows.index(rows.rowCount() - 1, 0));
    find<QPushButton>(*window, "review.accept")->setFocus();
    QTRY_VERIFY(rows.rows()[0].kind == PairRow::Kind::PersonTitle);
    // A contradiction that somebody types is said at once, but no row moves meanwhile.
    const auto entry = std::find_if(rows.rows().begin(), rows.rows().end(),
                                    [](const PairRow& row) { return row.kind == PairRow::Kind::Entry; });
    list->setCurrentIndex(rows.indexOf(*entry->entry));
    point = find<GrowingTextEdit>(*window, "highlights.0.zh");
    QTRY_VERIFY(point->isVisible());
    const int place = list->currentIndex().row();
    type(QStringLiteral("存储成本降低 13%"));
    QTRY_VERIFY(differing() != rows.rows().end());
    QCOMPARE(list->currentIndex().row(), place);
    QCOMPARE(rows.rows()[0].kind, PairRow::Kind::PersonTitle);
    find<QPushButton>(*window, "review.accept")->setFocus();
    QTRY_COMPARE(rows.rows()[0].kind, PairRow::Kind::ToConfirm);
}

void ImportControllerTest::reviewsImportedEntries()
{
    test::WindowFixture fixture;
    const QString english = fixture.write("en.md", "# Zhang San (张三)\n\n## Education\n\n"
                                                   "- **Tsinghua University** 2016.9-2020.6\n"
                                                   "- **Peking University** 2012.9-2016.6\n");
    const QString chinese = fixture.write("zh.md", "# 张三\n\n## 教育背景\n\n- **清华大学** 2016.9-2020.6\n"
                                                   "- **北京大学** 2012.9-2016.6\n");
    const auto window = fixture.open();
    window->show();
    window->importFiles({english});
    QVERIFY(acceptReview(*window));
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.en", QStringLiteral("Peking University")), patience);
    const Person before = window->document()->person();

    window->importFiles({chinese});
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "reviewPage")->isVisible(), patience);
    QVERIFY(find<QTextEdit>(*window, "review.source")->toPlainText().contains(QStringLiteral("清华大学")));
    const Pairs pairs(*window);
    QAbstractItemModel& rows = *pairs.view->model();
    QCOMPARE(rows.rowCount(), 5); // person with heading, section and two entries, each beside the record's
    QCOMPARE(pairs.beside(QStringLiteral("清华大学")), QStringLiteral("Tsinghua University"));
    QVERIFY(pairs.choose(QStringLiteral("清华大学")));
    QVERIFY(find<QPushButton>(*window, "review.cut")->isEnabled());
    find<QPushButton>(*window, "review.cut")->click();
    QVERIFY(!find<QPushButton>(*window, "review.cut")->isEnabled());
    QCOMPARE(rows.rowCount(), 6);
    // With the keyboard: omits the other one, includes it, and omits it again.
    QVERIFY(pairs.choose(QStringLiteral("北京大学")));
    const auto isTaken = [&] {
        return pairs.row(QStringLiteral("北京大学")).data(Qt::CheckStateRole).toInt() == Qt::Checked;
    };
    for (const bool taken : {false, true, false}) {
        QTest::keyClick(pairs.view, Qt::Key_Space);
        QCOMPARE(isTaken(), taken);
    }
    QVERIFY(pairs.choose(QStringLiteral("清华大学")));
    auto* field = find(*window, "reviewPage")->findChild<GrowingTextEdit*>(QStringLiteral("field.area.zh"));
    QVERIFY(field);
    field->insertPlainText(QStringLiteral("计算机"));
    field->insertPlainText(QStringLiteral("错"));
    QVERIFY(find<QAction>(*window, "undo")->isEnabled());
    QVERIFY(!find<QAction>(*window, "exportBoth")->isEnabled());
    trigger(*window, "undo");
    trigger(*window, "redo");
    QVERIFY(window->document()->person() == before);

    find<QPushButton>(*window, "review.accept")->click();
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.zh", QStringLiteral("计算机")), patience);
    const QList<Entry>& entries = window->document()->person().sections.front().entries();
    QCOMPARE(entries.size(), 3);
    for (const Entry& entry : entries) {
        const LocalizedText& name = std::get<EducationDetails>(entry.details).institution;
        QVERIFY(name.text(Language::English).isEmpty() || name.text(Language::Chinese).isEmpty());
        QVERIFY(name.text(Language::Chinese) != QStringLiteral("北京大学"));
    }
    find(*window, "messageBar")->findChild<QPushButton*>()->click();
    QTRY_VERIFY_WITH_TIMEOUT(window->document() && window->document()->person() == before, patience);
}

void ImportControllerTest::reviewsMatchedPoints()
{
    test::WindowFixture fixture;
    const QString english =
        fixture.write("en.md", "# Zhang San (张三)\n\n## Education\n\n**Tsinghua University** 2016.9-2020.6\n\n"
                               "- Rank 3 of 120\n- Led the choir\n");
    const QString chinese = fixture.write("zh.md", "# 张三\n\n## 教育背景\n\n**清华大学** 2016.9-2020.6\n\n"
                                                   "- 排名 3/120\n- 志愿者\n- 校合唱团团长\n");
    const auto window = fixture.open();
    window->show();
    window->importFiles({english});
    QVERIFY(acceptReview(*window));
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.en", QStringLiteral("Led the choir")), patience);

    window->importFiles({chinese});
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "reviewPage")->isVisible(), patience);
    const Pairs pairs(*window);
    const auto entry = [&] { return pairs.row(QStringLiteral("清华大学")); };
    QVERIFY(entry().isValid());
    QVERIFY(pairs.choose(pairs.view->model()->index(0, 0)));
    QCOMPARE(pairs.view->model()->rowCount(entry()), 0); // only below the selected row
    QVERIFY(pairs.choose(entry()));
    QVERIFY(pairs.view->isExpanded(entry()));
    QCOMPARE(pairs.beside(QStringLiteral("排名 3/120"), entry()), QStringLiteral("Rank 3 of 120"));
    auto* join = find<QPushButton>(*window, "review.join");
    auto* cut = find<QPushButton>(*window, "review.cut");
    const QString choir = QStringLiteral("校合唱团团长");
    const QString led = QStringLiteral("Led the choir");
    if (pairs.beside(choir, entry()) == led) { // matched by order
        QVERIFY(pairs.choose(pairs.row(choir, entry())));
        cut->click();
    }
    QVERIFY(pairs.beside(choir, entry()) != led);
    // For a single point, the button offers the points of the other side.
    QVERIFY(pairs.choose(pairs.row(choir, entry())));
    QVERIFY(join->isEnabled());
    join->click();
    auto* menu = window->findChild<QMenu*>(QStringLiteral("review.menu"));
    QVERIFY(menu);
    const QList<QAction*> offered = menu->actions();
    const auto wanted =
        std::find_if(offered.begin(), offered.end(), [&](const QAction* each) { return each->text().startsWith(led); });
    QVERIFY(wanted != offered.end());
    (*wanted)->trigger();
    menu->close();
    QCOMPARE(pairs.beside(choir, entry()), led);
    QVERIFY(pairs.choose(pairs.row(QStringLiteral("排名 3/120"), entry())));
    QVERIFY(cut->isEnabled());
    cut->click();
    QVERIFY(pairs.beside(QStringLiteral("排名 3/120"), entry()) != QStringLiteral("Rank 3 of 120"));

    find<QPushButton>(*window, "review.accept")->click();
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.zh", QStringLiteral("校合唱团团长")), patience);
    const auto& points = window->document()->person().sections.front().entries().front().highlights;
    QCOMPARE(points.size(), 4);
    const auto joined = std::find_if(points.begin(), points.end(), [&](const Highlight& point) {
        return point.text.text(Language::English).plainText() == led;
    });
    QVERIFY(joined != points.end());
    QCOMPARE(joined->text.text(Language::Chinese).plainText(), choir);
}

/// A project in one document may be a service in the other.
void ImportControllerTest::joinsEntriesOfDifferentKinds()
{
    test::WindowFixture fixture;
    const QString english = fixture.write("en.md", "# Zhang San (张三)\n\n## Volunteering\n\n**Pill reminder** "
                                                   "2022.3-2022.9\n\n- Set it up with 12 people\n");
    const QString chinese = fixture.write("zh.md", "# 张三\n\n## 项目经历\n\n**公益小程序** 2022.3-2022.9\n\n"
                                                   "- 12 人团队共同搭建\n");
    const auto window = fixture.open();
    window->show();
    window->importFiles({english});
    QVERIFY(acceptReview(*window));
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.en", QStringLiteral("Pill reminder")), patience);
    window->importFiles({chinese});
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "reviewPage")->isVisible(), patience);
    const Pairs pairs(*window);
    const QString given = QStringLiteral("公益小程序");
    QVERIFY(pairs.choose(pairs.row(given)));
    find<QPushButton>(*window, "review.join")->click();
    auto* menu = window->findChild<QMenu*>(QStringLiteral("review.menu"));
    QVERIFY(menu);
    const QList<QAction*> offered = menu->actions();
    QCOMPARE(offered.size(), 1);
    QCOMPARE(offered.front()->text(), QStringLiteral("Pill reminder"));
    offered.front()->trigger();
    menu->close();
    QVERIFY(pairs.row(given).isValid());
    find<QPushButton>(*window, "review.accept")->click();
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.zh", given), patience);
    const QList<Section>& sections = window->document()->person().sections;
    QCOMPARE(sections.size(), 1);
    QCOMPARE(sections.front().entries().size(), 1);
    const auto& details = std::get<GeneralDetails>(sections.front().entries().front().details);
    QCOMPARE(details.title, LocalizedText::of(QStringLiteral("Pill reminder"), given));
}

/// Nothing moves while a field is edited; its row has the new text once another row is chosen, which takes the form
/// away.
void ImportControllerTest::showsEditsInTheList()
{
    test::WindowFixture fixture;
    const QByteArray text = "# Zhang San\n\n## Education\n\n**Qinghe University** 2016.9-2020.6\n\n"
                            "**Dongshan University** 2012.9-2016.6\n";
    const auto window = fixture.open();
    window->show();
    window->activateWindow();
    window->importFiles({fixture.write("en.md", text.constData())});
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "reviewPage")->isVisible(), patience);
    const Pairs pairs(*window);
    QVERIFY(pairs.choose(pairs.row(QStringLiteral("Qinghe University"))));
    auto* field = find(*window, "reviewPage")->findChild<QPlainTextEdit*>(QStringLiteral("field.institution.en"));
    QVERIFY(field);
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("Old "));
    const QString edited = field->toPlainText();
    QVERIFY(edited != QStringLiteral("Qinghe University"));
    QVERIFY(!pairs.row(edited).isValid());
    pairs.view->setFocus();
    QVERIFY(pairs.choose(pairs.row(QStringLiteral("Dongshan University"))));
    QTRY_VERIFY(pairs.row(edited).isValid());
}

/// Accepting the first suggestion accepts all; undo reverts each of them. In Chinese, responsibilities are a separate
/// entry, which is added to the job unless the user objects.
void ImportControllerTest::undoesStructureChanges()
{
    DUOVITA_NEEDS_LEXICON();
    test::WindowFixture fixture;
    const QString chinese = fixture.write(
        "zh.md", "# Zhang San (张三)\n\n## 工作经历\n\n### 海图信用 2016.7 - 2019.5\n\n### 主要负责内容\n\n"
                 "* 监控模型稳定性并自动报警\n* 用图算法找出 12 个欺诈团伙\n");
    const QString english =
        fixture.write("en.md", "# Zhang San (张三)\n\n## Work Experience\n\n### Haitu Credit, Jul 2016 – May 2019\n\n"
                               "* Monitored the stability of models with automatic alarms\n"
                               "* Found 12 fraud gangs with graph algorithms\n");
    const auto window = fixture.open();
    window->show();
    window->importFiles({chinese});
    QVERIFY(acceptReview(*window));
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.zh", QStringLiteral("海图信用")), patience);
    window->importFiles({english});
    auto* notice = find<QWidget>(*window, "review.structure");
    QTRY_VERIFY_WITH_TIMEOUT(notice->isVisible(), patience);
    QVERIFY(find<QLabel>(*window, "review.structure.text")->text().contains(QStringLiteral("主要负责内容")));
    const Pairs pairs(*window);
    QVERIFY(!pairs.row(QStringLiteral("主要负责内容")).isValid());
    auto* undo = find<QPushButton>(*window, "review.structure.undo");
    QVERIFY(undo->isEnabled());
    QTest::mouseClick(undo, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!notice->isVisible(), patience);
    QVERIFY(pairs.row(QStringLiteral("主要负责内容")).isValid());
}

void ImportControllerTest::placesUnplacedTextsInReview()
{
    test::WindowFixture fixture;
    const QString path =
        fixture.write("cv.md", "# Zhang San (张三)\n\nzhangsan@example.org | likes the sea\n\n## Education\n\n"
                               "- **Tsinghua University** 2016.9-2020.6\n");
    const auto window = fixture.open();
    window->show();
    window->importFiles({path});
    auto* page = find(*window, "reviewPage");
    QTRY_VERIFY_WITH_TIMEOUT(page->isVisible(), patience);
    const Pairs pairs(*window);
    QAbstractItemModel* rows = pairs.view->model();
    QCOMPARE(rows->rowCount(), 6); // heading of unplaced texts, text, person with heading, section, entry
    const auto left = [&] { return page->findChild<QListWidget*>(QStringLiteral("unparsed")); };
    QVERIFY(left() && left()->count() == 1); // selected, and the form shows its source
    const QString text = left()->item(0)->text();
    QVERIFY(pairs.row(text).isValid());
    QCOMPARE(left()->currentItem(), left()->item(0));
    const DraggedPiece piece(text);
    const auto person = [&] { return pairs.row(QStringLiteral("Zhang San")); };
    const auto section = [&] { return pairs.row(QStringLiteral("Education")); };
    QVERIFY(person().isValid() && section().isValid());
    QVERIFY(!rows->canDropMimeData(&piece, Qt::MoveAction, -1, -1, person()));
    QVERIFY(rows->dropMimeData(&piece, Qt::MoveAction, -1, -1, section()));
    piece.placing()();
    QCOMPARE(rows->rowCount(), 5); // person with heading, section, two entries
    QVERIFY(pairs.choose(person()));
    QVERIFY(!left() || left()->count() == 0);
    trigger(*window, "undo"); // one undo step
    QCOMPARE(rows->rowCount(), 6);
    QVERIFY(pairs.choose(person()));
    QCOMPARE(left()->count(), 1);
    // The row's context menu has all possible actions.
    QVERIFY(pairs.choose(text));
    QTest::keyClick(pairs.view, Qt::Key_Return);
    auto* menu = window->findChild<QMenu*>(QStringLiteral("review.menu"));
    QVERIFY(menu && menu->isVisible() && !menu->actions().isEmpty());
    menu->close();
    trigger(*window, "redo");
    QVERIFY(acceptReview(*window));
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    QCOMPARE(window->document()->person().sections.front().entries().size(), 2);
    QVERIFY(window->document()->person().unparsed.isEmpty());
    // No unplaced texts remain, and the message says so.
    const QString message = find<MessageBar>(*window, "messageBar")->text();
    QVERIFY2(message.startsWith(QStringLiteral("Imported ")) && !message.contains(QStringLiteral("placed")),
             qPrintable(message));
}

/// From any of its people, once all later changes of them were undone.
void ImportControllerTest::undoesImportOfSeveralPeople()
{
    test::WindowFixture fixture;
    const auto document = [&](const char* file, const char* name) {
        const QByteArray text =
            QByteArrayLiteral("# %1\n\n## Education\n\n- **Tsinghua University** 2016.9-2020.6\n").replace("%1", name);
        return fixture.write(file, text.constData());
    };
    const auto window = fixture.open();
    window->show();
    auto* undo = find<QAction>(*window, "undo");
    auto* people = find<QListView>(*window, "people.list");
    const auto isOpen = [&](const char* name) {
        return QTest::qWaitFor(
            [&] {
                return window->document() &&
                       window->document()->person().name.text(Language::English) == QString::fromLatin1(name);
            },
            patience);
    };
    const auto choose = [&](int row, const char* name) {
        people->setCurrentIndex(people->model()->index(row, 0));
        return isOpen(name);
    };
    window->importFiles({document("wang.md", "Wang Wu")});
    QVERIFY(acceptReview(*window));
    QVERIFY(isOpen("Wang Wu"));
    window->importFiles({document("li.md", "Li Si"), document("zhang.md", "Zhang San")});
    auto* all = find<QPushButton>(*window, "review.acceptRest");
    QTRY_VERIFY_WITH_TIMEOUT(all->isVisible(), patience);
    all->click();
    QVERIFY(isOpen("Li Si"));
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 3, patience);
    QVERIFY(choose(2, "Zhang San"));
    QCOMPARE(undo->text(), QStringLiteral("Undo: import"));
    Person edited = window->document()->person();
    edited.headline = LocalizedText::of(Language::English, QStringLiteral("Engineer"));
    const_cast<PersonDocument&>(*window->document()).replaceProfile(edited);
    QVERIFY(choose(0, "Li Si"));
    QVERIFY(!undo->isEnabled()); // it would also undo the other's headline
    QVERIFY(choose(2, "Zhang San"));
    trigger(*window, "undo");
    QVERIFY(choose(1, "Wang Wu"));
    QCOMPARE(undo->text(), QStringLiteral("Undo: import")); // of the one before
    QVERIFY(choose(0, "Li Si"));
    QCOMPARE(undo->text(), QStringLiteral("Undo: import"));
    trigger(*window, "undo");
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 1, patience);
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "gone")->isVisible(), patience);
    QVERIFY(!window->document() && !undo->isEnabled());
}

/// In the list and the summary, and as text if the entry is selected; sides that the record has are not marked as
/// missing.
void ImportControllerTest::showsWhichEntriesDiffer()
{
    test::WindowFixture fixture;
    const QString first = fixture.write("en.md", "# Zhang San (张三)\n\n## Education\n\n- **Tsinghua University** "
                                                 "2016.9-2020.6\n\n## Awards\n\n- Sample Prize, 2019\n");
    const QString second = fixture.write("zh.md", "# 张三\n\n## 教育背景\n\n- **清华大学** 2016.9-2021.6\n\n"
                                                  "## 获奖情况\n\n- 示例奖，2019\n");
    const auto window = fixture.open();
    window->show();
    window->importFiles({first});
    QVERIFY(acceptReview(*window));
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    window->importFiles({second});
    QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(*window, "review.accept")->isVisible(), patience);
    const QString summary = find<QLabel>(*window, "review.summary")->text();
    QVERIFY2(summary.contains(QStringLiteral("2 to be confirmed")), qPrintable(summary));
    // First in the list and selected, with a question.
    const Pairs pairs(*window);
    const QAbstractItemModel* rows = pairs.view->model();
    QCOMPARE(rows->index(1, 0).data().toString(), QStringLiteral("清华大学"));
    QVERIFY(pairs.row(QStringLiteral("示例奖")).isValid());
    QCOMPARE(pairs.view->currentIndex().row(), 1);
    QVERIFY(find(*window, "review.question")->isVisible());
    // The document's dates can be taken.
    const auto* differences = find(*window, "review.values");
    QVERIFY(differences->isVisible());
    auto* given = find<QAbstractButton>(*window, "review.question.side.0.document");
    auto* own = find<QAbstractButton>(*window, "review.question.side.0.record");
    QVERIFY2(given->accessibleName().contains(QStringLiteral("Jun 2021")), qPrintable(given->accessibleName()));
    QVERIFY(own->accessibleName().contains(QStringLiteral("Jun 2020")));
    // The record's stays until somebody chooses; the button leads to the question.
    QVERIFY(own->isChecked() && !given->isChecked());
    QVERIFY(find<QLabel>(*window, "review.question.text")->text().contains(QStringLiteral("dates differ")));
    const auto* accept = find<QPushButton>(*window, "review.accept");
    QVERIFY2(accept->text().contains(QStringLiteral("2 unconfirmed")), qPrintable(accept->text()));
    const QString toConfirm = rows->index(0, 1).data().toString();
    given->click();
    // A choice for every difference counts as an answer, but the row stays while it is selected.
    QVERIFY(find<QLabel>(*window, "review.summary")->text().contains(QStringLiteral("1 to be confirmed")));
    QCOMPARE(rows->index(0, 1).data().toString().toInt(), toConfirm.toInt() - 1);
    QCOMPARE(rows->index(1, 0).data().toString(), QStringLiteral("清华大学"));
    QVERIFY(given->isChecked() && !own->isChecked() && find(*window, "review.answer.one")->isVisible());
    const QWidget* form = find(*window, "reviewPage");
    QCOMPARE(form->findChild<QAbstractButton*>(QStringLiteral("field.institution.en.state"))->text(), QString());
    // An entry's lines end where the next section begins.
    const auto marked = [&] { return find(*window, "review.source")->accessibleDescription(); };
    QVERIFY2(marked().contains(QStringLiteral("清华大学")) && !marked().contains(u'\n'), qPrintable(marked()));
    // The record's text is beside it, and the document's text is marked.
    const auto* institution = form->findChild<GrowingTextEdit*>(QStringLiteral("field.institution.en"));
    QCOMPARE(institution->ghost(), QStringLiteral("Tsinghua University"));
    QVERIFY(!institution->isBrought());
    QVERIFY(form->findChild<GrowingTextEdit*>(QStringLiteral("field.institution.zh"))->isBrought());
    // After the answer, the entry moves to its place and the next question comes up, until there is none.
    auto* one = find<QPushButton>(*window, "review.answer.one");
    QVERIFY(one->isVisible());
    const int person = pairs.row(QStringLiteral("张三")).row();
    one->setFocus();
    for (int press = 0; press < person && one->isVisible(); ++press)
        QTest::keyClick(one, Qt::Key_Space);
    QCOMPARE(pairs.row(QStringLiteral("张三")).row(), 1); // below its heading
    QVERIFY(!one->isVisible() && pairs.view->hasFocus());
    // The difference is still mentioned, but nothing is asked.
    QVERIFY(pairs.choose(QStringLiteral("清华大学")));
    QVERIFY(!one->isVisible() && differences->isVisible());
    QVERIFY(given->isChecked()); // as chosen
    // Separated, it is a new entry without English.
    find<QPushButton>(*window, "review.cut")->click();
    QVERIFY(find<QLabel>(*window, "review.summary")->text().contains(QStringLiteral("1 new")));
    QVERIFY(!differences->isVisible());
    QCOMPARE(pairs.beside(QStringLiteral("清华大学")), QStringLiteral("New entry"));
    QVERIFY(pairs.row(QStringLiteral("Tsinghua University")).isValid()); // only in the record now
    QVERIFY(!form->findChild<QAbstractButton*>(QStringLiteral("field.institution.en.state"))->text().isEmpty());
}

/// Dates are taken into the record, and the form shows the import in any mode.
void ImportControllerTest::importsDatesOfDocument()
{
    test::WindowFixture fixture;
    const QString first =
        fixture.write("en.md", "# Zhang San (张三)\n\n## Education\n\n- **Tsinghua University** 2016.9-2020.6\n");
    const QString second = fixture.write("zh.md", "# 张三\n\n## 教育背景\n\n- **清华大学** 2016.9-2021.6\n");
    const auto window = fixture.open();
    window->show();
    window->importFiles({first});
    QVERIFY(acceptReview(*window));
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    trigger(*window, "design");
    QVERIFY(!find<QAbstractButton>(*window, "mode.write")->isChecked());
    window->importFiles({second});
    QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(*window, "review.accept")->isVisible(), patience);
    // The form shows the resulting text.
    const auto* remark = find<QLabel>(*window, "field.duration");
    const auto* end = find<QLineEdit>(*window, "field.end");
    QTRY_COMPARE(end->text(), QStringLiteral("2020.06"));
    QCOMPARE(remark->text(), QStringLiteral("or Sep 2016 – Jun 2021"));
    QVERIFY(end->isReadOnly());
    // The other dates, which the question keeps beside, are none of the marked changes.
    QCOMPARE(find<QLabel>(*window, "review.legend")->text(), QStringLiteral("1 change from the document"));
    find<QAbstractButton>(*window, "review.question.side.0.document")->click();
    QTRY_COMPARE(end->text(), QStringLiteral("2021.06"));
    QCOMPARE(remark->text(), QStringLiteral("instead of Sep 2016 – Jun 2020"));
    QVERIFY(!end->isReadOnly());
    QVERIFY(acceptReview(*window));
    const auto school = [&] {
        return std::get<EducationDetails>(window->document()->person().sections.front().entries().front().details);
    };
    QTRY_VERIFY_WITH_TIMEOUT(window->document() && !school().institution.text(Language::Chinese).isEmpty(), patience);
    QCOMPARE(school().range.end()->toText(), QStringLiteral("2021-06"));
    QCOMPARE(window->document()->person().sections.front().entries().front().unparsed, QStringList()); // it was decided
    QTRY_VERIFY(find<QAbstractButton>(*window, "mode.write")->isChecked());
}

void ImportControllerTest::dropsRejectedValues_data()
{
    QTest::addColumn<bool>("answers");
    QTest::newRow("the record's dates were seen, and it is one entry") << true;
    QTest::newRow("nobody was asked") << false;
}

/// A value rejected by the user is not kept as unplaced text; one without an answer is.
void ImportControllerTest::dropsRejectedValues()
{
    QFETCH(bool, answers);
    test::WindowFixture fixture;
    const QString first =
        fixture.write("en.md", "# Zhang San (张三)\n\n## Education\n\n- **Tsinghua University** 2016.9-2020.6\n");
    const QString second = fixture.write("zh.md", "# 张三\n\n## 教育背景\n\n- **清华大学** 2016.9-2021.6\n");
    const auto window = fixture.open();
    window->show();
    window->importFiles({first});
    QVERIFY(acceptReview(*window));
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    window->importFiles({second});
    QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(*window, "review.accept")->isVisible(), patience);
    if (answers)
        find<QPushButton>(*window, "review.answer.one")->click();
    QVERIFY(acceptReview(*window));
    const auto school = [&] { return window->document()->person().sections.front().entries().front(); };
    const auto details = [&] { return std::get<EducationDetails>(school().details); };
    QTRY_VERIFY_WITH_TIMEOUT(window->document() && !details().institution.text(Language::Chinese).isEmpty(), patience);
    QCOMPARE(details().range.end()->toText(), QStringLiteral("2020-06"));
    QCOMPARE(school().unparsed, answers ? QStringList() : QStringList{QStringLiteral("2016-09 – 2021-06")});
}

/// A rank and a link in an English document also affect the Chinese page: the list says so although nothing is asked,
/// and the entry's form shows what.
void ImportControllerTest::showsAllEffectsOfAccepting()
{
    test::WindowFixture fixture;
    const QString first = fixture.write(
        "zh.md",
        "# 张三\n\n## 论文发表\n\n- 张三, 李四. Sample Storage on Testing Machines. Journal of Samples, 2020.\n");
    const QString second = fixture.write(
        "en.md", "# Zhang San (张三)\n\n## Publications\n\n- San Zhang, Si Li. Sample Storage on Testing Machines. "
                 "Journal of Samples, 2020. (CCF rank A) [pdf](https://example.org/a.pdf)\n");
    const auto window = fixture.open();
    window->show();
    window->importFiles({first});
    QVERIFY(acceptReview(*window));
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    window->importFiles({second});
    QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(*window, "review.accept")->isVisible(), patience);
    const Pairs pairs(*window);
    const QModelIndex row = pairs.row(QStringLiteral("Sample Storage"));
    const QString note = row.data(Qt::AccessibleDescriptionRole).toString();
    QVERIFY2(note.contains(QStringLiteral("Changes the Chinese page, too: ")), qPrintable(note));
    QVERIFY2(note.contains(QStringLiteral("Rank")) && note.contains(QStringLiteral("Links")), qPrintable(note));
    QVERIFY(pairs.choose(row));
    const QWidget* changes = find(*window, "review.changes");
    QTRY_VERIFY(changes->isVisible());
    QStringList words;
    for (const auto* label : changes->findChildren<QLabel*>())
        words += label->text();
    for (const char* word : {"CCF rank A", "https://example.org/a.pdf", "also on the Chinese page"})
        QVERIFY2(words.join(u'\n').contains(QString::fromLatin1(word)), qPrintable(words.join(u'\n')));
    QVERIFY(changes->accessibleDescription().contains(QStringLiteral("CCF rank A")));
    // Accepting gives the same result.
    QVERIFY(acceptReview(*window));
    const auto work = [&] {
        return std::get<PublicationDetails>(window->document()->person().sections.front().entries().front().details);
    };
    QTRY_VERIFY_WITH_TIMEOUT(window->document() && !work().rank.isEmpty(), patience);
    QCOMPARE(work().rank.textOrFallback(Language::Chinese), QStringLiteral("CCF rank A"));
}

void ImportControllerTest::writesDatesInInterfaceLanguage()
{
    test::WindowFixture fixture;
    const QString first =
        fixture.write("en.md", "# Zhang San (张三)\n\n## Education\n\n- **Tsinghua University** 2016.9-2020.6\n");
    const QString second = fixture.write("zh.md", "# 张三\n\n## 教育背景\n\n- **清华大学** 2016.9-至今\n");
    const auto window = fixture.open();
    window->show();
    window->importFiles({first});
    QVERIFY(acceptReview(*window));
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    window->importFiles({second});
    QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(*window, "review.accept")->isVisible(), patience);
    const auto given = [&] {
        return find<QAbstractButton>(*window, "review.question.side.0.document")->accessibleName();
    };
    QVERIFY2(given().contains(QStringLiteral("Sep 2016 – Present")), qPrintable(given()));
    trigger(*window, "chinese");
    QTRY_VERIFY2(given().contains(QStringLiteral("2016.09 – 至今")), qPrintable(given()));
    QVERIFY(!find<QLabel>(*window, "field.duration")->text().contains(QStringLiteral("present")));
    trigger(*window, "english");
}

/// The review's own bar, which also shows messages.
void ImportControllerTest::showsOneBarDuringReview()
{
    test::WindowFixture fixture;
    const QString file = fixture.write("zh.md", "# 张三\n\n## 教育背景\n\n- **清华大学** 2016.9-2021.6\n");
    const auto window = fixture.open();
    window->show();
    const QWidget* bar = find(*window, "topBar");
    QVERIFY(bar->isVisible());
    const auto* summary = find<QLabel>(*window, "review.summary");
    const auto* accept = find<QPushButton>(*window, "review.accept");
    auto* messages = find<MessageBar>(*window, "messageBar");
    for (const int width : {1500, 911}) {
        window->resize(width, 700);
        window->importFiles({file});
        QTRY_VERIFY_WITH_TIMEOUT(accept->isVisible(), patience);
        QVERIFY(!bar->isVisible() && summary->isVisible());
        QTRY_COMPARE(find(*window, "reviewPage")->mapTo(window.get(), QPoint()).y(), 0);
        QCoreApplication::processEvents();
        const int place = accept->mapTo(window.get(), QPoint()).x();
        window->importFiles({file});
        QTRY_VERIFY_WITH_TIMEOUT(messages->isVisible(), patience);
        QVERIFY(messages->text().contains(QStringLiteral("in progress")));
        const QRect messageRect(messages->mapTo(window.get(), QPoint()), messages->size());
        QVERIFY(window->rect().contains(messageRect) && !summary->isVisible());
        for (const char* name : {"review.accept", "review.cancel", "review.target"}) {
            const auto* part = find(*window, name);
            QVERIFY2(!messageRect.intersects(QRect(part->mapTo(window.get(), QPoint()), part->size())), name);
        }
        QCOMPARE(accept->mapTo(window.get(), QPoint()).x(), place);
        QTest::keyClick(messages, Qt::Key_Escape);
        QVERIFY(summary->isVisible());
        find<QPushButton>(*window, "review.cancel")->click();
        QTRY_VERIFY_WITH_TIMEOUT(bar->isVisible(), patience);
        QVERIFY(bar->isAncestorOf(messages));
    }
}

/// Without Markdown marks, and with each line in its place.
void ImportControllerTest::showsDocumentWithoutMarkup()
{
    test::WindowFixture fixture;
    const QString file =
        fixture.write("en.md", "# Zhang San (张三)\n\n## Work\n\n### Sample Technology | 2019.3 - 2022.5\n\n"
                               "Engineer\n\n- Led **four** people\n  of two teams\n\n## Education\n\n"
                               "- **Tsinghua University** 2016.9-2020.6\n");
    const auto window = fixture.open();
    window->show();
    window->importFiles({file});
    QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(*window, "review.accept")->isVisible(), patience);
    const auto* source = find<QTextEdit>(*window, "review.source");
    const QString text = source->toPlainText();
    for (const char* mark : {"#", "**"})
        QVERIFY2(!text.contains(QString::fromLatin1(mark)), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("• Led four people\nof two teams")), qPrintable(text));
    const QTextDocument& shown = *source->document();
    QVERIFY(shown.findBlockByNumber(2).charFormat().fontWeight() == QFont::Bold ||
            shown.findBlockByNumber(2).begin().fragment().charFormat().fontWeight() == QFont::Bold);
    QVERIFY(!shown.findBlockByNumber(5).isVisible() && shown.findBlockByNumber(6).isVisible());
    const Pairs pairs(*window);
    QVERIFY(pairs.choose(QStringLiteral("Tsinghua University")));
    QCOMPARE(source->textCursor().blockNumber(), 13);
    QCOMPARE(source->accessibleDescription(), source->textCursor().block().text());
    QVERIFY(source->accessibleDescription().contains(QStringLiteral("Tsinghua University")));
}

void ImportControllerTest::updatesIconColours()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    const auto* icon = find<QLabel>(*window, "review.icon");
    const QImage light = icon->pixmap(Qt::ReturnByValue).toImage();
    const QPalette before = QApplication::palette();
    QApplication::setPalette(tonedPalette(true));
    QTRY_VERIFY(icon->pixmap(Qt::ReturnByValue).toImage() != light);
    QApplication::setPalette(before);
    QTRY_COMPARE(icon->pixmap(Qt::ReturnByValue).toImage(), light);
}

void ImportControllerTest::undoesImport()
{
    test::WindowFixture fixture;
    const QString first =
        fixture.write("first.md", "# Zhang San (张三)\n\n## Education\n\n- **Tsinghua University** 2016.9-2020.6\n");
    const QString second =
        fixture.write("second.md", "# Li Si (李四)\n\n## Education\n\n- **Peking University** 2012.9-2016.6\n");
    const QString more = fixture.write("more.md", "# 张三\n\n## 教育背景\n\n- **清华大学** 2016.9-2020.6\n");
    const auto window = fixture.open();
    window->show();
    auto* undo = find<QAction>(*window, "undo");
    auto* people = find<QListView>(*window, "people.list");
    const auto shows = [&](const QString& name) {
        return QTest::qWaitFor(
            [&] { return window->document() && window->document()->person().name.text(Language::English) == name; },
            patience);
    };
    window->importFiles({first});
    QVERIFY(acceptReview(*window));
    QVERIFY(shows(QStringLiteral("Zhang San")));
    const Person before = window->document()->person();
    window->importFiles({second});
    QVERIFY(acceptReview(*window));
    QVERIFY(shows(QStringLiteral("Li Si")));
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 2, patience);
    QVERIFY(undo->isEnabled());
    QCOMPARE(undo->text(), QStringLiteral("Undo: import"));
    // Later typing is undone first.
    Person edited = window->document()->person();
    edited.headline = LocalizedText::of(Language::English, QStringLiteral("Engineer"));
    const_cast<PersonDocument&>(*window->document()).replaceProfile(edited);
    QVERIFY(undo->text() != QStringLiteral("Undo: import"));
    trigger(*window, "undo");
    QVERIFY(window->document()->person().headline.isEmpty());
    // Then the whole import. Nobody is shown then, so that the next step does not act on another record.
    const auto isGone = [&] { return QTest::qWaitFor([&] { return find(*window, "gone")->isVisible(); }, patience); };
    QCOMPARE(undo->text(), QStringLiteral("Undo: import"));
    trigger(*window, "undo");
    QVERIFY(isGone());
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 1, patience);
    QVERIFY(!window->document() && !undo->isEnabled());
    QCOMPARE(find<QLabel>(*window, "gone.what")->text(), QStringLiteral("What the import added is in the trash."));
    // All of it can be redone, and undone again.
    auto* redo = find<QAction>(*window, "redo");
    QCOMPARE(redo->text(), QStringLiteral("Redo: import"));
    trigger(*window, "redo");
    QVERIFY(shows(QStringLiteral("Li Si")));
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 2, patience);
    trigger(*window, "redo"); // the headline that was undone before
    QCOMPARE(window->document()->person().headline, edited.headline);
    trigger(*window, "undo");
    QCOMPARE(undo->text(), QStringLiteral("Undo: import"));
    trigger(*window, "undo");
    QVERIFY(isGone());
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 1, patience);
    people->setCurrentIndex(people->model()->index(0, 0));
    QVERIFY(shows(QStringLiteral("Zhang San")));
    QCOMPARE(window->document()->person(), before);
    // For an existing person, the previous record is restored.
    window->importFiles({more});
    QVERIFY(acceptReview(*window));
    QTRY_VERIFY_WITH_TIMEOUT(window->document() && !(window->document()->person() == before) && undo->isEnabled(),
                             patience);
    trigger(*window, "undo");
    QTRY_VERIFY_WITH_TIMEOUT(window->document() && window->document()->person() == before, patience);
    QCOMPARE(redo->text(), QStringLiteral("Redo: import"));
    trigger(*window, "redo");
    QTRY_VERIFY_WITH_TIMEOUT(window->document() && !(window->document()->person() == before) && undo->isEnabled(),
                             patience);
    trigger(*window, "undo");
    QTRY_VERIFY_WITH_TIMEOUT(window->document() && window->document()->person() == before && redo->isEnabled(),
                             patience);
    // Not after another change.
    Person changed = before;
    changed.headline = LocalizedText::of(Language::English, QStringLiteral("Engineer"));
    const_cast<PersonDocument&>(*window->document()).replaceProfile(changed);
    QVERIFY(!redo->isEnabled());
    trigger(*window, "undo");
    // Each person's own, also after opening another.
    window->importFiles({second});
    QVERIFY(acceptReview(*window));
    QVERIFY(shows(QStringLiteral("Li Si")));
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 2, patience);
    people->setCurrentIndex(people->model()->index(1 - people->currentIndex().row(), 0));
    QVERIFY(shows(QStringLiteral("Zhang San")));
    QCOMPARE(undo->text(), QStringLiteral("Undo: import"));
    trigger(*window, "undo");
    QVERIFY(isGone());
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 1, patience);
}

/// Back through several imports of one person and the edits between them, and forth again.
void ImportControllerTest::undoesImportsOneByOne()
{
    test::WindowFixture fixture;
    const QString first =
        fixture.write("first.md", "# Zhang San (张三)\n\n## Education\n\n- **Tsinghua University** 2016.9-2020.6\n");
    const QString second = fixture.write("second.md", "# 张三\n\n## 教育背景\n\n- **清华大学** 2016.9-2020.6\n");
    const QString third = fixture.write("third.md", "# 张三\n\n## 教育背景\n\n- **清华大学** 2016.9-2020.6\n"
                                                    "- **北京大学** 2012.9-2016.6\n");
    const auto window = fixture.open();
    window->show();
    const auto* undo = find<QAction>(*window, "undo");
    const auto* redo = find<QAction>(*window, "redo");
    const auto import = [&](const QString& file) {
        const auto before = window->document() ? std::optional(window->document()->person()) : std::nullopt;
        window->importFiles({file});
        return acceptReview(*window) &&
               QTest::qWaitFor([&] { return window->document() && window->document()->person() != before; }, patience);
    };
    const auto becomes = [&](const Person& state) {
        return QTest::qWaitFor([&] { return window->document() && window->document()->person() == state; }, patience);
    };
    QList<Person> states;
    QVERIFY(import(first));
    states += window->document()->person();
    Person edited = states.last();
    edited.headline = LocalizedText::of(Language::English, QStringLiteral("Engineer"));
    const_cast<PersonDocument&>(*window->document()).replaceProfile(edited);
    states += edited;
    for (const QString& file : {second, third}) {
        QVERIFY(import(file));
        states += window->document()->person();
    }
    const QStringList steps{QStringLiteral("headline"), QStringLiteral("import"), QStringLiteral("import")};
    const auto isNamed = [&](const QAction* action, const QString& step) {
        return QTest::qWaitFor([&] { return action->text().endsWith(step, Qt::CaseInsensitive); }, patience);
    };
    for (const bool again : {false, true}) {
        for (qsizetype i = states.size() - 1; i > 0; --i) {
            QVERIFY2(isNamed(undo, steps[i - 1]), qPrintable(undo->text()));
            trigger(*window, "undo");
            QVERIFY(becomes(states[i - 1]));
        }
        QVERIFY(isNamed(undo, QStringLiteral("import")));
        for (qsizetype i = 1; i < states.size() && !again; ++i) {
            QVERIFY2(isNamed(redo, steps[i - 1]), qPrintable(redo->text()));
            trigger(*window, "redo");
            QVERIFY(becomes(states[i]));
        }
    }
    // The first import of all, which has added the person.
    trigger(*window, "undo");
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "gone")->isVisible(), patience);
    // And forth again, with the edit.
    for (const qsizetype state : {0, 1, 2, 3}) {
        QTRY_VERIFY_WITH_TIMEOUT(redo->isEnabled(), patience);
        trigger(*window, "redo");
        QVERIFY(becomes(states[state]));
    }
    QTRY_VERIFY(!redo->isEnabled());
}

/// An edit that was undone before an import cannot be redone after it; an import of somebody deleted since, and those
/// before it, cannot be undone.
void ImportControllerTest::keepsOrderOfImportsAndEdits()
{
    test::WindowFixture fixture;
    const QString first =
        fixture.write("first.md", "# Zhang San (张三)\n\n## Education\n\n- **Tsinghua University** 2016.9-2020.6\n");
    const QString other =
        fixture.write("other.md", "# Li Si (李四)\n\n## Education\n\n- **Peking University** 2012.9-2016.6\n");
    const QString second = fixture.write("second.md", "# 张三\n\n## 教育背景\n\n- **清华大学** 2016.9-2020.6\n");
    const auto window = fixture.open();
    window->show();
    const auto* undo = find<QAction>(*window, "undo");
    const auto* redo = find<QAction>(*window, "redo");
    const auto becomes = [&](const Person& state) {
        return QTest::qWaitFor([&] { return window->document() && window->document()->person() == state; }, patience);
    };
    window->importFiles({first});
    QVERIFY(acceptReview(*window));
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    const Person before = window->document()->person();
    Person edited = before;
    edited.headline = LocalizedText::of(Language::English, QStringLiteral("Engineer"));
    const_cast<PersonDocument&>(*window->document()).replaceProfile(edited);
    trigger(*window, "undo");
    QVERIFY(redo->isEnabled());
    window->importFiles({second, other});
    auto* all = find<QPushButton>(*window, "review.acceptRest");
    QTRY_VERIFY_WITH_TIMEOUT(all->isVisible(), patience);
    all->click();
    auto* people = find<QListView>(*window, "people.list");
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 2, patience);
    QTRY_VERIFY_WITH_TIMEOUT(window->document() && window->document()->person() != before, patience);
    const Person after = window->document()->person();
    QCOMPARE(after.id, before.id);
    trigger(*window, "undo");
    QVERIFY(becomes(before));
    QTRY_COMPARE(redo->text(), QStringLiteral("Redo: import")); // not the headline
    trigger(*window, "redo");
    QVERIFY(becomes(after));
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 2, patience);
    QTRY_COMPARE(undo->text(), QStringLiteral("Undo: import"));
    people->setCurrentIndex(people->model()->index(1 - people->currentIndex().row(), 0));
    QTRY_VERIFY_WITH_TIMEOUT(window->document() && !(window->document()->person().id == after.id), patience);
    trigger(*window, "deletePerson");
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 1, patience);
    people->setCurrentIndex(people->model()->index(0, 0));
    QVERIFY(becomes(after));
    QVERIFY2(!undo->isEnabled(), qPrintable(undo->text())); // the first import would take the second with it
}

void ImportControllerTest::importsManyFilesAtOnce()
{
    test::WindowFixture fixture;
    QStringList paths;
    for (int i = 0; i < 12; ++i) {
        paths += fixture.folder.filePath(QStringLiteral("%1.md").arg(i));
        QFile file(paths.last());
        QVERIFY(file.open(QIODevice::WriteOnly));
        const char given = static_cast<char>('a' + i);
        file.write(QByteArray("# Zhang ") + static_cast<char>('A' + i) + "o" + given +
                   "\n\n## Education\n\n- **Qinghe University** 2020.9-2023.6\n");
    }
    paths.insert(1, QStringLiteral("/nowhere/cv.md"));
    const auto window = fixture.open();
    window->show();
    window->importFiles(paths);
    auto* rest = find<QPushButton>(*window, "review.acceptRest");
    QTRY_VERIFY_WITH_TIMEOUT(rest->isVisible(), patience);
    rest->click();
    QTRY_VERIFY_WITH_TIMEOUT(window->document() && !find(*window, "reviewPage")->isVisible(), patience);
    const auto count = [&] { return find<QListView>(*window, "people.list")->model()->rowCount(); };
    QTRY_COMPARE_WITH_TIMEOUT(count(), 12, patience);
    QVERIFY(find<MessageBar>(*window, "messageBar")->text().contains(QStringLiteral("/nowhere/cv.md")));
    find(*window, "messageBar")->findChild<QPushButton*>()->click();
    QTRY_COMPARE_WITH_TIMEOUT(count(), 0, patience);
}

/// In the review until the name is corrected, and in the report; the document is not merged into a person of that name.
void ImportControllerTest::reportsGuessedNames()
{
    test::WindowFixture fixture;
    const QString named = fixture.write("a.md", "# Zhang San\n\n## Education\n\n- **Qinghe University** 2016-2020\n");
    const QString nameless = fixture.write("cv-zhang-san.md", "## Education\n\n- **Dongshan University** 2016-2020\n");
    const auto window = fixture.open();
    window->show();
    window->importFiles({named});
    QVERIFY(acceptReview(*window));
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    window->importFiles({nameless});
    auto* accept = find<QPushButton>(*window, "review.accept");
    QTRY_VERIFY_WITH_TIMEOUT(accept->isVisible(), patience);
    const auto* decisions = find<QLabel>(*window, "review.decisions");
    QVERIFY2(decisions->isVisible() && decisions->text().contains(QStringLiteral("“Zhang San” is a guess")),
             qPrintable(decisions->text()));
    QCOMPARE(find<QComboBox>(*window, "review.target")->currentText(), QStringLiteral("a new person"));
    // At the top of the page.
    QVERIFY(decisions->mapTo(window.get(), QPoint()).y() <
            find(*window, "reviewSplitter")->mapTo(window.get(), QPoint()).y());
    accept->click();
    const auto count = [&] { return find<QListView>(*window, "people.list")->model()->rowCount(); };
    QTRY_COMPARE_WITH_TIMEOUT(count(), 2, patience);
    QVERIFY(fixture.files.nameless.isEmpty());
}

void ImportControllerTest::asksForMissingName()
{
    test::WindowFixture fixture;
    const QString path = fixture.folder.filePath(QStringLiteral("cv.txt"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("教育背景\n清河大学 硕士 计算机 2020.9-2023.6\n");
    file.close();
    fixture.files.files = {path};
    fixture.files.name = QStringLiteral("李四");
    const auto window = fixture.open();
    window->show();
    trigger(*window, "import");
    QVERIFY(acceptReview(*window));
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.zh", QStringLiteral("李四")), patience);
    QCOMPARE(fixture.files.nameless.size(), 1);
    QCOMPARE(fixture.files.nameless[0].beginning,
             (QStringList{QStringLiteral("教育背景"), QStringLiteral("清河大学 硕士 计算机 2020.9-2023.6")}));
}

/// All files are read before the first question, and the open person is not suggested.
void ImportControllerTest::asksForNameOnlyIfNoFileHasIt()
{
    test::WindowFixture fixture;
    const QString open = fixture.write("open.md", "# Wang Wu\n\n## Education\n\n- **Tsinghua University** 2016-2020\n");
    const QString stranger = fixture.write("a.txt", "教育背景\n清河大学 硕士 计算机 2020.9-2023.6\n");
    const QString nameless = fixture.write("b.md", "san@example.org\n\n## Skills\n\n- Compilers\n");
    const QString named = fixture.write("c.md", "# Zhang San\n\nsan@example.org\n\n## Education\n\n"
                                                "- **Tsinghua University** 2016-2020\n");
    fixture.files.name = QStringLiteral("李四");
    const auto window = fixture.open();
    window->show();
    window->importFiles({open});
    QVERIFY(acceptReview(*window));
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    window->importFiles({stranger, nameless, named});
    auto* rest = find<QPushButton>(*window, "review.acceptRest");
    QTRY_VERIFY_WITH_TIMEOUT(rest->isVisible(), patience);
    QCOMPARE(fixture.files.nameless.size(), 1); // before the first review, about the one that remains unknown
    QCOMPARE(fixture.files.nameless[0].file, stranger);
    QCOMPARE(fixture.files.nameless[0].suggestion, QString());
    QVERIFY(!fixture.files.nameless[0].beginning.isEmpty());
    QCOMPARE(find<QComboBox>(*window, "review.target")->currentText(), QStringLiteral("a new person"));
    find<QPushButton>(*window, "review.accept")->click();
    const auto* decisions = find<QLabel>(*window, "review.decisions");
    QTRY_VERIFY_WITH_TIMEOUT(decisions->isVisible() && decisions->text().contains(QStringLiteral("c.md")), patience);
    QVERIFY2(decisions->text().contains(QStringLiteral("Zhang San was assumed")) &&
                 decisions->text().contains(QStringLiteral("same e-mail address")),
             qPrintable(decisions->text()));
    rest->click();
    QTRY_COMPARE_WITH_TIMEOUT(find<QListView>(*window, "people.list")->model()->rowCount(), 3, patience);
    QTRY_VERIFY_WITH_TIMEOUT(window->document() &&
                                 window->document()->person().name.text(Language::English) != QStringLiteral("Wang Wu"),
                             patience);
}

/// The best guess with its reason first, then everybody else by search.
void ImportControllerTest::choosesAmongAllPeople()
{
    test::WindowFixture fixture;
    QStringList files{fixture.write("a.md", "# 张三\n\nsan@example.org\n\n## 教育背景\n\n- **清华大学** 2016-2020\n"),
                      fixture.write("b.md", "# Li Si\n\n## Education\n\n- **Qinghe University** 2016-2020\n"),
                      fixture.write("c.md", "# Wang Wu\n\n## Education\n\n- **Qinghe University** 2016-2020\n")};
    const auto window = fixture.open();
    window->show();
    window->importFiles(files);
    auto* rest = find<QPushButton>(*window, "review.acceptRest");
    QTRY_VERIFY_WITH_TIMEOUT(rest->isVisible(), patience);
    rest->click();
    const auto* list = find<QListView>(*window, "people.list")->model();
    QTRY_COMPARE_WITH_TIMEOUT(list->rowCount(), 3, patience);
    window->importFiles({fixture.write("d.md", "# San Zhang\n\nsan@example.org\n\n## Skills\n\n- Compilers\n")});
    auto* target = find<QComboBox>(*window, "review.target");
    QTRY_VERIFY_WITH_TIMEOUT(target->isVisible(), patience);
    QCOMPARE(target->currentText(), QStringLiteral("张三"));
    QCOMPARE(find<QLabel>(*window, "review.reason")->text(),
             QStringLiteral("same e-mail address, name read as pinyin"));
    QCOMPARE(target->count(), 3);
    QCOMPARE(target->itemText(1), QStringLiteral("a new person"));
    target->setCurrentIndex(2);
    Q_EMIT target->activated(2);
    auto* chooser = window->findChild<QDialog*>(QStringLiteral("personChooser"));
    QVERIFY(chooser && chooser->isVisible());
    auto* people = chooser->findChild<QListWidget*>(QStringLiteral("personChooser.list"));
    QTRY_COMPARE_WITH_TIMEOUT(people->count(), 3, patience);
    // The best guess is first, with its reason, and listed only once.
    QCOMPARE(people->item(0)->text(), QStringLiteral("张三"));
    QCOMPARE(people->item(0)->data(PeopleModel::AboutRole).toString(),
             QStringLiteral("same e-mail address, name read as pinyin"));
    chooser->findChild<QPushButton*>(QStringLiteral("personChooser.new"))->click();
    QCOMPARE(target->currentText(), QStringLiteral("a new person"));
    QVERIFY(!find<QPushButton>(*window, "review.cut")->isVisible()); // it is not paired
    QTRY_VERIFY(!window->findChild<QDialog*>(QStringLiteral("personChooser")));
    target->setCurrentIndex(2);
    Q_EMIT target->activated(2);
    chooser = window->findChild<QDialog*>(QStringLiteral("personChooser"));
    people = chooser->findChild<QListWidget*>(QStringLiteral("personChooser.list"));
    QTRY_COMPARE_WITH_TIMEOUT(people->count(), 3, patience);
    QTest::keyClicks(chooser->findChild<QLineEdit*>(QStringLiteral("personChooser.search")), QStringLiteral("li si"));
    QTRY_COMPARE_WITH_TIMEOUT(people->count(), 1, patience);
    chooser->findChild<QPushButton*>(QStringLiteral("personChooser.choose"))->click();
    QTRY_COMPARE_WITH_TIMEOUT(target->currentText(), QStringLiteral("Li Si"), patience);
    auto* accept = find<QPushButton>(*window, "review.accept");
    QTRY_VERIFY_WITH_TIMEOUT(accept->isEnabled(), patience); // the two are compared
    accept->click();
    QTRY_VERIFY_WITH_TIMEOUT(window->document() &&
                                 window->document()->person().name.text(Language::English) == QStringLiteral("Li Si"),
                             patience);
    QCOMPARE(window->document()->person().sections.size(), 2);
    QCOMPARE(list->rowCount(), 3);
}

/// Two people in the list are merged after a review; one undo step separates them.
void ImportControllerTest::mergesTwoPeople()
{
    test::WindowFixture fixture;
    const QStringList files{
        fixture.write("a.md", "# Zhang San\n\n## Education\n\n- **Tsinghua University** 2016.9-2020.6\n"),
        fixture.write("b.md", "# 张三\n\n## 教育背景\n\n- **清华大学** 2016.9-2020.6\n- **北京大学** 2012.9-2016.6\n")};
    const auto window = fixture.open();
    window->show();
    window->importFiles(files);
    auto* rest = find<QPushButton>(*window, "review.acceptRest");
    QTRY_VERIFY_WITH_TIMEOUT(rest->isVisible(), patience);
    rest->click();
    auto* list = find<QListView>(*window, "people.list");
    QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 2, patience);
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    list->clearSelection();
    trigger(*window, "mergeSelected");
    QVERIFY(find<MessageBar>(*window, "messageBar")->text().contains(QStringLiteral("two people")));
    list->selectAll();
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    const Person before = window->document()->person();
    trigger(*window, "mergeSelected");
    auto* accept = find<QPushButton>(*window, "review.accept");
    QTRY_VERIFY_WITH_TIMEOUT(accept->isVisible(), patience);
    // No other control on the page has the same name.
    QCOMPARE(accept->text(), QStringLiteral("Merge them"));
    for (const auto* button : find(*window, "reviewPage")->findChildren<QAbstractButton*>())
        QVERIFY(button == accept || button->text() != accept->text());
    QVERIFY(!find(*window, "review.source")->isVisible());
    auto* target = find<QComboBox>(*window, "review.target");
    QCOMPARE(target->count(), 2);
    const QString first = target->currentText();
    target->setCurrentIndex(1);
    Q_EMIT target->activated(1);
    QVERIFY(target->currentText() != first); // the other one is kept
    QTRY_VERIFY_WITH_TIMEOUT(accept->isEnabled(), patience);
    QVERIFY(find<QLabel>(*window, "review.summary")->text().contains(QStringLiteral("1 joined")));
    accept->click();
    QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 1, patience);
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    const Person merged = window->document()->person();
    QCOMPARE(merged.sections.front().entries().size(), 2);
    QVERIFY(!merged.name.text(Language::English).isEmpty() && !merged.name.text(Language::Chinese).isEmpty());
    QCOMPARE(find<QAction>(*window, "undo")->text(), QStringLiteral("Undo: merge"));
    trigger(*window, "undo");
    QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 2, patience);
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    list->setCurrentIndex(list->model()->index(0, 0));
    QTRY_VERIFY_WITH_TIMEOUT(window->document() && window->document()->person().sections.size() == 1, patience);
    QStringList names;
    for (int row = 0; row < 2; ++row)
        names += list->model()->index(row, 0).data().toString();
    QVERIFY(names.contains(QStringLiteral("张三")) && names.contains(QStringLiteral("Zhang San")));
    QCOMPARE(find<QAction>(*window, "redo")->text().contains(QStringLiteral("merge")),
             window->document()->person().id == merged.id);
}

/// The form is still shown between the command and the review, both for merges and for imports into the open record.
void ImportControllerTest::keepsTextTypedWhileReadingRecords()
{
    test::WindowFixture fixture;
    const QString one = fixture.write("a.md", "# Zhang San\n\n## Education\n\n- **Qinghe University** 2016-2020\n");
    const QString two = fixture.write("b.md", "# Li Si\n\n## Education\n\n- **Dongshan University** 2012-2016\n");
    const QString more = fixture.write("c.md", "# Zhang San\n\n## Education\n\n- **Xishan University** 2020-2022\n");
    const auto window = fixture.open();
    window->show();
    window->importFiles({one, two});
    auto* rest = find<QPushButton>(*window, "review.acceptRest");
    QTRY_VERIFY_WITH_TIMEOUT(rest->isVisible(), patience);
    rest->click();
    auto* list = find<QListView>(*window, "people.list");
    QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 2, patience);
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    const auto type = [&](const char* text) {
        auto* headline = find<GrowingTextEdit>(*window, "field.headline.en");
        if (headline)
            headline->insertPlainText(QString::fromUtf8(text));
        return headline != nullptr;
    };
    const auto recordText = [&]() -> QString {
        const Person& person = window->document()->person();
        return person.headline.text(Language::English) + u'|' + person.unparsed.join(u'|');
    };
    auto* accept = find<QPushButton>(*window, "review.accept");
    const auto untilSaved = [] { QTest::qWait(1500); };

    window->importFiles({more});
    QVERIFY(type("While it was read. "));
    QTRY_VERIFY_WITH_TIMEOUT(accept->isVisible(), patience);
    untilSaved();
    accept->click();
    const auto studies = [&] {
        return window->document() ? window->document()->person().sections.front().entries().size() : 0;
    };
    QTRY_COMPARE_WITH_TIMEOUT(studies(), 2, patience);
    QVERIFY2(recordText().startsWith(QStringLiteral("While it was read. ")), qPrintable(recordText()));

    list->selectAll();
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    QVERIFY(type("Before the merge. "));
    trigger(*window, "mergeSelected");
    QVERIFY(type("While both were read. "));
    QTRY_VERIFY_WITH_TIMEOUT(accept->isVisible(), patience);
    untilSaved();
    accept->click();
    QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 1, patience);
    QTRY_COMPARE_WITH_TIMEOUT(studies(), 3, patience);
    for (const char* text : {"While it was read.", "Before the merge.", "While both were read."})
        QVERIFY2(recordText().contains(QString::fromUtf8(text)), qPrintable(recordText()));
}

/// Buttons under the pointer stay in place while going from entry to entry, some of which have points.
void ImportControllerTest::keepsButtonsInPlace()
{
    test::WindowFixture fixture;
    const QString english = fixture.write("en.md", "# Zhang San (张三)\n\n## Education\n\n"
                                                   "- **Tsinghua University** 2016.9-2020.6\n  - Best of the year\n");
    const QString chinese =
        fixture.write("zh.md", "# 张三\n\n## 教育背景\n\n- **清华大学** 2016.9-2020.6\n  - 年级第一\n");
    const auto window = fixture.open();
    window->show();
    window->importFiles({english});
    QVERIFY(acceptReview(*window));
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    window->importFiles({chinese});
    auto* cut = find<QPushButton>(*window, "review.cut");
    QTRY_VERIFY_WITH_TIMEOUT(cut->isVisible(), patience);
    const Pairs pairs(*window);
    QVERIFY(pairs.choose(pairs.view->model()->index(0, 0)));
    QCoreApplication::processEvents();
    const QPoint place = cut->mapTo(window.get(), QPoint());
    const int height = pairs.view->height();
    QVERIFY(pairs.choose(QStringLiteral("清华大学")));
    QTRY_COMPARE(pairs.view->model()->rowCount(pairs.row(QStringLiteral("清华大学"))), 1); // its points are shown
    QCOMPARE(pairs.view->height(), height);
    QCOMPARE(cut->mapTo(window.get(), QPoint()), place);
}

/// While a button is held, rows stay in place, although the chosen entry gets another's room for its points: otherwise
/// another row's box would be toggled.
void ImportControllerTest::togglesThePressedRow()
{
    test::WindowFixture fixture;
    const QString points = QStringLiteral("\n  - First point\n  - Second point\n  - Third point\n");
    const QString document = fixture.write(
        "cv.md", qPrintable(QStringLiteral("# Zhang San\n\n## Education\n\n- **Qinghe University** 2012.9-2016.6%1"
                                           "- **Dongshan University** 2016.9-2020.6%1"
                                           "- **Nanhu University** 2020.9-2023.6%1")
                                .arg(points)));
    const auto window = fixture.open();
    window->show();
    window->importFiles({document});
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "review.accept")->isVisible(), patience);
    const Pairs pairs(*window);
    QVERIFY(pairs.choose(QStringLiteral("Qinghe")));
    const auto boxOf = [&](const char* words) {
        const QRect cell = pairs.view->visualRect(pairs.row(QString::fromLatin1(words)));
        return QPoint(cell.left() + 8, cell.center().y());
    };
    const QPoint box = boxOf("Nanhu");
    QWidget* viewport = pairs.view->viewport();
    QTest::mousePress(viewport, Qt::LeftButton, {}, box);
    QCOMPARE(boxOf("Nanhu"), box);
    QCOMPARE(pairs.view->currentIndex().siblingAtColumn(0), pairs.row(QStringLiteral("Nanhu")));
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, box);
    QCOMPARE(pairs.row(QStringLiteral("Nanhu")).data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Unchecked));
    QCOMPARE(pairs.view->model()->rowCount(pairs.row(QStringLiteral("Qinghe"))), 0); // the chosen entry is another
}

/// The area of 1366 × 768 at a scale of 1.5: nothing is cut off or needs horizontal scrolling, and the document's text
/// replaces the list.
void ImportControllerTest::fitsASmallWindow()
{
    test::WindowFixture fixture;
    const QString english = fixture.write("en.md", "# Zhang San (张三)\n\n## Education\n\n"
                                                   "- **Tsinghua University** 2016.9-2020.6\n");
    const QString chinese = fixture.write("zh.md", "# 张三\n\n## 教育背景\n\n- **清华大学** 2016.9-2021.6\n");
    const auto window = fixture.open();
    window->resize(911, 512);
    window->show();
    window->importFiles({english});
    QVERIFY(acceptReview(*window));
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    window->importFiles({chinese, english});
    auto* accept = find<QPushButton>(*window, "review.accept");
    QTRY_VERIFY_WITH_TIMEOUT(accept->isVisible(), patience);
    QCoreApplication::processEvents();
    QCOMPARE(window->width(), 911);
    auto* source = find<QPushButton>(*window, "review.showSource");
    for (const char* name :
         {"review.accept", "review.acceptRest", "review.skip", "review.cancel", "review.target", "review.join",
          "review.cut", "review.showSource", "review.answer.one", "review.pairs", "review.summary"}) {
        const auto* part = find(*window, name);
        QVERIFY2(part->isVisible(), name);
        const QRect place(part->mapTo(window.get(), QPoint()), part->size());
        QVERIFY2(window->rect().contains(place), name);
        QVERIFY2(!qobject_cast<const QPushButton*>(part) || place.width() >= part->sizeHint().width(), name);
        QVERIFY2(part->focusPolicy() & Qt::TabFocus || qobject_cast<const QLabel*>(part), name);
    }
    for (const char* name : {"review.pairs", "review.form"})
        QCOMPARE(find<QAbstractScrollArea>(*window, name)->horizontalScrollBar()->maximum(), 0);
    QVERIFY(!find(*window, "review.source")->isVisible() && find(*window, "review.pairs")->isVisible());
    source->click();
    QVERIFY(find(*window, "review.source")->isVisible() && find(*window, "review.form")->isVisible());
    QVERIFY(!find(*window, "review.pairs")->isVisible());
    source->click();
    QVERIFY(!find(*window, "review.source")->isVisible() && find(*window, "review.pairs")->isVisible());
    window->resize(1500, 900);
    QTRY_VERIFY(find(*window, "review.source")->isVisible() && find(*window, "review.form")->isVisible());
    QVERIFY(!source->isVisible());
}

void ImportControllerTest::reportsUnreadableFile()
{
    test::WindowFixture fixture;
    fixture.files.files = {QStringLiteral("/nowhere/cv.md")};
    const auto window = fixture.open();
    window->show();
    trigger(*window, "import");
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "messageBar")->isVisible(), patience);
    QVERIFY(find(*window, "messageBar")->findChild<QLabel*>()->text().contains(QStringLiteral("/nowhere/cv.md")));
}

DUOVITA_GUI_TEST(ImportControllerTest)
#include "tst_importcontroller.moc"
