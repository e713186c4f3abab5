#include "core/terms/wordstems.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace duovita {

namespace {

constexpr qsizetype shortest = 3; // length of the remaining stem

bool hasVowel(QStringView text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return QStringView(u"aeiouy").contains(c); });
}

/// Removes or replaces the ending if enough is left; true if it did.
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

/// "planning" doubles its n only for the ending; "calling" has both of its own.
void undouble(QString& word)
{
    const qsizetype size = word.size();
    if (size > shortest && word[size - 1] == word[size - 2] && !QStringView(u"lsz").contains(word.back()))
        word.chop(1);
}

/// The infinitives of irregular verbs that occur in CVs and glosses.
QString infinitiveOf(const QString& word)
{
    static const QHash<QString, QString> verbs = [] {
        const QStringList rows =
            QStringLiteral(
                "began:begin begun:begin brought:bring built:build chose:choose chosen:choose drawn:draw "
                "drew:draw driven:drive drove:drive fought:fight found:find gave:give given:give grew:grow "
                "grown:grow held:hold kept:keep knew:know known:know led:lead left:leave lost:lose made:make "
                "met:meet paid:pay ran:run sent:send showed:show shown:show sold:sell sought:seek "
                "spent:spend spoke:speak spoken:speak taken:take taught:teach thought:think took:take "
                "understood:understand won:win written:write wrote:write")
                .split(u' ');
        QHash<QString, QString> read;
        for (const QString& row : rows)
            read.insert(row.section(u':', 0, 0), row.section(u':', 1));
        return read;
    }();
    return verbs.value(word, word);
}

} // namespace

QString stemOf(const QString& word)
{
    QString stem = infinitiveOf(word.toLower());
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
        stem = stem.chopped(1) + u'z'; // as in American spelling
    if (stem.endsWith(u'y'))
        stem = stem.chopped(1) + u'i';
    return stem;
}

bool isFunctionWord(const QString& word)
{
    static const QSet<QString> words = [] {
        const QStringList list =
            QStringLiteral(
                "a about after all also an and any are as at be been before but by can could do does during "
                "each etc for from had has have having he her his how i if in including into is it its may "
                "more most my no not of off on one's oneself or other our out over s sb some sth such than that "
                "the their them then there these they this those through to under until up upon us very via "
                "was we were what when where whether which while who whose will with within without would "
                "you your")
                .split(u' ');
        return QSet<QString>(list.begin(), list.end());
    }();
    return words.contains(word);
}

QStringList stemsOf(QStringView text, bool asGloss)
{
    QStringList stems;
    int depth = 0;
    QString word;
    const auto finish = [&] {
        // "(USTC)" is a name
        const bool isName = word.size() > 1 && word == word.toUpper();
        if (word.size() > 1 && (depth == 0 || isName) && !isFunctionWord(word.toLower()))
            stems += stemOf(word);
        word.clear();
    };
    for (const QChar c : text) {
        const bool letter = (c.unicode() | 0x20) >= u'a' && (c.unicode() | 0x20) <= u'z';
        if (letter) {
            word += c;
            continue;
        }
        finish();
        if (asGloss && c == u'(')
            ++depth;
        else if (asGloss && c == u')' && depth > 0)
            --depth;
    }
    finish();
    return stems;
}

} // namespace duovita
