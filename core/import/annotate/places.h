#pragma once

#include "core/import/annotate/headingvocabulary.h"

namespace duovita {

// Finds places in comma-separated fields.

/// Splits at commas; a company's legal form stays with its name: "Example, Inc.".
QStringList commaPieces(const QString& text);

/// A text without the place at its end, and that place: "Seed-Foundation, Beijing, China".
struct Placed {
    QString rest;
    QString place;
};
Placed takePlace(const QString& text, const Vocabulary& vocabulary);

/// Whether a text is nothing but a place: "Beijing, China", "Chicago, IL", "Chicago, IL, USA".
bool isPlace(const QString& text, const Vocabulary& vocabulary);

/// "UCLouvain", "SMCS": no town is written like this, except for forms such as "McAllen" and "DeKalb".
bool isWrittenLikeFirm(const QString& text);

/// "KULeuven" in "KULeuven, Belgium": a word in the position of a town that is not a known town; empty if it is one.
/// `rest` gets the text after it.
QString unknownTown(const QString& place, QString& rest, const Vocabulary& vocabulary);

} // namespace duovita
