#pragma once

#include "core/domain/person.h"
#include "core/storage/changecause.h"

namespace duovita {

class Database;

/// An entry as it was, from when it was written until it was replaced.
struct EntryVersion {
    Entry entry;
    Timestamp written{};
    Timestamp replaced{};
    std::optional<ChangeCause> cause = {};      ///< of its writing, if the store knows
    std::optional<ChangeCause> replacedBy = {}; ///< the same of the version that followed it

    bool operator==(const EntryVersion&) const = default;
};

/// One writing of a record.
struct RevisionInfo {
    Timestamp at{};
    std::optional<ChangeCause> cause;

    bool operator==(const RevisionInfo&) const = default;
};

/// A record as it was.
struct PastRecord {
    Person person;
    int gone = 0; ///< sections and entries it had that were removed for good since
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
    /// When a record was written, the newest first: the times for which asOf() gives exactly what it was. Those of old
    /// times get fewer (see HistoryBudget). Empty if the store never had the person.
    Result<QList<RevisionInfo>> momentsOf(const PersonId& id) const;
    /// A record as it was at that time. PersonNotFound; MomentUnknown before the earliest that is known.
    Result<PastRecord> asOf(const PersonId& id, Timestamp when) const;
    /// Those deleted last come first; also who has nothing in the record: what undo took out of it is in its history.
    Result<QList<TrashedPerson>> trashedPeople() const;
    /// Without those that are not worth putting back, having nothing in them or being the same as another of the
    /// record: what was made and taken back by undo.
    Result<QList<TrashedEntry>> trashedEntries(const PersonId& person) const;
    /// Removes for good what is in the trash, with its history. Returns how many people and entries went.
    Result<int> emptyTrash();

private:
    Database& m_database;
};

} // namespace duovita
