#include "core/storage/storeschema.h"

#include "core/storage/backup.h"
#include "core/storage/database.h"
#include "core/storage/personrepository.h"
#include "core/storage/sqlitedialect.h"
#include "tests/support/filebytes.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QFile>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

using namespace duovita;
using test::bytesOf;

/// A store whose schema was altered by another program is rejected before anything is read.
class StoreSchemaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void derivesSameSchemaAsSqlite();
    void acceptsEveryReleasedSchema();
    void acceptsAnalyzedStore();
    void rejectsAlteredSchema_data();
    void rejectsAlteredSchema();
    void restoresBackupOverAlteredStore();
    void showsNoControlCharacters();
    void comparesSchemaQuickly();

private:
    QString path(const char* name = "s.db") const { return m_folder->filePath(QString::fromLatin1(name)); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

/// Alters it like another program.
void alter(const QString& path, const QStringList& commands)
{
    const QString name = QUuid::createUuid().toString();
    {
        QSqlDatabase connection = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        connection.setDatabaseName(path);
        QVERIFY(connection.open());
        for (const QString& sql : commands) {
            QSqlQuery query(connection);
            QVERIFY2(query.exec(sql), qPrintable(sql));
        }
        connection.close();
    }
    QSqlDatabase::removeDatabase(name);
}

QString alteredIn(const QString& path, int version)
{
    const LookingConnection look(path);
    Statements statements(look.connection(), path, {});
    const QString altered = alteredObject(statements, version);
    return statements.failed() ? QStringLiteral("not read") : altered;
}

Person somebody()
{
    return test::RandomPerson(4).person();
}

} // namespace

void StoreSchemaTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const auto database = Database::open(path());
    QVERIFY(database && PersonRepository(**database).insert(somebody()));
}

void StoreSchemaTest::derivesSameSchemaAsSqlite()
{
    for (int version = 0; version <= newestSchemaVersion(); ++version) {
        const QString file = path(qPrintable(QStringLiteral("made-%1.db").arg(version)));
        QStringList commands;
        for (const Migration& step : schemaMigrations())
            commands += step.version <= version ? step.statements : QStringList();
        alter(file, commands);
        SchemaObjects made;
        {
            const LookingConnection look(file);
            Statements statements(look.connection(), file, {});
            for (const QVariantList& row :
                 statements.rows(QStringLiteral("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")))
                made.insert(row[0].toString(), row[1].toString().simplified());
        }
        for (const QString& shadow : SqliteWordIndex::shadowTables())
            made.remove(shadow);
        QCOMPARE(schemaMadeBy(schemaMigrations(), version), made);
        QCOMPARE(made.isEmpty(), version == 0);
        QCOMPARE(alteredIn(file, version), QString());
    }
}

void StoreSchemaTest::acceptsEveryReleasedSchema()
{
    for (int version = 1; version <= newestSchemaVersion(); ++version) {
        const QString file = QStringLiteral(DUOVITA_SOURCE_DIR "/tests/data/databases/schema-%1.db").arg(version);
        QCOMPARE(alteredIn(file, version), QString());
        QVERIFY(version == 5 || version == 8 || !alteredIn(file, version - 1).isEmpty()); // those changed no table
    }
}

void StoreSchemaTest::acceptsAnalyzedStore()
{
    alter(path(), {QStringLiteral("ANALYZE")});
    QVERIFY(Database::open(path()));
}

