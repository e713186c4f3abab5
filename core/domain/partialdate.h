#pragma once

#include "core/domain/result.h"
#include "core/domain/yearpart.h"

#include <QString>

#include <compare>
#include <optional>

namespace duovita {

/// A year, a month or a day; always valid: never month 13, never 30 February. Or a season or a quarter of a year, kept
/// in its original words: "Summer 2016", "Q3 2020", "2016 年夏".
class PartialDate {
public:
    static Result<PartialDate> create(int year, int month = 0, int day = 0);
    /// Parses "2020", "2020-09", "2020-09-01" and what findPartOfYear() accepts; the inverse of toText(). core/import
    /// handles other free forms.
    static Result<PartialDate> parse(const QString& text);

    int year() const { return m_year; }
    int month() const { return m_part ? 0 : m_month; } ///< 1 to 12, or 0 if unknown
    int day() const { return m_day; }                  ///< 1 to 31, or 0 if unknown
    bool hasMonth() const { return month() != 0; }
    bool hasDay() const { return m_day != 0; }
    bool isWholeYear() const { return m_month == 0; }
    /// The season or quarter, if it is one.
    const std::optional<YearPart>& part() const { return m_part; }

    /// The first and last month that it may refer to: 1 to 12.
    int firstMonth() const;
    int lastMonth() const;
    /// Whether both can be the same time: they are equal in all parts that both have, such as "2022" and "2022-10", or
    /// "Summer 2022" and "2022-07".
    bool agreesWith(const PartialDate& other) const;

    /// "2020", "2020-09", "2020-09-01"; only the year for a season or a quarter.
    QString toIso() const;
    /// The original words of a season or a quarter, otherwise toIso().
    QString toText() const { return m_part ? m_words : toIso(); }
    /// The same date without its day.
    PartialDate withoutDay() const;

    /// By year, month, day. A year comes before its months, a season or quarter before its first month.
    std::strong_ordering operator<=>(const PartialDate& other) const;
    bool operator==(const PartialDate&) const = default;

private:
    static std::optional<PartialDate> fromIso(const QString& text);
    PartialDate(int year, int month, int day) : m_year(year), m_month(month), m_day(day) {}

    int m_year;
    int m_month; ///< the first month of a season or a quarter
    int m_day;
    std::optional<YearPart> m_part;
    QString m_words; ///< of a season or a quarter
};

/// From a start to an end or to the present; either may be unknown, and an end may be marked as expected.
class DateRange {
public:
    enum class End { Unknown, Date, Present };

    DateRange() = default;
    /// Refuses an end before its start, and `expected` without an end.
    static Result<DateRange> create(std::optional<PartialDate> start, std::optional<PartialDate> end,
                                    bool expected = false);
    static DateRange untilPresent(std::optional<PartialDate> start);

    const std::optional<PartialDate>& start() const { return m_start; }
    const std::optional<PartialDate>& end() const { return m_end; } ///< set only if endKind() is Date
    End endKind() const { return m_present ? End::Present : m_end ? End::Date : End::Unknown; }
    bool isPresent() const { return m_present; }
    bool isExpected() const { return m_expected; }
    bool isEmpty() const { return !m_start && !m_end && !m_present; }

    bool operator==(const DateRange&) const = default;

private:
    std::optional<PartialDate> m_start;
    std::optional<PartialDate> m_end;
    bool m_present = false;
    bool m_expected = false;
};

} // namespace duovita
