#include "core/import/annotate/datewords.h"

namespace duovita {

namespace {

/// "2017年4月5~9日", "2017年4月28日至5月3日", "2017年4月-6月": the year, or the month, is written once.
std::optional<FoundRange> sharedHanRange(const QString& text)
{
    static const QRegularExpression form = compiledDate(
        QStringLiteral("(?<!\\d)((?:19|20)\\d\\d)\\s*年\\s*(\\d{1,2})\\s*月(?:\\s*(\\d{1,2})\\s*日?)?\\s*"
                       "(?:[-–—~～－]|至|到)\\s*(?:(\\d{1,2})\\s*月)?(?:\\s*(\\d{1,2})\\s*日)?(?<=[月日])"));
    const auto match = lastMatch(form, text);
    if (!match || (match->captured(4).isEmpty() && match->captured(5).isEmpty()))
        return std::nullopt;
    const int year = match->captured(1).toInt();
    const int month = match->captured(2).toInt();
    const int lastMonth = match->captured(4).isEmpty() ? month : match->captured(4).toInt();
    const auto start = PartialDate::create(year, month, match->captured(3).toInt());
    const auto end = PartialDate::create(year, lastMonth, match->captured(5).toInt());
    if (!start || !end || *end < *start)
        return std::nullopt;
    return FoundRange{*DateRange::create(*start, *end), match->capturedStart(), match->capturedLength()};
}

} // namespace

std::optional<FoundRange> sharedYearRange(const QString& text)
{
    if (const auto found = sharedHanRange(text))
        return found;
    static const QRegularExpression months = compiledDate(
        QStringLiteral("(?<![\\p{L}\\d])(?:(\\d{1,2})\\s+)?(%1)\\.?\\s*(?:[-–—~/]|to)\\s*(?:(\\d{1,2})\\s+)?"
                       "(%1)\\.?,?\\s+((?:19|20)\\d\\d)(?!\\d)")
            .arg(monthWords()));
    static const QRegularExpression years = compiledDate(
        QStringLiteral("(?<![\\d./-])((?:19|20)(\\d\\d))(–|/|-(?=1[3-9]|[2-9]\\d))(\\d\\d)(?![\\d/–-]|\\.\\d)"));
    if (const auto match = lastMatch(months, text)) {
        const int year = match->captured(5).toInt();
        const auto start = dateOf(match->captured(2), year, match->captured(1).toInt());
        const auto end = dateOf(match->captured(4), year, match->captured(3).toInt());
        const auto range =
            start && end ? DateRange::create(*start, *end) : Result<DateRange>(Error{ErrorCode::DateInvalid, {text}});
        if (range)
            return FoundRange{*range, match->capturedStart(), match->capturedLength()};
    }
    // "2017/2018": an academic year.
    static const QRegularExpression academic(
        QStringLiteral("(?<![\\d./-])((?:19|20)\\d\\d)/((?:19|20)\\d\\d)(?![\\d/-]|\\.\\d)"));
    if (const auto match = lastMatch(academic, text);
        match && match->captured(2).toInt() == match->captured(1).toInt() + 1)
        return FoundRange{*DateRange::create(*parseDate(match->captured(1)), *parseDate(match->captured(2))),
                          match->capturedStart(), match->capturedLength()};
    static const QRegularExpression days = compiledDate(
        QStringLiteral(
            "(?<!\\p{L})(%1)\\.?\\s+(\\d{1,2})(?:\\s*[-–]\\s*|\\s+to\\s+)(\\d{1,2}),?\\s+((?:19|20)\\d\\d)(?!\\d)")
            .arg(monthWords()));
    // "Oct. 30 - Nov. 2, 2024", "June 2 to July 11, 2014"
    static const QRegularExpression daysOfMonths = compiledDate(
        QStringLiteral("(?<!\\p{L})(%1)\\.?\\s+(\\d{1,2})(?:\\s*[-–—]\\s*|\\s+to\\s+)(%1)\\.?\\s+(\\d{1,2}),?\\s+"
                       "((?:19|20)\\d\\d)(?!\\d)")
            .arg(monthWords()));
    if (const auto match = lastMatch(daysOfMonths, text)) {
        const int year = match->captured(5).toInt();
        const auto start = PartialDate::create(year, monthOf(match->captured(1)), match->captured(2).toInt());
        const auto end = PartialDate::create(year, monthOf(match->captured(3)), match->captured(4).toInt());
        if (start && end && *start <= *end)
            return FoundRange{*DateRange::create(*start, *end), match->capturedStart(), match->capturedLength()};
    }
    if (const auto match = lastMatch(days, text)) {
        const int year = match->captured(4).toInt();
        const int month = monthOf(match->captured(1));
        const auto start = PartialDate::create(year, month, match->captured(2).toInt());
        const auto end = PartialDate::create(year, month, match->captured(3).toInt());
        if (start && end && *start <= *end)
            return FoundRange{*DateRange::create(*start, *end), match->capturedStart(), match->capturedLength()};
    }
    static const QRegularExpression daysFirst = compiledDate(
        QStringLiteral("(?<![\\d.])(\\d{1,2})(?:st|nd|rd|th)?\\s*[-–]\\s*(\\d{1,2})(?:st|nd|rd|th)?\\s+(%1)\\.?"
                       ",?\\s+((?:19|20)\\d\\d)(?!\\d)")
            .arg(monthWords()));
    if (const auto match = lastMatch(daysFirst, text)) {
        const int year = match->captured(4).toInt();
        const int month = monthOf(match->captured(3));
        const auto start = PartialDate::create(year, month, match->captured(1).toInt());
        const auto end = PartialDate::create(year, month, match->captured(2).toInt());
        if (start && end && *start <= *end)
            return FoundRange{*DateRange::create(*start, *end), match->capturedStart(), match->capturedLength()};
    }
    if (const auto match = lastMatch(years, text)) {
        const int longest = match->captured(3) == QStringLiteral("/") ? 8 : 30; // years
        const int from = match->captured(2).toInt();
        const int to = match->captured(4).toInt();
        const auto start = PartialDate::create(match->captured(1).toInt());
        const auto end = PartialDate::create(match->captured(1).toInt() - from + to);
        if (start && end && to > from && to - from <= longest)
            return FoundRange{*DateRange::create(*start, *end), match->capturedStart(), match->capturedLength()};
    }
    return std::nullopt;
}

std::optional<FoundRange> shortYearRange(const QString& text)
{
    static const QString month = QStringLiteral("(?<!\\p{L})(%1)(?:\\.?\\s+|[-–])(\\d\\d)").arg(monthWords());
    static const QRegularExpression range =
        compiledDate(QStringLiteral("%1\\s*(?:[-–—]|\\bto\\b)\\s*(?:%1(?!\\d|[,，]?\\s*(?:19|20)\\d\\d)|(%2))")
                         .arg(month, presentPattern()));
    static const QRegularExpression bracketed =
        compiledDate(QStringLiteral("[(（](since\\s|from\\s)?%1[)）](?=[.;。；]?\\s*$)").arg(month));
    const auto dateIn = [](const QString& word, const QString& year) -> std::optional<PartialDate> {
        const Result<PartialDate> date = dateOf(word, yearOf(year));
        return date ? std::optional(*date) : std::nullopt;
    };
    if (const auto match = range.match(text); match.hasMatch()) {
        const auto start = dateIn(match.captured(1), match.captured(2));
        const Result<DateRange> found = match.captured(3).isEmpty()
                                            ? Result<DateRange>(DateRange::untilPresent(start))
                                            : DateRange::create(start, dateIn(match.captured(3), match.captured(4)));
        if (start && found)
            return FoundRange{*found, match.capturedStart(), match.capturedLength()};
    }
    if (const auto match = bracketed.match(text); match.hasMatch()) {
        const auto date = dateIn(match.captured(2), match.captured(3));
        const DateRange found =
            match.captured(1).isEmpty() ? *DateRange::create(std::nullopt, date) : DateRange::untilPresent(date);
        if (date)
            return FoundRange{found, match.capturedStart(), match.capturedLength()};
    }
    return std::nullopt;
}

std::optional<FoundRange> twoDigitRange(const QString& text)
{
    static const QRegularExpression form = compiledDate(
        QStringLiteral("(?:^\\s*|(?<=[\\s(（]))(\\d\\d)(?:(/)(\\d{1,2})|(\\.)(\\d\\d))\\s*"
                       "(?:(?:[-–—~～]{1,2}|至|到|\\bto\\b)\\s*(?:(\\d\\d)(?:\\2|\\4)(\\d{1,2})(?![\\d./%])|%1)|"
                       "(起?至今))")
            .arg(QStringLiteral("(%1)").arg(presentPattern())));
    const auto match = form.match(text);
    static const QRegularExpression behind(QStringLiteral("^[)）]?[.。]?\\s*$"));
    const bool leads = match.hasMatch() && text.left(match.capturedStart()).trimmed().isEmpty();
    if (!match.hasMatch() || !(leads || behind.match(text.mid(match.capturedEnd())).hasMatch()))
        return std::nullopt;
    const bool present = match.captured(6).isEmpty();
    const QString first = match.captured(1);
    const QString second = match.captured(3) + match.captured(5);
    const auto read = [&](bool yearFirst) -> std::optional<DateRange> {
        const auto dateOf = [&](const QString& before, const QString& after) -> std::optional<PartialDate> {
            const QString year = yearFirst ? before : after;
            const Result<PartialDate> date = PartialDate::create(yearOf(year), (yearFirst ? after : before).toInt());
            const bool two = year.size() == 2; // "9" is a month, whatever is beside it
            return two && date && !date->isWholeYear() ? std::optional(*date) : std::nullopt;
        };
        const auto start = dateOf(first, second);
        if (present)
            return start ? std::optional(DateRange::untilPresent(start)) : std::nullopt;
        const auto end = dateOf(match.captured(6), match.captured(7));
        const auto range = start && end && *start <= *end ? DateRange::create(start, end)
                                                          : Result<DateRange>(Error{ErrorCode::DateInvalid, {text}});
        return range ? std::optional(*range) : std::nullopt;
    };
    const auto yearFirst = read(true);
    const auto monthFirst = read(false);
    if (yearFirst.has_value() == monthFirst.has_value())
        return std::nullopt;
    return FoundRange{yearFirst ? *yearFirst : *monthFirst, match.capturedStart(), match.capturedLength()};
}

} // namespace duovita
