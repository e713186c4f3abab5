#pragma once

#include "core/editing/autosave.h"

#include <QDialog>
#include <QTimer>

class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace duovita {

struct ConflictSides;

/// What somebody else and this window changed differently, field by field, the versions beside each other: which of
/// them to keep is chosen for each. Not modal: editing goes on, and what it changes shows here.
class ConflictDialog : public QDialog {
    Q_OBJECT

public:
    /// All outlive the dialog, which closes when the conflict is over. What is chosen goes into `choices`: who decides
    /// later goes on where they were.
    ConflictDialog(Autosave& autosave, PersonDocument& document, ConflictChoices& choices, QWidget* parent = nullptr);

    void focusFirstChoice();

private:
    void refresh();
    void addRow(int row, const FieldConflict& conflict, const ConflictSides& sides);
    void chooseAll(ConflictChoice choice);
    void orderTabs();

    Autosave& m_autosave;
    PersonDocument& m_document;
    QTimer m_soon; ///< many keystrokes, one comparison
    ConflictChoices& m_choices;
    QList<FieldConflict> m_shown;
    QLabel* m_intro;
    QScrollArea* m_scroll;
    QList<QWidget*> m_buttons;
};

} // namespace duovita
