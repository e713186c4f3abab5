#include "core/import/annotate/citationtext.h"
#include "core/import/fields/worklines.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

bool isSentenceLong(const QString& text)
{
    constexpr qsizetype fewestBlanks = 3;
    constexpr qsizetype fewestHan = 8;
    const auto han = std::count_if(text.begin(), text.end(), [](QChar c) { return c.script() == QChar::Script_Han; });
    return text.simplified().count(u' ') >= fewestBlanks || han >= fewestHan;
}

namespace {

/// "[*pdf*]" as a link's text is one link in several styles; it gets the style of its beginning.
void joinLinks(QList<InlineSpan>& spans)
{
    QList<InlineSpan> joined;
    for (const InlineSpan& span : std::as_const(spans)) {
        if (!joined.isEmpty() && !span.url.isEmpty() && joined.last().url == span.url)
            joined.last().text += span.text;
        else
            joined += span;
    }
    spans = joined;
}

/// "pdf", "Project page", "中文版": the labels of buttons beside a work.
bool isButton(const QString& label)
{
    static const QRegularExpression words(
        QStringLiteral(
            "\\b(?:pdf|links?|code|slides?|video|arxiv|biorxiv|medrxiv|blog|poster|project|doi|paper|website|"
            "page|github|data|dataset|demo|talk|presentation|bib(?:tex)?|abstract|preprint|html|url|online|"
            "cite|supplement(?:ary)?|appendix|repo(?:sitory)?|press|news|summary|proceedings|springer|scholar|"
            "publisher|full text|download|read|view|here)\\b|链接|原文|全文|代码|下载|项目|幻灯|视频|报告|文档|"
            "主页|数据"),
        QRegularExpression::CaseInsensitiveOption);
    return words.match(label).hasMatch();
}

/// Whether only links and separators follow on the line.
bool endsLine(const QList<InlineSpan>& spans, qsizetype at)
{
    static const QRegularExpression hollow(QStringLiteral("^[\\s|/·,，.。;；()（）\\[\\]]*$"));
    for (qsizetype i = at + 1; i < spans.size(); ++i) {
        const qsizetype end = spans[i].text.indexOf(u'\n');
        if (spans[i].url.isEmpty() && !hollow.match(spans[i].text.left(end)).hasMatch())
            return false;
        if (end >= 0)
            break;
    }
    return true;
}

/// "[Rowlock](…) (Sampling 2025)", "in Proc. [Gull Days](…), 2021", "[Jane Doe](…), San Zhang. A title": a link whose
/// words are part of the work's text and must stay there.
bool isPieceOfText(const QList<InlineSpan>& spans, qsizetype at)
{
    static const QRegularExpression open(
        QStringLiteral("(?:\\b[Ii]n|\\b[Aa]t|\\b[Pp]roc\\.|\\bof|\\bthe|发表于|发表在)\\s*$"));
    const QString label = spans[at].text.trimmed();
    if (isSentenceLong(label) && spans.size() > 1)
        return true;
    if (label.isEmpty() || isButton(label))
        return false;
    const QString before = plainOf(spans.mid(0, at));
    return open.match(before).hasMatch() || !endsLine(spans, at);
}

/// "doi: [10.1000/x.1](https://doi.org/10.1000/x.1)": the text contains its number.
std::optional<InlineSpan> numberOf(const QList<InlineSpan>& spans, qsizetype at)
{
    static const QRegularExpression doi(QStringLiteral("^(?:doi\\s*[:：]\\s*)?(10\\.\\d{4,9}/\\S+)$"),
                                        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression named(QStringLiteral("\\bdoi\\s*[:：]\\s*$"),
                                          QRegularExpression::CaseInsensitiveOption);
    const auto match = doi.match(spans[at].text.trimmed());
    if (!match.hasMatch() || !spans[at].url.endsWith(match.captured(1)))
        return std::nullopt;
    const bool labelled = named.match(plainOf(spans.mid(0, at))).hasMatch();
    return InlineSpan{(labelled ? QString() : QStringLiteral(" doi:")) + match.captured(1)};
}

/// Removes "(", ", ", ")." that remain of "([pdf](…), [code](…)).".
void removeHollowBrackets(QList<InlineSpan>& spans)
{
    static const QRegularExpression open(QStringLiteral("\\s*[(（]\\s*$"));
    static const QRegularExpression between(QStringLiteral("^[\\s,，、;；|/·]*$"));
    static const QRegularExpression close(QStringLiteral("^\\s*[)）]"));
    for (qsizetype i = 0; i + 1 < spans.size(); ++i) {
        if (!open.match(spans[i].text).hasMatch())
            continue;
        qsizetype end = i + 1;
        while (end < spans.size() && between.match(spans[end].text).hasMatch())
            ++end;
        if (end == spans.size() || !close.match(spans[end].text).hasMatch())
            continue;
        spans[i].text.remove(open);
        spans[end].text.remove(close);
        spans.remove(i + 1, end - i - 1);
    }
}

} // namespace

QList<Link> takeLinks(QList<InlineSpan>& spans)
{
    QList<Link> links;
    QList<InlineSpan> rest;
    joinLinks(spans);
    for (qsizetype i = 0; i < spans.size(); ++i) {
        const InlineSpan& span = spans[i];
        if (span.url.isEmpty()) {
            rest += span;
            continue;
        }
        if (const auto number = numberOf(spans, i)) {
            rest += *number;
            continue;
        }
        static const QRegularExpression framed(QStringLiteral("^\\[(.+)\\]$")); // "[[pdf]](…)"
        const auto match = framed.match(span.text.trimmed());
        // A title that links to its paper is text and needs no further label.
        if (!match.hasMatch() && isPieceOfText(spans, i)) {
            rest += InlineSpan{span.text, span.style};
            links += Link{{}, span.url};
            continue;
        }
        const QString label = match.hasMatch() ? match.captured(1) : span.text;
        const bool named = !label.isEmpty() && label != span.url; // "<https://…>" has no label
        links += Link{named ? LocalizedText::shared(label) : LocalizedText(), span.url};
    }
    if (!links.isEmpty()) {
        removeHollowBrackets(rest);
        // Brackets that surrounded the links.
        for (InlineSpan& span : rest)
            span.text.remove(QRegularExpression(QStringLiteral("\\]\\s*\\[|\\[\\s*\\]|\\s*\\[\\s*$|^\\s*\\]")));
    }
    // "[pdf]" without an address: the target is lost, but the name is kept.
    static const QRegularExpression bare(
        QStringLiteral(
            "\\s*\\[\\s*(pdf|link|code|slides?|video|arxiv|blog|poster|project|google link)\\s*\\](?:\\s*\\.)?"),
        QRegularExpression::CaseInsensitiveOption);
    for (InlineSpan& span : rest) {
        for (auto match = bare.match(span.text); match.hasMatch(); match = bare.match(span.text)) {
            links += Link{LocalizedText::shared(match.captured(1)), {}};
            span.text.remove(match.capturedStart(), match.capturedLength());
        }
    }
    spans = rest;
    return links;
}

} // namespace duovita
