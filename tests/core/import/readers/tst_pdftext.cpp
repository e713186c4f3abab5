#include "core/export/pdfexporter.h"
#include "core/import/importdraft.h"
#include "core/import/readers/pdftext.h"
#include "core/json/personjson.h"
#include "core/matching/recordmerging.h"
#include "tests/core/import/readers/onepage.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonObject>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace duovita;

namespace {

/// Only letters, digits and Han characters, because line breaks, Markdown marks and kinds of dashes do not matter.
QString squeezed(const QString& text)
{
    static const QRegularExpression other(QStringLiteral("[^\\p{L}\\p{N}]+"));
    return QString(text).remove(other).toLower();
}

/// The texts of a person's entries in one language, as "field=text", without those that no page shows.
class Facts {
public:
    Facts(const Person& person, Language language) : m_language(codeOf(language))
    {
        for (const QJsonValue& section : toJson(person)[QStringLiteral("sections")].toArray()) {
            for (const QJsonValue& entry : section[QStringLiteral("entries")].toArray())
                addEntry(entry.toObject());
        }
    }

    const QStringList& all() const { return m_facts; }

private:
    void addEntry(const QJsonObject& entry)
    {
        static const QStringList unseen{
            QStringLiteral("id"),    QStringLiteral("tags"), QStringLiteral("links"), QStringLiteral("unparsed"),
            QStringLiteral("notes"), QStringLiteral("type")}; // a publication's type is never guessed
        for (auto field = entry.begin(); field != entry.end(); ++field) {
            if (!unseen.contains(field.key()))
                addValue(field.key(), field.value());
        }
        // Several positions at one employer are imported as separate entries.
        for (const QJsonValue& position : entry[QStringLiteral("morePositions")].toArray()) {
            QJsonObject further = position.toObject();
            further[QStringLiteral("organization")] = entry[QStringLiteral("organization")];
            addEntry(further);
        }
    }

    void addValue(const QString& field, const QJsonValue& value)
    {
        if (value.isArray()) {
            for (const QJsonValue& item : value.toArray())
                addValue(field, item);
            return;
        }
        if (!value.isObject())
            return add(field, value.toString());
        const QJsonObject object = value.toObject();
        for (const QString& part : {QStringLiteral("text"), QStringLiteral("name"), QStringLiteral("value")}) {
            if (object.contains(part))
                return addValue(field, object[part]);
        }
        const QJsonValue own = object[m_language];
        const bool has = own.isArray() ? !own.toArray().isEmpty() : !own.toString().isEmpty();
        addValue(field, has ? own : object[QStringLiteral("en")]);
    }

    void add(const QString& field, const QString& text)
    {
        if (!squeezed(text).isEmpty())
            m_facts += field + u'=' + squeezed(text);
    }

    QString m_language;
    QStringList m_facts;
};

} // namespace

/// PDFs without embedded data, read by their text.
class PdfTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsAllFactsOfOwnDocuments_data();
    void readsAllFactsOfOwnDocuments();
    void mergesBothColumnsIntoOneRecord_data();
    void mergesBothColumnsIntoOneRecord();
    void readsNarrowColumnSeparately();
    void keepsLinks();
    void readsAPrintedPage();
    void readsTwoLanguagesSideBySide();
    void copiesNameToColumnWithoutOne();
    void prefersNamesInColumnsToGivenName();
    void readsMonolingualColumnsAsOneDocument();
    void readsTextInBothColumnsOnce();
    void joinsWrappedTitlesBesideDates();
    void keepsParagraphsWhole();
    void losesNothingAfterEmojiAndIcons();
    void readsListsAndRangesInCharacterMaps();
    void readsGlyphsWithoutText_data();
    void readsGlyphsWithoutText();
    void reportsGlyphsWithoutText();
    void readsSoftHyphens_data();
    void readsSoftHyphens();
    void splitsLinesAtGaps_data();
    void splitsLinesAtGaps();
    void keepsCurrencySignsWithoutResources();
    void keepsCurrencySignsOfTheDocument();

private:
    QList<ImportDraft> draftsOf(const QString& sample, const QString& design, Language language);
    Person read(const char* sample, const QString& design, Language language);

    PdfExporter m_exporter;
};

