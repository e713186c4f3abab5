#include "core/matching/mergeplan.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

using namespace duovita;

namespace {

Entry education(const QString& institution, Language language, const char* start, const char* end)
{
    EducationDetails details;
    details.institution = LocalizedText::of(language, institution);
    details.range = *DateRange::create(*PartialDate::parse(QString::fromLatin1(start)),
                                       *PartialDate::parse(QString::fromLatin1(end)));
    Entry entry;
    entry.details = details;
    return entry;
}

Person personWith(const QList<Entry>& entries)
{
    Person person;
    person.name = LocalizedText::of(Language::Chinese, QStringLiteral("张三"));
    Section section(SectionKind::Education);
    for (const Entry& entry : entries)
        static_cast<void>(section.append(entry));
    person.sections += section;
    return person;
}

struct Pair {
    Entry first = education(QStringLiteral("Tsinghua University"), Language::English, "2012-09", "2016-06");
    Entry second = education(QStringLiteral("Peking University"), Language::English, "2016-09", "2019-06");
    Entry firstZh = education(QStringLiteral("清华大学"), Language::Chinese, "2012-09", "2016-06");
    Entry secondZh = education(QStringLiteral("北京大学"), Language::Chinese, "2016-09", "2019-06");
    Person record = personWith({first, second});
    Person document = personWith({firstZh, secondZh});
};

const QList<Entry>& entriesOf(const Person& person)
{
    return person.sections.front().entries();
}

} // namespace

class MergePlanTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pairsEntriesAutomatically();
    void pairsNamesOfBothLanguages();
    void separatesAndJoinsEntries();
    void appliesChosenValue();
    void decidesSharedTextOnce();
    void addsEntriesWhereTheDocumentHasThem();
    void keepsTextsWrittenWhileChecking();
    void separatesAndJoinsHighlights();
    void omitsExcludedEntries();
    void joinsOnlyCompatibleEntries();
    void updatesAfterDocumentEdits();
    void returnsDocumentIfThereIsNoRecord();
    void agreesWithMergingDirectly();
};

void MergePlanTest::pairsEntriesAutomatically()
{
    const Pair both;
    const MergePlan plan(both.record, both.document);
    QCOMPARE(plan.partnerOf(both.firstZh.id), both.first.id);
    QCOMPARE(plan.partnerOf(both.secondZh.id), both.second.id);
    QCOMPARE(entriesOf(plan.result().person).size(), 2);
}

/// "Sample Builder" is the name in both languages.
void MergePlanTest::pairsNamesOfBothLanguages()
{
    const auto project = [](Language language, const char* title, const char* text) {
        ExperienceDetails details;
        details.title = LocalizedText::of(language, QString::fromLatin1(title));
        Entry entry;
        entry.details = details;
        Highlight highlight;
        highlight.text = LocalizedRichText::of(language, RichText::fromPlain(QString::fromUtf8(text)));
        entry.highlights = {highlight};
        return entry;
    };
    const auto personOf = [](const QList<Entry>& projects) {
        Person person;
        Section section(SectionKind::Project);
        for (const Entry& entry : projects)
            static_cast<void>(section.append(entry));
        person.sections += section;
        return person;
    };
    const Entry both = project(Language::English, "EXM & EXM Sample Builder", "Tools for EXM in SMP");
    const Entry builder = project(Language::English, "Sample Builder", "A wizard");
    const Entry builderZh = project(Language::Chinese, "Sample Builder", "面向 EXM 用户的 SMP 插件");
    const MergePlan plan(personOf({both, builder}), personOf({builderZh}));
    QCOMPARE(plan.partnerOf(builderZh.id), builder.id);
}

void MergePlanTest::separatesAndJoinsEntries()
{
    const Pair both;
    MergePlan plan(both.record, both.document);
    plan.cut(both.firstZh.id);
    QVERIFY(plan.stateOf(both.firstZh.id) == MergePlan::State::New);
    QCOMPARE(entriesOf(plan.result().person).size(), 3);

    // Joining separates previous partners of both ends.
    QVERIFY(plan.join(both.second.id, both.firstZh.id));
    QVERIFY(!plan.partnerOf(both.secondZh.id));
    const MergedRecord merged = plan.result();
    QCOMPARE(entriesOf(merged.person).size(), 3);
    const auto& joined = std::get<EducationDetails>(entriesOf(merged.person)[1].details);
    QCOMPARE(joined.institution.text(Language::English), QStringLiteral("Peking University"));
    QCOMPARE(joined.institution.text(Language::Chinese), QStringLiteral("清华大学"));
    QVERIFY(std::any_of(merged.findings.begin(), merged.findings.end(),
                        [](const MergeFinding& finding) { return finding.kind == MergeFinding::Kind::DatesDiffer; }));
}

