#pragma once

#include <QWidget>

#include <functional>

class QGridLayout;

namespace duovita {

/// Rows of a label and a control, and the functions that show the record's values in them again.
class FormGrid : public QWidget {
    Q_OBJECT

public:
    explicit FormGrid(QWidget* parent = nullptr);

    /// The names of the languages above their columns.
    void addLanguageTitles();
    void addRow(const QString& label, QWidget* control);
    /// A control with no label, as wide as the form.
    void addWide(QWidget* control);
    void addHeading(const QString& text);
    /// Called at once and whenever the record changed.
    void addRefresh(const std::function<void()>& refresh);
    void refresh() const;

private:
    QGridLayout* m_layout;
    QList<std::function<void()>> m_refreshes;
};

} // namespace duovita
