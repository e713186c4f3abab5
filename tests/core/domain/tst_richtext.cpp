#include "core/domain/richtext.h"

#include <QRandomGenerator>
#include <QTest>

using namespace duovita;

class RichTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsStyles();
    void raisesAndLowersWordsOnly_data();
    void raisesAndLowersWordsOnly();
    void keepsBlockMarkupAsText_data();
    void keepsBlockMarkupAsText();
    void givesPlainTextBack();
    void pointsIntoTheSource();
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

void RichTextTest::raisesAndLowersWordsOnly_data()
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

void RichTextTest::raisesAndLowersWordsOnly()
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

void RichTextTest::givesPlainTextBack()
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

void RichTextTest::pointsIntoTheSource()
{
    const QString source = QStringLiteral("中文 **粗体** 😀[x](u)");
    for (const InlineSpan& span : RichText::fromMarkdown(source).spans())
        QCOMPARE(source.mid(span.sourceStart, span.text.size()), span.text);
}

QTEST_GUILESS_MAIN(RichTextTest)
#include "tst_richtext.moc"
