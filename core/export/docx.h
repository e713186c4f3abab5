#pragma once

#include "core/content/cvcontent.h"
#include "core/design/template.h"
#include "core/domain/cv.h"
#include "core/domain/result.h"

namespace duovita {

struct DocxPaper {
    DocxPaper(Paper size, std::optional<int> millimetres = {}, int count = 0)
        : paper(size), margins(millimetres), pages(count)
    {
    }

    Paper paper;
    std::optional<int> margins; ///< millimetres in place of the template's
    int pages;                  ///< that the document has as a PDF; 0: not known
};

/// A document as a Word file (Office Open XML, ISO/IEC 29500): real styles, lists and a tab stop for what stands at the
/// right edge, links, East Asian fonts and language marks; sizes, colours, titles, margins and the footer as the
/// template has them; the photo at the right of the head, whatever the template. To be gone on with in a word
/// processor: its lines and pages are that program's.
Result<QByteArray> toDocx(const CvContent& content, const Template& design, const DocxPaper& paper);

} // namespace duovita
