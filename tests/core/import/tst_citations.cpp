#include "core/import/publicationparsing.h"

#include <QTest>

using namespace duovita;

/// Lines of lists of publications in the forms people use.
class CitationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsForms_data();
    void readsForms();
};

void CitationsTest::readsForms_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("authors"); // with | between them, * after the person's own
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("venue");
    QTest::addColumn<QString>("year");
    const auto row = [](const char* what, const char* line, const char* authors, const char* title, const char* venue,
                        const char* year) {
        QTest::newRow(what) << QString::fromUtf8(line) << QString::fromUtf8(authors) << QString::fromUtf8(title)
                            << QString::fromUtf8(venue) << QString::fromUtf8(year);
    };
    row("names before a colon", "张三、王小明：分布式存储中的一致性研究，计算机学报，2021", "张三*|王小明",
        "分布式存储中的一致性研究", "计算机学报", "2021");
    row("one name and others before a colon", "张三等：一种新的索引结构，《样例研究》，2020 年第 3 期", "张三*|等",
        "一种新的索引结构", "《样例研究》，2020 年第 3 期", "2020");
    row("colon and a title in quotes", "张三、李四：“面向样例的方法”，《样例学报》，2019", "张三*|李四",
        "面向样例的方法", "《样例学报》", "2019");
    row("colon and stops", "张三，李四：一个题目。样例学报，2018", "张三*|李四", "一个题目", "样例学报", "2018");
    row("colon after Latin names", "S. Zhang, J. Doe: A Fast Index for Streams. In Proc. of VLDB, 2019",
        "S. Zhang*|J. Doe", "A Fast Index for Streams", "In Proc. of VLDB", "2019");
    row("a title with a colon after stops",
        "S. Zhang, H. Sun. Replaying RDMA: Debugging at Line Rate. In Proc. of SDS, 2019", "S. Zhang*|H. Sun",
        "Replaying RDMA: Debugging at Line Rate", "In Proc. of SDS", "2019");
    row("Springer's", "Zhang, S., Lund, P.: Verifying trees. J. Verif. 12(3), 33–50 (2019)", "Zhang, S.*|Lund, P.",
        "Verifying trees", "J. Verif.", "2019");
    row("a question", "S. Zhang, J. Doe: Can Caches Be Fast? In Proc. of VLDB, 2019", "S. Zhang*|J. Doe",
        "Can Caches Be Fast?", "In Proc. of VLDB", "2019");
    row("a quoted word in front", "张三、李四：“互联网+”背景下的教学研究，《教育学报》，2020", "张三*|李四",
        "“互联网+”背景下的教学研究", "《教育学报》", "2020");
    row("no people before the colon", "期刊、会议：共发表论文十二篇", "", "期刊、会议：共发表论文十二篇", "", "");
    row("an abbreviation", "The U.S. Conference of Mayors and its influence, Journal of Towns, 2017", "",
        "The U.S. Conference of Mayors and its influence", "Journal of Towns", "2017");
    row("the title's own colon", "Fastcache: A Cache of Samples. Journal of Samples, 2017", "",
        "Fastcache: A Cache of Samples", "Journal of Samples", "2017");
    row("GB/T 7714", "张三，李四，等. 面向大模型的调度方法[J]. 软件学报, 2022, 33(4): 1-12.", "张三*|李四|等",
        "面向大模型的调度方法", "软件学报", "2022");
    row("et al.", "San Zhang, Wei Wang, et al. A Fast Index. In Proc. of VLDB, 2019.", "San Zhang*|Wei Wang|et al.",
        "A Fast Index", "In Proc. of VLDB", "2019");
    row("title in quotes", "J. Doe, S. Zhang, \"A title of samples,\" Journal of Samples, 2016", "J. Doe|S. Zhang*",
        "A title of samples", "Journal of Samples", "2016");
}

void CitationsTest::readsForms()
{
    QFETCH(QString, line);
    QFETCH(QString, authors);
    QFETCH(QString, title);
    QFETCH(QString, venue);
    QFETCH(QString, year);
    LocalizedText name = LocalizedText::of(Language::English, QStringLiteral("San Zhang"));
    name.setText(Language::Chinese, QStringLiteral("张三"));
    const OwnName ownName(name, {});
    TextLine text;
    text.spans += InlineSpan{line};
    const Entry entry = parsePublication({text}, ParsingContext{Vocabulary::standard(), ownName, Language::Chinese});
    const auto& work = std::get<PublicationDetails>(entry.details);
    QVERIFY(!work.title.isEmpty());
    QStringList names;
    for (const Author& author : work.authors)
        names += author.name + (author.self ? QStringLiteral("*") : QString());
    QCOMPARE(names.join(u'|'), authors);
    QCOMPARE(work.title.textOrFallback(Language::Chinese), title);
    QCOMPARE(work.venue.textOrFallback(Language::Chinese), venue);
    QCOMPARE(work.year ? QString::number(work.year->year()) : QString(), year);
}

QTEST_GUILESS_MAIN(CitationsTest)
#include "tst_citations.moc"
