#include "core/checks/sidelanguage.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

int countOf(const QRegularExpression& expression, const QString& text)
{
    int count = 0;
    for (auto it = expression.globalMatch(text); it.hasNext(); it.next())
        ++count;
    return count;
}

} // namespace

std::optional<Language> readsAs(const QString& text)
{
    static const QRegularExpression words(QStringLiteral("[A-Za-z][A-Za-z'’+#.-]*"));
    static const QRegularExpression smallWords(QStringLiteral("(?<![\\w./@:-])[a-z]+(?![\\w@:/]|\\.\\w)"));
    const QList<uint> codePoints = text.toUcs4();
    const auto han = std::count_if(codePoints.begin(), codePoints.end(), [](uint code) { return isHan(code); });
    constexpr int fewestHan = 2;
    constexpr int fewestSmallWords = 4;
    if (han >= fewestHan && han > countOf(words, text))
        return hanLanguage;
    if (han == 0 && countOf(smallWords, text) >= fewestSmallWords)
        return letterLanguage(firstLanguage);
    return std::nullopt;
}

} // namespace duovita
