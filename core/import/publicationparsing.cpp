#include "core/import/publicationparsing.h"

#include <QRegularExpression>

namespace duovita {

namespace {

QString trimmedOf(QString text, QStringView marks)
{
    while (!text.isEmpty() && (text.front().isSpace() || marks.contains(text.front())))
        text.remove(0, 1);
    while (!text.isEmpty() && (text.back().isSpace() || marks.contains(text.back())))
        text.chop(1);
    return text;
}

QString trimmedOfCommas(const QString& text)
{
    return trimmedOf(text, u",，;；、");
}

bool looksLikeName(const QString& part)
{
    static const QRegularExpression latin(
        QStringLiteral("^(?:and\\s+)?(?:\\p{Lu}[\\p{L}'’-]*\\.?|\\p{Lu}\\.(?:-?\\p{Lu}\\.)*)(?:\\s+(?:\\p{Lu}[\\p{L}'’-"
                       "]*\\.?|\\p{Lu}\\.)){1,3}\\s*[*†‡]?$"));
    static const QRegularExpression chinese(QStringLiteral("^\\p{Han}{2,4}[*†‡]?$"));
    const QString text = part.trimmed();
    return latin.match(text).hasMatch() || chinese.match(text).hasMatch() ||
           text.compare(QStringLiteral("etc"), Qt::CaseInsensitive) == 0 || text == QStringLiteral("et al.");
}

/// Where the text is split: the pieces between commas, with their places.
struct Part {
    QString text;
    qsizetype start;
    qsizetype end;
};
QList<Part> commaParts(const QString& text)
{
    QList<Part> parts;
    qsizetype start = 0;
    int depth = 0;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        const QChar c = i < text.size() ? text[i] : QChar(u',');
        if (c == u'(' || c == u'（' || c == u'[')
            ++depth;
        if (c == u')' || c == u'）' || c == u']')
            --depth;
        if ((c == u',' || c == u'，') && (depth <= 0 || i == text.size())) {
            parts += Part{text.mid(start, i - start), start, i};
            start = i + 1;
        }
    }
    return parts;
}

/// A publication's text split into what comes before the title, the title, and what comes after.
struct Split {
    QString before;
    QString title;
    QString after;
};

bool isNameInside(const QList<InlineSpan>& spans, qsizetype i, const ParsingContext& context)
{
    return context.ownName.matches(spans[i].text) || looksLikeName(trimmedOfCommas(spans[i].text)) ||
           spans[i].text.trimmed().size() < 12 || !spans[i].text.trimmed().contains(u' ');
}

/// The title as a bold or italic stretch of several words that is no name.
std::optional<Split> splitByStyle(const QList<InlineSpan>& spans, const ParsingContext& context)
{
    for (qsizetype i = 0; i < spans.size(); ++i) {
        const bool styled = spans[i].style.testFlag(InlineStyle::Bold) || spans[i].style.testFlag(InlineStyle::Italic);
        if (!styled || isNameInside(spans, i, context))
            continue;
        return Split{plainOf(spans.mid(0, i)), spans[i].text, plainOf(spans.mid(i + 1))};
    }
    return std::nullopt;
}

std::optional<Split> splitByQuotes(const QString& text)
{
    static const QRegularExpression quoted(QStringLiteral("[\"“”]([^\"“”]{8,})[\"“”]"));
    static const QRegularExpression book(QStringLiteral("《([^》]+)》"));
    for (const QRegularExpression& expression : {quoted, book}) {
        if (const auto match = expression.match(text); match.hasMatch())
            return Split{text.left(match.capturedStart()), match.captured(1), text.mid(match.capturedEnd())};
    }
    return std::nullopt;
}

bool startsVenue(const QString& part, const ParsingContext& context)
{
    static const QRegularExpression abbreviation(QStringLiteral("[(（][A-Z][A-Za-z]{1,}[’'\\s]*\\d*[)）]"));
    return context.vocabulary.isVenue(part) || abbreviation.match(part).hasMatch() ||
           !context.vocabulary.statusIn(part).isEmpty();
}

/// "J. Doe, W. Chen. A Title. Venue, 2020": stops part authors, title and venue.
std::optional<Split> splitByStops(const QString& text)
{
    static const QRegularExpression lastName(QStringLiteral(
        "(?:^|,\\s*|\\band\\s+)(?:\\p{Lu}\\.(?:[ "
        "-]?\\p{Lu}\\.)*\\s*[\\p{L}'’-]{2,}|\\p{Lu}[\\p{L}'’-]+(?:\\s+\\p{Lu}[\\p{L}'’-]*\\.?)*\\s+\\p{Lu}[\\p{L}'’-]+)"
        "\\s*[*†‡]?\\.\\s+(?=\\p{Lu}|\\d)"));
    static const QRegularExpression stop(QStringLiteral("[.?!]\\s+(?=\\p{Lu})"));
    const auto names = lastName.match(text);
    if (!names.hasMatch())
        return std::nullopt;
    // All before it must be names too, or the stop is one inside of a title.
    const QList<Part> parts = commaParts(text.left(names.capturedEnd()).trimmed());
    for (const Part& part : parts) {
        QString name = part.text.trimmed();
        if (name.endsWith(u'.') && &part == &parts.last())
            name.chop(1);
        if (!name.isEmpty() && !looksLikeName(name))
            return std::nullopt;
    }
    const QString rest = text.mid(names.capturedEnd());
    const auto end = stop.match(rest);
    if (!end.hasMatch())
        return Split{text.left(names.capturedEnd()), rest, {}};
    const bool question = end.captured().front() != u'.';
    return Split{text.left(names.capturedEnd()), rest.left(end.capturedStart() + (question ? 1 : 0)),
                 rest.mid(end.capturedEnd())};
}

/// Names first, then the title up to the part that sounds like a venue.
Split splitByCommas(const QString& text, const ParsingContext& context)
{
    const QList<Part> parts = commaParts(text);
    qsizetype first = 0;
    while (first < parts.size() && looksLikeName(parts[first].text))
        ++first;
    if (first == parts.size())
        return {{}, text, {}};
    qsizetype last = first + 1;
    while (last < parts.size() && !startsVenue(parts[last].text, context))
        ++last;
    return {text.left(parts[first].start), text.mid(parts[first].start, parts[last - 1].end - parts[first].start),
            last < parts.size() ? text.mid(parts[last].start) : QString()};
}

/// Takes the first match out of the text and gives it back.
QString takeMatch(QString& text, const QRegularExpression& expression)
{
    const auto match = expression.match(text);
    if (!match.hasMatch())
        return {};
    QString before = text.left(match.capturedStart());
    const QString after = text.mid(match.capturedEnd());
    before = trimmedOf(before, u"");
    const bool joint = !before.isEmpty() && !after.trimmed().isEmpty();
    text = QString(before + (joint ? QStringLiteral(" ") : QString()) + after.trimmed());
    return match.captured(1).isNull() ? match.captured() : match.captured(1);
}

/// Venue, year, rank and status out of what follows the title.
class VenueParser {
public:
    VenueParser(PublicationDetails& details, Entry& entry, const ParsingContext& context)
        : m_details(details), m_entry(entry), m_context(context)
    {
    }

