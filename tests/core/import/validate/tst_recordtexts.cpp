#include "core/import/validate/recordtexts.h"
#include "core/json/personjson.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QSet>
#include <QTest>

using namespace duovita;

namespace {

/// The texts in a record's JSON, without ids, timestamps, numbers and settings.
QStringList textsIn(const QJsonValue& value)
{
    static const QSet<QString> silent{
        QStringLiteral("id"),
        QStringLiteral("person"),
        QStringLiteral("changed"),
        QStringLiteral("confirmed"),
        QStringLiteral("style"),
        QStringLiteral("kind"),
        QStringLiteral("type"),
        QStringLiteral("photo"),
        QStringLiteral("start"),
        QStringLiteral("end"),
        QStringLiteral("year"),
        QStringLiteral("date"),
        QStringLiteral("dates"),
        QStringLiteral("schema"),
        QStringLiteral("cvs"),
        QStringLiteral("words"),
        QStringLiteral("dismissedProblems"),
    };
    QStringList texts;
    if (value.isString() && !value.toString().isEmpty())
        texts += value.toString();
    for (const QJsonValue& item : value.toArray())
        texts += textsIn(item);
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (!silent.contains(it.key()))
            texts += textsIn(it.value());
    }
    return texts;
}

} // namespace

/// The texts of a record must be complete.
class RecordTextsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void containsEveryTextOfTheJson_data();
    void containsEveryTextOfTheJson();
    void includesNamesOfFieldsAndKinds();
    void isEmptyForAnEmptyRecord();
};

void RecordTextsTest::containsEveryTextOfTheJson_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 20; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void RecordTextsTest::containsEveryTextOfTheJson()
{
    QFETCH(quint32, seed);
    const Person person = test::RandomPerson(seed).person();
    const QStringList found = recordTexts(person);
    const QStringList written = textsIn(toJson(person));
    QVERIFY(written.size() > 10);
    for (const QString& text : written)
        QVERIFY2(found.contains(text), qPrintable(text));
    for (const Section& section : person.sections) {
        const QStringList ofSection = recordTexts(section);
        for (const QString& text : textsIn(toJson(section)))
            QVERIFY2(ofSection.contains(text), qPrintable(text));
    }
}

/// Names of fields and of kinds of contacts and works, which may occur as labels.
void RecordTextsTest::includesNamesOfFieldsAndKinds()
{
    Person person;
    person.contacts += Contact{ContactKind::WeChat, LocalizedText::shared(QStringLiteral("zhang_san")), {}};
    Section section(SectionKind::Publication);
    Entry entry = section.newEntry();
    auto& work = std::get<PublicationDetails>(entry.details);
    work.type = PublicationType::Thesis;
    work.venue = LocalizedText::of(QStringLiteral("Qinghe University"), QStringLiteral("清河大学"));
    QVERIFY(section.append(entry));
    const QStringList ofSection = recordTexts(section);
    for (const char* text : {"thesis", "venue", "Qinghe University", "清河大学"})
        QVERIFY2(ofSection.contains(QString::fromUtf8(text)), text);
    QVERIFY(!ofSection.contains(QStringLiteral("volume"))); // the field is empty
    person.sections += section;
    const QStringList all = recordTexts(person);
    for (const char* text : {"wechat", "zhang_san", "thesis"})
        QVERIFY2(all.contains(QString::fromUtf8(text)), text);
}

void RecordTextsTest::isEmptyForAnEmptyRecord()
{
    Person person;
    person.cvs.front().name.clear();
    QCOMPARE(recordTexts(person), QStringList());
    QCOMPARE(recordTexts(Section(SectionKind::Work)), QStringList());
}

DUOVITA_TEST(RecordTextsTest)
#include "tst_recordtexts.moc"
