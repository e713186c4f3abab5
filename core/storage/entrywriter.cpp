#include "core/storage/entrywriter.h"

#include "core/storage/columns.h"
#include "core/storage/recordloading.h"
#include "core/storage/searchtext.h"

namespace duovita {

namespace {

ColumnValues valuesOf(const Entry& entry, const EntryColumns& columns)
{
    return {{QStringLiteral("content"), columns.content},
            {QStringLiteral("extra"), columns.extra},
            {QStringLiteral("search_text"), searchTextOf(entry)}};
}

} // namespace

EntryWriter::EntryWriter(Statements& statements, qint64 now)
    : m_statements(statements), m_table(statements, RecordTable::Of::Entry, now), m_history(statements, now)
{
}

int EntryWriter::put(const Entry& entry, const EntrySpot& spot, const PersonId& person)
{
    const QString id = entry.id.toString();
    const EntryColumns columns = columnsOf(entry);
    const ColumnValues values =
        valuesOf(entry, columns) + ColumnValues{{QStringLiteral("person_id"), person.toString()},
                                                {QStringLiteral("section_id"), spot.section.toString()},
                                                {QStringLiteral("position"), spot.position}};
    const std::optional<RecordTable::State> old = m_table.find(id);
    if (!old) {
        m_table.insert(id, values);
        writeHighlights(id, columns.highlights, person);
        return 1; // the revision of a new row (RecordTable::insert())
    }
    // Ids are unique in the whole store, but an imported file brings ids of its own, which may belong to the entries of
    // another person. After fail(), the statements below do nothing.
    if (old->person != person.toString())
        m_statements.fail({ErrorCode::ValueInvalid, {QStringLiteral("id"), id}});
    m_history.archiveEntry(id);
    const int revision = m_table.revive(id, old->revision, values);
    writeHighlights(id, columns.highlights, person);
    return revision;
}

int EntryWriter::replace(const Entry& entry, int revision, const PersonId& person)
{
    const QString id = entry.id.toString();
    const EntryColumns columns = columnsOf(entry);
    m_history.archiveEntry(id);
    const int written = m_table.update(id, revision, valuesOf(entry, columns));
    writeHighlights(id, columns.highlights, person);
    return written;
}

int EntryWriter::moveTo(const SectionId& section, const EntryId& id, int revision)
{
    return m_table.move(id.toString(), revision, {{QStringLiteral("section_id"), section.toString()}});
}

void EntryWriter::writeHighlights(const QString& id, const QJsonArray& highlights, const PersonId& person)
{
    if (loadHighlights(m_statements, id) == highlights)
        return;
    m_statements.run(QStringLiteral("DELETE FROM highlight WHERE entry_id = ?"), {id});
    int position = 0;
    for (const QJsonValue& highlight : highlights) {
        QJsonObject content = highlight.toObject();
        const QString highlightId = content.take(QStringLiteral("id")).toString();
        insertRow(m_statements, RowsOf::Highlight,
                  {{QStringLiteral("person_id"), person.toString()},
                   {QStringLiteral("entry_id"), id},
                   {QStringLiteral("id"), highlightId},
                   {QStringLiteral("position"), position++},
                   {QStringLiteral("content"), toText(content)}});
    }
}

} // namespace duovita
