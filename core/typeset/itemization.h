#pragma once

#include "core/typeset/fontlibrary.h"
#include "core/typeset/styledtext.h"

namespace duovita {

/// The families of a template: a Latin one and its Chinese partner.
struct FontFamilies {
    QString latin;
    QString chinese;
    QStringList emphasis = {}; ///< for emphasised Han, the first that is installed; without one bold serves
    QString code = {};         ///< for code, if it is installed; else `latin`
    QString titleLatin = {};   ///< of titles; empty: as the text
    QString titleChinese = {};
    int hanWeight = 400;   ///< of Han that are not bold
    double latinScale = 1; ///< of all that is not Han, where the text around is Chinese

    bool operator==(const FontFamilies&) const = default;
};

/// A stretch of text in one style, script and face, to be shaped at once.
struct TextItem {
    qsizetype start;
    qsizetype length;
    qsizetype piece;
    std::shared_ptr<const FontFace> face;
    bool chinese;     ///< set as Chinese: script Hani, language zh-Hans
    bool missing;     ///< a cluster that no face draws (graphemes.h)
    unsigned script;  ///< hb_script_t; 0 for characters that belong to no script
    quint8 level = 0; ///< of embedding; odd: right to left
    double scale = 1; ///< of the size of its style
};

/// Parts the text by style, script and face. `chinese` is the context of each unit (punctuation.h): it is asked before
/// a face is chosen. A cluster that neither family draws comes from any installed face that does; a joined sequence
/// that none has joined comes sign by sign, if there is a face for each.
Result<QList<TextItem>> itemize(const StyledText& text, const QList<bool>& chinese, const FontFamilies& families,
                                FontLibrary& fonts);

} // namespace duovita
