#pragma once

#include "core/content/cvcontent.h"

namespace duovita {

/// A document as Markdown: sections and entries under headings, points as lists, links as links. CommonMark and nothing
/// more.
QString toMarkdown(const CvContent& content);

} // namespace duovita
