#pragma once

#include "core/import/annotate/datetext.h"

#include <QRegularExpression>

namespace duovita {

// Building blocks for date patterns.

/// Names of months and seasons, full or abbreviated.
QString monthWords();
/// 一月 to 十二月.
QString hanMonths();
/// "present", "至今": words that mean the time of writing.
QString presentPattern();
/// The month of such a word or of digits; 0 for a season.
int monthOf(const QString& word);
/// A month or a season of a year.
Result<PartialDate> dateOf(const QString& word, int year, int day = 0);
/// "'09" and "09年" are 2009, "'98" is 1998: no CV reaches forty years ahead or a hundred back.
int yearOf(const QString& text);

/// Case-insensitive, with Unicode properties.
QRegularExpression compiledDate(const QString& pattern);
std::optional<QRegularExpressionMatch> lastMatch(const QRegularExpression& expression, const QString& text);

/// Two dates that share a year or its first digits: "May–July 2024", "30 May – 2 June 2024", "2021–22",
/// "2017年4月5~9日".
std::optional<FoundRange> sharedYearRange(const QString& text);
/// "Oct 14 - Present", "(Nov 10 – Feb 11)", "(since Jun 11)", "(Sep 03)": a month and the last two digits of a year.
/// Since the digits could be a day, only a range counts, or a bracket at the end with nothing else in it.
std::optional<FoundRange> shortYearRange(const QString& text);
/// "17/9至今", "16/7 - 17/6", "09/18 – 06/22": a month and the last two digits of a year, in an order that allows only
/// one reading, at the beginning or end of a line.
std::optional<FoundRange> twoDigitRange(const QString& text);

} // namespace duovita
