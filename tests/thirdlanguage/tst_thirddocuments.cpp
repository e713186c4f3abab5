#include "core/content/missingtexts.h"
#include "core/design/template.h"
#include "core/export/formats.h"
#include "core/export/gaps.h"
#include "core/export/pdfexporter.h"
#include "core/json/personjson.h"
#include "core/typeset/hyphenation.h"
#include "tests/support/contentreading.h"
#include "tests/support/filebytes.h"
#include "tests/support/testmain.h"
#include "tests/thirdlanguage/documents.h"
#include "tests/thirdlanguage/thirdperson.h"

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace duovita;
using namespace duovita::test;

// Documents in a third language, and that it does not affect documents in the other two.

namespace {

QString pageText(const PagedLayout& layout)
{
    QString text;
    for (const LayoutPage& page : layout.pages) {
        for (const LayoutLine& line : page.lines) {
            for (const GlyphRun& run : line.runs)
                text += run.text;
        }
    }
    return text;
}

CvContent contentOf(const Person& person, Language language, const DocumentStyle& style = {})
{
    return makeContent(person, person.cvs.front(), language, style);
}

const CvContent& german()
{
    static const CvContent content = contentOf(thirdPerson(), Language::German);
    return content;
}

} // namespace

class ThirdDocumentsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void usesGermanDocumentWords_data();
    void usesGermanDocumentWords();
    void hasEveryDocumentWord();
    void formatsDates_data();
    void formatsDates();
    void fallsBackToAnotherLanguage_data();
    void fallsBackToAnotherLanguage();
    void omitsMissingTexts();
    void pdfContainsDocumentText();
    void setsTwoLanguagesSideBySide();
    void hyphenatesWithGermanPatterns();
    void templatesSetGermanWords();
    void exportsEveryFormat_data();
    void exportsEveryFormat();
    void keepsOtherLanguagesUnchanged();
};

void ThirdDocumentsTest::usesGermanDocumentWords_data()
{
    QTest::addColumn<QString>("words");
    for (const char* words :
         {"Ausbildung", "Berufserfahrung", "Auszeichnungen", "Veröffentlichungen", "Universität Qinghe",
          "Dr.-Ing., Informatik", "Sept. 2020 – Juni 2026 (voraussichtlich)", "März 2019 – heute", "Sommer 2021",
          "Ingenieurin für Speicher", "„schnellen Weg“, der 12 Wartezeiten",
          "W. Lin, S. Zhang. Über stille Maschinen. Zeitschrift für Beispiele"})
        QTest::newRow(words) << QString::fromUtf8(words);
}

void ThirdDocumentsTest::usesGermanDocumentWords()
{
    QFETCH(QString, words);
    const QString text = plainText(german());
    QVERIFY2(text.contains(words), qPrintable(text));
    QVERIFY(german().missing.isEmpty());
}

void ThirdDocumentsTest::hasEveryDocumentWord()
{
    for (const Language language : allLanguages) {
        for (const auto& row : sectionKindTable)
            QVERIFY(!standardTitle(row.kind, language).isEmpty());
        for (const auto& row : contactKindTable)
            QVERIFY(row.kind == ContactKind::Other || !contactLabel(row.kind, language).isEmpty());
        for (const auto& row : personalFactKindTable)
            QVERIFY(row.kind == PersonalFactKind::Other || !personalFactLabel(row.kind, language).isEmpty());
    }
    QCOMPARE(german().title, QStringLiteral("Wei Lin – Lebenslauf"));
}

void ThirdDocumentsTest::formatsDates_data()
{
    QTest::addColumn<QString>("date");
    QTest::addColumn<DateStyle>("style");
    QTest::addColumn<QString>("said");
    QTest::newRow("short") << "2020-09" << DateStyle::Short << "Sept. 2020";
    QTest::newRow("long") << "2020-09" << DateStyle::Long << "September 2020";
    QTest::newRow("a long day") << "2020-03-01" << DateStyle::Long << "1. März 2020";
    QTest::newRow("ISO") << "2020-09" << DateStyle::Iso << "2020-09";
    QTest::newRow("an English season") << "Fall 2016" << DateStyle::Short << "Herbst 2016";
    QTest::newRow("a Chinese season") << "2016 年秋季" << DateStyle::Short << "Herbst 2016";
}

