#include "tests/support/testmain.h"
#include "ui/widgets/elidedlabel.h"

#include <QTest>

using namespace duovita;

class ElidedLabelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void breaksPathsOnlyWhereTheyMust_data();
    void breaksPathsOnlyWhereTheyMust();
};

void ElidedLabelTest::breaksPathsOnlyWhereTheyMust_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("asWideAs");
    QTest::addColumn<QStringList>("lines");
    const auto row = [](const char* text, const char* asWideAs, const QStringList& lines) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(asWideAs) << lines;
    };
    row("2 files exported to /home/li/cvs/2026", "2 files exported to /home/",
        {QStringLiteral("2 files exported to"), QStringLiteral("/home/li/cvs/2026")});
    row("已导出到 /home/li/cvs/2026", "已导出到 /home/li/",
        {QStringLiteral("已导出到"), QStringLiteral("/home/li/cvs/2026")});
    // The path is longer than a line.
    row("Exported to /home/li/documents/cvs/2026", "Exported to /home/li/d",
        {QStringLiteral("Exported to /home/li/"), QStringLiteral("documents/cvs/2026")});
    row("Saved", "Saved and more", {QStringLiteral("Saved")});
}

void ElidedLabelTest::breaksPathsOnlyWhereTheyMust()
{
    QFETCH(QString, text);
    QFETCH(QString, asWideAs);
    QFETCH(QStringList, lines);
    ElidedLabel label;
    label.setMostLines(2);
    label.setText(text);
    const int width = label.fontMetrics().horizontalAdvance(asWideAs) + 1;
    QCOMPARE(label.linesWithin(width), lines);
    QVERIFY(label.fitsInto(width));
}

DUOVITA_GUI_TEST(ElidedLabelTest)
#include "tst_elidedlabel.moc"
