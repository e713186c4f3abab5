#include "core/domain/authormarks.h"
#include "core/matching/entrymerging.h"
#include "core/matching/evidence.h"

#include <algorithm>

namespace duovita {

namespace {

using People = QList<Author>;

bool isMeaning(const QString& mark)
{
    return std::any_of(authorMarkTable.begin(), authorMarkTable.end(),
                       [&](const AuthorMarkInfo& row) { return mark == row.mark; });
}

bool hasMeaning(const QStringList& marks)
{
    return std::any_of(marks.begin(), marks.end(), isMeaning);
}

/// Prefers the fuller form of a name: "Jin Fang" rather than "J. Fang".
void mergeAuthor(Author& author, const Author& other)
{
    if (squeezed(other.name).size() > squeezed(author.name).size())
        author.name = other.name;
    author.self = author.self || other.self;
    if (author.conjunction.isEmpty())
        author.conjunction = other.conjunction;
    if (!author.person)
        author.person = other.person;
    // If only one list explains a sign, the explanation replaces the sign.
    const auto isSign = [](const QString& mark) { return mark.size() == 1; };
    if (!hasMeaning(author.marks) && hasMeaning(other.marks))
        author.marks.removeIf(isSign);
    for (const QString& mark : other.marks) {
        if (!isSign(mark) || !hasMeaning(author.marks))
            keep(author.marks, mark);
    }
}

/// Whether two names are the same apart from initials: "J. Fang" and "Jin Fang".
bool isOneName(const QString& a, const QString& b)
{
    if (squeezed(a) == squeezed(b))
        return true;
    const QStringList one = a.simplified().split(u' ');
    const QStringList other = b.simplified().split(u' ');
    const bool initial = one.front().size() <= 2 || other.front().size() <= 2 || one.front().endsWith(u'.') ||
                         other.front().endsWith(u'.');
    return one.size() > 1 && other.size() > 1 && initial && squeezed(one.last()) == squeezed(other.last()) &&
           !one.front().isEmpty() && !other.front().isEmpty() && one.front().front() == other.front().front();
}

bool areOneList(const People& a, const People& b)
{
    return a.size() == b.size() &&
           std::equal(a.begin(), a.end(), b.begin(),
                      [](const Author& one, const Author& other) { return isOneName(one.name, other.name); });
}

/// Whether the list omits people: "et al.".
bool isOpen(const People& people)
{
    return std::any_of(people.begin(), people.end(), [](const Author& author) { return isAndOthers(author.name); });
}

/// The script of most of the names.
Language lettersOf(const People& people)
{
    qsizetype han = 0;
    qsizetype others = 0;
    for (const Author& author : people) {
        if (!isAndOthers(author.name))
            ++(containsHan(author.name) ? han : others);
    }
    return han > others ? hanLanguage : letterLanguage(firstLanguage);
}

/// Copies facts about an author that only one of two lists in different scripts has, such as equal contribution, to the
/// other. Only if the lists are equally long and agree on the owner's position.
void shareFacts(People& one, People& other)
{
    const auto placeOfSelf = [](const People& people) {
        return std::find_if(people.begin(), people.end(), [](const Author& author) { return author.self; }) -
               people.begin();
    };
    const bool contradict =
        placeOfSelf(one) < one.size() && placeOfSelf(other) < other.size() && placeOfSelf(one) != placeOfSelf(other);
    if (one.size() != other.size() || contradict)
        return;
    const auto share = [](auto& mine, auto& theirs, const auto& nothing) {
        if (mine == nothing)
            mine = theirs;
        else if (theirs == nothing)
            theirs = mine;
    };
    for (qsizetype i = 0; i < one.size(); ++i) {
        share(one[i].marks, other[i].marks, QStringList());
        share(one[i].person, other[i].person, std::optional<PersonId>());
    }
}

} // namespace

/// Lists in the scripts of two languages are stored per language; of two lists in the same script the first stays.
void EntryMerger::mergeAuthors(LocalizedAuthors& authors, const LocalizedAuthors& other, const QString& what)
{
    if (authors.isEmpty()) {
        if (!other.isEmpty())
            authors = other;
        return;
    }
    for (const Language language : allLanguages) {
        if (!other.isShared() || language == allLanguages.front())
            mergePeople(authors, other.text(language), what);
    }
}

void EntryMerger::mergePeople(LocalizedAuthors& authors, const People& given, const QString& what)
{
    if (given.isEmpty())
        return;
    const auto held = std::find_if(allLanguages.begin(), allLanguages.end(),
                                   [&](Language language) { return areOneList(authors.text(language), given); });
    const Language side = held != allLanguages.end() ? *held : lettersOf(given);
    const People own = authors.text(side);
    const People existing = authors.textOrFallback(side);
    const bool hasRoom = own.isEmpty() || (authors.isShared() && lettersOf(own) != side);
    if (held == allLanguages.end() && hasRoom) {
        People people = given;
        authors.unshare();
        for (const Language other : allLanguages) {
            People others = authors.text(other);
            if (other != side)
                shareFacts(people, others);
            authors.setText(other, others);
        }
        authors.setText(side, people);
    } else if (held == allLanguages.end()) {
        keepNames(given);
    } else {
        People merged = own;
        for (qsizetype i = 0; i < merged.size(); ++i)
            mergeAuthor(merged[i], given[i]);
        authors.setText(side, merged);
    }
    if (existing.size() != given.size() && !isOpen(existing) && !isOpen(given)) {
        m_findings += MergeFinding{MergeFinding::Kind::CountsDiffer,
                                   {what, QString::number(existing.size()), QString::number(given.size())},
                                   m_entry.id};
    }
}

void EntryMerger::keepNames(const People& authors)
{
    QStringList names;
    for (const Author& author : authors)
        names += author.name;
    keep(m_entry.unparsed, names.join(QStringLiteral(", ")));
}

} // namespace duovita
