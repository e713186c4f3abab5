#include "core/import/annotate/datetext.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

class DateTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsRanges_data();
    void findsRanges();
    void findsNothingInOrdinaryText_data();
    void findsNothingInOrdinaryText();
    void findsDatesInTrailingBrackets_data();
    void findsDatesInTrailingBrackets();
    void findsListsOfYears_data();
    void findsListsOfYears();
    void parsesTypedDates_data();
    void includesWordsAroundDates();
    void parsesTypedDates();
    void findsYearsAtTheEnd();
};

void DateTextTest::findsRanges_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("end");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char* text, const char* start, const char* end, bool expected = false) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(start) << QString::fromUtf8(end)
                            << expected;
    };
    row("2020.9-2025.6 (预计)", "2020-09", "2025-06", true);
    row("2019.9 - 2025.3(预期)", "2019-09", "2025-03", true);
    row("2020.9-2026.6 (expected)", "2020-09", "2026-06", true);
    row("2024.6-至今", "2024-06", "present");
    row("09.2020 – 06.2025", "2020-09", "2025-06");
    row("10.2025 – Present", "2025-10", "present");
    row("2022 - Est. 2027", "2022", "2027", true);
    row("12.2014 - present", "2014-12", "present");
    row("July-2021 - March 2024", "2021-07", "2024-03");
    row("Jan-2019 - Mar-2020", "2019-01", "2020-03");
    row("Jan-17 – Mar-18", "2017-01", "2018-03");
    row("2018年2月----2018年7月", "2018-02", "2018-07");
    row("十月 2018 - 七月 2019", "2018-10", "2019-07");
    row("2014 十二月 – 至今", "2014-12", "present");
    row("– present", "", "present");
    row("至今", "", "present");
    row("时间：至今", "", "present");
    row("Period: 2021 –", "2021", "present");
    row("When：since 2021", "2021", "present");
    row("时间：2021年6月—", "2021-06", "present");
    row("08.2014 - 12.2014", "2014-08", "2014-12");
    row("Chair, Example University from Mar. 2021.", "2021-03", "present");
    row("Teacher, Example University since 2019", "2019", "present");
    row("19年5月-24年9月", "2019-05", "2024-09");
    row("Bergen – June 2 to July 11, 2014", "2014-06-02", "2014-07-11");
    row("A course, May 5 to 12, 2014", "2014-05-05", "2014-05-12");
    row("98年7月至今", "1998-07", "present");
    row("2023.08.01~2023.11.31", "2023-08-01", "2023-11"); // a day that does not exist in the month
    row("2019-2020学年度获奖", "2019", "2020");
    row("2019/5 ~ 仍在職", "2019-05", "present");
    row("2021年8月 - 現在", "2021-08", "present");
    row("Mar 2020 → Sep 2021", "2020-03", "2021-09");
    row("01/09/2010 - 31/08/2015", "2010-09-01", "2015-08-31");
    row("09/01/2010 - 08/31/2015", "2010-09-01", "2015-08-31");
    row("01.09.2015 – heute, 2.10.2016 – 3.11.2017", "2016-10-02", "2017-11-03");
    row("01/09/2015 →", "2015-09-01", "present");
    row("Oct. 2021 – (expected) Sept. 2026", "2021-10", "2026-09", true);
    row("2024.11-present", "2024-11", "present");
    row("2016年10月至今", "2016-10", "present");
    row("2019年9月—2023年6月", "2019-09", "2023-06");
    row("February 2022 - Now", "2022-02", "present");
    row("July 2019 - February 2022", "2019-07", "2022-02");
    row("Ph.D. (2020-present), Computer Science", "2020", "present");
    row("B.S. (2016-2020)", "2016", "2020");
    row("某项目 (XYZ 2023) 2021.2-2022.3", "2021-02", "2022-03");
    row("2020/09 – 2021/01", "2020-09", "2021-01");
    row("Summer 2019 to Fall 2020", "Summer 2019", "Fall 2020");
    row("Lecturer, Summer–Fall 2019", "Summer 2019", "Fall 2019");
    row("Q3 2019 – Q1 2020", "Q3 2019", "Q1 2020");
    row("2019年第三季度至今", "2019年第三季度", "present");
    row("2020-09 ~ 2021-01", "2020-09", "2021-01");
    row("2014.2－2020.3", "2014-02", "2020-03");
    row("Sep '21 – Jun '26 (expected)", "2021-09", "2026-06", true);
    row("'98 - '09", "1998", "2009");
    row("San Francisco, January 5–8, 2023", "2023-01-05", "2023-01-08");
    row("`2017年4月5~9日` 示例年会", "2017-04-05", "2017-04-09");
    row("培训，2017年4月28日至5月3日", "2017-04-28", "2017-05-03");
    row("2017 年 4 月 - 6 月 示例公司", "2017-04", "2017-06");
    row("Leipzig, May–July 2024", "2024-05", "2024-07");
    row("Fellowship, 2021–22", "2021", "2022");
    row("Working group, 2019/20", "2019", "2020");
    row("某学会 理事（2018- ）", "2018", "present");
    row("Authorised translator, since 2011", "2011", "present");
    row("Editorial board, 2018-", "2018", "present");
    row("2017.1–今", "2017-01", "present");
    row("2018年1月起至今", "2018-01", "present");
    row("Apr 2019 - Till Date", "2019-04", "present");
    row("[ 05/2012 – Current ]", "2012-05", "present");
    row("2021 年秋 – 2025 年夏", "2021 年秋", "2025 年夏");
    row("2018.04--", "2018-04", "present");
    row("2018 —", "2018", "present");
    row("2019 -   Principal Cello", "2019", "present");
    row("Vice Chair, Example Society   2019 –", "2019", "present");
    row("Member of a board (since 2022)", "2022", "present");
    row("Oct 14 - Present", "2014-10", "present");
    row("Oct 14 - Nov 3, 2019", "2019-10-14", "2019-11-03");
    row("June. 30 - July. 06, 2024", "2024-06-30", "2024-07-06");
    row("April 12 - Sept 13", "2012-04", "2013-09");
    row("Fellow of the institute (Nov 10 – Feb 11)", "2010-11", "2011-02");
    row("Scholar-in-Residence in Munich (since Jan 13)", "2013-01", "present");
    row("Visiting lecturer, 2015–16.", "2015", "2016");
    row("Technical editor, 2016–.", "2016", "present");
    row("Fieldwork, 1st - 4th Jul. 2019", "2019-07-01", "2019-07-04");
    row("Ethics, second year, 2017/2018.", "2017", "2018");
    row("17/9至今 示例科技有限公司", "2017-09", "present");
    row("16/7 - 17/6 示例有限公司", "2016-07", "2017-06");
    row("Example Ltd   09/18 – 06/22", "2018-09", "2022-06");
    row("18.09-22.06 示例大学", "2018-09", "2022-06");
    row("08/7 - 10/6", "2008-07", "2010-06");
}

