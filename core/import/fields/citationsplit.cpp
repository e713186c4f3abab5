#include "core/import/annotate/citationtext.h"
#include "core/import/fields/worklines.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

std::optional<CitationSplit> titleInQuotes(const QString& before, const QString& rest)
{
    static const QRegularExpression quoted(QStringLiteral("^[“\"]([^“”\"]{3,}?)[.,]?[”\"][.,]?\\s+(\\S.*)$"));
    const auto match = quoted.match(rest);
    return match.hasMatch() ? std::optional(CitationSplit{before, match.captured(1), match.captured(2)}) : std::nullopt;
}

std::optional<CitationSplit> titleToStop(const QString& before, const QString& rest)
{
    if (const auto split = titleInQuotes(before, rest))
        return split;
    static const QRegularExpression end(
        QStringLiteral("(?:[.．?!。？！]\\s+(?=[\\p{Lu}\\p{Han}《]|(?:19|20)\\d\\d\\s*(?:[(（]|$|\\p{Lu})|\\d{1,3}(?:"
                       "st|nd|rd|th)\\s)|[。．？！](?=.))"));
    const auto last = end.match(rest);
    if (!last.hasMatch())
        return std::nullopt;
    const bool question = QStringView(u"?!？！").contains(last.captured().front());
    // "新样本好用吗？对三个示例的调查. 学报, 2021": the question is part of the title, which ends at a later full stop.
    static const QRegularExpression continuation(
        QStringLiteral("^[\\p{Han}][^.．。《》]{5,}[.．。]\\s+(?=[\\p{Lu}\\p{Han}《])"));
    const auto further = continuation.match(rest.mid(last.capturedEnd()));
    if (question && last.capturedLength() == 1 && further.hasMatch()) {
        static const QRegularExpression stop(QStringLiteral("[.．。]\\s+$"));
        const qsizetype whole = last.capturedEnd() + further.capturedLength();
        return CitationSplit{before, rest.left(whole).remove(stop), rest.mid(whole)};
    }
    return CitationSplit{before, rest.left(last.capturedStart() + (question ? 1 : 0)), rest.mid(last.capturedEnd())};
}

