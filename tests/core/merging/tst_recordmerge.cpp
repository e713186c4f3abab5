#include "core/merging/recordmerge.h"

#include "core/json/personjson.h"
#include "tests/support/randomedits.h"
#include "tests/support/shortvalues.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QTest>

using namespace duovita;
using test::both;

/// Three-way merging of records; differing changes of both sides are conflicts.
class RecordMergeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mergesOneFieldOfAnEntry_data();
    void mergesOneFieldOfAnEntry();
    void reportsConflictingTexts_data();
    void reportsConflictingTexts();
    void mergesLanguagesSeparately();
    void keepsTimesOfChosenTexts();
    void mergesIndependentListChanges();
    void mergesDismissedProblems();
    void mergesDocumentWordingPerWord();
    void reportsConflictingListItems();
    void reportsConflictOfDeletionAndChange();
    void appliesDeletionOfUnchangedParts();
    void reportsEntryAddedToDeletedSection();
    void canKeepBothVersionsOfAPoint();
    void mergesOrders();
    void appliesMovesOfBothSides();
    void reportsConflictingOrders();
    void mergesChangesOfAMovedEntry();
    void mergesCvs();
    void mergesTagFilters();
    void pairsTheSidesOfANewText();
    void mergesMissingTextsSetting();
    void acceptsTheOnlyChangedSide();
    void treatsBothSidesAlike();
    void losesNoWordOfEitherSide();

private:
    Person m_base;
    SectionId m_work;
    SectionId m_more;
    EntryId m_first;
    EntryId m_second;

    Person with(const std::function<void(Person&)>& change) const
    {
        Person person = m_base;
        change(person);
        return person;
    }
    Person withEntry(const EntryId& id, const std::function<void(Entry&)>& change) const
    {
        return with([&](Person& person) {
            const auto place = person.findEntry(id);
            Entry entry = person.sections[place->section].entries()[place->entry];
            change(entry);
            QVERIFY(person.sections[place->section].replace(place->entry, entry));
        });
    }

public:
    RecordMergeTest();
};

namespace {

ExperienceDetails& experience(Entry& entry)
{
    return std::get<ExperienceDetails>(entry.details);
}

Highlight point(const char* text)
{
    Highlight highlight;
    highlight.text = LocalizedRichText::of(Language::English, RichText::fromMarkdown(QString::fromUtf8(text)));
    return highlight;
}

QStringList textsOf(const QList<Highlight>& highlights)
{
    QStringList texts;
    for (const Highlight& highlight : highlights)
        texts += highlight.text.text(Language::English).markdown();
    return texts;
}

Entry named(const char* title)
{
    Entry entry;
    ExperienceDetails details;
    details.title = LocalizedText::of(Language::English, QString::fromUtf8(title));
    entry.details = details;
    return entry;
}

ConflictChoices chosen(const RecordMerge& merge, ConflictChoice choice)
{
    return allChosen(merge.conflicts, choice);
}

Contact contact(ContactKind kind, const char* value)
{
    Contact made;
    made.kind = kind;
    made.value = LocalizedText::shared(QString::fromUtf8(value));
    return made;
}

} // namespace

RecordMergeTest::RecordMergeTest()
{
    m_base.name = both("Zhang San", "张三");
    m_base.notes = QStringLiteral("as it was");
    m_base.contacts = {contact(ContactKind::Email, "zhang@example.org"), contact(ContactKind::Phone, "123")};
    Section work(SectionKind::Work);
    Entry first = named("Engineer");
    first.highlights = {point("one"), point("two"), point("three")};
    Entry second = named("Student");
    QVERIFY(work.append(first) && work.append(second));
    Section more(SectionKind::Work);
    QVERIFY(more.append(named("Elsewhere")));
    m_base.sections = {work, more};
    m_work = work.id();
    m_more = more.id();
    m_first = first.id;
    m_second = second.id;
}

