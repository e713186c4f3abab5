#include "core/services/store.h"

#include "core/json/personjson.h"
#include "core/services/exportnotes.h"
#include "core/services/exportrequest.h"
#include "core/storage/database.h"
#include "core/terms/commonterms.h"

#include <QDir>
#include <QFile>

namespace duovita {

Result<QList<PersonSummary>> listPeople(const QString& database)
{
    const auto opened = Database::openExisting(database);
    return opened ? PersonRepository(**opened).list() : Result<QList<PersonSummary>>(opened.error());
}

Result<QList<Term>> readGlossary(const QString& database)
{
    const auto opened = Database::openExisting(database);
    return opened ? GlossaryRepository(**opened).list() : Result<QList<Term>>(opened.error());
}

Result<int> changeGlossary(const QString& database, const QList<Term>& before, const QList<Term>& after)
{
    const auto opened = Database::openExisting(database);
    if (!opened)
        return opened.error();
    GlossaryRepository glossary(**opened);
    if (before.isEmpty())
        return glossary.add(after);
    return after.isEmpty() ? glossary.remove(before) : glossary.replace(before.front(), after.front());
}

Result<TermIndex> readTerms(const QString& database, const IsWanted& isWanted)
{
    const auto opened = Database::openExisting(database);
    auto terms = opened ? termsInUse(**opened, isWanted) : Result<TermIndex>(opened.error());
    for (const CommonTerm& common : terms ? commonTerms() : QList<CommonTerm>())
        terms->addKnown(common.kind, common.term);
    return terms;
}

Result<StoredPerson> loadPerson(const QString& database, const PersonId& id)
{
    const auto opened = Database::openExisting(database);
    return opened ? PersonRepository(**opened).load(id) : Result<StoredPerson>(opened.error());
}

Result<QList<PersonCvs>> cvsOf(const QString& database, const QList<PersonId>& people)
{
    const auto opened = Database::openExisting(database);
    if (!opened)
        return opened.error();
    const PersonRepository repository(**opened);
    QList<PersonCvs> found;
    for (const PersonId& id : people) {
        if (const auto stored = repository.load(id))
            found += PersonCvs{id, stored->person.name, stored->person.cvs};
    }
    return found;
}

Result<QList<TextsMissing>> textsLackingOf(const QString& database, const QList<PersonId>& people,
                                           const ExportRequest& request)
{
    const auto opened = Database::openExisting(database);
    if (!opened)
        return opened.error();
    const PersonRepository repository(**opened);
    QList<TextsMissing> lacking;
    for (const PersonId& id : people) {
        const auto stored = repository.load(id);
        const QList<MissingText> gaps = stored ? textsLackingIn(request, stored->person) : QList<MissingText>();
        if (!gaps.isEmpty())
            lacking += TextsMissing{stored->person, gaps};
    }
    return lacking;
}

SharedNames namesIn(Database& database)
{
    SharedNames names;
    const auto everybody = PersonRepository(database).list();
    for (const PersonSummary& person : everybody ? *everybody : QList<PersonSummary>())
        names.add(person.id, person.name);
    return names;
}

SharedNames namesIn(const QString& database)
{
    const auto opened = Database::openExisting(database);
    return opened ? namesIn(**opened) : SharedNames();
}

Result<void> addPeople(const QString& database, const QList<Person>& people)
{
    const auto opened = Database::openExisting(database);
    if (!opened)
        return opened.error();
    for (const Person& person : people) {
        if (const auto inserted = PersonRepository(**opened).insert(person); !inserted)
            return inserted.error();
    }
    return {};
}

Result<void> trashPeople(const QString& database, const QList<PersonId>& people)
{
    const auto opened = Database::openExisting(database);
    return opened ? PersonRepository(**opened).moveToTrash(people) : Result<void>(opened.error());
}

Result<void> restorePeople(const QString& database, const QList<PersonId>& people)
{
    const auto opened = Database::openExisting(database);
    return opened ? PersonRepository(**opened).restoreFromTrash(people) : Result<void>(opened.error());
}

Result<PeopleTags> readTagsOf(const QString& database, const QList<PersonId>& people)
{
    const auto opened = Database::openExisting(database);
    if (!opened)
        return opened.error();
    const PersonRepository repository(**opened);
    const auto summaries = repository.summaries(people);
    if (!summaries)
        return summaries.error();
    const auto inUse = repository.tags();
    if (!inUse)
        return inUse.error();
    PeopleTags read{{}, *inUse};
    for (const PersonSummary& each : *summaries)
        read.people += Retagging{each.id, each.tags, each.tags};
    return read;
}

namespace {

/// Retries if somebody else wrote between reading and writing. Nothing if there was nothing to change.
Result<std::optional<Retagging>> retag(PersonRepository& people, const Retagging& change, ChangeCause cause)
{
    constexpr int attempts = 3;
    for (int attempt = 1;; ++attempt) {
        const auto stored = people.load(change.person);
        if (!stored)
            return stored.error();
        Person after = stored->person;
        after.tags = retagged(after.tags, change);
        if (after.tags == stored->person.tags)
            return std::optional<Retagging>();
        const auto written = people.update(stored->person, after, stored->revisions, cause);
        if (written)
            return std::optional(Retagging{change.person, stored->person.tags, after.tags});
        if (written.error().code != ErrorCode::RevisionStale || attempt == attempts)
            return written.error();
    }
}

} // namespace

Retagged retagPeople(const QString& database, const QList<Retagging>& changes, ChangeCause cause)
{
    Retagged outcome;
    const auto opened = Database::openExisting(database);
    if (!opened) {
        outcome.error = opened.error();
        return outcome;
    }
    PersonRepository people(**opened);
    for (const Retagging& change : changes) {
        const auto done = retag(people, change, cause);
        if (!done && done.error().code != ErrorCode::PersonNotFound) {
            outcome.error = done.error();
            break;
        }
        if (done && *done)
            outcome.done += **done;
    }
    return outcome;
}

Result<QList<EntryVersion>> versionsOf(const QString& database, const EntryId& id)
{
    const auto opened = Database::openExisting(database);
    return opened ? HistoryRepository(**opened).versionsOf(id) : Result<QList<EntryVersion>>(opened.error());
}

Result<QList<RevisionInfo>> revisionsOf(const QString& database, const PersonId& id)
{
    const auto opened = Database::openExisting(database);
    return opened ? HistoryRepository(**opened).revisionsOf(id) : Result<QList<RevisionInfo>>(opened.error());
}

Result<PastRecord> recordAsOf(const QString& database, const PersonId& id, Timestamp when)
{
    const auto opened = Database::openExisting(database);
    return opened ? HistoryRepository(**opened).asOf(id, when) : Result<PastRecord>(opened.error());
}

Result<QList<PastRecord>> recordsAsOf(const QString& database, const PersonId& id, const QList<Timestamp>& times)
{
    const auto opened = Database::openExisting(database);
    if (!opened)
        return opened.error();
    const HistoryRepository history(**opened);
    QList<PastRecord> states;
    for (const Timestamp when : times) {
        const auto past = history.asOf(id, when);
        if (!past)
            return past.error();
        states += *past;
    }
    return states;
}

Result<TrashContents> trashContents(const QString& database, const std::optional<PersonId>& person)
{
    const auto opened = Database::openExisting(database);
    if (!opened)
        return opened.error();
    const HistoryRepository history(**opened);
    const auto people = history.trashedPeople();
    if (!people)
        return people.error();
    const auto entries = person ? history.trashedEntries(*person) : Result(QList<TrashedEntry>());
    if (!entries)
        return entries.error();
    return TrashContents{*people, *entries};
}

Result<int> emptyTrash(const QString& database)
{
    const auto opened = Database::openExisting(database);
    return opened ? HistoryRepository(**opened).emptyTrash() : Result<int>(opened.error());
}

QList<Person> samplePeople()
{
    QList<Person> people;
    for (const QFileInfo& info : QDir(QStringLiteral(":/sample")).entryInfoList()) {
        QFile file(info.filePath());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        if (const auto read = readPeople(file.readAll(), info.fileName()))
            people += *read;
    }
    return people;
}

} // namespace duovita
