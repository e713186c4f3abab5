#include "core/editing/copying.h"

#include "core/editing/persondocument.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"

#include <QSet>

using namespace duovita;

namespace {

Entry named(const Section& section, const char* note)
{
    Entry entry = section.newEntry();
    entry.note = QString::fromLatin1(note);
    entry.highlights += Highlight();
    return entry;
}

Section sectionOf(SectionKind kind, std::initializer_list<const char*> notes, const char* title = "")
{
    Section section(kind);
    section.title = LocalizedText::shared(QString::fromLatin1(title));
    for (const char* note : notes)
        static_cast<void>(section.append(named(section, note)));
    return section;
}

/// A person with jobs a, b, c, papers p and projects x.
Person somebody()
{
    Person person;
    person.sections = {sectionOf(SectionKind::Work, {"a", "b", "c"}), sectionOf(SectionKind::Publication, {"p"}),
                       sectionOf(SectionKind::Project, {"x"})};
    return person;
}

QString notesOf(const Section& section)
{
    QStringList notes;
    for (const Entry& entry : section.entries())
        notes += entry.note;
    return notes.join(u' ');
}

QStringList notesOf(const Person& person)
{
    QStringList sections;
    for (const Section& section : person.sections)
        sections += nameOf(section.kind()) + u": " + notesOf(section);
    return sections;
}

QStringList list(std::initializer_list<const char*> texts)
{
    QStringList result;
    for (const char* text : texts)
        result += QString::fromLatin1(text);
    return result;
}

CopiedParts copied(const Person& person, qsizetype section, const QList<qsizetype>& rows)
{
    QList<EntryId> ids;
    for (const qsizetype row : rows)
        ids += person.sections[section].entries()[row].id;
    return copyParts(person, ids, {});
}

/// The entry with the other's ids, for comparison.
Entry withIdsOf(Entry entry, const Entry& other)
{
    entry.id = other.id;
    for (qsizetype i = 0; i < std::min(entry.highlights.size(), other.highlights.size()); ++i)
        entry.highlights[i].id = other.highlights[i].id;
    return entry;
}

QList<QString> idsOf(const Person& person)
{
    QList<QString> ids;
    for (const Section& section : person.sections) {
        ids += section.id().toString();
        for (const Entry& entry : section.entries()) {
            ids += entry.id.toString();
            for (const Highlight& highlight : entry.highlights)
                ids += highlight.id.toString();
        }
    }
    return ids;
}

} // namespace

class CopyingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void copiesEveryKindCompletely();
    void keepsTheOrderOfTheRecord();
    void rejectsInvalidClipboardData();
    void insertsEntriesAfterTheCurrentOne();
    void insertsIntoSectionOfCompatibleKind();
    void findsMatchingSection();
    void createsMissingSection();
    void insertsSectionsAfterTheCurrentOne();
    void pastesInOneUndoStep();
    void givesNewIds();
    void keepsCvSettingsOfCutParts();
    void copyingChangesNoCvSettings();
};