void RecordMergeTest::mergesOneFieldOfAnEntry_data()
{
    using Change = std::function<void(Entry&)>;
    QTest::addColumn<Change>("mine");
    QTest::addColumn<Change>("theirs");
    const auto row = [](const char* name, const Change& mine, const Change& theirs) {
        QTest::newRow(name) << mine << theirs;
    };
    const Change title = [](Entry& entry) { experience(entry).title = both("Senior engineer", ""); };
    const Change place = [](Entry& entry) { experience(entry).location = both("Hefei", "合肥"); };
    const Change range = [](Entry& entry) {
        experience(entry).range = DateRange::untilPresent(*PartialDate::create(2020, 9));
    };
    const Change note = [](Entry& entry) { entry.note = QStringLiteral("ask"); };
    const Change hide = [](Entry& entry) { entry.visible = false; };
    const Change tags = [](Entry& entry) { entry.tags = {QStringLiteral("short")}; };
    const Change points = [](Entry& entry) { entry.highlights.removeLast(); };
    const Change extra = [](Entry& entry) { entry.extra[QStringLiteral("x")] = 1; };
    row("title, place", title, place);
    row("place, dates", place, range);
    row("dates, note", range, note);
    row("note, visibility", note, hide);
    row("visibility, tags", hide, tags);
    row("tags, points", tags, points);
    row("points, further data", points, extra);
    row(
        "nothing, title", [](Entry&) {}, title);
    row("the same", title, title);
}

void RecordMergeTest::mergesOneFieldOfAnEntry()
{
    QFETCH(std::function<void(Entry&)>, mine);
    QFETCH(std::function<void(Entry&)>, theirs);
    const RecordMerge merge = threeWayMerge(m_base, withEntry(m_first, mine), withEntry(m_first, theirs));
    const Person expected = withEntry(m_first, [&](Entry& entry) {
        mine(entry);
        theirs(entry);
    });
    QCOMPARE(merge.conflicts.size(), 0);
    QVERIFY(merge.person == expected);
}

void RecordMergeTest::reportsConflictingTexts_data()
{
    QTest::addColumn<QString>("mine");
    QTest::addColumn<QString>("theirs");
    QTest::addColumn<QString>("together");
    QTest::newRow("other words") << "Senior engineer"
                                 << "Lead"
                                 << "Senior engineer / Lead";
    QTest::newRow("one holds the other") << "Engineer, Hefei"
                                         << "Engineer, Hefei and Beijing"
                                         << "Engineer, Hefei and Beijing";
    QTest::newRow("emptied by one") << ""
                                    << "Lead"
                                    << "Lead";
    QTest::newRow("Chinese") << "高级工程师"
                             << "组长"
                             << "高级工程师 / 组长";
}

void RecordMergeTest::reportsConflictingTexts()
{
    QFETCH(QString, mine);
    QFETCH(QString, theirs);
    QFETCH(QString, together);
    const auto titled = [&](const QString& text) {
        return withEntry(m_first, [&](Entry& entry) { experience(entry).title.setText(Language::English, text); });
    };
    const Person here = titled(mine);
    const Person there = titled(theirs);
    const RecordMerge merge = threeWayMerge(m_base, here, there);
    QCOMPARE(merge.conflicts.size(), 1);
    const FieldConflict& conflict = merge.conflicts.front();
    QVERIFY(conflict.place.entry == m_first && conflict.place.section == m_work);
    QCOMPARE(conflict.place.field, Field::Title);
    QVERIFY(conflict.place.language == Language::English);
    QVERIFY(conflict.base == ConflictValue(QStringLiteral("Engineer")));
    QVERIFY(conflict.mine == ConflictValue(mine) && conflict.theirs == ConflictValue(theirs));
    QVERIFY(conflict.bothPossible);
    QVERIFY(merge.person == here); // until a choice is made
    QVERIFY(threeWayMerge(m_base, here, there, chosen(merge, ConflictChoice::Theirs)).person == there);
    QVERIFY(threeWayMerge(m_base, here, there, chosen(merge, ConflictChoice::Both)).person == titled(together));
}

