#include "ui/widgets/evenlines.h"

#include "ui/style/tokens.h"

#include <QFontMetricsF>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

#include <QtMath>

namespace duovita {

EvenLines::EvenLines(QTextDocument* document) : QPlainTextDocumentLayout(document)
{
    measureLines();
}

void EvenLines::measureLines()
{
    const QFontMetricsF metrics(document()->defaultFont());
    m_pitch = qMax(lineHeight(TextSize::Normal), qCeil(metrics.height()));
    m_baseline = qRound((m_pitch - metrics.height()) / 2 + metrics.ascent());
}

QRectF EvenLines::blockBoundingRect(const QTextBlock& block) const
{
    const QRectF whole = QPlainTextDocumentLayout::blockBoundingRect(block);
    const QTextLayout* layout = block.isValid() && block.isVisible() ? block.layout() : nullptr;
    if (!layout || layout->lineCount() == 0)
        return whole;
    for (int i = 0; i < layout->lineCount(); ++i) {
        QTextLine line = layout->lineAt(i);
        const QPointF place(line.x(), i * m_pitch + m_baseline - line.ascent());
        if (!qFuzzyCompare(line.y() + 1, place.y() + 1))
            line.setPosition(place);
    }
    // With a full bottom margin, the view would scroll by one more line.
    const double below = block.next().isValid() ? 0 : qMax(0.0, document()->documentMargin() - 2);
    return {0, 0, whole.width(), layout->lineCount() * m_pitch + below};
}

} // namespace duovita