/// Of dates and texts. Values not asked about are kept aside; answered ones are settled and do not come back.
void MergePlanTest::appliesChosenValue()
{
    Pair both;
    const auto setDates = [](Entry& entry, int month, const char* degree) {
        auto& school = std::get<EducationDetails>(entry.details);
        school.range = *DateRange::create(*PartialDate::create(2020, month), *PartialDate::create(2022, 1));
        school.area.setText(Language::English, QString::fromLatin1(degree));
    };
    setDates(both.first, 9, "Networks");
    setDates(both.firstZh, 10, "Storage");
    MergePlan plan(personWith({both.first}), personWith({both.firstZh}));
    QVERIFY(plan.join(both.first.id, both.firstZh.id));
    const auto merged = [&] { return entriesOf(plan.result().person).front(); };
    const auto school = [&] { return std::get<EducationDetails>(merged().details); };
    QList<MergeFinding> findings = plan.result().findings;
    QVERIFY(findings.size() >= 2);
    QCOMPARE(school().range, std::get<EducationDetails>(both.first.details).range);
    QCOMPARE(merged().unparsed, (QStringList{QStringLiteral("Storage"), QStringLiteral("2020-10 – 2022-01")}));
    for (const MergeFinding& finding : std::as_const(findings)) {
        QVERIFY(!finding.takesOther && !finding.isDecided);
        plan.chooseValue(both.firstZh.id, finding.parameters, true);
    }
    QCOMPARE(school().range, std::get<EducationDetails>(both.firstZh.details).range);
    QCOMPARE(school().area.text(Language::English), QStringLiteral("Storage"));
    QCOMPARE(merged().unparsed, QStringList());
    QVERIFY(plan.join(both.first.id, both.firstZh.id)); // repeated
    findings = plan.result().findings;
    for (const MergeFinding& finding : std::as_const(findings)) {
        QVERIFY(finding.takesOther && finding.isDecided);
        plan.chooseValue(both.firstZh.id, finding.parameters, false);
    }
    QCOMPARE(school().area.text(Language::English), QStringLiteral("Networks"));
    QCOMPARE(school().range, std::get<EducationDetails>(both.first.details).range);
    QCOMPARE(merged().unparsed, QStringList());
}

/// A document's text for all languages that loses against the record's English one is not its Chinese one either.
void MergePlanTest::decidesSharedTextOnce()
{
    Pair both;
    const auto score = [](Entry& entry) -> LocalizedText& { return std::get<EducationDetails>(entry.details).score; };
    const QString own = QStringLiteral("Journal, 589");
    const QString given = QStringLiteral("Journal, 2020, 589");
    score(both.first) = LocalizedText::of(Language::English, own);
    score(both.firstZh) = LocalizedText::shared(given);
    MergePlan plan(personWith({both.first}), personWith({both.firstZh}));
    QVERIFY(plan.join(both.first.id, both.firstZh.id));
    const auto merged = [&] { return entriesOf(plan.result().person).front(); };
    const auto text = [&](Language language) {
        Entry entry = merged();
        return score(entry).text(language);
    };
    QCOMPARE(text(Language::English), own);
    QCOMPARE(text(Language::Chinese), QString());
    QCOMPARE(merged().unparsed, QStringList(given));
    const QList<MergeFinding> findings = plan.result().findings;
    QCOMPARE(findings.size(), 1);
    plan.chooseValue(both.firstZh.id, findings.front().parameters, false);
    QCOMPARE(text(Language::Chinese), QString());
    QCOMPARE(merged().unparsed, QStringList());
    plan.chooseValue(both.firstZh.id, findings.front().parameters, true);
    QCOMPARE(text(Language::English), given);
    QCOMPARE(text(Language::Chinese), given);
}

