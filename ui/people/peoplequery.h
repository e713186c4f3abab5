#pragma once

#include "core/storage/personrepository.h"

namespace duovita {

class Database;

/// A query for the list of people.
struct PeopleQuery {
    QString path;
    QString search;
    PeopleFilter filter;
    Language order;
    std::optional<PersonId> kept; ///< person to keep in view
    int top;                      ///< first visible row
    int bottom;                   ///< last visible row
};

/// The answer to a PeopleQuery.
struct PeopleResult {
    QList<PersonId> everybody; ///< in list order
    QList<PersonId> shown;     ///< those that match search and filter, in order of relevance
    bool searched;
    QList<PersonSummary> read; ///< summaries of those who will be in view
};

/// Further people found by the search words' translations: few, in order.
struct TranslatedResult {
    QList<PersonId> people;
    QStringList words; ///< the translations that found them
};

/// How many rows above and below the visible ones are read with them.
inline constexpr int rowsAroundView = 50;

// Call these in the background.

/// Answers a query without translating its search words. `everybody`: all people, in list order.
Result<PeopleResult> queryPeople(Database& database, const PeopleQuery& query, const QList<PersonId>& everybody);
/// `shown`: people whom the search finds without translation.
Result<TranslatedResult> queryByTranslation(const PeopleQuery& query, const QList<PersonId>& everybody,
                                            const QList<PersonId>& shown);
/// All tags, for the filter's menu.
Result<QStringList> readTags(const QString& path);
Result<QList<PersonSummary>> readSummaries(const QString& path, const QList<PersonId>& people);

} // namespace duovita
