#include "core/export/markdown.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

qsizetype lengthOfRun(const QString& text, qsizetype at)
{
    qsizetype end = at;
    while (end < text.size() && text[end] == text[at])
        ++end;
    return end - at;
}

/// The end of the code span that starts with the backticks at `at`; the end of the backticks if they start none.
qsizetype endOfCode(const QString& markdown, qsizetype at)
{
    const qsizetype length = lengthOfRun(markdown, at);
    for (qsizetype next = markdown.indexOf(u'`', at + length); next >= 0;) {
        const qsizetype other = lengthOfRun(markdown, next);
        if (other == length)
            return next + other;
        next = markdown.indexOf(u'`', next + other);
    }
    return at + length;
}

bool opensTag(const QString& markdown, qsizetype at)
{
    const QChar next = markdown.size() > at + 1 ? markdown[at + 1] : QChar();
    const bool destination = QStringView(markdown).left(at).endsWith(u"]("); // of a link, which ends with ")"
    return !destination && (next.isLetter() || next == u'/' || next == u'!' || next == u'?');
}

bool opensEntity(const QString& markdown, qsizetype at)
{
    static const QRegularExpression entity(QStringLiteral("&#?\\w{1,40};"));
    return entity.match(markdown, at, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption)
        .hasMatch();
}

/// Escapes text that a reader would take for HTML or an entity. Code needs no escaping.
QString withoutHtml(const QString& markdown)
{
    QString text;
    for (qsizetype at = 0; at < markdown.size();) {
        const QChar c = markdown[at];
        qsizetype end = at + 1;
        if (c == u'\\')
            end = qMin(at + 2, markdown.size());
        else if (c == u'`')
            end = endOfCode(markdown, at);
        const QStringView piece = QStringView(markdown).mid(at, end - at);
        // Some readers look for comments before backslashes.
        if (c == u'<' && opensTag(markdown, at) && markdown[at + 1] == u'!')
            text += QStringLiteral("&lt;");
        else if ((c == u'<' && opensTag(markdown, at)) || (c == u'&' && opensEntity(markdown, at)))
            text += u'\\' + piece.toString();
        else
            text += piece;
        at = end;
    }
    return text;
}

/// Replaces everything that a reader may take for the end of a line by a space, because the text after it could start a
/// block.
QString onOneLine(QString text)
{
    static const QRegularExpression end(QStringLiteral("\\s*[\\n\\r\\v\\f\\x{85}\\x{2028}\\x{2029}]\\s*"));
    return text.replace(end, QStringLiteral(" "));
}

QString plainMarkdown(const QString& text)
{
    QString markdown = withoutHtml(RichText::fromPlain(onOneLine(text)).markdown());
    return markdown.contains(u'\\') ? markdown : markdown.replace(QStringLiteral("*"), QStringLiteral("\\*"));
}

/// CommonMark has no syntax for superscripts and subscripts except HTML.
QString markdownOf(const ContentLine& line)
{
    QString markdown;
    QList<InlineSpan> spans;
    const auto flush = [&] { markdown += withoutHtml(RichText::fromSpans(std::exchange(spans, {})).markdown()); };
    for (const ContentRun& run : line) {
        const bool raised = run.style.testFlag(InlineStyle::Superscript);
        if (!raised && !run.style.testFlag(InlineStyle::Subscript)) {
            spans += InlineSpan{onOneLine(run.text), run.style, onOneLine(run.url)};
            continue;
        }
        flush();
        markdown +=
            (raised ? QStringLiteral("<sup>%1</sup>") : QStringLiteral("<sub>%1</sub>")).arg(plainMarkdown(run.text));
    }
    flush();
    return markdown;
}

/// A backslash at the end would be a hard line break.
QString withLastStroke(const QString& markdown)
{
    static const QRegularExpression lone(QStringLiteral("(?<!\\\\)(?:\\\\\\\\)*\\\\$"));
    return lone.match(markdown).hasMatch() ? QString(markdown + u'\\') : markdown;
}

/// Escapes the start of a line that would begin another kind of block: a list, heading, quotation, code, rule, table,
/// definition, link reference or attributes.
QString asParagraph(const QString& markdown)
{
    static const QRegularExpression block(
        QStringLiteral("^(?:[#+>=|-]|[*_](?=[\\s*_]*$)|\\*(?=\\s)|```|~~~|:(?=[\\s-])|\\{(?=:)|"
                       "\\[(?=(?:[^\\]\\\\]|\\\\.)*\\]:))"));
    static const QRegularExpression number(QStringLiteral("^(\\d+)(?=[.)])"));
    QString line = markdown;
    while (!line.isEmpty() && line.front().isSpace()) // four of them would start a code block
        line.remove(0, 1);
    line = block.match(line).hasMatch() ? QString(u'\\' + line) : line.replace(number, QStringLiteral("\\1\\"));
    return withLastStroke(line);
}

