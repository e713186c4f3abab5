#include "core/import/annotate/headingvocabulary.h"
#include "core/import/validate/leftover.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

namespace {

Person zhangSan()
{
    Person person;
    person.name = LocalizedText::of(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    person.sections = {Section(SectionKind::Education), Section(SectionKind::Work)};
    return person;
}

} // namespace

/// Turning unplaced texts into entries, contacts, notes and summaries.
class LeftOverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void recognizesBareLabels_data();
    void recognizesBareLabels();
    void parsesEntriesFromText();
    void losesNothing_data();
    void losesNothing();
    void movesToSummaryContactsAndNotes();
    void isRemovedFromItsSource();
};

void LeftOverTest::recognizesBareLabels_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("bare");
    for (const char* bare :
         {"联系方式", "个人信息", "Contact", "技术博客：", "Blog:", "基本信息", "Curriculum Vitae", " "})
        QTest::newRow(bare) << QString::fromUtf8(bare) << true;
    for (const char* line : {"2019 年起写作", "Blog: example.org", "likes the sea", "张三的技术博客有十万读者：",
                             "CET-6", "a sentence of some length that leads on to a list of things:"})
        QTest::newRow(line) << QString::fromUtf8(line) << (QString::fromUtf8(line).endsWith(u'：') ? true : false);
}

void LeftOverTest::recognizesBareLabels()
{
    QFETCH(QString, text);
    QTEST(Vocabulary::standard().isBareLabel(text), "bare");
}

void LeftOverTest::parsesEntriesFromText()
{
    const Person person = zhangSan();
    const auto read = entriesFromText(QStringLiteral("清华大学  计算机科学与技术  硕士  2016.9-2019.6"),
                                      SectionKind::Education, person);
    QCOMPARE(read.size(), 1);
    const auto& school = std::get<EducationDetails>(read[0].details);
    QCOMPARE(school.institution.text(Language::Chinese), QStringLiteral("清华大学"));
    QCOMPARE(school.range.start()->toIso(), QStringLiteral("2016-09"));
    const auto job =
        entriesFromText(QStringLiteral("Example Labs, Software Engineer, 2020 - 2022"), SectionKind::Work, person);
    QCOMPARE(job.size(), 1);
    QCOMPARE(std::get<ExperienceDetails>(job[0].details).range.start()->toIso(), QStringLiteral("2020"));
}

void LeftOverTest::losesNothing_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"Nothing that means anything", "教育背景", "•", "**", "Education", "一 二 三\n四 五",
                             "x, y; z (w)", "张三, 李四. 论文题目[J]. 期刊, 2020", "https://example.org/a?b=c"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

/// In every kind of section, each letter is somewhere in the entry.
void LeftOverTest::losesNothing()
{
    QFETCH(QString, text);
    const Person person = zhangSan();
    for (const SectionKindInfo& facts : sectionKindTable) {
        Person from = person;
        from.unparsed = {QStringLiteral("other"), text};
        const Person after = leftOverInNewSection(from, text, facts.kind);
        QCOMPARE(after.unparsed, QStringList{QStringLiteral("other")});
        const Section& made = after.sections.last();
        QCOMPARE(made.kind(), facts.kind);
        QString all;
        for (const Entry& entry : made.entries()) {
            all += entry.unparsed.join(u' ');
            for (const Link& link : entry.links)
                all += link.label.textOrFallback(Language::English) + link.url;
            for (const Highlight& highlight : entry.highlights)
                all += highlight.text.textOrFallback(Language::English).plainText();
            forEachField(entry.details, [&](Field, const auto& value) {
                using Value = std::decay_t<decltype(value)>;
                if constexpr (std::is_same_v<Value, LocalizedText>)
                    all += value.text(Language::English) + value.text(Language::Chinese);
                else if constexpr (std::is_same_v<Value, QString>)
                    all += value;
                else if constexpr (std::is_same_v<Value, std::optional<int>>)
                    all += value ? QString::number(*value) : QString();
                else if constexpr (std::is_same_v<Value, DateRange>)
                    all += (value.start() ? value.start()->toIso() : QString()) +
                           (value.end() ? value.end()->toIso() : QString());
                else if constexpr (std::is_same_v<Value, std::optional<PartialDate>>)
                    all += value ? value->toIso() : QString();
                else if constexpr (std::is_same_v<Value, QList<PartialDate>>) {
                    for (const PartialDate& date : value)
                        all += date.toIso();
                } else if constexpr (std::is_same_v<Value, LocalizedAuthors>) {
                    for (const Author& author : value.text(Language::Chinese))
                        all += author.name;
                } else if constexpr (std::is_same_v<Value, QList<Contact>>) {
                    for (const Contact& contact : value)
                        all += contact.value.textOrFallback(Language::English);
                }
            });
        }
        for (const QChar c : text) {
            if (c.isLetterOrNumber() && c != u'J') // the mark of a journal becomes its type
                QVERIFY2(all.contains(c), qPrintable(nameOf(facts.kind) + u' ' + text + u' ' + all));
        }
        QVERIFY(!made.entries().isEmpty());
    }
}

