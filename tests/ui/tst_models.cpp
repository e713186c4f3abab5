#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"
#include "ui/models/outlinemodel.h"
#include "ui/people/peoplemodel.h"
#include "ui/problems/problemsmodel.h"
#include "ui/review/pairsmodel.h"

#include <QAbstractItemModelTester>
#include <QItemSelectionModel>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

using namespace duovita;

class ModelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void outlineFollowsRandomEditsAndUndo();
    void peopleFollowSearches();
    void peopleKeepTheirIndexes();
    void reviewListsFollowThePlan();
    void reviewListsDecisionsFirst();
    void pairsShowWhereEntryIsStored();
    void pairsShowContradictions();
    void reviewsOmitUsualWords();
    void pairsShowASummaryOnce();
    void groupsProblemsByHeading();
};

void ModelsTest::outlineFollowsRandomEditsAndUndo()
{
    for (quint32 seed = 0; seed < 30; ++seed) {
        test::RandomPerson random(seed);
        const Person first = random.person();
        PersonDocument document(first);
        OutlineModel model(document);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (int step = 0; step < 40; ++step) {
            const QList<Section>& sections = document.person().sections;
            if (sections.isEmpty() || random.chance(15)) {
                document.insertSection(random.below(int(sections.size()) + 1), random.section());
                continue;
            }
            const Section& section = sections.at(random.below(int(sections.size())));
            const int count = static_cast<int>(section.entries().size());
            switch (random.below(5)) {
            case 0:
                document.insertEntry(section.id(), random.below(count + 1), random.entry(section.kind()));
                break;
            case 1:
                document.setSectionTitle(section.id(), random.localized());
                break;
            case 2:
                document.moveSection(section.id(), random.below(int(sections.size())));
                break;
            default:
                if (count == 0) {
                    document.removeSection(section.id());
                } else if (random.chance(50)) {
                    document.moveEntry(section.entries().at(random.below(count)).id, section.id(), random.below(count));
                } else {
                    document.removeEntry(section.entries().front().id);
                }
            }
        }
        const Person last = document.person();
        QCOMPARE(model.rowCount(), last.sections.size() + 1);
        while (document.canUndo())
            document.undo();
        QVERIFY(document.person() == first);
        while (document.canRedo())
            document.redo();
        QVERIFY(document.person() == last);
    }
}

void ModelsTest::peopleFollowSearches()
{
    PeopleModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QList<PersonSummary> summaries;
    QList<PersonId> people;
    for (int i = 0; i < 5; ++i) {
        PersonSummary summary;
        summary.name = LocalizedText::of(Language::English, QStringLiteral("Person %1").arg(i));
        summaries += summary;
        people += summary.id;
    }
    model.show(people, false, summaries.mid(0, 2));
    QCOMPARE(model.rowCount(), 5);
    QCOMPARE(model.indexOf(people[3]).row(), 3);
    QCOMPARE(model.index(1).data().toString(), QStringLiteral("Person 1"));
    // People not loaded show a placeholder and are requested once.
    QCOMPARE(model.index(3).data().toString(), QStringLiteral("…"));
    QVERIFY(model.isRead(-3, 1) && !model.isRead(1, 2));
    QVERIFY(!model.update(summaries[3]));
    QCOMPARE(model.unread(-50, 50), people.mid(2));
    QVERIFY(model.unread(-50, 50).isEmpty());
    model.forgetAsked(people.mid(2)); // the server was unreachable
    QCOMPARE(model.unread(-50, 50), people.mid(2));
    model.addSummaries(summaries.mid(2, 2)); // the last one was deleted meanwhile
    QCOMPARE(model.index(3).data().toString(), QStringLiteral("Person 3"));
    QVERIFY(model.unread(-50, 50).isEmpty());
    QVERIFY(model.update(summaries[3]));
    model.show(people.mid(2), true, summaries);
    QCOMPARE(model.rowCount(), 3);
    QVERIFY(!model.indexOf(people[0]).isValid());
    QCOMPARE(model.index(0).data().toString(), QStringLiteral("Person 2"));
}

