#include "core/matching/entrymerging.h"

#include "core/matching/evidence.h"

#include <QSet>

#include <algorithm>

namespace duovita {

QString textOf(const DateRange& range)
{
    const auto iso = [](const std::optional<PartialDate>& date) { return date ? date->toText() : QString(); };
    return iso(range.start()) + QStringLiteral(" – ") +
           (range.isPresent() ? QStringLiteral("present") : iso(range.end()));
}

bool contradict(const DateRange& one, const DateRange& other)
{
    const auto differ = [](const std::optional<PartialDate>& a, const std::optional<PartialDate>& b) {
        return a && b && !isOneTime(*a, *b);
    };
    const bool ends = one.isPresent() != other.isPresent() && (one.end() || other.end());
    return differ(one.start(), other.start()) || differ(one.end(), other.end()) || ends;
}

MergeFinding EntryMerger::settle(MergeFinding::Kind kind, const QStringList& parameters, bool otherStands)
{
    const auto choice = std::find_if(m_choices.begin(), m_choices.end(),
                                     [&](const ValueChoice& each) { return each.difference == parameters; });
    const bool isChosen = choice != m_choices.end();
    const bool isWritten = m_written.contains(parameters.value(2));
    const bool takesOther = isChosen ? choice->takesOther : isWritten || otherStands;
    m_findings += MergeFinding{kind, parameters, m_entry.id, takesOther, isChosen || isWritten, isWritten && !isChosen};
    return m_findings.last();
}

bool EntryMerger::saysTheSame(const QString& own, const QString& given) const
{
    return m_written.contains(given) ? own == given : squeezed(own) == squeezed(given);
}

void EntryMerger::keepOther(const MergeFinding& settled, const QString& own, const QString& given)
{
    if (!settled.isDecided)
        keep(m_entry.unparsed, settled.takesOther ? own : given);
}

void EntryMerger::mergeText(LocalizedText& text, const LocalizedText& other, const QString& what)
{
    if (other.isEmpty())
        return;
    if (text.isEmpty()) {
        text = other;
        return;
    }
    if (other.isShared() || text.isShared()) {
        mergeShared(text, other, what);
        return;
    }
    for (const Language language : allLanguages)
        mergeSide(text, language, other.text(language), what);
}

void EntryMerger::mergeSide(LocalizedText& text, Language language, const QString& given, const QString& what)
{
    const QString own = text.text(language);
    if (given.isEmpty() || saysTheSame(own, given))
        return;
    if (own.isEmpty()) {
        text.setCounterpart(language, given);
        return;
    }
    const bool isWritten = m_written.contains(given);
    if (!isWritten && squeezed(given).contains(squeezed(own))) {
        m_findings += MergeFinding{MergeFinding::Kind::TextExtended, {what, own, given}, m_entry.id};
        text.setText(language, given, text.changed(language));
        return;
    }
    if (!isWritten && squeezed(own).contains(squeezed(given)))
        return;
    const MergeFinding settled = settle(MergeFinding::Kind::TextsDiffer, {what, own, given});
    if (settled.takesOther)
        text.setText(language, given, text.changed(language));
    keepOther(settled, own, given);
}

/// A shared text stays shared if the other document has the same text. If the other text is in the other script, each
/// becomes the text of its own language. A shared text of the other that loses against one language's text does not
/// become that of another language either.
void EntryMerger::mergeShared(LocalizedText& text, const LocalizedText& other, const QString& what)
{
    QList<Language> order(allLanguages.begin(), allLanguages.end());
    std::stable_partition(order.begin(), order.end(),
                          [&](Language language) { return !text.text(language).isEmpty(); });
    const auto hasLost = [&](const QString& given) {
        return other.isShared() && std::any_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
                   const QString& held = text.text(language);
                   return !held.isEmpty() && squeezed(held) != squeezed(given) &&
                          containsHan(held) == containsHan(given);
               });
    };
    for (const Language language : std::as_const(order)) {
        const QString& given = other.text(language);
        if (given.isEmpty() || saysTheSame(text.text(language), given))
            continue;
        if (text.text(language).isEmpty() && hasLost(given))
            continue;
        if (text.isShared() && containsHan(given) != containsHan(text.text(language))) {
            text.unshare();
            text.setCounterpart(language, given);
        } else {
            mergeSide(text, language, given, what);
        }
    }
}

namespace {

/// Of two dates that mean the same time, the more exact one (a year comes before its months); otherwise the first, also
/// for two words for the same season.
std::optional<PartialDate> exacter(const std::optional<PartialDate>& a, const std::optional<PartialDate>& b)
{
    if (!a || !b)
        return a ? a : b;
    const bool sameSeason = a->part() && a->part() == b->part();
    return isOneTime(*a, *b) && !sameSeason ? std::max(*a, *b) : *a;
}

} // namespace