QList<ImportDraft> PdfTextTest::draftsOf(const QString& sample, const QString& design, Language language)
{
    Cv cv = Cv::fullCv();
    cv.design.templateName = design;
    const auto pdf = m_exporter.make(test::samplePerson(sample), cv, language);
    const auto drafts = pdf ? readBytes(pdf->bytes, QStringLiteral("cv.pdf"), {std::nullopt, language})
                            : Result<QList<ImportDraft>>(pdf.error());
    return drafts ? *drafts : QList<ImportDraft>();
}

Person PdfTextTest::read(const char* sample, const QString& design, Language language)
{
    const QList<ImportDraft> drafts = draftsOf(QString::fromLatin1(sample), design, language);
    const auto draft = std::find_if(drafts.begin(), drafts.end(),
                                    [language](const ImportDraft& one) { return one.language == language; });
    return draft == drafts.end() ? Person() : draft->person;
}

void PdfTextTest::readsAllFactsOfOwnDocuments_data()
{
    QTest::addColumn<QByteArray>("sample");
    QTest::addColumn<QString>("design");
    QTest::addColumn<bool>("chinese");
    for (const char* sample : {"li-si", "zhang-san"}) {
        for (const char* design : {"classic-1", "compact-1", "academic-1", "modern-1", "bilingual-1", "classic",
                                   "compact", "bilingual", "plain"}) {
            for (const bool chinese : {false, true}) {
                // Text spanning both columns belongs to neither, and after a Chinese school's name, a place could also
                // be the subject: not everything can be inferred from such a page.
                if (qstrcmp(design, "bilingual") == 0 && (chinese || qstrcmp(sample, "li-si") != 0))
                    continue;
                QTest::addRow("%s %s %s", sample, design, chinese ? "zh" : "en")
                    << QByteArray(sample) << QString::fromLatin1(design) << chinese;
            }
        }
    }
}

/// All facts and no others.
void PdfTextTest::readsAllFactsOfOwnDocuments()
{
    QFETCH(QByteArray, sample);
    QFETCH(QString, design);
    QFETCH(bool, chinese);
    const Language language = chinese ? Language::Chinese : Language::English;
    const QStringList wanted = Facts(test::samplePerson(QString::fromLatin1(sample)), language).all();
    QStringList missed = wanted;
    QStringList invented;
    const Facts found(read(sample.constData(), design, language), language);
    for (const QString& fact : found.all()) {
        if (!missed.removeOne(fact))
            invented += fact;
    }
    // An employer's place is copied to each position.
    invented.removeIf([&](const QString& fact) { return fact.startsWith(u"location=") && wanted.contains(fact); });
    const QString difference =
        QStringLiteral("missed:\n") + missed.join(u'\n') + QStringLiteral("\ninvented:\n") + invented.join(u'\n');
    QVERIFY2(missed.isEmpty() && invented.isEmpty(), qPrintable(difference));
}

void PdfTextTest::mergesBothColumnsIntoOneRecord_data()
{
    QTest::addColumn<QString>("sample");
    for (const char* sample : {"li-si", "zhang-san"})
        QTest::newRow(sample) << QString::fromLatin1(sample);
}

/// Both columns give a single record, in which their entries are matched.
void PdfTextTest::mergesBothColumnsIntoOneRecord()
{
    QFETCH(QString, sample);
    const QList<ImportDraft> drafts = draftsOf(sample, QStringLiteral("bilingual-1"), Language::English);
    QCOMPARE(drafts.size(), 2);
    const MergedRecord merged = linkRecords(drafts[0].person, drafts[1].person);
    QCOMPARE(merged.added, 0);
    QVERIFY(merged.findings.isEmpty());
    const Person whole = test::samplePerson(sample);
    for (const Language language : allLanguages) {
        QStringList missed = Facts(whole, language).all();
        const Facts found(merged.person, language);
        for (const QString& fact : found.all())
            missed.removeOne(fact);
        QVERIFY2(missed.isEmpty(), qPrintable(missed.join(u'\n')));
    }
}

void PdfTextTest::readsNarrowColumnSeparately()
{
    const QStringList facts =
        Facts(read("li-si", QStringLiteral("modern"), Language::English), Language::English).all();
    QVERIFY(facts.contains(QStringLiteral("items=cgopythontypescriptsql"))); // wraps in its column
    QVERIFY(facts.contains(QStringLiteral("items=incidentreviewscapacityplanningdesigndocuments")));
    QVERIFY(facts.contains(QStringLiteral("level=professionalworkingproficiencyc1")));
}

