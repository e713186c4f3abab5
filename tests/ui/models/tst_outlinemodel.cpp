#include "tests/support/testmain.h"
#include "ui/models/outlinemodel.h"

#include "tests/support/randomperson.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QPersistentModelIndex>
#include <QSignalSpy>
#include <QTest>

using namespace duovita;

namespace {

Section sectionOf(SectionKind kind, int entries)
{
    Section section(kind);
    for (int i = 0; i < entries; ++i) {
        Entry entry = section.newEntry();
        entry.note = QString::number(i);
        static_cast<void>(section.append(entry));
    }
    return section;
}

/// Rows after the person's: 1 education, 2 work, 3 project, 4 award without entries.
Person zhangSan()
{
    Person person;
    person.name = LocalizedText::of(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    person.sections = {sectionOf(SectionKind::Education, 2), sectionOf(SectionKind::Work, 3),
                       sectionOf(SectionKind::Project, 2), sectionOf(SectionKind::Publication, 0)};
    return person;
}

QStringList notesOf(const Section& section)
{
    QStringList notes;
    for (const Entry& entry : section.entries())
        notes += entry.note;
    return notes;
}

/// Simulates a view's drag and drop.
bool dragTo(OutlineModel& model, const QModelIndex& dragged, const QModelIndex& parent, int row)
{
    const std::unique_ptr<QMimeData> data(model.mimeData({dragged}));
    return data && model.canDropMimeData(data.get(), Qt::MoveAction, row, 0, parent) &&
           model.dropMimeData(data.get(), Qt::MoveAction, row, 0, parent);
}

} // namespace

class OutlineModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void staysConsistentUnderRandomEdits_data();
    void staysConsistentUnderRandomEdits();
    void showsBothLanguagesOfTitles();
    void countsASectionsProblems();
    void mapsIndexesToItems();
    void keepsPersistentIndexesOnTheirEntry();
    void signalsTextChanges();
    void dropsAnEntryAmongItsSiblings_data();
    void dropsAnEntryAmongItsSiblings();
    void dropsAnEntryIntoASectionOfLikeKind();
    void dropsAnEntryIntoASectionOfAnotherKind();
    void refusesAnEntryWhereItsKindDoesNotFit();
    void dropsASectionAmongSections();
    void rejectsForeignDrops();
};

void OutlineModelTest::staysConsistentUnderRandomEdits_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 8; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void OutlineModelTest::staysConsistentUnderRandomEdits()
{
    QFETCH(quint32, seed);
    test::RandomPerson random(seed);
    PersonDocument document(random.person());
    OutlineModel model(document);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    for (int i = 0; i < 40; ++i) {
        const QList<Section> sections = document.person().sections;
        if (sections.isEmpty() || random.chance(15)) {
            document.insertSection(random.below(static_cast<int>(sections.size()) + 1), random.section());
            continue;
        }
        const Section& section = sections[random.below(static_cast<int>(sections.size()))];
        if (random.chance(40))
            document.insertEntry(section.id(), 0, random.entry(section.kind()));
        else if (random.chance(40) && !section.entries().isEmpty())
            document.moveEntry(section.entries().front().id, section.id(), section.entries().size() - 1);
        else if (random.chance(30))
            document.moveSection(section.id(), 0);
        else if (random.chance(30))
            document.removeSection(section.id());
        else
            document.undo();
        QCOMPARE(model.rowCount(), document.person().sections.size() + 1);
    }
    while (document.canUndo())
        document.undo();
    while (document.canRedo())
        document.redo();
    QCOMPARE(model.rowCount(), document.person().sections.size() + 1);
}

void OutlineModelTest::showsBothLanguagesOfTitles()
{
    Person person = zhangSan();
    Entry school = person.sections[0].entries()[0];
    std::get<EducationDetails>(school.details).institution =
        LocalizedText::of(QStringLiteral("Qinghe University"), QStringLiteral("清河大学"));
    QVERIFY(person.sections[0].replace(0, school));
    PersonDocument document(person);
    OutlineModel model(document);
    QCOMPARE(model.personIndex().data().toString(), QStringLiteral("Personal data"));
    const QString name = model.personIndex().data(Qt::ToolTipRole).toString();
    QVERIFY(name.contains(QStringLiteral("Zhang San")) && name.contains(QStringLiteral("张三")));
    QCOMPARE(model.indexOf(school.id).data().toString(), QStringLiteral("Qinghe University")); // the interface's
    const QString title = model.indexOf(school.id).data(Qt::ToolTipRole).toString();
    QVERIFY(title.contains(QStringLiteral("Qinghe University")) && title.contains(QStringLiteral("清河大学")));
    QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("Education"));
    QVERIFY(!model.indexOf(person.sections[0].entries()[1].id).data().toString().isEmpty());
}

