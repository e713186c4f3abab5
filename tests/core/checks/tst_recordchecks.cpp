#include "core/checks/cvproblems.h"
#include "core/checks/recordchecks.h"
#include "core/checks/recordorder.h"
#include "core/checks/signwidths.h"
#include "core/checks/textcomparing.h"
#include "tests/support/randomperson.h"
#include "tests/support/sampleperson.h"

#include <QTest>

#include <algorithm>

using namespace duovita;

namespace {

const PartialDate today = *PartialDate::create(2025, 3, 1);
constexpr Timestamp early{std::chrono::milliseconds(1000)};
constexpr Timestamp late{std::chrono::milliseconds(2000)};

Person personWith(const Entry& entry, SectionKind kind)
{
    Person person;
    person.name = LocalizedText::of(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    Section section(kind);
    static_cast<void>(section.append(entry));
    person.sections += section;
    return person;
}

QList<Problem> problemsOf(const Person& person, Problem::Kind kind)
{
    QList<Problem> problems = checkRecord(person, today);
    erase_if(problems, [kind](const Problem& problem) { return problem.kind != kind; });
    return problems;
}

Entry job()
{
    Entry entry;
    ExperienceDetails details;
    details.organization = LocalizedText::of(QStringLiteral("Example Labs"), QStringLiteral("示例实验室"));
    entry.details = details;
    return entry;
}

} // namespace

class RecordChecksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comparesNumbers_data();
    void comparesNumbers();
    void comparesAddresses();
    void findsMissingAndStale();
    void findsPointsOutOfLine();
    void findsPassedExpectations();
    void mendsIdentifiers();
    void findsAddressesThatLeadNowhere();
    void findsHalfWidthSigns_data();
    void findsHalfWidthSigns();
    void findsFullWidthSigns_data();
    void findsFullWidthSigns();
    void mendsHalfWidthSigns();
    void findsPointsInTheOtherColumn_data();
    void findsPointsInTheOtherColumn();
    void findsWhatIsNoDate();
    void leavesAloneWhatIsHidden();
    void theSampleIsInOrder();
    void remediesTakeTheirProblemAway();
    void needsNoWordsThatDocumentsHave();
    void needsTitlesInOtherWordsThanTheKinds();
    void remediesReachEachOfSeveral();
    void forgetsADismissalWithItsTexts();
    void ordersPlacesAsTheRecordDoes();
    void followsWhatACvShows();
    void missesWhatTheDocumentsMiss();
};

void RecordChecksTest::comparesNumbers_data()
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
    // Small ones, in digits and words.
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
    row("2011-12, 2021-22", "2011-12、2021–2022 学年");
    row("two years", "三年", {}, {});
    row("see https://example.org/2023/9", "见 https://example.org");
    row("9 and 8", "8 and 9");
    row("a quarter of internship", "实习三个月");
    row("half a year", "6 个月");
    row("two tools for 4 teams", "为四个团队开发五个工具", {}, {QStringLiteral("五")});
}

void RecordChecksTest::comparesNumbers()
{
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    QFETCH(QStringList, onlyEnglish);
    QFETCH(QStringList, onlyChinese);
    const TextDifference difference = compareNumbers(english, chinese);
    QCOMPARE(difference.onlyFirst, onlyEnglish);
    QCOMPARE(difference.onlySecond, onlyChinese);
}

void RecordChecksTest::comparesAddresses()
{
    const auto rich = [](const char* markdown) { return RichText::fromMarkdown(QString::fromUtf8(markdown)); };
    QVERIFY(
        compareAddresses(rich("see [code](https://example.org/a)"), rich("见https://www.example.org/a/。")).isEmpty());
    const TextDifference difference =
        compareAddresses(rich("[code](https://example.org/a)"), rich("[代码](https://example.org/b)"));
    QCOMPARE(difference.onlyFirst, {QStringLiteral("https://example.org/a")});
    QCOMPARE(difference.onlySecond, {QStringLiteral("https://example.org/b")});
}