namespace {

/// A page as printed by a browser: larger headings, and bullets drawn as shapes.
class PrintedPage {
public:
    PrintedPage() : m_buffer(&m_bytes)
    {
        m_buffer.open(QIODevice::WriteOnly);
        m_writer = std::make_unique<QPdfWriter>(&m_buffer);
        m_writer->setResolution(72);
        m_writer->setPageMargins(QMarginsF());
        m_painter.begin(m_writer.get());
    }

    void write(double left, int points, const QString& text, bool bold = false)
    {
        m_top += points * 1.8;
        draw(left, points, text, bold);
    }

    /// In the last row written.
    void draw(double left, int points, const QString& text, bool bold = false)
    {
        QFont font(QStringLiteral("DejaVu Sans"));
        font.setPointSize(points);
        font.setBold(bold);
        m_painter.setFont(font);
        m_painter.drawText(QPointF(left, m_top), text);
    }

    void writePair(int points, const QString& left, const QString& right, bool bold = false)
    {
        write(leftColumn, points, left, bold);
        draw(rightColumn, points, right, bold);
    }

    static constexpr double leftColumn = 50;
    static constexpr double rightColumn = 320;

    void item(const QString& text)
    {
        write(80, 10, text);
        m_painter.setBrush(Qt::black);
        m_painter.setPen(Qt::NoPen);
        m_painter.drawEllipse(QPointF(71, m_top - 3.5), 1.8, 1.8);
        m_painter.setPen(Qt::black);
    }

    QByteArray bytes()
    {
        m_painter.end();
        m_writer.reset();
        return m_bytes;
    }

private:
    QByteArray m_bytes;
    QBuffer m_buffer;
    std::unique_ptr<QPdfWriter> m_writer;
    QPainter m_painter;
    double m_top = 40;
};

QList<ImportDraft> draftsOfPage(const QByteArray& pdf, const ImportOptions& options = {})
{
    const auto drafts = readBytes(pdf, QStringLiteral("cv.pdf"), options);
    return drafts ? *drafts : QList<ImportDraft>();
}

QString textIn(const QList<ImportDraft>& drafts, Language language)
{
    const auto draft = std::find_if(drafts.begin(), drafts.end(),
                                    [language](const ImportDraft& one) { return one.language == language; });
    // Some fonts make PDFs contain radicals instead of Han characters.
    return draft == drafts.end() ? QString() : draft->source.normalized(QString::NormalizationForm_KC);
}

/// Sections in both languages, side by side.
void writeSectionsInBoth(PrintedPage& page)
{
    page.writePair(14, QStringLiteral("Education"), QStringLiteral("教育背景"), true);
    page.writePair(9, QStringLiteral("Example University, B.Sc., 2010 – 2014"),
                   QStringLiteral("示例大学，理学学士，2010 – 2014"));
    page.writePair(14, QStringLiteral("Work Experience"), QStringLiteral("工作经历"), true);
    page.writePair(9, QStringLiteral("Example Ltd, Engineer, 2015 – 2019"),
                   QStringLiteral("示例公司，工程师，2015 – 2019"));
    page.writePair(9, QStringLiteral("• Built the pump that waters"), QStringLiteral("• 为花园建造了水泵"));
    page.write(PrintedPage::leftColumn + 7, 9, QStringLiteral("the garden"));
    page.writePair(9, QStringLiteral("• Mended the roof"), QStringLiteral("• 修好了屋顶"));
}

Person personOf(const QByteArray& pdf)
{
    const auto drafts = readBytes(pdf, QStringLiteral("cv.pdf"), {std::nullopt, Language::English});
    return drafts ? drafts->front().person : Person();
}

Result<PdfText> textOf(const QByteArray& pdf)
{
    const auto file = OpenedPdf::open(pdf, QStringLiteral("cv.pdf"));
    const auto texts = file ? textsOfPdf(*file) : Result<QList<PdfText>>(file.error());
    return texts ? Result<PdfText>(texts->front()) : Result<PdfText>(texts.error());
}

} // namespace

