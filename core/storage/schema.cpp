#include "core/storage/migrations.h"
#include "core/storage/searchindex.h"
#include "core/storage/sortcolumns.h"
#include "core/storage/sqlitewordindex.h"
#include "core/storage/statements.h"
#include "core/storage/storedrows.h"
#include "core/storage/textcounting.h"

namespace duovita {

namespace {

// Times are UTC milliseconds. deleted_at marks rows in the trash. search_text is folded, one line per text. position is
// the place among the live rows of one parent; the parent's revision guards it.
QStringList stepOne()
{
    return {
        QStringLiteral("CREATE TABLE person ("
                       " id TEXT PRIMARY KEY NOT NULL,"
                       " summary TEXT NOT NULL," // name, headline and tags, for lists
                       " content TEXT NOT NULL,"
                       " photo BLOB,"
                       " extra TEXT NOT NULL,"
                       " search_text TEXT NOT NULL,"
                       " text_count INTEGER NOT NULL,"
                       " revision INTEGER NOT NULL,"
                       " created_at BIGINT NOT NULL,"
                       " updated_at BIGINT NOT NULL,"
                       " deleted_at BIGINT)"),
        QStringLiteral("CREATE TABLE missing_text ("
                       " person_id TEXT NOT NULL REFERENCES person (id),"
                       " language TEXT NOT NULL,"
                       " text_count INTEGER NOT NULL,"
                       " PRIMARY KEY (person_id, language))"),
        QStringLiteral("CREATE TABLE section ("
                       " id TEXT PRIMARY KEY NOT NULL,"
                       " person_id TEXT NOT NULL REFERENCES person (id),"
                       " position INTEGER NOT NULL,"
                       " kind TEXT NOT NULL,"
                       " content TEXT NOT NULL,"
                       " extra TEXT NOT NULL,"
                       " revision INTEGER NOT NULL,"
                       " created_at BIGINT NOT NULL,"
                       " updated_at BIGINT NOT NULL,"
                       " deleted_at BIGINT)"),
        QStringLiteral("CREATE INDEX section_of_person ON section (person_id)"),
        QStringLiteral("CREATE TABLE entry ("
                       " id TEXT PRIMARY KEY NOT NULL,"
                       " section_id TEXT NOT NULL REFERENCES section (id),"
                       " position INTEGER NOT NULL,"
                       " content TEXT NOT NULL,"
                       " extra TEXT NOT NULL,"
                       " search_text TEXT NOT NULL,"
                       " revision INTEGER NOT NULL,"
                       " created_at BIGINT NOT NULL,"
                       " updated_at BIGINT NOT NULL,"
                       " deleted_at BIGINT)"),
        QStringLiteral("CREATE INDEX entry_of_section ON entry (section_id)"),
        QStringLiteral("CREATE TABLE highlight ("
                       " entry_id TEXT NOT NULL REFERENCES entry (id),"
                       " id TEXT NOT NULL,"
                       " position INTEGER NOT NULL,"
                       " content TEXT NOT NULL,"
                       " PRIMARY KEY (entry_id, id))"),
        QStringLiteral("CREATE TABLE entry_history ("
                       " entry_id TEXT NOT NULL REFERENCES entry (id),"
                       " revision INTEGER NOT NULL,"
                       " content TEXT NOT NULL," // with its highlights
                       " extra TEXT NOT NULL,"
                       " written_at BIGINT NOT NULL,"
                       " replaced_at BIGINT NOT NULL,"
                       " PRIMARY KEY (entry_id, revision))"),
        QStringLiteral("CREATE TABLE cv ("
                       " id TEXT PRIMARY KEY NOT NULL,"
                       " person_id TEXT NOT NULL REFERENCES person (id),"
                       " position INTEGER NOT NULL,"
                       " name TEXT NOT NULL,"
                       " content TEXT NOT NULL,"
                       " revision INTEGER NOT NULL,"
                       " created_at BIGINT NOT NULL,"
                       " updated_at BIGINT NOT NULL,"
                       " deleted_at BIGINT)"),
        QStringLiteral("CREATE INDEX cv_of_person ON cv (person_id)"),
    };
}

// Adds the owner's id to every row: databases distributed over several servers use it to keep a person's rows together.
QStringList stepThree()
{
    QStringList statements;
    const auto add = [&](const QString& table, const QString& parent, const QString& reference) {
        statements << QStringLiteral("ALTER TABLE %1 ADD COLUMN person_id TEXT NOT NULL DEFAULT ''").arg(table)
                   << QStringLiteral("UPDATE %1 SET person_id = coalesce((SELECT %2.person_id FROM %2"
                                     " WHERE %2.id = %1.%3), '')")
                          .arg(table, parent, reference)
                   << QStringLiteral("CREATE INDEX %1_of_person ON %1 (person_id)").arg(table);
    };
    add(QStringLiteral("entry"), QStringLiteral("section"), QStringLiteral("section_id"));
    add(QStringLiteral("highlight"), QStringLiteral("entry"), QStringLiteral("entry_id"));
    add(QStringLiteral("entry_history"), QStringLiteral("entry"), QStringLiteral("entry_id"));
    return statements;
}

// For rebuilding a whole record at an earlier time: each version has the times when it was written and replaced; a
// person's version lists its sections in order, a section's its entries. A photo is stored once for all versions that
// have it. A moment is one write of a record; of the writes before this step only the last is known, without its cause.
QStringList stepFour()
{
    return {
        QStringLiteral("CREATE TABLE moment ("
                       " person_id TEXT NOT NULL REFERENCES person (id),"
                       " saved_at BIGINT NOT NULL,"
                       " cause TEXT NOT NULL,"
                       " PRIMARY KEY (person_id, saved_at))"),
        QStringLiteral("CREATE TABLE person_history ("
                       " person_id TEXT NOT NULL REFERENCES person (id),"
                       " revision INTEGER NOT NULL,"
                       " summary TEXT NOT NULL,"
                       " content TEXT NOT NULL,"
                       " photo_digest TEXT,"
                       " extra TEXT NOT NULL,"
                       " sections TEXT NOT NULL,"
                       " cvs TEXT NOT NULL,"
                       " written_at BIGINT NOT NULL,"
                       " replaced_at BIGINT NOT NULL,"
                       " PRIMARY KEY (person_id, revision))"),
        QStringLiteral("CREATE TABLE section_history ("
                       " person_id TEXT NOT NULL,"
                       " section_id TEXT NOT NULL REFERENCES section (id),"
                       " revision INTEGER NOT NULL,"
                       " content TEXT NOT NULL,"
                       " extra TEXT NOT NULL,"
                       " entries TEXT NOT NULL,"
                       " written_at BIGINT NOT NULL,"
                       " replaced_at BIGINT NOT NULL,"
                       " PRIMARY KEY (section_id, revision))"),
        QStringLiteral("CREATE INDEX section_history_of_person ON section_history (person_id)"),
        QStringLiteral("CREATE TABLE old_photo ("
                       " person_id TEXT NOT NULL REFERENCES person (id),"
                       " digest TEXT NOT NULL," // SHA-256
                       " photo BLOB NOT NULL,"
                       " PRIMARY KEY (person_id, digest))"),
        QStringLiteral("INSERT INTO moment (person_id, saved_at, cause) SELECT id, updated_at, '' FROM person"),
    };
}

/// Adds the digests that tell whether a row is still what was written; see storedrows.h.
QStringList stepSeven()
{
    QStringList statements;
    const QString tables = QStringLiteral("person missing_text section entry highlight entry_history section_history"
                                          " person_history old_photo moment cv glossary_term");
    for (const QString& table : tables.split(u' '))
        statements << QStringLiteral("ALTER TABLE %1 ADD COLUMN row_digest BIGINT").arg(table);
    return statements;
}

/// Rows whose sort columns were added by the sixth step have no rule yet.
void digestSortAndCount(Statements& statements)
{
    digestEverything(statements);
    if (statements.value(QStringLiteral("SELECT 1 FROM person WHERE sort_rule = '' LIMIT 1")).isValid())
        sortAndCountAnew(statements);
}

} // namespace

const QList<Migration>& schemaMigrations()
{
    // The second step's index is filled after the third, because filling it reads columns that the third adds. The
    // fifth changed no table, only the rule for missing texts, which the sixth changed again. The sixth's columns are
    // filled after the seventh, because filling them reads rows with digests. The eighth changed no table: texts that
    // read the same in every language no longer count as missing, and a CV may say what to do about missing texts.
    static const QList<Migration> steps{{1, stepOne()},
                                        {2, SqliteWordIndex::schema()},
                                        {3, stepThree(), indexEverybody},
                                        {4, glossarySchema() + stepFour()},
                                        {5, {}},
                                        {6, sortColumnsSchema(QStringLiteral("BLOB"))},
                                        {7, stepSeven(), digestSortAndCount},
                                        {8, {}, recountEverybody}};
    return steps;
}

} // namespace duovita
