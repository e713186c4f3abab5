#pragma once

#include "core/import/readers/spanbuilder.h"

namespace duovita {

/// Joins the cells of HTML table rows into lines, as for Markdown tables.
class HtmlRows {
public:
    /// Handles the start of a cell or row; ignores other tags.
    void open(const QString& name, SpanBuilder& spans);
    /// Whether the ending row has an empty first cell where other rows have dates: its text then describes the row
    /// above.
    bool tellsOfRowAbove() const { return m_dated && m_firstIsEmpty; }

private:
    int m_cells = 0; // of the row so far
    bool m_firstIsEmpty = false;
    bool m_dated = false; // a row of the table begins with digits
};

} // namespace duovita