/// An unknown heading is recognized by its resemblance to known ones; a shape before a line is a list mark.
void PdfTextTest::readsAPrintedPage()
{
    PrintedPage page;
    page.write(60, 22, QStringLiteral("San Zhang"), true);
    page.write(60, 10, QStringLiteral("san.zhang@example.org"));
    page.write(60, 15, QStringLiteral("Education"), true);
    page.write(60, 10, QStringLiteral("Example University, B.Sc. in Physics, 2010 – 2014"));
    page.write(60, 15, QStringLiteral("Experience"), true);
    page.write(60, 10, QStringLiteral("Example Ltd, Engineer, 2015 – 2019"));
    page.item(QStringLiteral("Built the pump that waters the garden"));
    page.item(QStringLiteral("Mended the roof"));
    page.write(60, 15, QStringLiteral("Things in the garden"), true);
    page.item(QStringLiteral("A pond with two frogs"));
    page.item(QStringLiteral("Three roses"));
    page.write(60, 15, QStringLiteral("Skills"), true);
    page.write(60, 10, QStringLiteral("Languages: C++, Rust"));
    const Person person = personOf(page.bytes());
    QStringList titles;
    for (const Section& section : person.sections)
        titles += section.title.textOrFallback(Language::English);
    QVERIFY2(titles.contains(QStringLiteral("Things in the garden")), qPrintable(titles.join(u'|')));
    const auto work = std::find_if(person.sections.begin(), person.sections.end(),
                                   [](const Section& section) { return section.kind() == SectionKind::Work; });
    QVERIFY(work != person.sections.end());
    QCOMPARE(work->entries().size(), 1);
    const QList<Highlight>& points = work->entries().front().highlights;
    QCOMPARE(points.size(), 2);
    QCOMPARE(points[0].style, HighlightStyle::Bullet);
    QCOMPARE(points[1].text.text(Language::English).plainText(), QStringLiteral("Mended the roof"));
}

void PdfTextTest::readsTwoLanguagesSideBySide()
{
    PrintedPage page;
    page.writePair(20, QStringLiteral("San Zhang"), QStringLiteral("张三"), true);
    page.writePair(9, QStringLiteral("san.zhang@example.org"), QStringLiteral("san.zhang@example.org"));
    writeSectionsInBoth(page);
    const QList<ImportDraft> drafts = draftsOfPage(page.bytes());
    QCOMPARE(drafts.size(), 2);
    const QString english = textIn(drafts, Language::English);
    const QString chinese = textIn(drafts, Language::Chinese);
    QVERIFY2(!containsHan(english) && english.contains(QStringLiteral("Built the pump that waters the garden\n")),
             qPrintable(english));
    QVERIFY2(chinese.contains(QStringLiteral("修好了屋顶")) && !chinese.contains(QStringLiteral("roof")),
             qPrintable(chinese));
    // No blank line where the other language is longer.
    QVERIFY2(chinese.contains(QStringLiteral("水泵\n• 修好")), qPrintable(chinese));
    for (const ImportDraft& draft : drafts) {
        QVERIFY(draft.isColumn);
        QCOMPARE(draft.person.name, LocalizedText::of(QStringLiteral("San Zhang"), QStringLiteral("张三")));
    }
}

void PdfTextTest::copiesNameToColumnWithoutOne()
{
    PrintedPage page;
    page.write(PrintedPage::leftColumn, 20, QStringLiteral("San Zhang"), true);
    page.write(PrintedPage::leftColumn, 9, QStringLiteral("san.zhang@example.org"));
    writeSectionsInBoth(page);
    const QList<ImportDraft> drafts = draftsOfPage(page.bytes());
    QCOMPARE(drafts.size(), 2);
    for (const ImportDraft& draft : drafts)
        QCOMPARE(draft.person.name.text(Language::English), QStringLiteral("San Zhang"));
}

/// A wrong name given with the file must not split the document into two people.
void PdfTextTest::prefersNamesInColumnsToGivenName()
{
    PrintedPage page;
    page.writePair(20, QStringLiteral("San Zhang"), QStringLiteral("张三"), true);
    writeSectionsInBoth(page);
    ImportOptions options;
    options.personName = QStringLiteral("李四");
    const QList<ImportDraft> drafts = draftsOfPage(page.bytes(), options);
    QCOMPARE(drafts.size(), 2);
    for (const ImportDraft& draft : drafts)
        QCOMPARE(draft.person.name, LocalizedText::of(QStringLiteral("San Zhang"), QStringLiteral("张三")));
    const auto leftAside = [](const ImportNote& note) { return note.kind == ImportNote::Kind::OtherPersonNamed; };
    QCOMPARE(std::count_if(drafts[0].notes.begin(), drafts[0].notes.end(), leftAside), 1);
    QCOMPARE(std::count_if(drafts[1].notes.begin(), drafts[1].notes.end(), leftAside), 0);
}

