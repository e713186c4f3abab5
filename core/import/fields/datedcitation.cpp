#include "core/import/annotate/citationtext.h"

#include <QRegularExpression>

namespace duovita {

namespace {

/// ACL: "San Zhang and Si Li. 2020. Title. In Proceedings of …, pages 1–28."
QRegularExpressionMatch aclForm(const QString& text)
{
    static const QRegularExpression acl(
        QStringLiteral("^(.{3,}?)\\s*[.．]\\s+((?:19|20)\\d\\d)[a-z]?\\s*[.．]\\s+(.+?[.?!。？！])\\s+(.+)$"));
    const auto match = acl.match(text);
    return match.hasMatch() && isNameList(match.captured(1)) ? match : QRegularExpressionMatch();
}

/// APA: "Zhang, S., & Li, S. (2020). Title. Venue, 12(3), 1–28." The full stop of "pp." ends no title.
QRegularExpressionMatch apaForm(const QString& text)
{
    static const QRegularExpression apa(
        QStringLiteral("^([^()]{3,}?)\\s*[(（]((?:19|20)\\d\\d)[a-z]?(?:,\\s*\\p{L}+(?:"
                       "\\s\\d+)?)?[)）]\\s*[.．:：,]\\s*(.+?(?<!\\bpp|\\bvs|[(（]p)[.?!。？！])\\s+(.+)$"));
    return apa.match(text);
}

/// AGU: "Doe, J., & Roe, R., 2022. Title: Journal, 3(2), 209–234.", "Doe, J. and Roe, R. 2022, July. Title."
std::optional<CitationSplit> splitByYearBetweenCommas(const QString& text)
{
    static const QRegularExpression agu(
        QStringLiteral("^(.{3,}?)\\s*(?:,\\s*|(?<=\\b\\p{Lu}[.．]\\s))((?:19|20)\\d\\d)[a-z]?"
                       "(?:,\\s*\\p{Lu}\\p{Ll}{2,8})?\\s*[.．],?\\s+(.+)$"));
    static const QRegularExpression journal(QStringLiteral("^(.+):\\s+(\\p{Lu}[^:]{2,80},\\s*\\d.*)$"));
    const auto dated = agu.match(text);
    if (!dated.hasMatch() || !isLineOfAuthors(dated.captured(1)))
        return std::nullopt;
    const auto named = journal.match(dated.captured(3));
    static const QRegularExpression sentence(QStringLiteral("\\p{Ll}{4}[.?!]\\s+\\p{Lu}"));
    static const QRegularExpression within(QStringLiteral("[.?!]\\s+In:?\\s"));
    const bool isJournal = named.hasMatch() && !sentence.match(named.captured(2)).hasMatch() &&
                           !within.match(named.captured(2)).hasMatch();
    auto split = isJournal ? CitationSplit{{}, named.captured(1), named.captured(2)}
                           : titleToStop({}, dated.captured(3)).value_or(CitationSplit{{}, dated.captured(3), {}});
    return CitationSplit{dated.captured(1), split.title, split.after + QStringLiteral(", ") + dated.captured(2)};
}

/// "Doe, J. & Roe, R. (2018) A title, A Journal of Samples, 26(1), 79–109", "Doe, J. (Under Review). A title. A
/// journal": APA's order with other punctuation, or with the status in place of the year.
std::optional<CitationSplit> splitByBracketBehindNames(const QString& text, const Vocabulary& vocabulary)
{
    static const QRegularExpression dated(
        QStringLiteral("^([^()（）]{3,}?)\\s*[(（]([^()（）]{4,30})[)）]\\s*[.．,]?\\s+(.+)$"));
    static const QRegularExpression year(QStringLiteral("^(?:19|20)\\d\\d[a-z]?$"));
    static const QRegularExpression journal(QStringLiteral("^(.{12,}),\\s+(\\p{Lu}[^,.]{3,90},\\s*\\d.*)$"));
    const auto match = dated.match(text);
    const QString when = match.captured(2).trimmed();
    const bool known = year.match(when).hasMatch() || vocabulary.statusIn(when).size() == when.size();
    if (!match.hasMatch() || !known || !isLineOfAuthors(match.captured(1)))
        return std::nullopt;
    const QString rest = match.captured(3);
    auto split = titleToStop({}, rest);
    if (const auto named = journal.match(rest); !split && named.hasMatch())
        split = CitationSplit{{}, named.captured(1), named.captured(2)};
    if (!split)
        split = CitationSplit{{}, rest, {}};
    return CitationSplit{match.captured(1), split->title,
                         split->after + QStringLiteral(", ") + (year.match(when).hasMatch() ? when.left(4) : when)};
}

} // namespace

std::optional<CitationSplit> splitByYear(const QString& written, const Vocabulary& vocabulary)
{
    const QString text = written.simplified();
    if (auto split = splitByYearBetweenCommas(text))
        return split;
    auto match = aclForm(text);
    if (!match.hasMatch())
        match = apaForm(text);
    static const QRegularExpression reversed(QStringLiteral("\\p{L},\\s*\\p{Lu}\\."));
    if (!match.hasMatch() || (!reversed.match(match.captured(1)).hasMatch() && !isNameList(match.captured(1))))
        return splitByBracketBehindNames(text, vocabulary);
    const QString dated = QStringLiteral(", ") + match.captured(2);
    if (auto split = titleInQuotes(match.captured(1), match.captured(3) + u' ' + match.captured(4))) {
        split->after += dated;
        return split;
    }
    QString title = match.captured(3);
    if (title.endsWith(u'.') || title.endsWith(u'。'))
        title.chop(1);
    return CitationSplit{match.captured(1), title, match.captured(4) + dated};
}

} // namespace duovita
