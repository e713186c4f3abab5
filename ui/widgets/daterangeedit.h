#pragma once

#include "core/domain/partialdate.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace duovita {

/// A range of dates typed freely: "2020.9", "Sep 2020", "2020年9月", "至今". What makes no sense is said below and not
/// taken over.
class DateRangeEdit : public QWidget {
    Q_OBJECT

public:
    explicit DateRangeEdit(const QString& name, QWidget* parent = nullptr);

    void setRange(const DateRange& range);

Q_SIGNALS:
    void edited(const duovita::DateRange& range);
    void focusLeft();

private:
    void readFields();
    void refuse(const Error& error);
    void showProblem(const QString& problem);

    QLineEdit* m_start;
    QLineEdit* m_end;
    QCheckBox* m_expected;
    QLabel* m_problem;
    DateRange m_range;
    DateRange m_known;          ///< before the typing
    QObject* m_typed = nullptr; ///< the field that was typed into last
};

} // namespace duovita
