#include "core/checks/recordchecks.h"
#include "core/storage/database.h"
#include "core/storage/dialect.h"
#include "core/storage/glossaryrepository.h"
#include "core/storage/historyrepository.h"
#include "core/storage/migrations.h"
#include "core/storage/personrepository.h"
#include "core/storage/recordtexts.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"
#include "tests/support/teststores.h"

#include <QTest>

using namespace duovita;
using test::RandomPerson;

namespace {

/// Makes random changes like a user.
class RandomEdit {
public:
    explicit RandomEdit(quint32 seed) : m_random(seed) {}

    void apply(Person& person)
    {
        for (int i = 1 + m_random.below(5); i > 0; --i)
            applyOne(person);
    }

private:
    void applyOne(Person& person)
    {
        switch (m_random.below(6)) {
        case 0:
            return editPerson(person);
        case 1:
            return editSections(person);
        case 2:
            return editCvs(person);
        default:
            return editEntries(person);
        }
    }

    void editPerson(Person& person)
    {
        const Person other = m_random.person();
        if (m_random.chance(50))
            person.name = other.name;
        if (m_random.chance(30))
            person.photo = other.photo;
        person.contacts = other.contacts;
        person.notes = other.notes;
        person.extra = other.extra;
    }

    void editSections(Person& person)
    {
        if (person.sections.isEmpty() || m_random.chance(40)) {
            person.sections.insert(m_random.below(static_cast<int>(person.sections.size()) + 1), m_random.section());
            return;
        }
        const int at = m_random.below(static_cast<int>(person.sections.size()));
        if (m_random.chance(30))
            person.sections.removeAt(at);
        else if (m_random.chance(50))
            person.sections.move(at, m_random.below(static_cast<int>(person.sections.size())));
        else
            person.sections[at].title = m_random.localized();
    }

    void editCvs(Person& person)
    {
        const Person other = m_random.person();
        if (person.cvs.size() > 1 && m_random.chance(30))
            person.cvs.removeLast();
        else if (m_random.chance(50))
            person.cvs += other.cvs.last();
        else
            person.cvs.move(0, person.cvs.size() - 1);
        person.cvs.front().name = m_random.text();
    }

    void editEntries(Person& person)
    {
        if (person.sections.isEmpty())
            return;
        Section& section = person.sections[m_random.below(static_cast<int>(person.sections.size()))];
        const int count = static_cast<int>(section.entries().size());
        if (count == 0 || m_random.chance(30)) {
            QVERIFY(section.insert(m_random.below(count + 1), m_random.entry(section.kind())));
            return;
        }
        const int at = m_random.below(count);
        if (m_random.chance(20))
            section.take(at);
        else if (m_random.chance(30))
            section.move(at, m_random.below(count));
        else if (m_random.chance(30))
            moveElsewhere(person, section, at);
        else
            rewrite(section, at);
    }

    void moveElsewhere(Person& person, Section& from, int at)
    {
        for (Section& section : person.sections) {
            if (section.id() != from.id() && section.accepts(from.entries()[at])) {
                QVERIFY(section.insert(0, from.take(at)));
                return;
            }
        }
    }

    void rewrite(Section& section, int at)
    {
        Entry entry = m_random.entry(section.kind());
        entry.id = section.entries()[at].id;
        if (m_random.chance(50))
            entry.highlights = section.entries()[at].highlights;
        QVERIFY(section.replace(at, entry));
    }

