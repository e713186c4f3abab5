#include "core/messages/errorwords.h"
#include "core/storage/database.h"
#include "core/storage/historyrepository.h"
#include "core/storage/migrations.h"
#include "core/storage/personrepository.h"
#include "core/storage/searchtext.h"
#include "core/storage/transaction.h"
#include "tests/support/postgrespooler.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"
#include "tests/support/teststores.h"

#include <QFile>
#include <QProcess>
#include <QThreadPool>
#include <QtConcurrentRun>

#include <algorithm>

using namespace duovita;

/// Features of servers only. Tests for every database run with DUOVITA_TEST_STORE.
class PostgresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void createsStoreConcurrently();
    void rejectsUnusableSchemasUnchanged_data();
    void rejectsUnusableSchemasUnchanged();
    void refusesForeignObjectsOnItsTables_data();
    void refusesForeignObjectsOnItsTables();
    void toleratesUnrelatedObjects();
    void rejectsDatabaseWithoutUnicode();
    void openExistingCreatesNoStore();
    void losesNoConcurrentWrites();
    void indexesConcurrentEdits();
    void emptyingTrashKeepsRestoredPeople();
    void searchesAsSqliteDoes();
    void findsWordsInALongRecord();
    void findsWordsBeyondIndexLimits();
    void keepsEveryCharacter();
    void reportsUnreachableServer();
    void supportsOnlySessionPooling_data();
    void supportsOnlySessionPooling();
    void keepsSavedDataWhenTheServerIsKilled();
    void grantsEachRoleItsPrivileges();
    void blocksWritesDuringMigration();
    void hasDistributableTables();
    void findsThePasswordWhereLibpqDoes_data();
    void findsThePasswordWhereLibpqDoes();

private:
    std::unique_ptr<Database> open() const { return open(m_store); }
    static std::unique_ptr<Database> open(const QString& address)
    {
        auto database = Database::open(address);
        return database ? std::move(*database) : nullptr;
    }
    QString schema() const { return m_store.section(QStringLiteral("%3D"), -1); }
    QVariant run(const QString& sql) const { return m_server.run(QString(sql).replace(u'~', schema())); }

    test::PostgresServer m_server;
    QString m_problem;
    QString m_store;
};

namespace {

Person named(const char* english, const char* notes = "")
{
    Person person;
    person.name = LocalizedText::of(Language::English, QString::fromUtf8(english));
    person.notes = QString::fromUtf8(notes);
    return person;
}

/// A person with two entries, each with a text.
Person withTwoEntries(const QString& first, const QString& second)
{
    Person person = named("Zhang San");
    Section section(SectionKind::Project);
    for (const QString& title : {first, second}) {
        Entry entry = section.newEntry();
        std::get<ExperienceDetails>(entry.details).title = LocalizedText::shared(title);
        if (!section.append(entry))
            qFatal("a project takes projects");
    }
    person.sections += section;
    return person;
}

Person renamed(Person person, int at, const QString& title)
{
    Entry entry = person.sections[0].entries()[at];
    std::get<ExperienceDetails>(entry.details).title = LocalizedText::shared(title);
    if (!person.sections[0].replace(at, entry))
        qFatal("an entry replaces itself");
    return person;
}

} // namespace

void PostgresTest::initTestCase()
{
    m_problem = m_server.start();
    if (!m_problem.isEmpty() && qEnvironmentVariableIsSet("CI"))
        QFAIL(qPrintable(m_problem));
}

void PostgresTest::init()
{
    if (!m_problem.isEmpty())
        QSKIP(qPrintable(m_problem));
    QCOMPARE(m_server.start(), QString()); // a previous test may have left it killed
    m_store = m_server.newStore();
}

void PostgresTest::createsStoreConcurrently()
{
    QThreadPool threads;
    threads.setMaxThreadCount(6);
    for (int round = 0; round < 5; ++round) {
        const QString store = m_server.newStore();
        QList<QFuture<QString>> openings;
        for (int i = 0; i < 6; ++i) {
            openings += QtConcurrent::run(&threads, [store]() -> QString {
                const auto database = Database::open(store);
                if (!database)
                    return database.error().parameters.join(u' ');
                const auto inserted = PersonRepository(**database).insert(named("Li Si"));
                return inserted ? QString() : inserted.error().parameters.join(u' ');
            });
        }
        for (QFuture<QString>& opening : openings)
            QCOMPARE(opening.result(), QString());
        QCOMPARE(PersonRepository(*open(store)).list()->size(), 6);
    }
}

