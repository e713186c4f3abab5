#include "core/pairing/knownnames.h"

#include "core/domain/language.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace duovita {

namespace {

/// Latin words count only as whole words.
bool stands(const QString& text, const QString& words)
{
    for (qsizetype at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
        const qsizetype end = at + words.size();
        const auto joins = [](QChar c) { return c.isLetterOrNumber() && !isHan(c.unicode()); };
        if ((at == 0 || !joins(text[at - 1])) && (end == text.size() || !joins(text[end])))
            return true;
    }
    return false;
}

/// Words that English sentences have whatever they are about.
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

KnownNames::KnownNames(const QList<Term>& own)
{
    static const QList<Name> always = shipped();
    m_names = always;
    for (qsizetype i = 0; i < own.size(); ++i) {
        for (const QString& words : own[i].texts)
            add(words, QStringLiteral("¶%1").arg(i));
    }
}

/// Each row of the glossary is one thing in both languages.
QList<KnownNames::Name> KnownNames::shipped()
{
    QFile file(QStringLiteral(":/import/glossary.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<Name> names;
    int row = 0;
    for (const QJsonValue& group : QJsonDocument::fromJson(file.readAll()).object()) {
        for (const QJsonValue& value : group.toArray()) {
            const QString sign = QStringLiteral("§%1").arg(++row);
            for (const QJsonValue& words : value.toArray())
                names += Name{words.toString().toLower(), sign, containsHan(words.toString())};
        }
    }
    return names;
}

void KnownNames::add(const QString& words, const QString& sign)
{
    if (!words.isEmpty())
        m_names += Name{words.toLower(), sign, containsHan(words)};
}

void KnownNames::addSigns(const QString& text, QSet<QString>& signs) const
{
    const QString lower = text.toLower();
    for (const Name& name : m_names) {
        if (lower.contains(name.words) && (name.han || stands(lower, name.words)))
            signs += name.sign;
    }
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
