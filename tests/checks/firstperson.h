#pragma once

#include "core/storage/database.h"
#include "core/storage/personrepository.h"

namespace duovita {

/// The first person in a database's list; nothing if it is empty or unreadable.
inline std::optional<Person> firstPerson(const QString& path)
{
    const auto database = Database::open(path);
    if (!database)
        return std::nullopt;
    const PersonRepository repository(**database);
    const auto people = repository.list();
    if (!people || people->isEmpty())
        return std::nullopt;
    auto stored = repository.load(people->front().id);
    return stored ? std::optional(std::move(stored->person)) : std::nullopt;
}

} // namespace duovita
