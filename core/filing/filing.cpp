#include "core/filing/filing.h"

#include "core/import/ownname.h"
#include "core/merging/recordmerge.h"
#include "core/pairing/entrypairing.h"
#include "core/pairing/recordmerging.h"
#include "core/storage/database.h"
#include "core/storage/glossaryrepository.h"

#include <QSet>

#include <algorithm>

namespace duovita {

namespace {

QString shownName(const LocalizedText& name)
{
    return name.textOrFallback(Language::English);
}

/// What an entry is called: the first text that its fields have.
QString shownName(const Entry& entry)
{
    QString name;
    forEachField(entry.details, [&](Field, const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>) {
            if (name.isEmpty())
                name = shownName(value);
        }
    });
    return name;
}

/// What it tells, and of which entry.
ImportNote noteOf(const MergeFinding& finding, const Person& person)
{
    ImportNote note = noteOf(finding);
    for (const Section& section : person.sections) {
        for (const Entry& entry : section.entries()) {
            if (entry.id == finding.entry)
                note.parameters += shownName(entry);
        }
    }
    return note;
}

/// What a merge did, for the report.
std::vector<ImportNote> notesOf(const MergedRecord& merged)
{
    std::vector<ImportNote> notes;
    notes.push_back({ImportNote::Kind::Merged,
                     {shownName(merged.person.name), QString::number(merged.joined), QString::number(merged.added)}});
    for (const MergeFinding& finding : merged.findings)
        notes.push_back(noteOf(finding, merged.person));
    return notes;
}

/// Writes a merged record over the stored one.
Result<StoredDraft> write(PersonRepository& repository, const StoredPerson& stored, const MergedRecord& merged)
{
    StoredDraft done;
    done.person = stored.person.id;
    if (merged.person == stored.person) {
        done.notes.push_back({ImportNote::Kind::NothingNew, {shownName(stored.person.name)}});
        return done;
    }
    if (const auto updated = repository.update(stored.person, merged.person, stored.revisions, ChangeCause::Merge);
        !updated)
        return updated.error();
    done.change = {stored.person, merged.person};
    done.notes = notesOf(merged);
    return done;
}

/// The record that a draft goes into, and how many others have its name.
struct Home {
    std::optional<StoredPerson> record;
    qsizetype namesakes = 0;
};

QSet<QString> mailsOf(const Person& person)
{
    QSet<QString> mails;
    for (const Contact& contact : person.contacts) {
        if (contact.kind == ContactKind::Email)
            mails += contact.value.textOrFallback(Language::English).trimmed().toLower();
    }
    mails.remove(QString());
    return mails;
}

/// Whether the names, where both have one in a language, are the same.
bool namesAgree(const Person& a, const Person& b)
{
    const OwnName forms(a.name, a.writtenNames);
    return std::all_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
        const QString& one = a.name.text(language);
        const QString& other = b.name.text(language);
        return one.isEmpty() || other.isEmpty() || forms.matches(other);
    });
}

/// The one person with a mail address of the draft's whose name does not speak against it: 林语桐 writes from where Lin
/// Yutong does. A name that was guessed speaks against nobody.
std::optional<PersonId> sameByMail(PersonRepository& repository, const ImportDraft& draft)
{
    QSet<PersonId> same;
    const QSet<QString> mails = mailsOf(draft.person);
    for (const QString& mail : mails) {
        constexpr qsizetype mostSharing = 8; // an office's address says nothing of a person
        const auto found = repository.withFact(mail);
        if (!found || found->size() > mostSharing)
            continue;
        for (const PersonId& id : *found) {
            const auto stored = repository.load(id);
            if (stored && mailsOf(stored->person).contains(mail) &&
                (draft.isNameGuessed || namesAgree(stored->person, draft.person)))
                same += id;
        }
    }
    return same.size() == 1 ? std::optional(*same.begin()) : std::nullopt;
}

