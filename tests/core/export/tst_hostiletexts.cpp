#include "core/export/formats.h"
#include "core/import/importdraft.h"
#include "core/import/readers/textblocks.h"
#include "core/import/readers/yamltojson.h"
#include "tests/support/testmain.h"

#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>
#include <QTextDocument>

using namespace duovita;

namespace {

/// Texts that a format could mistake for its own syntax.
const QStringList& hostileTexts()
{
    static const QStringList texts{QStringLiteral("``` code"),
                                   QStringLiteral("~~~"),
                                   QStringLiteral("[ref]: http://example.org/ \"title\""),
                                   QStringLiteral("[^1]: a note"),
                                   QStringLiteral("# a heading"),
                                   QStringLiteral("## a heading ##"),
                                   QStringLiteral("---"),
                                   QStringLiteral("- a point"),
                                   QStringLiteral("* a point"),
                                   QStringLiteral("*"),
                                   QStringLiteral("***"),
                                   QStringLiteral("_ _ _"),
                                   QStringLiteral("+ a point"),
                                   QStringLiteral("1. a point"),
                                   QStringLiteral("2) a point"),
                                   QStringLiteral("> a quotation"),
                                   QStringLiteral("<b>bold</b>"),
                                   QStringLiteral("<!-- hidden -->"),
                                   QStringLiteral("<?php hidden ?>"),
                                   QStringLiteral("| a | table |"),
                                   QStringLiteral("|---|---|"),
                                   QStringLiteral(":-- | --:"),
                                   QStringLiteral("&amp; &#35; &copy;"),
                                   QStringLiteral("a line\nand another\n# no heading"),
                                   QStringLiteral("a line\r\rEND:VCARD\r\nBEGIN:VCARD"),
                                   QStringLiteral("a\u2028# b\u0085# c\v# d"),
                                   QStringLiteral("    indented"),
                                   QStringLiteral("\tindented"),
                                   QStringLiteral("![a picture](http://example.org/a.png)"),
                                   QStringLiteral("[a link](javascript:alert(1))"),
                                   QStringLiteral("**bold** and _slanted_"),
                                   QStringLiteral("one ` of <b>them"),
                                   QStringLiteral("`` two ` <i>of them"),
                                   QStringLiteral("a stroke \\"),
                                   QStringLiteral("\\# no escape"),
                                   QStringLiteral("{: .attributes}"),
                                   QStringLiteral(": a definition"),
                                   QStringLiteral("= a rule"),
                                   QStringLiteral("==="),
                                   QStringLiteral("<http://example.org>"),
                                   QStringLiteral("name: value"),
                                   QStringLiteral("@article{key, title = {x}}"),
                                   QStringLiteral("comma, semicolon; colon: \\n \"quoted\"")};
    return texts;
}

/// The text as readers see it: line breaks count as spaces, and quotation marks are typographic.
QString seen(const QString& text)
{
    static const QRegularExpression gap(QStringLiteral("[\\s\\x{85}\\x{2028}\\x{2029}]+"));
    static const QRegularExpression quotes(QStringLiteral("[“”]"));
    return QString(text).replace(gap, QStringLiteral(" ")).replace(quotes, QStringLiteral("\"")).trimmed();
}

/// Joins a point's lines, which documents show as separate paragraphs.
QString onOneLine(QString text)
{
    static const QRegularExpression lineEnd(QStringLiteral("[\\n\\r\\x{2028}\\x{2029}]+"));
    return text.replace(lineEnd, QStringLiteral(" "));
}

/// A person with this text as headline, section title, job, point and contacts.
Person personWith(const QString& text)
{
    Person person;
    person.name = LocalizedText::of(Language::English, QStringLiteral("Zoe Test"));
    person.headline = LocalizedText::of(Language::English, text);
    for (const ContactKind kind :
         {ContactKind::Location, ContactKind::Website, ContactKind::Phone, ContactKind::WeChat, ContactKind::Email})
        person.contacts += Contact{kind, LocalizedText::shared(text), {}, true};
    Section section(SectionKind::Work);
    section.title = LocalizedText::of(Language::English, text);
    Entry job = section.newEntry();
    auto& details = std::get<ExperienceDetails>(job.details);
    details.organization = LocalizedText::of(Language::English, text);
    details.position = LocalizedText::of(Language::English, QStringLiteral("Engineer"));
    for (const HighlightStyle style : {HighlightStyle::Bullet, HighlightStyle::Paragraph}) {
        Highlight point;
        point.style = style;
        point.text = LocalizedRichText::of(Language::English, RichText::fromPlain(onOneLine(text)));
        job.highlights += point;
    }
    const bool added = section.append(job);
    Q_ASSERT(added);
    Q_UNUSED(added)
    person.sections += section;
    person.cvs += Cv::fullCv();
    return person;
}

QByteArray exported(const Person& person, ExportFormat format)
{
    const auto files = exportFiles(person, person.cvs.front(), {Language::English}, format);
    return files ? files->front().bytes : QByteArray();
}

/// One line per block; headings begin with "H".
QStringList blocksIn(const QString& markdown)
{
    QStringList blocks;
    for (const TextBlock& block : readMarkdown(markdown, nullptr)) {
        const QString kind = block.kind == TextBlock::Kind::Heading ? QStringLiteral("H ") : QString();
        for (const TextLine& line : block.lines)
            blocks += kind + seen(line.plain());
    }
    return blocks;
}

/// Rendered by the CommonMark reference program.
QString htmlByCommonMark(const QByteArray& markdown)
{
    QProcess reader;
    reader.start(QStandardPaths::findExecutable(QStringLiteral("cmark")), {QStringLiteral("--unsafe")});
    reader.write(markdown);
    reader.closeWriteChannel();
    return reader.waitForFinished() ? QString::fromUtf8(reader.readAllStandardOutput()) : QString();
}

} // namespace

class HostileTextsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void escapesMarkdownMarkup_data();
    void escapesMarkdownMarkup();
    void escapesCommonMarkMarkup_data() { escapesMarkdownMarkup_data(); }
    void escapesCommonMarkMarkup();
    void staysOnItsVCardLine_data() { escapesMarkdownMarkup_data(); }
    void staysOnItsVCardLine();
    void survivesJsonAndYamlRoundTrip_data() { escapesMarkdownMarkup_data(); }
    void survivesJsonAndYamlRoundTrip();
    void survivesBibtexRoundTrip_data() { escapesMarkdownMarkup_data(); }
    void survivesBibtexRoundTrip();
};

void HostileTextsTest::escapesMarkdownMarkup_data()
{
    QTest::addColumn<QString>("text");
    for (const QString& text : hostileTexts())
        QTest::newRow(seen(text).toUtf8().constData()) << text;
}

void HostileTextsTest::escapesMarkdownMarkup()
{
    QFETCH(QString, text);
    const QByteArray plain = exported(personWith(QStringLiteral("words")), ExportFormat::Markdown);
    const QByteArray markdown = exported(personWith(text), ExportFormat::Markdown);
    const QStringList usual = blocksIn(QString::fromUtf8(plain));
    const QStringList blocks = blocksIn(QString::fromUtf8(markdown));
    QVERIFY2(blocks.size() == usual.size(), markdown.constData());
    for (qsizetype i = 0; i < blocks.size(); ++i)
        QCOMPARE(blocks[i], QString(usual[i]).replace(QStringLiteral("words"), seen(text)));
}

void HostileTextsTest::escapesCommonMarkMarkup()
{
    QFETCH(QString, text);
    if (QStandardPaths::findExecutable(QStringLiteral("cmark")).isEmpty())
        QSKIP("cmark is not installed");
    const QString usual = htmlByCommonMark(exported(personWith(QStringLiteral("words")), ExportFormat::Markdown));
    const QByteArray markdown = exported(personWith(text), ExportFormat::Markdown);
    const QString html = htmlByCommonMark(markdown);
    // The same elements, containing the text.
    static const QRegularExpression between(QStringLiteral(">[^<]*"));
    const auto elements = [](QString page) {
        static const QRegularExpression link(QStringLiteral("</?a\\b[^>]*>"));
        return page.remove(link).replace(between, QStringLiteral(">"));
    };
    QVERIFY2(elements(html) == elements(usual), qPrintable(html));
    QTextDocument document;
    document.setHtml(html);
    const QString shown = seen(document.toPlainText());
    const qsizetype times = seen(usual).count(QStringLiteral("words"));
    QVERIFY2(shown.count(seen(text)) >= times, qPrintable(html));
}

