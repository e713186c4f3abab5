#include "core/import/publicationparsing.h"

#include "core/import/citationtext.h"
#include "core/import/datetext.h"
#include "core/import/worklines.h"

#include <QRegularExpression>

namespace duovita {

namespace {

/// A printed name without the signs around it; those that mark an author become marks.
Author cleaned(Author author, const ParsingContext& context)
{
    QString name = trimmedOf(author.name, u",，;；、:：").trimmed();
    // The sentence's stop, not an initial's.
    static const QRegularExpression stop(
        QStringLiteral("(?<=\\p{Ll}{2}|\\p{Han}|[*†‡#§]|[.\\p{Ll}] \\p{Lu}\\p{Ll})(?<!\\bal)[.．。]$"),
        QRegularExpression::UseUnicodePropertiesOption);
    name.remove(stop);
    if (const QString mark = takeAuthorAside(name); !mark.isEmpty())
        author.marks += mark;
    while (!name.isEmpty() && QStringView(u"*†‡#§").contains(name.back())) {
        author.marks.prepend(QString(name.back()));
        name.chop(1);
    }
    author.name = name.trimmed();
    author.self = context.ownName.matches(author.name);
    return author;
}

} // namespace

LocalizedText ParsingContext::localized(const QString& text) const
{
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return {};
    const bool otherScript = language == Language::Chinese ? !containsHan(trimmed) : containsHan(trimmed);
    return otherScript ? LocalizedText::shared(trimmed) : LocalizedText::of(language, trimmed);
}

QList<Author> parseAuthors(const QString& text, const ParsingContext& context)
{
    QList<Author> authors;
    for (const Author& printed : splitNames(withMarksForAnd(text))) {
        const Author author = cleaned(printed, context);
        if (!author.name.isEmpty())
            authors += author;
    }
    return authors;
}

QList<Link> takeLinks(QList<InlineSpan>& spans)
{
    QList<Link> links;
    QList<InlineSpan> rest;
    for (const InlineSpan& span : spans) {
        if (span.url.isEmpty()) {
            rest += span;
            continue;
        }
        static const QRegularExpression framed(QStringLiteral("^\\[(.+)\\]$")); // "[[pdf]](…)"
        const auto match = framed.match(span.text.trimmed());
        // A title that leads to its paper is text, and needs no label again.
        constexpr qsizetype fewestBlanks = 3;
        if (!match.hasMatch() && span.text.simplified().count(u' ') >= fewestBlanks && spans.size() > 1) {
            rest += InlineSpan{span.text, span.style};
            links += Link{{}, span.url};
            continue;
        }
        const QString label = match.hasMatch() ? match.captured(1) : span.text;
        links += Link{label.isEmpty() ? LocalizedText() : LocalizedText::shared(label), span.url};
    }
    if (!links.isEmpty()) {
        // The brackets that stood around the links.
        for (InlineSpan& span : rest)
            span.text.remove(QRegularExpression(QStringLiteral("\\]\\s*\\[|\\[\\s*\\]|\\s*\\[\\s*$|^\\s*\\]")));
    }
    // "[pdf]" without an address: the link is lost, its name is not.
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

namespace {

/// "[submitted to a journal] Doe, J., …": what stands first in brackets says what has become of the work.
QString takeLeadingStatus(QList<InlineSpan>& spans, const Vocabulary& vocabulary)
{
    static const QRegularExpression tag(QStringLiteral("^\\s*\\[([^\\[\\]]{3,60})\\]\\s*"));
    const auto match = tag.match(spans.isEmpty() ? QString() : spans.front().text);
    if (!match.hasMatch() || !spans.front().url.isEmpty() || vocabulary.statusIn(match.captured(1)).isEmpty())
        return {};
    spans.front().text.remove(0, match.capturedLength());
    if (spans.front().text.isEmpty())
        spans.removeFirst();
    return match.captured(1);
}

/// "An example exhibit (designer; 2019)", "An article in a magazine (2014)": the year of a work that is no citation.
QString yearOfLastBracket(const QString& text)
{
    static const QRegularExpression bracket(
        QStringLiteral("[(（](?:[^()（）]*[;；,，]\\s*)?((?:19|20)\\d\\d)[)）]\\s*[.。]?$"));
    return bracket.match(text.trimmed()).captured(1);
}

} // namespace

Entry parsePublication(const QList<TextLine>& lines, const ParsingContext& context)
{
    Entry entry;
    PublicationDetails details;
    QList<InlineSpan> spans;
    for (const TextLine& line : lines) {
        if (!spans.isEmpty())
            spans += InlineSpan{QStringLiteral("\n")};
        spans += line.spans;
    }
    takeNumber(spans);
    const QString leading = takeLeadingStatus(spans, context.vocabulary);
    const QString year = takeYearOfColumn(spans);
    entry.links = takeLinks(spans);
    CitationSplit split = titleOverNames(lines).value_or(CitationSplit{});
    if (split.title.isEmpty())
        split = namesAndVenueOverTitle(lines).value_or(CitationSplit{});
    if (split.title.isEmpty())
        split = namesOverTitle(lines).value_or(CitationSplit{});
    if (split.title.isEmpty())
        split = splitByCells(plainOf(spans)).value_or(CitationSplit{});
    if (split.title.isEmpty())
        split = splitCitation(spans, context);
    if (plainOf(spans).trimmed().isEmpty() && !entry.links.isEmpty())
        split.title = entry.links.front().label.textOrFallback(context.language); // the title itself leads there
    details.type = split.type;
    // The web page's order: the title on a line of its own, authors on the next, the venue after them.
    if (split.before.trimmed().isEmpty() && lines.size() > 1) {
        QStringList rest = split.after.split(u'\n', Qt::SkipEmptyParts);
        static const QRegularExpression hollow(QStringLiteral("^[\\s/|·,，]*$")); // what links have left
        rest.removeIf([](const QString& line) { return hollow.match(line).hasMatch(); });
        if (!rest.isEmpty()) {
            split.before = rest.front();
            split.after = rest.mid(1).join(u' ');
        }
    }
    QString status = takeLastStatus(split.title, context.vocabulary);
    if (!leading.isEmpty() && !status.isEmpty())
        entry.unparsed += leading;
    else if (!leading.isEmpty())
        status = leading;
    details.title = context.localized(trimmedOf(split.title, u",， .").trimmed());
    details.authors = parseAuthors(split.before.simplified(), context);
    parseVenue(split.after.simplified(), details, entry, context);
    if (details.status.isEmpty())
        details.status = context.localized(status);
    else if (!status.isEmpty())
        entry.unparsed += status;
    if (!details.year && !year.isEmpty())
        details.year = *parseDate(year);
    if (const QString last = yearOfLastBracket(plainOf(spans)); !details.year && !last.isEmpty())
        details.year = *parseDate(last);
    entry.details = details;
    return entry;
}

} // namespace duovita
