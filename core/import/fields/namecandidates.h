#pragma once

#include "core/domain/localized.h"
#include "core/import/readers/textblocks.h"
#include "core/import/structure/documentdivision.h"

namespace duovita {

/// All that may say whose a document is.
struct NameEvidence {
    const DividedDocument& document;
    const FrontMatter& frontMatter;
    QString file;               ///< as it was opened
    LocalizedText seeming = {}; ///< what only seems to be a name at its head
    QString called = {};        ///< the one word that the person is called by there: "Jane"
};

/// A name that nothing in a document gives for the person's plainly, and what speaks for it.
struct NameGuess {
    LocalizedText name;
    QStringList
        sources; ///< "frontMatter", "label", "sentence", "link", "account", "authors", "running", "file", "head"
};

/// The name for which most speaks: the values of the front matter, labels anywhere, sentences, names of files and
/// pictures that are led to, the author of most works, lines on every page, the file's own name. Mail addresses and
/// accounts support a name; alone they are none. Nothing if too little speaks for any.
std::optional<NameGuess> guessName(const NameEvidence& evidence, const Vocabulary& vocabulary);

} // namespace duovita
