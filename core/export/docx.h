#pragma once

#include "core/content/cvcontent.h"
#include "core/domain/cv.h"
#include "core/domain/result.h"
#include "core/design/template.h"

namespace duovita {

/// A document as a Word file (Office Open XML, ISO/IEC 29500): real styles, lists and a tab stop for what stands at the
/// right edge, links, East Asian fonts and language marks, page numbers in the footer; sizes, colours, titles and
/// margins as the template has them (`margins` in millimetres in place of its own); the photo at the right of the head,
/// whatever the template. To be gone on with in a word processor: its lines and pages are that program's.
Result<QByteArray> toDocx(const CvContent& content, const Template& design, Paper paper,
                          std::optional<int> margins = {});

} // namespace duovita
