#include "core/storage/database.h"
#include "core/storage/personrepository.h"
#include "core/storage/snippets.h"
#include "tests/support/needslexicon.h"
#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "ui/people/peoplemodel.h"
#include "ui/people/peoplepanel.h"
#include "ui/people/persondelegate.h"

#include <QAbstractItemModelTester>
#include <QAbstractListModel>
#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

using namespace duovita;
using test::find;
using test::patience;

/// The list of people and its search, on a store of four people.
class PeoplePanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cutsNoName();
    void searchesWhileTyping();
    void listsTranslationMatchesBelow();
    void ranksNameMatchesFirst();
    void keepsOpenPersonDuringSearch();
    void reportsEmptySearchResult();
    void showsChangesDuringSearch();
    void showsSnippetsOfMatches();
    void loadsSnippetsOfVisibleRowsOnly();
    void loadsDetailsOfVisibleRows();
    void selectsAllIncludingUnloadedRows();
    void keepsSelectionDuringExternalChanges();
    void jumpsToTypedName();
    void opensNobodyAfterDeletion();
    void combinesManyReloads();
    void showsChangesOfOtherWindows();
    void filtersByMissingTexts();
    void filtersByTag();
    void keepsOpenPersonHiddenByFilter();
    void opensFirstResultWithReturn();
    void navigatesPopupFromSearchField();
    void clickBelowTheRowsKeepsTheSelection();
    void requestsDeletionWithDeleteKey();
    void filtersByKeyboard();
    void drawsEveryAppearance_data();
    void drawsEveryAppearance();

private:
    void chooseFilter(const char* words);
    void type(const char* text);
    void addMany();
    QStringList shown() const;
    PersonId idOf(const char* name) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Database> m_database;
    std::unique_ptr<PeoplePanel> m_panel;
};

void PeoplePanelTest::init()
{
    m_panel.reset();
    m_database.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    const QString path = m_folder->filePath(QStringLiteral("s.db"));
    auto database = Database::open(path);
    QVERIFY(database);
    m_database = std::move(*database);
    const auto add = [&](const char* english, const char* chinese, const char* headline) {
        Person person;
        person.name = LocalizedText::of(QString::fromUtf8(english), QString::fromUtf8(chinese));
        Section work(SectionKind::Work);
        Entry entry = work.newEntry();
        std::get<ExperienceDetails>(entry.details).organization =
            LocalizedText::of(Language::English, QString::fromUtf8(headline));
        QVERIFY(work.append(entry));
        person.sections += work;
        QVERIFY(PersonRepository(*m_database).insert(person));
    };
    add("Anna Bo", "", "Zhang Laboratory");
    add("Li Si", "李四", "Sample Motors");
    add("Wang Wu", "王五", "Sample Robotics");
    add("Zhang San", "张三", "Sample Motors");
    m_panel = std::make_unique<PeoplePanel>(path);
    new QAbstractItemModelTester(find<QListView>(*m_panel, "people.list")->model(),
                                 QAbstractItemModelTester::FailureReportingMode::QtTest, m_panel.get());
    m_panel->show();
    m_panel->reload();
    QTRY_COMPARE_WITH_TIMEOUT(shown().size(), 4, patience);
}

/// A name that does not fit beside the other begins the second line: it is neither cut nor left out.
void PeoplePanelTest::cutsNoName()
{
    class Model : public QAbstractListModel {
    public:
        int rowCount(const QModelIndex&) const override { return 1; }
        QVariant data(const QModelIndex&, int role) const override
        {
            return role == PeopleModel::NameRole        ? QVariant(QStringLiteral("Ada Lindqvist"))
                   : role == PeopleModel::OtherNameRole ? QVariant(QStringLiteral("艾达·林德奎斯特"))
                   : role == PeopleModel::AboutRole     ? QVariant(about)
                   : role == PeopleModel::LackingRole   ? QVariant(lacking)
                                                        : QVariant();
        }
        QString about = QStringLiteral("Interaction designer");
        int lacking = 0;
    } model;
    const auto texts = [&](int width) {
        const PersonDelegate::Texts row = PersonDelegate::textsOf(model.index(0), width);
        return QStringList{row.name, row.other, row.below};
    };
    const QString name = QStringLiteral("Ada Lindqvist");
    const QString other = QStringLiteral("艾达·林德奎斯特");
    QCOMPARE(texts(400), (QStringList{name, other, model.about}));
    QCOMPARE(texts(120), (QStringList{name, QString(), other + QStringLiteral(" · ") + model.about}));
    model.about.clear();
    QCOMPARE(texts(120), (QStringList{name, QString(), other}));
    int least = 120;
    while (texts(least)[1].isEmpty())
        ++least;
    model.lacking = 12; // its sign takes some of the room
    QVERIFY(texts(least)[1].isEmpty());
}

