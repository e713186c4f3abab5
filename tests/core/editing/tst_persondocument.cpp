#include "core/editing/persondocument.h"

#include "tests/support/randomedits.h"
#include "tests/support/testmain.h"

#include <QSignalSpy>
#include <QTest>

using namespace duovita;

namespace {

Person zhangSan()
{
    Person person;
    person.name = LocalizedText::of(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    Section education(SectionKind::Education);
    Section work(SectionKind::Work);
    Section project(SectionKind::Project);
    for (Section* section : {&education, &work, &project}) {
        for (int i = 0; i < 3; ++i)
            static_cast<void>(section->append(section->newEntry()));
    }
    person.sections = {education, work, project};
    return person;
}

Entry noted(Entry entry, const QString& note)
{
    entry.note = note;
    return entry;
}

/// A random edit of any kind; many change nothing or are invalid.
void edit(PersonDocument& document, test::RandomPerson& random)
{
    const QList<Section> sections = document.person().sections;
    const auto someSection = [&]() -> const Section& {
        return sections[random.below(static_cast<int>(sections.size()))];
    };
    if (sections.isEmpty()) {
        document.insertSection(0, random.section());
        return;
    }
    const Section& section = someSection();
    const QList<Entry>& entries = section.entries();
    const int index = random.below(static_cast<int>(entries.size()) + 1);
    const MergeKey key = random.chance(50) ? QStringLiteral("key") : QString();
    Person profile = document.person();
    switch (random.below(10)) {
    case 0:
        document.insertEntry(section.id(), index, random.entry(section.kind()));
        break;
    case 1:
        document.insertSection(random.below(static_cast<int>(sections.size()) + 1), random.section());
        break;
    case 2:
        document.moveSection(section.id(), random.below(static_cast<int>(sections.size())));
        break;
    case 3:
        document.setSectionTitle(section.id(), random.localized(), key);
        break;
    case 4:
        document.setSectionVisible(section.id(), random.chance(50));
        break;
    case 5:
        profile.name = random.localized();
        profile.notes = random.text();
        document.replaceProfile(profile, key);
        break;
    case 6:
        if (sections.size() > 3)
            document.removeSection(section.id());
        break;
    default:
        if (index == entries.size())
            break;
        if (random.chance(20))
            document.removeEntry(entries[index].id);
        else if (random.chance(40))
            document.moveEntry(entries[index].id, someSection().id(), random.below(4));
        else
            document.replaceEntry(noted(entries[index], random.text()), key);
    }
}

} // namespace

class PersonDocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void undoesAndRedoesAnySequence_data();
    void undoesAndRedoesAnySequence();
    void walksBackAndForthThroughEveryState();
    void resumesUndoHistoryOfEarlierDocument();
    void recordsNoStepWithoutChange();
    void rejectsMissingOrIncompatibleItems();
    void foldsTypingIntoOneStep();
    void startsAStepWhenTheMergeIsClosed();
    void recordsSeparateStepsPerField();
    void keepsEntriesWhenATitleIsUndone();
    void movesEntriesBetweenSectionsOfLikeKind();
    void emitsSignalsBeforeAndAfterChanges();
    void announcesEachMoveOnce_data();
    void announcesEachMoveOnce();
    void emitsChangedOncePerStep();
    void replacesTheRecordInOneStep();
    void reportsCauseOfChanges();
    void summarizesEachStep();
    void summarizesCvChanges();
    void summarizesChecksOfTranslations();
    void summarizesHiddenParts();
    void summarizesJoinsAndSplits();
    void summarizesEveryUndoAndRedo();
};

void PersonDocumentTest::undoesAndRedoesAnySequence_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 20; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void PersonDocumentTest::undoesAndRedoesAnySequence()
{
    QFETCH(quint32, seed);
    test::RandomPerson random(seed);
    const Person first = random.person();
    PersonDocument document(first);
    for (int i = 0; i < 60; ++i)
        edit(document, random);
    const Person last = document.person();
    QVERIFY(document.canUndo());
    while (document.canUndo())
        document.undo();
    QVERIFY(document.person() == first);
    while (document.canRedo())
        document.redo();
    QVERIFY(document.person() == last);
}

