#pragma once

#include "core/content/cvcontent.h"

namespace duovita {

/// A document as Markdown: sections and entries under headings, points as lists, links as links. CommonMark and nothing
/// more.
QString toMarkdown(const CvContent& content);

/// Where the links of an entry ("[[pdf](…)] [[code](…)]") stand that end a point or citation.
enum class MarkdownLinks : unsigned char { Beside, Below };
/// What follows the name.
QString markdownBody(const CvContent& content, MarkdownLinks links = MarkdownLinks::Beside);

} // namespace duovita
