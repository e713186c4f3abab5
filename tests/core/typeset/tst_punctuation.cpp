#include "core/typeset/punctuation.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QTest>

using namespace duovita;

/// The text with each character set as Chinese replaced by "#".
static QString shown(const QString& text, Language language)
{
    QString map = text;
    const QList<bool> chinese = chineseContext(text, language);
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (chinese[i])
            map[i] = u'#';
    }
    return map;
}

class TestPunctuation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void resolvesPunctuationByContext_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const auto zh = Language::Chinese;
        const auto en = Language::English;
        QTest::newRow("Chinese quotes") << zh << QStringLiteral("说“你好”。") << QStringLiteral("######");
        QTest::newRow("Latin quoted in Chinese")
            << zh << QStringLiteral("提出“Fast”机制") << QStringLiteral("###Fast###");
        QTest::newRow("Latin quoted at the end") << zh << QStringLiteral("提出“Fast”") << QStringLiteral("###Fast#");
        QTest::newRow("Latin quoted in Latin, Chinese after")
            << zh << QStringLiteral("He said “go” at 3 点") << QStringLiteral("He said “go” at 3 #");
        QTest::newRow("both halves alike") << zh << QStringLiteral("a “b” 中") << QStringLiteral("a #b# #");
        QTest::newRow("Chinese quoted in English")
            << en << QStringLiteral("called “中文” here") << QStringLiteral("called “##” here");
        QTest::newRow("Chinese title in English") << en << QStringLiteral("“中文”") << QStringLiteral("####");
        QTest::newRow("nested") << zh << QStringLiteral("“‘内’外”") << QStringLiteral("######");
        QTest::newRow("apostrophe in Chinese")
            << zh << QStringLiteral("参加 SDS’25 会议") << QStringLiteral("## SDS’25 ##");
        QTest::newRow("apostrophe in a quotation") << zh << QStringLiteral("‘it’s 中’") << QStringLiteral("#it’s ##");
        QTest::newRow("doubled dash") << zh << QStringLiteral("Trace——一个") << QStringLiteral("Trace####");
        QTest::newRow("doubled dash in Latin") << zh << QStringLiteral("RDMA——GPU") << QStringLiteral("RDMA##GPU");
        QTest::newRow("English dash") << en << QStringLiteral("it works—or not") << QStringLiteral("it works—or not");
        QTest::newRow("ellipsis") << zh << QStringLiteral("等等……") << QStringLiteral("####");
        QTest::newRow("range of years") << zh << QStringLiteral("在 2020–2022 年") << QStringLiteral("# 2020–2022 #");
        QTest::newRow("open range") << zh << QStringLiteral("2020 – 至今") << QStringLiteral("2020 – ##");
        QTest::newRow("between places") << zh << QStringLiteral("北京–上海") << QStringLiteral("#####");
        QTest::newRow("name with interpunct") << zh << QStringLiteral("列夫·托尔斯泰") << QStringLiteral("#######");
        QTest::newRow("separator between contacts") << zh << QStringLiteral("电话 · 邮箱") << QStringLiteral("## · ##");
        QTest::newRow("Latin interpunct") << zh << QStringLiteral("a·b") << QStringLiteral("a·b");
        QTest::newRow("full-width marks in English") << en << QStringLiteral("a，b（c）") << QStringLiteral("a#b#c#");
        QTest::newRow("beyond the first plane") << zh << QStringLiteral("𠮷“x”") << QStringLiteral("###x#");
    }

    void resolvesPunctuationByContext()
    {
        QFETCH(Language, language);
        QFETCH(QString, text);
        QTEST(shown(text, language), "expected");
    }

    void takesLinearTime()
    {
        QString text;
        for (int i = 0; i < 200000; ++i)
            text += i % 3 == 0 ? u'“' : u'’';
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(chineseContext(text, Language::Chinese).size(), text.size());
        QVERIFY2(timer.elapsed() < 3000, "grows faster than the text");
    }
};

DUOVITA_TEST(TestPunctuation)
#include "tst_punctuation.moc"
