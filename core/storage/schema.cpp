#include "core/storage/migrations.h"
#include "core/storage/searchindex.h"
#include "core/storage/sortcolumns.h"
#include "core/storage/sqlitewordindex.h"
#include "core/storage/statements.h"
#include "core/storage/storedrows.h"
#include "core/storage/textcounting.h"

namespace duovita {

namespace {

// Times are UTC milliseconds. deleted_at marks what is in the trash. search_text is folded, a line per text.
// position is the place among the live rows of one parent; the parent's revision guards it.
QStringList stepOne()
{
    return {
        QStringLiteral("CREATE TABLE person ("
                       " id TEXT PRIMARY KEY NOT NULL,"
                       " summary TEXT NOT NULL," // name, headline, tags: what a list shows
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

// Whose it is stands in every row: a database that is spread over several servers keeps a person's rows together by it.
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

// What a whole record was at an earlier time: each version with when it was written and replaced; a person's names its
// sections, a section's its entries, in their order. A photo is kept once for all versions that have it. A moment is
// one writing of a record; of those before this step, only the last is known, and not its cause.
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

/// What tells that a row is still what was written; see storedrows.h.
QStringList stepSeven()
{
    QStringList statements;
    const QString tables = QStringLiteral("person missing_text section entry highlight entry_history section_history"
                                          " person_history old_photo moment cv glossary_term");
    for (const QString& table : tables.split(u' '))
        statements << QStringLiteral("ALTER TABLE %1 ADD COLUMN row_digest BIGINT").arg(table);
    return statements;
}

/// Rows that the sixth step gave their columns have no rule yet for what is in these.
void digestSortAndCount(Statements& statements)
{
    digestEverything(statements);
    if (statements.value(QStringLiteral("SELECT 1 FROM person WHERE sort_rule = '' LIMIT 1")).isValid())
        sortAndCountAnew(statements);
}

} // namespace

const QList<Migration>& schemaMigrations()
{
    // The index of the second step is filled after the third: what fills it asks for columns that this one adds.
    // The fifth changed no table: what counts as missing followed another rule, and has again since with the sixth.
    // What fills the columns of the sixth reads rows and their digests, so it comes after the seventh. The eighth
    // changed no table: what is written alike in every language is no longer missing, and a CV may say what it does
    // about what is.
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