/// Side-by-side headings in one language mean columns of one document; a title in both columns belongs to its own
/// section.
void PdfTextTest::readsMonolingualColumnsAsOneDocument()
{
    PrintedPage columns;
    columns.write(50, 20, QStringLiteral("San Zhang"), true);
    columns.writePair(14, QStringLiteral("Education"), QStringLiteral("Skills"), true);
    columns.writePair(9, QStringLiteral("Example University, 2010 – 2014"), QStringLiteral("Languages: C++, Rust"));
    columns.writePair(14, QStringLiteral("Work Experience"), QStringLiteral("Languages"), true);
    columns.writePair(9, QStringLiteral("Example Ltd, Engineer, 2015 – 2019"), QStringLiteral("English: native"));
    QCOMPARE(draftsOfPage(columns.bytes()).size(), 1);

    PrintedPage titles;
    titles.write(50, 20, QStringLiteral("San Zhang 张三"), true);
    titles.writePair(14, QStringLiteral("Education"), QStringLiteral("教育背景"), true);
    titles.write(50, 9, QStringLiteral("Example University 示例大学, Bachelor of Science 理学学士, from 2010 to 2014"));
    titles.writePair(14, QStringLiteral("Work Experience"), QStringLiteral("工作经历"), true);
    titles.write(50, 9,
                 QStringLiteral("Example Ltd 示例公司, Engineer for pumps and gardens 工程师, from 2015 to 2019"));
    QCOMPARE(draftsOfPage(titles.bytes()).size(), 1);
}

/// Untranslated text is in both columns, with labels in two languages.
void PdfTextTest::readsTextInBothColumnsOnce()
{
    PrintedPage page;
    page.writePair(20, QStringLiteral("张三"), QStringLiteral("张三"), true);
    page.writePair(9, QStringLiteral("zhangsan@example.org"), QStringLiteral("zhangsan@example.org"));
    for (const char* heading : {"教育背景", "工作经历", "科研经历", "专业技能"}) {
        page.writePair(14, QString::fromUtf8(heading), QString::fromUtf8(heading), true);
        page.writePair(9, QStringLiteral("示例单位的一件事情，2010 – Present"),
                       QStringLiteral("示例单位的一件事情，2010 – 至今"));
        page.writePair(9, QStringLiteral("• 为花园建造了水泵，并修好了屋顶"),
                       QStringLiteral("• 为花园建造了水泵，并修好了屋顶"));
    }
    const QList<ImportDraft> drafts = draftsOfPage(page.bytes());
    QCOMPARE(drafts.size(), 1);
    QCOMPARE(drafts.front().language, Language::Chinese);
    const QString text = textIn(drafts, Language::Chinese);
    QCOMPARE(text.count(QStringLiteral("教育背景")), 1);
    QVERIFY2(text.contains(QStringLiteral("至今")), qPrintable(text));
    // The other column's labels are not lost either.
    QVERIFY(drafts.front().person.unparsed.join(u' ').contains(QStringLiteral("Present")));
}

/// A title that continues below because of the dates is joined; the second line of an entry is not.
void PdfTextTest::joinsWrappedTitlesBesideDates()
{
    PrintedPage page;
    page.write(50, 20, QStringLiteral("San Zhang"), true);
    page.write(50, 14, QStringLiteral("Professional Service"), true);
    page.write(50, 9, QStringLiteral("Programme committee of the example symposium on the many kinds of"));
    page.draw(420, 9, QStringLiteral("2022 – 2026"));
    page.write(50, 9, QStringLiteral("Dependable Storage"));
    page.write(50, 9, QStringLiteral("Member of a board"));
    page.draw(420, 9, QStringLiteral("2019 – 2020"));
    page.write(50, 14, QStringLiteral("Projects"), true);
    page.write(50, 9, QStringLiteral("A pump with a title that leaves hardly any room beside it"), true);
    page.draw(420, 9, QStringLiteral("2015 – 2016"));
    page.write(50, 9, QStringLiteral("Example Works, developer"));
    const auto text = textOf(page.bytes());
    QVERIFY(text);
    QVERIFY2(text->text.contains(QStringLiteral("many kinds of Dependable Storage   2022 – 2026\n")),
             qPrintable(text->text));
    QVERIFY2(text->text.contains(QStringLiteral("2015 – 2016\nExample Works, developer")), qPrintable(text->text));
}

