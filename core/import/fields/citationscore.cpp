#include "core/import/fields/citationscore.h"

#include "core/import/annotate/citationnames.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace duovita {

namespace {

/// Whether the person's own name occurs in a text that is not a list of names.
bool containsOwnName(const QString& text, const ParsingContext& context)
{
    static const QRegularExpression begins(QStringLiteral("(?:^|[\\s,，、;；.。(（:：])(?=[\\p{Lu}\\p{Han}])"));
    constexpr qsizetype farthest = 600;
    for (auto it = begins.globalMatch(text.left(farthest)); it.hasNext();) {
        const QList<FoundName> names = namesFrom(text, it.next().capturedEnd());
        if (!names.isEmpty() && context.ownName.matches(withoutMarks(names.front().name)))
            return true;
    }
    return false;
}

qsizetype wordCount(const QString& text)
{
    constexpr qsizetype hanPerWord = 2;
    const auto han = std::count_if(text.begin(), text.end(), [](QChar c) { return c.script() == QChar::Script_Han; });
    const QString plain = text.simplified();
    return han > 0 ? han / hanPerWord + plain.count(u' ') : (plain.isEmpty() ? 0 : plain.count(u' ') + 1);
}

/// "& Doe, J. A title", "王五，一个题目": the title would begin with one of the names before it.
bool beginsWithName(const QString& text)
{
    static const QRegularExpression conjunction(QStringLiteral("^\\s*(?:&|and\\b|和)"));
    static const QRegularExpression mark(QStringLiteral("\\s*[,，、;；.。]"));
    const QList<FoundName> names = namesFrom(text, 0);
    return conjunction.match(text).hasMatch() ||
           (!names.isEmpty() && mark.match(text, names.front().end, QRegularExpression::NormalMatch,
                                           QRegularExpression::AnchorAtOffsetMatchOption)
                                    .hasMatch());
}

bool isOnlyNames(const QString& text)
{
    const QList<FoundName> names = namesFrom(text, 0);
    return isNameList(text) || (!names.isEmpty() && trimmedOf(text.mid(names.last().end), u".。,，;；").isEmpty());
}

/// "A title. Jane Doe"
bool endsWithNames(const QString& text)
{
    static const QRegularExpression last(QStringLiteral("[.。,，]\\s*([^.。,，]+)$"));
    const auto match = last.match(text);
    return match.hasMatch() && isOnlyNames(match.captured(1).trimmed());
}

double scoreOfNames(const QString& before, const ParsingContext& context)
{
    const QString names = trimmedOf(withoutMarks(before), u",，;；:： ");
    if (names.isEmpty())
        return 0;
    const QList<FoundName> found = namesFrom(names, 0);
    constexpr double noNames = -4;
    if (!isLineOfAuthors(names) && (found.isEmpty() || found.last().end < names.size()))
        return noNames;
    const QList<Author> people = parseAuthors(before, context);
    const bool own = std::any_of(people.begin(), people.end(), [](const Author& author) { return author.self; });
    const bool others = !people.isEmpty() && isAndOthers(people.last().name);
    constexpr double ownName = 4;
    constexpr double several = 2;
    constexpr double oneUnknown = -3; // two capitalized words need not be a name
    constexpr double each = 0.3;
    constexpr qsizetype most = 8;
    return (own ? ownName : 0) + (people.size() > 1 ? several : (own ? 0 : oneUnknown)) + (others ? 1 : 0) +
           each * double(qMin(people.size(), most));
}

double scoreOfTitle(const QString& title, bool hasAuthors, const QList<InlineSpan>& spans,
                    const ParsingContext& context)
{
    static const QRegularExpression sentences(
        QStringLiteral("(?<!\\bvs)(?<!\\bSt)(?<!\\b\\p{Lu})[.。]\\s+\\p{Lu}|[。]"));
    static const QRegularExpression numbers(
        QStringLiteral("\\bpp?\\.\\s*\\d|\\bvol\\.\\s*\\d|\\d\\s*[(（]\\d+[)）]|(?:19|20)\\d\\d\\s*[)）.]?\\s*$|"
                       "\\d[–-]\\d+\\s*$|^\\s*[\\[(（](?:19|20)?\\d\\d[)）\\]]|[|\n]"));
    static const QRegularExpression venue(QStringLiteral("^\\s*(?:in\\s+proc|proceedings\\b|journal\\s+of|arxiv|《)"),
                                          QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression startsLowercase(QStringLiteral("^(?:\\p{Ll}+\\b(?!\\p{Lu})|[(（])"));
    constexpr std::array score{-4.0, -1.0, 0.0, 1.0, 1.5};
    const QString text = title.trimmed();
    double sum = score.at(std::min<std::size_t>(wordCount(text), score.size() - 1));
    const bool one = namesFrom(text, 0).size() == 1; // "Foggy Windows"
    if (isOnlyNames(text))
        sum -= one && hasAuthors ? 1 : 4;
    if (beginsWithName(text) || endsWithNames(text))
        sum -= 1.5;
    if (containsOwnName(text, context))
        sum -= 6;
    if (sentences.match(text).hasMatch())
        sum -= 2;
    if (numbers.match(text).hasMatch())
        sum -= 2;
    if (venue.match(text).hasMatch())
        sum -= 2;
    if (startsLowercase.match(text).hasMatch())
        sum -= 1;
    constexpr qsizetype longest = 40;
    if (wordCount(text) > longest)
        sum -= 2;
    // Text with a style of its own, or a link to the paper, is one unit.
    const QString bare = trimmedOf(text, u".,，。;；:： ");
    const bool isOwnSpan = spans.size() > 1 && std::any_of(spans.begin(), spans.end(), [&](const InlineSpan& span) {
                               return trimmedOf(span.text, u".,，。;；:： \"“”") == bare;
                           });
    static const QRegularExpression quoted(QStringLiteral("[\"“]([^\"“”]{12,}?)[\"”]"));
    const QString quote = trimmedOf(quoted.match(plainOf(spans)).captured(1), u".,，。;；:： ");
    if (!quote.isEmpty())
        sum += quote == bare ? 2 : -1;
    return sum + (isOwnSpan ? 2 : 0);
}

double scoreOfVenue(const QString& after, const QList<InlineSpan>& spans, const ParsingContext& context)
{
    static const QRegularExpression year(QStringLiteral("(?<!\\d)(?:19|20)\\d\\d(?!\\d)|['’]\\d\\d\\b"));
    static const QRegularExpression startsLowercase(
        QStringLiteral("^(?:(?!in\\b|arXiv|bioRxiv|medRxiv)\\p{Ll}|An?\\s|[(（]eds?\\b)"));
    static const QRegularExpression within(QStringLiteral("^(?:In:?\\s|in\\s|《)"));
    const QString text = trimmedOf(after, u".,，。;；:：\n ");
    if (text.isEmpty())
        return -1;
    double sum = year.match(text).hasMatch() ? 1 : 0;
    if (context.vocabulary.isVenue(text) || !context.vocabulary.statusIn(text).isEmpty())
        sum += 1.5;
    if (within.match(text).hasMatch() || std::any_of(spans.begin(), spans.end(), [&](const InlineSpan& span) {
            return span.style.testAnyFlags(InlineStyle::Italic | InlineStyle::Bold) && !span.text.trimmed().isEmpty() &&
                   text.startsWith(trimmedOf(span.text, u".,，。 "));
        }))
        sum += 1.5;
    if (startsLowercase.match(text).hasMatch())
        sum -= 1.5;
    constexpr qsizetype longest = 40;
    if (wordCount(text) > longest)
        sum -= 1;
    if (containsOwnName(text, context))
        sum -= 5;
    constexpr qsizetype several = 2;
    const qsizetype names = namesFrom(text, 0).size();
    if (isOnlyNames(text))
        sum -= names < several ? 1.5 : 3; // "Sample Letters"
    else if (names > several)
        sum -= 2;
    return sum;
}

} // namespace

double scoreOf(const CitationSplit& reading, const QList<InlineSpan>& spans, const ParsingContext& context)
{
    return scoreOfNames(reading.before, context) +
           scoreOfTitle(reading.title, !reading.before.trimmed().isEmpty(), spans, context) +
           scoreOfVenue(reading.after, spans, context);
}

} // namespace duovita
