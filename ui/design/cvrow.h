#pragma once

#include "ui/design/settingrow.h"
#include "ui/preview/cvchoices.h"

namespace duovita {

class ChoiceBox;

/// What is of the CV whatever its template, in a row of the design pane; its control is named "design.cv." and its
/// name.
class CvRow : public SettingRow {
    Q_OBJECT

public:
    CvRow(const CvChoice& choice, QWidget* parent);

    void show(const Cv& cv);
    /// The CV as it is chosen here.
    Cv chosenFor(Cv cv) const;

Q_SIGNALS:
    void chosen();

private:
    const CvChoice& m_choice;
    ChoiceBox* m_box;
};

} // namespace duovita
