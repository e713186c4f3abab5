#include "core/filing/filing.h"
#include "core/storage/database.h"
#include "core/storage/dialect.h"
#include "core/storage/personrepository.h"
#include "tests/support/shortvalues.h"

#include <QTemporaryDir>
#include <QTest>

using namespace duovita;
using namespace duovita::test;

/// A document on its way into a store that knows things already.
class FilingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pairsInstitutionsThatOthersHave_data();
    void pairsInstitutionsThatOthersHave();
    void asksNothingOfAnEmptyStore();
    void takesImportsBack();
    void leavesWhatOthersChangedSince();
    void saysThatTheRecordIsDamaged();
    void changesNobodyForAGuessedName();
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

void FilingTest::pairsInstitutionsThatOthersHave_data()
{
    QTest::addColumn<LocalizedText>("known");
    QTest::addColumn<int>("entries");
    QTest::newRow("known") << both("Dongshan University", "东山大学") << 2;
    QTest::newRow("of another place") << both("Dongshan College", "东山学院") << 3;
    QTest::newRow("in one language only") << chinese("东山大学") << 3;
}

/// Undated, and fewer than the record has: nothing but the name can tell which of them it is.
void FilingTest::pairsInstitutionsThatOthersHave()
{
    QFETCH(LocalizedText, known);
    QFETCH(int, entries);
    const QTemporaryDir folder;
    const auto database = Database::open(folder.filePath(QStringLiteral("cv.db")));
    QVERIFY(database);
    PersonRepository repository(**database);
    const Person record =
        personWith(both("Zhang San", "张三"), {english("Qinghe University"), english("Dongshan University")});
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

void FilingTest::asksNothingOfAnEmptyStore()
{
    const QTemporaryDir folder;
    const auto database = Database::open(folder.filePath(QStringLiteral("cv.db")));
    QVERIFY(database);
    const auto terms = termsForPairing(**database, personWith(chinese("张三"), {chinese("东山大学")}));
    QVERIFY(terms);
    QVERIFY(terms->isEmpty());
}

void FilingTest::takesImportsBack()
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
    QVERIFY(takeBack(path, stored));
    QCOMPARE(repository.load(record.id)->person, record);
    QCOMPARE(repository.load(added->person).error().code, ErrorCode::PersonNotFound);
    QVERIFY(bringForth(path, stored));
    QCOMPARE(repository.load(record.id)->person, joined);
    QCOMPARE(repository.load(added->person)->person, other.person);
    // Back and forth as often as anybody likes.
    QVERIFY(takeBack(path, stored));
    QCOMPARE(repository.load(record.id)->person, record);
    QVERIFY(repository.restoreFromTrash(added->person));
    QVERIFY(!bringForth(path, stored)); // somebody else has brought it back already
}

/// What another window or another user wrote between the import and its taking back.
void FilingTest::leavesWhatOthersChangedSince()
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
    QVERIFY(takeBack(path, {*done}));
    const Person after = repository.load(record.id)->person;
    QCOMPARE(after.headline, english("Engineer"));
    const QList<Entry>& studies = after.sections.front().entries();
    QCOMPARE(studies.size(), 2); // the one imported and untouched has gone
    QCOMPARE(studies.back(), rewritten);
}

/// A record that cannot be read is none that is not there: nothing is put beside it.
void FilingTest::saysThatTheRecordIsDamaged()
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

/// A name that was only guessed makes nobody the same person; a mail address does.
void FilingTest::changesNobodyForAGuessedName()
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

QTEST_GUILESS_MAIN(FilingTest)
#include "tst_filing.moc"
