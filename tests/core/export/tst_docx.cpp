#include "core/content/typographicquotes.h"
#include "core/export/docx.h"
#include "core/export/filewriting.h"
#include "core/export/formats.h"
#include "core/export/pdfexporter.h"
#include "core/import/importdraft.h"
#include "core/import/readers/ziparchive.h"
#include "tests/support/contentreading.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace duovita;
using test::firstLost;

namespace {

const QList<Language> both{Language::English, Language::Chinese};

} // namespace

/// Word documents, checked with other readers and by their XML.
class DocxTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordReadersAgree();
    void wordShowsNameAsTheTemplateDoes();
    void wordHasTheFontOfTitles();
    void wordKeepsContactsUnbroken();
    void wordKeepsDatesBesideLongTitles();
    void wordPutsWidePlacesOnTheirOwnLine();
    void wordIsBoldOnlyWhereTheContentIs();
    void wordLooksLikeItsTemplate_data();
    void wordLooksLikeItsTemplate();
    void wordKeepsHanUpright();
    void wordMarksLanguagesAndFonts();
    void wordFooterShowsNameAndPageNumber();
    void wordHasTheTemplatesColors_data();
    void wordHasTheTemplatesColors();
    void wordScalesDownLikeThePages();
    void wordNumbersNestedListsSeparately();
    void importsItsOwnWordDocuments_data();
    void importsItsOwnWordDocuments();
};

