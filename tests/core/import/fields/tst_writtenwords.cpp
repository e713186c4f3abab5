#include "core/content/cvcontent.h"
#include "core/import/importdraft.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

namespace {

/// Prints the words in table order: "present.en=Now expected.zh=预期".
QString listed(const OwnWords& words)
{
    QStringList list;
    for (const DocumentWordInfo& row : ownWordTable) {
        for (const Language language : allLanguages) {
            const QString text = words.value(row.word).text(language);
            if (!text.isEmpty())
                list += QStringLiteral("%1.%2=%3").arg(QLatin1StringView(row.name), codeOf(language), text);
        }
    }
    return list.join(QStringLiteral("; "));
}

} // namespace

class WrittenWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsWordingOfTheDocument_data();
    void keepsWordingOfTheDocument();
    void readsLegendsOfAuthorMarks_data();
    void readsLegendsOfAuthorMarks();
    void appliesLegendToOtherLists();
};

void WrittenWordsTest::keepsWordingOfTheDocument_data()
{
    QTest::addColumn<QString>("document");
    QTest::addColumn<QString>("words");
    const auto add = [](const char* name, const char* document, const char* words) {
        QTest::newRow(name) << QString::fromUtf8(document) << QString::fromUtf8(words);
    };
    const auto english = [&](const char* name, const QString& body, const char* words) {
        add(name, (QStringLiteral("# Zhang San\n\nzhang.san@qinghe.example.org\n\n") + body).toUtf8().constData(),
            words);
    };
    const auto chinese = [&](const char* name, const char* body, const char* words) {
        add(name,
            QStringLiteral("# 张三\n\nzhang.san@qinghe.example.org\n\n%1")
                .arg(QString::fromUtf8(body))
                .toUtf8()
                .constData(),
            words);
    };
    const auto jobs = [](const char* first, const char* second) {
        return QStringLiteral("## Experience\n\n**Acme Ltd**, Engineer, %1\n\n- Built a storage service.\n\n"
                              "**Example Inc**, Developer, %2\n\n- Wrote its tests.\n")
            .arg(QString::fromUtf8(first), QString::fromUtf8(second));
    };
    english("as it is written", jobs("2019 - Now", "2015 - 2018"), "present.en=Now");
    english("the commonest", jobs("2019 - present", "2015 - Present"), "present.en=present");
    english("with its preposition", jobs("Jun 2019 to present", "2015 to 2018"), "present.en=to present");
    english("in brackets", jobs("(2019–ongoing)", "(2015–2018)"), "present.en=ongoing");
    english("no range goes on", jobs("2015 - 2018", "2011 - 2014") + QStringLiteral("\nIn 2019 now and then.\n"), "");
    english("a word in prose",
            jobs("2019 - present", "2015 - 2018") + QStringLiteral("- Since 2016 now three times as fast.\n"),
            "present.en=present");
    english("what no date is before it",
            QStringLiteral("Mobile: +91 98765 43210\n\nDate of Birth: 1 May 1998\n\n3 current students\n\n") +
                jobs("2022 – Present", "2015 - 2018"),
            "present.en=Present");
    english("open without a word", QStringLiteral("I may now travel.\n\n") + jobs("2022 –", "2015 - 2018"), "");
    english("expected",
            QStringLiteral("## Education\n\n**Qinghe University**, B.S. in Physics, 2023 - 2027 (anticipated)\n\n"
                           "Supervisor: Prof. Wang Wu\n"),
            "expected.en=anticipated; inArea.en=in; advisor.en=Supervisor");
    english("several advisors",
            QStringLiteral("## Education\n\n**Qinghe University**, Ph.D. in Physics, 2018 - 2022\n\n"
                           "Supervisors: Prof. Wang Wu, Prof. Zhao Liu\n"),
            "inArea.en=in; advisors.en=Supervisors");
    chinese("a field behind the advisor",
            "## 教育经历\n\n**清河大学**，物理学，硕士，2018.9-2021.6\n\n指导老师：王五；研究方向：凝聚态\n",
            "advisor.zh=指导老师");
    english("degrees by commas",
            QStringLiteral("## Education\n\n**Qinghe University**, Ph.D., Physics, 2018 - 2022\n\n"
                           "**Example University**, B.S. in Physics, 2014 - 2018\n"),
            "");
    const QString papers =
        QStringLiteral("## Publications\n\n- **San Zhang**, Si Li. Two Nodes Down. Journal of Storage, %1, 2019.\n"
                       "- Si Li, **San Zhang**. Three Nodes Down. Journal of Storage, %2, 2021.\n");
    english("numbers",
            papers.arg(QStringLiteral("Volume 31, Issue 4, Pages 101-114"),
                       QStringLiteral("volume 33, issue 1, pages 7–19")),
            "volume.en=Volume; issue.en=Issue; pages.en=Pages");
    english("a number elsewhere",
            QStringLiteral("## Awards\n\n- Ranked no. 1 of 120 in issue 4, 2018\n\n") +
                papers.arg(QStringLiteral("31(4): 101-114"), QStringLiteral("33(1): 7-19")),
            "");
    english("few have a word", papers.arg(QStringLiteral("vol. 31, no. 4, pp. 101-114"), QStringLiteral("33(1): 7-19")),
            "");
    english("none has", papers.arg(QStringLiteral("31(4): 101-114"), QStringLiteral("33(1): 7-19")), "");
    chinese("numbers of Chinese and of English works",
            "## 论文发表\n\n- 张三, 李四. 两个节点失效之后. 存储学报, 第31卷第4期, 第101-114页, 2019.\n"
            "- San Zhang, Si Li. Two Nodes Down. Journal of Storage, vol. 33, pp. 7-19, 2021.\n",
            "volume.en=vol.; volume.zh=第%1卷; issue.zh=第%1期; pages.en=pp.; pages.zh=第%1页");
    chinese("Chinese words",
            "## 教育经历\n\n**清河大学**，物理学，博士，2020.9-2025.6 (预期)\n\n导师：王五 教授\n\n## 工作经历\n\n"
            "**示例公司**，工程师，2025.7-至今\n\n- 负责存储服务的研发。\n",
            "present.zh=至今; expected.zh=预期; advisor.zh=导师");
    chinese("an English word in a Chinese document",
            "## 工作经历\n\n**示例公司**，工程师，2025.7 - Present\n\n- 负责存储服务的研发。\n", "present.zh=Present");
    chinese("both in a Chinese document",
            "## 工作经历\n\n**示例公司**，工程师，2025.7 - 至今\n\n- "
            "负责存储服务的研发。\n\n**另一公司**，顾问，2024.1 - Present\n\n- "
            "审阅设计。\n",
            "present.zh=至今");
}

