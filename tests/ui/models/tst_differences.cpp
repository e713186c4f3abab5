#include "tests/support/testmain.h"
#include "tests/support/windowfixture.h"
#include "ui/review/differingvalues.h"
#include "ui/review/pairsmodel.h"
#include "ui/review/sourcelines.h"
#include "ui/review/sourceview.h"
#include "ui/style/tokens.h"

#include <QAbstractItemModelTester>
#include <QFontMetrics>
#include <QTest>

using namespace duovita;

namespace {

/// The text with the part in brackets.
QString marked(const DifferingText& text)
{
    QString marked = text.text;
    marked.insert(text.part.at + text.part.size, u']');
    marked.insert(text.part.at, u'[');
    return marked;
}

Highlight point(const QString& english, const QString& chinese)
{
    Highlight point;
    point.text.setText(Language::English, RichText::fromPlain(english));
    point.text.setText(Language::Chinese, RichText::fromPlain(chinese));
    return point;
}

/// Somebody with one job, of which the last point has another number in Chinese than in the document.
Person personWith(const QList<Highlight>& points)
{
    Person person;
    Section section(SectionKind::Work);
    Entry entry = section.newEntry();
    auto& details = std::get<ExperienceDetails>(entry.details);
    details.organization = LocalizedText::of(Language::Chinese, QStringLiteral("海图科技集团"));
    details.range = *DateRange::create(*PartialDate::create(2016, 7), *PartialDate::create(2019, 5));
    entry.highlights = points;
    static_cast<void>(section.append(entry));
    person.sections += section;
    return person;
}

/// A review of it, in which the numbers of the second point differ.
struct Reviewed {
    Reviewed()
        : record(personWith({point(QStringLiteral("Led four people"), QStringLiteral("带领四人")),
                             point(QStringLiteral("Recovers 1 TB in 8 s"), QStringLiteral("恢复 1 TB 不到 18 秒"))})),
          document(
              personWith({point({}, QStringLiteral("带领四人")), point({}, QStringLiteral("恢复 1 TB 不到 8 秒"))})),
          plan(record, document)
    {
        plan.join(record.sections[0].entries()[0].id, entry());
    }

    EntryId entry() const { return document.sections[0].entries()[0].id; }
    Doubts doubts() const { return doubtsOf(plan, plan.result().findings, {}); }

    Person record;
    Person document;
    MergePlan plan;
};

} // namespace

class DifferencesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::WindowFixture::dress(); }
    void marksDifferingParts_data();
    void marksDifferingParts();
    void keepsDifferenceInSight_data();
    void keepsDifferenceInSight();
    void listShowsValuesOfBothSides();
    void namesValueThatAgreesWithOtherLanguage();
    void namesNoValueIfBothAgree();
    void showsFirstDifferenceThatIsOpen();
    void numbersItemsOfSource();
    void marksDifferencesInSource();
};

void DifferencesTest::marksDifferingParts_data()
{
    QTest::addColumn<QString>("document");
    QTest::addColumn<QString>("record");
    QTest::addColumn<QString>("documentMarked");
    QTest::addColumn<QString>("recordMarked");
    const auto row = [](const char* name, const char* document, const char* record, const char* documentMarked,
                        const char* recordMarked) {
        QTest::newRow(name) << QString::fromUtf8(document) << QString::fromUtf8(record)
                            << QString::fromUtf8(documentMarked) << QString::fromUtf8(recordMarked);
    };
    row("equal", "one two", "one two", "one two[]", "one two[]");
    row("number in number", "不到 8 秒", "不到 18 秒", "不到 [8] 秒", "不到 [18] 秒");
    row("without spaces", "经费280万元", "经费240万元", "经费[280]万元", "经费[240]万元");
    row("dates", "Sep 2007 – Jun 2010", "Sep 2006 – Jun 2010", "Sep [2007] – Jun 2010", "Sep [2006] – Jun 2010");
    row("only one has more", "Led a team", "Led a team of four", "Led a team[]", "Led a team[ of four]");
    row("two places", "3 of 5 in 2 years", "4 of 5 in 6 years", "[3 of 5 in 2] years", "[4 of 5 in 6] years");
    row("decimals", "speedup 3.85", "speedup 3.75", "speedup [3.85]", "speedup [3.75]");
    row("thousands", "1,200 users", "1,300 users", "[1,200] users", "[1,300] users");
    row("end of a sentence", "in 2019.", "in 2020.", "in [2019].", "in [2020].");
    row("accent", "cafe\u0301 a", "cafe a", "[cafe\u0301] a", "[cafe] a");
    row("half a character", "a😀b", "a😁b", "a[😀]b", "a[😁]b");
    row("nothing in common", "一", "two", "[一]", "[two]");
    row("empty", "", "all", "[]", "[all]");
}

