#include "core/merging/ordermerge.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

#include <numeric>

using namespace duovita;

/// Merging two reorderings of one list.
class MoveMergeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mergesReorderings_data();
    void mergesReorderings();
    void keepsMovesOfBothSides();
    void keepsAdditionsOfBothSides();
};

namespace {

using Order = QList<int>;

Order orderOf(int size)
{
    Order order(size);
    std::iota(order.begin(), order.end(), 0);
    return order;
}

Order moved(Order order, QRandomGenerator& random)
{
    for (int moves = random.bounded(4); moves > 0; --moves)
        order.move(random.bounded(static_cast<int>(order.size())), random.bounded(static_cast<int>(order.size())));
    return order;
}

bool isBefore(const Order& order, int a, int b)
{
    return order.indexOf(a) < order.indexOf(b);
}

std::optional<Order> merged(const Order& base, const Order& mine, const Order& theirs)
{
    return MoveMerge<int>(base, mine, theirs).merged();
}

} // namespace

void MoveMergeTest::mergesReorderings_data()
{
    QTest::addColumn<QString>("mine");
    QTest::addColumn<QString>("theirs");
    QTest::addColumn<QString>("expected"); // empty: conflict
    const auto row = [](const char* name, const char* mine, const char* theirs, const char* expected) {
        QTest::newRow(name) << QString::fromLatin1(mine) << QString::fromLatin1(theirs)
                            << QString::fromLatin1(expected);
    };
    row("nobody", "abcdef", "abcdef", "abcdef");
    row("one side", "abcdef", "bcdefa", "bcdefa");
    row("the first and the last", "bacdef", "abcdfe", "bacdfe");
    row("to the end and to the beginning", "bcdefa", "fabcde", "fbcdea");
    row("past each other", "acdebf", "aebcdf", "aecdbf");
    row("two alike", "bcdaef", "bcdaef", "bcdaef");
    row("one alike, one more", "bcdaef", "fbcdae", "fbcdae");
    row("one to two places", "bacdef", "bcdefa", "bcdefa"); // a swap only determines who comes first
    row("one to two far places", "bcadef", "bcdefa", "");
    row("in a circle", "bacdef", "acbdef", "");
    row("all turned, two turned", "fedcba", "bacdef", "fedcba");
}

void MoveMergeTest::mergesReorderings()
{
    const auto letters = [](const QString& text) { return QList<QChar>(text.begin(), text.end()); };
    QFETCH(QString, mine);
    QFETCH(QString, theirs);
    QFETCH(QString, expected);
    const QList<QChar> base = letters(QStringLiteral("abcdef"));
    for (int turn = 0; turn < 2; ++turn) {
        const auto result = MoveMerge<QChar>(base, letters(mine), letters(theirs)).merged();
        QCOMPARE(result.has_value(), !expected.isEmpty());
        QCOMPARE(result.value_or(QList<QChar>()), letters(expected));
        std::swap(mine, theirs);
    }
}

/// The result does not depend on the sides' roles, on repetition, or on which side merges last.
void MoveMergeTest::keepsMovesOfBothSides()
{
    QRandomGenerator random(5);
    int together = 0;
    for (int round = 0; round < 5000; ++round) {
        const int size = 1 + random.bounded(9);
        const Order base = orderOf(size);
        const Order mine = moved(base, random);
        const Order theirs = moved(base, random);
        const auto result = merged(base, mine, theirs);
        QCOMPARE(merged(base, theirs, mine), result);
        QCOMPARE(merged(base, mine, mine), std::optional(mine));
        QCOMPARE(merged(base, mine, base), std::optional(mine));
        if (!result)
            continue;
        together += mine != theirs && mine != base && theirs != base ? 1 : 0;
        QVERIFY(std::is_permutation(result->begin(), result->end(), base.begin(), base.end()));
        for (int a = 0; a < size; ++a) {
            for (int b = a + 1; b < size; ++b) {
                const bool turned = isBefore(mine, b, a) || isBefore(theirs, b, a);
                QCOMPARE(isBefore(*result, b, a), turned);
            }
        }
        // Merging the result with one's own order changes nothing.
        QCOMPARE(merged(mine, mine, *result), result);
        QCOMPARE(merged(theirs, *result, theirs), result);
    }
    QVERIFY2(together > 500, qPrintable(QString::number(together)));
}

void MoveMergeTest::keepsAdditionsOfBothSides()
{
    QRandomGenerator random(6);
    for (int round = 0; round < 3000; ++round) {
        const Order base = orderOf(1 + random.bounded(8));
        Order mine = moved(base, random);
        Order theirs = moved(base, random);
        mine.insert(random.bounded(static_cast<int>(mine.size() + 1)), 100);
        theirs.insert(random.bounded(static_cast<int>(theirs.size() + 1)), 200);
        const Order members = base + Order{100, 200};
        const OrderMerge<int> merge(base, mine, theirs, members);
        const OrderMerge<int> other(base, theirs, mine, members);
        QCOMPARE(other.isConflict(), merge.isConflict());
        const Order result = merge.settled();
        QVERIFY(std::is_permutation(result.begin(), result.end(), members.begin(), members.end()));
        if (!merge.isConflict())
            QCOMPARE(onlyOf(other.settled(), base), onlyOf(result, base));
    }
}

DUOVITA_TEST(MoveMergeTest)
#include "tst_movemerge.moc"
