#include "core/storage/storedrows.h"

#include "core/storage/backup.h"
#include "core/storage/database.h"
#include "core/storage/glossaryrepository.h"
#include "core/storage/historyrepository.h"
#include "core/storage/migrations.h"
#include "core/storage/personrepository.h"
#include "core/storage/sqlitedialect.h"
#include "core/storage/storecopy.h"
#include "core/storage/storefile.h"
#include "tests/support/filebytes.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"

#include <QDateTime>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace duovita;
using test::bytesOf;

/// Rows of a database file that were changed behind the program's back.
class StoredRowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void coversEveryTableAndColumn();
    void detectsChangeOfAnyColumn_data();
    void detectsChangeOfAnyColumn();
    void reportsDamageOnEveryRead();
    void keepsOtherRecordsReadable();
    void doesNotOverwriteDamagedRow();
    void keepsRowDamagedAfterOtherWrites();
    void acceptsRowWithoutDigest();
    void acceptsTextsConvertedBySqlite();
    void neitherCopiesNorBacksUpDamagedStore();
    void offersBackupAndKeepsDamagedFile();
    void rebuildsDamagedIndex_data();
    void rebuildsDamagedIndex();

private:
    QString path(const char* name = "s.db") const { return m_folder->filePath(QString::fromLatin1(name)); }
    void open();
    void change(const QString& sql);
    QVariant value(const QString& sql) const;
    Result<void> checked() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Database> m_database;
    Person m_person;
    EntryId m_entry;
};

namespace {

const QDateTime yesterday(QDate(2026, 11, 21), QTime(9, 0));
const QDateTime today(QDate(2026, 11, 22), QTime(9, 0));

void leaveRow(const QString& table, const QString& column)
{
    QTest::newRow(qPrintable(table + u'.' + column)) << table << column;
}

} // namespace

/// A store with rows in each table.
void StoredRowsTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    open();
    PersonRepository people(*m_database);
    m_person = test::samplePerson(QStringLiteral("zhang-san"));
    m_person.photo = Photo{};
    m_person.photo->mediaType = QStringLiteral("image/png");
    m_person.photo->data = "\x89PNG one";
    auto revisions = people.insert(m_person);
    QVERIFY(revisions);
    const auto save = [&](const Person& after) {
        revisions = people.update(m_person, after, *revisions);
        QVERIFY(revisions);
        m_person = after;
    };
    Person after = m_person;
    after.photo->data = "\x89PNG two";
    const auto section = std::find_if(after.sections.begin(), after.sections.end(),
                                      [](const Section& one) { return one.entries().size() > 0; });
    QVERIFY(section != after.sections.end());
    section->title = LocalizedText::of(QStringLiteral("Other title"), QStringLiteral("别的标题"));
    Entry entry = section->entries().front();
    m_entry = entry.id;
    entry.note += u'x';
    Highlight highlight;
    highlight.text = LocalizedRichText::shared(RichText::fromPlain(QStringLiteral("a point")));
    entry.highlights += highlight;
    QVERIFY(section->replace(0, entry));
    save(after);
    QVERIFY(GlossaryRepository(*m_database).add({Term{{QStringLiteral("storage"), QStringLiteral("存储")}}}));
    QVERIFY(checked());
}

void StoredRowsTest::open()
{
    m_database.reset();
    auto database = Database::open(path());
    QVERIFY(database);
    m_database = std::move(*database);
}

/// Simulates a disk error.
void StoredRowsTest::change(const QString& sql)
{
    Statements statements = statementsFor(*m_database, {});
    statements.command(QStringLiteral("PRAGMA foreign_keys = OFF"));
    QVERIFY2(statements.run(sql) > 0, qPrintable(sql));
    statements.command(QStringLiteral("PRAGMA foreign_keys = ON"));
    QVERIFY(!statements.failed());
}

QVariant StoredRowsTest::value(const QString& sql) const
{
    return statementsFor(*m_database, {}).value(sql);
}

Result<void> StoredRowsTest::checked() const
{
    return inspectStore(path(), newestSchemaVersion(), Thoroughness::EveryPage);
}

void StoredRowsTest::coversEveryTableAndColumn()
{
    Statements statements = statementsFor(*m_database, {});
    QStringList tables;
    for (const QVariantList& row : statements.rows(SqliteDialect().tables()))
        tables += row[0].toString();
    tables.sort();
    QStringList known;
    for (const StoredTable& table : storedTables()) {
        known += table.name;
        QStringList columns;
        for (const QVariantList& row :
             statements.rows(QStringLiteral("SELECT name FROM pragma_table_info(?)"), {table.name}))
            columns += row[0].toString();
        QStringList wanted = table.columns + QStringList{QStringLiteral("row_digest")};
        columns.sort();
        wanted.sort();
        QCOMPARE(columns, wanted);
        QVERIFY2(value(QStringLiteral("SELECT count(*) FROM ") + table.name).toInt() > 0, qPrintable(table.name));
    }
    known.sort();
    QCOMPARE(tables, known);
}

