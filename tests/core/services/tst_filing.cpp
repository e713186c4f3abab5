#include "core/content/cvcontent.h"
#include "core/services/documentnaming.h"
#include "core/services/filing.h"
#include "core/storage/database.h"
#include "core/storage/dialect.h"
#include "core/storage/personrepository.h"
#include "tests/support/shortvalues.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace duovita;
using namespace duovita::test;

/// Importing documents into a store with existing data.
class FilingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pairsInstitutionsByOtherRecords_data();
    void pairsInstitutionsByOtherRecords();
    void findsNoTermsInAnEmptyStore();
    void undoesImports();
    void completesAPartialUndo();
    void undoKeepsLaterChanges();
    void reportsDamagedRecord();
    void guessedNamesIdentifyNobody();
    void matchesDocumentToPerson_data();
    void matchesDocumentToPerson();
    void prefersTheNamesakeWithTheSameAddress();
    void isFastAmongThousandsOfPeople();
    void infersNameFromOtherDocuments();
    void infersOwnerOfBibliography();
    void mergesTwoPeople();
    void keepsContentOfEachCv();
    void keepsTheTextsOfEachCv();
    void keepsSectionsHidden();
    void rejectsMergeOfChangedRecords();
    void storesDocumentsAtomically();
};

namespace {

Entry studyAt(const LocalizedText& institution)
{
    Entry entry = Section(SectionKind::Education).newEntry();
    std::get<EducationDetails>(entry.details).institution = institution;
    return entry;
}

Person personWith(const LocalizedText& name, const QList<LocalizedText>& institutions)
{
    Person person;
    person.name = name;
    Section section(SectionKind::Education);
    for (const LocalizedText& institution : institutions)
        static_cast<void>(section.append(studyAt(institution)));
    person.sections = {section};
    return person;
}

} // namespace

void FilingTest::pairsInstitutionsByOtherRecords_data()
{
    QTest::addColumn<LocalizedText>("known");
    QTest::addColumn<int>("entries");
    QTest::newRow("known") << both("Eastmount University", "东山大学") << 2;
    QTest::newRow("of another place") << both("Eastmount College", "东山学院") << 3;
    QTest::newRow("in one language only") << chinese("东山大学") << 3;
}

/// Undated, fewer than in the record, and with a name that is no reading of the other: only other records can tell.
void FilingTest::pairsInstitutionsByOtherRecords()
{
    QFETCH(LocalizedText, known);
    QFETCH(int, entries);
    const QTemporaryDir folder;
    const auto database = Database::open(folder.filePath(QStringLiteral("cv.db")));
    QVERIFY(database);
    PersonRepository repository(**database);
    const Person record =
        personWith(both("Zhang San", "张三"), {english("Qinghe University"), english("Eastmount University")});
    QVERIFY(repository.insert(record));
    QVERIFY(repository.insert(personWith(both("Li Si", "李四"), {known})));
    ImportDraft draft;
    draft.person = personWith(chinese("张三"), {chinese("东山大学")});
    const auto stored = storeDraft(**database, draft, StoringOptions{});
    QVERIFY(stored);
    QCOMPARE(stored->person, record.id);
    const auto merged = repository.load(record.id);
    QVERIFY(merged);
    const QList<Entry>& studies = merged->person.sections.front().entries();
    QCOMPARE(studies.size(), entries);
    const auto& second = std::get<EducationDetails>(studies[1].details).institution;
    QCOMPARE(second.text(Language::Chinese), entries == 2 ? QStringLiteral("东山大学") : QString());
}

void FilingTest::findsNoTermsInAnEmptyStore()
{
    const QTemporaryDir folder;
    const auto database = Database::open(folder.filePath(QStringLiteral("cv.db")));
    QVERIFY(database);
    const auto terms = termsForPairing(**database, personWith(chinese("张三"), {chinese("东山大学")}));
    QVERIFY(terms);
    QVERIFY(terms->isEmpty());
}