void PersonDocumentTest::walksBackAndForthThroughEveryState()
{
    test::RandomPerson random(7);
    PersonDocument document(random.person());
    QList<Person> states{document.person()};
    while (states.size() < 40) {
        document.closeMerge();
        edit(document, random);
        if (!(document.person() == states.back()))
            states += document.person();
    }
    qsizetype at = states.size() - 1;
    for (int step = 0; step < 400; ++step) {
        const bool back = at > 0 && (at == states.size() - 1 || random.chance(50));
        back ? document.undo() : document.redo();
        at += back ? -1 : 1;
        QVERIFY(document.person() == states[at]);
        QCOMPARE(document.canUndo(), at > 0);
        QCOMPARE(document.canRedo(), at < states.size() - 1);
    }
}

void PersonDocumentTest::resumesUndoHistoryOfEarlierDocument()
{
    test::RandomPerson random(11);
    const Person first = random.person();
    QList<Person> states{first};
    auto document = std::make_unique<PersonDocument>(first);
    qsizetype at = 0;
    for (int round = 0; round < 12; ++round) {
        for (int i = 0; i < 6; ++i) {
            document->closeMerge();
            edit(*document, random);
            if (document->person() == states[at])
                continue;
            states.resize(at + 1);
            states += document->person();
            ++at;
        }
        for (int i = random.below(6); i > 0 && at > 0; --i) {
            document->undo();
            --at;
        }
        const UndoHistory history = document->takeHistory();
        QVERIFY(document->person() == states[at]);
        QVERIFY(!document->canUndo() && !document->canRedo());
        document = std::make_unique<PersonDocument>(states[at]);
        document->resume(history);
        QCOMPARE(document->canUndo(), at > 0);
        QCOMPARE(document->canRedo(), at < states.size() - 1);
    }
    while (at < states.size() - 1) {
        document->redo();
        QVERIFY(document->person() == states[++at]);
    }
    while (at > 0) {
        document->undo();
        QVERIFY(document->person() == states[--at]);
    }
    QVERIFY(!document->canUndo());
}

void PersonDocumentTest::recordsNoStepWithoutChange()
{
    PersonDocument document(zhangSan());
    QSignalSpy changed(&document, &PersonDocument::changed);
    const Section& section = document.person().sections.front();
    QVERIFY(document.replaceEntry(section.entries().front()));
    QVERIFY(document.setSectionTitle(section.id(), section.title));
    QVERIFY(document.setSectionVisible(section.id(), section.visible));
    QVERIFY(document.moveSection(section.id(), 0));
    QVERIFY(document.moveEntry(section.entries().front().id, section.id(), 0));
    QVERIFY(document.replaceProfile(document.person()));
    QVERIFY(!document.canUndo());
    QCOMPARE(changed.size(), 0);
}

void PersonDocumentTest::rejectsMissingOrIncompatibleItems()
{
    PersonDocument document(zhangSan());
    const Person before = document.person();
    const Section& education = before.sections[0];
    const Section& work = before.sections[1];
    Entry asPatent = education.entries().front();
    asPatent.details = PatentDetails{};
    Person other = before;
    other.id = PersonId();
    QVERIFY(!document.replaceEntry(Entry{}));
    QVERIFY(!document.replaceEntry(asPatent));
    QVERIFY(!document.insertEntry(education.id(), 0, work.newEntry()));
    QVERIFY(!document.insertEntry(education.id(), 4, education.newEntry()));
    QVERIFY(!document.insertEntry(education.id(), -1, education.newEntry()));
    QVERIFY(!document.insertEntry(SectionId(), 0, education.newEntry()));
    QVERIFY(!document.removeEntry(EntryId()));
    QVERIFY(!document.moveEntry(education.entries().front().id, work.id(), 0));
    QVERIFY(!document.moveEntry(work.entries().front().id, work.id(), 3));
    QVERIFY(!document.insertSection(9, Section(SectionKind::Award)));
    QVERIFY(!document.insertSection(0, education));
    QVERIFY(!document.removeSection(SectionId()));
    QVERIFY(!document.moveSection(work.id(), 3));
    QVERIFY(!document.setSectionVisible(SectionId(), false));
    QVERIFY(!document.replaceProfile(other));
    QVERIFY(document.person() == before);
    QVERIFY(!document.canUndo());
}

