#include "core/domain/partialdate.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

namespace {

std::optional<PartialDate> optionalDate(const QString& iso)
{
    return iso.isEmpty() ? std::nullopt : std::optional(*PartialDate::parse(iso));
}

} // namespace

class PartialDateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void roundTripsIsoDates_data();
    void roundTripsIsoDates();
    void rejectsInvalidDates_data();
    void rejectsInvalidDates();
    void refusesImpossibleParts();
    void comparesChronologically();
    void keepsSeasonsAndQuarters_data();
    void keepsSeasonsAndQuarters();
    void agreesWithCompatibleDates();
    void buildsRanges_data();
    void buildsRanges();
    void reportsReversedRange();
    void distinguishesKindsOfRangeEnd();
};

void PartialDateTest::roundTripsIsoDates_data()
{
    QTest::addColumn<QString>("iso");
    QTest::addColumn<int>("month");
    QTest::addColumn<int>("day");
    QTest::newRow("year") << "2020" << 0 << 0;
    QTest::newRow("early year") << "0007" << 0 << 0;
    QTest::newRow("month") << "2020-09" << 9 << 0;
    QTest::newRow("day") << "2020-12-31" << 12 << 31;
    QTest::newRow("leap day") << "2024-02-29" << 2 << 29;
}

void PartialDateTest::roundTripsIsoDates()
{
    QFETCH(QString, iso);
    QFETCH(int, month);
    QFETCH(int, day);
    const Result<PartialDate> date = PartialDate::parse(iso);
    QVERIFY(date);
    QCOMPARE(date->toIso(), iso);
    QCOMPARE(date->month(), month);
    QCOMPARE(date->day(), day);
    QCOMPARE(date->hasMonth(), month != 0);
    QCOMPARE(date->hasDay(), day != 0);
}

void PartialDateTest::rejectsInvalidDates_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"", "20", "20201", "2020-", "2020-9", "2020-13", "2020-00", "2020-02-30", "2023-02-29", "2020-09-01-01",
          "2020-09-1", "2020/09", " 2020", "+202", "-202", "0000", "２０２０", "present"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void PartialDateTest::rejectsInvalidDates()
{
    QFETCH(QString, text);
    const Result<PartialDate> date = PartialDate::parse(text);
    QVERIFY(!date);
    QCOMPARE(date.error(), (Error{ErrorCode::DateInvalid, {text}}));
}

void PartialDateTest::refusesImpossibleParts()
{
    QVERIFY(!PartialDate::create(2020, 0, 1));
    QVERIFY(!PartialDate::create(2020, 13));
    QVERIFY(!PartialDate::create(2020, -1));
    QVERIFY(!PartialDate::create(2021, 2, 29));
    QVERIFY(!PartialDate::create(10000));
    QVERIFY(!PartialDate::create(0));
}

void PartialDateTest::comparesChronologically()
{
    const QStringList inOrder{QStringLiteral("2019-12-31"),  QStringLiteral("2020"),    QStringLiteral("2020-01"),
                              QStringLiteral("2020-01-01"),  QStringLiteral("2020-02"), QStringLiteral("Spring 2020"),
                              QStringLiteral("2020-03"),     QStringLiteral("Q2 2020"), QStringLiteral("2020-05"),
                              QStringLiteral("Winter 2020"), QStringLiteral("2020-12"), QStringLiteral("2021")};
    for (qsizetype i = 1; i < inOrder.size(); ++i)
        QVERIFY(*PartialDate::parse(inOrder[i - 1]) < *PartialDate::parse(inOrder[i]));
}

/// Seasons and quarters are parsed from their words and printed again.
void PartialDateTest::keepsSeasonsAndQuarters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("year");
    QTest::addColumn<YearPart>("part");
    const auto row = [](const char* text, int year, YearPart part) {
        QTest::newRow(text) << QString::fromUtf8(text) << year << part;
    };
    row("Summer 2016", 2016, YearPart::Summer);
    row("fall of 2016", 2016, YearPart::Autumn);
    row("Autumn, 2016", 2016, YearPart::Autumn);
    row("Spring ’16", 2016, YearPart::Spring);
    row("2016 Winter", 2016, YearPart::Winter);
    row("2016年夏", 2016, YearPart::Summer);
    row("2016 年秋季", 2016, YearPart::Autumn);
    row("2016春天", 2016, YearPart::Spring);
    row("Q3 2020", 2020, YearPart::Q3);
    row("q1/2020", 2020, YearPart::Q1);
    row("2020-Q4", 2020, YearPart::Q4);
    row("2020Q2", 2020, YearPart::Q2);
    row("3Q20", 2020, YearPart::Q3);
    row("2nd quarter 2020", 2020, YearPart::Q2);
    row("Fourth Quarter of 2020", 2020, YearPart::Q4);
    row("2020年第三季度", 2020, YearPart::Q3);
    row("2020年1季度", 2020, YearPart::Q1);
}

