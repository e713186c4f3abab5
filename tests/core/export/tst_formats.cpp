#include "core/content/cvcontent.h"
#include "core/export/docx.h"
#include "core/export/filewriting.h"
#include "core/export/formats.h"
#include "core/export/markdown.h"
#include "core/export/textexport.h"
#include "core/import/importdraft.h"
#include "core/import/readers/docxreader.h"
#include "core/import/readers/textblocks.h"
#include "core/import/readers/ziparchive.h"
#include "tests/support/contentreading.h"
#include "tests/support/randomperson.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>
#include <QXmlStreamReader>

#include <algorithm>

using namespace duovita;
using test::firstLost;

namespace {

QString textOfMarkdown(const QString& markdown)
{
    QString text;
    for (const TextBlock& block : readMarkdown(markdown, nullptr))
        text += block.plain() + u'\n';
    return text;
}

QString textOfHtml(const QByteArray& html)
{
    QTextDocument document;
    document.setHtml(QString::fromUtf8(html));
    return document.toPlainText();
}

QString textOfDocx(const QByteArray& bytes)
{
    const auto read = readDocx(bytes, QStringLiteral("cv.docx"));
    QString text;
    for (const TextBlock& block : read ? read->blocks : QList<TextBlock>())
        text += block.plain() + u'\n';
    return text;
}

QString textOf(const ExportFile& file, ExportFormat format)
{
    switch (format) {
    case ExportFormat::Docx:
        return textOfDocx(file.bytes);
    case ExportFormat::Html:
        return textOfHtml(file.bytes);
    case ExportFormat::Markdown:
        return textOfMarkdown(QString::fromUtf8(file.bytes));
    default:
        return QString::fromUtf8(file.bytes);
    }
}

const QList<Language> both{Language::English, Language::Chinese};

} // namespace

class FormatsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void containsAllDocumentText_data();
    void containsAllDocumentText();
    void keepsAnyText();
    void containsNothingPrivate();
    void isTheSameEveryTime();
    void htmlIsWellFormed();
    void htmlSwitchesLanguages();
    void wrapsTextByColumns();
    void markdownRoundTripKeepsFacts();
    void bibtexParserFindsSamePublications();
    void cslJsonMatchesTheRecord();
    void vCardParserReadsSameValues();
    void vCardSplitsNames_data();
    void vCardSplitsNames();
    void numbersReferencesInBrackets();
    void markdownShowsAngleBracketsAsText();
    void paragraphsStandBelowTheirPoints();
};

void FormatsTest::containsAllDocumentText_data()
{
    QTest::addColumn<QString>("person");
    QTest::addColumn<int>("format");
    for (const char* person : {"zhang-san", "li-si"}) {
        for (const ExportFormat format :
             {ExportFormat::Docx, ExportFormat::Html, ExportFormat::Markdown, ExportFormat::Text})
            QTest::addRow("%s %s", person, infoOf(format).name) << QString::fromLatin1(person) << int(format);
    }
}

void FormatsTest::containsAllDocumentText()
{
    QFETCH(QString, person);
    QFETCH(int, format);
    const Person record = test::samplePerson(person);
    const auto kind = static_cast<ExportFormat>(format);
    const auto files = exportFiles(record, record.cvs.front(), both, kind);
    QVERIFY(files);
    QCOMPARE(files->size(), infoOf(kind).holdsLanguages ? 1 : 2);
    for (const ExportFile& file : *files) {
        const QString text = textOf(file, kind);
        for (const Language language : file.languages) {
            const QString lost = firstLost(text, makeContent(record, record.cvs.front(), language));
            QVERIFY2(lost.isEmpty(), qPrintable(lost));
        }
    }
}

/// Random texts that contain every format's markup characters.
void FormatsTest::keepsAnyText()
{
    for (quint32 seed = 0; seed < 25; ++seed) {
        const Person person = test::RandomPerson(seed).person();
        const CvContent content = makeContent(person, Cv::fullCv(), Language::English);
        for (const ExportFormat format : {ExportFormat::Docx, ExportFormat::Text}) {
            const auto files = exportFiles(person, Cv::fullCv(), {Language::English}, format);
            QVERIFY(files);
            const QString lost = firstLost(textOf(files->front(), format), content);
            QVERIFY2(lost.isEmpty(), qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(lost)));
        }
    }
}

