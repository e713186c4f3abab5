#include "core/import/fields/worklines.h"

#include "core/import/annotate/citationtext.h"
#include "core/import/annotate/datewords.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// The names at the beginning of a line, perhaps after a date, and a link to the work after them: "09/18 Doe, J.; Roe,
/// R. [A journal, 12](https://…)". No names if the line has another form.
struct NamesAndVenue {
    QString names, venue, year;
};

NamesAndVenue namesBesideVenue(const TextLine& line)
{
    static const QRegularExpression date(
        QStringLiteral("^\\s*(?:\\d{1,2}/(\\d\\d|(?:19|20)\\d\\d)|((?:19|20)\\d\\d))\\s+"));
    const auto link =
        std::find_if(line.spans.begin(), line.spans.end(), [](const InlineSpan& span) { return !span.url.isEmpty(); });
    if (link == line.spans.end() || link == line.spans.begin() || link + 1 != line.spans.end())
        return {};
    QString names = plainOf(line.spans.mid(0, link - line.spans.begin())).trimmed();
    const auto match = date.match(names);
    names.remove(0, match.capturedLength());
    const QString year = match.captured(1) + match.captured(2);
    if (!isNameList(names) || link->text.trimmed().isEmpty())
        return {};
    return {names, link->text.trimmed(), year.isEmpty() ? QString() : QString::number(yearOf(year))};
}

} // namespace

void takeNumber(QList<InlineSpan>& spans)
{
    static const QRegularExpression number(QStringLiteral("^\\s*(?:\\[[A-Z]?\\d{1,3}\\]\\s*|[A-Z]\\d{1,3}[.)]\\s+)"));
    if (!spans.isEmpty())
        spans.front().text.remove(number);
}

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

