#include "core/checks/signwidths.h"
#include "tests/core/checks/checkedrecords.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;
using namespace duovita::test;

class SignWidthsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsHalfWidthPunctuation_data();
    void findsHalfWidthPunctuation();
    void findsFullWidthPunctuation_data();
    void findsFullWidthPunctuation();
    void correctsHalfWidthPunctuation();
};

void SignWidthsTest::findsHalfWidthPunctuation_data()
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
    add("组件 (Tofino, 交换机) 上", "组件", "组件（Tofino，交换机）上");
    add("课程\"湖边的诗\",覆盖", "诗\",覆盖", "课程\"湖边的诗\"，覆盖");
    add("英语(雅思6.5,可作工作语言)", "英语(雅思6.5", "英语（雅思6.5，可作工作语言）");
    add("设计;InDesign;粤语(母语)", "设计;In", "设计；InDesign；粤语（母语）");
    add("汇报对象: CTO", "对象: CT", "汇报对象：CTO");
    add("下属人数: 3 人", "人数: 3", "下属人数：3 人");
    add("工作描述:", "描述:", "工作描述：");
    add("**工作描述**: 写 C++", "描述: 写", "**工作描述**：写 C++");
    add("`cmake`, 标准化", "e`, 标准", "`cmake`，标准化");
    add("熟悉 [链接](https://example.org/a,b), 也用", "链接, 也用", "熟悉 [链接](https://example.org/a,b)，也用");
    add("地址: https://example.org/a,中", "地址: ht", "地址：https://example.org/a,中");
    add("用 `a, 中: 文` 写, 好", " 写, 好", "用 `a, 中: 文` 写，好");
    // Next to Latin letters and digits, both widths are common.
    for (const char* fine : {"用 `键: 值` 写", "见 https://example.org/a:b", "Python: 数据", "功能 (VNF)的影响",
                             "用 C++, Go 写", "比分 3:2", "张量，均能", "Python, C/C++, P4", "plain, English",
                             "见[链接](https://example.org/中)文", "一.二", "上午 9:30", "中文 (English) 中"})
        add(fine, "", fine);
}

void SignWidthsTest::findsHalfWidthPunctuation()
{
    QFETCH(QString, text);
    QFETCH(QString, place);
    QFETCH(QString, mended);
    QVERIFY2(place.isEmpty() ? halfWidthPlace(text).isEmpty() : halfWidthPlace(text).startsWith(place),
             qPrintable(halfWidthPlace(text)));
    QCOMPARE(withFullWidthSigns(text), mended);
    QVERIFY(halfWidthPlace(mended).isEmpty());
}

void SignWidthsTest::findsFullWidthPunctuation_data()
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
    // Spaces between two marks are attributed to one of them, and neither mark is lost.
    add("Wow！ ！ Really", "ow！ ！ ", "Wow!! Really");
    add("Built（A） （B） tools", "lt（A） （B", "Built (A) (B) tools");
    // A quoted Chinese name; Chinese text on the English side; URLs and code.
    for (const char* fine :
         {"the team “张三，李四” won", "使用 Java，Go 编写服务端程序", "plain, English: fine (as is).", "（张三）"})
        add(fine, "", fine);
}

void SignWidthsTest::findsFullWidthPunctuation()
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
    // A text shared by both languages counts as Chinese if it is written in Chinese.
    entry.highlights[0].text = LocalizedRichText::shared(RichText::fromMarkdown(text));
    QVERIFY(problemsOf(personWith(entry, SectionKind::Work), Problem::Kind::FullWidthSign).isEmpty());
}

void SignWidthsTest::correctsHalfWidthPunctuation()
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
    QCOMPARE(text.state(Language::English), TextState::Complete); // the meaning did not change
    QVERIFY(problemsOf(person, Problem::Kind::HalfWidthSign).isEmpty());
}

DUOVITA_TEST(SignWidthsTest)
#include "tst_signwidths.moc"
