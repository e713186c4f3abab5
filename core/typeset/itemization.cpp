#include "core/typeset/itemization.h"

#include "core/typeset/charclass.h"

#include <QChar>

#include <vector>

namespace duovita {

namespace {

enum class Side { None, Latin, Chinese };
using Sides = std::vector<Side>;

/// Which script a character commits its neighbours to.
Side sideOf(char32_t c)
{
    const CharClass charClass = classOf(c, false);
    if (charClass == CharClass::Ideograph)
        return Side::Chinese;
    if (charClass == CharClass::Alnum)
        return Side::Latin;
    // The full-width marks are Chinese by themselves; "." or ")" say nothing.
    return c > 0x2FFF && charClass != CharClass::Other && charClass != CharClass::Space ? Side::Chinese : Side::None;
}

char32_t codePointAt(QStringView text, qsizetype at)
{
    if (text[at].isHighSurrogate() && at + 1 < text.size())
        return QChar::surrogateToUcs4(text[at], text[at + 1]);
    return text[at].unicode();
}

Side sideBefore(const Sides& sides, std::size_t at)
{
    while (at-- > 0) {
        if (sides[at] != Side::None)
            return sides[at];
    }
    return Side::None;
}

Side sideAfter(const Sides& sides, std::size_t at)
{
    for (++at; at < sides.size(); ++at) {
        if (sides[at] != Side::None)
            return sides[at];
    }
    return Side::None;
}

bool isChineseMark(char16_t mark, const Sides& sides, std::size_t at, Language language)
{
    const Side before = sideBefore(sides, at);
    const Side after = sideAfter(sides, at);
    // An interpunct joins what touches it: "列夫·托尔斯泰" is Chinese, the one between contacts is not.
    if (mark == u'·')
        return at > 0 && sides[at - 1] == Side::Chinese && at + 1 < sides.size() && sides[at + 1] == Side::Chinese;
    if (language == Language::Chinese)
        return before == Side::Chinese || after == Side::Chinese;
    return before != Side::Latin && after != Side::Latin && (before == Side::Chinese || after == Side::Chinese);
}

/// Chooses the face of each character, remembering the four faces of the pair for one paragraph.
class FaceChooser {
public:
    FaceChooser(const FontFamilies& families, FontLibrary& fonts) : m_families(families), m_fonts(fonts) {}

    Result<void> open(const StyledText& text)
    {
        for (const StyledText::Piece& piece : text.pieces) {
            const auto latin = m_fonts.face(m_families.latin, piece.style.bold, piece.style.italic);
            // No slanted Han: emphasis in Chinese text stays upright.
            const auto chinese = m_fonts.face(m_families.chinese, piece.style.bold, false);
            if (!latin)
                return latin.error();
            if (!chinese)
                return chinese.error();
            m_latin += *latin;
            m_chinese += *chinese;
        }
        return {};
    }

    struct Choice {
        std::shared_ptr<const FontFace> face;
        bool missing = false;
    };
    Choice choose(char32_t c, qsizetype piece, bool chinese, bool bold)
    {
        const auto& first = chinese ? m_chinese[piece] : m_latin[piece];
        const auto& second = chinese ? m_latin[piece] : m_chinese[piece];
        // Format and control characters are never drawn; HarfBuzz hides them in any face.
        if (first->glyphOf(c) != 0 || isInvisible(c))
            return {first};
        if (second->glyphOf(c) != 0)
            return {second};
        if (auto other = m_fonts.fallback(c, bold))
            return {std::move(other)};
        return {first, true};
    }

private:
    static bool isInvisible(char32_t c)
    {
        const QChar::Category category = QChar::category(c);
        return category == QChar::Other_Format || category == QChar::Other_Control ||
               (c >= 0xFE00 && c <= 0xFE0F);
    }

    const FontFamilies& m_families;
    FontLibrary& m_fonts;
    QList<std::shared_ptr<const FontFace>> m_latin; // by piece
    QList<std::shared_ptr<const FontFace>> m_chinese;
};

bool belongsToCluster(char32_t c)
{
    return QChar::isMark(c) || c == 0x200D || (c >= 0xFE00 && c <= 0xFE0F);
}

} // namespace

QList<bool> chineseContext(QStringView text, Language language)
{
    Sides sides(static_cast<std::size_t>(text.size()), Side::None);
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const auto at = static_cast<qsizetype>(i);
        sides[i] = text[at].isLowSurrogate() && i > 0 ? sides[i - 1] : sideOf(codePointAt(text, at));
    }
    QList<bool> chinese;
    chinese.reserve(text.size());
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const char16_t unit = text[static_cast<qsizetype>(i)].unicode();
        chinese += sides[i] == Side::Chinese || unit == u'\u3000' ||
                   (isAmbiguousMark(unit) && isChineseMark(unit, sides, i, language));
    }
    return chinese;
}

Result<QList<TextItem>> itemize(const StyledText& text, Language language, const FontFamilies& families,
                                FontLibrary& fonts)
{
    FaceChooser faces(families, fonts);
    if (const Result<void> opened = faces.open(text); !opened)
        return opened.error();
    const QList<bool> chinese = chineseContext(text.text, language);
    QList<TextItem> items;
    for (qsizetype piece = 0; piece < text.pieces.size(); ++piece) {
        const TextStyle& style = text.pieces[piece].style;
        bool newPiece = true;
        qsizetype units = 1;
        for (qsizetype at = text.pieces[piece].start; at < text.endOf(piece); at += units) {
            const char32_t c = codePointAt(text.text, at);
            units = QChar::requiresSurrogates(c) ? 2 : 1;
            if (!newPiece && belongsToCluster(c)) {
                items.last().length += units;
                continue;
            }
            const FaceChooser::Choice choice = faces.choose(c, piece, chinese[at], style.bold);
            const bool goesOn = !newPiece && items.last().face == choice.face && !choice.missing &&
                                !items.last().missing && items.last().chinese == chinese[at];
            if (goesOn)
                items.last().length += units;
            else
                items += TextItem{at, units, piece, choice.face, chinese[at], choice.missing};
            newPiece = false;
        }
    }
    return items;
}

} // namespace duovita
