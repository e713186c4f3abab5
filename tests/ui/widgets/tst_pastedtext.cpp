#include "tests/support/testmain.h"
#include "ui/widgets/formattedtextedit.h"
#include "ui/widgets/highlightsedit.h"
#include "ui/widgets/pastedtext.h"

#include "core/editing/persondocument.h"
#include "ui/forms/entryform.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>
#include <QRandomGenerator>
#include <QTest>

using namespace duovita;

namespace {

/// Prints spans for comparison: "plain|b:bold|i:italic|^:2|_:2|c:code|l:text@url".
QString written(const QList<InlineSpan>& spans)
{
    QStringList parts;
    for (const InlineSpan& span : spans) {
        QString style;
        const auto add = [&](InlineStyle flag, QChar sign) {
            if (span.style.testFlag(flag))
                style += sign;
        };
        add(InlineStyle::Bold, u'b');
        add(InlineStyle::Italic, u'i');
        add(InlineStyle::Code, u'c');
        add(InlineStyle::Superscript, u'^');
        add(InlineStyle::Subscript, u'_');
        const QString text = span.url.isEmpty() ? span.text : QString(span.text + u'@' + span.url);
        parts += style.isEmpty() && span.url.isEmpty() ? text : QString(style + u':' + text);
    }
    return parts.join(u'|');
}

QString text(const char* utf8)
{
    return QString::fromUtf8(utf8);
}

/// An entry with an empty point, and its form.
struct OpenForm {
    OpenForm() : document(person()), form(document, document.person().sections.front().entries().front().id)
    {
        form.resize(700, 400);
        edit = form.findChild<FormattedTextEdit*>(QStringLiteral("highlights.0.en"));
    }

    static Person person()
    {
        Person person;
        Section section(SectionKind::Work);
        Entry entry = section.newEntry();
        entry.highlights += Highlight();
        static_cast<void>(section.append(entry));
        person.sections = {section};
        return person;
    }

    QStringList points() const
    {
        QStringList sources;
        for (const Highlight& highlight : document.person().sections.front().entries().front().highlights)
            sources += highlight.text.text(Language::English).markdown();
        return sources;
    }

    void paste(const QString& plain, const QString& html = {}) const
    {
        auto* mime = new QMimeData;
        mime->setText(plain);
        if (!html.isEmpty())
            mime->setHtml(html);
        QApplication::clipboard()->setMimeData(mime);
        edit->paste();
        QCoreApplication::processEvents();
    }

    PersonDocument document;
    EntryForm form;
    FormattedTextEdit* edit;
};

} // namespace

/// Interpreting pasted text.
class PastedTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void parsesMarkup_data();
    void parsesMarkup();
    void keepsTextThatResemblesMarkup_data();
    void keepsTextThatResemblesMarkup();
    void keepsRelevantHtmlFormatting_data();
    void keepsRelevantHtmlFormatting();
    void losesNoCharacter();
    void undoesPaste();
    void undoesPastedLines();
    void keepsSurroundingStyle();
};

void PastedTextTest::parsesMarkup_data()
{
    QTest::addColumn<QString>("pasted");
    QTest::addColumn<QString>("means");
    const auto row = [](const char* pasted, const char* means) {
        QTest::newRow(pasted) << text(pasted) << text(means);
    };
    row("a **bold** word", "a |b:bold| word");
    row("*it*", "i:it");
    row("_it_ and __bold one__", "i:it| and |b:bold one");
    row("***both***", "bi:both");
    row("see [my page](https://example.org/a_b) now", "see |:my page@https://example.org/a_b| now");
    row("[page](example.org)", ":page@example.org");
    row("[**bold** link](https://a.b)", "b:bold@https://a.b|: link@https://a.b");
    row("x^2^ and H~2~O", "x|^:2| and H|_:2|O");
    row("10<sup>9</sup> of CO<sub>2</sub>", "10|^:9| of CO|_:2");
    row("<b>a</b> and <em>b</em>", "b:a| and |i:b");
    row("run `make`", "run |c:make");
    row("负责**训练**LLM", "负责|b:训练|LLM");
    row("**“引号”**，后", "b:“引号”|，后");
    row("2*3*4 and **bold**", "2*3*4 and |b:bold");
    row("*Ec*GltX and *Tt*GluRS", "i:Ec|GltX and |i:Tt|GluRS");
    row("**Ec**GltX", "b:Ec|GltX");
    row("C:\\*path* **b**", "C:\\*path* |b:b");
    row("a & b < c **d**", "a & b < c |b:d");
    row("  **b**  ", "  |b:b|  ");
}