void PersonDocumentTest::foldsTypingIntoOneStep()
{
    PersonDocument document(zhangSan());
    const Entry entry = document.person().sections.front().entries().front();
    for (const char* text : {"Q", "Qi", "Qin"})
        document.replaceEntry(noted(entry, QString::fromLatin1(text)), QStringLiteral("note"));
    QCOMPARE(document.findEntry(entry.id)->note, QStringLiteral("Qin"));
    document.undo();
    QCOMPARE(document.findEntry(entry.id)->note, QString());
    QVERIFY(!document.canUndo());
    document.redo();
    QCOMPARE(document.findEntry(entry.id)->note, QStringLiteral("Qin"));
    // Typing after redo starts a new step.
    document.replaceEntry(noted(entry, QStringLiteral("Qing")), QStringLiteral("note"));
    document.undo();
    QCOMPARE(document.findEntry(entry.id)->note, QStringLiteral("Qin"));
}

void PersonDocumentTest::startsAStepWhenTheMergeIsClosed()
{
    PersonDocument document(zhangSan());
    const Entry entry = document.person().sections.front().entries().front();
    document.replaceEntry(noted(entry, QStringLiteral("a")), QStringLiteral("note"));
    document.closeMerge();
    document.replaceEntry(noted(entry, QStringLiteral("ab")), QStringLiteral("note"));
    document.undo();
    QCOMPARE(document.findEntry(entry.id)->note, QStringLiteral("a"));
}

void PersonDocumentTest::recordsSeparateStepsPerField()
{
    PersonDocument document(zhangSan());
    const Person before = document.person();
    const Entry entry = before.sections.front().entries().front();
    Person renamed = before;
    renamed.notes = QStringLiteral("n");
    document.replaceEntry(noted(entry, QStringLiteral("a")), QStringLiteral("note"));
    document.replaceProfile(renamed, QStringLiteral("notes"));
    document.undo();
    QCOMPARE(document.findEntry(entry.id)->note, QStringLiteral("a"));
    QCOMPARE(document.person().notes, QString());
}

void PersonDocumentTest::keepsEntriesWhenATitleIsUndone()
{
    PersonDocument document(zhangSan());
    const Section section = document.person().sections.front();
    document.setSectionTitle(section.id(), LocalizedText::of(Language::English, QStringLiteral("Schools")));
    document.replaceEntry(noted(section.entries().front(), QStringLiteral("a")));
    document.undo();
    document.undo();
    QVERIFY(document.findSection(section.id())->title.isEmpty());
    QCOMPARE(document.findSection(section.id())->entries(), section.entries());
}

void PersonDocumentTest::movesEntriesBetweenSectionsOfLikeKind()
{
    PersonDocument document(zhangSan());
    const Section work = document.person().sections[1];
    const Section project = document.person().sections[2];
    const EntryId id = work.entries()[1].id;
    QVERIFY(document.moveEntry(id, project.id(), 3));
    QCOMPARE(document.findSection(work.id())->indexOf(id), -1);
    QCOMPARE(document.findSection(project.id())->indexOf(id), 3);
    document.undo();
    QCOMPARE(document.person().sections[1], work);
    QCOMPARE(document.person().sections[2], project);
}