void StoredRowsTest::detectsChangeOfAnyColumn_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("column");
    for (const StoredTable& table : storedTables()) {
        for (const QString& column : table.columns)
            leaveRow(table.name, column);
        leaveRow(table.name, QStringLiteral("row_digest"));
    }
}

void StoredRowsTest::detectsChangeOfAnyColumn()
{
    QFETCH(const QString, table);
    QFETCH(const QString, column);
    const QString row = QStringLiteral(" WHERE rowid = (SELECT max(rowid) FROM %1)").arg(table);
    const QString type = value(QStringLiteral("SELECT typeof(%1) FROM %2").arg(column, table) + row).toString();
    const QString other = type == QStringLiteral("integer") ? column + QStringLiteral(" + 1")
                          : type == QStringLiteral("null")  ? QStringLiteral("0")
                          : type == QStringLiteral("blob")  ? QStringLiteral("x'00'")
                                                            : column + QStringLiteral(" || ' '");
    change(QStringLiteral("UPDATE %1 SET %2 = %3").arg(table, column, other) + row);
    const Result<void> found = checked();
    QVERIFY(!found);
    QCOMPARE(found.error().code, ErrorCode::DatabaseDamaged);
    QVERIFY2(found.error().parameters[1].startsWith(table + u' '), qPrintable(found.error().parameters[1]));
}

void StoredRowsTest::reportsDamageOnEveryRead()
{
    const PersonRepository people(*m_database);
    const HistoryRepository history(*m_database);
    const auto now = history.revisionsOf(m_person.id)->front().at;
    const auto first = history.revisionsOf(m_person.id)->back().at;
    QVERIFY(PersonRepository(*m_database).moveToTrash({m_person.id}));
    const QString undone = QStringLiteral("UPDATE %1 SET row_digest = row_digest + %2");
    const auto spoilt = [&](const char* table, auto read) {
        change(undone.arg(QString::fromLatin1(table)).arg(1));
        const auto result = read();
        change(undone.arg(QString::fromLatin1(table)).arg(-1));
        return !result && result.error().code == ErrorCode::DatabaseDamaged && read();
    };
    QVERIFY(spoilt("person", [&] { return history.trashedPeople(); }));
    QVERIFY(PersonRepository(*m_database).restoreFromTrash({m_person.id}));
    for (const char* table : {"person", "section", "entry", "highlight", "cv"}) {
        QVERIFY2(spoilt(table, [&] { return people.load(m_person.id); }), table);
        QVERIFY2(spoilt(table, [&] { return history.asOf(m_person.id, now); }), table);
    }
    for (const char* table : {"entry", "highlight"})
        QVERIFY2(spoilt(table, [&] { return people.loadEntry(m_entry); }), table);
    for (const char* table : {"person_history", "old_photo", "section_history", "entry_history"})
        QVERIFY2(spoilt(table, [&] { return history.asOf(m_person.id, first); }), table);
    QVERIFY(spoilt("entry_history", [&] { return history.versionsOf(m_entry); }));
    QVERIFY(spoilt("moment", [&] { return history.revisionsOf(m_person.id); }));
    QVERIFY(spoilt("glossary_term", [&] { return GlossaryRepository(*m_database).list(); }));

    Person without = m_person;
    for (Section& section : without.sections) {
        if (section.indexOf(m_entry) >= 0)
            static_cast<void>(section.take(section.indexOf(m_entry)));
    }
    QVERIFY(PersonRepository(*m_database).update(m_person, without, people.load(m_person.id)->revisions));
    for (const char* table : {"entry", "section", "highlight"})
        QVERIFY2(spoilt(table, [&] { return history.trashedEntries(m_person.id); }), table);
    for (const StoredTable& table : storedTables()) {
        QVERIFY2(spoilt(qPrintable(table.name),
                        [&]() -> Result<CopiedPeople> {
                            static_cast<void>(QFile::remove(path("other.db")));
                            const auto other = Database::open(path("other.db"));
                            return copyPeople(*m_database, **other);
                        }),
                 qPrintable(table.name));
    }
}