void RecordChecksTest::findsMissingAndStale()
{
    Entry entry = job();
    auto& details = std::get<ExperienceDetails>(entry.details);
    details.position = LocalizedText::of(Language::Chinese, QStringLiteral("工程师"));
    details.organization.setText(Language::English, QStringLiteral("Example Laboratory"), late);
    const Person person = personWith(entry, SectionKind::Work);
    const auto missing = problemsOf(person, Problem::Kind::Missing);
    QCOMPARE(missing.size(), 1);
    QCOMPARE(missing[0].source.field, Field::Position);
    QCOMPARE(*missing[0].language, Language::English);
    QCOMPARE(missing[0].parameters, {QStringLiteral("工程师")});
    const auto stale = problemsOf(person, Problem::Kind::Stale);
    QCOMPARE(stale.size(), 1);
    QCOMPARE(*stale[0].language, Language::Chinese);
}

void RecordChecksTest::findsPointsOutOfLine()
{
    Entry entry = job();
    for (const auto& [language, text] :
         {std::pair{Language::English, "One"}, {Language::Chinese, "一"}, {Language::Chinese, "二"}}) {
        Highlight point;
        point.text.setText(language, RichText::fromPlain(QString::fromUtf8(text)), early);
        entry.highlights += point;
    }
    const auto unaligned = problemsOf(personWith(entry, SectionKind::Work), Problem::Kind::PointsUnaligned);
    QCOMPARE(unaligned.size(), 1);
    QCOMPARE(unaligned[0].parameters, QStringList({QStringLiteral("1"), QStringLiteral("2")}));
    entry.highlights.removeFirst(); // all in one language: that is only missing
    QVERIFY(problemsOf(personWith(entry, SectionKind::Work), Problem::Kind::PointsUnaligned).isEmpty());
}

void RecordChecksTest::findsPassedExpectations()
{
    const auto ending = [](int year, int month) {
        Entry entry = Section(SectionKind::Education).newEntry();
        std::get<EducationDetails>(entry.details).range =
            *DateRange::create(PartialDate::create(2018).value(), PartialDate::create(year, month).value(), true);
        return problemsOf(personWith(entry, SectionKind::Education), Problem::Kind::ExpectedPassed).size();
    };
    QCOMPARE(ending(2025, 2), 1);
    QCOMPARE(ending(2025, 3), 0);
    QCOMPARE(ending(2025, 0), 0);
    QCOMPARE(ending(2024, 0), 1);
}

void RecordChecksTest::mendsIdentifiers()
{
    Entry entry = Section(SectionKind::Publication).newEntry();
    auto& details = std::get<PublicationDetails>(entry.details);
    details.doi = QStringLiteral("10.1000/182");
    QVERIFY(problemsOf(personWith(entry, SectionKind::Publication), Problem::Kind::DoiMalformed).isEmpty());
    details.doi = QStringLiteral("doi: 10.1000/182");
    Person person = personWith(entry, SectionKind::Publication);
    const auto malformed = problemsOf(person, Problem::Kind::DoiMalformed);
    QCOMPARE(malformed.size(), 1);
    person = remedied(person, malformed[0], Remedy::MendIdentifier, late);
    const Entry& mended = person.sections[0].entries()[0];
    QCOMPARE(std::get<PublicationDetails>(mended.details).doi, QStringLiteral("10.1000/182"));
    details.doi = QStringLiteral("forthcoming");
    const auto hopeless = problemsOf(personWith(entry, SectionKind::Publication), Problem::Kind::DoiMalformed);
    QCOMPARE(hopeless.size(), 1);
    QCOMPARE(hopeless[0].remedies, Remedies(Remedy::Dismiss));
}

