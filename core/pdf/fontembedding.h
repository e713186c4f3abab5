#pragma once

#include "core/domain/result.h"
#include "core/typeset/fontface.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QMutex>
#include <QRect>

#include <memory>

namespace duovita {

struct GlyphCode {
    quint16 code = 0; ///< in content streams: a CID
    int width = 0;    ///< 1/1000 em
};

/// The part of a face that a document uses, ready to be embedded.
struct FontProgram {
    QByteArray data;     ///< bare CFF, or TrueType
    QByteArray deflated; ///< the same, compressed once for all documents that embed it
    bool cff = false;
    QHash<quint32, GlyphCode> codes; ///< by glyph of the face
    QList<GlyphCode> widths;         ///< the same, by code
    QRect box;                       ///< of all its glyphs, in font units, y upwards: top() is the lowest edge
    double italicAngle = 0;          ///< degrees counter-clockwise
    bool widthsAgree = true;         ///< the program's own widths are those of the face
    QByteArray tag;                  ///< six letters that name this set of glyphs
};

/// Makes font programs with hb-subset, and keeps the last ones: while one edits, the glyphs in use seldom change.
/// Thread-safe; share one.
class FontSubsetter {
public:
    FontSubsetter();
    ~FontSubsetter();
    FontSubsetter(const FontSubsetter&) = delete;
    FontSubsetter& operator=(const FontSubsetter&) = delete;

    /// `glyphs` sorted, without duplicates.
    Result<std::shared_ptr<const FontProgram>> subset(const std::shared_ptr<const FontFace>& face,
                                                      const QList<quint32>& glyphs);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

/// Which texts each glyph of a face stands for in one document. A glyph has mostly one; where it has several (a space
/// and a no-break space, 一 and a typed ⼀), each further text is a further layer: the same font program under another
/// ToUnicode map.
class GlyphTexts {
public:
    using Layer = QHash<quint32, QString>;

    /// The layer in which the glyph has this text.
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
