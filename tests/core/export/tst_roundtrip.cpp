#include "core/export/jsonresume.h"
#include "core/export/pdfexporter.h"
#include "core/export/rendercv.h"
#include "core/import/importdraft.h"
#include "core/json/personjson.h"
#include "tests/support/sampleperson.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace duovita;

namespace {

/// A record without what each import makes anew: ids, its CVs, when texts changed, what was left unplaced.
QJsonValue comparable(const QJsonValue& value)
{
    if (value.isArray()) {
        QJsonArray array;
        for (const QJsonValue& item : value.toArray())
            array += comparable(item);
        return array;
    }
    if (!value.isObject())
        return value;
    QJsonObject object = value.toObject();
    for (const char* key : {"id", "cvs", "unparsed", "state"})
        object.remove(QLatin1StringView(key));
    for (auto it = object.begin(); it != object.end(); ++it)
        it.value() = comparable(it.value());
    return object;
}

QByteArray textOf(const Person& person)
{
    return QJsonDocument(comparable(toJson(person)).toObject()).toJson();
}

Result<Person> readOne(const QByteArray& bytes, Language language)
{
    ImportOptions options;
    options.language = language;
    const auto drafts = readBytes(bytes, QStringLiteral("cv"), options);
    return drafts ? Result<Person>(drafts->front().person) : drafts.error();
}

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray jsonResumeOf(const Person& person, Language language)
{
    return QJsonDocument(toJsonResume(person, person.cvs.front(), language)).toJson();
}

QByteArray renderCvOf(const Person& person, Language language)
{
    return toRenderCv(person, person.cvs.front(), language);
}

using Write = QByteArray (*)(const Person&, Language);

} // namespace

class TestRoundTrip : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What came from another tool goes back to it and comes again the same.
    void givesBackOthersDocuments_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("yaml");
        const QDir fixtures(QStringLiteral(DUOVITA_SOURCE_DIR "/../shared/fixtures"));
        QTest::newRow("JSON Resume") << fixtures.filePath(QStringLiteral("jsonresume/complete-resume.json")) << false;
        for (const char* name : {"Classic", "Harvard", "Engineeringresumes"})
            QTest::newRow(name) << fixtures.filePath(
                                       QStringLiteral("rendercv/John_Doe_%1.yaml").arg(QLatin1StringView(name)))
                                << true;
    }
    void givesBackOthersDocuments()
    {
        QFETCH(QString, path);
        QFETCH(bool, yaml);
        const QByteArray source = contentsOf(path);
        if (source.isEmpty())
            QSKIP("the fixtures of other tools are not here");
        const auto first = readOne(source, Language::English);
        QVERIFY(first);
        const Write write = yaml ? renderCvOf : jsonResumeOf;
        const auto second = readOne(write(*first, Language::English), Language::English);
        QVERIFY(second);
        QCOMPARE(textOf(*second), textOf(*first));
    }

    /// A whole record of our own: what these formats can say comes back, in either language.
    void keepsOurTexts_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<Language>("language");
        QTest::addColumn<bool>("yaml");
        for (const char* name : {"zhang-san", "li-si"}) {
            for (const Language language : allLanguages) {
                for (const bool yaml : {false, true})
                    QTest::addRow("%s %s %s", name, qPrintable(codeOf(language)), yaml ? "RenderCV" : "JSON Resume")
                        << QString::fromLatin1(name) << language << yaml;
            }
        }
    }
    void keepsOurTexts()
    {
        QFETCH(QString, name);
        QFETCH(Language, language);
        QFETCH(bool, yaml);
        const Person person = test::samplePerson(name);
        const QByteArray written = (yaml ? renderCvOf : jsonResumeOf)(person, language);
        const auto back = readOne(written, language);
        QVERIFY(back);
        QCOMPARE(back->name.text(language), person.name.text(language));
        const QByteArray texts = textOf(*back);
        for (const Section& section : person.sections) {
            for (const Entry& entry : section.entries()) {
                for (const Highlight& highlight : entry.highlights) {
                    const QString text = highlight.text.textOrFallback(language).markdown();
                    const QByteArray json = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
                    QVERIFY2(texts.contains(json.mid(2, json.size() - 4)), qPrintable(text));
                }
            }
        }
        // Nothing that is its owner's alone.
        for (const Contact& contact : person.contacts) {
            if (!contact.isPublic)
                QVERIFY(!written.contains(contact.value.textOrFallback(language).toUtf8()));
        }
        QVERIFY(person.notes.isEmpty() || !written.contains(person.notes.toUtf8()));
    }
};

QTEST_GUILESS_MAIN(TestRoundTrip)
#include "tst_roundtrip.moc"
