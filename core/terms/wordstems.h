#pragma once

#include <QStringList>

namespace duovita {

/// What an English word has in common with its other forms: "optimiz" of optimize, optimized, optimization. Both are
/// made in the same way; what it is called matters to nobody. In lower case.
QString stemOf(const QString& word);

/// The stems of the words of an English text, in its order, without those that any sentence has ("the", "of", "which").
/// What stands in round brackets says of a text what it is about, and is left out where `asGloss` is set,
/// but for what is in capitals.
QStringList stemsOf(QStringView text, bool asGloss = false);

/// Whether any sentence has it, whatever it is about. In lower case.
bool isFunctionWord(const QString& word);

} // namespace duovita
