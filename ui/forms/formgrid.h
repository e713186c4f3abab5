#pragma once

#include "ui/widgets/localizededit.h"

#include <functional>

class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace duovita {

class FieldChips;

/// Rows of a label and a control, all pairs of texts divided at one place, and the functions that show the record's
/// values in them again. Rows that are seldom filled stand as chips in a row of their own while they are empty: a chip
/// becomes its field, and what has once been shown stays.
class FormGrid : public QWidget, public PairColumns {
    Q_OBJECT

public:
    static constexpr int leftMargin = 20; ///< the handles of points stand in it
    static constexpr int rightMargin = LocalizedEdit::margin;

    explicit FormGrid(QWidget* parent = nullptr);

    /// What the form is of, and the names of the languages above their halves.
    void addHeads(const QString& title);
    /// The same above the rows that follow.
    void addHeadsHere(const QString& title);
    /// `tip`: what else there is to say of it.
    void addRow(const QString& label, QWidget* control, const QString& tip = {});
    /// A control in the place of the label; the other one has pairs in it.
    void addPairs(QWidget* label, QWidget* control);
    /// A control with no label, as wide as the rows.
    void addWide(QWidget* control);
    /// One that fills the margins, too, and keeps clear of them itself.
    void addAcross(QWidget* control);
    void addHeading(const QString& text);
    /// What is said of the rows below it.
    void addNote(const QString& text);
    /// Room before the next row: what follows belongs together.
    void addGap();
    /// Called at once and whenever the record changed.
    void addRefresh(const std::function<void()>& refresh);
    void refresh();

    /// The rows that are added from here to endFold() are a chip unless `isFilled`. Rows with one key have one chip.
    void beginFold(const QString& key, const QString& label, const std::function<bool()>& isFilled);
    void endFold();
    /// The row of chips, of all folds of the form.
    void addChips();
    /// Shows the rows of a chip; with the focus in the first of them that was not there.
    void unfold(const QString& key);
    void unfoldAll();
    /// Shows the rows that the control stands in, if they are a chip.
    void reveal(const QWidget* control);

    /// Whether fields have another height by now than when it was made: it is to be made anew.
    bool isOutgrown() const;

    int secondHalf() const override;
    /// Where the controls begin, from the left edge.
    int controlsLeft() const;

private:
    struct Name {
        QLabel* words;
        int wanted; ///< pixels, in one line
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
