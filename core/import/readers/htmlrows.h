#pragma once

#include "core/import/readers/spanbuilder.h"

namespace duovita {

/// Joins the cells of HTML table rows into lines, as for Markdown tables.
class HtmlRows {
public:
    /// Handles the start of a cell or row; ignores other tags.
    void open(const QString& name, SpanBuilder& spans);
    /// Whether the ending row has an empty first cell in a table whose first column probably contains dates (see
    /// m_firstColumnHasDigits): its text then describes the row above.
    bool belongsToRowAbove() const { return m_firstColumnHasDigits && m_firstIsEmpty; }

private:
    int m_cells = 0; // started in this row so far
    bool m_firstIsEmpty = false;
    bool m_firstColumnHasDigits = false; // some row's first cell contains a digit: it is probably a date
};

} // namespace duovita
