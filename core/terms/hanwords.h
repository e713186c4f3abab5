#pragma once

#include <QStringList>

namespace duovita {

/// Splits a text without spaces into words by ICU's dictionary: {"产品", "经理"}. Punctuation and spaces are elements
/// too, so joining the list gives the text.
QStringList hanWords(const QString& text);

} // namespace duovita
