#include "core/storage/storecopy.h"

#include "core/storage/changenotice.h"
#include "core/storage/database.h"
#include "core/storage/recordtable.h"
#include "core/storage/scratchfolder.h"
#include "core/storage/searchindex.h"
#include "core/storage/storeaddress.h"
#include "core/storage/transaction.h"

#include <QFileInfo>

namespace duovita {

namespace {

/// Copies a row with a new digest. NULL is bound as a null of its type, since it would otherwise become an empty text.
void copyRow(Statements& to, RowsOf what, const StoredRow& row, const QString& conflict = {})
{
    const QStringList& columns = storedTable(what).columns;
    const QVariantList values = row.own();
    ColumnValues written;
    for (qsizetype i = 0; i < columns.size(); ++i)
        written.emplaceBack(columns[i], values[i].isNull() ? QVariant() : values[i]);
    insertRow(to, what, written, conflict);
}

/// Returns how many rows there were.
int copyRows(Statements& from, Statements& to, RowsOf what, const QString& person)
{
    const QString condition = QStringLiteral("WHERE %1 = ?").arg(storedTable(what).person);
    const QList<StoredRow> rows = readRows(from, what, condition, {person});
    for (const StoredRow& row : rows)
        copyRow(to, what, row);
    return static_cast<int>(rows.size());
}

/// The word index is built anew.
void copyPerson(Statements& from, Statements& to, const PersonId& id, CopiedPeople& copied)
{
    const QString person = id.toString();
    for (qsizetype table = 0; table < storedTables().size(); ++table) {
        const auto what = static_cast<RowsOf>(table);
        if (storedTable(what).person.isEmpty())
            continue;
        const int rows = copyRows(from, to, what, person);
        copied.versions += what == RowsOf::EntryHistory ? rows : 0;
    }
    indexPerson(to, id);
    announceChange(to, id);
}

/// Terms that the target's glossary already has stay; the glossary belongs to no person.
void copyGlossary(Statements& from, Statements& to)
{
    for (const StoredRow& row : readRows(from, RowsOf::Term, {}))
        copyRow(to, RowsOf::Term, row, QStringLiteral("ON CONFLICT (content) DO NOTHING"));
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

Result<void> copyToFile(const QString& from, const QString& to, IfExists ifExists)
{
    if (!isServerAddress(from))
        return copyStore(from, to, ifExists);
    if (QFileInfo::exists(to) && ifExists == IfExists::Refuse)
        return Error{ErrorCode::FileExists, {to}};
    // Through a store of its own: copying that checks the copy, and keeps an existing file until the copy is complete.
    const ScratchFolder scratch(QFileInfo(to).absolutePath());
    if (!scratch.made())
        return scratch.made();
    const QString draft = scratch.filePath(QStringLiteral("server.db"));
    const Result<void> copied = copyServerTo(from, draft);
    return copied ? copyStore(draft, to, ifExists) : copied;
}

} // namespace duovita
