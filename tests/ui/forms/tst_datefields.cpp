#include "core/import/annotate/datetext.h"
#include "tests/support/openform.h"
#include "tests/support/shortvalues.h"
#include "tests/support/testmain.h"
#include "ui/widgets/daterangeedit.h"
#include "ui/widgets/elidedlabel.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

using namespace duovita;
using test::date;
using test::OpenForm;

/// The date fields of an entry's form.
class DateFieldsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsDatesAsTyped_data();
    void readsDatesAsTyped();
    void doesNotStoreUnfinishedDates();
    void reportsInvalidDates();
    void keepsADateAsTyped();
    void restoresDateFormat();
    void suggestsFieldForPeriods();
    void offersExpectedAfterFutureEnd();
    void neverTruncatesDuration();
};

void DateFieldsTest::readsDatesAsTyped_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("end");
    QTest::addColumn<DateRange>("range");
    const DateRange range = *DateRange::create(date(2020, 9), date(2024, 6));
    QTest::newRow("ISO") << QStringLiteral("2020-09") << QStringLiteral("2024-06") << range;
    QTest::newRow("dots") << QStringLiteral("2020.9") << QStringLiteral("2024.6") << range;
    QTest::newRow("English") << QStringLiteral("Sep 2020") << QStringLiteral("June 2024") << range;
    QTest::newRow("Chinese") << QStringLiteral("2020年9月") << QStringLiteral("2024年6月") << range;
    QTest::newRow("present") << QStringLiteral("2020.9") << QStringLiteral("present")
                             << DateRange::untilPresent(date(2020, 9));
    QTest::newRow("至今") << QStringLiteral("2020.9") << QStringLiteral("至今")
                          << DateRange::untilPresent(date(2020, 9));
    QTest::newRow("seasons and quarters") << QStringLiteral("Summer 2016") << QStringLiteral("Q3 2020")
                                          << *DateRange::create(*PartialDate::parse(QStringLiteral("Summer 2016")),
                                                                *PartialDate::parse(QStringLiteral("Q3 2020")));
    QTest::newRow("a Chinese season") << QStringLiteral("2016年夏") << QStringLiteral("至今")
                                      << DateRange::untilPresent(*PartialDate::parse(QStringLiteral("2016年夏")));
    QTest::newRow("a year alone") << QStringLiteral("2020") << QString() << *DateRange::create(date(2020), {});
}

void DateFieldsTest::readsDatesAsTyped()
{
    QFETCH(QString, start);
    QFETCH(QString, end);
    QFETCH(DateRange, range);
    OpenForm open(SectionKind::Education);
    open.type(QStringLiteral("field.start"), start);
    open.type(QStringLiteral("field.end"), end);
    QVERIFY(open.details<EducationDetails>().range == range);
    QCOMPARE(open.find<QLineEdit>(QStringLiteral("field.start"))->text(), start);
    while (open.document.canUndo())
        open.document.undo();
    QCOMPARE(open.find<QLineEdit>(QStringLiteral("field.start"))->text(), QString());
    QCOMPARE(open.find<QLineEdit>(QStringLiteral("field.end"))->text(), QString());
}

/// "2017-2018" is not a date, and the intermediate "2017-2" must not be stored either.
void DateFieldsTest::doesNotStoreUnfinishedDates()
{
    OpenForm award(SectionKind::Award);
    award.type(QStringLiteral("field.dates"), QStringLiteral("2018"));
    award.find<QLineEdit>(QStringLiteral("field.dates"))->clearFocus();
    Q_EMIT award.find<QLineEdit>(QStringLiteral("field.dates"))->editingFinished();
    award.find<QLineEdit>(QStringLiteral("field.dates"))->clear();
    award.type(QStringLiteral("field.dates"), QStringLiteral("2017-2018"));
    QCOMPARE(award.details<AwardDetails>().dates, QList<PartialDate>({date(2018)}));
    OpenForm work(SectionKind::Work);
    work.type(QStringLiteral("field.start"), QStringLiteral("2017-2018"));
    QVERIFY(work.details<ExperienceDetails>().range.isEmpty());
}

void DateFieldsTest::reportsInvalidDates()
{
    OpenForm open(SectionKind::Work);
    auto* problem = open.find<QLabel>(QStringLiteral("field.problem"));
    open.type(QStringLiteral("field.start"), QStringLiteral("2020.9"));
    QVERIFY(problem->isHidden());
    open.type(QStringLiteral("field.end"), QStringLiteral("2019"));
    QVERIFY(!problem->isHidden());
    QVERIFY(!problem->text().isEmpty());
    QVERIFY(open.details<ExperienceDetails>().range == *DateRange::create(date(2020, 9), {}));
    QCOMPARE(open.find<QLineEdit>(QStringLiteral("field.end"))->text(), QStringLiteral("2019"));
    open.find<QLineEdit>(QStringLiteral("field.end"))->clear();
    open.type(QStringLiteral("field.end"), QStringLiteral("2021"));
    QVERIFY(problem->isHidden());
    QVERIFY(open.details<ExperienceDetails>().range == *DateRange::create(date(2020, 9), date(2021)));
}

