#pragma once

#include "core/domain/result.h"

#include <QString>

#include <compare>

namespace duovita {

/// A year, a month of a year, or a day: never month 13, never 30 February.
class PartialDate {
public:
    static Result<PartialDate> create(int year, int month = 0, int day = 0);
    /// "2020", "2020-09" or "2020-09-01", as JSON has it. Free forms are core/import's business.
    static Result<PartialDate> parse(const QString& iso);

    int year() const { return m_year; }
    int month() const { return m_month; } ///< 1 to 12, or 0 if only the year is known
    int day() const { return m_day; }     ///< 1 to 31, or 0
    bool hasMonth() const { return m_month != 0; }
    bool hasDay() const { return m_day != 0; }

    QString toIso() const;

    /// By year, month, day; a year comes before its months.
    auto operator<=>(const PartialDate&) const = default;

private:
    PartialDate(int year, int month, int day) : m_year(year), m_month(month), m_day(day) {}

    int m_year;
    int m_month;
    int m_day;
};

/// From a start to an end or to the present; either side may be unknown, and an end may be only expected.
class DateRange {
public:
    enum class End { Unknown, Date, Present };

    DateRange() = default;
    /// Refuses an end before its start, and an expectation without an end to expect.
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
