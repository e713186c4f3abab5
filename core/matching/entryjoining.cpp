#include "core/matching/entryjoining.h"

#include "core/json/names.h"
#include "core/matching/entrymerging.h"
#include "core/matching/entrypairing.h"
#include "core/matching/evidence.h"
#include "core/matching/joinedshowing.h"
#include "core/merging/textmerge.h"

#include <algorithm>

namespace duovita {

namespace {

template <typename Text>
void addSides(QStringList& texts, const Localized<Text>& text)
{
    for (const Language language : allLanguages) {
        if constexpr (std::is_same_v<Text, RichText>)
            keep(texts, text.text(language).markdown());
        else
            keep(texts, text.text(language));
    }
}

/// The texts and numbers in the fields, points and links of an entry. Not names and periods, which the functions below
/// keep by rules of their own.
QStringList textsIn(const Entry& entry)
{
    QStringList texts;
    forEachField(entry.details, [&](Field, const auto& value) {
        using Value = std::decay_t<decltype(value)>;
        if constexpr (std::is_same_v<Value, LocalizedText>)
            addSides(texts, value);
        else if constexpr (std::is_same_v<Value, QString>)
            keep(texts, value);
        else if constexpr (std::is_same_v<Value, std::optional<PartialDate>>)
            keep(texts, value ? value->toText() : QString());
        else if constexpr (std::is_same_v<Value, int>)
            keep(texts, value > 1 ? QString(u'×' + QString::number(value)) : QString());
    });
    for (const Highlight& highlight : entry.highlights)
        addSides(texts, highlight.text);
    for (const Link& link : entry.links) {
        addSides(texts, link.label);
        keep(texts, link.url);
    }
    keep(texts, entry.note);
    return texts;
}

/// Whether a text is contained in one of the others; a short one ("12", a volume) must be equal to one.
bool isAmong(const QStringList& texts, const QString& text)
{
    constexpr qsizetype shortest = 4;
    return std::any_of(texts.begin(), texts.end(), [&](const QString& held) {
        return held == text || (text.size() >= shortest && holdsText(held, text));
    });
}

/// Whether a date implies another one: "2020-03" implies "2020".
bool says(const std::optional<PartialDate>& date, const std::optional<PartialDate>& other)
{
    return !other || (date && isOneTime(*date, *other) && *date >= *other);
}

/// The entry's value of a type that occurs at most once in each kind of details.
template <typename Value>
std::optional<Value> findFact(const Entry& entry)
{
    std::optional<Value> found;
    forEachField(entry.details, [&](Field, const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, Value>)
            found = value;
    });
    return found;
}

/// Whether "J. Fang" is short for "Jin Fang".
bool isInitialOf(const QString& shorter, const QString& name)
{
    const QStringList parts = shorter.simplified().split(u' ');
    const QStringList full = name.simplified().split(u' ');
    QString initial = parts.front();
    initial.remove(u'.');
    return parts.size() > 1 && full.size() > 1 && initial.size() == 1 && full.front().startsWith(initial) &&
           parts.sliced(1) == full.sliced(1);
}

/// The authors in all languages.
QList<Author> namesIn(const LocalizedAuthors& authors)
{
    QList<Author> names;
    for (const Language language : allLanguages) {
        if (!authors.isShared() || language == allLanguages.front())
            names += authors.text(language);
    }
    return names;
}

void keepAuthors(Entry& joined, const LocalizedAuthors& given)
{
    const QList<Author> held = namesIn(findFact<LocalizedAuthors>(joined).value_or(LocalizedAuthors()));
    for (const Author& author : namesIn(given)) {
        const bool isHeld = std::any_of(held.begin(), held.end(), [&](const Author& own) {
            const bool marked = std::all_of(author.marks.begin(), author.marks.end(),
                                            [&](const QString& mark) { return own.marks.contains(mark); });
            return marked && (own.name == author.name || isInitialOf(author.name, own.name));
        });
        const QString marks = author.marks.isEmpty() ? QString() : QString(u" (" + author.marks.join(u", ") + u')');
        const bool isKept =
            marks.isEmpty() && std::any_of(joined.unparsed.begin(), joined.unparsed.end(),
                                           [&](const QString& text) { return holdsText(text, author.name); });
        if (!isHeld && !isKept)
            keep(joined.unparsed, author.name + marks);
    }
}

void keepPeriod(Entry& joined, const DateRange& given)
{
    const DateRange held = findFact<DateRange>(joined).value_or(DateRange());
    if (!says(held.start(), given.start()) || !says(held.end(), given.end()) ||
        (given.isPresent() && !held.isPresent()))
        keep(joined.unparsed, textOf(given));
}

void keepType(Entry& joined, PublicationType given)
{
    if (given != PublicationType::Unspecified && findFact<PublicationType>(joined) != given)
        keep(joined.unparsed, nameIn(publicationTypeNames, given));
}

/// The documents of an import still exist afterwards, but here one entry disappears. So texts that the merge considers
/// equal ("C++" and "C#" have the same letters), or drops by a rule, are kept verbatim.
void keepWhatWent(Entry& joined, const Entry& before)
{
    QStringList held = textsIn(joined) + joined.unparsed;
    for (const Highlight& highlight : joined.highlights) {
        for (const Language language : allLanguages)
            keep(held, highlight.text.text(language).plainText());
    }
    for (const QString& text : textsIn(before)) {
        if (!isAmong(held, text))
            keep(joined.unparsed, text);
    }
    forEachField(before.details, [&](Field, const auto& value) {
        using Value = std::decay_t<decltype(value)>;
        if constexpr (std::is_same_v<Value, DateRange>)
            keepPeriod(joined, value);
        else if constexpr (std::is_same_v<Value, LocalizedAuthors>)
            keepAuthors(joined, value);
        else if constexpr (std::is_same_v<Value, PublicationType>)
            keepType(joined, value);
    });
}

const LocalizedText* findText(const Entry& entry, Field wanted)
{
    const LocalizedText* found = nullptr;
    forEachField(entry.details, [&](Field field, const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>) {
            if (field == wanted)
                found = &value;
        }
    });
    return found;
}

