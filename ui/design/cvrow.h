#pragma once

#include "ui/design/settingrow.h"
#include "ui/preview/cvchoices.h"

class QPushButton;

namespace duovita {

class ChoiceBox;

/// A setting of the CV itself, outside its design, as a row of the design pane; some override the template (CvChoice).
/// Its control is named "design.cv." and the setting's name.
class CvRow : public SettingRow {
    Q_OBJECT

public:
    /// `choice`, one of cvChoices(), must outlive the row.
    CvRow(const CvChoice& choice, QWidget* parent);

    bool isOf(const char* choice) const; ///< compares the setting's name
    void show(const Cv& cv);
    /// Returns the CV with the value chosen here.
    Cv chosenFor(Cv cv) const;

    /// Shows below the control what the present choice does, with a link that resets it; hidden if `words` is empty.
    void setNote(const QString& words, const QString& resetText);

Q_SIGNALS:
    void chosen();

private:
    void makeNote();

    const CvChoice& m_choice;
    ChoiceBox* m_box;
    QLabel* m_note = nullptr;
    QPushButton* m_resetLink = nullptr;
};

} // namespace duovita