void PastedTextTest::parsesMarkup()
{
    QFETCH(QString, pasted);
    QFETCH(QString, means);
    const auto read = readMarkup(pasted);
    QVERIFY(read);
    QCOMPARE(written(*read), means);
}

void PastedTextTest::keepsTextThatResemblesMarkup_data()
{
    QTest::addColumn<QString>("pasted");
    for (const char* pasted : {"2*3*4",
                               "snake_case_name",
                               "a ** b",
                               "a * b * c",
                               "__init__",
                               "*args, **kwargs",
                               "f[0](x)",
                               "f[0](x.y)",
                               "[1](see note)",
                               "3~5 天",
                               "1~5~10",
                               "x^2+y^2",
                               "**open",
                               "5 * 3",
                               "a**b**c",
                               "C:\\dir\\*",
                               "\\*no\\*",
                               "<b>open",
                               "</sup>",
                               "<sup></sup>",
                               "`",
                               "[]()",
                               "![p](a.png)",
                               "[a](b.c \"title\")",
                               "AT&amp;T",
                               "<a@b.cn>",
                               "<https://example.org>",
                               "` x `",
                               "*",
                               "**",
                               "****",
                               "",
                               "1. one",
                               "# head",
                               "~/a~b"}) {
        QTest::newRow(pasted) << text(pasted);
    }
}

void PastedTextTest::keepsTextThatResemblesMarkup()
{
    QFETCH(QString, pasted);
    const auto read = readMarkup(pasted);
    QVERIFY2(!read, read ? qPrintable(written(*read)) : "");
}

void PastedTextTest::keepsRelevantHtmlFormatting_data()
{
    QTest::addColumn<QString>("html");
    QTest::addColumn<QString>("plain");
    QTest::addColumn<QString>("lines"); // separated by line breaks
    const auto row = [](const char* name, const char* html, const char* plain, const char* lines) {
        QTest::newRow(name) << text(html) << text(plain) << text(lines);
    };
    row("browser", "<meta charset='utf-8'><span style=\"color:red;font-size:30px\">a <b>b</b> <i>c</i></span>", "a b c",
        "a |b:b| |i:c");
    row("style sheet's bold", "<span style=\"font-weight:700\">b</span><span style=\"font-style:italic\">i</span>",
        "bi", "b:b|i:i");
    row("raised", "10<sup>9</sup> CO<sub>2</sub>", "109 CO2", "10|^:9| CO|_:2");
    row("link", "<a href=\"https://a.b/c\">x</a> <a href=\"javascript:evil()\">y</a>", "x y", ":x@https://a.b/c| y");
    row("Word",
        "<html xmlns:w=\"urn:schemas-microsoft-com:office:word\"><head><style>p.MsoNormal{margin:0cm;color:blue}"
        "</style></head><body><!--StartFragment--><p class=MsoNormal>one <b>two<o:p></o:p></b></p>"
        "<p class=MsoNormal>three</p><!--EndFragment--></body></html>",
        "one two\nthree", "one |b:two\nthree");
    row("list", "<ul><li>a <b>b</b></li><li>c</li></ul>", "  • a b\n  • c", "a |b:b\nc");
    row("a picture", "<b>a</b><img src=\"https://a.b/c.png\">", "a", "b:a");
    row("no style", "<span style=\"color:#123\">**b** c</span>", "**b** c", "b:b| c");
    row("other characters", "<b>hidden</b>", "shown", "shown");
    row("marks in styled text stay", "<b>a</b> *b*", "a *b*", "b:a| *b*");
}

void PastedTextTest::keepsRelevantHtmlFormatting()
{
    QFETCH(QString, html);
    QFETCH(QString, plain);
    QFETCH(QString, lines);
    QMimeData mime;
    mime.setText(plain);
    mime.setHtml(html);
    QStringList read;
    for (const PastedLine& line : readPasted(mime)) {
        QCOMPARE(plainOf(line.spans).isEmpty(), line.literal.isEmpty());
        read += written(line.spans);
    }
    QCOMPARE(read.join(u'\n'), lines);
}

