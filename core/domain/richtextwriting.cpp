#include "core/domain/richtext.h"

#include <functional>
#include <optional>

namespace duovita {

namespace {

constexpr InlineStyles emphasis = InlineStyles(InlineStyle::Bold) | InlineStyle::Italic;

/// One way to write the Markdown. Several are tried, because the meaning of a mark depends on the characters next to
/// it.
struct Attempt {
    QString italic;          ///< "*", or "_" where asterisks would run together
    bool marksInside = true; ///< whether the marks of an emphasis enclose punctuation at its edges
};

bool isEdge(QChar c, const Attempt& attempt)
{
    return c.isSpace() || (!attempt.marksInside && !c.isLetterOrNumber());
}

/// Marks enclose the words but not spaces at their edges: "** bold**" is not bold.
QString wrapped(const QString& text, const QString& inner, const QString& mark, const Attempt& attempt)
{
    // `text` is what `inner` displays: the two are equal unless `inner` contains marks.
    if (text != inner)
        return mark + inner + mark;
    qsizetype start = 0;
    qsizetype end = text.size();
    while (start < end && isEdge(text[start], attempt))
        ++start;
    while (end > start && isEdge(text[end - 1], attempt))
        --end;
    return start == end ? text : text.left(start) + mark + text.mid(start, end - start) + mark + text.mid(end);
}

QString codeOf(const QString& text)
{
    const QString mark = text.contains(u'`') ? QStringLiteral("``") : QStringLiteral("`");
    const bool edge = text.startsWith(u'`') || text.endsWith(u'`');
    return edge ? QString(mark + u' ' + text + u' ' + mark) : QString(mark + text + mark);
}

QString leafOf(const InlineSpan& span)
{
    QString text =
        span.style.testFlag(InlineStyle::Code) ? codeOf(span.text) : RichText::fromPlain(span.text).markdown();
    if (span.style.testFlag(InlineStyle::Superscript))
        text = u'^' + text + u'^';
    if (span.style.testFlag(InlineStyle::Subscript))
        text = u'~' + text + u'~';
    if (span.url.isEmpty())
        return text;
    const bool plain = !span.url.contains(u'(') && !span.url.contains(u')') && !span.url.contains(u' ');
    return u'[' + text + QStringLiteral("](") + (plain ? span.url : u'<' + span.url + u'>') + u')';
}

/// Adjacent spans that share a style are written inside one pair of marks.
QString written(const QList<InlineSpan>& spans, const Attempt& attempt, InlineStyle style)
{
    QString source;
    for (qsizetype i = 0; i < spans.size();) {
        const bool has = spans[i].style.testFlag(style);
        QList<InlineSpan> group;
        for (; i < spans.size() && spans[i].style.testFlag(style) == has; ++i)
            group += spans[i];
        QString inner;
        if (style == InlineStyle::Bold) {
            inner = written(group, attempt, InlineStyle::Italic);
        } else {
            for (const InlineSpan& span : group)
                inner += leafOf(span);
        }
        const QString mark = style == InlineStyle::Bold ? QStringLiteral("**") : attempt.italic;
        source += has ? wrapped(plainOf(group), inner, mark, attempt) : inner;
    }
    return source;
}

/// Whether the result displays the same: every character, and its style unless the character is a space or, where the
/// attempt gives that up, punctuation.
bool saysTheSame(const QList<InlineSpan>& read, const QList<InlineSpan>& meant, const Attempt& attempt)
{
    const auto each = [](const QList<InlineSpan>& spans, const std::function<void(QChar, const InlineSpan&)>& visit) {
        for (const InlineSpan& span : spans) {
            for (const QChar c : span.text)
                visit(c, span);
        }
    };
    QList<const InlineSpan*> styles;
    each(meant, [&](QChar, const InlineSpan& span) { styles += &span; });
    if (plainOf(read) != plainOf(meant))
        return false;
    bool same = true;
    qsizetype at = 0;
    each(read, [&](QChar c, const InlineSpan& span) {
        const InlineSpan& other = *styles[at++];
        const InlineStyles differ = span.style ^ other.style;
        const bool forgiven = isEdge(c, attempt) && !(differ & ~emphasis);
        same = same && (!differ || forgiven) && (span.url == other.url || c.isSpace());
    });
    return same;
}

std::optional<RichText> tried(const QList<InlineSpan>& spans)
{
    for (const Attempt& attempt : {Attempt{QStringLiteral("*")}, Attempt{QStringLiteral("_")},
                                   Attempt{QStringLiteral("*"), false}, Attempt{QStringLiteral("_"), false}}) {
        const RichText text = RichText::fromMarkdown(written(spans, attempt, InlineStyle::Bold));
        if (saysTheSame(text.spans(), spans, attempt))
            return text;
    }
    return std::nullopt;
}

QList<InlineSpan> joined(const QList<InlineSpan>& spans)
{
    QList<InlineSpan> result;
    for (InlineSpan span : spans) {
        span.text.replace(u'\n', u' ');
        span.sourceStart = 0;
        if (span.text.isEmpty())
            continue;
        if (!result.isEmpty() && result.last().style == span.style && result.last().url == span.url)
            result.last().text += span.text;
        else
            result += span;
    }
    return result;
}

} // namespace

RichText RichText::fromSpans(const QList<InlineSpan>& given)
{
    QList<InlineSpan> spans = joined(given);
    const bool isPlain = spans.size() == 1 && spans.front().style == InlineStyles() && spans.front().url.isEmpty();
    if (isPlain) // most texts, and every key asks
        return fromPlain(spans.front().text);
    if (const auto text = tried(spans))
        return *text;
    // Markdown cannot express all of it: keep every word, and as many styles as possible, from the first span on.
    QList<InlineSpan> kept = spans;
    for (InlineSpan& span : kept)
        span.style = InlineStyle::Plain;
    for (InlineSpan& span : kept)
        span.url = span.url.contains(u'<') || span.url.contains(u'>') ? QString() : span.url;
    for (qsizetype i = 0; i < spans.size(); ++i) {
        kept[i].style = spans[i].style;
        if (!tried(kept))
            kept[i].style = InlineStyle::Plain;
    }
    return tried(joined(kept)).value_or(fromPlain(plainOf(spans)));
}

} // namespace duovita
