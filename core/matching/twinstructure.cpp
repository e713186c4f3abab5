#include "core/matching/twinstructure.h"

#include "core/matching/pointmatches.h"
#include "core/matching/structureedits.h"
#include "core/terms/neededtexts.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <map>

namespace duovita {

namespace {

using Side = StructureSide;

/// The languages of the record's entries.
QSet<Language> languagesTold(const Person& person)
{
    QSet<Language> told;
    const auto add = [&](const auto& text) {
        for (const Language language : allLanguages) {
            if (!text.text(language).isEmpty() && !text.isShared())
                told += language;
        }
    };
    for (const Section& section : person.sections) {
        for (const Entry& entry : section.entries()) {
            forEachField(entry.details, [&](Field, const auto& value) {
                if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>)
                    add(value);
            });
            for (const Highlight& point : entry.highlights)
                add(point.text);
        }
    }
    return told;
}

/// The common points of two entries that are not paired.
struct Crossing {
    EntryId record;
    EntryId document;
    QList<PointMatch> matches = {};
    double weight = 0;
};

class Fitting {
public:
    Fitting(const Person& record, const Person& document, const QList<Term>& glossary)
        : m_fitted{record, document, {}, {}}, m_pairing(glossary),
          m_matches(matchingPoints(record, document, m_pairing.reader()))
    {
        pair();
    }

    FittedRecords fit()
    {
        constexpr int mostRounds = 4;
        const FittedRecords before = m_fitted;
        const double worthBefore = worth();
        for (int round = 0; round < mostRounds && fitOnce(); ++round)
            pair();
        constexpr double least = 0.3; // one matching point
        return worth() >= worthBefore + least ? m_fitted : before;
    }

private:
    Person& personOf(Side side) { return side == Side::Record ? m_fitted.record : m_fitted.document; }

    QHash<EntryId, EntryId>& partnersOf(Side side) { return m_partners[side == Side::Record ? 0 : 1]; }

    void pair()
    {
        m_partners = {};
        m_fitted.pairs = m_pairing.pair(m_fitted.record, m_fitted.document);
        for (const EntryPair& pair : std::as_const(m_fitted.pairs)) {
            partnersOf(Side::Record).insert(pair.record, pair.other);
            partnersOf(Side::Document).insert(pair.other, pair.record);
        }
        m_holders[0] = holdersOfPoints(m_fitted.record);
        m_holders[1] = holdersOfPoints(m_fitted.document);
    }

    /// How much of the common content is in paired entries.
    double worth() const
    {
        double sum = 0;
        for (const PointMatch& match : m_matches) {
            if (partner(Side::Record, m_holders[0].value(match.record)) == m_holders[1].value(match.other))
                sum += match.likeness;
        }
        return sum;
    }

    std::optional<EntryId> partner(Side side, const EntryId& entry) const
    {
        const QHash<EntryId, EntryId>& partners = m_partners[side == Side::Record ? 0 : 1];
        const auto found = partners.constFind(entry);
        return found == partners.constEnd() ? std::nullopt : std::optional(*found);
    }

    /// Sorted by the amount in common, highest first.
    QList<Crossing> crossings() const
    {
        std::map<std::pair<QString, QString>, Crossing> found;
        for (const PointMatch& match : m_matches) {
            const EntryId record = m_holders[0].value(match.record);
            const EntryId document = m_holders[1].value(match.other);
            if (partner(Side::Record, record) == document)
                continue;
            Crossing& crossing =
                found.try_emplace({record.toString(), document.toString()}, Crossing{record, document}).first->second;
            crossing.matches += match;
            crossing.weight += match.likeness;
        }
        QList<Crossing> sorted;
        for (const auto& [ids, crossing] : found)
            sorted += crossing;
        std::stable_sort(sorted.begin(), sorted.end(),
                         [](const Crossing& a, const Crossing& b) { return a.weight > b.weight; });
        return sorted;
    }

    /// Goes through all crossings once, changing each entry at most once. Returns whether anything was changed.
    bool fitOnce()
    {
        QSet<EntryId> touched;
        const qsizetype changes = m_fitted.changes.size();
        for (const Crossing& crossing : crossings()) {
            if (touched.contains(crossing.record) || touched.contains(crossing.document))
                continue;
            if (alignKinds(crossing) || joinSubheading(crossing, Side::Record) ||
                joinSubheading(crossing, Side::Document) || partFor(crossing, Side::Record) ||
                partFor(crossing, Side::Document) || joinFor(crossing, Side::Record) ||
                joinFor(crossing, Side::Document) || moveFor(crossing, Side::Record) ||
                moveFor(crossing, Side::Document)) {
                touched += crossing.record;
                touched += crossing.document;
            }
        }
        for (const Side side : {Side::Record, Side::Document})
            joinToHeads(side, touched);
        return m_fitted.changes.size() > changes;
    }

    /// Joins a paired entry without dates to an unpaired entry before it that has the twin's dates and hardly any
    /// points: that one is its real head, and its own head is only "Responsibilities" or the like.
    void joinToHeads(Side side, QSet<EntryId>& touched)
    {
        const QHash<EntryId, EntryId> partners = partnersOf(side);
        for (auto pair = partners.cbegin(); pair != partners.cend(); ++pair) {
            const auto place = personOf(side).findEntry(pair.key());
            const Entry* const twin = entry(otherOf(side), pair.value());
            if (!place || place->entry == 0 || !twin || touched.contains(pair.key()))
                continue;
            const Entry before = personOf(side).sections[place->section].entries()[place->entry - 1];
            if (partner(side, before.id) || !mayHead(before, *twin))
                continue;
            if (const auto title = joinNeighbours(personOf(side), before.id, pair.key(), *twin)) {
                note(StructureChange::Kind::Joined, side, *title);
                touched += pair.key();
                touched += before.id;
            }
        }
    }

