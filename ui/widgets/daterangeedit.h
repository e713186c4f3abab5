#pragma once

#include "core/domain/partialdate.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace duovita {

/// What was typed into the two fields of a range that they cannot hold; empty where they could.
struct TypedDates {
    QString start;
    QString end;

    bool operator==(const TypedDates&) const = default;
};

/// A range of dates typed freely: "2020.9", "Sep 2020", "2020年9月", "至今". What makes no sense is said below: it
/// stays in its field, beside the date that was there before. A whole range typed into one field fills both when it is
/// left.
class DateRangeEdit : public QWidget {
    Q_OBJECT

public:
    explicit DateRangeEdit(const QString& name, QWidget* parent = nullptr);

    void setRange(const DateRange& range, const TypedDates& typed = {});

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

    QLineEdit* m_start;
    QLineEdit* m_end;
    QCheckBox* m_expected;
    QLabel* m_problem;
    DateRange m_range;
    DateRange m_known;           ///< before the typing
    TypedDates m_typed;          ///< what is shown besides
    QObject* m_typing = nullptr; ///< the field that was typed into last
};

} // namespace duovita