void DifferencesTest::marksDifferingParts()
{
    QFETCH(QString, document);
    QFETCH(QString, record);
    const DifferingTexts texts = differingTexts(document, record);
    QTEST(marked(texts.document), "documentMarked");
    QTEST(marked(texts.record), "recordMarked");
}

void DifferencesTest::keepsDifferenceInSight_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("other");
    const QString sentence = QStringLiteral("设计可容忍任意两个内存节点失效的日志结构，数据恢复时间小于 %1 秒");
    const QString far = QString(QStringLiteral("word ")).repeated(3000);
    QTest::newRow("at the end") << sentence.arg(8) << sentence.arg(18);
    QTest::newRow("at the beginning") << u'1' + sentence << u'2' + sentence;
    QTest::newRow("behind thousands of words")
        << QString(far + QStringLiteral("7 more") + far) << QString(far + QStringLiteral("9 more") + far);
}

/// However narrow the room, nothing is wider, and the part is in it as soon as there is room for it.
void DifferencesTest::keepsDifferenceInSight()
{
    QFETCH(QString, text);
    QFETCH(QString, other);
    const DifferingText whole = differingTexts(text, other).document;
    const QString part = text.mid(whole.part.at, whole.part.size);
    QFont font = textFont(TextSize::Small);
    font.setBold(true);
    const QFontMetrics metrics(font);
    for (int width = 0; width <= 600; width += 7) {
        const QFont plain = textFont(TextSize::Small);
        const DifferingText shown = fitted(whole, beginningFor(whole, plain, width), plain, width);
        if (width >= metrics.horizontalAdvance(QStringLiteral("…")))
            QVERIFY2(metrics.horizontalAdvance(shown.text) <= width, qPrintable(shown.text));
        if (width >= 90)
            QCOMPARE(shown.text.mid(shown.part.at, shown.part.size), part);
    }
}

