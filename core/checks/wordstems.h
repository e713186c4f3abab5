#pragma once

#include <QString>

namespace duovita {

/// What an English word has in common with its other forms: "optimiz" of optimize, optimized, optimization. Both are
/// made in the same way; what it is called matters to nobody. In lower case.
QString stemOf(const QString& word);

} // namespace duovita
