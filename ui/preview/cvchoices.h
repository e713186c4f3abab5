#pragma once

#include "core/domain/cv.h"

#include <QList>
#include <QString>

namespace duovita {

/// A setting of a CV that is not part of its design.
struct CvChoice {
    static constexpr int byDefault = 0; ///< the value of a new CV; where the template has one, the template's

    struct Option {
        int value;
        QString word; ///< in the interface's language
    };

    const char* name;  ///< "paper"
    const char* label; ///< for translation, in the context of DocumentBar
    const char* hint;
    QList<Option> (*options)();
    QString (*wordFor)(int value); ///< text for a value that is not an option
    int (*get)(const Cv& cv);
    void (*set)(Cv& cv, int value);
    bool changesTemplate = false; ///< other values than byDefault override the template

    /// Whether the CV overrides the template here.
    bool isChangedIn(const Cv& cv) const { return changesTemplate && get(cv) != byDefault; }
    QString shownLabel() const;
    QString shownHint() const;
    QString word(int value) const; ///< for options and other values
};

/// Paper, length, margins, citations, missing texts.
const QList<CvChoice>& cvChoices();

} // namespace duovita