void RecordMergeTest::mergesLanguagesSeparately()
{
    const Person mine =
        with([](Person& person) { person.name.setText(Language::English, QStringLiteral("San Zhang")); });
    const Person theirs = with([](Person& person) { person.name.setText(Language::Chinese, QStringLiteral("张叁")); });
    const RecordMerge merge = threeWayMerge(m_base, mine, theirs);
    QCOMPARE(merge.conflicts.size(), 0);
    QVERIFY(merge.person.name == both("San Zhang", "张叁"));
    // A text shared by both languages, and a change of one side.
    const Person shared = with([](Person& person) { person.name.share(Language::English); });
    const RecordMerge mixed = threeWayMerge(m_base, shared, theirs);
    QCOMPARE(mixed.conflicts.size(), 1); // for the Chinese side
    QCOMPARE(mixed.person.name.text(Language::Chinese), QStringLiteral("Zhang San"));
    const Person together = threeWayMerge(m_base, shared, theirs, chosen(mixed, ConflictChoice::Both)).person;
    QCOMPARE(together.name.text(Language::Chinese), QStringLiteral("Zhang San / 张叁"));
    QCOMPARE(together.name.text(Language::English), QStringLiteral("Zhang San"));
}

void RecordMergeTest::keepsTimesOfChosenTexts()
{
    const Timestamp early{std::chrono::seconds(100)};
    const Timestamp late{std::chrono::seconds(200)};
    const Person mine =
        with([&](Person& person) { person.name.setText(Language::English, QStringLiteral("San Zhang"), early); });
    const Person theirs = with([&](Person& person) { person.name.confirm(Language::Chinese, late); });
    const Person merged = threeWayMerge(m_base, mine, theirs).person;
    QVERIFY(merged.name.changed(Language::English) == early);
    QVERIFY(merged.name.confirmed(Language::Chinese) == late);
}

void RecordMergeTest::mergesDismissedProblems()
{
    const auto dismissing = [this](const QStringList& keys) {
        Person person = m_base;
        person.dismissedProblems = keys;
        return person;
    };
    m_base.dismissedProblems = {QStringLiteral("a"), QStringLiteral("b")};
    const RecordMerge merge = threeWayMerge(m_base, dismissing({QStringLiteral("b"), QStringLiteral("c")}),
                                            dismissing({QStringLiteral("a"), QStringLiteral("d")}));
    QVERIFY(merge.conflicts.isEmpty());
    QCOMPARE(merge.person.dismissedProblems, (QStringList{QStringLiteral("c"), QStringLiteral("d")}));
}

void RecordMergeTest::mergesDocumentWordingPerWord()
{
    const auto worded = [this](DocumentWord word, const char* text) {
        return with(
            [&](Person& person) { setOwnWord(person.words, word, Language::English, QString::fromUtf8(text)); });
    };
    const RecordMerge apart =
        threeWayMerge(m_base, worded(DocumentWord::Present, "now"), worded(DocumentWord::Score, "GPA"));
    QVERIFY(apart.conflicts.isEmpty());
    QCOMPARE(apart.person.words.size(), 2);
    const RecordMerge same =
        threeWayMerge(m_base, worded(DocumentWord::Present, "now"), worded(DocumentWord::Present, "today"));
    QCOMPARE(same.conflicts.size(), 1);
    QCOMPARE(same.conflicts.front().place.field, Field::Words);
    QCOMPARE(same.conflicts.front().place.detail, QStringLiteral("present"));
    const auto english = [](const RecordMerge& merge) {
        return merge.person.words.value(DocumentWord::Present).text(Language::English);
    };
    QCOMPARE(english(same), QStringLiteral("now"));
    QCOMPARE(english(threeWayMerge(m_base, worded(DocumentWord::Present, "now"), worded(DocumentWord::Present, "today"),
                                   chosen(same, ConflictChoice::Theirs))),
             QStringLiteral("today"));
    m_base = worded(DocumentWord::Present, "now"); // a word that one side removes
    Person without = m_base;
    without.words.clear();
    QVERIFY(threeWayMerge(m_base, without, m_base).person.words.isEmpty());
}

