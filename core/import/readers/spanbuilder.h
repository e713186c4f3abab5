#pragma once

#include "core/import/readers/textblocks.h"

#include <array>

namespace duovita {

/// Collects text as lines of spans while markup around it opens and closes.
class SpanBuilder {
public:
    void open(InlineStyle style) { ++depth(style); }
    void close(InlineStyle style) { depth(style) = qMax(0, depth(style) - 1); }
    /// HTML's tags of styles: "b", "em", "sup" …; any other name does nothing.
    void takeStyleTag(const QString& name, bool closing);
    /// Where the text that follows leads; empty ends it.
    void setUrl(const QString& url) { m_url = url; }

    void add(const QString& text);
    void endLine();
    /// The cells of a row become one line.
    void beginCell();
    void endCell() { closeGapsInCell(m_line, m_cell); }
    /// The line that is being written.
    TextLine& line() { return m_line; }
    /// The lines that have ended since this was asked for last.
    QList<TextLine> takeLines() { return std::exchange(m_lines, {}); }

private:
    int& depth(InlineStyle style);

    std::array<int, 5> m_depths{};
    QString m_url;
    TextLine m_line;
    CellStart m_cell; ///< in that line
    QList<TextLine> m_lines;
};

} // namespace duovita
