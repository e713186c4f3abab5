#include "core/content/gbpersonname.h"

#include "core/domain/language.h"

#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <algorithm>

namespace duovita {

namespace {

/// Whether the word is initials of given names: "J.", "J.-R.", "JR".
bool isInitials(const QString& word)
{
    static const QRegularExpression dotted(QStringLiteral("^(?:\\p{Lu}\\p{Ll}?\\.?-?)*\\p{Lu}\\p{Ll}?\\.$"));
    static const QRegularExpression bare(QStringLiteral("^\\p{Lu}(?:-?\\p{Lu})?$"));
    return dotted.match(word).hasMatch() || bare.match(word).hasMatch();
}

bool isCapitals(const QString& word)
{
    static const QRegularExpression letters(QStringLiteral("^[\\p{Lu}'’-]*\\p{Lu}[\\p{Lu}'’-]*\\p{Lu}$"));
    return letters.match(word).hasMatch();
}

/// "de", "van", "von": belongs to the surname after it.
bool isParticle(const QString& word)
{
    static const QSet<QString> particles{
        QStringLiteral("de"),  QStringLiteral("del"), QStringLiteral("della"), QStringLiteral("der"),
        QStringLiteral("den"), QStringLiteral("di"),  QStringLiteral("da"),    QStringLiteral("dos"),
        QStringLiteral("du"),  QStringLiteral("la"),  QStringLiteral("le"),    QStringLiteral("van"),
        QStringLiteral("von"), QStringLiteral("ter"), QStringLiteral("ten"),   QStringLiteral("bin"),
        QStringLiteral("los"), QStringLiteral("las"), QStringLiteral("do"),    QStringLiteral("das"),
        QStringLiteral("ibn"), QStringLiteral("al"),  QStringLiteral("el"),    QStringLiteral("zu")};
    return particles.contains(word); // case-sensitive, because "Di" in "Di Wu" is a given name
}

/// "Jr.", "III": comes after the name in any order.
bool isSuffix(const QString& word)
{
    static const QRegularExpression suffix(QStringLiteral("^(?:[JS]r\\.?|I{2,3}|IV)$"));
    return suffix.match(word).hasMatch();
}

bool isGroup(const QString& name)
{
    static const QRegularExpression group(
        QStringLiteral("^the\\s|\\b(?:team|group|collaboration|consortium|committee|association|society|institute|"
                       "laboratory|lab|university|company|inc|ltd|ai)\\b|[\\d&/@]"),
        QRegularExpression::CaseInsensitiveOption);
    return group.match(name).hasMatch();
}

/// The most common Chinese surnames, in pinyin.
bool isChineseSurname(const QString& word)
{
    static const QStringList common =
        QStringLiteral(
            "wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he gao lin luo zheng liang xie song "
            "tang "
            "deng han feng cao peng zeng xiao tian dong yuan pan yu jiang cai du ye cheng su wei lu lv lyu ding ren "
            "shen "
            "yao cui zhong tan wang fan jin shi liao jia xia fu fang bai zou meng xiong qin qiu jiang hou yin xue yan "
            "duan lei long tao shao kong mao hao gu gong wan qian dai mo xiang chang lai kang ge niu pang zhan ouyang "
            "sima zhuge shangguan situ")
            .split(u' ');
    return common.contains(word.toLower());
}

QString joined(const QStringList& surname, const QStringList& given, const QStringList& suffix)
{
    QStringList words{surname.join(u' ').toUpper()};
    for (const QString& word : given + suffix) {
        QString bare = word;
        if (isInitials(word) || suffix.contains(word))
            bare = bare.replace(u'.', u' ').replace(QStringLiteral(" -"), QStringLiteral("-")).simplified();
        words += bare;
    }
    words.removeAll(QString());
    return words.join(u' ');
}

/// The number of words in the surname: positive if it comes first, negative if it comes last.
qsizetype surnameWords(const QStringList& words)
{
    const qsizetype count = words.size();
    if (std::all_of(words.begin(), words.end() - 1, isParticle)) // "de la Cruz": no given name
        return count;
    if (isInitials(words.last()) && !isInitials(words.first())) { // "Zhang S.", "de Boer J P"
        const auto initials = std::find_if(words.begin(), words.end(), isInitials);
        return initials - words.begin();
    }
    if (!isInitials(words.first()) && isCapitals(words.first()) && !isCapitals(words.last()))
        return 1;
    if (isChineseSurname(words.first()) && !isChineseSurname(words.last()) && count == 2)
        return 1;
    qsizetype first = count - 1;
    while (first > 1 && isParticle(words[first - 1]))
        --first;
    return first - count;
}

} // namespace

QString gbPersonName(const QString& name)
{
    static const QRegularExpression blanks(QStringLiteral("\\s+"));
    const QString whole = name.simplified();
    const qsizetype comma = whole.indexOf(u',');
    if (containsHan(whole) || whole.count(u',') > 1 || isGroup(whole))
        return name;
    QStringList words = QString(whole).replace(u',', u' ').split(blanks, Qt::SkipEmptyParts);
    QStringList suffix;
    while (words.size() > 2 && isSuffix(words.last()))
        suffix.prepend(words.takeLast());
    if (words.size() < 2)
        return name;
    if (comma > 0 && !isSuffix(whole.mid(comma + 1).trimmed())) {
        const qsizetype front = whole.left(comma).split(blanks, Qt::SkipEmptyParts).size();
        return joined(words.mid(0, front), words.mid(front), suffix);
    }
    const qsizetype surname = surnameWords(words);
    if (surname > 0)
        return joined(words.mid(0, surname), words.mid(surname), suffix);
    return joined(words.mid(words.size() + surname), words.mid(0, words.size() + surname), suffix);
}

} // namespace duovita
