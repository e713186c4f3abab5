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

namespace {

/// "[*pdf*]" as the words of a link is one link, in several styles; it gets that of its beginning.
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

} // namespace

QList<Link> takeLinks(QList<InlineSpan>& spans)
{
    QList<Link> links;
    QList<InlineSpan> rest;
    joinLinks(spans);
    for (const InlineSpan& span : std::as_const(spans)) {
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

/// "[TPDS'18] Zhang San, Li Si": what the person calls a work in front of its authors.
QString takeLabel(QString& authors)
{
    static const QRegularExpression label(QStringLiteral("^\\s*\\[([^\\[\\]]{2,40})\\]\\s*(?=\\p{L})"));
    const auto match = label.match(authors);
    authors.remove(match.capturedStart(), match.capturedLength());
    return match.captured(1).trimmed();
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

/// "[pdf] / [code]": nothing but links and the marks between them.
bool isLineOfLinks(const TextLine& line)
{
    return std::all_of(line.spans.begin(), line.spans.end(), [](const InlineSpan& span) {
        return !span.url.isEmpty() ||
               std::none_of(span.text.begin(), span.text.end(), [](QChar c) { return c.isLetterOrNumber(); });
    });
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
        if (links && !isLineOfLinks(line))
            return std::nullopt;
        if (!links)
            venue += line.plain().trimmed();
    }
    QList<InlineSpan> title = lines[0].spans;
    takeNumber(title);
    takeYearOfColumn(title);
    if (title.size() > 1) // else it leads to the paper itself
        takeLinks(title); // taken with all others
    static const QRegularExpression year(QStringLiteral("^\\s*((?:19|20)\\d\\d)\\s*[.,]\\s*"));
    QString after = venue.join(u' ');
    if (const auto match = year.match(after); match.hasMatch())
        after = after.mid(match.capturedLength()) + QStringLiteral(", ") + match.captured(1);
    return CitationSplit{lines[1].plain(), plainOf(title).trimmed(), after};
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
    const QString label = takeLabel(split.before);
    const QString status = takeLastStatus(split.title, context.vocabulary);
    details.title = context.localized(trimmedOf(split.title, u",， .").trimmed());
    details.authors = parseAuthors(split.before.simplified(), context);
    parseVenue(split.after.simplified(), details, entry, context);
    if (details.status.isEmpty())
        details.status = context.localized(status);
    else if (!status.isEmpty())
        entry.unparsed += status;
    if (details.venueShort.isEmpty())
        details.venueShort = context.localized(label);
    else if (!label.isEmpty())
        entry.unparsed += label;
    if (!details.year && !year.isEmpty())
        details.year = *parseDate(year);
    if (const QString last = yearOfLastBracket(plainOf(spans)); !details.year && !last.isEmpty())
        details.year = *parseDate(last);
    entry.details = details;
    return entry;
}

} // namespace duovita
