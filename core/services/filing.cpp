#include "core/services/filing.h"

#include "core/editing/newids.h"
#include "core/matching/cvmerging.h"
#include "core/matching/recordmerging.h"
#include "core/matching/twinstructure.h"
#include "core/merging/recordmerge.h"
#include "core/storage/database.h"
#include "core/storage/glossaryrepository.h"
#include "core/storage/transaction.h"

#include <QSet>

#include <algorithm>

namespace duovita {

namespace {

QString shownName(const LocalizedText& name)
{
    return name.anyText();
}

/// The name of an entry in notes: the first text of its fields.
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

/// The finding, with the name of its entry.
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

/// What a merge did, as notes of the report.
std::vector<ImportNote> notesOf(const MergedRecord& merged)
{
    std::vector<ImportNote> notes;
    notes.push_back({ImportNote::Kind::Merged,
                     {shownName(merged.person.name), QString::number(merged.joined), QString::number(merged.added)}});
    for (const MergeFinding& finding : merged.findings) {
        if (!finding.isDecided) // otherwise a person has decided it
            notes.push_back(noteOf(finding, merged.person));
    }
    return notes;
}

/// A name that differs from the record's is kept as a name variant, to find the person in lists of authors.
void keepNames(Person& merged, const LocalizedText& other)
{
    for (const Language language : allLanguages) {
        const QString& name = other.text(language);
        const bool held = name.isEmpty() || merged.name.text(language) == name || merged.nameVariants.contains(name);
        if (!held)
            merged.nameVariants += name;
    }
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

/// The record that a draft is merged into without asking, and the other people whom it may be about.
struct Home {
    std::optional<StoredPerson> record;
    QList<PersonMatch> matches; ///< includes the record, if it was found by matching
};

/// The record itself, if the draft is another state of it, such as one attached to a PDF; otherwise the people whom the
/// draft may be about.
Result<QList<PersonMatch>> matchesOf(const PersonRepository& repository, const ImportDraft& draft)
{
    const auto known = repository.load(draft.person.id);
    if (!known && known.error().code != ErrorCode::PersonNotFound)
        return known.error();
    if (!known)
        return matchingPeople(repository, draft.person, draft.isNameGuessed);
    return QList<PersonMatch>{
        {draft.person.id, known->person.name, {SamePersonReason::Record}, PersonMatch::Grade::Sure}};
}

Result<Home> homeOf(const PersonRepository& repository, const ImportDraft& draft, const std::optional<PersonId>& intoIt)
{
    auto matches = matchesOf(repository, draft);
    if (!matches)
        return matches.error();
    Home home{std::nullopt, *std::move(matches)};
    const bool sure = !home.matches.isEmpty() && home.matches.front().grade == PersonMatch::Grade::Sure;
    const bool itself = sure && home.matches.front().reasons.front() == SamePersonReason::Record;
    if (!intoIt && !sure)
        return home;
    auto stored = repository.load(intoIt && !itself ? *intoIt : home.matches.front().person);
    if (!stored)
        return stored.error();
    home.record = *std::move(stored);
    return home;
}

/// Adds the reason for the merge, if the user should know it.
void noteReasons(StoredDraft& done, const Home& home)
{
    const auto match = std::find_if(home.matches.begin(), home.matches.end(),
                                    [&](const PersonMatch& held) { return held.person == done.person; });
    if (match == home.matches.end() || match->reasons.front() == SamePersonReason::Record)
        return;
    done.match = *match;
    done.notes.push_back({ImportNote::Kind::SamePerson, QStringList{shownName(match->name)} + namesOf(match->reasons)});
}

/// Whether a match is worth a note when nobody is asked: works alone are shared with co-authors, too.
bool isDoubt(const PersonMatch& match)
{
    return match.grade == PersonMatch::Grade::Likely || match.reasons.front() != SamePersonReason::Works;
}

/// Adds the other people whom the draft may be about.
void noteDoubts(StoredDraft& done, const Home& home)
{
    constexpr qsizetype most = 3; // number of people to mention
    for (const PersonMatch& match : home.matches) {
        if (isDoubt(match) && done.mayBe.size() < most)
            done.mayBe += match;
    }
    for (const PersonMatch& match : done.mayBe) {
        done.notes.push_back({ImportNote::Kind::MayBeSamePerson,
                              QStringList{shownName(match.name), match.person.toString(), done.person.toString()} +
                                  namesOf(match.reasons)});
    }
}

bool hasNamesake(const Home& home)
{
    return std::any_of(home.matches.begin(), home.matches.end(),
                       [](const PersonMatch& match) { return match.reasons.contains(SamePersonReason::Name); });
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

/// Translations of the document's institutions in the records of other people. Reads few records: only people whom a
/// search finds by the institution's name.
QList<Term> institutionsKnown(const PersonRepository& repository, const Person& document)
{
    constexpr qsizetype mostAsked = 3; // people per institution
    QSet<QString> names;
    forEachInstitution(document, [&](const LocalizedText& name) {
        for (const Language language : allLanguages)
            names += name.text(language).simplified();
    });
    names.remove(QString());
    QList<Term> known;
    QHash<PersonId, Person> asked;
    for (const QString& name : std::as_const(names)) {
        const auto found = repository.withWords(name, PersonRepository::Within::Record);
        if (!found)
            continue;
        for (const PersonId& id : found->mid(0, mostAsked)) {
            if (!asked.contains(id)) {
                const auto other = repository.load(id);
                asked.insert(id, other ? other->person : Person());
            }
            forEachInstitution(asked[id], [&](const LocalizedText& text) {
                const Term term = Term::of(text);
                const bool meant = std::find(term.texts.begin(), term.texts.end(), name) != term.texts.end();
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

ImportNote noteOf(const StructureChange& change)
{
    switch (change.kind) {
    case StructureChange::Kind::Parted:
        return {ImportNote::Kind::EntryParted, {change.what}};
    case StructureChange::Kind::Joined:
        return {ImportNote::Kind::EntryJoined, {change.what}};
    case StructureChange::Kind::Moved:
        return {ImportNote::Kind::PointMoved, {change.what}};
    case StructureChange::Kind::OtherKind:
        break;
    }
    return {ImportNote::Kind::SectionOfOtherKind, {change.what}};
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
        const FittedRecords fitted = fitStructures(record, draft.person, *terms);
        auto done = write(repository, *home->record, linkRecords(fitted.record, fitted.document, fitted.pairs));
        if (done) {
            noteReasons(*done, *home);
            for (const StructureChange& change : fitted.changes)
                done->notes.push_back(noteOf(change));
        }
        return done;
    }
    StoredDraft done;
    done.person = draft.person.id;
    done.added = true;
    if (const auto inserted = repository.insert(draft.person, ChangeCause::Import); !inserted)
        return inserted.error();
    if (hasNamesake(*home))
        done.notes.push_back({ImportNote::Kind::SecondRecord, {shownName(draft.person.name)}});
    if (options.merge)
        noteDoubts(done, *home);
    return done;
}

struct StoringTogether::Parts {
    explicit Parts(Database& database)
        : statements(statementsFor(database, QStringLiteral("store a document"))),
          transaction(statements, Access::Writing)
    {
    }

    Statements statements;
    Transaction transaction;
};

StoringTogether::StoringTogether(Database& database) : m_parts(std::make_unique<Parts>(database)) {}

StoringTogether::~StoringTogether() = default;

Result<void> StoringTogether::commit()
{
    return m_parts->transaction.commit();
}

Result<DraftMatches> matchesFor(const QString& database, const ImportDraft& draft)
{
    const auto opened = Database::openExisting(database);
    if (!opened)
        return opened.error();
    PersonRepository repository(**opened);
    auto terms = termsForPairing(**opened, draft.person);
    if (!terms)
        return terms.error();
    auto matches = matchesOf(repository, draft);
    if (!matches)
        return matches.error();
    DraftMatches found{*std::move(matches), {}, *std::move(terms)};
    for (const PersonMatch& match : found.matches) {
        auto stored = repository.load(match.person);
        if (!stored)
            return stored.error();
        found.records += std::make_shared<const StoredPerson>(*std::move(stored));
    }
    return found;
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
        return write(repository, StoredPerson{*plan.storedRecord(), revisions}, merged);
    StoredDraft done;
    done.person = merged.person.id;
    done.added = true;
    const auto inserted = repository.insert(merged.person, ChangeCause::Import);
    return inserted ? Result<StoredDraft>(done) : inserted.error();
}

MergePlan planForMerging(const Person& record, const Person& other, const QList<Term>& glossary)
{
    return MergePlan(record, withNewIds(other), glossary, MergePlan::Structure::AsItIs);
}

Result<StoredDraft> mergePeople(Database& database, const MergePlan& plan, const PersonRevisions& record,
                                const StoredPerson& other)
{
    Person taken = plan.taken();
    taken.cvs = sharedCvs(*plan.record(), taken); // so that the others' own texts stay
    MergedRecord merged = linkRecords(*plan.record(), taken, plan.pairs());
    keepCvs(merged.person, {*plan.record(), plan.document(), plan.pairs()});
    keepNames(merged.person, plan.record()->name);
    keepNames(merged.person, plan.document().name);
    PersonRepository repository(database);
    const auto written = repository.absorb({*plan.record(), record}, merged.person, other);
    if (!written)
        return written.error();
    StoredDraft done;
    done.person = merged.person.id;
    done.change = {*plan.record(), merged.person};
    done.takenIn = other.person;
    done.notes = notesOf(merged);
    if (plan.record()->photo && other.person.photo && plan.record()->photo != other.person.photo)
        done.notes.push_back({ImportNote::Kind::PhotosDiffer, {shownName(merged.person.name)}});
    return done;
}

Result<StoredDraft> mergePeople(const QString& database, const MergePlan& plan, const PersonRevisions& record,
                                const StoredPerson& other)
{
    const auto opened = Database::openExisting(database);
    return opened ? mergePeople(**opened, plan, record, other) : Result<StoredDraft>(opened.error());
}

namespace {

/// Applies the change from one state to another to the stored record, whose edits take precedence because somebody may
/// have made them since.
Person changed(const Person& stored, const Person& from, const Person& to)
{
    return threeWayMerge(from, stored, to).person;
}

Result<void> change(PersonRepository& repository, const Person& from, const Person& to, ChangeCause cause)
{
    const auto stored = repository.load(from.id);
    if (!stored)
        return stored.error();
    const auto updated = repository.update(stored->person, changed(stored->person, from, to), stored->revisions, cause);
    return updated ? Result<void>() : updated.error();
}

bool isGone(const PersonRepository& repository, const PersonId& id)
{
    const auto stored = repository.load(id);
    return !stored && stored.error().code == ErrorCode::PersonNotFound;
}

/// Moves a person to the trash or restores them. Succeeds if that has already been done, by an interrupted attempt or
/// by somebody else.
Result<void> putAway(PersonRepository& repository, const PersonId& id)
{
    const Result<void> trashed = repository.moveToTrash(id);
    const bool isAway = !trashed && trashed.error().code == ErrorCode::PersonNotFound;
    return isAway ? Result<void>() : trashed;
}

Result<void> fetch(PersonRepository& repository, const PersonId& id)
{
    const Result<void> restored = repository.restoreFromTrash(id);
    return restored || isGone(repository, id) ? restored : Result<void>();
}

/// Merges the other record in again. It must be unchanged since then: later edits are in neither state.
Result<void> takeInAgain(PersonRepository& repository, const StoredDraft::Change& merging, const Person& takenIn)
{
    const auto other = repository.load(takenIn.id);
    if (!other && other.error().code == ErrorCode::PersonNotFound) // already in the trash
        return change(repository, merging.before, merging.after, ChangeCause::Merge);
    if (!other)
        return other.error();
    if (other->person != takenIn)
        return Error{ErrorCode::RevisionStale, {QStringLiteral("person"), takenIn.id.toString()}};
    const auto stored = repository.load(merging.before.id);
    if (!stored)
        return stored.error();
    const auto written = repository.absorb(*stored, changed(stored->person, merging.before, merging.after), *other);
    return written ? Result<void>() : written.error();
}

Result<void> undoImports(PersonRepository& repository, const StoredDraft& draft)
{
    if (draft.takenIn) {
        if (Result<void> fetched = fetch(repository, draft.takenIn->id); !fetched)
            return fetched;
    }
    if (draft.change)
        return change(repository, draft.change->after, draft.change->before, ChangeCause::Undo);
    return draft.added ? putAway(repository, draft.person) : Result<void>();
}

Result<void> redoImports(PersonRepository& repository, const StoredDraft& draft)
{
    if (draft.change && draft.takenIn)
        return takeInAgain(repository, *draft.change, *draft.takenIn);
    if (draft.change)
        return change(repository, draft.change->before, draft.change->after, ChangeCause::Merge);
    return draft.added ? fetch(repository, draft.person) : Result<void>();
}

} // namespace

Result<void> undoImports(const QString& database, const QList<StoredDraft>& drafts)
{
    const auto opened = Database::openExisting(database);
    if (!opened)
        return opened.error();
    PersonRepository repository(**opened);
    QSet<PersonId> added;
    for (const StoredDraft& draft : drafts) {
        if (draft.added)
            added += draft.person;
    }
    const QList<StoredDraft> lastFirst(drafts.rbegin(), drafts.rend());
    for (const StoredDraft& draft : lastFirst) {
        if (draft.change && added.contains(draft.person) && isGone(repository, draft.person))
            continue; // with everything that the import added
        if (Result<void> back = undoImports(repository, draft); !back)
            return back;
    }
    return {};
}

Result<void> redoImports(const QString& database, const QList<StoredDraft>& takenBack)
{
    const auto opened = Database::openExisting(database);
    if (!opened)
        return opened.error();
    PersonRepository repository(**opened);
    for (const StoredDraft& draft : takenBack) {
        if (Result<void> forth = redoImports(repository, draft); !forth)
            return forth;
    }
    return {};
}

} // namespace duovita
