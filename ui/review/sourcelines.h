#pragma once

#include "core/domain/richtext.h"

namespace duovita {

/// A line of a document as a reader sees it, in the place of the line of its source.
struct SourceLine {
    QList<InlineSpan> spans; ///< with the sign of a point
    bool isHeading = false;
    bool isFolded = false; ///< nothing is seen of it
};

/// The lines of a Markdown text, as many as its source has, without its marks. What stands above the text, such as
/// front matter, is as it was written.
QList<SourceLine> readableLines(const QString& markdown);

} // namespace duovita
