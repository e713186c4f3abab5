#include "core/terms/surnames.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

class SurnamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsCharactersOfSurname_data();
    void countsCharactersOfSurname();
    void recognizesASurnameInFront_data();
    void recognizesASurnameInFront();
};

void SurnamesTest::countsCharactersOfSurname_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("length");
    QTest::newRow("one") << "张三丰" << 1;
    QTest::newRow("two") << "欧阳修" << 2;
    QTest::newRow("nothing would be left of the given name") << "欧阳" << 1;
    QTest::newRow("two characters") << "李四" << 1;
}

void SurnamesTest::countsCharactersOfSurname()
{
    QFETCH(QString, name);
    QTEST(int(surnameLength(name)), "length");
}

void SurnamesTest::recognizesASurnameInFront_data()
{
    QTest::addColumn<QString>("latin");
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<bool>("inFront");
    QTest::newRow("in front") << "Zhang San"
                              << "张三" << true;
    QTest::newRow("at the end") << "San Zhang"
                                << "张三" << false;
    QTest::newRow("capitals") << "ZHANG San"
                              << "张三" << true;
    QTest::newRow("two characters") << "Ouyang Xiu"
                                    << "欧阳修" << true;
    QTest::newRow("its own reading") << "Shan Si"
                                     << "单四" << true;
    QTest::newRow("with another given name") << "Zhang Peter"
                                             << "张三" << true;
    QTest::newRow("at both ends") << "Chen Chen"
                                  << "陈晨" << false;
    QTest::newRow("another name") << "Peter Zhang"
                                  << "张三" << false;
    QTest::newRow("no Chinese name") << "Zhang San"
                                     << "" << false;
    QTest::newRow("one word") << "Zhang"
                              << "张三" << false;
}

void SurnamesTest::recognizesASurnameInFront()
{
    QFETCH(QString, latin);
    QFETCH(QString, chinese);
    QTEST(beginsWithSurname(latin, chinese), "inFront");
}

DUOVITA_TEST(SurnamesTest)

#include "tst_surnames.moc"
