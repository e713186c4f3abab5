#include "core/editing/editsummary.h"

#include "core/editing/heldtexts.h"

#include <QHash>
#include <QSet>

namespace duovita {

namespace {

using What = EditSummary::What;
using Change = EditSummary::Change;

template <typename Value>
std::optional<Language> changedSide(const Value&, const Value&)
{
    return std::nullopt;
}

template <typename Text>
std::optional<Language> changedSide(const Localized<Text>& before, const Localized<Text>& after)
{
    std::optional<Language> changed;
    for (const Language language : allLanguages) {
        if (before.isShared() || after.isShared() || before.text(language) == after.text(language))
            continue;
        if (changed)
            return std::nullopt;
        changed = language;
    }
    return changed;
}

template <typename Value>
Change changeOf(const Value&, const Value&)
{
    return Change::Edited;
}

/// Of two different values.
template <typename Text>
Change changeOf(const Localized<Text>& before, const Localized<Text>& after)
{
    const bool sameTexts = before.isShared() == after.isShared() &&
                           std::all_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
                               return before.text(language) == after.text(language);
                           });
    return sameTexts ? Change::Confirmed : Change::Edited;
}

/// Only its text is compared for that.
Change changeOf(const Highlight& before, const Highlight& after)
{
    Highlight other = before;
    other.text = after.text;
    return other == after ? changeOf(before.text, after.text) : Change::Edited;
}

/// Whether the items in both lists are in a different order.
template <typename Item>
bool isReordered(const QList<Item>& before, const QList<Item>& after)
{
    if (before == after)
        return false;
    const QSet<Item> was(before.begin(), before.end());
    const QSet<Item> is(after.begin(), after.end());
    QList<Item> kept = before;
    kept.removeIf([&](const Item& item) { return !is.contains(item); });
    QList<Item> others = after;
    others.removeIf([&](const Item& item) { return !was.contains(item); });
    return kept != others;
}

template <typename Item>
bool holdsAll(const QList<Item>& list, const QList<Item>& items)
{
    return std::all_of(items.begin(), items.end(), [&](const Item& item) { return list.contains(item); });
}

QList<HighlightId> idsOf(const QList<Highlight>& points)
{
    QList<HighlightId> ids;
    for (const Highlight& point : points)
        ids += point.id;
    return ids;
}

QList<SectionId> idsOf(const QList<Section>& sections)
{
    QList<SectionId> ids;
    for (const Section& section : sections)
        ids += section.id();
    return ids;
}

QList<EntryId> idsOf(const Section& section)
{
    QList<EntryId> ids;
    for (const Entry& entry : section.entries())
        ids += entry.id;
    return ids;
}

class Comparing {
public:
    Comparing(const Person& before, const Person& after) : m_before(before), m_after(after) {}

    EditSummary summarize()
    {
        compareFacts();
        compareSections();
        compareEntries();
        if (m_found.isEmpty())
            return {};
        EditSummary first = m_found.front();
        const bool alike = std::all_of(m_found.begin(), m_found.end(), [&](const EditSummary& other) {
            return other.what == first.what && other.change == first.change &&
                   (first.what != What::Field || other.place.field == first.place.field);
        });
        first.count = static_cast<int>(m_found.size());
        return alike ? first : summarizeUnlike(first);
    }

private:
    /// Several changes to points, as from splitting a point, are one change to points; several changes within an entry
    /// are one change to the entry.
    EditSummary summarizeUnlike(EditSummary first) const
    {
        const auto all = [&](const auto& fits) { return std::all_of(m_found.begin(), m_found.end(), fits); };
        if (const std::optional<EditPlace> stayed = findJoined())
            return {What::Entry, Change::Joined, 1, *stayed, {}};
        const bool inOneEntry =
            first.place.entry && all([&](const EditSummary& edit) { return edit.place.entry == first.place.entry; });
        if (!inOneEntry) {
            first.what = What::Several;
            return first;
        }
        first.change = Change::Edited;
        first.language.reset();
        if (all([](const EditSummary& edit) { return edit.what == What::Point; })) {
            first.what = What::Point;
        } else {
            first.what = What::Entry;
            first.count = 1;
        }
        return first;
    }

