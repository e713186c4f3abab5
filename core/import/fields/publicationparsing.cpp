#include "core/import/fields/publicationparsing.h"

#include "core/import/annotate/citationnames.h"
#include "core/import/annotate/citationtext.h"
#include "core/import/annotate/datetext.h"
#include "core/import/fields/citationreadings.h"
#include "core/import/fields/entrybuilding.h"
#include "core/import/fields/workfront.h"
#include "core/import/fields/worklines.h"
#include "core/import/structure/blockgrouping.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// A printed name without the signs around it; known author marks are stored as marks.
Author cleaned(Author author, const ParsingContext& context)
{
    QString name = trimmedOf(author.name, u",，;；、:：").trimmed();
    // A sentence's full stop, not an initial's.
    static const QRegularExpression stop(
        QStringLiteral("(?<=\\p{Ll}{2}|\\p{Han}|[*†‡#§]|[.\\p{Ll}] \\p{Lu}\\p{Ll}|\\p{Ll} \\p{Lu}{2}|\\p{Ll} "
                       "\\p{Lu}{3})(?<!\\bal)[.．。]$"),
        QRegularExpression::UseUnicodePropertiesOption);
    name.remove(stop);
    if (const QString mark = takeAuthorAside(name); !mark.isEmpty())
        author.marks += mark;
    while (!name.isEmpty() && (isAuthorMark(name.back()) || name.back().isSpace())) {
        if (!name.back().isSpace())
            author.marks.prepend(QString(name.back()));
        name.chop(1);
    }
    author.name = name.trimmed();
    author.self = context.ownName.matches(author.name);
    return author;
}

} // namespace

