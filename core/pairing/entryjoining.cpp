#include "core/pairing/entryjoining.h"

#include "core/merging/textmerge.h"
#include "core/pairing/entrymerging.h"
#include "core/pairing/entrypairing.h"
#include "core/pairing/joinedshowing.h"

#include <QJsonDocument>

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

/// What the fields, points and links of an entry say in words or numbers. Not names and periods: where those differ
/// the merge keeps them by its own rules for them.
QStringList saidIn(const Entry& entry)
{
    QStringList texts;
    forEachField(entry.details, [&](Field, const auto& value) {
        using Value = std::decay_t<decltype(value)>;
        if constexpr (std::is_same_v<Value, LocalizedText>)
            addSides(texts, value);
        else if constexpr (std::is_same_v<Value, QString>)
            keep(texts, value);
        else if constexpr (std::is_same_v<Value, std::optional<PartialDate>>)
            keep(texts, value ? value->toIso() : QString());
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

/// Whether a text stands among others; a short one ("12", a volume) only as a whole.
bool isAmong(const QStringList& texts, const QString& text)
{
    constexpr qsizetype shortest = 4;
    return std::any_of(texts.begin(), texts.end(), [&](const QString& held) {
        return held == text || (text.size() >= shortest && holdsText(held, text));
    });
}

/// Whether a date says what another does, or more exactly: "2020-03" says "2020".
bool says(const std::optional<PartialDate>& date, const std::optional<PartialDate>& other)
{
    return !other || (date && date->toIso().startsWith(other->toIso()));
}

void keepPeriod(Entry& joined, const DateRange& given)
{
    DateRange held;
    forEachField(joined.details, [&](Field, const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, DateRange>)
            held = value;
    });
    if (!says(held.start(), given.start()) || !says(held.end(), given.end()) ||
        (given.isPresent() && !held.isPresent()))
        keep(joined.unparsed, textOf(given));
}

/// Two documents of an import stay what they were; of two entries that are one now, one is gone. So what the merge
/// takes for the same ("C++" and "C#" have the same letters), or settles by a rule, is kept word for word.
void keepWhatWent(Entry& joined, const Entry& before)
{
    QStringList held = saidIn(joined) + joined.unparsed;
    for (const Highlight& highlight : joined.highlights) {
        for (const Language language : allLanguages)
            keep(held, highlight.text.text(language).plainText());
    }
    for (const QString& text : saidIn(before)) {
        if (!isAmong(held, text))
            keep(joined.unparsed, text);
    }
    forEachField(before.details, [&](Field, const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, DateRange>)
            keepPeriod(joined, value);
    });
    for (auto it = before.extra.begin(); it != before.extra.end(); ++it) {
        if (joined.extra.value(it.key()) != it.value())
            keep(joined.unparsed,
                 QString::fromUtf8(QJsonDocument(QJsonObject{{it.key(), it.value()}}).toJson(QJsonDocument::Compact)));
    }
}

Entry joinedEntry(const Entry& first, const Entry& second)
{
    Entry joined = first;
    QList<MergeFinding> findings; // said again by what is kept aside
    EntryMerger(joined, findings).merge(second);
    keepWhatWent(joined, first);
    keepWhatWent(joined, second);
    return joined;
}

} // namespace

bool canJoinEntries(const Person& person, const EntryId& one, const EntryId& other)
{
    const auto a = person.findEntry(one);
    const auto b = person.findEntry(other);
    return a && b && one != other &&
           mayJoin(person.sections[a->section].entries()[a->entry], person.sections[b->section].entries()[b->entry]);
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
    Entry joined = joinedEntry(first, second);
    for (const QString& text : joined.unparsed) {
        if (!first.unparsed.contains(text) && !second.unparsed.contains(text))
            result.keptAside += text;
    }
    JoinedShowing(first, second).settle(joined, result.person.cvs);
    static_cast<void>(result.person.sections[b.section].take(b.entry));
    static_cast<void>(result.person.sections[a.section].replace(a.entry, joined)); // its kind stays
    return result;
}

} // namespace duovita
