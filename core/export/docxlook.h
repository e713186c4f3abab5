#pragma once

#include "core/design/template.h"
#include "core/domain/cv.h"
#include "core/domain/language.h"

namespace duovita {

// The look of a Word file: as in the template, except for columns, which Word handles poorly, and for photos, which
// every file has (core/export/docxphoto.h).

/// Word's unit of length: a twentieth of a point.
inline constexpr double docxUnits = 20;

/// Word has only two weights: from this one on, text is bold.
inline constexpr int docxBoldWeight = 600;

/// Page size and margins, in Word's units.
struct DocxPage {
    int width;
    int height;
    int left;
    int top;
    int right;
    int bottom;

    int measure() const { return width - left - right; }
};
/// `margins`: millimetres instead of the template's.
DocxPage docxPage(Paper paper, const Template& design, std::optional<int> margins);

/// Word's built-in styles, which are named in every language of Word: Title, Subtitle, Heading 1, Heading 2, List
/// Bullet … Fonts from the program's packages are replaced by fonts that Word has.
QByteArray docxStyles(const Template& design, Language language, const DocxPage& page);

/// Whether the second line of an entry's head is in italics, as in the PDF.
bool hasItalicLines(const Template& design, Language language);

} // namespace duovita
