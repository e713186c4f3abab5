#pragma once

#include "core/domain/richtext.h"

namespace duovita {

/// A line of a document without markup, at the position of its source line.
struct SourceLine {
    QList<InlineSpan> spans;
    int heading = 0;                 ///< its level, from 1; 0 for other lines
    std::optional<int> nesting = {}; ///< of a point in a list, from 0
    QString mark = {};               ///< the point's bullet or number; empty for its further lines
    bool isFolded = false;           ///< blank: not shown
};

/// The lines of a Markdown text without markup, as many as the source has. Lines above the text, such as front matter,
/// stay as they are in the source.
QList<SourceLine> readableLines(const QString& markdown);
/// The lines of a text without markup.
QList<SourceLine> plainLines(const QString& text);

} // namespace duovita
