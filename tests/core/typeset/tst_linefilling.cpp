#include "core/typeset/linecomposition.h"
#include "core/typeset/punctuation.h"
#include "tests/core/typeset/settext.h"

#include <QElapsedTimer>
#include <QTest>

#include <limits>

using namespace duovita;

namespace {

/// A paragraph shaped and measured, as ParagraphSetter does it.
class Measured {
public:
    Measured(const QString& text, const ParagraphStyle& style, FontLibrary& fonts, bool mostlyHan)
        : m_text(styledText(text, style.language)), m_style(style), m_chinese(chineseContext(text, style.language)),
          m_items(*itemize(m_text, m_chinese, style.families, fonts)),
          m_clusters(Shaper().shape(m_text, m_items)), m_shaped{m_text, m_items, m_clusters, m_style, mostlyHan},
          m_measure(m_shaped)
    {
    }

    const LineMeasure& measure() const { return m_measure; }
    const QList<Cluster>& clusters() const { return m_clusters; }
    LineBreaks breaks()
    {
        LineBreaker breaker;
        return breaker.breaks(m_text.text, m_chinese, m_style.language, m_style.hyphenated);
    }
    QString textOf(const LineRange& line) const
    {
        const Cluster& last = m_clusters[line.end - 1];
        const qsizetype start = m_clusters[line.first].start;
        return m_text.text.mid(start, last.start + last.length - start);
    }

private:
    StyledText m_text;
    ParagraphStyle m_style;
    QList<bool> m_chinese;
    QList<TextItem> m_items;
    QList<Cluster> m_clusters;
    ShapedParagraph m_shaped;
    LineMeasure m_measure;
};

/// How far each tier gave way, from 0 (not at all) to 1 (all it has) and further where that is allowed, and whether all
/// in it did so alike.
struct TierUse {
    double lowest = std::numeric_limits<double>::infinity();
    double highest = 0;
    bool any = false;

    void add(double share)
    {
        any = true;
        lowest = qMin(lowest, share);
        highest = qMax(highest, share);
    }
};

template <std::size_t count>
void checkOrder(const std::array<TierUse, count>& tiers, double most, const QString& line)
{
    constexpr double tolerance = 1e-6;
    for (std::size_t i = 0; i < count; ++i) {
        if (!tiers[i].any)
            continue;
        QVERIFY2(tiers[i].highest - tiers[i].lowest < tolerance, qPrintable(line));
        QVERIFY2(tiers[i].lowest > -tolerance && tiers[i].highest < most + tolerance, qPrintable(line));
        for (std::size_t later = i + 1; later < count; ++later) {
            if (tiers[later].any && tiers[later].highest > tolerance)
                QVERIFY2(tiers[i].lowest > 1 - tolerance, qPrintable(line));
        }
    }
}

} // namespace