/// python-docx, an independent reader, finds the same text, headings and links.
void DocxTest::wordReadersAgree()
{
    // Debian's own interpreter, for which the packages are installed.
    const QString interpreter = QStringLiteral("/usr/bin/python3");
    QProcess probe;
    probe.start(interpreter, {QStringLiteral("-c"), QStringLiteral("import docx")});
    if (!probe.waitForFinished() || probe.exitCode() != 0)
        QSKIP("python3-docx is not installed");
    QTemporaryDir folder;
    for (const Language language : both) {
        const Person person = test::samplePerson(QStringLiteral("zhang-san"));
        const CvContent content = makeContent(person, person.cvs.front(), language);
        const QString path = folder.filePath(QStringLiteral("cv.docx"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(*toDocx(content, *Template::load(QStringLiteral("classic")), Paper::A4));
        file.close();
        QProcess python;
        python.start(interpreter,
                     {QStringLiteral("-c"),
                      QStringLiteral("import docx,sys\nd=docx.Document(sys.argv[1])\nq='{%s}t'%d.element.nsmap['w']\n"
                                     "for p in d.paragraphs: print(p.style.name+'|'+''.join(t.text or '' for t in "
                                     "p._p.iter(q)))"),
                      path});
        QVERIFY(python.waitForFinished());
        QVERIFY2(python.exitCode() == 0, python.readAllStandardError().constData());
        QStringList texts;
        QStringList headings;
        for (const QString& line : QString::fromUtf8(python.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts)) {
            texts += line.section(u'|', 1);
            if (line.startsWith(QStringLiteral("Heading 1|")))
                headings += line.section(u'|', 1);
        }
        const QString lost = firstLost(texts.join(u'\n'), content);
        QVERIFY2(lost.isEmpty(), qPrintable(lost));
        QStringList titles;
        for (const ContentSection& section : content.sections)
            titles += plainText(section.title);
        QCOMPARE(headings, titles);
    }
}

/// In the document's language, or in both if the template shows both.
void DocxTest::wordShowsNameAsTheTemplateDoes()
{
    const Person person = test::samplePerson(QStringLiteral("zhang-san"));
    const CvContent content = makeContent(person, person.cvs.front(), Language::Chinese);
    for (const auto& [design, both] : {std::pair("classic", false), std::pair("academic", true)}) {
        const auto bytes = toDocx(content, *Template::load(QString::fromLatin1(design)), Paper::A4);
        const auto archive = ZipArchive::open(*bytes, QStringLiteral("cv.docx"));
        QVERIFY(archive);
        const QString document = QString::fromUtf8(*archive->read(QStringLiteral("word/document.xml")));
        const QString title =
            document.section(QStringLiteral("w:val=\"Title\""), 1).section(QStringLiteral("</w:p>"), 0, 0);
        QVERIFY(title.contains(QStringLiteral("张三")));
        QVERIFY2(title.contains(QStringLiteral("Zhang San")) == both, design);
        // Smaller and lighter than the name, as on the page: 23 pt × 0.565.
        const QString other = title.section(QStringLiteral("<w:r>"), -1);
        QCOMPARE(other.contains(QStringLiteral("<w:sz w:val=\"26\"/>")), both);
        QCOMPARE(other.contains(QStringLiteral("<w:b w:val=\"0\"/>")), both);
        QCOMPARE(other.contains(QStringLiteral("<w:spacing w:val=\"0\"/>")), both);
    }
}

void DocxTest::wordKeepsContactsUnbroken()
{
    Person person = test::samplePerson(QStringLiteral("zhang-san"));
    for (int i = 0; i < 8; ++i)
        person.contacts += Contact{
            ContactKind::Website, LocalizedText::shared(QStringLiteral("site%1.example.org/people").arg(i)), {}};
    const CvContent content = makeContent(person, person.cvs.front(), Language::English);
    const Template design = *Template::load(QStringLiteral("classic"));
    const auto bytes = toDocx(content, design, Paper::A4);
    const auto archive = ZipArchive::open(*bytes, QStringLiteral("cv.docx"));
    QVERIFY(archive);
    const QString document = QString::fromUtf8(*archive->read(QStringLiteral("word/document.xml")));
    const QStringList lines = document.split(QStringLiteral("w:val=\"Contact\"")).mid(1);
    QVERIFY2(lines.size() >= 3, qPrintable(QString::number(lines.size())));
    qsizetype separators = 0;
    for (const QString& line : lines)
        separators += line.section(QStringLiteral("</w:p>"), 0, 0).count(design.contactSeparator);
    QCOMPARE(separators, content.contacts.size() - lines.size()); // none at the end of a line
}

/// The indent wraps titles before the date, whose tab stop is beyond it.
void DocxTest::wordKeepsDatesBesideLongTitles()
{
    Person person = test::samplePerson(QStringLiteral("zhang-san"));
    const CvContent content = makeContent(person, person.cvs.front(), Language::English);
    const auto bytes = toDocx(content, *Template::load(QStringLiteral("classic")), Paper::A4);
    const auto archive = ZipArchive::open(*bytes, QStringLiteral("cv.docx"));
    const QString document = QString::fromUtf8(*archive->read(QStringLiteral("word/document.xml")));
    static const QRegularExpression indent(QStringLiteral("<w:ind w:right=\"(\\d+)\"/>"));
    int dated = 0;
    for (const QString& paragraph : document.split(QStringLiteral("<w:p>")).mid(1)) {
        const bool hasTab = paragraph.contains(QStringLiteral("<w:tab/>"));
        const auto match = indent.match(paragraph);
        QCOMPARE(match.hasMatch(), hasTab);
        dated += hasTab ? 1 : 0;
        if (hasTab)
            QVERIFY(match.captured(1).toInt() > 300); // wider than a year
    }
    QVERIFY(dated > 10);
}

/// Text wider than the room at the right edge would wrap to the left one.
void DocxTest::wordPutsWidePlacesOnTheirOwnLine()
{
    const QString place = QStringLiteral("Qinghe New Economic Development Zone, Greater Qinghe Metropolitan Area");
    Person person = test::samplePerson(QStringLiteral("zhang-san"));
    Section section(SectionKind::Education);
    Entry entry = section.newEntry();
    auto& details = std::get<EducationDetails>(entry.details);
    details.institution = LocalizedText::shared(QStringLiteral("Qinghe University"));
    details.degree = LocalizedText::shared(QStringLiteral("Doctor"));
    details.location = LocalizedText::shared(place);
    QVERIFY(section.append(entry));
    person.sections = {section};
    const auto bytes = toDocx(makeContent(person, person.cvs.front(), Language::English),
                              *Template::load(QStringLiteral("classic")), Paper::A4);
    const auto archive = ZipArchive::open(*bytes, QStringLiteral("cv.docx"));
    const QString document = QString::fromUtf8(*archive->read(QStringLiteral("word/document.xml")));
    const QString line = document.section(QStringLiteral("<w:p>"), -1, -1);
    QVERIFY(!document.contains(QStringLiteral("<w:tab/>")));
    QVERIFY(line.contains(place) && !line.contains(QStringLiteral("Doctor")));
}

/// Single-line titles such as "Best paper" are not bold among others of their kind, as in the PDF.
void DocxTest::wordIsBoldOnlyWhereTheContentIs()
{
    const Person person = test::samplePerson(QStringLiteral("zhang-san"));
    const auto bytes = toDocx(makeContent(person, person.cvs.front(), Language::English),
                              *Template::load(QStringLiteral("classic")), Paper::A4);
    const auto archive = ZipArchive::open(*bytes, QStringLiteral("cv.docx"));
    const QString document = QString::fromUtf8(*archive->read(QStringLiteral("word/document.xml")));
    const auto isBold = [&](const QString& text) {
        const qsizetype run = document.lastIndexOf(QStringLiteral("<w:r>"), document.indexOf(text));
        return document.mid(run, document.indexOf(text) - run).contains(QStringLiteral("<w:b/>"));
    };
    QVERIFY(isBold(QStringLiteral("Crash-consistent storage on disaggregated memory")));
    QVERIFY(document.contains(QStringLiteral("Best paper")) && !isBold(QStringLiteral("Best paper")));
}

void DocxTest::wordLooksLikeItsTemplate_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : Template::names())
        QTest::newRow(qPrintable(name)) << name;
}

