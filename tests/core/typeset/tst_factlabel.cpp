#include "core/typeset/factlabel.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

class FactLabelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void separatesLabelFromFact();
    void splitsListIntoItems_data();
    void splitsListIntoItems();
};

void FactLabelTest::separatesLabelFromFact()
{
    const auto run = [](const char* text, Field field) {
        return ContentRun{QString::fromUtf8(text), InlineStyle::Plain, {}, Language::English, {{}, {}, {}, field}};
    };
    ContentLine line{run("Platforms", Field::Label), run(": ", Field::None), run("Kafka", Field::Items)};
    QCOMPARE(plainText(takeSkillLabel(line)), QStringLiteral("Platforms: "));
    QCOMPARE(plainText(line), QStringLiteral("Kafka"));
    QCOMPARE(plainText(takeSkillLabel(line)), QString());
    QCOMPARE(plainText(line), QStringLiteral("Kafka"));
}

void FactLabelTest::splitsListIntoItems_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("items");
    const auto add = [](const char* text, std::initializer_list<const char*> items) {
        QStringList wanted;
        for (const char* item : items)
            wanted += QString::fromUtf8(item);
        QTest::newRow(text) << QString::fromUtf8(text) << wanted;
    };
    add("C++, Go, Rust", {"C++, ", "Go, ", "Rust"});
    add("C++、Go、Rust", {"C++、", "Go、", "Rust"});
    add("机器证明，故障注入", {"机器证明，", "故障注入"});
    add("SQL (joins, windows), Go", {"SQL (joins, windows), ", "Go"});
    add("数据库（联接、窗口）、Go", {"数据库（联接、窗口）、", "Go"});
    add("1,000 users", {"1,000 users"});
    add("one; two", {"one; ", "two"});
    add("one, ", {"one, "});
    add("one", {"one"});
    add("", {});
}

void FactLabelTest::splitsListIntoItems()
{
    QFETCH(QString, text);
    QFETCH(QStringList, items);
    QCOMPARE(itemsOfList(text), items);
    QCOMPARE(itemsOfList(text).join(QString()), text);
}

DUOVITA_TEST(FactLabelTest)
#include "tst_factlabel.moc"
