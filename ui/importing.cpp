#include "ui/importing.h"

#include "core/pairing/recordmerging.h"
#include "core/storage/database.h"

namespace duovita {

namespace {

QString shownName(const LocalizedText& name)
{
    return name.textOrFallback(Language::English);
}

ImportNote noteOf(const MergeFinding& finding)
{
    switch (finding.kind) {
    case MergeFinding::Kind::DatesDiffer:
        return {ImportNote::Kind::DatesDiffer, finding.parameters};
    case MergeFinding::Kind::TextsDiffer:
        return {ImportNote::Kind::TextsDiffer, finding.parameters};
    case MergeFinding::Kind::CountsDiffer:
        break;
    }
    return {ImportNote::Kind::CountsDiffer, finding.parameters};
}

Result<StoredDraft> mergeInto(PersonRepository& repository, const PersonId& id, const ImportDraft& draft, bool tried)
{
    const auto stored = repository.load(id);
    if (!stored)
        return stored.error();
    const MergedRecord merged = mergeRecords(stored->person, draft.person);
    StoredDraft done;
    done.person = id;
    if (merged.person == stored->person) {
        done.notes.push_back({ImportNote::Kind::NothingNew, {shownName(stored->person.name)}});
        return done;
    }
    if (!tried) {
        if (const auto updated = repository.update(stored->person, merged.person, stored->revisions); !updated)
            return updated.error();
    }
    done.before = stored->person;
    done.notes.push_back(
        {ImportNote::Kind::Merged,
         {shownName(merged.person.name), QString::number(merged.joined), QString::number(merged.added)}});
    for (const MergeFinding& finding : merged.findings)
        done.notes.push_back(noteOf(finding));
    return done;
}

} // namespace

Result<StoredDraft> storeDraft(Database& database, const ImportDraft& draft, const StoringOptions& options)
{
    const auto& [intoIt, merge, tried] = options;
    PersonRepository repository(database);
    StoredDraft done;
    done.person = draft.person.id;
    const auto known = repository.load(draft.person.id);
    if (known && known->person == draft.person) {
        done.notes.push_back({ImportNote::Kind::NothingNew, {shownName(draft.person.name)}});
        return done;
    }
    if (known && merge) // the same record in another state, such as one attached to a PDF
        return mergeInto(repository, draft.person.id, draft, tried);
    auto people = repository.named(draft.person.name);
    if (!people)
        return people.error();
    if (intoIt && !people->contains(*intoIt))
        people->prepend(*intoIt);
    if (merge && intoIt)
        return mergeInto(repository, *intoIt, draft, tried);
    if (merge && people->size() == 1)
        return mergeInto(repository, people->front(), draft, tried);
    if (!tried) {
        if (const auto inserted = repository.insert(draft.person); !inserted)
            return inserted.error();
    }
    if (!people->isEmpty())
        done.notes.push_back({ImportNote::Kind::SecondRecord, {shownName(draft.person.name)}});
    return done;
}

Result<QList<StoredDraft>> storeDrafts(const QString& database, const QList<ImportDraft>& drafts)
{
    const auto opened = Database::open(database);
    if (!opened)
        return opened.error();
    QList<StoredDraft> done;
    for (const ImportDraft& draft : drafts) {
        const auto stored = storeDraft(**opened, draft, {});
        if (!stored)
            return stored.error();
        done += *stored;
    }
    return done;
}

Result<void> takeBack(const QString& database, const PersonId& person, const Person& before)
{
    const auto opened = Database::open(database);
    if (!opened)
        return opened.error();
    PersonRepository repository(**opened);
    const auto stored = repository.load(person);
    if (!stored)
        return stored.error();
    const auto updated = repository.update(stored->person, before, stored->revisions);
    return updated ? Result<void>() : updated.error();
}

} // namespace duovita
