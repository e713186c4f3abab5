#include "core/design/template.h"
#include "core/messages/interfacelanguage.h"
#include "core/messages/kindwords.h"
#include "core/storage/database.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"
#include "ui/commands/designcommands.h"
#include "ui/commands/namesapart.h"
#include "ui/commands/peoplecommands.h"
#include "ui/commands/recordcommands.h"
#include "ui/forms/editorpanel.h"
#include "ui/shell/actions.h"

#include <QAction>
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace duovita;
using namespace duovita::test;

namespace {

const Command* find(const QList<Command>& commands, const QString& english)
{
    const auto command = std::find_if(commands.begin(), commands.end(), [&](const Command& each) {
        return each.name.text(Language::English) == english;
    });
    return command == commands.end() ? nullptr : &*command;
}

/// The commands without a separate Chinese name.
QStringList withoutChinese(const QList<Command>& commands)
{
    QStringList names;
    for (const Command& command : commands) {
        if (!containsHan(command.name.text(Language::Chinese)) || containsHan(command.name.text(Language::English)))
            names += command.id;
    }
    return names;
}

} // namespace

class RecordCommandsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void navigatesToRecordParts_data();
    void navigatesToRecordParts();
    void navigatesToEntryFields();
    void namesActionsInBothLanguages_data();
    void namesActionsInBothLanguages();
    void triggersActions();
    void includesAllOutlineActions();
    void movesToSections();
    void appliesTemplates();
    void distinguishesEqualNames();
    void switchesLanguageTemporarily();
    void listsEveryPersonInStore();
};

void RecordCommandsTest::navigatesToRecordParts_data()
{
    QTest::addColumn<QString>("interface");
    QTest::newRow("en") << QStringLiteral("en");
    QTest::newRow("zh") << QStringLiteral("zh_CN");
}

void RecordCommandsTest::navigatesToRecordParts()
{
    QFETCH(QString, interface);
    InterfaceLanguage language;
    language.use(interface);
    const Person person = samplePerson(QStringLiteral("li-si"));
    std::optional<ContentSource> place;
    const QList<Command> commands = recordCommands(person, [&place](const ContentSource& source) { place = source; });

    const Section& work = person.sections[1];
    const Command* section = find(commands, standardTitle(work.kind(), Language::English));
    QVERIFY(section);
    QCOMPARE(section->name.text(Language::Chinese), standardTitle(work.kind(), Language::Chinese));
    section->run();
    QVERIFY(place && place->section == work.id() && !place->entry);

    const Command* entry = find(commands, QStringLiteral("Lanxing Technology"));
    QVERIFY(entry);
    QVERIFY(containsHan(entry->name.text(Language::Chinese)));
    entry->run();
    QVERIFY(place->entry == work.entries()[0].id);

    const Command* field = find(commands, QStringLiteral("Headline"));
    QVERIFY(field);
    QVERIFY(containsHan(field->name.text(Language::Chinese)));
    field->run();
    QVERIFY(place->field == Field::Headline && !place->section);

    QSet<QString> ids;
    for (const Command& command : commands) {
        QVERIFY2(!ids.contains(command.id), qPrintable(command.id));
        ids += command.id;
        QVERIFY2(!command.name.isEmpty() && !command.kind.isEmpty(), qPrintable(command.id));
    }
}

void RecordCommandsTest::navigatesToEntryFields()
{
    const Person person = samplePerson(QStringLiteral("li-si"));
    const Entry& entry = person.sections[1].entries()[0];
    std::optional<ContentSource> place;
    const QList<Command> commands =
        fieldCommands(person, entry.id, [&place](const ContentSource& source) { place = source; });
    const Command* field = find(commands, wordFor(Field::Department, person.sections[1].kind()));
    QVERIFY(field);
    field->run();
    QVERIFY(place->entry == entry.id && place->field == Field::Department);
    QVERIFY(fieldCommands(person, EntryId(), {}).isEmpty());
}

void RecordCommandsTest::namesActionsInBothLanguages_data()
{
    navigatesToRecordParts_data();
}

/// All of the window's commands that have their own text.
void RecordCommandsTest::namesActionsInBothLanguages()
{
    QFETCH(QString, interface);
    InterfaceLanguage language;
    language.use(interface);
    QList<Command> commands;
    QAction action;
    for (const ActionInfo& row : actionTable()) {
        action.setObjectName(row.name);
        if (row.text)
            commands += actionCommand(action, QString(), [&row] { return Actions::tr(row.text); });
    }
    QVERIFY(commands.size() > 30);
    QCOMPARE(withoutChinese(commands), QStringList());
}