/// A damaged record does not affect others.
void StoredRowsTest::keepsOtherRecordsReadable()
{
    Person other;
    other.name = LocalizedText::of(QStringLiteral("Li Si"), QStringLiteral("李四"));
    PersonRepository people(*m_database);
    const auto revisions = people.insert(other);
    change(QStringLiteral("UPDATE entry SET content = replace(content, 'e', 'f')"));
    QVERIFY(!people.load(m_person.id));
    QCOMPARE(people.list()->size(), 2);
    QCOMPARE(people.load(other.id)->person, other);
    Person after = other;
    after.notes = QStringLiteral("note");
    QVERIFY(people.update(other, after, *revisions));
}

void StoredRowsTest::doesNotOverwriteDamagedRow()
{
    PersonRepository people(*m_database);
    const auto stored = people.load(m_person.id);
    change(QStringLiteral("UPDATE entry SET content = content || ' ' WHERE id = '%1'").arg(m_entry.toString()));
    const QString query = QStringLiteral("SELECT content FROM entry WHERE id = '%1'").arg(m_entry.toString());
    const QString damaged = value(query).toString();
    Entry entry =
        *std::find_if(stored->person.sections.begin(), stored->person.sections.end(),
                      [&](const Section& s) { return s.entries().size() > 0 && s.entries().front().id == m_entry; })
             ->entries()
             .begin();
    entry.note += u'y';
    const auto updated = people.updateEntry(m_person.id, entry, stored->revisions.entries.value(m_entry));
    QVERIFY(!updated);
    QCOMPARE(updated.error().code, ErrorCode::DatabaseDamaged);
    QCOMPARE(value(query).toString(), damaged);
}

void StoredRowsTest::keepsRowDamagedAfterOtherWrites()
{
    change(QStringLiteral("UPDATE person SET summary = summary || ' '"));
    Statements statements = statementsFor(*m_database, {});
    QCOMPARE(changeRow(statements, RowsOf::Person, {{QStringLiteral("updated_at"), 5}}, QStringLiteral("id = ?"),
                       {m_person.id.toString()}),
             1);
    QCOMPARE(value(QStringLiteral("SELECT updated_at FROM person")).toInt(), 5);
    QVERIFY(!PersonRepository(*m_database).load(m_person.id));
    change(QStringLiteral("UPDATE person SET summary = rtrim(summary)"));
    QVERIFY(PersonRepository(*m_database).load(m_person.id)); // the rest is intact
}

/// A row changed by hand has no digest; see core/storage/README.md.
void StoredRowsTest::acceptsRowWithoutDigest()
{
    change(QStringLiteral("UPDATE person SET summary = replace(summary, 'a', 'o'), row_digest = NULL"));
    QVERIFY(checked());
    PersonRepository people(*m_database);
    const auto stored = people.load(m_person.id);
    QVERIFY(stored);
    QVERIFY(stored->person.name != m_person.name);
    Person after = stored->person;
    after.notes += u'z';
    QVERIFY(people.update(stored->person, after, stored->revisions));
    QVERIFY(!value(QStringLiteral("SELECT row_digest FROM person")).isNull());
    QCOMPARE(people.load(m_person.id)->person, after);
    QVERIFY(checked());
}

void StoredRowsTest::acceptsTextsConvertedBySqlite()
{
    const QChar half(0xD83D);
    const QChar none(0xFFFF);
    const QChar mark(QChar::ByteOrderMark);
    PersonRepository people(*m_database);
    const QStringList texts{QString(half) + QChar(u'a'), QString(u'a') + half,
                            QString(mark) + QChar(u'a'), QString(none),
                            QString(QChar(0xFFFE)),      QString(u'a') + QChar(u'\0') + QChar(u'b'),
                            QString(mark) + mark + half, QStringLiteral("𠮷")};
    for (const QString& text : texts) {
        Person person = test::samplePerson(QStringLiteral("zhang-san"));
        person.id = PersonId();
        person.sections.clear();
        person.name = LocalizedText::of(text, text);
        person.cvs.front() = Cv();
        person.cvs.front().name = text;
        person.tags = {text};
        const auto revisions = people.insert(person);
        QVERIFY(revisions);
        const auto stored = people.load(person.id);
        QVERIFY(stored);
        Person after = stored->person;
        after.cvs.front().name += text;
        after.notes = text;
        QVERIFY(people.update(stored->person, after, stored->revisions));
        QVERIFY(people.load(person.id));
    }
    QVERIFY(checked());
}