void RecordMergeTest::mergesIndependentListChanges()
{
    const Person mine = with([](Person& person) {
        person.contacts[0] = contact(ContactKind::Email, "zhang.san@example.org");
        person.tags = {QStringLiteral("lab")};
    });
    const Person theirs = with([](Person& person) {
        person.contacts.removeLast();
        person.contacts += contact(ContactKind::GitHub, "zhangsan");
        person.tags = {QStringLiteral("2026"), QStringLiteral("lab")};
    });
    const RecordMerge merge = threeWayMerge(m_base, mine, theirs);
    QCOMPARE(merge.conflicts.size(), 0);
    const QList<Contact> expected{contact(ContactKind::Email, "zhang.san@example.org"),
                                  contact(ContactKind::GitHub, "zhangsan")};
    QVERIFY(merge.person.contacts == expected);
    QCOMPARE(merge.person.tags, (QStringList{QStringLiteral("2026"), QStringLiteral("lab")}));
}

void RecordMergeTest::reportsConflictingListItems()
{
    const auto phone = [&](const char* number) {
        return with([&](Person& person) { person.contacts[1] = contact(ContactKind::Phone, number); });
    };
    const Person mine = phone("456");
    const Person theirs = phone("789");
    const RecordMerge merge = threeWayMerge(m_base, mine, theirs);
    QCOMPARE(merge.conflicts.size(), 1);
    QCOMPARE(merge.conflicts[0].place.field, Field::Contacts);
    QVERIFY(threeWayMerge(m_base, mine, theirs, chosen(merge, ConflictChoice::Theirs)).person == theirs);
    const auto together = threeWayMerge(m_base, mine, theirs, chosen(merge, ConflictChoice::Both)).person.contacts;
    QVERIFY(together == mine.contacts + QList<Contact>{theirs.contacts[1]});
}

void RecordMergeTest::reportsConflictOfDeletionAndChange()
{
    const Person deleted = with([](Person& person) { person.sections[0].take(0); });
    const Person changed = withEntry(m_first, [](Entry& entry) { entry.note = QStringLiteral("important"); });
    for (const bool deletedHere : {true, false}) {
        const Person& mine = deletedHere ? deleted : changed;
        const Person& theirs = deletedHere ? changed : deleted;
        const RecordMerge merge = threeWayMerge(m_base, mine, theirs);
        QCOMPARE(merge.conflicts.size(), 1);
        const FieldConflict& conflict = merge.conflicts.front();
        QCOMPARE(conflict.place.part, RecordPart::Presence);
        QVERIFY(conflict.place.entry == m_first);
        QVERIFY(conflict.mine == ConflictValue(!deletedHere) && conflict.theirs == ConflictValue(deletedHere));
        QVERIFY(!conflict.bothPossible);
        QVERIFY(merge.person == mine);
        QVERIFY(threeWayMerge(m_base, mine, theirs, chosen(merge, ConflictChoice::Theirs)).person == theirs);
        QVERIFY(threeWayMerge(m_base, mine, theirs, chosen(merge, ConflictChoice::Both)).person == mine);
    }
}

void RecordMergeTest::appliesDeletionOfUnchangedParts()
{
    const Person deleted = with([](Person& person) { person.sections.removeLast(); });
    const Person changed = withEntry(m_first, [](Entry& entry) {
        entry.note = QStringLiteral("kept");
        entry.highlights.removeFirst();
    });
    const Person expected = [&] {
        Person person = changed;
        person.sections.removeLast();
        return person;
    }();
    QVERIFY((threeWayMerge(m_base, deleted, changed) == RecordMerge{expected, {}, 1}));
    QVERIFY(threeWayMerge(m_base, changed, deleted).person == expected);
}

