#include "core/import/importdraft.h"
#include "core/import/readers/lostblanks.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

namespace {

/// Long enough to determine the spacing style: spaces precede words and never follow them.
QString lostText(const QString& line)
{
    return QStringLiteral("基于 Triton实现\n使用 Python编写\n在 Linux上运行\n通过 NVSHMEM通信\n面向 GPU集群\n") + line;
}

} // namespace

/// Spaces between Han characters and Latin words, which PDFs lose within lines and at line ends.
class LostBlanksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void restoresLostSpaces_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("meant");
        QTest::newRow("a word") << QStringLiteral("采用 RDMA技术") << QStringLiteral("采用 RDMA 技术");
        QTest::newRow("a word with signs") << QStringLiteral("熟悉 C++语言") << QStringLiteral("熟悉 C++ 语言");
        QTest::newRow("with digits") << QStringLiteral("掌握 P4编程") << QStringLiteral("掌握 P4 编程");
        QTest::newRow("a number") << QStringLiteral("包含 8台服务器") << QStringLiteral("包含 8 台服务器");
        QTest::newRow("a share") << QStringLiteral("提升 30%的吞吐") << QStringLiteral("提升 30% 的吞吐");
        QTest::newRow("a line's first") << QStringLiteral("PS架构") << QStringLiteral("PS 架构");
        QTest::newRow("marks") << QStringLiteral("使用 C、 Rust，见《 RDMA》，共 3、 4两处")
                               << QStringLiteral("使用 C、 Rust，见《 RDMA》，共 3、 4 两处");
        QTest::newRow("dates") << QStringLiteral("2020年9月至 2021年 6月") << QStringLiteral("2020年9月至 2021年 6月");
        QTest::newRow("an address") << QStringLiteral("示例路 18号 3室") << QStringLiteral("示例路 18号 3室");
        QTest::newRow("numbers without a blank") << QStringLiteral("第3版，共12页") << QStringLiteral("第3版，共12页");
        QTest::newRow("a page of the web") << QStringLiteral("见 https://example.org/cv上的说明")
                                           << QStringLiteral("见 https://example.org/cv上的说明");
        QTest::newRow("a mail") << QStringLiteral("写信到 me@example.org即可")
                                << QStringLiteral("写信到 me@example.org即可");
    }
    void restoresLostSpaces()
    {
        QFETCH(QString, written);
        QFETCH(QString, meant);
        int count = 0;
        const QString whole = withLostBlanks(lostText(written), count);
        QCOMPARE(whole.section(u'\n', -1), meant);
        QCOMPARE(whole.count(u'\n'), lostText(written).count(u'\n'));
        QCOMPARE(count, whole.size() - lostText(written).size());
        int again = 0;
        QCOMPARE(withLostBlanks(whole, again), whole);
        QCOMPARE(again, 0);
    }

    void keepsTextWithOtherSpacing_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("no blanks") << QStringLiteral(
            "基于Triton实现，使用Python编写，在Linux上运行，用C语言，见GPU集群与PS架构");
        QTest::newRow("both") << QStringLiteral(
            "基于 Triton 实现，使用 Python 编写，在 Linux 上运行，用 C 语言，见 GPU 集群与 PS架构");
        QTest::newRow("mixed") << QStringLiteral(
            "基于Triton实现，使用 Python编写，在Linux上运行，用 C语言，见GPU集群与 PS架构，还有 RDMA技术");
        QTest::newRow("too little") << QStringLiteral("基于 Triton实现，使用 Python编写");
        QTest::newRow("English") << QStringLiteral(
            "Built on Triton, in Python, for Linux, with C, for clusters of GPUs");
        QTest::newRow("nothing") << QString();
    }
    void keepsTextWithOtherSpacing()
    {
        QFETCH(QString, text);
        int count = 0;
        QCOMPARE(withLostBlanks(text, count), text);
        QCOMPARE(count, 0);
    }

    /// A line end removes a space; it is restored only if the text uses such spaces.
    void joinsLinesWithTheTextsSpacing_data()
    {
        QTest::addColumn<QString>("rest");
        QTest::addColumn<QString>("joined");
        QTest::newRow("with blanks")
            << QStringLiteral("使用 Python 编写，在 Linux 上运行，通过 RDMA 通信，面向 GPU 集群，采用 PS 架构")
            << QStringLiteral("管理超过 40 PB");
        QTest::newRow("with blanks, of numbers")
            << QStringLiteral(
                   "建造 3 座水泵，管理 12 座花园，训练 40 人，其中 8 人获奖，费用降低 5% 以上，2019年9月完成第3期")
            << QStringLiteral("管理超过 40 PB");
        QTest::newRow("with blanks, beside marks")
            << QStringLiteral("用 Rust、Go、C 编写，在 Linux、BSD 上运行，见《RDMA》与“CXL”，通过 RDMA 通信，面向 GPU "
                              "集群，采用 PS 架构")
            << QStringLiteral("管理超过 40 PB");
        QTest::newRow("dates alone") << QStringLiteral(
                                            "2019年9月开始，2020年3月完成第3期，2021年5月验收，2021年6月1日移交")
                                     << QStringLiteral("管理超过40 PB");
        QTest::newRow("without") << QStringLiteral(
                                        "使用Python编写，在Linux上运行，通过RDMA通信，面向GPU集群，采用PS架构")
                                 << QStringLiteral("管理超过40 PB");
    }
    void joinsLinesWithTheTextsSpacing()
    {
        QFETCH(QString, rest);
        QFETCH(QString, joined);
        const QString text =
            QStringLiteral("张三\n\n工作经历\n\n示例公司 工程师 2015.1-2019.12\n- ") + rest +
            QStringLiteral("，在生产系统中管理超过\n  40 PB的数据，其中一部分已经归档\n- 修好了屋顶\n");
        const auto drafts = readBytes(text.toUtf8(), QStringLiteral("cv.txt"));
        QVERIFY(drafts);
        QStringList points;
        for (const Section& section : drafts->front().person.sections) {
            for (const Entry& entry : section.entries()) {
                for (const Highlight& point : entry.highlights)
                    points += point.text.text(Language::Chinese).plainText();
            }
        }
        QVERIFY2(points.join(u'\n').contains(joined), qPrintable(points.join(u'\n')));
    }

    void reportsNumberOfRestoredSpaces()
    {
        const QString text = QStringLiteral("张三\n\n技能\n") + lostText(QStringLiteral("采用 RDMA技术"));
        const auto drafts = readBytes(text.toUtf8(), QStringLiteral("cv.txt"));
        QVERIFY(drafts);
        const ImportNote note{ImportNote::Kind::SpacesRestored, {QStringLiteral("6")}, {QStringLiteral("cv.txt")}};
        QVERIFY(drafts->front().notes.contains(note));
        QCOMPARE(drafts->front().source, text);
    }
};

DUOVITA_TEST(LostBlanksTest)
#include "tst_lostblanks.moc"
