#include "ui/preview/pagechanges.h"

#include "core/typeset/fontface.h"

#include <QHash>

namespace duovita {

namespace {

size_t signOf(const QPainterPath& path)
{
    size_t sign = 0;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        sign = qHashMulti(sign, static_cast<int>(element.type), element.x, element.y);
    }
    return sign;
}

size_t signOf(const GlyphRun& run)
{
    size_t sign = qHashMulti(size_t(0), quintptr(run.face.get()), run.size, run.color.rgba(), run.origin.x(),
                             run.origin.y(), run.isHidden);
    for (const PlacedGlyph& glyph : run.glyphs)
        sign = qHashMulti(sign, glyph.glyph, glyph.x, glyph.y);
    return sign;
}

size_t signOf(const QRectF& box)
{
    return qHashMulti(size_t(0), box.x(), box.y(), box.width(), box.height());
}

/// The vertical extent of a run's ink, which may exceed its line.
PageBand bandOf(const GlyphRun& run, GlyphBoxes& boxes)
{
    PageBand band;
    const double scale = run.size / run.face->unitsPerEm();
    for (const PlacedGlyph& glyph : run.glyphs) {
        const QRect box = boxes.box(run.face, glyph.glyph);
        const double baseline = run.origin.y() + glyph.y;
        band.add(baseline - (box.top() + box.height()) * scale, baseline - box.top() * scale);
    }
    return band;
}

PageBand bandOf(const LayoutRule& rule)
{
    return {rule.box.top(), rule.box.bottom()};
}

PageBand bandOf(const LayoutShape& shape)
{
    const QRectF box = shape.path.controlPointRect();
    return {box.top() - shape.width, box.bottom() + shape.width};
}

PageBand bandOf(const LayoutImage& image)
{
    return {image.box.top(), image.box.bottom()};
}

/// Visits the elements between the common prefix and the common suffix of both lists.
template <typename Visit>
void forEachChange(const QList<size_t>& before, const QList<size_t>& after, const Visit& visit)
{
    qsizetype first = 0;
    const qsizetype shorter = qMin(before.size(), after.size());
    while (first < shorter && before[first] == after[first])
        ++first;
    qsizetype same = 0;
    while (same < shorter - first && before[before.size() - 1 - same] == after[after.size() - 1 - same])
        ++same;
    for (qsizetype i = first; i < before.size() - same; ++i)
        visit(i, false);
    for (qsizetype i = first; i < after.size() - same; ++i)
        visit(i, true);
}

QList<const GlyphRun*> runsOf(const LayoutPage& page)
{
    QList<const GlyphRun*> runs;
    for (const LayoutLine& line : page.lines) {
        for (const GlyphRun& run : line.runs)
            runs += &run;
    }
    return runs;
}

} // namespace

size_t PageSigns::sum() const
{
    return qHashMulti(size_t(0), qHashRange(rules.begin(), rules.end()), qHashRange(shapes.begin(), shapes.end()),
                      qHashRange(images.begin(), images.end()), qHashRange(runs.begin(), runs.end()));
}

void PageBand::add(double from, double to)
{
    if (to <= from)
        return;
    top = top < bottom ? qMin(top, from) : from;
    bottom = qMax(bottom, to);
}

PageSigns signsOf(const LayoutPage& page)
{
    PageSigns signs;
    for (const GlyphRun* run : runsOf(page))
        signs.runs += signOf(*run);
    for (const LayoutRule& rule : page.rules)
        signs.rules += qHashMulti(size_t(0), signOf(rule.box), rule.color.rgba());
    for (const LayoutShape& shape : page.shapes)
        signs.shapes += qHashMulti(size_t(0), signOf(shape.path), shape.fill.isValid(), shape.fill.rgba(),
                                   shape.stroke.isValid(), shape.stroke.rgba(), shape.width);
    for (const LayoutImage& image : page.images)
        signs.images += qHashMulti(size_t(0), signOf(image.box), image.data, signOf(image.clip));
    return signs;
}

PageBand changedBand(const LayoutPage& before, const PageSigns& signsBefore, const LayoutPage& after,
                     const PageSigns& signsAfter, GlyphBoxes& boxes)
{
    PageBand band;
    const auto add = [&band](const PageBand& part) { band.add(part.top, part.bottom); };
    forEachChange(signsBefore.rules, signsAfter.rules,
                  [&](qsizetype i, bool isNew) { add(bandOf(isNew ? after.rules[i] : before.rules[i])); });
    forEachChange(signsBefore.shapes, signsAfter.shapes,
                  [&](qsizetype i, bool isNew) { add(bandOf(isNew ? after.shapes[i] : before.shapes[i])); });
    forEachChange(signsBefore.images, signsAfter.images,
                  [&](qsizetype i, bool isNew) { add(bandOf(isNew ? after.images[i] : before.images[i])); });
    if (signsBefore.runs == signsAfter.runs)
        return band;
    const QList<const GlyphRun*> runsBefore = runsOf(before);
    const QList<const GlyphRun*> runsAfter = runsOf(after);
    forEachChange(signsBefore.runs, signsAfter.runs,
                  [&](qsizetype i, bool isNew) { add(bandOf(isNew ? *runsAfter[i] : *runsBefore[i], boxes)); });
    return band;
}

} // namespace duovita