namespace {

bool isNameInside(const QList<InlineSpan>& spans, qsizetype i, const ParsingContext& context)
{
    return context.ownName.matches(spans[i].text) || looksLikeName(trimmedOf(spans[i].text, u",，;；、")) ||
           spans[i].text.trimmed().size() < 12 || !spans[i].text.trimmed().contains(u' ');
}

/// "A title. In Proceedings of the", "In": italic text after it is the venue.
bool isWhereItStands(const QString& before)
{
    static const QRegularExpression within(
        QStringLiteral("[.,，]\\s*In:?(?:\\s+(?:the\\s+)?Proc(?:eedings|\\.)?(?:\\s+of)?(?:\\s+the)?)?\\s*$"));
    return within.match(before).hasMatch();
}

/// "**J. Doe, R. Roe et al.**, *A title of some words*": the authors come first in another style than the title.
bool areAuthorsInFront(const QList<InlineSpan>& spans, qsizetype i, const ParsingContext& context)
{
    static const QRegularExpression others(QStringLiteral("[,\\s]*\\bet\\.? al\\b\\.?|[,，、\\s]*等$"));
    static const QRegularExpression initial(QStringLiteral("(?:^|\\s)\\p{Lu}\\.(?:\\s|-)"));
    constexpr qsizetype fewestBlanks = 3; // in a title
    if (!plainOf(spans.mid(0, i)).trimmed().isEmpty())
        return false;
    QString names = trimmedOf(spans[i].text, u",，;；.");
    const bool open = names.contains(others);
    const QList<Author> people = splitNames(names.remove(others));
    const bool known = open || initial.match(names).hasMatch() ||
                       std::any_of(people.begin(), people.end(),
                                   [&](const Author& name) { return context.ownName.matches(name.name); });
    return known && isNameList(names) && std::any_of(spans.begin() + i + 1, spans.end(), [&](const InlineSpan& span) {
               return span.style != InlineStyles(InlineStyle::Plain) && span.style != spans[i].style &&
                      span.text.trimmed().count(u' ') >= fewestBlanks;
           });
}

struct StyledSplit {
    CitationSplit split;
    bool isBold;
};
/// The title as a bold or italic run of several words that is not a name.
std::optional<StyledSplit> splitByStyle(const QList<InlineSpan>& spans, const ParsingContext& context)
{
    for (qsizetype i = 0; i < spans.size(); ++i) {
        static const QRegularExpression rank(QStringLiteral("^\\W*(?:CCF|S?SCI|EI|JCR|IF)\\b|[一二三四]区"));
        if (rank.match(spans[i].text).hasMatch())
            continue; // the journal's ranking
        const bool styled = spans[i].style.testFlag(InlineStyle::Bold) || spans[i].style.testFlag(InlineStyle::Italic);
        if (!styled || isNameInside(spans, i, context) || areAuthorsInFront(spans, i, context) ||
            isWhereItStands(plainOf(spans.mid(0, i))))
            continue;
        return StyledSplit{{plainOf(spans.mid(0, i)), spans[i].text, plainOf(spans.mid(i + 1))},
                           spans[i].style.testFlag(InlineStyle::Bold)};
    }
    return std::nullopt;
}

bool startsVenue(const QString& part, const ParsingContext& context)
{
    static const QRegularExpression abbreviation(QStringLiteral("[(（][A-Z][A-Za-z]{1,}[’'\\s]*\\d*[)）]"));
    return part.startsWith(u'《') || context.vocabulary.isVenue(part) || abbreviation.match(part).hasMatch() ||
           !context.vocabulary.statusIn(part).isEmpty();
}

/// "Eleanor V. Haskins, A Title", "Vollmarsen, I. S. A Title": the full stop belongs to an initial inside a name.
bool endsInsideName(const QString& before, const QString& after)
{
    static const QRegularExpression further(QStringLiteral("^\\s*\\p{Lu}[.．][*†‡]*(?:\\s+\\p{Lu}|\\s*[,&])"));
    static const QRegularExpression initial(QStringLiteral("(?:\\p{Ll}\\s+|^|[.,&]\\s*)\\p{Lu}[.．]$"));
    static const QRegularExpression familyNext(QStringLiteral("^\\s*\\p{Lu}[\\p{L}'’-]+\\s*(?:[,，&]|and\\b|[*†‡])"));
    // "Zhang S, Roe R. A title": if initials follow the family names without full stops, no full stop is inside a name.
    static const QRegularExpression initialsBehind(
        QStringLiteral("^(?:\\p{Lu}[\\p{L}'’-]+\\s\\p{Lu}{1,3}(?:[,;]\\s*|[.．]$)){2,}$"));
    if (!initial.match(before.trimmed()).hasMatch() || initialsBehind.match(before.trimmed()).hasMatch())
        return false;
    static const QRegularExpression initialsAlone(QStringLiteral("^(?:\\p{Lu}[.．]\\s*-?)+$"));
    if (further.match(after).hasMatch() || initialsAlone.match(splitNames(before).last().name).hasMatch())
        return true;
    // If family names come first, the next one would follow a comma.
    return !before.contains(u',') || !isReversedName(splitNames(before).last().name)
               ? familyNext.match(after).hasMatch()
               : false;
}

} // namespace