void PersonDocumentTest::emitsSignalsBeforeAndAfterChanges()
{
    PersonDocument document(zhangSan());
    const SectionId section = document.person().sections.front().id();
    QStringList announced;
    const auto count = [&] { return document.findSection(section)->entries().size(); };
    const auto hear = [&](const char* what) {
        announced += QStringLiteral("%1 %2").arg(QString::fromLatin1(what)).arg(count());
    };
    connect(&document, &PersonDocument::entryAboutToBeInserted, this, [&] { hear("inserting"); });
    connect(&document, &PersonDocument::entryInserted, this, [&] { hear("inserted"); });
    connect(&document, &PersonDocument::entryAboutToBeRemoved, this, [&] { hear("removing"); });
    connect(&document, &PersonDocument::entryRemoved, this, [&] { hear("removed"); });
    document.insertEntry(section, 1, document.findSection(section)->newEntry());
    document.undo();
    const QStringList expected{QStringLiteral("inserting 3"), QStringLiteral("inserted 4"),
                               QStringLiteral("removing 4"), QStringLiteral("removed 3")};
    QCOMPARE(announced, expected);
}

/// Every pair of different positions.
void PersonDocumentTest::announcesEachMoveOnce_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    for (int from = 0; from < 3; ++from) {
        for (int to = 0; to < 3; ++to) {
            if (from != to)
                QTest::addRow("%d to %d", from, to) << from << to;
        }
    }
}

/// A move is announced as a single one in either direction, so that views need not update other rows.
void PersonDocumentTest::announcesEachMoveOnce()
{
    QFETCH(int, from);
    QFETCH(int, to);
    PersonDocument document(zhangSan());
    const Section section = document.person().sections.front();
    QVERIFY(document.moveEntry(section.entries()[from].id, section.id(), to));
    QVERIFY(document.moveSection(document.person().sections[from].id(), to));
    QSignalSpy entries(&document, &PersonDocument::entryInserted);
    QSignalSpy sections(&document, &PersonDocument::sectionInserted);
    document.undo();
    document.undo();
    QCOMPARE(entries.size(), 1);
    QCOMPARE(sections.size(), 1);
    document.redo();
    document.redo();
    QCOMPARE(entries.size(), 2);
    QCOMPARE(sections.size(), 2);
}

void PersonDocumentTest::replacesTheRecordInOneStep()
{
    for (quint32 seed = 0; seed < 150; ++seed) {
        test::RandomEdits edits(seed);
        const Person before = test::RandomPerson(seed).person();
        Person after = before;
        for (int i = edits.below(20); i >= 0; --i)
            edits.next(after).onValue(after);
        PersonDocument document(before);
        QSignalSpy changed(&document, &PersonDocument::changed);
        QVERIFY(document.replaceRecord(after, ChangeCause::Restore));
        QVERIFY2(document.person() == after, qPrintable(QString::number(seed)));
        if (before == after)
            continue;
        QCOMPARE(changed.size(), 1);
        document.undo();
        QVERIFY2(document.person() == before, qPrintable(QString::number(seed)));
        QVERIFY(!document.canUndo());
        document.redo();
        QVERIFY2(document.person() == after, qPrintable(QString::number(seed)));
    }
    PersonDocument document(zhangSan());
    QVERIFY(!document.replaceRecord(Person(), ChangeCause::Restore)); // another person's record
}

void PersonDocumentTest::reportsCauseOfChanges()
{
    PersonDocument document(zhangSan());
    Person person = document.person();
    person.notes = QStringLiteral("a");
    document.replaceProfile(person);
    QCOMPARE(document.lastCause(), ChangeCause::Edit);
    document.undo();
    QCOMPARE(document.lastCause(), ChangeCause::Undo);
    document.replaceRecord(person, ChangeCause::Merge);
    QCOMPARE(document.lastCause(), ChangeCause::Merge);
    document.undo();
    QCOMPARE(document.lastCause(), ChangeCause::Undo);
    person.notes = QStringLiteral("b");
    document.replaceProfile(person);
    QCOMPARE(document.lastCause(), ChangeCause::Edit);
}

