#include "core/terms/termtable.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

namespace {

Term pair(const char* english, const char* chinese)
{
    return Term::of(QString::fromUtf8(english), QString::fromUtf8(chinese));
}

} // namespace

class TermTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsBackWhatItWrites();
    void readsSupportedTableFormats_data();
    void readsSupportedTableFormats();
    void reportsLineOfIncompletePair_data();
    void reportsLineOfIncompletePair();
};

void TermTableTest::readsBackWhatItWrites()
{
    const QList<Term> terms{pair("Alpha, \"Beta\"", "阿尔法，“贝塔”"), pair("C\\D", "丙"), pair("'x'", "；")};
    const QByteArray table = writeTermTable(terms);
    QVERIFY(table.startsWith("en\tzh\n"));
    QCOMPARE(*readTermTable(table, {}), terms);
    QCOMPARE(*readTermTable(writeTermTable({}), {}), QList<Term>());
}

void TermTableTest::readsSupportedTableFormats_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::newRow("tabs") << QByteArray("Alpha\t阿尔法\nBeta, B\t贝塔\n");
    QTest::newRow("commas") << QByteArray("Alpha,阿尔法\n\"Beta, B\",\"贝塔\"\n");
    QTest::newRow("Windows, with a mark") << QByteArray("\xEF\xBB\xBF"
                                                        "en\tzh\r\nAlpha\t阿尔法\r\n\r\nBeta, B\t贝塔");
    QTest::newRow("the other way round") << QByteArray("zh\ten\n阿尔法\tAlpha\n贝塔\tBeta,  B\n");
    const QString text = QStringLiteral("\uFEFFAlpha\t阿尔法\nBeta, B\t贝塔\n");
    QTest::newRow("UTF-16") << QByteArray(reinterpret_cast<const char*>(text.utf16()), text.size() * 2);
}

void TermTableTest::readsSupportedTableFormats()
{
    QFETCH(QByteArray, table);
    const auto read = readTermTable(table, {});
    QVERIFY(read);
    QCOMPARE(*read, (QList{pair("Alpha", "阿尔法"), pair("Beta, B", "贝塔")}));
}

void TermTableTest::reportsLineOfIncompletePair_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<int>("line");
    QTest::newRow("one cell") << QByteArray("Alpha\t阿尔法\n\nBeta\n") << 3;
    QTest::newRow("an empty cell") << QByteArray("Alpha\t \n") << 1;
    QTest::newRow("three cells") << QByteArray("en\tzh\nAlpha\t阿尔法\tA\n") << 2;
}

void TermTableTest::reportsLineOfIncompletePair()
{
    QFETCH(QByteArray, table);
    QFETCH(int, line);
    const auto read = readTermTable(table, QStringLiteral("terms.tsv"));
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::TermRow);
    QCOMPARE(read.error().place.line, line);
    QCOMPARE(read.error().place.file, QStringLiteral("terms.tsv"));
}

DUOVITA_APPLESS_TEST(TermTableTest)
#include "tst_termtable.moc"
