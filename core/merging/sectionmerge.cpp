#include "core/merging/sectionmerge.h"

#include "core/merging/entrymerge.h"
#include "core/merging/listmerge.h"
#include "core/merging/textmerge.h"

namespace duovita {

namespace {

/// Index of one version of a record by ids.
struct VersionIndex {
    explicit VersionIndex(const Person& person)
    {
        for (const Section& section : person.sections) {
            order += section.id();
            sections.insert(section.id(), &section);
            for (const Entry& entry : section.entries()) {
                entries.insert(entry.id, &entry);
                homes.insert(entry.id, section.id());
                entryOrder[section.id()] += entry.id;
            }
        }
    }

    const Section* section(const SectionId& id) const { return sections.value(id); }
    const Entry* entry(const EntryId& id) const { return entries.value(id); }

    QList<SectionId> order;
    QHash<SectionId, const Section*> sections;
    QHash<EntryId, const Entry*> entries;
    QHash<EntryId, SectionId> homes;
    QHash<SectionId, QList<EntryId>> entryOrder;
};

QString titleOf(const Section& section)
{
    const QString title = section.title.anyText();
    return title.isEmpty() ? nameOf(section.kind()) : title;
}

/// The first text of an entry, as its title in lists.
QString titleOf(const Entry& entry)
{
    QString title;
    forEachField(entry.details, [&](Field, const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>) {
            if (title.isEmpty())
                title = value.anyText();
        }
    });
    if (title.isEmpty() && !entry.highlights.isEmpty())
        title = entry.highlights.front().text.anyText().plainText();
    return title;
}

/// Merges the sections of a record with their entries.
class SectionMerge {
public:
    SectionMerge(ConflictChoosing& choosing, const Person& base, const Person& mine, const Person& theirs)
        : m_choosing(choosing), m_base(base), m_mine(mine), m_theirs(theirs)
    {
    }

    QList<Section> merge()
    {
        for (const SectionId& id : withInserted(m_mine.order, m_theirs.order)) {
            const Fate fate = fateOf(id);
            m_fates.insert(id, fate);
            if (fate != Fate::Gone)
                m_kept += id;
        }
        for (const SectionId& section : withInserted(m_mine.order, m_theirs.order)) {
            for (const EntryId& id :
                 withInserted(m_mine.entryOrder.value(section), m_theirs.entryOrder.value(section))) {
                if (!m_settled.contains(id))
                    settle(id);
            }
        }
        QList<Section> sections;
        for (const SectionId& id :
             mergeOrders(m_choosing, at(ConflictPlace{}, RecordPart::Order), m_base.order, m_mine.order, m_theirs.order,
                         m_kept, [&](const SectionId& key) { return titleOf(*either(key)); }))
            sections += merged(id);
        return sections;
    }

private:
    enum class Fate : unsigned char { Merged, KeptMine, KeptTheirs, Gone };

    const Section* either(const SectionId& id) const
    {
        const Section* mine = m_mine.section(id);
        return mine ? mine : m_theirs.section(id);
    }

    Fate fateOf(const SectionId& id)
    {
        const Section* base = m_base.section(id);
        const Section* mine = m_mine.section(id);
        const Section* theirs = m_theirs.section(id);
        if (mine && theirs)
            return Fate::Merged;
        if (!base) {
            if (!mine)
                m_choosing.countTaken();
            return Fate::Merged;
        }
        const Section& left = mine ? *mine : *theirs;
        if (left == *base) {
            if (mine)
                m_choosing.countTaken();
            return Fate::Gone;
        }
        ConflictPlace place = at(ConflictPlace{}, RecordPart::Presence);
        place.section = id;
        const auto choice = m_choosing.choose({place, true, mine != nullptr, theirs != nullptr});
        if ((choice == ConflictChoice::Theirs) != (theirs != nullptr))
            return Fate::Gone;
        return mine ? Fate::KeptMine : Fate::KeptTheirs;
    }

    /// Decides whether an entry remains, and in which section.
    void settle(const EntryId& id)
    {
        m_settled.insert(id);
        const Entry* mine = m_mine.entry(id);
        const Entry* theirs = m_theirs.entry(id);
        if (mine && theirs)
            return settleBoth(id, *mine, *theirs);
        const VersionIndex& having = mine ? m_mine : m_theirs;
        const SectionId home = having.homes[id];
        if (isGone(home) || !isLeftStanding(id, mine ? *mine : *theirs, home))
            return;
        stand(mine ? *mine : *theirs, home);
    }

