#include "core/typeset/charclass.h"

#include <QChar>

#include <algorithm>
#include <string_view>

namespace duovita {

namespace {

// The classes of GB/T 15834—2011 5.1.1–5.1.9 and of CLREQ, for zh-Hans. A region with other classes (zh-Hant centres ，
// 。 and similar marks) would need a table of its own.

struct ClassRow {
    CharClass charClass;
    std::u32string_view members;
};

// Marks that are always full-width.
constexpr ClassRow fullWidthRows[] = {
    {CharClass::Open, U"〈《「『【〔〖〘〚〝（［｛｟"},
    {CharClass::Close, U"〉》」』】〕〗〙〛〞〟）］｝｠"},
    {CharClass::Comma, U"，、：；"},
    {CharClass::Stop, U"。．？！⁇‼⁈⁉"},
    {CharClass::MidDot, U"‧・"},
    {CharClass::Connector, U"～〜"},
    {CharClass::Solidus, U"／"},
    {CharClass::Dash, U"⸺"},
    {CharClass::Prefix, U"№＄￡￥"},
    {CharClass::Suffix, U"％℃℉￠"},
};

// Marks that are Chinese only in Chinese text.
constexpr ClassRow ambiguousRows[] = {
    {CharClass::Open, U"‘“"},     {CharClass::Close, U"’”"}, {CharClass::MidDot, U"·"},
    {CharClass::Connector, U"–"}, {CharClass::Dash, U"—"},   {CharClass::Ellipsis, U"…⋯"},
};

constexpr ClassRow otherRows[] = {
    {CharClass::Prefix, U"$£¥€±#§"},
    {CharClass::Suffix, U"%‰°′″"},
    {CharClass::Solidus, U"/"},
};

template <std::size_t N>
const ClassRow* findRow(const ClassRow (&rows)[N], char32_t c)
{
    for (const ClassRow& row : rows) {
        if (row.members.find(c) != std::u32string_view::npos)
            return &row;
    }
    return nullptr;
}

bool isWideLetter(char32_t c)
{
    const QChar::Script script = QChar::script(c);
    return script == QChar::Script_Han || script == QChar::Script_Hiragana || script == QChar::Script_Katakana ||
           script == QChar::Script_Bopomofo || (c >= 0xFF10 && c <= 0xFF5A);
}

} // namespace

CharClass classOf(char32_t c, bool chinese)
{
    if (c == U'\u3000')
        return CharClass::IdeographicSpace;
    if (QChar::isSpace(c))
        return CharClass::Space;
    if (c < 0x80 && ((c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z') || (c >= U'0' && c <= U'9')))
        return CharClass::Alnum;
    if (c >= 0x4E00 && c <= 0x9FFF) // nearly all Han; there are no marks in this range
        return CharClass::Ideograph;
    if (const ClassRow* row = findRow(fullWidthRows, c))
        return row->charClass;
    if (chinese) {
        if (const ClassRow* row = findRow(ambiguousRows, c))
            return row->charClass;
    }
    if (const ClassRow* row = findRow(otherRows, c))
        return row->charClass;
    if (isWideLetter(c))
        return CharClass::Ideograph;
    if (QChar::isLetterOrNumber(c) || QChar::isMark(c))
        return CharClass::Alnum;
    switch (QChar::category(c)) {
    case QChar::Punctuation_Open:
        return CharClass::NarrowOpen;
    case QChar::Punctuation_Close:
        return CharClass::NarrowClose;
    default:
        return CharClass::Other;
    }
}

bool isFullWidthMark(CharClass c)
{
    return c == CharClass::Open || c == CharClass::Close || c == CharClass::Comma || c == CharClass::Stop;
}

bool mayNotStartLine(CharClass c)
{
    switch (c) {
    case CharClass::Close:
    case CharClass::Comma:
    case CharClass::Stop:
    case CharClass::MidDot:
    case CharClass::Connector:
    case CharClass::Solidus:
    case CharClass::Suffix:
    case CharClass::NarrowClose:
        return true;
    default:
        return false;
    }
}

bool mayNotEndLine(CharClass c)
{
    return c == CharClass::Open || c == CharClass::NarrowOpen || c == CharClass::Solidus;
}

} // namespace duovita