void PersonDocumentTest::emitsChangedOncePerStep()
{
    PersonDocument document(zhangSan());
    QSignalSpy changed(&document, &PersonDocument::changed);
    const Section work = document.person().sections[1];
    document.moveEntry(work.entries().front().id, document.person().sections[2].id(), 0);
    QCOMPARE(changed.size(), 1);
    document.replaceEntry(noted(work.entries()[1], QStringLiteral("a")), QStringLiteral("k"));
    document.replaceEntry(noted(work.entries()[1], QStringLiteral("ab")), QStringLiteral("k"));
    QCOMPARE(changed.size(), 3);
    document.undo();
    QCOMPARE(changed.size(), 4);
}

void PersonDocumentTest::summarizesEachStep()
{
    using What = EditSummary::What;
    using Change = EditSummary::Change;
    Person person;
    Section section(SectionKind::Work);
    Entry job;
    ExperienceDetails details;
    details.organization = LocalizedText::of(QStringLiteral("Example Labs"), QStringLiteral("示例实验室"));
    job.details = details;
    static_cast<void>(section.append(job));
    person.sections = {section};
    PersonDocument document(person);
    QCOMPARE(document.undoSummary(), EditSummary());

    details.organization.setText(Language::Chinese, QStringLiteral("示例公司"));
    job.details = details;
    document.replaceEntry(job, QStringLiteral("typing"));
    details.organization.setText(Language::Chinese, QStringLiteral("示例公司。"));
    job.details = details;
    document.replaceEntry(job, QStringLiteral("typing"));
    const EditSummary typed{
        What::Field, Change::Edited, 1, {section.id(), job.id, {}, Field::Organization}, Language::Chinese};
    QCOMPARE(document.undoSummary(), typed);

    job.highlights = {Highlight(), Highlight(), Highlight()};
    document.replaceEntry(job);
    const EditSummary pasted{
        What::Point, Change::Added, 3, {section.id(), job.id, job.highlights[0].id, Field::Highlights}, {}};
    QCOMPARE(document.undoSummary(), pasted);
    document.undo();
    QCOMPARE(document.redoSummary(), pasted);
    QCOMPARE(document.undoSummary(), typed);
    document.redo();

    job.visible = false;
    document.replaceEntry(job);
    QCOMPARE(document.undoSummary().change, Change::ShownOrHidden);
    document.removeEntry(job.id);
    QCOMPARE(document.undoSummary(),
             (EditSummary{What::Entry, Change::Removed, 1, {section.id(), job.id, {}, Field::None}, {}}));
    document.undo();
    document.removeSection(section.id());
    QCOMPARE(document.undoSummary(),
             (EditSummary{What::Section, Change::Removed, 1, {section.id(), {}, {}, Field::None}, {}}));

    Person profile = document.person();
    profile.dismissedProblems = {QStringLiteral("numbersDiffer:0")};
    document.replaceProfile(profile);
    QCOMPARE(document.undoSummary().what, What::Dismissal);
    profile.notes = QStringLiteral("note");
    profile.tags = {QStringLiteral("tag")};
    document.replaceProfile(profile);
    QCOMPARE(document.undoSummary().what, What::Several);
    QCOMPARE(document.undoSummary().count, 2);
}

