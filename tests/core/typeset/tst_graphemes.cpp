#include "core/typeset/graphemes.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

class TestGraphemes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsClusterBoundaries_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("clusters");
        const auto row = [](const char* name, const QStringList& clusters) {
            QTest::newRow(name) << clusters.join(QString()) << clusters;
        };
        row("letters and Han", {QStringLiteral("a"), QStringLiteral("中"), QStringLiteral("𠮷")});
        row("marks", {QStringLiteral("e\u0301\u0323"), QStringLiteral("x")});
        row("selectors", {QStringLiteral("❤\uFE0F"), QStringLiteral("葛\U000E0100"), QStringLiteral("a")});
        row("flags", {QStringLiteral("🇩🇪"), QStringLiteral("🇬🇷"), QStringLiteral("🇨"), QStringLiteral("n")});
        row("skin tone", {QStringLiteral("👍🏽"), QStringLiteral("👍")});
        row("joined people",
            {QStringLiteral("👩🏽\u200D💻"), QStringLiteral("👨\u200D👩\u200D👧"), QStringLiteral("👧")});
        row("keycap", {QStringLiteral("1\uFE0F\u20E3"), QStringLiteral("2")});
        row("tags", {QStringLiteral("🏴\U000E0067\U000E0062\U000E007F"), QStringLiteral("!")});
        row("a joiner joins no letters", {QStringLiteral("a\u200D"), QStringLiteral("b")});
        row("half a pair", {QString(QChar(0xD83D)), QStringLiteral("a")});
    }

    void findsClusterBoundaries()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, clusters);
        QStringList found;
        for (qsizetype at = 0; at < text.size();) {
            const qsizetype end = clusterEnd(text, at);
            found += text.mid(at, end - at);
            at = end;
        }
        QCOMPARE(found, clusters);
    }

    void splitsSequenceIntoSigns_data()
    {
        QTest::addColumn<QString>("cluster");
        QTest::addColumn<QStringList>("signs");
        QTest::newRow("flag") << QStringLiteral("🇩🇪") << QStringList{QStringLiteral("🇩"), QStringLiteral("🇪")};
        QTest::newRow("people") << QStringLiteral("👩🏽\u200D💻")
                                << QStringList{QStringLiteral("👩"), QStringLiteral("🏽\u200D"), QStringLiteral("💻")};
        QTest::newRow("heart") << QStringLiteral("❤\uFE0F") << QStringList{QStringLiteral("❤\uFE0F")};
        QTest::newRow("letter") << QStringLiteral("e\u0301") << QStringList{QStringLiteral("e\u0301")};
    }

    void splitsSequenceIntoSigns()
    {
        QFETCH(QString, cluster);
        QFETCH(QStringList, signs);
        QStringList found;
        for (const QStringView sign : signsOf(cluster))
            found += sign.toString();
        QCOMPARE(found, signs);
    }

    void removesInvisibleCharacters_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("shown");
        QTest::newRow("soft hyphen") << QStringLiteral("o\u00AD") << QStringLiteral("o");
        QTest::newRow("zero widths") << QStringLiteral("\uFEFF中\u200B\u2060\u200E") << QStringLiteral("中");
        QTest::newRow("control") << QStringLiteral("a\u0007") << QStringLiteral("a");
        QTest::newRow("joiner of Latin") << QStringLiteral("i\u200D") << QStringLiteral("i");
        QTest::newRow("joiner of Han") << QStringLiteral("不\u200C") << QStringLiteral("不");
        QTest::newRow("joiner of Persian") << QStringLiteral("\u06CC\u200C") << QStringLiteral("\u06CC\u200C");
        QTest::newRow("joined people") << QStringLiteral("👩🏽\u200D💻") << QStringLiteral("👩🏽\u200D💻");
        QTest::newRow("selector") << QStringLiteral("❤\uFE0F") << QStringLiteral("❤\uFE0F");
        QTest::newRow("selector of nothing") << QStringLiteral("\uFE0Fa") << QStringLiteral("a");
    }

    void removesInvisibleCharacters()
    {
        QFETCH(QString, text);
        QFETCH(QString, shown);
        QCOMPARE(shownText(text), shown);
    }

    void detectsInvisibleCharacters()
    {
        for (const char32_t c :
             {U'\u00AD', U'\u200B', U'\u200D', U'\u2060', U'\uFEFF', U'\u3164', U'\u034F', U'\u0007'})
            QVERIFY2(isInvisible(c), qPrintable(QString::number(c, 16)));
        // Arabic number signs are visible format characters; unassigned characters are never intended.
        for (const char32_t c : {U'a', U' ', U'中', U'\u0600', char32_t(0xE0FFF)})
            QVERIFY2(!isInvisible(c), qPrintable(QString::number(c, 16)));
        QVERIFY(isAllInvisible(QStringLiteral("\u200B\uFEFF")));
        QVERIFY(!isAllInvisible(QStringLiteral("\u200Ba")));
    }

    void detectsCharactersWithMeaning()
    {
        for (const char32_t c : {U'a', U'中', char32_t(0x1F642), char32_t(0x20000)})
            QVERIFY2(hasMeaning(c), qPrintable(QString::number(c, 16)));
        for (const char32_t c : {char32_t(0xE123), char32_t(0xF0B7), char32_t(0xD83D), char32_t(0xFFFE),
                                 char32_t(0x10FFFF), char32_t(0x100000)})
            QVERIFY2(!hasMeaning(c), qPrintable(QString::number(c, 16)));
    }
};

DUOVITA_TEST(TestGraphemes)
#include "tst_graphemes.moc"
