#include "core/checks/textcomparing.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

class TextComparingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comparesNumbers_data();
    void comparesNumbers();
    void comparesAddresses();
};

void TextComparingTest::comparesNumbers_data()
{
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<QStringList>("onlyEnglish");
    QTest::addColumn<QStringList>("onlyChinese");
    const auto row = [](const char* english, const char* chinese, const QStringList& first = {},
                        const QStringList& second = {}) {
        QTest::newRow(english) << QString::fromUtf8(english) << QString::fromUtf8(chinese) << first << second;
    };
    row("cut latency by 30%", "延迟降低 30%");
    row("cut latency by 30%", "延迟降低 35%", {QStringLiteral("30")}, {QStringLiteral("35")});
    row("served 1.2 million users", "服务 120 万用户");
    row("served 1,200 users", "服务 1200 名用户");
    row("served 10k users", "服务 1 万用户");
    row("raised 300 million yuan", "融资 3 亿元");
    row("eleven papers, 2 patents", "论文 11 篇，专利两项");
    row("up 8%", "提升 9%", {QStringLiteral("8")}, {QStringLiteral("9")});
    row("since September 2020", "自2020年9月起");
    row("on October 12, 2021", "2021年10月12日");
    row("from 2020.10 to 2021.12", "2020年10月至2021年12月");
    row("2.5x faster", "快 2.5 倍");
    row("2.5x faster", "快一倍多", {QStringLiteral("2.5")});
    row("on A100 and H100", "在 A100 与 H100 上");
    row("no number", "没有数字");
    // Small numbers, as digits and words.
    row("latency from 15 ms to 8 ms", "延迟从 15 ms 降到 9 ms", {QStringLiteral("8")}, {QStringLiteral("9")});
    row("within 8ms", "9ms 内", {QStringLiteral("8")}, {QStringLiteral("9")});
    row("three papers", "3 篇论文");
    row("3 papers", "三篇论文");
    row("three papers", "四篇论文", {QStringLiteral("three")}, {QStringLiteral("四")});
    row("led a team of 5", "带领五人团队");
    row("led a team of five", "带领 6 人团队", {QStringLiteral("five")}, {QStringLiteral("6")});
    row("two patents", "专利 3 项", {}, {QStringLiteral("3")});
    row("2 patents", "两项专利");
    row("3rd place", "第三名");
    row("first author of 1 paper", "第一作者论文一篇");
    row("second prize", "二等奖");
    row("1 project", "一个项目");
    row("a paper at the conference", "会议论文一篇");
    row("both of them, once again", "两者再次");
    row("0 incidents", "零事故");
    row("twelve weeks", "12 周");
    row("twenty-five members", "25 名成员");
    row("25 members", "二十五名成员");
    row("three hundred students", "300 名学生");
    row("dozens of projects", "数十个项目");
    row("Three Gorges, four seasons", "三峡，四季");
    row("type II errors", "第 2 类错误");
    // Thousands and 万.
    row("30k downloads", "3 万次下载");
    row("30,000 downloads", "三万次下载");
    row("1M users", "百万用户");
    row("10 million yuan", "1000 万元");
    row("1.5bn requests a day", "日均 15 亿次请求");
    row("2 trillion tokens", "2 万亿 token");
    row("a 7B model", "70 亿参数模型");
    row("a 7B model", "7B 模型");
    row("100k users", "10w 用户");
    row("8 m long", "长 8 米");
    row("8 million long", "长 800 米", {QStringLiteral("8 million")}, {QStringLiteral("800")});
    row("40 GB of 80 GB", "80GB 中的 40GB");
    row("200 thousand", "20 万");
    row("200 thousand", "2 万", {QStringLiteral("200 thousand")}, {QStringLiteral("2 万")});
    // Percentages, multiples, ranges, halves.
    row("by 10–15%", "10%～15%");
    row("by 10-15%", "10%到16%", {QStringLiteral("15")}, {QStringLiteral("16")});
    row("30% cheaper", "便宜三成");
    row("30% cheaper", "百分之三十");
    row("50% less", "减少一半");
    row("half of it", "50%");
    row("three quarters", "四分之三");
    row("1/3 of all", "三分之一");
    row("3x faster", "快 3 倍");
    row("3x faster", "快 2 倍");
    row("2x faster", "快一倍");
    row("doubled", "翻了 2 倍");
    row("4x faster", "快 2 倍", {QStringLiteral("4")}, {QStringLiteral("2 倍")});
    row("24/7 support", "7×24 小时支持");
    row("300+ stars", "300 余颗星");
    row("top 5%", "前 5%");
    // Versions and names.
    row("C++20 and C++17", "C++17 与 C++20");
    row("C++20", "C++17", {QStringLiteral("20")}, {QStringLiteral("17")});
    row("GPT-4", "GPT-3", {QStringLiteral("4")}, {QStringLiteral("3")});
    row("P4 switches, IPv6", "可编程交换机");
    row("proficiency (C1)", "能力（C2）", {QStringLiteral("C1")}, {QStringLiteral("C2")});
    row("level B2", "中级");
    row("Linux 6.1.2", "Linux 6.1.2 内核");
    row("3D vision", "三维视觉");
    row("Room 502, Building 3", "3 号楼 502 室");
    // Dates.
    row("5 June 2021", "2021年6月5日");
    row("5–8 June 2021", "2021年6月5日");
    row("June 5, 2021", "2021/06/05");
    row("June to September 2021", "2021年6月至9月");
    row("Jun. to Sep. 2021", "2021 年 6–9 月");
    row("09/2021", "2021.9");
    row("in 2021-22", "2021–2022 学年");
    row("in 2021", "二〇二一年");
    row("at 9:00", "9 点");
    row("since the 1990s", "自 90 年代起");
    row("in ToN'24 and ICNP’24", "载 ToN 与 ICNP");
    row("in ToN'24", "ToN（2024）");
    row("in ToN'24, 3 pages", "ToN'24，4 页", {QStringLiteral("3")}, {QStringLiteral("4")});
    row("a '24 GB' card", "一张卡", {QStringLiteral("24")});
    row("ToN'24%", "ToN", {QStringLiteral("24")});
    row("2011-12, 2021-22", "2011-12、2021–2022 学年");
    row("two years", "三年", {}, {});
    row("see https://example.org/2023/9", "见 https://example.org");
    row("9 and 8", "8 and 9");
    row("a quarter of internship", "实习三个月");
    row("half a year", "6 个月");
    row("two tools for 4 teams", "为四个团队开发五个工具", {}, {QStringLiteral("五")});
}

void TextComparingTest::comparesNumbers()
{
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    QFETCH(QStringList, onlyEnglish);
    QFETCH(QStringList, onlyChinese);
    const TextDifference difference = compareNumbers(english, chinese);
    QCOMPARE(difference.onlyFirst, onlyEnglish);
    QCOMPARE(difference.onlySecond, onlyChinese);
}

void TextComparingTest::comparesAddresses()
{
    const auto rich = [](const char* markdown) { return RichText::fromMarkdown(QString::fromUtf8(markdown)); };
    QVERIFY(
        compareAddresses(rich("see [code](https://example.org/a)"), rich("见https://www.example.org/a/。")).isEmpty());
    const TextDifference difference =
        compareAddresses(rich("[code](https://example.org/a)"), rich("[代码](https://example.org/b)"));
    QCOMPARE(difference.onlyFirst, {QStringLiteral("https://example.org/a")});
    QCOMPARE(difference.onlySecond, {QStringLiteral("https://example.org/b")});
}

DUOVITA_TEST(TextComparingTest)
#include "tst_textcomparing.moc"
