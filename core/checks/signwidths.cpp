#include "core/checks/signwidths.h"

#include "core/domain/language.h"

#include <QList>
#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

// Placeholders for parts of a text that are not words, one per character.
constexpr QChar code(u'\uE000');
constexpr QChar address(u'\uE001');
constexpr QChar markup(u'\uE002'); ///< invisible to readers

/// A stretch of a text and its replacement.
struct SignEdit {
    qsizetype start;
    qsizetype length;
    QString after;
};

void cover(QString& text, const QRegularExpression& pattern, QChar with)
{
    for (auto matches = pattern.globalMatch(QString(text)); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        for (qsizetype i = match.capturedStart(); i < match.capturedEnd(); ++i)
            text[i] = with;
    }
}

QString covered(QString text)
{
    static const QRegularExpression codes(QStringLiteral("(`+)(?:(?!\\1).)*\\1"));
    static const QRegularExpression targets(QStringLiteral("\\]\\([^()\\s]*\\)"));
    static const QRegularExpression addresses(QStringLiteral("(?:https?://|www\\.)[^\\s<>\\p{Han}，。；、（）]+"));
    static const QRegularExpression emphasis(QStringLiteral("(?<!\\\\)(?:\\*+|_+|~~|\\[)"));
    cover(text, codes, code);
    cover(text, targets, markup);
    cover(text, addresses, address);
    cover(text, emphasis, markup);
    return text;
}

bool isBlank(QChar c)
{
    return c == u' ' || c == u'\t';
}

/// Whether it is a Han character or punctuation used with them.
bool isChinese(QChar c)
{
    static const QString marks = QStringLiteral("《》“”‘’（）【】");
    return isHan(c.unicode()) || marks.contains(c);
}

/// In a masked text: the next visible character from `at` in steps of `by`; null at the end of the text.
QChar nextRead(const QString& text, qsizetype at, int by)
{
    for (; at >= 0 && at < text.size(); at += by) {
        if (text[at] != markup && !isBlank(text[at]))
            return text[at];
    }
    return {};
}

bool belongsToChinese(QChar sign, QChar before, QChar after)
{
    if (!isChinese(before) && !isChinese(after))
        return false;
    const auto fits = [](QChar c) { return isChinese(c) || c == code || c == u'"'; };
    return (fits(before) && fits(after)) || (sign == u':' && isChinese(before));
}

constexpr char16_t toFullWidth = 0xFEE0; // offset from U+0021 to U+FF01, the same for all of ASCII

/// Replaces the sign, including the spaces around it.
SignEdit editAt(const QString& text, qsizetype at, const QString& after)
{
    qsizetype start = at;
    qsizetype end = at + 1;
    while (start > 0 && isBlank(text[start - 1]))
        --start;
    while (end < text.size() && isBlank(text[end]))
        ++end;
    return {start, end - start, after};
}

void addSigns(const QString& text, QList<SignEdit>& edits)
{
    static const QString signs = QStringLiteral(",;:!?");
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (signs.contains(text[i]) && belongsToChinese(text[i], nextRead(text, i - 1, -1), nextRead(text, i + 1, 1)))
            edits += editAt(text, i, QString(QChar(static_cast<char16_t>(text[i].unicode() + toFullWidth))));
    }
}

/// Finds commas and semicolons between a Han character and a letter or digit. Both widths are common there, so that
/// they are no reason to mend a text; but one that is mended shall not be of both.
void addMixedSigns(const QString& text, QList<SignEdit>& edits)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] != u',' && text[i] != u';')
            continue;
        const QChar before = nextRead(text, i - 1, -1);
        const QChar after = nextRead(text, i + 1, 1);
        const bool isMixed = isChinese(before) != isChinese(after);
        if (isMixed && before.isLetterOrNumber() && after.isLetterOrNumber())
            edits += editAt(text, i, text[i] == u',' ? QStringLiteral("，") : QStringLiteral("；"));
    }
}

