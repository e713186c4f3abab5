#include "core/typeset/itemization.h"

#include "core/typeset/bidi.h"

#include <QChar>

#include <hb.h>

namespace duovita {

namespace {

char32_t codePointAt(QStringView text, qsizetype at)
{
    if (text[at].isHighSurrogate() && at + 1 < text.size())
        return QChar::surrogateToUcs4(text[at], text[at + 1]);
    return text[at].unicode();
}

/// Chooses the face of each character, remembering the faces of the pair for one paragraph.
class FaceChooser {
public:
    FaceChooser(const FontFamilies& families, FontLibrary& fonts) : m_families(families), m_fonts(fonts) {}

    Result<void> open(const StyledText& text)
    {
        for (const StyledText::Piece& piece : text.pieces) {
            const auto latin = latinFace(piece.style);
            const auto chinese = chineseFace(piece.style);
            if (!latin)
                return latin.error();
            if (!chinese)
                return chinese.error();
            m_latin += *latin;
            m_chinese += *chinese;
        }
        return {};
    }

    Result<std::shared_ptr<const FontFace>> latinFace(const TextStyle& style)
    {
        if (style.code && !m_families.code.isEmpty()) {
            if (auto code = m_fonts.face(m_families.code, style.bold, style.italic))
                return code;
        }
        return m_fonts.face(m_families.latin, style.bold, style.italic);
    }

    /// No slanted Han: another face, or bold. Not the face of the text itself, which would hide the emphasis.
    Result<std::shared_ptr<const FontFace>> chineseFace(const TextStyle& style)
    {
        for (const QString& family : style.emphasis && !style.bold ? m_families.emphasis : QStringList()) {
            if (family == m_families.chinese)
                continue;
            if (auto other = m_fonts.face(family, false, false))
                return other;
        }
        return m_fonts.face(m_families.chinese, style.bold || style.emphasis, false);
    }

    struct Choice {
        std::shared_ptr<const FontFace> face;
        bool missing = false;
    };
    Choice choose(char32_t c, qsizetype piece, bool chinese, bool bold)
    {
        const auto& first = chinese ? m_chinese[piece] : m_latin[piece];
        const auto& second = chinese ? m_latin[piece] : m_chinese[piece];
        if (first->glyphOf(c) != 0 || isInvisible(c))
            return {first};
        if (second->glyphOf(c) != 0)
            return {second};
        if (auto other = m_fonts.fallback(c, bold))
            return {std::move(other)};
        return {first, true};
    }

private:
    const FontFamilies& m_families;
    FontLibrary& m_fonts;
    QList<std::shared_ptr<const FontFace>> m_latin; // by piece
    QList<std::shared_ptr<const FontFace>> m_chinese;
};

bool belongsToCluster(char32_t c)
{
    return QChar::isMark(c) || c == 0x200D || (c >= 0xFE00 && c <= 0xFE0F);
}

unsigned scriptOf(char32_t c, bool chinese)
{
    if (chinese)
        return HB_SCRIPT_HAN;
    const hb_script_t script = hb_unicode_script(hb_unicode_funcs_get_default(), c);
    const bool own = script != HB_SCRIPT_COMMON && script != HB_SCRIPT_INHERITED && script != HB_SCRIPT_UNKNOWN;
    return own ? static_cast<unsigned>(script) : 0;
}

bool scriptsAgree(unsigned a, unsigned b)
{
    return a == 0 || b == 0 || a == b;
}

} // namespace

bool isInvisible(char32_t c)
{
    switch (QChar::category(c)) {
    case QChar::Other_Format:
    case QChar::Other_Control:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return (c >= 0xFE00 && c <= 0xFE0F) || (c >= 0xE0100 && c <= 0xE01EF);
    }
}

Result<QList<TextItem>> itemize(const StyledText& text, const QList<bool>& chinese, const FontFamilies& families,
                                FontLibrary& fonts)
{
    FaceChooser faces(families, fonts);
    if (const Result<void> opened = faces.open(text); !opened)
        return opened.error();
    const QList<quint8> levels = bidiLevels(text.text);
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
            const unsigned script = scriptOf(c, chinese[at]);
            const quint8 level = levels.isEmpty() ? quint8(0) : levels[at];
            const bool goesOn = !newPiece && items.last().face == choice.face && !choice.missing &&
                                !items.last().missing && items.last().chinese == chinese[at] &&
                                items.last().level == level && scriptsAgree(items.last().script, script);
            if (goesOn) {
                items.last().length += units;
                items.last().script = qMax(items.last().script, script);
            } else {
                items += TextItem{at, units, piece, choice.face, chinese[at], choice.missing, script, level};
            }
            newPiece = false;
        }
    }
    return items;
}

} // namespace duovita