void FilingTest::undoesImports()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("cv.db"));
    const auto database = Database::open(path);
    QVERIFY(database);
    PersonRepository repository(**database);
    const Person record = personWith(both("Zhang San", "张三"), {english("Qinghe University")});
    QVERIFY(repository.insert(record));
    QList<StoredDraft> stored;
    for (const char* institution : {"东山大学", "西山大学"}) {
        ImportDraft draft;
        draft.person = personWith(chinese("张三"), {chinese(institution)});
        const auto done = storeDraft(**database, draft, StoringOptions{});
        QVERIFY(done && done->change && !done->added);
        stored += *done;
    }
    ImportDraft other;
    other.person = personWith(chinese("李四"), {});
    const auto added = storeDraft(**database, other, StoringOptions{});
    QVERIFY(added && added->added && !added->change);
    stored += *added;
    const Person joined = repository.load(record.id)->person;
    QVERIFY(undoImports(path, stored));
    QCOMPARE(repository.load(record.id)->person, record);
    QCOMPARE(repository.load(added->person).error().code, ErrorCode::PersonNotFound);
    QVERIFY(redoImports(path, stored));
    QCOMPARE(repository.load(record.id)->person, joined);
    QCOMPARE(repository.load(added->person)->person, other.person);
    // Undo and redo can be repeated.
    QVERIFY(undoImports(path, stored));
    QCOMPARE(repository.load(record.id)->person, record);
    QVERIFY(repository.restoreFromTrash(added->person));
    QVERIFY(redoImports(path, stored)); // already restored by another program
    QCOMPARE(repository.load(record.id)->person, joined);
}

/// A failed attempt and a second one: parts already done do not matter.
void FilingTest::completesAPartialUndo()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("cv.db"));
    const auto database = Database::open(path);
    QVERIFY(database);
    PersonRepository repository(**database);
    const Person record = personWith(both("Zhang San", "张三"), {english("Qinghe University")});
    QVERIFY(repository.insert(record));
    const auto store = [&](const Person& document) {
        ImportDraft draft;
        draft.person = document;
        return storeDraft(**database, draft, StoringOptions{});
    };
    const auto joined = store(personWith(chinese("张三"), {chinese("东山大学")}));
    const auto added = store(personWith(chinese("李四"), {}));
    const auto completed = store(personWith(chinese("李四"), {chinese("西山大学")}));
    QVERIFY(joined->change && added->added && completed->change);
    QCOMPARE(completed->person, added->person);
    const QList<StoredDraft> stored{*joined, *added, *completed};
    const Person both = repository.load(record.id)->person;
    const Person full = repository.load(added->person)->person;
    QVERIFY(repository.moveToTrash(record.id)); // makes the last step fail
    QCOMPARE(undoImports(path, stored).error().code, ErrorCode::PersonNotFound);
    QVERIFY(repository.restoreFromTrash(record.id));
    QVERIFY(undoImports(path, stored));
    QCOMPARE(repository.load(record.id)->person, record);
    QVERIFY(!repository.load(added->person));
    QVERIFY(undoImports(path, stored));
    const QList<StoredDraft> recordLast{*added, *completed, *joined};
    QVERIFY(repository.moveToTrash(record.id));
    QCOMPARE(redoImports(path, recordLast).error().code, ErrorCode::PersonNotFound);
    QVERIFY(repository.restoreFromTrash(record.id));
    QVERIFY(redoImports(path, recordLast));
    QCOMPARE(repository.load(record.id)->person, both);
    QCOMPARE(repository.load(added->person)->person, full);
}

/// Changes that another window or user made between the import and its undo.
void FilingTest::undoKeepsLaterChanges()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("cv.db"));
    const auto database = Database::open(path);
    QVERIFY(database);
    PersonRepository repository(**database);
    const Person record = personWith(both("Zhang San", "张三"), {english("Qinghe University")});
    QVERIFY(repository.insert(record));
    ImportDraft draft;
    draft.person = personWith(chinese("张三"), {chinese("东山大学"), chinese("西山大学")});
    const auto done = storeDraft(**database, draft, StoringOptions{});
    QVERIFY(done);
    const auto stored = repository.load(record.id);
    Person edited = stored->person;
    edited.headline = english("Engineer");
    Entry rewritten = edited.sections.front().entries().back();
    std::get<EducationDetails>(rewritten.details).institution = both("Xishan University", "西山大学");
    QVERIFY(edited.sections.front().replace(edited.sections.front().entries().size() - 1, rewritten));
    QVERIFY(repository.update(stored->person, edited, stored->revisions));
    QVERIFY(undoImports(path, {*done}));
    const Person after = repository.load(record.id)->person;
    QCOMPARE(after.headline, english("Engineer"));
    const QList<Entry>& studies = after.sections.front().entries();
    QCOMPARE(studies.size(), 2); // the imported, unchanged one is removed
    QCOMPARE(studies.back(), rewritten);
}

