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
    static const QRegularExpression stop(QStringLiteral("(?<=\\p{Ll}{2}|\\p{Han}|[*†‡#§])(?<!\\bal)[.．。]$"),
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
    for (const Author& printed : splitNames(text)) {
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
        // A title that leads to its paper is text as well.
        constexpr qsizetype fewestBlanks = 3;
        if (!match.hasMatch() && span.text.simplified().count(u' ') >= fewestBlanks && spans.size() > 1)
            rest += InlineSpan{span.text, span.style};
        links += Link{LocalizedText::shared(match.hasMatch() ? match.captured(1) : span.text), span.url};
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
    entry.links = takeLinks(spans);
    CitationSplit split = splitCitation(spans, context);
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
    details.title = context.localized(trimmedOf(split.title, u",， .").trimmed());
    details.authors = parseAuthors(split.before.simplified(), context);
    parseVenue(split.after.simplified(), details, entry, context);
    entry.details = details;
    return entry;
}

namespace {

/// "granted 2021", "2021-03-05" at the end.
void takePatentDate(QString& text, PatentDetails& details)
{
    static const QRegularExpression typeMark(QStringLiteral("\\s*\\[P\\]\\s*[.．。]?"));
    text = trimmedOf(text.replace(typeMark, QStringLiteral("  ")), u".。");
    if (const auto found = findDateRange(text, true); found && found->range.end() && !found->range.start()) {
        details.date = found->range.end();
        text = text.left(found->start) + text.mid(found->start + found->length);
    } else if (const auto years = findTrailingYears(text); years && years->dates.size() == 1) {
        details.date = years->dates.front();
        text = text.left(years->start);
    }
    text = trimmedOf(text, u",，.。;；:：(（");
}

/// "(granted)" at the end, and the marks that the number and the date have left before it.
void takePatentStatus(QString& text, PatentDetails& details, const ParsingContext& context)
{
    static const QRegularExpression last(QStringLiteral("[\\s,，.。;；]*[(（]([^()（）]{2,24})[)）][\\s.。]*$"));
    const auto match = last.match(text);
    if (!match.hasMatch() || context.vocabulary.statusIn(match.captured(1)).isEmpty())
        return;
    details.status = context.localized(match.captured(1));
    text = text.left(match.capturedStart());
}

void setStatus(PatentDetails& details, const QString& text, const ParsingContext& context)
{
    if (details.status.isEmpty())
        details.status = context.localized(trimmedOf(text, u",，.。 ").trimmed());
}

/// "实用新型": what kind of patent it is, and no name.
bool isPatentKind(const QString& text)
{
    static const QRegularExpression kinds(QStringLiteral(
        "^(?:中国|美国|国际)?(?:发明|实用新型|外观设计|发明专利|实用新型专利|外观设计专利|软件著作权|专利)$"));
    return kinds.match(text).hasMatch();
}

/// The title, and behind it names, the date and what has become of it, in any order:
/// "一种方法，李四、王五，2023年授权".
void placePatentParts(const QString& text, PatentDetails& details, const ParsingContext& context)
{
    static const QRegularExpression dated(
        QStringLiteral("^((?:19|20)\\d\\d(?:\\s*[.年/-]\\s*(?:1[0-2]|0?[1-9]))?)\\s*[月年]?\\s*(.*)$"));
    QStringList title;
    QStringList status;
    bool behind = false;
    for (const CommaPart& part : commaParts(text)) {
        const QString piece = part.text.trimmed();
        const auto date = dated.match(piece);
        const Result<PartialDate> when = parseDate(date.captured(1));
        const bool says = !context.vocabulary.statusIn(date.captured(2)).isEmpty();
        if (piece.isEmpty())
            continue;
        if (!title.isEmpty() && !details.date && date.hasMatch() && when && (date.captured(2).isEmpty() || says)) {
            details.date = *when;
            status += date.captured(2).isEmpty() ? QStringList() : QStringList{date.captured(2)};
            behind = true;
        } else if (!title.isEmpty() && details.inventors.isEmpty() && isNameList(piece) && !isPatentKind(piece) &&
                   context.vocabulary.statusIn(piece).isEmpty()) {
            details.inventors = parseAuthors(piece, context);
            behind = true;
        } else if (behind ||
                   (!title.isEmpty() && (isPatentKind(piece) || !context.vocabulary.statusIn(piece).isEmpty()))) {
            status += piece;
            behind = true;
        } else {
            title += piece;
        }
    }
    const QString comma = containsHan(text) ? QStringLiteral("，") : QStringLiteral(", ");
    details.title = context.localized(trimmedOf(title.join(comma), u",， .").trimmed());
    setStatus(details, status.join(comma), context);
}

/// "李四, 王五. 一种图数据的压缩存储方法: 中国".
std::optional<CitationSplit> splitMarkedPatent(const QString& text)
{
    static const QRegularExpression form(QStringLiteral(
        "^((?:\\p{Han}{2,4}\\s*[,，、]\\s*)*\\p{Han}{2,4})\\s*[.．。]\\s*([^:：]+?)\\s*(?:[:：]\\s*(.*))?$"));
    const auto match = form.match(text.simplified());
    if (!match.hasMatch())
        return std::nullopt;
    return CitationSplit{match.captured(1), match.captured(2), match.captured(3)};
}

} // namespace

Entry parsePatent(const QList<TextLine>& lines, const ParsingContext& context)
{
    Entry entry;
    PatentDetails details;
    QList<InlineSpan> spans;
    for (const TextLine& line : lines)
        spans += line.spans;
    entry.links = takeLinks(spans);
    QString text = plainOf(spans);
    static const QRegularExpression number(QStringLiteral(
        "\\[?\\b((?:ZL|CN|US(?: Patent)?|EP|WO|JP|KR|AT|DE|GB|FR|CH|CA|AU|IN|TW|HK|PCT)[\\s-]?"
        "(?:\\d{6,}[\\dA-Z.]*|\\d{1,4}(?:[ ,/]\\d{3,})+|\\d{1,2} \\d{3} \\d{3}|\\d{4} \\d \\d{7}(?:\\.[\\dX])?)"
        "(?:\\s?[A-Z]\\d)?|\\d{4}SR\\d{6,7})\\]?"));
    details.number = takeMatch(text, number);
    takePatentDate(text, details);
    takePatentStatus(text, details, context);
    if (const std::optional<CitationSplit> split = splitByQuotes(text)) {
        details.title = context.localized(split->title);
        details.inventors = parseAuthors(QString(split->before + u',' + split->after), context);
    } else if (const auto marked = splitMarkedPatent(text)) {
        details.title = context.localized(marked->title);
        details.inventors = parseAuthors(marked->before, context);
        setStatus(details, marked->after, context);
    } else if (const auto stopped = splitByStops(text.simplified())) {
        // "Doe, J., Roe, R. A device.", as journals print it.
        details.title = context.localized(trimmedOf(stopped->title, u",，. ").trimmed());
        details.inventors = parseAuthors(stopped->before, context);
        setStatus(details, stopped->after, context);
    } else {
        const CitationSplit parts = splitByCommas(text.trimmed(), context);
        details.inventors = parseAuthors(parts.before, context);
        placePatentParts(QString(parts.title + u'，' + parts.after), details, context);
    }
    entry.details = details;
    return entry;
}

} // namespace duovita
