#include "core/import/importdraft.h"
#include "core/import/readers/bibtexreader.h"
#include "core/import/readers/compatibility.h"
#include "core/import/readers/docxreader.h"
#include "core/import/readers/texttex.h"
#include "core/import/readers/ziparchive.h"
#include "core/json/personjson.h"
#include "tests/support/testmain.h"
#include "tests/support/zipfile.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTest>

using namespace duovita;

namespace {

QByteArray paragraph(const char* text, const QByteArray& properties = {})
{
    return "<w:p><w:pPr>" + properties + "</w:pPr><w:r><w:t xml:space=\"preserve\">" + text + "</w:t></w:r></w:p>";
}

QByteArray heading(const char* text)
{
    return paragraph(text, "<w:pStyle w:val=\"Mine\"/>");
}

QByteArray item(const char* text, const char* list = "1")
{
    return paragraph(text, "<w:numPr><w:ilvl w:val=\"0\"/><w:numId w:val=\"" + QByteArray(list) + "\"/></w:numPr>");
}

Person readOne(const QByteArray& bytes, const QString& file, const ImportOptions& options = {})
{
    const auto drafts = readBytes(bytes, file, options);
    return drafts && drafts->size() == 1 ? drafts->front().person : Person{};
}

const Section* sectionOf(const Person& person, SectionKind kind)
{
    for (const Section& section : person.sections) {
        if (section.kind() == kind)
            return &section;
    }
    return nullptr;
}

template <typename Wanted>
Wanted detailsOf(const Section* section, qsizetype entry)
{
    return section && entry < section->entries().size() ? std::get<Wanted>(section->entries()[entry].details)
                                                        : Wanted{};
}

ErrorCode errorOf(const QByteArray& bytes)
{
    const auto drafts = readBytes(bytes, QStringLiteral("cv.docx"));
    return drafts ? ErrorCode::Cancelled : drafts.error().code;
}

} // namespace