/// An unreadable record is not treated as missing: no duplicate is created.
void FilingTest::reportsDamagedRecord()
{
    const QTemporaryDir folder;
    const auto database = Database::open(folder.filePath(QStringLiteral("cv.db")));
    QVERIFY(database);
    ImportDraft draft;
    draft.person = personWith(both("Zhang San", "张三"), {english("Qinghe University")});
    QVERIFY(storeDraft(**database, draft, StoringOptions{}));
    Statements statements = statementsFor(**database, {});
    statements.command(QStringLiteral("UPDATE entry SET row_digest = row_digest + 1"));
    QVERIFY(!statements.failed());
    draft.person.name = both("Li Si", "李四");
    QCOMPARE(storeDraft(**database, draft, StoringOptions{}).error().code, ErrorCode::DatabaseDamaged);
}

/// A guessed name does not identify a person; a mail address does.
void FilingTest::guessedNamesIdentifyNobody()
{
    const QTemporaryDir folder;
    const auto database = Database::open(folder.filePath(QStringLiteral("cv.db")));
    QVERIFY(database);
    PersonRepository repository(**database);
    Person record = personWith(english("Zhang San"), {english("Qinghe University")});
    record.contacts += Contact{ContactKind::Email, LocalizedText::shared(QStringLiteral("san@example.org")), {}, true};
    QVERIFY(repository.insert(record));
    ImportDraft draft;
    draft.isNameGuessed = true;
    draft.person = personWith(english("Zhang San"), {english("Dongshan University")});
    const auto apart = storeDraft(**database, draft, StoringOptions{});
    QVERIFY(apart);
    QVERIFY(apart->added);
    QVERIFY(repository.load(record.id)->person == record);
    QCOMPARE(apart->notes.front().kind, ImportNote::Kind::SecondRecord);
    draft.person = personWith(english("Li Si"), {english("Dongshan University")});
    draft.person.contacts = record.contacts;
    const auto joined = storeDraft(**database, draft, StoringOptions{});
    QVERIFY(joined);
    QCOMPARE(joined->person, record.id);
    draft.person = personWith(english("Wang Wu"), {english("Xishan University")});
    draft.person.contacts = record.contacts;
    draft.isNameGuessed = false;
    const auto other = storeDraft(**database, draft, StoringOptions{});
    QVERIFY(other);
    QVERIFY(other->added);
}

namespace {

Contact contact(ContactKind kind, const QByteArray& value)
{
    return {kind, LocalizedText::shared(QString::fromUtf8(value)), {}, true};
}

Entry work(const QByteArray& title, const QByteArray& doi = {})
{
    Entry entry = Section(SectionKind::Publication).newEntry();
    auto& details = std::get<PublicationDetails>(entry.details);
    details.title = LocalizedText::shared(QString::fromUtf8(title));
    details.doi = QString::fromUtf8(doi);
    return entry;
}

Person author(const LocalizedText& name, const QList<Entry>& works, const QList<Contact>& contacts = {})
{
    Person person;
    person.name = name;
    person.contacts = contacts;
    Section section(SectionKind::Publication);
    for (const Entry& entry : works)
        static_cast<void>(section.append(entry));
    person.sections = {section};
    return person;
}

const char* const firstTitle = "Placement of virtual functions in edge clouds";
const char* const secondTitle = "Gradient scheduling with aggregation in networks";

} // namespace

