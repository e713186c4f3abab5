#include "core/storage/personwriter.h"

#include "core/storage/changenotice.h"
#include "core/storage/columns.h"
#include "core/storage/searchindex.h"
#include "core/storage/searchtext.h"
#include "core/storage/sortcolumns.h"
#include "core/storage/textcounting.h"

#include <numeric>

namespace duovita {

namespace {

ColumnValues valuesOf(const Person& person)
{
    const PersonColumns columns = columnsOf(person);
    return ColumnValues{{QStringLiteral("summary"), columns.summary},
                        {QStringLiteral("content"), columns.content},
                        {QStringLiteral("photo"), person.photo ? QVariant(columns.photo) : QVariant()},
                        {QStringLiteral("extra"), columns.extra},
                        {QStringLiteral("search_text"), searchTextOf(person)}} +
           sortColumnsOf(person.name);
}

ColumnValues valuesOf(const Section& section, int position, const PersonId& person)
{
    const SectionColumns columns = columnsOf(section);
    return {{QStringLiteral("person_id"), person.toString()},
            {QStringLiteral("position"), position},
            {QStringLiteral("kind"), columns.kind},
            {QStringLiteral("content"), columns.content},
            {QStringLiteral("extra"), columns.extra}};
}

ColumnValues valuesOf(const Cv& cv, int position, const PersonId& person)
{
    return {{QStringLiteral("person_id"), person.toString()},
            {QStringLiteral("position"), position},
            {QStringLiteral("name"), cv.name},
            {QStringLiteral("content"), contentOf(cv)}};
}

QList<SectionId> sectionIds(const Person& person)
{
    QList<SectionId> ids;
    for (const Section& section : person.sections)
        ids += section.id();
    return ids;
}

QList<EntryId> entryIds(const Section& section)
{
    QList<EntryId> ids;
    for (const Entry& entry : section.entries())
        ids += entry.id;
    return ids;
}

/// The record's own facts, without sections and CVs.
Person withoutParts(Person person)
{
    person.sections.clear();
    person.cvs.clear();
    return person;
}

const Section* findSection(const Person& person, const SectionId& id)
{
    const qsizetype at = person.indexOf(id);
    return at < 0 ? nullptr : &person.sections[at];
}

const Entry& entryAt(const Person& person, const EntryId& id)
{
    const Person::EntryPlace place = *person.findEntry(id);
    return person.sections[place.section].entries()[place.entry];
}

const Cv* findCv(const Person& person, const CvId& id)
{
    const auto cv = std::find_if(person.cvs.begin(), person.cvs.end(), [&](const Cv& c) { return c.id == id; });
    return cv == person.cvs.end() ? nullptr : &*cv;
}

} // namespace

PersonWriter::PersonWriter(Statements& statements, const PersonId& person, ChangeCause cause, PersonRevisions revisions)
    : m_statements(statements), m_revisions(std::move(revisions)), m_cause(cause),
      m_now(nextMoment(statements, person)), m_history(statements, m_now),
      m_people(statements, RecordTable::Of::Person, m_now), m_sections(statements, RecordTable::Of::Section, m_now),
      m_cvs(statements, RecordTable::Of::Cv, m_now), m_entries(statements, m_now)
{
}

void PersonWriter::insert(const Person& person)
{
    const QString id = person.id.toString();
    m_people.insert(id, valuesOf(person) + ColumnValues{{QStringLiteral("text_count"), 0}});
    m_revisions.person = 1;
    for (Language language : allLanguages)
        insertRow(m_statements, RowsOf::MissingText,
                  {{QStringLiteral("person_id"), id},
                   {QStringLiteral("language"), codeOf(language)},
                   {QStringLiteral("text_count"), 0}});
    writeParts(withoutParts(person), person);
    storeCounts(m_statements, person.id, countTexts(person));
    touch(person.id);
}

void PersonWriter::update(const Person& before, const Person& after)
{
    writePersonRow(before, after);
    writeParts(before, after);
    if (isAllThereIs(after.id))
        storeCounts(m_statements, after.id, countTexts(after));
    else
        recountTexts(m_statements, after.id);
    touch(after.id);
}

void PersonWriter::updateEntry(const PersonId& person, const Entry& after)
{
    m_revisions.entries[after.id] = m_entries.replace(after, m_revisions.entries.value(after.id), person);
    recountTexts(m_statements, person);
    touch(person);
}

/// Whether nobody else has written to the record since it was read. A row that comes or goes increments its parent's
/// revision, so equal counts and sums of revisions mean the same rows.
bool PersonWriter::isAllThereIs(const PersonId& person)
{
    const QString id = person.toString();
    const auto rows = [&](const QString& table) {
        return QStringLiteral("(SELECT count(*) FROM %1 WHERE person_id = ? AND deleted_at IS NULL),"
                              " (SELECT coalesce(sum(revision), 0) FROM %1 WHERE person_id = ? AND deleted_at IS NULL)")
            .arg(table);
    };
    const auto stored =
        m_statements.rows(QStringLiteral("SELECT (SELECT revision FROM person WHERE id = ?), ") +
                              rows(QStringLiteral("section")) + QStringLiteral(", ") + rows(QStringLiteral("entry")),
                          {id, id, id, id, id});
    const auto sumOf = [](const auto& revisions) { return std::accumulate(revisions.begin(), revisions.end(), 0LL); };
    const QList<qint64> known{m_revisions.person, m_revisions.sections.size(), sumOf(m_revisions.sections),
                              m_revisions.entries.size(), sumOf(m_revisions.entries)};
    return !stored.isEmpty() && std::equal(known.begin(), known.end(), stored.front().begin(), stored.front().end(),
                                           [](qint64 a, const QVariant& b) { return a == b.toLongLong(); });
}

void PersonWriter::writeParts(const Person& before, const Person& after)
{
    archiveRemovedSections(before, after);
    writeSections(before, after);
    writeEntries(before, after);
    trashRemoved(before, after);
    writeCvs(before, after);
}

void PersonWriter::writePersonRow(const Person& before, const Person& after)
{
    const bool same = withoutParts(before) == withoutParts(after) && sectionIds(before) == sectionIds(after) &&
                      before.cvs == after.cvs;
    if (same)
        return;
    m_history.archivePerson(after.id.toString());
    m_revisions.person = m_people.update(after.id.toString(), m_revisions.person, valuesOf(after));
}

void PersonWriter::writeSections(const Person& before, const Person& after)
{
    for (int position = 0; position < after.sections.size(); ++position) {
        const Section& section = after.sections[position];
        writeSection(findSection(before, section.id()), section, position, after.id);
        if (before.indexOf(section.id()) != position)
            m_sections.setPosition(section.id().toString(), position);
    }
}

void PersonWriter::writeSection(const Section* before, const Section& after, int position, const PersonId& person)
{
    const QString id = after.id().toString();
    const ColumnValues values = valuesOf(after, position, person);
    if (!before)
        m_revisions.sections[after.id()] = put(m_sections, id, values, person);
    if (!before || (columnsOf(*before) == columnsOf(after) && entryIds(*before) == entryIds(after)))
        return;
    m_history.archiveSection(id);
    m_revisions.sections[after.id()] = m_sections.update(id, m_revisions.sections.value(after.id()), values);
}

/// Must run while the sections still contain their entries.
void PersonWriter::archiveRemovedSections(const Person& before, const Person& after)
{
    for (const Section& section : before.sections) {
        if (after.indexOf(section.id()) < 0)
            m_history.archiveSection(section.id().toString());
    }
}

void PersonWriter::writeEntries(const Person& before, const Person& after)
{
    const Spots was = spotsOf(before);
    for (const Section& section : after.sections) {
        for (int position = 0; position < section.entries().size(); ++position) {
            const Entry& entry = section.entries()[position];
            const EntrySpot spot{section.id(), position};
            if (const auto old = was.find(entry.id); old != was.end())
                writeEntry(entryAt(before, entry.id), entry, *old, spot, after.id);
            else
                m_revisions.entries[entry.id] = m_entries.put(entry, spot, after.id);
        }
    }
}

void PersonWriter::writeEntry(const Entry& before, const Entry& after, const EntrySpot& from, const EntrySpot& to,
                              const PersonId& person)
{
    int& revision = m_revisions.entries[after.id];
    if (before != after)
        revision = m_entries.replace(after, revision, person);
    if (from.section != to.section)
        revision = m_entries.moveTo(to.section, after.id, revision);
    if (from.section != to.section || from.position != to.position)
        m_entries.setPosition(after.id, to.position);
}

void PersonWriter::trashRemoved(const Person& before, const Person& after)
{
    const Spots stay = spotsOf(after);
    for (const Section& section : before.sections) {
        for (const Entry& entry : section.entries()) {
            if (!stay.contains(entry.id))
                m_entries.trash(entry.id, m_revisions.entries.take(entry.id));
        }
        if (after.indexOf(section.id()) < 0)
            m_sections.trash(section.id().toString(), m_revisions.sections.take(section.id()));
    }
}

void PersonWriter::writeCvs(const Person& before, const Person& after)
{
    // The person's revision guards the CVs; their own revisions only count up.
    for (int position = 0; position < after.cvs.size(); ++position) {
        const Cv& cv = after.cvs[position];
        const QString id = cv.id.toString();
        const Cv* old = findCv(before, cv.id);
        const std::optional<RecordTable::State> state = m_cvs.find(id);
        if (!old)
            put(m_cvs, id, valuesOf(cv, position, after.id), after.id);
        else if (*old != cv && state)
            m_cvs.update(id, state->revision, valuesOf(cv, position, after.id));
        m_cvs.setPosition(id, position);
    }
    for (const Cv& cv : before.cvs) {
        const std::optional<RecordTable::State> state = m_cvs.find(cv.id.toString());
        if (!findCv(after, cv.id) && state)
            m_cvs.trash(cv.id.toString(), state->revision);
    }
}

int PersonWriter::put(RecordTable& table, const QString& id, const ColumnValues& columns, const PersonId& person)
{
    const std::optional<RecordTable::State> old = table.find(id);
    if (old && old->person != person.toString())
        m_statements.fail({ErrorCode::ValueInvalid, {QStringLiteral("id"), id}});
    if (old)
        return table.revive(id, old->revision, columns);
    table.insert(id, columns);
    return 1;
}

void PersonWriter::touch(const PersonId& person)
{
    changeRow(m_statements, RowsOf::Person, {{QStringLiteral("updated_at"), m_now}}, QStringLiteral("id = ?"),
              {person.toString()});
    m_history.noteMoment(person, m_cause);
    indexPerson(m_statements, person);
    announceChange(m_statements, person);
}

PersonWriter::Spots PersonWriter::spotsOf(const Person& person)
{
    Spots spots;
    for (const Section& section : person.sections) {
        for (int position = 0; position < section.entries().size(); ++position)
            spots.insert(section.entries()[position].id, {section.id(), position});
    }
    return spots;
}

} // namespace duovita
