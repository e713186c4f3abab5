#include "core/content/cvcontent.h"
#include "core/export/formats.h"
#include "core/export/html.h"
#include "core/export/markdown.h"
#include "core/export/pdfexporter.h"
#include "core/export/personnames.h"
#include "core/export/textexport.h"
#include "core/import/importdraft.h"
#include "core/import/readers/ziparchive.h"
#include "core/json/personjson.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <ctime>

using namespace duovita;

namespace {

QString pathOf(const QString& name)
{
    return QStringLiteral(DUOVITA_SOURCE_DIR "/tests/data/cases/") + name;
}

Result<QList<ImportDraft>> read(const QString& name)
{
    ImportOptions options;
    options.personName = QStringLiteral("Bea Bib"); // bibliographies name nobody
    return readFile(pathOf(name), options);
}

CvContent contentOf(const Person& person, Language language)
{
    return makeContent(person, person.cvs.front(), language);
}

template <typename D>
const D& detailsOf(const Person& person, SectionKind kind, qsizetype index)
{
    for (const Section& section : person.sections) {
        if (section.kind() == kind)
            return std::get<D>(section.entries()[index].details);
    }
    qFatal("no such section");
}

QStringList pictures(const ImportDraft& draft)
{
    QStringList named;
    for (const ImportNote& note : draft.notes) {
        if (note.kind == ImportNote::Kind::PictureLeft)
            named += note.parameters.value(0);
    }
    return named;
}

} // namespace

/// Small inputs for other tools in tests/data/cases, with the right result for each.
class OtherToolsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsExpectedTextInDocuments_data();
    void showsExpectedTextInDocuments();
    void linksBareAddresses();
    void ignoresNullAndEmptyValues();
    void readsSameDatesInEveryTimeZone();
    void keepsDaysInTheRecord();
    void importsThePhoto();
    void importsPicturesBesideTheFile();
    void namesRemedyForUnquotedYaml();
    void toleratesStrayCommas_data();
    void toleratesStrayCommas();
    void roundTripsNames();
    void splitsNames_data();
    void splitsNames();
    void roundTripsKeywords();
    void roundTripsSeasons();
    void acceptsUnexpectedJsonTypes();
};