QString takeYearOfColumn(QList<InlineSpan>& spans)
{
    static const QRegularExpression column(QStringLiteral("^\\s*((?:19|20)\\d\\d)(?:\\s{2,}|\\t)(?=\\S)"));
    if (spans.isEmpty())
        return {};
    // The cells of a row may be separate spans.
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

namespace {

/// "[Journal of Samples, 2020](…)" is a link to the paper and names the venue; "[pdf] / [code]" does not.
bool isVenueOfLinks(const TextLine& line)
{
    static const QRegularExpression year(QStringLiteral("(?:19|20)\\d\\d"));
    constexpr qsizetype fewestBlanks = 3;
    return std::any_of(line.spans.begin(), line.spans.end(), [](const InlineSpan& span) {
        return !span.url.isEmpty() &&
               (span.text.trimmed().count(u' ') >= fewestBlanks || year.match(span.text).hasMatch());
    });
}

} // namespace

namespace {

/// "J. Doe, A. Lund, V." over "Roe, and W. Chen,": a line of names that ends inside a name or at a comma.
bool breaksOffInNames(const QString& line, const QString& next)
{
    static const QRegularExpression open(QStringLiteral("(?:[,，、]|\\b\\p{Lu}[.．])$"));
    return open.match(line).hasMatch() && line.contains(u',') && isNameList(line + u' ' + next);
}

} // namespace

std::optional<CitationSplit> titleOverNames(const QList<TextLine>& lines)
{
    if (lines.size() < 2 || isNameList(lines[0].plain()) || !isNameList(lines[1].plain()) ||
        breaksOffInNames(lines[0].plain().trimmed(), lines[1].plain().trimmed()))
        return std::nullopt;
    QStringList venue;
    for (const TextLine& line : lines.mid(2)) {
        static const QRegularExpression marks(QStringLiteral("[\\s|/·]+$")); // separators of the links
        QList<InlineSpan> spans = line.spans;
        const bool links = !takeLinks(spans).isEmpty(); // collected with all others
        const QString text = plainOf(spans).remove(marks).trimmed();
        if (links && text.isEmpty() && isVenueOfLinks(line))
            return std::nullopt;
        venue += text;
    }
    QList<InlineSpan> title = lines[0].spans;
    takeNumber(title);
    takeYearOfColumn(title);
    if (title.size() > 1) // otherwise it is a link to the paper itself
        takeLinks(title); // collected with all others
    static const QRegularExpression year(QStringLiteral("^\\s*((?:19|20)\\d\\d)\\s*[.,]\\s*"));
    QString after = venue.join(u' ');
    QString named = plainOf(title).trimmed();
    // "A title. (A meeting 2024)" above the names, if nothing else gives the venue.
    static const QRegularExpression bracket(
        QStringLiteral("^(.{12,}?)[.。]?\\s*[(（]([^()（）]*(?<!\\d)(?:19|20)\\d\\d(?!\\d)[^()（）]*)[)）]$"));
    if (const auto match = bracket.match(named); after.isEmpty() && match.hasMatch()) {
        after = match.captured(2);
        named = match.captured(1);
    }
    if (const auto match = year.match(after); match.hasMatch())
        after = after.mid(match.capturedLength()) + QStringLiteral(", ") + match.captured(1);
    return CitationSplit{lines[1].plain(), named, after};
}

std::optional<CitationSplit> namesAndVenueOverTitle(const QList<TextLine>& lines)
{
    const auto [names, venue, year] = lines.size() == 2 ? namesBesideVenue(lines[0]) : NamesAndVenue{};
    if (names.isEmpty())
        return std::nullopt;
    return CitationSplit{names, lines[1].plain().trimmed(),
                         year.isEmpty() || venue.contains(year) ? venue : QString(venue + QStringLiteral(", ") + year)};
}

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

std::optional<CitationSplit> nameOverVenue(const QList<TextLine>& lines)
{
    constexpr qsizetype longestVenue = 60;
    static const QRegularExpression dated(QStringLiteral("\\p{L}{2}.*(?<!\\d)(?:19|20)\\d\\d(?!\\d)"));
    const bool links =
        lines.size() < 3 || std::all_of(lines[2].spans.begin(), lines[2].spans.end(), [](const InlineSpan& span) {
            return !span.url.isEmpty() || span.text.trimmed().size() < 2;
        });
    if (lines.size() < 2 || lines.size() > 3 || !links || lines[0].spans.isEmpty())
        return std::nullopt;
    const QString venue = lines[1].plain().trimmed();
    const bool set = std::all_of(lines[0].spans.begin(), lines[0].spans.end(), [](const InlineSpan& span) {
        return span.style.testFlag(InlineStyle::Bold) || !span.url.isEmpty() || span.text.trimmed().isEmpty();
    });
    if (!set || !lines[0].plain().trimmed().front().isLetter() || venue.size() > longestVenue ||
        !dated.match(venue).hasMatch() || isNameList(lines[0].plain()))
        return std::nullopt;
    return CitationSplit{{}, lines[0].plain().trimmed(), venue};
}

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

std::optional<CitationSplit> titleThenNames(const QString& text)
{
    static const QRegularExpression stop(
        QStringLiteral("(?<!\\b\\p{Lu})[.?!]\\s+(?=[\\p{Lu}\\d]|arXiv|bioRxiv|medRxiv)"));
    constexpr qsizetype fewestBlanks = 2; // in a title
    const auto first = stop.match(text);
    const QString title = text.left(first.capturedStart() + (first.captured().startsWith(u'.') ? 0 : 1));
    if (!first.hasMatch() || title.count(u' ') < fewestBlanks || isNameList(title))
        return std::nullopt;
    const QString rest = text.mid(first.capturedEnd());
    const auto second = stop.match(rest);
    const QString names = rest.left(second.capturedStart());
    const bool several = names.contains(u',') || names.contains(QStringLiteral(" and "));
    if (!second.hasMatch() || !several || !isNameList(names))
        return std::nullopt;
    return CitationSplit{names, title, rest.mid(second.capturedEnd())};
}

bool areNamesAndVenueOverTitle(const QList<TextLine>& lines)
{
    return namesAndVenueOverTitle(lines).has_value();
}

} // namespace duovita