void FilingTest::matchesDocumentToPerson_data()
{
    using Grade = PersonMatch::Grade;
    using Reason = SamePersonReason;
    QTest::addColumn<Person>("record");
    QTest::addColumn<Person>("document");
    QTest::addColumn<QStringList>("reasons");
    QTest::addColumn<int>("grade");
    const auto row = [](const char* tag, const Person& record, const Person& document, const QList<Reason>& reasons,
                        Grade grade) {
        QTest::newRow(tag) << record << document << namesOf(reasons) << static_cast<int>(grade);
    };
    const Contact mail = contact(ContactKind::Email, "san@example.org");
    const auto works = [] { return QList<Entry>{work(firstTitle), work(secondTitle)}; };
    row("mail", author(english("San Zhang"), {}, {mail}),
        author(chinese("张三"), {}, {contact(ContactKind::Email, "San@Example.org")}), {Reason::Mail, Reason::NameRead},
        Grade::Sure);
    row("mail, names in two scripts", author(english("Yutong Lin"), {}, {mail}), author(chinese("王小明"), {}, {mail}),
        {Reason::Mail}, Grade::Sure);
    row("mail of somebody else", author(english("San Zhang"), {}, {mail}), author(english("Si Li"), {}, {mail}),
        {Reason::Mail}, Grade::Possible);
    row("telephone", author(english("San Zhang"), {}, {contact(ContactKind::Phone, "(+86) 138-0013-8000")}),
        author(chinese("张三"), {}, {contact(ContactKind::Phone, "13800138000")}), {Reason::Phone, Reason::NameRead},
        Grade::Sure);
    row("telephone, the other way", author(english("San Zhang"), {}, {contact(ContactKind::Phone, "+8613800138000")}),
        author(chinese("张三"), {}, {contact(ContactKind::Phone, "138 0013 8000")}), {Reason::Phone, Reason::NameRead},
        Grade::Sure);
    row("telephone alone", author(english("Yutong Lin"), {}, {contact(ContactKind::Phone, "13800138000")}),
        author(chinese("王小明"), {}, {contact(ContactKind::Phone, "13800138000")}), {Reason::Phone}, Grade::Likely);
    row("ORCID",
        author(english("San Zhang"), {}, {contact(ContactKind::Orcid, "https://orcid.org/0000-0002-1825-0097")}),
        author(chinese("张三"), {}, {contact(ContactKind::Orcid, "0000-0002-1825-0097")}),
        {Reason::Account, Reason::NameRead}, Grade::Sure);
    row("GitHub", author(english("San Zhang"), {}, {contact(ContactKind::GitHub, "github.com/sanz")}),
        author(chinese("张三"), {}, {contact(ContactKind::GitHub, "https://github.com/sanz/")}),
        {Reason::Account, Reason::NameRead}, Grade::Sure);
    row("works, and the name read", author(chinese("张三"), works()), author(english("San Zhang"), works()),
        {Reason::Works, Reason::NameRead}, Grade::Sure);
    row("one work by its DOI", author(chinese("张三"), {work(firstTitle, "10.1234/ab.5")}),
        author(english("San Zhang"), {work(firstTitle, "10.1234/AB.5")}), {Reason::Works, Reason::NameRead},
        Grade::Sure);
    row("one work", author(chinese("张三"), {work(firstTitle)}), author(english("San Zhang"), {work(firstTitle)}),
        {Reason::Works, Reason::NameRead}, Grade::Likely);
    row("works of a co-author", author(chinese("李四"), works()), author(english("San Zhang"), works()),
        {Reason::Works}, Grade::Possible);
    row("name", author(english("San Zhang"), {}), author(english("san  Zhang"), {}), {Reason::Name}, Grade::Sure);
    row("name read", author(chinese("张三"), {}), author(english("San Zhang"), {}), {Reason::NameRead}, Grade::Likely);
    row("name read, family first", author(chinese("张三丰"), {}), author(english("Zhang Sanfeng"), {}),
        {Reason::NameRead}, Grade::Likely);
    row("name in pinyin there", author(english("Xiao-Ming Wang"), {}), author(chinese("王小明"), {}),
        {Reason::NameRead}, Grade::Likely);
    row("name of two characters' family", author(english("Ming Ouyang"), {}), author(chinese("欧阳明"), {}),
        {Reason::NameRead}, Grade::Likely);
    row("name in the other order", author(english("San Zhang"), {}), author(english("Zhang San"), {}),
        {Reason::NameWritten}, Grade::Likely);
    row("another name", author(english("San Zhang"), {}), author(english("Si Li"), {}), {}, Grade::Possible);
    row("one name of two that differ", author(both("Wei Wang", "王伟"), {}), author(both("Wei Wang", "王维"), {}), {},
        Grade::Possible);
}

void FilingTest::matchesDocumentToPerson()
{
    QFETCH(Person, record);
    QFETCH(Person, document);
    QFETCH(QStringList, reasons);
    QFETCH(int, grade);
    const QTemporaryDir folder;
    const auto database = Database::open(folder.filePath(QStringLiteral("cv.db")));
    QVERIFY(database);
    PersonRepository repository(**database);
    QVERIFY(repository.insert(record));
    QVERIFY(repository.insert(personWith(english("Wu Wang"), {english("Qinghe University")})));
    const auto matches = matchingPeople(repository, document, false);
    QVERIFY(matches);
    if (reasons.isEmpty()) {
        QVERIFY(matches->isEmpty());
        return;
    }
    QCOMPARE(matches->size(), 1);
    QCOMPARE(matches->front().person, record.id);
    QCOMPARE(namesOf(matches->front().reasons), reasons);
    QCOMPARE(static_cast<int>(matches->front().grade), grade);
    // Without instructions, it is merged if that is certain, and reported otherwise.
    ImportDraft draft;
    draft.person = document;
    const auto stored = storeDraft(**database, draft, StoringOptions{});
    QVERIFY(stored);
    QCOMPARE(stored->person == record.id, matches->front().grade == PersonMatch::Grade::Sure);
    QCOMPARE(stored->match.has_value(), matches->front().grade == PersonMatch::Grade::Sure);
    const bool doubted = stored->added && reasons != QStringList{QStringLiteral("works")};
    QCOMPARE(stored->mayBe.size(), doubted ? 1 : 0);
}