/// A new entry goes where the document has it, whatever else the record has.
void MergePlanTest::addsEntriesWhereTheDocumentHasThem()
{
    Pair both;
    const Entry newest = education(QStringLiteral("复旦大学"), Language::Chinese, "2020-09", "2023-06");
    const Entry between = education(QStringLiteral("浙江大学"), Language::Chinese, "2016-06", "2016-09");
    const Person record = personWith({both.second, both.first});
    const auto order = [&](const QList<Entry>& document) {
        MergePlan plan(record, personWith(document));
        plan.join(both.second.id, both.secondZh.id);
        plan.join(both.first.id, both.firstZh.id);
        QStringList schools;
        const Person merged = plan.result().person;
        for (const Entry& entry : entriesOf(merged))
            schools += std::get<EducationDetails>(entry.details).institution.anyText();
        return schools.join(QStringLiteral(", "));
    };
    QCOMPARE(order({newest, both.secondZh, between, both.firstZh}),
             QStringLiteral("复旦大学, Peking University, 浙江大学, Tsinghua University"));
    QCOMPARE(order({both.firstZh, newest}), QStringLiteral("Peking University, Tsinghua University, 复旦大学"));
    QCOMPARE(order({newest, between}), QStringLiteral("Peking University, Tsinghua University, 复旦大学, 浙江大学"));
}

/// What a person writes into the document while checking replaces the record's text, even by a part of it; what was
/// only read does not.
void MergePlanTest::keepsTextsWrittenWhileChecking()
{
    Pair both;
    const auto school = [](Entry& entry) -> EducationDetails& { return std::get<EducationDetails>(entry.details); };
    const auto point = [](const char* text) {
        Highlight highlight;
        highlight.text.setText(Language::English, RichText::fromPlain(QString::fromLatin1(text)));
        return highlight;
    };
    school(both.first).area.setText(Language::English, QStringLiteral("Computer Networks"));
    school(both.firstZh).area.setText(Language::English, QStringLiteral("Storage"));
    both.first.highlights = {point("Wrote a thesis about routing in large networks")};
    both.firstZh.highlights = {point("Wrote a thesis about routing in the networks")};
    const Person asRead = personWith({both.firstZh});
    MergePlan plan(personWith({both.first}), asRead);
    QVERIFY(plan.join(both.first.id, both.firstZh.id));
    const auto merged = [&] { return entriesOf(plan.result().person).front(); };
    const auto area = [&] { return std::get<EducationDetails>(merged().details).area.text(Language::English); };
    QCOMPARE(area(), QStringLiteral("Computer Networks"));

    school(both.firstZh).area.setText(Language::English, QStringLiteral("Networks"));
    both.firstZh.highlights.front().text.setText(Language::English, RichText::fromPlain(QStringLiteral("My thesis")));
    Person edited = personWith({both.firstZh});
    edited.sections.front() = asRead.sections.front();
    QVERIFY(edited.sections.front().replace(0, both.firstZh));
    plan.setDocument(edited);
    QVERIFY(plan.joinHighlights(both.firstZh.id, both.first.highlights.front().id, both.firstZh.highlights.front().id));
    QCOMPARE(area(), QStringLiteral("Networks"));
    QCOMPARE(merged().highlights.size(), 1);
    QCOMPARE(merged().highlights.front().text.text(Language::English).plainText(), QStringLiteral("My thesis"));
    QCOMPARE(merged().unparsed, QStringList());
    const QList<MergeFinding> findings = plan.result().findings;
    QVERIFY(!findings.isEmpty());
    for (const MergeFinding& finding : findings) {
        QVERIFY(finding.takesOther && finding.isDecided && finding.isWritten); // nothing to ask
        plan.chooseValue(both.firstZh.id, finding.parameters, false);          // changed their mind
    }
    QCOMPARE(area(), QStringLiteral("Computer Networks"));

    plan.setDocument(asRead);
    QCOMPARE(area(), QStringLiteral("Computer Networks"));
}

