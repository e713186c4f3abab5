#include "core/typeset/pagedlayout.h"

#include "core/typeset/bidi.h"

#include <algorithm>

namespace duovita {

namespace {

bool matches(const ContentSource& wanted, const ContentSource& source)
{
    // A field of the person or of a section never matches one of an entry, even if both have the same name.
    const bool isAbove = wanted.field != Field::None && !wanted.entry && !wanted.highlight && source.entry;
    return !isAbove && (!wanted.section || wanted.section == source.section) &&
           (!wanted.entry || wanted.entry == source.entry) &&
           (!wanted.highlight || wanted.highlight == source.highlight) && (!wanted.cv || wanted.cv == source.cv) &&
           (wanted.field == Field::None || wanted.field == source.field);
}

QRectF boxOf(const LayoutLine& line, const GlyphRun& run)
{
    return {run.origin.x(), line.box.top(), run.width(), line.box.height()};
}

qsizetype offsetAt(const GlyphRun& run, double x)
{
    for (const PlacedGlyph& glyph : run.glyphs) {
        if (glyph.textLength == 0 || x >= glyph.x + glyph.advance)
            continue;
        // Within a ligature, choose the nearest of its characters.
        const double share = glyph.advance > 0 ? std::clamp((x - glyph.x) / glyph.advance, 0.0, 0.999) : 0;
        qsizetype offset = glyph.textStart + static_cast<qsizetype>(share * static_cast<double>(glyph.textLength));
        return offset > glyph.textStart && run.text[offset].isLowSurrogate() ? offset - 1 : offset;
    }
    return run.text.size();
}

/// How far a coordinate lies outside of a span.
double distance(double at, double from, double to)
{
    return std::max({from - at, at - to, 0.0});
}

/// A run's text in reading order.
QString textOf(const GlyphRun& run)
{
    if (run.level % 2 == 0)
        return run.text;
    QString text;
    for (auto glyph = run.glyphs.crbegin(); glyph != run.glyphs.crend(); ++glyph)
        text += QStringView(run.text).mid(glyph->textStart, glyph->textLength);
    return text;
}

/// A line's text in reading order: applying the visual order twice gives the logical order.
QString textOf(const LayoutLine& line)
{
    QList<quint8> levels;
    for (const GlyphRun& run : line.runs)
        levels += run.level;
    QString text;
    for (const qsizetype run : visualOrder(levels))
        text += textOf(line.runs[run]);
    return text;
}

} // namespace

double GlyphRun::width() const
{
    return glyphs.isEmpty() ? 0 : glyphs.last().x + glyphs.last().advance;
}

QString PagedLayout::text() const
{
    QString text;
    for (const LayoutPage& page : pages) {
        for (const LayoutLine& line : page.lines) {
            if (blocks[line.block].role == BlockRole::Artifact)
                continue;
            text += textOf(line);
            text += u'\n';
        }
    }
    return text;
}

std::optional<PagedLayout::Hit> PagedLayout::at(int page, QPointF point) const
{
    if (page < 0 || page >= pages.size())
        return std::nullopt;
    constexpr double reach = 0.5; // of a line's height: gaps between lines belong to the closer one
    std::optional<Hit> nearest;
    std::pair<double, double> least;
    for (const LayoutLine& line : pages[page].lines) {
        const double beyond = distance(point.y(), line.box.top(), line.box.bottom());
        if (blocks[line.block].role == BlockRole::Artifact || beyond > reach * line.box.height() ||
            distance(point.x(), line.box.left(), line.box.right()) > 0)
            continue;
        for (const GlyphRun& run : line.runs) {
            const QRectF box = boxOf(line, run);
            const std::pair away(beyond, distance(point.x(), box.left(), box.right()));
            if (run.source == ContentSource{} || (nearest && away >= least))
                continue;
            nearest = Hit{run.source, box, offsetAt(run, point.x() - run.origin.x()), run.text};
            least = away;
        }
    }
    return nearest;
}

QList<PagedLayout::Spot> PagedLayout::find(const ContentSource& source) const
{
    QList<Spot> spots;
    for (int page = 0; page < pages.size(); ++page) {
        QRectF box;
        for (const LayoutLine& line : pages[page].lines) {
            for (const GlyphRun& run : line.runs) {
                if (matches(source, run.source))
                    box |= boxOf(line, run);
            }
        }
        if (!box.isNull())
            spots += Spot{page, box};
    }
    return spots;
}

} // namespace duovita
