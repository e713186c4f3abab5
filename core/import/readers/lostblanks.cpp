#include "core/import/readers/lostblanks.h"

#include "core/domain/language.h"

#include <QRegularExpression>

namespace duovita {

namespace {

constexpr qsizetype fewestWords = 5;

qsizetype countOf(const QString& text, const QRegularExpression& expression)
{
    qsizetype count = 0;
    for (auto found = expression.globalMatch(text); found.hasNext(); found.next())
        ++count;
    return count;
}

/// Builds a pattern in which "@" stands for an ideograph: \\p{Han} would also match the marks that Chinese uses as
/// ideographs.
QRegularExpression form(const char* pattern)
{
    return QRegularExpression(QString::fromUtf8(pattern).replace(u'@', QStringLiteral("(?:(?!\\p{P})\\p{Han})")),
                              QRegularExpression::UseUnicodePropertiesOption);
}

struct WordCounts {
    qsizetype blankBefore;
    qsizetype noneBefore;
    qsizetype blankBehind;
    qsizetype noneBehind;
};

/// Counts words of letters only: numbers also occur in dates.
WordCounts countLetters(const QString& text)
{
    static const QRegularExpression blankBefore = form("@ (?=[A-Za-z])");
    static const QRegularExpression noneBefore = form("@(?=[A-Za-z])");
    static const QRegularExpression blankBehind = form("[A-Za-z] (?=@)");
    static const QRegularExpression noneBehind = form("[A-Za-z](?=@)");
    return {countOf(text, blankBefore), countOf(text, noneBefore), countOf(text, blankBehind),
            countOf(text, noneBehind)};
}

/// Counts words and numbers, except in dates and ordinals: "2020年9月", "第3届".
WordCounts countAll(const QString& text)
{
    static const QRegularExpression blankBefore = form("@ (?=[A-Za-z0-9])");
    static const QRegularExpression noneBefore = form("(?![年月日第])@(?=[A-Za-z]|\\d[\\d.]*+(?![年月日]))");
    static const QRegularExpression blankBehind = form("[A-Za-z0-9%] (?=@)");
    static const QRegularExpression noneBehind = form("[A-Za-z%](?=@)|(?<!第)(?<![\\d.])\\d[\\d.]*+(?![年月日])(?=@)");
    return {countOf(text, blankBefore), countOf(text, noneBefore), countOf(text, blankBehind),
            countOf(text, noneBehind)};
}

/// At least four of five.
bool isMost(qsizetype these, qsizetype others)
{
    return these >= 4 * others && these >= fewestWords;
}

bool isLatin(QChar c)
{
    return c.unicode() < 0x80 && c.isLetterOrNumber();
}

} // namespace

LatinBlanks latinBlanksOf(const QString& text)
{
    const WordCounts counts = countAll(text);
    return {isMost(counts.blankBefore, counts.noneBefore), isMost(counts.blankBehind, counts.noneBehind)};
}

QString withLostBlanks(const QString& text, int& count)
{
    constexpr qsizetype many = 20; // one or two of the original spaces may have survived
    count = 0;
    const WordCounts counts = countLetters(text);
    if (!isMost(counts.blankBefore, counts.noneBefore) || counts.noneBehind < fewestWords ||
        many * counts.blankBehind > counts.noneBehind)
        return text;
    // A word with letters, or a number after a space: "P4编程", " 8台". "2020年" and "17号楼" are a date and an
    // address.
    static const QRegularExpression lost =
        form("(?:(?<![A-Za-z0-9.:/\\x40_-])(?=[A-Za-z0-9.+#/-]*[A-Za-z])[A-Za-z0-9][A-Za-z0-9.+#/-]*|"
             "(?<=\\p{Han} )\\d[\\d.,]*%?(?![年月日号楼室时点分秒]))(?=@)");
    QString with;
    qsizetype from = 0;
    for (auto found = lost.globalMatch(text); found.hasNext();) {
        const qsizetype end = found.next().capturedEnd();
        with += QStringView(text).mid(from, end - from);
        with += u' ';
        from = end;
        ++count;
    }
    return with + text.mid(from);
}

bool meetInBlank(QChar last, QChar next, LatinBlanks blanks)
{
    return (blanks.before && isHan(last.unicode()) && isLatin(next)) ||
           (blanks.behind && isLatin(last) && isHan(next.unicode()));
}

} // namespace duovita
