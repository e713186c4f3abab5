#include "core/messages/differingparts.h"

#include <algorithm>

namespace duovita {

namespace {

bool isPartOfWord(QChar c)
{
    return c.isLetterOrNumber() && c.script() != QChar::Script_Han;
}

/// "1,200" and "8.5" are one number.
bool isWithinNumber(const QString& text, qsizetype at)
{
    const auto isPoint = [&](qsizetype place) {
        return place > 0 && place + 1 < text.size() && (text[place] == u'.' || text[place] == u',') &&
               text[place - 1].isDigit() && text[place + 1].isDigit();
    };
    return isPoint(at) || isPoint(at - 1);
}

/// Whether the position is within a word, a number or a character.
bool isWithin(const QString& text, qsizetype at)
{
    return at > 0 && at < text.size() &&
           (text[at].isLowSurrogate() || text[at].isMark() || isWithinNumber(text, at) ||
            (isPartOfWord(text[at - 1]) && isPartOfWord(text[at])));
}

} // namespace

DifferingParts differingParts(const QString& first, const QString& second)
{
    const qsizetype shorter = std::min(first.size(), second.size());
    qsizetype start = 0;
    while (start < shorter && first[start] == second[start])
        ++start;
    qsizetype end = 0; // counted from the back
    while (end < shorter - start && first[first.size() - 1 - end] == second[second.size() - 1 - end])
        ++end;
    while (isWithin(first, start) || isWithin(second, start))
        --start;
    while (isWithin(first, first.size() - end) || isWithin(second, second.size() - end))
        --end;
    return {{start, first.size() - end - start}, {start, second.size() - end - start}};
}

} // namespace duovita