/// In the row of the entry, or, while its points are shown, in that of the point.
void DifferencesTest::listShowsValuesOfBothSides()
{
    const Reviewed review;
    PairsModel rows;
    QAbstractItemModelTester tester(&rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
    rows.setPlan(&review.plan, review.doubts());
    const QModelIndex entry = rows.indexOf(review.entry());
    const RowDifference* difference = rows.differenceAt(entry);
    QVERIFY(difference);
    QCOMPARE(difference->subject, QStringLiteral("Point 2"));
    QCOMPARE(marked(difference->texts.document), QStringLiteral("恢复 1 TB 不到 [8] 秒"));
    QCOMPARE(marked(difference->texts.record), QStringLiteral("恢复 1 TB 不到 [18] 秒"));
    const QString described = entry.data(Qt::AccessibleDescriptionRole).toString();
    QVERIFY2(described.contains(QStringLiteral("恢复 1 TB 不到 18 秒")), qPrintable(described));
    rows.showPointsOf(review.entry());
    QVERIFY(!rows.differenceAt(entry));
    QVERIFY(!rows.differenceAt(rows.index(0, 0, entry)));
    const RowDifference* ofPoint = rows.differenceAt(rows.index(1, 0, entry));
    QVERIFY(ofPoint);
    QCOMPARE(ofPoint->texts, difference->texts);
    rows.showPointsOf({});
    QVERIFY(rows.differenceAt(entry));
}

void DifferencesTest::namesValueThatAgreesWithOtherLanguage()
{
    const Reviewed review;
    const Doubt doubt = review.doubts().value(review.entry());
    const QList<DifferingValues> values = differingValuesOf(review.plan, review.entry(), doubt);
    QCOMPARE(values.size(), 1);
    QCOMPARE(values.front().subject, QStringLiteral("Point 2"));
    QVERIFY(values.front().agreement);
    QVERIFY(values.front().agreement->isOfDocument); // 8 in English
    QCOMPARE(values.front().agreement->language, Language::English);
    QCOMPARE(values.front().agreement->number, QStringLiteral("8"));
}

/// Two people's records in both languages: each value agrees with its own other language.
void DifferencesTest::namesNoValueIfBothAgree()
{
    Reviewed review;
    Person other = personWith({point(QStringLiteral("Led four people"), QStringLiteral("带领四人")),
                               point(QStringLiteral("Recovers 1 TB in 8 s"), QStringLiteral("恢复 1 TB 不到 8 秒"))});
    Person own = personWith({point(QStringLiteral("Led four people"), QStringLiteral("带领四人")),
                             point(QStringLiteral("Recovers 1 TB in 18 s"), QStringLiteral("恢复 1 TB 不到 18 秒"))});
    MergePlan plan(own, other);
    const EntryId entry = other.sections[0].entries()[0].id;
    plan.join(own.sections[0].entries()[0].id, entry);
    const Doubt doubt = doubtsOf(plan, plan.result().findings, {}).value(entry);
    const QList<DifferingValues> values = differingValuesOf(plan, entry, doubt);
    QCOMPARE(values.size(), 2);
    for (const DifferingValues& each : values)
        QVERIFY(!each.agreement);
}

/// The list shows what is still open.
void DifferencesTest::showsFirstDifferenceThatIsOpen()
{
    const auto finding = [](Field field, const char* own, const char* given) {
        const QStringList parameters{nameOf(field), QString::fromLatin1(own), QString::fromLatin1(given)};
        return MergeFinding{MergeFinding::Kind::TextsDiffer, parameters, EntryId()};
    };
    MergeFinding decided = finding(Field::Position, "Cook", "Chef");
    decided.isDecided = true;
    const MergeFinding open = finding(Field::Location, "Lyon", "Paris");
    Doubt doubt{false, {decided, open}};
    QCOMPARE(doubt.difference()->parameters, open.parameters);
    QVERIFY(doubt.reason().contains(QStringLiteral("Lyon")));
    doubt.findings[1].isDecided = true;
    QCOMPARE(doubt.difference()->parameters, decided.parameters);
    QVERIFY(!Doubt().difference());
}

/// Lines without markup keep their place; items have bullets or the numbers that they are shown with.
void DifferencesTest::numbersItemsOfSource()
{
    const QList<SourceLine> lines = readableLines(QStringLiteral("# Work\n\n1. one\n2. two\n   - within\n3. three\n\n"
                                                                 "Text\n\n1. again\n\n- bullet\n  goes on\n"));
    QStringList marks;
    for (const SourceLine& line : lines)
        marks += line.isFolded ? QStringLiteral("-") : line.mark;
    QCOMPARE(marks.join(u'|'), QStringLiteral("|-|1.|2.|–|3.|-||-|1.|-|•||-"));
    QCOMPARE(lines[0].heading, 1);
    QCOMPARE(lines[4].nesting, std::optional(1));
    QCOMPARE(lines[12].nesting, std::optional(0)); // of the same item
}

/// Only in the lines of the chosen entry.
void DifferencesTest::marksDifferencesInSource()
{
    ImportDraft draft;
    draft.file = QStringLiteral("cv.md");
    draft.source = QStringLiteral("### One\n\n- 😀 恢复 1 TB 不到 **8** 秒\n\n### Two\n\n- 恢复 1 TB 不到 8 秒\n");
    const EntryId one;
    const EntryId two;
    draft.places.insert(one, {{}, 1});
    draft.places.insert(two, {{}, 5});
    SourceView view;
    view.setDraft(draft);
    view.mark(two);
    const DifferingText value =
        differingTexts(QStringLiteral("恢复 1 TB 不到 8 秒"), QStringLiteral("恢复 1 TB 不到 18 秒")).document;
    view.markDifferences({value});
    QCOMPARE(view.extraSelections().size(), 1);
    const QTextCursor marked = view.extraSelections().front().cursor;
    QCOMPARE(marked.selectedText(), QStringLiteral("8"));
    QCOMPARE(marked.blockNumber(), 6);
    view.mark(one);
    QVERIFY(view.extraSelections().isEmpty()); // until it is asked about its differences
    view.markDifferences({value});
    QCOMPARE(view.extraSelections().front().cursor.blockNumber(), 2);
    QCOMPARE(view.lineCount(), 4);
    const auto mark = [&](const QString& given, const QString& own) {
        view.markDifferences({differingTexts(given, own).document});
        return view.extraSelections().isEmpty() ? QString() : view.extraSelections().front().cursor.selectedText();
    };
    QCOMPARE(mark(QStringLiteral("恢复 1 TB 不到 8 秒"), QStringLiteral("恢复 1 TB 不到 9 秒")), QStringLiteral("8"));
    QCOMPARE(mark(QStringLiteral("8"), QStringLiteral("9")), QString()); // it may be part of another text
    QCOMPARE(mark(QStringLiteral("不到 80 秒"), QStringLiteral("不到 90 秒")), QString());
    view.setDraft(draft); // another document
    QVERIFY(view.extraSelections().isEmpty());
}

DUOVITA_GUI_TEST(DifferencesTest)
#include "tst_differences.moc"