void RecordChecksTest::findsAddressesThatLeadNowhere()
{
    Entry entry = job();
    entry.links = {Link{LocalizedText::shared(QStringLiteral("pdf")), QStringLiteral("../files/a.pdf")},
                   Link{LocalizedText::shared(QStringLiteral("code")), QStringLiteral("https://example.org/a")}};
    const auto malformed = problemsOf(personWith(entry, SectionKind::Work), Problem::Kind::AddressMalformed);
    QCOMPARE(malformed.size(), 1);
    QCOMPARE(malformed[0].parameters, {QStringLiteral("../files/a.pdf")});
}

void RecordChecksTest::findsHalfWidthSigns_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("mended");
    const auto add = [](const char* text, const char* place, const char* mended) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(place) << QString::fromUtf8(mended);
    };
    add("给定线上张量, 均能达到", "张量, 均能", "给定线上张量，均能达到");
    add("研究方向:分布式训练", "方向:分布", "研究方向：分布式训练");
    add("甲;乙!丙?丁", "甲;乙!", "甲；乙！丙？丁");
    add("网络互联, 带宽异构, 瓶颈", "互联, 带宽", "网络互联，带宽异构，瓶颈");
    add("博士(硕博连读)", "博士(硕博连读)", "博士（硕博连读）");
    add("功能 (网络 NF) 部署", "功能", "功能（网络 NF）部署");
    add("组件 (Tofino, 交换机) 上", "组件", "组件（Tofino, 交换机）上");
    add("汇报对象: CTO", "对象: CT", "汇报对象：CTO");
    add("下属人数: 3 人", "人数: 3", "下属人数：3 人");
    add("工作描述:", "描述:", "工作描述：");
    add("**工作描述**: 写 C++", "描述: 写", "**工作描述**：写 C++");
    add("`cmake`, 标准化", "e`, 标准", "`cmake`，标准化");
    add("熟悉 [链接](https://example.org/a,b), 也用", "链接, 也用", "熟悉 [链接](https://example.org/a,b)，也用");
    add("地址: https://example.org/a,中", "地址: ht", "地址：https://example.org/a,中");
    add("用 `a, 中: 文` 写, 好", " 写, 好", "用 `a, 中: 文` 写，好");
    // Beside Latin letters and digits both widths are in use.
    for (const char* fine : {"用 `键: 值` 写", "见 https://example.org/a:b", "Python: 数据", "功能 (VNF)的影响",
                             "用 C++, Go 写", "比分 3:2", "张量，均能", "Python, C/C++, P4", "plain, English",
                             "见[链接](https://example.org/中)文", "一.二", "上午 9:30", "中文 (English) 中"})
        add(fine, "", fine);
}

void RecordChecksTest::findsHalfWidthSigns()
{
    QFETCH(QString, text);
    QFETCH(QString, place);
    QFETCH(QString, mended);
    QVERIFY2(place.isEmpty() ? halfWidthPlace(text).isEmpty() : halfWidthPlace(text).startsWith(place),
             qPrintable(halfWidthPlace(text)));
    QCOMPARE(withFullWidthSigns(text), mended);
    QVERIFY(halfWidthPlace(mended).isEmpty());
}

void RecordChecksTest::findsFullWidthSigns_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("mended");
    const auto add = [](const char* text, const char* place, const char* mended) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(place) << QString::fromUtf8(mended);
    };
    add("framework，contributor，used", "rk，co", "framework, contributor, used");
    add("Led a team（of five）and won。", "am（of five）an", "Led a team (of five) and won.");
    add("C++、Go ； Rust", "++、Go", "C++, Go; Rust");
    add("**Role**：lead", "le：le", "**Role**: lead");
    add("see `a，b`，then", "b`，th", "see `a，b`, then");
    add("in 2020，3 papers", "20，3 ", "in 2020, 3 papers");
    // Blanks between two signs go with one of them: neither sign is lost.
    add("Wow！ ！ Really", "ow！ ！ ", "Wow!! Really");
    add("Built（A） （B） tools", "lt（A） （B", "Built (A) (B) tools");
    // A quoted Chinese name; a Chinese text on the wrong side; what is no text.
    for (const char* fine :
         {"the team “张三，李四” won", "使用 Java，Go 编写服务端程序", "plain, English: fine (as is).", "（张三）"})
        add(fine, "", fine);
}

