#include "core/typeset/glyphboxes.h"

#include <hb.h>

namespace duovita {

namespace {

QRect measured(const FontFace& face, quint32 glyph)
{
    hb_glyph_extents_t extents;
    if (!hb_font_get_glyph_extents(face.hbFont(), glyph, &extents))
        return {};
    // In the font, y points upwards: the lower edge is the rectangle's top().
    return {extents.x_bearing, extents.y_bearing + extents.height, extents.width, -extents.height};
}

} // namespace

QRect GlyphBoxes::box(const std::shared_ptr<const FontFace>& face, quint32 glyph)
{
    const QMutexLocker lock(&m_mutex);
    Known& known = m_known[face];
    const auto found = known.boxes.constFind(glyph);
    if (found != known.boxes.constEnd())
        return *found;
    const QRect box = measured(*face, glyph);
    known.boxes.insert(glyph, box);
    // Each program is in another place of a CJK font and, with its neighbours, takes 64 kB of memory.
    constexpr int many = 64;
    if (++known.measured == many) {
        known.measured = 0;
        face->letPagesGo();
    }
    return box;
}

} // namespace duovita
