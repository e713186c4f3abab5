#include "core/import/readers/twodigitorder.h"

#include "core/import/annotate/datetext.h"
#include "core/import/annotate/datewords.h"

#include <QRegularExpression>

namespace duovita {

namespace {

/// A period of two-digit numbers at the beginning or end of a line or next to a wide gap.
const QRegularExpression& periodOfTwoDigits()
{
    static const QRegularExpression expression(
        QStringLiteral("(?:^|(?<=  ))(\\d\\d)/(\\d\\d)(\\s*[-–—]\\s*)(\\d\\d)/(\\d\\d)(?=  |$)"),
        QRegularExpression::MultilineOption);
    return expression;
}

bool isPeriod(const QString& firstMonth, const QString& firstYear, const QString& lastMonth, const QString& lastYear)
{
    const auto start = PartialDate::create(yearOf(firstYear), firstMonth.toInt());
    const auto end = PartialDate::create(yearOf(lastYear), lastMonth.toInt());
    return start && end && start->month() > 0 && end->month() > 0 && *start <= *end;
}

bool isMonthFirst(const QRegularExpressionMatch& match)
{
    return isPeriod(match.captured(1), match.captured(2), match.captured(4), match.captured(5));
}

bool isYearFirst(const QRegularExpressionMatch& match)
{
    return isPeriod(match.captured(2), match.captured(1), match.captured(5), match.captured(4));
}

} // namespace

QString withWholeYears(const QString& text)
{
    int monthFirst = 0;
    int yearFirst = 0;
    int either = 0;
    for (auto it = periodOfTwoDigits().globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const bool month = isMonthFirst(match);
        const bool year = isYearFirst(match);
        monthFirst += month && !year ? 1 : 0;
        yearFirst += year && !month ? 1 : 0;
        either += month && year ? 1 : 0;
    }
    if (either == 0 || (monthFirst > 0) == (yearFirst > 0))
        return text;
    QString whole;
    qsizetype end = 0;
    for (auto it = periodOfTwoDigits().globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        if (!isMonthFirst(match) || !isYearFirst(match))
            continue;
        const auto date = [&](int first) -> QString {
            const QString one = match.captured(first);
            const QString other = match.captured(first + 1);
            const QString year = QString::number(yearOf(monthFirst > 0 ? other : one));
            return monthFirst > 0 ? QString(one + u'/' + year) : QString(year + u'/' + other);
        };
        whole += text.mid(end, match.capturedStart() - end) + date(1) + match.captured(3) + date(4);
        end = match.capturedEnd();
    }
    return whole + text.mid(end);
}

} // namespace duovita
