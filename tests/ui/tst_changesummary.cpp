#include "tests/support/testmain.h"
#include "ui/history/changesummary.h"
#include "ui/history/recordcomparing.h"

#include <QTest>

using namespace duovita;

/// Descriptions of what a revision changed.
class ChangeSummaryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void showsPreviousFieldValue();
    void showsWhereLongTextsDiffer();
    void showsNoMarkup();
    void reportsAddedAndRemovedEntries();
    void reportsReordering();
    void countsFurtherChanges();
    void reportsChangedCvSettings();

private:
    Person changed(const std::function<void(Person&)>& change) const
    {
        Person person = m_person;
        change(person);
        return person;
    }
    /// The person after changing the first entry of a section.
    Person changedEntry(qsizetype section, const std::function<void(Entry&)>& change) const
    {
        Person person = m_person;
        Entry entry = person.sections[section].entries()[0];
        change(entry);
        [[maybe_unused]] const bool replaced = person.sections[section].replace(0, entry);
        return person;
    }

    Person m_person;
};

void ChangeSummaryTest::init()
{
    m_person = Person();
    m_person.name = LocalizedText::of(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    for (const char* title : {"Work", "Other work"}) {
        Section section(SectionKind::Work);
        section.title = LocalizedText::of(Language::English, QString::fromLatin1(title));
        for (const char* name : {"Engineer", "Student"}) {
            Entry entry = section.newEntry();
            std::get<ExperienceDetails>(entry.details).title =
                LocalizedText::of(Language::English, QString::fromLatin1(name));
            for (const char* text : {"first", "second", "third"}) {
                Highlight point;
                point.text =
                    LocalizedRichText::of(Language::English, RichText::fromMarkdown(QString::fromLatin1(text)));
                entry.highlights += point;
            }
            QVERIFY(section.append(entry));
        }
        m_person.sections += section;
    }
}

void ChangeSummaryTest::showsPreviousFieldValue()
{
    QCOMPARE(changeSummary(m_person, m_person), QString());
    const Person named =
        changed([](Person& person) { person.name.setText(Language::English, QStringLiteral("Li Si")); });
    QCOMPARE(changeSummary(m_person, named), QStringLiteral("Name, English: Zhang San → Li Si"));
    const Person noted = changedEntry(0, [](Entry& entry) { entry.note = QStringLiteral("ask"); });
    QCOMPARE(changeSummary(m_person, noted), QStringLiteral("Work › Engineer, Private note: (nothing) → ask"));
    QCOMPARE(changeSummary(noted, m_person), QStringLiteral("Work › Engineer, Private note: ask → (nothing)"));
}

void ChangeSummaryTest::showsWhereLongTextsDiffer()
{
    const QString text = QStringLiteral("word ").repeated(40);
    const Person before = changed([&](Person& person) { person.notes = text + QStringLiteral("old ") + text; });
    const Person after = changed([&](Person& person) { person.notes = text + QStringLiteral("new ") + text; });
    const QString summary = changeSummary(before, after);
    QVERIFY2(summary.contains(QStringLiteral("old")) && summary.contains(QStringLiteral("new")), qPrintable(summary));
    QVERIFY2(summary.size() < 90, qPrintable(summary));
}

void ChangeSummaryTest::showsNoMarkup()
{
    const auto pointed = [&](const char* markdown) {
        return changedEntry(0, [&](Entry& entry) {
            entry.highlights[0].text =
                LocalizedRichText::of(Language::English, RichText::fromMarkdown(QString::fromLatin1(markdown)));
        });
    };
    const Person plain = pointed("a 5\\* hotel \\[1\\]");
    const QString summary = changeSummary(m_person, plain);
    QVERIFY2(summary.endsWith(QStringLiteral("first → a 5* hotel [1]")), qPrintable(summary));
    const QString formatted = changeSummary(m_person, pointed("**first**"));
    QVERIFY2(formatted.endsWith(QStringLiteral("(formatting)")), qPrintable(formatted));
}

void ChangeSummaryTest::reportsAddedAndRemovedEntries()
{
    const Person less = changed([](Person& person) { person.sections[0].take(1); });
    QCOMPARE(changeSummary(m_person, less), QStringLiteral("Work › Student: removed"));
    QCOMPARE(changeSummary(less, m_person), QStringLiteral("Work › Student: added"));
}

void ChangeSummaryTest::reportsReordering()
{
    const Person sections = changed([](Person& person) { person.sections.move(0, 1); });
    const auto parts = compareRecords(m_person, sections);
    QCOMPARE(parts.size(), 1);
    QCOMPARE(parts[0].rows.size(), 1);
    QCOMPARE(parts[0].rows[0].label, QStringLiteral("Order of the sections"));
    QCOMPARE(parts[0].rows[0].then, QStringLiteral("1. Work\n2. Other work"));
    QCOMPARE(parts[0].rows[0].now, QStringLiteral("1. Other work\n2. Work"));
    QCOMPARE(changeSummary(m_person, sections), QStringLiteral("Order of the sections"));
    const Person points = changedEntry(0, [](Entry& entry) { entry.highlights.move(1, 2); });
    const auto moved = compareRecords(m_person, points);
    QCOMPARE(moved.size(), 1);
    QCOMPARE(moved[0].rows[0].then, QStringLiteral("2. second\n3. third"));
    const Person elsewhere = changed([](Person& person) {
        const Entry entry = person.sections[0].take(0);
        QVERIFY(person.sections[1].insert(0, entry));
    });
    QCOMPARE(changeSummary(m_person, elsewhere), QStringLiteral("Other work › Engineer, Section: Work → Other work"));
    // Adding and removing items does not count as reordering the rest.
    const Person less = changed([](Person& person) { person.sections.removeFirst(); });
    for (const PartDifference& part : compareRecords(m_person, less))
        QVERIFY(part.kind == PartDifference::Kind::OnlyThen);
}

void ChangeSummaryTest::countsFurtherChanges()
{
    const Person after = changedEntry(1, [](Entry& entry) {
        entry.note = QStringLiteral("ask");
        entry.tags = {QStringLiteral("short")};
        entry.highlights.removeLast();
    });
    const QString summary = changeSummary(m_person, after);
    QVERIFY2(summary.startsWith(QStringLiteral("Other work › Engineer, ")), qPrintable(summary));
    QVERIFY2(summary.endsWith(QStringLiteral(", and 2 more")), qPrintable(summary));
}

void ChangeSummaryTest::reportsChangedCvSettings()
{
    Cv shortCv;
    shortCv.name = QStringLiteral("One page");
    const Person person = changed([&](Person& one) { one.cvs += shortCv; });
    const auto with = [&](const std::function<void(Cv&)>& change) {
        Person other = person;
        change(other.cvs.last());
        return changeSummary(person, other);
    };
    const Section& work = person.sections[0];
    QCOMPARE(with([](Cv& cv) { cv.targetPages = 1; }), QStringLiteral("One page, Pages: (nothing) → 1"));
    QCOMPARE(with([](Cv& cv) { cv.design.templateName = QStringLiteral("compact"); }),
             QStringLiteral("One page, Template: Classic → Compact"));
    QCOMPARE(with([](Cv& cv) { cv.includeTags = {QStringLiteral("lead")}; }),
             QStringLiteral("One page, Only with tags: (nothing) → lead"));
    QCOMPARE(with([&](Cv& cv) { cv.hiddenEntries = {work.entries()[0].id}; }),
             QStringLiteral("One page, Left out: (nothing) → Engineer"));
    QCOMPARE(with([](Cv& cv) { cv.languages = {Language::Chinese}; }),
             QStringLiteral("One page, Languages: English, 中文 → 中文"));
    QCOMPARE(with([](Cv& cv) { cv.name = QStringLiteral("Short"); }), QStringLiteral("CV: One page → Short"));
    Person more = person;
    more.cvs.last().hiddenEntries = {work.entries()[0].id};
    Person most = person;
    most.cvs.last().hiddenSections = {person.sections[1].id()};
    most.cvs.last().hiddenEntries = {work.entries()[0].id, work.entries()[1].id};
    const auto parts = compareRecords(more, most);
    QCOMPARE(parts.size(), 1);
    QCOMPARE(parts[0].rows.size(), 1);
    QCOMPARE(parts[0].rows[0].then, QStringLiteral("Engineer"));
    QCOMPARE(parts[0].rows[0].now, QStringLiteral("Engineer\nStudent\nOther work"));
}

DUOVITA_GUI_TEST(ChangeSummaryTest)
#include "tst_changesummary.moc"
