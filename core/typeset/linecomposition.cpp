#include "core/typeset/linecomposition.h"

#include "core/typeset/bidi.h"
#include "core/typeset/graphemes.h"

#include <hb.h>

#include <algorithm>
#include <array>
#include <numeric>

namespace duovita {

namespace {

void beginRun(SetLine& line, const TextItem& item, const TextStyle& style, double x)
{
    GlyphRun run;
    run.face = item.face;
    run.size = style.size * item.scale;
    run.isHidden = style.hidden;
    run.color = style.color;
    run.origin = QPointF(x, -style.rise);
    // So that a screen reader changes its voice for Chinese words in an English text.
    run.language = item.chinese ? hanLanguage : style.language;
    run.url = style.url;
    run.source = style.source;
    line.runs += run;
}

/// Some readers take a glyph's text for a single character, or for several below U+FFFF. If the text has several
/// characters and one is beyond U+FFFF (such as joined emoji), zero-width blank glyphs represent all but the first.
void partByCharacter(GlyphRun& run, qsizetype first)
{
    const qsizetype start = run.glyphs[first].textStart;
    const QStringView text = QStringView(run.text).mid(start);
    const bool isBeyond = std::any_of(text.begin(), text.end(), [](QChar c) { return c.isSurrogate(); });
    const qsizetype own = unitsOf(codePointAt(text, 0));
    const unsigned blank = run.face->glyphOf(U' ');
    if (!isBeyond || own == text.size() || blank == 0)
        return;
    run.glyphs[first].textLength = own;
    for (qsizetype i = first + 1; i < run.glyphs.size(); ++i)
        run.glyphs[i].textStart = start + own;
    const double end = run.width();
    for (qsizetype at = own; at < text.size(); at += run.glyphs.last().textLength)
        run.glyphs += PlacedGlyph{blank, end, 0, 0, start + at, unitsOf(codePointAt(text, at)), true};
}

/// In right-to-left text, the first character read is the rightmost glyph.
void turnRound(GlyphRun& run, qsizetype first)
{
    const auto blanks = std::find_if(run.glyphs.begin() + first, run.glyphs.end(),
                                     [](const PlacedGlyph& glyph) { return glyph.continues; });
    if (blanks == run.glyphs.end())
        return;
    const auto signs = std::rotate(run.glyphs.begin() + first, blanks, run.glyphs.end());
    std::reverse(run.glyphs.begin() + first, signs);
    QString turned;
    const qsizetype start = signs->textStart;
    for (qsizetype i = first; i < run.glyphs.size(); ++i) {
        PlacedGlyph& glyph = run.glyphs[i];
        turned += QStringView(run.text).mid(glyph.textStart, glyph.textLength);
        glyph.textStart = start + turned.size() - glyph.textLength;
        glyph.x = glyph.continues ? signs->x : glyph.x;
        glyph.continues = false;
    }
    run.text.replace(start, run.text.size() - start, turned);
}

/// Adds a cluster at `x` from the run's origin. Its first glyph carries all its text, the others none.
void addCluster(GlyphRun& run, const Cluster& cluster, QStringView text, double x, double extraAdvance)
{
    const qsizetype start = run.text.size();
    const qsizetype first = run.glyphs.size();
    if (cluster.hides)
        run.text += shownText(text);
    else
        run.text += text;
    for (PlacedGlyph glyph : cluster.glyphs) {
        glyph.x += x;
        glyph.textStart = glyph.textLength > 0 ? start : run.text.size();
        run.glyphs += glyph;
    }
    if (run.text.size() - start > 2) {
        partByCharacter(run, first);
        if (run.level % 2 == 1)
            turnRound(run, first);
    }
    run.glyphs.last().advance += extraAdvance;
}

unsigned hyphenGlyph(const FontFace& face)
{
    const unsigned hyphen = face.glyphOf(U'\u2010');
    return hyphen != 0 ? hyphen : face.glyphOf(U'-');
}

/// Adds the hyphen at the end of a line as a soft hyphen, so that readers know it is not the author's.
void addHyphen(SetLine& line, const ShapedParagraph& paragraph, qsizetype after)
{
    GlyphRun& run = line.runs.last();
    PlacedGlyph glyph;
    glyph.glyph = hyphenGlyph(*run.face);
    glyph.x = run.width();
    glyph.advance = hyphenWidth(paragraph, after);
    glyph.textStart = run.text.size();
    glyph.textLength = 1;
    run.text += QChar::SoftHyphen;
    run.glyphs += glyph;
}

struct ItemOrder {
    bool operator()(const Cluster& cluster, qsizetype item) const { return cluster.item < item; }
    bool operator()(qsizetype item, const Cluster& cluster) const { return item < cluster.item; }
};

} // namespace

bool hasHyphen(const ShapedParagraph& paragraph, qsizetype after)
{
    return hyphenGlyph(*paragraph.items[paragraph.clusters[after].item].face) != 0;
}

double hyphenWidth(const ShapedParagraph& paragraph, qsizetype after)
{
    const Cluster& cluster = paragraph.clusters[after];
    const FontFace& face = *paragraph.items[cluster.item].face;
    return hb_font_get_glyph_h_advance(face.hbFont(), hyphenGlyph(face)) * paragraph.styleOf(cluster).size *
           paragraph.items[cluster.item].scale / face.unitsPerEm();
}

LineComposition::LineComposition(const LineMeasure& measure, const LineRange& range)
    : m_paragraph(measure.paragraph()), m_range(range), m_placed(measure.place(range.first, range.end)),
      m_width(measure.width(range.first, range.end))
{
    if (range.hyphenated)
        m_width += hyphenWidth(m_paragraph, range.end - 1);
}

/// Sums `amount` over the line's clusters.
template <typename Amount>
static double sumOf(const std::vector<PlacedCluster>& placed, Amount amount)
{
    return std::accumulate(placed.begin(), placed.end(), 0.0,
                           [&](double sum, const PlacedCluster& one) { return sum + amount(one); });
}

void LineComposition::tighten(double width)
{
    const double capacity = sumOf(m_placed, [](const PlacedCluster& placed) { return placed.tightens; });
    const double taken = std::min(m_width - width, capacity);
    if (taken <= 0)
        return;
    for (PlacedCluster& placed : m_placed)
        placed.advance -= placed.tightens * taken / capacity;
    m_width -= taken;
}

void LineComposition::shrink(double width)
{
    const auto all = [](const PlacedCluster& placed) { return placed.shrinks + placed.shrinksLeft; };
    width = std::max(width, m_width - mostShrink * sumOf(m_placed, all));
    for (std::size_t tier = 0; tier < shrinkTierCount && m_width > width; ++tier) {
        const auto own = static_cast<ShrinkTier>(tier);
        const double capacity = sumOf(m_placed, [own](const PlacedCluster& placed) {
            return (placed.shrinkTier == own ? placed.shrinks : 0) +
                   (own == ShrinkTier::Bracket ? placed.shrinksLeft : 0);
        });
        const double taken = std::min(m_width - width, capacity);
        if (taken <= 0)
            continue;
        const double share = taken / capacity;
        for (PlacedCluster& placed : m_placed) {
            if (placed.shrinkTier == own)
                placed.advance -= placed.shrinks * share;
            if (own == ShrinkTier::Bracket)
                placed.before -= placed.shrinksLeft * share;
        }
        m_width -= taken;
    }
}

void LineComposition::stretch(double width)
{
    std::array<double, stretchTierCount> capacities{};
    double all = 0;
    for (const PlacedCluster& placed : m_placed) {
        capacities[static_cast<std::size_t>(placed.stretchTier)] += placed.stretches;
        all += placed.stretches;
    }
    double slack = width - m_width;
    if (slack <= 0 || all <= 0)
        return;
    const double beyond = std::max(1.0, slack / all); // shrinks everything to its limit and beyond
    for (std::size_t tier = 0; tier < stretchTierCount; ++tier) {
        const double taken = std::min(slack, capacities[tier] * beyond);
        if (taken <= 0)
            continue;
        for (PlacedCluster& placed : m_placed) {
            if (placed.stretchTier == static_cast<StretchTier>(tier))
                placed.advance += placed.stretches * taken / capacities[tier];
        }
        slack -= taken;
    }
    m_width = width;
}

void LineComposition::fit(double width, bool full)
{
    if (m_width > width) {
        shrink(width);
        tighten(width);
    } else if (full) {
        stretch(width);
    }
}

QList<quint8> LineComposition::levels() const
{
    QList<quint8> levels(static_cast<qsizetype>(m_placed.size()));
    for (qsizetype i = 0; i < levels.size(); ++i)
        levels[i] = m_paragraph.items[m_paragraph.clusters[m_range.first + i].item].level;
    // Trailing blanks stay at the end of the line (UAX #9, rule L1).
    for (qsizetype i = levels.size(); i > 0; --i) {
        const Cluster& cluster = m_paragraph.clusters[m_range.first + i - 1];
        if (!m_paragraph.text.text[cluster.start].isSpace())
            break;
        levels[i - 1] = 0;
    }
    return levels;
}

/// The number of clusters in the line that belong to this item.
qsizetype LineComposition::clustersOf(qsizetype item) const
{
    const auto first = m_paragraph.clusters.begin() + m_range.first;
    const auto end = m_paragraph.clusters.begin() + m_range.end;
    const auto [from, to] = std::equal_range(first, end, item, ItemOrder());
    return to - from;
}

SetLine LineComposition::set(double shift) const
{
    SetLine line;
    line.width = m_width;
    double x = shift;
    qsizetype item = -1;
    const QList<quint8> levels = this->levels();
    for (const qsizetype i : visualOrder(levels)) {
        const Cluster& cluster = m_paragraph.clusters[m_range.first + i];
        const PlacedCluster& placed = m_placed[static_cast<std::size_t>(i)];
        const TextStyle& style = m_paragraph.styleOf(cluster);
        if (cluster.item != item || line.runs.last().level != levels[i]) {
            item = cluster.item;
            beginRun(line, m_paragraph.items[item], style, x);
            line.runs.last().level = levels[i];
            line.runs.last().glyphs.reserve(clustersOf(item));
        }
        GlyphRun& run = line.runs.last();
        addCluster(run, cluster, QStringView(m_paragraph.text.text).mid(cluster.start, cluster.length),
                   x + placed.before - run.origin.x(), placed.advance - cluster.advance);
        x += placed.before + placed.advance;
    }
    if (m_range.hyphenated)
        addHyphen(line, m_paragraph, m_range.end - 1);
    return line;
}

} // namespace duovita
