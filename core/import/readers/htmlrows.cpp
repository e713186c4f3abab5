#include "core/import/readers/htmlrows.h"

#include <algorithm>

namespace duovita {

void HtmlRows::open(const QString& name, SpanBuilder& spans)
{
    if (name == QStringLiteral("table"))
        m_firstColumnHasDigits = false;
    if (name == QStringLiteral("tr")) {
        m_cells = 0;
        m_firstIsEmpty = false;
    }
    if (name != QStringLiteral("td") && name != QStringLiteral("th"))
        return;
    const QString text = spans.line().plain();
    if (m_cells == 1) { // the second cell starts: `text` is that of the first
        m_firstIsEmpty = text.trimmed().isEmpty();
        m_firstColumnHasDigits = m_firstColumnHasDigits ||
                                 std::any_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
    }
    if (!text.trimmed().isEmpty())
        spans.line().spans += InlineSpan{QStringLiteral("  ")};
    ++m_cells;
}

} // namespace duovita
