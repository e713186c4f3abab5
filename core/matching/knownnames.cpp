#include "core/matching/knownnames.h"

#include "core/domain/language.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace duovita {

namespace {

/// Whether Latin words at this place are whole words.
bool standsAlone(const QString& text, qsizetype at, qsizetype size)
{
    const qsizetype end = at + size;
    const auto joins = [](QChar c) { return c.isLetterOrNumber() && !isHan(c.unicode()); };
    return (at == 0 || !joins(text[at - 1])) && (end == text.size() || !joins(text[end]));
}

/// The number of characters by which names are looked up in a text; some names have only one.
constexpr qsizetype beginning = 1;
constexpr qsizetype usualBeginning = 2;

/// Common words of English sentences on any subject.
bool isCommon(const QString& word)
{
    static const QSet<QString> words = [] {
        const QString list = QStringLiteral(
            "a an and as at be both by can co for from has have i in into is it its of on or our that the their these "
            "this to "
            "up us using was we were which while will with i.e e.g etc main developer research intern engineer project "
            "work "
            "design designed implement implemented based system systems new high low large scale build built develop "
            "developed improve improved reduce reduced use used support student");
        const QStringList split = list.split(u' ');
        return QSet<QString>(split.begin(), split.end());
    }();
    return words.contains(word);
}

} // namespace

KnownNames::KnownNames(const QList<Term>& own) : m_names(shipped())
{
    for (qsizetype i = 0; i < own.size(); ++i) {
        for (const QString& words : own[i].texts)
            add(m_names, words, QStringLiteral("¶%1").arg(i));
    }
}

/// Both terms in a row of the glossary have the same sign.
const KnownNames::Names& KnownNames::shipped()
{
    static const Names shipped = [] {
        Names names;
        QFile file(QStringLiteral(":/import/glossary.json"));
        if (!file.open(QIODevice::ReadOnly))
            return names;
        int row = 0;
        for (const QJsonValue& group : QJsonDocument::fromJson(file.readAll()).object()) {
            for (const QJsonValue& value : group.toArray()) {
                const QString sign = QStringLiteral("§%1").arg(++row);
                for (const QJsonValue& words : value.toArray())
                    add(names, words.toString(), sign);
            }
        }
        return names;
    }();
    return shipped;
}

void KnownNames::add(Names& names, const QString& words, const QString& sign)
{
    const QString lower = words.toLower();
    if (!words.isEmpty())
        names[lower.left(usualBeginning)] += Name{lower, sign, containsHan(words)};
}

QList<KnownNames::Found> KnownNames::namesIn(const QString& text) const
{
    QList<Found> found;
    const QString lower = text.toLower();
    for (qsizetype at = 0; at < lower.size(); ++at) {
        const qsizetype most = qMin(usualBeginning, lower.size() - at);
        for (qsizetype size = beginning; size <= most; ++size) {
            const auto names = m_names.constFind(lower.mid(at, size));
            for (const Name& name : names == m_names.constEnd() ? QList<Name>() : *names) {
                const bool here = QStringView(lower).mid(at, name.words.size()) == name.words;
                if (here && (name.han || standsAlone(lower, at, name.words.size())))
                    found += Found{at, name.words.size(), name.sign};
            }
        }
    }
    return found;
}

void KnownNames::addSigns(const QString& text, QSet<QString>& signs) const
{
    for (const Found& found : namesIn(text))
        signs += found.sign;
}

bool isOfGlossary(const QString& sign)
{
    return sign.startsWith(u'§');
}

QSet<QString> signsOf(const QString& text, const KnownNames& names)
{
    static const QRegularExpression token(
        QStringLiteral("[A-Za-z][A-Za-z0-9+#./-]*[A-Za-z0-9+#]|[A-Z]|\\d+(?:\\.\\d+)?%?"));
    QSet<QString> signs;
    for (auto it = token.globalMatch(text); it.hasNext();) {
        const QString word = it.next().captured().toLower();
        const bool number = word.front().isDigit();
        if (number ? word.size() > 1 : !isCommon(word))
            signs += word;
    }
    names.addSigns(text, signs);
    return signs;
}

} // namespace duovita
