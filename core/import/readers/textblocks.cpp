#include "core/import/readers/textblocks.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

void closeGapsInCell(TextLine& row, CellStart start)
{
    static const QRegularExpression gap(QStringLiteral("[\\s\\x{3000}]{2,}"));
    static const QRegularExpression wide(
        QStringLiteral("^[\\s\\x{3000}]*\\p{Han}(?:[\\s\\x{3000}]+\\p{Han}){1,4}[\\s\\x{3000}]*[:：]?$"));
    static const QRegularExpression blanks(QStringLiteral("[\\s\\x{3000}]+"));
    for (qsizetype i = start.span; i < row.spans.size(); ++i) {
        InlineSpan& span = row.spans[i];
        const qsizetype before = i == start.span ? qMin(start.before, span.text.size()) : 0;
        QString text = span.text.mid(before);
        if (wide.match(text).hasMatch() && text.contains(gap))
            text.remove(blanks);
        else
            text.replace(gap, QStringLiteral(" "));
        span.text = span.text.left(before) + text;
    }
}

RichText toRichText(QList<InlineSpan> spans)
{
    while (!spans.isEmpty() && spans.front().text.trimmed().isEmpty())
        spans.removeFirst();
    while (!spans.isEmpty() && spans.last().text.trimmed().isEmpty())
        spans.removeLast();
    if (spans.isEmpty())
        return {};
    QString& first = spans.front().text;
    while (first.front().isSpace())
        first.remove(0, 1);
    QString& last = spans.last().text;
    while (last.back().isSpace())
        last.chop(1);
    return RichText::fromSpans(spans);
}

QString TextLine::plain() const
{
    return plainOf(spans);
}

bool TextLine::isEmpty() const
{
    return std::all_of(spans.begin(), spans.end(), [](const InlineSpan& span) {
        return std::all_of(span.text.begin(), span.text.end(), [](QChar c) { return c.isSpace(); });
    });
}

bool TextLine::isBold() const
{
    return !isEmpty() && std::all_of(spans.begin(), spans.end(), [](const InlineSpan& span) {
        return span.style.testFlag(InlineStyle::Bold) || span.text.trimmed().isEmpty();
    });
}

RichText TextLine::rich() const
{
    return toRichText(spans);
}

QStringList TextBlock::addresses() const
{
    QStringList found;
    for (const TextLine& line : lines) {
        for (const InlineSpan& span : line.spans) {
            if (!span.url.isEmpty() && !span.url.startsWith(u'#') && !found.contains(span.url))
                found += span.url;
        }
    }
    return found;
}

QString TextBlock::plain() const
{
    QStringList texts;
    for (const TextLine& line : lines)
        texts += line.plain().trimmed();
    return texts.join(u' ');
}

} // namespace duovita
