#pragma once

#include <QtGlobal>

namespace duovita {

/// The class of a character in Chinese line composition. Sources: GB/T 15834—2011 5.1 (positions of marks) and the
/// classes of W3C's Requirements for Chinese Text Layout (CLREQ), for horizontal zh-Hans.
enum class CharClass : unsigned char {
    Ideograph,        ///< Han, kana and similar characters: a line may break on either side
    Alnum,            ///< letters and digits of scripts that separate words
    Space,            ///< U+0020 and other spaces
    IdeographicSpace, ///< U+3000
    Open,             ///< opening quote or bracket: not at the end of a line
    Close,            ///< closing quote or bracket: not at the start of a line
    Comma,            ///< ， 、 ： ；
    Stop,             ///< 。 ？ ！
    MidDot,           ///< · ‧ ・
    Connector,        ///< – ～
    Solidus,          ///< /: neither at the start nor at the end of a line
    Dash,             ///< part of ——
    Ellipsis,         ///< part of ……
    Prefix,           ///< ￥ $ №: not separated from the number that follows
    Suffix,           ///< % ℃ ‰: not separated from the number before
    NarrowOpen,       ///< ( [ {: like Open, but without a blank half to trim
    NarrowClose,
    Other,
};

/// `chinese` tells whether the character is in Chinese text. It decides the class of the marks that both scripts use (“
/// ” ‘ ’ — – … · /).
CharClass classOf(char32_t codePoint, bool chinese);

/// Whether it is a full-width mark, whose blank half may be trimmed (GB/T 15834 5.1.10; CLREQ; CSS Text 4,
/// text-spacing-trim).
bool isFullWidthMark(CharClass c);

bool mayNotStartLine(CharClass c);
bool mayNotEndLine(CharClass c);

} // namespace duovita
