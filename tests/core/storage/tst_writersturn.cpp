#include "core/storage/writersturn.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <atomic>
#include <memory>
#include <thread>

using namespace duovita;
using namespace std::chrono_literals;

/// Who may write to a store next, among the threads of this process.
class WritersTurnTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void grantsTurnsInRequestOrder();
    void appliesToOneStoreOnly();
    void passesTurnBetweenThreads();
};

namespace {

const QString store = QStringLiteral("/folder/s.db");

bool isFree(const QString& path = store)
{
    return WritersTurn(path, 0ms).came();
}

} // namespace

/// Who did not get it in time keeps the place in the queue, until the object is gone.
void WritersTurnTest::grantsTurnsInRequestOrder()
{
    auto first = std::make_unique<WritersTurn>(store, 0ms);
    QVERIFY(first->came());
    auto second = std::make_unique<WritersTurn>(store, 0ms);
    auto third = std::make_unique<WritersTurn>(store, 0ms);
    QVERIFY(!second->came() && !third->came());
    first.reset();
    QVERIFY(!isFree()); // who writes one thing after the other comes behind those who wait
    second.reset();
    QVERIFY(!isFree());
    third.reset();
    QVERIFY(isFree());
}

void WritersTurnTest::appliesToOneStoreOnly()
{
    const WritersTurn turn(store);
    QVERIFY(!isFree());
    QVERIFY(isFree(QStringLiteral("/folder/other.db")));
}

void WritersTurnTest::passesTurnBetweenThreads()
{
    auto first = std::make_unique<WritersTurn>(store);
    std::atomic<int> came = 0;
    const auto write = [&came] {
        const WritersTurn turn(store, 100s);
        came += turn.came() ? 1 : 0;
    };
    std::thread one(write);
    std::thread other(write);
    first.reset();
    one.join();
    other.join();
    QCOMPARE(came.load(), 2);
    QVERIFY(isFree());
}

DUOVITA_TEST(WritersTurnTest)
#include "tst_writersturn.moc"
