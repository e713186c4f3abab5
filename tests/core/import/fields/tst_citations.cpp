#include "core/import/fields/publicationparsing.h"
#include "core/import/importdraft.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace duovita;

/// Lines of publication lists in common forms.
class CitationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void parsesCitationForms_data();
    void parsesCitationForms();
    void parsesPublicationLists_data();
    void parsesPublicationLists();
    void findsVolumeIssueAndPages_data();
    void findsVolumeIssueAndPages();
    void readsPatents_data();
    void readsPatents();
    void readsTitleOverNames();
    void keepsLinkedTitle();
    void recognizesOwnName_data();
    void recognizesOwnName();
};

void CitationsTest::parsesCitationForms_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("authors"); // separated by |; * marks the person
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("venue");
    QTest::addColumn<QString>("year");
    const auto row = [](const char* what, const char* line, const char* authors, const char* title, const char* venue,
                        const char* year) {
        QTest::newRow(what) << QString::fromUtf8(line) << QString::fromUtf8(authors) << QString::fromUtf8(title)
                            << QString::fromUtf8(venue) << QString::fromUtf8(year);
    };
    row("a title that begins with an abbreviation",
        "J. Doe, Z. Yu. GRID: Routing of Samples. Transactions on Samples, 2023", "J. Doe|Z. Yu",
        "GRID: Routing of Samples", "Transactions on Samples", "2023");
    row("a family name of two letters",
        "Jane Doe, San Zhang, Lee Yu. GRID: Routing of Samples. Symposium on Samples, 2023",
        "Jane Doe|San Zhang*|Lee Yu", "GRID: Routing of Samples", "Symposium on Samples", "2023");
    row("a title that begins in small letters",
        "Jane Doe and San Zhang. swATOP: Tuning Samples on Many Cores. Symposium on Samples, 2019",
        "Jane Doe|San Zhang*", "swATOP: Tuning Samples on Many Cores", "Symposium on Samples", "2019");
    row("no venue yet", "San Zhang, Jane Doe. Understanding the Start of Samples. 2024 (under review)",
        "San Zhang*|Jane Doe", "Understanding the Start of Samples", "", "2024");
    row("a short name before the town",
        "San Zhang, Jane Doe. A Title of Samples, IEEE Sampling (Sampling), Berlin, Germany, 2018.",
        "San Zhang*|Jane Doe", "A Title of Samples", "IEEE Sampling, Berlin, Germany", "2018");
    row("AGU",
        "Roe, R. A., Zhang, S., & Doe, J., 2022. Falling: a study of samples: Journal of Samples, 3(2), 209-234.",
        "Roe, R. A.|Zhang, S.*|Doe, J.", "Falling: a study of samples", "Journal of Samples", "2022");
    row("names without commas inside", "Roe R., Zhang S., Doe J.K. (2025). A title of samples. Trends in Samples.",
        "Roe R.|Zhang S.*|Doe J.K.", "A title of samples", "Trends in Samples.", "2025");
    row("Chicago's author and date",
        "Richard Roe, San Zhang, et al. 2018. \"A Title of Samples.\" Sample Reports 8 (1): 17890.",
        "Richard Roe|San Zhang*|et al", "A Title of Samples", "Sample Reports", "2018");
    row("the year in a column", "2022      Roe, R. & Zhang, S. (2022). A title of samples. Sample Reports, 8(2), 1–9.",
        "Roe, R.|Zhang, S.*", "A title of samples", "Sample Reports", "2022");
    row("names before a colon", "张三、王小明：分布式存储中的一致性研究，计算机学报，2021", "张三*|王小明",
        "分布式存储中的一致性研究", "计算机学报", "2021");
    row("one name and others before a colon", "张三等：一种新的索引结构，《样例研究》，2020 年第 3 期", "张三*|等",
        "一种新的索引结构", "《样例研究》", "2020");
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
    row("names with and without commas, the month behind the year",
        "Doe, J., Zhang S., Roe, R.F. and Poe, E., 2022, July. Sampling at Line Rate: A Way. In Proc. of SDS.",
        "Doe, J.|Zhang S.*|Roe, R.F.|Poe, E.", "Sampling at Line Rate: A Way", "In Proc. of SDS.", "2022");
    row("the year right behind the names", "Roe, R. and Zhang, S. 2018., A Fast Index for Streams. In Proc. of VLDB.",
        "Roe, R.|Zhang, S.*", "A Fast Index for Streams", "In Proc. of VLDB.", "2018");
    row("the year at the title's end", "RFC 0001 - Paths of Samples. 2022, Sept.", "", "RFC 0001 - Paths of Samples",
        "", "2022");
    row("title in quotes", "J. Doe, S. Zhang, \"A title of samples,\" Journal of Samples, 2016", "J. Doe|S. Zhang*",
        "A title of samples", "Journal of Samples", "2016");
    row("Nature", "Roe, R.*, Zhang, S. & Doe, J. Polymers that forget. Sci. Adv. 5, eaaw9999 (2019).",
        "Roe, R.|Zhang, S.*|Doe, J.", "Polymers that forget", "Sci. Adv.", "2019");
    row("a title after two initials",
        "Roe, R. & Zhang, S. J. Methane, ethane and more. Nat. Polar Sci. 14, 322–329 (2022).", "Roe, R.|Zhang, S. J.",
        "Methane, ethane and more", "Nat. Polar Sci.", "2022");
    row("the Chicago manual",
        "Roe, Richard, San Zhang, and Jane Doe. “What Models Forget.” Digital Letters 35, no. 4 (2020): 860–78.",
        "Roe, Richard|San Zhang*|Jane Doe", "What Models Forget", "Digital Letters", "2020");
    row("MLA", "Zhang, San, et al. “Tracing Water.” Annals of Chemistry, vol. 7, 2017, pp. 55–80.",
        "Zhang, San*|et al.", "Tracing Water", "Annals of Chemistry", "2017");
    row("Vancouver", "Zhang S, Roe R. Shipboard sampling. Baltic Chem. 2010;17(4):311-25.", "Zhang S*|Roe R",
        "Shipboard sampling", "Baltic Chem.", "2010");
    row("biblatex", "S. Zhang and R. Roe. “A Survey of Walls”. In: Walls and Doors 55.9 (2023), 188:1–188:36.",
        "S. Zhang*|R. Roe", "A Survey of Walls", "In: Walls and Doors", "2023");
    row("ACS", "Zhang, S.; Roe, R. Ions in a bottle. J. Bottles 2015, 142, 123456.", "Zhang, S.*|Roe, R.",
        "Ions in a bottle", "J. Bottles", "2015");
    row("numbered by its kind", "J3. S. Zhang and R. Roe. Closures, revisited. Journal of Programs, 34:e7, 2024.",
        "S. Zhang*|R. Roe", "Closures, revisited", "Journal of Programs", "2024");
    row("initials in front of a family name", "R. Roe, S. J. Zhang. Effects. In Proc. POPL 2025, pages 1-29.",
        "R. Roe|S. J. Zhang", "Effects", "In Proc. POPL 2025", "2025");
    row("who answers letters", "李四, 张三(通讯作者), 王五. 夜光遥感[J/OL]. 遥感学报, 2023, 27(2): 301-315.",
        "李四|张三*|王五", "夜光遥感", "遥感学报", "2023");
    row("a bracket of ranks", "张三, 李四. 数据库综述. 软件学报, 2024, 35(6): 2511–2538. (CCF 中文 A 类)", "张三*|李四",
        "数据库综述", "软件学报", "2024");
}