void PeoplePanelTest::type(const char* text)
{
    auto* search = find<QLineEdit>(*m_panel, "people.search");
    search->selectAll();
    QTest::keyClick(search, Qt::Key_Delete);
    QTest::keyClicks(search, QString::fromUtf8(text));
}

QStringList PeoplePanelTest::shown() const
{
    const QAbstractItemModel* model = find<QListView>(*m_panel, "people.list")->model();
    QStringList names;
    for (int row = 0; row < model->rowCount(); ++row)
        names += model->index(row, 0).data().toString().section(QStringLiteral("  "), 0, 0);
    return names;
}

PersonId PeoplePanelTest::idOf(const char* name) const
{
    const auto people = PersonRepository(*m_database).list(QString::fromUtf8(name));
    return people ? people->front().id : PersonId();
}

void PeoplePanelTest::searchesWhileTyping()
{
    type("moto");
    QTRY_COMPARE_WITH_TIMEOUT(shown(), (QStringList{QStringLiteral("Li Si"), QStringLiteral("Zhang San")}), patience);
    type("ww");
    QTRY_COMPARE_WITH_TIMEOUT(shown(), QStringList{QStringLiteral("Wang Wu")}, patience);
    type("");
    QTRY_COMPARE_WITH_TIMEOUT(shown().size(), 4, patience);
}

void PeoplePanelTest::ranksNameMatchesFirst()
{
    type("zhang");
    QTRY_COMPARE_WITH_TIMEOUT(shown(), (QStringList{QStringLiteral("Zhang San"), QStringLiteral("Anna Bo")}), patience);
}

/// People found only by translation are listed below direct matches, with an explanation.
void PeoplePanelTest::listsTranslationMatchesBelow()
{
    DUOVITA_NEEDS_LEXICON();
    const auto add = [&](const char* name, Language language, const char* headline) {
        Person person;
        person.name = LocalizedText::of(Language::English, QString::fromUtf8(name));
        person.headline = LocalizedText::of(language, QString::fromUtf8(headline));
        QVERIFY(PersonRepository(*m_database).insert(person));
    };
    add("Zhou Qi", Language::English, "Algorithms");
    add("Chen Jiu", Language::Chinese, "研究算法");
    m_panel->reload();
    const QStringList both{QStringLiteral("Zhou Qi"), QStringLiteral("Chen Jiu")};
    type("algorithm");
    QTRY_COMPARE_WITH_TIMEOUT(shown(), both, patience);
    const auto* howMany = find<QLabel>(*m_panel, "people.howMany");
    QVERIFY(howMany->isVisible() && howMany->text().contains(QStringLiteral("算法")));
    QVERIFY(!find<QLabel>(*m_panel, "people.nobody")->isVisible());
    const QAbstractItemModel* model = find<QListView>(*m_panel, "people.list")->model();
    const auto snippetOf = [&](int row) {
        return model->index(row, 0).data(PeopleModel::SnippetRole).value<SearchSnippet>();
    };
    QTRY_COMPARE_WITH_TIMEOUT(snippetOf(1).text, QStringLiteral("By translation: 研究算法"), patience);
    QCOMPARE(snippetOf(1).text.mid(snippetOf(1).marks.front().start, snippetOf(1).marks.front().length),
             QStringLiteral("算法"));
    QCOMPARE(snippetOf(0).text, QStringLiteral("Algorithms"));

    m_panel->reload(); // as after a save: they stay
    QTest::qWait(500);
    QCOMPARE(shown(), both);

    type("robotics"); // nobody has it in Chinese
    QTRY_COMPARE_WITH_TIMEOUT(shown(), QStringList{QStringLiteral("Wang Wu")}, patience);
    QVERIFY(!howMany->text().contains(QStringLiteral("算法")));
    auto* search = find<QLineEdit>(*m_panel, "people.search");
    search->setText(QStringLiteral("演算法")); // like an input method
    Q_EMIT search->textEdited(search->text());
    QTRY_COMPARE_WITH_TIMEOUT(shown(), QStringList{QStringLiteral("Zhou Qi")}, patience);
    QVERIFY(find<QLabel>(*m_panel, "people.nobody")->isVisible()); // the word itself is found nowhere
    type("");
    QTRY_COMPARE_WITH_TIMEOUT(shown().size(), 6, patience);
}

