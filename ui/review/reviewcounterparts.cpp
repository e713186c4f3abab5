#include "ui/forms/entryform.h"
#include "ui/forms/fieldparts.h"
#include "ui/forms/personform.h"
#include "ui/forms/sectionform.h"
#include "ui/review/pointplace.h"
#include "ui/review/reviewform.h"

#include <algorithm>

// Finds what the record has in place of the document's fields.

namespace duovita {

namespace {

QString nameOfPoint(qsizetype row)
{
    return QStringLiteral("highlights.%1").arg(row);
}

} // namespace

/// The kind of the section in which the entry will be stored, with its partner or on its own.
SectionKind ReviewForm::kindStored(const EntryId& entry) const
{
    const auto partner = m_plan->partnerOf(entry);
    const Person& person = partner ? *m_plan->record() : m_plan->document();
    const auto place = person.findEntry(partner.value_or(entry));
    return place ? person.sections[place->section].kind() : SectionKind::Custom;
}

/// The part of the record to compare with the chosen row: the entry's partner, the section's counterpart, or the
/// person.
ReviewForm::Counterpart ReviewForm::chosenCounterpart() const
{
    if (m_row->kind == PairRow::Kind::Section && m_row->section)
        return {{}, m_result->homes.value(*m_row->section)};
    return {m_row->entry ? m_plan->partnerOf(*m_row->entry) : std::nullopt, {}};
}

/// The record's own form, which is never shown: its fields have the same names as those of the visible form.
const QWidget* ReviewForm::recordFormFor(const Counterpart& what)
{
    if (m_recordForm && m_shownCounterpart == what)
        return m_recordForm.get();
    m_shownCounterpart = what;
    if (what.section && m_record->findSection(*what.section))
        m_recordForm = std::make_unique<SectionForm>(*m_record, *what.section);
    else if (what.entry && m_record->findEntry(*what.entry))
        m_recordForm = std::make_unique<EntryForm>(*m_record, *what.entry);
    else if (what == Counterpart())
        m_recordForm = std::make_unique<PersonForm>(*m_record);
    else
        m_recordForm.reset();
    return m_recordForm.get();
}

/// The point of the result that the document's point "highlights.2" becomes.
std::optional<HighlightId> ReviewForm::pointOf(const QString& name) const
{
    const Entry* given = m_row->entry ? m_plan->document().entry(*m_row->entry) : nullptr;
    const qsizetype place = name.section(u'.', 1).toLongLong();
    if (!given || place >= given->highlights.size())
        return std::nullopt;
    const HighlightId& id = given->highlights[place].id;
    const QList<MergePlan::HighlightRow> rows = m_plan->highlightRows(*m_row->entry);
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const auto& each) { return each.entry == id; });
    return row != rows.end() && row->record ? *row->record : id;
}

/// The names of the contacts of each kind of which document and record have one.
ReviewForm::NamePairs ReviewForm::contactNames() const
{
    const auto onlyOf = [](const QList<Contact>& contacts, ContactKind kind) -> qsizetype {
        const auto is = [kind](const Contact& contact) { return contact.kind == kind; };
        const auto found = std::find_if(contacts.begin(), contacts.end(), is);
        return std::count_if(contacts.begin(), contacts.end(), is) == 1 ? found - contacts.begin() : -1;
    };
    const QString row = duovita::objectName(Field::Contacts, {}) + QStringLiteral(".%1.");
    NamePairs names;
    for (const Contact& contact : m_plan->document().contacts) {
        const qsizetype document = onlyOf(m_plan->document().contacts, contact.kind);
        const qsizetype record = onlyOf(m_plan->record()->contacts, contact.kind);
        if (document >= 0 && record >= 0 && contact.kind != ContactKind::Other)
            names += {row.arg(document), row.arg(record)};
    }
    return names;
}

/// The names, such as "highlights.2", of joined points in the document's form and in the record's.
ReviewForm::NamePairs ReviewForm::pointNames() const
{
    NamePairs names;
    const auto partner = m_row->entry ? m_plan->partnerOf(*m_row->entry) : std::nullopt;
    const Entry* own = partner ? m_plan->record()->entry(*partner) : nullptr;
    const Entry* given = m_row->entry ? m_plan->document().entry(*m_row->entry) : nullptr;
    if (!own || !given)
        return names;
    for (const MergePlan::HighlightRow& row : m_plan->highlightRows(*m_row->entry)) {
        const qsizetype document = placeOfPoint(row.entry, given->highlights);
        const qsizetype record = placeOfPoint(row.record, own->highlights);
        if (document >= 0 && record >= 0)
            names += {nameOfPoint(document), nameOfPoint(record)};
    }
    return names;
}

} // namespace duovita