/// A sentence may end at a line end, a number stays with its unit, and an address may be broken after its @.
void PdfTextTest::keepsParagraphsWhole()
{
    PrintedPage page;
    page.write(50, 20, QStringLiteral("San Zhang"), true);
    page.write(50, 14, QStringLiteral("Summary"), true);
    page.write(50, 9, QStringLiteral("I build pumps that water the gardens of small towns and of villages."));
    page.write(50, 9, QStringLiteral("Incidentally, each of them is tested in the rain and in the sun over"));
    page.write(50, 9, QStringLiteral("40 years of work by everybody who wants to."));
    page.write(50, 14, QStringLiteral("References"), true);
    page.write(50, 9, QStringLiteral("Wu Wang, head of the works, and of much else, reached by wu.wang@"));
    page.write(50, 9, QStringLiteral("example.org"));
    const auto text = textOf(page.bytes());
    QVERIFY(text);
    QVERIFY2(text->text.contains(QStringLiteral("villages. Incidentally, each")), qPrintable(text->text));
    QVERIFY2(text->text.contains(QStringLiteral("the sun over 40 years")), qPrintable(text->text));
    QVERIFY2(text->text.contains(QStringLiteral("wu.wang@example.org")), qPrintable(text->text));
}

/// Unencoded glyphs and emoji count as several characters in Qt Pdf: the end of the page must not be cut.
void PdfTextTest::losesNothingAfterEmojiAndIcons()
{
    PrintedPage page;
    page.write(60, 22, QStringLiteral("\U000F1234 San Zhang"), true);
    page.write(60, 10, QStringLiteral("\U0001F4E7 san.zhang@example.org"));
    page.write(60, 10, QStringLiteral("\U000F1234\U000F1235 \U0001F517 https://example.org/zhang"));
    page.write(60, 15, QStringLiteral("Hobbies"), true);
    page.write(60, 10, QStringLiteral("Long walks along the river Example"));
    const auto text = textOf(page.bytes());
    QVERIFY(text);
    QVERIFY2(text->text.contains(QStringLiteral("San Zhang")), qPrintable(text->text));
    QVERIFY2(text->text.trimmed().endsWith(QStringLiteral("the river Example")), qPrintable(text->text));
}

