#include "core/typeset/itemization.h"

#include "core/typeset/bidi.h"
#include "core/typeset/graphemes.h"

#include <QChar>

#include <hb.h>

#include <algorithm>

namespace duovita {

namespace {

/// Chooses the face of each cluster. Caches the faces of the pair for one paragraph.
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
            if (auto code = m_fonts.face(m_families.code, style.weight, style.italic))
                return code;
        }
        return m_fonts.face(latinFamily(style), style.weight, style.italic);
    }

    const QString& latinFamily(const TextStyle& style) const
    {
        return style.title && !m_families.titleLatin.isEmpty() ? m_families.titleLatin : m_families.latin;
    }

    /// The family's regular face, if it has a sign that the bold or italic one lacks, such as the apostrophe and dash
    /// of Debian's EB Garamond Bold: it looks more alike than the Chinese font's.
    std::shared_ptr<const FontFace> regularFace(QStringView cluster, const TextStyle& style)
    {
        if (style.weight == regularWeight && !style.italic)
            return nullptr;
        const auto regular = m_fonts.face(latinFamily(style), regularWeight, false);
        return regular && (*regular)->draws(cluster) ? *regular : nullptr;
    }

    /// Han have no italic: emphasis uses another face, or bold. That face must differ from the text's own, or the
    /// emphasis would be invisible.
    Result<std::shared_ptr<const FontFace>> chineseFace(const TextStyle& style)
    {
        for (const QString& family : style.emphasis && !style.isBold() ? m_families.emphasis : QStringList()) {
            if (family == m_families.chinese)
                continue;
            if (auto other = m_fonts.face(family, regularWeight, false))
                return other;
        }
        const bool title = style.title && !m_families.titleChinese.isEmpty();
        const int weight = style.emphasis && !style.isBold() ? boldWeight
                           : style.weight == regularWeight   ? m_families.hanWeight
                                                             : style.weight;
        return m_fonts.face(title ? m_families.titleChinese : m_families.chinese, weight, false);
    }

    struct Choice {
        std::shared_ptr<const FontFace> face;
        bool missing = false;
    };
    Choice choose(QStringView cluster, qsizetype piece, bool chinese, const TextStyle& style)
    {
        const auto& first = chinese ? m_chinese[piece] : m_latin[piece];
        const auto& second = chinese ? m_latin[piece] : m_chinese[piece];
        if (!hasMeaning(codePointAt(cluster, 0)))
            return {first, true};
        if (first->draws(cluster))
            return {first};
        if (auto regular = chinese ? nullptr : regularFace(cluster, style))
            return {std::move(regular)};
        if (second->draws(cluster))
            return {second};
        if (auto other = m_fonts.fallback(cluster, style.isBold()))
            return {std::move(other)};
        return {first, true};
    }

private:
    static constexpr int regularWeight = 400;
    static constexpr int boldWeight = 700;

    const FontFamilies& m_families;
    FontLibrary& m_fonts;
    QList<std::shared_ptr<const FontFace>> m_latin; // by piece
    QList<std::shared_ptr<const FontFace>> m_chinese;
};

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

/// Builds the items of one text.
class Itemizer {
public:
    Itemizer(const StyledText& text, const QList<bool>& chinese, double latinScale, FaceChooser& faces)
        : m_text(text), m_chinese(chinese), m_latinScale(latinScale), m_faces(faces), m_levels(bidiLevels(text.text))
    {
    }

    QList<TextItem> run()
    {
        for (qsizetype piece = 0; piece < m_text.pieces.size(); ++piece) {
            m_newPiece = true;
            const qsizetype end = m_text.endOf(piece);
            const QStringView own = QStringView(m_text.text).left(end);
            for (qsizetype at = m_text.pieces[piece].start; at < end;) {
                const qsizetype next = clusterEnd(own, at);
                addCluster(at, own.mid(at, next - at), piece);
                at = next;
            }
        }
        return m_items;
    }

private:
    void addCluster(qsizetype at, QStringView cluster, qsizetype piece)
    {
        // An invisible character needs no face of its own, but affects how its neighbours are shaped.
        if (!m_newPiece && !m_items.last().missing && isInvisible(codePointAt(cluster, 0)) && isAllInvisible(cluster)) {
            m_items.last().length += cluster.size();
            return;
        }
        const FaceChooser::Choice whole = choose(at, cluster, piece);
        const QList<QStringView> signs = whole.missing ? signsOf(cluster) : QList<QStringView>();
        QList<FaceChooser::Choice> choices;
        for (const QStringView sign : signs.size() > 1 && !hasTags(cluster) ? signs : QList<QStringView>())
            choices += choose(at, sign, piece);
        const bool inSigns = !choices.isEmpty() && std::none_of(choices.begin(), choices.end(),
                                                                [](const auto& choice) { return choice.missing; });
        if (!inSigns)
            return add(at, cluster, piece, whole);
        for (qsizetype i = 0; i < signs.size(); ++i) {
            add(at, signs[i], piece, choices[i]);
            at += signs[i].size();
        }
    }

    FaceChooser::Choice choose(qsizetype at, QStringView cluster, qsizetype piece)
    {
        return m_faces.choose(cluster, piece, m_chinese[at], m_text.pieces[piece].style);
    }

    void add(qsizetype at, QStringView cluster, qsizetype piece, const FaceChooser::Choice& choice)
    {
        const bool chinese = m_chinese[at];
        const unsigned script = scriptOf(codePointAt(cluster, 0), chinese);
        const quint8 level = m_levels.isEmpty() ? quint8(0) : m_levels[at];
        const bool continues = !m_newPiece && m_items.last().face == choice.face && !choice.missing &&
                               !m_items.last().missing && m_items.last().chinese == chinese &&
                               m_items.last().level == level && scriptsAgree(m_items.last().script, script);
        if (continues) {
            m_items.last().length += cluster.size();
            m_items.last().script = qMax(m_items.last().script, script);
        } else {
            const double scale = chinese ? 1 : m_latinScale;
            m_items += TextItem{at, cluster.size(), piece, choice.face, chinese, choice.missing, script, level, scale};
        }
        m_newPiece = false;
    }

    const StyledText& m_text;
    const QList<bool>& m_chinese;
    double m_latinScale;
    FaceChooser& m_faces;
    QList<quint8> m_levels;
    QList<TextItem> m_items;
    bool m_newPiece = true;
};

} // namespace

Result<QList<TextItem>> itemize(const StyledText& text, const QList<bool>& chinese, const FontFamilies& families,
                                FontLibrary& fonts)
{
    FaceChooser faces(families, fonts);
    if (const Result<void> opened = faces.open(text); !opened)
        return opened.error();
    return Itemizer(text, chinese, families.latinScale, faces).run();
}

} // namespace duovita
