#pragma once

#include <QString>

namespace duovita {

// The width of punctuation, depending on its neighbours. In Markdown text, code, addresses and the syntax of Markdown
// are left alone.

/// Makes the Chinese punctuation among , ; : ! ? ( ) full-width and removes the spaces around it. A sign is Chinese
/// between Chinese characters, or between one and code; a colon is Chinese after a Chinese character, whatever follows.
/// Parentheses are changed in pairs around Chinese words. Signs next to Latin letters or digits are unchanged, because
/// both widths are in use there.
QString withFullWidthSigns(const QString& text);

/// An excerpt at the first sign that would change: "张量, 在". Empty if none would.
QString halfWidthPlace(const QString& text);

/// Makes the signs ， 、 。 ； ： ！ ？ （ ） of an English text half-width and adds the usual spaces. Signs next to a
/// Chinese character, such as a quoted Chinese name, and mostly Chinese texts are unchanged.
QString withHalfWidthSigns(const QString& text);

/// An excerpt at the first sign that would change: "rk，co". Empty if none would.
QString fullWidthPlace(const QString& text);

} // namespace duovita
