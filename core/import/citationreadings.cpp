#include "core/import/citationreadings.h"

#include "core/import/citationnames.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace duovita {

namespace {

/// Whether somebody's own name stands in a text that is no list of names.
bool namesOwner(const QString& text, const ParsingContext& context)
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

qsizetype wordsOf(const QString& text)
{
    constexpr qsizetype hanOfAWord = 2;
    const auto han = std::count_if(text.begin(), text.end(), [](QChar c) { return c.script() == QChar::Script_Han; });
    const QString plain = text.simplified();
    return han > 0 ? han / hanOfAWord + plain.count(u' ') : (plain.isEmpty() ? 0 : plain.count(u' ') + 1);
}

/// "& Doe, J. A title", "王五，一个题目": it begins with one of the names before it.
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

double worthOfNames(const QString& before, const ParsingContext& context)
{
    const QString names = trimmedOf(withoutMarks(before), u",，;；:： ");
    if (names.isEmpty())
        return 0;
    const QList<FoundName> found = namesFrom(names, 0);
    constexpr double areNone = -4;
    if (!isLineOfAuthors(names) && (found.isEmpty() || found.last().end < names.size()))
        return areNone;
    const QList<Author> people = parseAuthors(before, context);
    const bool own = std::any_of(people.begin(), people.end(), [](const Author& author) { return author.self; });
    const bool others = !people.isEmpty() && isAndOthers(people.last().name);
    constexpr double ownName = 4;
    constexpr double several = 2;
    constexpr double oneUnknown = -3; // two capital letters are no name yet
    constexpr double each = 0.3;
    constexpr qsizetype most = 8;
    return (own ? ownName : 0) + (people.size() > 1 ? several : (own ? 0 : oneUnknown)) + (others ? 1 : 0) +
           each * double(qMin(people.size(), most));
}

double worthOfTitle(const QString& title, bool named, const QList<InlineSpan>& spans, const ParsingContext& context)
{
    static const QRegularExpression sentences(
        QStringLiteral("(?<!\\bvs)(?<!\\bSt)(?<!\\b\\p{Lu})[.。]\\s+\\p{Lu}|\\p{Ll}{3}\\?\\s+\\p{Lu}|[。]"));
    static const QRegularExpression numbers(
        QStringLiteral("\\bpp?\\.\\s*\\d|\\bvol\\.\\s*\\d|\\d\\s*[(（]\\d+[)）]|(?:19|20)\\d\\d\\s*[)）.]?\\s*$|"
                       "\\d[–-]\\d+\\s*$|^\\s*[\\[(（](?:19|20)?\\d\\d[)）\\]]|[|\n]"));
    static const QRegularExpression venue(QStringLiteral("^\\s*(?:in\\s+proc|proceedings\\b|journal\\s+of|arxiv|《)"),
                                          QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression small(QStringLiteral("^\\p{Ll}+\\b(?!\\p{Lu})"));
    constexpr std::array worth{-4.0, -1.0, 0.0, 1.0, 1.5};
    const QString text = title.trimmed();
    double sum = worth.at(std::min<std::size_t>(wordsOf(text), worth.size() - 1));
    const bool one = namesFrom(text, 0).size() == 1; // "Foggy Windows"
    if (isOnlyNames(text))
        sum -= one && named ? 1 : 4;
    if (beginsWithName(text) || endsWithNames(text))
        sum -= 1.5;
    if (namesOwner(text, context))
        sum -= 6;
    if (sentences.match(text).hasMatch())
        sum -= 2;
    if (numbers.match(text).hasMatch())
        sum -= 2;
    if (venue.match(text).hasMatch())
        sum -= 2;
    if (small.match(text).hasMatch())
        sum -= 1;
    constexpr qsizetype longest = 40;
    if (wordsOf(text) > longest)
        sum -= 2;
    // What is set apart by its letters, or leads to the paper, is one thing.
    const QString bare = trimmedOf(text, u".,，。;；:： ");
    const bool apart = spans.size() > 1 && std::any_of(spans.begin(), spans.end(), [&](const InlineSpan& span) {
                           return trimmedOf(span.text, u".,，。;；:： \"“”") == bare;
                       });
    static const QRegularExpression quoted(QStringLiteral("[\"“]([^\"“”]{12,}?)[\"”]"));
    const QString quote = trimmedOf(quoted.match(plainOf(spans)).captured(1), u".,，。;；:： ");
    if (!quote.isEmpty())
        sum += quote == bare ? 2 : -1;
    return sum + (apart ? 2 : 0);
}

double worthOfVenue(const QString& after, const QList<InlineSpan>& spans, const ParsingContext& context)
{
    static const QRegularExpression year(QStringLiteral("(?<!\\d)(?:19|20)\\d\\d(?!\\d)|['’]\\d\\d\\b"));
    static const QRegularExpression small(QStringLiteral("^(?!in\\b|arXiv|bioRxiv|medRxiv)\\p{Ll}"));
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
    if (small.match(text).hasMatch())
        sum -= 1.5;
    constexpr qsizetype longest = 40;
    if (wordsOf(text) > longest)
        sum -= 1;
    if (namesOwner(text, context))
        sum -= 5;
    constexpr qsizetype several = 2;
    const qsizetype names = namesFrom(text, 0).size();
    if (isOnlyNames(text))
        sum -= names < several ? 1.5 : 3; // "Sample Letters"
    else if (names > several)
        sum -= 2;
    return sum;
}

/// A mark that parts one piece of a reference from the next, where it begins and ends.
struct Mark {
    qsizetype start;
    qsizetype end;
    double worth = 0; ///< the less, the more often such a mark stands inside of a piece
};

double worthOfMark(const QString& mark)
{
    constexpr double comma = -1;
    constexpr double colon = -1.5;
    constexpr double bracket = -0.5;
    if (mark.isEmpty())
        return bracket;
    if (QStringView(u",，").contains(mark.front()))
        return comma;
    return QStringView(u":：").contains(mark.front()) ? colon : 0;
}

constexpr qsizetype mostMarks = 12; // behind which no title ends

/// Where a piece that begins at a place may end.
QList<Mark> marksFrom(const QString& text, qsizetype start, const QList<qsizetype>& edges)
{
    static const QRegularExpression mark(QStringLiteral(
        "[.．][\"”]?\\s+|\\.$|[?!](?=\\s)|[。？！]|\\s*\n\\s*|[,，]\\s*|\\s+[|｜]\\s+|\\s+[–—-]{1,2}\\s+|"
        "\\s*(?=[(（])|[:：]\\s*"));
    QList<Mark> marks;
    for (auto it = mark.globalMatch(text, start); it.hasNext() && marks.size() < mostMarks;) {
        const auto match = it.next();
        const bool kept =
            QStringView(u"?!？！").contains(match.captured().isEmpty() ? QChar() : match.captured().front());
        if (match.capturedStart() > start)
            marks += Mark{match.capturedStart() + (kept ? 1 : 0), match.capturedEnd(), worthOfMark(match.captured())};
    }
    // Without any better mark, commas part the pieces.
    if (std::none_of(marks.begin(), marks.end(), [&](const Mark& m) { return m.worth == 0 && m.end < text.size(); })) {
        for (Mark& m : marks)
            m.worth = qMax(m.worth + 1, -0.5);
    }
    for (const qsizetype edge : edges) {
        if (edge > start)
            marks += Mark{edge, edge};
    }
    return marks;
}

/// All readings of one reference.
class Readings {
public:
    Readings(const QList<InlineSpan>& spans, const ParsingContext& context) : m_spans(spans), m_context(context)
    {
        for (const InlineSpan& span : spans) {
            if (!m_text.isEmpty())
                m_edges += m_text.size();
            m_text += span.text;
        }
    }

    CitationSplit best(const CitationSplit& given)
    {
        constexpr double margin = 1.5; // a form that is known has its reasons
        m_best = given;
        m_worth = worthOf(given, m_spans, m_context) + margin;
        namesFirst();
        titleFirst();
        return m_best;
    }

private:
    void offer(const QString& before, const QString& title, const QString& after, double worthOfEnd)
    {
        const CitationSplit reading{before.trimmed(), trimmedOf(title, u",，;；\n "),
                                    trimmedOf(after, u",，;；|｜–—\n ")};
        const double worth = worthOf(reading, m_spans, m_context) + worthOfEnd;
        if (worth <= m_worth)
            return;
        m_worth = worth;
        m_best = reading;
    }

    /// Behind names: what parts them from the title, perhaps with the year between.
    void namesFirst()
    {
        static const QRegularExpression gap(
            QStringLiteral("[\\s.．,，。:：;；|–—-]*(?:[(（]?((?:19|20)\\d\\d)[a-z]?[)）]?\\s*[.,:：。]\\s*)?"));
        const QList<FoundName> names = namesFrom(m_text, 0);
        constexpr qsizetype latest = 3; // the title's first words may look like a name
        for (qsizetype i = qMax(qsizetype(0), names.size() - latest); i < names.size(); ++i) {
            const auto match = gap.match(m_text, names[i].end, QRegularExpression::NormalMatch,
                                         QRegularExpression::AnchorAtOffsetMatchOption);
            const QString year = match.captured(1).isEmpty() ? QString() : QStringLiteral(", ") + match.captured(1);
            titlesFrom(match.capturedEnd(), [&](const QString& title, qsizetype end, double worth) {
                offer(m_text.left(names[i].end), title, m_text.mid(end) + year, worth);
            });
        }
    }

    void titleFirst()
    {
        static const QRegularExpression gap(QStringLiteral("[\\s.．,，。:：;；|–—-]*"));
        titlesFrom(0, [&](const QString& title, qsizetype end, double worth) {
            const auto match =
                gap.match(m_text, end, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
            const qsizetype from = match.capturedEnd();
            const QList<FoundName> names = namesFrom(m_text, from);
            constexpr qsizetype latest = 2; // a venue of two words may look like a name
            for (qsizetype i = qMax(qsizetype(0), names.size() - latest); i < names.size(); ++i)
                offer(m_text.mid(from, names[i].end - from), title, m_text.mid(names[i].end), worth);
            if (names.isEmpty())
                namesLast(title, from, worth);
        });
    }

    /// "A title — Journal of Samples 2021 — San Zhang, Jane Doe"
    void namesLast(const QString& title, qsizetype from, double worth)
    {
        for (const Mark& mark : marksFrom(m_text, from, {})) {
            const QList<FoundName> names = namesFrom(m_text, mark.end);
            if (!names.isEmpty() && trimmedOf(m_text.mid(names.last().end), u".。,，;； \n").isEmpty())
                offer(m_text.mid(mark.end), title, m_text.mid(from, mark.start - from), worth);
        }
    }

    /// A title in quotes ends with them; another at any mark.
    template <typename Use>
    void titlesFrom(qsizetype start, const Use& use)
    {
        static const QRegularExpression quoted(QStringLiteral("[\"“]([^\"“”]{3,}?)[,.]?[\"”]|《([^《》]{3,})》"));
        const auto match =
            quoted.match(m_text, start, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
        if (match.hasMatch()) {
            use(match.captured(1) + match.captured(2), match.capturedEnd(), 1.0);
            return;
        }
        for (const Mark& mark : marksFrom(m_text, start, m_edges))
            use(m_text.mid(start, mark.start - start), mark.end, mark.worth);
    }

    const QList<InlineSpan>& m_spans;
    const ParsingContext& m_context;
    QString m_text;
    QList<qsizetype> m_edges; ///< where the letters' style changes
    CitationSplit m_best;
    double m_worth = 0;
};

} // namespace

double worthOf(const CitationSplit& reading, const QList<InlineSpan>& spans, const ParsingContext& context)
{
    return worthOfNames(reading.before, context) +
           worthOfTitle(reading.title, !reading.before.trimmed().isEmpty(), spans, context) +
           worthOfVenue(reading.after, spans, context);
}

CitationSplit bestReading(const CitationSplit& given, const QList<InlineSpan>& spans, const ParsingContext& context)
{
    // Names, the person's own among them, a title of some words and a venue.
    constexpr double sure = 7;
    if (worthOf(given, spans, context) >= sure)
        return given;
    return Readings(spans, context).best(given);
}

} // namespace duovita
