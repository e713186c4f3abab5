#pragma once

#include "core/domain/localized.h"
#include "core/import/readers/textblocks.h"
#include "core/import/structure/documentdivision.h"

namespace duovita {

/// Everything that may tell whom a document is about.
struct NameEvidence {
    const DividedDocument& document;
    const FrontMatter& frontMatter;
    QString file;               ///< the file's name as it was opened
    LocalizedText seeming = {}; ///< a text in its header that only looks like a name
    QString called = {};        ///< the single word that the header calls the person: "Jane"
};

/// A name that the document does not state as the person's, and the evidence for it.
struct NameGuess {
    LocalizedText name;
    QStringList
        sources; ///< "frontMatter", "label", "sentence", "link", "account", "authors", "running", "file", "head"
};

/// The name with the most evidence: front matter, labels anywhere, sentences, the names of linked files and pictures,
/// the author of most works, lines on every page, the file's own name. Mail addresses and accounts support a name but
/// do not give one. Nothing if the evidence is too weak.
std::optional<NameGuess> guessName(const NameEvidence& evidence, const Vocabulary& vocabulary);

} // namespace duovita