void OtherToolsTest::showsExpectedTextInDocuments_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* file, const char* format, const char* text) {
        QTest::addRow("%s %s %s", file, format, text)
            << QString::fromUtf8(file) << QString::fromUtf8(format) << QString::fromUtf8(text);
    };
    // Marks in skills and points; texts after "no …" must be absent.
    row("04-cpp-bold.md", "html", "C++, <strong>C++</strong>, C++17/C++20, g++ and Notepad++");
    row("04-cpp-bold.md", "html",
        "<em>C++</em> before <strong>C</strong>, H<sub>2</sub>O, 10<sup>6</sup> rows, A+ and B++");
    row("04-cpp-bold.md", "html", "<strong>C++</strong>-based core");
    row("04-cpp-bold.md", "md", "H<sub>2</sub>O");
    row("04-cpp-bold.md", "txt", "C++ before C, H2O, 106 rows");
    row("04-cpp-bold.md", "txt", "no **C++**,"); // CommonMark: "**C++**and" is no mark
    row("04-cpp-bold.md", "txt", "no ~");
    row("04-cpp-bold.md", "txt", "no ^");
    // Bare addresses become links.
    row("07-link-fragment.md", "html", "href=\"https://example.org/a_b_c?x=1&amp;y=2");
    row("07-link-fragment.md", "html", "href=\"https://example.org/app/#/routes/a%20b_c\"");
    row("07-link-fragment.md", "html", "href=\"https://example.org/wiki/Graph_(discrete_mathematics)\"");
    row("07-link-fragment.md", "html", "href=\"https://example.org/s?q=a&amp;lang=en&amp;x=1%2B1#top\"");
    row("17-first-of-month.json", "txt", "Jan 2020 – Dec 2021");
    row("17-first-of-month.json", "txt", "Mar 2018 – Jan 2019");
    row("17-first-of-month.json", "txt", "2016 – Present");
    row("17-first-of-month.json", "txt", "Jan 2021");
    row("18-null-and-empty.json", "txt", "May 2022 – Present");
    row("18-null-and-empty.json", "txt", "Feb 2020 – Present");
    row("18-null-and-empty.json", "txt", "2015 – 2019");
    row("18-null-and-empty.json", "txt", "no null");
    row("22-names.bib", "txt", "Tobias Bruhn, Anna Großmann, Heiko Röder, Example Consortium, et al.");
    row("22-names.bib", "txt", "Jan van der Berg, Jürgen Meiß Jr., Oldřich Hajiček, Michał Łukasz");
    row("22-names.bib", "txt", "王五、李四");
    row("23-link-addresses.json", "html",
        "<a href=\"https://fr.linkedin.com/in/r%C3%A9da-h%C3%A5kansen/\">fr.linkedin.com/in/réda-håkansen/</a>");
    row("23-link-addresses.json", "html", "<a href=\"http://plain.example.org/reda\">plain.example.org/reda</a>");
    row("23-link-addresses.json", "html", "<a href=\"https://github.com/reda_h\">github.com/reda_h</a>");
    row("23-link-addresses.json", "md",
        "[fr.linkedin.com/in/réda-håkansen/](https://fr.linkedin.com/in/r%C3%A9da-h%C3%A5kansen/)");
    row("23-link-addresses.json", "txt", "Mastodon: @reda@social.example.org");
    row("23-link-addresses.json", "txt", "no https://");
    row("24-custom-sections.yaml", "txt", "Lantern: oil and LED");
    row("24-custom-sections.yaml", "txt", "a bullet entry");
    row("24-custom-sections.yaml", "html", "with <strong>bold</strong>");
    row("24-custom-sections.yaml", "txt", "Summer 2016");
    row("24-custom-sections.yaml", "txt", "Feb 2014");
    row("24-custom-sections.yaml", "txt", "no empty");
    row("26-picture.json", "txt", "sketch and text after it");
    row("26-picture.json", "txt", "no base64");
}

void OtherToolsTest::showsExpectedTextInDocuments()
{
    QFETCH(QString, file);
    QFETCH(QString, format);
    QFETCH(QString, text);
    const auto drafts = read(file);
    QVERIFY(drafts);
    const Person& person = drafts->front().person;
    const CvContent content = contentOf(person, Language::English);
    const QString document = format == QStringLiteral("html") ? QString::fromUtf8(toHtml({content}))
                             : format == QStringLiteral("md") ? toMarkdown(content)
                                                              : toText(content);
    const bool wanted = !text.startsWith(QStringLiteral("no "));
    QVERIFY2(document.contains(wanted ? text : text.mid(3)) == wanted, qPrintable(document));
}

