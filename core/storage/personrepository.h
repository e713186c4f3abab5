#pragma once

#include "core/domain/person.h"
#include "core/storage/changecause.h"
#include "core/storage/peoplefilter.h"

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
    int missing[languageCount] = {}; ///< texts that lack this language, by language
    int texts = 0;                   ///< texts that are not empty

    bool operator==(const PersonSummary&) const = default;
};

/// The people that a search found, in no order.
struct SearchMatches {
    QList<PersonId> everywhere; ///< all of them
    QList<PersonId> byName;     ///< those whose own facts contain every word: names, headline, contacts
};

/// Of `everybody`, in the given order, the people that a search found, those found by their own facts first. Everybody
/// if `matches` is empty.
QList<PersonId> inOrder(const QList<PersonId>& everybody, const std::optional<SearchMatches>& matches);

/// The revisions of a person's rows when they were read; an update is checked against them.
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

/// Loads and saves records. Every call that writes is one transaction: it succeeds completely or changes nothing.
class PersonRepository {
public:
    explicit PersonRepository(Database& database) : m_database(database) {}

    /// People outside the trash, sorted by the name that a reader of `order` sees (Chinese names by pinyin). `search`
    /// matches names in any form, pinyin and its initials, headlines, institutions, titles and highlights; it ignores
    /// case, width and accents. All words must occur: Han words anywhere, other words at the beginning of a word (or,
    /// if that finds nobody, inside words). People whose own facts match come first. An empty search matches everybody.
    Result<QList<PersonSummary>> list(const QString& search = {}, Language order = firstLanguage,
                                      const PeopleFilter& filter = {}) const;
    /// The first of these people with a name, its pinyin or initials, that begins with `beginning`.
    Result<std::optional<PersonId>> firstNamed(const QList<PersonId>& people, const QString& beginning) const;
    /// The people that the search finds, without their summaries. Nothing if the search has no words, which means
    /// everybody.
    Result<std::optional<SearchMatches>> matching(const QString& search) const;
    /// The people outside the trash who pass the filter, in the given order.
    Result<QList<PersonId>> passing(const QList<PersonId>& people, const PeopleFilter& filter) const;
    /// The tags of the people outside the trash, most used first.
    Result<QStringList> tags() const;
    /// Everybody outside the trash in the order of list(), without summaries.
    Result<QList<PersonId>> inOrder(Language order) const;
    /// The summaries of these people in the given order, without people who are deleted or in the trash.
    Result<QList<PersonSummary>> summaries(const QList<PersonId>& people) const;
    /// Where words are searched: in names, headline and contacts, or in the whole record.
    enum class Within { OwnFacts, Record };
    /// The people outside the trash who have all of these words, from the index: Han words anywhere, other words at the
    /// beginning of a word. Nobody if there are no words.
    Result<QList<PersonId>> withWords(const QString& words, Within within) const;
    Result<StoredPerson> load(const PersonId& id) const;

    /// Inserts a person. If the trash holds a person with this id, that person is restored with this state.
    /// ValueInvalid ("id") if the person is already in the store, or if another person has one of the ids inside
    /// `person`.
    Result<PersonRevisions> insert(const Person& person, ChangeCause cause = ChangeCause::Edit);
    /// Writes the difference between two states of a record and returns the new revisions. RevisionStale, and nothing
    /// is written, if a row to be written has changed in the store since `revisions`. What `after` no longer contains
    /// moves to the trash; what it contains again is restored from there; former versions go to the history.
    /// PersonNotFound if the person is missing or in the trash.
    Result<PersonRevisions> update(const Person& before, const Person& after, const PersonRevisions& revisions,
                                   ChangeCause cause = ChangeCause::Edit);
    /// The same for a record into which another record is merged; the other person moves to the trash. RevisionStale
    /// also if the other record has changed since it was read.
    Result<PersonRevisions> absorb(const StoredPerson& before, const Person& after, const StoredPerson& other);
    /// Updates a single entry; returns its new revision. EntryNotFound, RevisionStale, ValueInvalid ("kind").
    Result<int> updateEntry(const PersonId& person, const Entry& entry, int revision);
    Result<Entry> loadEntry(const EntryId& id) const;

    /// All of them, or none if one is missing: PersonNotFound.
    Result<void> moveToTrash(const QList<PersonId>& people);
    Result<void> restoreFromTrash(const QList<PersonId>& people);
    Result<void> moveToTrash(const PersonId& id) { return moveToTrash(QList{id}); }
    Result<void> restoreFromTrash(const PersonId& id) { return restoreFromTrash(QList{id}); }

private:
    Database& m_database;
};

} // namespace duovita