void DocxTest::wordLooksLikeItsTemplate()
{
    QFETCH(QString, name);
    const Template design = *Template::load(name);
    Person person = test::samplePerson(QStringLiteral("zhang-san"));
    Cv& cv = person.cvs.front();
    cv.design.templateName = name;
    cv.margins = 10;
    const auto files = exportFiles(person, cv, {Language::English}, ExportFormat::Docx);
    QVERIFY(files);
    const auto archive = ZipArchive::open(files->front().bytes, QStringLiteral("cv.docx"));
    QVERIFY(archive);
    const QString styles = QString::fromUtf8(*archive->read(QStringLiteral("word/styles.xml")));
    const QString heading =
        styles.section(QStringLiteral("w:styleId=\"Heading1\""), 1).section(QStringLiteral("</w:style>"), 0, 0);
    QVERIFY2(heading.contains(design.headingColor.name().mid(1).toUpper()), qPrintable(heading));
    QVERIFY2(heading.contains(QStringLiteral("<w:sz w:val=\"%1\"/>").arg(qRound(design.section.size * 2))),
             qPrintable(heading));
    using Heading = Template::Heading;
    const auto isOf = [&design](const QList<Heading>& headings) { return headings.contains(design.section.style); };
    QCOMPARE(heading.contains(QStringLiteral("<w:bottom ")), isOf({Heading::Rule, Heading::Through, Heading::Beside}));
    QCOMPARE(heading.contains(QStringLiteral("<w:top ")), isOf({Heading::Above, Heading::Dash, Heading::Hanging}));
    QCOMPARE(heading.contains(QStringLiteral("<w:left ")), isOf({Heading::Bar}));
    QCOMPARE(heading.contains(QStringLiteral("<w:b/>")), design.section.weight >= 600);
    QCOMPARE(heading.contains(QStringLiteral("<w:caps/>")), design.section.letters == Template::Case::Capitals);
    QCOMPARE(heading.contains(QStringLiteral("<w:jc ")), design.section.align == Template::Align::Center);
    // White titles have a background.
    const QString fill = heading.section(QStringLiteral("w:fill=\""), 1).left(6);
    const QColor ground = fill.isEmpty() ? QColor(Qt::white) : QColor::fromString(u'#' + fill);
    QVERIFY(qAbs(ground.lightness() - design.headingColor.lightness()) > 60);
    const QString title =
        styles.section(QStringLiteral("w:styleId=\"Title\""), 1).section(QStringLiteral("</w:style>"), 0, 0);
    QCOMPARE(title.contains(QStringLiteral("center")), design.personName.align == Template::Align::Center);
    const QString document = QString::fromUtf8(*archive->read(QStringLiteral("word/document.xml")));
    QVERIFY(document.contains(QStringLiteral("<w:pgMar w:top=\"567\" w:right=\"567\""))); // 10 mm
    const auto paragraphOf = [&](const QString& text) {
        const qsizetype at = document.indexOf(text);
        return at < 0 ? QString() : document.mid(document.lastIndexOf(QStringLiteral("<w:p>"), at), at);
    };
    // Awards are single lines with little space between them.
    const QString close = QStringLiteral("<w:spacing w:before=\"%1\"/>").arg(qRound(design.itemSpaceBefore * 20));
    QVERIFY2(paragraphOf(QStringLiteral("Teaching award")).section(QStringLiteral("</w:pPr>"), 0, 0).contains(close),
             qPrintable(close));
}

