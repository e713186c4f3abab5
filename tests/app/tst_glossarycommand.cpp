#include "tests/app/programdriving.h"
#include "tests/support/testmain.h"

#include <QTest>

/// The commands for the store's glossary.
class GlossaryCommandTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void addsPrintsAndRemoves();
    void importsItsOwnOutput();
    void rejectsInvalidArguments_data();
    void rejectsInvalidArguments();

private:
    Outcome run(const QStringList& words) const
    {
        return runProgram(QStringList{QStringLiteral("--database"), path("cv.db"), QStringLiteral("glossary")} + words);
    }
    QString path(const char* name) const { return m_folder->filePath(QString::fromUtf8(name)); }
    void write(const char* name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void GlossaryCommandTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const Outcome made =
        runProgram({QStringLiteral("--database"), path("cv.db"), QStringLiteral("import"), samplePath("li-si.json")});
    QVERIFY2(made.exitCode == 0, qPrintable(made.err));
}

void GlossaryCommandTest::addsPrintsAndRemoves()
{
    QCOMPARE(run({}).out, QStringLiteral("en\tzh\n"));
    const QStringList pair{QStringLiteral("Sample Works"), QString::fromUtf8("样品厂")};
    const Outcome added = run(QStringList{QStringLiteral("add")} + pair);
    QVERIFY2(added.exitCode == 0, qPrintable(added.err));
    QVERIFY(added.out.contains(u'1'));
    QVERIFY(run(QStringList{QStringLiteral("add")} + pair).out.contains(u'0'));
    QCOMPARE(run({}).out, QString::fromUtf8("en\tzh\nSample Works\t样品厂\n"));
    QCOMPARE(run(QStringList{QStringLiteral("remove")} + pair).exitCode, 0);
    const Outcome again = run(QStringList{QStringLiteral("remove")} + pair);
    QCOMPARE(again.exitCode, 1);
    QVERIFY(again.err.contains(QStringLiteral("Sample Works")));
    QCOMPARE(run({}).out, QStringLiteral("en\tzh\n"));
}

void GlossaryCommandTest::importsItsOwnOutput()
{
    write("terms.csv", "Alpha,阿尔法\n\"Beta, B\",贝塔\n");
    QCOMPARE(run({QStringLiteral("import"), path("terms.csv")}).exitCode, 0);
    const QString printed = run({}).out;
    write("terms.tsv", printed.toUtf8());
    QCOMPARE(run({QStringLiteral("import"), path("terms.tsv")}).exitCode, 0);
    QCOMPARE(run({}).out, printed);
    write("bad.tsv", "Gamma\t伽马\nDelta\n");
    const Outcome bad = run({QStringLiteral("import"), path("bad.tsv")});
    QCOMPARE(bad.exitCode, 1);
    QVERIFY2(bad.err.contains(QStringLiteral("bad.tsv")) && bad.err.contains(QStringLiteral("2")), qPrintable(bad.err));
    QCOMPARE(run({}).out, printed); // a table is imported completely or not at all
}

void GlossaryCommandTest::rejectsInvalidArguments_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("half a pair") << QStringList{QStringLiteral("add"), QStringLiteral("Alpha")} << 2;
    QTest::newRow("an empty side") << QStringList{QStringLiteral("add"), QStringLiteral("Alpha"), QStringLiteral(" ")}
                                   << 1;
    QTest::newRow("another word") << QStringList{QStringLiteral("drop"), QStringLiteral("a"), QStringLiteral("b")} << 2;
    QTest::newRow("no file") << QStringList{QStringLiteral("import")} << 2;
    QTest::newRow("a file that is not there") << QStringList{QStringLiteral("import"), QStringLiteral("/nowhere")} << 1;
}

void GlossaryCommandTest::rejectsInvalidArguments()
{
    QFETCH(QStringList, words);
    QFETCH(int, exitCode);
    const Outcome outcome = run(words);
    QCOMPARE(outcome.exitCode, exitCode);
    QVERIFY(!outcome.err.isEmpty());
    QCOMPARE(run({}).out, QStringLiteral("en\tzh\n"));
}

DUOVITA_APPLESS_TEST(GlossaryCommandTest)
#include "tst_glossarycommand.moc"
