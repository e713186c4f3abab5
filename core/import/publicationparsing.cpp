#include "core/import/publicationparsing.h"

#include "core/import/citationtext.h"
#include "core/import/datetext.h"

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

/// "[1]", "[C3]", "J3." in front: the number of a list that is not one.
void takeNumber(QList<InlineSpan>& spans)
{
    static const QRegularExpression number(QStringLiteral("^\\s*(?:\\[[A-Z]?\\d{1,3}\\]\\s*|[A-Z]\\d{1,3}[.)]\\s+)"));
    if (!spans.isEmpty())
        spans.front().text.remove(number);
}

/// A table's row: the authors, perhaps with the year, the title, and the venue.
std::optional<CitationSplit> splitByCells(const QString& text)
{
    static const QRegularExpression gap(QStringLiteral("\\s{2,}"));
    static const QRegularExpression year(QStringLiteral("\\s*[(（]((?:19|20)\\d\\d)[)）]\\s*$"));
    constexpr qsizetype fewest = 3;
    const QStringList cells = text.trimmed().split(gap, Qt::SkipEmptyParts);
    if (cells.size() < fewest)
        return std::nullopt;
    const auto dated = year.match(cells[0]);
    const QString names = dated.hasMatch() ? cells[0].left(dated.capturedStart()) : cells[0];
    if (!isNameList(names) || isNameList(cells[1]))
        return std::nullopt;
    QStringList after = cells.mid(2);
    if (dated.hasMatch())
        after += dated.captured(1);
    return CitationSplit{names, cells[1], after.join(QStringLiteral(", "))};
}

/// "2022      Doe, J., …": the year in a column of its own.
QString takeYearOfColumn(QList<InlineSpan>& spans)
{
    static const QRegularExpression column(QStringLiteral("^\\s*((?:19|20)\\d\\d)(?:\\s{2,}|\\t)(?=\\S)"));
    if (spans.isEmpty())
        return {};
    // The cells of a row may be spans of their own.
    const bool apart = spans.size() > 1 && spans[1].url.isEmpty();
    const auto match = column.match(apart ? QString(spans[0].text + spans[1].text) : spans[0].text);
    if (!match.hasMatch())
        return {};
    const qsizetype first = spans[0].text.size();
    spans[0].text.remove(0, match.capturedLength());
    if (apart && match.capturedLength() > first)
        spans[1].text.remove(0, match.capturedLength() - first);
    return match.captured(1);
}

/// A title, below it a line of names and nothing else, then the venue.
std::optional<CitationSplit> titleOverNames(const QList<TextLine>& lines)
{
    if (lines.size() < 2 || isNameList(lines[0].plain()) || !isNameList(lines[1].plain()))
        return std::nullopt;
    QStringList venue;
    for (const TextLine& line : lines.mid(2)) {
        const bool links = std::any_of(line.spans.begin(), line.spans.end(), [](const InlineSpan& span) {
            return !span.url.isEmpty() && !span.text.isEmpty();
        });
        if (links)
            return std::nullopt;
        venue += line.plain().trimmed();
    }
    QList<InlineSpan> title = lines[0].spans;
    takeNumber(title);
    takeYearOfColumn(title);
    takeLinks(title); // taken with all others
    static const QRegularExpression year(QStringLiteral("^\\s*((?:19|20)\\d\\d)\\s*[.,]\\s*"));
    QString after = venue.join(u' ');
    const QString whole = plainOf(title).trimmed();
    // "A title (A conference, 2024)" over the names
    static const QRegularExpression bracket(
        QStringLiteral("[.。]?\\s*[(（]([^()（）]*(?:19|20)\\d\\d[^()（）]*)[)）]$"));
    if (const auto match = bracket.match(whole); after.isEmpty() && match.hasMatch())
        return CitationSplit{lines[1].plain(), whole.left(match.capturedStart()), match.captured(1)};
    if (const auto match = year.match(after); match.hasMatch())
        after = after.mid(match.capturedLength()) + QStringLiteral(", ") + match.captured(1);
    return CitationSplit{lines[1].plain(), plainOf(title).trimmed(), after};
}

/// A title, and below it no names, but the venue and its year: "A title of several words" / "NAACL 2025 (Findings)".
std::optional<CitationSplit> titleOverVenue(const QList<TextLine>& lines)
{
    constexpr qsizetype longestVenue = 60;
    constexpr qsizetype fewestBlanks = 3; // in a title
    static const QRegularExpression year(QStringLiteral("(?:19|20)\\d\\d"));
    static const QRegularExpression ended(QStringLiteral("[.,;，。；]$"));
    if (lines.size() != 2)
        return std::nullopt;
    QList<InlineSpan> title = lines[0].spans;
    QList<InlineSpan> venue = lines[1].spans;
    takeNumber(title);
    takeLinks(title);
    takeLinks(venue);
    const QString text = plainOf(title).trimmed();
    const QString after = plainOf(venue).trimmed();
    const bool isTitle = text.count(u' ') >= fewestBlanks && !year.match(text).hasMatch() &&
                         !ended.match(text).hasMatch() && !isNameList(text);
    const bool isVenue = after.size() <= longestVenue && year.match(after).hasMatch() && !after.contains(u'"');
    return isTitle && isVenue ? std::optional(CitationSplit{{}, text, after}) : std::nullopt;
}

/// A line of names and nothing else, below it the title, then the venue.
std::optional<CitationSplit> namesOverTitle(const QList<TextLine>& lines)
{
    constexpr qsizetype fewest = 3;
    constexpr qsizetype fewestBlanks = 3; // in a title
    const QString title = lines.value(1).plain().trimmed();
    if (lines.size() < fewest || !isLineOfAuthors(lines[0].plain()) || isNameList(title) ||
        title.count(u' ') < fewestBlanks)
        return std::nullopt;
    QStringList venue;
    for (const TextLine& line : lines.mid(2))
        venue += line.plain().trimmed();
    return CitationSplit{lines[0].plain(), title, venue.join(u' ')};
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
    const QString year = takeYearOfColumn(spans);
    entry.links = takeLinks(spans);
    CitationSplit split = titleOverNames(lines).value_or(CitationSplit{});
    if (split.title.isEmpty())
        split = namesOverTitle(lines).value_or(CitationSplit{});
    if (split.title.isEmpty())
        split = titleOverVenue(lines).value_or(CitationSplit{});
    const bool overVenue = !split.title.isEmpty() && split.before.isEmpty();
    if (split.title.isEmpty())
        split = splitByCells(plainOf(spans)).value_or(CitationSplit{});
    if (split.title.isEmpty())
        split = splitCitation(spans, context);
    if (plainOf(spans).trimmed().isEmpty() && !entry.links.isEmpty())
        split.title = entry.links.front().label.textOrFallback(context.language); // the title itself leads there
    details.type = split.type;
    // The web page's order: the title on a line of its own, authors on the next, the venue after them.
    if (split.before.trimmed().isEmpty() && lines.size() > 1 && !overVenue) {
        QStringList rest = split.after.split(u'\n', Qt::SkipEmptyParts);
        static const QRegularExpression hollow(QStringLiteral("^[\\s/|·,，]*$")); // what links have left
        rest.removeIf([](const QString& line) { return hollow.match(line).hasMatch(); });
        if (!rest.isEmpty()) {
            split.before = rest.front();
            split.after = rest.mid(1).join(u' ');
        }
    }
    const QString status = takeLastStatus(split.title, context.vocabulary);
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