/// The open person stays open during searches, and is selected again when listed.
void PeoplePanelTest::keepsOpenPersonDuringSearch()
{
    m_panel->select(idOf("wang wu"));
    QSignalSpy chosen(m_panel.get(), &PeoplePanel::chosen);
    type("motors");
    QTRY_COMPARE_WITH_TIMEOUT(shown().size(), 2, patience);
    type("motors li");
    QTRY_COMPARE_WITH_TIMEOUT(shown().size(), 1, patience);
    QCOMPARE(chosen.size(), 0);
    type("");
    QTRY_COMPARE_WITH_TIMEOUT(shown().size(), 4, patience);
    QTRY_COMPARE_WITH_TIMEOUT(m_panel->selected(), QList{idOf("wang wu")}, patience);
}

void PeoplePanelTest::opensFirstResultWithReturn()
{
    m_panel->select(idOf("zhang san"));
    QSignalSpy chosen(m_panel.get(), &PeoplePanel::chosen);
    auto* search = find<QLineEdit>(*m_panel, "people.search");
    type("motors");
    QTest::keyClick(search, Qt::Key_Return); // before the search has run
    QTRY_COMPARE_WITH_TIMEOUT(m_panel->selected(), QList{idOf("li si")}, patience);
    QCOMPARE(shown().size(), 2);
    QCOMPARE(chosen.size(), 1);
    type("qwzx");
    QTest::keyClick(search, Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(shown().size(), 0, patience);
    type("");
    QTest::keyClick(search, Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(shown().size(), 4, patience);
    QTRY_COMPARE_WITH_TIMEOUT(m_panel->selected(), QList{idOf("li si")}, patience);
}

/// Keys move through the list from the search field; only Enter opens a person.
void PeoplePanelTest::navigatesPopupFromSearchField()
{
    m_panel->select(idOf("anna"));
    QFrame popup(nullptr, Qt::Popup);
    auto* layout = new QVBoxLayout(&popup);
    layout->addWidget(m_panel.get());
    popup.resize(280, 400);
    popup.show();
    m_panel->focusList();
    QSignalSpy chosen(m_panel.get(), &PeoplePanel::chosen);
    auto* search = find<QLineEdit>(*m_panel, "people.search");
    auto* list = find<QListView>(*m_panel, "people.list");
    QVERIFY(search->isVisible());
    QCOMPARE(popup.focusWidget(), search);
    QTest::keyClick(search, Qt::Key_Down);
    QTest::keyClick(search, Qt::Key_Down);
    QCOMPARE(list->currentIndex().row(), 2);
    QCOMPARE(chosen.size(), 0);
    // After closing, nobody else is selected.
    popup.hide();
    QCOMPARE(m_panel->selected(), QList{idOf("anna")});
    QCOMPARE(chosen.size(), 0);
    popup.show();
    QTest::keyClick(search, Qt::Key_Down);
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(m_panel->selected(), QList{idOf("li si")});
    // With a search, Enter chooses the best match, even if that person is open already.
    type("motors");
    QTRY_COMPARE_WITH_TIMEOUT(shown().size(), 2, patience);
    QCOMPARE(chosen.size(), 1);
    QTest::keyClick(search, Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(chosen.size(), 2, patience);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(1, 0)).center());
    QCOMPARE(m_panel->selected(), QList{idOf("zhang san")});
    QVERIFY(chosen.size() > 2);
    popup.hide();
    m_panel->setParent(nullptr);
}

/// Of several, only the open person stays selected.
void PeoplePanelTest::clickBelowTheRowsKeepsTheSelection()
{
    auto* list = find<QListView>(*m_panel, "people.list");
    m_panel->resize(m_panel->width(), 900);
    m_panel->show();
    const QPoint below(list->viewport()->width() / 2, list->viewport()->height() - 4);
    QTRY_VERIFY(!list->indexAt(below).isValid());
    m_panel->select(idOf("wang wu"));
    for (const Qt::MouseButton button : {Qt::LeftButton, Qt::RightButton}) {
        QTest::mouseClick(list->viewport(), button, {}, below);
        QCOMPARE(m_panel->selected(), QList{idOf("wang wu")});
    }
    list->selectAll();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, below);
    QCOMPARE(m_panel->selected(), QList{idOf("wang wu")});
}

