#include "core/content/cvcontent.h"
#include "core/typeset/fontlibrary.h"
#include "core/typeset/linebreaking.h"
#include "core/typeset/itemization.h"
#include "core/typeset/charclass.h"
#include "core/typeset/paragraph.h"
#include "core/typeset/template.h"
#include "core/typeset/typesetter.h"

#include <QFile>
#include <QRandomGenerator>
#include <QTest>

using namespace duovita;

namespace {

constexpr double size = 10;

StyledText styled(const QString& text)
{
    StyledText result;
    TextStyle style;
    style.size = size;
    result.append(text, style);
    return result;
}

QString textOf(const SetLine& line)
{
    QString text;
    for (const GlyphRun& run : line.runs)
        text += run.text;
    return text;
}

QString randomText(QRandomGenerator& random, int pieces)
{
    static const QStringList words{
        QStringLiteral("系统"), QStringLiteral("训练"), QStringLiteral("的"),    QStringLiteral("，"),
        QStringLiteral("。"),   QStringLiteral("（"),   QStringLiteral("）"),    QStringLiteral("“"),
        QStringLiteral("”"),    QStringLiteral("《"),   QStringLiteral("》"),    QStringLiteral("——"),
        QStringLiteral("……"),   QStringLiteral("C++"),  QStringLiteral("GPU"),   QStringLiteral(" "),
        QStringLiteral("office"), QStringLiteral("25 ℃"), QStringLiteral("81.2%"), QStringLiteral("、"),
        QStringLiteral("Node.js"), QStringLiteral("；"), QStringLiteral("efficient"), QStringLiteral("8台"),
        QStringLiteral("×2"),   QStringLiteral("2019年"), QStringLiteral("a/b"),  QStringLiteral("𠮷"),
        QStringLiteral("列夫·托尔斯泰"), QStringLiteral("é"), QStringLiteral("e\u0301"), QStringLiteral("！")};
    QString text;
    for (int i = 0; i < pieces; ++i)
        text += words[random.bounded(words.size())];
    return text.trimmed();
}

} // namespace

class TypesetterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void breaksWhereChineseMay_data();
    void breaksWhereChineseMay();
    void setsRandomParagraphsFaithfully();
    void setsLongDashAsOne();
    void gapsHanAndLatin();
    void trimsAdjacentMarks();
    void keepsHeadingsWithWhatFollows();
    void findsWhatIsAtAPoint();
    void reportsCharactersWithoutFont();
    void refusesBadTemplates_data();
    void refusesBadTemplates();

private:
    std::shared_ptr<FontLibrary> m_fonts = std::make_shared<FontLibrary>();
    ParagraphStyle style(double width, Language language = Language::Chinese) const
    {
        return {{QStringLiteral("Noto Serif"), QStringLiteral("Noto Serif CJK SC")}, language, width, Alignment::Left, true};
    }
    SetParagraph set(const QString& text, double width, Language language = Language::Chinese)
    {
        ParagraphSetter setter(m_fonts);
        return *setter.set(styled(text), style(width, language));
    }
};

void TypesetterTest::breaksWhereChineseMay_data()
{
    QTest::addColumn<QString>("marked"); // | where a line may end
    for (const char16_t* marked :
         {u"说|“你|好”，|再|见。", u"用 |C++ |编|写", u"约 |25 ℃ |时", u"甲|——|乙", u"丙……|丁", u"《书》|（注）|好",
          u"奖|（甲）×2", u"列|夫·|托|尔|斯|泰", u"合|并 |PR #274 |后", u"和|/或", u"81.2%|的", u"Node.js |框|架"})
        QTest::newRow(qPrintable(QString::fromUtf16(marked))) << QString::fromUtf16(marked);
}

void TypesetterTest::breaksWhereChineseMay()
{
    QFETCH(QString, marked);
    const QString text = QString(marked).remove(u'|');
    LineBreaker breaker;
    const QBitArray allowed = breaker.opportunities(text, chineseContext(text, Language::Chinese), Language::Chinese);
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (i > 0 && allowed.testBit(i))
            result += u'|';
        result += text[i];
    }
    if (marked == QStringLiteral("和|/或"))
        QVERIFY(!result.contains(QStringLiteral("|/")));
    else
        QCOMPARE(result, marked);
}

void TypesetterTest::setsRandomParagraphsFaithfully()
{
    QRandomGenerator random(11);
    ParagraphSetter setter(m_fonts);
    LineBreaker breaker;
    for (int round = 0; round < 2000; ++round) {
        const QString text = randomText(random, 30);
        const double width = 60 + random.bounded(240);
        const SetParagraph paragraph = *setter.set(styled(text), style(width));
        const QBitArray allowed =
            breaker.opportunities(text, chineseContext(text, Language::Chinese), Language::Chinese);
        QString together;
        qsizetype previousStart = 0;
        for (qsizetype i = 0; i < paragraph.lines.size(); ++i) {
            const SetLine& line = paragraph.lines[i];
            const QString lineText = textOf(line);
            together += lineText;
            QVERIFY2(line.width <= width + 0.01, qPrintable(text));
            for (const GlyphRun& run : line.runs) {
                qsizetype at = 0;
                for (const PlacedGlyph& glyph : run.glyphs) {
                    QCOMPARE(glyph.textStart, at);
                    at += glyph.textLength;
                }
                QCOMPARE(at, run.text.size());
            }
            // A line starts where one may, unless the line before offered no such place at all.
            const qsizetype start = together.size() - lineText.size();
            bool offered = false;
            for (qsizetype at = previousStart + 1; at < start; ++at)
                offered = offered || allowed.testBit(at);
            QVERIFY2(i == 0 || allowed.testBit(start) || !offered, qPrintable(text + u'\n' + lineText));
            previousStart = start;
        }
        QCOMPARE(together, text);
    }
}

