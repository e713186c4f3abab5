#pragma once

#include "core/storage/personrepository.h"

namespace duovita {

class Database;

/// What the list of people asks of a store.
struct PeopleQuestion {
    QString path;
    QString search;
    PeopleFilter filter;
    Language order;
    std::optional<PersonId> kept; ///< who will be in view if they are shown
    int top;                      ///< the first row in view
    int bottom;                   ///< and the last
};

struct PeopleLook {
    QList<PersonId> everybody; ///< in their order
    QList<PersonId> shown;     ///< those that the search finds and the filter lets pass, in theirs
    bool searched;
    QList<PersonSummary> read; ///< of those who will be in view
};

/// Whom the search finds by its words in the other language, besides those of the look: few, in their order.
struct TranslatedLook {
    QList<PersonId> people;
    QStringList words; ///< that found them
};

/// Rows that are read together with those in view.
inline constexpr int rowsAroundView = 50;

// Called away from the interface's thread.

Result<PeopleLook> lookAtPeople(Database& database, const PeopleQuestion& question, const QList<PersonId>& everybody);
/// `shown`: whom it finds as it is.
Result<TranslatedLook> lookByTranslation(const PeopleQuestion& question, const QList<PersonId>& everybody,
                                         const QList<PersonId>& shown);
/// For the filter's menu.
Result<QStringList> readTags(const QString& path);
Result<QList<PersonSummary>> readSummaries(const QString& path, const QList<PersonId>& people);

} // namespace duovita
