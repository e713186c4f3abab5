#pragma once

#include "core/import/readers/textblocks.h"

#include <array>

namespace duovita {

/// Collects text as lines of spans while the markup around it opens and closes.
class SpanBuilder {
public:
    void open(InlineStyle style) { ++depth(style); }
    void close(InlineStyle style) { depth(style) = qMax(0, depth(style) - 1); }
    /// Handles an HTML style tag: "b", "em", "sup" …; ignores other names.
    void takeStyleTag(const QString& name, bool closing);
    /// Sets the link target of the following text; an empty one ends the link.
    void setUrl(const QString& url) { m_url = url; }

    void add(const QString& text);
    void endLine();
    /// The cells of a row are collected in one line.
    void beginCell();
    void endCell() { closeGapsInCell(m_line, m_cell); }
    /// The current line.
    TextLine& line() { return m_line; }
    /// The lines finished since the last call.
    QList<TextLine> takeLines() { return std::exchange(m_lines, {}); }

private:
    int& depth(InlineStyle style);

    std::array<int, 5> m_depths{};
    QString m_url;
    TextLine m_line;
    CellStart m_cell; ///< the current cell in m_line
    QList<TextLine> m_lines;
};

} // namespace duovita
