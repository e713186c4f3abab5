#pragma once

#include "core/import/readers/spanbuilder.h"

namespace duovita {

/// The rows of a table in HTML: its cells become one line, as those of Markdown do.
class HtmlRows {
public:
    /// Begins a cell or a row; of any other tag it does nothing.
    void open(const QString& name, SpanBuilder& spans);
    /// Whether the row that ends has nothing in its first cell, where others have dates: what it says is told of the
    /// row above it.
    bool tellsOfRowAbove() const { return m_dated && m_firstIsEmpty; }

private:
    int m_cells = 0; // of the row, so far
    bool m_firstIsEmpty = false;
    bool m_dated = false; // a row of the table begins with digits
};

} // namespace duovita
