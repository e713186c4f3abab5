#include "core/services/parserreading.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;
using namespace duovita::test;

class ParserReadingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsMostFactsOfOwnDocuments_data();
    void findsMostFactsOfOwnDocuments();
    void reportsMixedColumns();
    void acceptsYearsInTheMargin();
    void readsEachBulletOnce_data();
    void readsEachBulletOnce();
    void readsNamesWithADot_data();
    void readsNamesWithADot();
};

void ParserReadingTest::findsMostFactsOfOwnDocuments_data()
{
    QTest::addColumn<QString>("person");
    QTest::addColumn<Language>("language");
    for (const char* person : {"li-si", "zhang-san"}) {
        for (const Language language : allLanguages)
            QTest::addRow("%s %s", person, infoOf(language).code) << QString::fromLatin1(person) << language;
    }
}

/// The importer reads the program's own documents almost without loss.
void ParserReadingTest::findsMostFactsOfOwnDocuments()
{
    using Kind = ParserReading::Fact::Kind;
    QFETCH(QString, person);
    QFETCH(Language, language);
    const Person somebody = samplePerson(person);
    PdfExporter exporter;
    const auto reading = readAsParser(exporter, somebody, somebody.cvs.front(), language);
    QVERIFY(reading);
    QVERIFY(reading->lines.size() > 30);
    QVERIFY2(reading->lines.front().contains(somebody.name.text(language)), qPrintable(reading->lines.front()));
    QVERIFY(!reading->lines.join(u'\n').contains(QStringLiteral("](")));
    QVERIFY(reading->facts.size() >= 5);
    for (const ParserReading::Fact& fact : reading->facts) {
        qInfo("%d: %d of %d %s", static_cast<int>(fact.kind), fact.found, fact.all, qPrintable(fact.lost.join(u'|')));
        QVERIFY(fact.all > 0 && fact.found <= fact.all && fact.lost.size() == fact.all - fact.found);
        QVERIFY2(fact.found * 10 >= fact.all * 8, qPrintable(fact.lost.join(u'|')));
        if (fact.kind == Kind::Name || fact.kind == Kind::EmailAndPhone)
            QVERIFY(fact.isWhole());
    }
    QCOMPARE(reading->besides, QList<ParserReading::Beside>());
}

void ParserReadingTest::reportsMixedColumns()
{
    const Person person = samplePerson(QStringLiteral("li-si"));
    Cv cv = person.cvs.front();
    cv.design.templateName = QStringLiteral("columns");
    PdfExporter exporter;
    const auto reading = readAsParser(exporter, person, cv, Language::English);
    QVERIFY(reading);
    QVERIFY(!reading->besides.isEmpty());
    QVERIFY(!reading->besides.front().left.isEmpty() && !reading->besides.front().right.isEmpty());
}

/// Years in the margin are on the same line as their work.
void ParserReadingTest::acceptsYearsInTheMargin()
{
    const Person person = samplePerson(QStringLiteral("li-si"));
    for (const char* name : {"hanging", "timeline"}) {
        Cv cv = person.cvs.front();
        cv.design.templateName = QString::fromLatin1(name);
        PdfExporter exporter;
        const auto reading = readAsParser(exporter, person, cv, Language::English);
        QVERIFY(reading);
        QVERIFY2(reading->besides.isEmpty(), qPrintable(reading->besides.value(0).left));
    }
}

void ParserReadingTest::readsNamesWithADot_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("family");
    for (const QString& look : Template::names()) {
        for (const char* family : {"Noto Serif CJK SC", "Noto Sans CJK SC"})
            QTest::addRow("%s %s", qPrintable(look), family) << look << QString::fromLatin1(family);
    }
}

/// With any template and font: the space beside the dot is not that between two words.
void ParserReadingTest::readsNamesWithADot()
{
    QFETCH(QString, design);
    QFETCH(QString, family);
    Person person = samplePerson(QStringLiteral("li-si"));
    const QString name = QStringLiteral("马可·罗西");
    person.name = LocalizedText::of(QStringLiteral("Marco Rossi"), name);
    Cv cv = person.cvs.front();
    cv.design.templateName = design;
    cv.design.changes.insert(QStringLiteral("fonts.chinese"), family);
    PdfExporter exporter;
    const auto reading = readAsParser(exporter, person, cv, Language::Chinese);
    QVERIFY(reading);
    QVERIFY2(reading->lines.join(u'\n').contains(name), qPrintable(reading->lines.mid(0, 3).join(u'\n')));
}

void ParserReadingTest::readsEachBulletOnce_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<Language>("language");
    for (const QString& look : Template::names()) {
        for (const Language language : allLanguages)
            QTest::addRow("%s %s", qPrintable(look), infoOf(language).code) << look << language;
    }
}

/// Bullets and icons are drawn: a line starts with the bullet that the PDF's text has, and with no second one.
void ParserReadingTest::readsEachBulletOnce()
{
    QFETCH(QString, design);
    QFETCH(Language, language);
    const Person person = samplePerson(QStringLiteral("li-si"));
    Cv cv = person.cvs.front();
    cv.design.templateName = design;
    PdfExporter exporter;
    const auto reading = readAsParser(exporter, person, cv, language);
    const auto layout = exporter.layOut(person, cv, language);
    QVERIFY(reading && layout);
    QSet<QString> items; // the first characters of their texts
    const auto beginningOf = [](QString words) { return words.remove(u' ').left(6); };
    for (const LayoutPage& page : layout->layout.pages) {
        for (const LayoutLine& line : page.lines) {
            QString words;
            for (const GlyphRun& run : line.runs)
                words += run.text;
            if (line.labelRuns > 0 && words.startsWith(u'•'))
                items += beginningOf(words.mid(1));
        }
    }
    QVERIFY(!items.isEmpty());
    int marked = 0;
    for (const QString& line : reading->lines) {
        if (!line.startsWith(u'•'))
            continue;
        QVERIFY2(line.startsWith(QStringLiteral("• ")) && line.count(u'•') == 1, qPrintable(line));
        QVERIFY2(items.contains(beginningOf(line.mid(2))), qPrintable(line));
        ++marked;
    }
    QVERIFY(marked > 0);
}

DUOVITA_GUI_TEST(ParserReadingTest)
#include "tst_parserreading.moc"
