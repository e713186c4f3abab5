#include "core/import/readers/partedcapitals.h"

#include "core/import/annotate/headingvocabulary.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// A capital letter, a space, and the rest of its word; further words after it may consist of one more letter.
const QRegularExpression& partedWords()
{
    static const QRegularExpression expression(
        QStringLiteral("(?<![\\p{L}\\p{N}.&'’-])\\p{Lu}[ ]\\p{Lu}{2,}(?![\\p{Ll}\\p{N}])"
                       "(?:[ -]\\p{Lu}[ ]\\p{Lu}+(?![\\p{Ll}\\p{N}]))*"));
    return expression;
}

QString whole(const QString& text)
{
    static const QRegularExpression within(QStringLiteral("(?<![\\p{L}])(\\p{Lu})[ ](?=\\p{Lu})"));
    QString joined;
    qsizetype end = 0;
    for (auto it = partedWords().globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        joined += text.mid(end, match.capturedStart() - end);
        joined += match.captured().replace(within, QStringLiteral("\\1"));
        end = match.capturedEnd();
    }
    return joined + text.mid(end);
}

/// A heading that is known only after its words are joined.
bool isPartedHeading(const QString& line)
{
    static const QRegularExpression capitals(QStringLiteral("^[^\\p{L}]*\\p{Lu}[ ]\\p{Lu}{2,}[^\\p{Ll}\\d]*$"));
    constexpr qsizetype longest = 60;
    const QString text = line.trimmed();
    const Vocabulary& vocabulary = Vocabulary::standard();
    return text.size() <= longest && capitals.match(text).hasMatch() && !vocabulary.findSection(text) &&
           vocabulary.findSection(whole(text));
}

} // namespace

QString withWholeCapitals(const QString& text)
{
    const QStringList lines = text.split(u'\n');
    return std::any_of(lines.begin(), lines.end(), isPartedHeading) ? whole(text) : text;
}

} // namespace duovita