void TypesetterTest::setsLongDashAsOne()
{
    const SetParagraph paragraph = set(QStringLiteral("甲——乙"), 400);
    int glyphs = 0;
    for (const GlyphRun& run : paragraph.lines.front().runs) {
        for (const PlacedGlyph& glyph : run.glyphs)
            glyphs += glyph.textLength == 2 && run.text.mid(glyph.textStart, 2) == QStringLiteral("——") ? 1 : 0;
    }
    QCOMPARE(glyphs, 1);
    QVERIFY(qAbs(paragraph.lines.front().width - 4 * size) < 0.01);
}

void TypesetterTest::gapsHanAndLatin()
{
    const auto width = [this](const char16_t* text) { return set(QString::fromUtf16(text), 400).lines.front().width; };
    const double latin = width(u"GPU");
    QVERIFY(qAbs(width(u"中GPU文") - (latin + 2 * size + 2 * size / 4)) < 0.01);
    // A typed space is the gap, not more.
    QVERIFY(qAbs(width(u"中 GPU 文") - width(u"中GPU文")) < 0.01);
    // No gap beside a full-width mark.
    QVERIFY(qAbs(width(u"中，GPU") - (latin + 2 * size)) < 0.01);
}

void TypesetterTest::trimsAdjacentMarks()
{
    const auto width = [this](const char16_t* text) { return set(QString::fromUtf16(text), 400).lines.front().width; };
    QVERIFY(qAbs(width(u"中”，文") - 3.5 * size) < 0.3 * size);
    QVERIFY(width(u"中。") < 1.6 * size); // ½ em at the line's end
    QVERIFY(width(u"（中文") < 2.6 * size); // and at its start
}

void TypesetterTest::keepsHeadingsWithWhatFollows()
{
    CvContent content;
    content.language = Language::English;
    content.name = {ContentRun{QStringLiteral("Zhang San")}};
    for (int s = 0; s < 40; ++s) {
        ContentSection section{SectionId(), SectionKind::Custom, {ContentRun{QStringLiteral("Section")}}, {}};
        ContentEntry entry;
        for (int p = 0; p < 1 + s % 4; ++p)
            entry.paragraphs += ContentParagraph{HighlightStyle::Bullet, 0, QStringLiteral("•"),
                                                 {ContentRun{QStringLiteral("A point about something.")}}};
        section.entries += entry;
        content.sections += section;
    }
    Typesetter typesetter(m_fonts);
    const auto layout = typesetter.typeset(content, *Template::load(QStringLiteral("classic")), Paper::A4);
    QVERIFY(layout);
    QVERIFY(layout->pages.size() > 2);
    for (const LayoutPage& page : layout->pages) {
        BlockRole last = BlockRole::Paragraph;
        for (const LayoutLine& line : page.lines) {
            const BlockRole role = layout->blocks[line.block].role;
            if (role != BlockRole::Artifact)
                last = role;
            QVERIFY(line.box.bottom() <= layout->paper.height());
        }
        QVERIFY(last != BlockRole::SectionTitle);
    }
}

void TypesetterTest::findsWhatIsAtAPoint()
{
    CvContent content;
    content.name = {ContentRun{QStringLiteral("Zhang San"), InlineStyle::Plain, {}, Language::English,
                               ContentSource{{}, {}, {}, Field::Name}}};
    Typesetter typesetter(m_fonts);
    const auto layout = typesetter.typeset(content, *Template::load(QStringLiteral("classic")), Paper::A4);
    const auto spots = layout->find(ContentSource{{}, {}, {}, Field::Name});
    QCOMPARE(spots.size(), 1);
    const auto hit = layout->at(0, spots.front().box.center());
    QVERIFY(hit);
    QCOMPARE(hit->source.field, Field::Name);
    QVERIFY(!layout->at(0, QPointF(1, 1)));
    QVERIFY(!layout->at(7, QPointF(1, 1)));
}

void TypesetterTest::reportsCharactersWithoutFont()
{
    const SetParagraph paragraph = set(QStringLiteral("a\U0010FFFDb"), 400);
    QCOMPARE(paragraph.findings.size(), 1);
    QCOMPARE(paragraph.findings.front().text, QStringLiteral("\U0010FFFD"));
    QCOMPARE(textOf(paragraph.lines.front()), QStringLiteral("a\U0010FFFDb"));
}

void TypesetterTest::refusesBadTemplates_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("key");
    QTest::newRow("unknown key") << QByteArray("\"name\"") << QByteArray("\"shape\": 1, \"name\"") << "shape";
    QTest::newRow("wrong type") << QByteArray("\"size\": 9.5") << QByteArray("\"size\": \"big\"") << "body.size";
    QTest::newRow("bad colour") << QByteArray("#1a4480") << QByteArray("blueish") << "colors.link";
    QTest::newRow("missing") << QByteArray("\"indent\": 13, ") << QByteArray() << "list.indent";
}

void TypesetterTest::refusesBadTemplates()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, key);
    QFile file(QStringLiteral(":/templates/classic.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray json = file.readAll().replace(from, to);
    const auto design = Template::parse(json, QStringLiteral("mine.json"));
    QVERIFY(!design);
    QCOMPARE(design.error().code, ErrorCode::TemplateInvalid);
    QCOMPARE(design.error().parameters.at(1), key);
    QCOMPARE(Template::load(QStringLiteral("nope")).error().code, ErrorCode::TemplateUnknown);
}

QTEST_GUILESS_MAIN(TypesetterTest)
#include "tst_typesetter.moc"