void StoredRowsTest::neitherCopiesNorBacksUpDamagedStore()
{
    change(QStringLiteral("UPDATE highlight SET content = replace(content, 'point', 'paint')"));
    QCOMPARE(copyStore(path(), path("copy.db")).error().code, ErrorCode::DatabaseDamaged);
    QVERIFY(!QFile::exists(path("copy.db")));
    QCOMPARE(backUpDaily(path(), today).error().code, ErrorCode::DatabaseDamaged);
    QVERIFY(backupsOf(path()).isEmpty());
}

void StoredRowsTest::offersBackupAndKeepsDamagedFile()
{
    QVERIFY(*backUpDaily(path(), yesterday));
    change(QStringLiteral("UPDATE highlight SET content = replace(content, 'point', 'paint')"));
    m_database.reset();
    const QByteArray damaged = bytesOf(path());
    const Result<void> found = checked();
    QVERIFY(!found && isDamage(found.error(), path()));
    const auto good = newestGoodBackup(path());
    QVERIFY(good);
    const auto restored = restoreStore(good->path, path(), today);
    QVERIFY(restored && restored->wasDamaged);
    QCOMPARE(bytesOf(restored->former), damaged);
    open();
    QCOMPARE(PersonRepository(*m_database).load(m_person.id)->person, m_person);
    // A damaged backup is rejected, even if its pages are intact.
    QVERIFY(copyStore(path(), path("plain.db")));
    {
        const auto plain = Database::open(path("plain.db"));
        Statements statements = statementsFor(**plain, {});
        statements.run(QStringLiteral("UPDATE entry SET content = content || ' '"));
    }
    const QString rotten = backupFolder(path()) + QStringLiteral("/2026-11-23 090000-000.db");
    QVERIFY(QFile::rename(path("plain.db"), rotten));
    QCOMPARE(newestGoodBackup(path())->path, good->path);
    QCOMPARE(restoreStore(rotten, path(), today).error().code, ErrorCode::DatabaseDamaged);
    QCOMPARE(PersonRepository(*m_database).load(m_person.id)->person, m_person);
}

void StoredRowsTest::rebuildsDamagedIndex_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("texts of the index") << QStringLiteral(
        "UPDATE person_words_content SET c1 = replace(c1, 'a', 'b') || ' more'");
    QTest::newRow("index") << QStringLiteral("UPDATE person_words_data SET block = zeroblob(length(block))"
                                             " WHERE id > 10");
    QTest::newRow("structure of the index")
        << QStringLiteral("UPDATE person_words_data SET block = x'00' WHERE id = 10");
    QTest::newRow("no structure of the index") << QStringLiteral("DELETE FROM person_words_data WHERE id = 10");
    QTest::newRow("nothing of the index") << QStringLiteral("DELETE FROM person_words_data");
    QTest::newRow("lengths in the index") << QStringLiteral("DELETE FROM person_words_docsize");
    QTest::newRow("version of the index") << QStringLiteral("UPDATE person_words_config SET v = 99");
    QTest::newRow("settings of the index") << QStringLiteral("DELETE FROM person_words_config");
    QTest::newRow("words") << QStringLiteral("UPDATE search_word SET word = word || 'x'");
    QTest::newRow("whose") << QStringLiteral("UPDATE search_key SET number = number + 1");
    QTest::newRow("nobody's") << QStringLiteral("DELETE FROM search_key");
}

void StoredRowsTest::rebuildsDamagedIndex()
{
    QFETCH(const QString, sql);
    const auto found = [&] {
        const PersonRepository people(*m_database);
        QStringList counts;
        for (const char* search : {"zhang", "zhan", "hang", "张", "point"}) {
            const auto matches = people.matching(QString::fromUtf8(search));
            counts += matches && *matches ? QString::number((*matches)->everywhere.size()) : QStringLiteral("failed");
        }
        return counts;
    };
    const QStringList before = found();
    QCOMPARE(*repairWordIndex(path()), false);
    change(sql);
    QVERIFY(checked()); // derived from the rest, which is intact
    QVERIFY(copyStore(path(), path("copy.db")));
    const auto fromCopy = restoreStore(path("copy.db"), path("restored.db"), today);
    QVERIFY(fromCopy);
    QCOMPARE(*repairWordIndex(path("restored.db")), false);
    QVERIFY(*backUpDaily(path(), today)); // it checks and repairs both
    open();
    QCOMPARE(found(), before);
    QCOMPARE(*repairWordIndex(path()), false);
    QVERIFY(checked());
    const auto restored = restoreStore(newestGoodBackup(path())->path, path("new.db"), today);
    QVERIFY(restored);
    QCOMPARE(*repairWordIndex(path("new.db")), false);
}

DUOVITA_TEST(StoredRowsTest)
#include "tst_storedrows.moc"
