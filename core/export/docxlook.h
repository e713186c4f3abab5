#pragma once

#include "core/design/template.h"
#include "core/domain/cv.h"
#include "core/domain/language.h"

namespace duovita {

// How a Word file looks: as its template says, but for columns, which Word keeps poorly, and for photos, which
// every one has (core/export/docxphoto.h).

/// What Word counts in: twentieths of a point.
inline constexpr double docxUnits = 20;

/// In Word's units.
struct DocxPage {
    int width;
    int height;
    int left;
    int top;
    int right;
    int bottom;

    int measure() const { return width - left - right; }
};
/// `margins` in millimetres in place of the template's.
DocxPage docxPage(Paper paper, const Template& design, std::optional<int> margins);

/// Styles by their names in every language of Word: Title, Subtitle, Heading 1, Heading 2, List Bullet … Fonts that
/// come with the program's packages are replaced by those that Word has.
QByteArray docxStyles(const Template& design, Language language, const DocxPage& page);

/// Whether the second line of an entry's head is in italics, as the pages have it.
bool hasItalicLines(const Template& design, Language language);

} // namespace duovita