/// The second line of an entry is in italics, but Han characters must not be slanted.
void DocxTest::wordKeepsHanUpright()
{
    Section section(SectionKind::Education);
    Entry entry = section.newEntry();
    auto& details = std::get<EducationDetails>(entry.details);
    details.institution = LocalizedText::shared(QStringLiteral("Qinghe University"));
    details.degree = LocalizedText::of(Language::English, QStringLiteral("Ph.D."));
    details.area = LocalizedText::of(Language::Chinese, QStringLiteral("软件工程"));
    QVERIFY(section.append(entry));
    Person person = test::samplePerson(QStringLiteral("li-si"));
    person.sections = {section};
    const auto bytes = toDocx(makeContent(person, person.cvs.front(), Language::English),
                              *Template::load(QStringLiteral("classic")), Paper::A4);
    const QString document = QString::fromUtf8(
        *ZipArchive::open(*bytes, QStringLiteral("cv.docx"))->read(QStringLiteral("word/document.xml")));
    const auto isUpright = [&](const QString& text) {
        const qsizetype at = document.indexOf(text);
        const qsizetype run = document.lastIndexOf(QStringLiteral("<w:r>"), at);
        return document.mid(run, at - run).contains(QStringLiteral("<w:i w:val=\"0\"/>"));
    };
    QVERIFY(isUpright(QStringLiteral("软件工程")));
    QVERIFY(!isUpright(QStringLiteral("Ph.D.")));
}

/// Both scripts have a language and a font throughout, whatever the document's language.
void DocxTest::wordMarksLanguagesAndFonts()
{
    const Person person = test::samplePerson(QStringLiteral("zhang-san"));
    const Template design = *Template::load(QStringLiteral("classic"));
    for (const Language language : both) {
        const auto bytes = toDocx(makeContent(person, person.cvs.front(), language), design, Paper::A4);
        const auto archive = ZipArchive::open(*bytes, QStringLiteral("cv.docx"));
        const QString defaults = QString::fromUtf8(*archive->read(QStringLiteral("word/styles.xml")))
                                     .section(QStringLiteral("</w:rPrDefault>"), 0, 0);
        QVERIFY2(defaults.contains(QStringLiteral("<w:lang w:val=\"en-US\" w:eastAsia=\"zh-CN\"/>")),
                 qPrintable(defaults));
        QVERIFY2(defaults.contains(QStringLiteral("w:eastAsia=\"SimSun\"")), qPrintable(defaults));
        QVERIFY(archive->read(QStringLiteral("docProps/core.xml"))
                    ->contains(language == Language::Chinese ? "<dc:language>zh-Hans<" : "<dc:language>en<"));
    }
}

namespace {

QByteArray partOf(const QByteArray& docx, const char* name)
{
    const auto archive = ZipArchive::open(docx, QStringLiteral("cv.docx"));
    if (!archive)
        return {};
    const auto part = archive->read(QString::fromLatin1(name));
    return part ? *part : QByteArray();
}

} // namespace

