#pragma once

#include "core/domain/partialdate.h"

#include <QStringView>

class QRegularExpression;

namespace duovita {

/// A range found in a text, and its position (UTF-16).
struct FoundRange {
    DateRange range;
    qsizetype start;
    qsizetype length;
};

/// The last date range in a line: "2020.9-2025.6 (预计)", "2024.6-至今", "July 2019 - February 2022", "(2020-present)",
/// "2016年10月至今". With `single`, also a single date with a month, as an end: "July 2019".
std::optional<FoundRange> findDateRange(const QString& text, bool single = false);

/// Parses a whole field as a person types it: "2020", "2020.9", "2020-09", "Sep 2020", "2020年9月".
Result<PartialDate> parseDate(const QString& text);
/// Parses a whole field that contains a period rather than a single date: "2019–2021", "2019.9 至今", "since 2021".
std::optional<DateRange> parsePeriod(const QString& text);
/// "至今", "present", "now", "current".
bool isPresentWord(const QString& text);

/// The dates in brackets at the end of a text, if the brackets contain nothing else: "(since Jun 2011)", "(2003)". The
/// range includes the brackets.
std::optional<FoundRange> findBracketedDates(const QString& text);

/// Matches a duration, which repeats what the dates say: "(2 years 8 months)", "（3 年 9 个月）", "1.5 years".
const QRegularExpression& durationText();

struct FoundYears {
    QList<PartialDate> dates;
    qsizetype start;
    qsizetype length;
};
/// Years at the end of a line: "2022, 2023".
std::optional<FoundYears> findTrailingYears(const QString& text);

} // namespace duovita
