#pragma once

#include "core/domain/person.h"

namespace duovita {

class Database;

/// An entry as it was, from when it was written until it was replaced.
struct EntryVersion {
    Entry entry;
    Timestamp written{};
    Timestamp replaced{};

    bool operator==(const EntryVersion&) const = default;
};

struct TrashedPerson {
    PersonId id;
    LocalizedText name;
    Timestamp deleted{};
};

struct TrashedEntry {
    Entry entry;
    SectionId section; ///< where it was; may be in the trash too
    SectionKind kind;
    LocalizedText sectionTitle;
    Timestamp deleted{};
};

/// What a store keeps of the past: earlier versions of entries, and what was deleted.
class HistoryRepository {
public:
    explicit HistoryRepository(Database& database) : m_database(database) {}

    /// The newest first. EntryNotFound if the store never had the entry.
    Result<QList<EntryVersion>> versionsOf(const EntryId& id) const;
    /// Those deleted last come first.
    Result<QList<TrashedPerson>> trashedPeople() const;
    Result<QList<TrashedEntry>> trashedEntries(const PersonId& person) const;
    /// Removes for good what is in the trash, with its history. Returns how many people and entries went.
    Result<int> emptyTrash();

private:
    Database& m_database;
};

} // namespace duovita
