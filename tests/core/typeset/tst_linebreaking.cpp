#include "core/typeset/linebreaking.h"

#include "core/typeset/punctuation.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTest>

using namespace duovita;

/// The text with "|" at each allowed break.
static QString broken(const QString& text, Language language)
{
    static LineBreaker breaker;
    const QBitArray allowed = breaker.opportunities(text, chineseContext(text, language), language);
    QString shown;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (i > 0 && allowed.testBit(i))
            shown += u'|';
        shown += text[i];
    }
    return shown;
}

class TestLineBreaking : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void breaksChinese_data()
    {
        QTest::addColumn<QString>("expected");
        // GB/T 15834-2011 5.1: marks and line edges.
        for (const char16_t* text :
             {u"说|“你|好”。", u"中|文，|中|文", u"《书|名》、|《书|名》", u"列|夫·|托|尔", u"前|——|后|面", u"等……|好",
              u"三～|五|天", u"北|京–|上|海", u"男／女", u"好！！|好", u"（中|文）", u"他|说|‘是’|吗", u"叫‘C’的|语|言",
              // Tokens, numbers and units.
              u"使|用 |C++ |语|言", u"用 |Node.js |写", u"在 |25 ℃ |下", u"提|速 |40 GB/s |以|上",
              u"合|并 |PR #274 |后", u"获|奖 ×2", u"第 3 章", u"第3章", u"耗|资 |240 万|元", u"在 |2019 年|完|成",
              u"约|￥1,000", u"占 |10% |左|右", u"2019–2022 年", u"5~10 天", u"用 |C/C++ |写", u"S. Zhang |等"})
            QTest::newRow(qPrintable(QString::fromUtf16(text))) << QString::fromUtf16(text);
    }

    void breaksChinese()
    {
        QFETCH(QString, expected);
        QCOMPARE(broken(QString(expected).remove(u'|'), Language::Chinese), expected);
    }

    void breaksEnglish_data()
    {
        QTest::addColumn<QString>("expected");
        for (const char16_t* text : {u"plain |words, |and |more",
                                     u"in-network",
                                     u"2 |of |3 GB",
                                     u"read/write |path",
                                     u"see |https://|example.org/|people/|zhang |now",
                                     u"at |example.org/|people",
                                     u"from |here – |there",
                                     u"(within |brackets) |after",
                                     u"S. Zhang, |W. Chen",
                                     u"about |~100 |nodes",
                                     u"over |40 ms |less",
                                     u"PR #5 |done",
                                     u"2023, |pp. 101–116, |CCF A |and",
                                     u"No. 3 |of |5",
                                     u"the |A |team",
                                     u"an |end. |100 |users",
                                     u"A. B. Smith, |C.-D. Li",
                                     u"vol. 3, |no. 4, |pp. 5",
                                     u"Vol. 12, |Art. e15",
                                     u"Figs. 2, |3",
                                     u"by |Dr. Li |and |Prof. Zhang",
                                     u"Smith |et al. |2019",
                                     u"met |al. |Fresco",
                                     u"of |the |名|“总|线”|和|别|‘名’ |of |‘it’",
                                     u"J. Chem. |Phys. |157, |2022"})
            QTest::newRow(qPrintable(QString::fromUtf16(text))) << QString::fromUtf16(text);
    }

    void breaksEnglish()
    {
        QFETCH(QString, expected);
        QCOMPARE(broken(QString(expected).remove(u'|'), Language::English), expected);
    }

    void avoidsBreakingNames_data()
    {
        QTest::addColumn<QString>("expected");
        // "~": break allowed, but penalized.
        for (const char16_t* text :
             {u"in Proc.~IEEE and IEEE Trans.~Comput.~Sci.~Eng.~3", u"on water. Phys.~Rev.~Lett.~5",
              u"Zhang,~S., Li,~W.-C. and Wu", u"S. Zhang, W. Chen, G. García Márquez, H. Hoàng",
              u"Smith~et al. in Table~3 of Part~II", u"the Partition I made, Sep~2020", u"It ran. Then we",
              u"use of C. They", u"filed on 1~May~2024 in May of 3 years", u"call +86~10~0000~0000 or 5 days"})
            QTest::newRow(qPrintable(QString::fromUtf16(text))) << QString::fromUtf16(text);
    }

    void avoidsBreakingNames()
    {
        QFETCH(QString, expected);
        const QString text = QString(expected).replace(u'~', u' ');
        LineBreaker breaker;
        const LineBreaks breaks =
            breaker.breaks(text, chineseContext(text, Language::English), Language::English, false);
        QString shown = text;
        for (auto at = breaks.penalties.begin(); at != breaks.penalties.end(); ++at)
            shown[at.key() - 1] = u'~';
        QCOMPARE(shown, expected);
    }

    /// Unicode's own test cases, to verify ICU: it documents its deviations (22 for Unicode 15, 33 for 16: its rule
    /// 20.9 and others).
    void passesUnicodeLineBreakTests()
    {
        QFile file(QStringLiteral("/usr/share/unicode/auxiliary/LineBreakTest.txt"));
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("LineBreakTest.txt is not installed (package unicode-data)");
        LineBreaker breaker;
        int cases = 0;
        int deviations = 0;
        while (!file.atEnd()) {
            const QString line = QString::fromUtf8(file.readLine()).section(u'#', 0, 0).simplified();
            if (line.isEmpty())
                continue;
            QString text;
            QBitArray expected;
            for (const QString& word : line.split(u' ')) {
                if (word == QStringLiteral("÷") || word == QStringLiteral("×")) {
                    expected.resize(text.size() + 1);
                    expected.setBit(text.size(), word == QStringLiteral("÷"));
                } else {
                    const char32_t c = word.toUInt(nullptr, 16);
                    text += QString::fromUcs4(&c, 1);
                }
            }
            ++cases;
            // The tests state the default rules; "en@lb=strict" differs from them in no case.
            deviations += breaker.unicodeOpportunities(text, Language::English) == expected ? 0 : 1;
        }
        QVERIFY2(cases > 7000, qPrintable(QString::number(cases)));
        QVERIFY2(deviations <= 33, qPrintable(QString::number(deviations)));
    }

    /// What may not start a line in Chinese, strictly. Origin: the character lists of the Web Platform Tests,
    /// css/css-text/i18n/zh/css-text-line-break-zh-{cpm,hyphens,in,iteration,po}-strict.html (BSD-3), which follow CSS
    /// Text 3, 5.2.
    void passesWebPlatformLineStartTests_data()
    {
        QTest::addColumn<QList<uint>>("characters");
        QTest::newRow("centred punctuation")
            << QList<uint>{0x30FB, 0xFF1A, 0xFF1B, 0xFF65, 0x203C, 0x2047, 0x2048, 0x2049, 0xFF01, 0xFF1F};
        QTest::newRow("hyphens") << QList<uint>{0x2010, 0x2013, 0x301C, 0x30A0};
        QTest::newRow("inseparable") << QList<uint>{0x2024, 0x2025, 0x2026, 0x22EF, 0xFE19, 0x10AF6};
        QTest::newRow("iteration marks") << QList<uint>{0x3005, 0x303B, 0x309D, 0x309E, 0x30FD, 0x30FE};
        QTest::newRow("suffixes") << QList<uint>{0x00B0, 0x2030, 0x2032, 0x2033, 0x2035,
                                                 0x2103, 0x2109, 0xFE6A, 0xFF05, 0xFFE0};
    }

    void passesWebPlatformLineStartTests()
    {
        QFETCH(QList<uint>, characters);
        for (const uint character : characters) {
            const char32_t c = character;
            const QString text = QStringLiteral("文文文") + QString::fromUcs4(&c, 1) + QStringLiteral("字字");
            QVERIFY2(broken(text, Language::Chinese).startsWith(QStringLiteral("文|文|文") + QString::fromUcs4(&c, 1)),
                     qPrintable(QStringLiteral("U+%1 may not start a line").arg(character, 4, 16)));
        }
    }

    void takesLinearTime()
    {
        const QString text = QStringLiteral("https://example.org/") + QString(100000, u'/') + QString(100000, u'a');
        QElapsedTimer timer;
        timer.start();
        broken(text, Language::English);
        QVERIFY2(timer.elapsed() < 3000, "grows faster than the text");
    }
};

DUOVITA_TEST(TestLineBreaking)
#include "tst_linebreaking.moc"