void PeoplePanelTest::requestsDeletionWithDeleteKey()
{
    QSignalSpy wanted(m_panel.get(), &PeoplePanel::deleteRequested);
    auto* list = find<QListView>(*m_panel, "people.list");
    list->clearSelection();
    QTest::keyClick(list, Qt::Key_Delete);
    QCOMPARE(wanted.size(), 0);
    m_panel->select(idOf("wang wu"));
    QTest::keyClick(list, Qt::Key_Delete);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.front().front().value<QList<PersonId>>(), QList{idOf("wang wu")});
}

void PeoplePanelTest::reportsEmptySearchResult()
{
    const auto* nobody = find<QLabel>(*m_panel, "people.nobody");
    QVERIFY(nobody->isHidden());
    type("qwzx");
    QTRY_VERIFY_WITH_TIMEOUT(!nobody->isHidden(), patience);
    QVERIFY(nobody->text().contains(QStringLiteral("qwzx")));
    type("ww");
    QTRY_VERIFY_WITH_TIMEOUT(nobody->isHidden(), patience);
}

void PeoplePanelTest::showsChangesDuringSearch()
{
    PersonRepository people(*m_database);
    const auto stored = people.load(idOf("wang wu"));
    QVERIFY(stored);
    Person after = stored->person;
    after.name = LocalizedText::of(QStringLiteral("Zhao Wu"), QStringLiteral("赵五"));
    // The change arrives while the search waits for a pause in typing.
    type("zhao");
    QVERIFY(people.update(stored->person, after, stored->revisions));
    m_panel->refresh(after.id);
    QTRY_COMPARE_WITH_TIMEOUT(shown(), QStringList{QStringLiteral("Zhao Wu")}, patience);
    type("");
    QTRY_COMPARE_WITH_TIMEOUT(shown().size(), 4, patience);
    QVERIFY(shown().contains(QStringLiteral("Zhao Wu")));
}

void PeoplePanelTest::showsSnippetsOfMatches()
{
    auto* list = find<QListView>(*m_panel, "people.list");
    const auto snippet = [&](int row) {
        return list->model()->index(row, 0).data(PeopleModel::SnippetRole).value<SearchSnippet>().text;
    };
    type("moto");
    QTRY_COMPARE_WITH_TIMEOUT(snippet(1), QStringLiteral("Sample Motors"), patience);
    const auto found = list->model()->index(1, 0).data(PeopleModel::SnippetRole).value<SearchSnippet>();
    QCOMPARE(found.marks, (QList<SearchSnippet::Mark>{{7, 4}}));
    QVERIFY(list->model()->index(1, 0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("Sample Motors\n")));
    // Another search with the same results shows its own snippets.
    type("sample m");
    QTRY_COMPARE_WITH_TIMEOUT(
        list->model()->index(1, 0).data(PeopleModel::SnippetRole).value<SearchSnippet>().marks.size(), 2, patience);
    // Without a search there are no snippets.
    type("");
    QTRY_VERIFY_WITH_TIMEOUT(!list->model()->index(0, 0).data(PeopleModel::SnippetRole).isValid(), patience);
    QCOMPARE(shown().size(), 4);
}

