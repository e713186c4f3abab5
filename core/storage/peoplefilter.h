#pragma once

#include "core/domain/ids.h"
#include "core/domain/language.h"

#include <QStringList>

#include <optional>

namespace duovita {

class Statements;

/// Which people a list shows; an empty filter shows everybody.
struct PeopleFilter {
    std::optional<Language> incomplete; ///< only people whose records lack texts in this language, as counted by
                                        ///< PersonSummary::missing
    QString tag;                        ///< only people with this tag among their own tags

    bool isEmpty() const { return !incomplete && tag.isEmpty(); }

    bool operator==(const PeopleFilter&) const = default;
};

/// The people outside the trash who pass the filter, in the given order.
QList<PersonId> passing(Statements& statements, const QList<PersonId>& people, const PeopleFilter& filter);
/// The tags of the people outside the trash, most used first, then in code point order.
QStringList tagsOfPeople(Statements& statements);

} // namespace duovita
