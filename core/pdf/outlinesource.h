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

/// Some of a face's glyphs as a font of their own.
struct GlyphSubset {
    QByteArray data;         ///< bare CFF, or TrueType
    QList<quint16> glyphs;   ///< the code of each that was asked for, in their order: its glyph there, or its CID
    bool widthsAgree = true; ///< its widths are those of the face
};

/// The outlines of a face, from which subsets are taken with hb-subset. Of a CJK face each of those costs what reading
/// its 65,535 glyphs costs: there, programs of single glyphs are kept and put together, and after the first few subsets
/// those of the usual characters are fetched in the background. Thread-safe.
class OutlineSource {
public:
    /// `background` must have ended its work before the source goes.
    OutlineSource(std::shared_ptr<const FontFace> face, QThreadPool& background);
    ~OutlineSource();
    OutlineSource(const OutlineSource&) = delete;
    OutlineSource& operator=(const OutlineSource&) = delete;

    /// `glyphs` sorted, without duplicates.
    Result<GlyphSubset> subset(const QList<quint32>& glyphs);
    /// How often hb-subset read the whole face.
    int readings() const { return m_readings; }

private:
    using Face = std::unique_ptr<hb_face_t, void (*)(hb_face_t*)>;

    bool fetch(const QList<quint32>& glyphs);
    Result<GlyphSubset> putTogether(const QList<quint32>& glyphs);
    Error failure() const;

    std::shared_ptr<const FontFace> m_face;
    QThreadPool& m_background;
    Face m_outlines;
    std::unique_ptr<CidGlyphs> m_cidGlyphs; // of a CID-keyed face
    std::atomic<int> m_subsets = 0;
    std::atomic<int> m_readings = 0;
};

} // namespace duovita
