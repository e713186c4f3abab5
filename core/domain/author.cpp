#include "core/domain/author.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

bool isLatinOthers(const QString& name)
{
    static const QRegularExpression words(QStringLiteral("^(?:et al|etc|others)\\.?$"));
    return words.match(name).hasMatch();
}

bool isChineseOthers(const QString& name)
{
    return name == QStringLiteral("等") || name == QStringLiteral("等人");
}

bool isHan(QChar c)
{
    return c.script() == QChar::Script_Han;
}

/// "张三等", "San Zhang et al.": splits the name from the mark for unnamed authors.
void partOthers(QList<Author>& people)
{
    static const QRegularExpression form(QStringLiteral("^(?:(.*\\p{Han}{2})(等人?)|(.*\\p{L}{2}.*)\\s(et al\\.?))$"));
    const auto match = people.isEmpty() ? QRegularExpressionMatch() : form.match(people.back().name);
    if (!match.hasMatch())
        return;
    const bool han = !match.captured(1).isEmpty();
    people.back().name = match.captured(han ? 1 : 3).trimmed();
    people += Author{};
    people.back().name = match.captured(han ? 2 : 4);
}

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

/// "Li, W.", "Li, S.-J.", "Li, S-J.", "Roe, R., Jr."
bool isInitialsForm(const Author& author)
{
    static const QRegularExpression form(
        QStringLiteral("^[^,]+,\\s*(?:\\p{Lu}(?:-\\p{Lu})*\\.[\\s-]?)+(?:,\\s*(?:Jr|Sr)\\.?)?$"));
    return form.match(author.name).hasMatch();
}

/// "Li, Wei" could be two names in a list with commas; "Li, W." could not, if all names have that form.
bool needsMoreThanCommas(const QList<Author>& people)
{
    return std::any_of(people.begin(), people.end(), hasComma) &&
           !(std::all_of(people.begin(), people.end() - 1, isInitialsForm) &&
             (isInitialsForm(people.back()) || isLatinOthers(people.back().name)));
}

const QString family = QStringLiteral("(?<!\\p{L})(?:(?!and\\s)\\p{Ll}{1,4}\\s){0,3}\\p{Lu}[\\p{Latin}'’-]*");

/// APA style: "Zhang, S., Li, S.-J., & Wang, W." Each name is a family name with initials; some lack the comma between
/// them, the last may lack its full stop ("& Wang, W"), and "et al." may follow. Empty if any piece of the list is
/// something else.
QList<Author> namesWithInitials(const QString& list)
{
    static const QRegularExpression name(
        QString(family + QStringLiteral("(?:\\s\\p{Lu}[\\p{Latin}'’-]+)?(?:(?:,\\s*|\\s)(?:\\p{Lu}(?:-\\p{Lu})*\\.[\\s-"
                                        "]?)+(?:,\\s*(?:Jr|Sr)\\b\\.?)?[*†‡]*|,\\s*\\p{Lu}$)")));
    static const QRegularExpression between(QStringLiteral("^[,;.\\s…]*(and\\b|&)?[,;.\\s…]*$"));
    static const QRegularExpression others(
        QStringLiteral("^[,;\\s…]*(and\\b|&)?\\s*(et al\\.?|etc\\.?|others)[.\\s]*$"));
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
    const QString rest = list.mid(from);
    if (const auto match = others.match(rest); match.hasMatch() && !people.isEmpty())
        return people << named(match.captured(2), match.captured(1));
    return between.match(rest).hasMatch() ? people : QList<Author>();
}

struct Group {
    QString conjunction;
    QString names;
};

/// Splits a list at its conjunctions.
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

/// "Li, Wei and Wang, Fang": BibTeX style, family name first, conjunctions between the names. One such name suffices if
/// no piece is itself a list.
bool isBibtexForm(const QList<Group>& groups)
{
    static const QRegularExpression reversed(
        QString(u'^' + family +
                QStringLiteral(",\\s*\\p{Lu}[\\p{Latin}'’.-]*(?:\\s\\p{Lu}[\\p{Latin}'’.-]*){0,2}[*†]?[,.\\s]*$")));
    const auto isReversed = [](const Group& group) { return reversed.match(group.names.trimmed()).hasMatch(); };
    return std::any_of(groups.begin(), groups.end(), isReversed) &&
           std::all_of(groups.begin(), groups.end(), [&](const Group& group) {
               const QString names = group.names.trimmed();
               return isReversed(group) || !QStringView(names).chopped(names.endsWith(u',') ? 1 : 0).contains(u',');
           });
}

