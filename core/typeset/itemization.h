#pragma once

#include "core/typeset/fontlibrary.h"
#include "core/typeset/styledtext.h"

namespace duovita {

/// The font families of a template: a Latin family and its Chinese partner.
struct FontFamilies {
    QString latin;
    QString chinese;
    QStringList emphasis = {}; ///< for emphasised Han: the first installed family is used; bold if there is none
    QString code = {};         ///< for code, if installed; otherwise `latin`
    QString titleLatin = {};   ///< for titles; empty: same as the text
    QString titleChinese = {};
    int hanWeight = 400;   ///< weight of Han that are not bold
    double latinScale = 1; ///< scale of everything but Han in Chinese text

    bool operator==(const FontFamilies&) const = default;
};

/// A stretch of text in one style, script and face; HarfBuzz shapes each stretch in one call.
struct TextItem {
    qsizetype start;
    qsizetype length;
    qsizetype piece;
    std::shared_ptr<const FontFace> face;
    bool chinese;     ///< to be set as Chinese: script Hani, language zh-Hans
    bool missing;     ///< whether this is a cluster that no face draws (graphemes.h)
    unsigned script;  ///< hb_script_t; 0 for characters that belong to no script
    quint8 level = 0; ///< embedding level; odd: right to left
    double scale = 1; ///< multiplies the size of its style
};

/// Splits the text by style, script and face. `chinese` is the context of each unit (punctuation.h), which decides
/// before the face is chosen. A sign that only the regular face of the Latin family has uses that. A cluster that
/// neither family draws uses any installed face that draws it. A joined sequence that no face has as one glyph is split
/// into its signs if there is a face for each.
Result<QList<TextItem>> itemize(const StyledText& text, const QList<bool>& chinese, const FontFamilies& families,
                                FontLibrary& fonts);

} // namespace duovita
