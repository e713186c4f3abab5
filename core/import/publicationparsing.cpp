#include "core/import/publicationparsing.h"

#include "core/import/citationnames.h"
#include "core/import/citationreadings.h"
#include "core/import/citationtext.h"
#include "core/import/datetext.h"
#include "core/import/worklines.h"

#include <QRegularExpression>

#include <algorithm>

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
    return authors;
}

namespace {

/// As many words, or ideographs, as a title has, and no label of a link.
bool isSentenceLong(const QString& text)
{
    constexpr qsizetype fewestBlanks = 3;
    constexpr qsizetype fewestHan = 8;
    const auto han = std::count_if(text.begin(), text.end(), [](QChar c) { return c.script() == QChar::Script_Han; });
    return text.simplified().count(u' ') >= fewestBlanks || han >= fewestHan;
}

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
        if (!match.hasMatch() && isSentenceLong(span.text) && spans.size() > 1) {
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

/// "[TPDS'18] Zhang San, Li Si": what the person calls a work in front of its authors.
QString takeLabel(QString& authors)
{
    static const QRegularExpression label(QStringLiteral("^\\s*\\[([^\\[\\]]{2,40})\\]\\s*(?=\\p{L})"));
    const auto match = label.match(authors);
    authors.remove(match.capturedStart(), match.capturedLength());
    return match.captured(1).trimmed();
}

/// "`2017.5` Doe, J., …": a date in front, set as code. Of days from one to another, and of "4/5/2017", which is a day
/// of April or of May, the year is taken, and what they say is left over.
std::optional<PartialDate> takeDateInCode(QList<InlineSpan>& spans, QStringList& leftOver)
{
    static const QRegularExpression dates(
        QStringLiteral("^[\\d\\s年月日./~～–—-]*((?:19|20)\\d\\d)[\\d\\s年月日./~～–—-]*$"));
    static const QRegularExpression strokes(QStringLiteral("^(?:0?[1-9]|1[0-2])/(?:0?[1-9]|1[0-2])/\\d{4}$"));
    if (spans.size() < 2 || !spans.front().style.testFlag(InlineStyle::Code))
        return std::nullopt;
    const QString text = spans.front().text.trimmed();
    const auto found = findDateRange(text, true);
    const bool certain = found && found->length >= text.size() && !strokes.match(text).hasMatch();
    const auto year = dates.match(text);
    if (!certain && !year.hasMatch())
        return std::nullopt;
    spans.removeFirst();
    if (certain)
        return found->range.end();
    if (text != year.captured(1))
        leftOver += text;
    return *parseDate(year.captured(1));
}

/// "Doe, J., Roe, R. [A title](…). Journal, 2020": what leads to the paper behind its authors is its title.
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

/// "A title. 2022, Sept.": what is left at its end.
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

/// "Jane Doe" and, raised behind it, "1,†": "Jane Doe¹†", signs that belong to the name.
void joinRaisedMarks(QList<InlineSpan>& spans)
{
    static const QRegularExpression signs(QStringLiteral("^\\s*(?:\\d[\\d,\\s]*)?[*∗†‡#§¶✉✝,\\s]*$"));
    static const QString raised = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    for (qsizetype i = 1; i < spans.size(); ++i) {
        QString text = spans[i].text;
        const QString before = spans[i - 1].text.trimmed();
        if (!spans[i].style.testFlag(InlineStyle::Superscript) || before.isEmpty() || !before.back().isLetter() ||
            text.trimmed().isEmpty() || !signs.match(text).hasMatch())
            continue;
        text.removeIf([](QChar c) { return c == u',' || c.isSpace(); });
        for (QChar& c : text) {
            if (c.isDigit())
                c = raised.at(c.digitValue());
        }
        spans[i] = InlineSpan{text};
    }
}

/// "[Sampling'24] A title", "**Sampling 2024** | A title", "2021 – Jane Doe, …": where and when it appeared, in front.
struct Badge {
    QString venue, year;
};

Badge takeBadge(QList<InlineSpan>& spans)
{
    static const QRegularExpression framed(
        QStringLiteral("^\\s*(?:[\\[【(（]\\s*([^\\[\\]【】()（）]{2,40}?)\\s*[\\]】)）]|"
                       "([A-Z][\\w/&+-]*(?:\\s[\\w/&+-]+){0,3}?\\s?['’]?(?:(?:19|20)\\d\\d|\\d\\d))\\s+[|｜]|"
                       "((?:19|20)\\d\\d)(?:[:：,，]|\\s+[|｜–—-](?=\\s)))\\s*(?:[–—:：.-]\\s*)?(?=\\S)"));
    static const QRegularExpression dated(
        QStringLiteral("^(.*?)[\\s,，]*(?:((?:19|20)\\d\\d)|['’](\\d\\d))\\b(.*)$"));
    static const QRegularExpression abbreviation(QStringLiteral("^(?:\\p{Lu}[\\w/&.+-]*\\s?)+"));
    if (spans.isEmpty() || !spans.front().url.isEmpty())
        return {};
    // A badge in bold and what parts it from the title may be spans of their own.
    QString whole;
    for (const InlineSpan& span : std::as_const(spans)) {
        if (!span.url.isEmpty())
            break;
        whole += span.text;
    }
    const auto match = framed.match(whole);
    const auto date = dated.match(match.captured(1) + match.captured(2) + match.captured(3));
    const QString name = date.captured(1).trimmed();
    if (!match.hasMatch() || !date.hasMatch() || (!name.isEmpty() && !abbreviation.match(name).hasMatch()))
        return {};
    for (qsizetype left = match.capturedLength(); left > 0 && !spans.isEmpty();) {
        const qsizetype cut = qMin(left, spans.front().text.size());
        spans.front().text.remove(0, cut);
        left -= cut;
        if (spans.front().text.isEmpty())
            spans.removeFirst();
    }
    const QString year = date.captured(2).isEmpty() ? QStringLiteral("20") + date.captured(3) : date.captured(2);
    return {QString(name + date.captured(4)).trimmed(), year};
}

/// "An example exhibit (designer; 2019)", "An article in a magazine (2014)": the year of a work that is no citation.
QString yearOfLastBracket(const QString& text)
{
    static const QRegularExpression bracket(
        QStringLiteral("[(（](?:[^()（）]*[;；,，]\\s*)?((?:19|20)\\d\\d)[)）]\\s*[.。]?$"));
    return bracket.match(text.trimmed()).captured(1);
}

/// By what its lines, its cells or its marks say, whichever is the first that fits.
CitationSplit givenReading(const QList<TextLine>& lines, const QList<InlineSpan>& spans,
                           const std::optional<CitationSplit>& linked, const ParsingContext& context)
{
    CitationSplit split = titleOverNames(lines).value_or(linked.value_or(CitationSplit{}));
    if (split.title.isEmpty())
        split = namesAndVenueOverTitle(lines).value_or(CitationSplit{});
    if (split.title.isEmpty())
        split = namesOverTitle(lines).value_or(CitationSplit{});
    if (split.title.isEmpty())
        split = titleOverVenue(lines).value_or(CitationSplit{});
    const bool overVenue = !split.title.isEmpty() && split.before.isEmpty();
    if (split.title.isEmpty())
        split = splitByCells(plainOf(spans)).value_or(CitationSplit{});
    if (split.title.isEmpty())
        split = splitCitation(spans, context);
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
    return split;
}

} // namespace

Entry parsePublication(const QList<TextLine>& written, const ParsingContext& context)
{
    Entry entry;
    PublicationDetails details;
    QList<TextLine> lines = written;
    for (TextLine& line : lines)
        joinRaisedMarks(line.spans);
    Badge badge;
    if (!lines.isEmpty()) {
        takeNumber(lines.front().spans);
        badge = takeBadge(lines.front().spans);
    }
    QList<InlineSpan> spans;
    for (const TextLine& line : lines) {
        if (!spans.isEmpty())
            spans += InlineSpan{QStringLiteral("\n")};
        spans += line.spans;
    }
    details.year = takeDateInCode(spans, entry.unparsed);
    const QString leading = takeLeadingStatus(spans, context.vocabulary);
    const QString year = takeYearOfColumn(spans);
    const auto linked = lines.size() == 1 ? linkedTitleAfterNames(spans) : std::nullopt;
    entry.links = takeLinks(spans);
    CitationSplit split = givenReading(lines, spans, linked, context);
    if (!plainOf(spans).trimmed().isEmpty())
        split = bestReading(split, spans, context);
    else if (!entry.links.isEmpty())
        split.title = entry.links.front().label.textOrFallback(context.language); // the title itself leads there
    details.type = split.type;
    const QString label = takeLabel(split.before);
    QString status = takeLastStatus(split.title, context.vocabulary);
    if (!leading.isEmpty() && !status.isEmpty())
        entry.unparsed += leading;
    else if (!leading.isEmpty())
        status = leading;
    const QString lastYear = details.year || split.title.isEmpty() ? QString() : takeLastYear(split.title);
    details.title = context.localized(trimmedOf(split.title, u",， .").trimmed());
    details.authors = parseAuthors(split.before.simplified(), context);
    parseVenue(split.after.simplified(), details, entry, context);
    if (details.status.isEmpty())
        details.status = context.localized(status);
    else if (!status.isEmpty())
        entry.unparsed += status;
    for (const QString& told : {year, lastYear, badge.year}) {
        if (!details.year && !told.isEmpty())
            details.year = *parseDate(told);
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