void RecordMergeTest::reportsEntryAddedToDeletedSection()
{
    const Person deleted = with([](Person& person) { person.sections.removeLast(); });
    const Person written = with([](Person& person) { QVERIFY(person.sections[1].append(named("New"))); });
    const RecordMerge merge = threeWayMerge(m_base, written, deleted);
    QCOMPARE(merge.conflicts.size(), 1);
    QVERIFY(merge.conflicts[0].place.section == m_more);
    QVERIFY(merge.person == written); // keeps the entry that neither side changed
    QVERIFY(threeWayMerge(m_base, written, deleted, chosen(merge, ConflictChoice::Theirs)).person == deleted);
    const RecordMerge other = threeWayMerge(m_base, deleted, written);
    QVERIFY(other.person == deleted);
    QVERIFY(threeWayMerge(m_base, deleted, written, chosen(other, ConflictChoice::Theirs)).person == written);
}

void RecordMergeTest::canKeepBothVersionsOfAPoint()
{
    const auto rewritten = [&](const char* text) {
        return withEntry(m_first, [&](Entry& entry) { entry.highlights[1].text = point(text).text; });
    };
    const Person mine = rewritten("two, mine");
    const Person theirs = rewritten("two, theirs");
    const RecordMerge merge = threeWayMerge(m_base, mine, theirs);
    QCOMPARE(merge.conflicts.size(), 1);
    QVERIFY(merge.conflicts[0].place.highlight == m_base.entry(m_first)->highlights[1].id);
    const Person together = threeWayMerge(m_base, mine, theirs, chosen(merge, ConflictChoice::Both)).person;
    QCOMPARE(textsOf(together.entry(m_first)->highlights),
             (QStringList{QStringLiteral("one"), QStringLiteral("two, mine"), QStringLiteral("two, theirs"),
                          QStringLiteral("three")}));
}

void RecordMergeTest::mergesOrders()
{
    const Person mine = withEntry(m_first, [](Entry& entry) { entry.highlights.move(0, 2); });
    const Person theirs = withEntry(m_first, [](Entry& entry) { entry.highlights.insert(2, point("new")); });
    const RecordMerge merge = threeWayMerge(m_base, mine, theirs);
    QCOMPARE(merge.conflicts.size(), 0);
    QCOMPARE(
        textsOf(merge.person.entry(m_first)->highlights),
        (QStringList{QStringLiteral("two"), QStringLiteral("new"), QStringLiteral("three"), QStringLiteral("one")}));
    const Person swapped = with([](Person& person) { person.sections.move(0, 1); });
    QVERIFY(threeWayMerge(m_base, swapped, theirs).person.sections[1].id() == m_work);
    QVERIFY(threeWayMerge(m_base, theirs, swapped).person.sections[1].id() == m_work);
}

/// One side moves the first to the end, the other the last before the second.
void RecordMergeTest::appliesMovesOfBothSides()
{
    const auto ordered = [&](int from, int to) {
        return withEntry(m_first, [&](Entry& entry) { entry.highlights.move(from, to); });
    };
    for (const auto& [mine, theirs] :
         {std::pair(ordered(0, 2), ordered(2, 1)), std::pair(ordered(2, 1), ordered(0, 2))}) {
        const RecordMerge merge = threeWayMerge(m_base, mine, theirs);
        QCOMPARE(merge.conflicts.size(), 0);
        QCOMPARE(merge.taken, 1);
        QCOMPARE(textsOf(merge.person.entry(m_first)->highlights),
                 (QStringList{QStringLiteral("three"), QStringLiteral("two"), QStringLiteral("one")}));
    }
}

