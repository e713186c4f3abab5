#include "core/domain/language.h"

#include <QChar>
#include <QList>

#include <algorithm>

namespace duovita {

static_assert(std::all_of(allLanguages.begin(), allLanguages.end(),
                          [](Language language) { return infoOf(language).language == language; }),
              "rows stand in the order of Language");

QString codeOf(Language language)
{
    return QString::fromLatin1(infoOf(language).code);
}

QString tagOf(Language language)
{
    return QString::fromLatin1(infoOf(language).tag);
}

QString localeOf(Language language)
{
    return QString::fromLatin1(infoOf(language).locale);
}

QString endonymOf(Language language)
{
    return QString::fromUtf16(infoOf(language).endonym);
}

std::optional<Language> findLanguage(QStringView code)
{
    const qsizetype end = code.indexOf(u'-');
    const QStringView primary = end < 0 ? code : code.left(end);
    for (const LanguageInfo& facts : languageTable) {
        if (primary.compare(QLatin1StringView(facts.code), Qt::CaseInsensitive) == 0)
            return facts.language;
    }
    return std::nullopt;
}

bool isHan(char32_t codePoint)
{
    return QChar::script(codePoint) == QChar::Script_Han;
}

bool containsHan(QStringView text)
{
    const QList<uint> codePoints = text.toUcs4();
    return std::any_of(codePoints.begin(), codePoints.end(), [](uint c) { return isHan(c); });
}

std::optional<Language> guessLanguage(QStringView text)
{
    // An ideograph carries about as much as a short word, so compare the number of Latin words with that of ideographs.
    int ideographs = 0;
    int words = 0;
    bool inWord = false;
    for (const uint c : text.toUcs4()) {
        const bool latin = QChar::script(c) == QChar::Script_Latin;
        ideographs += isHan(c) ? 1 : 0;
        words += latin && !inWord ? 1 : 0;
        inWord = latin;
    }
    if (ideographs == 0 && words == 0)
        return std::nullopt;
    return ideographs >= words ? hanLanguage : firstLanguage;
}

} // namespace duovita