class TestLineFilling : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesWayInTheOrderOfClreq_data()
    {
        QTest::addColumn<Language>("language");
        QTest::newRow("English") << Language::English;
        QTest::newRow("Chinese") << Language::Chinese;
    }

    void givesWayInTheOrderOfClreq()
    {
        QFETCH(Language, language);
        QRandomGenerator random(15834);
        int shrunk = 0;
        int stretched = 0;
        for (int round = 0; round < 1500; ++round) {
            const double width = random.bounded(120, 480);
            Measured paragraph(randomText(random, language), paragraphStyle(language, width, true), m_fonts,
                               language == Language::Chinese);
            for (const LineRange& range : fillLines(paragraph.measure(), paragraph.breaks(), true)) {
                checkLine(paragraph, range, width, shrunk, stretched);
                if (QTest::currentTestFailed())
                    return;
            }
        }
        QVERIFY(shrunk > 100 && stretched > 100);
    }

    void neverUsesMoreLinesThanFirstFit()
    {
        QRandomGenerator random(1981);
        for (int round = 0; round < 1000; ++round) {
            const Language language = round % 2 == 0 ? Language::English : Language::Chinese;
            const double width = random.bounded(150, 480);
            Measured paragraph(randomText(random, language), paragraphStyle(language, width), m_fonts, false);
            const LineBreaks breaks = paragraph.breaks();
            const std::optional<qsizetype> lines = firstFit(paragraph, breaks, width);
            if (lines)
                QVERIFY(fillLines(paragraph.measure(), breaks, false).size() <= *lines);
        }
    }

    void evensTheLinesOut()
    {
        // First fit would leave "aa bb cc dd ee" and one short word.
        const QString text = QStringLiteral("alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu");
        Measured paragraph(text, paragraphStyle(Language::English, 150), m_fonts, false);
        const QList<LineRange> lines = fillLines(paragraph.measure(), paragraph.breaks(), false);
        QVERIFY(lines.size() >= 2);
        QVERIFY2(paragraph.textOf(lines.last()).size() > 2, qPrintable(paragraph.textOf(lines.last())));
    }

    void leavesNoCharacterAlone()
    {
        QString text;
        for (int i = 0; i < 21; ++i)
            text += u'字';
        text += u'。';
        // 20 em of Chinese in a measure of 20: the last line would be 字。
        Measured paragraph(text, paragraphStyle(Language::Chinese, 200, true), m_fonts, true);
        const QList<LineRange> lines = fillLines(paragraph.measure(), paragraph.breaks(), true);
        QCOMPARE(lines.size(), 2);
        QVERIFY(paragraph.textOf(lines.last()).size() > 2);
    }

    /// A last line of one word shows less than a short line among full ones.
    void fillsTheLinesOfAParagraph()
    {
        const QString text = QStringLiteral("I work on storage systems that stay correct when machines, networks and "
                                            "people fail. My group builds small, provable pieces and runs them at "
                                            "scale: two of our designs serve over 40 PB in production.");
        constexpr double width = 476; // points: A4 with margins of 21 mm
        Measured paragraph(text, paragraphStyle(Language::English, width, true), m_fonts, false);
        const QList<LineRange> lines = fillLines(paragraph.measure(), paragraph.breaks(), true);
        QCOMPARE(lines.size(), 3);
        for (const LineRange& line : lines.first(2)) {
            const LineWidth measured = paragraph.measure().measure(line.first, line.end);
            QVERIFY2(measured.natural + measured.stretches > width - 0.01, qPrintable(paragraph.textOf(line)));
        }
    }

    /// The long word does not fit the first line, whose spaces would rather not be as wide as they must.
    void opensALineFurtherWhereNoneIsBetter()
    {
        const QString text =
            QStringLiteral("Scheduling with aggregation for training of models by Donaudampfschiffahrt");
        Measured unbroken(text, paragraphStyle(Language::English, 1000, true), m_fonts, false);
        const LineWidth words = unbroken.measure().measure(0, text.lastIndexOf(u' '));
        const double width = words.natural + 1.2 * words.stretches;
        Measured paragraph(text, paragraphStyle(Language::English, width, true), m_fonts, false);
        const QList<LineRange> lines = fillLines(paragraph.measure(), paragraph.breaks(), true);
        QCOMPARE(lines.size(), 2);
        LineComposition line(paragraph.measure(), lines.first());
        QVERIFY(qAbs(line.width() - words.natural) < 0.01);
        line.fit(width, true);
        QVERIFY(qAbs(line.width() - width) < 0.01);
    }

    void partsAMailAddressAtItsSign()
    {
        Measured paragraph(QStringLiteral("wang.wu@qinghe.example.org"), paragraphStyle(Language::English, 110),
                           m_fonts, false);
        QStringList lines;
        for (const LineRange& line : fillLines(paragraph.measure(), paragraph.breaks(), false))
            lines += paragraph.textOf(line);
        QCOMPARE(lines, QStringList({QStringLiteral("wang.wu@"), QStringLiteral("qinghe.example.org")}));
    }

    void keepsAMonthWithItsYear()
    {
        const QString text = QStringLiteral("A method for ordering remote writes. CN000000002A, Nov 2025 (filed)");
        for (int width = 150; width <= 320; width += 5) {
            Measured paragraph(text, paragraphStyle(Language::English, width), m_fonts, false);
            for (const LineRange& line : fillLines(paragraph.measure(), paragraph.breaks(), false))
                QVERIFY2(!paragraph.textOf(line).trimmed().endsWith(QStringLiteral("Nov")),
                         qPrintable(QString::number(width)));
        }
    }

    void hyphenatesOnlyPlainWords()
    {
        ParagraphStyle style = paragraphStyle(Language::English, 60);
        style.hyphenated = true;
        Measured paragraph(QStringLiteral("an extraordinary Internationalization of HyperText representation"), style,
                           m_fonts, false);
        QStringList parted;
        const LineBreaks breaks = paragraph.breaks();
        for (const LineRange& line : fillLines(paragraph.measure(), breaks, false)) {
            if (line.hyphenated)
                parted += paragraph.textOf(line).section(u' ', -1);
        }
        QVERIFY(!parted.isEmpty());
        for (const QString& part : parted)
            QVERIFY2(part.size() >= 3 && part == part.toLower(), qPrintable(part));
    }

    /// Quadratic work on so many words would take minutes.
    void setsTwentyThousandWords()
    {
        QString text;
        for (int i = 0; i < 20000; ++i)
            text += QStringLiteral("word%1 ").arg(i);
        Measured paragraph(text.trimmed(), paragraphStyle(Language::English, 450), m_fonts, false);
        const QList<LineRange> lines = fillLines(paragraph.measure(), paragraph.breaks(), false);
        QVERIFY(lines.size() > 1000);
        QCOMPARE(lines.last().end, paragraph.clusters().size());
    }

    void breaksWhatCannotBeBroken()
    {
        Measured paragraph(QString(300, u'x'), paragraphStyle(Language::English, 200), m_fonts, false);
        qsizetype at = 0;
        for (const LineRange& line : fillLines(paragraph.measure(), paragraph.breaks(), false)) {
            QCOMPARE(line.first, at);
            QVERIFY(paragraph.measure().width(line.first, line.end) <= 200);
            at = line.end;
        }
        QCOMPARE(at, 300);
    }

