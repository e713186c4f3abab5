#include "core/import/annotate/wordset.h"

#include "core/domain/language.h"

#include <algorithm>

namespace duovita {

namespace {

bool isLatin(QChar c)
{
    return c.isLetter() && !isHan(c.unicode());
}

/// The run of letters from a position on.
QString lettersFrom(const QString& text, qsizetype at)
{
    qsizetype end = at;
    while (end < text.size() && isLatin(text[end]))
        ++end;
    return text.mid(at, end - at).toLower();
}

bool standsAt(const QString& text, qsizetype at, const QString& word)
{
    if (QStringView(text).mid(at, word.size()).compare(word, Qt::CaseInsensitive) != 0)
        return false;
    const qsizetype end = at + word.size();
    return containsHan(word) || end >= text.size() || !isLatin(text[end]);
}

} // namespace

WordSet::WordSet(const QStringList& words)
{
    for (const QString& word : words) {
        if (word.isEmpty())
            continue;
        if (isHan(word.front().unicode()))
            m_han[word.front()] += word;
        else if (isLatin(word.front()))
            m_latin[lettersFrom(word, 0)] += word;
        else
            m_others += word;
    }
}

bool WordSet::isAt(const QString& text, qsizetype at) const
{
    const auto stands = [&](const QString& word) { return standsAt(text, at, word); };
    if (isHan(text[at].unicode())) {
        const auto found = m_han.constFind(text[at]);
        return found != m_han.constEnd() && std::any_of(found->begin(), found->end(), stands);
    }
    if (at > 0 && isLatin(text[at - 1]))
        return false;
    if (!isLatin(text[at]))
        return std::any_of(m_others.begin(), m_others.end(), stands);
    const auto found = m_latin.constFind(lettersFrom(text, at));
    return found != m_latin.constEnd() && std::any_of(found->begin(), found->end(), stands);
}

qsizetype WordSet::firstIn(const QString& text, bool last) const
{
    qsizetype found = -1;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (!isAt(text, at))
            continue;
        found = at;
        if (!last)
            return found;
    }
    return found;
}

} // namespace duovita