/// Escapes signs at the end of a heading that would be its closing sequence or its attributes.
QString asHeading(const QString& markdown)
{
    static const QRegularExpression frame(QStringLiteral("(?<!\\S)(#+\\s*)$"));
    static const QRegularExpression attributes(QStringLiteral("\\{(?=:?\\s*[#.][^{}]*\\}\\s*$)"));
    return withLastStroke(
        QString(markdown).replace(frame, QStringLiteral("\\\\1")).replace(attributes, QStringLiteral("&#123;")));
}

ContentLine withoutBold(ContentLine line)
{
    for (ContentRun& run : line)
        run.style &= ~InlineStyles(InlineStyle::Bold);
    return line;
}

/// The first line is a heading, the others are lines below it. Content at the right edge follows a vertical bar.
QString headOf(const ContentEntry& entry)
{
    QString text;
    for (qsizetype i = 0; i < entry.head.size(); ++i) {
        const bool heading = i == 0 && (entry.head.size() > 1 || !entry.paragraphs.isEmpty());
        const QString left = markdownOf(heading ? withoutBold(entry.head[i].left) : entry.head[i].left);
        const QString right = markdownOf(entry.head[i].right);
        const QString both =
            left.isEmpty() || right.isEmpty() ? QString(left + right) : QString(left + QStringLiteral(" | ") + right);
        if (heading)
            text += QStringLiteral("### ") + asHeading(both) + QStringLiteral("\n\n");
        else
            text += asParagraph(both) + (i + 1 < entry.head.size() ? QStringLiteral("  \n") : QStringLiteral("\n\n"));
    }
    return text;
}

/// The index of the first of the links at the end of a line, including the bracket and space before it; the line's size
/// without such links.
qsizetype startOfLinks(const ContentLine& line)
{
    static const QStringList around{QStringLiteral("["), QStringLiteral("]"), QStringLiteral(" ")};
    const auto isLink = [](const ContentRun& run) { return run.source.field == Field::Links; };
    qsizetype start = line.size();
    while (start > 0 && (isLink(line[start - 1]) ||
                         (line[start - 1].source.field == Field::None && around.contains(line[start - 1].text))))
        --start;
    return std::any_of(line.begin() + start, line.end(), isLink) ? start : line.size();
}

/// `indent` continues the paragraph or list item on a further line.
QString paragraphLine(const ContentLine& line, MarkdownLinks links, const QString& indent)
{
    const qsizetype end = links == MarkdownLinks::Below ? startOfLinks(line) : line.size();
    const QString text = asParagraph(markdownOf(line.mid(0, end)));
    const QString below = markdownOf(line.mid(end)).trimmed();
    if (text.isEmpty() || below.isEmpty())
        return text + below;
    return text + QStringLiteral("  \n") + indent + below;
}

/// Markdown has only one way to number lists: "[12]" becomes "12.".
QString listNumber(const QString& label)
{
    static const QRegularExpression digits(QStringLiteral("\\d+"));
    const QRegularExpressionMatch number = digits.match(label);
    return (number.hasMatch() ? number.captured() : QStringLiteral("1")) + u'.';
}

QString paragraphsOf(const ContentEntry& entry, MarkdownLinks links)
{
    QString text;
    bool inList = false;
    int open = 0; // number of open list levels
    constexpr int perLevel = 3;
    for (const ContentParagraph& paragraph : entry.paragraphs) {
        const bool item = paragraph.style != HighlightStyle::Paragraph;
        open = item ? paragraph.level + 1 : qMin(open, paragraph.level);
        if (item) {
            const bool numbered = paragraph.style == HighlightStyle::Numbered;
            const QString sign = numbered ? listNumber(paragraph.label) : QStringLiteral("-");
            const QString start = QString(paragraph.level * perLevel, u' ') + sign + u' ';
            text += start + paragraphLine(paragraph.line, links, QString(start.size(), u' ')) + u'\n';
        } else {
            const QString indent(open * perLevel, u' '); // aligned with the text of its item
            text += (inList ? QStringLiteral("\n") : QString()) + indent +
                    paragraphLine(paragraph.line, links, indent) + QStringLiteral("\n\n");
        }
        inList = item;
    }
    return inList ? text + u'\n' : text;
}

} // namespace

QString toMarkdown(const CvContent& content)
{
    const QString other = markdownOf(content.otherName);
    return QStringLiteral("# ") + markdownOf(content.name) +
           (other.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(other)) + QStringLiteral("\n\n") +
           markdownBody(content);
}

QString markdownBody(const CvContent& content, MarkdownLinks links)
{
    QString text;
    if (!content.headline.isEmpty())
        text += asParagraph(markdownOf(content.headline)) + QStringLiteral("\n\n");
    for (const ContentLine& contact : content.contacts)
        text += QStringLiteral("- ") + asParagraph(markdownOf(contact)) + u'\n';
    if (!content.contacts.isEmpty())
        text += u'\n';
    for (const ContentSection& section : content.sections) {
        text += QStringLiteral("## ") + asHeading(markdownOf(section.title)) + QStringLiteral("\n\n");
        for (const ContentEntry& entry : section.entries)
            text += headOf(entry) + paragraphsOf(entry, links);
    }
    while (text.endsWith(QStringLiteral("\n\n")))
        text.chop(1);
    return text;
}

} // namespace duovita