void EntryMerger::mergeRange(DateRange& range, const DateRange& other, const QString& what)
{
    if (other.isEmpty() || range == other)
        return;
    if (range.isEmpty()) {
        range = other;
        return;
    }
    if (contradict(range, other)) {
        const MergeFinding settled = settle(MergeFinding::Kind::DatesDiffer, {what, textOf(range), textOf(other)});
        keepOther(settled, textOf(range), textOf(other));
        if (settled.takesOther)
            range = other;
        if (settled.takesOther || settled.isDecided) // the record's texts as the person saw them: add nothing
            return;
    }
    const std::optional<PartialDate> start = exacter(range.start(), other.start());
    const Result<DateRange> merged = range.isPresent() ? Result<DateRange>(DateRange::untilPresent(start))
                                                       : DateRange::create(start, exacter(range.end(), other.end()),
                                                                           range.isExpected() || other.isExpected());
    if (merged)
        range = *merged;
    else // one starts after the other's end
        keep(m_entry.unparsed, textOf(other));
}

namespace {

/// Adds a date unless one for the same time is there.
void addDate(QList<PartialDate>& dates, const PartialDate& added)
{
    for (PartialDate& date : dates) {
        if (isOneTime(date, added)) {
            date = *exacter(date, added);
            return;
        }
    }
    dates += added;
}

} // namespace

template <typename Value>
void EntryMerger::mergeValue(Value& value, const Value& other, Field field)
{
    const QString what = nameOf(field);
    if constexpr (std::is_same_v<Value, LocalizedText>) {
        mergeText(value, other, what);
    } else if constexpr (std::is_same_v<Value, DateRange>) {
        mergeRange(value, other, what);
    } else if constexpr (std::is_same_v<Value, LocalizedAuthors>) {
        mergeAuthors(value, other, what);
    } else if constexpr (std::is_same_v<Value, QString>) {
        if (value.isEmpty()) {
            value = other;
        } else if (!other.isEmpty() && !saysTheSame(value, other)) {
            const MergeFinding settled = settle(MergeFinding::Kind::TextsDiffer, {what, value, other});
            keepOther(settled, value, other);
            if (settled.takesOther)
                value = other;
        }
    } else if constexpr (std::is_same_v<Value, std::optional<PartialDate>>) {
        if (value && other && !isOneTime(*value, *other)) {
            const MergeFinding settled =
                settle(MergeFinding::Kind::DatesDiffer, {what, value->toText(), other->toText()});
            keepOther(settled, value->toText(), other->toText());
            if (settled.takesOther)
                value = other;
        } else {
            value = exacter(value, other);
        }
    } else if constexpr (std::is_same_v<Value, int>) {
        const bool bothSay = value != other && value > 1 && other > 1;
        const bool takesOther = bothSay ? settle(MergeFinding::Kind::CountsDiffer,
                                                 {what, QString::number(value), QString::number(other)}, other > value)
                                              .takesOther
                                        : other > value;
        value = takesOther ? other : value;
    } else if constexpr (std::is_same_v<Value, PublicationType>) {
        if (value == PublicationType::Unspecified)
            value = other;
    } else if constexpr (std::is_same_v<Value, QList<PartialDate>>) {
        for (const PartialDate& date : other)
            addDate(value, date);
    } else { // lists: adds the items that are not in them yet
        for (const auto& item : other) {
            if (!value.contains(item))
                value += item;
        }
    }
}

void EntryMerger::mergeDetails(const Details& other)
{
    std::visit(
        [&](auto& held) {
            using Held = std::decay_t<decltype(held)>;
            const Held& given = std::get<Held>(other);
            std::apply([&](const auto&... f) { (mergeValue(held.*(f.member), given.*(f.member), f.field), ...); },
                       Held::fields());
        },
        m_entry.details);
}

/// One document has the patent among its publications, the other among its patents.
void EntryMerger::mergeWorks(const Entry& other)
{
    mergeSharedFields(other);
    // The fields that the record's kind does not have.
    const QSet<Field> held{Field::Title, Field::Authors, Field::Inventors, Field::Status, Field::Number};
    forEachField(other.details, [&](Field field, const auto& value) {
        using Value = std::decay_t<decltype(value)>;
        if (held.contains(field))
            return;
        if constexpr (std::is_same_v<Value, LocalizedText>) {
            for (const Language language : allLanguages)
                keep(m_entry.unparsed, value.text(language));
        } else if constexpr (std::is_same_v<Value, QString>) {
            keep(m_entry.unparsed, value);
        } else if constexpr (std::is_same_v<Value, std::optional<PartialDate>>) {
            keep(m_entry.unparsed, value ? value->toText() : QString());
        }
    });
}

void EntryMerger::mergeSharedFields(const Entry& other)
{
    auto* patent = std::get_if<PatentDetails>(&m_entry.details);
    const auto* publication = std::get_if<PublicationDetails>(&other.details);
    if (patent && publication) {
        mergeText(patent->title, publication->title, nameOf(Field::Title));
        mergeAuthors(patent->inventors, publication->authors, nameOf(Field::Inventors));
        mergeText(patent->status, publication->status, nameOf(Field::Status));
        mergeValue(patent->number, publication->number, Field::Number);
        return;
    }
    auto* work = std::get_if<PublicationDetails>(&m_entry.details);
    const auto* granted = std::get_if<PatentDetails>(&other.details);
    if (!work || !granted)
        return;
    mergeText(work->title, granted->title, nameOf(Field::Title));
    mergeAuthors(work->authors, granted->inventors, nameOf(Field::Authors));
    mergeText(work->status, granted->status, nameOf(Field::Status));
    mergeValue(work->number, granted->number, Field::Number);
}

} // namespace duovita
