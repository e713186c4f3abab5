#include "core/json/personjson.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace duovita;

class PersonJsonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsBackWhatItWrote();
    void writesTheDocumentedShape();
    void keepsPersonalFactsPrivateByDefault();
    void keepsUnknownMembers();
    void readsEmptyExcludedTagAsUntagged();
    void reportsPathOfInvalidValues_data();
    void reportsPathOfInvalidValues();
    void namesLineAndColumnOfBrokenSyntax();
};

void PersonJsonTest::readsBackWhatItWrote()
{
    for (quint32 seed = 0; seed < 300; ++seed) {
        test::RandomPerson random(seed);
        const QList<Person> people{random.person(), random.person()};
        const QByteArray json = writePeople(people);
        const Result<QList<Person>> read = readPeople(json);
        QVERIFY2(read, read ? "" : qPrintable(read.error().parameters.join(u' ')));
        QVERIFY2(*read == people, qPrintable(QStringLiteral("seed %1").arg(seed)));
        QCOMPARE(writePeople(*read), json);
    }
}

void PersonJsonTest::writesTheDocumentedShape()
{
    Person person;
    person.name = LocalizedText::of(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    Section section(SectionKind::Education);
    Entry entry = section.newEntry();
    auto& education = std::get<EducationDetails>(entry.details);
    education.institution = LocalizedText::of(Language::Chinese, QStringLiteral("清河大学"));
    education.range = *DateRange::create(*PartialDate::create(2020, 9), *PartialDate::create(2025, 6), true);
    QVERIFY(section.append(entry));
    person.sections += section;

    const QJsonObject object = toJson(person);
    QCOMPARE(object[QStringLiteral("name")].toObject()[QStringLiteral("zh")].toString(), QStringLiteral("张三"));
    const QJsonObject written = toJson(entry);
    QCOMPARE(written[QStringLiteral("start")].toString(), QStringLiteral("2020-09"));
    QCOMPARE(written[QStringLiteral("end")].toString(), QStringLiteral("2025-06"));
    QCOMPARE(written[QStringLiteral("expected")].toBool(), true);
    QVERIFY(!written.contains(QStringLiteral("degree")));
}

void PersonJsonTest::keepsPersonalFactsPrivateByDefault()
{
    const QJsonObject json{
        {QStringLiteral("personalFacts"), QJsonArray{QJsonObject{{QStringLiteral("kind"), QStringLiteral("gender")},
                                                                 {QStringLiteral("value"), QStringLiteral("x")}},
                                                     QJsonObject{{QStringLiteral("kind"), QStringLiteral("birth")},
                                                                 {QStringLiteral("value"), QStringLiteral("1998-05")},
                                                                 {QStringLiteral("public"), true}}}}};
    const Result<Person> person = personFromJson(json);
    QVERIFY(person);
    const QList<PersonalFact> expected{
        {PersonalFactKind::Gender, LocalizedText::shared(QStringLiteral("x")), {}, true},
        {PersonalFactKind::Birth, LocalizedText::shared(QStringLiteral("1998-05")), {}, false}};
    QVERIFY(person->personalFacts == expected);
    QVERIFY(person->extra.isEmpty());
    const QJsonArray written = toJson(*person)[QStringLiteral("personalFacts")].toArray();
    QVERIFY(!written[0].toObject().contains(QStringLiteral("public")));
    QCOMPARE(written[1].toObject()[QStringLiteral("public")].toBool(), true);
}

void PersonJsonTest::keepsUnknownMembers()
{
    const QJsonObject object{{QStringLiteral("title"), QStringLiteral("Prize")}, {QStringLiteral("x"), 7}};
    const Result<Entry> entry = entryFromJson(object, SectionKind::Award);
    QVERIFY(entry);
    QCOMPARE(entry->extra, (QJsonObject{{QStringLiteral("x"), 7}}));
    QCOMPARE(toJson(*entry)[QStringLiteral("x")].toInt(), 7);
}

/// An empty excluded tag used to mean entries without tags.
void PersonJsonTest::readsEmptyExcludedTagAsUntagged()
{
    const auto cvOf = [](const char* members) {
        return cvFromJson(QJsonDocument::fromJson(QByteArray("{") + members + "}").object());
    };
    const auto old = cvOf(R"("includeTags": ["core"], "excludeTags": ["", "draft"])");
    QVERIFY(old);
    QVERIFY(old->excludeUntagged);
    QCOMPARE(old->excludeTags, QStringList{QStringLiteral("draft")});
    const QJsonObject written = toJson(*old);
    QCOMPARE(written[QStringLiteral("excludeUntagged")], QJsonValue(true));
    QCOMPARE(written[QStringLiteral("excludeTags")], QJsonValue(QJsonArray{QStringLiteral("draft")}));
    QVERIFY(*cvFromJson(written) == *old);

    const auto all = cvOf(R"("includeTags": ["core"], "excludeTags": ["draft"])");
    QVERIFY(all && !all->excludeUntagged);
    QVERIFY(!toJson(*all).contains(QStringLiteral("excludeUntagged")));
    QVERIFY(!cvOf(R"("excludeUntagged": "yes")"));
}

void PersonJsonTest::reportsPathOfInvalidValues_data()
{
    QTest::addColumn<QByteArray>("person");
    QTest::addColumn<QString>("path");
    const auto row = [](const char* path, const char* json) {
        QTest::newRow(path) << QByteArray(json) << QString::fromLatin1(path);
    };
    row("people[0].id", R"({"id": "nonsense"})");
    row("people[0].name.en", R"({"name": {"en": 3}})");
    row("people[0].name.fr", R"({"name": {"fr": "x"}})");
    row("people[0].sections[0].kind", R"({"sections": [{"kind": "hobby"}]})");
    row("people[0].sections[1].kind", R"({"sections": [{"kind": "work"}, {}]})");
    row("people[0].sections[0].entries[0].start",
        R"({"sections": [{"kind": "work", "entries": [{"start": "2020-13"}]}]})");
    row("people[0].sections[0].entries[0].end",
        R"({"sections": [{"kind": "work", "entries": [{"start": "2021", "end": "2020"}]}]})");
    row("people[0].sections[0].entries[0].highlights[0].level",
        R"({"sections": [{"kind": "work", "entries": [{"highlights": [{"level": 99}]}]}]})");
    row("people[0].sections[0].entries[0].count", R"({"sections": [{"kind": "award", "entries": [{"count": 0}]}]})");
    row("people[0].contacts[0].colour", R"({"contacts": [{"kind": "email", "colour": "red"}]})");
    row("people[0].id", R"({"cvs": [{"id": "11111111-1111-1111-1111-111111111111"},
                                    {"id": "11111111-1111-1111-1111-111111111111"}]})");
}

void PersonJsonTest::reportsPathOfInvalidValues()
{
    QFETCH(QByteArray, person);
    QFETCH(QString, path);
    const auto read = readPeople(R"({"schema": "duovita/1", "people": [)" + person + "]}", QStringLiteral("f.json"));
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::JsonShape);
    QCOMPARE(read.error().parameters.front(), path);
    QCOMPARE(read.error().place.file, QStringLiteral("f.json"));
}

void PersonJsonTest::namesLineAndColumnOfBrokenSyntax()
{
    const auto read = readPeople("{\n  \"schema\": \"duovita/1\",\n  oops\n}", QStringLiteral("f.json"));
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::JsonSyntax);
    QCOMPARE(read.error().place.line, 3);
    const auto other = readPeople(R"({"schema": "duovita/9"})");
    QVERIFY(!other);
    QCOMPARE(other.error().code, ErrorCode::SchemaUnknown);
}

DUOVITA_TEST(PersonJsonTest)
#include "tst_personjson.moc"