    void parse(QString text)
    {
        takeTags(text);
        takeEqualContribution(text);
        text = trimmedOf(text, u",，. 。;");
        if (const QString group = wholeGroup(text); !group.isEmpty())
            parseGroup(group);
        else
            parseOpen(text);
    }

private:
    void takeTags(QString& text)
    {
        static const QRegularExpression tag(QStringLiteral("\\[([^\\[\\]]+)\\]\\s*$"));
        for (QString found = takeMatch(text, tag); !found.isEmpty(); found = takeMatch(text, tag))
            m_entry.tags.prepend(found);
    }

    void takeEqualContribution(QString& text)
    {
        static const QRegularExpression note(QStringLiteral("[(（]\\s*\\*\\s*equal contribution\\s*[)）]\\.?"),
                                             QRegularExpression::CaseInsensitiveOption);
        const QString found = takeMatch(text, note);
        if (!found.isEmpty())
            m_entry.unparsed += found.trimmed();
    }

    /// "(Sigmetrics 2023, CCF-B)": everything in one pair of brackets.
    static QString wholeGroup(const QString& text)
    {
        static const QRegularExpression group(QStringLiteral("^[(（]([^()（）]*)[)）][.。]?$"));
        return group.match(text).captured(1);
    }

    void parseGroup(const QString& group)
    {
        QStringList rank;
        for (const Part& part : commaParts(group)) {
            const QString text = part.text.trimmed();
            if (!m_context.vocabulary.statusIn(text).isEmpty() && m_details.status.isEmpty())
                m_details.status = m_context.localized(text);
            else if (isRank(text) || (!rank.isEmpty() && !onlyYear(text)))
                rank += text;
            else if (onlyYear(text))
                setYear(text);
            else
                setShortVenue(text);
        }
        m_details.rank = m_context.localized(rank.join(QStringLiteral(",")));
    }

