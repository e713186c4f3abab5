#pragma once

#include "core/domain/person.h"

#include <QHash>

namespace duovita {

class Database;

/// What a list of people shows without opening the records.
struct PersonSummary {
    PersonId id;
    LocalizedText name;
    LocalizedText headline;
    QStringList tags;
    Timestamp updated{};
    int missing[languageCount] = {}; ///< texts without this language's side, per language
    int texts = 0;                   ///< texts that are not empty

    bool operator==(const PersonSummary&) const = default;
};

/// The revisions a person's rows had when they were read: what an update is checked against.
struct PersonRevisions {
    int person = 0;
    QHash<SectionId, int> sections;
    QHash<EntryId, int> entries;

    bool operator==(const PersonRevisions&) const = default;
};

struct StoredPerson {
    Person person;
    PersonRevisions revisions;
};

/// Loads and saves records. Every writing call is one transaction: done whole or not at all.
class PersonRepository {
public:
    explicit PersonRepository(Database& database) : m_database(database) {}

    /// People not in the trash, by name. `search` matches names in any form, pinyin and its initials, headlines,
    /// institutions and titles, without regard to case or width; empty matches all.
    Result<QList<PersonSummary>> list(const QString& search = {}) const;
    Result<StoredPerson> load(const PersonId& id) const;

    Result<PersonRevisions> insert(const Person& person);
    /// Writes what differs between the two states of one record and returns the new revisions. RevisionStale, and
    /// nothing written, if a row to be written has changed in the store since `revisions`. What `after` no longer
    /// has moves to the trash; earlier versions go to the history.
    Result<PersonRevisions> update(const Person& before, const Person& after, const PersonRevisions& revisions);
    /// One entry alone; returns its new revision.
    Result<int> updateEntry(const PersonId& person, const Entry& entry, int revision);
    Result<Entry> loadEntry(const EntryId& id) const;

    Result<void> moveToTrash(const PersonId& id);
    Result<void> restoreFromTrash(const PersonId& id);

private:
    Database& m_database;
};

} // namespace duovita
