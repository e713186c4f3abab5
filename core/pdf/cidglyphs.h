#pragma once

#include "core/pdf/cfffont.h"

#include <QHash>
#include <QReadWriteLock>

namespace duovita {

/// The programs of glyphs of a CID-keyed CFF face, and fonts made of any of them. hb-subset flattens a glyph's program
/// (no subroutines, no hints), for which it reads the face's 65,535 glyphs; once flat, a program is the same in every
/// font, and a font of a page's glyphs is written in a small part of the time. Thread-safe.
class CidGlyphs {
public:
    explicit CidGlyphs(QByteArray fontName) : m_fontName(std::move(fontName)) {}

    /// Those whose program is not known; always with .notdef if that is not.
    QList<quint32> unknown(const QList<quint32>& glyphs) const;

    /// Takes the programs of a flat font over. `sources`: the face's glyph for each of its own. False if the bytes are
    /// no such font.
    bool enter(const QByteArray& flat, const QHash<quint16, quint32>& sources);

    struct Font {
        QByteArray data;   ///< bare CFF: .notdef, then the glyphs; the CID of each is its number
        QList<int> widths; ///< by its glyphs, in units of the face, as the programs say
    };
    /// Of known glyphs, sorted and without .notdef. The same glyphs give the same bytes, whatever else is known.
    Font make(const QList<quint32>& glyphs) const;

private:
    struct Program {
        QByteArray charString;
        int font = 0; // into m_fontDicts
        int width = 0;
    };

    int fontDictOf(const CffFontDict& dict);

    QByteArray m_fontName;
    mutable QReadWriteLock m_lock; // of what follows
    CffDict m_top;
    QList<CffFontDict> m_fontDicts;
    QHash<quint32, Program> m_programs;
};

} // namespace duovita
