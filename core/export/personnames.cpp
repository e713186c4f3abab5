#include "core/export/personnames.h"

#include "core/domain/author.h"
#include "core/domain/language.h"
#include "core/terms/surnames.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

bool isSuffix(const QString& word)
{
    static const QRegularExpression form(QStringLiteral("^(?:Jr|Sr)\\.?$|^(?:II|III|IV)$"));
    return form.match(word).hasMatch();
}

bool isParticle(const QString& word)
{
    return !word.isEmpty() && word.front().isLower();
}

void setFamily(NameParts& parts, const QStringList& words)
{
    qsizetype family = 0;
    while (family + 1 < words.size() && isParticle(words[family]))
        ++family;
    parts.particle = words.mid(0, family).join(u' ');
    parts.family = words.mid(family).join(u' ');
}

NameParts partsOfWords(QStringList words)
{
    NameParts parts;
    if (words.size() > 2 && isSuffix(words.last()))
        parts.suffix = words.takeLast();
    // "Jan van der Berg", "Ludwig van Beethoven"; "de la Cruz" is a family name only, and "bell hooks" has no particle.
    const bool isFamily = words.size() > 1 && isParticle(words.first()) && !isParticle(words.last());
    const auto from = words.begin() + (isFamily ? 0 : qMin<qsizetype>(1, words.size()));
    const auto first = std::find_if(from, words.end(), isParticle);
    const qsizetype family = first == words.end() ? words.size() - 1 : first - words.begin();
    parts.given = words.mid(0, family).join(u' ');
    setFamily(parts, words.mid(family));
    return parts;
}

NameParts partsOfHan(const QString& name)
{
    static const QRegularExpression usual(QStringLiteral("^\\p{Han}{2,4}$"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    const qsizetype family = usual.match(name).hasMatch() ? surnameLength(name) : name.size();
    return {name.mid(family), {}, name.left(family), {}};
}

} // namespace

NameParts partsOfName(const QString& name)
{
    if (isAndOthers(name))
        return {{}, {}, name, {}};
    if (containsHan(name))
        return partsOfHan(name);
    QStringList pieces;
    for (const QString& piece : name.split(u',')) {
        if (!piece.trimmed().isEmpty())
            pieces += piece.simplified();
    }
    if (pieces.size() > 3)
        return {{}, {}, name, {}};
    if (pieces.size() == 2 && isSuffix(pieces[1]))
        return partsOfWords(pieces[0].split(u' ') + QStringList{pieces[1]});
    if (pieces.size() < 2)
        return partsOfWords(pieces.value(0).split(u' ', Qt::SkipEmptyParts));
    NameParts parts{pieces.last(), {}, {}, pieces.size() == 3 ? pieces[1] : QString()};
    setFamily(parts, pieces.first().split(u' '));
    return parts;
}

} // namespace duovita
