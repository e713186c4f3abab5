#include "core/json/personjson.h"
#include "core/storage/database.h"
#include "core/storage/migrations.h"
#include "core/storage/personrepository.h"
#include "core/storage/recordtexts.h"
#include "core/storage/transaction.h"
#include "tests/support/testmain.h"
#include "tests/support/teststores.h"

#include <QFile>
#include <QtConcurrentRun>

#include <optional>

using namespace duovita;

/// Stores on a server as written by earlier versions (tests/data/databases), opened with the current one.
class PostgresMigrationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void opensEveryReleasedSchema_data();
    void opensEveryReleasedSchema();
    void isUnharmedWhenAMigrationIsKilled();

private:
    /// Restores the contents of that version into m_store's empty schema.
    void putBack(int version) const;
    void isWhole() const;
    int version() const { return run(QStringLiteral("SELECT version FROM ~.duovita_store")).toInt(); }
    QString tables(const QString& schema) const;
    QString schema() const { return m_store.section(QStringLiteral("%3D"), -1); }
    QVariant run(const QString& sql) const { return m_server.run(QString(sql).replace(u'~', schema())); }

    test::PostgresServer m_server;
    QString m_problem;
    QString m_store;
    QList<Person> m_people;
};

namespace {

constexpr int oldest = 3; // the first version that supports servers

QByteArray fixture(const QString& name)
{
    QFile file(QStringLiteral(DUOVITA_SOURCE_DIR "/tests/data/databases/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void PostgresMigrationsTest::initTestCase()
{
    const auto people = readPeople(fixture(QStringLiteral("people.json")));
    QVERIFY(people);
    m_people = *people;
    m_problem = m_server.start();
    if (!m_problem.isEmpty() && qEnvironmentVariableIsSet("CI"))
        QFAIL(qPrintable(m_problem));
}

void PostgresMigrationsTest::init()
{
    if (!m_problem.isEmpty())
        QSKIP(qPrintable(m_problem));
    QCOMPARE(m_server.start(), QString()); // a previous test may have left it killed
    m_store = m_server.newStore();
}

void PostgresMigrationsTest::putBack(int version) const
{
    // Version 5 has the same tables as version 4: only a counting rule changed.
    const int written = version == 5 ? 4 : version;
    QString sql = QString::fromUtf8(fixture(QStringLiteral("postgresql-%1.sql").arg(written)));
    QVERIFY(!sql.isEmpty());
    QVERIFY(m_server.run(sql.replace(QStringLiteral("stored."), schema() + u'.')).isValid());
    QVERIFY(run(QStringLiteral("UPDATE ~.duovita_store SET version = %1").arg(version)).isValid());
}

/// Contains everybody unchanged, and can search and list them.
void PostgresMigrationsTest::isWhole() const
{
    const auto database = Database::open(m_store);
    QVERIFY2(database, database ? "" : qPrintable(database.error().parameters.join(u' ')));
    QCOMPARE(version(), newestSchemaVersion());
    const PersonRepository people(**database);
    QCOMPARE(people.inOrder(Language::Chinese)->size(), m_people.size());
    const auto summaries = people.list();
    for (const PersonSummary& summary : *summaries) {
        const auto person = std::find_if(m_people.begin(), m_people.end(),
                                         [&](const Person& candidate) { return candidate.id == summary.id; });
        QVERIFY(person != m_people.end());
        const auto stored = people.load(person->id);
        QVERIFY(stored);
        QVERIFY(stored->person == *person);
        QVERIFY(!(*people.matching(person->name.textOrFallback(Language::English)))->byName.isEmpty());
        const TextCounts counts = countTexts(*person);
        QCOMPARE(summary.texts, counts.texts);
        for (const Language language : allLanguages)
            QCOMPARE(summary.missing[indexOf(language)], counts.missing[indexOf(language)]);
    }
}

/// Describes every column, index and key that has a name and definition.
QString PostgresMigrationsTest::tables(const QString& schema) const
{
    const QString columns = QStringLiteral(
        "SELECT string_agg(table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable, '\n'"
        " ORDER BY table_name, column_name) FROM information_schema.columns WHERE table_schema = '%1'");
    const QString indexes = QStringLiteral("SELECT string_agg(replace(indexdef, '%1.', ''), '\n' ORDER BY indexname) "
                                           "FROM pg_indexes WHERE schemaname = '%1'");
    const QString keys = QStringLiteral(
        "SELECT string_agg(conrelid::regclass::text || ' ' || pg_get_constraintdef(oid), '\n' ORDER BY conname)"
        " FROM pg_constraint WHERE connamespace = '%1'::regnamespace");
    QString all;
    for (const QString& query : {columns, indexes, keys})
        all += m_server.run(query.arg(schema)).toString().replace(schema + u'.', QString()) + u'\n';
    return all;
}

void PostgresMigrationsTest::opensEveryReleasedSchema_data()
{
    QTest::addColumn<int>("released");
    for (int released = oldest; released <= newestSchemaVersion(); ++released)
        QTest::addRow("version %d", released) << released;
}

void PostgresMigrationsTest::opensEveryReleasedSchema()
{
    QFETCH(int, released);
    putBack(released);
    if (QTest::currentTestFailed())
        return;
    QCOMPARE(version(), released);
    isWhole();
    if (QTest::currentTestFailed())
        return;
    // It can be edited, and equals a new store.
    {
        const auto database = Database::openExisting(m_store);
        QVERIFY(database);
        const PersonRepository reading(**database);
        const auto stored = reading.load(m_people.front().id);
        Person after = stored->person;
        after.notes += QStringLiteral("later");
        QVERIFY(PersonRepository(**database).update(stored->person, after, stored->revisions));
        QVERIFY(reading.load(after.id)->person == after);
    }
    const QString fresh = m_server.newStore();
    QVERIFY(Database::open(fresh));
    const QString wanted = tables(fresh.section(QStringLiteral("%3D"), -1));
    QVERIFY(wanted.contains(QStringLiteral("person.sort_rule")));
    QCOMPARE(tables(schema()), wanted);
}

/// The server dies during the migration; afterwards, the store is unchanged and can be opened.
void PostgresMigrationsTest::isUnharmedWhenAMigrationIsKilled()
{
    putBack(oldest);
    if (QTest::currentTestFailed())
        return;
    const QString before = tables(schema());
    const auto elsewhere = Database::open(m_server.newStore());
    QVERIFY(elsewhere);
    std::optional<Transaction> held;
    Statements holding = statementsFor(**elsewhere, QStringLiteral("hold"));
    held.emplace(holding, Access::Reading);
    // A reader's lock blocks the migration: its sixth step waits after the fourth is done.
    holding.command(QStringLiteral("LOCK TABLE %1.person IN ACCESS SHARE MODE").arg(schema()));
    QVERIFY(!holding.failed());
    const QFuture<bool> opening = QtConcurrent::run([store = m_store] { return bool(Database::open(store)); });
    QTRY_COMPARE_WITH_TIMEOUT(m_server
                                  .run(QStringLiteral("SELECT count(*) FROM pg_locks WHERE locktype = 'relation'"
                                                      " AND NOT granted AND relation = '%1.person'::regclass")
                                           .arg(schema()))
                                  .toInt(),
                              1, 10000);
    m_server.kill();
    QVERIFY(!opening.result());
    held.reset();
    QCOMPARE(m_server.start(), QString());
    QCOMPARE(version(), oldest);
    QCOMPARE(tables(schema()), before);
    isWhole();
}

DUOVITA_TEST(PostgresMigrationsTest)
#include "tst_postgresmigrations.moc"