void StoreSchemaTest::rejectsAlteredSchema_data()
{
    QTest::addColumn<QStringList>("commands");
    QTest::addColumn<QString>("object");
    const auto add = [](const char* name, const QString& object, const QStringList& commands) {
        QTest::newRow(name) << commands << object;
    };
    const auto rewritten = [](const QString& set) {
        return QStringList{QStringLiteral("PRAGMA writable_schema = ON"),
                           QStringLiteral("UPDATE sqlite_master SET sql = %1").arg(set)};
    };
    add("a trigger that publishes contacts", QStringLiteral("trigger publish"),
        {QStringLiteral("CREATE TRIGGER publish AFTER INSERT ON person BEGIN UPDATE person SET content ="
                        " replace(content, '\"public\":false', '\"public\":true'); END")});
    add("a view", QStringLiteral("view v"), {QStringLiteral("CREATE VIEW v AS SELECT 1")});
    add("a view without an end in the place of a table", QStringLiteral("view glossary_term"),
        {QStringLiteral("DROP TABLE glossary_term"),
         QStringLiteral("CREATE VIEW glossary_term AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)"
                        " SELECT x AS content, x AS created_at, NULL AS row_digest FROM n")});
    add("an index", QStringLiteral("index i"), {QStringLiteral("CREATE UNIQUE INDEX i ON person (text_count)")});
    add("a table", QStringLiteral("table songs"), {QStringLiteral("CREATE TABLE songs (id INTEGER)")});
    add("a column", QStringLiteral("table person"), {QStringLiteral("ALTER TABLE person ADD COLUMN colour TEXT")});
    add("a generated column", QStringLiteral("table cv"),
        {QStringLiteral("ALTER TABLE cv ADD COLUMN x AS (name || 'x')")});
    add("a condition", QStringLiteral("table highlight"),
        rewritten(QStringLiteral("replace(sql, 'position INTEGER NOT NULL', 'position INTEGER NOT NULL CHECK (1)')"
                                 " WHERE name = 'highlight'")));
    add("a condition of the index of words", QStringLiteral("table person_words_docsize"),
        rewritten(QStringLiteral("replace(sql, 'sz BLOB', 'sz BLOB check(1)') WHERE name = 'person_words_docsize'")));
    add("a missing index", QStringLiteral("index cv_of_person"), {QStringLiteral("DROP INDEX cv_of_person")});
    add("a missing table", QStringLiteral("table old_photo"), {QStringLiteral("DROP TABLE old_photo")});
    add("another version than it says", QStringLiteral("table person"), {QStringLiteral("PRAGMA user_version = 5")});
    add("a version before the first", QStringLiteral("table person"), {QStringLiteral("PRAGMA user_version = -1")});
}

void StoreSchemaTest::rejectsAlteredSchema()
{
    QFETCH(QStringList, commands);
    QFETCH(QString, object);
    alter(path(), commands);
    const QByteArray before = bytesOf(path());
    const auto database = Database::open(path());
    QVERIFY(!database);
    const Error refused{ErrorCode::DatabaseAltered, {path(), object}};
    if (object.startsWith(QStringLiteral("table ")) && commands.size() == 1)
        QCOMPARE(database.error().code, refused.code); // which error comes first depends on the file
    else
        QCOMPARE(database.error(), refused);
    QCOMPARE(Database::openExisting(path()).error().code, refused.code);
    QCOMPARE(copyStore(path(), path("copy.db")).error().code, refused.code);
    QVERIFY(!QFile::exists(path("copy.db")));
    const QDateTime now(QDate(2026, 11, 21), QTime(9, 0));
    QVERIFY(Database::open(path("other.db")));
    const auto restored = restoreStore(path(), path("other.db"), now);
    QVERIFY(!restored);
    QCOMPARE(restored.error().code, refused.code);
    QCOMPARE(bytesOf(path()), before);
}

void StoreSchemaTest::restoresBackupOverAlteredStore()
{
    QVERIFY(copyStore(path(), path("good.db")));
    alter(path(), {QStringLiteral("CREATE TRIGGER t AFTER DELETE ON person BEGIN DELETE FROM moment; END")});
    const QByteArray altered = bytesOf(path());
    const auto restored = restoreStore(path("good.db"), path(), QDateTime(QDate(2026, 11, 21), QTime(9, 0)));
    QVERIFY(restored && restored->wasDamaged);
    QCOMPARE(bytesOf(restored->former), altered);
    QCOMPARE(PersonRepository(**Database::open(path())).list()->size(), 1);
}

void StoreSchemaTest::showsNoControlCharacters()
{
    alter(path(), {QStringLiteral("CREATE VIEW \"a\x1B[2J\u202Eb\" AS SELECT 1")});
    QCOMPARE(Database::open(path()).error().parameters.value(1), QStringLiteral("view a?[2J?b"));
}

/// Every opening compares the schema.
void StoreSchemaTest::comparesSchemaQuickly()
{
    const LookingConnection look(path());
    Statements statements(look.connection(), path(), {});
    QVERIFY(alteredObject(statements, newestSchemaVersion()).isEmpty());
    constexpr int times = 100;
    QElapsedTimer clock;
    clock.start();
    for (int i = 0; i < times; ++i)
        QVERIFY(alteredObject(statements, newestSchemaVersion()).isEmpty());
    const double milliseconds = static_cast<double>(clock.nsecsElapsed()) / 1e6 / times;
    qInfo("%.2f ms", milliseconds);
    QVERIFY(milliseconds < 10); // about 0.2 on an idle machine
}

DUOVITA_TEST(StoreSchemaTest)
#include "tst_storeschema.moc"
