#include "core/checks/wordstems.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace duovita {

namespace {

constexpr qsizetype shortest = 3; // of what is left

bool hasVowel(QStringView text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return QStringView(u"aeiouy").contains(c); });
}

/// Without the ending, if enough is left; true if it was there.
bool drop(QString& word, QStringView ending, QStringView instead = {})
{
    const qsizetype left = word.size() - ending.size();
    if (left < shortest || !word.endsWith(ending) || !hasVowel(QStringView(word).left(left)))
        return false;
    word = word.left(left) + instead;
    return true;
}

void dropPlural(QString& word)
{
    if (drop(word, u"ies", u"y") || drop(word, u"sses", u"ss"))
        return;
    if (!word.endsWith(u"ss") && !word.endsWith(u"us") && !word.endsWith(u"is"))
        drop(word, u"s");
}

/// "planning" has two n only for its ending; "calling" has them of its own.
void undouble(QString& word)
{
    const qsizetype size = word.size();
    if (size > shortest && word[size - 1] == word[size - 2] && !QStringView(u"lsz").contains(word.back()))
        word.chop(1);
}

} // namespace

QString stemOf(const QString& word)
{
    QString stem = word.toLower();
    if (stem.size() <= shortest)
        return stem;
    dropPlural(stem);
    drop(stem, u"ly");
    drop(stem, u"ment");
    if (drop(stem, u"ing") || drop(stem, u"ed"))
        undouble(stem);
    else if (drop(stem, u"er") || drop(stem, u"or"))
        undouble(stem);
    if (stem.endsWith(u"tion") || stem.endsWith(u"sion"))
        drop(stem, u"ion");
    drop(stem, u"e");
    if (stem.endsWith(u"izat") || stem.endsWith(u"isat"))
        stem.chop(2);
    if (stem.endsWith(u"is") && stem.size() > 2 * shortest - 1)
        stem = stem.chopped(1) + u'z'; // as they spell it elsewhere
    if (stem.endsWith(u'y'))
        stem = stem.chopped(1) + u'i';
    return stem;
}

} // namespace duovita
