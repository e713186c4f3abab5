#pragma once

#include "core/domain/richtext.h"

namespace duovita {

/// A line of a document without markup, at the position of its source line.
struct SourceLine {
    QList<InlineSpan> spans; ///< including a point's bullet
    bool isHeading = false;
    bool isFolded = false; ///< not shown
};

/// The lines of a Markdown text without markup, as many as the source has. Lines above the text, such as front matter,
/// stay as they are in the source.
QList<SourceLine> readableLines(const QString& markdown);

} // namespace duovita
