#include "core/domain/partialdate.h"

#include <QDate>

namespace duovita {

namespace {

bool startsAfterEnd(const PartialDate& start, const PartialDate& end)
{
    // "2020-09 to 2020" is fine: compare only as far as both are known.
    if (start.year() != end.year())
        return start.year() > end.year();
    if (!start.hasMonth() || !end.hasMonth() || start.month() != end.month())
        return start.hasMonth() && end.hasMonth() && start.month() > end.month();
    return start.hasDay() && end.hasDay() && start.day() > end.day();
}

} // namespace

Result<PartialDate> PartialDate::create(int year, int month, int day)
{
    const bool legal = year >= 1 && year <= 9999 && month >= 0 && month <= 12 && day >= 0 && (month != 0 || day == 0) &&
                       (day == 0 || QDate::isValid(year, month, day));
    if (!legal)
        return Error{ErrorCode::DateInvalid, {QStringLiteral("%1-%2-%3").arg(year).arg(month).arg(day)}};
    return PartialDate(year, month, day);
}

Result<PartialDate> PartialDate::parse(const QString& iso)
{
    const Error invalid{ErrorCode::DateInvalid, {iso}};
    const QStringList parts = iso.split(u'-');
    if (parts.size() > 3 || parts.front().size() != 4)
        return invalid;
    int numbers[3] = {0, 0, 0};
    for (qsizetype i = 0; i < parts.size(); ++i) {
        bool ok = i == 0 || parts[i].size() == 2;
        for (QChar c : parts[i])
            ok = ok && c >= u'0' && c <= u'9';
        numbers[i] = parts[i].toInt();
        if (!ok || numbers[i] == 0)
            return invalid;
    }
    const Result<PartialDate> date = create(numbers[0], numbers[1], numbers[2]);
    return date ? date : Result<PartialDate>(invalid);
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
