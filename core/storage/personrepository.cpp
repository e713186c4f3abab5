#include "core/storage/personrepository.h"

#include "core/storage/changenotice.h"
#include "core/storage/database.h"
#include "core/storage/peoplelist.h"
#include "core/storage/personwriter.h"
#include "core/storage/recordloading.h"
#include "core/storage/searchindex.h"
#include "core/storage/sortcolumns.h"
#include "core/storage/transaction.h"
#include "core/storage/wordindex.h"

#include <QDateTime>

namespace duovita {

namespace {

Error notFound(const PersonId& id)
{
    return {ErrorCode::PersonNotFound, {id.toString()}};
}

/// Moves a person to or from the trash, unless they are there already.
void setTrashed(Statements& statements, const PersonId& id, bool trashed)
{
    const QVariant when = trashed ? QVariant(QDateTime::currentMSecsSinceEpoch()) : QVariant();
    const QString condition =
        trashed ? QStringLiteral("id = ? AND deleted_at IS NULL") : QStringLiteral("id = ? AND deleted_at IS NOT NULL");
    if (changeRow(statements, RowsOf::Person, {{QStringLiteral("deleted_at"), when}}, condition, {id.toString()}) == 0)
        statements.fail(notFound(id));
    announceChange(statements, id);
}

Result<void> setTrashed(Database& database, const QList<PersonId>& people, bool trashed)
{
    Statements statements = statementsFor(database, QStringLiteral("move to or from the trash"));
    Transaction transaction(statements, Access::Writing);
    for (const PersonId& id : people)
        setTrashed(statements, id, trashed);
    return transaction.commit();
}

PersonRevisions insertNew(Statements& statements, const Person& person, ChangeCause cause)
{
    PersonWriter writer(statements, person.id, cause);
    writer.insert(person);
    return writer.revisions();
}

/// Restores a person from the trash in a state that differs from the trashed one.
PersonRevisions insertOverTrashed(Statements& statements, const Person& person, ChangeCause cause)
{
    changeRow(statements, RowsOf::Person, {{QStringLiteral("deleted_at"), QVariant()}}, QStringLiteral("id = ?"),
              {person.id.toString()});
    const std::optional<StoredPerson> stored = loadPerson(statements, person.id);
    if (!stored)
        return {};
    PersonWriter writer(statements, person.id, cause, stored->revisions);
    writer.update(stored->person, person);
    return writer.revisions();
}

} // namespace

Result<QList<PersonSummary>> PersonRepository::list(const QString& search, Language order,
                                                    const PeopleFilter& filter) const
{
    Statements statements = statementsFor(m_database, QStringLiteral("list the people"));
    Transaction transaction(statements, Access::Reading);
    const QList<PersonSummary> people = listPeople(statements, search, order, filter);
    const Result<void> done = transaction.commit();
    return done ? Result(people) : done.error();
}

Result<std::optional<SearchMatches>> PersonRepository::matching(const QString& search) const
{
    Statements statements = statementsFor(m_database, QStringLiteral("search"));
    Transaction transaction(statements, Access::Reading);
    const std::optional<SearchMatches> matches = findInIndex(statements, search);
    const Result<void> done = transaction.commit();
    return done ? Result(matches) : done.error();
}

Result<QList<PersonId>> PersonRepository::passing(const QList<PersonId>& people, const PeopleFilter& filter) const
{
    Statements statements = statementsFor(m_database, QStringLiteral("filter the people"));
    Transaction transaction(statements, Access::Reading);
    const QList<PersonId> left = duovita::passing(statements, people, filter);
    const Result<void> done = transaction.commit();
    return done ? Result(left) : done.error();
}

Result<QStringList> PersonRepository::tags() const
{
    Statements statements = statementsFor(m_database, QStringLiteral("list the tags"));
    Transaction transaction(statements, Access::Reading);
    const QStringList tags = tagsOfPeople(statements);
    const Result<void> done = transaction.commit();
    return done ? Result(tags) : done.error();
}

Result<QList<PersonId>> PersonRepository::inOrder(Language order) const
{
    Statements statements = statementsFor(m_database, QStringLiteral("list the people"));
    Transaction transaction(statements, Access::Reading);
    const QList<PersonId> people = peopleInOrder(statements, order);
    const Result<void> done = transaction.commit();
    return done ? Result(people) : done.error();
}

Result<QList<PersonSummary>> PersonRepository::summaries(const QList<PersonId>& people) const
{
    Statements statements = statementsFor(m_database, QStringLiteral("list people"));
    Transaction transaction(statements, Access::Reading);
    const QList<PersonSummary> summaries = summariesOf(statements, people);
    const Result<void> done = transaction.commit();
    return done ? Result(summaries) : done.error();
}

Result<std::optional<PersonId>> PersonRepository::firstNamed(const QList<PersonId>& people,
                                                             const QString& beginning) const
{
    Statements statements = statementsFor(m_database, QStringLiteral("look for a name"));
    Transaction transaction(statements, Access::Reading);
    const std::optional<PersonId> found = duovita::firstNamed(statements, people, beginning);
    const Result<void> done = transaction.commit();
    return done ? Result(found) : done.error();
}

Result<QList<PersonId>> PersonRepository::withWords(const QString& words, Within within) const
{
    Statements statements = statementsFor(m_database, QStringLiteral("look for words"));
    Transaction transaction(statements, Access::Reading);
    const QList<PersonId> people = findByWords(
        statements, words, within == Within::OwnFacts ? WordIndex::Where::Names : WordIndex::Where::Everywhere);
    const Result<void> done = transaction.commit();
    return done ? Result(people) : done.error();
}

Result<StoredPerson> PersonRepository::load(const PersonId& id) const
{
    Statements statements = statementsFor(m_database, QStringLiteral("load a record"));
    Transaction transaction(statements, Access::Reading);
    const std::optional<StoredPerson> stored = loadPerson(statements, id);
    if (!stored)
        statements.fail(notFound(id));
    const Result<void> done = transaction.commit();
    return done ? Result(*stored) : done.error();
}

Result<PersonRevisions> PersonRepository::insert(const Person& person, ChangeCause cause)
{
    Statements statements = statementsFor(m_database, QStringLiteral("save a record"));
    Transaction transaction(statements, Access::Writing);
    const auto old = RecordTable(statements, RecordTable::Of::Person, 0).findForUpdate(person.id.toString());
    if (old && !old->trashed)
        statements.fail({ErrorCode::ValueInvalid, {QStringLiteral("id"), person.id.toString()}});
    const PersonRevisions revisions =
        old ? insertOverTrashed(statements, person, cause) : insertNew(statements, person, cause);
    const Result<void> done = transaction.commit();
    return done ? Result(revisions) : done.error();
}

Result<PersonRevisions> PersonRepository::update(const Person& before, const Person& after,
                                                 const PersonRevisions& revisions, ChangeCause cause)
{
    if (before == after)
        return revisions;
    Statements statements = statementsFor(m_database, QStringLiteral("save a record"));
    Transaction transaction(statements, Access::Writing);
    const auto old = RecordTable(statements, RecordTable::Of::Person, 0).findForUpdate(after.id.toString());
    PersonWriter writer(statements, after.id, cause, revisions);
    if (!old || old->trashed || before.id != after.id)
        statements.fail(notFound(after.id));
    writer.update(before, after);
    const Result<void> done = transaction.commit();
    return done ? Result(writer.revisions()) : done.error();
}

Result<PersonRevisions> PersonRepository::absorb(const StoredPerson& before, const Person& after,
                                                 const StoredPerson& other)
{
    Statements statements = statementsFor(m_database, QStringLiteral("merge two records"));
    Transaction transaction(statements, Access::Writing);
    for (const PersonId& id : {before.person.id, other.person.id}) {
        const auto row = RecordTable(statements, RecordTable::Of::Person, 0).findForUpdate(id.toString());
        if (!row || row->trashed)
            statements.fail(notFound(id));
    }
    const std::optional<StoredPerson> now = loadPerson(statements, other.person.id);
    if (now && now->revisions != other.revisions)
        statements.fail({ErrorCode::RevisionStale, {QStringLiteral("person"), other.person.id.toString()}});
    PersonWriter writer(statements, after.id, ChangeCause::Merge, before.revisions);
    writer.update(before.person, after);
    setTrashed(statements, other.person.id, true);
    const Result<void> done = transaction.commit();
    return done ? Result(writer.revisions()) : done.error();
}

Result<int> PersonRepository::updateEntry(const PersonId& person, const Entry& entry, int revision)
{
    Statements statements = statementsFor(m_database, QStringLiteral("save an entry"));
    Transaction transaction(statements, Access::Writing);
    static_cast<void>(RecordTable(statements, RecordTable::Of::Person, 0).findForUpdate(person.toString()));
    PersonRevisions revisions;
    revisions.entries[entry.id] = revision;
    PersonWriter writer(statements, person, ChangeCause::Edit, revisions);
    const std::optional<StoredEntry> stored = loadEntryRow(statements, entry.id);
    if (!stored || stored->person != person.toString())
        statements.fail({ErrorCode::EntryNotFound, {entry.id.toString()}});
    else if (kindOf(entry.details) != kindOf(stored->entry.details))
        statements.fail({ErrorCode::ValueInvalid, {QStringLiteral("kind"), nameOf(stored->kind)}});
    else
        writer.updateEntry(person, entry);
    const Result<void> done = transaction.commit();
    return done ? Result(writer.revisions().entries.value(entry.id)) : done.error();
}

Result<Entry> PersonRepository::loadEntry(const EntryId& id) const
{
    Statements statements = statementsFor(m_database, QStringLiteral("load an entry"));
    Transaction transaction(statements, Access::Reading);
    const std::optional<StoredEntry> stored = loadEntryRow(statements, id);
    if (!stored)
        statements.fail({ErrorCode::EntryNotFound, {id.toString()}});
    const Result<void> done = transaction.commit();
    return done ? Result(stored->entry) : done.error();
}

Result<void> PersonRepository::moveToTrash(const QList<PersonId>& people)
{
    return setTrashed(m_database, people, true);
}

Result<void> PersonRepository::restoreFromTrash(const QList<PersonId>& people)
{
    return setTrashed(m_database, people, false);
}

} // namespace duovita