void FormatsTest::containsNothingPrivate()
{
    Person person = test::samplePerson(QStringLiteral("li-si"));
    Contact secret{ContactKind::Phone, LocalizedText::shared(QStringLiteral("SECRET-PHONE")), {}, false};
    person.contacts += secret;
    person.notes = QStringLiteral("SECRET-NOTES");
    person.unparsed = {QStringLiteral("SECRET-PIECE")};
    Entry entry = person.sections.front().entries().front();
    entry.note = QStringLiteral("SECRET-NOTE");
    QVERIFY(person.sections.front().replace(0, entry));
    for (const ExportFormatInfo& info : exportFormatTable) {
        const auto files = exportFiles(person, person.cvs.front(), both, info.format);
        QVERIFY(files);
        for (const ExportFile& file : *files) {
            const QString text =
                info.format == ExportFormat::Docx ? textOfDocx(file.bytes) : QString::fromUtf8(file.bytes);
            QVERIFY2(!text.contains(QStringLiteral("SECRET")), info.name);
        }
    }
}

void FormatsTest::isTheSameEveryTime()
{
    const Person person = test::samplePerson(QStringLiteral("li-si"));
    for (const ExportFormatInfo& info : exportFormatTable) {
        const auto first = exportFiles(person, person.cvs.front(), both, info.format);
        const auto second = exportFiles(person, person.cvs.front(), both, info.format);
        for (qsizetype i = 0; i < first->size(); ++i)
            QCOMPARE((*first)[i].bytes, (*second)[i].bytes);
    }
}

/// Parsed as XML after closing its few void elements.
void FormatsTest::htmlIsWellFormed()
{
    for (quint32 seed = 0; seed < 15; ++seed) {
        const Person person =
            seed == 0 ? test::samplePerson(QStringLiteral("zhang-san")) : test::RandomPerson(seed).person();
        const auto files = exportFiles(person, person.cvs.front(), both, ExportFormat::Html);
        QString html = QString::fromUtf8(files->front().bytes);
        QVERIFY(!html.contains(QStringLiteral("<script>")) && !html.contains(QStringLiteral("<link ")));
        static const QRegularExpression voidElement(QStringLiteral("<(meta|img|input)([^>]*)>"));
        static const QRegularExpression control(QStringLiteral("[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x{FFFE}\\x{FFFF}]"));
        html.replace(voidElement, QStringLiteral("<\\1\\2/>"));
        html.replace(QStringLiteral(" checked/>"), QStringLiteral("/>"));
        html.remove(QStringLiteral("<!DOCTYPE html>")).remove(control);
        QXmlStreamReader reader(html);
        QStringList ids;
        while (!reader.atEnd()) {
            reader.readNext();
            if (reader.isStartElement() && reader.attributes().hasAttribute(QStringLiteral("id")))
                ids += reader.attributes().value(QStringLiteral("id")).toString();
            if (reader.isStartElement() && reader.name() == QStringLiteral("img"))
                QVERIFY(reader.attributes().hasAttribute(QStringLiteral("alt")));
        }
        QVERIFY2(
            !reader.hasError(),
            qPrintable(
                QStringLiteral("seed %1, line %2: %3").arg(seed).arg(reader.lineNumber()).arg(reader.errorString())));
        const qsizetype all = ids.size();
        ids.removeDuplicates();
        QCOMPARE(ids.size(), all);
    }
}