/// Bare addresses in points and fields, in each format with links.
void OtherToolsTest::linksBareAddresses()
{
    const auto drafts =
        readBytes(R"({"basics": {"name": "Lena Link"}, "work": [{"name": "A", "position": "see www.example.org",
        "highlights": ["Bare: https://example.org/~a~b?x=1&y=2. Or (lena@example.org)."]}]})",
                  QStringLiteral("cv.json"));
    QVERIFY(drafts);
    const Person& person = drafts->front().person;
    const QString page = QString::fromUtf8(toHtml({contentOf(person, Language::English)}));
    for (const char* link :
         {"<a href=\"https://example.org/~a~b?x=1&amp;y=2\">https://example.org/~a~b?x=1&amp;y=2</a>. Or (",
          "<a href=\"mailto:lena@example.org\">lena@example.org</a>).",
          "see <a href=\"https://www.example.org\">www.example.org</a>"})
        QVERIFY2(page.contains(QString::fromUtf8(link)), link);
    const auto document = PdfExporter().make(person, person.cvs.front(), Language::English);
    QVERIFY(document);
    QHash<QString, QString> words;
    for (const LayoutPage& laid : document->layout.pages) {
        for (const LayoutLine& line : laid.lines) {
            for (const GlyphRun& run : line.runs)
                words[run.url] += run.text;
        }
    }
    const auto word = exportFiles(person, person.cvs.front(), {Language::English}, ExportFormat::Docx);
    QVERIFY(word);
    const Result<ZipArchive> archive = ZipArchive::open(word->front().bytes, QStringLiteral("cv.docx"));
    QVERIFY(archive);
    const QByteArray relations = archive->read(QStringLiteral("word/_rels/document.xml.rels")).value();
    for (const char* url : {"https://example.org/~a~b?x=1&y=2", "mailto:lena@example.org", "https://www.example.org"}) {
        const QString address = QString::fromUtf8(url);
        QVERIFY2(address.endsWith(words.value(address)) && words.contains(address), url);
        QVERIFY2(relations.contains(QByteArray('"' + address.toHtmlEscaped().toUtf8() + '"')), url);
    }
}

void OtherToolsTest::ignoresNullAndEmptyValues()
{
    const auto drafts = read(QStringLiteral("18-null-and-empty.json"));
    QVERIFY(drafts);
    const Person& person = drafts->front().person;
    QVERIFY(person.extra.isEmpty());
    for (const Section& section : person.sections) {
        for (const Entry& entry : section.entries()) {
            QVERIFY(entry.extra.isEmpty());
            QVERIFY(entry.highlights.isEmpty());
        }
    }
    QVERIFY(!writePeople({person}).contains("null"));
    for (const qsizetype job : {0, 1})
        QVERIFY(detailsOf<ExperienceDetails>(person, SectionKind::Work, job).range.isPresent());
}

void OtherToolsTest::readsSameDatesInEveryTimeZone()
{
    const QByteArray before = qgetenv("TZ");
    QStringList texts;
    for (const char* zone : {"UTC", "Asia/Shanghai", "America/Los_Angeles", "Pacific/Kiritimati"}) {
        qputenv("TZ", zone);
        tzset();
        const auto drafts = read(QStringLiteral("17-first-of-month.json"));
        QVERIFY(drafts);
        texts += toText(contentOf(drafts->front().person, Language::Chinese));
    }
    qputenv("TZ", before);
    tzset();
    QCOMPARE(texts.removeDuplicates(), 3);
    QVERIFY2(texts.front().contains(QStringLiteral("2020.01 – 2021.12")), qPrintable(texts.front()));
}

/// Days that documents do not show are kept.
void OtherToolsTest::keepsDaysInTheRecord()
{
    const auto drafts = read(QStringLiteral("17-first-of-month.json"));
    QVERIFY(drafts);
    const Person& person = drafts->front().person;
    QCOMPARE(detailsOf<ExperienceDetails>(person, SectionKind::Work, 0).range.end()->toIso(),
             QStringLiteral("2021-12-31"));
    QCOMPARE(detailsOf<AwardDetails>(person, SectionKind::Award, 0).dates.front().toIso(),
             QStringLiteral("2021-01-01"));
    DocumentStyle style;
    style.days = {true, true};
    QVERIFY(plainText(makeContent(person, person.cvs.front(), Language::English, style))
                .contains(QStringLiteral("1 Jan 2020 – 31 Dec 2021")));
}

void OtherToolsTest::importsThePhoto()
{
    const auto drafts = read(QStringLiteral("26-picture.json"));
    QVERIFY(drafts);
    const ImportDraft& draft = drafts->front();
    QVERIFY(draft.person.photo);
    QCOMPARE(draft.person.photo->mediaType, QStringLiteral("image/png"));
    QVERIFY(draft.person.photo->data.startsWith("\x89PNG"));
    QVERIFY(draft.person.extra.isEmpty());
    QCOMPARE(pictures(draft), QStringList{QStringLiteral("missing/picture.png")});
}