/// Headings and the name keep the font of titles. A name with an interpunct has no coloured beginning, as on the page.
void DocxTest::wordHasTheFontOfTitles()
{
    Person person = test::samplePerson(QStringLiteral("zhang-san"));
    person.name = LocalizedText::of(QStringLiteral("Maya Fischer"), QStringLiteral("马娅·费舍尔"));
    const CvContent content = makeContent(person, person.cvs.front(), Language::Chinese);
    Template design = *Template::load(QStringLiteral("accent"));
    design.titleLatinFamily = QStringLiteral("EB Garamond");
    design.titleChineseFamily = QStringLiteral("Noto Serif CJK SC");
    for (const bool like : {true, false}) {
        design.personName.likeTitles = like;
        const auto bytes = toDocx(content, design, Paper::A4);
        const QString styles = QString::fromUtf8(partOf(*bytes, "word/styles.xml"));
        const auto style = [&](const char* id) {
            return styles.section(QStringLiteral("w:styleId=\"%1\"").arg(QLatin1StringView(id)), 1)
                .section(QStringLiteral("</w:style>"), 0, 0);
        };
        for (const auto& [id, hasFont] :
             {std::pair("Heading1", true), std::pair("Title", like), std::pair("Contact", false)}) {
            QCOMPARE(style(id).contains(QStringLiteral("w:ascii=\"EB Garamond\"")), hasFont);
            QCOMPARE(style(id).contains(QStringLiteral("w:eastAsia=\"SimSun\"")), hasFont);
        }
        const QString title = QString::fromUtf8(partOf(*bytes, "word/document.xml"))
                                  .section(QStringLiteral("w:val=\"Title\""), 1)
                                  .section(QStringLiteral("</w:p>"), 0, 0);
        QVERIFY2(title.contains(QStringLiteral("马娅·费舍尔")), qPrintable(title)); // in one run
    }
}

/// With page number fields that all word processors support, and their initial values.
void DocxTest::wordFooterShowsNameAndPageNumber()
{
    Person person = test::samplePerson(QStringLiteral("zhang-san"));
    Template design = *Template::load(QStringLiteral("classic"));
    for (const Language language : both) {
        const CvContent content = makeContent(person, person.cvs.front(), language);
        const auto bytes = toDocx(content, design, {Paper::A4, {}, 3});
        const QByteArray name =
            (language == Language::Chinese ? QStringLiteral("张三") : QStringLiteral("Zhang San")).toUtf8();
        const QByteArray footer = partOf(*bytes, "word/footer.xml");
        QVERIFY(footer.contains(QByteArray(">" + name)));
        for (const QByteArray& code : {QByteArray("PAGE"), QByteArray("NUMPAGES")})
            QCOMPARE(footer.count(QByteArray("<w:instrText xml:space=\"preserve\"> " + code + " </w:instrText>")), 1);
        for (const char* mark : {"begin", "separate", "end"})
            QCOMPARE(footer.count(QByteArray(QByteArray("w:fldCharType=\"") + mark + '"')), 2);
        QVERIFY(footer.contains(">3</w:t>"));
        QVERIFY(!partOf(*bytes, "word/document.xml").contains("<w:titlePg/>"));
        // A document of one page has no footer, unless it grows.
        const QByteArray one = partOf(*toDocx(content, design, {Paper::A4, {}, 1}), "word/document.xml");
        QVERIFY(one.contains("<w:titlePg/>"));
        QCOMPARE(one.count("<w:footerReference "), 1);
        QVERIFY(!one.contains("w:type=\"first\""));
    }
    const CvContent content = makeContent(person, person.cvs.front(), Language::English);
    design.footerText = Template::Footer::Page;
    QVERIFY(!partOf(*toDocx(content, design, Paper::A4), "word/footer.xml").contains("Zhang San"));
    design.footerText = Template::Footer::None;
    QVERIFY(!partOf(*toDocx(content, design, Paper::A4), "word/document.xml").contains("<w:footerReference "));
    person.name = {}; // no name yet
    QVERIFY(toDocx(makeContent(person, person.cvs.front(), Language::English), design, Paper::A4));
}

