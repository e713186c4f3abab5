#include "core/messages/changewords.h"

#include "core/content/documentlabels.h"
#include "core/messages/conflictwords.h"
#include "core/messages/kindwords.h"
#include "core/messages/punctuation.h"

#include <QCoreApplication>

namespace duovita {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(duovita::ChangeWords)
};

QString presentText()
{
    return QStringLiteral("present"); // as textOf() in core/matching writes it
}

std::optional<DateRange> rangeOf(const QString& text)
{
    const QStringList sides = text.split(QStringLiteral(" – "));
    if (sides.size() != 2)
        return std::nullopt;
    const Result<PartialDate> start = PartialDate::parse(sides.front());
    const Result<PartialDate> end = PartialDate::parse(sides.back());
    const bool isPresent = sides.back() == presentText();
    if ((!start && !sides.front().isEmpty()) || (!end && !isPresent && !sides.back().isEmpty()))
        return std::nullopt;
    const auto from = start ? std::optional(*start) : std::nullopt;
    if (isPresent)
        return DateRange::untilPresent(from);
    const Result<DateRange> range = DateRange::create(from, end ? std::optional(*end) : std::nullopt);
    return range ? std::optional(*range) : std::nullopt;
}

/// Texts kept aside may be dates, too.
bool mayHoldDates(const ConflictPlace& place)
{
    const bool isOfDates = place.field == Field::Year || place.field == Field::Date || place.field == Field::Dates;
    return place.part == RecordPart::Unparsed || (place.part == RecordPart::Field && isOfDates);
}

bool isFormatted(const ConflictPlace& place)
{
    return place.field == Field::Highlights || (place.field == Field::Summary && place.cv);
}

QString valueWords(const ConflictValue& value, const ConflictPlace& place)
{
    if (const auto* range = std::get_if<DateRange>(&value))
        return wordsFor(*range);
    if (place.part == RecordPart::Order || place.field == Field::Photo)
        return {};
    if (const auto* texts = std::get_if<QStringList>(&value)) {
        QStringList words = *texts;
        for (QString& text : words)
            text = mayHoldDates(place) ? datesInWords(text.simplified()) : text.simplified();
        return listed(words);
    }
    const Person nobody;
    const QString text = valueText(value, place, {nobody, nobody});
    if (mayHoldDates(place))
        return datesInWords(text);
    return isFormatted(place) ? RichText::fromMarkdown(text).plainText() : text.simplified();
}

/// The added items of a list that only became longer.
std::optional<QStringList> addedTexts(const FactChange& change)
{
    const auto* before = std::get_if<QStringList>(&change.before);
    const auto* after = std::get_if<QStringList>(&change.after);
    if (!before || !after || change.place.part == RecordPart::Order ||
        after->first(std::min(before->size(), after->size())) != *before)
        return std::nullopt;
    return after->mid(before->size());
}

} // namespace

QString wordsFor(const DateRange& range)
{
    DocumentStyle exact;
    exact.days.fill(true); // two different dates may differ only in their days
    const QString words = exact.rangeText(range, interfaceLanguage());
    if (!range.start() && range.end())
        return dateText(*range.end(), interfaceLanguage()); // of a certificate, which has one date
    const bool isOpen = range.start() && !range.end() && !range.isPresent();
    return isOpen ? words + QStringLiteral(" –") : words;
}

QString datesInWords(const QString& text)
{
    if (const auto range = rangeOf(text))
        return wordsFor(*range);
    const QString open = QStringLiteral("– ");
    const Result<PartialDate> date = PartialDate::parse(text.startsWith(open) ? text.mid(open.size()) : text);
    return date ? dateText(*date, interfaceLanguage()) : text;
}

QString subjectOf(const FactChange& change, std::optional<SectionKind> kind)
{
    const ConflictPlace& place = change.place;
    if (place.part == RecordPart::Unparsed) // texts kept aside have not been lost
        return Words::tr("Kept with the record, not shown on any page");
    if (!kind || place.part != RecordPart::Field)
        return partText(place);
    const QString word = wordFor(place.field, *kind);
    return place.language ? placeSteps({word, wordFor(*place.language)}) : word;
}

QString wordsFor(const FactChange& change)
{
    if (const auto added = addedTexts(change))
        return valueWords(*added, change.place);
    const QString before = valueWords(change.before, change.place);
    const QString after = valueWords(change.after, change.place);
    if (before.isEmpty() || before == after)
        return after;
    return after.isEmpty() ? Words::tr("without %1", "a value that is no more there").arg(before)
                           //: what was there, what there is now
                           : Words::tr("%1 → %2").arg(before, after);
}

} // namespace duovita