void LeftOverTest::movesToSummaryContactsAndNotes()
{
    Person person = zhangSan();
    person.unparsed = {QStringLiteral("热爱开源"), QStringLiteral("邮箱：zhangsan@example.org"),
                       QStringLiteral("B 型血")};
    person.notes = QStringLiteral("first");
    Person after = leftOverInSummary(person, person.unparsed[0]);
    QCOMPARE(after.sections.front().kind(), SectionKind::Summary);
    QCOMPARE(after.sections.front().entries().front().highlights.front().text.text(Language::Chinese).plainText(),
             QStringLiteral("热爱开源"));
    after = leftOverAsContact(after, person.unparsed[1]);
    QCOMPARE(after.contacts.size(), 1);
    QCOMPARE(after.contacts[0].kind, ContactKind::Email);
    after = leftOverInNotes(after, person.unparsed[2]);
    QCOMPARE(after.notes, QStringLiteral("first\nB 型血"));
    QCOMPARE(after.unparsed, QStringList());
    // Not a known contact: its label is kept.
    after = leftOverAsContact(person, person.unparsed[2]);
    QCOMPARE(after.contacts[0].kind, ContactKind::Other);
    QCOMPARE(after.contacts[0].value.text(Language::Chinese), QStringLiteral("B 型血"));
    after = leftOverAsFact(person, person.unparsed[2], PersonalFactKind::Other);
    QCOMPARE(after.personalFacts,
             QList{PersonalFact(
                 {PersonalFactKind::Other, LocalizedText::of(Language::Chinese, QStringLiteral("B 型血")), {}, true})});
    QCOMPARE(after.unparsed.size(), 2);
    after = leftOverAsFact(person, person.unparsed[0], PersonalFactKind::Height);
    QVERIFY(after.personalFacts[0].value.isShared());
}

void LeftOverTest::isRemovedFromItsSource()
{
    Person person = zhangSan();
    Entry entry = person.sections[1].newEntry();
    entry.unparsed = {QStringLiteral("twice"), QStringLiteral("twice")};
    QVERIFY(person.sections[1].append(entry));
    person.sections[0].unparsed = {QStringLiteral("at the school")};
    Person after = leftOverAsEntry(person, QStringLiteral("twice"), person.sections[0].id(), 0);
    QCOMPARE(after.sections[1].entries()[0].unparsed.size(), 1);
    QCOMPARE(after.sections[0].entries().size(), 1);
    after = leftOverAsEntry(after, QStringLiteral("at the school"), person.sections[1].id(), 0);
    QVERIFY(after.sections[0].unparsed.isEmpty());
    QCOMPARE(after.sections[1].entries().size(), 2);
    QCOMPARE(after.sections[1].entries()[1].id, entry.id);
    // Unknown or already placed texts change nothing.
    QCOMPARE(leftOverAsEntry(person, QStringLiteral("never"), person.sections[0].id()), person);
    QCOMPARE(leftOverInNewSection(person, QStringLiteral("never"), SectionKind::Talk), person);
    QCOMPARE(leftOverAsEntry(person, QStringLiteral("twice"), SectionId()), person);
}

DUOVITA_GUI_TEST(LeftOverTest)
#include "tst_leftover.moc"
