#pragma once

#include "core/domain/cv.h"

#include <QList>
#include <QString>

namespace duovita {

/// What is chosen for a CV's documents besides its design.
struct CvChoice {
    struct Option {
        int value;
        QString word; ///< in the interface's language
    };

    const char* name;  ///< "paper"
    const char* label; ///< for translation, in the context of DocumentBar
    const char* hint;
    QList<Option> (*options)();
    QString (*wordFor)(int value); ///< of a value that is none of the options
    int (*get)(const Cv& cv);
    void (*set)(Cv& cv, int value);
    bool changesTemplate = false; ///< a value but 0 stands in place of what the template has

    /// Whether a CV has something else there than its template.
    bool isChangedIn(const Cv& cv) const { return changesTemplate && get(cv) != 0; }
    QString shownLabel() const;
    QString shownHint() const;
    QString word(int value) const; ///< of an option or another value
};

/// Paper, pages, margins, citations, missing texts.
const QList<CvChoice>& cvChoices();

} // namespace duovita
