#include "core/terms/headings.h"
#include "core/terms/neededtexts.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

class HeadingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void offersEveryKindInBothLanguages();
    void findsHeadingInOtherLanguage_data();
    void findsHeadingInOtherLanguage();
};

void HeadingsTest::offersEveryKindInBothLanguages()
{
    QSet<SectionKind> kinds;
    QStringList titles;
    for (const ReadySection& ready : readySections()) {
        QVERIFY(ready.title.isPair());
        QVERIFY2(!titles.contains(ready.title.text(Language::Chinese)),
                 qPrintable(ready.title.text(Language::Chinese)));
        titles += ready.title.text(Language::Chinese);
        kinds += ready.kind;
        for (const Language language : allLanguages) {
            const Language other = language == Language::English ? Language::Chinese : Language::English;
            QCOMPARE(counterpartOfHeading(ready.title.text(language), language, other), ready.title.text(other));
        }
    }
    QCOMPARE(kinds.size(), qsizetype(sectionKindTable.size()));
}

void HeadingsTest::findsHeadingInOtherLanguage_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("counterpart");
    const auto row = [](const char* title, Language language, const char* counterpart) {
        QTest::newRow(title) << QString::fromUtf8(title) << language << QString::fromUtf8(counterpart);
    };
    row("Internship", Language::English, "实习经历");
    row("  internship   EXPERIENCE ", Language::English, "实习经历");
    row("实习经历", Language::Chinese, "Internships");
    row("教育经历", Language::Chinese, "Education History");
    row("获奖荣誉", Language::Chinese, "Honors and Awards");
    row("Honors and Awards", Language::English, "获奖情况");
    row("Work Experience", Language::English, "工作经历");
    row("工作经历", Language::English, ""); // not an English title
    row("Beekeeping", Language::English, "");
    row("", Language::English, "");
}

void HeadingsTest::findsHeadingInOtherLanguage()
{
    QFETCH(QString, title);
    QFETCH(Language, language);
    const Language other = language == Language::English ? Language::Chinese : Language::English;
    QTEST(counterpartOfHeading(title, language, other), "counterpart");
}

DUOVITA_TEST(HeadingsTest)
#include "tst_headings.moc"
