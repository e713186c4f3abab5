#include "core/import/fields/headbrackets.h"

#include "core/import/annotate/datetext.h"

#include <QRegularExpression>

namespace duovita {

namespace {

/// Whether a text ends inside a bracket that is still open and already contains something.
bool endsInsideBracket(const QString& text)
{
    static const QRegularExpression open(QStringLiteral("[(（][^()（）]*[^()（）\\s][^()（）]*$"));
    return open.match(text).hasMatch();
}

/// The span with the closing bracket for a span that ends inside a bracket; -1 if there is none, or if another bracket
/// opens first.
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

QList<TextLine> joinSpansInBrackets(const QList<TextLine>& header)
{
    constexpr bool singleDates = true; // single dates count, too
    QList<TextLine> joined = header;
    for (TextLine& line : joined) {
        for (qsizetype i = 0; i + 1 < line.spans.size(); ++i) {
            const qsizetype end = endsInsideBracket(line.spans[i].text) ? closingSpan(line.spans, i) : -1;
            QString inside;
            for (qsizetype at = i + 1; at <= end; ++at)
                inside += line.spans[at].text;
            if (end < 0 || findDateRange(inside, singleDates)) // dates stay a field of their own
                continue;
            line.spans[i].text += inside;
            line.spans.remove(i + 1, end - i);
        }
    }
    return joined;
}

} // namespace duovita