    RandomPerson m_random;
};

Person named(const QString& english, const QString& chinese)
{
    Person person;
    person.name = LocalizedText::of(english, chinese);
    return person;
}

Entry withTitle(const Section& section, const QString& title)
{
    Entry entry = section.newEntry();
    std::get<ExperienceDetails>(entry.details).title = LocalizedText::shared(title);
    return entry;
}

/// A person with one section of two entries.
Person withTwoEntries()
{
    Person person = named(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    Section section(SectionKind::Project);
    for (const QString& title : {QStringLiteral("First"), QStringLiteral("Second")}) {
        if (!section.append(withTitle(section, title)))
            qFatal("a project takes projects");
    }
    person.sections += section;
    return person;
}

Person withoutEntry(Person person, int entry)
{
    person.sections[0].take(entry);
    return person;
}

Person withRenamedEntry(Person person, int at, const QString& title)
{
    Entry entry = person.sections[0].entries()[at];
    std::get<ExperienceDetails>(entry.details).title = LocalizedText::shared(title);
    if (!person.sections[0].replace(at, entry))
        qFatal("an entry replaces itself");
    return person;
}

} // namespace

class PersonRepositoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void loadsWhatWasInserted();
    void keepsExtraFieldsNamedLikeOurs();
    void loadsWhatWasUpdated();
    void undoesAnyEdit();
    void countsTexts();
    void countsTextsOfConcurrentWrites();
    void rejectsStaleWritesCompletely();
    void letsTwoEditorsChangeDifferentEntries();
    void updatesOneEntry();
    void revivesARemovedEntry();
    void movesToTrashAndBack();
    void reinsertsTrashedPerson();
    void refusesIdsThatAreTaken();
    void recoversFromAStatementThatFailed();
    void reportsMissingPeopleAndEntries();
    void rejectsWritesAfterMigration();

private:
    PersonRepository repository() const { return PersonRepository(*m_database); }

    test::TestStores m_stores;
    std::unique_ptr<Database> m_database;
};

void PersonRepositoryTest::init()
{
    m_database.reset();
    REQUIRE_TEST_STORES(m_stores);
    auto database = Database::open(m_stores.newAddress());
    QVERIFY(database);
    m_database = std::move(*database);
}

void PersonRepositoryTest::loadsWhatWasInserted()
{
    for (quint32 seed = 0; seed < 100; ++seed) {
        const Person person = RandomPerson(seed).person();
        const auto revisions = repository().insert(person);
        QVERIFY(revisions);
        const auto loaded = repository().load(person.id);
        QVERIFY2(loaded && loaded->person == person, qPrintable(QStringLiteral("seed %1").arg(seed)));
        QCOMPARE(loaded->revisions == *revisions, true);
    }
}

void PersonRepositoryTest::keepsExtraFieldsNamedLikeOurs()
{
    const QJsonObject extra{{QStringLiteral("title"), 7},
                            {QStringLiteral("id"), QStringLiteral("x")},
                            {QStringLiteral("highlights"), QStringLiteral("none")},
                            {QStringLiteral("photo"), true}};
    Person person = withTwoEntries();
    person.extra = extra;
    person.sections[0].extra = extra;
    Entry entry = person.sections[0].newEntry();
    entry.extra = extra;
    QVERIFY(person.sections[0].append(entry));
    QVERIFY(repository().insert(person));
    const auto loaded = repository().load(person.id);
    QVERIFY(loaded);
    QVERIFY(loaded->person == person);
}

void PersonRepositoryTest::loadsWhatWasUpdated()
{
    for (quint32 seed = 0; seed < 60; ++seed) {
        Person person = RandomPerson(seed).person();
        auto revisions = repository().insert(person);
        RandomEdit edit(seed);
        for (int round = 0; round < 8; ++round) {
            Person edited = person;
            edit.apply(edited);
            revisions = repository().update(person, edited, *revisions);
            QVERIFY2(revisions, qPrintable(QStringLiteral("seed %1 round %2").arg(seed).arg(round)));
            person = edited;
            const auto loaded = repository().load(person.id);
            QVERIFY2(loaded && loaded->person == person,
                     qPrintable(QStringLiteral("seed %1 round %2").arg(seed).arg(round)));
            QCOMPARE(loaded->revisions == *revisions, true);
        }
    }
}