void PostgresTest::rejectsUnusableSchemasUnchanged_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("another program's tables")
        << "DROP SCHEMA ~ CASCADE; CREATE SCHEMA ~; CREATE TABLE ~.songs (id INTEGER)" << ErrorCode::DatabaseForeign;
    QTest::newRow("newer schema")
        << QStringLiteral("UPDATE ~.duovita_store SET version = %1").arg(newestSchemaVersion(postgresMigrations()) + 1)
        << ErrorCode::DatabaseTooNew;
    QTest::newRow("no schema to work in") << "DROP SCHEMA ~ CASCADE" << ErrorCode::DatabaseNotOpened;
}

void PostgresTest::rejectsUnusableSchemasUnchanged()
{
    QFETCH(QString, sql);
    QFETCH(ErrorCode, code);
    QVERIFY(open());
    QVERIFY(run(sql).isValid());
    const QString tables = QStringLiteral("SELECT string_agg(relname || relfilenode::text, ' ' ORDER BY relname)"
                                          " FROM pg_class WHERE relnamespace::regnamespace::text = '~'");
    const QVariant before = run(tables);
    const auto refused = Database::open(m_store);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, code);
    QCOMPARE(run(tables), before);
}

void PostgresTest::refusesForeignObjectsOnItsTables_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("object");
    const auto row = [](const char* name, const QString& sql, const char* object) {
        QTest::newRow(name) << sql << QString::fromLatin1(object);
    };
    row("a trigger that publishes contacts",
        QStringLiteral("CREATE FUNCTION ~.publish() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.content ="
                       " replace(NEW.content, '\"public\":false', '\"public\":true'); RETURN NEW; END $$;"
                       " CREATE TRIGGER publish BEFORE INSERT ON ~.person FOR EACH ROW EXECUTE FUNCTION ~.publish()"),
        "trigger publish");
    row("a rule that writes elsewhere, too",
        QStringLiteral("CREATE TABLE ~.elsewhere (content TEXT); CREATE RULE also AS ON INSERT TO ~.entry"
                       " DO ALSO INSERT INTO ~.elsewhere VALUES (NEW.content)"),
        "rule also");
    row("a policy that hides people",
        QStringLiteral("ALTER TABLE ~.person ENABLE ROW LEVEL SECURITY; CREATE POLICY few ON ~.person USING (false)"),
        "policy few");
    row("a condition", QStringLiteral("ALTER TABLE ~.cv ADD CONSTRAINT c CHECK (name <> 'x')"), "condition c");
    row("a generated column",
        QStringLiteral("ALTER TABLE ~.cv ADD COLUMN x TEXT GENERATED ALWAYS AS (upper(name)) STORED"), "default cv.x");
    row("a default", QStringLiteral("ALTER TABLE ~.cv ADD COLUMN x TEXT DEFAULT current_user"), "default cv.x");
    row("an index of a formula", QStringLiteral("CREATE INDEX i ON ~.person (upper(content))"), "index i");
    row("an index with a condition", QStringLiteral("CREATE INDEX i ON ~.person (id) WHERE content <> 'x'"), "index i");
    row("a table that inherits", QStringLiteral("CREATE TABLE ~.more () INHERITS (~.person)"), "table more");
    row("a view in the place of a table",
        QStringLiteral("ALTER TABLE ~.glossary_term RENAME TO g; CREATE VIEW ~.glossary_term AS SELECT * FROM ~.g"),
        "view glossary_term");
    row("a name of control characters",
        QStringLiteral("CREATE RULE \"a\x1B[2J\" AS ON DELETE TO ~.cv DO INSTEAD NOTHING"), "rule a?[2J");
}