/// Whole lists in a single style: tests/data/citations/lists.json.
void CitationsTest::parsesPublicationLists_data()
{
    QTest::addColumn<QJsonObject>("list");
    QFile file(QStringLiteral(DUOVITA_SOURCE_DIR "/tests/data/citations/lists.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonArray lists = QJsonDocument::fromJson(file.readAll()).array();
    QVERIFY(!lists.isEmpty());
    for (const QJsonValue& list : lists)
        QTest::newRow(qPrintable(list[QStringLiteral("what")].toString())) << list.toObject();
}

void CitationsTest::parsesPublicationLists()
{
    QFETCH(QJsonObject, list);
    const QString person = list[QStringLiteral("person")].toString(QStringLiteral("San Zhang"));
    const bool plain = list[QStringLiteral("format")].toString() == QStringLiteral("txt");
    const QString head = plain ? QString(person + QStringLiteral("\n\n\nPublications\n\n"))
                               : QString(QStringLiteral("# ") + person + QStringLiteral("\n\n## Publications\n\n"));
    const QString text = head + list[QStringLiteral("list")].toString() + u'\n';
    const auto drafts = readBytes(text.toUtf8(), plain ? QStringLiteral("list.txt") : QStringLiteral("list.md"));
    QVERIFY(drafts);
    QList<Entry> entries;
    for (const Section& section : drafts->front().person.sections)
        entries += section.entries();
    const QJsonArray works = list[QStringLiteral("works")].toArray();
    QCOMPARE(entries.size(), works.size());
    const auto letters = [](QString written) {
        written.removeIf([](QChar c) { return !c.isLetterOrNumber(); });
        return written.toLower();
    };
    const Language language = drafts->front().language;
    for (qsizetype i = 0; i < works.size(); ++i) {
        const QJsonObject expected = works[i].toObject();
        const auto* work = std::get_if<PublicationDetails>(&entries[i].details);
        QVERIFY(work);
        QCOMPARE(letters(work->title.textOrFallback(language)), letters(expected[QStringLiteral("title")].toString()));
        QCOMPARE(work->authors.text(Language::English).size(), expected[QStringLiteral("authors")].toInt());
        qsizetype self = -1;
        for (qsizetype k = 0; k < work->authors.text(Language::English).size(); ++k)
            self = work->authors.text(Language::English)[k].self ? k : self;
        QCOMPARE(self, expected[QStringLiteral("self")].toInt(-1));
        const QString venue =
            letters(work->venue.textOrFallback(language) + u' ' + work->venueShort.textOrFallback(language));
        QVERIFY2(venue.contains(letters(expected[QStringLiteral("venue")].toString())), qPrintable(venue));
        QCOMPARE(work->year ? work->year->year() : 0, expected[QStringLiteral("year")].toInt());
    }
}

void CitationsTest::findsVolumeIssueAndPages_data()
{
    QTest::addColumn<QString>("venue");
    QTest::addColumn<QString>("volume");
    QTest::addColumn<QString>("number");
    QTest::addColumn<QString>("pages");
    const auto row = [](const char* venue, const char* volume, const char* number, const char* pages) {
        QTest::newRow(venue) << QString::fromUtf8(venue) << QString::fromUtf8(volume) << QString::fromUtf8(number)
                             << QString::fromUtf8(pages);
    };
    row("Sci. Adv. 5, eaaw9999 (2019)", "5", "", "eaaw9999");
    row("Nature 588, 71–77 (2020)", "588", "", "71–77");
    row("Digital Letters 35, no. 4 (2020): 860–78", "35", "4", "860–78");
    row("Baltic Chem. 2010;17(4):311-25", "17", "4", "311-25");
    row("Nat Eng. 2024;8:455-467", "8", "", "455-467");
    row("Walls and Doors 55.9 (2023), 188:1–188:36", "55", "9", "188:1–188:36");
    row("J. Bottles 2015, 142, 123456", "142", "", "123456");
    row("Marine Letters, 261, 104–119, 2024", "261", "", "104–119");
    row("遥感学报, 2020, 247: 111999", "247", "", "111999");
    row("软件学报, 2024, 35(6): 2511–2538", "35", "6", "2511–2538");
    row("学报, 2021(3): 45–56", "", "3", "45–56");
    row("IEEE Trans., vol. 47, no. 3–4, pp. 201–19, 2019", "47", "3–4", "201–19");
    row("In Proc. of the 26th Symposium, Paris, May 12–14, 2020", "", "", "");
}

void CitationsTest::findsVolumeIssueAndPages()
{
    QFETCH(QString, venue);
    TextLine text;
    text.spans += InlineSpan{QStringLiteral("S. Zhang, R. Roe. A title of samples. ") + venue};
    const OwnName ownName(LocalizedText::of(Language::English, QStringLiteral("San Zhang")), {});
    const Entry entry = parsePublication({text}, ParsingContext{Vocabulary::standard(), ownName, Language::English});
    const auto& work = std::get<PublicationDetails>(entry.details);
    QTEST(work.volume, "volume");
    QTEST(work.number, "number");
    QTEST(work.pages, "pages");
}

void CitationsTest::readsPatents_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("inventors");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("number");
    QTest::addColumn<QString>("date");
    QTest::addColumn<QString>("status");
    const auto row = [](const char* line, const char* inventors, const char* title, const char* number,
                        const char* date, const char* status) {
        QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(inventors) << QString::fromUtf8(title)
                            << QString::fromUtf8(number) << QString::fromUtf8(date) << QString::fromUtf8(status);
    };
    row("一种测试方法，李四、张三，ZL202310444999.8，2024.3授权", "李四|张三*", "一种测试方法", "ZL202310444999.8",
        "2024-03", "授权");
    row("一种测试装置，ZL201810555987.6，2020年授权，第一发明人", "", "一种测试装置", "ZL201810555987.6", "2020",
        "授权，第一发明人");
    row("Methods, screening, and models of samples. Richard Roe, San Zhang, and Jane Doe. WO 2020/092171.",
        "Richard Roe|San Zhang*|Jane Doe", "Methods, screening, and models of samples", "WO 2020/092171", "", "");
    row("Zhang, S., Roe, R. Stretchable gate. US Patent 11,555,012 B2 (2022).", "Zhang, S.*|Roe, R.",
        "Stretchable gate", "US Patent 11,555,012 B2", "2022", "");
    row("US 10,999,001 — “Folding umbrella stand,” Sep. 24, 2019.", "", "Folding umbrella stand", "US 10,999,001",
        "2019-09-24", "");
    row("US D899,234 — “Umbrella and hook,” Feb. 13, 2018.", "", "Umbrella and hook", "US D899,234", "2018-02-13", "");
}

void CitationsTest::readsPatents()
{
    QFETCH(QString, line);
    LocalizedText name = LocalizedText::of(Language::English, QStringLiteral("San Zhang"));
    name.setText(Language::Chinese, QStringLiteral("张三"));
    const OwnName ownName(name, {});
    TextLine text;
    text.spans += InlineSpan{line};
    const Entry entry = parsePatent({text}, ParsingContext{Vocabulary::standard(), ownName, Language::Chinese});
    const auto& patent = std::get<PatentDetails>(entry.details);
    QStringList names;
    for (const Author& inventor : patent.inventors.text(Language::English))
        names += inventor.name + (inventor.self ? QStringLiteral("*") : QString());
    QTEST(names.join(u'|'), "inventors");
    QTEST(patent.title.textOrFallback(Language::Chinese), "title");
    QTEST(patent.number, "number");
    QTEST(patent.date ? patent.date->toIso() : QString(), "date");
    QTEST(patent.status.textOrFallback(Language::Chinese), "status");
}

void CitationsTest::parsesCitationForms()
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
    for (const Author& author : work.authors.text(Language::English))
        names += author.name + (author.self ? QStringLiteral("*") : QString());
    QCOMPARE(names.join(u'|'), authors);
    QCOMPARE(work.title.textOrFallback(Language::Chinese), title);
    QCOMPARE(work.venue.textOrFallback(Language::Chinese), venue);
    QCOMPARE(work.year ? QString::number(work.year->year()) : QString(), year);
}