void DocxTest::wordHasTheTemplatesColors_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : Template::names())
        QTest::newRow(qPrintable(name)) << name;
}

/// Dates, places, second lines, contacts, list marks, and accented parts of names and titles.
void DocxTest::wordHasTheTemplatesColors()
{
    QFETCH(QString, name);
    const Person person = test::samplePerson(QStringLiteral("zhang-san"));
    const Template design = *Template::load(name);
    const CvContent content = makeContent(person, person.cvs.front(), Language::English, design.words);
    const auto bytes = toDocx(content, design, Paper::A4);
    const QString document = QString::fromUtf8(partOf(*bytes, "word/document.xml"));
    const auto colored = [&](const QColor& color, const QString& text) {
        static const QRegularExpression runs(
            QStringLiteral("<w:color w:val=\"(\\w+)\"/>(?:(?!</w:rPr>).)*</w:rPr><w:t[^>]*>([^<]*)<"));
        for (auto it = runs.globalMatch(document); it.hasNext();) {
            const auto run = it.next();
            if (run.captured(1) == color.name().mid(1).toUpper() && run.captured(2) == text)
                return true;
        }
        return false;
    };
    const auto isEntryOf = [](const ContentEntry& entry, Field field, bool right) {
        for (const ContentHeadLine& line : entry.head) {
            for (const ContentRun& run : right ? line.right : line.left) {
                if (run.source.field == field)
                    return run.text;
            }
        }
        return QString();
    };
    int places = 0;
    for (const ContentSection& section : content.sections) {
        for (const ContentEntry& entry : section.entries) {
            if (const QString place = isEntryOf(entry, Field::Location, true); !place.isEmpty()) {
                QVERIFY2(colored(design.placeColor, place), qPrintable(place));
                ++places;
            }
            for (const ContentHeadLine& line : entry.head) {
                const bool dated = !line.right.isEmpty() && line.right.front().source.field != Field::Location;
                QVERIFY(!dated || colored(design.dateColor, line.right.front().text));
            }
        }
    }
    QVERIFY(places > 0);
    if (design.section.accentedLetters > 0) {
        const QString title = plainText(content.sections.front().title);
        QVERIFY(colored(design.accentColor, title.left(design.section.accentedLetters)));
    }
    if (design.contactColor.isValid())
        QVERIFY(document.contains(
            QStringLiteral("<w:color w:val=\"%1\"/>").arg(design.contactColor.name().mid(1).toUpper())));
    const QByteArray lists = partOf(*bytes, "word/numbering.xml");
    QVERIFY(lists.contains(design.bulletColor.name().mid(1).toUpper().toLatin1()));
    if (design.personName.accented) {
        const CvContent chinese = makeContent(person, person.cvs.front(), Language::Chinese, design.words);
        QVERIFY(QString::fromUtf8(partOf(*toDocx(chinese, design, Paper::A4), "word/document.xml"))
                    .contains(QStringLiteral(">张<")));
    }
}

/// If the pages were scaled down to fit the CV's length, the Word document is scaled as well.
void DocxTest::wordScalesDownLikeThePages()
{
    Person person = test::samplePerson(QStringLiteral("zhang-san"));
    Cv cv = person.cvs.front();
    cv.design.templateName = QStringLiteral("classic");
    cv.targetPages = {};
    const auto sizeOf = [&](const char* style) {
        const auto files = exportFiles(person, cv, {Language::English}, ExportFormat::Docx);
        const QString styles = files ? QString::fromUtf8(partOf(files->front().bytes, "word/styles.xml")) : QString();
        const QString own = styles.section(QStringLiteral("w:styleId=\"%1\"").arg(QLatin1StringView(style)), 1)
                                .section(QStringLiteral("</w:style>"), 0, 0);
        return own.section(QStringLiteral("w:before=\""), 1).section(u'"', 0, 0).toInt();
    };
    const auto pages = PdfExporter().layOut(person, cv, Language::English);
    QVERIFY(pages && pages->layout.pages.size() > 1);
    const int before = sizeOf("Heading1");
    cv.targetPages = static_cast<int>(pages->layout.pages.size()) - 1;
    const auto fitted = PdfExporter().layOut(person, cv, Language::English);
    QVERIFY(fitted && fitted->layout.tightening > 0);
    QVERIFY2(sizeOf("Heading1") < before, qPrintable(QString::number(sizeOf("Heading1"))));
}

