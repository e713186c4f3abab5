#include "core/storage/recordloading.h"

#include "core/storage/columns.h"

namespace duovita {

namespace {

/// The value, or nothing and the failure noted.
template <typename T>
std::optional<T> accept(Statements& statements, Result<T> result)
{
    if (result)
        return std::move(*result);
    statements.failDamaged(result.error());
    return std::nullopt;
}

QJsonValue highlightFrom(Statements& statements, const QVariant& id, const QVariant& content)
{
    std::optional<QJsonObject> object = accept(statements, parseObject(content.toString()));
    if (!object)
        return {};
    object->insert(QStringLiteral("id"), id.toString());
    return *object;
}

using HighlightsByEntry = QHash<QString, QJsonArray>;

HighlightsByEntry loadAllHighlights(Statements& statements, const QString& person)
{
    HighlightsByEntry highlights;
    const auto rows = statements.rows(QStringLiteral("SELECT highlight.entry_id, highlight.id, highlight.content"
                                                     " FROM highlight"
                                                     " JOIN entry ON entry.id = highlight.entry_id"
                                                     " AND entry.person_id = highlight.person_id"
                                                     " WHERE highlight.person_id = ? AND entry.deleted_at IS NULL"
                                                     " ORDER BY highlight.position"),
                                      {person});
    for (const QVariantList& row : rows)
        highlights[row[0].toString()] += highlightFrom(statements, row[1], row[2]);
    return highlights;
}

void loadSections(Statements& statements, StoredPerson& stored)
{
    const auto rows = statements.rows(QStringLiteral("SELECT id, kind, content, extra, revision FROM section"
                                                     " WHERE person_id = ? AND deleted_at IS NULL ORDER BY position"),
                                      {stored.person.id.toString()});
    for (const QVariantList& row : rows) {
        const SectionColumns columns{row[1].toString(), row[2].toString(), row[3].toString()};
        if (const auto section = accept(statements, sectionFrom(row[0].toString(), columns))) {
            stored.revisions.sections[section->id()] = row[4].toInt();
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
    const auto rows = statements.rows(QStringLiteral("SELECT entry.id, section_id, entry.content, entry.extra,"
                                                     " entry.revision FROM entry"
                                                     " JOIN section ON section.id = entry.section_id"
                                                     " AND section.person_id = entry.person_id"
                                                     " WHERE entry.person_id = ? AND entry.deleted_at IS NULL"
                                                     " AND section.deleted_at IS NULL ORDER BY entry.position"),
                                      {person});
    for (const QVariantList& row : rows) {
        Section* section = sections.value(row[1].toString());
        if (!section)
            continue; // refused above: the failure is noted
        const QString id = row[0].toString();
        const EntryColumns columns{row[2].toString(), row[3].toString(), highlights.value(id)};
        const auto entry = accept(statements, entryFrom(id, section->kind(), columns));
        if (entry && section->append(*entry))
            stored.revisions.entries[entry->id] = row[4].toInt();
    }
}

void loadCvs(Statements& statements, Person& person)
{
    const auto rows = statements.rows(QStringLiteral("SELECT id, content FROM cv"
                                                     " WHERE person_id = ? AND deleted_at IS NULL ORDER BY position"),
                                      {person.id.toString()});
    QList<Cv> cvs;
    for (const QVariantList& row : rows) {
        if (const auto cv = accept(statements, cvFrom(row[0].toString(), row[1].toString())))
            cvs += *cv;
    }
    if (!cvs.isEmpty())
        person.cvs = cvs;
}

} // namespace

std::optional<Person> loadFacts(Statements& statements, const PersonId& id)
{
    const auto rows = statements.rows(QStringLiteral("SELECT summary, content, photo, extra FROM person WHERE id = ?"),
                                      {id.toString()});
    if (rows.isEmpty())
        return std::nullopt;
    const QVariantList& row = rows.front();
    const PersonColumns columns{row[0].toString(), row[1].toString(), row[2].toByteArray(), row[3].toString()};
    std::optional<Person> person = accept(statements, personFrom(id.toString(), columns));
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
    const auto rows = statements.rows(QStringLiteral("SELECT entry.content, entry.extra, entry.revision,"
                                                     " entry.person_id, section.kind FROM entry"
                                                     " JOIN section ON section.id = entry.section_id"
                                                     " AND section.person_id = entry.person_id"
                                                     " JOIN person ON person.id = entry.person_id"
                                                     " WHERE entry.id = ? AND entry.deleted_at IS NULL"
                                                     " AND person.deleted_at IS NULL"),
                                      {text});
    if (rows.isEmpty())
        return std::nullopt;
    const QVariantList& row = rows.front();
    const SectionKind kind = findSectionKind(row[4].toString()).value_or(SectionKind::Custom);
    const EntryColumns columns{row[0].toString(), row[1].toString(), loadHighlights(statements, text)};
    const auto entry = accept(statements, entryFrom(text, kind, columns));
    if (!entry)
        return std::nullopt;
    return StoredEntry{*entry, row[2].toInt(), row[3].toString(), kind};
}

QJsonArray loadHighlights(Statements& statements, const QString& entryId)
{
    QJsonArray highlights;
    const auto rows = statements.rows(
        QStringLiteral("SELECT id, content FROM highlight WHERE entry_id = ? ORDER BY position"), {entryId});
    for (const QVariantList& row : rows)
        highlights += highlightFrom(statements, row[0], row[1]);
    return highlights;
}

} // namespace duovita