    /// The remaining entry, if another entry was removed and its texts are in this one now. Changes in CVs are then a
    /// consequence.
    std::optional<EditPlace> findJoined() const
    {
        std::optional<EntryId> gone;
        std::optional<EditPlace> stayed;
        for (const EditSummary& edit : m_found) {
            if (edit.what == What::Contents)
                continue;
            const bool removed = edit.what == What::Entry && edit.change == Change::Removed;
            if (!edit.place.entry || (removed && gone))
                return std::nullopt;
            if (removed)
                gone = edit.place.entry;
            else if (!stayed)
                stayed = edit.place;
            else if (stayed->entry != edit.place.entry)
                return std::nullopt;
        }
        if (!gone || !stayed)
            return std::nullopt;
        return holdsTextsOf(entryOf(m_after, *stayed->entry), entryOf(m_before, *gone)) ? stayed : std::nullopt;
    }

    static const Entry& entryOf(const Person& person, const EntryId& id)
    {
        const auto place = *person.findEntry(id);
        return person.sections[place.section].entries()[place.entry];
    }

    void add(What what, Change change, const EditPlace& place, std::optional<Language> language = {})
    {
        m_found += EditSummary{what, change, 1, place, language};
    }

    template <typename Value>
    void compareField(const EditPlace& owner, Field field, const Value& before, const Value& after)
    {
        if (before == after)
            return;
        EditPlace place = owner;
        place.field = field;
        add(What::Field, changeOf(before, after), place, changedSide(before, after));
    }

    void compareFacts()
    {
        compareField({}, Field::Name, m_before.name, m_after.name);
        compareField({}, Field::Headline, m_before.headline, m_after.headline);
        compareField({}, Field::NameVariants, m_before.nameVariants, m_after.nameVariants);
        compareField({}, Field::Photo, m_before.photo, m_after.photo);
        compareField({}, Field::Contacts, m_before.contacts, m_after.contacts);
        compareField({}, Field::PersonalFacts, m_before.personalFacts, m_after.personalFacts);
        compareField({}, Field::Words, m_before.words, m_after.words);
        compareField({}, Field::Tags, m_before.tags, m_after.tags);
        compareField({}, Field::Notes, m_before.notes, m_after.notes);
        compareCvs();
        if (m_before.dismissedProblems != m_after.dismissedProblems)
            add(What::Dismissal, Change::Edited, {});
        if (m_before.unparsed != m_after.unparsed || m_before.extra != m_after.extra)
            add(What::Several, Change::Edited, {});
    }

    /// If the same aspect of several CVs was changed, that is one change.
    void compareCvs()
    {
        const auto isNamedAs = [](const Cv& a, const Cv& b) { return a.id == b.id && a.name == b.name; };
        if (!std::equal(m_before.cvs.begin(), m_before.cvs.end(), m_after.cvs.begin(), m_after.cvs.end(), isNamedAs))
            return add(What::Cvs, Change::Edited, {});
        QSet<QString> looks;
        QList<EditSummary> contents;
        for (qsizetype i = 0; i < m_after.cvs.size(); ++i) {
            const Cv dressed = dressedAs(m_before.cvs[i], m_after.cvs[i]);
            if (dressed != m_before.cvs[i])
                looks += changedLooks(m_before.cvs[i], dressed);
            if (dressed != m_after.cvs[i])
                contents += contentsEdit(dressed, m_after.cvs[i]);
        }
        if (!looks.isEmpty()) {
            add(What::Design, Change::Edited, {});
            m_found.last().design = looks.size() == 1 ? *looks.begin() : QString();
        }
        if (contents.size() == 1)
            m_found += contents;
        else if (!contents.isEmpty())
            add(What::Contents, Change::Edited, {});
    }

    /// The change to one CV's contents. Distinguishes parts being left out or included from other changes.
    EditSummary contentsEdit(const Cv& before, const Cv& after) const
    {
        Cv same = before;
        same.hiddenSections = after.hiddenSections;
        same.hiddenEntries = after.hiddenEntries;
        same.hiddenHighlights = after.hiddenHighlights;
        const auto leavesOutAllOf = [](const Cv& cv, const Cv& other) {
            return holdsAll(cv.hiddenSections, other.hiddenSections) &&
                   holdsAll(cv.hiddenEntries, other.hiddenEntries) &&
                   holdsAll(cv.hiddenHighlights, other.hiddenHighlights);
        };
        const bool less = same == after && leavesOutAllOf(after, before);
        const bool more = same == after && leavesOutAllOf(before, after);
        if (less == more)
            return {What::Contents, Change::Edited, 1, {{}, {}, {}, changedText(before, after)}, {}, after.name};
        return {What::Contents, less ? Change::Removed : Change::Added, 1, changedPart(before, after), {}, after.name};
    }

