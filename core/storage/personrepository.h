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
    int missing[languageCount] = {}; ///< texts without this language's side, per language
    int texts = 0;                   ///< texts that are not empty

    bool operator==(const PersonSummary&) const = default;
};

/// Who a search has found: in no order.
struct SearchMatches {
    QList<PersonId> everywhere; ///< all of them
    QList<PersonId> byName;     ///< those who have every word in their own facts: names, headline, contacts
};

/// Of people in their order, those that a search found, who has its words in their own facts first; all without one.
QList<PersonId> inOrder(const QList<PersonId>& everybody, const std::optional<SearchMatches>& matches);

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

    /// People not in the trash, by the name a reader of `order` sees (Chinese names by pinyin). `search` matches names
    /// in any form, pinyin and its initials, headlines, institutions, titles and highlights, without regard to case,
    /// width or accents; several words must all be found, Han anywhere, other words by their beginnings (where nobody
    /// has them so, inside of words too). Who has them in their own facts comes first. Empty matches all.
    Result<QList<PersonSummary>> list(const QString& search = {}, Language order = firstLanguage,
                                      const PeopleFilter& filter = {}) const;
    /// The first of these people one of whose names, or its pinyin or initials, begins so.
    Result<std::optional<PersonId>> firstNamed(const QList<PersonId>& people, const QString& beginning) const;
    /// Who such a search finds, without what a list says of them. Nothing if it has no words: then everybody is meant.
    Result<std::optional<SearchMatches>> matching(const QString& search) const;
    /// Of these people, in their order, those not in the trash who pass.
    Result<QList<PersonId>> passing(const QList<PersonId>& people, const PeopleFilter& filter) const;
    /// The tags of the people not in the trash, those that most have first.
    Result<QStringList> tags() const;
    /// Everybody not in the trash in the order of list(), without what it says of them.
    Result<QList<PersonId>> inOrder(Language order) const;
    /// What the list says of these, in their order; who is not there any more, or in the trash, is left out.
    Result<QList<PersonSummary>> summaries(const QList<PersonId>& people) const;
    /// Where words are looked for: in names, headline and contacts, or in all of the record.
    enum class Within { OwnFacts, Record };
    /// The people not in the trash who have all of these words, by the index: Han anywhere, other words by their
    /// beginnings. Nobody for no words.
    Result<QList<PersonId>> withWords(const QString& words, Within within) const;
    Result<StoredPerson> load(const PersonId& id) const;

    /// A person with an id that the trash holds comes back from there in this state. ValueInvalid ("id") if the
    /// person, or one of the ids inside of another person, is in the store already.
    Result<PersonRevisions> insert(const Person& person, ChangeCause cause = ChangeCause::Edit);
    /// Writes what differs between the two states of one record and returns the new revisions. RevisionStale, and
    /// nothing written, if a row to be written has changed in the store since `revisions`. What `after` no longer
    /// has moves to the trash, what it has again comes back from there; earlier versions go to the history.
    /// PersonNotFound if the person is not there or in the trash.
    Result<PersonRevisions> update(const Person& before, const Person& after, const PersonRevisions& revisions,
                                   ChangeCause cause = ChangeCause::Edit);
    /// The same for a record that takes in another's, who goes to the trash: RevisionStale also if the other has
    /// changed since it was read.
    Result<PersonRevisions> absorb(const StoredPerson& before, const Person& after, const StoredPerson& other);
    /// One entry alone; returns its new revision. EntryNotFound, RevisionStale, ValueInvalid ("kind").
    Result<int> updateEntry(const PersonId& person, const Entry& entry, int revision);
    Result<Entry> loadEntry(const EntryId& id) const;

    /// All of them, or, if one is not there, none: PersonNotFound.
    Result<void> moveToTrash(const QList<PersonId>& people);
    Result<void> restoreFromTrash(const QList<PersonId>& people);
    Result<void> moveToTrash(const PersonId& id) { return moveToTrash(QList{id}); }
    Result<void> restoreFromTrash(const PersonId& id) { return restoreFromTrash(QList{id}); }

private:
    Database& m_database;
};

} // namespace duovita
