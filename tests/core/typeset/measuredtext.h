#pragma once

#include "core/typeset/linecomposition.h"
#include "core/typeset/linefilling.h"
#include "core/typeset/punctuation.h"
#include "tests/core/typeset/settext.h"

namespace duovita {

/// A paragraph shaped and measured as by ParagraphSetter.
class Measured {
public:
    Measured(const QString& text, const ParagraphStyle& style, FontLibrary& fonts, bool mostlyHan, double size = 10)
        : m_text(styledText(text, style.language, size)), m_style(style),
          m_chinese(chineseContext(text, style.language)), m_items(*itemize(m_text, m_chinese, style.families, fonts)),
          m_clusters(Shaper().shape(m_text, m_items)), m_shaped{m_text, m_items, m_clusters, m_style, mostlyHan},
          m_measure(m_shaped)
    {
    }

    const LineMeasure& measure() const { return m_measure; }
    const QList<Cluster>& clusters() const { return m_clusters; }
    LineBreaks breaks()
    {
        LineBreaker breaker;
        return breaker.breaks(m_text.text, m_chinese, m_style.language, m_style.hyphenated);
    }
    QString textOf(const LineRange& line) const
    {
        const Cluster& last = m_clusters[line.end - 1];
        const qsizetype start = m_clusters[line.first].start;
        return m_text.text.mid(start, last.start + last.length - start);
    }

private:
    StyledText m_text;
    ParagraphStyle m_style;
    QList<bool> m_chinese;
    QList<TextItem> m_items;
    QList<Cluster> m_clusters;
    ShapedParagraph m_shaped;
    LineMeasure m_measure;
};

} // namespace duovita