void ThirdDocumentsTest::formatsDates()
{
    QFETCH(QString, date);
    QFETCH(DateStyle, style);
    QTEST(dateText(*PartialDate::parse(date), Language::German, style), "said");
}

void ThirdDocumentsTest::fallsBackToAnotherLanguage_data()
{
    QTest::addColumn<LocalizedText>("headline");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<Language>("from");
    QTest::newRow("to the first") << inThree("Keeper of records", "档案管理员", "") << "Keeper of records"
                                  << Language::English;
    QTest::newRow("to the second") << inThree("", "档案管理员", "") << "档案管理员" << Language::Chinese;
}

void ThirdDocumentsTest::fallsBackToAnotherLanguage()
{
    QFETCH(LocalizedText, headline);
    QFETCH(Language, from);
    Person person = thirdPerson();
    person.headline = headline;
    const CvContent content = contentOf(person, Language::German);
    QTEST(plainText(content.headline), "shown");
    QCOMPARE(content.headline.front().language, from);
    QCOMPARE(content.missing.size(), 1);
    QCOMPARE(content.missing.front().wanted, Language::German);
    QCOMPARE(content.missing.front().shown, from);
    QCOMPARE(content.missing.front().source.field, Field::Headline);

    person.headline = inThree("", "", "Hüterin der Akten");
    for (const Language language : {Language::English, Language::Chinese}) {
        const CvContent other = contentOf(person, language);
        QCOMPARE(plainText(other.headline), QStringLiteral("Hüterin der Akten"));
        QCOMPARE(other.missing.front().shown, Language::German);
    }
}

void ThirdDocumentsTest::omitsMissingTexts()
{
    Person person = thirdPerson();
    person.headline.setText(Language::German, {});
    person.cvs.front().missingTexts = MissingTexts::LeftOut;
    const CvContent content = contentOf(person, Language::German);
    QVERIFY(content.headline.isEmpty());
    QCOMPARE(content.missing.size(), 1);
    QCOMPARE(plainText(contentOf(person, Language::Chinese).headline), QStringLiteral("存储工程师"));
}

void ThirdDocumentsTest::pdfContainsDocumentText()
{
    const Person person = thirdPerson();
    const Result<PdfDocument> document = PdfExporter().make(person, person.cvs.front(), Language::German);
    QVERIFY2(document, qPrintable(document ? QString() : document.error().parameters.join(u' ')));
    QCOMPARE(document->layout.language, Language::German);
    QVERIFY(document->unmet.isEmpty());
    const QString pages = withoutSpaces(pageText(document->layout)).remove(QChar::SoftHyphen);
    for (const QString& line : linesOf(document->content()))
        QVERIFY2(pages.contains(withoutSpaces(line).left(12), Qt::CaseInsensitive), qPrintable(line));
    QVERIFY(document->bytes.contains("/Lang (de)") || document->bytes.contains("<dc:language>"));
}

void ThirdDocumentsTest::setsTwoLanguagesSideBySide()
{
    Person person = thirdPerson();
    Cv& cv = person.cvs.front();
    cv.design.templateName = QStringLiteral("bilingual");
    cv.languages = {Language::German, Language::Chinese};
    PdfExporter exporter;
    const Result<PdfDocument> document = exporter.make(person, cv, Language::German);
    QVERIFY(document);
    QCOMPARE(document->contents.size(), 2);
    QCOMPARE(document->contents.last().language, Language::Chinese);
    const QString pages = pageText(document->layout);
    QVERIFY(pages.contains(QStringLiteral("Beispiel-Labor")) && pages.contains(QStringLiteral("示例实验室")));
    QVERIFY(!pages.contains(QStringLiteral("Example Labs")));

    person.headline = inThree("Engineer", "", "");
    const QList<MissingText> gaps = gapsOfPages(person, cv, {Language::German});
    QCOMPARE(gaps.size(), 2);
    QCOMPARE(gaps.front().wanted, Language::Chinese);
    QCOMPARE(gaps.last().wanted, Language::German);
}

void ThirdDocumentsTest::hyphenatesWithGermanPatterns()
{
    const auto patterns = [](const char* locale) {
        return QStandardPaths::locate(QStandardPaths::GenericDataLocation,
                                      QStringLiteral("hyphen/hyph_%1.dic").arg(QLatin1StringView(locale)));
    };
    const QString word = QStringLiteral("the information");
    QCOMPARE(hyphenationPoints(word, Language::English).count(true) > 0, !patterns("en_US").isEmpty());
    QCOMPARE(hyphenationPoints(word, Language::German).count(true) > 0, !patterns("de_DE").isEmpty());
}