void PersonRepositoryTest::undoesAnyEdit()
{
    for (quint32 seed = 0; seed < 60; ++seed) {
        const Person person = RandomPerson(seed).person();
        auto revisions = repository().insert(person);
        Person edited = person;
        RandomEdit(seed + 1000).apply(edited);
        for (int round = 0; round < 2; ++round) {
            revisions = repository().update(person, edited, *revisions);
            QVERIFY(revisions);
            revisions = repository().update(edited, person, *revisions);
            QVERIFY(revisions);
            QVERIFY(repository().load(person.id)->person == person);
        }
    }
}

void PersonRepositoryTest::countsTexts()
{
    Person person = RandomPerson(3).person();
    auto revisions = repository().insert(person);
    RandomEdit edit(3);
    for (int round = 0; round < 30; ++round) {
        const TextCounts counts = countTexts(person);
        // The list of people counts the same missing texts as the checks.
        for (Language language : allLanguages) {
            const QList<Problem> problems = checkRecord(person, *PartialDate::create(2026));
            QCOMPARE(std::count_if(problems.begin(), problems.end(),
                                   [&](const Problem& problem) {
                                       return problem.kind == Problem::Kind::Missing && problem.language == language;
                                   }),
                     counts.missing[indexOf(language)]);
        }
        const PersonSummary summary = repository().list()->front();
        QCOMPARE(summary.texts, counts.texts);
        for (Language language : allLanguages)
            QCOMPARE(summary.missing[indexOf(language)], counts.missing[indexOf(language)]);
        Person edited = person;
        edit.apply(edited);
        revisions = repository().update(person, edited, *revisions);
        QVERIFY(revisions);
        person = edited;
    }
}

/// Two writers of one record, each knowing only the version they read: the counts match the merged record.
void PersonRepositoryTest::countsTextsOfConcurrentWrites()
{
    int together = 0;
    for (quint32 seed = 0; seed < 30; ++seed) {
        const Person start = RandomPerson(seed).person();
        QVERIFY(repository().insert(start));
        std::array<StoredPerson, 2> views{*repository().load(start.id), *repository().load(start.id)};
        RandomEdit edit(seed);
        for (int round = 0; round < 12; ++round) {
            StoredPerson& mine = views[round % 2];
            Person after = mine.person;
            edit.apply(after);
            const auto written = repository().update(mine.person, after, mine.revisions);
            const auto now = repository().load(start.id);
            QVERIFY(now);
            together += written && !(now->person == after) ? 1 : 0;
            mine = written ? StoredPerson{after, *written} : *now;
            const PersonSummary summary = repository().summaries({start.id})->front();
            const TextCounts counts = countTexts(now->person);
            QCOMPARE(summary.texts, counts.texts);
            for (Language language : allLanguages)
                QCOMPARE(summary.missing[indexOf(language)], counts.missing[indexOf(language)]);
        }
    }
    QVERIFY2(together > 10, qPrintable(QString::number(together)));
}

void PersonRepositoryTest::rejectsStaleWritesCompletely()
{
    const Person start = withTwoEntries();
    const PersonRevisions read = *repository().insert(start);
    const Person theirs = withRenamedEntry(start, 0, QStringLiteral("Theirs"));
    QVERIFY(repository().update(start, theirs, read));

    Person mine = withRenamedEntry(start, 0, QStringLiteral("Mine"));
    mine.notes = QStringLiteral("also changed");
    const auto refused = repository().update(start, mine, read);
    QVERIFY(!refused);
    QCOMPARE(refused.error(), (Error{ErrorCode::RevisionStale,
                                     {QStringLiteral("entry"), start.sections[0].entries()[0].id.toString()}}));
    QVERIFY(repository().load(start.id)->person == theirs);

    QVERIFY(!repository().update(start, withoutEntry(start, 0), read));
    QVERIFY(repository().load(start.id)->person == theirs);
}