void RecordChecksTest::findsFullWidthSigns()
{
    QFETCH(QString, text);
    QFETCH(QString, place);
    QFETCH(QString, mended);
    QCOMPARE(fullWidthPlace(text), place);
    QCOMPARE(withHalfWidthSigns(text), mended);
    QVERIFY(fullWidthPlace(mended).isEmpty());
    Entry entry = job();
    Highlight point;
    point.text = LocalizedRichText::of(RichText::fromMarkdown(text), RichText::fromMarkdown(QStringLiteral("另一边")));
    entry.highlights = {point};
    const Person person = personWith(entry, SectionKind::Work);
    const auto found = problemsOf(person, Problem::Kind::FullWidthSign);
    QCOMPARE(found.size(), place.isEmpty() ? 0 : 1);
    if (!found.isEmpty())
        QVERIFY(problemsOf(remedied(person, found[0], Remedy::MendWideSigns, late), Problem::Kind::FullWidthSign)
                    .isEmpty());
    // One text for both languages is a Chinese one as it stands.
    entry.highlights[0].text = LocalizedRichText::shared(RichText::fromMarkdown(text));
    QVERIFY(problemsOf(personWith(entry, SectionKind::Work), Problem::Kind::FullWidthSign).isEmpty());
}

void RecordChecksTest::mendsHalfWidthSigns()
{
    Entry entry = job();
    Highlight point;
    point.text = LocalizedRichText::of(RichText::fromMarkdown(QStringLiteral("Tensors, **all** of them")),
                                       RichText::fromMarkdown(QStringLiteral("张量, 均能**达到**")));
    entry.highlights = {point};
    Person person = personWith(entry, SectionKind::Work);
    const auto found = problemsOf(person, Problem::Kind::HalfWidthSign);
    QCOMPARE(found.size(), 1);
    QCOMPARE(found[0].language, Language::Chinese);
    person = remedied(person, found[0], Remedy::MendSigns, late);
    const LocalizedRichText& text = person.sections[0].entries()[0].highlights[0].text;
    QCOMPARE(text.text(Language::Chinese).markdown(), QStringLiteral("张量，均能**达到**"));
    QCOMPARE(text.state(Language::English), TextState::Complete); // what it means has not changed
    QVERIFY(problemsOf(person, Problem::Kind::HalfWidthSign).isEmpty());
}

void RecordChecksTest::findsPointsInTheOtherColumn_data()
{
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<QList<Language>>("found");
    const auto add = [](const char* english, const char* chinese, const QList<Language>& found = {}) {
        QTest::addRow("%s | %s", english, chinese) << QString::fromUtf8(english) << QString::fromUtf8(chinese) << found;
    };
    add("在网络中心负责调度", "在网络中心负责调度", {Language::English});
    add("在 Google 负责 Spanner 的调度", "", {Language::English});
    add("Led the work on the scheduler", "Led the work on the scheduler", {Language::Chinese});
    add("负责调度", "Led the work on the scheduler", {Language::English, Language::Chinese});
    // Names, products and terms are alike in both.
    for (const auto& [english, chinese] :
         {std::pair{"Led the work on the scheduler", "负责调度"}, std::pair{"Python, C/C++, P4", "Python, C/C++, P4"},
          std::pair{"With Zhang San (张三)", "与张三合作"},
          std::pair{"USENIX Security, IEEE S&P", "USENIX Security, IEEE S&P"},
          std::pair{"Translated 《红楼梦》 into English", "将《红楼梦》译成英文"},
          std::pair{"github.com/li/si", "github.com/li/si"}, std::pair{"", ""}})
        add(english, chinese);
}