void FormatsTest::htmlSwitchesLanguages()
{
    const Person person = test::samplePerson(QStringLiteral("zhang-san"));
    const auto one = exportFiles(person, person.cvs.front(), {Language::Chinese}, ExportFormat::Html);
    QVERIFY(!one->front().bytes.contains("<nav"));
    QVERIFY(one->front().bytes.contains("<html lang=\"zh-Hans\">"));
    const QByteArray html = exportFiles(person, person.cvs.front(), both, ExportFormat::Html)->front().bytes;
    // Marks common to both scripts use the Chinese font in Chinese text, and the Latin one elsewhere.
    QVERIFY(html.contains("article:lang(zh)") && html.contains("span:lang(en)"));
    QVERIFY(html.contains("unicode-range: U+2014, U+2018-2019, U+201C-201D, U+2026"));
    QVERIFY(html.contains("<article lang=\"en\"") && html.contains("<article lang=\"zh-Hans\""));
    QVERIFY(html.contains("<ol start=\"2\">")); // publications are numbered continuously
    QVERIFY(html.contains("id=\"show-zh\"") && html.contains("for=\"show-zh\""));
    const qsizetype start = html.indexOf("ld+json\">") + 9;
    const auto data = QJsonDocument::fromJson(html.mid(start, html.indexOf("</script>", start) - start)).object();
    QCOMPARE(data[QStringLiteral("@type")].toString(), QStringLiteral("Person"));
    QCOMPARE(data[QStringLiteral("name")].toString(), QStringLiteral("Zhang San"));
    QCOMPARE(data[QStringLiteral("alternateName")].toString(), QStringLiteral("张三"));
}

void FormatsTest::wrapsTextByColumns()
{
    QCOMPARE(columnsOf(QStringLiteral("ab，中文")), 8);
    QCOMPARE(columnsOf(QStringLiteral("e\u0301")), 1);
    for (const char* name : {"zhang-san", "li-si"}) {
        const Person person = test::samplePerson(QString::fromLatin1(name));
        for (const Language language : both) {
            for (const int columns : {40, textColumns}) {
                const QString text = toText(makeContent(person, person.cvs.front(), language), columns);
                for (const QString& line : text.split(u'\n')) {
                    // A word longer than a line stands alone.
                    const bool unbreakable = !line.trimmed().contains(u' ') && !containsHan(line);
                    QVERIFY2(columnsOf(line) <= columns || unbreakable, qPrintable(line));
                    const bool rule = line.count(u'-') == line.size();        // underline of a heading
                    QVERIFY2(rule || !line.endsWith(u'-'), qPrintable(line)); // added by wrapping?
                    QVERIFY2(line.isEmpty() || !QStringView(u"，。；：、）》”").contains(line.trimmed().front()),
                             qPrintable(line));
                }
            }
        }
    }
}

/// Imported like any other Markdown CV, it has the same sections, entries and points.
void FormatsTest::markdownRoundTripKeepsFacts()
{
    for (const char* name : {"zhang-san", "li-si"}) {
        for (const Language language : both) {
            const Person person = test::samplePerson(QString::fromLatin1(name));
            const auto files = exportFiles(person, person.cvs.front(), {language}, ExportFormat::Markdown);
            const auto drafts = readBytes(files->front().bytes, QStringLiteral("cv.md"));
            QVERIFY(drafts);
            const Person& read = drafts->front().person;
            QCOMPARE(read.name.text(language), person.name.text(language));
            QVERIFY2(read.unparsed.isEmpty(), qPrintable(read.unparsed.join(u'|')));
            QList<std::pair<ContactKind, QString>> contacts;
            for (const Contact& contact : person.contacts) {
                if (contact.isPublic)
                    contacts += {contact.kind, contact.value.textOrFallback(language)};
            }
            for (const Contact& contact : read.contacts) {
                // An account is imported as its address.
                const auto known = std::find_if(contacts.begin(), contacts.end(), [&](const auto& own) {
                    return own.first == contact.kind && contact.value.textOrFallback(language).contains(own.second);
                });
                QVERIFY2(known != contacts.end(), qPrintable(contact.value.textOrFallback(language)));
                contacts.erase(known);
            }
            QVERIFY(contacts.isEmpty());
            QCOMPARE(read.sections.size(), person.sections.size());
            for (qsizetype i = 0; i < person.sections.size(); ++i) {
                const QByteArray where =
                    QByteArray(name) + ": " +
                    plainText(makeContent(person, person.cvs.front(), language).sections[i].title).toUtf8();
                // A custom section's title may look like a standard kind.
                QVERIFY2(read.sections[i].kind() == person.sections[i].kind() ||
                             person.sections[i].kind() == SectionKind::Custom,
                         where.constData());
                // Several positions at one organization are imported as separate entries.
                qsizetype entries = 0;
                for (const Entry& entry : person.sections[i].entries()) {
                    const auto* work = std::get_if<ExperienceDetails>(&entry.details);
                    entries += 1 + (work ? work->morePositions.size() : 0);
                }
                QVERIFY2(read.sections[i].entries().size() == entries, where.constData());
            }
        }
    }
}

