#pragma once

#include "ui/design/settingrow.h"
#include "ui/preview/cvchoices.h"

class QPushButton;

namespace duovita {

class ChoiceBox;

/// What is of the CV whatever its template, in a row of the design pane; its control is named "design.cv." and its
/// name.
class CvRow : public SettingRow {
    Q_OBJECT

public:
    CvRow(const CvChoice& choice, QWidget* parent);

    bool isOf(const char* choice) const; ///< by its name
    void show(const Cv& cv);
    /// The CV as it is chosen here.
    Cv chosenFor(Cv cv) const;

    /// What the choice comes to, below it, with a way back from it; empty: nothing.
    void setNote(const QString& words, const QString& wayBack);

Q_SIGNALS:
    void chosen();

private:
    void makeNote();

    const CvChoice& m_choice;
    ChoiceBox* m_box;
    QLabel* m_note = nullptr;
    QPushButton* m_back = nullptr;
};

} // namespace duovita