Result<Home> homeOf(PersonRepository& repository, const ImportDraft& draft, const std::optional<PersonId>& intoIt)
{
    // The same record in another state, such as one attached to a PDF.
    auto known = repository.load(draft.person.id);
    if (known)
        return Home{*std::move(known), 0};
    if (known.error().code != ErrorCode::PersonNotFound)
        return known.error();
    const auto people = repository.named(draft.person.name);
    if (!people)
        return people.error();
    Home home;
    home.namesakes = people->size();
    std::optional<PersonId> found = intoIt;
    // Somebody's record is not changed for a name that was only guessed.
    if (!found && people->size() == 1 && !draft.isNameGuessed)
        found = people->front();
    if (!found && (people->isEmpty() || draft.isNameGuessed))
        found = sameByMail(repository, draft);
    if (!found)
        return home;
    auto stored = repository.load(*found);
    if (!stored)
        return stored.error();
    home.record = *std::move(stored);
    return home;
}

/// The names of institutions that an entry has.
QList<LocalizedText> institutionsOf(const Entry& entry)
{
    QList<LocalizedText> names;
    forEachField(entry.details, [&](Field field, const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>) {
            if (termKindOf(field) == TermKind::Organization && !value.isEmpty())
                names += value;
        }
    });
    return names;
}

template <typename Visit>
void forEachInstitution(const Person& person, Visit visit)
{
    for (const Section& section : person.sections) {
        for (const Entry& entry : section.entries()) {
            for (const LocalizedText& name : institutionsOf(entry))
                visit(name);
        }
    }
}

/// What the document's institutions are called in the other language, as records of other people have it. Few people
/// are asked: those whom the search finds by the name.
QList<Term> institutionsKnown(const PersonRepository& repository, const Person& document)
{
    constexpr qsizetype mostAsked = 3; // people an institution
    QSet<QString> names;
    forEachInstitution(document, [&](const LocalizedText& name) {
        for (const Language language : allLanguages)
            names += name.text(language).simplified();
    });
    names.remove(QString());
    QList<Term> known;
    for (const QString& name : std::as_const(names)) {
        const auto found = repository.matching(name);
        if (!found || !*found)
            continue;
        for (const PersonId& id : (*found)->everywhere.mid(0, mostAsked)) {
            const auto other = repository.load(id);
            if (!other)
                continue;
            forEachInstitution(other->person, [&](const LocalizedText& text) {
                const Term term = Term::of(text);
                const bool meant = term.text(Language::English) == name || term.text(Language::Chinese) == name;
                if (meant && !text.isShared() && term.isPair() && !known.contains(term))
                    known += term;
            });
        }
    }
    return known;
}

} // namespace

ImportNote noteOf(const MergeFinding& finding)
{
    switch (finding.kind) {
    case MergeFinding::Kind::DatesDiffer:
        return {ImportNote::Kind::DatesDiffer, finding.parameters};
    case MergeFinding::Kind::TextsDiffer:
        return {ImportNote::Kind::TextsDiffer, finding.parameters};
    case MergeFinding::Kind::TextExtended:
        return {ImportNote::Kind::TextExtended, finding.parameters};
    case MergeFinding::Kind::CountsDiffer:
        break;
    }
    return {ImportNote::Kind::CountsDiffer, finding.parameters};
}

Result<QList<Term>> termsForPairing(Database& database, const Person& document)
{
    auto terms = GlossaryRepository(database).list();
    if (terms)
        *terms += institutionsKnown(PersonRepository(database), document);
    return terms;
}

Result<QList<Term>> termsForPairing(const QString& database, const Person& document)
{
    const auto opened = Database::openExisting(database);
    return opened ? termsForPairing(**opened, document) : Result<QList<Term>>(opened.error());
}

Result<StoredDraft> storeDraft(Database& database, const ImportDraft& draft, const StoringOptions& options)
{
    PersonRepository repository(database);
    const Result<Home> home = homeOf(repository, draft, options.intoIt);
    if (!home)
        return home.error();
    if (home->record && (options.merge || home->record->person == draft.person)) {
        const Person& record = home->record->person;
        const auto terms = termsForPairing(database, draft.person);
        if (!terms)
            return terms.error();
        const QList<EntryPair> pairs = pairEntries(record, draft.person, *terms);
        return write(repository, *home->record, mergeRecords(record, draft.person, pairs));
    }
    StoredDraft done;
    done.person = draft.person.id;
    done.added = true;
    if (const auto inserted = repository.insert(draft.person, ChangeCause::Import); !inserted)
        return inserted.error();
    if (home->namesakes > 0)
        done.notes.push_back({ImportNote::Kind::SecondRecord, {shownName(draft.person.name)}});
    return done;
}