/// When people are added, removed or moved, persistent indexes still refer to the same person.
void ModelsTest::peopleKeepTheirIndexes()
{
    test::RandomPerson random(11);
    PeopleModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QItemSelectionModel selection(&model);
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    QList<PersonId> people(200);
    std::sort(people.begin(), people.end());
    model.show(people, false, {});
    for (int round = 0; round < 300; ++round) {
        const qsizetype chosen = random.below(static_cast<int>(people.size()));
        const QPersistentModelIndex index = model.indexOf(people[chosen]);
        const PersonId id = people[chosen];
        selection.select(index, QItemSelectionModel::ClearAndSelect);
        for (int change = random.below(6); change >= 0; --change) {
            const auto at = random.below(static_cast<int>(people.size()));
            if (random.chance(30))
                people.insert(at, PersonId());
            else if (random.chance(40) && people.size() > 10)
                people.removeAt(at);
            else
                people.move(at, random.below(static_cast<int>(people.size())));
        }
        model.show(people, false, {});
        QCOMPARE(model.people(), people);
        QCOMPARE(index.isValid(), people.contains(id));
        QVERIFY(!index.isValid() || model.idAt(index.row()) == id);
        QCOMPARE(selection.isSelected(index), index.isValid());
    }
    QCOMPARE(resets.size(), 0);
    // A search that finds every second person.
    QList<PersonId> found;
    for (qsizetype i = 0; i < people.size(); i += 2)
        found += people[i];
    model.show(found, true, {});
    QCOMPARE(resets.size(), 1);
    QCOMPARE(model.people(), found);
}

void ModelsTest::reviewListsFollowThePlan()
{
    test::RandomPerson random(7);
    const Person record = random.person();
    const auto isFilled = [](const Section& section) { return !section.entries().isEmpty(); };
    Person document = random.person();
    while (std::none_of(document.sections.begin(), document.sections.end(), isFilled))
        document = random.person();
    MergePlan plan(record, document);
    PairsModel rows;
    QAbstractItemModelTester tester(&rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
    rows.setPlan(&plan, doubtsOf(plan, plan.result().findings, {}));
    const auto refresh = [&] { rows.refresh(doubtsOf(plan, plan.result().findings, {})); };
    // Every entry of both records has a row, shared with its partner.
    qsizetype entries = 0;
    for (const Person* person : std::initializer_list<const Person*>{&record, &document}) {
        for (const Section& section : person->sections)
            entries += section.entries().size();
    }
    const auto entryRows = [&] {
        return std::count_if(rows.rows().begin(), rows.rows().end(),
                             [](const PairRow& row) { return row.kind == PairRow::Kind::Entry; });
    };
    QCOMPARE(entryRows(), entries - plan.pairs().size());
    for (const EntryPair& pair : plan.pairs())
        QCOMPARE(rows.rowAt(rows.indexOf(pair.other))->record, pair.record);

    // Unchecking omits an entry.
    connect(&rows, &PairsModel::leftOutChanged, this, [&](const EntryId& entry, bool leftOut) {
        plan.setLeftOut(entry, leftOut);
        refresh();
    });
    const auto filled = std::find_if(document.sections.begin(), document.sections.end(), isFilled);
    const EntryId entry = filled->entries().front().id;
    QVERIFY(rows.setData(rows.indexOf(entry), Qt::Unchecked, Qt::CheckStateRole));
    QVERIFY(plan.stateOf(entry) == MergePlan::State::LeftOut);
    QCOMPARE(rows.indexOf(entry).data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Unchecked));

    // Dropping a row onto another requests joining them, if they fit.
    std::optional<EntryId> joined;
    connect(&rows, &PairsModel::joinWanted, this, [&](const PairRow& recordRow, const PairRow& documentRow) {
        if (documentRow.entry == entry)
            joined = recordRow.record;
    });
    const std::unique_ptr<QMimeData> data(rows.mimeData({rows.indexOf(entry)}));
    for (int row = 0; row < rows.rowCount(); ++row) {
        const QModelIndex onto = rows.index(row, 0);
        const PairRow ontoRow = *rows.rowAt(onto);
        joined.reset();
        const PairRow& dragged = *rows.rowAt(rows.indexOf(entry));
        const bool canJoin = mayJoin(plan, ontoRow, dragged) || mayJoinRecast(plan, ontoRow, dragged);
        const bool dropped = rows.dropMimeData(data.get(), Qt::LinkAction, -1, -1, onto);
        QCoreApplication::processEvents();
        QCOMPARE(joined.has_value(), canJoin);
        QVERIFY(dropped || !canJoin);
        if (joined)
            QCOMPARE(*joined, *ontoRow.record);
    }
    // Points are below joined entries, but not below single ones.
    for (const Section& section : document.sections) {
        for (const Entry& each : section.entries()) {
            rows.showPointsOf(each.id);
            QCOMPARE(rows.rowCount(rows.indexOf(each.id)), plan.highlightRows(each.id).size());
        }
    }
    const auto pair = plan.pairs().isEmpty() ? std::nullopt : std::optional(plan.pairs().front());
    if (pair) { // separated, they are two rows
        rows.showPointsOf(pair->other);
        plan.cut(pair->other);
        refresh();
        QCOMPARE(rows.rowCount(rows.indexOf(pair->other)), 0);
        QCOMPARE(entryRows(), entries - plan.pairs().size());
    }
    rows.showPointsOf(std::nullopt);
    Person shorter = document;
    const int before = rows.rowCount();
    shorter.sections.removeFirst();
    plan.setDocument(shorter);
    refresh();
    QVERIFY(rows.rowCount() < before || document.sections.front().entries().isEmpty());
}

