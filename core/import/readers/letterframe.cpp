#include "core/import/readers/letterframe.h"

#include <QRegularExpression>

namespace duovita {

namespace {

/// "Hi,", "Dear Dr Doe:", "各位好：", followed by at most the address.
bool isGreeting(const QString& text, const Vocabulary& vocabulary)
{
    static const QRegularExpression mark(QStringLiteral("[,，:：!！。]$"));
    constexpr qsizetype longest = 40;
    const QString folded = text.toLower();
    return text.size() <= longest && mark.match(text).hasMatch() && vocabulary.isGreeting(folded);
}

/// "please find my CV below.", "我的简历如下：": a sentence that introduces the CV.
bool handsOver(const QString& text)
{
    static const QRegularExpression handing(
        QStringLiteral("\\b(?:find|attached|enclosed|below)\\b.*[.:]$|简历.{0,6}(?:如下|见下|附后)[：:。]?$"),
        QRegularExpression::CaseInsensitiveOption);
    constexpr qsizetype longest = 100;
    return text.size() <= longest && handing.match(text).hasMatch();
}

/// "各位好，我的简历如下：": both on one line.
bool opensLetter(const QString& text, const Vocabulary& vocabulary)
{
    static const QRegularExpression comma(QStringLiteral("[，,]"));
    return isGreeting(text, vocabulary) ||
           (handsOver(text) && isGreeting(text.section(comma, 0, 0) + u',', vocabulary));
}

} // namespace

QList<RawLine> takeLetterFrame(QList<RawLine>& lines, const Vocabulary& vocabulary)
{
    constexpr qsizetype highest = 4; // lines of an opening
    QList<RawLine> frame;
    qsizetype opening = !lines.isEmpty() && opensLetter(lines.front().text, vocabulary) ? 1 : 0;
    for (qsizetype i = opening; opening > 0 && i < qMin(lines.size(), highest); ++i) {
        if (handsOver(lines[i].text))
            opening = i + 1;
    }
    for (; opening > 0; --opening)
        frame += lines.takeFirst();
    constexpr qsizetype lowest = 5; // lines of a closing
    static const QRegularExpression mark(QStringLiteral("[,，!！。.]$"));
    for (qsizetype i = qMax<qsizetype>(1, lines.size() - lowest); i < lines.size(); ++i) {
        const QString text = lines[i].text.toLower().remove(mark);
        if (text != QStringLiteral("--") && !vocabulary.isClosing(text))
            continue;
        while (lines.size() > i)
            frame += lines.takeAt(i);
    }
    return frame;
}

} // namespace duovita
