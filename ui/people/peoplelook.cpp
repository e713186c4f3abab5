#include "ui/people/peoplelook.h"

#include "core/storage/database.h"

namespace duovita {

namespace {

/// Of rows that may not be there.
QList<PersonId> slice(const QList<PersonId>& people, qsizetype first, qsizetype last)
{
    const qsizetype from = std::clamp<qsizetype>(first, 0, people.size());
    return people.mid(from, std::max<qsizetype>(0, last + 1 - from));
}

QList<PersonId> inViewOf(const PeopleQuestion& question, const QList<PersonId>& shown)
{
    QList<PersonId> people = slice(shown, question.top - rowsAroundView, question.bottom + rowsAroundView);
    const qsizetype kept = question.kept ? shown.indexOf(*question.kept) : -1;
    if (kept >= 0 && !people.contains(*question.kept))
        people += slice(shown, kept - rowsAroundView, kept + rowsAroundView);
    return people;
}

} // namespace

Result<PeopleLook> lookAtPeople(Database& database, const PeopleQuestion& question, const QList<PersonId>& everybody)
{
    const PersonRepository repository(database);
    const auto matches = repository.matching(question.search);
    if (!matches)
        return matches.error();
    const QList<PersonId> shown = inOrder(everybody, *matches);
    const auto read = repository.summaries(inViewOf(question, shown));
    return read ? Result<PeopleLook>({everybody, shown, matches->has_value(), *read}) : read.error();
}

Result<QList<PersonSummary>> readSummaries(const QString& path, const QList<PersonId>& people)
{
    const auto database = Database::openExisting(path);
    return database ? PersonRepository(**database).summaries(people) : Result<QList<PersonSummary>>(database.error());
}

} // namespace duovita