/// A folded section hides the rows of its entries: its own says what they would.
void OutlineModelTest::countsASectionsProblems()
{
    PersonDocument document(zhangSan());
    OutlineModel model(document);
    const QAbstractItemModelTester tester(&model);
    const Section& work = document.person().sections[1];
    const QModelIndex row = model.indexOf(work.id());
    QCOMPARE(row.data(OutlineModel::TroubleRole).toInt(), 0);
    QCOMPARE(row.data(Qt::AccessibleTextRole).toString(), QStringLiteral("Work Experience, 3 entries"));
    QSignalSpy changed(&model, &OutlineModel::dataChanged);
    model.setTroubles({{work.entries()[1].id, {Sign::Stale, {QStringLiteral("one")}}},
                       {work.entries()[2].id, {Sign::Missing, {QStringLiteral("two"), QStringLiteral("three")}}}});
    QCOMPARE(row.data(OutlineModel::TroubleRole).toInt(), 3);
    QCOMPARE(row.data(OutlineModel::SignRole).toInt(), static_cast<int>(Sign::Stale));
    QCOMPARE(row.data(Qt::AccessibleTextRole).toString(), QStringLiteral("Work Experience, 3 entries, 3 to review"));
    const auto isOfRow = [&](const QList<QVariant>& signal) { return signal.front().toModelIndex() == row; };
    QVERIFY(std::any_of(changed.begin(), changed.end(), isOfRow));
    QSignalSpy left(&model, &OutlineModel::dataChanged);
    document.removeEntry(work.entries()[2].id);
    QVERIFY(std::any_of(left.begin(), left.end(), isOfRow));
    QCOMPARE(row.data(Qt::AccessibleTextRole).toString(), QStringLiteral("Work Experience, 2 entries, 1 to review"));
}

void OutlineModelTest::mapsIndexesToItems()
{
    PersonDocument document(zhangSan());
    OutlineModel model(document);
    for (const Section& section : document.person().sections) {
        QCOMPARE(*model.sectionAt(model.indexOf(section.id())), section.id());
        QVERIFY(!model.entryAt(model.indexOf(section.id())));
        for (const Entry& entry : section.entries()) {
            QCOMPARE(*model.entryAt(model.indexOf(entry.id)), entry.id);
            QCOMPARE(*model.sectionAt(model.indexOf(entry.id)), section.id());
        }
    }
    QVERIFY(!model.indexOf(EntryId()).isValid());
    QVERIFY(!model.indexOf(SectionId()).isValid());
    QVERIFY(!model.sectionAt(model.personIndex()));
}

void OutlineModelTest::keepsPersistentIndexesOnTheirEntry()
{
    PersonDocument document(zhangSan());
    OutlineModel model(document);
    const Section work = document.person().sections[1];
    const QPersistentModelIndex last = model.indexOf(work.entries()[2].id);
    document.removeEntry(work.entries()[0].id);
    QCOMPARE(*model.entryAt(last), work.entries()[2].id);
    document.moveSection(work.id(), 3);
    document.undo();
    document.undo();
    document.removeSection(document.person().sections[0].id());
    QCOMPARE(model.rowCount(model.indexOf(work.id())), 3);
}

void OutlineModelTest::signalsTextChanges()
{
    PersonDocument document(zhangSan());
    OutlineModel model(document);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    const Section section = document.person().sections[0];
    Entry entry = section.entries()[1];
    entry.note = QStringLiteral("x");
    document.replaceEntry(entry);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.back().front().toModelIndex(), model.indexOf(entry.id));
    document.setSectionVisible(section.id(), false);
    QCOMPARE(changed.back().front().toModelIndex(), model.indexOf(section.id()));
    Person facts = document.person();
    facts.notes = QStringLiteral("x");
    document.replaceProfile(facts);
    QCOMPARE(changed.back().front().toModelIndex(), model.personIndex());
}

