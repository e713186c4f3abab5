#include "core/terms/hanreadings.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

class HanReadingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void transcribesNamesToPinyin_data();
    void transcribesNamesToPinyin();
    void transcribesWordsToPinyin_data();
    void transcribesWordsToPinyin();
    void writesUmlautWithoutDots();
    void findsAlternativeReadings_data();
    void findsAlternativeReadings();
};

void HanReadingsTest::transcribesNamesToPinyin_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("spoken");
    QTest::newRow("plain") << "张三"
                           << "zhang san";
    QTest::newRow("a surname's own reading, at the head") << "单四"
                                                          << "shan si";
    QTest::newRow("its usual one elsewhere") << "张单"
                                             << "zhang dan";
    QTest::newRow("a name's reading anywhere") << "李曾"
                                               << "li zeng";
    QTest::newRow("after a Latin letter") << "A单"
                                          << "a shan";
    QTest::newRow("dots") << "吕绿"
                          << "lü lü";
    QTest::newRow("traditional") << "張三豐"
                                 << "zhang san feng";
    QTest::newRow("beyond the first plane") << "张𠮟"
                                            << "zhang chi";
    QTest::newRow("no known reading") << "张𠀂三"
                                      << "zhang 𠀂 san";
    QTest::newRow("accents but dots") << "Ödön Ágó 张"
                                      << "ödön ago zhang";
    QTest::newRow("Kangxi radicals, full width") << "⼀，Ａ"
                                                 << "yi, a";
    QTest::newRow("digits stay beside") << "张3"
                                        << "zhang3";
    QTest::newRow("dot of a foreign name") << "阿卜杜·热合曼"
                                           << "a bo du·re he man";
    QTest::newRow("brackets") << "张三（San Zhang）"
                              << "zhang san (san zhang)";
    QTest::newRow("nothing") << ""
                             << "";
}

void HanReadingsTest::transcribesNamesToPinyin()
{
    QFETCH(QString, name);
    QFETCH(QString, spoken);
    QCOMPARE(spokenSyllables(name, HanReading::InName).join(u' '), spoken);
}

void HanReadingsTest::transcribesWordsToPinyin_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("spoken");
    QTest::newRow("plain") << "产品经理"
                           << "chan pin jing li";
    QTest::newRow("no surname") << "单元"
                                << "dan yuan";
    QTest::newRow("Chongqing") << "重庆"
                               << "chong qing";
    QTest::newRow("but heavy") << "重工"
                               << "zhong gong";
}

void HanReadingsTest::transcribesWordsToPinyin()
{
    QFETCH(QString, words);
    QFETCH(QString, spoken);
    QCOMPARE(spokenSyllables(words, HanReading::InWords).join(u' '), spoken);
}

void HanReadingsTest::writesUmlautWithoutDots()
{
    QCOMPARE(pinyinSyllables(QStringLiteral("吕布")), QStringList({QStringLiteral("lu"), QStringLiteral("bu")}));
}

void HanReadingsTest::findsAlternativeReadings_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("readings");
    QTest::newRow("one way only") << "张三"
                                  << "";
    QTest::newRow("a given name") << "张茜"
                                  << "zhang xi";
    QTest::newRow("two characters") << "李娜茜"
                                    << "li nuo qian; li na xi; li nuo xi";
    QTest::newRow("not of the surname") << "曾三"
                                        << "";
    QTest::newRow("beside a surname's own reading") << "单茜"
                                                    << "shan xi";
    QTest::newRow("a surname of two") << "长孙茜"
                                      << "zhang sun xi";
    QTest::newRow("not of such a surname") << "万俟三"
                                           << "";
    QTest::newRow("no Chinese name") << "Zhang 茜"
                                     << "";
    QTest::newRow("nothing") << ""
                             << "";
}

void HanReadingsTest::findsAlternativeReadings()
{
    QFETCH(QString, name);
    QFETCH(QString, readings);
    QStringList found;
    for (const QStringList& reading : furtherReadings(name))
        found += reading.join(u' ');
    QCOMPARE(found.join(QStringLiteral("; ")), readings);
}

DUOVITA_TEST(HanReadingsTest)
#include "tst_hanreadings.moc"
