#pragma once

#include <QWidget>

#include <functional>

class QGridLayout;
class QToolButton;

namespace duovita {

/// Rows of a label and a control, and the functions that show the record's values in them again. Rows that are rarely
/// filled can be folded: an empty one shows when it is asked for, and what has once been shown stays.
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
    void refresh();

    /// The rows that are added from here to endFold() are folded unless `isFilled`.
    void beginFold(const std::function<bool()>& isFilled);
    void endFold();
    /// The button that unfolds them all; gone when nothing is folded.
    void addUnfolding();
    void setUnfolded(bool unfolded);
    /// Unfolds the rows that the control stands in, if it does in any.
    void reveal(const QWidget* control);

Q_SIGNALS:
    void unfoldedChanged(bool unfolded); ///< by a person

private:
    struct Fold {
        std::function<bool()> isFilled;
        QList<QWidget*> widgets;
        bool shown = false;
    };

    void place(QWidget* widget, int row, int column, int columns, Qt::Alignment alignment = {});
    void showFolds();

    QGridLayout* m_layout;
    QList<std::function<void()>> m_refreshes;
    QList<Fold> m_folds;
    QToolButton* m_more = nullptr;
    bool m_folding = false;
    bool m_unfolded = false;
};

} // namespace duovita