void RecordChecksTest::findsPointsInTheOtherColumn()
{
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    QFETCH(QList<Language>, found);
    Entry entry = job();
    Highlight point;
    point.text = LocalizedRichText::of(RichText::fromPlain(english), RichText::fromPlain(chinese));
    entry.highlights = {point};
    Person person = personWith(entry, SectionKind::Work);
    QList<Language> sides;
    for (const Problem& problem : problemsOf(person, Problem::Kind::OtherLanguage)) {
        QCOMPARE(problem.source.highlight, point.id);
        QVERIFY(problem.remedies.testFlag(Remedy::Dismiss));
        sides += *problem.language;
    }
    QCOMPARE(sides, found);
    // One text for both is meant so.
    entry.highlights.front().text.share(Language::English);
    QVERIFY(problemsOf(personWith(entry, SectionKind::Work), Problem::Kind::OtherLanguage).isEmpty());
}

void RecordChecksTest::findsWhatIsNoDate()
{
    Entry entry = job();
    entry.asTyped = {{QStringLiteral("end"), QStringLiteral("some day")},
                     {QStringLiteral("morePositions.1.start"), QStringLiteral("once")}};
    const auto found = problemsOf(personWith(entry, SectionKind::Work), Problem::Kind::NotReadAsDate);
    QCOMPARE(found.size(), 2);
    for (const Problem& problem : found) {
        QCOMPARE(problem.source.field, Field::Range);
        QVERIFY(problem.remedies == Remedies());
    }
    QCOMPARE(found[0].parameters, QStringList{QStringLiteral("some day")});
    // Positions go with what was typed into them.
    removeTypedTexts(entry.asTyped, QStringLiteral("morePositions"), 0);
    QCOMPARE(entry.asTyped.value(QStringLiteral("morePositions.0.start")), QStringLiteral("once"));
    removeTypedTexts(entry.asTyped, QStringLiteral("morePositions"), 0);
    QCOMPARE(entry.asTyped, (TypedTexts{{QStringLiteral("end"), QStringLiteral("some day")}}));
}

void RecordChecksTest::leavesAloneWhatIsHidden()
{
    Entry entry = job();
    std::get<ExperienceDetails>(entry.details).position =
        LocalizedText::of(Language::Chinese, QStringLiteral("工程师"));
    entry.visible = false;
    Person person = personWith(entry, SectionKind::Work);
    QVERIFY(checkRecord(person, today).isEmpty());
}

void RecordChecksTest::theSampleIsInOrder()
{
    for (const char* name : {"zhang-san", "li-si"}) {
        const Person person = test::samplePerson(QString::fromLatin1(name));
        for (const Problem& problem : checkRecord(person, today))
            QVERIFY2(problem.kind == Problem::Kind::Missing || problem.kind == Problem::Kind::Stale,
                     qPrintable(QString::number(int(problem.kind)) + problem.parameters.join(u'|')));
    }
}

void RecordChecksTest::remediesTakeTheirProblemAway()
{
    int applied = 0;
    for (quint32 seed = 0; seed < 40; ++seed) {
        test::RandomPerson random(seed);
        const Person person = random.person();
        for (const Problem& problem : checkRecord(person, today)) {
            for (const Remedy remedy :
                 {Remedy::CopyAcross, Remedy::MarkShared, Remedy::MarkChecked, Remedy::DropExpected,
                  Remedy::MendIdentifier, Remedy::MendSigns, Remedy::Dismiss}) {
                if (!problem.remedies.testFlag(remedy))
                    continue;
                const Timestamp now{std::chrono::milliseconds(std::numeric_limits<qint64>::max() / 2)};
                const Person after = remedied(person, problem, remedy, now);
                QVERIFY(after != person);
                QVERIFY2(!checkRecord(after, today).contains(problem), qPrintable(QString::number(seed)));
                ++applied;
            }
        }
    }
    QVERIFY(applied > 100);
}

