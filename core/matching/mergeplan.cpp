#include "core/matching/mergeplan.h"

#include "core/domain/localizedtexts.h"

#include <algorithm>

namespace duovita {

MergePlan::MergePlan(const Person& record, const Person& document, const QList<Term>& glossary, Structure structure)
    : MergePlan(record, structure == Structure::Fitted
                            ? fitStructures(record, document, glossary)
                            : FittedRecords{record, document, {}, pairEntries(record, document, glossary)})
{
}

MergePlan::MergePlan(const Person& record, FittedRecords fitted)
    : m_document(std::move(fitted.document)), m_asRead(m_document), m_record(std::move(fitted.record)),
      m_stored(record), m_changes(std::move(fitted.changes)), m_pairs(std::move(fitted.pairs))
{
}

void MergePlan::setDocument(const Person& document)
{
    m_document = document;
    erase_if(m_pairs, [&](const EntryPair& pair) {
        const Entry* entry = m_document.entry(pair.other);
        return !entry || !mayJoin(*m_record->entry(pair.record), *entry);
    });
}

qsizetype MergePlan::pairOf(const EntryId& entry) const
{
    const auto pair =
        std::find_if(m_pairs.begin(), m_pairs.end(), [&](const EntryPair& held) { return held.other == entry; });
    return pair == m_pairs.end() ? -1 : pair - m_pairs.begin();
}

std::optional<EntryId> MergePlan::partnerOf(const EntryId& entry) const
{
    const qsizetype pair = pairOf(entry);
    return pair < 0 ? std::nullopt : std::optional(m_pairs[pair].record);
}

MergePlan::State MergePlan::stateOf(const EntryId& entry) const
{
    if (m_leftOut.contains(entry))
        return State::LeftOut;
    const qsizetype pair = pairOf(entry);
    if (pair < 0)
        return State::New;
    return m_pairs[pair].isSure ? State::Joined : State::Uncertain;
}

QList<MergePlan::HighlightRow> MergePlan::highlightRows(const EntryId& entry) const
{
    const qsizetype pair = pairOf(entry);
    const Entry* own = pair < 0 ? nullptr : m_record->entry(m_pairs[pair].record);
    const Entry* given = m_document.entry(entry);
    if (!own || !given)
        return {};
    const auto& decided = m_pairs[pair].highlights;
    const auto pairs = decided ? pairHighlights(own->highlights, given->highlights, *decided)
                               : pairHighlights(own->highlights, given->highlights);
    QList<HighlightRow> rows;
    for (const auto& [a, b] : pairs) {
        rows += HighlightRow{a < 0 ? std::nullopt : std::optional(own->highlights[a].id),
                             b < 0 ? std::nullopt : std::optional(given->highlights[b].id)};
    }
    return rows;
}

/// The current pairs, before a person changes them.
QList<HighlightPair> MergePlan::decidedHighlights(const EntryId& entry) const
{
    QList<HighlightPair> pairs;
    for (const HighlightRow& row : highlightRows(entry)) {
        if (row.record && row.entry)
            pairs += HighlightPair{*row.record, *row.entry};
    }
    return pairs;
}

bool MergePlan::joinHighlights(const EntryId& entry, const HighlightId& record, const HighlightId& highlight)
{
    const QList<HighlightRow> rows = highlightRows(entry);
    const auto has = [&](auto member, const HighlightId& id) {
        return std::any_of(rows.begin(), rows.end(), [&](const HighlightRow& row) { return row.*member == id; });
    };
    if (!has(&HighlightRow::record, record) || !has(&HighlightRow::entry, highlight))
        return false;
    QList<HighlightPair> pairs = decidedHighlights(entry);
    erase_if(pairs, [&](const HighlightPair& pair) { return pair.record == record || pair.other == highlight; });
    pairs += HighlightPair{record, highlight};
    m_pairs[pairOf(entry)].highlights = pairs;
    return true;
}

void MergePlan::cutHighlight(const EntryId& entry, const HighlightId& highlight)
{
    const qsizetype pair = pairOf(entry);
    if (pair < 0)
        return;
    QList<HighlightPair> pairs = decidedHighlights(entry);
    erase_if(pairs, [&](const HighlightPair& held) { return held.other == highlight; });
    m_pairs[pair].highlights = pairs;
}

bool MergePlan::join(const EntryId& record, const EntryId& entry)
{
    const Entry* own = m_record ? m_record->entry(record) : nullptr;
    const Entry* given = m_document.entry(entry);
    if (!own || !given || !mayJoin(*own, *given))
        return false;
    if (const qsizetype pair = pairOf(entry); pair >= 0 && m_pairs[pair].record == record) {
        m_pairs[pair].isSure = true; // decisions about its points and values are kept
        return true;
    }
    erase_if(m_pairs, [&](const EntryPair& pair) { return pair.record == record || pair.other == entry; });
    m_pairs += EntryPair{record, entry};
    return true;
}

void MergePlan::cut(const EntryId& entry)
{
    erase_if(m_pairs, [&](const EntryPair& pair) { return pair.other == entry; });
}

void MergePlan::chooseValue(const EntryId& entry, const QStringList& difference, bool takesOther)
{
    const qsizetype pair = pairOf(entry);
    if (pair < 0)
        return;
    QList<ValueChoice>& choices = m_pairs[pair].choices;
    erase_if(choices, [&](const ValueChoice& choice) { return choice.difference == difference; });
    choices += ValueChoice{difference, takesOther};
}

void MergePlan::setLeftOut(const EntryId& entry, bool leftOut)
{
    if (leftOut)
        m_leftOut += entry;
    else
        m_leftOut.remove(entry);
}

Person MergePlan::taken() const
{
    Person taken = m_document;
    for (qsizetype s = taken.sections.size(); s-- > 0;) {
        Section& section = taken.sections[s];
        const bool had = !section.entries().isEmpty();
        for (qsizetype i = section.entries().size(); i-- > 0;) {
            if (m_leftOut.contains(section.entries()[i].id))
                section.take(i);
        }
        if (had && section.entries().isEmpty() && section.unparsed.isEmpty())
            taken.sections.removeAt(s);
    }
    return taken;
}

int MergePlan::notPlaced() const
{
    const Person taken = this->taken();
    qsizetype pieces = taken.unparsed.size();
    for (const Section& section : taken.sections) {
        pieces += section.unparsed.size();
        for (const Entry& entry : section.entries())
            pieces += entry.unparsed.size();
    }
    return static_cast<int>(pieces);
}

namespace {

QSet<QString> textsIn(const Person& person)
{
    QSet<QString> texts;
    const auto collect = [&](const auto& localized) {
        for (const Language language : allLanguages) {
            if constexpr (std::is_same_v<std::decay_t<decltype(localized)>, LocalizedText>)
                texts += localized.text(language);
            else
                texts += localized.text(language).plainText();
        }
    };
    forEachLocalized(person, collect);
    for (const Section& section : person.sections) {
        collect(section.title);
        for (const Entry& entry : section.entries())
            forEachLocalized(entry, collect);
    }
    return texts;
}

} // namespace

/// Empty texts are in both states, so they never replace any.
QSet<QString> MergePlan::writtenTexts() const
{
    return m_document == m_asRead ? QSet<QString>() : textsIn(m_document) - textsIn(m_asRead);
}

MergedRecord MergePlan::result() const
{
    const Person taken = this->taken();
    if (m_record)
        return linkRecords(*m_record, taken, m_pairs, writtenTexts());
    MergedRecord alone;
    alone.person = taken;
    for (const Section& section : taken.sections)
        alone.added += static_cast<int>(section.entries().size());
    return alone;
}

} // namespace duovita
