#pragma once

#include <QString>

namespace duovita {

/// Makes control characters visible, so that a terminal does not obey them: "␛[2J" for an escape sequence, "<U+202E>"
/// for bidirectional controls. Line ends and tabs stay.
QString visibleText(const QString& text);
/// The same JSON with such characters escaped: "\u202e".
QString visibleJson(const QByteArray& json);

} // namespace duovita