    void setShortVenue(const QString& text)
    {
        static const QRegularExpression named(QStringLiteral("^(.*?)[\\s,’']*((?:19|20)\\d\\d)$"));
        const auto match = named.match(text);
        setYear(text);
        m_details.venueShort = m_context.localized(match.hasMatch() ? match.captured(1).trimmed() : text);
    }

    static bool isRank(const QString& text)
    {
        static const QRegularExpression rank(QStringLiteral("\\bCCF[\\s-]*[ABC]\\b|\\bSCI\\b|\\bJCR\\b|\\bQ[1-4]\\b"));
        return rank.match(text).hasMatch();
    }

    static bool onlyYear(const QString& text)
    {
        static const QRegularExpression year(QStringLiteral("^(?:19|20)\\d\\d$"));
        return year.match(text).hasMatch();
    }

    void setYear(const QString& text)
    {
        static const QRegularExpression full(QStringLiteral("(?<!\\d)((?:19|20)\\d\\d)(?!\\d)"));
        static const QRegularExpression brief(QStringLiteral("[’'](\\d\\d)(?!\\d)"));
        // The last one: "26th … 2019" and "pages 1990–2001, 2018".
        QString year;
        for (auto it = full.globalMatch(text); it.hasNext();)
            year = it.next().captured(1);
        if (year.isEmpty()) {
            const QString two = brief.match(text).captured(1);
            year = two.isEmpty() ? QString() : (two.toInt() < 60 ? QStringLiteral("20") : QStringLiteral("19")) + two;
        }
        if (year.isEmpty() || m_details.year)
            return;
        if (const Result<PartialDate> date = PartialDate::create(year.toInt()))
            m_details.year = *date;
    }

    void parseOpen(QString text)
    {
        static const QRegularExpression rank(QStringLiteral("[,，]?\\s*(CCF[\\s-]*[ABC])\\b\\s*$"));
        static const QRegularExpression year(QStringLiteral("[,，]\\s*((?:19|20)\\d\\d)\\s*[.。]?\\s*$"));
        static const QRegularExpression brief(QStringLiteral("\\s*[(（]([A-Z][\\w\\s]*[’']?\\d*)[)）]"));
        const QString foundRank = takeMatch(text, rank);
        if (!foundRank.isEmpty())
            m_details.rank = m_context.localized(foundRank);
        const QString foundYear = takeMatch(text, year);
        setYear(foundYear.isEmpty() ? text : foundYear);
        const QString status = m_context.vocabulary.statusIn(text);
        if (!status.isEmpty()) {
            m_details.status = m_context.localized(status);
            text.remove(text.indexOf(status), status.size());
        }
        const QString foundBrief = takeMatch(text, brief);
        if (!foundBrief.isEmpty()) {
            m_details.venueShort = m_context.localized(foundBrief.trimmed());
            setYear(foundBrief);
        }
        text = trimmedOf(text, u",，;");
        m_details.venue = m_context.localized(text);
    }

