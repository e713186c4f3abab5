#include "core/storage/migrations.h"
#include "core/storage/postgreswordindex.h"
#include "core/storage/sortcolumns.h"
#include "core/storage/textcounting.h"

namespace duovita {

namespace {

// The tables of schema.cpp after its third step, with the same columns. Every key begins with the person, as databases
// distributed over several servers require (Citus: distributed tables).
QStringList stepThree()
{
    const QString kept = QStringLiteral(" revision INTEGER NOT NULL,"
                                        " created_at BIGINT NOT NULL,"
                                        " updated_at BIGINT NOT NULL,"
                                        " deleted_at BIGINT");
    const QString ofPerson = QStringLiteral(" person_id TEXT NOT NULL REFERENCES person (id),");
    const QString ofEntry = QStringLiteral(" FOREIGN KEY (person_id, entry_id) REFERENCES entry (person_id, id))");
    return {
        QStringLiteral("CREATE TABLE duovita_store (application INTEGER PRIMARY KEY, version INTEGER NOT NULL)"),
        QStringLiteral("CREATE TABLE person ("
                       " id TEXT PRIMARY KEY NOT NULL,"
                       " summary TEXT NOT NULL,"
                       " content TEXT NOT NULL,"
                       " photo BYTEA,"
                       " extra TEXT NOT NULL,"
                       " search_text TEXT NOT NULL,"
                       " text_count INTEGER NOT NULL,") +
            kept + u')',
        QStringLiteral("CREATE TABLE missing_text (") + ofPerson +
            QStringLiteral(" language TEXT NOT NULL,"
                           " text_count INTEGER NOT NULL,"
                           " PRIMARY KEY (person_id, language))"),
        QStringLiteral("CREATE TABLE section ("
                       " id TEXT NOT NULL,") +
            ofPerson +
            QStringLiteral(" position INTEGER NOT NULL,"
                           " kind TEXT NOT NULL,"
                           " content TEXT NOT NULL,"
                           " extra TEXT NOT NULL,") +
            kept + QStringLiteral(", PRIMARY KEY (person_id, id))"),
        QStringLiteral("CREATE INDEX section_by_id ON section (id)"),
        QStringLiteral("CREATE TABLE entry ("
                       " id TEXT NOT NULL,"
                       " person_id TEXT NOT NULL,"
                       " section_id TEXT NOT NULL,"
                       " position INTEGER NOT NULL,"
                       " content TEXT NOT NULL,"
                       " extra TEXT NOT NULL,"
                       " search_text TEXT NOT NULL,") +
            kept +
            QStringLiteral(", PRIMARY KEY (person_id, id),"
                           " FOREIGN KEY (person_id, section_id) REFERENCES section (person_id, id))"),
        QStringLiteral("CREATE INDEX entry_by_id ON entry (id)"),
        QStringLiteral("CREATE INDEX entry_of_section ON entry (person_id, section_id)"),
        QStringLiteral("CREATE TABLE highlight ("
                       " person_id TEXT NOT NULL,"
                       " entry_id TEXT NOT NULL,"
                       " id TEXT NOT NULL,"
                       " position INTEGER NOT NULL,"
                       " content TEXT NOT NULL,"
                       " PRIMARY KEY (person_id, entry_id, id),") +
            ofEntry,
        QStringLiteral("CREATE INDEX highlight_of_entry ON highlight (entry_id)"),
        QStringLiteral("CREATE TABLE entry_history ("
                       " person_id TEXT NOT NULL,"
                       " entry_id TEXT NOT NULL,"
                       " revision INTEGER NOT NULL,"
                       " content TEXT NOT NULL,"
                       " extra TEXT NOT NULL,"
                       " written_at BIGINT NOT NULL,"
                       " replaced_at BIGINT NOT NULL,"
                       " PRIMARY KEY (person_id, entry_id, revision),") +
            ofEntry,
        QStringLiteral("CREATE INDEX history_of_entry ON entry_history (entry_id)"),
        QStringLiteral("CREATE TABLE cv ("
                       " id TEXT NOT NULL,") +
            ofPerson +
            QStringLiteral(" position INTEGER NOT NULL,"
                           " name TEXT NOT NULL,"
                           " content TEXT NOT NULL,") +
            kept + QStringLiteral(", PRIMARY KEY (person_id, id))"),
        QStringLiteral("CREATE INDEX cv_by_id ON cv (id)"),
    };
}

// The fourth step of schema.cpp.
QStringList stepFour()
{
    const QString ofPerson = QStringLiteral(" person_id TEXT NOT NULL REFERENCES person (id),");
    const QString times = QStringLiteral(" written_at BIGINT NOT NULL,"
                                         " replaced_at BIGINT NOT NULL,");
    return {
        QStringLiteral("CREATE TABLE moment (") + ofPerson +
            QStringLiteral(" saved_at BIGINT NOT NULL,"
                           " cause TEXT NOT NULL,"
                           " PRIMARY KEY (person_id, saved_at))"),
        QStringLiteral("CREATE TABLE person_history (") + ofPerson +
            QStringLiteral(" revision INTEGER NOT NULL,"
                           " summary TEXT NOT NULL,"
                           " content TEXT NOT NULL,"
                           " photo_digest TEXT,"
                           " extra TEXT NOT NULL,"
                           " sections TEXT NOT NULL,"
                           " cvs TEXT NOT NULL,") +
            times + QStringLiteral(" PRIMARY KEY (person_id, revision))"),
        QStringLiteral("CREATE TABLE section_history ("
                       " person_id TEXT NOT NULL,"
                       " section_id TEXT NOT NULL,"
                       " revision INTEGER NOT NULL,"
                       " content TEXT NOT NULL,"
                       " extra TEXT NOT NULL,"
                       " entries TEXT NOT NULL,") +
            times +
            QStringLiteral(" PRIMARY KEY (person_id, section_id, revision),"
                           " FOREIGN KEY (person_id, section_id) REFERENCES section (person_id, id))"),
        QStringLiteral("CREATE INDEX history_of_section ON section_history (section_id)"),
        QStringLiteral("CREATE TABLE old_photo (") + ofPerson +
            QStringLiteral(" digest TEXT NOT NULL,"
                           " photo BYTEA NOT NULL,"
                           " PRIMARY KEY (person_id, digest))"),
        QStringLiteral("INSERT INTO moment (person_id, saved_at, cause) SELECT id, updated_at, '' FROM person"),
    };
}

} // namespace

const QList<Migration>& postgresMigrations()
{
    static const QList<Migration> steps{{3, stepThree() + PostgresWordIndex::schema()},
                                        {4, glossarySchema() + stepFour()},
                                        {5, {}},
                                        {6, sortColumnsSchema(QStringLiteral("BYTEA")), sortAndCountAnew},
                                        {7, {}}, // digests are for files
                                        {8, {}, recountEverybody}};
    return steps;
}

} // namespace duovita
