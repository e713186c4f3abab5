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

/// Shows each field that somebody else and this window changed differently, with both versions side by side, and lets
/// the user choose. Not modal: editing continues, and the dialog follows it.
class ConflictDialog : public QDialog {
    Q_OBJECT

public:
    /// All must outlive the dialog, which closes when the conflict is resolved. Choices are kept in `choices`, so that
    /// the user can continue later.
    ConflictDialog(Autosave& autosave, PersonDocument& document, ConflictChoices& choices, QWidget* parent = nullptr);

    void focusFirstChoice();

private:
    void refresh();
    void addRow(int row, const FieldConflict& conflict, const ConflictSides& sides);
    void chooseAll(ConflictChoice choice);
    void orderTabs();

    Autosave& m_autosave;
    PersonDocument& m_document;
    QTimer m_soon; ///< collects keystrokes into one comparison
    ConflictChoices& m_choices;
    QList<FieldConflict> m_shown;
    QLabel* m_intro;
    QScrollArea* m_scroll;
    QList<QWidget*> m_buttons;
};

} // namespace duovita
