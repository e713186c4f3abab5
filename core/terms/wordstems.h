#pragma once

#include <QStringList>

namespace duovita {

/// The part that the forms of an English word share: "optimiz" for optimize, optimized, optimization. Stems are only
/// compared with each other, so they need not be words. Lower case.
QString stemOf(const QString& word);

/// The stems of the words of an English text, in order, without function words ("the", "of", "which"). With `asGloss`,
/// words in round brackets are left out, since they only name the subject area; words in capitals stay.
QStringList stemsOf(QStringView text, bool asGloss = false);

/// Whether a word occurs in sentences on any subject. Expects lower case.
bool isFunctionWord(const QString& word);

} // namespace duovita