/// Previously, a third person was created although one of the two had this address.
void FilingTest::prefersTheNamesakeWithTheSameAddress()
{
    const QTemporaryDir folder;
    const auto database = Database::open(folder.filePath(QStringLiteral("cv.db")));
    QVERIFY(database);
    PersonRepository repository(**database);
    const Contact mail = contact(ContactKind::Email, "san@example.org");
    const Person first = author(english("San Zhang"), {});
    const Person second = author(english("San Zhang"), {}, {mail});
    for (const Person& person : {first, second})
        QVERIFY(repository.insert(person));
    ImportDraft draft;
    draft.person = author(english("San Zhang"), {work(firstTitle)}, {mail});
    QCOMPARE(storeDraft(**database, draft, StoringOptions{})->person, second.id);
    // With only the name, it matches neither; both are reported.
    draft.person = author(english("San Zhang"), {});
    const auto apart = storeDraft(**database, draft, StoringOptions{});
    QVERIFY(apart->added);
    QCOMPARE(apart->mayBe.size(), 2);
}

void FilingTest::isFastAmongThousandsOfPeople()
{
    const QTemporaryDir folder;
    const auto database = Database::open(folder.filePath(QStringLiteral("cv.db")));
    QVERIFY(database);
    PersonRepository repository(**database);
    constexpr int people = 2000;
    for (int i = 0; i < people; ++i) {
        const QByteArray given = "Name" + QByteArray::number(i);
        const LocalizedText name =
            LocalizedText::of(Language::English, QString::fromUtf8(given) + QStringLiteral(" Family"));
        QVERIFY(repository.insert(
            author(name, {work("Study number " + given)}, {contact(ContactKind::Email, given + "@example.org")})));
    }
    QList<Entry> works;
    for (int i = 0; i < 40; ++i)
        works += work("A study of sampling in place " + QByteArray::number(i));
    const Person document = author(chinese("张三"), works, {contact(ContactKind::Email, "name7@example.org")});
    QElapsedTimer timer;
    timer.start();
    const auto matches = matchingPeople(repository, document, false);
    QVERIFY(matches && matches->size() == 1);
    qInfo("%lld ms among %d people", timer.elapsed(), people);
    QVERIFY(timer.elapsed() < 2000);
}

void FilingTest::infersNameFromOtherDocuments()
{
    const QTemporaryDir folder;
    const auto write = [&](const char* name, const QByteArray& text) {
        const QString path = folder.filePath(QString::fromLatin1(name));
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? path : QString();
    };
    GuardedReading reading(QString{});
    DocumentNaming naming;
    naming.add(readDocument(
        reading, write("a.md", "# San Zhang\n\nsan@example.org\n\n## Education\n\n- **Qinghe University** 2016-2020\n"),
        {}));
    const ReadDocument nameless = readDocument(reading, write("1.md", "san@example.org\n\n## Skills\n\n- C++\n"), {});
    QVERIFY(nameless.isNameOpen());
    const auto taken = naming.namedLikeOthers(reading, nameless, {});
    QVERIFY(taken && !taken->isNameOpen());
    QCOMPARE(taken->drafts.front().person.name.text(Language::English), QStringLiteral("San Zhang"));
    const ImportNote& note = taken->drafts.front().notes.back();
    QCOMPARE(note.kind, ImportNote::Kind::NamedLikeOther);
    QCOMPARE(note.parameters.value(2), QStringLiteral("mail"));
    const ReadDocument stranger = readDocument(reading, write("2.md", "si@example.org\n\n## Skills\n\n- C++\n"), {});
    QVERIFY(stranger.isNameOpen() && !naming.namedLikeOthers(reading, stranger, {}));
}

/// A bibliography with works of another document in the import belongs to that document's person.
void FilingTest::infersOwnerOfBibliography()
{
    const QTemporaryDir folder;
    const auto write = [&](const char* name, const QByteArray& text) {
        const QString path = folder.filePath(QString::fromLatin1(name));
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? path : QString();
    };
    GuardedReading reading(QString{});
    DocumentNaming naming;
    naming.add(readDocument(reading,
                            write("cv.md", "# San Zhang\n\nsan@example.org\n\n## Publications\n\n"
                                           "- San Zhang and Si Li. Sorting Stones by Weight. In Example Conf., 2021.\n"
                                           "- San Zhang. Counting Stones in Rivers. In Sample Symp., 2022.\n"),
                            {}));
    const QString file =
        write("papers.bib", "@inproceedings{a, title={Sorting Stones by Weight}, author={Zhang, San and Li, Si}, "
                            "booktitle={Example Conf.}, year=2021}\n"
                            "@inproceedings{b, title={Counting Stones in Rivers}, author={Zhang, San}, "
                            "booktitle={Sample Symp.}, year=2022}\n");
    const ReadDocument papers = readDocument(reading, file, {});
    QVERIFY(papers.isNameOpen() && papers.drafts.front().isNameMissing);
    const auto taken = naming.namedLikeOthers(reading, papers, {});
    QVERIFY(taken && !taken->isNameOpen());
    QCOMPARE(taken->drafts.front().person.name.text(Language::English), QStringLiteral("San Zhang"));
    const ReadDocument other = readDocument(
        reading, write("other.bib", "@book{c, title={Of Birds}, author={Li, Si}, publisher={Example}, year=2001}\n"),
        {});
    QVERIFY(other.isNameOpen() && !naming.namedLikeOthers(reading, other, {}));
}

