#include "core/export/jsonresume.h"
#include "core/export/pdfexporter.h"
#include "core/export/rendercv.h"
#include "core/import/importdraft.h"
#include "core/json/personjson.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace duovita;

namespace {

/// A record without what each import creates anew: ids, CVs, timestamps, unplaced texts.
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
    /// Data imported from other tools survive export and reimport.
    void roundTripsDocumentsOfOtherTools_data()
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
    void roundTripsDocumentsOfOtherTools()
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

    /// A full record of our own: what these formats can express survives, in either language.
    void keepsTextsOfSamples_data()
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
    void keepsTextsOfSamples()
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
        // Private fields are not exported.
        for (const Contact& contact : person.contacts) {
            if (!contact.isPublic)
                QVERIFY(!written.contains(contact.value.textOrFallback(language).toUtf8()));
        }
        QVERIFY(person.notes.isEmpty() || !written.contains(person.notes.toUtf8()));
    }

    /// RenderCV accepts some contacts in one form only: the others are stored beside them, and all survive.
    void renderCvKeepsContacts()
    {
        Person person;
        person.name = LocalizedText::of(QStringLiteral("Zhang San"), QStringLiteral("张三"));
        const auto add = [&](ContactKind kind, const char* value, const char* label = "") {
            Contact contact{kind, LocalizedText::shared(QString::fromUtf8(value)), {}, true};
            contact.label = LocalizedText::shared(QString::fromUtf8(label));
            person.contacts += contact;
        };
        add(ContactKind::Email, "zhang@example.org");
        add(ContactKind::Email, "san@example.org");
        add(ContactKind::Email, "zhang at example.org");
        add(ContactKind::Phone, "+86 000 5550 0101");
        add(ContactKind::Phone, "5550 0101");
        add(ContactKind::Website, "zhang.example.org");
        add(ContactKind::Location, "Qinghe");
        add(ContactKind::Location, "清河市");
        add(ContactKind::GitHub, "zhangsan-example");
        add(ContactKind::Orcid, "0000-0000-0000-000X");
        add(ContactKind::WeChat, "zhangsan_example");
        add(ContactKind::Other, "Zhang-San", "ResearchGate");
        add(ContactKind::Other, "https://blog.example.org/zhang", "Blog");
        const auto kept = [](const Person& of) {
            QStringList all;
            for (const Contact& contact : of.contacts)
                all += QString::fromLatin1(contactKindTable[static_cast<std::size_t>(contact.kind)].name) + u' ' +
                       contact.label.textOrFallback(Language::English) + u' ' +
                       contact.value.textOrFallback(Language::English);
            all.sort();
            return all;
        };
        QStringList wanted = kept(person);
        wanted.replaceInStrings(QStringLiteral(" zhang.example.org"), QStringLiteral(" https://zhang.example.org"));
        wanted.sort();
        for (const Language language : allLanguages) {
            const auto back = readOne(renderCvOf(person, language), language);
            QVERIFY(back);
            QCOMPARE(kept(*back), wanted);
        }
    }

    /// RenderCV requires all entries of a section to have one type with all its members; placeholders must not be
    /// imported as texts.
    void renderCvCompletesEntries()
    {
        Person person;
        person.name = LocalizedText::of(QStringLiteral("Zhang San"), QStringLiteral("张三"));
        const auto text = [](const char* words) {
            return LocalizedText::of(Language::English, QString::fromLatin1(words));
        };
        Section education(SectionKind::Education);
        Entry school = education.newEntry();
        std::get<EducationDetails>(school.details).institution = text("Qinghe University");
        QVERIFY(education.append(school));
        Section work(SectionKind::Work);
        for (const char* title : {"", "A project"}) {
            Entry entry = work.newEntry();
            auto& details = std::get<ExperienceDetails>(entry.details);
            details.organization = text("Example Works");
            details.title = *title == '\0' ? LocalizedText() : text(title);
            QVERIFY(work.append(entry));
        }
        Section others(SectionKind::Custom);
        others.title = text("Others");
        Entry named = others.newEntry();
        std::get<GeneralDetails>(named.details).title = text("Named");
        Entry plain = others.newEntry();
        Highlight point;
        point.text = LocalizedRichText::of(Language::English, RichText::fromPlain(QStringLiteral("Only words")));
        plain.highlights += point;
        QVERIFY(others.append(named) && others.append(plain));
        person.sections = {education, work, others};
        const QByteArray written = renderCvOf(person, Language::English);
        QVERIFY2(written.contains("area: \"\"") && written.contains("name: Example Works"), written.constData());
        const auto back = readOne(written, Language::English);
        QVERIFY(back);
        QCOMPARE(back->sections.size(), 3);
        QVERIFY(std::get<EducationDetails>(back->sections[0].entries()[0].details).area.isEmpty());
        const auto titleOf = [&](qsizetype i) {
            return std::get<ExperienceDetails>(back->sections[1].entries()[i].details).title.text(Language::English);
        };
        QCOMPARE(titleOf(0), QString());
        QCOMPARE(titleOf(1), QStringLiteral("A project"));
        QCOMPARE(back->sections[2].entries().size(), 2);
        QCOMPARE(back->sections[2].entries()[1].highlights.front().text.text(Language::English).plainText(),
                 QStringLiteral("Only words"));
    }
};

DUOVITA_TEST(TestRoundTrip)
#include "tst_roundtrip.moc"
