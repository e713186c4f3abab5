#include "core/import/textblocks.h"

namespace duovita {

namespace {

/// Markup goes around the words, not around spaces at their edges: "** bold**" is none.
QString wrap(const QString& text, const QString& mark)
{
    qsizetype start = 0;
    qsizetype end = text.size();
    while (start < end && text[start].isSpace())
        ++start;
    while (end > start && text[end - 1].isSpace())
        --end;
    if (start == end)
        return text;
    return text.left(start) + mark + text.mid(start, end - start) + mark + text.mid(end);
}

QString markdownOf(const InlineSpan& span)
{
    if (span.style.testFlag(InlineStyle::Code))
        return u'`' + span.text + u'`';
    QString text = RichText::fromPlain(span.text).markdown();
    if (span.style.testFlag(InlineStyle::Superscript))
        text = wrap(text, QStringLiteral("^"));
    if (span.style.testFlag(InlineStyle::Subscript))
        text = wrap(text, QStringLiteral("~"));
    if (!span.url.isEmpty())
        text = u'[' + text + QStringLiteral("](") + span.url + u')';
    if (span.style.testFlag(InlineStyle::Italic))
        text = wrap(text, QStringLiteral("*"));
    if (span.style.testFlag(InlineStyle::Bold))
        text = wrap(text, QStringLiteral("**"));
    return text;
}

} // namespace

QString plainOf(const QList<InlineSpan>& spans)
{
    QString text;
    for (const InlineSpan& span : spans)
        text += span.text;
    return text;
}

RichText toRichText(const QList<InlineSpan>& spans)
{
    QString source;
    for (const InlineSpan& span : spans)
        source += markdownOf(span);
    const RichText styled = RichText::fromMarkdown(source.trimmed());
    // Where markup would change a character, the words win.
    return styled.plainText() == plainOf(spans).trimmed() ? styled : RichText::fromPlain(plainOf(spans).trimmed());
}

QString TextLine::plain() const
{
    return plainOf(spans);
}

RichText TextLine::rich() const
{
    return toRichText(spans);
}

QString TextBlock::plain() const
{
    QStringList texts;
    for (const TextLine& line : lines)
        texts += line.plain().trimmed();
    return texts.join(u' ');
}

} // namespace duovita
