#include "core/storage/migrations.h"
#include "core/storage/recordtexts.h"

#include "core/json/personjson.h"
#include "core/storage/database.h"
#include "core/storage/personrepository.h"
#include "core/storage/sqlitedialect.h"
#include "core/storage/storedrows.h"
#include "core/storage/storefile.h"
#include "tests/support/filebytes.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace duovita;
using test::bytesOf;

namespace {

QString fixture(const QString& name)
{
    return QStringLiteral(DUOVITA_SOURCE_DIR "/tests/data/databases/") + name;
}

QList<Migration> withStep(const QStringList& statements)
{
    return schemaMigrations() + QList<Migration>{{newestSchemaVersion() + 1, statements}};
}

} // namespace

class MigrationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void numbersItsStepsFromOne();
    void opensEveryReleasedSchema();
    void migratedSchemaEqualsNewOne();
    void backsUpBeforeMigrating();
    void numbersFurtherBackups();
    void undoesAStepThatFails();
    void leavesACurrentStoreAlone();

private:
    QSqlDatabase connection() const { return m_database->connection(); }
    QString path() const { return m_database->path(); }
    QStringList schema() const;
    int version() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Database> m_database;
};

/// Each test starts from a copy of the oldest store.
void MigrationsTest::init()
{
    m_database.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    const QString copy = m_folder->filePath(QStringLiteral("s.db"));
    QVERIFY(QFile::copy(fixture(QStringLiteral("schema-1.db")), copy));
    QVERIFY(QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner));
    auto database = Database::open(copy);
    QVERIFY(database);
    m_database = std::move(*database);
}

QStringList MigrationsTest::schema() const
{
    Statements statements(connection(), path(), {});
    QStringList lines;
    for (const QVariantList& row : statements.rows(QStringLiteral("SELECT name, sql FROM sqlite_master ORDER BY name")))
        lines += row[0].toString() + u' ' + row[1].toString();
    return lines;
}

int MigrationsTest::version() const
{
    Statements statements(connection(), path(), {});
    return SqliteDialect().schemaVersion(statements);
}

void MigrationsTest::numbersItsStepsFromOne()
{
    int expected = 1;
    for (const Migration& step : schemaMigrations())
        QCOMPARE(step.version, expected++);
    for (int released = 1; released <= newestSchemaVersion(); ++released)
        QVERIFY(QFileInfo::exists(fixture(QStringLiteral("schema-%1.db").arg(released))));
}

void MigrationsTest::opensEveryReleasedSchema()
{
    const auto people = readPeople(bytesOf(fixture(QStringLiteral("people.json"))));
    QVERIFY(people);
    QCOMPARE(people->size(), 2);
    for (int released = 1; released <= newestSchemaVersion(); ++released) {
        const QString copy = m_folder->filePath(QStringLiteral("%1.db").arg(released));
        QVERIFY(QFile::copy(fixture(QStringLiteral("schema-%1.db").arg(released)), copy));
        QVERIFY(QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner));
        const auto database = Database::open(copy);
        QVERIFY(database);
        QVERIFY(inspectStore(copy, newestSchemaVersion(), Thoroughness::EveryPage));
        Statements statements = statementsFor(**database, {});
        for (const StoredTable& table : storedTables()) // each row has a valid digest
            QCOMPARE(
                statements.value(QStringLiteral("SELECT count(*) FROM %1 WHERE row_digest IS NULL").arg(table.name)),
                QVariant(0LL));
        for (const Person& person : *people) {
            const auto stored = PersonRepository(**database).load(person.id);
            QVERIFY(stored);
            QVERIFY(stored->person == person);
        }
        QCOMPARE(PersonRepository(**database).list()->size(), people->size());
        const auto summaries = PersonRepository(**database).list();
        for (const PersonSummary& summary : *summaries) {
            const auto person = std::find_if(people->begin(), people->end(),
                                             [&](const Person& candidate) { return candidate.id == summary.id; });
            const TextCounts counts = countTexts(*person);
            QCOMPARE(summary.texts, counts.texts);
            for (const Language language : allLanguages)
                QCOMPARE(summary.missing[indexOf(language)], counts.missing[indexOf(language)]);
        }
        const QString name = people->front().name.textOrFallback(Language::English);
        QVERIFY(!(*PersonRepository(**database).matching(name))->byName.isEmpty());
    }
}

void MigrationsTest::migratedSchemaEqualsNewOne()
{
    // A new store and a migrated one have the same schema.
    const QStringList migrated = schema();
    QVERIFY(migrated.size() > 8);
    auto fresh = Database::open(m_folder->filePath(QStringLiteral("fresh.db")));
    QVERIFY(fresh);
    m_database = std::move(*fresh);
    QCOMPARE(schema(), migrated);
}

void MigrationsTest::backsUpBeforeMigrating()
{
    const int before = version();
    const QList<PersonSummary> people = *PersonRepository(*m_database).list();
    const QString copy = backupPath(path(), before);
    const auto steps = withStep({QStringLiteral("ALTER TABLE person ADD COLUMN colour TEXT"),
                                 QStringLiteral("UPDATE person SET colour = 'red'")});
    QVERIFY(migrateFile(connection(), path(), steps));
    QCOMPARE(version(), before + 1);
    QCOMPARE(Statements(connection(), path(), {}).value(QStringLiteral("SELECT colour FROM person")).toString(),
             QStringLiteral("red"));

    QCOMPARE(QFile::permissions(copy) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    auto old = Database::open(copy);
    QVERIFY(old);
    QCOMPARE(*PersonRepository(**old).list(), people);
    m_database = std::move(*old);
    QCOMPARE(version(), before);
}

void MigrationsTest::numbersFurtherBackups()
{
    const QString first = backupPath(path(), 7);
    QVERIFY(first.endsWith(QStringLiteral("s.db.schema-7.backup")));
    QFile file(first);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(backupPath(path(), 7), first + QStringLiteral(".2"));
}

void MigrationsTest::undoesAStepThatFails()
{
    const int before = version();
    const QStringList schemaBefore = schema();
    const auto steps =
        withStep({QStringLiteral("DROP TABLE entry_history"), QStringLiteral("UPDATE nothing SET x = 1")});
    const auto migrated = migrateFile(connection(), path(), steps);
    QVERIFY(!migrated);
    QCOMPARE(migrated.error().code, ErrorCode::DatabaseFailed);
    QCOMPARE(version(), before);
    QCOMPARE(schema(), schemaBefore);
}

void MigrationsTest::leavesACurrentStoreAlone()
{
    const QStringList files = QDir(m_folder->path()).entryList();
    QVERIFY(migrateFile(connection(), path()));
    QCOMPARE(QDir(m_folder->path()).entryList(), files); // no backup
    m_database.reset();
    const QByteArray before = bytesOf(m_folder->filePath(QStringLiteral("s.db")));
    auto database = Database::open(m_folder->filePath(QStringLiteral("s.db")));
    QVERIFY(database);
    m_database = std::move(*database);
    QCOMPARE(PersonRepository(*m_database).list()->size(), 2);
    m_database.reset();
    QCOMPARE(bytesOf(m_folder->filePath(QStringLiteral("s.db"))), before);
}

DUOVITA_TEST(MigrationsTest)
#include "tst_migrations.moc"