    PublicationDetails& m_details;
    Entry& m_entry;
    const ParsingContext& m_context;
};

/// "Li, Wei and Wang, Fang": BibTeX's form, family name first.
bool isBibtexForm(const QStringList& byAnd)
{
    static const QRegularExpression reversed(
        QStringLiteral("^\\p{L}[\\p{L}'’-]*,\\s*\\p{L}[\\p{L}'’-]*[*†]?[,.;\\s]*$"));
    int count = 0;
    for (const QString& part : byAnd)
        count += reversed.match(part.trimmed()).hasMatch() ? 1 : 0;
    return count >= 2;
}

Author makeAuthor(QString name, const ParsingContext& context)
{
    Author author;
    name = trimmedOf(name, u",，;；、").trimmed();
    static const QRegularExpression wholeWordAndStop(QStringLiteral("\\p{Ll}{2,}\\.$"));
    if (wholeWordAndStop.match(name).hasMatch() && !name.endsWith(QStringLiteral("al.")))
        name.chop(1); // the sentence's stop, not an initial's
    while (!name.isEmpty() && (name.back() == u'*' || name.back() == u'†' || name.back() == u'‡')) {
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
    static const QRegularExpression conjunction(QStringLiteral("(?:^|[\\s,])(?:and|&)\\s+"));
    static const QRegularExpression separator(QStringLiteral("\\s*[,，、;；]\\s*"));
    const QStringList byAnd = text.split(conjunction, Qt::SkipEmptyParts);
    QList<Author> authors;
    const bool bibtex = isBibtexForm(byAnd);
    for (const QString& group : byAnd) {
        const QStringList names = bibtex ? QStringList{group} : group.split(separator, Qt::SkipEmptyParts);
        for (const QString& name : names) {
            const Author author = makeAuthor(name, context);
            if (!author.name.isEmpty())
                authors += author;
        }
    }
    return authors;
}

QList<Link> takeLinks(QList<InlineSpan>& spans)
{
    QList<Link> links;
    QList<InlineSpan> rest;
    for (InlineSpan span : spans) {
        if (span.url.isEmpty()) {
            rest += span;
            continue;
        }
        links += Link{LocalizedText::shared(span.text), span.url};
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
    entry.links = takeLinks(spans);
    const QString text = plainOf(spans);
    const std::optional<Split> styled = splitByStyle(spans, context);
    const std::optional<Split> quoted = styled ? std::nullopt : splitByQuotes(text);
    const std::optional<Split> stopped = styled || quoted ? std::nullopt : splitByStops(text.simplified());
    Split split = styled ? *styled : quoted ? *quoted : stopped ? *stopped : splitByCommas(text, context);
    // The web page's order: the title on a line of its own, authors on the next, the venue after them.
    if (split.before.trimmed().isEmpty() && lines.size() > 1) {
        const QStringList rest = split.after.split(u'\n', Qt::SkipEmptyParts);
        if (!rest.isEmpty()) {
            split.before = rest.front();
            split.after = rest.mid(1).join(u' ');
        }
    }
    details.title = context.localized(trimmedOf(split.title, u",， .").trimmed());
    details.authors = parseAuthors(split.before.simplified(), context);
    VenueParser(details, entry, context).parse(split.after.simplified());
    entry.details = details;
    return entry;
}

Entry parsePatent(const QList<TextLine>& lines, const ParsingContext& context)
{
    Entry entry;
    PatentDetails details;
    QList<InlineSpan> spans;
    for (const TextLine& line : lines)
        spans += line.spans;
    entry.links = takeLinks(spans);
    QString text = plainOf(spans);
    static const QRegularExpression number(
        QStringLiteral("\\[?\\b((?:ZL|CN|US|EP|WO|JP|KR)[\\s-]?\\d{6,}[\\dA-Z.]*)\\]?"));
    const QString found = takeMatch(text, number);
    details.number = found;
    if (const std::optional<Split> split = splitByQuotes(text)) {
        details.title = context.localized(split->title);
        details.inventors = parseAuthors(QString(split->before + u',' + split->after), context);
    } else {
        const Split parts = splitByCommas(text.trimmed(), context);
        details.title = context.localized(trimmedOf(parts.title, u",， .").trimmed());
        details.inventors = parseAuthors(parts.before, context);
        details.status = context.localized(trimmedOf(parts.after, u",， .").trimmed());
    }
    entry.details = details;
    return entry;
}

} // namespace duovita
