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
    std::optional<int> margins; ///< millimetres instead of the template's
    int pages;                  ///< number of pages of the document as a PDF; 0: unknown
};

/// A document as a Word file (Office Open XML, ISO/IEC 29500): with real styles, lists, links, East Asian fonts and
/// language marks, and a tab stop for content at the right edge. Sizes, colours, titles, margins and the footer follow
/// the template; the photo is always at the right of the header. It is meant for editing in a word processor, which
/// decides on line and page breaks.
Result<QByteArray> toDocx(const CvContent& content, const Template& design, const DocxPaper& paper);

} // namespace duovita
