#pragma once

#include "ui/widgets/localizededit.h"

#include <functional>

class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace duovita {

class FieldChips;

/// A form: rows of a label and a control, with all language pairs divided at the same x position, and functions that
/// refresh the values. Empty rarely used rows are shown as chips in a row of their own. A click turns a chip into its
/// field; a row that was shown once stays.
class FormGrid : public QWidget, public PairColumns {
    Q_OBJECT

public:
    static constexpr int leftMargin = 20; ///< holds the drag handles of points
    static constexpr int rightMargin = LocalizedEdit::margin;

    explicit FormGrid(QWidget* parent = nullptr);
    ~FormGrid() override;

    /// Adds the form's title, and the languages' names above the halves.
    void addHeads(const QString& title);
    /// The same above the next rows.
    void addHeadsHere(const QString& title);
    /// `tip` is the tool tip.
    void addRow(const QString& label, QWidget* control, const QString& tip = {});
    /// Adds a control that contains language pairs, with another control instead of a label.
    void addPairs(QWidget* label, QWidget* control);
    /// Keeps room for such a control of this width in place of a label, so that the first one moves no field.
    void reserveForPairs(int width);
    /// Adds a control without label, as wide as the rows.
    void addWide(QWidget* control);
    /// Adds a control that spans the margins, too, and has margins of its own.
    void addAcross(QWidget* control);
    /// Adds a control below that of the last row. While it is hidden, it takes no room.
    void addBelow(QWidget* control);
    /// Adds a text in both languages without a label.
    void addWidePair(LocalizedEdit* pair);
    QWidget* addHeading(const QString& text);
    /// Adds an explanation of the rows below.
    void addNote(const QString& text);
    /// Adds space that separates groups of rows.
    void addGap();
    /// Calls `refresh` now and whenever the record changes.
    void addRefresh(const std::function<void()>& refresh);
    void refresh();

    /// Rows added from here to endFold() are folded into a chip until isFilled() is true. Folds with the same key share
    /// a chip.
    void beginFold(const QString& key, const QString& label, const std::function<bool()>& isFilled);
    void endFold();
    /// Adds the row of chips for all folds.
    void addChips();
    /// Shows the rows of a chip and focuses the first of those that were hidden.
    void unfold(const QString& key);
    void unfoldAll();
    /// Unfolds the rows that contain the control.
    void reveal(const QWidget* control);

    /// Whether the height of fields has changed since the form was built, so that it must be rebuilt.
    bool isOutgrown() const;

    int secondHalf() const override;
    /// Distance of the controls from the left edge.
    int controlsLeft() const;

private:
    struct Name {
        QLabel* words;
        int wanted; ///< pixels on one line
    };
    struct Fold {
        QString key;
        QString label;
        std::function<bool()> isFilled;
        QList<QWidget*> widgets{};
        bool shown = false;
    };

    void place(QWidget* widget, int row, int column, int columns, Qt::Alignment alignment = {});
    void fitLabels(int wanted);
    void showFolds();

    QVBoxLayout* m_column;
    QGridLayout* m_layout;
    int m_labelWidth;
    QList<Name> m_names;
    int m_fieldHeight;
    QList<std::function<void()>> m_refreshes;
    QList<Fold> m_folds;
    FieldChips* m_chips = nullptr;
    bool m_folding = false;
};

} // namespace duovita
