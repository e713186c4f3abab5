#include "core/export/personnames.h"

#include "core/domain/author.h"
#include "core/domain/language.h"
#include "core/export/latinnames.h"

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

NameParts partsOfWords(QStringList words)
{
    NameParts parts;
    if (words.size() > 2 && isSuffix(words.last()))
        parts.suffix = words.takeLast();
    // "Jan van der Berg", "Ludwig van Beethoven", but "de Berg" alone is a family's name.
    const auto first = std::find_if(words.begin() + qMin<qsizetype>(1, words.size()), words.end(), isParticle);
    qsizetype family = first == words.end() ? words.size() - 1 : first - words.begin();
    parts.given = words.mid(0, family).join(u' ');
    const qsizetype particle = family;
    while (family + 1 < words.size() && isParticle(words[family]))
        ++family;
    parts.particle = words.mid(particle, family - particle).join(u' ');
    parts.family = words.mid(family).join(u' ');
    return parts;
}

NameParts partsOfHan(const QString& name)
{
    static const QRegularExpression usual(QStringLiteral("^\\p{Han}{2,4}$"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    const qsizetype family = usual.match(name).hasMatch() ? familyNameLength(name) : name.size();
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
    return {pieces.last(), {}, pieces.first(), pieces.size() == 3 ? pieces[1] : QString()};
}

} // namespace duovita
