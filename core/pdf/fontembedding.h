#pragma once

#include "core/domain/result.h"
#include "core/typeset/fontface.h"
#include "core/typeset/glyphboxes.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QMutex>
#include <QRect>

#include <memory>

namespace duovita {

struct GlyphCode {
    quint16 code = 0; ///< a CID, as in content streams
    int width = 0;    ///< 1/1000 em
};

/// The part of a face that a document uses, ready to be embedded.
struct FontProgram {
    QByteArray data;     ///< bare CFF, or TrueType
    QByteArray deflated; ///< `data`, compressed once for all documents that embed it
    bool cff = false;
    QHash<quint32, GlyphCode> codes; ///< by glyph of the face
    QList<GlyphCode> widths;         ///< the values of `codes`, ordered by code
    QRect box;                       ///< bounding box of its glyphs in font units, y upwards: top() is the lowest
    double italicAngle = 0;          ///< degrees counter-clockwise
    bool widthsAgree = true;         ///< whether the program's widths equal the face's
    QByteArray tag;                  ///< six letters that identify this set of glyphs
};

/// Makes font programs with hb-subset. Caches the most recent ones, because the glyphs in use seldom change while a
/// user edits. Thread-safe; share one instance.
class FontSubsetter {
public:
    FontSubsetter();
    ~FontSubsetter();
    FontSubsetter(const FontSubsetter&) = delete;
    FontSubsetter& operator=(const FontSubsetter&) = delete;

    using Program = std::shared_ptr<const FontProgram>;
    /// The glyphs in use must be sorted and free of duplicates.
    struct Use {
        std::shared_ptr<const FontFace> face;
        QList<quint32> glyphs;
    };
    Result<Program> subset(const Use& use);
    /// The programs of several faces, in that order.
    Result<QList<Program>> subsets(const QList<Use>& uses);
    /// Knows the boxes of all embedded glyphs.
    GlyphBoxes& boxes();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

/// The texts that each glyph of a face represents in one document. Most glyphs have a single text. If a glyph has
/// several (a space and a no-break space, 一 and a typed ⼀), each further text goes into a further layer: the same
/// font program with another ToUnicode map.
class GlyphTexts {
public:
    using Layer = QHash<quint32, QString>;

    /// The layer in which the glyph has this text; adds one if needed.
    int layerOf(quint32 glyph, QStringView text);
    int layers() const { return static_cast<int>(m_layers.size()); }
    const Layer& layer(int index) const { return m_layers[index]; }
    QList<quint32> glyphs() const;

private:
    QList<Layer> m_layers;
};

/// The ToUnicode CMap of a layer.
QByteArray toUnicodeMap(const GlyphTexts::Layer& texts, const FontProgram& program);

} // namespace duovita
