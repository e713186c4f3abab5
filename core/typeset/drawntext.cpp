#include "core/typeset/drawntext.h"

#include "core/typeset/fontface.h"

#include <QTransform>

namespace duovita {

LayoutShape drawingOf(const QList<GlyphRun>& runs, const QPointF& at)
{
    LayoutShape shape;
    shape.path.setFillRule(Qt::WindingFill);
    for (const GlyphRun& run : runs) {
        shape.fill = run.color;
        const double scale = run.size / run.face->unitsPerEm();
        for (const PlacedGlyph& glyph : run.glyphs) {
            const QPointF place = at + run.origin + QPointF(glyph.x, glyph.y);
            shape.path.addPath(
                QTransform(scale, 0, 0, scale, place.x(), place.y()).map(run.face->outlineOf(glyph.glyph)));
        }
    }
    return shape;
}

} // namespace duovita
