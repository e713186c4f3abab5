#pragma once

#include "core/typeset/fontlibrary.h"
#include "core/typeset/styledtext.h"

namespace duovita {

/// The families of a template: a Latin one and its Chinese partner.
struct FontFamilies {
    QString latin;
    QString chinese;

    bool operator==(const FontFamilies&) const = default;
};

/// A stretch of text in one style and one face, to be shaped at once.
struct TextItem {
    qsizetype start;
    qsizetype length;
    qsizetype piece;
    std::shared_ptr<const FontFace> face;
    bool chinese; ///< set as Chinese: script Hani, language zh-Hans
    bool missing; ///< no face has these characters: set as a blank
};

/// For each UTF-16 unit, whether it is part of Chinese text. Han and full-width marks are; of the marks that both
/// scripts use, those between Chinese, by the paragraph's language (research: quotes, dashes and ellipses in a Chinese
/// paragraph are Chinese unless both neighbours are Latin).
QList<bool> chineseContext(QStringView text, Language language);

Result<QList<TextItem>> itemize(const StyledText& text, Language language, const FontFamilies& families,
                                FontLibrary& fonts);

} // namespace duovita