    bool isLeftStanding(const EntryId& id, const Entry& left, const SectionId& home)
    {
        const bool isMine = m_mine.entry(id) != nullptr;
        const Entry* base = m_base.entry(id);
        const bool untouched = base && left == *base && m_base.homes[id] == home;
        if (!base || m_fates[home] == (isMine ? Fate::KeptMine : Fate::KeptTheirs)) {
            if (!isMine)
                m_choosing.countTaken();
            return true; // new, or kept together with its section
        }
        if (untouched) {
            if (isMine)
                m_choosing.countTaken();
            return false;
        }
        const auto choice = m_choosing.choose({at(placeOf(id, home), RecordPart::Presence), true, isMine, !isMine});
        return (choice == ConflictChoice::Mine) == isMine;
    }

    void settleBoth(const EntryId& id, const Entry& mine, const Entry& theirs)
    {
        const std::optional<SectionId> home = homeOf(id);
        if (!home)
            return;
        if (kindOf(mine.details) != kindOf(theirs.details)) // cannot happen: an entry never changes its kind
            return stand(mine, *home);
        Entry nothing;
        nothing.id = id;
        nothing.details = makeDetails(kindOf(mine.details));
        const Entry* base = m_base.entry(id);
        const bool known = base && kindOf(base->details) == kindOf(mine.details);
        stand(mergeEntries(m_choosing, placeOf(id, *home), known ? *base : nothing, mine, theirs), *home);
    }

    /// Nothing if every section it was in is deleted.
    std::optional<SectionId> homeOf(const EntryId& id)
    {
        const SectionId mine = m_mine.homes[id];
        const SectionId theirs = m_theirs.homes[id];
        const SectionId base = m_base.homes.value(id, mine);
        SectionId home = mine;
        if (const SectionId* settled = m_choosing.unopposed(base, mine, theirs)) {
            home = *settled;
        } else {
            const auto choice = m_choosing.choose(
                {at(placeOf(id, mine), RecordPart::Home), base.toString(), mine.toString(), theirs.toString()});
            home = choice == ConflictChoice::Theirs ? theirs : mine;
        }
        for (const SectionId& candidate : {home, mine, theirs, base}) {
            if (m_kept.contains(candidate))
                return candidate;
        }
        return std::nullopt;
    }

    static ConflictPlace placeOf(const EntryId& id, const SectionId& section)
    {
        ConflictPlace place;
        place.section = section;
        place.entry = id;
        return place;
    }

    void stand(const Entry& entry, const SectionId& home)
    {
        m_entries.insert(entry.id, entry);
        m_members[home] += entry.id;
    }

    bool isGone(const SectionId& id) const { return m_fates[id] == Fate::Gone; }

    Section merged(const SectionId& id)
    {
        Section section = withoutEntries(id);
        ConflictPlace order = at(ConflictPlace{}, RecordPart::Order);
        order.section = id;
        for (const EntryId& entry :
             mergeOrders(m_choosing, order, m_base.entryOrder.value(id), m_mine.entryOrder.value(id),
                         m_theirs.entryOrder.value(id), m_members.value(id),
                         [&](const EntryId& key) { return titleOf(m_entries[key]); }))
            static_cast<void>(section.append(m_entries[entry])); // cannot fail: same kind
        return section;
    }

    Section withoutEntries(const SectionId& id)
    {
        const Section* mine = m_mine.section(id);
        const Section* theirs = m_theirs.section(id);
        const Section nothing(either(id)->kind(), id);
        const Section& base = m_base.section(id) ? *m_base.section(id) : nothing;
        Section section = *either(id);
        while (!section.entries().isEmpty())
            section.take(section.entries().size() - 1);
        if (!mine || !theirs)
            return section;
        ConflictPlace place;
        place.section = id;
        section.title =
            TextMerge<QString>(m_choosing, at(place, Field::Title)).merge(base.title, mine->title, theirs->title);
        section.visible =
            m_choosing.value(at(place, RecordPart::Visible), base.visible, mine->visible, theirs->visible);
        section.unparsed =
            mergeLists(m_choosing, at(place, RecordPart::Unparsed), base.unparsed, mine->unparsed, theirs->unparsed);
        section.extra = mergeExtras(m_choosing, place, base.extra, mine->extra, theirs->extra);
        return section;
    }

    ConflictChoosing& m_choosing;
    VersionIndex m_base;
    VersionIndex m_mine;
    VersionIndex m_theirs;
    QHash<SectionId, Fate> m_fates;
    QList<SectionId> m_kept;
    QSet<EntryId> m_settled;
    QHash<EntryId, Entry> m_entries;
    QHash<SectionId, QList<EntryId>> m_members;
};

} // namespace

QList<Section> mergeSections(ConflictChoosing& choosing, const Person& base, const Person& mine, const Person& theirs)
{
    return SectionMerge(choosing, base, mine, theirs).merge();
}

} // namespace duovita
