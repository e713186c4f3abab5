#pragma once

#include <QString>

namespace duovita {

/// The marks of lists come out of a PDF as whatever letter their font has there: "{", "∈", "n", a control character.
/// What begins several lines, and nothing else, is a mark: it becomes "•", or "◦" where it stands below others.
QString withReadMarks(const QString& text);

} // namespace duovita