void FilingTest::mergesTwoPeople()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("cv.db"));
    const auto database = Database::open(path);
    QVERIFY(database);
    PersonRepository repository(**database);
    Person one = personWith(english("San Zhang"), {english("Tsinghua University")});
    one.tags = {QStringLiteral("lab")};
    one.notes = QStringLiteral("First note");
    Person other = personWith(both("Zhang San", "张三"), {chinese("清华大学"), chinese("东山大学")});
    other.tags = {QStringLiteral("alumni")};
    other.notes = QStringLiteral("Second note");
    other.nameVariants = {QStringLiteral("S. Zhang")};
    other.photo = Photo{QByteArray("picture"), QStringLiteral("image/png"), {}};
    Cv brief = Cv::fullCv();
    brief.name = QStringLiteral("One page");
    brief.hiddenEntries = {other.sections.front().entries().back().id};
    other.cvs += brief;
    for (const Person& person : {one, other})
        QVERIFY(repository.insert(person));
    const auto storedOne = repository.load(one.id);
    const auto storedOther = repository.load(other.id);
    MergePlan plan = planForMerging(storedOne->person, storedOther->person, {});
    const auto given = [&](qsizetype i) { return plan.document().sections.front().entries()[i].id; };
    QVERIFY(plan.join(one.sections.front().entries().front().id, given(0)));
    const auto merged = mergePeople(path, plan, storedOne->revisions, *storedOther);
    QVERIFY(merged);
    QCOMPARE(merged->person, one.id);
    QCOMPARE(merged->takenIn, std::optional(other));
    QCOMPARE(repository.load(other.id).error().code, ErrorCode::PersonNotFound);
    const Person now = repository.load(one.id)->person;
    QCOMPARE(now.sections.front().entries().size(), 2);
    QCOMPARE(now.name, both("San Zhang", "张三"));
    QCOMPARE(now.nameVariants, (QStringList{QStringLiteral("S. Zhang"), QStringLiteral("Zhang San")}));
    QCOMPARE(now.tags, (QStringList{QStringLiteral("lab"), QStringLiteral("alumni")}));
    QVERIFY(now.notes.contains(one.notes) && now.notes.contains(other.notes));
    QCOMPARE(now.photo, other.photo);
    QCOMPARE(now.cvs.size(), 2);
    QCOMPARE(now.cvs.back().name, QStringLiteral("One page"));
    // Undo and redo once more.
    QVERIFY(undoImports(path, {*merged}));
    QCOMPARE(repository.load(one.id)->person, one);
    QCOMPARE(repository.load(other.id)->person, other);
    QVERIFY(redoImports(path, {*merged}));
    QCOMPARE(repository.load(one.id)->person, now);
    QCOMPARE(repository.load(other.id).error().code, ErrorCode::PersonNotFound);
    QVERIFY(redoImports(path, {*merged})); // already done
    QCOMPARE(repository.load(one.id)->person, now);
    // Text typed into the other record meanwhile is in neither version, so that record is not moved to the trash.
    QVERIFY(undoImports(path, {*merged}));
    const auto back = repository.load(other.id);
    Person edited = back->person;
    edited.headline = english("Engineer");
    QVERIFY(repository.update(back->person, edited, back->revisions));
    const Error refused = redoImports(path, {*merged}).error();
    QCOMPARE(refused.code, ErrorCode::RevisionStale);
    QCOMPARE(refused.parameters, (QStringList{QStringLiteral("person"), other.id.toString()}));
    QCOMPARE(repository.load(one.id)->person, one);
    QCOMPARE(repository.load(other.id)->person, edited);
}

