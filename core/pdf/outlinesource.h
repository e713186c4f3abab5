#pragma once

#include "core/domain/result.h"
#include "core/pdf/cidglyphs.h"
#include "core/typeset/fontface.h"

#include <QByteArray>
#include <QList>
#include <QThreadPool>

#include <atomic>
#include <memory>

struct hb_face_t;

namespace duovita {

/// A font with some of a face's glyphs.
struct GlyphSubset {
    QByteArray data;         ///< bare CFF, or TrueType
    QList<quint16> glyphs;   ///< code of each requested glyph, in order: its index in `data`, or its CID
    bool widthsAgree = true; ///< whether its widths equal the face's
};

/// The outlines of a face, from which hb-subset takes subsets. For a CJK face, every subset would mean reading all
/// 65,535 glyphs. Programs of its single glyphs are therefore cached and combined, and after the first few subsets the
/// programs of the most common characters are loaded in the background. Thread-safe.
class OutlineSource {
public:
    /// The work in `background` must have finished before this object is destroyed.
    OutlineSource(std::shared_ptr<const FontFace> face, QThreadPool& background);
    ~OutlineSource();
    OutlineSource(const OutlineSource&) = delete;
    OutlineSource& operator=(const OutlineSource&) = delete;

    /// `glyphs` must be sorted and free of duplicates.
    Result<GlyphSubset> subset(const QList<quint32>& glyphs);
    /// The number of times that hb-subset has read the whole face.
    int readings() const { return m_readings; }

private:
    using Face = std::unique_ptr<hb_face_t, void (*)(hb_face_t*)>;

    bool fetch(const QList<quint32>& glyphs);
    Result<GlyphSubset> putTogether(const QList<quint32>& glyphs);
    Error failure() const;

    std::shared_ptr<const FontFace> m_face;
    QThreadPool& m_background;
    Face m_outlines;
    std::unique_ptr<CidGlyphs> m_cidGlyphs; // only for a CID-keyed face
    std::atomic<int> m_subsets = 0;
    std::atomic<int> m_readings = 0;
};

} // namespace duovita
