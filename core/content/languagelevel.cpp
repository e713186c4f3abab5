#include "core/content/languagelevel.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

struct Step {
    const char16_t* words;
    int level;
};

// If two entries share words, the longer one comes first.
constexpr Step steps[] = {
    {u"native or bilingual", 5},
    {u"full professional", 4},
    {u"limited working", 2},
    {u"professional working", 3},
    {u"elementary proficiency", 1},
    {u"native", 5},
    {u"mother tongue", 5},
    {u"bilingual", 5},
    {u"母语", 5},
};

} // namespace

std::optional<int> languageLevel(const QString& words)
{
    static const QRegularExpression framework(QStringLiteral("(?<![A-Za-z0-9])([ABC])([12])(?![A-Za-z0-9])"));
    if (const QRegularExpressionMatch found = framework.match(words); found.hasMatch()) {
        const int step = 2 * (found.captured(1).front().unicode() - u'A') + found.captured(2).toInt();
        return std::max(1, step - 1);
    }
    for (const Step& step : steps) {
        if (words.contains(QString::fromUtf16(step.words), Qt::CaseInsensitive))
            return step.level;
    }
    return std::nullopt;
}

} // namespace duovita