/// RFC 2426 and 6350: a single card, whose lines begin with property names, and which contains the text again.
void HostileTextsTest::staysOnItsVCardLine()
{
    QFETCH(QString, text);
    const QString card = QString::fromUtf8(exported(personWith(text), ExportFormat::VCard));
    static const QRegularExpression folded(QStringLiteral("\r\n[ \t]"));
    static const QRegularExpression lineEnd(QStringLiteral("[\\n\\r\\v\\f\\x{85}\\x{2028}\\x{2029}]+"));
    const QStringList lines = QString(card).remove(folded).split(lineEnd, Qt::SkipEmptyParts);
    const QStringList usual = QString::fromUtf8(exported(personWith(QStringLiteral("words")), ExportFormat::VCard))
                                  .split(QStringLiteral("\r\n"), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), usual.size());
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const bool address = lines[i].startsWith(QStringLiteral("URL:")) && text.contains(QStringLiteral("://"));
        if (!address)
            QCOMPARE(lines[i].section(u':', 0, 0), usual[i].section(u':', 0, 0));
        if (lines[i].startsWith(QStringLiteral("URL:")) || !usual[i].contains(QStringLiteral("words")))
            continue;
        QString value;
        const qsizetype end = lines[i].size() - (usual[i].size() - usual[i].lastIndexOf(u's') - 1);
        for (qsizetype at = usual[i].indexOf(QStringLiteral("words")); at < end; ++at) {
            const bool escape = lines[i][at] == u'\\';
            at += escape ? 1 : 0;
            value += escape && lines[i][at] == u'n' ? QChar(u'\n') : lines[i][at];
        }
        QCOMPARE(seen(value), seen(text));
    }
    for (const QString& line : card.split(QStringLiteral("\r\n")))
        QVERIFY2(line.toUtf8().size() <= 75, qPrintable(line));
}

void HostileTextsTest::survivesJsonAndYamlRoundTrip()
{
    QFETCH(QString, text);
    const Person person = personWith(text);
    for (const ExportFormat format : {ExportFormat::RenderCv, ExportFormat::JsonResume}) {
        const auto drafts = readBytes(exported(person, format), QStringLiteral("cv"));
        QVERIFY(drafts);
        QCOMPARE(seen(drafts->front().person.headline.text(Language::English)), seen(text));
    }
    const QString page = QString::fromUtf8(exported(person, ExportFormat::SitePage));
    const auto members = yamlToJson(page.section(QStringLiteral("---\n"), 1, 1).toUtf8(), {});
    QVERIFY2(members, qPrintable(page));
    QCOMPARE(seen(members->value(QStringLiteral("description")).toString()), seen(text));
}

void HostileTextsTest::survivesBibtexRoundTrip()
{
    QFETCH(QString, text);
    Person person = personWith(QStringLiteral("words"));
    Section section(SectionKind::Publication);
    for (const QString& title : {text, QStringLiteral("Another title")}) {
        Entry work = section.newEntry();
        auto& details = std::get<PublicationDetails>(work.details);
        details.title = LocalizedText::shared(title);
        details.venue = LocalizedText::shared(text);
        details.year = *PartialDate::create(2020);
        QVERIFY(section.append(work));
    }
    person.sections += section;
    const QByteArray bibtex = exported(person, ExportFormat::Bibtex);
    ImportOptions options;
    options.personName = QStringLiteral("Zoe Test");
    const auto drafts = readBytes(bibtex, QStringLiteral("works.bib"), options);
    QVERIFY2(drafts, bibtex.constData());
    const QList<Entry>& read = drafts->front().person.sections.front().entries();
    QVERIFY2(read.size() == 2, bibtex.constData());
    const auto titles = [](const Entry& entry) {
        return std::get<PublicationDetails>(entry.details).title.textOrFallback(Language::English);
    };
    QCOMPARE(titles(read[1]), QStringLiteral("Another title"));
    QCOMPARE(seen(titles(read[0])), seen(text));
}

DUOVITA_TEST(HostileTextsTest)
#include "tst_hostiletexts.moc"
