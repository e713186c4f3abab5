#include "core/design/template.h"
#include "core/export/pdfexporter.h"
#include "core/import/importdraft.h"
#include "core/json/personjson.h"
#include "core/typeset/fontlibrary.h"
#include "tests/support/chosenfonts.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QLibraryInfo>
#include <QPdfBookmarkModel>
#include <QPdfDocument>
#include <QPdfSelection>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QVersionNumber>

using namespace duovita;

namespace {

QString visible(const QString& text)
{
    QString result;
    for (const QChar c : text.normalized(QString::NormalizationForm_C)) {
        if (!c.isSpace() && c.category() != QChar::Other_Control)
            result += c;
    }
    return result;
}

QString run(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished(60000);
    return QString::fromUtf8(process.readAllStandardOutput());
}

Person withText(const QString& text)
{
    Person person;
    person.name = LocalizedText::of(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    Section section(SectionKind::Summary);
    Entry entry = section.newEntry();
    Highlight highlight;
    highlight.style = HighlightStyle::Paragraph;
    highlight.text = LocalizedRichText::shared(RichText::fromPlain(text));
    entry.highlights += highlight;
    static_cast<void>(section.append(entry));
    person.sections += section;
    return person;
}

/// The laid-out text by page, including page artifacts.
QString setText(const PagedLayout& layout)
{
    QString text;
    for (const LayoutPage& page : layout.pages) {
        for (const LayoutLine& line : page.lines) {
            for (const GlyphRun& glyphs : line.runs)
                text += glyphs.text;
        }
    }
    return text;
}

} // namespace

class PdfExporterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void preservesTextExactly_data();
    void preservesTextExactly();
    void preservesEmojiExactly();
    void exportsPointOfTwentyThousandWords();
    void reportsMissingGlyphs();
    void reportsMissingFont();
    void preservesTextOfSamples();
    void keepsSpreadLettersTogether();
    void preservesTextOfSeedDocuments();
    void isSyntacticallySound();
    void givesTheSameBytesTwice();
    void setsTitleAuthorAndOutline();
    void linksOnlySafeAddresses();
    void reportsMissingTexts();

private:
    void check(const Person& person, Language language);
    void checkReaders(const PdfDocument& document);

    QTemporaryDir m_folder;
    ExportFonts m_fonts;
};

void PdfExporterTest::initTestCase()
{
    if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty() ||
        QStandardPaths::findExecutable(QStringLiteral("mutool")).isEmpty())
        QSKIP("pdftotext (poppler-utils) or mutool (mupdf-tools) is not installed");
}

void PdfExporterTest::check(const Person& person, Language language)
{
    PdfExporter exporter(m_fonts);
    const auto document = exporter.make(person, person.cvs.front(), language);
    QVERIFY(document);
    checkReaders(*document);
    // The laid-out text equals the content.
    QString content = visible(plainText(document->content()));
    for (const QString& word : {visible(document->content().author)})
        QVERIFY(content.contains(word));
}

