#pragma once

#include <QtGlobal>

namespace duovita {

/// What a character is to Chinese line composition. Source: GB/T 15834—2011 5.1 (position of marks) and the classes of
/// W3C's Requirements for Chinese Text Layout (CLREQ), for zh-Hans, horizontal.
enum class CharClass : unsigned char {
    Ideograph,        ///< Han, kana and their like: a line may break on either side
    Alnum,            ///< letters and digits of scripts with words
    Space,            ///< U+0020 and other spaces
    IdeographicSpace, ///< U+3000
    Open,             ///< first half of quotes and brackets: not at a line's end
    Close,            ///< second half: not at a line's start
    Comma,            ///< ， 、 ： ；
    Stop,             ///< 。 ？ ！
    MidDot,           ///< · ‧ ・
    Connector,        ///< – ～
    Solidus,          ///< /: neither at a line's start nor at its end
    Dash,             ///< part of ——
    Ellipsis,         ///< part of ……
    Prefix,           ///< ￥ $ №: not parted from the number that follows
    Suffix,           ///< % ℃ ‰: not parted from the number before
    NarrowOpen,       ///< ( [ {: as Open, with no blank half to give up
    NarrowClose,
    Other,
};

/// `chinese` says whether the character stands in Chinese text: it decides for the marks that both scripts use
/// (“ ” ‘ ’ — – … · /).
CharClass classOf(char32_t codePoint, bool chinese);

/// Full-width marks, whose blank half a line may give up (GB/T 15834 5.1.10; CLREQ, CSS Text 4 text-spacing-trim).
bool isFullWidthMark(CharClass c);

bool mayNotStartLine(CharClass c);
bool mayNotEndLine(CharClass c);

} // namespace duovita
