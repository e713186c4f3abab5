#pragma once

#include "core/import/annotate/datetext.h"

#include <QRegularExpression>

namespace duovita {

// What the patterns of dates are made of.

/// A month's or a season's name, whole or cut.
QString monthWords();
/// 一月 to 十二月.
QString hanMonths();
/// "present", "至今": what stands for the day of writing.
QString presentPattern();
/// Of such a word, or of digits; 0 of a season.
int monthOf(const QString& word);
/// A month or a season of a year.
Result<PartialDate> dateOf(const QString& word, int year, int day = 0);
/// "'09", "09年" is 2009 and "'98" 1998: no CV tells of what comes after forty years or goes back a hundred.
int yearOf(const QString& text);

/// Without regard to case, by the properties of Unicode.
QRegularExpression compiledDate(const QString& pattern);
std::optional<QRegularExpressionMatch> lastMatch(const QRegularExpression& expression, const QString& text);

/// Two dates that share a year or its beginning: "May–July 2024", "30 May – 2 June 2024", "2021–22",
/// "2017年4月5~9日".
std::optional<FoundRange> sharedYearRange(const QString& text);
/// "Oct 14 - Present", "(Nov 10 – Feb 11)", "(since Jun 11)", "(Sep 03)": a month and a year's last two digits. It
/// might be a day, which is why it must be a range, or all that stands between brackets at the end.
std::optional<FoundRange> shortYearRange(const QString& text);
/// "17/9至今", "16/7 - 17/6", "09/18 – 06/22": a year's last two digits and a month, in the order that only one reading
/// allows, as what a line begins or ends with.
std::optional<FoundRange> twoDigitRange(const QString& text);

} // namespace duovita
