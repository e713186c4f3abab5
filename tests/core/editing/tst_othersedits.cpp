#include "core/editing/persondocument.h"
#include "tests/support/randomedits.h"
#include "tests/support/testmain.h"

#include <QSignalSpy>
#include <QTest>

using namespace duovita;

/// Others' changes are merged into an open record between local steps; undo and redo affect only local steps.
class OthersEditsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void undoesOnlyLocalChanges();
    void undoKeepsRemoteChanges();
    void redoesLocalChangeAfterRemoteOne();
    void announcesRemoteChanges();
    void undoingEverythingLeavesRemoteChanges_data();
    void undoingEverythingLeavesRemoteChanges();
    void keepsRemoteEntriesAfterUndo();
};

namespace {

Person noted(Person person, const char* notes)
{
    person.notes = QString::fromLatin1(notes);
    return person;
}

Person tagged(Person person, const char* tag)
{
    person.tags = {QString::fromLatin1(tag)};
    return person;
}

void undoAll(PersonDocument& document)
{
    while (document.canUndo())
        document.undo();
}

void redoAll(PersonDocument& document)
{
    while (document.canRedo())
        document.redo();
}

} // namespace

void OthersEditsTest::undoesOnlyLocalChanges()
{
    PersonDocument document(Person{});
    document.replaceProfile(noted(document.person(), "one"));
    document.replaceProfile(noted(document.person(), "two"));
    QVERIFY(document.applyRemote(tagged(document.person(), "theirs")));
    QCOMPARE(document.lastCause(), ChangeCause::Merge);
    document.replaceProfile(noted(document.person(), "three"));
    QVERIFY(!document.applyRemote(Person{})); // another person's record
    for (const char* notes : {"two", "one", ""}) {
        QVERIFY(document.canUndo());
        document.undo();
        QCOMPARE(document.person().notes, QString::fromLatin1(notes));
        QCOMPARE(document.person().tags, QStringList(QStringLiteral("theirs")));
    }
    QVERIFY(!document.canUndo());
    redoAll(document);
    QCOMPARE(document.person().notes, QStringLiteral("three"));
}

void OthersEditsTest::undoKeepsRemoteChanges()
{
    PersonDocument document(Person{});
    document.replaceProfile(tagged(document.person(), "mine"));
    document.replaceProfile(noted(document.person(), "mine"));
    document.applyRemote(noted(document.person(), "theirs"));
    document.undo(); // nothing of the second step is left, so the first is undone
    QCOMPARE(document.person().notes, QStringLiteral("theirs"));
    QVERIFY(document.person().tags.isEmpty());
    QVERIFY(!document.canUndo());
    redoAll(document);
    QCOMPARE(document.person().notes, QStringLiteral("theirs"));
    QCOMPARE(document.person().tags, QStringList(QStringLiteral("mine")));
}

/// After undo here and a change by others, redo applies the local change again, and undo restores theirs.
void OthersEditsTest::redoesLocalChangeAfterRemoteOne()
{
    PersonDocument document(Person{});
    document.replaceProfile(noted(document.person(), "mine"));
    document.undo();
    document.applyRemote(noted(document.person(), "theirs"));
    QVERIFY(!document.canUndo() && document.canRedo());
    document.redo();
    QCOMPARE(document.person().notes, QStringLiteral("mine"));
    document.undo();
    QCOMPARE(document.person().notes, QStringLiteral("theirs"));
}

void OthersEditsTest::announcesRemoteChanges()
{
    const Person before = test::RandomPerson(1).person();
    PersonDocument document(before);
    document.replaceProfile(noted(document.person(), "mine"));
    QSignalSpy changed(&document, &PersonDocument::changed);
    QSignalSpy inserted(&document, &PersonDocument::sectionInserted);
    QSignalSpy facts(&document, &PersonDocument::factsChanged);
    Person after = document.person();
    after.sections.append(Section(SectionKind::Award));
    document.applyRemote(after);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(facts.size(), 0); // intermediate steps are not announced
    document.applyRemote(after);
    QCOMPARE(changed.size(), 1);
}

namespace {

constexpr quint32 cases = 300;

bool isOfFacts(const test::RecordEdit& edit)
{
    return edit.name == QStringLiteral("change the facts");
}

/// Mirrors a record's structure from the document's signals.
class Follower : public QObject {
public:
    explicit Follower(PersonDocument& document) : m_document(document)
    {
        for (const Section& section : document.person().sections)
            m_sections += idsOf(section);
        connect(&document, &PersonDocument::sectionInserted, this,
                [this](qsizetype index) { m_sections.insert(index, idsOf(m_document.person().sections[index])); });
        connect(&document, &PersonDocument::sectionRemoved, this,
                [this](qsizetype index) { m_sections.removeAt(index); });
        connect(&document, &PersonDocument::entryInserted, this, [this](const SectionId& id, qsizetype index) {
            const qsizetype at = m_document.person().indexOf(id);
            m_sections[at].insert(index, m_document.person().sections[at].entries()[index].id);
        });
        connect(&document, &PersonDocument::entryRemoved, this, [this](const SectionId& id, qsizetype index) {
            m_sections[m_document.person().indexOf(id)].removeAt(index);
        });
    }

