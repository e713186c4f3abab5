#pragma once

#include "core/import/annotate/headingvocabulary.h"

namespace duovita {

// Fields parted by commas: where a place ends and what is one.

/// Pieces between commas; a company's form stays with its name: "Example, Inc.".
QStringList commaPieces(const QString& text);

/// A text without the place at its end, and the place: "Seed-Foundation, Beijing, China".
struct Placed {
    QString rest;
    QString place;
};
Placed takePlace(const QString& text, const Vocabulary& vocabulary);

/// A text that is a place and nothing else: "Beijing, China", "Chicago, IL", "Chicago, IL, USA".
bool isPlace(const QString& text, const Vocabulary& vocabulary);

/// "UCLouvain", "SMCS": no town is so written; "McAllen" and "DeKalb" are.
bool isWrittenLikeFirm(const QString& text);

/// "KULeuven" of "KULeuven, Belgium": what stands where a town would, and is none that is known; empty if it is one.
/// `rest` is what follows it.
QString unknownTown(const QString& place, QString& rest, const Vocabulary& vocabulary);

} // namespace duovita