/// For any text: the literal form is unchanged, and the formatted form has every character that is not a mark.
void PastedTextTest::losesNoCharacter()
{
    const QStringList pieces{text("*"),     text("**"),     text("_"),    text("`"),      text("["),
                             text("]("),    text(")"),      text("a"),    text("b1"),     text(" "),
                             text("中文"),  text("\\"),     text("^"),    text("~"),      text("2"),
                             text("<sup>"), text("</sup>"), text("<b>"),  text("!"),      text("https://a.b/c_d"),
                             text("&amp;"), text("<"),      text(">"),    text("𠮷"),     text("\t"),
                             text("“"),     text("."),      text("</b>"), text("\u00A0"), text("e\u0301")};
    QRandomGenerator random(7);
    int styled = 0;
    for (int round = 0; round < 20000; ++round) {
        QString pasted;
        for (quint32 count = random.bounded(1U, 14U); count > 0; --count)
            pasted += pieces[random.bounded(static_cast<int>(pieces.size()))];
        const auto read = readMarkup(pasted);
        if (!read)
            continue;
        ++styled;
        QString missing;
        const QString kept = plainOf(*read);
        qsizetype at = 0;
        for (const QChar c : pasted) {
            if (at < kept.size() && kept[at] == c)
                ++at;
            else
                missing += c;
        }
        QVERIFY2(at == kept.size(), qPrintable(pasted + QStringLiteral(" → ") + written(*read)));
        for (const InlineSpan& span : *read) {
            for (const QChar c : span.url) {
                if (const qsizetype found = missing.indexOf(c); found >= 0)
                    missing.remove(found, 1);
            }
        }
        for (const QString& tag : {text("sup"), text("/sup"), text("/b"), text("b")}) {
            for (const QChar c : QString(tag + QStringLiteral("<>"))) {
                if (const qsizetype found = missing.indexOf(c);
                    found >= 0 && pasted.contains(QString(u'<' + tag + u'>')))
                    missing.remove(found, 1);
            }
        }
        for (const QChar c : missing)
            QVERIFY2(QStringLiteral("*_`^~[]()<>/supb").contains(c),
                     qPrintable(pasted + QStringLiteral(" → ") + written(*read)));
        // Writing and parsing it again gives the same text.
        QCOMPARE(plainOf(RichText::fromSpans(*read).spans()), kept);
    }
    QVERIFY(styled > 500);
}

void PastedTextTest::undoesPaste()
{
    OpenForm open;
    QTest::keyClicks(open.edit, QStringLiteral("So "));
    open.paste(QStringLiteral("a **bold** [link](https://example.org)"));
    QCOMPARE(open.points(), QStringList{QStringLiteral("So a **bold** [link](https://example.org)")});
    QCOMPARE(open.edit->toPlainText(), QStringLiteral("So a bold link"));
    QTest::keyClicks(open.edit, QStringLiteral("x")); // not part of the link
    QCOMPARE(open.points(), QStringList{QStringLiteral("So a **bold** [link](https://example.org)x")});
    open.document.undo();
    QCOMPARE(open.points(), QStringList{QStringLiteral("So a **bold** [link](https://example.org)")});
    open.document.undo();
    QCOMPARE(open.edit->toPlainText(), QStringLiteral("So "));
    open.document.undo();
    QCOMPARE(open.edit->toPlainText(), QString());
    QVERIFY(!open.document.canUndo());
    open.document.redo();
    open.document.redo();
    QCOMPARE(open.edit->toPlainText(), QStringLiteral("So a bold link"));
}

void PastedTextTest::undoesPastedLines()
{
    OpenForm open;
    open.paste(QStringLiteral("- **one**\n- two\n* *three*\n"));
    QCOMPARE(open.points(), (QStringList{QStringLiteral("**one**"), QStringLiteral("two"), QStringLiteral("*three*")}));
    open.document.undo();
    QCOMPARE(open.points(), QStringList{QString()});
    QVERIFY(!open.document.canUndo());
    open.paste(QStringLiteral("one\ntwo"), QStringLiteral("<p>one</p><p><b>two</b></p>"));
    QCOMPARE(open.points(), (QStringList{QStringLiteral("one"), QStringLiteral("**two**")}));
}

void PastedTextTest::keepsSurroundingStyle()
{
    OpenForm open;
    open.edit->toggle(InlineStyle::Bold);
    open.paste(QStringLiteral("a *b* c"));
    QCOMPARE(open.points(), QStringList{QStringLiteral("**a *b* c**")});
    // Selected text is replaced.
    open.edit->selectAll();
    open.paste(QStringLiteral("x^2^"));
    QCOMPARE(open.edit->toPlainText(), QStringLiteral("x2"));
}

DUOVITA_GUI_TEST(PastedTextTest)
#include "tst_pastedtext.moc"