void PostgresTest::refusesForeignObjectsOnItsTables()
{
    QFETCH(const QString, sql);
    QFETCH(const QString, object);
    QVERIFY(open());
    QVERIFY(run(sql + QStringLiteral("; SELECT 1")).isValid());
    const auto refused = Database::open(m_store);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::DatabaseAltered);
    QCOMPARE(refused.error().parameters.value(1), object);
    QCOMPARE(Database::openExisting(m_store).error().code, ErrorCode::DatabaseAltered);
    QCOMPARE(Database::openUnchanged(m_store).error().code, ErrorCode::DatabaseAltered);
    const QString reason = describe(refused.error());
    QVERIFY2(reason.contains(object) && reason.contains(QStringLiteral("server's administrator")), qPrintable(reason));
    QVERIFY(run(QStringLiteral("DROP SCHEMA ~ CASCADE; SELECT 1")).isValid()); // other tests look at the whole server
}

/// An administrator's views, and indexes.
void PostgresTest::toleratesUnrelatedObjects()
{
    QVERIFY(open());
    QVERIFY(run(QStringLiteral("CREATE TABLE ~.songs (id INTEGER DEFAULT 1 CHECK (id > 0));"
                               " CREATE VIEW ~.report AS SELECT count(*) FROM ~.person;"
                               " CREATE INDEX i ON ~.person (updated_at); SELECT 1"))
                .isValid());
    const auto database = open();
    QVERIFY(database);
    QVERIFY(PersonRepository(*database).insert(named("Zhang San")));
}

void PostgresTest::rejectsDatabaseWithoutUnicode()
{
    QVERIFY(m_server.run(QStringLiteral("CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0"))
                .isValid());
    const auto refused =
        Database::open(m_server.address().replace(QStringLiteral("/postgres?"), QStringLiteral("/latin?")));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::DatabaseNotOpened);
    QVERIFY(refused.error().parameters.last().contains(QStringLiteral("LATIN1")));
}

void PostgresTest::openExistingCreatesNoStore()
{
    QCOMPARE(Database::openExisting(m_store).error().code, ErrorCode::DatabaseGone);
    QVERIFY(open());
    QVERIFY(Database::openExisting(m_store));
}

/// Many editors each append a line to the same text, reading it again whenever another was faster.
void PostgresTest::losesNoConcurrentWrites()
{
    const Person person = named("Zhang San");
    QVERIFY(PersonRepository(*open()).insert(person));
    constexpr int editors = 4;
    constexpr int lines = 15;
    QThreadPool threads;
    threads.setMaxThreadCount(editors);
    QList<QFuture<int>> edits;
    for (int editor = 0; editor < editors; ++editor) {
        edits += QtConcurrent::run(&threads, [&, editor] {
            const auto database = open();
            PersonRepository people(*database);
            int conflicts = 0;
            for (int line = 0; line < lines;) {
                const StoredPerson stored = *people.load(person.id);
                Person after = stored.person;
                after.notes += QStringLiteral("%1-%2\n").arg(editor).arg(line);
                const auto written = people.update(stored.person, after, stored.revisions);
                if (written)
                    ++line;
                else if (written.error().code == ErrorCode::RevisionStale)
                    ++conflicts;
                else
                    return -1;
            }
            return conflicts;
        });
    }
    int conflicts = 0;
    for (QFuture<int>& edit : edits) {
        QVERIFY(edit.result() >= 0);
        conflicts += edit.result();
    }
    const StoredPerson stored = *PersonRepository(*open()).load(person.id);
    QStringList found = stored.person.notes.split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(found.size(), editors * lines);
    QCOMPARE(found.removeDuplicates(), 0);
    QCOMPARE(stored.revisions.person, 1 + editors * lines);
    QVERIFY(conflicts > 0);
}

/// Each writes a different entry: the index must keep both sets of words.
void PostgresTest::indexesConcurrentEdits()
{
    const Person person = withTwoEntries(QStringLiteral("first"), QStringLiteral("second"));
    QVERIFY(PersonRepository(*open()).insert(person));
    constexpr int rounds = 40;
    QThreadPool threads;
    threads.setMaxThreadCount(2);
    QList<QFuture<bool>> edits;
    for (int at : {0, 1}) {
        edits += QtConcurrent::run(&threads, [&, at] {
            const auto database = open();
            PersonRepository people(*database);
            bool good = true;
            for (int round = 1; round <= rounds; ++round) {
                const QString word = QStringLiteral("word%1x%2").arg(at).arg(round);
                const Entry entry = renamed(person, at, word).sections[0].entries()[at];
                good = good && people.updateEntry(person.id, entry, round).hasValue() &&
                       people.matching(word)->value().everywhere == QList{person.id};
            }
            return good;
        });
    }
    for (QFuture<bool>& edit : edits)
        QVERIFY(edit.result());
    const auto database = open();
    for (int at : {0, 1}) {
        const QString last = QStringLiteral("word%1x%2").arg(at).arg(rounds);
        QCOMPARE(PersonRepository(*database).matching(last)->value().everywhere.size(), 1);
    }
}

