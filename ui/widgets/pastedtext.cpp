#include "ui/widgets/pastedtext.h"

#include <QMimeData>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFragment>
#include <QUrl>

#include <algorithm>

namespace duovita {

namespace {

/// Whether delimiters between two such characters are literal ("2*3", "snake_case"). Han characters do not count,
/// because Chinese has no spaces between words: "负责**训练**LLM".
bool isWordLetter(QChar c)
{
    return c.isDigit() || c.script() == QChar::Script_Latin;
}

bool isAddress(const QString& url)
{
    static const QStringList schemes{QStringLiteral("http"), QStringLiteral("https"), QStringLiteral("mailto"),
                                     QStringLiteral("tel"), QStringLiteral("ftp")};
    return schemes.contains(QUrl(url).scheme());
}

/// Whether a link's target looks like an address; accepts "example.org/page".
bool looksLikeAddress(const QString& url)
{
    return isAddress(url) || (url.contains(u'.') && !url.contains(u' ') && QUrl(url).scheme().isEmpty());
}

bool hasStyle(const QList<InlineSpan>& spans)
{
    return std::any_of(spans.begin(), spans.end(), [](const InlineSpan& span) {
        return span.style != InlineStyles(InlineStyle::Plain) || !span.url.isEmpty();
    });
}

/// A run of spans with one style or link. Offsets of its content in the source, without the delimiters around it.
struct StyledRun {
    qsizetype from;
    qsizetype to;
    bool bold;
    bool link;
    QString url;
};

/// Finds the bold, italic and linked runs. Superscript and subscript need no check, because RichText accepts their
/// delimiters only around a word, a number or footnote marks; code is accepted without a check.
QList<StyledRun> styledRunsOf(const QList<InlineSpan>& spans)
{
    QList<StyledRun> found;
    const auto collect = [&](bool bold, bool link, const auto& has) {
        for (qsizetype i = 0; i < spans.size(); ++i) {
            if (!has(spans[i]))
                continue;
            const qsizetype first = i;
            while (i + 1 < spans.size() && has(spans[i + 1]))
                ++i;
            found += StyledRun{spans[first].sourceStart, spans[i].sourceStart + spans[i].text.size(), bold, link,
                               spans[first].url};
        }
    };
    collect(true, false, [](const InlineSpan& span) { return span.style.testFlag(InlineStyle::Bold); });
    collect(false, false, [](const InlineSpan& span) { return span.style.testFlag(InlineStyle::Italic); });
    collect(false, true, [](const InlineSpan& span) { return !span.url.isEmpty(); });
    return found;
}

/// The start of the run of delimiters that ends at `at`. Includes the "[" of a link, whose text may begin with other
/// delimiters: "[**bold** link](…)".
qsizetype startOfDelimiters(const QString& source, qsizetype at)
{
    while (at > 0 && QStringView(u"*_`[^~").contains(source[at - 1]))
        --at;
    return at;
}

/// The end of the run of delimiters that starts at `at`. The "]" of a link need not count, because it already separates
/// the content from a word that follows.
qsizetype endOfDelimiters(const QString& source, qsizetype at)
{
    while (at < source.size() && QStringView(u"*_`^~").contains(source[at]))
        ++at;
    return at;
}

/// Whether the delimiters are intended as Markdown, rather than as multiplication or part of an identifier.
bool isIntended(const QString& source, const StyledRun& run)
{
    const qsizetype before = startOfDelimiters(source, run.from);
    const qsizetype after = endOfDelimiters(source, run.to);
    const auto isInsideWord = [&](qsizetype outer, qsizetype inner) {
        return outer >= 0 && outer < source.size() && isWordLetter(source[outer]) && isWordLetter(source[inner]);
    };
    const bool escaped = before > 0 && source[before - 1] == u'\\';
    if (escaped || isInsideWord(before - 1, run.from))
        return false;
    if (run.link)
        return looksLikeAddress(run.url);
    if (isInsideWord(after, qMin(run.to, source.size()) - 1)) {
        // The first part of "*Ec*GltX" is in italics; "*note: 2*3" is literal.
        const bool asterisks = after > run.to && source[after - 1] == u'*';
        const QString inside = source.mid(run.from, run.to - run.from);
        return asterisks && std::none_of(inside.begin(), inside.end(), [](QChar c) { return c.isSpace(); });
    }
    static const QRegularExpression identifier(QStringLiteral("^[A-Za-z0-9_]+$"));
    const bool underscores = run.from > 0 && source[run.from - 1] == u'_';
    return !(run.bold && underscores && identifier.match(source.mid(run.from, run.to - run.from)).hasMatch());
}

/// Whether `read` equals `written` except for delimiters: the same characters in order, and those missing are only
/// delimiters and link addresses.
bool losesOnlyDelimiters(const QString& written, const QList<InlineSpan>& read)
{
    QString left = plainOf(read);
    QString missing;
    qsizetype at = 0;
    for (const QChar c : written) {
        if (at < left.size() && left[at] == c)
            ++at;
        else
            missing += c;
    }
    if (at < left.size())
        return false;
    QString last;
    for (const InlineSpan& span : read) {
        // A link with several styles consists of several spans.
        if (span.url == std::exchange(last, span.url) || span.url.isEmpty())
            continue;
        for (const QChar c : QString(span.url + QStringLiteral("[]()"))) {
            if (const qsizetype found = missing.indexOf(c); found >= 0)
                missing.remove(found, 1);
        }
    }
    return std::all_of(missing.begin(), missing.end(), [](QChar c) { return QStringView(u"*_`^~").contains(c); });
}

QList<InlineSpan> literal(const QString& text)
{
    return text.isEmpty() ? QList<InlineSpan>() : QList<InlineSpan>{InlineSpan{text}};
}

/// Parses Markdown; returns the literal text if parsing would lose a character that is no delimiter.
QList<InlineSpan> readMarkdown(const QString& text)
{
    static const QRegularExpression escaping(QStringLiteral("\\\\(?=[!-/:-@\\[-`{-~])"));
    QString source = QString(text).replace(escaping, QStringLiteral("\\\\")); // treat backslashes as literal
    QList<InlineSpan> spans = RichText::fromMarkdown(source).spans();
    // Escape unintended delimiters one by one, because escaping one may change how the others are paired.
    for (qsizetype tries = text.size(); tries > 0; --tries) {
        const QList<StyledRun> runs = styledRunsOf(spans);
        const auto wrong =
            std::find_if(runs.begin(), runs.end(), [&](const StyledRun& run) { return !isIntended(source, run); });
        if (wrong == runs.end())
            break;
        const qsizetype first = startOfDelimiters(source, wrong->from);
        for (qsizetype at = wrong->from - 1; at >= first; --at)
            source.insert(at, u'\\');
        spans = RichText::fromMarkdown(source).spans();
    }
    return losesOnlyDelimiters(text, spans) ? spans : literal(text);
}

/// Converts Qt's format to the supported styles.
InlineSpan spanOf(const QTextFragment& fragment)
{
    const QTextCharFormat format = fragment.charFormat();
    InlineSpan span{fragment.text()};
    span.style.setFlag(InlineStyle::Bold, format.fontWeight() >= QFont::DemiBold);
    span.style.setFlag(InlineStyle::Italic, format.fontItalic());
    span.style.setFlag(InlineStyle::Superscript, format.verticalAlignment() == QTextCharFormat::AlignSuperScript);
    span.style.setFlag(InlineStyle::Subscript, format.verticalAlignment() == QTextCharFormat::AlignSubScript);
    if (isAddress(format.anchorHref()))
        span.url = format.anchorHref();
    span.text.remove(QChar::ObjectReplacementCharacter); // an image
    return span;
}

void add(QList<InlineSpan>& line, const InlineSpan& span)
{
    if (span.text.isEmpty())
        return;
    if (!line.isEmpty() && line.last().style == span.style && line.last().url == span.url)
        line.last().text += span.text;
    else
        line += span;
}

/// Never loads resources that the HTML refers to.
class ClosedDocument : public QTextDocument {
    QVariant loadResource(int, const QUrl&) override { return {}; }
};

QList<QList<InlineSpan>> linesOf(const QString& html)
{
    ClosedDocument document;
    document.setUndoRedoEnabled(false);
    document.setHtml(html);
    QList<QList<InlineSpan>> lines;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QList<InlineSpan> line;
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const InlineSpan span = spanOf(it.fragment());
            const QStringList parts = span.text.split(QChar::LineSeparator);
            for (qsizetype i = 0; i < parts.size(); ++i) {
                if (i > 0)
                    lines += std::exchange(line, {});
                add(line, InlineSpan{parts[i], span.style, span.url});
            }
        }
        lines += line;
    }
    lines.removeIf([](const QList<InlineSpan>& line) { return plainOf(line).trimmed().isEmpty(); });
    return lines;
}

