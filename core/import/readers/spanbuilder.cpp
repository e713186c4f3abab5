#include "core/import/readers/spanbuilder.h"

#include <algorithm>

namespace duovita {

namespace {

constexpr std::array styles{InlineStyle::Bold, InlineStyle::Italic, InlineStyle::Code, InlineStyle::Superscript,
                            InlineStyle::Subscript};

} // namespace

int& SpanBuilder::depth(InlineStyle style)
{
    const auto* const found = std::find(styles.begin(), styles.end(), style);
    Q_ASSERT(found != styles.end());
    return m_depths[static_cast<std::size_t>(found - styles.begin())];
}

void SpanBuilder::takeStyleTag(const QString& name, bool closing)
{
    const bool bold = name == QStringLiteral("b") || name == QStringLiteral("strong");
    const bool raised = name == QStringLiteral("sup");
    if (bold || name == QStringLiteral("i") || name == QStringLiteral("em")) {
        const InlineStyle style = bold ? InlineStyle::Bold : InlineStyle::Italic;
        closing ? close(style) : open(style);
    } else if (raised || name == QStringLiteral("sub")) {
        // These tags do not nest: an unclosed one ends with the next.
        depth(raised ? InlineStyle::Superscript : InlineStyle::Subscript) = closing ? 0 : 1;
    }
}

void SpanBuilder::add(const QString& text)
{
    InlineStyles style = InlineStyle::Plain;
    for (const InlineStyle one : styles)
        style.setFlag(one, depth(one) > 0);
    if (!m_line.spans.isEmpty() && m_line.spans.last().style == style && m_line.spans.last().url == m_url)
        m_line.spans.last().text += text;
    else
        m_line.spans += InlineSpan{text, style, m_url};
}

void SpanBuilder::endLine()
{
    if (!m_line.isEmpty())
        m_lines += m_line;
    m_line = {};
    m_cell = {};
}

void SpanBuilder::beginCell()
{
    const InlineSpan gap{QStringLiteral("  ")};
    m_cell = m_line.spans.isEmpty() ? CellStart() : CellStart{m_line.spans.size(), gap.text.size()};
    if (!m_line.spans.isEmpty())
        m_line.spans += gap;
}

} // namespace duovita
