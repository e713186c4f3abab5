#pragma once

#include "core/content/cvcontent.h"
#include "core/domain/result.h"

namespace duovita {

/// A document as a Word file (Office Open XML, ISO/IEC 29500): real styles, lists and a tab stop for what stands at the
/// right edge, links, East Asian fonts and language marks, page numbers in the footer. To be gone on with in a word
/// processor: its lines and pages are that program's.
Result<QByteArray> toDocx(const CvContent& content, Paper paper);

} // namespace duovita