void MergePlanTest::separatesAndJoinsHighlights()
{
    const auto point = [](Language language, const char* text) {
        Highlight highlight;
        highlight.text = LocalizedRichText::of(language, RichText::fromPlain(QString::fromUtf8(text)));
        return highlight;
    };
    Pair both;
    both.first.highlights = {point(Language::English, "Rank 3 of 120"), point(Language::English, "Led the choir")};
    both.firstZh.highlights = {point(Language::Chinese, "排名 3/120"), point(Language::Chinese, "校合唱团团长"),
                               point(Language::Chinese, "志愿者")};
    MergePlan plan(personWith({both.first, both.second}), personWith({both.firstZh, both.secondZh}));
    const EntryId entry = both.firstZh.id;
    const auto& english = both.first.highlights;
    const auto& chinese = both.firstZh.highlights;
    const auto textOf = [&](qsizetype row, Language language) {
        return entriesOf(plan.result().person).front().highlights[row].text.text(language).plainText();
    };

    // A common number matches the first points; the others are joined by the user.
    QCOMPARE(plan.highlightRows(entry).front(), (MergePlan::HighlightRow{english[0].id, chinese[0].id}));
    QVERIFY(plan.joinHighlights(entry, english[1].id, chinese[2].id));
    QCOMPARE(entriesOf(plan.result().person).front().highlights.size(), 3);
    QCOMPARE(textOf(2, Language::English), QStringLiteral("Led the choir"));
    QCOMPARE(textOf(2, Language::Chinese), QStringLiteral("志愿者"));

    // Joining with another point separates them; a single point stays after the one it followed.
    QVERIFY(plan.joinHighlights(entry, english[1].id, chinese[1].id));
    QCOMPARE(textOf(1, Language::Chinese), QStringLiteral("校合唱团团长"));
    QCOMPARE(textOf(2, Language::Chinese), QStringLiteral("志愿者"));
    QCOMPARE(textOf(2, Language::English), QString());

    plan.cutHighlight(entry, chinese[0].id);
    QCOMPARE(entriesOf(plan.result().person).front().highlights.size(), 4);
    QVERIFY(!plan.joinHighlights(entry, chinese[0].id, chinese[1].id)); // both in the document
    QVERIFY(plan.highlightRows(both.first.id).isEmpty());               // keyed by the document's entry
}

void MergePlanTest::omitsExcludedEntries()
{
    const Pair both;
    MergePlan plan(both.record, both.document);
    plan.setLeftOut(both.secondZh.id, true);
    QVERIFY(plan.stateOf(both.secondZh.id) == MergePlan::State::LeftOut);
    const auto institution = [&] {
        return std::get<EducationDetails>(entriesOf(plan.result().person)[1].details).institution;
    };
    QVERIFY(institution().text(Language::Chinese).isEmpty());
    plan.setLeftOut(both.secondZh.id, false);
    QCOMPARE(institution().text(Language::Chinese), QStringLiteral("北京大学"));

    MergePlan alone(both.document);
    for (const Entry& entry : entriesOf(both.document))
        alone.setLeftOut(entry.id, true);
    QVERIFY(alone.result().person.sections.isEmpty());
}

void MergePlanTest::joinsOnlyCompatibleEntries()
{
    const Pair both;
    Person document = both.document;
    Section awards(SectionKind::Award);
    const Entry award = awards.newEntry();
    QVERIFY(awards.append(award));
    document.sections += awards;
    MergePlan plan(both.record, document);
    QVERIFY(!plan.join(both.first.id, award.id));
    QVERIFY(!plan.join(EntryId(), both.firstZh.id));
    QVERIFY(!plan.join(both.first.id, EntryId()));
    QCOMPARE(plan.pairs().size(), 2);
}

void MergePlanTest::updatesAfterDocumentEdits()
{
    const Pair both;
    MergePlan plan(both.record, both.document);
    Person edited = both.document;
    edited.sections.front().take(0);
    plan.setDocument(edited);
    QCOMPARE(plan.pairs().size(), 1);
    QCOMPARE(entriesOf(plan.result().person).size(), 2);
}

void MergePlanTest::returnsDocumentIfThereIsNoRecord()
{
    const Pair both;
    const MergePlan plan(both.document);
    QVERIFY(plan.result().person == both.document);
    QCOMPARE(plan.result().added, 2);
}

void MergePlanTest::agreesWithMergingDirectly()
{
    for (quint32 seed = 0; seed < 20; ++seed) {
        test::RandomPerson random(seed);
        const Person record = random.person();
        const Person document = random.person();
        QVERIFY(MergePlan(record, document).result().person == linkRecords(record, document).person);
    }
}

DUOVITA_TEST(MergePlanTest)
#include "tst_mergeplan.moc"