/// Only files beside or below the document: no other files of the reader's machine, and nothing from the network.
void OtherToolsTest::importsPicturesBesideTheFile()
{
    const auto sample = read(QStringLiteral("26-picture.json"));
    QVERIFY(sample);
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("cv/pictures")));
    for (const char* name : {"cv/pictures/pia.png", "outside.png"}) {
        QFile picture(folder.filePath(QString::fromUtf8(name)));
        QVERIFY(picture.open(QIODevice::WriteOnly));
        picture.write(sample->front().person.photo->data);
    }
    const auto photoFrom = [&](const QByteArray& address) {
        const QString path = folder.filePath(QStringLiteral("cv/cv.json"));
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write("{\"basics\": {\"name\": \"Pia Bild\", \"picture\": \"" + address + "\"}}");
        file.close();
        return readFile(path).value().front();
    };
    QVERIFY(photoFrom("pictures/pia.png").person.photo);
    QVERIFY(photoFrom("pictures/pia.png").person.extra.isEmpty());
    for (const QByteArray& address :
         {QByteArray("../outside.png"), QByteArray("pictures/nobody.png"), QByteArray("cv.json"),
          QByteArray("https://example.org/pia.png"), QByteArray("data:image/png;base64,AAAA"),
          folder.filePath(QStringLiteral("outside.png")).toUtf8()}) {
        const ImportDraft draft = photoFrom(address);
        QVERIFY2(!draft.person.photo, address.constData());
        QCOMPARE(pictures(draft), QStringList{QString::fromUtf8(address).section(u';', 0, 0)});
        QCOMPARE(draft.person.extra[QStringLiteral("basics")][QStringLiteral("picture")].toString(),
                 QString::fromUtf8(address));
    }
}