void FilingTest::keepsContentOfEachCv()
{
    const QTemporaryDir folder;
    const auto database = Database::open(folder.filePath(QStringLiteral("cv.db")));
    QVERIFY(database);
    PersonRepository repository(**database);
    Person one = personWith(english("San Zhang"), {english("Qinghe University"), english("Dongshan University")});
    Person other = personWith(english("San Zhang"), {english("Qinghe University"), english("Xishan University")});
    const auto entry = [](const Person& person, qsizetype i) { return person.sections.front().entries()[i].id; };
    Cv brief = Cv::fullCv();
    brief.name = QStringLiteral("Short");
    brief.hiddenEntries = {entry(one, 1)};
    one.cvs += brief;
    brief.id = CvId();
    brief.hiddenEntries = {entry(other, 0)};
    other.cvs += brief;
    for (const Person& person : {one, other})
        QVERIFY(repository.insert(person));
    const auto storedOne = repository.load(one.id);
    const auto storedOther = repository.load(other.id);
    MergePlan plan = planForMerging(storedOne->person, storedOther->person, {});
    const auto given = [&](qsizetype i) { return plan.document().sections.front().entries()[i].id; };
    plan.cut(given(1));
    QVERIFY(plan.join(entry(one, 0), given(0)));
    QVERIFY(mergePeople(**database, plan, storedOne->revisions, *storedOther));
    const Person merged = repository.load(one.id)->person;
    QCOMPARE(entry(merged, 1), given(1)); // where the other has it
    const QList<Cv>& cvs = merged.cvs;
    QCOMPARE(cvs.size(), 3);
    QVERIFY(cvs[0].hiddenEntries.isEmpty()); // it still shows everything
    QCOMPARE(cvs[1].hiddenEntries, (QList<EntryId>{given(1), entry(one, 1)}));
    QCOMPARE(cvs[2].name, QStringLiteral("Short 2"));
    QCOMPARE(cvs[2].hiddenEntries, (QList<EntryId>{entry(one, 0), entry(one, 1)}));
}

/// A CV's own headline and summary differ from, or are missing in, the CV of the same name: each CV still shows the
/// same texts.
void FilingTest::keepsTheTextsOfEachCv()
{
    const QTemporaryDir folder;
    const auto database = Database::open(folder.filePath(QStringLiteral("cv.db")));
    QVERIFY(database);
    PersonRepository repository(**database);
    Person one = personWith(english("San Zhang"), {english("Qinghe University")});
    Person other = personWith(english("San Zhang"), {english("Dongshan University")});
    const auto summary = [](Language language, const char* text) {
        return LocalizedRichText::of(language, RichText::fromPlain(QString::fromUtf8(text)));
    };
    // CVs with everything, under one name.
    one.cvs.front().headline = english("C developer");
    one.cvs.front().summary = summary(Language::English, "Ten years of systems.");
    other.cvs.front().headline = english("C++ developer");
    other.cvs.front().summary = summary(Language::English, "Ten years of networks.");
    // CVs of one name with different contents; only one has texts.
    Cv brief = Cv::fullCv();
    brief.name = QStringLiteral("Short");
    brief.targetPages = 1;
    one.cvs += brief;
    brief.id = CvId();
    brief.targetPages = 2;
    brief.headline = english("Advisor");
    other.cvs += brief;
    // Compatible CVs are merged.
    Cv twice = Cv::fullCv();
    twice.name = QStringLiteral("Told twice");
    twice.summary = summary(Language::English, "In short.");
    one.cvs += twice;
    twice.id = CvId();
    twice.summary = summary(Language::Chinese, "简言之。");
    other.cvs += twice;
    for (const Person& person : {one, other})
        QVERIFY(repository.insert(person));
    const auto storedOne = repository.load(one.id);
    const auto storedOther = repository.load(other.id);
    const MergePlan plan = planForMerging(storedOne->person, storedOther->person, {});
    const auto merged = mergePeople(**database, plan, storedOne->revisions, *storedOther);
    QVERIFY(merged);
    const Person now = repository.load(one.id)->person;
    QStringList names;
    for (const Cv& cv : now.cvs)
        names += cv.name;
    const QString& full = one.cvs.front().name;
    QCOMPARE(names, (QStringList{full, QStringLiteral("Short"), QStringLiteral("Told twice"),
                                 full + QStringLiteral(" 2"), QStringLiteral("Short 2")}));
    QCOMPARE(now.cvs[0].headline, one.cvs[0].headline);
    QCOMPARE(now.cvs[0].summary, one.cvs[0].summary);
    QVERIFY(now.cvs[1].headline.isEmpty());
    QCOMPARE(now.cvs[2].summary.text(Language::English), one.cvs[2].summary.text(Language::English));
    QCOMPARE(now.cvs[2].summary.text(Language::Chinese), other.cvs[2].summary.text(Language::Chinese));
    QCOMPARE(now.cvs[3].headline, other.cvs[0].headline);
    QCOMPARE(now.cvs[3].summary, other.cvs[0].summary);
    QCOMPARE(now.cvs[4].headline, other.cvs[1].headline);
    QVERIFY(now.unparsed.isEmpty()); // nothing is unplaced
}