void RecordMergeTest::reportsConflictingOrders()
{
    const auto ordered = [&](int from, int to) {
        return withEntry(m_first, [&](Entry& entry) { entry.highlights.move(from, to); });
    };
    const Person mine = ordered(0, 1);
    const Person theirs = ordered(2, 1);
    const RecordMerge merge = threeWayMerge(m_base, mine, theirs);
    QCOMPARE(merge.conflicts.size(), 1);
    QCOMPARE(merge.conflicts[0].place.part, RecordPart::Order);
    QVERIFY(!merge.conflicts[0].bothPossible);
    QVERIFY(merge.conflicts[0].theirs ==
            ConflictValue(QStringList{QStringLiteral("one"), QStringLiteral("three"), QStringLiteral("two")}));
    QVERIFY(merge.person == mine);
    QVERIFY(threeWayMerge(m_base, mine, theirs, chosen(merge, ConflictChoice::Theirs)).person == theirs);
}

void RecordMergeTest::mergesChangesOfAMovedEntry()
{
    const Person moved = with([](Person& person) {
        const Entry entry = person.sections[0].take(0);
        QVERIFY(person.sections[1].insert(0, entry));
    });
    const Person changed = withEntry(m_first, [](Entry& entry) { entry.note = QStringLiteral("kept"); });
    const Person merged = threeWayMerge(m_base, moved, changed).person;
    QCOMPARE(merged.sections[1].indexOf(m_first), 0);
    QCOMPARE(merged.entry(m_first)->note, QStringLiteral("kept"));
    // Moved into a section that the other side deleted.
    const Person deleted = with([](Person& person) { person.sections.removeLast(); });
    const RecordMerge merge = threeWayMerge(m_base, moved, deleted);
    QCOMPARE(merge.conflicts.size(), 1);
    const Person gone = threeWayMerge(m_base, moved, deleted, chosen(merge, ConflictChoice::Theirs)).person;
    QVERIFY(gone.entry(m_first)); // restored where the other side has it
    QCOMPARE(gone.sections.size(), 1);
}

void RecordMergeTest::mergesCvs()
{
    const Person mine = with([&](Person& person) {
        person.cvs[0].hiddenSections = {m_more};
        person.cvs[0].paper = Paper::A5;
        person.cvs[0].headline = LocalizedText::of(Language::English, QStringLiteral("Engineer"));
    });
    const Person theirs = with([&](Person& person) {
        person.cvs[0].hiddenEntries = {m_second};
        person.cvs[0].headline = LocalizedText::of(Language::Chinese, QStringLiteral("工程师"));
        person.cvs[0].summary =
            LocalizedRichText::of(Language::English, RichText::fromPlain(QStringLiteral("Builds.")));
        person.cvs[0].paper = Paper::Letter;
        person.cvs += Cv::fullCv();
    });
    const RecordMerge merge = threeWayMerge(m_base, mine, theirs);
    QCOMPARE(merge.conflicts.size(), 1);
    QCOMPARE(merge.conflicts[0].place.part, RecordPart::CvPaper);
    QCOMPARE(merge.person.cvs.size(), 2);
    QVERIFY(merge.person.cvs[0].hiddenSections == QList{m_more});
    QVERIFY(merge.person.cvs[0].hiddenEntries == QList{m_second});
    QCOMPARE(merge.person.cvs[0].paper, Paper::A5);
    QCOMPARE(merge.person.cvs[0].headline.text(Language::English), QStringLiteral("Engineer"));
    QCOMPARE(merge.person.cvs[0].headline.text(Language::Chinese), QStringLiteral("工程师"));
    QCOMPARE(merge.person.cvs[0].summary.text(Language::English).plainText(), QStringLiteral("Builds."));
}

namespace {

/// Three versions of a random record.
struct Versions {
    explicit Versions(quint32 seed)
    {
        base = test::RandomPerson(seed).person();
        mine = edited(seed * 2 + 1);
        theirs = edited(seed * 2 + 2);
    }