/// btparse, an independent reader, finds the same titles, authors, years and numbers.
void FormatsTest::bibtexParserFindsSamePublications()
{
    Person person = test::samplePerson(QStringLiteral("zhang-san"));
    const auto section = std::find_if(person.sections.begin(), person.sections.end(),
                                      [](const Section& s) { return s.kind() == SectionKind::Publication; });
    QVERIFY(section != person.sections.end());
    Entry odd = section->newEntry();
    auto& details = std::get<PublicationDetails>(odd.details);
    details.title = LocalizedText::shared(QStringLiteral("100% of $5 & {x_1}: a } brace, a ~new~ C# \\ way, Über ^2"));
    QList<Author> authors(2);
    authors[0].name = QStringLiteral("Sample and Sons");
    authors[1].name = QStringLiteral("张三");
    details.authors = LocalizedAuthors::shared(authors);
    details.year = *PartialDate::create(2020, 5);
    QVERIFY(section->append(odd));
    const auto files = exportFiles(person, person.cvs.front(), {Language::English}, ExportFormat::Bibtex);
    QVERIFY(files);
    ImportOptions options;
    options.personName = QStringLiteral("Zhang San");
    const auto drafts = readBytes(files->front().bytes, QStringLiteral("cv.bib"), options);
    QVERIFY(drafts);
    QCOMPARE(drafts->front().person.sections.size(), 1);
    const QList<Entry>& read = drafts->front().person.sections.front().entries();
    QCOMPARE(read.size(), section->entries().size());
    for (qsizetype i = 0; i < read.size(); ++i) {
        const auto& own = std::get<PublicationDetails>(section->entries()[i].details);
        const auto& other = std::get<PublicationDetails>(read[i].details);
        QCOMPARE(other.title.textOrFallback(Language::English), own.title.textOrFallback(Language::English));
        QCOMPARE(other.authors.text(Language::English).size(), own.authors.text(Language::English).size());
        for (qsizetype k = 0; k < own.authors.text(Language::English).size(); ++k)
            QCOMPARE(other.authors.text(Language::English)[k].name, own.authors.text(Language::English)[k].name);
        QVERIFY(other.year == own.year);
        QCOMPARE(other.volume, own.volume);
        QCOMPARE(other.pages, own.pages);
        QCOMPARE(other.doi, own.doi);
    }
}

void FormatsTest::cslJsonMatchesTheRecord()
{
    const Person person = test::samplePerson(QStringLiteral("zhang-san"));
    const auto files = exportFiles(person, person.cvs.front(), {Language::English}, ExportFormat::CslJson);
    QVERIFY(files);
    const QJsonArray items = QJsonDocument::fromJson(files->front().bytes).array();
    QStringList keys;
    qsizetype i = 0;
    for (const Section& section : person.sections) {
        for (const Entry& entry : section.entries()) {
            const auto* work = std::get_if<PublicationDetails>(&entry.details);
            if (!work)
                continue;
            const QJsonObject item = items[i++].toObject();
            QCOMPARE(item[QStringLiteral("title")].toString(), work->title.textOrFallback(Language::English));
            QCOMPARE(item[QStringLiteral("DOI")].toString(), work->doi);
            const QJsonArray authors = item[QStringLiteral("author")].toArray();
            QCOMPARE(authors.size(), work->authors.text(Language::English).size());
            for (qsizetype k = 0; k < authors.size(); ++k) {
                const QJsonObject author = authors[k].toObject();
                const QString whole = author[QStringLiteral("literal")].toString();
                const QString parted =
                    author[QStringLiteral("given")].toString() + u' ' + author[QStringLiteral("family")].toString();
                QCOMPARE(whole.isEmpty() ? parted : whole, work->authors.text(Language::English)[k].name);
            }
            QCOMPARE(item[QStringLiteral("issued")][QStringLiteral("date-parts")][0][0].toInt(),
                     work->year ? work->year->year() : 0);
            keys += item[QStringLiteral("id")].toString();
        }
    }
    QVERIFY(i > 1);
    QCOMPARE(items.size(), i);
    QCOMPARE(keys.removeDuplicates(), 0);
}