std::optional<CitationSplit> splitByQuotes(const QString& text)
{
    static const QRegularExpression quoted(QStringLiteral("[\"“”]([^\"“”]{8,})[\"“”]"));
    static const QRegularExpression book(QStringLiteral("《([^》]+)》"));
    for (const QRegularExpression& expression : {quoted, book}) {
        const auto match = expression.match(text);
        if (!match.hasMatch())
            continue;
        CitationSplit split{text.left(match.capturedStart()), match.captured(1), text.mid(match.capturedEnd())};
        // "San Zhang and Si Li. 2018. “Title.” Journal": the year belongs to the journal.
        static const QRegularExpression year(
            QStringLiteral("[,.]?\\s+[(（]?((?:19|20)\\d\\d)[a-z]?[)）]?\\s*[.,:]?\\s*$"));
        if (const auto dated = year.match(split.before); dated.hasMatch()) {
            split.before = split.before.left(dated.capturedStart());
            split.after += QStringLiteral(", ") + dated.captured(1);
        }
        return split;
    }
    return std::nullopt;
}

namespace {

/// The last of hundreds of names: whether a name ends there can be decided without the others.
QString lastNamesOf(const QString& names)
{
    constexpr qsizetype longest = 2000;
    constexpr qsizetype kept = 300;
    if (names.size() <= longest)
        return names;
    const QString end = names.right(kept);
    const qsizetype initials = end.indexOf(QStringLiteral(".,")); // "Doe, J., Roe, R."
    return end.mid(initials < 0 ? end.indexOf(u',') + 1 : initials + 2).trimmed();
}

} // namespace

/// "J. Doe, W. Chen. A Title. Venue, 2020", "Tao J, Bai L. A title. Venue. 2018", "王五, 张三. 题目. 学报, 2021": the
/// first full stop with nothing but names before it separates them from the title; the next one ends the title.
std::optional<CitationSplit> splitByStops(const QString& text)
{
    static const QRegularExpression stop(
        QStringLiteral("[*†‡#§]*[.．。][*†‡#§]*(?:\\s+(?=[\\p{Lu}\\p{Han}\\d\"“]|(?!arXiv|bioRxiv|medRxiv)\\p{Ll}{1,3}"
                       "\\p{Lu})|(?<=[。．])|(?<=\\p{Han}[.])|(?=\\p{Han}))"));
    constexpr int mostTried = 20; // for long lists, since each attempt parses the list from its beginning
    int tried = 0;
    for (auto it = stop.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const QString before = text.left(match.capturedEnd());
        const QString last = lastNamesOf(before);
        if (!isNameList(last) || endsInsideName(last, text.mid(match.capturedEnd())))
            continue;
        if (last.size() < before.size() && ++tried > mostTried)
            return std::nullopt;
        if (last.size() < before.size() && !isNameList(before))
            continue;
        const QString rest = text.mid(match.capturedEnd()).trimmed();
        return titleToStop(before, rest).value_or(CitationSplit{before, rest, {}});
    }
    return std::nullopt;
}

namespace {

/// The title extends from one part to the first part that looks like a venue.
CitationSplit splitBeforeVenue(const QString& text, const QList<CommaPart>& parts, qsizetype first,
                               const ParsingContext& context)
{
    qsizetype last = first + 1;
    while (last < parts.size() && !startsVenue(parts[last].text, context))
        ++last;
    return {text.left(parts[first].start), text.mid(parts[first].start, parts[last - 1].end - parts[first].start),
            last < parts.size() ? text.mid(parts[last].start) : QString()};
}

} // namespace

/// Names first, then the title up to the part that looks like a venue.
CitationSplit splitByCommas(const QString& text, const ParsingContext& context)
{
    const QList<CommaPart> parts = commaParts(text);
    qsizetype first = 0;
    while (first < parts.size() && looksLikeName(parts[first].text))
        ++first;
    if (first == parts.size())
        return {{}, text, {}};
    CitationSplit split = splitBeforeVenue(text, parts, first, context);
    // "A title. Journal of Samples, 2017": without names, no full stop has been tried yet.
    static const QRegularExpression stop(
        QStringLiteral("(?<!\\b\\p{Lu})[.．。](?:\\s+(?=\\p{Lu})|(?<=[。．])|(?=[《\\p{Han}]))"));
    if (const auto match = stop.match(split.title);
        first == 0 && match.hasMatch() && startsVenue(split.title.mid(match.capturedEnd()), context)) {
        const qsizetype at = parts.front().start + match.capturedEnd();
        return {{}, split.title.left(match.capturedStart()), text.mid(at)};
    }
    return split;
}

