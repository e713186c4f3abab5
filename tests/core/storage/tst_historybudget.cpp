#include "core/storage/historybudget.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

using namespace duovita;
using namespace std::chrono_literals;

class HistoryBudgetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thinsOutByAge_data();
    void thinsOutByAge();
    void keepsVersionAtTheEndOfEachPeriod();
    void keepsVersionBeforeEachLandmark_data();
    void keepsVersionBeforeEachLandmark();
    void removesOldestVersionsFirst_data();
    void removesOldestVersionsFirst();
};

namespace {

/// A Thursday at midnight, like the epoch: weeks end then.
const Timestamp today{std::chrono::days(7 * 2900)};

} // namespace

void HistoryBudgetTest::thinsOutByAge_data()
{
    QTest::addColumn<qint64>("written");
    QTest::addColumn<qint64>("replaced");
    QTest::addColumn<bool>("removed");
    const auto row = [](const char* name, std::chrono::milliseconds writtenAgo, std::chrono::milliseconds replacedAgo,
                        bool removed) {
        QTest::newRow(name) << qint64(writtenAgo.count()) << qint64(replacedAgo.count()) << removed;
    };
    const std::chrono::days day(1);
    row("a second ago", 2s, 1s, false);
    row("six days ago", 6 * day + 2s, 6 * day + 1s, false);
    row("just a week ago", 7 * day + 1s, 7 * day, false);
    row("within five minutes, eight days ago", 8 * day - 10s, 8 * day - 20s, true);
    row("over the end of five minutes", 8 * day + 10s, 8 * day - 10s, false);
    row("until the end of five minutes", 8 * day + 10s, 8 * day, true);
    row("from the end of five minutes", 8 * day, 8 * day - 10s, false);
    row("within a day, 91 days ago", 92 * day - 1h, 92 * day - 20h, true);
    row("over midnight, 91 days ago", 92 * day + 1h, 92 * day - 1h, false);
    row("within a week, 800 days ago", 798 * day - 1h, 798 * day - 6 * day, true);
    row("over the end of a week, 800 days ago", 798 * day + 1h, 798 * day - 1h, false);
    row("over midnight in a week, 800 days ago", 796 * day + 1h, 796 * day - 1h, true);
    row("for years", 5000 * day, 1000 * day, false);
}

void HistoryBudgetTest::thinsOutByAge()
{
    QFETCH(qint64, written);
    QFETCH(qint64, replaced);
    const VersionSpan span{today - std::chrono::milliseconds(written), today - std::chrono::milliseconds(replaced), 1};
    QTEST(isThinnedOut(span, today, HistoryBudget()), "removed");
}

/// For consecutive versions, a query for the end of any period, at any age and after any number of thinnings, gives the
/// version valid then.
void HistoryBudgetTest::keepsVersionAtTheEndOfEachPeriod()
{
    QRandomGenerator random(11);
    for (int round = 0; round < 50; ++round) {
        QList<Timestamp> times;
        Timestamp time = today - std::chrono::days(1500);
        while (time < today) {
            times += time;
            const double wait = random.generateDouble();
            time += std::chrono::milliseconds(1 + static_cast<qint64>(wait * wait * wait * 2e9));
        }
        QList<VersionSpan> all;
        for (qsizetype i = 0; i + 1 < times.size(); ++i)
            all += VersionSpan{times[i], times[i + 1], 1};
        QList<VersionSpan> kept = all;
        for (const std::chrono::days ago : {std::chrono::days(400), std::chrono::days(30), std::chrono::days(0)}) {
            kept.removeIf([&](const VersionSpan& span) {
                return span.replaced <= today - ago && isThinnedOut(span, today - ago, HistoryBudget());
            });
        }
        QVERIFY(kept.size() < all.size());
        const auto holding = [](const QList<VersionSpan>& spans, Timestamp when) {
            const auto found =
                std::find_if(spans.begin(), spans.end(), [&](const VersionSpan& span) { return span.replaced > when; });
            return found == spans.end() ? Timestamp{} : found->written;
        };
        for (int week = 0; week < 200; ++week) {
            const Timestamp end = today - std::chrono::days(7 * week);
            QVERIFY(holding(kept, end) == holding(all, end));
        }
        for (int day = 0; day < 700; ++day) {
            const Timestamp end = today - std::chrono::days(day);
            QVERIFY(holding(kept, end) == holding(all, end));
        }
    }
}

void HistoryBudgetTest::keepsVersionBeforeEachLandmark_data()
{
    QTest::addColumn<int>("minutesAfterWriting");
    QTest::addColumn<bool>("removed");
    QTest::newRow("written by it") << 0 << true;
    QTest::newRow("it came while that held") << 1 << false;
    QTest::newRow("it replaced that") << 2 << false;
    QTest::newRow("it came later") << 3 << true;
    QTest::newRow("it came before") << -1 << true;
}

/// A version that lasted two minutes, years ago.
void HistoryBudgetTest::keepsVersionBeforeEachLandmark()
{
    QFETCH(int, minutesAfterWriting);
    const Timestamp written = today - std::chrono::days(1002) + std::chrono::hours(3);
    const VersionSpan span{written, written + 2min, 1};
    const QList<Timestamp> landmarks{written - std::chrono::days(9),
                                     written + std::chrono::minutes(minutesAfterWriting),
                                     written + std::chrono::days(9)};
    QTEST(isThinnedOut(span, today, HistoryBudget(), landmarks), "removed");
    QVERIFY(isThinnedOut(span, today, HistoryBudget()));
    QVERIFY(isLandmark(ChangeCause::Import) && isLandmark(ChangeCause::Merge) && isLandmark(ChangeCause::Restore));
    QVERIFY(!isLandmark(ChangeCause::Edit) && !isLandmark(ChangeCause::Undo));
}

void HistoryBudgetTest::removesOldestVersionsFirst_data()
{
    QTest::addColumn<qint64>("bytes");
    QTest::addColumn<int>("untilDay");
    QTest::newRow("all fit") << qint64(100) << 0;
    QTest::newRow("one too many") << qint64(99) << 1;
    QTest::newRow("half") << qint64(50) << 5;
    QTest::newRow("nothing") << qint64(0) << 10;
}

void HistoryBudgetTest::removesOldestVersionsFirst()
{
    QFETCH(qint64, bytes);
    QFETCH(int, untilDay);
    HistoryBudget budget;
    budget.bytes = bytes;
    QList<VersionSpan> spans;
    for (const int day : {3, 1, 10, 7, 2, 9, 4, 8, 6, 5})
        spans += VersionSpan{Timestamp{}, Timestamp{std::chrono::days(day)}, 10};
    QVERIFY(overBudgetUntil(spans, budget) == Timestamp{std::chrono::days(untilDay)});
}

DUOVITA_TEST(HistoryBudgetTest)
#include "tst_historybudget.moc"