/// A section with its kind's title, and a contact of a kind, are named in both languages by the document itself.
void RecordChecksTest::needsNoWordsThatDocumentsHave()
{
    Person person = personWith(job(), SectionKind::Work);
    person.sections[0].title = LocalizedText::of(Language::English, QStringLiteral("Work  experience"));
    person.contacts = {
        Contact{ContactKind::Phone, LocalizedText::shared(QStringLiteral("1")),
                LocalizedText::of(Language::English, QStringLiteral("Phone")), true},
        Contact{ContactKind::Location, LocalizedText::of(Language::English, QStringLiteral("Beijing")), {}, false}};
    QVERIFY(problemsOf(person, Problem::Kind::Missing).isEmpty());
    person.sections += Section(SectionKind::Custom);
    person.sections[1].title = LocalizedText::of(Language::English, QStringLiteral("Volunteering"));
    person.contacts[0].kind = ContactKind::Other;
    person.contacts[1].isPublic = true;
    QCOMPARE(problemsOf(person, Problem::Kind::Missing).size(), 3);
    person.sections[1].visible = false;
    QCOMPARE(problemsOf(person, Problem::Kind::Missing).size(), 2);
}

/// The kind's words would say something else than the title.
void RecordChecksTest::needsTitlesInOtherWordsThanTheKinds()
{
    Person person = personWith(job(), SectionKind::Work);
    LocalizedText& title = person.sections[0].title;
    title = LocalizedText::of(Language::English, QStringLiteral("Internships"));
    const QList<Problem> missing = problemsOf(person, Problem::Kind::Missing);
    QCOMPARE(missing.size(), 1);
    QCOMPARE(missing.front().language, std::optional(Language::Chinese));
    QCOMPARE(missing.front().source.field, Field::Title);
    title = LocalizedText::of(Language::Chinese, QStringLiteral("实习经历"));
    QCOMPARE(problemsOf(person, Problem::Kind::Missing).front().language, std::optional(Language::English));
    title.setText(Language::English, QStringLiteral("Internships"));
    QVERIFY(problemsOf(person, Problem::Kind::Missing).isEmpty());
    title = LocalizedText::shared(QStringLiteral("Internships"));
    QVERIFY(problemsOf(person, Problem::Kind::Missing).isEmpty());
    title = LocalizedText::of(Language::Chinese, QStringLiteral("工作经历"));
    QVERIFY(problemsOf(person, Problem::Kind::Missing).isEmpty());
}

void RecordChecksTest::remediesReachEachOfSeveral()
{
    Entry entry = job();
    auto& details = std::get<ExperienceDetails>(entry.details);
    const auto only = [](const char* text) { return LocalizedText::of(Language::English, QString::fromUtf8(text)); };
    details.morePositions = {HeldPosition{only("Intern"), {}, {}, {}}, HeldPosition{only("Clerk"), {}, {}, {}}};
    entry.links = {Link{only("slides"), QStringLiteral("https://example.org/s")}};
    Person person = personWith(entry, SectionKind::Work);
    person.contacts = {Contact{ContactKind::Location, only("Beijing"), {}, true},
                       Contact{ContactKind::Other, LocalizedText::shared(QStringLiteral("1")), only("Pager"), true}};
    const QList<Problem> missing = problemsOf(person, Problem::Kind::Missing);
    QCOMPARE(missing.size(), 5);
    for (const Problem& problem : missing) {
        const Person after = remedied(person, problem, Remedy::MarkShared, late);
        QList<Problem> others = missing;
        others.removeOne(problem);
        QCOMPARE(problemsOf(after, Problem::Kind::Missing), others);
    }
}