Result<std::optional<StoredPerson>> recordFor(const QString& database, const ImportDraft& draft)
{
    const auto opened = Database::openExisting(database);
    if (!opened)
        return opened.error();
    PersonRepository repository(**opened);
    Result<Home> home = homeOf(repository, draft, {});
    if (!home)
        return home.error();
    return std::move(home->record);
}

Result<QList<PersonId>> peopleNamedLike(const QString& database, const LocalizedText& name)
{
    const auto opened = Database::openExisting(database);
    if (!opened)
        return opened.error();
    const auto people = PersonRepository(**opened).list();
    if (!people)
        return people.error();
    const OwnName forms(name, {});
    QList<PersonId> like;
    for (const PersonSummary& summary : *people) {
        const OwnName others(summary.name, {});
        const bool one = std::any_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
            const QString& own = name.text(language);
            const QString& other = summary.name.text(language);
            const bool contradict = !own.isEmpty() && !other.isEmpty();
            return !contradict &&
                   ((!other.isEmpty() && forms.matches(other)) || (!own.isEmpty() && others.matches(own)));
        });
        if (one)
            like += summary.id;
    }
    return like;
}

Result<StoredDraft> storeDraft(const QString& database, const ImportDraft& draft)
{
    const auto opened = Database::openExisting(database);
    return opened ? storeDraft(**opened, draft, StoringOptions{}) : Result<StoredDraft>(opened.error());
}

Result<StoredDraft> storePlan(const QString& database, const MergePlan& plan, const PersonRevisions& revisions)
{
    const auto opened = Database::openExisting(database);
    if (!opened)
        return opened.error();
    PersonRepository repository(**opened);
    const MergedRecord merged = plan.result();
    if (plan.record())
        return write(repository, StoredPerson{*plan.record(), revisions}, merged);
    StoredDraft done;
    done.person = merged.person.id;
    done.added = true;
    const auto inserted = repository.insert(merged.person, ChangeCause::Import);
    return inserted ? Result<StoredDraft>(done) : inserted.error();
}

namespace {

/// Makes the change from one state of a record to another in what the store has of it, which stands first: somebody
/// else may have worked on it since.
Result<void> change(PersonRepository& repository, const Person& from, const Person& to, ChangeCause cause)
{
    const auto stored = repository.load(from.id);
    if (!stored)
        return stored.error();
    const RecordMerge changed = mergeVersions(from, stored->person, to);
    const auto updated = repository.update(stored->person, changed.person, stored->revisions, cause);
    return updated ? Result<void>() : updated.error();
}

} // namespace

Result<void> takeBack(const QString& database, const QList<StoredDraft>& drafts)
{
    const auto opened = Database::openExisting(database);
    if (!opened)
        return opened.error();
    PersonRepository repository(**opened);
    const QList<StoredDraft> lastFirst(drafts.rbegin(), drafts.rend());
    for (const StoredDraft& draft : lastFirst) {
        if (draft.added) {
            if (Result<void> trashed = repository.moveToTrash(draft.person); !trashed)
                return trashed;
        }
        if (!draft.change)
            continue;
        if (Result<void> back = change(repository, draft.change->after, draft.change->before, ChangeCause::Undo); !back)
            return back;
    }
    return {};
}

Result<void> bringForth(const QString& database, const QList<StoredDraft>& takenBack)
{
    const auto opened = Database::openExisting(database);
    if (!opened)
        return opened.error();
    PersonRepository repository(**opened);
    for (const StoredDraft& draft : takenBack) {
        if (draft.added) {
            if (Result<void> restored = repository.restoreFromTrash(draft.person); !restored)
                return restored;
        }
        if (!draft.change)
            continue;
        if (Result<void> forth = change(repository, draft.change->before, draft.change->after, ChangeCause::Merge);
            !forth)
            return forth;
    }
    return {};
}

} // namespace duovita