/// "Many 000" to "Many 199", between Li Si and Wang Wu.
void PeoplePanelTest::addMany()
{
    for (int i = 0; i < 200; ++i) {
        Person person;
        person.name = LocalizedText::of(Language::English, QStringLiteral("Many %1").arg(i, 3, 10, QLatin1Char('0')));
        QVERIFY(PersonRepository(*m_database).insert(person));
    }
    m_panel->resize(300, 400);
    m_panel->reload();
    QTRY_COMPARE_WITH_TIMEOUT(shown().size(), 204, patience);
}

void PeoplePanelTest::loadsSnippetsOfVisibleRowsOnly()
{
    addMany();
    auto* list = find<QListView>(*m_panel, "people.list");
    const auto has = [&](int row) { return list->model()->index(row, 0).data(PeopleModel::SnippetRole).isValid(); };
    type("many");
    QTRY_VERIFY_WITH_TIMEOUT(shown().size() == 200 && has(0), patience);
    QVERIFY(!has(100) && !has(199));
    list->scrollToBottom();
    QTRY_VERIFY_WITH_TIMEOUT(has(199), patience);
    QVERIFY(!has(100));
}

/// Everybody has a row at once; details are loaded for visible rows.
void PeoplePanelTest::loadsDetailsOfVisibleRows()
{
    addMany();
    auto* list = find<QListView>(*m_panel, "people.list");
    QCOMPARE(shown().mid(0, 3),
             (QStringList{QStringLiteral("Anna Bo"), QStringLiteral("Li Si"), QStringLiteral("Many 000")}));
    const QString unread = QStringLiteral("…");
    QCOMPARE(shown().last(), unread);
    list->scrollToBottom();
    QTRY_COMPARE_WITH_TIMEOUT(shown().last(), QStringLiteral("Zhang San"), patience);
    QCOMPARE(shown()[100], unread);
    m_panel->select(PersonId::parse(list->model()->index(100, 0).data(PeopleModel::IdRole).toString()).value());
    QTRY_COMPARE_WITH_TIMEOUT(shown()[100], QStringLiteral("Many 098"), patience);
    // After reloading the list, rows far down are loaded at once, too.
    QSignalSpy loaded(m_panel.get(), &PeoplePanel::loaded);
    m_panel->reload();
    QVERIFY(loaded.wait(patience));
    QCOMPARE(shown()[100], QStringLiteral("Many 098"));
}

void PeoplePanelTest::selectsAllIncludingUnloadedRows()
{
    addMany();
    auto* list = find<QListView>(*m_panel, "people.list");
    type("many");
    QTRY_COMPARE_WITH_TIMEOUT(shown().size(), 200, patience);
    list->selectAll();
    const QList<PersonId> chosen = m_panel->selected();
    QCOMPARE(chosen.size(), 200);
    const auto summaries = PersonRepository(*m_database).summaries(chosen);
    QVERIFY(summaries);
    for (int i = 0; i < 200; ++i)
        QCOMPARE((*summaries)[i].name.text(Language::English),
                 QStringLiteral("Many %1").arg(i, 3, 10, QLatin1Char('0')));
}

void PeoplePanelTest::keepsSelectionDuringExternalChanges()
{
    auto* list = find<QListView>(*m_panel, "people.list");
    list->selectAll();
    const QList<PersonId> before = m_panel->selected();
    QCOMPARE(before.size(), 4);
    QSignalSpy chosen(m_panel.get(), &PeoplePanel::chosen);
    Person person;
    person.name = LocalizedText::of(Language::English, QStringLiteral("Mo Di"));
    QVERIFY(PersonRepository(*m_database).insert(person));
    m_panel->follow();
    QTRY_COMPARE_WITH_TIMEOUT(shown().size(), 5, patience);
    QCOMPARE(shown()[2], QStringLiteral("Mo Di"));
    QCOMPARE(m_panel->selected(), before);
    QCOMPARE(chosen.size(), 0);
}