void RecordChecksTest::forgetsADismissalWithItsTexts()
{
    Entry entry = job();
    Highlight point;
    point.text = LocalizedRichText::of(RichText::fromPlain(QStringLiteral("Served 40 clients")),
                                       RichText::fromPlain(QStringLiteral("服务客户 50 家")));
    entry.highlights = {point};
    Person person = personWith(entry, SectionKind::Work);
    const auto differing = [&] { return problemsOf(person, Problem::Kind::NumbersDiffer); };
    QCOMPARE(differing().size(), 1);
    QVERIFY(!differing()[0].dismissed);
    person = remedied(person, differing()[0], Remedy::Dismiss, late);
    QVERIFY(differing()[0].dismissed);
    QCOMPARE(differing()[0].remedies, Remedies(Remedy::TakeUpAgain));

    // It holds wherever these texts stand, and no longer when either of them is another.
    const Person kept = person;
    person.sections[0].move(0, 0);
    Entry copy = person.sections[0].entries()[0];
    copy.id = EntryId();
    copy.highlights[0].id = HighlightId();
    QVERIFY(person.sections[0].append(copy));
    QCOMPARE(differing().size(), 2);
    QVERIFY(differing()[1].dismissed);
    copy.highlights[0].text.setText(Language::Chinese, RichText::fromPlain(QStringLiteral("服务客户 50 多家")), late);
    QVERIFY(person.sections[0].replace(1, copy));
    QVERIFY(differing()[0].dismissed);
    QVERIFY(!differing()[1].dismissed);

    person = remedied(kept, problemsOf(kept, Problem::Kind::NumbersDiffer)[0], Remedy::TakeUpAgain, late);
    QVERIFY(!differing()[0].dismissed);
    QVERIFY(person.dismissedProblems.isEmpty());

    // What lacks a text is not dismissed: the list of people counts it.
    for (quint32 seed = 0; seed < 20; ++seed) {
        for (const Problem& problem : checkRecord(test::RandomPerson(seed).person(), today))
            QVERIFY(problem.kind != Problem::Kind::Missing || !problem.remedies.testFlag(Remedy::Dismiss));
    }
}

/// checkRecord() goes through the record in its order, so the places of what it finds ascend: entry by entry, and item
/// by item in a field. The fields of an entry are told in the order of the record, and stand in that of its form.
void RecordChecksTest::ordersPlacesAsTheRecordDoes()
{
    for (quint32 seed = 0; seed < 30; ++seed) {
        const Person person = test::RandomPerson(seed).person();
        RecordPosition last{-1, -1, -1, -1, -1, -1};
        for (const Problem& problem : checkRecord(person, today)) {
            if (problem.kind != Problem::Kind::Missing)
                continue; // others are told after the texts of their field
            const int item = problem.part.isEmpty() ? -1 : problem.part.section(u'.', 0, 0).toInt();
            const RecordPosition position = positionOf(problem.source, person, item);
            const RecordPosition entry{position[0], position[1], position[2]};
            const RecordPosition lastEntry{last[0], last[1], last[2]};
            const bool sameField = entry == lastEntry && position[3] == last[3];
            QVERIFY2(sameField ? last <= position : lastEntry <= entry, qPrintable(QString::number(seed)));
            last = position;
        }
    }
    Person person = personWith(job(), SectionKind::Work);
    const ContentSource entry{person.sections[0].id(), person.sections[0].entries()[0].id, {}, Field::None};
    ContentSource field = entry;
    field.field = Field::Position;
    QVERIFY(positionOf(ContentSource{}, person) <
            positionOf(ContentSource{person.sections[0].id(), {}, {}, Field::None}, person));
    QVERIFY(positionOf(entry, person) < positionOf(field, person, -1, Language::English));
    QVERIFY(positionOf(field, person, -1, Language::English) < positionOf(field, person, -1, Language::Chinese));
    person.sections.clear();
    QVERIFY(positionOf(field, person) > positionOf({{}, {}, {}, Field::Headline, person.cvs[0].id}, person));
}

