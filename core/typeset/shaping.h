#pragma once

#include "core/typeset/charclass.h"
#include "core/typeset/itemization.h"
#include "core/typeset/pagedlayout.h"

#include <QHash>
#include <QVarLengthArray>

namespace duovita {

/// The smallest piece of a line: characters and glyphs that belong together. Measures in points.
struct Cluster {
    qsizetype start = 0;
    qsizetype length = 0;
    qsizetype item = 0; ///< index into the paragraph's items
    CharClass charClass = CharClass::Other;
    bool western = false; ///< takes the Han–Latin gap on the western side
    bool missing = false; ///< no face draws it: without glyphs, not to be set
    bool hides = false;   ///< has characters that are not to be seen: its text on the page is shownText() (graphemes.h)
    double advance = 0;   ///< as the font has it
    double trimLeft = 0;  ///< blank at its left edge that may be given up (the font's `halt`)
    double trimRight = 0;
    QVarLengthArray<PlacedGlyph, 1> glyphs; ///< x from the cluster's origin; the first has all the text
};

/// Asks HarfBuzz for the glyphs of items, with script and language always given. Keeps what `halt` says of each mark.
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