/// The characters of a text without spaces, and without the bullets before list items that some programs add to plain
/// text on the clipboard.
QString withoutSpacesAndBullets(const QString& text)
{
    static const QRegularExpression bullet(QStringLiteral("^\\s*(?:[•·●▪◦o§*-]\\s+)?"),
                                           QRegularExpression::MultilineOption);
    static const QRegularExpression space(QStringLiteral("\\s+"), QRegularExpression::UseUnicodePropertiesOption);
    return QString(text).remove(bullet).remove(space).remove(QChar::ObjectReplacementCharacter);
}

std::optional<QList<QList<InlineSpan>>> readHtml(const QString& html, const QString& plain)
{
    const QList<QList<InlineSpan>> lines = linesOf(html);
    QStringList texts;
    bool styled = false;
    for (const QList<InlineSpan>& line : lines) {
        texts += plainOf(line);
        styled = styled || hasStyle(line);
    }
    const bool same = plain.isEmpty() || withoutSpacesAndBullets(texts.join(u'\n')) == withoutSpacesAndBullets(plain);
    return styled && same ? std::optional(lines) : std::nullopt;
}

} // namespace

std::optional<QList<InlineSpan>> readMarkup(const QString& text)
{
    static const QRegularExpression tagged(QStringLiteral("<(sup|sub|b|strong|i|em)>([^<>]+)</\\1>"));
    QList<InlineSpan> spans;
    const auto addAll = [&](const QList<InlineSpan>& more) {
        for (const InlineSpan& span : more)
            add(spans, InlineSpan{span.text, span.style, span.url});
    };
    qsizetype from = 0;
    for (auto it = tagged.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const QString inner = match.captured(2);
        const auto lines = linesOf(QStringLiteral("<%1>%2</%1>").arg(match.captured(1), inner.toHtmlEscaped()));
        addAll(readMarkdown(text.mid(from, match.capturedStart() - from)));
        addAll(lines.size() == 1 && plainOf(lines.front()) == inner ? lines.front() : literal(match.captured()));
        from = match.capturedEnd();
    }
    addAll(readMarkdown(text.mid(from)));
    return hasStyle(spans) ? std::optional(spans) : std::nullopt;
}

QList<PastedLine> readPasted(const QMimeData& source)
{
    QList<PastedLine> pasted;
    if (const auto lines = source.hasHtml() ? readHtml(source.html(), source.text()) : std::nullopt) {
        for (const QList<InlineSpan>& line : *lines)
            pasted += PastedLine{plainOf(line), line};
        return pasted;
    }
    static const QRegularExpression lineBreak(QStringLiteral("\r\n|[\r\n\u2028\u2029]"));
    for (const QString& line : source.text().split(lineBreak, Qt::SkipEmptyParts))
        pasted += PastedLine{line, readMarkup(line).value_or(QList<InlineSpan>{InlineSpan{line}})};
    return pasted;
}

} // namespace duovita
