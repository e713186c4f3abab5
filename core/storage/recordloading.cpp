#include "core/storage/recordloading.h"

#include "core/storage/columns.h"

namespace duovita {

namespace {

/// The value, or nothing after noting the failure.
template <typename T>
std::optional<T> accept(Statements& statements, Result<T> result)
{
    if (result)
        return std::move(*result);
    statements.failDamaged(result.error());
    return std::nullopt;
}

QJsonValue highlightFrom(Statements& statements, const StoredRow& row)
{
    std::optional<QJsonObject> object = accept(statements, parseObject(row.text("content")));
    if (!object)
        return {};
    object->insert(QStringLiteral("id"), row.text("id"));
    return *object;
}

using HighlightsByEntry = QHash<QString, QJsonArray>;

HighlightsByEntry loadAllHighlights(Statements& statements, const QString& person)
{
    HighlightsByEntry highlights;
    const auto rows = readRows(statements, RowsOf::Highlight,
                               QStringLiteral("JOIN entry ON entry.id = highlight.entry_id"
                                              " AND entry.person_id = highlight.person_id"
                                              " WHERE highlight.person_id = ? AND entry.deleted_at IS NULL"
                                              " ORDER BY highlight.position"),
                               {person});
    for (const StoredRow& row : rows)
        highlights[row.text("entry_id")] += highlightFrom(statements, row);
    return highlights;
}

void loadSections(Statements& statements, StoredPerson& stored)
{
    const auto rows = readRows(statements, RowsOf::Section,
                               QStringLiteral("WHERE person_id = ? AND deleted_at IS NULL ORDER BY position"),
                               {stored.person.id.toString()});
    for (const StoredRow& row : rows) {
        if (const auto section = accept(statements, sectionFrom(row.text("id"), sectionColumnsOf(row)))) {
            stored.revisions.sections[section->id()] = row.value("revision").toInt();
            stored.person.sections += *section;
        }
    }
}

void loadEntries(Statements& statements, StoredPerson& stored)
{
    const QString person = stored.person.id.toString();
    const HighlightsByEntry highlights = loadAllHighlights(statements, person);
    QHash<QString, Section*> sections;
    for (Section& section : stored.person.sections)
        sections[section.id().toString()] = &section;
    const auto rows = readRows(statements, RowsOf::Entry,
                               QStringLiteral("JOIN section ON section.id = entry.section_id"
                                              " AND section.person_id = entry.person_id"
                                              " WHERE entry.person_id = ? AND entry.deleted_at IS NULL"
                                              " AND section.deleted_at IS NULL ORDER BY entry.position"),
                               {person});
    for (const StoredRow& row : rows) {
        Section* section = sections.value(row.text("section_id"));
        if (!section)
            continue; // refused above, where the failure was noted
        const QString id = row.text("id");
        const EntryColumns columns{row.text("content"), row.text("extra"), highlights.value(id)};
        const auto entry = accept(statements, entryFrom(id, section->kind(), columns));
        if (entry && section->append(*entry))
            stored.revisions.entries[entry->id] = row.value("revision").toInt();
    }
}

void loadCvs(Statements& statements, Person& person)
{
    const auto rows =
        readRows(statements, RowsOf::Cv, QStringLiteral("WHERE person_id = ? AND deleted_at IS NULL ORDER BY position"),
                 {person.id.toString()});
    QList<Cv> cvs;
    for (const StoredRow& row : rows) {
        if (const auto cv = accept(statements, cvFrom(row.text("id"), row.text("content"))))
            cvs += *cv;
    }
    if (!cvs.isEmpty())
        person.cvs = cvs;
}

} // namespace

std::optional<Person> loadFacts(Statements& statements, const PersonId& id)
{
    const auto rows = readRows(statements, RowsOf::Person, QStringLiteral("WHERE id = ?"), {id.toString()});
    if (rows.isEmpty())
        return std::nullopt;
    std::optional<Person> person = accept(statements, personFrom(id.toString(), personColumnsOf(rows.front())));
    if (person)
        loadCvs(statements, *person);
    return person;
}

std::optional<StoredPerson> loadPerson(Statements& statements, const PersonId& id)
{
    const QVariant alive =
        statements.value(QStringLiteral("SELECT id FROM person WHERE id = ? AND deleted_at IS NULL"), {id.toString()});
    return alive.isNull() ? std::nullopt : loadAnyPerson(statements, id);
}

std::optional<StoredPerson> loadAnyPerson(Statements& statements, const PersonId& id)
{
    const QVariant revision =
        statements.value(QStringLiteral("SELECT revision FROM person WHERE id = ?"), {id.toString()});
    if (revision.isNull())
        return std::nullopt;
    const std::optional<Person> person = loadFacts(statements, id);
    if (!person)
        return std::nullopt;
    StoredPerson stored{*person, {}};
    stored.revisions.person = revision.toInt();
    loadSections(statements, stored);
    loadEntries(statements, stored);
    return stored;
}

std::optional<StoredEntry> loadEntryRow(Statements& statements, const EntryId& id)
{
    const QString text = id.toString();
    const auto rows = readRows(statements, RowsOf::Entry,
                               QStringLiteral("JOIN section ON section.id = entry.section_id"
                                              " AND section.person_id = entry.person_id"
                                              " JOIN person ON person.id = entry.person_id"
                                              " WHERE entry.id = ? AND entry.deleted_at IS NULL"
                                              " AND person.deleted_at IS NULL"),
                               {text}, QStringLiteral("section.kind"));
    if (rows.isEmpty())
        return std::nullopt;
    const StoredRow& row = rows.front();
    const SectionKind kind = findSectionKind(row.more().toString()).value_or(SectionKind::Custom);
    const EntryColumns columns{row.text("content"), row.text("extra"), loadHighlights(statements, text)};
    const auto entry = accept(statements, entryFrom(text, kind, columns));
    if (!entry)
        return std::nullopt;
    return StoredEntry{*entry, row.value("revision").toInt(), row.text("person_id"), kind};
}

QJsonArray loadHighlights(Statements& statements, const QString& entryId)
{
    QJsonArray highlights;
    const auto rows =
        readRows(statements, RowsOf::Highlight, QStringLiteral("WHERE entry_id = ? ORDER BY position"), {entryId});
    for (const StoredRow& row : rows)
        highlights += highlightFrom(statements, row);
    return highlights;
}

} // namespace duovita
