#pragma once

#include "core/domain/person.h"
#include "core/storage/changecause.h"

namespace duovita {

class Database;

/// A former version of an entry, from when it was written until it was replaced.
struct EntryVersion {
    Entry entry;
    Timestamp written{};
    Timestamp replaced{};
    std::optional<ChangeCause> cause = {};      ///< of the write that made this version, if known
    std::optional<ChangeCause> replacedBy = {}; ///< of the write that replaced it

    bool operator==(const EntryVersion&) const = default;
};

/// One write of a record.
struct RevisionInfo {
    Timestamp at{};
    std::optional<ChangeCause> cause;

    bool operator==(const RevisionInfo&) const = default;
};

/// A former state of a record.
struct PastRecord {
    Person person;
    int gone = 0; ///< sections and entries that it contained and that have been removed for good since
};

struct TrashedPerson {
    PersonId id;
    LocalizedText name;
    Timestamp deleted{};
};

struct TrashedEntry {
    Entry entry;
    SectionId section; ///< its section, which may be in the trash too
    SectionKind kind;
    LocalizedText sectionTitle;
    Timestamp deleted{};
};

/// A store's past: earlier versions of entries, and the trash.
class HistoryRepository {
public:
    explicit HistoryRepository(Database& database) : m_database(database) {}

    /// Newest first. EntryNotFound if the store never held the entry.
    Result<QList<EntryVersion>> versionsOf(const EntryId& id) const;
    /// The times when a record was written, newest first: for these, asOf() returns the exact state. Older times are
    /// thinned out (see HistoryBudget). Empty if the store never held the person.
    Result<QList<RevisionInfo>> revisionsOf(const PersonId& id) const;
    /// The state of a record at that time. PersonNotFound; MomentUnknown if it lies before the earliest known time.
    Result<PastRecord> asOf(const PersonId& id, Timestamp when) const;
    /// Most recently deleted first. Includes people with empty records: their history may hold what undo removed.
    Result<QList<TrashedPerson>> trashedPeople() const;
    /// Leaves out entries not worth restoring, which undo has left there: empty ones, and duplicates of entries in the
    /// record.
    Result<QList<TrashedEntry>> trashedEntries(const PersonId& person) const;
    /// Removes the trash and its history for good. Returns how many people and entries were removed.
    Result<int> emptyTrash();

private:
    Database& m_database;
};

} // namespace duovita
