#pragma once

#include "core/domain/ids.h"
#include "core/domain/language.h"

#include <QStringList>

#include <optional>

namespace duovita {

class Statements;

/// Whom a list of people shows; nobody is left out by an empty one.
struct PeopleFilter {
    std::optional<Language> incomplete; ///< only those whose records lack texts in it, as PersonSummary::missing counts
    QString tag;                        ///< only those who have it among their own tags

    bool isEmpty() const { return !incomplete && tag.isEmpty(); }

    bool operator==(const PeopleFilter&) const = default;
};

/// Of these people, in their order, those outside the trash who pass.
QList<PersonId> passing(Statements& statements, const QList<PersonId>& people, const PeopleFilter& filter);
/// The tags of the people outside the trash, those that most have first, else by their characters.
QStringList tagsOfPeople(Statements& statements);

} // namespace duovita
