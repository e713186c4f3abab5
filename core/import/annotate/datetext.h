#pragma once

#include "core/domain/partialdate.h"

#include <QStringView>

class QRegularExpression;

namespace duovita {

/// A range found in a text, and where it stands (UTF-16).
struct FoundRange {
    DateRange range;
    qsizetype start;
    qsizetype length;
};

/// The last range of dates in a line: "2020.9-2025.6 (预计)", "2024.6-至今", "July 2019 - February 2022",
/// "(2020-present)", "2016年10月至今". With `single`, also a lone date with a month, as an end: "July 2019".
std::optional<FoundRange> findDateRange(const QString& text, bool single = false);

/// A whole field as a person types it: "2020", "2020.9", "2020-09", "Sep 2020", "2020年9月".
Result<PartialDate> parseDate(const QString& text);
/// A whole field that holds a period and no single date: "2019–2021", "2019.9 至今", "since 2021".
std::optional<DateRange> parsePeriod(const QString& text);
/// "至今", "present", "now", "current".
bool isPresentWord(const QString& text);

/// Dates that are all there is between the brackets at a text's end: "(since Jun 2011)", "(2003)", the brackets
/// included.
std::optional<FoundRange> findBracketedDates(const QString& text);

/// How long something was, which its dates say as well: "(2 years 8 months)", "（3 年 9 个月）", "1.5 years".
const QRegularExpression& durationText();

struct FoundYears {
    QList<PartialDate> dates;
    qsizetype start;
    qsizetype length;
};
/// Years at a line's end: "2022, 2023".
std::optional<FoundYears> findTrailingYears(const QString& text);

} // namespace duovita
