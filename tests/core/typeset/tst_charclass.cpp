#include "core/typeset/charclass.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;
using C = CharClass;

class TestCharClass : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void classifiesCharacters_data()
    {
        QTest::addColumn<QString>("characters");
        QTest::addColumn<bool>("chinese");
        QTest::addColumn<CharClass>("expected");

        // GB/T 15834-2011 5.1.1 to 5.1.9.
        QTest::newRow("opening") << QStringLiteral("〈《「『【〔〖〘〚（［｛") << true << C::Open;
        QTest::newRow("closing") << QStringLiteral("〉》」』】〕〗〙〛）］｝") << true << C::Close;
        QTest::newRow("pauses") << QStringLiteral("，、：；") << true << C::Comma;
        QTest::newRow("stops") << QStringLiteral("。？！．") << true << C::Stop;
        QTest::newRow("connectors") << QStringLiteral("～〜") << true << C::Connector;
        QTest::newRow("solidus") << QStringLiteral("／/") << true << C::Solidus;
        QTest::newRow("interpuncts") << QStringLiteral("·‧・") << true << C::MidDot;
        QTest::newRow("before numbers") << QStringLiteral("￥$£€№") << true << C::Prefix;
        QTest::newRow("after numbers") << QStringLiteral("%％‰℃°") << true << C::Suffix;
        // Marks used by both scripts follow their context.
        QTest::newRow("opening quotes in Chinese") << QStringLiteral("“‘") << true << C::Open;
        QTest::newRow("closing quotes in Chinese") << QStringLiteral("”’") << true << C::Close;
        QTest::newRow("dash in Chinese") << QStringLiteral("—") << true << C::Dash;
        QTest::newRow("ellipsis in Chinese") << QStringLiteral("…") << true << C::Ellipsis;
        QTest::newRow("quotes, dash, dots in Latin") << QStringLiteral("“”‘’—–…·") << false << C::Other;
        QTest::newRow("Han") << QStringLiteral("张三〇々") << true << C::Ideograph;
        QTest::newRow("kana") << QStringLiteral("あア") << true << C::Ideograph;
        QTest::newRow("letters and digits") << QStringLiteral("aZ09éЖ") << false << C::Alnum;
        QTest::newRow("spaces") << QStringLiteral(" \u00A0\u2009") << false << C::Space;
        QTest::newRow("ideographic space") << QStringLiteral("\u3000") << true << C::IdeographicSpace;
        QTest::newRow("narrow opening") << QStringLiteral("([{") << false << C::NarrowOpen;
        QTest::newRow("narrow closing") << QStringLiteral(")]}") << false << C::NarrowClose;
    }

    void classifiesCharacters()
    {
        QFETCH(QString, characters);
        QFETCH(bool, chinese);
        QFETCH(CharClass, expected);
        for (const QChar c : characters)
            QVERIFY2(classOf(c.unicode(), chinese) == expected, qPrintable(QString(c)));
    }

    void recognizesSupplementaryIdeographs() { QCOMPARE(classOf(U'𠮷', true), C::Ideograph); }

    void forbidsCharactersAtLineEdges()
    {
        for (const C c : {C::Close, C::Comma, C::Stop, C::MidDot, C::Connector, C::Solidus, C::Suffix, C::NarrowClose})
            QVERIFY(mayNotStartLine(c));
        for (const C c : {C::Open, C::NarrowOpen, C::Solidus})
            QVERIFY(mayNotEndLine(c));
        for (const C c : {C::Ideograph, C::Alnum, C::Dash, C::Ellipsis, C::Prefix, C::Other})
            QVERIFY(!mayNotStartLine(c) && !mayNotEndLine(c));
    }
};

DUOVITA_TEST(TestCharClass)
#include "tst_charclass.moc"