/// "Anselmi, Roberto, Ingrid Vollmarsen, and Kari Haugland": MLA and Chicago style, in which only the first name has
/// the family name first. All other names must consist of several words; otherwise empty.
QList<Author> firstReversed(const QList<Group>& groups)
{
    static const QRegularExpression familyAlone(QString(u'^' + family + QStringLiteral("$")));
    static const QRegularExpression given(
        QStringLiteral("^\\p{Lu}[\\p{Latin}'’.-]*(?:\\s\\p{Lu}[\\p{Latin}'’.-]*){0,2}[*†‡]?$"));
    static const QRegularExpression whole(
        QStringLiteral("^\\p{Lu}[\\p{Latin}'’.-]*(?:\\s[\\p{Latin}'’.-]+){1,4}[*†‡]?\\.?$"));
    static const QRegularExpression commas(QStringLiteral("\\s*,\\s*"));
    QList<Author> people;
    for (const Group& group : groups) {
        bool first = true;
        for (const QString& name : group.names.split(commas, Qt::SkipEmptyParts)) {
            people += named(name, first ? group.conjunction : QString());
            first = false;
        }
    }
    constexpr qsizetype fewest = 3;
    if (people.size() < fewest || !familyAlone.match(people[0].name).hasMatch() ||
        !given.match(people[1].name).hasMatch() || !people[1].conjunction.isEmpty())
        return {};
    const bool others = std::all_of(people.begin() + 2, people.end(), [](const Author& person) {
        return isLatinOthers(person.name) || whole.match(person.name).hasMatch();
    });
    if (!others)
        return {};
    people[0].name += QStringLiteral(", ") + people[1].name;
    people.removeAt(1);
    return people;
}

/// "Li, Wei; Wang, Fang": semicolons separate the names, so the commas belong to the names.
bool hasSemicolonForm(const QString& list)
{
    static const QRegularExpression reversed(QStringLiteral("(?:^|[;；])\\s*[^,;；]+,[^,;；]+(?:[;；]|$)"));
    return (list.contains(u';') || list.contains(u'；')) && reversed.match(list).hasMatch();
}

} // namespace

bool isAndOthers(const QString& name)
{
    return isLatinOthers(name) || isChineseOthers(name);
}

QString separatorBefore(const QList<Author>& people, qsizetype at, const QString& comma)
{
    if (at == 0)
        return {};
    if (isChineseOthers(people[at].name) && isHan(people[at - 1].name.back()))
        return {}; // "李四等"
    if (needsMoreThanCommas(people)) {
        // The whole list needs one style of separator; with two it could not be parsed again.
        const bool words =
            std::all_of(people.begin() + 1, people.end(), [](const Author& a) { return !a.conjunction.isEmpty(); });
        return words ? QString(u' ' + people[at].conjunction + u' ') : QStringLiteral("; ");
    }
    const QString word = firstConjunction(people);
    if (word.isEmpty() || at + 1 < people.size() || comma.trimmed() == QStringLiteral("、"))
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

LocalizedText printedNames(const LocalizedAuthors& authors)
{
    if (authors.isShared())
        return LocalizedText::shared(printedNames(authors.text(allLanguages.front())));
    LocalizedText lists;
    for (const Language language : allLanguages)
        lists.setText(language, printedNames(authors.text(language)));
    return lists;
}

QList<Author> splitNames(const QString& list)
{
    if (const QList<Author> people = namesWithInitials(list); !people.isEmpty())
        return people;
    static const QRegularExpression commas(QStringLiteral("\\s*[,，、;；]\\s*"));
    static const QRegularExpression semicolons(QStringLiteral("\\s*[;；]\\s*"));
    const bool semicolonForm = hasSemicolonForm(list);
    const QList<Group> groups = groupsOf(list);
    if (!semicolonForm) {
        if (const QList<Author> people = firstReversed(groups); !people.isEmpty())
            return people;
    }
    const bool bibtex = !semicolonForm && isBibtexForm(groups);
    const QRegularExpression& separator = semicolonForm ? semicolons : commas;
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
    partOthers(people);
    return people;
}

} // namespace duovita
