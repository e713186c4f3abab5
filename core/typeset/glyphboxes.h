#pragma once

#include "core/typeset/fontface.h"

#include <QHash>
#include <QMutex>
#include <QRect>

#include <map>
#include <memory>

namespace duovita {

/// The bounding boxes of glyphs, kept because measuring a CFF glyph means running its program. Thread-safe.
class GlyphBoxes {
public:
    /// In font units, y upwards: top() is the lowest. Empty for a glyph without ink. Of a CFF glyph, the curves count
    /// with their control points, so that the box may be larger than the ink; of a TrueType glyph, it is the font's.
    QRect box(const std::shared_ptr<const FontFace>& face, quint32 glyph);

private:
    struct Known {
        QHash<quint32, QRect> boxes;
        int measured = 0; ///< since the face's pages were let go
    };
    QMutex m_mutex; // guards the member below
    std::map<std::shared_ptr<const FontFace>, Known> m_known;
};

} // namespace duovita