void DateFieldsTest::keepsADateAsTyped()
{
    OpenForm open(SectionKind::Patent);
    open.type(QStringLiteral("field.date"), QStringLiteral("2020年9月"));
    QVERIFY(open.details<PatentDetails>().date == date(2020, 9));
    open.type(QStringLiteral("field.title.zh"), QStringLiteral("专利"));
    QCOMPARE(open.find<QLineEdit>(QStringLiteral("field.date"))->text(), QStringLiteral("2020年9月"));
}

/// A reopened form shows dates in one format, however they were typed.
void DateFieldsTest::restoresDateFormat()
{
    OpenForm open(SectionKind::Work);
    open.type(QStringLiteral("field.start"), QStringLiteral("2014.9"));
    open.type(QStringLiteral("field.end"), QStringLiteral("2019.12"));
    EntryForm later(open.document, open.id);
    QCOMPARE(later.findChild<QLineEdit*>(QStringLiteral("field.start"))->text(), QStringLiteral("2014.09"));
    QCOMPARE(later.findChild<QLineEdit*>(QStringLiteral("field.end"))->text(), QStringLiteral("2019.12"));
    for (const char* iso : {"2014", "2014-09", "2014-09-01", "2020-12-31", "Summer 2016", "Q3 2020"}) {
        const PartialDate date = *PartialDate::parse(QString::fromLatin1(iso));
        QCOMPARE(*parseDate(typedDate(date)), date);
    }
}

/// The field takes single years; periods belong in another field.
void DateFieldsTest::suggestsFieldForPeriods()
{
    OpenForm open(SectionKind::Award);
    auto* problem = open.find<QLabel>(QStringLiteral("field.dates.problem"));
    open.type(QStringLiteral("field.dates"), QStringLiteral("2020-2022"));
    QVERIFY2(problem->text().contains(QStringLiteral("“Dates”")), qPrintable(problem->text()));
    open.find<QLineEdit>(QStringLiteral("field.dates"))->clear();
    open.type(QStringLiteral("field.dates"), QStringLiteral("never"));
    QVERIFY2(!problem->text().contains(QStringLiteral("“Dates”")), qPrintable(problem->text()));
}

/// It is what comes next, to the eye and by Tab, as soon as an end is to come; and nothing where there is none.
void DateFieldsTest::offersExpectedAfterFutureEnd()
{
    OpenForm open(SectionKind::Education);
    open.form.show();
    open.form.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&open.form));
    auto* end = open.find<QLineEdit>(QStringLiteral("field.end"));
    auto* expected = open.find<QCheckBox>(QStringLiteral("field.expected"));
    const auto* duration = open.find<QLabel>(QStringLiteral("field.duration"));
    open.type(QStringLiteral("field.start"), QStringLiteral("2020.9"));
    end->setFocus();
    QTest::keyClicks(end, QStringLiteral("2024.6"));
    QVERIFY(!expected->isVisible());
    QTest::keyClick(end, Qt::Key_Tab);
    const QWidget* next = open.form.focusWidget();
    QVERIFY(next != expected && next != end);
    end->setFocus();
    end->selectAll();
    QTest::keyClicks(end, QStringLiteral("2099.6"));
    QTRY_VERIFY(expected->isVisible() && duration->x() > expected->geometry().right());
    QVERIFY(expected->x() > end->geometry().right() && expected->x() - end->geometry().right() < 20);
    QVERIFY(!expected->accessibleName().isEmpty() && !expected->toolTip().isEmpty());
    QTest::keyClick(end, Qt::Key_Tab);
    QCOMPARE(open.form.focusWidget(), expected);
    QTest::keyClick(expected, Qt::Key_Space);
    QVERIFY(open.details<EducationDetails>().range.isExpected());
    QTest::keyClick(expected, Qt::Key_Tab);
    QCOMPARE(open.form.focusWidget(), next);
    QTest::keyClick(open.form.focusWidget(), Qt::Key_Backtab);
    QCOMPARE(open.form.focusWidget(), expected);
}

/// Half of "10 yrs 11 mos" would be another.
void DateFieldsTest::neverTruncatesDuration()
{
    DateRangeEdit edit(QStringLiteral("field"));
    edit.setRange(*DateRange::create(date(2009, 9), date(2020, 7)));
    auto* duration = static_cast<ElidedLabel*>(edit.findChild<QLabel*>(QStringLiteral("field.duration")));
    edit.show();
    const auto paints = [&] {
        const QImage image = duration->grab().toImage();
        for (int x = 0; x < image.width(); ++x) {
            for (int y = 0; y < image.height(); ++y) {
                if (image.pixel(x, y) != image.pixel(0, 0))
                    return true;
            }
        }
        return false;
    };
    edit.resize(600, 40);
    QTRY_VERIFY(!duration->isCut() && duration->width() > 0);
    QVERIFY(paints());
    edit.resize(edit.width() - duration->width() / 2 - (600 - duration->geometry().right()), 40);
    QTRY_VERIFY(duration->isCut());
    QVERIFY(!paints());
    edit.setRemark(QStringLiteral("instead of Sep 2007 – Jun 2010, which the record has")); // words, which go on
    QVERIFY(duration->isCut() && paints());
}

DUOVITA_GUI_TEST(DateFieldsTest)
#include "tst_datefields.moc"