/// vobject, an independent reader, returns the same values.
void FormatsTest::vCardParserReadsSameValues()
{
    QProcess python;
    python.start(QStringLiteral("/usr/bin/python3"), {QStringLiteral("-c"), QStringLiteral("import vobject")});
    if (!python.waitForFinished() || python.exitCode() != 0)
        QSKIP("vobject is not installed (python3-vobject)");
    Person person = test::samplePerson(QStringLiteral("zhang-san"));
    // Long, with the format's special characters, and with multi-byte characters at line folds.
    const QString odd = QStringLiteral("一行很长的地址，带着; 分号, 逗号 \\ 和 emoji 😀，").repeated(6);
    person.headline = LocalizedText::shared(odd);
    person.photo = Photo{QByteArray(1000, '\xA5'), QStringLiteral("image/jpeg"), {}};
    for (const Language language : allLanguages) {
        const auto files = exportFiles(person, person.cvs.front(), {language}, ExportFormat::VCard);
        QVERIFY(files);
        for (const QByteArray& line : files->front().bytes.split('\n'))
            QVERIFY(line.size() <= 76 && QString::fromUtf8(line).toUtf8() == line);
        const QString script = QStringLiteral(
            "import vobject, sys, json\n"
            "card = vobject.readOne(sys.stdin.buffer.read().decode())\n"
            "print(json.dumps([card.fn.value, card.title.value, [e.value for e in card.contents.get('email', [])],"
            " [t.value for t in card.contents.get('tel', [])], len(card.photo.value),"
            " card.n.value.family, card.n.value.given, [u.value for u in card.contents.get('url', [])],"
            " card.adr.value.street if 'adr' in card.contents else '', card.photo.value == b'\\xa5' * 1000]))\n");
        python.start(QStringLiteral("/usr/bin/python3"), {QStringLiteral("-c"), script});
        QVERIFY(python.waitForStarted());
        python.write(files->front().bytes);
        python.closeWriteChannel();
        QVERIFY(python.waitForFinished());
        QVERIFY2(python.exitCode() == 0, python.readAllStandardError().constData());
        const QJsonArray read = QJsonDocument::fromJson(python.readAllStandardOutput()).array();
        const QString name = person.name.textOrFallback(language);
        QCOMPARE(read[0].toString(), name);
        QCOMPARE(read[1].toString(), odd);
        for (const auto& [kind, at] : {std::pair(ContactKind::Email, 2), std::pair(ContactKind::Phone, 3)}) {
            QJsonArray expected;
            for (const Contact& contact : person.contacts) {
                if (contact.kind == kind && contact.isPublic)
                    expected += contact.value.textOrFallback(language);
            }
            QCOMPARE(read[at].toArray(), expected);
        }
        QCOMPARE(read[4].toInt(), 1000);
        const bool chinese = language == Language::Chinese;
        QCOMPARE(read[5].toString(), chinese ? QStringLiteral("张") : QStringLiteral("Zhang"));
        QCOMPARE(read[6].toString(), chinese ? QStringLiteral("三") : QStringLiteral("San"));
        for (const Contact& contact : person.contacts) {
            const QString value = contact.value.textOrFallback(language);
            if (contact.kind == ContactKind::Website && contact.isPublic)
                QVERIFY(read[7].toArray().contains(value));
            if (contact.kind == ContactKind::Location && contact.isPublic)
                QCOMPARE(read[8].toString(), value);
        }
        QVERIFY(read[9].toBool());
    }
}