/// A map may use ranges or lists of texts, also for characters beyond the BMP.
void PdfTextTest::readsListsAndRangesInCharacterMaps()
{
    const auto text =
        textOf(test::onePage("BT /F1 12 Tf 60 780 Td (abcdef ghi) Tj ET", "/Resources << /Font << /F1 6 0 R >> >>",
                             R"(/CIDInit /ProcSet findresource begin begincmap
1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <20> <0020> endbfchar
2 beginbfrange <61> <66> [<D83DDE00> <D83DDE01> <D83DDE02> <D83DDE03> <D83DDE04> <D83DDE05>]
<67> <69> <D83DDC30> endbfrange
endcmap end)"));
    QVERIFY(text);
    QCOMPARE(text->text.trimmed(), QStringLiteral("\U0001F600\U0001F601\U0001F602\U0001F603\U0001F604\U0001F605 "
                                                  "\U0001F430\U0001F431\U0001F432"));
}

namespace {

/// A map of letters, spaces and digits, and of `further`.
QByteArray mapWith(const QByteArray& further)
{
    return "/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange\n"
           "2 beginbfrange <20> <7e> <0020> <a1> <ff> <00a1> endbfrange\n" +
           further + "\nendcmap end";
}

const QByteArray fontOfPage = "/Resources << /Font << /F1 6 0 R >> >>";

} // namespace

void PdfTextTest::readsGlyphsWithoutText_data()
{
    QTest::addColumn<QByteArray>("shown"); // code 14 (octal) has no text
    QTest::addColumn<QByteArray>("further");
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("letters");
    const QByteArray plain = "/WinAnsiEncoding";
    const auto named = [](const QByteArray& name) {
        return QByteArray("<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [12 /" + name + "] >>");
    };
    const auto row = [](const char* name, const QByteArray& shown, const QByteArray& further,
                        const QByteArray& encoding, const char* text, const char* letters) {
        QTest::newRow(name) << shown << further << encoding << QString::fromUtf8(text) << QString::fromUtf8(letters);
    };
    row("by its name", "A \\014nancial plan", "", named("f_i"), "A financial plan", "fi");
    row("by a name with a suffix", "A \\014nancial plan", "", named("f_i.alt"), "A financial plan", "fi");
    row("by its numbers", "A \\014nancial plan", "", named("uni00660069"), "A financial plan", "fi");
    row("mapped to nothing", "An e\\014cient plan", "1 beginbfchar <0c> <> endbfchar", named("f_f_i"),
        "An efficient plan", "ffi");
    row("mapped to zero", "A \\014nancial plan", "1 beginbfchar <0C> <0000> endbfchar", named("fi"), "A financial plan",
        "fi");
    row("by its words", "A \\014nancial con\\014guration", "", plain, "A financial configuration", "fi");
    row("by its words alone", "O\\014cial o\\014ce", "", named("g37"), "Official office", "ffi");
    row("by nothing", "Xy\\014zzy plans", "", plain, "Xy\xEF\xBF\xBDzzy plans", "");
    row("by words that differ", "The \\014le xq\\014q", "", plain, "The \xEF\xBF\xBDle xq\xEF\xBF\xBDq", "");
}

void PdfTextTest::readsGlyphsWithoutText()
{
    QFETCH(QByteArray, shown);
    QFETCH(QByteArray, further);
    QFETCH(QByteArray, encoding);
    QFETCH(QString, text);
    QFETCH(QString, letters);
    const QByteArray pdf = test::onePage("BT /F1 12 Tf 60 780 Td (San Zhang) Tj 0 -40 Td (" + shown + ") Tj ET",
                                         fontOfPage, mapWith(further), encoding);
    const auto read = textOf(pdf);
    QVERIFY(read);
    QVERIFY2(read->text.contains(text), qPrintable(read->text));
    QCOMPARE(read->glyphs.size(), 1);
    QCOMPARE(read->glyphs[0].page, 1);
    QCOMPARE(read->glyphs[0].letters, letters);
}

/// The note contains page and line, and what was guessed or must be checked.
void PdfTextTest::reportsGlyphsWithoutText()
{
    const auto notesOf = [](const QByteArray& word) {
        const auto drafts =
            readBytes(test::onePage("BT /F1 18 Tf 60 780 Td (San Zhang) Tj /F1 12 Tf 0 -40 Td (Experience) Tj "
                                    "0 -40 Td (Example Ltd, 2019 - 2021) Tj 0 -40 Td (" +
                                        word + " plans) Tj ET",
                                    fontOfPage, mapWith("")),
                      QStringLiteral("cv.pdf"), {QStringLiteral("San Zhang"), Language::English});
        QList<ImportNote> notes = drafts ? drafts->front().notes : QList<ImportNote>();
        notes.removeIf([](const ImportNote& note) {
            return note.kind != ImportNote::Kind::GlyphGuessed && note.kind != ImportNote::Kind::GlyphUnread;
        });
        return notes;
    };
    const QList<ImportNote> guessed = notesOf("\\014nancial");
    QCOMPARE(guessed.size(), 1);
    QCOMPARE(guessed[0].kind, ImportNote::Kind::GlyphGuessed);
    QCOMPARE(guessed[0].parameters,
             QStringList({QStringLiteral("1"), QStringLiteral("fi"), QStringLiteral("financial")}));
    QVERIFY(guessed[0].place.line > 1);
    const QList<ImportNote> unread = notesOf("Xy\\014zzy");
    QCOMPARE(unread.size(), 1);
    QCOMPARE(unread[0].kind, ImportNote::Kind::GlyphUnread);
    QCOMPARE(unread[0].parameters, QStringList({QStringLiteral("1"), QStringLiteral("Xy\uFFFDzzy")}));
    QVERIFY(unread[0].place.line > 1);
}

void PdfTextTest::readsSoftHyphens_data()
{
    QTest::addColumn<QByteArray>("shown"); // code 255 (octal)
    QTest::addColumn<QString>("text");
    QTest::newRow("between dates") << QByteArray("(Mar. 2021 \\255 Jun. 2023) Tj")
                                   << QStringLiteral("Mar. 2021 – Jun. 2023");
    QTest::newRow("between years") << QByteArray("(Example Ltd 2021\\2552023) Tj") << QStringLiteral("2021–2023");
    QTest::newRow("in words") << QByteArray("(An easy\\255to\\255use tool) Tj") << QStringLiteral("easy-to-use");
    QTest::newRow("at a line's end") << QByteArray("(It is self\\255) Tj 0 -14 Td (contained) Tj")
                                     << QStringLiteral("selfcontained");
}

void PdfTextTest::readsSoftHyphens()
{
    QFETCH(QByteArray, shown);
    QFETCH(QString, text);
    const auto read = textOf(test::onePage("BT /F1 12 Tf 60 780 Td " + shown + " ET", fontOfPage, mapWith("")));
    QVERIFY(read);
    QVERIFY2(read->text.contains(text), qPrintable(read->text));
}

/// A single operator may show texts at both ends of a line, a gap may consist of spaces, and letters of a word may be
/// shifted. A dash array is not text.
void PdfTextTest::splitsLinesAtGaps_data()
{
    QTest::addColumn<QByteArray>("shown");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const QByteArray& shown, const char* text) {
        QTest::newRow(name) << shown << QString::fromLatin1(text);
    };
    row("within an operator", "[(Example Ltd) -9000 (2015)] TJ", "Example Ltd   2015");
    row("two of them", "[(Example Ltd)-9000(Bramfield)-7000.5(2015)]TJ", "Example Ltd   Bramfield   2015");
    row("two operators", "(Example Ltd) Tj 300 0 Td (2015) Tj", "Example Ltd   2015");
    row("blanks", "(Example Ltd                         2015) Tj", "Example Ltd   2015");
    row("letters set apart", "[(Ex) -20 (ample) -250 (L) 30 (td)] TJ", "Example Ltd");
    row("beside a dashed line", "[3 -900] 0 d [(Example Ltd) -9000 (2015)] TJ", "Example Ltd   2015");
    row("an array at the end", "(Example Ltd) Tj ET [3 -900", "Example Ltd");
}

