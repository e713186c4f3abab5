#include "core/content/languagelevel.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

class LanguageLevelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void recognizesLevelScales_data();
    void recognizesLevelScales();
};

void LanguageLevelTest::recognizesLevelScales_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("level"); // 0: unknown
    QTest::newRow("A1") << "A1" << 1;
    QTest::newRow("A2") << "basic (A2)" << 1;
    QTest::newRow("B1") << "B1, reading only" << 2;
    QTest::newRow("B2") << QStringLiteral("中级（B2）") << 3;
    QTest::newRow("C1") << QStringLiteral("可作为工作语言（C1）") << 4;
    QTest::newRow("C2") << "CEFR C2" << 5;
    QTest::newRow("native") << "Native speaker" << 5;
    QTest::newRow("mother tongue in Chinese") << QStringLiteral("母语") << 5;
    QTest::newRow("LinkedIn, highest") << "Native or bilingual proficiency" << 5;
    QTest::newRow("LinkedIn, fourth") << "Full professional proficiency" << 4;
    QTest::newRow("LinkedIn, third") << "Professional working proficiency" << 3;
    QTest::newRow("LinkedIn, second") << "Limited working proficiency" << 2;
    QTest::newRow("LinkedIn, lowest") << "Elementary proficiency" << 1;
    QTest::newRow("everybody's own scale") << "fluent" << 0;
    QTest::newRow("a test's score") << "IELTS 7.5" << 0;
    QTest::newRow("a longer code") << "HC12 and C1X" << 0;
    QTest::newRow("nothing") << QString() << 0;
}

void LanguageLevelTest::recognizesLevelScales()
{
    QFETCH(QString, words);
    QFETCH(int, level);
    QCOMPARE(languageLevel(words).value_or(0), level);
}

DUOVITA_APPLESS_TEST(LanguageLevelTest)
#include "tst_languagelevel.moc"