/// Rows that need a decision come first with the reason, and move to their place once answered; unplaced texts follow.
void ModelsTest::reviewListsDecisionsFirst()
{
    const auto school = [](Person& person, const QString& name, Language language, int until) {
        if (person.sections.isEmpty())
            person.sections += Section(SectionKind::Education);
        Entry entry = person.sections.front().newEntry();
        auto& details = std::get<EducationDetails>(entry.details);
        details.institution = LocalizedText::of(language, name);
        details.range = *DateRange::create(*PartialDate::create(2016, 9), *PartialDate::create(until, 6));
        const EntryId id = entry.id;
        static_cast<void>(person.sections.front().append(entry));
        return id;
    };
    Person record;
    const EntryId recordEntry = school(record, QStringLiteral("Tsinghua University"), Language::English, 2020);
    Person document;
    const EntryId doubtful = school(document, QStringLiteral("清华大学"), Language::Chinese, 2021);
    document.unparsed = {QStringLiteral("更新于 2026 年 3 月")};
    MergePlan plan(record, document);
    if (plan.pairs().isEmpty())
        QVERIFY(plan.join(recordEntry, doubtful));
    PairsModel rows;
    QAbstractItemModelTester tester(&rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
    rows.setPlan(&plan, doubtsOf(plan, plan.result().findings, {}));
    using Kind = PairRow::Kind;
    const auto kinds = [&] {
        QList<Kind> found;
        for (const PairRow& row : rows.rows())
            found += row.kind;
        return found;
    };
    QCOMPARE(kinds(), (QList<Kind>{Kind::ToConfirm, Kind::Entry, Kind::ToConfirm, Kind::UnplacedText, Kind::PersonTitle,
                                   Kind::Person, Kind::Section}));
    QVERIFY2(rows.rows()[1].reason.contains(QStringLiteral("Jun 2021")), qPrintable(rows.rows()[1].reason));
    const RowDifference* difference = rows.differenceAt(rows.index(1, 0));
    QVERIFY(difference);
    const DifferingText& dates = difference->texts.document;
    QCOMPARE(difference->subject, QStringLiteral("Dates"));
    QCOMPARE(dates.text.mid(dates.part.at, dates.part.size), QStringLiteral("2021"));
    QCOMPARE(rows.rows()[3].given, document.unparsed.front());
    QVERIFY(!rows.rows()[0].isOfPieces && rows.rows()[2].isOfPieces);
    QCOMPARE(rows.rows()[2].note, QStringLiteral("1 · kept in the record, on no page"));
    // Drops an unplaced text onto a section.
    QString dropped;
    connect(&rows, &PairsModel::unplacedTextDropped, this,
            [&](const SectionId&, const QString& text) { dropped = text; });
    const std::unique_ptr<QMimeData> data(rows.mimeData({rows.index(3, 0)}));
    QVERIFY(!rows.canDropMimeData(data.get(), Qt::LinkAction, -1, -1, rows.index(4, 0)));
    QVERIFY(!rows.canDropMimeData(data.get(), Qt::LinkAction, -1, -1, rows.index(5, 0)));
    QVERIFY(rows.dropMimeData(data.get(), Qt::LinkAction, -1, -1, rows.index(6, 0)));
    QTRY_COMPARE(dropped, document.unparsed.front());

    rows.refresh(doubtsOf(plan, plan.result().findings, {doubtful}));
    QCOMPARE(kinds(), (QList<Kind>{Kind::ToConfirm, Kind::UnplacedText, Kind::PersonTitle, Kind::Person, Kind::Section,
                                   Kind::Entry}));
    document.unparsed.clear();
    plan.setDocument(document);
    plan.cut(doubtful);
    rows.refresh(doubtsOf(plan, plan.result().findings, {doubtful}));
    QCOMPARE(kinds(), (QList<Kind>{Kind::PersonTitle, Kind::Person, Kind::Section, Kind::Entry, Kind::Entry}));
    QVERIFY(rows.rows()[3].entry && !rows.rows()[3].record); // a new entry precedes those that only the record has
    QVERIFY(!rows.rows()[4].entry && rows.rows()[4].record);
}

void ModelsTest::pairsShowWhereEntryIsStored()
{
    const auto personWith = [](SectionKind kind, Language language, const QString& title, const QString& place) {
        Person person;
        Section section(kind);
        section.title = LocalizedText::of(language, title);
        Entry entry = section.newEntry();
        auto& details = std::get<ExperienceDetails>(entry.details);
        details.organization = LocalizedText::of(language, place);
        details.range = *DateRange::create(*PartialDate::create(2018, 7), *PartialDate::create(2021, 2));
        static_cast<void>(section.append(entry));
        person.sections += section;
        return person;
    };
    Person record =
        personWith(SectionKind::Work, Language::English, QStringLiteral("Career"), QStringLiteral("Lanxing"));
    record.sections[0].title.setText(Language::Chinese, QStringLiteral("职业生涯"));
    const Person document =
        personWith(SectionKind::Project, Language::Chinese, QStringLiteral("项目经历"), QStringLiteral("蓝星"));
    MergePlan plan(record, document);
    QVERIFY(plan.join(record.sections[0].entries()[0].id, document.sections[0].entries()[0].id));
    const QList<PairRow> rows = pairRowsOf(plan, doubtsOf(plan, plan.result().findings, {}));
    const auto row = [&](PairRow::Kind kind) {
        return *std::find_if(rows.begin(), rows.end(), [&](const PairRow& each) { return each.kind == kind; });
    };
    QCOMPARE(row(PairRow::Kind::Entry).note, QStringLiteral("Stored under Career (Work)"));
    QVERIFY(row(PairRow::Kind::Section).note.contains(QStringLiteral("Titles differ: 项目经历 | 职业生涯")));
    // A section of the same kind is named as the record has it.
    const Person alike =
        personWith(SectionKind::Work, Language::Chinese, QStringLiteral("工作"), QStringLiteral("蓝星"));
    MergePlan plain(record, alike);
    QVERIFY(plain.join(record.sections[0].entries()[0].id, alike.sections[0].entries()[0].id));
    const QList<PairRow> named = pairRowsOf(plain, doubtsOf(plain, plain.result().findings, {}));
    QVERIFY(std::any_of(named.begin(), named.end(), [](const PairRow& each) {
        return each.kind == PairRow::Kind::Section && each.given == QStringLiteral("Career");
    }));
}

/// A number that differs between the record's language and the document's is named in the list, unless the record had
/// the difference before.
void ModelsTest::pairsShowContradictions()
{
    const auto personWith = [](const QHash<Language, QString>& texts) {
        Person person;
        Section section(SectionKind::Work);
        Entry entry = section.newEntry();
        auto& details = std::get<ExperienceDetails>(entry.details);
        details.organization = LocalizedText::of(Language::English, QStringLiteral("Lanxing"));
        details.range = *DateRange::create(*PartialDate::create(2018, 7), *PartialDate::create(2021, 2));
        Highlight point;
        for (auto text = texts.begin(); text != texts.end(); ++text)
            point.text.setText(text.key(), RichText::fromMarkdown(text.value()));
        entry.highlights = {point};
        static_cast<void>(section.append(entry));
        person.sections += section;
        return person;
    };
    const QString english = QStringLiteral("Cut the cost by 11%");
    const auto noteFor = [](const Person& record, const Person& document) {
        MergePlan plan(record, document);
        if (plan.pairs().isEmpty())
            static_cast<void>(plan.join(record.sections[0].entries()[0].id, document.sections[0].entries()[0].id));
        const MergedRecord merged = plan.result();
        Doubts doubts = doubtsOf(plan, merged.findings, {document.sections[0].entries()[0].id});
        addContradictions(doubts, plan, merged.person);
        for (const PairRow& row : pairRowsOf(plan, doubts)) {
            if (row.kind == PairRow::Kind::Entry)
                return std::pair(row.differs, row.note);
        }
        return std::pair(false, QString());
    };
    const Person record = personWith({{Language::English, english}});
    const auto [differs, note] = noteFor(record, personWith({{Language::Chinese, QStringLiteral("成本降低 12%")}}));
    QVERIFY(differs);
    QVERIFY2(note.startsWith(QStringLiteral("Numbers differ: English 11, Chinese 12")), qPrintable(note));
    QVERIFY(!noteFor(record, personWith({{Language::Chinese, QStringLiteral("成本降低 11%")}})).first);
    const Person before =
        personWith({{Language::English, english}, {Language::Chinese, QStringLiteral("成本降低 12%")}});
    QVERIFY(!noteFor(before, personWith({{Language::Chinese, QStringLiteral("成本降低 12%")}})).first);
}

/// A document's "至今" is stored as its word, which changes nothing on a page: the review does not mention it.
void ModelsTest::reviewsOmitUsualWords()
{
    const auto withWord = [](const char* word) {
        Person person;
        setOwnWord(person.words, DocumentWord::Present, Language::Chinese, QString::fromUtf8(word));
        return person;
    };
    QCOMPARE(changesOfPerson(Person(), withWord("至今")).size(), 0);
    QCOMPARE(changesOfPerson(withWord("至今"), Person()).size(), 0);
    QCOMPARE(changesOfPerson(Person(), withWord("现在")).size(), 1);
    QCOMPARE(changesOfPerson(withWord("现在"), withWord("至今")).size(), 1);
    const auto withPages = [](const char* word) {
        Person person;
        setOwnWord(person.words, DocumentWord::Pages, Language::English, QString::fromLatin1(word));
        return person;
    };
    QCOMPARE(changesOfPerson(Person(), withPages("pp.")).size(), 0); // by default "pp. %1"
    QCOMPARE(changesOfPerson(Person(), withPages("pages")).size(), 1);
    QCOMPARE(changesOfPerson(Person(), withPages("%1 pp.")).size(), 1);
}

void ModelsTest::pairsShowASummaryOnce()
{
    const auto withSummary = [](Language language, const QStringList& texts) {
        Person person;
        Section section(SectionKind::Summary);
        Entry entry = section.newEntry();
        for (const QString& text : texts) {
            Highlight point;
            point.text = LocalizedRichText::of(language, RichText::fromPlain(text));
            entry.highlights += point;
        }
        static_cast<void>(section.append(entry));
        person.sections += section;
        return person;
    };
    const auto pointsOf = [](const Person& record, const Person& document) {
        MergePlan plan(record, document);
        const EntryId entry = document.sections[0].entries()[0].id;
        plan.join(record.sections[0].entries()[0].id, entry);
        return pointRowsOf(plan, entry, {}).size();
    };
    const Person record = withSummary(Language::English, {QStringLiteral("Pharmacist in a hospital")});
    QCOMPARE(pointsOf(record, withSummary(Language::Chinese, {QStringLiteral("医院药师")})), 0);
    const Person two = withSummary(Language::Chinese, {QStringLiteral("医院药师"), QStringLiteral("带教六人")});
    QCOMPARE(pointsOf(record, two), 2);
}

void ModelsTest::groupsProblemsByHeading()
{
    ProblemsModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto row = [](const char* heading, const char* text) {
        return ProblemRow{QString::fromLatin1(heading), QString::fromLatin1(text), {}, {}, {}, {}};
    };
    QVERIFY(model.problems().isEmpty());
    model.setRows({row("a", "1"), row("b", "2"), row("a", "3")});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.count(), 3);
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("a (2)"));
    QStringList texts;
    for (const QModelIndex& index : model.problems())
        texts += model.rowAt(index)->text;
    QCOMPARE(texts, QStringList({QStringLiteral("1"), QStringLiteral("3"), QStringLiteral("2")}));
    QCOMPARE(model.rowAt(model.indexOf(row("b", "2")))->text, QStringLiteral("2"));
    QVERIFY(!model.rowAt(model.index(0, 0)));
    ProblemRow placed = row("c", "4");
    placed.place = QStringLiteral("Here");
    model.setRows({placed});
    QCOMPARE(model.problems().front().data().toString(), QStringLiteral("Here: 4")); // as read by screen readers
    for (quint32 seed = 0; seed < 10; ++seed) {
        QList<ProblemRow> rows;
        test::RandomPerson random(seed);
        for (const Problem& problem : checkRecord(random.person(), *PartialDate::create(2025)))
            rows += ProblemRow{QString::number(static_cast<int>(problem.kind)), {}, {}, problem.source, {}, problem};
        model.setRows(rows);
        QCOMPARE(model.count(), rows.size());
    }
    model.setRows({});
    QCOMPARE(model.rowCount(), 0);
}

DUOVITA_GUI_TEST(ModelsTest)
#include "tst_models.moc"