/// The title on its own line, then the names, then the venue, as on home pages.
void CitationsTest::readsTitleOverNames()
{
    const OwnName ownName(LocalizedText::of(Language::Chinese, QStringLiteral("张三")), {});
    const ParsingContext context{Vocabulary::standard(), ownName, Language::Chinese};
    QList<TextLine> lines;
    for (const char* line : {"结构、分配与效率：一个框架", "李四、张三和王小五", "发表在《样例研究》 2019 年第 3 期"})
        lines += TextLine{{InlineSpan{QString::fromUtf8(line)}}, 1};
    const Entry entry = parsePublication(lines, context);
    const auto& work = std::get<PublicationDetails>(entry.details);
    QCOMPARE(work.title.textOrFallback(Language::Chinese), QStringLiteral("结构、分配与效率：一个框架"));
    QCOMPARE(work.authors.text(Language::English).size(), 3);
    QVERIFY(work.authors.text(Language::English)[1].self);
    QCOMPARE(work.authors.text(Language::English)[2].name, QStringLiteral("王小五"));
    QVERIFY(work.venue.textOrFallback(Language::Chinese).contains(QStringLiteral("样例研究")));
    QCOMPARE(work.year->year(), 2019);
}

/// A linked title stays the title; the link is kept, and no text is duplicated.
void CitationsTest::keepsLinkedTitle()
{
    const OwnName ownName(LocalizedText::of(Language::English, QStringLiteral("San Zhang")), {});
    const ParsingContext context{Vocabulary::standard(), ownName, Language::English};
    TextLine line;
    line.spans = {
        InlineSpan{QStringLiteral("Si Li and San Zhang. ")},
        InlineSpan{QStringLiteral("On the sampling of long samples"), {}, QStringLiteral("https://example.org/1")},
        InlineSpan{QStringLiteral(". ")}, InlineSpan{QStringLiteral("Journal of Samples"), InlineStyle::Italic},
        InlineSpan{QStringLiteral(", 17(6): 1724--1737, 2009.")}};
    const Entry entry = parsePublication({line}, context);
    const auto& work = std::get<PublicationDetails>(entry.details);
    QCOMPARE(work.title.textOrFallback(Language::English), QStringLiteral("On the sampling of long samples"));
    QCOMPARE(work.authors.text(Language::English).size(), 2);
    QCOMPARE(work.venue.textOrFallback(Language::English), QStringLiteral("Journal of Samples"));
    QCOMPARE(entry.links.size(), 1);
    QCOMPARE(entry.links.front().url, QStringLiteral("https://example.org/1"));
    QVERIFY(entry.links.front().label.isEmpty());
}