void OtherToolsTest::namesRemedyForUnquotedYaml()
{
    const auto drafts = read(QStringLiteral("06-bold-first.yaml"));
    QVERIFY(!drafts);
    QCOMPARE(drafts.error().code, ErrorCode::YamlUnquoted);
    QCOMPARE(drafts.error().place.file, pathOf(QStringLiteral("06-bold-first.yaml")));
    QCOMPARE(drafts.error().place.line, 11);
    QCOMPARE(drafts.error().parameters.value(1), QStringLiteral("**Led a team of five** for two years"));
    // With the quotes that the message asks for, all three points are read.
    QFile file(pathOf(QStringLiteral("06-bold-first.yaml")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray yaml = file.readAll();
    yaml.replace("**Led a team of five** for two years", "\"**Led a team of five** for two years\"");
    const auto quoted = readBytes(yaml, QStringLiteral("quoted.yaml"));
    QVERIFY(quoted);
    const QString text = toText(contentOf(quoted->front().person, Language::English));
    for (const char* point :
         {"First point is plain", "Led a team of five for two years", "Third point: with a colon and a"})
        QVERIFY2(text.contains(QString::fromUtf8(point)), qPrintable(text));
}

void OtherToolsTest::toleratesStrayCommas_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("names");
    QTest::newRow("jr") << "bib-jr.bib"
                        << "a";
    QTest::newRow("comma first") << "bib-lead-comma.bib"
                                 << "a";
    QTest::newRow("commas alone") << "bib-lead.bib"
                                  << "";
    QTest::newRow("in the middle") << "bib-mid.bib"
                                   << "Zoe Test, J. Smith";
    QTest::newRow("with blanks") << "bib-sp.bib"
                                 << "Zoe";
    QTest::newRow("two") << "bib-two.bib"
                         << "J. Smith";
    QTest::newRow("forty") << "commas40.bib"
                           << "";
}

void OtherToolsTest::toleratesStrayCommas()
{
    QFETCH(QString, file);
    QFETCH(QString, names);
    const auto drafts = read(file);
    QVERIFY(drafts);
    const auto& work = detailsOf<PublicationDetails>(drafts->front().person, SectionKind::Publication, 0);
    QCOMPARE(printedNames(work.authors.text(Language::English)), names);
    QCOMPARE(work.title.text(Language::English), QStringLiteral("T"));
}

/// Names survive BibTeX and back; CSL has them split into parts.
void OtherToolsTest::roundTripsNames()
{
    const auto drafts = read(QStringLiteral("22-names.bib"));
    QVERIFY(drafts);
    const Person& person = drafts->front().person;
    const auto bibtex = exportFiles(person, person.cvs.front(), {Language::English}, ExportFormat::Bibtex);
    QVERIFY(bibtex);
    ImportOptions options;
    options.personName = QStringLiteral("Bea Bib");
    const auto again = readBytes(bibtex->front().bytes, QStringLiteral("again.bib"), options);
    QVERIFY(again);
    for (qsizetype i = 0; i < 3; ++i) {
        QCOMPARE(detailsOf<PublicationDetails>(again->front().person, SectionKind::Publication, i).authors,
                 detailsOf<PublicationDetails>(person, SectionKind::Publication, i).authors);
    }
    const auto csl = exportFiles(person, person.cvs.front(), {Language::English}, ExportFormat::CslJson);
    QVERIFY(csl);
    const QJsonArray works = QJsonDocument::fromJson(csl->front().bytes).array();
    const auto author = [&](int work, int index) { return works[work][QStringLiteral("author")][index].toObject(); };
    const auto object = [](const char* json) { return QJsonDocument::fromJson(json).object(); };
    QCOMPARE(author(0, 1), object(R"({"family": "Großmann", "given": "Anna"})"));
    QCOMPARE(author(1, 0), object(R"({"family": "Berg", "given": "Jan", "non-dropping-particle": "van der"})"));
    QCOMPARE(author(1, 1), object(R"({"family": "Meiß", "given": "Jürgen", "suffix": "Jr."})"));
    QCOMPARE(author(2, 0), object(R"({"family": "王", "given": "五"})"));
}

void OtherToolsTest::splitsNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("parts"); // given|particle|family|suffix
    const auto row = [](const char* name, const char* parts) { QTest::newRow(name) << name << parts; };
    row("Jan van der Berg", "Jan|van der|Berg|");
    row("van der Berg, Jan", "Jan|van der|Berg|");
    row("van der Berg, Jr., Jan", "Jan|van der|Berg|Jr.");
    row("Ludwig van Beethoven", "Ludwig|van|Beethoven|");
    row("Ana de la Cruz", "Ana|de la|Cruz|");
    row("de la Cruz", "|de la|Cruz|");
    row("von Neumann", "|von|Neumann|");
    row("von Neumann, John", "John|von|Neumann|");
    row("bell hooks", "bell||hooks|");
    row("Doe, Jane", "Jane||Doe|");
    row("Consortium", "||Consortium|");
}

void OtherToolsTest::splitsNames()
{
    QFETCH(QString, name);
    const NameParts parts = partsOfName(name);
    QTEST((QStringList{parts.given, parts.particle, parts.family, parts.suffix}.join(u'|')), "parts");
    QCOMPARE(parts.isWhole(), name == QStringLiteral("Consortium"));
}

