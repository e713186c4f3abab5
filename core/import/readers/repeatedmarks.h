#pragma once

#include <QString>

namespace duovita {

/// List marks appear in a PDF's text as whatever letter their font has in that place: "{", "∈", "n", a control
/// character. A character that begins several lines and occurs nowhere else is a mark: it becomes "•", or "◦" if it is
/// nested below others.
QString withReadMarks(const QString& text);

} // namespace duovita