/// Copying through the clipboard's bytes into another record loses nothing but ids.
void CopyingTest::copiesEveryKindCompletely()
{
    for (quint32 seed = 1; seed <= 20; ++seed) {
        test::RandomPerson random(seed);
        Person person = random.person();
        for (const SectionKindInfo& info : sectionKindTable)
            person.sections += random.section(info.kind);
        QList<EntryId> entries;
        for (const Section& section : person.sections) {
            for (const Entry& entry : section.entries())
                entries += entry.id;
        }
        PersonDocument document((Person()));
        for (const bool whole : {false, true}) {
            QList<SectionId> sections;
            for (const Section& section : person.sections) {
                if (whole)
                    sections += section.id();
            }
            const CopiedParts parts = copyParts(person, entries, sections);
            const auto read = readParts(writeParts(parts));
            QVERIFY(read);
            QCOMPARE(*read, parts);
            const PastedParts pasted = pasteParts(document, *read, {});
            QCOMPARE(pasted.sections.size(), sections.size());
            QCOMPARE(pasted.entries.size(), whole ? 0 : entries.size());
            QList<Entry> originals;
            QList<Entry> copies;
            for (const Section& section : person.sections)
                originals += section.entries();
            for (const EntryId& id : pasted.entries)
                copies += *document.findEntry(id);
            for (const SectionId& id : pasted.sections) {
                const Section& copy = *document.findSection(id);
                const Section& original = person.sections[pasted.sections.indexOf(id)];
                QCOMPARE(copy.title, original.title);
                QCOMPARE(copy.visible, original.visible);
                QCOMPARE(copy.unparsed, original.unparsed);
                QCOMPARE(copy.extra, original.extra);
                copies += copy.entries();
            }
            QCOMPARE(copies.size(), originals.size());
            for (qsizetype i = 0; i < copies.size(); ++i) {
                QVERIFY(copies[i].id != originals[i].id);
                QCOMPARE(withIdsOf(copies[i], originals[i]), originals[i]);
            }
        }
    }
}

void CopyingTest::keepsTheOrderOfTheRecord()
{
    const Person person = somebody();
    const CopiedParts parts = copyParts(person,
                                        {person.sections[2].entries()[0].id, person.sections[0].entries()[2].id,
                                         person.sections[0].entries()[0].id, person.sections[1].entries()[0].id},
                                        {person.sections[1].id()});
    QCOMPARE(parts.fragments.size(), 2);
    QCOMPARE(notesOf(parts.fragments[0]), QStringLiteral("a c"));
    QCOMPARE(notesOf(parts.fragments[1]), QStringLiteral("x"));
    QCOMPARE(parts.sections, QList<Section>{person.sections[1]}); // with its entry, which is not copied twice
    QVERIFY(copyParts(person, {EntryId()}, {SectionId()}).isEmpty());
}

void CopyingTest::rejectsInvalidClipboardData()
{
    for (const QByteArray& bytes : {QByteArray(), QByteArray("{}"), QByteArray("text"), writeParts({}).left(40),
                                    QByteArray(R"({"schema": "duovita/1", "people": []})")})
        QVERIFY2(!readParts(bytes), bytes.constData());
}

void CopyingTest::insertsEntriesAfterTheCurrentOne()
{
    const Person person = somebody();
    PersonDocument document(person);
    const Section& work = person.sections[0];
    pasteParts(document, copied(person, 0, {0, 2}), {work.id(), work.entries()[1].id});
    QCOMPARE(notesOf(document.person()), list({"work: a b a c c", "publication: p", "project: x"}));
    pasteParts(document, copied(person, 0, {1}), {work.id(), {}});
    QCOMPARE(notesOf(document.person()), list({"work: a b a c c b", "publication: p", "project: x"}));
}

/// Work and projects have the same fields.
void CopyingTest::insertsIntoSectionOfCompatibleKind()
{
    const Person person = somebody();
    PersonDocument document(person);
    pasteParts(document, copied(person, 0, {0}), {person.sections[2].id(), {}});
    QCOMPARE(notesOf(document.person()), list({"work: a b c", "publication: p", "project: x a"}));
}

void CopyingTest::findsMatchingSection()
{
    Person person = somebody();
    PersonDocument document(person);
    pasteParts(document, copied(person, 0, {0}), {person.sections[1].id(), person.sections[1].entries()[0].id});
    QCOMPARE(notesOf(document.person()), list({"work: a b c a", "publication: p", "project: x"}));
    // Among two sections of the kind, the one with the same title is used.
    person.sections += sectionOf(SectionKind::Work, {"i"}, "Internships");
    PersonDocument other(person);
    pasteParts(other, copied(person, 3, {0}), {});
    QCOMPARE(notesOf(other.person()), list({"work: a b c", "publication: p", "project: x", "work: i i"}));
}

