#include "core/storage/storecopy.h"

#include "core/storage/changenotice.h"
#include "core/storage/database.h"
#include "core/storage/recordtable.h"
#include "core/storage/searchindex.h"
#include "core/storage/storeaddress.h"
#include "core/storage/transaction.h"

#include <QFileInfo>

namespace duovita {

namespace {

struct TableFacts {
    const char* name;
    const char* person; ///< the column that says whose row it is
    const char* columns;
};

/// Each refers only to those before it. The index of words is made anew.
constexpr TableFacts tables[]{
    {"person", "id",
     "id, summary, content, photo, extra, search_text, text_count, revision, created_at, updated_at, deleted_at,"
     " sort_en, sort_zh, sort_rule"},
    {"missing_text", "person_id", "person_id, language, text_count"},
    {"section", "person_id",
     "id, person_id, position, kind, content, extra, revision, created_at, updated_at, deleted_at"},
    {"entry", "person_id",
     "id, person_id, section_id, position, content, extra, search_text, revision, created_at, updated_at, deleted_at"},
    {"highlight", "person_id", "person_id, entry_id, id, position, content"},
    {"entry_history", "person_id", "person_id, entry_id, revision, content, extra, written_at, replaced_at"},
    {"section_history", "person_id",
     "person_id, section_id, revision, content, extra, entries, written_at, replaced_at"},
    {"person_history", "person_id",
     "person_id, revision, summary, content, photo_digest, extra, sections, cvs, written_at, replaced_at"},
    {"old_photo", "person_id", "person_id, digest, photo"},
    {"moment", "person_id", "person_id, saved_at, cause"},
    {"cv", "person_id", "id, person_id, position, name, content, revision, created_at, updated_at, deleted_at"},
};

/// How many rows there were.
int copyRows(Statements& from, Statements& to, const TableFacts& table, const QString& person)
{
    const QString name = QString::fromLatin1(table.name);
    const QString columns = QString::fromLatin1(table.columns);
    const auto rows = from.rows(
        QStringLiteral("SELECT %1 FROM %2 WHERE %3 = ?").arg(columns, name, QString::fromLatin1(table.person)),
        {person});
    const QString places = QStringLiteral("?, ").repeated(columns.count(u',')) + u'?';
    const QString insert = QStringLiteral("INSERT INTO %1 (%2) VALUES (%3)").arg(name, columns, places);
    for (QVariantList row : rows) {
        for (QVariant& value : row) {
            if (value.isNull()) // of whatever type: it would be bound as an empty text
                value = QVariant();
        }
        to.run(insert, row);
    }
    return static_cast<int>(rows.size());
}

void copyPerson(Statements& from, Statements& to, const PersonId& id, CopiedPeople& copied)
{
    const QString person = id.toString();
    for (const TableFacts& table : tables) {
        const int rows = copyRows(from, to, table, person);
        copied.versions += qstrcmp(table.name, "entry_history") == 0 ? rows : 0;
    }
    indexPerson(to, id);
    announceChange(to, id);
}

/// What the other store has in its glossary already stays; it belongs to no person.
void copyGlossary(Statements& from, Statements& to)
{
    for (const QVariantList& row : from.rows(QStringLiteral("SELECT content, created_at FROM glossary_term")))
        to.run(QStringLiteral("INSERT INTO glossary_term (content, created_at) VALUES (?, ?)"
                              " ON CONFLICT (content) DO NOTHING"),
               row);
}

Result<void> copyServerTo(const QString& address, const QString& file)
{
    const auto from = Database::openExisting(address);
    if (!from)
        return from.error();
    const auto to = Database::open(file);
    if (!to)
        return to.error();
    const Result<CopiedPeople> copied = copyPeople(**from, **to);
    return copied ? Result<void>() : copied.error();
}

} // namespace

Result<CopiedPeople> copyPeople(Database& from, Database& to)
{
    Statements source = statementsFor(from, QStringLiteral("read the people"));
    Statements target = statementsFor(to, QStringLiteral("copy the people"));
    Transaction reading(source, Access::Reading);
    Transaction writing(target, Access::Writing);
    const RecordTable there(target, RecordTable::Of::Person, 0);
    CopiedPeople copied;
    for (const QVariantList& row : source.rows(QStringLiteral("SELECT id, deleted_at FROM person ORDER BY id"))) {
        const Result<PersonId> id = PersonId::parse(row[0].toString());
        if (!id)
            source.failDamaged(id.error());
        else if (there.find(id->toString()))
            target.fail({ErrorCode::PersonExists, {id->toString()}});
        else
            copyPerson(source, target, *id, copied);
        ++(row[1].isNull() ? copied.people : copied.trashed);
        if (source.failed() || target.failed())
            break;
    }
    copyGlossary(source, target);
    if (const Result<void> read = reading.commit(); !read)
        return read.error();
    const Result<void> written = writing.commit();
    return written ? Result(copied) : written.error();
}

Result<void> copyToFile(const QString& from, const QString& to, IfThere ifThere)
{
    if (!isServerAddress(from))
        return copyStore(from, to, ifThere);
    if (QFileInfo::exists(to) && ifThere == IfThere::Refuse)
        return Error{ErrorCode::FileExists, {to}};
    // A store of its own first: copying that checks what it copies, and keeps the file that is there until it is whole.
    const QString draft = to + QStringLiteral(".server");
    const auto clear = [&draft] {
        for (const char* suffix : {"", "-wal", "-shm"})
            QFile::remove(draft + QLatin1StringView(suffix));
    };
    clear();
    Result<void> copied = copyServerTo(from, draft);
    if (copied)
        copied = copyStore(draft, to, ifThere);
    clear();
    return copied;
}

} // namespace duovita