/// A person is restored while another user empties the trash.
void PostgresTest::emptyingTrashKeepsRestoredPeople()
{
    const auto database = open();
    PersonRepository people(*database);
    const Person person = withTwoEntries(QStringLiteral("a"), QStringLiteral("b"));
    QVERIFY(people.insert(person));
    QVERIFY(people.moveToTrash(person.id));
    Statements restoring = statementsFor(*database, {});
    restoring.command(QStringLiteral("BEGIN"));
    restoring.run(QStringLiteral("UPDATE person SET deleted_at = NULL WHERE id = ?"), {person.id.toString()});
    QVERIFY(!restoring.failed());
    QFuture<ErrorCode> emptying = QtConcurrent::run([&] {
        const auto gone = HistoryRepository(*open()).emptyTrash();
        return gone ? ErrorCode::Cancelled : gone.error().code;
    });
    // Until it waits for the lock on the person's row.
    QTRY_VERIFY(emptying.isFinished() ||
                run(QStringLiteral("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")).toInt() >
                    0);
    QVERIFY(!emptying.isFinished());
    restoring.command(QStringLiteral("COMMIT"));
    QCOMPARE(emptying.result(), ErrorCode::DatabaseLocked);
    const auto stored = people.load(person.id);
    QVERIFY(stored);
    QVERIFY(stored->person == person); // completely
    // The next attempt finds nothing to remove.
    QCOMPARE(HistoryRepository(*database).emptyTrash().value(), 0);
}

/// For random texts and queries: both databases find the same people.
void PostgresTest::searchesAsSqliteDoes()
{
    QTemporaryDir folder;
    const auto here = open();
    const auto there = open(folder.filePath(QStringLiteral("s.db")));
    QVERIFY(here && there);
    QStringList texts;
    for (quint32 seed = 0; seed < 60; ++seed) {
        const Person person = test::RandomPerson(seed).person();
        QVERIFY(PersonRepository(*here).insert(person));
        QVERIFY(PersonRepository(*there).insert(person));
        texts += searchTextOf(person);
        for (const Section& section : person.sections) {
            for (const Entry& entry : section.entries())
                texts += searchTextOf(entry);
        }
    }
    const auto sorted = [](QList<PersonId> people) {
        std::sort(people.begin(), people.end());
        return people;
    };
    test::RandomPerson random(7);
    int found = 0;
    for (int round = 0; round < 1500; ++round) {
        const QString& text = texts[random.below(static_cast<int>(texts.size()))];
        // A part of one or two texts, perhaps of different people.
        QString search = text.mid(random.below(static_cast<int>(text.size()) + 1), 1 + random.below(8));
        if (random.chance(20))
            search += u' ' + texts[random.below(static_cast<int>(texts.size()))].left(1 + random.below(4));
        const auto mine = PersonRepository(*here).matching(search);
        const auto theirs = PersonRepository(*there).matching(search);
        QVERIFY2(mine && theirs, qPrintable(search));
        QVERIFY2(mine->has_value() == theirs->has_value(), qPrintable(search));
        if (!*mine)
            continue;
        found += (*mine)->everywhere.isEmpty() ? 0 : 1;
        QVERIFY2(sorted((*mine)->everywhere) == sorted((*theirs)->everywhere), qPrintable(search));
        QVERIFY2(sorted((*mine)->byName) == sorted((*theirs)->byName), qPrintable(search));
    }
    QVERIFY(found > 500);
}

void PostgresTest::findsWordsInALongRecord()
{
    // More words, and more occurrences of one, than a tsvector has positions for.
    QString text;
    for (int i = 0; i < 20000; ++i)
        text += QStringLiteral("the word%1 ").arg(i);
    text += QStringLiteral("the very end");
    const Person person = withTwoEntries(text, QStringLiteral("清河大学").repeated(300) + QStringLiteral("大河"));
    const auto database = open();
    PersonRepository people(*database);
    QVERIFY(people.insert(person));
    for (const char* found : {"the very end", "very", "word19999", "大河", "学大河", "ord1999"})
        QVERIFY2(people.matching(QString::fromUtf8(found))->value().everywhere.size() == 1, found);
    for (const char* none : {"河学", "word20000"})
        QVERIFY2(people.matching(QString::fromUtf8(none))->value().everywhere.isEmpty(), none);
}