void CopyingTest::createsMissingSection()
{
    Person from;
    from.sections = {sectionOf(SectionKind::Award, {"m", "n"}, "Prizes")};
    const Person person = somebody();
    PersonDocument document(person);
    const PastedParts pasted = pasteParts(document, copied(from, 0, {0, 1}), {person.sections[0].id(), {}});
    QCOMPARE(notesOf(document.person()), list({"work: a b c", "award: m n", "publication: p", "project: x"}));
    QCOMPARE(document.person().sections[1].title, from.sections[0].title);
    QCOMPARE(pasted.entries.size(), 2);
    PersonDocument empty((Person()));
    pasteParts(empty, copied(from, 0, {1}), {});
    QCOMPARE(notesOf(empty.person()), list({"award: n"}));
}

void CopyingTest::insertsSectionsAfterTheCurrentOne()
{
    const Person person = somebody();
    PersonDocument document(person);
    const CopiedParts parts = copyParts(person, {}, {person.sections[2].id(), person.sections[0].id()});
    pasteParts(document, parts, {person.sections[1].id(), person.sections[1].entries()[0].id});
    QCOMPARE(notesOf(document.person()),
             list({"work: a b c", "publication: p", "work: a b c", "project: x", "project: x"}));
}

void CopyingTest::pastesInOneUndoStep()
{
    const Person person = somebody();
    Person other;
    other.sections = {sectionOf(SectionKind::Skill, {"s"})};
    PersonDocument document(other);
    const CopiedParts parts = copyParts(
        person, {person.sections[0].entries()[0].id, person.sections[2].entries()[0].id}, {person.sections[1].id()});
    pasteParts(document, parts, {});
    const Person after = document.person();
    document.undo();
    QCOMPARE(document.person(), other);
    QVERIFY(!document.canUndo());
    document.redo();
    QCOMPARE(document.person(), after);
    QCOMPARE(pasteParts(document, {}, {}).entries.size(), 0); // nothing is pasted, and there is no undo step
    document.undo();
    QCOMPARE(document.person(), other);
}

void CopyingTest::givesNewIds()
{
    const Person person = somebody();
    PersonDocument document(person);
    const CopiedParts parts = copyParts(person, {person.sections[0].entries()[0].id}, {person.sections[1].id()});
    for (int i = 0; i < 3; ++i)
        pasteParts(document, parts, {});
    const QList<QString> ids = idsOf(document.person());
    QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
}

void CopyingTest::keepsCvSettingsOfCutParts()
{
    Person person = somebody();
    const Entry moved = person.sections[0].entries()[1];
    person.cvs.front().hiddenEntries = {moved.id};
    person.cvs.front().hiddenHighlights = {moved.highlights[0].id};
    person.cvs.front().sectionOrder = {person.sections[1].id(), person.sections[0].id()};
    PersonDocument document(person);
    const CopiedParts parts = copyParts(person, {moved.id}, {person.sections[1].id()});
    document.removeEntry(moved.id);
    document.removeSection(person.sections[1].id());
    const PastedParts pasted = pasteParts(document, parts, {document.person().sections[1].id(), {}});
    const Entry& copy = *document.findEntry(pasted.entries.front());
    const Cv& cv = document.person().cvs.front();
    QVERIFY(cv.hiddenEntries.contains(copy.id));
    QVERIFY(cv.hiddenHighlights.contains(copy.highlights[0].id));
    QCOMPARE(cv.sectionOrder,
             (QList<SectionId>{person.sections[1].id(), pasted.sections.front(), person.sections[0].id()}));
    while (document.canUndo())
        document.undo();
    QCOMPARE(document.person(), person);
}

void CopyingTest::copyingChangesNoCvSettings()
{
    Person person = somebody();
    person.cvs.front().hiddenEntries = {person.sections[0].entries()[0].id};
    PersonDocument document(person);
    pasteParts(document, copied(person, 0, {0}), {});
    QCOMPARE(document.person().cvs, person.cvs);
}

DUOVITA_TEST(CopyingTest)
#include "tst_copying.moc"