class TestDocuments : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWord()
    {
        const QByteArray body = paragraph("San Zhang") + heading("Work Experience") +
                                "<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Example Labs</w:t></w:r><w:r><w:tab/><w:t>Berlin, "
                                "Germany</w:t></w:r></w:p>" +
                                "<w:p><w:r><w:rPr><w:i/></w:rPr><w:t>Engineer</w:t></w:r><w:r><w:tab/><w:t>Jan 2020 – "
                                "Mar 2021</w:t></w:r></w:p>" +
                                item("Wrote a parser &amp; a printer.") + item("First", "2") + heading("Education") +
                                paragraph("Example University, B.Sc. in Physics, 2015 – 2019");
        const Person person = readOne(test::docxOf(body), QStringLiteral("cv.docx"));
        QCOMPARE(person.name.text(Language::English), QStringLiteral("San Zhang"));
        const Section* work = sectionOf(person, SectionKind::Work);
        const auto job = detailsOf<ExperienceDetails>(work, 0);
        QCOMPARE(job.organization.text(Language::English), QStringLiteral("Example Labs"));
        QCOMPARE(job.position.text(Language::English), QStringLiteral("Engineer"));
        QCOMPARE(job.location.text(Language::English), QStringLiteral("Berlin, Germany"));
        QCOMPARE(job.range.start()->toIso(), QStringLiteral("2020-01"));
        const QList<Highlight>& points = work->entries()[0].highlights;
        QCOMPARE(points.size(), 2);
        QCOMPARE(points[0].text.text(Language::English).markdown(), QStringLiteral("Wrote a parser & a printer."));
        QCOMPARE(points[0].style, HighlightStyle::Bullet);
        QCOMPARE(points[1].style, HighlightStyle::Numbered);
        const auto school = detailsOf<EducationDetails>(sectionOf(person, SectionKind::Education), 0);
        QCOMPARE(school.institution.text(Language::English), QStringLiteral("Example University"));
        QCOMPARE(school.area.text(Language::English), QStringLiteral("Physics"));
    }

    void readsLinksHeadersAndTextBoxesOfWord()
    {
        const QByteArray box = "<w:p><w:r><mc:AlternateContent><mc:Choice><w:txbxContent>" + paragraph("in the box") +
                               "</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>" + paragraph("in the box") +
                               "</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r></w:p>";
        const QByteArray body = heading("Summary") + box +
                                "<w:p><w:hyperlink r:id=\"r1\"><w:r><w:t>a link</w:t></w:r></w:hyperlink><w:r><w:t "
                                "xml:space=\"preserve\"> here</w:t></w:r>"
                                "<w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:ins><w:r><w:t "
                                "xml:space=\"preserve\"> new</w:t></w:r></w:ins></w:p>";
        const auto text = readDocx(test::docxOf(body, {{"r1", "https://example.org/x"}}, paragraph("Li Si")),
                                   QStringLiteral("cv.docx"));
        QVERIFY2(text, text ? "" : qPrintable(text.error().parameters.join(u' ')));
        QCOMPARE(text->blocks.size(), 4);
        QCOMPARE(text->blocks[0].plain(), QStringLiteral("Li Si"));
        QCOMPARE(text->blocks[1].kind, TextBlock::Kind::Heading);
        QCOMPARE(text->blocks[2].plain(), QStringLiteral("in the box"));
        QCOMPARE(text->blocks[3].plain(), QStringLiteral("a link here new"));
        QCOMPARE(text->blocks[3].lines[0].spans[0].url, QStringLiteral("https://example.org/x"));
    }

    /// A header that only repeats the name is skipped; one with further text or a link is read.
    void skipsWordHeadersThatRepeatTheName()
    {
        const auto blocksOf = [](const QByteArray& header) {
            QStringList blocks;
            const auto text =
                readDocx(test::docxOf(paragraph("Li Si 李四") + heading("Summary") + paragraph("Writes."), {}, header),
                         QStringLiteral("cv.docx"));
            for (const TextBlock& block : text->blocks)
                blocks += block.plain();
            return blocks;
        };
        const QStringList body = blocksOf({});
        QCOMPARE(body.size(), 3);
        QCOMPARE(blocksOf(paragraph("Li Si")), body);
        QCOMPARE(blocksOf(paragraph("Li Si") + paragraph("li.si@example.org")),
                 QStringList(QStringLiteral("li.si@example.org")) + body);
        QCOMPARE(blocksOf(paragraph("Si")), QStringList(QStringLiteral("Si")) + body);
    }

    void readsTablesOfWord()
    {
        const auto cell = [](const char* text) -> QByteArray { return "<w:tc>" + paragraph(text) + "</w:tc>"; };
        const QByteArray body = "<w:tbl><w:tr>" + cell("2019 – 2021") + cell("Example Labs") + cell("Engineer") +
                                "</w:tr><w:tr><w:tc>" + paragraph("one") + paragraph("two") + "</w:tc>" +
                                cell("three") + "</w:tr></w:tbl>";
        const auto text = readDocx(test::docxOf(body), QStringLiteral("cv.docx"));
        QVERIFY2(text, text ? "" : qPrintable(text.error().parameters.join(u' ')));
        // A table row with short cells is a line; cells of several paragraphs are parts of the page.
        QCOMPARE(text->blocks.size(), 4);
        QCOMPARE(text->blocks[0].plain(), QStringLiteral("2019 – 2021  Example Labs  Engineer"));
        QCOMPARE(text->blocks[2].plain(), QStringLiteral("two"));
    }

    void refusesBrokenWord()
    {
        const QByteArray whole = test::docxOf(paragraph("San Zhang"));
        for (const qsizetype size : {qsizetype(4), qsizetype(40), whole.size() / 2, whole.size() - 1})
            QCOMPARE(errorOf(whole.left(size)), ErrorCode::DocxUnreadable);
        QCOMPARE(errorOf(test::docxOf("<w:p><w:r>")), ErrorCode::DocxUnreadable);
        QCOMPARE(errorOf(test::zipOf({{QStringLiteral("a.txt"), "text"}})), ErrorCode::FileBinary);
        QCOMPARE(errorOf(QByteArray("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1 old", 12)), ErrorCode::FileOldOffice);
    }

    void rejectsDecompressionBombs()
    {
        const QByteArray bomb =
            test::zipOf({{QStringLiteral("word/document.xml"), QByteArray(ZipArchive::largestMember + 1024, ' ')}});
        QVERIFY(bomb.size() < 1024 * 1024);
        QCOMPARE(errorOf(bomb), ErrorCode::DocxUnreadable);
        QByteArray deep;
        for (int i = 0; i < 100000; ++i)
            deep += "<w:sdt>";
        QCOMPARE(errorOf(test::docxOf(deep)), ErrorCode::DocxUnreadable);
        // Nested entities are not supported.
        const QByteArray laughs =
            "<!DOCTYPE x [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">"
            "<!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;\"><!ENTITY d \"&c;&c;&c;&c;&c;&c;&c;&c;\">]><x>&d;&d;&d;&d;</x>";
        QVERIFY(errorOf(test::zipOf({{QStringLiteral("word/document.xml"), laughs}})) != ErrorCode::Cancelled);
    }

    /// Renderers would loop on such pages.
    void rejectsCyclicPageTree()
    {
        QFile file(QStringLiteral(DUOVITA_SOURCE_DIR "/tests/data/fuzz/pdf/loop-of-pages.pdf"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(errorOf(file.readAll()), ErrorCode::PdfUnreadable);
    }

    void readsTex_data()
    {
        QTest::addColumn<QString>("tex");
        QTest::addColumn<QString>("plain");
        QTest::newRow("accents") << QStringLiteral("{\\\"O}zg\\\"ur \\'{E}mile \\^o \\~{n} \\c{c} \\v{S} \\r a \\'\\i")
                                 << QStringLiteral("Özgür Émile ô ñ ç Š å í");
        QTest::newRow("letters") << QStringLiteral("Stra\\ss e, \\O re, \\L{}\\'od\\'z")
                                 << QStringLiteral("Straße, Øre, Łódź");
        QTest::newRow("signs") << QStringLiteral("R\\&D 5\\% a\\_b 1--2 ``x'' ---")
                               << QStringLiteral("R&D 5% a_b 1–2 “x” —");
        QTest::newRow("braces") << QStringLiteral("{A {GPU} \\emph{fast}} one") << QStringLiteral("A GPU fast one");
        QTest::newRow("mathematics") << QStringLiteral("$O(n^2)$ time") << QStringLiteral("O(n²) time");
        QTest::newRow("mathematics without a form as text")
            << QStringLiteral("$\\hat{n}$ time") << QStringLiteral("$\\hat{n}$ time");
        QTest::newRow("open ends") << QStringLiteral("\\") << QString();
    }
    void readsTex()
    {
        QFETCH(QString, tex);
        QFETCH(QString, plain);
        QCOMPARE(plainOfTex(tex), plain);
    }

    void readsBibtex()
    {
        const QByteArray text =
            "% my papers\n"
            "@string{jsp = \"Journal of Sample Physics\"}\n"
            "@article{zhang2020, author = {Zhang, San and Li, Si and others}, title = {The {GPU} of {\\'E}mile},\n"
            "  journal = jsp, year = 2020, month = mar, volume = {12}, number = 3, pages = {1--9},\n"
            "  doi = {10.1000/xyz}, url = {https://example.org/a}, abstract = {kept}}\n"
            "@inproceedings(li21, author = \"Si Li\", title = \"Second\", booktitle = {Proc. of Samples}, year = "
            "{2021})\n"
            "@article{broken, title = {never closed\n";
        ImportOptions options;
        options.personName = QStringLiteral("San Zhang");
        const auto drafts = readBytes(text, QStringLiteral("papers.bib"), options);
        QVERIFY(drafts);
        const Section* papers = sectionOf(drafts->front().person, SectionKind::Publication);
        QVERIFY(papers);
        QCOMPARE(papers->entries().size(), 2);
        const auto first = detailsOf<PublicationDetails>(papers, 0);
        QCOMPARE(first.title.text(Language::English), QStringLiteral("The GPU of Émile"));
        QCOMPARE(first.venue.text(Language::English), QStringLiteral("Journal of Sample Physics"));
        QCOMPARE(first.year->toIso(), QStringLiteral("2020-03"));
        QCOMPARE(first.pages, QStringLiteral("1–9"));
        QCOMPARE(first.doi, QStringLiteral("10.1000/xyz"));
        QCOMPARE(first.type, PublicationType::Journal);
        QCOMPARE(first.authors.text(Language::English).size(), 3);
        QCOMPARE(first.authors.text(Language::English)[0].name, QStringLiteral("San Zhang"));
        QVERIFY(first.authors.text(Language::English)[0].self && !first.authors.text(Language::English)[1].self);
        QCOMPARE(first.authors.text(Language::English)[2].name, QStringLiteral("et al."));
        QVERIFY(papers->entries()[0].extra.contains(QStringLiteral("bibtex")));
        QCOMPARE(detailsOf<PublicationDetails>(papers, 1).venue.text(Language::English),
                 QStringLiteral("Proc. of Samples"));
        // Text that is no entry is kept and reported.
        QVERIFY(papers->unparsed.join(u'\n').contains(QStringLiteral("never closed")));
        QVERIFY(papers->unparsed.join(u'\n').contains(QStringLiteral("% my papers")));
        QCOMPARE(drafts->front().notes.front().place.line, 7);
        const auto nameless = readBytes(text, QStringLiteral("papers.bib"));
        QVERIFY(!nameless);
        QCOMPARE(nameless.error().code, ErrorCode::NameMissing);
    }

    /// libxml2, also linked, once intercepted btparse's comment function.
    void readsPercentsInBibtex()
    {
        const QByteArray text = "@article{a, % 50% of it, title = {no}\n"
                                "  title = {Growth of 5\\% and 6%}, % a remark\n"
                                "  author = \"San Zhang\", note = \"100% kept\", year = 2020 % of it\n}\n";
        ImportOptions options;
        options.personName = QStringLiteral("San Zhang");
        const auto drafts = readBytes(text, QStringLiteral("papers.bib"), options);
        QVERIFY(drafts);
        const Section* papers = sectionOf(drafts->front().person, SectionKind::Publication);
        QVERIFY(papers && papers->entries().size() == 1);
        const auto paper = detailsOf<PublicationDetails>(papers, 0);
        QCOMPARE(paper.title.text(Language::English), QStringLiteral("Growth of 5% and 6%"));
        const QJsonObject rest = papers->entries()[0].extra[QStringLiteral("bibtex")].toObject();
        QCOMPARE(rest[QStringLiteral("note")].toString(), QStringLiteral("100% kept"));
        QCOMPARE(rest[QStringLiteral("key")].toString(), QStringLiteral("a"));
    }

    void readsBibtexOfOtherTools()
    {
        const QString path = QStringLiteral(DUOVITA_SOURCE_DIR "/../shared/fixtures/bibtex/publications.bib");
        if (!QFile::exists(path))
            QSKIP("the fixtures of other tools are not here");
        ImportOptions options;
        options.personName = QStringLiteral("John Smith");
        const auto drafts = readFile(path, options);
        QVERIFY(drafts);
        const Section* papers = sectionOf(drafts->front().person, SectionKind::Publication);
        QVERIFY(papers && papers->entries().size() >= 4);
        QVERIFY(papers->unparsed.isEmpty());
        QVERIFY(detailsOf<PublicationDetails>(papers, 0).authors.text(Language::English)[0].self);
    }

    void readsYamlResume()
    {
        const QByteArray text =
            "---\nlocale:\n  language: en\ncontent:\n  basics:\n    name: Andy Dufresne\n    headline: Headed for the "
            "Pacific\n"
            "    email: hi@example.org\n  location:\n    city: Sacramento\n    country: United States\n  profiles:\n"
            "    - network: GitHub\n      url: https://github.com/example\n      username: example\n"
            "  education:\n    - institution: University of Example\n      degree: Bachelor\n      area: Computer "
            "Science\n"
            "      startDate: Sep 1, 2016\n      endDate: Jul 1, 2020\n      courses:\n        - Discrete Mathematics\n"
            "  work:\n    - name: EduTech\n      position: Developer\n      startDate: Jan 2022\n      summary: |\n"
            "        Builds things.\n        - Developed a **platform**\n        - Cut costs\n"
            "  references:\n    - name: Dr. Jane\n      email: jane@example.org\n      relationship: Professor\n      "
            "summary: Recommended.\n"
            "layout:\n  template: moderncv\n";
        const Person person = readOne(text, QStringLiteral("cv.yml"));
        QCOMPARE(person.name.text(Language::English), QStringLiteral("Andy Dufresne"));
        QCOMPARE(person.headline.text(Language::English), QStringLiteral("Headed for the Pacific"));
        const auto school = detailsOf<EducationDetails>(sectionOf(person, SectionKind::Education), 0);
        QCOMPARE(school.degree.text(Language::English), QStringLiteral("Bachelor"));
        QCOMPARE(school.range.end()->toIso(), QStringLiteral("2020-07-01"));
        const Section* work = sectionOf(person, SectionKind::Work);
        QVERIFY(work);
        QCOMPARE(work->entries()[0].highlights.size(), 3);
        QCOMPARE(work->entries()[0].highlights[1].text.text(Language::English).markdown(),
                 QStringLiteral("Developed a **platform**"));
        const auto referee = detailsOf<ReferenceDetails>(sectionOf(person, SectionKind::Reference), 0);
        QCOMPARE(referee.contacts.size(), 1);
        // Members without a field are kept.
        QVERIFY(person.extra.contains(QStringLiteral("layout")));
    }

    void replacesCompatibilityCharacters()
    {
        QStringList changed;
        QCOMPARE(withoutCompatibility(QStringLiteral("⼯作⻓城 ﬁle ＡＢ１ ，“x”…"), changed),
                 QStringLiteral("工作长城 file AB1 ，“x”…"));
        QVERIFY(changed.contains(QStringLiteral("⼯ 工")));
        const auto drafts = readBytes(QStringLiteral("张三\n\n⼯作经历\n2020 - 2021 ⽰例公司 工程师\n").toUtf8(),
                                      QStringLiteral("cv.txt"));
        QVERIFY(drafts);
        QVERIFY(sectionOf(drafts->front().person, SectionKind::Work));
        QVERIFY(std::any_of(drafts->front().notes.begin(), drafts->front().notes.end(),
                            [](const ImportNote& note) { return note.kind == ImportNote::Kind::Normalized; }));
    }

    /// The seeds and findings of ./dev fuzz: each gives a draft that survives its own format, or an error.
    void readsFuzzedFiles_data()
    {
        QTest::addColumn<QString>("path");
        QDirIterator files(QStringLiteral(DUOVITA_SOURCE_DIR "/tests/data/fuzz"), QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            QTest::newRow(qPrintable(path.section(u'/', -2))) << path;
        }
    }

    void readsFuzzedFiles()
    {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto drafts = readBytes(file.readAll(), path);
        for (const ImportDraft& draft : drafts ? *drafts : QList<ImportDraft>()) {
            const auto back = personFromJson(toJson(draft.person));
            QVERIFY(back && *back == draft.person);
        }
    }
};

DUOVITA_TEST(TestDocuments)
#include "tst_documents.moc"
