#include "core/import/fields/citationreadings.h"

#include "core/import/annotate/citationnames.h"
#include "core/import/fields/citationscore.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// A separator between two pieces of a reference, with its position.
struct Mark {
    qsizetype start;
    qsizetype end;
    double score = 0; ///< a penalty: higher, the more often such a separator occurs inside a piece
};

double scoreOfMark(const QString& mark)
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

constexpr qsizetype mostMarks = 12; // no title ends after so many

bool isInBracket(const QString& before)
{
    return before.count(u'(') + before.count(u'（') > before.count(u')') + before.count(u'）');
}

/// "Am. J. Samp.": a full stop after a short word does not end a piece.
bool endsAbbreviation(const QString& before)
{
    static const QRegularExpression shortWord(QStringLiteral("(?:^|\\s)\\p{Lu}\\p{Ll}{0,2}$"));
    return shortWord.match(before).hasMatch();
}

/// The positions where a piece that begins at `start` may end.
QList<Mark> marksFrom(const QString& text, qsizetype start, const QList<qsizetype>& edges)
{
    static const QRegularExpression mark(QStringLiteral(
        "[.．][\"”]?\\s+|\\.$|[?!](?=\\s)|[。？！]|\\s*\n\\s*|[,，]\\s*|\\s+[|｜]\\s+|\\s+[–—-]{1,2}\\s+|"
        "\\s*(?=[(（])|[:：]\\s*"));
    QList<Mark> marks;
    for (auto it = mark.globalMatch(text, start); it.hasNext() && marks.size() < mostMarks;) {
        const auto match = it.next();
        if (isInBracket(text.mid(start, match.capturedStart() - start)))
            continue;
        const bool kept =
            QStringView(u"?!？！").contains(match.captured().isEmpty() ? QChar() : match.captured().front());
        if (match.capturedStart() > start)
            marks +=
                Mark{match.capturedStart() + (kept ? 1 : 0), match.capturedEnd(),
                     endsAbbreviation(text.mid(start, match.capturedStart() - start)) ? scoreOfMark(QStringLiteral(":"))
                                                                                      : scoreOfMark(match.captured())};
    }
    // Without a better separator, commas separate the pieces.
    if (std::none_of(marks.begin(), marks.end(), [&](const Mark& m) { return m.score == 0 && m.end < text.size(); })) {
        for (Mark& m : marks)
            m.score = qMax(m.score + 1, -0.5);
    }
    for (const qsizetype edge : edges) {
        if (edge > start)
            marks += Mark{edge, edge};
    }
    return marks;
}

/// All ways to split one reference.
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
        constexpr double margin = 1.5; // a recognized form gets a bonus
        m_best = given;
        m_score = scoreOf(given, m_spans, m_context) + margin;
        namesFirst();
        titleFirst();
        return m_best;
    }

private:
    void offer(const QString& before, const QString& title, const QString& after, double scoreOfEnd)
    {
        const CitationSplit reading{before.trimmed(), trimmedOf(title, u",，;；\n "),
                                    trimmedOf(after, u",，;；|｜–—\n ")};
        const double score = scoreOf(reading, m_spans, m_context) + scoreOfEnd;
        if (score <= m_score)
            return;
        m_score = score;
        m_best = reading;
    }

    /// Names first: tries each separator between them and the title, perhaps with the year in between.
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
            titlesFrom(match.capturedEnd(), [&](const QString& title, qsizetype end, double score) {
                offer(m_text.left(names[i].end), title, m_text.mid(end) + year, score);
            });
        }
    }

    void titleFirst()
    {
        static const QRegularExpression gap(QStringLiteral("[\\s.．,，。:：;；|–—-]*"));
        titlesFrom(0, [&](const QString& title, qsizetype end, double score) {
            const auto match =
                gap.match(m_text, end, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
            const qsizetype from = match.capturedEnd();
            const QList<FoundName> names = namesFrom(m_text, from);
            constexpr qsizetype latest = 2; // a venue of two words may look like a name
            for (qsizetype i = qMax(qsizetype(0), names.size() - latest); i < names.size(); ++i)
                offer(m_text.mid(from, names[i].end - from), title, m_text.mid(names[i].end), score);
            namesLast(title, from, score);
        });
    }

    /// "A title — Journal of Samples 2021 — San Zhang, Jane Doe"
    void namesLast(const QString& title, qsizetype from, double score)
    {
        for (const Mark& mark : marksFrom(m_text, from, {})) {
            const QList<FoundName> names = namesFrom(m_text, mark.end);
            if (!names.isEmpty() && trimmedOf(m_text.mid(names.last().end), u".。,，;； \n").isEmpty())
                offer(m_text.mid(mark.end), title, m_text.mid(from, mark.start - from), score);
        }
    }

    /// A quoted title ends with its quotation marks, any other title at some separator.
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
            use(m_text.mid(start, mark.start - start), mark.end, mark.score);
    }

    const QList<InlineSpan>& m_spans;
    const ParsingContext& m_context;
    QString m_text;
    QList<qsizetype> m_edges; ///< positions where the style changes
    CitationSplit m_best;
    double m_score = 0;
};

} // namespace

CitationSplit bestReading(const CitationSplit& given, const QList<InlineSpan>& spans, const ParsingContext& context)
{
    // The score of names including the person's own, a title of some words, and a venue.
    constexpr double sure = 9;
    constexpr qsizetype longest = 2000; // keeps references with hundreds of names cheap
    if (plainOf(spans).size() > longest || scoreOf(given, spans, context) >= sure)
        return given;
    const CitationSplit best = Readings(spans, context).best(given);
    // "A title[D]. A university": the type mark ends the title.
    static const QRegularExpression mark(QStringLiteral("\\[[A-Z]{1,2}(?:/OL)?\\]"));
    return given.type != PublicationType::Unspecified && best.title.contains(mark) ? given : best;
}

} // namespace duovita