/// Finds parentheses, not escaped, around text that starts or ends with Han and next to Han.
void addBrackets(const QString& text, QList<SignEdit>& edits)
{
    static const QRegularExpression pair(
        QStringLiteral("(?<=\\p{Han})[ \\t]*\\((?:\\p{Han}[^()\\[\\]\\\\]*|[^()\\[\\]\\\\]*\\p{Han})\\)[ \\t]*"
                       "(?=$|[\\p{Han}，。；：、])"));
    for (auto matches = pair.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        edits += editAt(text, text.indexOf(u'(', match.capturedStart()), QStringLiteral("（"));
        edits += editAt(text, text.lastIndexOf(u')', match.capturedEnd() - 1), QStringLiteral("）"));
    }
}

/// Sorts the edits; spaces between two signs belong to the first.
QList<SignEdit> apart(QList<SignEdit> edits)
{
    std::sort(edits.begin(), edits.end(), [](const SignEdit& a, const SignEdit& b) { return a.start < b.start; });
    for (qsizetype i = 1; i < edits.size(); ++i) {
        const qsizetype shared = edits[i - 1].start + edits[i - 1].length - edits[i].start;
        if (shared > 0) {
            edits[i].start += shared;
            edits[i].length -= shared;
        }
    }
    return edits;
}

QList<SignEdit> editsToFullWidth(const QString& text)
{
    const QString words = covered(text);
    QList<SignEdit> edits;
    addBrackets(words, edits);
    addSigns(words, edits);
    if (!edits.isEmpty())
        addMixedSigns(words, edits);
    return apart(edits);
}

QString halfWidth(QChar sign)
{
    if (sign == u'、')
        return QStringLiteral(",");
    if (sign == u'。')
        return QStringLiteral(".");
    return QString(QChar(static_cast<char16_t>(sign.unicode() - toFullWidth)));
}

bool isMostlyChinese(const QString& words)
{
    const auto han = std::count_if(words.begin(), words.end(), [](QChar c) { return isHan(c.unicode()); });
    const auto letters = std::count_if(words.begin(), words.end(), [](QChar c) { return c.isLetter(); }) - han;
    return han > 0 && han * 3 >= letters; // a Chinese word has as much meaning as three letters or more
}

QList<SignEdit> editsToHalfWidth(const QString& text)
{
    static const QString signs = QStringLiteral("，、。；：！？（）");
    const QString words = covered(text);
    QList<SignEdit> edits;
    if (isMostlyChinese(words))
        return edits;
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (!signs.contains(words[i]))
            continue;
        const QChar before = nextRead(words, i - 1, -1);
        const QChar after = nextRead(words, i + 1, 1);
        if (isHan(before.unicode()) || isHan(after.unicode()))
            continue;
        const bool opens = words[i] == u'（';
        QString sign = halfWidth(words[i]);
        if (opens && !before.isNull())
            sign.prepend(u' ');
        if (!opens && !after.isNull() && (after.isLetterOrNumber() || after == code || after == address))
            sign += u' ';
        edits += editAt(words, i, sign);
    }
    return apart(edits);
}

QString edited(QString text, const QList<SignEdit>& edits)
{
    for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit)
        text.replace(edit->start, edit->length, edit->after);
    return text;
}

/// The first place in display form, with a few characters on each side.
QString placeOfFirst(const QString& text, const QList<SignEdit>& edits)
{
    if (edits.isEmpty())
        return {};
    constexpr int around = 2;
    const QString words = covered(text);
    const SignEdit& first = edits.front();
    const bool pair = (first.after.endsWith(u'（') || first.after.endsWith(u'(')) && edits.size() > 1;
    qsizetype start = first.start;
    qsizetype end = pair ? edits[1].start + edits[1].length : first.start + first.length;
    for (int left = around; start > 0 && left > 0;)
        left -= words[--start] == markup ? 0 : 1;
    for (int left = around; end < text.size() && left > 0;)
        left -= words[end++] == markup ? 0 : 1;
    QString place;
    for (qsizetype i = start; i < end; ++i) {
        if (words[i] != markup)
            place += text[i];
    }
    return place;
}

} // namespace

QString withFullWidthSigns(const QString& text)
{
    return edited(text, editsToFullWidth(text));
}

QString halfWidthPlace(const QString& text)
{
    return placeOfFirst(text, editsToFullWidth(text));
}

QString withHalfWidthSigns(const QString& text)
{
    return edited(text, editsToHalfWidth(text));
}

QString fullWidthPlace(const QString& text)
{
    return placeOfFirst(text, editsToHalfWidth(text));
}

} // namespace duovita
