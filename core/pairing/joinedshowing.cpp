#include "core/pairing/joinedshowing.h"

#include "core/pairing/entrypairing.h"

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

/// A wish for the page of one is a wish for what it became.
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

JoinedShowing::JoinedShowing(const Entry& first, const Entry& second) : m_first(first), m_second(second)
{
    for (const auto& [own, given] : pairHighlights(first.highlights, second.highlights))
        m_sources +=
            Source{own < 0 ? nullptr : &first.highlights[own], given < 0 ? nullptr : &second.highlights[given]};
}

void JoinedShowing::settle(Entry& joined, QList<Cv>& cvs) const
{
    joined.visible = m_first.visible || m_second.visible;
    for (qsizetype i = 0; i < joined.highlights.size(); ++i) {
        // A point is seen if its entry is; where neither was, its own wish is all there is.
        const auto wasSeen = [&](const Highlight* point, const Entry& entry) {
            return point && point->visible && (entry.visible || !joined.visible);
        };
        joined.highlights[i].visible = wasSeen(m_sources[i].first, m_first) || wasSeen(m_sources[i].second, m_second);
    }
    for (Cv& cv : cvs)
        settleCv(joined, cv);
}

void JoinedShowing::settleCv(const Entry& joined, Cv& cv) const
{
    const auto isLeftOut = [&](const Entry& entry) {
        return cv.hiddenEntries.contains(entry.id) || (joined.visible && !entry.visible);
    };
    const bool firstOut = isLeftOut(m_first);
    const bool secondOut = isLeftOut(m_second);
    const bool out = firstOut && secondOut;
    QList<HighlightId> hidden = cv.hiddenHighlights;
    for (qsizetype i = 0; i < joined.highlights.size(); ++i) {
        const auto shows = [&](const Highlight* point, bool entryOut) {
            return point && !cv.hiddenHighlights.contains(point->id) && (out || !entryOut);
        };
        const auto& [own, given] = m_sources[i];
        if (joined.highlights[i].visible)
            setHeld(hidden, joined.highlights[i].id, !shows(own, firstOut) && !shows(given, secondOut));
        if (own && given)
            hidden.removeAll(given->id);
    }
    cv.hiddenHighlights = hidden;
    setHeld(cv.hiddenEntries, m_first.id, out);
    cv.hiddenEntries.removeAll(m_second.id);
    follow(cv.pageStartEntries, m_first.id, m_second.id);
    follow(cv.keptEntries, m_first.id, m_second.id);
}

} // namespace duovita