void ThirdDocumentsTest::templatesSetGermanWords()
{
    const QByteArray json = R"({"words": {"de": {"present": "jetzt", "dates": "long", "typographicQuotes": false}}})";
    const Result<Template> look = Template::parse(json, QStringLiteral("own.json"), Language::German);
    QVERIFY2(look, qPrintable(look ? QString() : look.error().parameters.join(u' ')));
    const QString text = plainText(contentOf(thirdPerson(), Language::German, look->words));
    QVERIFY2(text.contains(QStringLiteral("März 2019 – jetzt")), qPrintable(text));
    QVERIFY(text.contains(QStringLiteral("\"schnellen Weg\"")));
    QVERIFY(Template::parse(json, QStringLiteral("own.json"), Language::Chinese)
                ->words.label(DocumentWord::Present, Language::Chinese) == QStringLiteral("至今"));
}

void ThirdDocumentsTest::exportsEveryFormat_data()
{
    QTest::addColumn<ExportFormat>("format");
    for (const ExportFormatInfo& format : exportFormatTable)
        QTest::newRow(format.name) << format.format;
}

void ThirdDocumentsTest::exportsEveryFormat()
{
    QFETCH(ExportFormat, format);
    const Person person = thirdPerson();
    const QList<Language> all(allLanguages.begin(), allLanguages.end());
    const Result<QList<ExportFile>> files = exportFiles(person, person.cvs.front(), all, format);
    QVERIFY(files);
    QCOMPARE(files->size(), infoOf(format).holdsLanguages ? 1 : 3);
    QVERIFY(files->last().languages.contains(Language::German));
    const QByteArray& bytes = files->last().bytes;
    QVERIFY(!bytes.isEmpty());
    if (format == ExportFormat::Docx) // it is compressed
        return;
    const bool ofWorks = format == ExportFormat::Bibtex || format == ExportFormat::CslJson;
    const QString expected = QString::fromUtf8(ofWorks ? "stille Maschinen" : "Ingenieurin");
    QVERIFY2(QString::fromUtf8(bytes).contains(expected), bytes.constData());
}

/// Documents in the other two languages are byte for byte those of the core without the third language.
void ThirdDocumentsTest::keepsOtherLanguagesUnchanged()
{
    QList<Person> people;
    for (const QString& name : {QStringLiteral(":/sample/zhang-san.json"), QStringLiteral(":/sample/li-si.json")}) {
        const Result<QList<Person>> read = readPeople(bytesOf(name), name);
        QVERIFY(read);
        people += *read;
        for (Cv& cv : people.last().cvs)
            cv.languages = {Language::English, Language::Chinese}; // as written by the core without a third language
    }
    QTemporaryDir folder;
    const QDir here(folder.path());
    QVERIFY(here.mkdir(QStringLiteral("two")) && here.mkdir(QStringLiteral("three")));
    const QString records = here.filePath(QStringLiteral("records.json"));
    QFile file(records);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(writePeople(people));
    file.close();

    QProcess shipped;
    shipped.setProcessChannelMode(QProcess::ForwardedChannels);
    shipped.start(QStringLiteral(DUOVITA_TWO_LANGUAGES), {records, here.filePath(QStringLiteral("two"))});
    QCOMPARE(writeDocuments(records, here.filePath(QStringLiteral("three"))), QString());
    QVERIFY(shipped.waitForFinished(120000));
    QCOMPARE(shipped.exitCode(), 0);
    const QStringList before = QDir(here.filePath(QStringLiteral("two"))).entryList(QDir::Files);
    QCOMPARE(QDir(here.filePath(QStringLiteral("three"))).entryList(QDir::Files), before);
    QVERIFY(before.size() > 2 * 20);
    for (const QString& name : before) {
        const QByteArray two = bytesOf(here.filePath(QStringLiteral("two/") + name));
        const QByteArray three = bytesOf(here.filePath(QStringLiteral("three/") + name));
        QVERIFY2(two == three, qPrintable(name));
    }
}

DUOVITA_GUI_TEST(ThirdDocumentsTest)
#include "tst_thirddocuments.moc"
