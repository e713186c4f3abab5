#pragma once

#include <QString>

namespace duovita {

// Which width the signs of a text have, by what they stand between. Of a Markdown text, code, addresses and the signs
// of Markdown itself are left alone.

/// The text with the signs , ; : ! ? ( ) that belong to Chinese as full-width ones, without the blanks that stood
/// around them; the text itself if there is none. They do between Chinese characters, or between one and code; a colon
/// does after one, whatever it introduces. Brackets change in pairs, round Chinese words. What else stands beside Latin
/// letters or digits stays: there both widths are in use.
QString withFullWidthSigns(const QString& text);

/// What stands at the first place where the two widths differ: "张量, 在". Empty if all is well.
QString halfWidthPlace(const QString& text);

/// The signs ， 、 。 ； ： ！ ？ （ ） of an English text as half-width ones, with the blanks that go with those. What
/// stands beside a Chinese character, as in a Chinese name that is quoted, stays; so does a text that is mostly
/// Chinese.
QString withHalfWidthSigns(const QString& text);

/// What stands at the first place where the two widths differ: "rk，co". Empty if all is well.
QString fullWidthPlace(const QString& text);

} // namespace duovita