    static const EntryId& entryOf(const Crossing& crossing, Side side)
    {
        return side == Side::Record ? crossing.record : crossing.document;
    }
    static Side otherOf(Side side) { return side == Side::Record ? Side::Document : Side::Record; }

    const Entry* entry(Side side, const EntryId& id) { return personOf(side).entry(id); }

    void note(StructureChange::Kind kind, Side side, const QString& what)
    {
        m_fitted.changes += StructureChange{kind, side == Side::Record, what};
    }

    /// Some points of this side's entry match an entry that has no partner here: make them an entry of their own.
    bool partFor(const Crossing& crossing, Side side)
    {
        const EntryId twin = entryOf(crossing, otherOf(side));
        if (partner(otherOf(side), twin))
            return false;
        const Entry* const told = entry(otherOf(side), twin);
        const Entry* const held = entry(side, entryOf(crossing, side));
        if (!told || !held)
            return false;
        QSet<HighlightId> wanted;
        QSet<HighlightId> elsewhere;
        for (const PointMatch& match : m_matches) {
            const HighlightId& own = side == Side::Record ? match.record : match.other;
            const HighlightId& given = side == Side::Record ? match.other : match.record;
            const bool isTwins = m_holders[side == Side::Record ? 1 : 0].value(given) == twin;
            (isTwins ? wanted : elsewhere) += own;
        }
        const std::optional<QString> title = partEntry(
            personOf(side), held->id, PartWanted{wanted, elsewhere, *told, kindOfTwin(side, twin)}, m_pairing.reader());
        if (!title)
            return false;
        note(StructureChange::Kind::Parted, side, *title);
        return true;
    }

    SectionKind kindOfTwin(Side side, const EntryId& twin)
    {
        const Person& other = personOf(otherOf(side));
        return other.sections[other.findEntry(twin)->section].kind();
    }

    /// This side's entry has no partner, but its neighbour is paired with the entry that says the same: join it to that
    /// neighbour.
    bool joinFor(const Crossing& crossing, Side side)
    {
        const EntryId own = entryOf(crossing, side);
        const std::optional<EntryId> into = partner(otherOf(side), entryOf(crossing, otherOf(side)));
        const Entry* const twin = entry(otherOf(side), entryOf(crossing, otherOf(side)));
        if (partner(side, own) || !into || !twin)
            return false;
        const std::optional<QString> title = joinNeighbours(personOf(side), *into, own, *twin);
        if (!title)
            return false;
        note(StructureChange::Kind::Joined, side, *title);
        return true;
    }

    bool joinSubheading(const Crossing& crossing, Side side)
    {
        const Entry* const held = entry(side, entryOf(crossing, side));
        return held && isSubheading(*held) && joinFor(crossing, side);
    }

    /// The points are in the last of several entries, but their twin's entry is paired with a neighbour without points.
    bool moveFor(const Crossing& crossing, Side side)
    {
        const EntryId own = entryOf(crossing, side);
        const std::optional<EntryId> home = partner(otherOf(side), entryOf(crossing, otherOf(side)));
        if (!home || !partner(side, own))
            return false;
        QList<HighlightId> points;
        for (const PointMatch& match : crossing.matches)
            points += side == Side::Record ? match.record : match.other;
        const std::optional<QString> moved = movePoints(personOf(side), points, own, *home);
        if (!moved)
            return false;
        note(StructureChange::Kind::Moved, side, *moved);
        return true;
    }

    /// Changes the kind of a section whose content matches a section of jobs or projects.
    bool alignKinds(const Crossing& crossing)
    {
        for (const Side side : {Side::Document, Side::Record}) {
            Person& person = personOf(side);
            const Person& other = personOf(otherOf(side));
            const auto own = person.findEntry(entryOf(crossing, side));
            const auto given = other.findEntry(entryOf(crossing, otherOf(side)));
            if (!own || !given)
                return false;
            const SectionKind kind = other.sections[given->section].kind();
            Section& section = person.sections[own->section];
            const bool isPaired = std::any_of(section.entries().begin(), section.entries().end(),
                                              [&](const Entry& held) { return partner(side, held.id).has_value(); });
            constexpr double enough = 0.7; // two points
            if (isPaired || crossing.weight < enough || !mayBecomeExperience(section, kind))
                continue;
            const Language language = languageOf(section);
            const QString title = titleInDocuments(section.title, section.kind(), language);
            section = asExperience(section, kind, language);
            note(StructureChange::Kind::OtherKind, side, title);
            return true;
        }
        return false;
    }

    FittedRecords m_fitted;
    EntryPairing m_pairing;
    QList<PointMatch> m_matches;
    // Index 0: the record's; 1: the document's.
    std::array<QHash<EntryId, EntryId>, 2> m_partners;
    std::array<QHash<HighlightId, EntryId>, 2> m_holders;
};

} // namespace

FittedRecords fitStructures(const Person& record, const Person& document, const QList<Term>& glossary)
{
    const QSet<Language> own = languagesTold(record);
    const QSet<Language> given = languagesTold(document);
    const bool isTwin = own.size() == 1 && given.size() == 1 && own != given;
    if (!isTwin || Lexicon::shipped().isEmpty())
        return {record, document, {}, pairEntries(record, document, glossary)};
    return Fitting(record, document, glossary).fit();
}

} // namespace duovita
