#include "core/services/parserreading.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;
using namespace duovita::test;

class ParserReadingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatIsThere_data();
    void findsWhatIsThere();
    void sayWhichColumnsMix();
    void mixesNothingOfOneEntry();
};

void ParserReadingTest::findsWhatIsThere_data()
{
    QTest::addColumn<QString>("person");
    QTest::addColumn<Language>("language");
    for (const char* person : {"li-si", "zhang-san"}) {
        for (const Language language : allLanguages)
            QTest::addRow("%s %s", person, infoOf(language).code) << QString::fromLatin1(person) << language;
    }
}

/// The program's own documents are read by its own import with hardly a loss.
void ParserReadingTest::findsWhatIsThere()
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

void ParserReadingTest::sayWhichColumnsMix()
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

/// Years in the margin are on the line of what they are of.
void ParserReadingTest::mixesNothingOfOneEntry()
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

DUOVITA_GUI_TEST(ParserReadingTest)
#include "tst_parserreading.moc"