void RecordCommandsTest::triggersActions()
{
    QAction action;
    action.setObjectName(QStringLiteral("quit"));
    action.setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Q));
    const QSignalSpy done(&action, &QAction::triggered);
    const Command quit = actionCommand(action, QString(), [] { return QStringLiteral("&Quit (&Q)"); });
    QCOMPARE(quit.id, QStringLiteral("action.quit"));
    QCOMPARE(quit.name.text(Language::English).trimmed(), QStringLiteral("Quit"));
    QCOMPARE(quit.shortcut, action.shortcut());
    QVERIFY(quit.enabled);
    quit.run();
    QCOMPARE(done.size(), 1);
    action.setEnabled(false);
    QVERIFY(!actionCommand(action, QString(), [] { return QString(); }).enabled);
}

void RecordCommandsTest::includesAllOutlineActions()
{
    const EditorPanel panel;
    const QList<Command> commands = outlineCommands(panel.actions());
    QCOMPARE(commands.size(), panel.actions().size() - 1); // the action for new sections opens a menu
    const Command* entry = find(commands, QStringLiteral("New entry"));
    QVERIFY(entry);
    QCOMPARE(entry->shortcut, QKeySequence(QKeySequence::New));
}

void RecordCommandsTest::movesToSections()
{
    InterfaceLanguage language;
    language.use(QStringLiteral("en"));
    const Person person = samplePerson(QStringLiteral("li-si"));
    const Section& to = person.sections[1];
    std::optional<SectionId> chosen;
    const QList<Command> commands =
        moveCommands(person, {to.id()}, [&chosen](const SectionId& section) { chosen = section; });
    QCOMPARE(commands.size(), 1);
    QCOMPARE(withoutChinese(commands), QStringList());
    const Command* move = find(commands, QStringLiteral("Move to: ") + standardTitle(to.kind(), Language::English));
    QVERIFY(move);
    move->run();
    QCOMPARE(chosen, std::optional(to.id()));
    QVERIFY(moveCommands(person, {}, {}).isEmpty());
}

void RecordCommandsTest::appliesTemplates()
{
    InterfaceLanguage language;
    language.use(QStringLiteral("en"));
    QString applied;
    const QList<Command> commands = templateCommands({QStringLiteral("classic"), QStringLiteral("timeline")},
                                                     [&](const QString& name) { applied = name; });
    QCOMPARE(withoutChinese(commands), QStringList());
    find(commands, QStringLiteral("Timeline"))->run();
    QCOMPARE(applied, QStringLiteral("timeline"));
}

void RecordCommandsTest::distinguishesEqualNames()
{
    InterfaceLanguage language;
    language.use(QStringLiteral("en"));
    QList<Command> commands = templateCommands({QStringLiteral("accent"), QStringLiteral("classic")}, {}) +
                              designCommands([](const QString&) {});
    nameApart(commands);
    QVERIFY(find(commands, QStringLiteral("Template: Accent")) && find(commands, QStringLiteral("Design: Accent")));
    QVERIFY(find(commands, QStringLiteral("Classic"))); // no other command has this name
    QVERIFY(!find(commands, QStringLiteral("Accent")));
    QCOMPARE(withoutChinese(commands), QStringList());
}

void RecordCommandsTest::switchesLanguageTemporarily()
{
    InterfaceLanguage language;
    language.use(QStringLiteral("zh_CN"));
    const QString chinese = wordFor(SectionKind::Project);
    {
        const SpokenLanguage english(Language::English);
        QCOMPARE(wordFor(SectionKind::Project), QStringLiteral("Projects"));
        QCOMPARE(interfaceLanguage(), Language::English);
        const SpokenLanguage within(Language::Chinese);
        QCOMPARE(wordFor(SectionKind::Project), chinese);
    }
    QCOMPARE(wordFor(SectionKind::Project), chinese);
    language.use(QStringLiteral("en"));
    QCOMPARE(inEveryLanguage([] { return wordFor(SectionKind::Project); }).text(Language::Chinese), chinese);
}

void RecordCommandsTest::listsEveryPersonInStore()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("cv.db"));
    const Person person = samplePerson(QStringLiteral("zhang-san"));
    {
        const auto database = Database::open(path);
        QVERIFY(PersonRepository(**database).insert(person));
    }
    QObject owner;
    std::optional<PersonId> opened;
    PeopleCommands people(
        path, [&](const PersonId& id) { opened = id; }, &owner);
    QSignalSpy changed(&people, &PeopleCommands::changed);
    QVERIFY(people.commands().isEmpty()); // still being read
    QVERIFY(changed.wait());
    const QList<Command> known = people.commands();
    const Command* found = find(known, person.name.text(Language::English));
    QVERIFY(found);
    found->run();
    QVERIFY(opened == person.id);
    {
        const auto database = Database::open(path);
        QVERIFY(PersonRepository(**database).moveToTrash(person.id));
    }
    people.forget();
    QCOMPARE(people.commands().size(), 1); // as known before
    QVERIFY(changed.wait());
    QVERIFY(people.commands().isEmpty());
}

DUOVITA_GUI_TEST(RecordCommandsTest)
#include "tst_recordcommands.moc"
