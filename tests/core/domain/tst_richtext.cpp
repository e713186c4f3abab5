#include "core/domain/richtext.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

using namespace duovita;

class RichTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsStyles();
    void parsesSuperscriptsAndSubscripts_data();
    void parsesSuperscriptsAndSubscripts();
    void keepsBlockMarkupAsText_data();
    void keepsBlockMarkupAsText();
    void roundTripsPlainText();
    void mapsSpansToSourcePositions();
    void roundTripsSpans_data();
    void roundTripsSpans();
    void roundTripsRandomSpans();
};

void RichTextTest::readsStyles()
{
    const auto spans = RichText::fromMarkdown(QStringLiteral("a **b *c*** `d` [e](http://f.g)")).spans();
    QCOMPARE(spans.size(), 7);
    QCOMPARE(spans[1].style, InlineStyles(InlineStyle::Bold));
    QCOMPARE(spans[2].style, InlineStyle::Bold | InlineStyle::Italic);
    QCOMPARE(spans[4].style, InlineStyles(InlineStyle::Code));
    QCOMPARE(spans[6].text, QStringLiteral("e"));
    QCOMPARE(spans[6].url, QStringLiteral("http://f.g"));
}

void RichTextTest::parsesSuperscriptsAndSubscripts_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("text");
    QTest::newRow("ordinal") << "6^th^"
                             << "6th";
    QTest::newRow("formula") << "H~2~O"
                             << "H2O";
    QTest::newRow("ranges") << "3~5,2~3"
                            << "3~5,2~3";
    QTest::newRow("row of numbers") << "1~5~10"
                                    << "1~5~10";
    QTest::newRow("powers") << "x^2+y^2=z^2"
                            << "x^2+y^2=z^2";
    QTest::newRow("Chinese ranges") << "3~5天和2~3个"
                                    << "3~5天和2~3个";
    QTest::newRow("escaped") << "a\\^b\\^"
                             << "a^b^";
    QTest::newRow("code") << "`a^b^`"
                          << "a^b^";
}

void RichTextTest::parsesSuperscriptsAndSubscripts()
{
    QFETCH(QString, source);
    QFETCH(QString, text);
    QCOMPARE(RichText::fromMarkdown(source).plainText(), text);
}

void RichTextTest::keepsBlockMarkupAsText_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"1. one", "# C", "- x", "> q", "    four", "<b>x</b>", "&amp;", "| a |", " outer "})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void RichTextTest::keepsBlockMarkupAsText()
{
    QFETCH(QString, text);
    QCOMPARE(RichText::fromMarkdown(text).plainText(), text);
}

void RichTextTest::roundTripsPlainText()
{
    QRandomGenerator random(1);
    const QString alphabet = QStringLiteral("ab1 中文，*_`[]()<>&^~!\\#-+.😀𠮷");
    for (int round = 0; round < 5000; ++round) {
        QString text;
        for (int i = random.bounded(30); i > 0; --i) {
            const qsizetype at = random.bounded(alphabet.size());
            if (alphabet[at].isSurrogate())
                text += QStringView(alphabet).mid(alphabet[at].isHighSurrogate() ? at : at - 1, 2);
            else
                text += alphabet[at];
        }
        QCOMPARE(RichText::fromPlain(text).plainText(), text);
    }
}

void RichTextTest::mapsSpansToSourcePositions()
{
    const QString source = QStringLiteral("中文 **粗体** 😀[x](u)");
    for (const InlineSpan& span : RichText::fromMarkdown(source).spans())
        QCOMPARE(source.mid(span.sourceStart, span.text.size()), span.text);
}

void RichTextTest::roundTripsSpans_data()
{
    QTest::addColumn<QString>("source");
    for (const char* source :
         {"plain", "a **bold** word", "*it* and **b *both* b**", "`code` and ``co`de``",
          "[link](https://example.org/a)", "[a (b)](<https://example.org/a (b)>)", "10^th^ and H~2~O",
          "中文**重点**内容", "**a***b*", "1\\*2\\*3", "end with **bold**", "  outer spaces  ",
          "**[bold link](https://example.org)** x", "[a **b** c](https://example.org)"})
        QTest::newRow(source) << QString::fromUtf8(source);
}

void RichTextTest::roundTripsSpans()
{
    QFETCH(QString, source);
    auto spans = RichText::fromMarkdown(source).spans();
    auto again = RichText::fromSpans(spans).spans();
    for (auto* list : {&spans, &again}) {
        for (InlineSpan& span : *list)
            span.sourceStart = 0;
    }
    QCOMPARE(again, spans);
}

/// Random texts in random styles: no character changes, and parsing the written text gives the same spans.
void RichTextTest::roundTripsRandomSpans()
{
    QRandomGenerator random(11);
    const QString letters = QStringLiteral("ab 1*_`~^[]()<>\\!&中文“”，。…—'\"-+#|\u00A0\u2009");
    int styled = 0;
    for (int round = 0; round < 3000; ++round) {
        QList<InlineSpan> spans;
        QString plain;
        for (int i = random.bounded(5); i >= 0; --i) {
            InlineSpan span;
            for (int k = random.bounded(6); k >= 0; --k)
                span.text += letters[random.bounded(static_cast<int>(letters.size()))];
            constexpr std::array styles{InlineStyle::Plain, InlineStyle::Bold, InlineStyle::Italic};
            span.style = styles[static_cast<std::size_t>(random.bounded(3))];
            if (random.bounded(4) == 0)
                span.url = QStringLiteral("https://example.org/x");
            plain += span.text;
            spans += span;
        }
        const RichText written = RichText::fromSpans(spans);
        QVERIFY2(written.plainText() == plain, qPrintable(plain + u'|' + written.markdown()));
        const RichText again = RichText::fromSpans(written.spans());
        QVERIFY2(again.plainText() == plain, qPrintable(written.markdown() + u'|' + again.markdown()));
        for (const InlineSpan& span : written.spans())
            styled += span.style != InlineStyles(InlineStyle::Plain) ? 1 : 0;
    }
    QVERIFY(styled > 1500);
}

DUOVITA_TEST(RichTextTest)
#include "tst_richtext.moc"
