#pragma once

#include "core/domain/cv.h"

class QComboBox;

namespace duovita {

/// What is chosen for a CV's documents besides its design: a combo box each in the design pane.
struct CvChoice {
    const char* name;  ///< "paper"
    const char* label; ///< for translation, in the context of DocumentBar
    const char* hint;
    void (*fill)(QComboBox& box); ///< anew, in the interface's language
    void (*show)(QComboBox& box, const Cv& cv);
    void (*read)(const QComboBox& box, Cv& cv);

    QString shownLabel() const;
    QString shownHint() const;
};

/// Paper, pages, margins, citations, missing texts.
const QList<CvChoice>& cvChoices();

} // namespace duovita
