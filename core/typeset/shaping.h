#pragma once

#include "core/typeset/charclass.h"
#include "core/typeset/itemization.h"
#include "core/typeset/pagedlayout.h"

#include <QHash>
#include <QVarLengthArray>

namespace duovita {

/// The smallest unit of a line: characters and glyphs that belong together. Lengths are in points.
struct Cluster {
    qsizetype start = 0;
    qsizetype length = 0;
    qsizetype item = 0; ///< index into the paragraph's items
    CharClass charClass = CharClass::Other;
    bool western = false; ///< counts as Western for the Han–Latin gap
    bool missing = false; ///< no face draws it: it has no glyphs and is not set
    bool hides = false;   ///< contains invisible characters: its text on the page is shownText() (graphemes.h)
    double advance = 0;   ///< the font's advance
    double trimLeft = 0;  ///< blank at its left edge that may be trimmed (from the font's `halt`)
    double trimRight = 0;
    QVarLengthArray<PlacedGlyph, 1> glyphs; ///< x is relative to the cluster's origin; the first glyph has all the text
};

/// Shapes items with HarfBuzz, always with explicit script and language. Caches what `halt` gives for each mark.
class Shaper {
public:
    QList<Cluster> shape(const StyledText& text, const QList<TextItem>& items);

private:
    void shapeItem(const StyledText& text, const TextItem& item, qsizetype index, QList<Cluster>& clusters);
    void trim(Cluster& cluster, const TextItem& item, char32_t mark, double size);

    struct Halt {
        double advance; ///< em
        double shift;
    };
    Halt halfWidth(const FontFace& face, char32_t mark);

    QHash<std::pair<const FontFace*, char32_t>, Halt> m_halts;
};

} // namespace duovita