private:
    static void checkLine(const Measured& paragraph, const LineRange& range, double width, int& shrunk, int& stretched)
    {
        const std::vector<PlacedCluster> natural = paragraph.measure().place(range.first, range.end);
        LineComposition line(paragraph.measure(), range);
        const double before = line.width();
        line.fit(width, true);
        std::array<TierUse, shrinkTierCount> shrinks;
        std::array<TierUse, stretchTierCount> stretches;
        for (std::size_t i = 0; i < natural.size(); ++i) {
            const double change = line.placed()[i].advance - natural[i].advance;
            if (natural[i].shrinks > 0)
                shrinks[static_cast<std::size_t>(natural[i].shrinkTier)].add(qMax(0.0, -change) / natural[i].shrinks);
            if (natural[i].stretches > 0)
                stretches[static_cast<std::size_t>(natural[i].stretchTier)].add(qMax(0.0, change) /
                                                                                natural[i].stretches);
            if (natural[i].shrinksLeft > 0) {
                const double left = natural[i].before - line.placed()[i].before;
                shrinks[static_cast<std::size_t>(ShrinkTier::Bracket)].add(left / natural[i].shrinksLeft);
            }
        }
        checkOrder(shrinks, 1, paragraph.textOf(range));
        checkOrder(stretches, mostStretch(paragraph.measure().paragraph()), paragraph.textOf(range));
        shrunk += line.width() < before - 1e-6 ? 1 : 0;
        stretched += line.width() > before + 1e-6 ? 1 : 0;
    }

    /// Nothing if a piece is wider than a line.
    static std::optional<qsizetype> firstFit(const Measured& paragraph, const LineBreaks& breaks, double width)
    {
        qsizetype lines = 0;
        const QList<Cluster>& clusters = paragraph.clusters();
        for (qsizetype first = 0; first < clusters.size(); ++lines) {
            qsizetype best = first;
            for (qsizetype end = first + 1; end <= clusters.size(); ++end) {
                const Cluster& last = clusters[end - 1];
                if (paragraph.measure().width(first, end) <= width && breaks.mayBreak(last.start + last.length))
                    best = end;
            }
            if (best == first)
                return std::nullopt;
            first = best;
        }
        return lines;
    }

    FontLibrary m_fonts;
};

QTEST_GUILESS_MAIN(TestLineFilling)
#include "tst_linefilling.moc"