/// A CV that omits a section also omits entries that the merge adds to it.
void FilingTest::keepsSectionsHidden()
{
    const QTemporaryDir folder;
    const auto database = Database::open(folder.filePath(QStringLiteral("cv.db")));
    QVERIFY(database);
    PersonRepository repository(**database);
    Person one = personWith(english("San Zhang"), {english("Qinghe University")});
    Person other = personWith(english("San Zhang"), {english("Dongshan University")});
    Cv brief = Cv::fullCv();
    brief.name = QStringLiteral("Without studies");
    brief.hiddenSections = {one.sections.front().id()};
    one.cvs += brief;
    for (const Person& person : {one, other})
        QVERIFY(repository.insert(person));
    const auto storedOne = repository.load(one.id);
    const auto storedOther = repository.load(other.id);
    const MergePlan plan = planForMerging(storedOne->person, storedOther->person, {});
    QVERIFY(mergePeople(**database, plan, storedOne->revisions, *storedOther));
    const Person merged = repository.load(one.id)->person;
    QCOMPARE(merged.sections.size(), 1);
    QCOMPARE(merged.sections.front().entries().size(), 2);
    const Cv& kept = merged.cvs[1];
    QCOMPARE(kept.name, QStringLiteral("Without studies"));
    QVERIFY(makeContent(merged, kept, Language::English).sections.isEmpty());
    QCOMPARE(makeContent(merged, merged.cvs[0], Language::English).sections.front().entries.size(), 2);
}

void FilingTest::rejectsMergeOfChangedRecords()
{
    const QTemporaryDir folder;
    const auto database = Database::open(folder.filePath(QStringLiteral("cv.db")));
    QVERIFY(database);
    PersonRepository repository(**database);
    const Person one = author(english("San Zhang"), {});
    const Person other = author(chinese("张三"), {});
    for (const Person& person : {one, other})
        QVERIFY(repository.insert(person));
    const auto storedOne = repository.load(one.id);
    const auto storedOther = repository.load(other.id);
    Person edited = other;
    edited.notes = QStringLiteral("Typed meanwhile");
    QVERIFY(repository.update(other, edited, storedOther->revisions));
    const auto merged = mergePeople(**database, MergePlan(one, other), storedOne->revisions, *storedOther);
    QCOMPARE(merged.error().code, ErrorCode::RevisionStale);
    QCOMPARE(repository.load(one.id)->person, one);
    QCOMPARE(repository.load(other.id)->person, edited);
}

/// A document with several people: a rejected one is rolled back alone.
void FilingTest::storesDocumentsAtomically()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("s.db"));
    const auto database = Database::open(path);
    QVERIFY(database);
    const auto draftOf = [](const char* name) {
        ImportDraft draft;
        draft.person = personWith(LocalizedText::of(QString::fromUtf8(name), {}), {});
        return draft;
    };
    const auto there = [&] { return PersonRepository(**Database::open(path)).list()->size(); }; // as seen by others
    {
        StoringTogether together(**database);
        QVERIFY(storeDraft(**database, draftOf("Zhang San"), StoringOptions{}));
        QVERIFY(storeDraft(**database, draftOf("Li Si"), StoringOptions{}));
        QCOMPARE(PersonRepository(**database).list()->size(), 2);
        QCOMPARE(there(), 0);
    }
    QCOMPARE(PersonRepository(**database).list()->size(), 0);
    const ImportDraft first = draftOf("Zhang San");
    ImportDraft refused = draftOf("Wang Wu");
    refused.person.cvs = first.person.cvs; // rejected, because the CVs belong to another person
    {
        StoringTogether together(**database);
        QVERIFY(storeDraft(**database, first, StoringOptions{}));
        QVERIFY(!storeDraft(**database, refused, StoringOptions{}));
        QVERIFY(storeDraft(**database, draftOf("Li Si"), StoringOptions{}));
        QVERIFY(together.commit());
    }
    QCOMPARE(there(), 2);
    QVERIFY(storeDraft(**database, draftOf("Zhao Liu"), StoringOptions{})); // works outside of the transaction again
    QCOMPARE(there(), 3);
}

DUOVITA_TEST(FilingTest)
#include "tst_filing.moc"