void PersonDocumentTest::summarizesCvChanges()
{
    using What = EditSummary::What;
    Person person;
    person.cvs = {Cv::fullCv()};
    PersonDocument document(person);
    const auto summaryOf = [&](const auto& change) {
        Person changed = document.person();
        change(changed.cvs);
        document.replaceProfile(changed);
        return document.undoSummary().what;
    };
    QCOMPARE(summaryOf([](QList<Cv>& cvs) { cvs[0].targetPages = 1; }), What::Design);
    QCOMPARE(document.undoSummary().design, QStringLiteral("pages"));
    const QString accent = QStringLiteral("colors.accent");
    QCOMPARE(summaryOf([&](QList<Cv>& cvs) { cvs[0].design.changes[accent] = QStringLiteral("#aa0000"); }),
             What::Design);
    QCOMPARE(document.undoSummary().design, accent);
    QCOMPARE(summaryOf([](QList<Cv>& cvs) { cvs[0].design = {QStringLiteral("compact")}; }), What::Design);
    QCOMPARE(document.undoSummary().design, QStringLiteral("template"));
    QCOMPARE(summaryOf([&](QList<Cv>& cvs) {
                 cvs[0].paper = Paper::A5;
                 cvs[0].margins = 20;
             }),
             What::Design);
    QCOMPARE(document.undoSummary().design, QString()); // several keys changed
    QCOMPARE(summaryOf([](QList<Cv>& cvs) { cvs[0].includeTags = {QStringLiteral("work")}; }), What::Contents);
    QCOMPARE(summaryOf([](QList<Cv>& cvs) { cvs[0].languages = {Language::English}; }), What::Contents);
    QCOMPARE(summaryOf([](QList<Cv>& cvs) { cvs += Cv::fullCv(); }), What::Cvs);
    QCOMPARE(summaryOf([](QList<Cv>& cvs) { cvs[1].name = QStringLiteral("For Example Labs"); }), What::Cvs);
    QCOMPARE(summaryOf([](QList<Cv>& cvs) {
                 cvs[0].paper = Paper::Letter;
                 cvs[1].excludeTags = {QStringLiteral("work")};
             }),
             What::Several);
}

void PersonDocumentTest::summarizesChecksOfTranslations()
{
    using What = EditSummary::What;
    using Change = EditSummary::Change;
    Person person;
    person.headline = LocalizedText::of(QStringLiteral("Engineer"), QStringLiteral("工程师"));
    PersonDocument document(person);
    Person checked = document.person();
    checked.headline.confirm(Language::Chinese, Timestamp(std::chrono::milliseconds(1)));
    document.replaceProfile(checked);
    QVERIFY(document.person() != person);
    QCOMPARE(document.undoSummary().what, What::Field);
    QCOMPARE(document.undoSummary().change, Change::Confirmed);
    checked.headline.setText(Language::Chinese, QStringLiteral("软件工程师"));
    document.replaceProfile(checked);
    QCOMPARE(document.undoSummary().change, Change::Edited);
}

/// The part that a CV leaves out, if it is a single one.
void PersonDocumentTest::summarizesHiddenParts()
{
    using What = EditSummary::What;
    using Change = EditSummary::Change;
    Person person;
    Section section(SectionKind::Work);
    Entry job = section.newEntry();
    job.highlights = {Highlight()};
    QVERIFY(section.append(job));
    person.sections = {section};
    PersonDocument document(person);
    const auto summaryOf = [&](const auto& change) {
        Person changed = document.person();
        change(changed.cvs.front());
        document.replaceProfile(changed);
        return document.undoSummary();
    };
    const QString name = person.cvs.front().name;
    const HighlightId point = job.highlights.front().id;
    QCOMPARE(
        summaryOf([&](Cv& cv) { cv.hiddenHighlights = {point}; }),
        (EditSummary{What::Contents, Change::Removed, 1, {section.id(), job.id, point, Field::Highlights}, {}, name}));
    QCOMPARE(summaryOf([&](Cv& cv) { cv.hiddenEntries = {job.id}; }),
             (EditSummary{What::Contents, Change::Removed, 1, {section.id(), job.id, {}, Field::None}, {}, name}));
    QCOMPARE(summaryOf([&](Cv& cv) { cv.hiddenSections = {section.id()}; }),
             (EditSummary{What::Contents, Change::Removed, 1, {section.id(), {}, {}, Field::None}, {}, name}));
    const auto headline = LocalizedText::of(Language::English, QStringLiteral("Engineer"));
    QCOMPARE(summaryOf([&](Cv& cv) { cv.headline = headline; }),
             (EditSummary{What::Contents, Change::Edited, 1, {{}, {}, {}, Field::Headline}, {}, name}));
    QCOMPARE(summaryOf([&](Cv& cv) {
                 cv.summary = LocalizedRichText::of(Language::English, RichText::fromPlain(QStringLiteral("Builds.")));
             }).place.field,
             Field::Summary);
    const EditSummary all = summaryOf([&](Cv& cv) {
        cv.hiddenSections.clear();
        cv.hiddenEntries.clear();
    });
    QCOMPARE(all.change, Change::Added);
    QCOMPARE(all.place, EditPlace());
}