void OutlineModelTest::dropsAnEntryAmongItsSiblings_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("row");
    QTest::addColumn<QStringList>("after");
    const auto list = [](const char* text) { return QString::fromLatin1(text).split(u' '); };
    QTest::newRow("first to the end") << 0 << 3 << list("1 2 0");
    QTest::newRow("first between the others") << 0 << 2 << list("1 0 2");
    QTest::newRow("last to the front") << 2 << 0 << list("2 0 1");
    QTest::newRow("onto the section itself") << 0 << -1 << list("1 2 0");
    QTest::newRow("where it is") << 1 << 1 << list("0 1 2");
    QTest::newRow("right below where it is") << 1 << 2 << list("0 1 2");
}

void OutlineModelTest::dropsAnEntryAmongItsSiblings()
{
    QFETCH(int, from);
    QFETCH(int, row);
    QFETCH(QStringList, after);
    PersonDocument document(zhangSan());
    OutlineModel model(document);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QModelIndex work = model.index(2, 0);
    QVERIFY(model.flags(model.index(from, 0, work)) & Qt::ItemIsDragEnabled);
    QVERIFY(dragTo(model, model.index(from, 0, work), work, row));
    QCOMPARE(notesOf(document.person().sections[1]), after);
}

void OutlineModelTest::dropsAnEntryIntoASectionOfLikeKind()
{
    PersonDocument document(zhangSan());
    OutlineModel model(document);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(dragTo(model, model.index(2, 0, model.index(2, 0)), model.index(3, 0), 1));
    QCOMPARE(notesOf(document.person().sections[1]), QStringList({QStringLiteral("0"), QStringLiteral("1")}));
    QCOMPARE(notesOf(document.person().sections[2]),
             QStringList({QStringLiteral("0"), QStringLiteral("2"), QStringLiteral("1")}));
    document.undo();
    QVERIFY(!document.canUndo());
    QCOMPARE(notesOf(document.person().sections[1]).size(), 3);
}

void OutlineModelTest::refusesAnEntryWhereItsKindDoesNotFit()
{
    PersonDocument document(zhangSan());
    OutlineModel model(document);
    const QModelIndex entry = model.index(0, 0, model.index(2, 0));
    QVERIFY(!dragTo(model, entry, model.index(4, 0), -1));
    QVERIFY(!dragTo(model, entry, model.personIndex(), -1));
    QVERIFY(!dragTo(model, entry, {}, 2));
    QVERIFY(!document.canUndo());
}

/// It becomes one of the section's kind.
void OutlineModelTest::dropsAnEntryIntoASectionOfAnotherKind()
{
    PersonDocument document(zhangSan());
    OutlineModel model(document);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const Person before = document.person();
    const qsizetype schools = before.sections[0].entries().size();
    QVERIFY(dragTo(model, model.index(0, 0, model.index(2, 0)), model.index(1, 0), 0));
    const Section& education = document.person().sections[0];
    QCOMPARE(education.entries().size(), schools + 1);
    QCOMPARE(education.entries().front().note, before.sections[1].entries().front().note);
    QCOMPARE(document.person().sections[1].entries().size(), before.sections[1].entries().size() - 1);
    document.undo();
    QCOMPARE(document.person(), before);
    QVERIFY(!document.canUndo());
}

void OutlineModelTest::dropsASectionAmongSections()
{
    PersonDocument document(zhangSan());
    OutlineModel model(document);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const SectionId education = document.person().sections[0].id();
    QVERIFY(dragTo(model, model.index(1, 0), {}, 4));
    QCOMPARE(document.person().indexOf(education), 2);
    QVERIFY(dragTo(model, model.indexOf(education), {}, 1));
    QCOMPARE(document.person().indexOf(education), 0);
    QVERIFY(!dragTo(model, model.indexOf(education), {}, 0)); // never above the person
    QVERIFY(!dragTo(model, model.indexOf(education), model.index(2, 0), 0));
}

void OutlineModelTest::rejectsForeignDrops()
{
    PersonDocument document(zhangSan());
    PersonDocument other(zhangSan());
    OutlineModel model(document);
    OutlineModel otherModel(other);
    const std::unique_ptr<QMimeData> foreign(otherModel.mimeData({otherModel.index(0, 0, otherModel.index(2, 0))}));
    QVERIFY(!model.canDropMimeData(foreign.get(), Qt::MoveAction, 0, 0, model.index(2, 0)));
    QMimeData text;
    text.setText(QStringLiteral("text"));
    QVERIFY(!model.canDropMimeData(&text, Qt::MoveAction, 0, 0, model.index(2, 0)));
    QVERIFY(!(model.flags(model.personIndex()) & Qt::ItemIsDragEnabled));
}

DUOVITA_GUI_TEST(OutlineModelTest)
#include "tst_outlinemodel.moc"