/// By names in either language, pinyin and initials, including people not loaded.
void PeoplePanelTest::jumpsToTypedName()
{
    addMany();
    auto* list = find<QListView>(*m_panel, "people.list");
    list->setFocus();
    const auto typed = [&](const char* text) {
        const int interval = QApplication::keyboardInputInterval();
        QApplication::setKeyboardInputInterval(0); // each typed text is a new name
        QTest::qWait(5);
        for (const char* letter = text; *letter; ++letter) {
            QTest::keyClick(list, *letter);
            QApplication::setKeyboardInputInterval(60000);
        }
        QApplication::setKeyboardInputInterval(interval);
    };
    const auto chosen = [&] { return m_panel->selected(); };
    typed("zh");
    QTRY_COMPARE_WITH_TIMEOUT(chosen(), QList{idOf("zhang san")}, patience);
    QTRY_COMPARE_WITH_TIMEOUT(shown().last(), QStringLiteral("Zhang San"), patience);
    typed("ww");
    QTRY_COMPARE_WITH_TIMEOUT(chosen(), QList{idOf("wang wu")}, patience);
    typed("many 15");
    QTRY_COMPARE_WITH_TIMEOUT(shown()[list->currentIndex().row()], QStringLiteral("Many 150"), patience);
    typed("m"); // the next match
    QTRY_COMPARE_WITH_TIMEOUT(shown()[list->currentIndex().row()], QStringLiteral("Many 151"), patience);
    typed("laboratory"); // not a name
    QTest::qWait(200);
    QCOMPARE(shown()[list->currentIndex().row()], QStringLiteral("Many 151"));
}

void PeoplePanelTest::opensNobodyAfterDeletion()
{
    m_panel->select(idOf("li si"));
    QSignalSpy chosen(m_panel.get(), &PeoplePanel::chosen);
    QVERIFY(PersonRepository(*m_database).moveToTrash(idOf("li si")));
    m_panel->follow();
    QTRY_COMPARE_WITH_TIMEOUT(shown().size(), 3, patience);
    QCOMPARE(chosen.size(), 0);
    QVERIFY(m_panel->selected().isEmpty());
}

/// Another program imports hundreds of people, with a notification for each.
void PeoplePanelTest::combinesManyReloads()
{
    QSignalSpy read(m_panel.get(), &PeoplePanel::loaded);
    for (int i = 0; i < 1000; ++i)
        m_panel->refresh(PersonId());
    for (int i = 0; i < 100; ++i)
        m_panel->reload();
    Person person;
    person.name = LocalizedText::of(Language::English, QStringLiteral("Last Comer"));
    QVERIFY(PersonRepository(*m_database).insert(person));
    m_panel->refresh(person.id);
    QTRY_COMPARE_WITH_TIMEOUT(shown().size(), 5, patience);
    QTest::qWait(500); // wait for further signals
    QVERIFY2(read.size() <= 3, qPrintable(QString::number(read.size())));
}

void PeoplePanelTest::showsChangesOfOtherWindows()
{
    PersonRepository people(*m_database);
    const auto write = [&](const PersonId& id, const std::function<void(Person&)>& change) {
        const auto stored = people.load(id);
        Person after = stored->person;
        change(after);
        QVERIFY(people.update(stored->person, after, stored->revisions));
        m_panel->follow();
    };
    const PersonId anna = idOf("anna");
    QAbstractItemModel* model = find<QListView>(*m_panel, "people.list")->model();
    const auto completeness = [&] { return model->index(0, 0).data(PeopleModel::CompletenessRole).toString(); };
    const QString before = completeness();
    write(anna,
          [](Person& person) { person.headline = LocalizedText::of(Language::Chinese, QStringLiteral("化学家")); });
    QTRY_VERIFY_WITH_TIMEOUT(completeness() != before, patience);
    QCOMPARE(m_panel->selected(), QList{anna}); // the rows are unchanged
    write(anna, [](Person& person) { person.name.setText(Language::English, QStringLiteral("Zoe Bo")); });
    QTRY_COMPARE_WITH_TIMEOUT(shown().last(), QStringLiteral("Zoe Bo"), patience);
    QVERIFY(people.moveToTrash(anna));
    m_panel->follow();
    QTRY_COMPARE_WITH_TIMEOUT(shown().size(), 3, patience);
    QVERIFY(people.restoreFromTrash(anna));
    m_panel->follow();
    QTRY_COMPARE_WITH_TIMEOUT(shown().size(), 4, patience);
}