void PersonDocumentTest::summarizesJoinsAndSplits()
{
    using What = EditSummary::What;
    using Change = EditSummary::Change;
    const auto rich = [](const char* text) { return RichText::fromMarkdown(QString::fromLatin1(text)); };
    Section section(SectionKind::Work);
    Entry job;
    job.details = ExperienceDetails();
    job.highlights = {Highlight()};
    job.highlights[0].text.setText(Language::English, rich("**One** two"));
    Entry other = job;
    other.id = EntryId();
    other.highlights[0].id = HighlightId();
    QVERIFY(section.append(job) && section.append(other));
    Person person;
    person.sections = {section};

    // A point was split.
    Person split = person;
    Entry halves = job;
    halves.highlights += Highlight();
    halves.highlights[0].text.setText(Language::English, rich("**One**"));
    halves.highlights[1].text.setText(Language::English, rich("two"));
    QVERIFY(split.sections[0].replace(0, halves));
    const EditSummary points{
        What::Point, Change::Edited, 2, {section.id(), job.id, job.highlights[0].id, Field::Highlights}, {}};
    QCOMPARE(summarizeEdit(person, split), points);
    QCOMPARE(summarizeEdit(split, person), points);

    // Together with another change of the entry.
    Person more = split;
    halves.note = QStringLiteral("note");
    QVERIFY(more.sections[0].replace(0, halves));
    QCOMPARE(summarizeEdit(person, more).what, What::Entry);
    QCOMPARE(summarizeEdit(person, more).change, Change::Edited);
    QCOMPARE(summarizeEdit(person, more).count, 1);

    // Two entries were joined, which also changes the CVs.
    Person joined = person;
    joined.sections[0].take(1);
    Entry both = job;
    both.tags = {QStringLiteral("tag")};
    QVERIFY(joined.sections[0].replace(0, both));
    joined.cvs.front().hiddenEntries = {job.id};
    const EditSummary one{What::Entry, Change::Joined, 1, {section.id(), job.id, {}, Field::Tags}, {}};
    QCOMPARE(summarizeEdit(person, joined), one);

    // The removed entry's text is not in the remaining one: not a join.
    other.highlights[0].text.setText(Language::English, rich("Three"));
    Person unlike = person;
    QVERIFY(unlike.sections[0].replace(1, other));
    QCOMPARE(summarizeEdit(unlike, joined).what, What::Several);
    // With the text in `unparsed`, it is.
    both.unparsed = {QStringLiteral("Three")};
    QVERIFY(joined.sections[0].replace(0, both));
    QCOMPARE(summarizeEdit(unlike, joined).change, Change::Joined);
}

/// The summary always describes the two states around the step, whatever path led there.
void PersonDocumentTest::summarizesEveryUndoAndRedo()
{
    for (quint32 seed = 1; seed <= 5; ++seed) {
        test::RandomPerson random(seed);
        PersonDocument document(random.person());
        for (int i = 0; i < 80; ++i) {
            if (random.below(4) == 0 && document.canUndo()) {
                const Person here = document.person();
                const EditSummary summary = document.undoSummary();
                document.undo();
                QCOMPARE(summary, summarizeEdit(document.person(), here));
                QCOMPARE(document.redoSummary(), summary);
                QVERIFY(summary.count > 0);
                if (random.below(2) == 0)
                    document.redo();
            } else {
                edit(document, random);
            }
        }
    }
}

DUOVITA_TEST(PersonDocumentTest)
#include "tst_persondocument.moc"