    /// The CV's own headline or summary, if nothing else differs.
    static Field changedText(Cv before, const Cv& after)
    {
        const bool ofHeadline = before.headline != after.headline;
        before.headline = after.headline;
        if (before == after && ofHeadline)
            return Field::Headline;
        before.summary = after.summary;
        return before == after && !ofHeadline ? Field::Summary : Field::None;
    }

    /// The section, entry or point that one CV shows and the other does not, if it is a single one.
    EditPlace changedPart(const Cv& before, const Cv& after) const
    {
        const auto between = [](auto one, auto other) {
            auto both = one;
            both.removeIf([&](const auto& id) { return other.contains(id); });
            other.removeIf([&](const auto& id) { return one.contains(id); });
            return both + other;
        };
        const QList<SectionId> sections = between(before.hiddenSections, after.hiddenSections);
        const QList<EntryId> entries = between(before.hiddenEntries, after.hiddenEntries);
        const QList<HighlightId> points = between(before.hiddenHighlights, after.hiddenHighlights);
        if (sections.size() + entries.size() + points.size() != 1)
            return {};
        for (const Section& section : m_after.sections) {
            if (sections.contains(section.id()))
                return {section.id(), {}, {}, Field::None};
            for (const Entry& entry : section.entries()) {
                if (entries.contains(entry.id))
                    return {section.id(), entry.id, {}, Field::None};
                for (const HighlightId& point : idsOf(entry.highlights)) {
                    if (points.contains(point))
                        return {section.id(), entry.id, point, Field::Highlights};
                }
            }
        }
        return {};
    }

    /// The keys that differ. If the template differs, its settings are ignored, because every template has its own.
    static QSet<QString> changedLooks(const Cv& before, const Cv& after)
    {
        QSet<QString> keys;
        const auto compare = [&keys](const char* name, const auto& one, const auto& other) {
            if (one != other)
                keys += QString::fromLatin1(name);
        };
        compare("paper", before.paper, after.paper);
        compare("pages", before.targetPages, after.targetPages);
        compare("margins", before.margins, after.margins);
        compare("references", before.references, after.references);
        compare("template", before.design.templateName, after.design.templateName);
        const QMap<QString, QJsonValue>& were = before.design.changes;
        const QMap<QString, QJsonValue>& are = after.design.changes;
        const QStringList settings = before.design.templateName == after.design.templateName
                                         ? QStringList(were.keys() + are.keys())
                                         : QStringList();
        for (const QString& key : settings) {
            if (were.value(key, QJsonValue::Undefined) != are.value(key, QJsonValue::Undefined))
                keys += key;
        }
        return keys;
    }

    /// The CV with the other's design and pages.
    static Cv dressedAs(Cv cv, const Cv& other)
    {
        cv.design = other.design;
        cv.paper = other.paper;
        cv.targetPages = other.targetPages;
        cv.margins = other.margins;
        cv.references = other.references;
        return cv;
    }

    void compareSections()
    {
        for (const Section& section : m_after.sections) {
            const qsizetype at = m_before.indexOf(section.id());
            if (at < 0)
                add(What::Section, Change::Added, {section.id(), {}, {}, Field::None});
            else
                compareHead(m_before.sections[at], section);
        }
        for (const Section& section : m_before.sections) {
            if (m_after.indexOf(section.id()) < 0)
                add(What::Section, Change::Removed, {section.id(), {}, {}, Field::None});
        }
        if (isReordered(idsOf(m_before.sections), idsOf(m_after.sections)))
            add(What::Section, Change::Moved, {});
    }

    void compareHead(const Section& before, const Section& after)
    {
        const EditPlace place{after.id(), {}, {}, Field::None};
        compareField(place, Field::Title, before.title, after.title);
        if (before.visible != after.visible)
            add(What::Section, Change::ShownOrHidden, place);
        if (before.unparsed != after.unparsed || before.extra != after.extra)
            add(What::Section, Change::Edited, place);
        if (isReordered(idsOf(before), idsOf(after)))
            add(What::Entry, Change::Moved, place);
    }