/// Opens the filter's menu and chooses an item.
void PeoplePanelTest::chooseFilter(const char* words)
{
    auto* menu = find<QMenu>(*m_panel, "people.filter.menu");
    QTest::mouseClick(find<QToolButton>(*m_panel, "people.filter"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(menu->isVisible(), patience);
    for (QAction* action : menu->actions()) {
        if (action->text() == QString::fromUtf8(words))
            action->trigger();
    }
    menu->hide();
}

void PeoplePanelTest::filtersByMissingTexts()
{
    auto* button = find<QToolButton>(*m_panel, "people.filter");
    auto* chip = find<QToolButton>(*m_panel, "people.filter.chip");
    auto* howMany = find<QLabel>(*m_panel, "people.howMany");
    QVERIFY(!button->isChecked() && !chip->isVisible() && !howMany->isVisible());
    // Everybody's work lacks a Chinese name here; Anna's own name does, too.
    PersonRepository people(*m_database);
    const auto stored = people.load(idOf("wang wu"));
    QVERIFY(stored);
    Person after = stored->person;
    after.sections.clear();
    QVERIFY(people.update(stored->person, after, stored->revisions));
    chooseFilter("Incomplete in Chinese");
    const QStringList lacking{QStringLiteral("Anna Bo"), QStringLiteral("Li Si"), QStringLiteral("Zhang San")};
    QTRY_COMPARE_WITH_TIMEOUT(shown(), lacking, patience);
    QVERIFY(button->isChecked() && chip->isVisible());
    QVERIFY(button->toolTip().contains(QStringLiteral("Incomplete in Chinese")));
    QCOMPARE(howMany->text(), QStringLiteral("3 of 4 person(s)")); // translations provide the plurals
    // Combined with a search, and updated after changes.
    type("motors");
    QTRY_COMPARE_WITH_TIMEOUT(shown(), (QStringList{QStringLiteral("Li Si"), QStringLiteral("Zhang San")}), patience);
    type("robotics");
    QTRY_VERIFY_WITH_TIMEOUT(find<QLabel>(*m_panel, "people.nobody")->isVisible(), patience);
    type("");
    QTRY_COMPARE_WITH_TIMEOUT(shown(), lacking, patience);
    const auto now = people.load(after.id);
    QVERIFY(people.update(now->person, stored->person, now->revisions));
    m_panel->refresh(after.id);
    QTRY_COMPARE_WITH_TIMEOUT(shown().size(), 4, patience);
    // The chip removes the filter.
    chooseFilter("Incomplete in English");
    QTRY_COMPARE_WITH_TIMEOUT(shown().size(), 0, patience);
    QTest::mouseClick(chip, Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(shown().size(), 4, patience);
    QVERIFY(!button->isChecked() && !chip->isVisible() && !howMany->isVisible());
}

void PeoplePanelTest::filtersByTag()
{
    PersonRepository people(*m_database);
    const auto stored = people.load(idOf("li si"));
    QVERIFY(stored);
    Person after = stored->person;
    after.tags = {QStringLiteral("R&D")};
    QVERIFY(people.update(stored->person, after, stored->revisions));
    chooseFilter("R&&D"); // a single & would be a mnemonic
    QTRY_COMPARE_WITH_TIMEOUT(shown(), QStringList{QStringLiteral("Li Si")}, patience);
    QCOMPARE(m_panel->filter(), (PeopleFilter{std::nullopt, QStringLiteral("R&D")}));
    chooseFilter("Incomplete in English");
    QTRY_COMPARE_WITH_TIMEOUT(shown().size(), 0, patience);
    QCOMPARE(m_panel->filter(), (PeopleFilter{Language::English, QStringLiteral("R&D")}));
    // Choosing the item again removes the filter, even of a tag that nobody has any more.
    const auto now = people.load(after.id);
    QVERIFY(people.update(now->person, stored->person, now->revisions));
    chooseFilter("R&&D");
    QCOMPARE(m_panel->filter(), (PeopleFilter{Language::English, {}}));
    chooseFilter("All");
    QTRY_COMPARE_WITH_TIMEOUT(shown().size(), 4, patience);
}

void PeoplePanelTest::keepsOpenPersonHiddenByFilter()
{
    m_panel->select(idOf("wang wu"));
    QSignalSpy chosen(m_panel.get(), &PeoplePanel::chosen);
    m_panel->setFilter({Language::English, {}});
    QTRY_COMPARE_WITH_TIMEOUT(shown().size(), 0, patience);
    QCOMPARE(chosen.size(), 0);
    // A requested person is opened even if the filter hides them.
    m_panel->select(idOf("li si"));
    m_panel->reload();
    QTRY_COMPARE_WITH_TIMEOUT(chosen.size(), 1, patience);
    QCOMPARE(chosen.front().front().value<PersonId>(), idOf("li si"));
    m_panel->setFilter({});
    QTRY_COMPARE_WITH_TIMEOUT(m_panel->selected(), QList{idOf("li si")}, patience);
}

void PeoplePanelTest::filtersByKeyboard()
{
    auto* search = find<QLineEdit>(*m_panel, "people.search");
    auto* button = find<QToolButton>(*m_panel, "people.filter");
    auto* menu = find<QMenu>(*m_panel, "people.filter.menu");
    m_panel->activateWindow();
    search->setFocus();
    QTest::keyClick(search, Qt::Key_Tab);
    QTRY_VERIFY_WITH_TIMEOUT(button->hasFocus(), patience);
    QTest::keyClick(button, Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(menu->isVisible(), patience);
    QTest::keyClick(menu, Qt::Key_Down); // All
    QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(shown().size(), 0, patience); // nobody lacks English
    auto* chip = find<QToolButton>(*m_panel, "people.filter.chip");
    QTest::keyClick(button, Qt::Key_Tab);
    QTRY_VERIFY_WITH_TIMEOUT(chip->hasFocus(), patience);
    QTest::keyClick(chip, Qt::Key_Space);
    QTRY_COMPARE_WITH_TIMEOUT(shown().size(), 4, patience);
    QVERIFY(button->hasFocus());
}

void PeoplePanelTest::drawsEveryAppearance_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<bool>("dark");
    QTest::newRow("en-light") << QStringLiteral("en") << false;
    QTest::newRow("zh-light") << QStringLiteral("zh_CN") << false;
    QTest::newRow("en-dark") << QStringLiteral("en") << true;
}

/// Set DUOVITA_PICTURES to a folder to keep the pictures.
void PeoplePanelTest::drawsEveryAppearance()
{
    QFETCH(QString, locale);
    QFETCH(bool, dark);
    const QPalette before = QApplication::palette();
    test::WindowFixture::dress();
    QApplication::setPalette(tonedPalette(dark));
    InterfaceLanguage language;
    language.use(locale);
    const PersonRepository people(*m_database);
    const auto stored = people.load(idOf("li si"));
    QVERIFY(stored);
    Person tagged = stored->person;
    tagged.tags = {QStringLiteral("engineer")};
    QVERIFY(PersonRepository(*m_database).update(stored->person, tagged, stored->revisions));
    m_panel->resize(176, 600);
    m_panel->select(idOf("li si"));
    m_panel->reload();
    QTRY_COMPARE_WITH_TIMEOUT(m_panel->selected(), QList{idOf("li si")}, patience);
    QTest::qWait(300); // until the rows are loaded
    const QImage picture = m_panel->grab().toImage();
    language.use(QStringLiteral("en"));
    QApplication::setPalette(before);
    QVERIFY(!picture.isNull());
    if (const QString folder = qEnvironmentVariable("DUOVITA_PICTURES"); !folder.isEmpty())
        QVERIFY(picture.save(
            QDir(folder).filePath(QStringLiteral("people-%1.png").arg(QString::fromLatin1(QTest::currentDataTag())))));
}

DUOVITA_GUI_TEST(PeoplePanelTest)
#include "tst_peoplepanel.moc"
