#pragma once

#include "core/domain/partialdate.h"

#include <QWidget>

class QCheckBox;
class QDate;
class QLabel;
class QLineEdit;

namespace duovita {

class ElidedLabel;

/// What was typed into the two fields of a range that they cannot hold; empty where they could.
struct TypedDates {
    QString start;
    QString end;

    bool operator==(const TypedDates&) const = default;
};

constexpr int dateFieldWidth = 88; ///< pixels

/// A date in the format that fields suggest: "2014.09". Seasons and quarters as words.
QString typedDate(const PartialDate& date);

/// The duration of a range, including its first and last month, up to `today` if it is ongoing: "6 yrs 10 mos". Empty
/// if it is unknown, or shorter than the precision of the dates.
QString durationOf(const DateRange& range, const QDate& today);

/// Edits a range of freely typed dates ("2020.9", "Sep 2020", "2020年9月", "至今") and shows its duration. Text that
/// cannot be parsed stays in its field with a warning, and the previous date is kept. A whole period typed into one
/// field fills both when the focus leaves it.
class DateRangeEdit : public QWidget {
    Q_OBJECT

public:
    explicit DateRangeEdit(const QString& name, QWidget* parent = nullptr);

    void setRange(const DateRange& range, const TypedDates& typed = {});
    const DateRange& range() const { return m_range; }

    /// Whether the dates are only shown; the tool tip then says `why`.
    void setReadOnly(bool readOnly, const QString& why);

    /// A remark about the range, shown instead of the duration; empty: none.
    void setRemark(const QString& words);

Q_SIGNALS:
    void edited(const duovita::DateRange& range, const duovita::TypedDates& typed);
    void focusLeft();

private:
    struct Reading {
        DateRange range;
        TypedDates typed;
        std::optional<Error> error;
    };
    Reading read() const;
    void readFields();
    void fillBoth();
    void say(const DateRange& range, const TypedDates& typed);
    void showRange();
    void showMeaning(const std::optional<Error>& error, const TypedDates& typed);

    QLineEdit* m_start;
    QLineEdit* m_end;
    QCheckBox* m_expected;
    ElidedLabel* m_duration;
    QLabel* m_problem;
    QString m_remark;
    DateRange m_range;
    DateRange m_known;           ///< before typing
    TypedDates m_typed;          ///< unparsable texts
    QObject* m_typing = nullptr; ///< the field last typed into
};

} // namespace duovita