    void compareEntries()
    {
        QHash<EntryId, std::pair<SectionId, const Entry*>> was;
        for (const Section& section : m_before.sections) {
            for (const Entry& entry : section.entries())
                was.insert(entry.id, {section.id(), &entry});
        }
        for (const Section& section : m_after.sections) {
            for (const Entry& entry : section.entries()) {
                const EditPlace place{section.id(), entry.id, {}, Field::None};
                const auto old = was.constFind(entry.id);
                if (old == was.constEnd() && m_before.indexOf(section.id()) >= 0)
                    add(What::Entry, Change::Added, place);
                if (old == was.constEnd())
                    continue;
                if (!(old->first == section.id()))
                    add(What::Entry, Change::Moved, place);
                compareEntry(place, *old->second, entry);
                was.remove(entry.id);
            }
        }
        addRemoved(was);
    }

    void addRemoved(const QHash<EntryId, std::pair<SectionId, const Entry*>>& gone)
    {
        for (const Section& section : m_before.sections) {
            for (const Entry& entry : section.entries()) {
                if (gone.contains(entry.id) && m_after.indexOf(section.id()) >= 0)
                    add(What::Entry, Change::Removed, {section.id(), entry.id, {}, Field::None});
            }
        }
    }

    void compareEntry(const EditPlace& place, const Entry& before, const Entry& after)
    {
        if (before == after)
            return;
        compareDetails(place, before.details, after.details);
        comparePoints(place, before.highlights, after.highlights);
        compareField(place, Field::Links, before.links, after.links);
        compareField(place, Field::Tags, before.tags, after.tags);
        compareField(place, Field::Note, before.note, after.note);
        compareTyped(place, before.asTyped, after.asTyped);
        if (before.visible != after.visible)
            add(What::Entry, Change::ShownOrHidden, place);
        if (before.unparsed != after.unparsed || before.extra != after.extra)
            add(What::Entry, Change::Edited, place);
    }

    /// If the field's value has changed as well, that counts as a single change.
    void compareTyped(const EditPlace& owner, const TypedTexts& before, const TypedTexts& after)
    {
        for (const QString& path : before.keys() + after.keys()) {
            EditPlace place = owner;
            place.field = fieldOfPath(path);
            const bool known = std::any_of(m_found.begin(), m_found.end(),
                                           [&](const EditSummary& edit) { return edit.place == place; });
            if (before.value(path) != after.value(path) && !known)
                add(What::Field, Change::Edited, place);
        }
    }

    void compareDetails(const EditPlace& place, const Details& before, const Details& after)
    {
        std::visit(
            [&](const auto& now) {
                using Struct = std::decay_t<decltype(now)>;
                const auto* then = std::get_if<Struct>(&before);
                if (!then)
                    return add(What::Entry, Change::Edited, place);
                std::apply(
                    [&](const auto&... field) {
                        (compareField(place, field.field, then->*field.member, now.*field.member), ...);
                    },
                    Struct::fields());
            },
            after);
    }

    void comparePoints(const EditPlace& owner, const QList<Highlight>& before, const QList<Highlight>& after)
    {
        EditPlace place = owner;
        place.field = Field::Highlights;
        const QList<HighlightId> were = idsOf(before);
        const QList<HighlightId> are = idsOf(after);
        for (const Highlight& point : after) {
            place.highlight = point.id;
            const qsizetype at = were.indexOf(point.id);
            if (at < 0)
                add(What::Point, Change::Added, place);
            else if (before[at] != point)
                add(What::Point, changeOf(before[at], point), place, changedSide(before[at].text, point.text));
        }
        for (const Highlight& point : before) {
            place.highlight = point.id;
            if (!are.contains(point.id))
                add(What::Point, Change::Removed, place);
        }
        place.highlight.reset();
        if (isReordered(were, are))
            add(What::Point, Change::Moved, place);
    }

    const Person& m_before;
    const Person& m_after;
    QList<EditSummary> m_found;
};

} // namespace

EditSummary summarizeEdit(const Person& before, const Person& after)
{
    return Comparing(before, after).summarize();
}

} // namespace duovita
