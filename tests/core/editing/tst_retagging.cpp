#include "core/editing/retagging.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

/// Changing the tags of several people: the effect on one person.
class RetaggingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void appliesAndReversesTagChanges_data();
    void appliesAndReversesTagChanges();
};

void RetaggingTest::appliesAndReversesTagChanges_data()
{
    QTest::addColumn<QString>("now");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("expected");
    QTest::newRow("as they were: the order, too") << "a b"
                                                  << "a b"
                                                  << "c a"
                                                  << "c a";
    QTest::newRow("another came meanwhile") << "a x"
                                            << "a"
                                            << "a b"
                                            << "a x b";
    QTest::newRow("it came meanwhile") << "b a"
                                       << "a"
                                       << "a b"
                                       << "b a";
    QTest::newRow("one went meanwhile") << "c"
                                        << "a c"
                                        << "a c b"
                                        << "c b";
    QTest::newRow("what goes has gone") << "c"
                                        << "a c"
                                        << "c"
                                        << "c";
    QTest::newRow("taken back beside later ones") << "a b x"
                                                  << "a b"
                                                  << "a"
                                                  << "a x";
    QTest::newRow("all go") << "a b"
                            << "a b"
                            << ""
                            << "";
}

void RetaggingTest::appliesAndReversesTagChanges()
{
    QFETCH(QString, now);
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, expected);
    const auto tags = [](const QString& line) { return line.split(u' ', Qt::SkipEmptyParts); };
    const Retagging change{PersonId(), tags(from), tags(to)};
    QCOMPARE(retagged(tags(now), change), tags(expected));
    QCOMPARE(retagged(tags(to), change.reversed()), tags(from));
}

DUOVITA_APPLESS_TEST(RetaggingTest)
#include "tst_retagging.moc"