void PostgresTest::findsWordsBeyondIndexLimits()
{
    QString text = QString(5000, u'x') + QStringLiteral(" it's a\\b ");
    for (int i = 0; i < 150000; ++i)
        text += QString::number(i + 1000000) + u' ';
    const auto database = open();
    PersonRepository people(*database);
    QVERIFY(people.insert(withTwoEntries(text, QStringLiteral("last"))));
    for (const QString& found : {QStringLiteral("1149999"), QString(100, u'x'), QStringLiteral("it's"),
                                 QStringLiteral("a\\b"), QStringLiteral("last")})
        QVERIFY2(people.matching(found)->value().everywhere.size() == 1, qPrintable(found));
}

void PostgresTest::keepsEveryCharacter()
{
    Person person = named("Zhang San");
    person.notes = QStringLiteral("a") + QChar(0) + QStringLiteral("\\ ' \" ? :x $1 \t\r\n\u0001 %_ ") +
                   QString::fromUcs4(U"\U0001F600\U00020000", 2);
    person.headline = LocalizedText::shared(person.notes);
    person.cvs.front().name = person.notes;
    const auto database = open();
    PersonRepository people(*database);
    QVERIFY(people.insert(person));
    QVERIFY(people.load(person.id)->person == person);
}

void PostgresTest::reportsUnreachableServer()
{
    const auto nobody = Database::open(QStringLiteral("postgresql://li:secret@127.0.0.1:1/cvs"));
    QVERIFY(!nobody);
    QCOMPARE(nobody.error().code, ErrorCode::DatabaseUnreachable);
    QCOMPARE(nobody.error().parameters.front(), QStringLiteral("postgresql://li@127.0.0.1:1/cvs"));
    QVERIFY(!nobody.error().parameters.join(u' ').contains(QStringLiteral("secret")));
}

void PostgresTest::supportsOnlySessionPooling_data()
{
    QTest::addColumn<bool>("keepsSessions");
    QTest::newRow("session") << true;
    QTest::newRow("transaction") << false;
}

/// Skipped if pgbouncer is not installed.
void PostgresTest::supportsOnlySessionPooling()
{
    QFETCH(bool, keepsSessions);
    test::PostgresPooler pooler(m_server);
    if (const QString problem = pooler.start(QString::fromLatin1(QTest::currentDataTag())); !problem.isEmpty())
        QSKIP(qPrintable(problem));
    // A session's prepared statements exist when the next program gets the session.
    const auto list = [&] {
        QProcess duovita;
        duovita.start(QStringLiteral(DUOVITA_PROGRAM),
                      {QStringLiteral("list"), QStringLiteral("--database"), pooler.address()});
        duovita.waitForFinished(-1);
        return std::pair(duovita.exitCode(), QString::fromUtf8(duovita.readAllStandardError()));
    };
    if (keepsSessions) {
        const auto database = open(pooler.address());
        QVERIFY(database);
        PersonRepository people(*database);
        const Person person = named("Zhang San");
        QVERIFY(people.insert(person));
        QVERIFY(people.load(person.id)->person == person);
        for (int i = 0; i < 3; ++i)
            QCOMPARE(list().first, 0);
        return;
    }
    QVERIFY(open(m_server.address())); // created without the pooler
    std::pair<int, QString> outcome;
    for (int i = 0; i < 5 && outcome.first == 0; ++i)
        outcome = list();
    QCOMPARE(outcome.first, 1);
    QVERIFY2(outcome.second.contains(QStringLiteral("pool_mode")), qPrintable(outcome.second));
}

