#include "core/domain/partialdate.h"

#include <QDate>

#include <tuple>

namespace duovita {

namespace {

bool startsAfterEnd(const PartialDate& start, const PartialDate& end)
{
    // "2020-09 to 2020" is valid: compare only the parts that both have.
    if (start.year() != end.year())
        return start.year() > end.year();
    if (start.part() == YearPart::Winter) // it may be the winter at the beginning of the year
        return false;
    if (start.hasDay() && end.hasDay() && start.month() == end.month())
        return start.day() > end.day();
    return start.firstMonth() > end.lastMonth();
}

} // namespace

Result<PartialDate> PartialDate::create(int year, int month, int day)
{
    const bool legal = year >= 1 && year <= 9999 && month >= 0 && month <= 12 && day >= 0 && (month != 0 || day == 0) &&
                       (day == 0 || QDate::isValid(year, month, day));
    if (!legal)
        return Error{
            ErrorCode::DateInvalid,
            {QStringLiteral("%1-%2-%3").arg(QString::number(year), QString::number(month), QString::number(day))}};
    return PartialDate(year, month, day);
}

Result<PartialDate> PartialDate::parse(const QString& text)
{
    if (const auto date = fromIso(text))
        return *date;
    const auto found = findPartOfYear(text);
    if (!found)
        return Error{ErrorCode::DateInvalid, {text}};
    PartialDate date(found->year, infoOf(found->part).firstMonth, 0);
    date.m_part = found->part;
    date.m_words = text;
    return date;
}

std::optional<PartialDate> PartialDate::fromIso(const QString& text)
{
    const QStringList parts = text.split(u'-');
    if (parts.size() > 3 || parts.front().size() != 4)
        return std::nullopt;
    int numbers[3] = {0, 0, 0};
    for (qsizetype i = 0; i < parts.size(); ++i) {
        bool ok = i == 0 || parts[i].size() == 2;
        for (QChar c : parts[i])
            ok = ok && c >= u'0' && c <= u'9';
        numbers[i] = parts[i].toInt();
        if (!ok || numbers[i] == 0)
            return std::nullopt;
    }
    const Result<PartialDate> date = create(numbers[0], numbers[1], numbers[2]);
    return date ? std::optional(*date) : std::nullopt;
}

int PartialDate::firstMonth() const
{
    return m_month == 0 ? 1 : m_month;
}

int PartialDate::lastMonth() const
{
    constexpr int december = 12;
    return m_part ? infoOf(*m_part).lastMonth : m_month == 0 ? december : m_month;
}

bool PartialDate::agreesWith(const PartialDate& other) const
{
    const bool sameDay = !hasDay() || !other.hasDay() || m_day == other.m_day;
    return m_year == other.m_year && sameDay && firstMonth() <= other.lastMonth() && other.firstMonth() <= lastMonth();
}

PartialDate PartialDate::withoutDay() const
{
    PartialDate date = *this;
    date.m_day = 0;
    return date;
}

std::strong_ordering PartialDate::operator<=>(const PartialDate& other) const
{
    const auto key = [](const PartialDate& date) {
        return std::tuple(date.m_year, date.m_month, !date.m_part, date.m_day, date.m_part);
    };
    if (const auto order = key(*this) <=> key(other); order != 0)
        return order;
    return m_words.compare(other.m_words) <=> 0;
}

QString PartialDate::toIso() const
{
    QString iso = QStringLiteral("%1").arg(m_year, 4, 10, QLatin1Char('0'));
    if (hasMonth())
        iso += QStringLiteral("-%1").arg(m_month, 2, 10, QLatin1Char('0'));
    if (hasDay())
        iso += QStringLiteral("-%1").arg(m_day, 2, 10, QLatin1Char('0'));
    return iso;
}

Result<DateRange> DateRange::create(std::optional<PartialDate> start, std::optional<PartialDate> end, bool expected)
{
    if (start && end && startsAfterEnd(*start, *end))
        return Error{ErrorCode::RangeReversed, {start->toIso(), end->toIso()}};
    if (expected && !end)
        return Error{ErrorCode::ValueInvalid, {QStringLiteral("expected"), QStringLiteral("true")}};
    DateRange range;
    range.m_start = start;
    range.m_end = end;
    range.m_expected = expected;
    return range;
}

DateRange DateRange::untilPresent(std::optional<PartialDate> start)
{
    DateRange range;
    range.m_start = start;
    range.m_present = true;
    return range;
}

} // namespace duovita