    bool isTrue() const
    {
        QList<QList<EntryId>> sections;
        for (const Section& section : m_document.person().sections)
            sections += idsOf(section);
        return sections == m_sections;
    }

private:
    static QList<EntryId> idsOf(const Section& section)
    {
        QList<EntryId> ids;
        for (const Entry& entry : section.entries())
            ids += entry.id;
        return ids;
    }

    PersonDocument& m_document;
    QList<QList<EntryId>> m_sections;
};

/// Local steps, undo, redo and others' changes in random order.
class Mixed {
public:
    Mixed(quint32 seed, std::function<bool(const test::RecordEdit&)> isMine)
        : document(test::RandomPerson(seed).person()), others(document.person()), m_edits(seed), m_isMine(isMine),
          m_follower(document)
    {
    }

    /// False if a step failed or was not announced.
    bool run(int steps)
    {
        for (int i = 0; i < steps; ++i) {
            one();
            if (!m_follower.isTrue())
                return false;
        }
        return true;
    }
    bool isHeard() const { return m_follower.isTrue(); }

    PersonDocument document;
    Person others; ///< the record with only the others' changes
    QSet<EntryId> cameIn;
    QSet<EntryId> wentOut;

private:
    void one()
    {
        const int kind = m_edits.below(10);
        if (kind < 2)
            return document.canUndo() ? document.undo() : void();
        if (kind < 3)
            return document.canRedo() ? document.redo() : void();
        const test::RecordEdit edit = m_edits.next(document.person());
        // Removing a section also removes entries that were deleted here, which cannot be restored then.
        const bool takesMore = edit.name == QStringLiteral("remove a section");
        if (m_isMine ? m_isMine(edit) : kind < 8 || takesMore) {
            edit.onDocument(document);
            return;
        }
        Person after = document.person();
        edit.onValue(after);
        note(document.person(), after);
        others = after;
        document.applyRemote(after);
    }

    void note(const Person& before, const Person& after)
    {
        const QSet<EntryId> old = entriesOf(before);
        const QSet<EntryId> now = entriesOf(after);
        cameIn += now - old;
        cameIn -= old - now;
        wentOut += old - now;
    }

    static QSet<EntryId> entriesOf(const Person& person)
    {
        QSet<EntryId> ids;
        for (const Section& section : person.sections) {
            for (const Entry& entry : section.entries())
                ids += entry.id;
        }
        return ids;
    }

    test::RandomEdits m_edits;
    std::function<bool(const test::RecordEdit&)> m_isMine;
    Follower m_follower;
};

Person withoutSections(Person person)
{
    person.sections.clear();
    return person;
}

} // namespace

void OthersEditsTest::undoingEverythingLeavesRemoteChanges_data()
{
    QTest::addColumn<bool>("factsAreMine");
    QTest::newRow("mine: sections and entries") << false;
    QTest::newRow("mine: the facts") << true;
}

/// Undoing everything leaves exactly the others' changes, and redo restores the result exactly.
void OthersEditsTest::undoingEverythingLeavesRemoteChanges()
{
    QFETCH(bool, factsAreMine);
    for (quint32 seed = 0; seed < cases; ++seed) {
        Mixed mixed(seed, [=](const test::RecordEdit& edit) { return isOfFacts(edit) == factsAreMine; });
        const Person before = mixed.document.person();
        QVERIFY2(mixed.run(25), qPrintable(QString::number(seed)));
        redoAll(mixed.document);
        const Person whole = mixed.document.person();
        undoAll(mixed.document);
        const Person left = mixed.document.person();
        if (factsAreMine) {
            QVERIFY2(left.sections == whole.sections, qPrintable(QString::number(seed)));
            QVERIFY2(withoutSections(left) == withoutSections(before), qPrintable(QString::number(seed)));
        } else {
            QVERIFY2(withoutSections(left) == withoutSections(mixed.others), qPrintable(QString::number(seed)));
            QVERIFY2(left.sections == before.sections, qPrintable(QString::number(seed)));
        }
        redoAll(mixed.document);
        QVERIFY2(mixed.document.person() == whole, qPrintable(QString::number(seed)));
        QVERIFY(mixed.isHeard());
    }
}

/// Both sides change anything anywhere.
void OthersEditsTest::keepsRemoteEntriesAfterUndo()
{
    qsizetype cameIn = 0;
    for (quint32 seed = 0; seed < cases; ++seed) {
        Mixed mixed(seed, {});
        QVERIFY2(mixed.run(30), qPrintable(QString::number(seed)));
        undoAll(mixed.document);
        const Person left = mixed.document.person();
        for (const EntryId& id : std::as_const(mixed.cameIn))
            QVERIFY2(left.findEntry(id), qPrintable(QString::number(seed)));
        for (const EntryId& id : std::as_const(mixed.wentOut))
            QVERIFY2(!left.findEntry(id), qPrintable(QString::number(seed)));
        redoAll(mixed.document);
        const Person whole = mixed.document.person();
        undoAll(mixed.document);
        QVERIFY2(mixed.document.person() == left, qPrintable(QString::number(seed)));
        redoAll(mixed.document);
        QVERIFY2(mixed.document.person() == whole, qPrintable(QString::number(seed)));
        QVERIFY(mixed.isHeard());
        cameIn += mixed.cameIn.size();
    }
    QVERIFY(cameIn > 100); // the random cases were relevant
}

DUOVITA_TEST(OthersEditsTest)
#include "tst_othersedits.moc"