void PostgresTest::keepsSavedDataWhenTheServerIsKilled()
{
    const auto database = open();
    PersonRepository people(*database);
    Person person = named("Zhang San", "saved");
    const PersonRevisions revisions = *people.insert(person);
    m_server.kill();
    Person after = person;
    after.notes = QStringLiteral("not saved");
    const auto lost = people.update(person, after, revisions);
    QVERIFY(!lost);
    QCOMPARE(lost.error().code, ErrorCode::DatabaseUnreachable);
    QCOMPARE(Database::open(m_store).error().code, ErrorCode::DatabaseUnreachable);

    QCOMPARE(m_server.start(), QString());
    const auto again = open();
    QVERIFY(again);
    const auto stored = PersonRepository(*again).load(person.id);
    QVERIFY(stored);
    QCOMPARE(stored->person.notes, QStringLiteral("saved"));
    QVERIFY(PersonRepository(*again).update(person, after, stored->revisions));
}

/// Runs resources/postgresql/roles.sql twice, as after an update.
void PostgresTest::grantsEachRoleItsPrivileges()
{
    const Person person = withTwoEntries(QStringLiteral("first"), QStringLiteral("second"));
    QVERIFY(PersonRepository(*open()).insert(person));
    QFile file(QStringLiteral(DUOVITA_SOURCE_DIR "/resources/postgresql/roles.sql"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString script = QString::fromUtf8(file.readAll());
    for (int i = 0; i < 2; ++i)
        QVERIFY(run(QStringLiteral("SET search_path = ~; ") + script).isValid());
    for (const char* role : {"reader", "editor"})
        QVERIFY(run(QStringLiteral("CREATE ROLE test_%1 LOGIN IN ROLE duovita_%1").arg(QString::fromLatin1(role)))
                    .isValid());
    const auto as = [&](const char* user) {
        return open(m_server.address(QString::fromLatin1(user), m_store.section(u'&', -1)));
    };
    const auto commands = [](Database& database, const char* sql) {
        Statements statements = statementsFor(database, {});
        statements.command(QString::fromLatin1(sql));
        return statements.failed() ? statements.error()->code : ErrorCode::Cancelled;
    };

    const auto reader = as("test_reader");
    QVERIFY(reader);
    const StoredPerson stored = *PersonRepository(*reader).load(person.id);
    QVERIFY(stored.person == person);
    QCOMPARE(PersonRepository(*reader).matching(QStringLiteral("second"))->value().everywhere.size(), 1);
    const Person after = renamed(person, 0, QStringLiteral("changed"));
    QCOMPARE(PersonRepository(*reader).update(person, after, stored.revisions).error().code, ErrorCode::DatabaseDenied);
    QCOMPARE(PersonRepository(*reader).insert(named("Li Si")).error().code, ErrorCode::DatabaseDenied);
    QCOMPARE(PersonRepository(*reader).moveToTrash(person.id).error().code, ErrorCode::DatabaseDenied);
    QCOMPARE(HistoryRepository(*reader).emptyTrash().error().code, ErrorCode::DatabaseDenied);
    for (const char* sql : {"DELETE FROM highlight", "DROP TABLE person", "CREATE TABLE mine (id INTEGER)"})
        QCOMPARE(commands(*reader, sql), ErrorCode::DatabaseDenied);

    // With another version of ICU, a reader leaves rebuilding the sort keys to others, without errors in the server's
    // log.
    QVERIFY(run(QStringLiteral("UPDATE ~.person SET sort_rule = ''")).isValid());
    const auto refusals = [&] {
        const QString ended = QStringLiteral("SELECT count(*) FROM pg_stat_activity WHERE usename = 'test_reader'"
                                             " AND pid <> %1");
        Statements statements = statementsFor(*reader, {});
        const int own = statements.value(QStringLiteral("SELECT pg_backend_pid()")).toInt();
        while (m_server.run(ended.arg(own)).toInt() > 0)
            QTest::qWait(20); // the server logs statements after they end
        // Otherwise a session that is still open counts its statements up to a second later.
        statements.value(QStringLiteral("SELECT pg_stat_force_next_flush()"));
        return m_server
            .run(QStringLiteral("SELECT xact_rollback FROM pg_stat_database WHERE datname = "
                                "current_database()"))
            .toLongLong();
    };
    const qint64 before = refusals();
    for (int i = 0; i < 3; ++i)
        QCOMPARE(PersonRepository(*as("test_reader")).inOrder(Language::Chinese)->size(), 1);
    QCOMPARE(refusals(), before);
    QTemporaryDir folder;
    const QString address = m_server.address(QStringLiteral("test_reader"), m_store.section(u'&', -1));
    for (const QStringList& words :
         {QStringList{QStringLiteral("list"), QStringLiteral("--search"), QStringLiteral("second")},
          QStringList{QStringLiteral("show"), QStringLiteral("Zhang San")},
          QStringList{QStringLiteral("export"), QStringLiteral("Zhang San"), QStringLiteral("--format"),
                      QStringLiteral("md"), QStringLiteral("-o"), folder.path()},
          QStringList{QStringLiteral("backup"), folder.filePath(QStringLiteral("copy.db"))}}) {
        QProcess duovita;
        duovita.start(QStringLiteral(DUOVITA_PROGRAM), QStringList{QStringLiteral("--database"), address} + words);
        duovita.waitForFinished(-1);
        QVERIFY2(duovita.exitCode() == 0, duovita.readAllStandardError().constData());
    }

    const auto editor = as("test_editor");
    QVERIFY(editor);
    QVERIFY(run(QStringLiteral("SELECT 1 FROM ~.person WHERE sort_rule <> ''")).isValid()); // rebuilt by a writer
    PersonRepository people(*editor);
    QVERIFY(people.update(person, after, stored.revisions));
    QVERIFY(people.insert(named("Li Si")));
    QVERIFY(people.moveToTrash(person.id));
    QVERIFY(HistoryRepository(*editor).emptyTrash());
    QCOMPARE(people.list()->size(), 1);
    for (const char* sql : {"DROP TABLE person", "ALTER TABLE person ADD COLUMN mine TEXT", "TRUNCATE cv",
                            "CREATE TABLE mine (id INTEGER)", "UPDATE duovita_store SET version = 99"})
        QCOMPARE(commands(*editor, sql), ErrorCode::DatabaseDenied);

    // A program newer than the tables: the owner must migrate them, and the error says so.
    QVERIFY(run(QStringLiteral("UPDATE ~.duovita_store SET version = 1")).isValid());
    const auto outdated = Database::open(m_server.address(QStringLiteral("test_editor"), m_store.section(u'&', -1)));
    QVERIFY(!outdated);
    QCOMPARE(outdated.error().code, ErrorCode::DatabaseOutdated);
    QCOMPARE(outdated.error().parameters.mid(1),
             (QStringList{QStringLiteral("1"), QString::number(newestSchemaVersion())}));
}

/// A migration waits for writers; later writers wait for it, then notice the new schema.
void PostgresTest::blocksWritesDuringMigration()
{
    const auto older = open();
    const Person person = named("Zhang San", "saved");
    const PersonRevisions revisions = *PersonRepository(*older).insert(person);
    const auto newer = open();
    Statements statements = statementsFor(*newer, QStringLiteral("migrate"));
    Transaction migrating(statements, Access::Migrating);
    QVERIFY(!statements.failed());
    for (const QString& sql : statements.dialect().setSchemaVersion(newestSchemaVersion() + 1))
        statements.command(sql);
    const QFuture<std::optional<Error>> writing =
        QtConcurrent::run([store = m_store, person, revisions]() -> std::optional<Error> {
            // A connection of its thread that was open before.
            const auto database = Database::openExisting(store);
            if (!database)
                return database.error();
            Person after = person;
            after.notes = QStringLiteral("stale");
            const auto written = PersonRepository(**database).update(person, after, revisions);
            return written ? std::nullopt : std::optional(written.error());
        });
    QTRY_COMPARE_WITH_TIMEOUT(m_server
                                  .run(QStringLiteral("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND "
                                                      "NOT granted"))
                                  .toInt(),
                              1, 4000);
    QVERIFY(migrating.commit());
    QVERIFY(writing.result());
    QCOMPARE(writing.result()->code, ErrorCode::DatabaseRenewed);
    QCOMPARE(PersonRepository(*older).load(person.id)->person.notes, QStringLiteral("saved"));
    // Two writers do not block each other because of it.
    for (const QString& sql : statements.dialect().setSchemaVersion(newestSchemaVersion()))
        statements.command(sql);
    Transaction one(statements, Access::Writing);
    Statements others = statementsFor(*older, QStringLiteral("write"));
    Transaction two(others, Access::Writing);
    QVERIFY(one.commit());
    QVERIFY(two.commit());
}

/// Distribution over several servers by person: checks here with the tables what checks/distributed.py checks in the
/// statements.
void PostgresTest::hasDistributableTables()
{
    QVERIFY(open());
    // Reference tables exist completely on every server and have no person column.
    const QString spread = QStringLiteral("relnamespace = '~'::regnamespace AND relkind = 'r'"
                                          " AND relname NOT IN ('duovita_store', 'glossary_term')");
    QVERIFY(run(QStringLiteral("SELECT count(*) FROM pg_class WHERE ") + spread).toInt() > 10);
    const QString firstColumn = QStringLiteral(
        "SELECT string_agg(relname || '.' || conname, ' ') FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid"
        " JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]"
        " WHERE contype IN ('p', 'u', 'f', 'x') AND attname <> CASE relname WHEN 'person' THEN 'id' ELSE 'person_id' "
        "END"
        " AND ");
    QCOMPARE(run(firstColumn + spread).toString(), QString());
    const QString uniqueIndexes = QStringLiteral("SELECT string_agg(indexrelid::regclass::text, ' ') FROM pg_index"
                                                 " JOIN pg_class ON pg_class.oid = indrelid WHERE indisunique AND"
                                                 " NOT indisprimary AND ");
    QCOMPARE(run(uniqueIndexes + spread).toString(), QString());
    for (const char* none : {"pg_class WHERE relkind NOT IN ('r', 'i', 't') AND relnamespace = '~'::regnamespace",
                             "pg_proc WHERE pronamespace = '~'::regnamespace", "pg_trigger WHERE NOT tgisinternal",
                             "pg_inherits", "pg_constraint WHERE condeferrable AND connamespace = '~'::regnamespace",
                             "pg_attribute WHERE (attgenerated <> '' OR attidentity <> '')"})
        QCOMPARE(run(QStringLiteral("SELECT count(*) FROM ") + QString::fromLatin1(none)).toInt(), 0);
}

void PostgresTest::findsThePasswordWhereLibpqDoes_data()
{
    QTest::addColumn<QString>("place");
    for (const char* place : {"nowhere", "address", "environment", "password file", "service file"})
        QTest::newRow(place) << QString::fromLatin1(place);
}

void PostgresTest::findsThePasswordWhereLibpqDoes()
{
    QFETCH(QString, place);
    m_server.run(QStringLiteral("CREATE ROLE guest LOGIN SUPERUSER PASSWORD 'let me in'"));
    QTemporaryDir folder;
    const auto write = [&](const QString& text) {
        QFile file(folder.filePath(QStringLiteral("file")));
        return file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) > 0 &&
               file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    };
    const QString options = QStringLiteral("options=-csearch_path%3D") + schema();
    QString address = m_server.tcpAddress(QStringLiteral("guest"), options);
    if (place == QStringLiteral("address"))
        address = m_server.tcpAddress(QStringLiteral("guest:let%20me%20in"), options);
    if (place == QStringLiteral("environment"))
        qputenv("PGPASSWORD", "let me in");
    if (place == QStringLiteral("password file")) {
        QVERIFY(write(QStringLiteral("127.0.0.1:%1:*:guest:let me in\n").arg(m_server.port())));
        qputenv("PGPASSFILE", QFile::encodeName(folder.filePath(QStringLiteral("file"))));
    }
    if (place == QStringLiteral("service file")) {
        QVERIFY(
            write(QStringLiteral("[cvs]\nhost=127.0.0.1\nport=%1\ndbname=postgres\nuser=guest\npassword=let me in\n")
                      .arg(m_server.port())));
        qputenv("PGSERVICEFILE", QFile::encodeName(folder.filePath(QStringLiteral("file"))));
        address = QStringLiteral("postgresql:///?service=cvs&") + options;
    }
    const auto database = Database::open(address);
    for (const char* name : {"PGPASSWORD", "PGPASSFILE", "PGSERVICEFILE"})
        qunsetenv(name);
    if (place == QStringLiteral("nowhere")) {
        QVERIFY(!database);
        QCOMPARE(database.error().code, ErrorCode::PasswordMissing);
        return;
    }
    QVERIFY2(database, database ? "" : qPrintable(database.error().parameters.join(u' ')));
    QVERIFY(!(*database)->path().contains(QStringLiteral("let")));
}

DUOVITA_TEST(PostgresTest)
#include "tst_postgres.moc"