void CitationsTest::recognizesOwnName_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("author");
    QTest::addColumn<bool>("own");
    const auto row = [](const char* name, const char* author, bool own) {
        QTest::addRow("%s: %s", name, author) << QString::fromUtf8(name) << QString::fromUtf8(author) << own;
    };
    row("曾三", "San Zeng", true);
    row("曾三", "Zeng, S.", true);
    row("单三", "S. Shan", true);
    row("尉迟三", "San Yuchi", true);
    row("尉迟三", "Yuchi S", true);
    row("欧阳三", "San Ouyang", true);
    row("万俟三", "San Moqi", true);
    row("张三", "Si Zhang", false);
    row("张茜", "Qian Zhang", true);
    row("张茜", "Zhang, Q.", true);
    row("张茜", "Xi Zhang", true); // has another reading
    row("张茜", "Zhang, Xi", true);
    row("李小茜", "Xiaoxi Li", true);
    row("张茜", "Zhang, X.", false); // too common to identify somebody
    row("San \"Sam\" Zhang", "Sam Zhang", true);
    row("San (Sam) Zhang", "San Zhang", true);
    row("San (Sam) Zhang", "Zhang, S.", true);
    row("Jane Ann Roe", "J. Ann Roe", true);
    row("Jane Ann Roe", "Ann Roe, J.", true);
    row("Jane Ann Roe", "B. Ann Roe", false);
    row("Jane Roe", "Roe, J.K.", true);
    row("Jane Roe", "J. K. Roe", true);
    row("Jane Roe", "Roe, K. J.", false);
    row("Jane Ann Roe", "Roe, J. K.", false);
    row("张三", "Zhang, S. J.", false);
    row("Ning Li", "Li Na", false);
}

void CitationsTest::recognizesOwnName()
{
    QFETCH(QString, name);
    QFETCH(QString, author);
    QFETCH(bool, own);
    const Language language = containsHan(name) ? Language::Chinese : Language::English;
    QCOMPARE(OwnName(LocalizedText::of(language, name), {}).matches(author), own);
}

DUOVITA_TEST(CitationsTest)
#include "tst_citations.moc"