void DateTextTest::findsRanges()
{
    QFETCH(QString, text);
    QFETCH(QString, start);
    QFETCH(QString, end);
    QFETCH(bool, expected);
    const auto found = findDateRange(text);
    QVERIFY(found);
    QCOMPARE(found->range.start() ? found->range.start()->toText() : QString(), start);
    QCOMPARE(found->range.isPresent() ? QStringLiteral("present") : found->range.end()->toText(), end);
    QCOMPARE(found->range.isExpected(), expected);
}

void DateTextTest::includesWordsAroundDates()
{
    const auto rest = [](const QString& text) {
        const auto found = findDateRange(text, true);
        return found ? QString(text.left(found->start) + u'|' + text.mid(found->start + found->length)) : QString();
    };
    QCOMPARE(rest(QStringLiteral("Example Ltd from 2015 to today")), QStringLiteral("Example Ltd|"));
    QCOMPARE(rest(QStringLiteral("硕士 — 预计 2027 年 6 月毕业")), QStringLiteral("硕士 — |"));
    QCOMPARE(rest(QStringLiteral("2026 年 1 月 11 日核准")), QStringLiteral("|核准"));
    QCOMPARE(rest(QStringLiteral("2019年9月 3 个项目")), QStringLiteral("| 3 个项目"));
}

