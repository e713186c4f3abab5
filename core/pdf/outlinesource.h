#pragma once

#include "core/domain/result.h"
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
    QList<quint16> glyphs;   ///< the subset's glyph for each that was asked for, in their order
    bool widthsAgree = true; ///< its widths are those of the face
};

/// The outlines of a face, from which subsets are taken with hb-subset. Every subset of a CJK face costs what reading
/// its 65,535 glyphs costs: after the first few a source makes, in the background, a face with the usual characters
/// alone, from which the same bytes come in half the time. Thread-safe.
class OutlineSource {
public:
    /// `background` must have ended its work before the source goes.
    OutlineSource(std::shared_ptr<const FontFace> face, QThreadPool& background);
    ~OutlineSource();
    OutlineSource(const OutlineSource&) = delete;
    OutlineSource& operator=(const OutlineSource&) = delete;

    /// `glyphs` sorted, without duplicates.
    Result<GlyphSubset> subset(const QList<quint32>& glyphs);
    /// How many subsets came from the face of usual characters: it serves where it has all that is asked for.
    int takenFromUsual() const { return m_takenFromUsual; }

private:
    using Face = std::unique_ptr<hb_face_t, void (*)(hb_face_t*)>;
    struct Usual;

    void makeUsual();

    std::shared_ptr<const FontFace> m_face;
    QThreadPool& m_background;
    Face m_outlines;
    std::atomic<int> m_taken = 0;
    std::atomic<int> m_takenFromUsual = 0;
    std::unique_ptr<const Usual> m_kept; // what m_usual points to, once it is made
    std::atomic<const Usual*> m_usual = nullptr;
};

} // namespace duovita
