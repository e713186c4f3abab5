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

/// A date in the shape that its field asks for: "2014.9". A season or a quarter in its words.
QString typedDate(const PartialDate& date);

/// How long a range lasts, its first and its last month included, up to `today` where it goes on: "6 yrs 10 mos".
/// Empty where nobody knows, or where it is shorter than what is known of it.
QString durationOf(const DateRange& range, const QDate& today);

/// A range of dates typed freely: "2020.9", "Sep 2020", "2020年9月", "至今", and how long it lasts. What makes no sense
/// has a sign and is said below: it stays in its field, beside the date that was there before. A whole range typed into
/// one field fills both when it is left.
class DateRangeEdit : public QWidget {
    Q_OBJECT

public:
    explicit DateRangeEdit(const QString& name, QWidget* parent = nullptr);

    void setRange(const DateRange& range, const TypedDates& typed = {});
    const DateRange& range() const { return m_range; }

    /// What there is to say of the range in the place of how long it lasts; empty: nothing.
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
    DateRange m_known;           ///< before the typing
    TypedDates m_typed;          ///< what is shown besides
    QObject* m_typing = nullptr; ///< the field that was typed into last
};

} // namespace duovita
