#pragma once

#include "core/content/cvcontent.h"

namespace duovita {

/// A document as Markdown: sections and entries as headings, points as lists, and links. Uses CommonMark only.
QString toMarkdown(const CvContent& content);

/// Where to put an entry's links ("[[pdf](…)] [[code](…)]") at the end of a point or citation.
enum class MarkdownLinks : unsigned char { Beside, Below };
/// The document without the name.
QString markdownBody(const CvContent& content, MarkdownLinks links = MarkdownLinks::Beside);

} // namespace duovita