    Person edited(quint32 seed) const
    {
        test::RandomEdits edits(seed);
        Person person = base;
        for (int i = edits.below(12); i >= 0; --i)
            edits.next(person).onValue(person);
        return person;
    }

    Person base;
    Person mine;
    Person theirs;
};

constexpr quint32 cases = 400;

QStringList wordsOf(const QString& text)
{
    static const QRegularExpression other(QStringLiteral("[^\\w]+"), QRegularExpression::UseUnicodePropertiesOption);
    return text.split(other, Qt::SkipEmptyParts);
}

QStringList wordsOf(const ConflictValue& value)
{
    if (const auto* text = std::get_if<QString>(&value))
        return wordsOf(*text);
    if (const auto* texts = std::get_if<QStringList>(&value))
        return wordsOf(texts->join(u' '));
    return {};
}

/// The contents of a record, ignoring the order of lists.
QStringList bagOf(const Person& person)
{
    // The letter in "\\t" is not part of the next word.
    static const QRegularExpression escape(QStringLiteral("\\\\(?:u[0-9a-fA-F]{4}|.)"));
    QStringList words = wordsOf(QString::fromUtf8(writePeople({person})).replace(escape, QStringLiteral(" ")));
    words.sort();
    return words;
}

QSet<QString> keysOf(const RecordMerge& merge)
{
    QSet<QString> keys;
    for (const FieldConflict& conflict : merge.conflicts)
        keys += conflict.place.key();
    return keys;
}

} // namespace

void RecordMergeTest::mergesTagFilters()
{
    const QString core = QStringLiteral("core");
    const QString draft = QStringLiteral("draft");
    for (const bool excluded : {false, true}) {
        const Person base = with([&](Person& person) { person.cvs[0].excludeUntagged = excluded; });
        Person one = base;
        one.cvs[0].includeTags = {core};
        Person other = base;
        other.cvs[0].excludeTags = {draft};
        other.cvs[0].excludeUntagged = !excluded;
        for (const auto& [mine, theirs] : {std::pair(one, other), std::pair(other, one), std::pair(other, other)}) {
            const RecordMerge merge = threeWayMerge(base, mine, theirs);
            QVERIFY(merge.conflicts.isEmpty());
            QCOMPARE(merge.person.cvs[0].excludeUntagged, !excluded);
            QCOMPARE(merge.person.cvs[0].excludeTags, QStringList{draft});
        }
    }
}

/// One side wrote the English text, the other the Chinese: neither is stale.
void RecordMergeTest::pairsTheSidesOfANewText()
{
    using std::chrono::hours;
    const Person base = with([](Person& person) { person.headline = {}; });
    Person mine = base;
    mine.headline.setText(Language::English, QStringLiteral("Engineer"), Timestamp(hours(1000)));
    Person theirs = base;
    theirs.headline.setText(Language::Chinese, QStringLiteral("工程师"), Timestamp(hours(1001)));
    for (const RecordMerge& merge : {threeWayMerge(base, mine, theirs), threeWayMerge(base, theirs, mine)}) {
        QVERIFY(merge.conflicts.isEmpty());
        for (const Language language : allLanguages)
            QCOMPARE(merge.person.headline.state(language), TextState::Complete);
    }
    // The existing text changed after it was translated.
    Person changed = mine;
    changed.headline.setText(Language::English, QStringLiteral("Cook"), Timestamp(hours(1002)));
    Person translated = mine;
    translated.headline.setText(Language::Chinese, QStringLiteral("工程师"), Timestamp(hours(1001)));
    QCOMPARE(threeWayMerge(mine, changed, translated).person.headline.state(Language::Chinese), TextState::Stale);
}