void PartialDateTest::keepsSeasonsAndQuarters()
{
    QFETCH(QString, text);
    QFETCH(int, year);
    QFETCH(YearPart, part);
    const Result<PartialDate> date = PartialDate::parse(text);
    QVERIFY(date);
    QCOMPARE(date->toText(), text);
    QCOMPARE(date->toIso(), QString::number(year));
    QCOMPARE(date->year(), year);
    QVERIFY(date->part() == part);
    QVERIFY(!date->hasMonth());
    QVERIFY(!date->isWholeYear());
}

void PartialDateTest::agreesWithCompatibleDates()
{
    const auto agree = [](const char* a, const char* b) {
        const PartialDate one = *PartialDate::parse(QString::fromUtf8(a));
        const PartialDate other = *PartialDate::parse(QString::fromUtf8(b));
        return one.agreesWith(other) && other.agreesWith(one);
    };
    QVERIFY(agree("2020", "2020-03-05"));
    QVERIFY(agree("2020-03", "2020-03-05"));
    QVERIFY(!agree("2020-03-05", "2020-03-06"));
    QVERIFY(!agree("2020-03", "2020-04"));
    QVERIFY(!agree("2020", "2021"));
    QVERIFY(agree("Summer 2020", "2020年夏"));
    QVERIFY(agree("Summer 2020", "2020-07-01"));
    QVERIFY(agree("Summer 2020", "Q3 2020"));
    QVERIFY(!agree("Summer 2020", "Fall 2020"));
    QVERIFY(!agree("Summer 2020", "2020-09"));
}

void PartialDateTest::buildsRanges_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("end");
    QTest::addColumn<bool>("expected");
    QTest::addColumn<bool>("legal");
    QTest::newRow("years") << "2019"
                           << "2020" << false << true;
    QTest::newRow("same") << "2020-05"
                          << "2020-05" << false << true;
    QTest::newRow("known less at the end") << "2020-09"
                                           << "2020" << false << true;
    QTest::newRow("known less at the start") << "2020"
                                             << "2020-01-01" << false << true;
    QTest::newRow("no start") << ""
                              << "2020" << false << true;
    QTest::newRow("no end") << "2020"
                            << "" << false << true;
    QTest::newRow("nothing") << ""
                             << "" << false << true;
    QTest::newRow("expected") << "2020"
                              << "2027-06" << true << true;
    QTest::newRow("years reversed") << "2021"
                                    << "2020" << false << false;
    QTest::newRow("months reversed") << "2020-05"
                                     << "2020-04" << false << false;
    QTest::newRow("days reversed") << "2020-05-02"
                                   << "2020-05-01" << false << false;
    QTest::newRow("nothing to expect") << "2020"
                                       << "" << true << false;
}

void PartialDateTest::buildsRanges()
{
    QFETCH(QString, start);
    QFETCH(QString, end);
    QFETCH(bool, expected);
    QFETCH(bool, legal);
    const Result<DateRange> range = DateRange::create(optionalDate(start), optionalDate(end), expected);
    QCOMPARE(range.hasValue(), legal);
    if (!range)
        return;
    QVERIFY(range->start() == optionalDate(start));
    QVERIFY(range->end() == optionalDate(end));
    QCOMPARE(range->isExpected(), expected);
    QCOMPARE(range->isEmpty(), start.isEmpty() && end.isEmpty());
}

void PartialDateTest::reportsReversedRange()
{
    const Result<DateRange> range = DateRange::create(*PartialDate::create(2021), *PartialDate::create(2020, 5));
    QVERIFY(!range);
    QCOMPARE(range.error(), (Error{ErrorCode::RangeReversed, {QStringLiteral("2021"), QStringLiteral("2020-05")}}));
}

void PartialDateTest::distinguishesKindsOfRangeEnd()
{
    const PartialDate date = *PartialDate::create(2020);
    const DateRange open = DateRange::untilPresent(date);
    const DateRange unknown = *DateRange::create(date, std::nullopt);
    const DateRange closed = *DateRange::create(date, date);
    QCOMPARE(open.endKind(), DateRange::End::Present);
    QCOMPARE(unknown.endKind(), DateRange::End::Unknown);
    QCOMPARE(closed.endKind(), DateRange::End::Date);
    QVERIFY(!open.end() && open != unknown && unknown != closed);
    QVERIFY(!DateRange::untilPresent(std::nullopt).isEmpty());
}

DUOVITA_TEST(PartialDateTest)
#include "tst_partialdate.moc"