void PdfTextTest::splitsLinesAtGaps()
{
    QFETCH(QByteArray, shown);
    QFETCH(QString, text);
    const auto read = textOf(test::onePage("BT /F1 12 Tf 60 780 Td " + shown + " ET"));
    QVERIFY(read);
    QCOMPARE(read->text.trimmed(), text);
}

/// Qt Pdf substitutes a font for text without one.
void PdfTextTest::keepsCurrencySignsWithoutResources()
{
    const auto text = textOf(test::onePage(R"(BT /F1 12 Tf 60 780 Td (\244) Tj 0 -40 Td (San Zhang) Tj
0 -40 Td (\244\244) Tj ET)"));
    QVERIFY(text);
    QCOMPARE(text->text.simplified(), QStringLiteral("¤ San Zhang ¤¤"));
}

void PdfTextTest::keepsCurrencySignsOfTheDocument()
{
    PrintedPage page;
    page.write(60, 10, QStringLiteral("¤"));
    page.write(60, 10, QStringLiteral("San Zhang"));
    page.write(60, 10, QStringLiteral("¤¤"));
    page.write(60, 10, QStringLiteral("Long walks"));
    page.write(60, 10, QStringLiteral("¤¤¤"));
    const auto text = textOf(page.bytes());
    QVERIFY(text);
    QCOMPARE(text->text.split(u'\n', Qt::SkipEmptyParts),
             QStringList({QStringLiteral("¤"), QStringLiteral("San Zhang"), QStringLiteral("¤¤"),
                          QStringLiteral("Long walks"), QStringLiteral("¤¤¤")}));
}

void PdfTextTest::keepsLinks()
{
    const Person person = read("zhang-san", QStringLiteral("classic"), Language::English);
    const auto section = std::find_if(person.sections.begin(), person.sections.end(),
                                      [](const Section& s) { return s.kind() == SectionKind::Publication; });
    QVERIFY(section != person.sections.end());
    QStringList addresses;
    for (const Entry& entry : section->entries()) {
        for (const Link& link : entry.links)
            addresses += link.url;
    }
    QVERIFY(addresses.contains(QStringLiteral("https://zhangsan.example.org/scrubbing.pdf")));
    const bool account = std::any_of(person.contacts.begin(), person.contacts.end(), [](const Contact& contact) {
        return contact.value.text(Language::English).contains(QStringLiteral("github.com/zhangsan-example"));
    });
    QVERIFY(account);
}

DUOVITA_GUI_TEST(PdfTextTest)
#include "tst_pdftext.moc"
