#include "core/editing/persondocument.h"
#include "core/json/personjson.h"
#include "tests/support/randomperson.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

namespace {

QByteArray jsonOf(const PersonDocument& document)
{
    return writePeople({document.person()});
}

/// A person with a section of each of these kinds, so that entries can be moved between any two.
Person withSectionsOf(const QList<SectionKind>& kinds, quint32 seed)
{
    test::RandomPerson random(seed);
    Person person;
    for (const SectionKind kind : kinds) {
        Section section(kind);
        for (int i = 0; i < 3; ++i)
            static_cast<void>(section.append(random.entry(kind)));
        person.sections += section;
    }
    return person;
}

QList<SectionKind> allKinds()
{
    QList<SectionKind> kinds;
    for (const SectionKindInfo& info : sectionKindTable)
        kinds += info.kind;
    return kinds;
}

/// A kind from each group of kinds with the same fields.
QList<SectionKind> unlikeKinds()
{
    QList<SectionKind> kinds;
    QList<DetailsKind> details;
    for (const SectionKindInfo& info : sectionKindTable) {
        if (details.contains(info.details))
            continue;
        details += info.details;
        kinds += info.kind;
    }
    return kinds;
}

bool areAlike(SectionKind one, SectionKind other)
{
    return infoOf(one).details == infoOf(other).details;
}

/// Moves the entry to a section of another kind with other fields; its points, links and notes stay.
Person withEntryOfOtherKind(Person person, qsizetype from, qsizetype to)
{
    Entry entry = person.sections[from].take(1);
    if (!areAlike(person.sections[from].kind(), person.sections[to].kind()))
        entry.details = makeDetails(infoOf(person.sections[to].kind()).details);
    static_cast<void>(person.sections[to].insert(2, entry));
    return person;
}

} // namespace

/// Converting entries to other kinds: undo restores the record exactly, redo repeats the conversion.
class KindChangesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void undoesMovesToOtherKinds();
    void undoesKindChangesByRestoring();
    void undoesPublicationTypeChanges();
    void undoesSequencesOfConversions();

private:
    /// Undoes and redoes the document's last step, twice.
    static void checkStep(PersonDocument& document, const QByteArray& before);
};

void KindChangesTest::checkStep(PersonDocument& document, const QByteArray& before)
{
    const QByteArray after = jsonOf(document);
    QVERIFY(after != before);
    for (int time = 0; time < 2; ++time) {
        QVERIFY(document.canUndo());
        document.undo();
        QCOMPARE(jsonOf(document), before);
        QVERIFY(document.canRedo());
        document.redo();
        QCOMPARE(jsonOf(document), after);
    }
    document.undo();
    QCOMPARE(jsonOf(document), before);
}

/// By the user: a job becomes a project, a talk a certificate; nothing is lost.
void KindChangesTest::undoesMovesToOtherKinds()
{
    PersonDocument document(withSectionsOf(allKinds(), 1));
    const QByteArray before = jsonOf(document);
    int moves = 0;
    const QList<Section> sections = document.person().sections;
    for (const Section& from : sections) {
        const Entry entry = from.entries()[1];
        for (const Section& to : sections) {
            if (from.id() == to.id())
                continue;
            const bool moved = document.moveEntry(entry.id, to.id(), 1);
            QCOMPARE(moved, areAlike(from.kind(), to.kind()));
            QCOMPARE(document.canUndo(), moved);
            if (!moved)
                continue;
            ++moves;
            QCOMPARE(*document.findEntry(entry.id), entry);
            QCOMPARE(document.findSection(to.id())->indexOf(entry.id), 1);
            checkStep(document, before);
        }
    }
    QVERIFY(moves > 10);
}

/// By restoring another state of the record, for every kind.
void KindChangesTest::undoesKindChangesByRestoring()
{
    const Person person = withSectionsOf(unlikeKinds(), 2);
    for (qsizetype from = 0; from < person.sections.size(); ++from) {
        for (qsizetype to = 0; to < person.sections.size(); ++to) {
            if (from == to)
                continue;
            PersonDocument document(person);
            const QByteArray before = jsonOf(document);
            const Person wanted = withEntryOfOtherKind(person, from, to);
            QVERIFY(document.replaceRecord(wanted, ChangeCause::Restore));
            QCOMPARE(jsonOf(document), writePeople({wanted}));
            checkStep(document, before);
            QVERIFY(!document.canUndo()); // a single step
        }
    }
}

void KindChangesTest::undoesPublicationTypeChanges()
{
    PersonDocument document(test::samplePerson(QStringLiteral("zhang-san")));
    const QByteArray before = jsonOf(document);
    int works = 0;
    const QList<Section> sections = document.person().sections;
    for (const Section& section : sections) {
        if (section.kind() != SectionKind::Publication)
            continue;
        for (Entry entry : section.entries()) {
            auto& work = std::get<PublicationDetails>(entry.details);
            work.type = work.type == PublicationType::Thesis ? PublicationType::Book : PublicationType::Thesis;
            QVERIFY(document.replaceEntry(entry, QStringLiteral("type")));
            checkStep(document, before);
            ++works;
        }
    }
    QVERIFY(works > 0);
}

/// Many conversions mixed with other changes: every state reappears, in both directions.
void KindChangesTest::undoesSequencesOfConversions()
{
    test::RandomPerson random(5);
    PersonDocument document(withSectionsOf(allKinds(), 3));
    QByteArrayList states{jsonOf(document)};
    for (int step = 0; step < 60; ++step) {
        document.closeMerge();
        const QList<Section> sections = document.person().sections;
        const auto any = [&] { return random.below(static_cast<int>(sections.size())); };
        const Section& from = sections[any()];
        if (from.entries().size() < 2)
            continue;
        if (random.chance(40))
            static_cast<void>(document.moveEntry(from.entries()[1].id, sections[any()].id(), 0));
        else if (random.chance(50))
            static_cast<void>(document.replaceRecord(
                withEntryOfOtherKind(document.person(), document.person().indexOf(from.id()), 0), ChangeCause::Edit));
        else
            static_cast<void>(document.setSectionTitle(from.id(), random.localized()));
        if (const QByteArray now = jsonOf(document); now != states.last())
            states += now;
    }
    QVERIFY(states.size() > 20);
    for (qsizetype at = states.size() - 1; at > 0; --at) {
        QCOMPARE(jsonOf(document), states[at]);
        document.undo();
    }
    QVERIFY(!document.canUndo());
    for (const QByteArray& state : std::as_const(states)) {
        QCOMPARE(jsonOf(document), state);
        document.redo();
    }
    QVERIFY(!document.canRedo());
}

DUOVITA_TEST(KindChangesTest)
#include "tst_kindchanges.moc"
