#include "core/matching/joinedshowing.h"

namespace duovita {

namespace {

template <typename Id>
void setHeld(QList<Id>& ids, const Id& id, bool held)
{
    if (!held)
        ids.removeAll(id);
    else if (!ids.contains(id))
        ids += id;
}

/// Page break requests for the second entry now apply to the joined one.
void follow(QList<EntryId>& wishes, const EntryId& first, const EntryId& second)
{
    const qsizetype at = wishes.indexOf(second);
    if (at < 0)
        return;
    if (wishes.contains(first))
        wishes.removeAt(at);
    else
        wishes[at] = first;
}

} // namespace

JoinedShowing::JoinedShowing(const Side& first, const Side& second, const HighlightPairs& points)
    : m_first(first), m_second(second)
{
    for (const auto& [own, given] : points)
        m_sources += Source{own < 0 ? nullptr : &first.entry.highlights[own],
                            given < 0 ? nullptr : &second.entry.highlights[given]};
}

/// Only the first entry's section can hide the joined entry. The second entry counts as hidden if its section was
/// hidden, unless the first one's section was hidden as well.
void JoinedShowing::settle(Entry& joined, QList<Cv>& cvs) const
{
    const bool first = m_first.entry.visible;
    const bool second = m_second.entry.visible && (m_second.section.visible || !m_first.section.visible);
    joined.visible = first || second;
    for (qsizetype i = 0; i < joined.highlights.size(); ++i) {
        // A point was visible if its entry was. If neither entry was, only the point's own flag counts.
        const auto wasSeen = [&](const Highlight* point, bool entry) {
            return point && point->visible && (entry || !joined.visible);
        };
        joined.highlights[i].visible = wasSeen(m_sources[i].first, first) || wasSeen(m_sources[i].second, second);
    }
    for (Cv& cv : cvs)
        settleCv(joined, cv, first, second);
}

/// `first`, `second`: whether the entries were visible in the record.
void JoinedShowing::settleCv(const Entry& joined, Cv& cv, bool first, bool second) const
{
    const EntryId& id = m_first.entry.id;
    const EntryId& gone = m_second.entry.id;
    const bool sectionWasHidden =
        cv.hiddenSections.contains(m_second.section.id()) && !cv.hiddenSections.contains(m_first.section.id());
    const bool firstOut = cv.hiddenEntries.contains(id) || (joined.visible && !first);
    const bool secondOut = cv.hiddenEntries.contains(gone) || sectionWasHidden || (joined.visible && !second);
    const bool out = firstOut && secondOut;
    for (qsizetype i = 0; i < joined.highlights.size(); ++i) {
        const auto shows = [&](const Highlight* point, bool entryOut) {
            return point && !cv.hiddenHighlights.contains(point->id) && (out || !entryOut);
        };
        const auto& [own, given] = m_sources[i];
        const bool shown = shows(own, firstOut) || shows(given, secondOut);
        if (joined.highlights[i].visible)
            setHeld(cv.hiddenHighlights, joined.highlights[i].id, !shown);
        if (own && given)
            cv.hiddenHighlights.removeAll(given->id);
    }
    setHeld(cv.hiddenEntries, id, out);
    cv.hiddenEntries.removeAll(gone);
    follow(cv.pageStartEntries, id, gone);
    follow(cv.keptEntries, id, gone);
}

} // namespace duovita
