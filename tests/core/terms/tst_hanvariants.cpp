#include "core/terms/hanvariants.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

/// Traditional characters in the place of simplified ones, which the program's vocabulary is written in.
class HanVariantsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void simplifiesTraditionalCharacters_data();
    void simplifiesTraditionalCharacters();
    void keepsTextLength();
};

void HanVariantsTest::simplifiesTraditionalCharacters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("simplified");
    QTest::newRow("headings") << "學歷 工作經驗"
                              << "学历 工作经验";
    QTest::newRow("simplified already") << "学历"
                                        << "学历";
    QTest::newRow("also a simplified one's own") << "著作"
                                                 << "著作";
    QTest::newRow("beside one beyond the first plane") << "𠮟學𠀂歷"
                                                       << "𠮟学𠀂历";
    QTest::newRow("Latin") << "Education"
                           << "Education";
    QTest::newRow("nothing") << ""
                             << "";
}

void HanVariantsTest::simplifiesTraditionalCharacters()
{
    QFETCH(QString, text);
    QTEST(inSimplifiedHan(text), "simplified");
}

/// Places in the one text are places in the other. Some versions of ICU have forms beyond the first plane, which take
/// two units for one: these are not taken, and take none of the others with them.
void HanVariantsTest::keepsTextLength()
{
    constexpr char16_t first = 0x3400; // the ideographs of the first plane
    constexpr char16_t last = 0x9FFF;
    QString all;
    for (char16_t c = first; c <= last; ++c)
        all += QChar(c);
    const QString simplified = inSimplifiedHan(all);
    QCOMPARE(simplified.size(), all.size());
    int changed = 0;
    for (qsizetype i = 0; i < all.size(); ++i) {
        QVERIFY2(!simplified[i].isSurrogate(), qPrintable(all.mid(i, 1)));
        changed += simplified[i] == all[i] ? 0 : 1;
    }
    QVERIFY2(changed > 2000, qPrintable(QString::number(changed)));
}

DUOVITA_TEST(HanVariantsTest)
#include "tst_hanvariants.moc"