void DocxTest::wordNumbersNestedListsSeparately()
{
    Person person = test::samplePerson(QStringLiteral("li-si"));
    Entry entry = person.sections.front().entries().front();
    entry.highlights.clear();
    for (const auto& [text, level] : {std::pair{"first", 0}, {"inner", 1}, {"second", 0}}) {
        Highlight point;
        point.style = HighlightStyle::Numbered;
        point.level = level;
        point.text = LocalizedRichText::shared(RichText::fromPlain(QString::fromLatin1(text)));
        entry.highlights += point;
    }
    QVERIFY(person.sections.front().replace(0, entry));
    const auto bytes = toDocx(makeContent(person, person.cvs.front(), Language::English),
                              *Template::load(QStringLiteral("classic")), Paper::A4);
    const auto archive = ZipArchive::open(*bytes, QStringLiteral("cv.docx"));
    const QByteArray document = *archive->read(QStringLiteral("word/document.xml"));
    const auto listOf = [&](const QByteArray& text) {
        const qsizetype at = document.indexOf(QByteArray(">" + text + "<"));
        const qsizetype list = document.lastIndexOf("w:numId", at);
        return document.mid(list, document.indexOf('/', list) - list);
    };
    QVERIFY(document.contains(">inner<"));
    QCOMPARE(listOf("second"), listOf("first"));
    QVERIFY(listOf("inner") != listOf("first"));
    QVERIFY(archive->read(QStringLiteral("word/footer.xml"))->contains("xml:space=\"preserve\""));
}

void DocxTest::importsItsOwnWordDocuments_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<Language>("language");
    for (const char* name : {"zhang-san", "li-si"}) {
        for (const Language language : allLanguages)
            QTest::addRow("%s %s", name, infoOf(language).code) << QString::fromLatin1(name) << language;
    }
}

/// A Word document by others is read with its headings as sections and entries, and its list items as points.
void DocxTest::importsItsOwnWordDocuments()
{
    QFETCH(QString, name);
    QFETCH(Language, language);
    const Person person = test::samplePerson(name);
    const auto files = exportFiles(person, person.cvs.front(), {language}, ExportFormat::Docx);
    QVERIFY(files);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("cv.docx"));
    QVERIFY(writeFile(path, files->front().bytes));
    const auto drafts = readFile(path);
    QVERIFY(drafts);
    const Person& read = drafts->front().person;
    const auto entriesOf = [](const Person& who) {
        qsizetype entries = 0;
        for (const Section& section : who.sections)
            entries += section.entries().size();
        return entries;
    };
    QVERIFY2(qAbs(read.sections.size() - person.sections.size()) <= 1,
             qPrintable(QString::number(read.sections.size())));
    QVERIFY2(qAbs(entriesOf(read) - entriesOf(person)) <= 2, qPrintable(QString::number(entriesOf(read))));
    QStringList points;
    for (const Section& section : read.sections) {
        for (const Entry& entry : section.entries()) {
            for (const Highlight& point : entry.highlights)
                points += point.text.text(language).plainText();
        }
    }
    for (const Section& section : person.sections) {
        if (section.kind() == SectionKind::Summary)
            continue;
        for (const Entry& entry : section.entries()) {
            for (const Highlight& point : entry.highlights) {
                const QString record = point.text.text(language).plainText();
                const QString text =
                    language == Language::English ? withTypographicQuotes(record, quotesOf(language)) : record;
                QVERIFY2(text.isEmpty() || points.contains(text), qPrintable(text));
            }
        }
    }
}

DUOVITA_TEST(DocxTest)
#include "tst_docx.moc"