void FormatsTest::vCardSplitsNames_data()
{
    QTest::addColumn<LocalizedText>("name");
    QTest::addColumn<QByteArray>("english");
    QTest::addColumn<QByteArray>("chinese");
    const auto add = [](const char* english, const char* chinese, const char* englishParts, const char* chineseParts) {
        QTest::newRow(*english == '\0' ? chinese : english)
            << LocalizedText::of(QString::fromUtf8(english), QString::fromUtf8(chinese)) << QByteArray(englishParts)
            << QByteArray(chineseParts);
    };
    add("Zhang San", "张三", "Zhang;San", "张;三");
    add("San Zhang", "张三", "Zhang;San", "张;三");
    add("Zeng San", "曾三", "Zeng;San", "曾;三"); // 曾 is read as a surname
    add("San Zeng", "曾三", "Zeng;San", "曾;三");
    add("Ouyang Xiu", "欧阳修", "Ouyang;Xiu", "欧阳;修");
    add("Xiaoming Wang", "王小明", "Wang;Xiaoming", "王;小明");
    add("Jean-Luc de la Tour", "", "Tour;Jean-Luc de la", "Tour;Jean-Luc de la");
    add("", "李四", "李;四", "李;四");
    add("Plato", "", "Plato;", "Plato;");
}

void FormatsTest::vCardSplitsNames()
{
    QFETCH(LocalizedText, name);
    QFETCH(QByteArray, english);
    QFETCH(QByteArray, chinese);
    Person person;
    person.name = name;
    for (const Language language : allLanguages) {
        const auto files = exportFiles(person, person.cvs.front(), {language}, ExportFormat::VCard);
        QVERIFY(files);
        const QByteArray line = "\r\nN:" + (language == Language::Chinese ? chinese : english) + ";;;\r\n";
        QVERIFY2(files->front().bytes.contains(line), files->front().bytes.constData());
    }
}

/// In each format's own way; Markdown has no other.
void FormatsTest::numbersReferencesInBrackets()
{
    Person person = test::samplePerson(QStringLiteral("zhang-san"));
    Cv& cv = person.cvs.front();
    cv.references = ReferenceStyle::Gbt7714;
    const auto made = [&](ExportFormat format) {
        return exportFiles(person, cv, {Language::English}, format)->front().bytes;
    };
    QVERIFY(made(ExportFormat::Text).contains("\n[2] "));
    QVERIFY(made(ExportFormat::Markdown).contains("\n2. "));
    QVERIFY(made(ExportFormat::Html).contains("<ol class=\"bracketed\" start=\"2\">"));
    const QByteArray word = made(ExportFormat::Docx);
    const auto archive = ZipArchive::open(word, QStringLiteral("cv.docx"));
    QVERIFY(archive);
    const QString document = QString::fromUtf8(*archive->read(QStringLiteral("word/document.xml")));
    const QString numbering = QString::fromUtf8(*archive->read(QStringLiteral("word/numbering.xml")));
    static const QRegularExpression use(QStringLiteral("ListNumber\"/>.*?<w:numId w:val=\"(\\d+)\"/>"));
    const QString list = use.match(document).captured(1);
    const QRegularExpression number(
        QStringLiteral("<w:num w:numId=\"%1\"><w:abstractNumId w:val=\"(\\d)\"/>").arg(list));
    const QString form = number.match(numbering).captured(1);
    QVERIFY(!form.isEmpty());
    QVERIFY(numbering.section(QStringLiteral("<w:abstractNum w:abstractNumId=\"%1\">").arg(form), 1, 1)
                .section(QStringLiteral("</w:lvl>"), 0, 0)
                .contains(QStringLiteral("\"[%1]\"")));
}

