#include "core/typeset/pagedlayout.h"

#include "settext.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

class TestPagedLayout : public QObject {
    Q_OBJECT

    CvContent m_content;
    PagedLayout m_layout;

private Q_SLOTS:
    void initTestCase()
    {
        QList<ContentEntry> entries;
        for (int i = 0; i < 12; ++i)
            entries += contentEntry(QStringLiteral("office %1").arg(i), QStringLiteral("2020"), 4, Language::Chinese);
        m_content = contentWith(entries, Language::Chinese);
        Typesetter typesetter(std::make_shared<FontLibrary>());
        const Result<Template> design = Template::load(QStringLiteral("classic"));
        QVERIFY(design);
        const Result<PagedLayout> layout = typesetter.typeset(m_content, *design, Paper::A4);
        QVERIFY(layout);
        m_layout = *layout;
        QVERIFY(m_layout.pages.size() > 1);
    }

    void locatesEveryHighlight()
    {
        for (const ContentEntry& entry : m_content.sections.front().entries) {
            for (const ContentParagraph& paragraph : entry.paragraphs) {
                ContentSource wanted;
                wanted.highlight = paragraph.line.front().source.highlight;
                const QList<PagedLayout::Spot> spots = m_layout.find(wanted);
                QCOMPARE(spots.size(), 1);
                // The hit is that highlight.
                const auto hit = m_layout.at(spots.front().page, spots.front().box.center());
                QVERIFY(hit);
                QCOMPARE(hit->source.highlight, wanted.highlight);
            }
        }
    }

    void findsEntryAcrossItsLines()
    {
        ContentSource wanted;
        wanted.entry = m_content.sections.front().entries.front().id;
        const QList<PagedLayout::Spot> spots = m_layout.find(wanted);
        QCOMPARE(spots.size(), 1);
        QVERIFY(spots.front().box.height() > 60);
        wanted.field = Field::Title;
        QVERIFY(m_layout.find(wanted).front().box.height() < 20);
    }

    void extractsTextInReadingOrder()
    {
        const QString text =
            QStringLiteral("say \u05E9\u05DC\u05D5\u05DD 20 \u05E2\u05D5\u05DC\u05DD and 中文 \u05E9.");
        Typesetter typesetter(std::make_shared<FontLibrary>());
        const auto layout =
            typesetter.typeset(contentWith({contentEntry(text, {}, 0, Language::English)}, Language::English),
                               *Template::load(QStringLiteral("classic")), Paper::A4);
        QVERIFY(layout);
        QVERIFY2(layout->text().contains(text), qPrintable(layout->text()));
    }

    void findsNothingForUnknownSource()
    {
        ContentSource wanted;
        wanted.entry = EntryId();
        QVERIFY(m_layout.find(wanted).isEmpty());
    }

    void findsCharacterAtPoint()
    {
        // "office 0": the ffi ligature is one glyph for three characters.
        for (const LayoutLine& line : m_layout.pages.front().lines) {
            for (const GlyphRun& run : line.runs) {
                if (!run.text.startsWith(u"office"))
                    continue;
                for (const PlacedGlyph& glyph : run.glyphs) {
                    for (qsizetype i = 0; i < glyph.textLength; ++i) {
                        const double share = (double(i) + 0.5) / double(glyph.textLength);
                        const QPointF point(run.origin.x() + glyph.x + glyph.advance * share, run.origin.y() - 2);
                        const auto hit = m_layout.at(0, point);
                        QVERIFY(hit);
                        QCOMPARE(hit->offset, glyph.textStart + i);
                        QCOMPARE(hit->text, run.text);
                        QCOMPARE(hit->source.field, Field::Title);
                    }
                }
                return;
            }
        }
        QFAIL("the title was not set");
    }

    /// A click need not meet the letters.
    void findsTextBesideAndBetweenLines()
    {
        const QList<LayoutLine>& lines = m_layout.pages.front().lines;
        int gaps = 0;
        for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
            const LayoutLine& line = lines[i];
            if (m_layout.blocks[line.block].role == BlockRole::Artifact || line.runs.isEmpty() ||
                line.runs.last().source == ContentSource{})
                continue;
            const auto beside = m_layout.at(0, {line.box.right() - 0.1, line.box.center().y()});
            QVERIFY(beside && beside->source == line.runs.last().source);
            const double gap = lines[i + 1].box.top() - line.box.bottom();
            if (gap <= 0 || gap > line.box.height())
                continue;
            ++gaps;
            for (double y = line.box.bottom(); y < lines[i + 1].box.top(); y += gap / 4)
                QVERIFY2(m_layout.at(0, {line.box.left() + 1, y}), qPrintable(QString::number(y)));
        }
        QVERIFY(gaps > 0);
    }

    void findsNothingOutsideOfText()
    {
        QVERIFY(!m_layout.at(0, QPointF(2, 2)));
        QVERIFY(!m_layout.at(-1, QPointF(100, 100)));
        QVERIFY(!m_layout.at(int(m_layout.pages.size()), QPointF(100, 100)));
        // The page number is an artifact.
        const LayoutLine& footer = m_layout.pages.front().lines.last();
        QCOMPARE(m_layout.blocks[footer.block].role, BlockRole::Artifact);
        QVERIFY(!m_layout.at(0, footer.runs.front().origin - QPointF(-1, 1)));
    }

    void extractsOneTextLinePerLayoutLine()
    {
        const QStringList lines = m_layout.text().split(u'\n');
        QCOMPARE(lines[0], QStringLiteral("张三"));
        QCOMPARE(lines[2], QStringLiteral("项目经历"));
        QCOMPARE(lines[3], QStringLiteral("office 0 2020"));
        QVERIFY(lines[5].startsWith(QStringLiteral("• 第 0 点")));
        QVERIFY(lines.last().isEmpty());
    }
};

DUOVITA_TEST(TestPagedLayout)
#include "tst_pagedlayout.moc"