namespace {

/// "张三、李四等：题目，《学报》，2020", "J. Doe, W. Chen: A Title. Venue 2020". A title may contain a colon itself, so
/// a single name must be the person's or be followed by others.
std::optional<CitationSplit> splitByColon(const QString& text, const ParsingContext& context)
{
    static const QRegularExpression colon(QStringLiteral("：|:\\s"));
    const auto match = colon.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const QString before = text.left(match.capturedStart()).trimmed();
    const QList<Author> names = splitNames(before);
    // "期刊、会议：…", "Deep Learning, Big Data: …" are not people: somebody must be known or have initials.
    static const QRegularExpression initials(QStringLiteral("\\p{Lu}\\."));
    const bool others = std::any_of(names.begin(), names.end(), [&](const Author& name) {
        return isAndOthers(name.name) || context.ownName.matches(name.name);
    });
    const bool several = names.size() > 1 && (others || initials.match(before).hasMatch());
    // "Doe, A., Lund, P.: …", Springer style.
    const bool reversed = !names.isEmpty() && std::all_of(names.begin(), names.end(), [](const Author& name) {
        return name.name.contains(u',') || isAndOthers(name.name);
    });
    // "H. Sun. Replaying: How and Why", "Z. Yu. GRID: …": the names ended earlier.
    static const QRegularExpression ended(QStringLiteral(
        "(?:\\p{Ll}{2}|\\p{Han}|\\p{Ll}\\s\\p{Lu}{1,3}|(?:\\p{Lu}[.．]|\\p{Ll})\\s*\\p{Lu}\\p{Ll})[*†‡]*[.．。]"));
    if (names.isEmpty() || ended.match(before).hasMatch() || !(reversed || isNameList(before)) ||
        !(several || reversed || context.ownName.matches(names.front().name)))
        return std::nullopt;
    const QString rest = text.mid(match.capturedEnd()).trimmed();
    static const QRegularExpression quoted(QStringLiteral("^[\"“]([^\"“”]+)[\"”]\\s*(?=[,，.。．]|$)"));
    if (const auto title = quoted.match(rest); title.hasMatch())
        return CitationSplit{before, title.captured(1), rest.mid(title.capturedEnd())};
    if (const auto split = titleToStop(before, rest))
        return split;
    // After a Latin colon, only a full stop distinguishes a title from the rest of one: "A. Doe, Two Nodes Down: Crash
    // …".
    if (match.captured() != QStringLiteral("："))
        return std::nullopt;
    CitationSplit split = splitBeforeVenue(rest, commaParts(rest), 0, context);
    split.before = before;
    return split;
}

/// GB/T 7714: "authors. title[J]. venue, year, volume(number): pages."
std::optional<CitationSplit> splitByTypeMark(const QString& text)
{
    static const QRegularExpression marked(
        QStringLiteral("^(.*?)\\s*\\[(J|C|M|D|P|R|N|A|S|Z|EB|J/OL|C/OL|M/OL|EB/OL|DB/OL)\\]"
                       "\\s*(?://|[.．。,，]?)\\s*(.*)$"),
        QRegularExpression::DotMatchesEverythingOption);
    static const QHash<QChar, PublicationType> types{
        {u'J', PublicationType::Journal}, {u'C', PublicationType::Conference}, {u'M', PublicationType::Book},
        {u'D', PublicationType::Thesis},  {u'R', PublicationType::Report},     {u'A', PublicationType::Chapter}};
    const auto match = marked.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const QString front = match.captured(1) + QStringLiteral(". X");
    const std::optional<CitationSplit> split = splitByStops(front);
    CitationSplit result{{}, match.captured(1), match.captured(3)};
    if (split)
        result = {split->before, split->title, match.captured(3)};
    result.type = types.value(match.captured(2).front(), PublicationType::Unspecified);
    return result;
}

/// GOST R 7.0: "Zhang S., Li S. Title // Venue. – Town : Press. – 2024. – Vol. 20, no. 2. – P. 170–192."
std::optional<CitationSplit> splitByStrokes(const QString& text)
{
    static const QRegularExpression strokes(QStringLiteral("\\s//\\s+(?=[\\p{L}\\d])"));
    static const QRegularExpression dash(QStringLiteral("[.,]?\\s+[–—-]\\s+"));
    static const QRegularExpression year(QStringLiteral("[–—-]\\s+(?:19|20)\\d\\d\\b"));
    const auto match = strokes.match(text);
    QString after = text.mid(match.capturedEnd());
    if (!match.hasMatch() || !year.match(after).hasMatch())
        return std::nullopt;
    // The year, perhaps with a month, is between the venue and its volume.
    static const QRegularExpression dated(QStringLiteral(
        "[.,]?\\s+[–—-]\\s+((?:19|20)\\d\\d)\\.?(?:\\s+[–—-]\\s+(\\p{Lu}\\p{Ll}{2,8})\\.?)?(?=\\s+[–—-]\\s|$)"));
    const auto date = dated.match(after);
    if (date.hasMatch()) {
        const QString when = QString(date.captured(2) + u' ' + date.captured(1)).trimmed();
        after = after.left(date.capturedStart()) + QStringLiteral(", ") + when + QStringLiteral(".") +
                after.mid(date.capturedEnd());
    }
    const QString front = text.left(match.capturedStart());
    const std::optional<CitationSplit> split = splitByStops(front + QStringLiteral(". X"));
    return CitationSplit{split ? split->before : QString(), split ? split->title : front,
                         QString(after).replace(dash, QStringLiteral(", "))};
}

/// "A title of several words (Example Press, 2024)" with nothing else.
std::optional<CitationSplit> splitByLastBracket(const QString& text)
{
    static const QRegularExpression last(
        QStringLiteral("^([^.:,\"“”]{12,}?)\\s*[(（]([^()（）]{2,60}?),\\s*((?:19|20)\\d\\d)[)）]\\.?$"));
    const auto match = last.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    return CitationSplit{{}, match.captured(1), match.captured(2) + QStringLiteral(", ") + match.captured(3)};
}

/// "A title: of several words（ICML 2024，CCF-A，第一作者）" without names: the bracket lists all details.
std::optional<CitationSplit> splitByListInBracket(const QString& text)
{
    static const QRegularExpression last(QStringLiteral("^(.{12,}?)\\s*[(（]([^()（）]{4,80})[)）]\\.?$"));
    static const QRegularExpression year(QStringLiteral("(?<!\\d)(?:19|20)\\d\\d(?!\\d)|\\d\\d[’']|[’']\\d\\d"));
    static const QRegularExpression rankOrRole(QStringLiteral("\\b(?:CCF|SCI|JCR|EI)\\b|作者|一作|[一二三四]区"));
    const auto match = last.match(text);
    const QString list = match.captured(2);
    if (!match.hasMatch() || commaParts(list).size() < 2 || !year.match(list).hasMatch() ||
        !rankOrRole.match(list).hasMatch() || looksLikeName(commaParts(match.captured(1)).front().text) ||
        splitByStops(match.captured(1)))
        return std::nullopt;
    return CitationSplit{{}, match.captured(1), QString(u'(' + list + u')')};
}

/// "第一作者，A title of several words, Sampling Letters, 2024": the authors are given only as the person's position
/// among them, which is moved behind the other details.
std::optional<CitationSplit> splitBehindPlace(const QString& text)
{
    static const QRegularExpression place(
        QStringLiteral("^((?:第[一二三四五六]|通讯|共同第一|共一)作者|[一二三]作|共一)\\s*[,，:：]\\s*"
                       "((?:\\p{Han}{0,4}专利|软件著作权)\\s*[,，]\\s*)?([^,，]{8,})[,，]\\s*(\\S.*)$"));
    const auto match = place.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    return CitationSplit{
        {}, match.captured(3), match.captured(2) + match.captured(4) + QStringLiteral(", ") + match.captured(1)};
}

/// "DOE, Jane Ann, ROE, Richard and POE, Eve. Title. Journal, 2020": family names in capitals before given names.
std::optional<CitationSplit> splitByCapitals(const QString& text)
{
    static const QString person =
        QStringLiteral("\\p{Lu}[\\p{Lu}'’-]+,\\s+\\p{Lu}\\p{Ll}[\\p{L}'’-]*(?:\\s+\\p{Lu}[\\p{Ll}'’.-]*)*");
    static const QRegularExpression names(
        QStringLiteral("^(%1(?:(?:\\s*[,;]\\s*|\\s*,?\\s+(?:and|et|und|&)\\s+)%1)*)\\.\\s+(?=\\S)").arg(person),
        QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression comma(QStringLiteral("\\s*[,;]\\s*(?=%1)").arg(person));
    const auto match = names.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const QString before = QString(match.captured(1)).replace(comma, QStringLiteral("; "));
    const QString rest = text.mid(match.capturedEnd()).trimmed();
    return titleToStop(before, rest).value_or(CitationSplit{before, rest, {}});
}

} // namespace

CitationSplit splitCitation(const QList<InlineSpan>& spans, const ParsingContext& context)
{
    const QString text = plainOf(spans);
    if (const auto split = splitByCapitals(text.simplified()))
        return *split;
    if (const auto split = splitByLastBracket(text.simplified()))
        return *split;
    if (const auto split = splitByListInBracket(text.simplified()))
        return *split;
    if (const auto split = splitBehindPlace(text.simplified()))
        return *split;
    if (const auto split = splitByTypeMark(text.simplified()))
        return *split;
    if (const auto split = splitByStrokes(text.simplified()))
        return *split;
    if (const auto split = splitByYear(text, context.vocabulary))
        return *split;
    // "Samples: what they are. Jane Doe, Richard Roe. A journal, 2020": the colon is part of the title.
    const auto titled = titleThenNames(text.simplified());
    const auto colon = titled ? std::nullopt : splitByColon(text.simplified(), context);
    if (colon)
        return *colon;
    const auto styled = splitByStyle(spans, context);
    const auto quoted = splitByQuotes(text);
    // "张三、李四。题目。《学报》，2021": the title marks enclose the venue.
    auto stopped = splitByStops(text.simplified());
    stopped = stopped ? stopped : titled;
    if (quoted && stopped && stopped->after.trimmed().startsWith(u'《') && !stopped->title.contains(u'《'))
        return *stopped;
    // An italic venue follows a quoted title; a bold title may contain quotation marks.
    if (quoted && (!styled || quoted->before.size() < styled->split.before.size()))
        return *quoted;
    // "王五，张三. 一个题目. **Example Journal**, 2025": the bold text after a title is the journal.
    constexpr qsizetype shortestTitle = 10;
    const bool boldVenue = styled && stopped && stopped->title.size() >= shortestTitle && containsHan(stopped->title) &&
                           !containsHan(styled->split.title) &&
                           stopped->after.trimmed().startsWith(styled->split.title.trimmed());
    if (styled && styled->isBold && !boldVenue)
        return styled->split;
    // Italic text after a sentence is the venue.
    if (stopped && (!styled || !stopped->title.contains(styled->split.title.trimmed())))
        return *stopped;
    if (styled)
        return styled->split;
    return splitByCommas(text, context);
}

} // namespace duovita
