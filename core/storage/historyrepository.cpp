#include "core/storage/historyrepository.h"

#include "core/storage/columns.h"
#include "core/storage/database.h"
#include "core/storage/recordloading.h"
#include "core/storage/searchindex.h"
#include "core/storage/transaction.h"

namespace duovita {

namespace {

Timestamp timeOf(const QVariant& value)
{
    return Timestamp(std::chrono::milliseconds(value.toLongLong()));
}

/// A version's content holds its highlights, too.
Result<Entry> entryOfVersion(const QString& id, SectionKind kind, const QString& content, const QString& extra)
{
    Result<QJsonObject> object = parseObject(content);
    if (!object)
        return object.error();
    const QJsonArray highlights = object->take(QStringLiteral("highlights")).toArray();
    return entryFrom(id, kind, {toText(*object), extra, highlights});
}

template <typename Value>
Result<QList<Value>> outcome(Transaction& transaction, const QList<Value>& values)
{
    const Result<void> done = transaction.commit();
    return done ? Result(values) : done.error();
}

} // namespace

Result<QList<EntryVersion>> HistoryRepository::versionsOf(const EntryId& id) const
{
    Statements statements = statementsFor(m_database, QStringLiteral("look for earlier versions"));
    Transaction transaction(statements, Transaction::Access::Reading);
    const QVariant kind =
        statements.value(QStringLiteral("SELECT section.kind FROM entry JOIN section ON section.id = entry.section_id"
                                        " WHERE entry.id = ?"),
                         {id.toString()});
    if (!kind.isValid())
        statements.fail({ErrorCode::EntryNotFound, {id.toString()}});
    QList<EntryVersion> versions;
    const auto rows = statements.rows(QStringLiteral("SELECT content, extra, written_at, replaced_at FROM entry_history"
                                                     " WHERE entry_id = ? ORDER BY revision DESC"),
                                      {id.toString()});
    for (const QVariantList& row : rows) {
        const auto entry = entryOfVersion(id.toString(), findSectionKind(kind.toString()).value_or(SectionKind::Custom),
                                          row[0].toString(), row[1].toString());
        if (!entry) {
            statements.failDamaged(entry.error());
            break;
        }
        versions += EntryVersion{*entry, timeOf(row[2]), timeOf(row[3])};
    }
    return outcome(transaction, versions);
}

Result<QList<TrashedPerson>> HistoryRepository::trashedPeople() const
{
    Statements statements = statementsFor(m_database, QStringLiteral("look into the trash"));
    Transaction transaction(statements, Transaction::Access::Reading);
    QList<TrashedPerson> people;
    const auto rows = statements.rows(QStringLiteral(
        "SELECT id, summary, deleted_at FROM person WHERE deleted_at IS NOT NULL ORDER BY deleted_at DESC"));
    for (const QVariantList& row : rows) {
        const QString nothing = QStringLiteral("{}");
        const Result<Person> person = personFrom(row[0].toString(), {row[1].toString(), nothing, {}, nothing});
        if (!person) {
            statements.failDamaged(person.error());
            break;
        }
        people += TrashedPerson{person->id, person->name, timeOf(row[2])};
    }
    return outcome(transaction, people);
}

Result<QList<TrashedEntry>> HistoryRepository::trashedEntries(const PersonId& person) const
{
    Statements statements = statementsFor(m_database, QStringLiteral("look into the trash"));
    Transaction transaction(statements, Transaction::Access::Reading);
    QList<TrashedEntry> entries;
    const auto rows = statements.rows(
        QStringLiteral("SELECT entry.id, entry.content, entry.extra, entry.deleted_at, section.id, section.kind,"
                       " section.content, section.extra FROM entry JOIN section ON section.id = entry.section_id"
                       " WHERE section.person_id = ? AND entry.deleted_at IS NOT NULL"
                       " ORDER BY entry.deleted_at DESC, entry.position"),
        {person.toString()});
    for (const QVariantList& row : rows) {
        const auto section = sectionFrom(row[4].toString(), {row[5].toString(), row[6].toString(), row[7].toString()});
        const auto entry =
            section ? entryFrom(row[0].toString(), section->kind(),
                                {row[1].toString(), row[2].toString(), loadHighlights(statements, row[0].toString())})
                    : Result<Entry>(section.error());
        if (!entry) {
            statements.failDamaged(entry.error());
            break;
        }
        entries += TrashedEntry{*entry, section->id(), section->kind(), section->title, timeOf(row[3])};
    }
    return outcome(transaction, entries);
}

Result<int> HistoryRepository::emptyTrash()
{
    Statements statements = statementsFor(m_database, QStringLiteral("empty the trash"));
    Transaction transaction(statements, Transaction::Access::Writing);
    const QString goneSections =
        QStringLiteral("SELECT section.id FROM section JOIN person ON person.id = section.person_id"
                       " WHERE section.deleted_at IS NOT NULL OR person.deleted_at IS NOT NULL");
    const QString goneEntries =
        QStringLiteral("SELECT id FROM entry WHERE deleted_at IS NOT NULL OR section_id IN (%1)").arg(goneSections);
    const QString gonePeople = QStringLiteral("SELECT id FROM person WHERE deleted_at IS NOT NULL");
    // Children before their parents, as the foreign keys have it.
    statements.run(QStringLiteral("DELETE FROM highlight WHERE entry_id IN (%1)").arg(goneEntries));
    statements.run(QStringLiteral("DELETE FROM entry_history WHERE entry_id IN (%1)").arg(goneEntries));
    int gone = statements.run(QStringLiteral("DELETE FROM entry WHERE id IN (%1)").arg(goneEntries));
    statements.run(QStringLiteral("DELETE FROM section WHERE id IN (%1)").arg(goneSections));
    statements.run(QStringLiteral("DELETE FROM cv WHERE deleted_at IS NOT NULL OR person_id IN (%1)").arg(gonePeople));
    statements.run(QStringLiteral("DELETE FROM missing_text WHERE person_id IN (%1)").arg(gonePeople));
    gone += statements.run(QStringLiteral("DELETE FROM person WHERE deleted_at IS NOT NULL"));
    tidyIndex(statements);
    const Result<void> done = transaction.commit();
    return done ? Result(gone) : done.error();
}

} // namespace duovita