void WrittenWordsTest::keepsWordingOfTheDocument()
{
    QFETCH(QString, document);
    QFETCH(QString, words);
    const auto drafts = readBytes(document.toUtf8(), QStringLiteral("cv.md"));
    QVERIFY(drafts);
    QCOMPARE(drafts->size(), 1);
    QCOMPARE(listed(drafts->front().person.words), words);
}

void WrittenWordsTest::readsLegendsOfAuthorMarks_data()
{
    QTest::addColumn<QString>("legend");
    QTest::addColumn<QString>("marks"); // of the three authors
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("unparsed");
    const auto add = [](const char* legend, const char* marks, const char* words, const char* unparsed) {
        QTest::newRow(legend) << QString::fromUtf8(legend) << QString::fromUtf8(marks) << QString::fromUtf8(words)
                              << QString::fromUtf8(unparsed);
    };
    add("* equal contribution", "equalContribution equalContribution #", "equalContribution.en=equal contribution", "");
    add("(* denotes equal contribution)", "equalContribution equalContribution #",
        "equalContribution.en=equal contribution", "");
    add("* Equal contribution, # Corresponding author.", "equalContribution equalContribution corresponding",
        "equalContribution.en=Equal contribution; corresponding.en=Corresponding author", "");
    add("* corresponding author", "corresponding corresponding #", "corresponding.en=corresponding author", "");
    // The document would print *, which has another meaning here.
    add("# equal contribution", "* * #", "", "# equal contribution");
    add("† equal contribution", "* * #", "", "† equal contribution"); // no author has this mark
    add("* equal contribution; # co-supervised", "* * #", "", "* equal contribution; # co-supervised");
}

void WrittenWordsTest::readsLegendsOfAuthorMarks()
{
    QFETCH(QString, legend);
    QFETCH(QString, marks);
    QFETCH(QString, words);
    QFETCH(QString, unparsed);
    const QString document =
        QStringLiteral("# Zhang San\n\nzhang.san@qinghe.example.org\n\n## Publications\n\n%1\n\n"
                       "- San Zhang*, Si Li*, Wu Wang#. **Two Nodes Down**. Journal of Storage, 2019.\n")
            .arg(QString(legend).replace(u'*', QStringLiteral("\\*")).replace(u'#', QStringLiteral("\\#")));
    const auto drafts = readBytes(document.toUtf8(), QStringLiteral("cv.md"));
    QVERIFY(drafts);
    const Person& person = drafts->front().person;
    const Section& section = person.sections.front();
    QStringList found;
    for (const Author& author :
         std::get<PublicationDetails>(section.entries().front().details).authors.text(Language::English))
        found += author.marks.join(u',');
    QCOMPARE(found.join(u' '), marks);
    QCOMPARE(listed(person.words), words);
    QCOMPARE(section.unparsed.join(u'|'), unparsed);
}

/// A legend stands below the last list; documents of the record repeat it below each list that uses the mark.
void WrittenWordsTest::appliesLegendToOtherLists()
{
    const QByteArray document = "# Zhang San\n\nzhang.san@qinghe.example.org\n\n## Journal papers\n\n"
                                "- San Zhang\\*, Si Li. **Two Nodes Down**. Journal of Storage, 2019.\n\n"
                                "## Patents\n\n- San Zhang\\*, Si Li. A Method of Storing, CN000000001A, 2020\n\n"
                                "## Conference papers\n\n\\* corresponding author\n\n"
                                "- Si Li, San Zhang\\*. **Three Nodes Down**. Sample Symposium, 2021.\n";
    const auto drafts = readBytes(document, QStringLiteral("cv.md"));
    QVERIFY(drafts);
    const Person& person = drafts->front().person;
    const QString text = plainText(makeContent(person, person.cvs.front(), Language::English));
    QVERIFY2(text.contains(QStringLiteral("San Zhang†, Si Li. Two")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("San Zhang†, Si Li. A Method")), qPrintable(text));
    QCOMPARE(text.count(QStringLiteral("† corresponding author")), 3);
    QVERIFY2(!text.contains(u'*'), qPrintable(text));
}

DUOVITA_TEST(WrittenWordsTest)
#include "tst_writtenwords.moc"
