#pragma once

#include "core/pdf/cfffont.h"

#include <QHash>
#include <QReadWriteLock>

namespace duovita {

/// Caches the flattened programs of glyphs of a CID-keyed CFF face and builds fonts from any of them. To flatten a
/// program (no subroutines, no hints), hb-subset reads all 65,535 glyphs of the face. A flat program is the same in
/// every font, so that building a font for a page's glyphs from the cache takes a fraction of that time. Thread-safe.
class CidGlyphs {
public:
    explicit CidGlyphs(QByteArray fontName) : m_fontName(std::move(fontName)) {}

    /// The glyphs whose programs are not cached; includes .notdef if that is not cached.
    QList<quint32> unknown(const QList<quint32>& glyphs) const;

    /// Caches the programs of a flattened font. `sources` maps each of its glyphs to the face's glyph. Returns false if
    /// the bytes are not such a font.
    bool enter(const QByteArray& flat, const QHash<quint16, quint32>& sources);

    struct Font {
        QByteArray data;   ///< bare CFF: .notdef, then the glyphs; each glyph's CID is its index
        QList<int> widths; ///< by glyph, in font units, read from the programs
    };
    /// Builds a font from cached glyphs, sorted and without .notdef. The same glyphs always give the same bytes.
    Font make(const QList<quint32>& glyphs) const;

private:
    struct Program {
        QByteArray charString; ///< a part of one of m_fonts
        int font = 0;          // index into m_fontDicts
        int width = 0;
    };

    int fontDictOf(const CffFontDict& dict);

    QByteArray m_fontName;
    mutable QReadWriteLock m_lock; // guards the members below
    QList<QByteArray> m_fonts;     ///< what was entered: thousands of programs, of about 300 bytes each
    CffDict m_top;
    QList<CffFontDict> m_fontDicts;
    QHash<quint32, Program> m_programs;
};

} // namespace duovita