void DateTextTest::findsNothingInOrdinaryText_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"降低 7%-77%", "1.3X-2.2X", "A100-H100", "5-10 people", "pages 615–624", "10.1145/3386367",
          "the '90s - a decade", "Model '12", "up to date", "version 2016/7", "between 2015/2018 and now it grew",
          "10/11 - 12/12", "85.50-90.50", "grew from 12/5 - 13/8 of them", "10.2014/abc - 10.2015/def", "1.12.2014.3",
          "24/7 - 7/24", "沿用至今", "ratio 3:2021"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void DateTextTest::findsNothingInOrdinaryText()
{
    QFETCH(QString, text);
    QVERIFY(!findDateRange(text));
}

void DateTextTest::findsDatesInTrailingBrackets_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("end");
    const auto row = [](const char* text, const char* start, const char* end) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromLatin1(start) << QString::fromLatin1(end);
    };
    row("Policies in Italy, 1922–1945. Supervisor: W. Wang. (2007)", "", "2007");
    row("A long tale of the sea (since Mar 10).", "2010-03", "present");
    row("Studentship at the university (Feb 99 – Jul 99)", "1999-02", "1999-07");
    row("研究员（2019年3月—2020年4月）", "2019-03", "2020-04");
    row("Book review editor (twice a year)", "none", "none");
    row("A map (1850 to 1900 in colour)", "none", "none");
    row("(2007) and more", "none", "none");
}

void DateTextTest::findsDatesInTrailingBrackets()
{
    QFETCH(QString, text);
    QFETCH(QString, start);
    const auto found = findBracketedDates(text);
    QCOMPARE(found.has_value(), start != QStringLiteral("none"));
    if (!found)
        return;
    QCOMPARE(found->range.start() ? found->range.start()->toText() : QString(), start);
    QTEST(found->range.isPresent() ? QStringLiteral("present") : found->range.end()->toText(), "end");
    QCOMPARE(found->start + found->length, text.size());
}

void DateTextTest::findsListsOfYears_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("dates");
    const auto row = [](const char* text, const char* dates) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromLatin1(dates);
    };
    row("Ph.D., English, Example University, 2014.", "2014");
    row("B.S. in Mathematics (1999),", "1999");
    row("国家奖学金，2021年12月及2022年10月", "2021-12 2022-10");
    row("Seminar, Example University, 2010, 2016.", "2010 2016");
    row("employed since 2016", "");
    row("version 3.2014", "");
}

void DateTextTest::findsListsOfYears()
{
    QFETCH(QString, text);
    const auto found = findTrailingYears(text);
    QStringList dates;
    for (const PartialDate& date : found ? found->dates : QList<PartialDate>())
        dates += date.toText();
    QTEST(dates.join(u' '), "dates");
}

void DateTextTest::parsesTypedDates_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("iso");
    QTest::newRow("year") << "2020"
                          << "2020";
    QTest::newRow("dot") << "2020.9"
                         << "2020-09";
    QTest::newRow("iso") << "2020-09"
                         << "2020-09";
    QTest::newRow("English") << "Sep 2020"
                             << "2020-09";
    QTest::newRow("Chinese") << QStringLiteral("2020年9月") << "2020-09";
    QTest::newRow("day") << "2020.9.17"
                         << "2020-09-17";
    QTest::newRow("month 13") << "2020.13"
                              << "";
    QTest::newRow("word") << "soon"
                          << "";
}

void DateTextTest::parsesTypedDates()
{
    QFETCH(QString, text);
    QFETCH(QString, iso);
    const auto date = parseDate(text);
    QCOMPARE(date ? date->toText() : QString(), iso);
}

void DateTextTest::findsYearsAtTheEnd()
{
    const auto found = findTrailingYears(QStringLiteral("一等奖学金 2022, 2023"));
    QVERIFY(found);
    QCOMPARE(found->dates.size(), 2);
    QVERIFY(!findTrailingYears(QStringLiteral("GRE 322")));
}

DUOVITA_TEST(DateTextTest)
#include "tst_datetext.moc"