void FormatsTest::markdownShowsAngleBracketsAsText()
{
    Person person = test::samplePerson(QStringLiteral("li-si"));
    Entry entry = person.sections.front().entries().front();
    Highlight point;
    const QString text = QStringLiteral("a vector<T> &copy; <script> 1 < 2 & 3");
    point.text = LocalizedRichText::shared(RichText::fromPlain(text));
    entry.highlights += point;
    QVERIFY(person.sections.front().replace(0, entry));
    const auto files = exportFiles(person, person.cvs.front(), {Language::English}, ExportFormat::Markdown);
    // Qt's Markdown reader understands HTML and entities, like most.
    QTextDocument document;
    document.setMarkdown(QString::fromUtf8(files->front().bytes));
    QVERIFY2(document.toPlainText().contains(text), files->front().bytes.constData());
}

/// A paragraph below a point's text, in every format and back.
void FormatsTest::paragraphsStandBelowTheirPoints()
{
    const auto drafts = readFile(QFINDTESTDATA("../../data/cvs/02-role-lines.md"));
    QVERIFY(drafts);
    Person person = drafts->front().person;
    Section section(SectionKind::Work);
    Entry entry;
    ExperienceDetails details;
    details.organization = LocalizedText::of(Language::English, QStringLiteral("Example Ltd"));
    details.position = LocalizedText::of(Language::English, QStringLiteral("Engineer"));
    details.range = *DateRange::create(*PartialDate::create(2019), *PartialDate::create(2021));
    entry.details = details;
    const std::initializer_list<std::tuple<const char*, HighlightStyle, int>> points{
        {"first point", HighlightStyle::Bullet, 0},
        {"told of the first", HighlightStyle::Paragraph, 1},
        {"inner point", HighlightStyle::Bullet, 1},
        {"told of the inner", HighlightStyle::Paragraph, 2},
        {"second point", HighlightStyle::Bullet, 0},
        {"This is told of the job as a whole.", HighlightStyle::Paragraph, 0}};
    for (const auto& [text, style, level] : points) {
        Highlight point;
        point.style = style;
        point.level = level;
        point.text = LocalizedRichText::of(Language::English, RichText::fromPlain(QString::fromLatin1(text)));
        entry.highlights += point;
    }
    QVERIFY(section.append(entry));
    person.sections = {section};
    const CvContent content = makeContent(person, Cv(), Language::English);

    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("cv.md"));
    QVERIFY(writeFile(path, toMarkdown(content).toUtf8()));
    const auto again = readFile(path);
    QVERIFY(again);
    const QList<Highlight>& read = again->front().person.sections.front().entries().front().highlights;
    QCOMPARE(read.size(), entry.highlights.size());
    for (qsizetype i = 0; i < read.size(); ++i) {
        QCOMPARE(read[i].text, entry.highlights[i].text);
        QCOMPARE(read[i].style, entry.highlights[i].style);
        QCOMPARE(read[i].level, entry.highlights[i].level);
    }

    const QString html =
        QString::fromUtf8(exportFiles(person, Cv(), {Language::English}, ExportFormat::Html)->front().bytes);
    const qsizetype place = html.indexOf(QStringLiteral("<p>told of the first</p>"));
    QVERIFY(place > 0);
    QVERIFY(html.lastIndexOf(QStringLiteral("</li>"), place) < html.indexOf(QStringLiteral("first point")));

    const auto bytes = toDocx(content, *Template::load(QStringLiteral("classic")), Paper::A4);
    const QByteArray document =
        *ZipArchive::open(*bytes, QStringLiteral("cv.docx"))->read(QStringLiteral("word/document.xml"));
    const auto indentOf = [&](const QByteArray& text) {
        const qsizetype at = document.indexOf(QByteArray(">" + text + "<"));
        const qsizetype start = document.lastIndexOf("<w:p>", at);
        const qsizetype indent = document.indexOf("<w:ind w:left=\"", start);
        return indent > 0 && indent < at
                   ? document.mid(indent + 15, document.indexOf('"', indent + 15) - indent - 15).toInt()
                   : 0;
    };
    QCOMPARE(indentOf("This is told of the job as a whole."), 0);
    QVERIFY(indentOf("told of the first") > 0);
    QCOMPARE(indentOf("told of the inner"), 2 * indentOf("told of the first"));
}

DUOVITA_TEST(FormatsTest)
#include "tst_formats.moc"