void RecordMergeTest::mergesMissingTextsSetting()
{
    const Person base = with([](Person& person) { person.cvs[0].missingTexts = MissingTexts::Shown; });
    Person mine = base;
    mine.cvs[0].missingTexts = MissingTexts::LeftOut;
    QCOMPARE(threeWayMerge(base, mine, base).person.cvs[0].missingTexts, MissingTexts::LeftOut);
    QCOMPARE(threeWayMerge(base, base, mine).person.cvs[0].missingTexts, MissingTexts::LeftOut);
    Person theirs = base;
    theirs.cvs[0].missingTexts = MissingTexts::LeftOutWithEntry;
    const RecordMerge merge = threeWayMerge(base, mine, theirs);
    QCOMPARE(merge.conflicts.size(), 1);
    QCOMPARE(merge.conflicts.front().place.part, RecordPart::CvMissingTexts);
    QCOMPARE(merge.conflicts.front().theirs, ConflictValue(MissingTexts::LeftOutWithEntry));
}

void RecordMergeTest::acceptsTheOnlyChangedSide()
{
    for (quint32 seed = 0; seed < cases; ++seed) {
        const Versions v(seed);
        const auto is = [&](const RecordMerge& merge, const Person& person) {
            return merge.conflicts.isEmpty() && merge.person == person;
        };
        QVERIFY2(is(threeWayMerge(v.base, v.mine, v.base), v.mine), qPrintable(QString::number(seed)));
        QVERIFY2(is(threeWayMerge(v.base, v.base, v.theirs), v.theirs), qPrintable(QString::number(seed)));
        QVERIFY2(is(threeWayMerge(v.base, v.mine, v.mine), v.mine), qPrintable(QString::number(seed)));
    }
}

void RecordMergeTest::treatsBothSidesAlike()
{
    int conflicts = 0;
    for (quint32 seed = 0; seed < cases; ++seed) {
        const Versions v(seed);
        const RecordMerge here = threeWayMerge(v.base, v.mine, v.theirs);
        const RecordMerge there = threeWayMerge(v.base, v.theirs, v.mine);
        conflicts += static_cast<int>(here.conflicts.size());
        if (here.conflicts.isEmpty()) {
            QVERIFY2(there.conflicts.isEmpty(), qPrintable(QString::number(seed)));
            QVERIFY2(bagOf(here.person) == bagOf(there.person), qPrintable(QString::number(seed)));
        }
        // The merged record merges with either side without further conflicts.
        QVERIFY2(threeWayMerge(v.theirs, here.person, v.theirs).person == here.person,
                 qPrintable(QString::number(seed)));
        for (const FieldConflict& conflict : here.conflicts)
            QVERIFY2(conflict.mine != conflict.theirs || conflict.place.field != Field::None ||
                         conflict.place.part != RecordPart::Field,
                     qPrintable(QString::number(seed)));
        QVERIFY2(keysOf(here).size() == here.conflicts.size(),
                 qPrintable(QString::number(seed))); // no duplicates
    }
    QVERIFY(conflicts > 100); // the random cases were relevant
}

void RecordMergeTest::losesNoWordOfEitherSide()
{
    int joined = 0;
    for (quint32 seed = 0; seed < cases; ++seed) {
        const Versions v(seed);
        const RecordMerge asked = threeWayMerge(v.base, v.mine, v.theirs);
        const RecordMerge merge = threeWayMerge(v.base, v.mine, v.theirs, chosen(asked, ConflictChoice::Both));
        const QStringList bag = bagOf(merge.person);
        const QSet<QString> there(bag.begin(), bag.end());
        for (const FieldConflict& conflict : merge.conflicts) {
            if (!conflict.bothPossible)
                continue;
            ++joined;
            for (const QString& word : wordsOf(conflict.mine) + wordsOf(conflict.theirs))
                QVERIFY2(there.contains(word), qPrintable(QString::number(seed) + u' ' + word));
        }
    }
    QVERIFY(joined > 50);
}

DUOVITA_TEST(RecordMergeTest)
#include "tst_recordmerge.moc"
