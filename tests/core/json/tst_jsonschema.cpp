#include "core/json/personjson.h"
#include "tests/support/filebytes.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace duovita;
using test::bytesOf;

namespace {

QString schemaPath()
{
    return QStringLiteral(DUOVITA_SOURCE_DIR "/resources/schema/duovita-1.schema.json");
}

QJsonObject schema()
{
    return QJsonDocument::fromJson(bytesOf(schemaPath())).object();
}

/// Many people, so that every possible member is written.
QByteArray manyPeople()
{
    QList<Person> people;
    for (quint32 seed = 0; seed < 60; ++seed)
        people += test::RandomPerson(seed).person();
    for (Person& person : people) {
        for (const Section& section : std::as_const(person.sections)) {
            for (const Entry& entry : section.entries()) {
                for (const Highlight& highlight : entry.highlights)
                    person.cvs.last().hiddenHighlights += highlight.id;
            }
        }
    }
    return writePeople(people);
}

/// The names of all members, except those within imported extra members.
void collectWritten(const QJsonValue& value, QSet<QString>& names)
{
    for (const QJsonValue& item : value.toArray())
        collectWritten(item, names);
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (it.key() == QStringLiteral("x-kept"))
            continue;
        names += it.key();
        collectWritten(it.value(), names);
    }
}

void collectDescribed(const QJsonValue& value, QSet<QString>& names)
{
    for (const QJsonValue& item : value.toArray())
        collectDescribed(item, names);
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        collectDescribed(it.value(), names);
        if (it.key() == QStringLiteral("properties")) {
            for (const QString& name : it.value().toObject().keys())
                names += name;
        }
    }
}

QStringList difference(const QSet<QString>& from, const QSet<QString>& less)
{
    QStringList names = QSet<QString>(from).subtract(less).values();
    names.sort();
    return names;
}

/// The errors of Python's validator for a document; empty if it is valid.
QByteArray complaints(const QString& document)
{
    const QString script =
        QStringLiteral("import json, sys, jsonschema\n"
                       "schema, document = (json.load(open(p, encoding='utf-8')) for p in sys.argv[1:])\n"
                       "jsonschema.Draft202012Validator.check_schema(schema)\n"
                       "for e in jsonschema.Draft202012Validator(schema).iter_errors(document):\n"
                       "    print(e.json_path, e.message)\n");
    QProcess python;
    python.setProcessChannelMode(QProcess::MergedChannels);
    python.start(QStringLiteral("python3"), {QStringLiteral("-c"), script, schemaPath(), document});
    python.waitForFinished(120000);
    return python.readAll();
}

bool hasValidator()
{
    const QStringList import{QStringLiteral("-c"),
                             QStringLiteral("import jsonschema; jsonschema.Draft202012Validator")};
    return QProcess::execute(QStringLiteral("python3"), import) == 0;
}

} // namespace

class JsonSchemaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void describesExactlyWhatIsWritten();
    void describesEveryMember();
    void acceptsWhatIsWritten();
    void acceptsOurDocuments_data();
    void acceptsOurDocuments();
    void refusesWhatTheReaderRefuses_data();
    void refusesWhatTheReaderRefuses();
};

void JsonSchemaTest::describesExactlyWhatIsWritten()
{
    QSet<QString> written;
    collectWritten(QJsonDocument::fromJson(manyPeople()).object(), written);
    QSet<QString> described;
    collectDescribed(schema(), described);
    QVERIFY(written.size() > 60);
    QCOMPARE(difference(written, described), QStringList());
    // Only read: older CVs had this instead of a design.
    QCOMPARE(difference(described, written), QStringList{QStringLiteral("template")});
}

void JsonSchemaTest::describesEveryMember()
{
    const QJsonObject definitions = schema()[QStringLiteral("$defs")].toObject();
    QVERIFY(definitions.size() > 15);
    for (auto it = definitions.begin(); it != definitions.end(); ++it) {
        const QJsonObject definition = it.value().toObject();
        QVERIFY2(definition.contains(QStringLiteral("description")), qPrintable(it.key()));
        const QJsonObject members = definition[QStringLiteral("properties")].toObject();
        for (auto member = members.begin(); member != members.end(); ++member) {
            const QJsonObject facts = member.value().toObject();
            QVERIFY2(facts.contains(QStringLiteral("description")) || facts.contains(QStringLiteral("$ref")),
                     qPrintable(it.key() + u'.' + member.key()));
        }
    }
}

void JsonSchemaTest::acceptsWhatIsWritten()
{
    if (!hasValidator())
        QSKIP("python3-jsonschema is not installed");
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("people.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(manyPeople());
    file.close();
    QCOMPARE(complaints(file.fileName()), QByteArray());
}

void JsonSchemaTest::acceptsOurDocuments_data()
{
    QTest::addColumn<QString>("path");
    const QDir root(QStringLiteral(DUOVITA_SOURCE_DIR));
    QStringList paths{QStringLiteral("tests/data/databases/people.json")};
    const QDir samples(root.filePath(QStringLiteral("resources/sample")));
    for (const QString& name : samples.entryList({QStringLiteral("*.json")}))
        paths += QStringLiteral("resources/sample/") + name;
    for (const QString& path : paths)
        QTest::newRow(qPrintable(path)) << root.filePath(path);
}

void JsonSchemaTest::acceptsOurDocuments()
{
    QFETCH(QString, path);
    QVERIFY(readPeople(bytesOf(path), path));
    if (!hasValidator())
        QSKIP("python3-jsonschema is not installed");
    QCOMPARE(complaints(path), QByteArray());
}

void JsonSchemaTest::refusesWhatTheReaderRefuses_data()
{
    QTest::addColumn<QByteArray>("person");
    QTest::newRow("id") << QByteArray(R"({"id": "nonsense"})");
    QTest::newRow("language") << QByteArray(R"({"name": {"fr": "x"}})");
    QTest::newRow("text") << QByteArray(R"({"name": 3})");
    QTest::newRow("kind") << QByteArray(R"({"sections": [{"kind": "hobby"}]})");
    QTest::newRow("no kind") << QByteArray(R"({"sections": [{}]})");
    QTest::newRow("month") << QByteArray(R"({"sections": [{"kind": "work", "entries": [{"start": "2020-13"}]}]})");
    QTest::newRow("level") << QByteArray(
        R"({"sections": [{"kind": "talk", "entries": [{"highlights": [{"level": 5}]}]}]})");
    QTest::newRow("count") << QByteArray(R"({"sections": [{"kind": "award", "entries": [{"count": 0}]}]})");
    QTest::newRow("contact") << QByteArray(R"({"contacts": [{"colour": "red"}]})");
    QTest::newRow("word") << QByteArray(R"({"words": {"until": "now"}})");
    QTest::newRow("words") << QByteArray(R"({"words": ["now"]})");
    QTest::newRow("paper") << QByteArray(R"({"cvs": [{"paper": "a3"}]})");
    QTest::newRow("photo") << QByteArray(R"({"photo": {"data": 1, "mediaType": "image/png"}})");
}

void JsonSchemaTest::refusesWhatTheReaderRefuses()
{
    QFETCH(QByteArray, person);
    const QByteArray document = R"({"schema": "duovita/1", "people": [)" + person + "]}";
    QVERIFY(!readPeople(document));
    if (!hasValidator())
        QSKIP("python3-jsonschema is not installed");
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("person.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(document);
    file.close();
    const QByteArray reported = complaints(file.fileName());
    QVERIFY2(reported.startsWith("$.people[0]"), reported.constData());
}

DUOVITA_TEST(JsonSchemaTest)
#include "tst_jsonschema.moc"