void PersonRepositoryTest::letsTwoEditorsChangeDifferentEntries()
{
    const Person start = withTwoEntries();
    const PersonRevisions read = *repository().insert(start);
    QVERIFY(repository().update(start, withRenamedEntry(start, 0, QStringLiteral("Theirs")), read));
    QVERIFY(repository().update(start, withRenamedEntry(start, 1, QStringLiteral("Mine")), read));
    const Person both =
        withRenamedEntry(withRenamedEntry(start, 0, QStringLiteral("Theirs")), 1, QStringLiteral("Mine"));
    QVERIFY(repository().load(start.id)->person == both);

    const auto removed = repository().update(both, withoutEntry(both, 1), repository().load(start.id)->revisions);
    QVERIFY(removed);
    const auto late = repository().update(both, withRenamedEntry(both, 1, QStringLiteral("Late")), read);
    QVERIFY(!late);
    QCOMPARE(late.error().code, ErrorCode::RevisionStale);
}

void PersonRepositoryTest::updatesOneEntry()
{
    const Person person = withTwoEntries();
    QVERIFY(repository().insert(person));
    const Person renamed = withRenamedEntry(person, 1, QStringLiteral("Renamed"));
    const Entry entry = renamed.sections[0].entries()[1];
    QCOMPARE(*repository().updateEntry(person.id, entry, 1), 2);
    QVERIFY(*repository().loadEntry(entry.id) == entry);
    QVERIFY(repository().load(person.id)->person == renamed);

    const auto stale = repository().updateEntry(person.id, entry, 1);
    QVERIFY(!stale);
    QCOMPARE(stale.error().code, ErrorCode::RevisionStale);
    Entry other = entry;
    other.details = GeneralDetails{};
    QCOMPARE(repository().updateEntry(person.id, other, 2).error().code, ErrorCode::ValueInvalid);
    QCOMPARE(repository().updateEntry(PersonId(), entry, 2).error().code, ErrorCode::EntryNotFound);
}

void PersonRepositoryTest::revivesARemovedEntry()
{
    const Person person = withTwoEntries();
    const PersonRevisions first = *repository().insert(person);
    const EntryId id = person.sections[0].entries()[0].id;
    const auto removed = repository().update(person, withoutEntry(person, 0), first);
    QVERIFY(removed);
    QVERIFY(!removed->entries.contains(id));
    QCOMPARE(repository().loadEntry(id).error().code, ErrorCode::EntryNotFound);
    const auto back = repository().update(withoutEntry(person, 0), person, *removed);
    QVERIFY(back);
    QVERIFY(back->entries.value(id) > first.entries.value(id));
    QVERIFY(repository().load(person.id)->person == person);
}

void PersonRepositoryTest::movesToTrashAndBack()
{
    const Person person = RandomPerson(8).person();
    const PersonRevisions revisions = *repository().insert(person);
    QVERIFY(repository().moveToTrash(person.id));
    QVERIFY(repository().list()->isEmpty());
    QCOMPARE(repository().load(person.id).error().code, ErrorCode::PersonNotFound);
    Person edited = person;
    edited.notes += u'x';
    QCOMPARE(repository().update(person, edited, revisions).error().code, ErrorCode::PersonNotFound);
    QCOMPARE(repository().moveToTrash(person.id).error().code, ErrorCode::PersonNotFound);
    QVERIFY(repository().restoreFromTrash(person.id));
    QVERIFY(repository().load(person.id)->person == person);
    QVERIFY(repository().update(person, edited, revisions));
    QCOMPARE(repository().restoreFromTrash(person.id).error().code, ErrorCode::PersonNotFound);
}

void PersonRepositoryTest::reinsertsTrashedPerson()
{
    const Person person = RandomPerson(9).person();
    QVERIFY(repository().insert(person));
    QVERIFY(repository().moveToTrash(person.id));
    Person edited = person;
    RandomEdit(9).apply(edited);
    const auto revisions = repository().insert(edited);
    QVERIFY(revisions);
    QVERIFY(repository().load(person.id)->person == edited);
    QVERIFY(repository().load(person.id)->revisions == *revisions);
}