/// JSON Resume's keywords are plain text: Markdown marks in them are printed, and survive.
void OtherToolsTest::roundTripsKeywords()
{
    const QStringList keywords{QStringLiteral("C*"),     QStringLiteral("__init__"), QStringLiteral("a*b*c"),
                               QStringLiteral("`bash`"), QStringLiteral("**kw"),     QStringLiteral("[R](x)"),
                               QStringLiteral("H~2~O"),  QStringLiteral("C:\\*"),    QStringLiteral("#1")};
    const QJsonObject resume{
        {QStringLiteral("basics"), QJsonObject{{QStringLiteral("name"), QStringLiteral("Li Si")}}},
        {QStringLiteral("skills"),
         QJsonArray{QJsonObject{{QStringLiteral("name"), QStringLiteral("Tools")},
                                {QStringLiteral("keywords"), QJsonArray::fromStringList(keywords)}}}}};
    const auto drafts = readBytes(QJsonDocument(resume).toJson(), QStringLiteral("resume.json"));
    QVERIFY(drafts);
    const Person& person = drafts->front().person;
    const QString text = toText(contentOf(person, Language::English));
    QVERIFY2(text.simplified().contains(keywords.join(QStringLiteral(", "))), qPrintable(text));
    const auto again = exportFiles(person, person.cvs.front(), {Language::English}, ExportFormat::JsonResume);
    QVERIFY(again);
    const QJsonValue skills = QJsonDocument::fromJson(again->front().bytes).object()[QStringLiteral("skills")];
    QCOMPARE(skills[0][QStringLiteral("keywords")].toArray(), QJsonArray::fromStringList(keywords));
}

void OtherToolsTest::roundTripsSeasons()
{
    const auto read = readBytes("cv:\n  name: Li Si\n  sections:\n    experience:\n"
                                "      - company: A\n        position: B\n        start_date: Summer 2016\n"
                                "        end_date: Q3 2020\n"
                                "      - company: C\n        position: D\n        date: Fall 2021 – present\n",
                                QStringLiteral("cv.yaml"));
    QVERIFY(read);
    const Person& person = read->front().person;
    const QString text = toText(contentOf(person, Language::English));
    QVERIFY2(text.contains(QStringLiteral("Summer 2016 – Q3 2020")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("Fall 2021 – Present")), qPrintable(text));
    const QString chinese = toText(contentOf(person, Language::Chinese));
    QVERIFY2(chinese.contains(QStringLiteral("2016 年夏 – 2020 年第三季度")), qPrintable(chinese));
    QVERIFY2(chinese.contains(QStringLiteral("2021 年秋至今")), qPrintable(chinese));
    const auto back = personFromJson(toJson(person));
    QVERIFY(back);
    QCOMPARE(*back, person);
    const auto yaml = exportFiles(person, person.cvs.front(), {Language::English}, ExportFormat::RenderCv);
    QVERIFY(yaml);
    const auto again = readBytes(yaml->front().bytes, QStringLiteral("again.yaml"));
    QVERIFY(again);
    for (qsizetype i = 0; i < 2; ++i) {
        QCOMPARE(detailsOf<ExperienceDetails>(again->front().person, SectionKind::Work, i).range,
                 detailsOf<ExperienceDetails>(person, SectionKind::Work, i).range);
    }
}

/// Numbers instead of strings, times after dates, lists with nulls.
void OtherToolsTest::acceptsUnexpectedJsonTypes()
{
    const auto drafts = readBytes(R"({"basics": {"name": "Li Si", "phone": 13800138000}, "work": [
        {"name": "A", "startDate": 2016, "endDate": "2019-12-31T00:00:00.000Z", "highlights": [null, "one", " "]}]})",
                                  QStringLiteral("cv.json"));
    QVERIFY(drafts);
    const Person& person = drafts->front().person;
    QCOMPARE(person.contacts.front().value.text(Language::English), QStringLiteral("13800138000"));
    const Entry& job = person.sections.front().entries().front();
    QCOMPARE(std::get<ExperienceDetails>(job.details).range,
             *DateRange::create(*PartialDate::create(2016), *PartialDate::create(2019, 12, 31)));
    QCOMPARE(job.highlights.size(), 1);
    QVERIFY(job.extra.isEmpty());
}

DUOVITA_GUI_TEST(OtherToolsTest)
#include "tst_othertools.moc"
