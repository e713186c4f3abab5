#include "core/import/fields/headbrackets.h"

#include "core/import/annotate/datetext.h"

#include <QRegularExpression>

namespace duovita {

namespace {

bool endsInBracket(const QString& text)
{
    static const QRegularExpression open(QStringLiteral("[(（][^()（）]*[^()（）\\s][^()（）]*$"));
    return open.match(text).hasMatch();
}

/// The span with the closing bracket for a span that ends inside a bracket; -1 if there is none.
qsizetype closingSpan(const QList<InlineSpan>& spans, qsizetype from)
{
    static const QRegularExpression bracket(QStringLiteral("[()（）]"));
    for (qsizetype i = from + 1; i < spans.size(); ++i) {
        const auto match = bracket.match(spans[i].text);
        if (match.hasMatch())
            return match.captured() == QStringLiteral(")") || match.captured() == QStringLiteral("）") ? i : -1;
    }
    return -1;
}

} // namespace

QList<TextLine> withBracketsWhole(const QList<TextLine>& head)
{
    QList<TextLine> whole = head;
    for (TextLine& line : whole) {
        for (qsizetype i = 0; i + 1 < line.spans.size(); ++i) {
            const qsizetype end = endsInBracket(line.spans[i].text) ? closingSpan(line.spans, i) : -1;
            QString inside;
            for (qsizetype at = i + 1; at <= end; ++at)
                inside += line.spans[at].text;
            if (end < 0 || findDateRange(inside, true))
                continue;
            line.spans[i].text += inside;
            line.spans.remove(i + 1, end - i);
        }
    }
    return whole;
}

} // namespace duovita
