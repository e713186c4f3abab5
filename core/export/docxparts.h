#pragma once

#include "core/domain/cv.h"

#include <QByteArray>

namespace duovita {

// The parts of a Word file that do not depend on what the document says, but on its language and lists.

/// Twentieths of a point, as Word counts.
struct DocxPage {
    int width;
    int height;
    int margin;
};
DocxPage docxPage(Paper paper);

/// Styles by their names in every language of Word: Title, Subtitle, Heading 1, Heading 2, List Bullet …
QByteArray docxStyles(Language language, const DocxPage& page);
/// Number 1 is the bullets; 2 to `numberedLists` + 1 count from one each.
QByteArray docxNumbering(int numberedLists);
/// "page 1 of 2" in the document's language, with fields that count.
QByteArray docxFooter(Language language);

} // namespace duovita