namespace {

/// "Zhang S, Li S.": if initials have no full stops, the last one ends the sentence.
void dropLastStop(QList<Author>& authors)
{
    static const QRegularExpression bare(QStringLiteral("^\\p{Lu}[\\p{L}'’-]+(?: \\p{L}[\\p{L}'’-]+)? \\p{Lu}{1,3}$"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    if (authors.size() < 2 || !authors.last().name.endsWith(u'.') ||
        !bare.match(authors.last().name.chopped(1)).hasMatch())
        return;
    if (std::all_of(authors.begin(), authors.end() - 1,
                    [](const Author& author) { return bare.match(author.name).hasMatch(); }))
        authors.last().name.chop(1);
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
    for (const Author& printed : splitNames(withMarksForAnd(withRaisedMarks(text)))) {
        const Author author = cleaned(printed, context);
        if (!author.name.isEmpty())
            authors += author;
    }
    dropLastStop(authors);
    const auto isSelf = [](const Author& author) { return author.self; };
    const auto perhaps = [&](const Author& author) { return context.ownName.mayMatch(author.name); };
    if (std::none_of(authors.begin(), authors.end(), isSelf) &&
        std::count_if(authors.begin(), authors.end(), perhaps) == 1)
        std::find_if(authors.begin(), authors.end(), perhaps)->self = true;
    return authors;
}

namespace {

/// "Zhang S, Li S (eds). A book.", "张三、李四（主编）. 样本集": the role of the people named before it.
QString takeEditorship(QList<InlineSpan>& spans)
{
    static const QRegularExpression role(
        QStringLiteral(
            "(?<=[\\p{L}.])\\s*[(（]((?:co-?)?(?:editors?|eds?\\.?)|(?:联合|共同|副)?主编|合编|编著|编|译)[)）]|"
            "^\\s*[(（]((?:co-?)?(?:editors?|eds?\\.?)|(?:联合|共同|副)?主编|合编|编著|编|译)[)）]"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    QString before;
    for (InlineSpan& span : spans) {
        const auto match = role.match(span.text);
        const QString names = before + span.text.left(match.capturedStart());
        if (match.hasMatch() && isLineOfAuthors(names.trimmed())) {
            span.text.remove(match.capturedStart(), match.capturedLength());
            return match.captured(1) + match.captured(2);
        }
        before += span.text;
    }
    return {};
}

/// "[TPDS'18] Zhang San, Li Si": the person's own label for a work, before its authors.
QString takeLabel(QString& authors)
{
    static const QRegularExpression label(QStringLiteral("^\\s*\\[([^\\[\\]]{2,40})\\]\\s*(?=\\p{L})"));
    const auto match = label.match(authors);
    authors.remove(match.capturedStart(), match.capturedLength());
    return match.captured(1).trimmed();
}

/// "Doe, J., Roe, R. [A title](…). Journal, 2020": a link after the authors is the title.
std::optional<CitationSplit> linkedTitleAfterNames(const QList<InlineSpan>& spans)
{
    for (qsizetype i = 1; i < spans.size(); ++i) {
        if (spans[i].url.isEmpty())
            continue;
        QString names = plainOf(spans.mid(0, i)).simplified();
        static const QRegularExpression year(
            QStringLiteral("[,，.]?\\s*[(（]?((?:19|20)\\d\\d)[)）]?\\s*[.,，。:：]?$"));
        const QString dated = takeMatch(names, year);
        if (!isSentenceLong(spans[i].text) || !isLineOfAuthors(names))
            return std::nullopt;
        QString after = plainOf(spans.mid(i + 1));
        if (!dated.isEmpty())
            after += QStringLiteral(", ") + dated;
        return CitationSplit{names, spans[i].text, after};
    }
    return std::nullopt;
}

/// "A title. 2022, Sept.": a date that remains at its end.
QString takeLastYear(QString& title)
{
    static const QRegularExpression year(
        QStringLiteral("[.。]\\s+((?:19|20)\\d\\d)(?:,\\s*\\p{Lu}\\p{Ll}{2,8}\\.?)?\\s*[.。]?$"));
    const auto match = year.match(title);
    if (!match.hasMatch())
        return {};
    const QString taken = match.captured(1);
    title.truncate(match.capturedStart());
    return taken;
}

/// "An example exhibit (designer; 2019)", "An article in a magazine (2014)": the year of a work that is not a citation.
QString yearOfLastBracket(const QString& text)
{
    static const QRegularExpression bracket(
        QStringLiteral("[(（](?:[^()（）]*[;；,，]\\s*)?((?:19|20)\\d\\d)[)）]\\s*[.。]?$"));
    return bracket.match(text.trimmed()).captured(1);
}

/// "Rowlock (Sampling 2025). It rows by itself.": a title, the venue in brackets, and a description.
std::optional<CitationSplit> titleWithDescription(const QString& text, QString& description)
{
    static const QRegularExpression form(QStringLiteral(
        "^([^(（)）.。]{2,80}?)\\s*([(（][^()（）]*\\p{L}[^()（）]*(?:19|20)\\d\\d[)）])(?:[。]|[.:：]\\s)\\s*"
        "(.{4,}[.。])[\\s·|/,，]*$"));
    const auto match = form.match(text);
    if (!match.hasMatch() || isLineOfAuthors(match.captured(1)) || !namesFrom(match.captured(3), 0).isEmpty())
        return std::nullopt;
    description = match.captured(3);
    return CitationSplit{{}, match.captured(1), match.captured(2)};
}

/// "**A title** (J. Doe, R. Roe, 2023)": names that include the person's, and the year.
void takeNamesInBracket(CitationSplit& split, const ParsingContext& context)
{
    static const QRegularExpression bracket(
        QStringLiteral("^\\s*[(（]([^()（）]+?)[,，]\\s*((?:19|20)\\d\\d)[)）]\\s*[.。,，]?"));
    const auto match = bracket.match(split.after);
    if (!match.hasMatch() || !split.before.trimmed().isEmpty() || !isNameList(match.captured(1)))
        return;
    const QList<Author> people = parseAuthors(match.captured(1), context);
    if (std::none_of(people.begin(), people.end(), [](const Author& author) { return author.self; }))
        return;
    const QString rest = split.after.mid(match.capturedEnd()).trimmed();
    split.before = match.captured(1);
    split.after = rest.isEmpty() ? match.captured(2) : QString(rest + QStringLiteral(", ") + match.captured(2));
}

/// By the work's lines, cells or marks, whichever fits first.
CitationSplit givenReading(const QList<TextLine>& lines, const QList<InlineSpan>& spans,
                           const std::optional<CitationSplit>& linked, const ParsingContext& context)
{
    CitationSplit split = titleOverNames(lines).value_or(linked.value_or(CitationSplit{}));
    if (split.title.isEmpty())
        split = namesAndVenueOverTitle(lines).value_or(CitationSplit{});
    if (split.title.isEmpty())
        split = namesOverTitle(lines).value_or(CitationSplit{});
    if (split.title.isEmpty())
        split = titleOverVenue(lines).value_or(nameOverVenue(lines).value_or(CitationSplit{}));
    const bool overVenue = !split.title.isEmpty() && split.before.isEmpty();
    if (split.title.isEmpty())
        split = splitByCells(plainOf(spans)).value_or(CitationSplit{});
    if (split.title.isEmpty())
        split = splitCitation(spans, context);
    takeNamesInBracket(split, context);
    // The order of web pages: the title on one line, the authors on the next, then the venue.
    if (split.before.trimmed().isEmpty() && lines.size() > 1 && !overVenue) {
        QStringList rest = split.after.split(u'\n', Qt::SkipEmptyParts);
        static const QRegularExpression hollow(QStringLiteral("^[\\s/|·,，]*$")); // remains of removed links
        rest.removeIf([](const QString& line) { return hollow.match(line).hasMatch(); });
        if (!rest.isEmpty()) {
            split.before = rest.front();
            split.after = rest.mid(1).join(u' ');
        }
    }
    return split;
}

} // namespace

Entry parsePublication(const QList<TextLine>& written, const ParsingContext& context)
{
    Entry entry;
    PublicationDetails details;
    if (written.isEmpty()) { // only a description, not a work
        entry.details = details;
        return entry;
    }
    QList<TextLine> lines = written;
    for (TextLine& line : lines)
        joinRaisedMarks(line.spans);
    takeNumber(lines.front().spans);
    // "2025年" above the title and the rest.
    const QString above = lines.size() > 1 ? yearAlone(lines.front()) : QString();
    if (!above.isEmpty())
        lines.removeFirst();
    const Badge badge = takeBadge(lines);
    QList<InlineSpan> spans;
    for (const TextLine& line : lines) {
        if (!spans.isEmpty())
            spans += InlineSpan{QStringLiteral("\n")};
        spans += line.spans;
    }
    details.year = takeDateInCode(spans, entry.unparsed);
    const QString leading = takeLeadingStatus(spans, context.vocabulary);
    const QString year = takeYearOfColumn(spans);
    if (const QString role = takeEditorship(spans); !role.isEmpty())
        entry.unparsed += role;
    const auto linked = lines.size() == 1 ? linkedTitleAfterNames(spans) : std::nullopt;
    entry.links = takeLinks(spans);
    QString summary;
    const auto described = lines.size() == 1 ? titleWithDescription(plainOf(spans).trimmed(), summary) : std::nullopt;
    if (described)
        entry.highlights += makeHighlight(RichText::fromPlain(summary), HighlightStyle::Paragraph, 0, context.language);
    CitationSplit split = described ? *described : givenReading(lines, spans, linked, context);
    if (plainOf(spans).trimmed().isEmpty() && !entry.links.isEmpty())
        split.title = entry.links.front().label.textOrFallback(context.language); // the title itself is the link
    else if (!described && !linked)
        split = bestReading(split, spans, context);
    details.type = split.type;
    const QString label = takeLabel(split.before);
    QString status = takeLastStatus(split.title, context.vocabulary);
    if (!leading.isEmpty() && !status.isEmpty())
        entry.unparsed += leading;
    else if (!leading.isEmpty())
        status = leading;
    const QString lastYear = details.year || split.title.isEmpty() ? QString() : takeLastYear(split.title);
    details.title = context.localized(trimmedOf(split.title, u",， .").trimmed());
    details.authors = LocalizedAuthors::shared(parseAuthors(split.before.simplified(), context));
    parseVenue(split.after.simplified(), details, entry, context);
    if (details.status.isEmpty())
        details.status = context.localized(status);
    else if (!status.isEmpty())
        entry.unparsed += status;
    for (const QString& when : {above, year, lastYear, badge.year}) {
        if (!details.year && !when.isEmpty())
            details.year = *parseDate(when);
    }
    for (const QString& named : {label, badge.venue}) {
        if (details.venueShort.isEmpty())
            details.venueShort = context.localized(named);
        else if (!named.isEmpty())
            entry.unparsed += named;
    }
    if (const QString last = yearOfLastBracket(plainOf(spans)); !details.year && !last.isEmpty())
        details.year = *parseDate(last);
    entry.details = details;
    return entry;
}

} // namespace duovita
