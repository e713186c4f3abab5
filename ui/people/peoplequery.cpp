#include "ui/people/peoplequery.h"

#include "core/storage/database.h"
#include "core/storage/translatedsearch.h"

#include <QSet>

namespace duovita {

namespace {

/// Who will be in view: the same rows as now, the first rows if the list differs, or those around the kept person.
QList<PersonId> inViewOf(const PeopleQuery& query, const QList<PersonId>& shown)
{
    QSet<qsizetype> rows;
    const auto add = [&](qsizetype first, qsizetype last) {
        for (qsizetype row = std::max<qsizetype>(0, first); row <= last && row < shown.size(); ++row)
            rows += row;
    };
    add(query.top - rowsAroundView, query.bottom + rowsAroundView);
    add(0, query.bottom - query.top + rowsAroundView);
    if (const qsizetype kept = query.kept ? shown.indexOf(*query.kept) : -1; kept >= 0)
        add(kept - rowsAroundView, kept + rowsAroundView);
    QList<PersonId> people;
    for (const qsizetype row : rows)
        people += shown[row];
    return people;
}

} // namespace

Result<PeopleResult> queryPeople(Database& database, const PeopleQuery& query, const QList<PersonId>& everybody)
{
    const PersonRepository repository(database);
    const auto matches = repository.matching(query.search);
    if (!matches)
        return matches.error();
    const auto shown = repository.passing(inOrder(everybody, *matches), query.filter);
    if (!shown)
        return shown.error();
    const auto read = repository.summaries(inViewOf(query, *shown));
    return read ? Result<PeopleResult>({everybody, *shown, matches->has_value(), *read}) : read.error();
}

Result<TranslatedResult> queryByTranslation(const PeopleQuery& query, const QList<PersonId>& everybody,
                                            const QList<PersonId>& shown)
{
    constexpr qsizetype most = 50;
    const auto database = Database::openExisting(query.path);
    if (!database)
        return database.error();
    const auto matches = findByTranslation(**database, query.search, shown);
    if (!matches)
        return matches.error();
    const auto people =
        PersonRepository(**database).passing(inOrder(everybody, SearchMatches{matches->people, {}}), query.filter);
    return people ? Result(TranslatedResult{people->mid(0, most), matches->words}) : people.error();
}

Result<QStringList> readTags(const QString& path)
{
    const auto database = Database::openExisting(path);
    return database ? PersonRepository(**database).tags() : Result<QStringList>(database.error());
}

Result<QList<PersonSummary>> readSummaries(const QString& path, const QList<PersonId>& people)
{
    const auto database = Database::openExisting(path);
    return database ? PersonRepository(**database).summaries(people) : Result<QList<PersonSummary>>(database.error());
}

} // namespace duovita