/// A text taken from the second entry keeps its times. Joining two entries means that their languages match, so none of
/// them becomes stale only because it was written first.
template <typename Text>
void settleTimes(Localized<Text>& joined, const Localized<Text>& first, const Localized<Text>& second)
{
    if (joined.isShared() || first.isEmpty())
        return;
    Timestamp newest{};
    for (const Language language : allLanguages) {
        if (first.text(language).isEmpty() && joined.text(language) == second.text(language))
            joined.setTimes(language, second.changed(language), second.confirmed(language));
        newest = std::max(newest, joined.changed(language));
    }
    for (const Language language : allLanguages) {
        const bool wasStale = first.state(language) == TextState::Stale || second.state(language) == TextState::Stale;
        if (joined.state(language) == TextState::Stale && !wasStale)
            joined.confirm(language, newest);
    }
}

Entry joinedEntry(const Entry& first, const Entry& second, const HighlightPairs& points)
{
    Entry joined = first;
    QList<MergeFinding> findings; // not reported: differences are kept aside
    EntryMerger(joined, findings).merge(second);
    keepWhatWent(joined, first);
    keepWhatWent(joined, second);
    forEachField(joined.details, [&](Field field, auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>) {
            const LocalizedText* given = findText(second, field);
            if (given)
                settleTimes(value, *findText(first, field), *given);
        }
    });
    for (qsizetype i = 0; i < joined.highlights.size(); ++i) {
        const auto& [own, given] = points[i];
        if (own >= 0 && given >= 0)
            settleTimes(joined.highlights[i].text, first.highlights[own].text, second.highlights[given].text);
    }
    return joined;
}

} // namespace

bool canJoinEntries(const Person& person, const EntryId& one, const EntryId& other)
{
    const Entry* const a = person.entry(one);
    const Entry* const b = person.entry(other);
    return a && b && one != other && mayJoin(*a, *b);
}

std::optional<JoinedEntries> joinEntries(const Person& person, const EntryId& one, const EntryId& other)
{
    if (!canJoinEntries(person, one, other))
        return std::nullopt;
    auto a = *person.findEntry(one);
    auto b = *person.findEntry(other);
    if (std::pair(b.section, b.entry) < std::pair(a.section, a.entry))
        std::swap(a, b);
    const Entry first = person.sections[a.section].entries()[a.entry];
    const Entry second = person.sections[b.section].entries()[b.entry];
    JoinedEntries result{person, first.id, {}};
    const HighlightPairs points = pairHighlights(first.highlights, second.highlights);
    Entry joined = joinedEntry(first, second, points);
    for (const QString& text : joined.unparsed) {
        if (!first.unparsed.contains(text) && !second.unparsed.contains(text))
            result.keptAside += text;
    }
    JoinedShowing({first, person.sections[a.section]}, {second, person.sections[b.section]}, points)
        .settle(joined, result.person.cvs);
    static_cast<void>(result.person.sections[b.section].take(b.entry));
    static_cast<void>(result.person.sections[a.section].replace(a.entry, joined)); // cannot fail: same kind
    return result;
}

} // namespace duovita