void PdfExporterTest::checkReaders(const PdfDocument& document)
{
    const QString path = m_folder.filePath(QStringLiteral("cv.pdf"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(document.bytes);
    file.close();
    const QString expected = visible(setText(document.layout));
    QCOMPARE(visible(run(QStringLiteral("pdftotext"), {QStringLiteral("-raw"), path, QStringLiteral("-")})), expected);
    QCOMPARE(visible(run(QStringLiteral("mutool"), {QStringLiteral("draw"), QStringLiteral("-q"), QStringLiteral("-F"),
                                                    QStringLiteral("txt"), path})),
             // mutool decomposes a typed ligature.
             QString(expected).replace(u'\uFB01', QStringLiteral("fi")));
}

void PdfExporterTest::preservesTextExactly_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("ligatures") << "efficient office, fluffy affliction";
    QTest::newRow("radicals") << QStringLiteral("一人大工生用日月文高长门马鸟鱼食衣见");
    QTest::newRow("typed radical beside ideograph") << QStringLiteral("\u2F00一\u2F24大");
    QTest::newRow("marks") << QStringLiteral("“引文”——破折号……省略号·间隔号《书名》，完。");
    QTest::newRow("beyond the basic plane") << QStringLiteral("𠮷野家");
    QTest::newRow("no-break space and hyphens") << QStringLiteral("10\u00A0km, x\u2010y-z, \u2013 \u2212 5");
    QTest::newRow("combining") << QStringLiteral("e\u0301 o\u0308 n\u0303 x\u0323");
    QTest::newRow("accents and Greek") << QStringLiteral("Łódź, naïve, Ωμέγα, Привет");
    QTest::newRow("signs") << QStringLiteral("a < b & c > d \\ (x) [y] 100% ×2 ±3 25 ℃ $9 №7");
    QTest::newRow("long address") << QString(QStringLiteral("see https://example.org/") + QString(300, u'x') +
                                             QStringLiteral(" end"));
    QTest::newRow("long word") << QString(300, u'm');
    QTest::newRow("soft hyphens") << QStringLiteral("super\u00ADcali\u00ADfragi ").repeated(30);
    QTest::newRow("invisible characters")
        << QStringLiteral("zero\u200Bwidth, joi\u200Dner, word\u2060joiner, bom\uFEFFx 字\uFEFF");
    QTest::newRow("nothing but an emoji") << QStringLiteral("ok 😀 ok");
}

void PdfExporterTest::preservesTextExactly()
{
    QFETCH(QString, text);
    check(withText(text), Language::Chinese);
    check(withText(text), Language::English);
}

/// Characters beyond U+FFFF, single and in sequences, extracted as valid Unicode by every reader.
void PdfExporterTest::preservesEmojiExactly()
{
    const test::ChosenFonts chosen(test::ChosenFonts::Signs::Present);
    const ExportFonts fonts;
    const Person person =
        withText(QStringLiteral("👩\u200D💻 🇩🇪 👩🏽\u200D💻 🇨🇩 🎉\uFE0F 💻 ❤\uFE0F 𠮷"));
    for (const Language language : allLanguages) {
        PdfExporter exporter(fonts);
        const auto document = exporter.make(person, person.cvs.front(), language);
        QVERIFY(document);
        QCOMPARE(document->layout.findings.size(), 0);
        QCOMPARE(document->unmet, QStringList());
        checkReaders(*document);
        QBuffer bytes;
        bytes.setData(document->bytes);
        QVERIFY(bytes.open(QIODevice::ReadOnly));
        QPdfDocument pdfium;
        pdfium.load(&bytes);
        QCOMPARE(pdfium.pageCount(), 1);
        // Since Qt 6.8, Qt Pdf omits parts of emoji sequences that the other readers return.
        if (QLibraryInfo::version() >= QVersionNumber(6, 8))
            QEXPECT_FAIL("", "PDFium leaves out parts of joined emoji", Continue);
        QCOMPARE(visible(pdfium.getAllText(0).text()), visible(setText(document->layout)));
    }
}

void PdfExporterTest::exportsPointOfTwentyThousandWords()
{
    QString text;
    for (int i = 0; i < 20000; ++i)
        text += i % 5 == 0 ? QStringLiteral("第%1个词，").arg(i) : QStringLiteral("word%1 ").arg(i);
    check(withText(text), Language::Chinese);
}

void PdfExporterTest::reportsMissingGlyphs()
{
    PdfExporter exporter(m_fonts);
    const Person person = withText(QStringLiteral("before \U0001F9FF after \uE123"));
    const auto document = exporter.make(person, person.cvs.front(), Language::English);
    QVERIFY(document);
    QCOMPARE(document->layout.findings.size(), 1);
    const LayoutFinding& finding = document->layout.findings.front();
    QCOMPARE(finding.kind, LayoutFinding::Kind::NoGlyph);
    QVERIFY(finding.text.endsWith(u'\uE123'));
    for (const LayoutFinding::Place& place : finding.places) {
        QCOMPARE(place.source.entry, person.sections[0].entries()[0].id);
        QCOMPARE(place.source.field, Field::Highlights);
    }
    QCOMPARE(document->unmet, QStringList());
}

void PdfExporterTest::reportsMissingFont()
{
    QStandardPaths::setTestModeEnabled(true);
    QDir().mkpath(Template::userFolder());
    const QString path = QDir(Template::userFolder()).filePath(QStringLiteral("nofont.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"base\": \"classic\", \"name\": \"nofont\", \"fonts\": {\"latin\": \"No Such Family\"}}");
    file.close();
    Person person = withText(QStringLiteral("text"));
    person.cvs.front().design.templateName = QStringLiteral("nofont");
    PdfExporter exporter(m_fonts);
    const auto document = exporter.make(person, person.cvs.front(), Language::English);
    QVERIFY(QFile::remove(path));
    QVERIFY(document);
    QCOMPARE(document->unmet, QStringList());
    QCOMPARE(document->layout.findings.size(), 1);
    QCOMPARE(document->layout.findings.front().kind, LayoutFinding::Kind::FontMissing);
    QCOMPARE(document->layout.findings.front().text, QStringLiteral("No Such Family"));
}

void PdfExporterTest::preservesTextOfSamples()
{
    for (const char* name : {":/sample/zhang-san.json", ":/sample/li-si.json"}) {
        QFile file(QString::fromLatin1(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto people = readPeople(file.readAll());
        QVERIFY(people);
        for (const QString& looks : Template::names()) {
            Person person = people->front();
            person.cvs.front().design.templateName = looks;
            for (const Language language : allLanguages)
                check(person, language);
        }
    }
}

/// Readers insert spaces between widely spaced letters, so that filters for applicants would not find "Experience".
void PdfExporterTest::keepsSpreadLettersTogether()
{
    QFile file(QStringLiteral(":/sample/zhang-san.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto people = readPeople(file.readAll());
    QVERIFY(people);
    PdfExporter exporter(m_fonts);
    for (const QString& looks : Template::names()) {
        for (const double tracking : {-1.0, 0.15}) { // -1: the template's tracking
            Person person = people->front();
            Design& design = person.cvs.front().design;
            design.templateName = looks;
            if (tracking > 0)
                design.changes.insert(QStringLiteral("section.tracking"), tracking);
            const auto document = exporter.make(person, person.cvs.front(), Language::English);
            QVERIFY(document);
            checkReaders(*document);
            QStringList titles;
            for (const LayoutBlock& block : document->layout.blocks) {
                if (block.role == BlockRole::SectionTitle)
                    titles += block.title.simplified();
            }
            QVERIFY(titles.size() > 3);
            const QString path = m_folder.filePath(QStringLiteral("cv.pdf"));
            QStringList texts{run(QStringLiteral("pdftotext"), {path, QStringLiteral("-")})};
            if (tracking < 0) // it ignores ActualText, like many programs that read applications
                texts += run(QStringLiteral("mutool"), {QStringLiteral("draw"), QStringLiteral("-q"),
                                                        QStringLiteral("-F"), QStringLiteral("txt"), path});
            for (const QString& text : texts) {
                for (const QString& title : titles)
                    QVERIFY2(text.simplified().contains(title, Qt::CaseInsensitive),
                             qPrintable(looks + u' ' + title + u'\n' + text));
            }
        }
    }
}

void PdfExporterTest::preservesTextOfSeedDocuments()
{
    const QDir seeds(QStringLiteral(DUOVITA_SOURCE_DIR "/../shared/seeds"));
    if (!seeds.exists())
        QSKIP("the real documents are not beside the project");
    static const QRegularExpression falsified(QStringLiteral("[\\x{2E80}-\\x{2FDF}\\x{FB00}-\\x{FB06}]"));
    for (const QFileInfo& info : seeds.entryInfoList({QStringLiteral("*.txt")})) {
        ImportOptions options;
        options.personName = QStringLiteral("张三");
        const auto drafts = readFile(info.filePath(), options);
        QVERIFY(drafts);
        for (Language language : allLanguages) {
            check(drafts->front().person, language);
            const QString path = m_folder.filePath(QStringLiteral("cv.pdf"));
            QVERIFY(!run(QStringLiteral("pdftotext"), {path, QStringLiteral("-")}).contains(falsified));
        }
    }
}

void PdfExporterTest::isSyntacticallySound()
{
    check(test::RandomPerson(5).person(), Language::Chinese);
    if (QStandardPaths::findExecutable(QStringLiteral("qpdf")).isEmpty())
        QSKIP("qpdf is not installed");
    QCOMPARE(QProcess::execute(QStringLiteral("qpdf"),
                               {QStringLiteral("--check"), m_folder.filePath(QStringLiteral("cv.pdf"))}),
             0);
}

void PdfExporterTest::givesTheSameBytesTwice()
{
    const Person person = withText(QStringLiteral("同样的 bytes"));
    PdfExporter first(m_fonts);
    PdfExporter second;
    const QByteArray bytes = first.make(person, person.cvs.front(), Language::Chinese)->bytes;
    QCOMPARE(second.make(person, person.cvs.front(), Language::Chinese)->bytes, bytes);
    for (int i = 0; i < 6; ++i) // also while a font is prepared in the background
        QCOMPARE(first.make(person, person.cvs.front(), Language::Chinese)->bytes, bytes);
}

void PdfExporterTest::setsTitleAuthorAndOutline()
{
    const Person person = withText(QStringLiteral("内容"));
    PdfExporter exporter(m_fonts);
    QByteArray bytes = exporter.make(person, person.cvs.front(), Language::Chinese)->bytes;
    QBuffer buffer(&bytes);
    QVERIFY(buffer.open(QIODevice::ReadOnly));
    QPdfDocument pdf;
    pdf.load(&buffer);
    QCOMPARE(pdf.metaData(QPdfDocument::MetaDataField::Title).toString(), QStringLiteral("张三 – 简历"));
    QCOMPARE(pdf.metaData(QPdfDocument::MetaDataField::Author).toString(), QStringLiteral("张三"));
    QPdfBookmarkModel bookmarks;
    bookmarks.setDocument(&pdf);
    QCOMPARE(bookmarks.rowCount(QModelIndex()), 1);
    const QModelIndex first = bookmarks.index(0, 0, QModelIndex());
    QCOMPARE(bookmarks.data(first, static_cast<int>(QPdfBookmarkModel::Role::Title)).toString(),
             QStringLiteral("个人简介"));
}

void PdfExporterTest::linksOnlySafeAddresses()
{
    Person person = withText({});
    Entry entry = person.sections[0].entries()[0];
    entry.highlights[0].text = LocalizedRichText::shared(RichText::fromMarkdown(
        QStringLiteral("[good](https://example.org/简历) [bad](javascript:alert) [near](../cv.pdf)")));
    QVERIFY(person.sections[0].replace(0, entry));
    PdfExporter exporter(m_fonts);
    const auto document = exporter.make(person, person.cvs.front(), Language::English);
    int links = 0;
    for (const LayoutPage& page : document->layout.pages) {
        for (const LayoutLine& line : page.lines) {
            for (const GlyphRun& glyphs : line.runs)
                links += glyphs.url.isEmpty() ? 0 : 1;
        }
    }
    QCOMPARE(links, 1);
}

void PdfExporterTest::reportsMissingTexts()
{
    Person person;
    person.name = LocalizedText::of(Language::Chinese, QStringLiteral("张三"));
    const CvContent content = makeContent(person, person.cvs.front(), Language::English);
    QCOMPARE(content.missing.size(), 1);
    QCOMPARE(content.missing.front().text, QStringLiteral("张三"));
    QVERIFY(makeContent(person, person.cvs.front(), Language::Chinese).missing.isEmpty());
}

DUOVITA_TEST(PdfExporterTest)
#include "tst_pdfexporter.moc"
