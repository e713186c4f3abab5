#pragma once

#include <QString>

namespace duovita {

/// What a terminal would obey stands there to be read: "␛[2J" for an escape sequence, "<U+202E>" for what turns the
/// order of letters about. Line ends and tabs stay.
QString visibleText(const QString& text);
/// The same JSON, with such characters in their escaped form: "\u202e".
QString visibleJson(const QByteArray& json);

} // namespace duovita