void PersonRepositoryTest::refusesIdsThatAreTaken()
{
    const Person person = withTwoEntries();
    QVERIFY(repository().insert(person));
    QCOMPARE(repository().insert(person).error(),
             (Error{ErrorCode::ValueInvalid, {QStringLiteral("id"), person.id.toString()}}));
    Person copy = person;
    copy.id = PersonId();
    QCOMPARE(repository().insert(copy).error().code, ErrorCode::ValueInvalid);
    QCOMPARE(repository().list()->size(), 1);
}

void PersonRepositoryTest::reportsMissingPeopleAndEntries()
{
    const PersonId nobody;
    const Error missing{ErrorCode::PersonNotFound, {nobody.toString()}};
    QCOMPARE(repository().load(nobody).error(), missing);
    QCOMPARE(repository().moveToTrash(nobody).error(), missing);
    QCOMPARE(repository().restoreFromTrash(nobody).error(), missing);
    const EntryId nothing;
    QCOMPARE(repository().loadEntry(nothing).error(), (Error{ErrorCode::EntryNotFound, {nothing.toString()}}));
}

/// A newer program migrated the store while it was open: writing here would omit data required by the new schema.
void PersonRepositoryTest::rejectsWritesAfterMigration()
{
    test::RandomPerson random(1);
    const Person person = random.person();
    const Person trashed = random.person();
    PersonRepository people = repository();
    const PersonRevisions revisions = *people.insert(person);
    QVERIFY(people.insert(trashed));
    QVERIFY(people.moveToTrash(trashed.id));
    const int newest = newestSchemaVersion(dialectOf(m_database->connection()).migrations());
    Statements newer = statementsFor(*m_database, QStringLiteral("migrate"));
    for (const QString& sql : newer.dialect().setSchemaVersion(newest + 1))
        newer.command(sql);
    QVERIFY(!newer.failed());

    Person after = person;
    after.notes += QStringLiteral("more");
    GlossaryRepository glossary(*m_database);
    const Error error = people.update(person, after, revisions).error();
    QCOMPARE(error.code, ErrorCode::DatabaseRenewed);
    QCOMPARE(error.parameters, (QStringList{m_database->path(), QString::number(newest + 1), QString::number(newest)}));
    QCOMPARE(people.insert(random.person()).error().code, ErrorCode::DatabaseRenewed);
    QCOMPARE(people.moveToTrash(person.id).error().code, ErrorCode::DatabaseRenewed);
    QCOMPARE(people.restoreFromTrash(trashed.id).error().code, ErrorCode::DatabaseRenewed);
    QCOMPARE(HistoryRepository(*m_database).emptyTrash().error().code, ErrorCode::DatabaseRenewed);
    QCOMPARE(glossary.add({Term::of(QStringLiteral("Term"), QStringLiteral("词"))}).error().code,
             ErrorCode::DatabaseRenewed);
    // The stored content can still be shown, unchanged.
    QVERIFY(people.load(person.id)->person == person);
    QCOMPARE(people.list()->size(), 1);
    QCOMPARE(HistoryRepository(*m_database).trashedPeople()->size(), 1);
}

/// A statement that failed to prepare is prepared again.
void PersonRepositoryTest::recoversFromAStatementThatFailed()
{
    const Person person = named(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    QVERIFY(repository().insert(person));
    const auto rename = [&](const char* from, const char* to) {
        Statements statements = statementsFor(*m_database, {});
        statements.command(
            QStringLiteral("ALTER TABLE %1 RENAME TO %2").arg(QString::fromLatin1(from), QString::fromLatin1(to)));
        return !statements.failed();
    };
    QVERIFY(rename("missing_text", "elsewhere"));
    QVERIFY(!repository().summaries({person.id}));
    QVERIFY(!repository().summaries({person.id}));
    QVERIFY(rename("elsewhere", "missing_text"));
    QVERIFY(repository().summaries({person.id}));
}

DUOVITA_TEST(PersonRepositoryTest)
#include "tst_personrepository.moc"
