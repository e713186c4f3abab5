#include "core/typeset/shaping.h"

#include "core/typeset/graphemes.h"

#include <hb.h>

#include <algorithm>
#include <memory>
#include <span>
#include <utility>

namespace duovita {

namespace {

using Buffer = std::unique_ptr<hb_buffer_t, decltype(&hb_buffer_destroy)>;

struct ShapedGlyph {
    unsigned glyph;
    qsizetype cluster;
    double advance; // em
    double x;
    double y;
};

struct Stretch {
    qsizetype start;
    qsizetype length;
    bool chinese;
    hb_script_t script;
    bool rightToLeft = false;
};

hb_script_t scriptOf(const TextItem& item)
{
    return item.script == 0 ? HB_SCRIPT_LATIN : static_cast<hb_script_t>(item.script);
}

/// Returns glyphs in text order, also for right-to-left text; those of one cluster are in order from left to right.
QList<ShapedGlyph> shapeText(const FontFace& face, QStringView text, const Stretch& stretch,
                             std::span<const hb_feature_t> features)
{
    thread_local const Buffer buffer(hb_buffer_create(), hb_buffer_destroy); // reuses its memory
    hb_buffer_reset(buffer.get());
    hb_buffer_add_utf16(buffer.get(), reinterpret_cast<const uint16_t*>(text.utf16()), static_cast<int>(text.size()),
                        static_cast<unsigned>(stretch.start), static_cast<int>(stretch.length));
    hb_buffer_set_cluster_level(buffer.get(), HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS);
    // Everything explicit and not from the process locale, which would change the glyphs from machine to machine.
    hb_buffer_set_direction(buffer.get(), stretch.rightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
    hb_buffer_set_script(buffer.get(), stretch.script);
    static const hb_language_t chinese = hb_language_from_string("zh-Hans", -1);
    static const hb_language_t english = hb_language_from_string("en", -1);
    hb_buffer_set_language(buffer.get(), stretch.chinese ? chinese : english);
    hb_shape(face.hbFont(), buffer.get(), features.data(), static_cast<unsigned>(features.size()));
    if (stretch.rightToLeft)
        hb_buffer_reverse_clusters(buffer.get());

    unsigned count = 0;
    const hb_glyph_info_t* infos = hb_buffer_get_glyph_infos(buffer.get(), &count);
    const hb_glyph_position_t* positions = hb_buffer_get_glyph_positions(buffer.get(), &count);
    const double em = face.unitsPerEm();
    QList<ShapedGlyph> glyphs;
    glyphs.reserve(count);
    for (unsigned i = 0; i < count; ++i) {
        glyphs += ShapedGlyph{infos[i].codepoint, static_cast<qsizetype>(infos[i].cluster), positions[i].x_advance / em,
                              positions[i].x_offset / em, positions[i].y_offset / em};
    }
    return glyphs;
}

/// Converts character by character, so that each glyph still corresponds to a typed character.
QString inCapitals(QString text)
{
    for (QChar& c : text) {
        if (QString(c).toUpper().size() == 1)
            c = c.toUpper();
    }
    return text;
}

std::span<const hb_feature_t> featuresOf(const TextStyle& style)
{
    const auto all = [](hb_tag_t tag, unsigned value = 1) {
        return hb_feature_t{tag, value, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
    };
    constexpr hb_tag_t lining = HB_TAG('l', 'n', 'u', 'm');
    constexpr hb_tag_t oldStyle = HB_TAG('o', 'n', 'u', 'm');
    constexpr hb_tag_t smallCapitals = HB_TAG('s', 'm', 'c', 'p');
    // Letters in a ligature would not be spaced like the letters beside it.
    constexpr hb_tag_t ligatures = HB_TAG('l', 'i', 'g', 'a');
    constexpr hb_tag_t capitalsToSmall = HB_TAG('c', '2', 's', 'c');
    thread_local std::array<hb_feature_t, 4> features;
    std::size_t count = 0;
    features[count++] = all(style.oldStyle ? oldStyle : lining);
    if (style.smallCapitals)
        features[count++] = all(smallCapitals);
    if (style.allSmallCapitals)
        features[count++] = all(capitalsToSmall);
    if (style.tracking != 0)
        features[count++] = all(ligatures, 0);
    return {features.data(), count};
}

/// Characters that count as part of an adjacent word or number: "C++ 语言", "10% 的".
bool isWestern(char32_t c, CharClass charClass)
{
    return charClass == CharClass::Alnum || c == U'%' || c == U'#' || c == U'+' || c == U'$' || c == U'&' ||
           c == U'°' || c == U'℃' || c == U'×';
}

/// Adds an invisible character to the cluster before it, or at the start of the text to the first cluster.
void hide(qsizetype length, QList<Cluster>& clusters)
{
    if (clusters.isEmpty())
        return;
    clusters.last().length += length;
    clusters.last().hides = true;
}

} // namespace

QList<Cluster> Shaper::shape(const StyledText& text, const QList<TextItem>& items)
{
    QList<Cluster> clusters;
    clusters.reserve(text.text.size());
    for (qsizetype i = 0; i < items.size(); ++i)
        shapeItem(text, items[i], i, clusters);
    for (Cluster& cluster : clusters) {
        if (cluster.hides && !cluster.missing)
            cluster.glyphs.front().textLength =
                shownText(QStringView(text.text).mid(cluster.start, cluster.length)).size();
    }
    return clusters;
}

void Shaper::shapeItem(const StyledText& text, const TextItem& item, qsizetype index, QList<Cluster>& clusters)
{
    const TextStyle& style = text.pieces[item.piece].style;
    const double size = style.size * item.scale;
    QList<ShapedGlyph> glyphs;
    if (item.missing)
        glyphs += ShapedGlyph{0, item.start, 0, 0, 0};
    else
        glyphs =
            shapeText(*item.face, style.capitals ? inCapitals(text.text) : text.text,
                      {item.start, item.length, item.chinese, scriptOf(item), item.level % 2 == 1}, featuresOf(style));
    if (glyphs.isEmpty())
        hide(item.length, clusters);

    const qsizetype end = item.start + item.length;
    for (qsizetype g = 0; g < glyphs.size();) {
        qsizetype next = g;
        while (next < glyphs.size() && glyphs[next].cluster == glyphs[g].cluster)
            ++next;
        Cluster cluster;
        cluster.item = index;
        cluster.start = g == 0 ? item.start : glyphs[g].cluster;
        cluster.length = (next < glyphs.size() ? glyphs[next].cluster : end) - cluster.start;
        const QStringView shaped = QStringView(text.text).mid(cluster.start, cluster.length);
        const std::span<const ShapedGlyph> own(glyphs.cbegin() + g, glyphs.cbegin() + next);
        g = next;
        if (isAllInvisible(shaped)) {
            hide(cluster.length, clusters);
            continue;
        }
        const char32_t first = codePointAt(shaped, 0);
        cluster.charClass = classOf(first, item.chinese);
        cluster.western = isWestern(first, cluster.charClass) && style.rise == 0;
        cluster.missing =
            std::any_of(own.begin(), own.end(), [](const ShapedGlyph& glyph) { return glyph.glyph == 0; });
        cluster.hides = shaped.size() > 1 && shownText(shaped).size() != shaped.size();
        if (clusters.isEmpty() && cluster.start > 0) {
            cluster.hides = true;
            cluster.length += std::exchange(cluster.start, 0);
        }
        for (const ShapedGlyph& glyph : cluster.missing ? std::span<const ShapedGlyph>() : own) {
            cluster.glyphs.push_back({glyph.glyph, cluster.advance + glyph.x * size, -glyph.y * size,
                                      glyph.advance * size, 0, cluster.glyphs.isEmpty() ? cluster.length : 0});
            cluster.advance += glyph.advance * size;
        }
        if (item.chinese && !cluster.missing)
            trim(cluster, item, first, size);
        // Not after the last, nor beside an interpunct, which has space of its own: readers of the PDF would take both
        // for a word space.
        const qsizetype after = cluster.start + cluster.length;
        const bool tracked = style.tracking != 0 && !cluster.glyphs.isEmpty() && after < text.text.size() &&
                             text.text[after] != u'·' && cluster.charClass != CharClass::MidDot;
        if (tracked) {
            cluster.advance += style.tracking;
            cluster.glyphs.back().advance += style.tracking;
        }
        clusters += cluster;
    }
}

void Shaper::trim(Cluster& cluster, const TextItem& item, char32_t mark, double size)
{
    if (cluster.glyphs.size() != 1)
        return;
    PlacedGlyph& glyph = cluster.glyphs.front();
    if (cluster.charClass == CharClass::MidDot) {
        // GB/T 15834 5.1.7: half an em, centred. Fonts differ, so it is set here. A little less around a narrow glyph,
        // because readers of the PDF see a word space: Poppler from a tenth of an em, PDFium from a quarter of the
        // glyph's width, which is at least 0.3 em.
        constexpr double mostBeside = 0.07;
        const double width = std::min(size / 2, cluster.advance + 2 * mostBeside * size);
        glyph.x += (width - cluster.advance) / 2;
        glyph.advance = cluster.advance = width;
        return;
    }
    if (!isFullWidthMark(cluster.charClass))
        return;
    const Halt half = halfWidth(*item.face, mark);
    const double blankWidth = cluster.advance - half.advance * size;
    cluster.trimLeft = -half.shift * size;
    cluster.trimRight = blankWidth - cluster.trimLeft;
}

Shaper::Halt Shaper::halfWidth(const FontFace& face, char32_t mark)
{
    const auto key = std::pair(&face, mark);
    if (const auto known = m_halts.constFind(key); known != m_halts.constEnd())
        return *known;
    constexpr hb_feature_t halt{HB_TAG('h', 'a', 'l', 't'), 1, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
    const QString text = QString::fromUcs4(&mark, 1);
    const QList<ShapedGlyph> glyphs = shapeText(face, text, {0, text.size(), true, HB_SCRIPT_HAN}, {&halt, 1});
    const Halt half{glyphs.front().advance, glyphs.front().x};
    m_halts.insert(key, half);
    return half;
}

} // namespace duovita
