#include "core/domain/author.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

QString firstConjunction(const QList<Author>& people)
{
    const auto found =
        std::find_if(people.begin(), people.end(), [](const Author& a) { return !a.conjunction.isEmpty(); });
    return found == people.end() ? QString() : found->conjunction;
}

Author named(const QString& name, const QString& conjunction)
{
    static const QRegularExpression edges(QStringLiteral("^[\\s,，、;；]+|[\\s,，、;；]+$"));
    Author author;
    author.name = QString(name).remove(edges);
    author.conjunction = conjunction;
    return author;
}

bool hasComma(const Author& author)
{
    return author.name.contains(u',');
}

/// "Li, Wei" could be two names in a list with commas; "Li, W." could not.
bool needsMoreThanCommas(const QList<Author>& people)
{
    return std::any_of(people.begin(), people.end(),
                       [](const Author& a) { return hasComma(a) && !a.name.endsWith(u'.'); });
}

/// APA's form: "Zhang, S., Li, S.-J., & Wang, W." Each name is a family name and its initials. Nothing if a piece of
/// the list is something else.
QList<Author> namesWithInitials(const QString& list)
{
    static const QRegularExpression name(
        QStringLiteral("\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]+)?,\\s*(?:\\p{Lu}\\.[\\s-]?)+[*†‡]*"));
    static const QRegularExpression between(QStringLiteral("^[,;.\\s…]*(and\\b|&)?[,;.\\s…]*$"));
    QList<Author> people;
    qsizetype from = 0;
    for (auto it = name.globalMatch(list); it.hasNext();) {
        const auto match = it.next();
        const auto gap = between.match(list.mid(from, match.capturedStart() - from));
        if (!gap.hasMatch())
            return {};
        people += named(match.captured(), gap.captured(1));
        from = match.capturedEnd();
    }
    return between.match(list.mid(from)).hasMatch() ? people : QList<Author>();
}

struct Group {
    QString conjunction;
    QString names;
};

/// Parts a list at its conjunctions.
QList<Group> groupsOf(const QString& list)
{
    static const QRegularExpression conjunction(QStringLiteral("(?:^|[\\s,，、;；])(and|&)\\s+"));
    QList<Group> groups;
    QString word;
    qsizetype from = 0;
    for (auto it = conjunction.globalMatch(list); it.hasNext();) {
        const auto match = it.next();
        groups += Group{word, list.mid(from, match.capturedStart() - from)};
        word = match.captured(1);
        from = match.capturedEnd();
    }
    groups += Group{word, list.mid(from)};
    return groups;
}

/// "Li, Wei and Wang, Fang": BibTeX's form, family name first.
bool isBibtexForm(const QList<Group>& groups)
{
    static const QRegularExpression reversed(
        QStringLiteral("^\\p{L}[\\p{L}'’-]*,\\s*\\p{L}[\\p{L}'’-]*[*†]?[,.;\\s]*$"));
    return std::count_if(groups.begin(), groups.end(),
                         [](const Group& group) { return reversed.match(group.names.trimmed()).hasMatch(); }) >= 2;
}

/// "Li, Wei; Wang, Fang": semicolons part the names, so the commas are theirs.
bool hasSemicolonForm(const QString& list)
{
    static const QRegularExpression reversed(QStringLiteral("(?:^|[;；])\\s*[^,;；]+,[^,;；]+(?:[;；]|$)"));
    return (list.contains(u';') || list.contains(u'；')) && reversed.match(list).hasMatch();
}

} // namespace

QString separatorBefore(const QList<Author>& people, qsizetype at, const QString& comma)
{
    if (at == 0)
        return {};
    if (needsMoreThanCommas(people)) {
        const QString& word = people[at].conjunction;
        return word.isEmpty() ? QStringLiteral("; ") : QString(u' ' + word + u' ');
    }
    const QString word = firstConjunction(people);
    if (word.isEmpty() || at + 1 < people.size())
        return comma;
    return people.size() == 2 ? QString(u' ' + word + u' ') : QString(comma.trimmed() + u' ' + word + u' ');
}

QString printedNames(const QList<Author>& people)
{
    QString list;
    for (qsizetype i = 0; i < people.size(); ++i)
        list += separatorBefore(people, i, QStringLiteral(", ")) + people[i].name;
    return list;
}

QList<Author> splitNames(const QString& list)
{
    if (const QList<Author> people = namesWithInitials(list); !people.isEmpty())
        return people;
    static const QRegularExpression commas(QStringLiteral("\\s*[,，、;；]\\s*"));
    static const QRegularExpression semicolons(QStringLiteral("\\s*[;；]\\s*"));
    const QList<Group> groups = groupsOf(list);
    const bool bibtex = isBibtexForm(groups);
    const QRegularExpression& separator = hasSemicolonForm(list) ? semicolons : commas;
    QList<Author> people;
    for (const Group& group : groups) {
        const QStringList names = bibtex ? QStringList{group.names} : group.names.split(separator, Qt::SkipEmptyParts);
        bool first = true;
        for (const QString& name : names) {
            const Author author = named(name, first ? group.conjunction : QString());
            if (author.name.isEmpty())
                continue;
            people += author;
            first = false;
        }
    }
    return people;
}

} // namespace duovita