void RecordChecksTest::followsWhatACvShows()
{
    Person person = test::samplePerson(QStringLiteral("li-si"));
    Section work(SectionKind::Work);
    for (int i = 0; i < 2; ++i) {
        Entry entry = job();
        std::get<ExperienceDetails>(entry.details).location =
            LocalizedText::of(Language::English, QStringLiteral("Place %1").arg(i));
        entry.unparsed = {QStringLiteral("left over %1").arg(i)};
        Highlight point;
        point.text = LocalizedRichText::of(RichText::fromPlain(QStringLiteral("Served 40 clients")),
                                           RichText::fromPlain(QStringLiteral("服务客户 50 家")));
        entry.highlights = {point};
        QVERIFY(work.append(entry));
    }
    person.sections = {work};
    person.unparsed = {QStringLiteral("of nobody knows what")};
    person.headline = LocalizedText::of(Language::English, QStringLiteral("Engineer"));
    const Entry second = person.sections[0].entries()[1];
    Cv brief = Cv::fullCv();
    person.cvs += brief;
    const auto shown = [&](const Cv& cv) {
        QStringList found;
        for (const Problem& problem : problemsShownBy(cv, person, checkRecord(person, today)))
            found += nameOf(problem.kind);
        found.sort();
        return found.join(u' ');
    };
    const QString all =
        QStringLiteral("missing missing missing notPlaced notPlaced notPlaced numbersDiffer numbersDiffer");
    QCOMPARE(shown(brief), all);
    brief.hiddenHighlights = {second.highlights.front().id};
    QCOMPARE(shown(brief), QStringLiteral("missing missing missing notPlaced notPlaced notPlaced numbersDiffer"));
    brief.hiddenEntries = {second.id};
    QCOMPARE(shown(brief), QStringLiteral("missing missing notPlaced notPlaced numbersDiffer"));
    brief.headline = LocalizedText::shared(QStringLiteral("CTO"));
    QCOMPARE(shown(brief), QStringLiteral("missing notPlaced notPlaced numbersDiffer"));
    brief.hiddenSections = {person.sections[0].id()};
    QCOMPARE(shown(brief), QStringLiteral("notPlaced"));
    // Another CV's own words are not this one's.
    person.cvs.front().headline = LocalizedText::of(Language::English, QStringLiteral("Chief"));
    QCOMPARE(shown(brief), QStringLiteral("notPlaced"));
    QVERIFY(shown(person.cvs.front()).contains(QStringLiteral("missing")));
}

/// Of whatever record, each document's gaps and the list's are the same ones.
void RecordChecksTest::missesWhatTheDocumentsMiss()
{
    int gaps = 0;
    for (quint32 seed = 0; seed < 60; ++seed) {
        const Person person = test::RandomPerson(seed).person();
        const QList<Problem> problems = checkRecord(person, today);
        for (const Cv& cv : person.cvs) {
            const QList<Problem> listed = problemsShownBy(cv, person, problems);
            for (const Language language : cv.languages) {
                const auto count = std::count_if(listed.begin(), listed.end(), [&](const Problem& problem) {
                    return problem.kind == Problem::Kind::Missing && problem.language == language;
                });
                const QList<MissingText> missing = makeContent(person, cv, language).missing;
                QStringList both;
                for (const MissingText& text : missing)
                    both += nameOf(text.source.field) + u' ' + text.text;
                for (const Problem& problem : listed)
                    both += nameOf(problem.kind) + u' ' + nameOf(problem.source.field) + u' ' +
                            problem.parameters.join(u'|');
                QVERIFY2(count == missing.size(), qPrintable(QStringLiteral("%1: %2").arg(seed).arg(both.join(u'\n'))));
                gaps += static_cast<int>(count);
            }
        }
    }
    QVERIFY(gaps > 100);
}

QTEST_GUILESS_MAIN(RecordChecksTest)
#include "tst_recordchecks.moc"
