#include "tests/core/typeset/measuredtext.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QTest>

#include <limits>

using namespace duovita;

namespace {

/// How much of each tier's flexibility is used, from 0 to 1 and beyond where allowed, and whether uniformly.
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
    void adjustsSpacesInClreqOrder_data()
    {
        QTest::addColumn<Language>("language");
        QTest::newRow("English") << Language::English;
        QTest::newRow("Chinese") << Language::Chinese;
    }

    void adjustsSpacesInClreqOrder()
    {
        QFETCH(Language, language);
        QRandomGenerator random(15834);
        int shrunk = 0;
        int stretched = 0;
        for (int round = 0; round < 1500; ++round) {
            const double width = random.bounded(120, 480);
            Measured paragraph(randomText(random, language), paragraphStyle(language, width, true), m_fonts,
                               language == Language::Chinese);
            const FilledLines filled = fillLines(paragraph.measure(), paragraph.breaks(), true);
            if (!filled.setting.justified || filled.setting.tightened)
                continue;
            for (const LineRange& range : filled.ranges) {
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
                QVERIFY(fillLines(paragraph.measure(), breaks, false).ranges.size() <= *lines);
        }
    }

    void setsFittingTextOnOneLine()
    {
        QRandomGenerator random(1517);
        int single = 0;
        int several = 0;
        for (int round = 0; round < 1000; ++round) {
            const Language language = round % 2 == 0 ? Language::English : Language::Chinese;
            const double width = random.bounded(150, 3000);
            const bool justified = round % 4 < 2;
            Measured paragraph(randomText(random, language), paragraphStyle(language, width, justified), m_fonts,
                               language == Language::Chinese);
            const std::optional<FilledLines> only = onlyLine(paragraph.measure(), justified);
            const FilledLines filled = fillLines(paragraph.measure(), paragraph.breaks(), justified);
            if (only)
                QVERIFY(*only == filled);
            ++(only ? single : several);
        }
        QVERIFY2(single > 100 && several > 100, qPrintable(QString::number(single)));
    }

    void balancesLineLengths()
    {
        // First fit would leave a short word below full lines.
        const QString text = QStringLiteral("alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu");
        Measured paragraph(text, paragraphStyle(Language::English, 150), m_fonts, false);
        const QList<LineRange> lines = fillLines(paragraph.measure(), paragraph.breaks(), false).ranges;
        QVERIFY(lines.size() >= 2);
        QVERIFY2(paragraph.textOf(lines.last()).size() > 2, qPrintable(paragraph.textOf(lines.last())));
    }

    void leavesNoSingleCharacterOnLastLine()
    {
        QString text;
        for (int i = 0; i < 21; ++i)
            text += u'字';
        text += u'。';
        // 20 em of Chinese at a width of 20: the last line would be 字。
        Measured paragraph(text, paragraphStyle(Language::Chinese, 200, true), m_fonts, true);
        const QList<LineRange> lines = fillLines(paragraph.measure(), paragraph.breaks(), true).ranges;
        QCOMPARE(lines.size(), 2);
        QVERIFY(paragraph.textOf(lines.last()).size() > 2);
    }

    /// Paragraphs do not mix full lines with one that ends early, or with wide gaps.
    void setsWholeParagraphRagged()
    {
        const QString text =
            QStringLiteral("We work on storage systems that stay correct when machines fail, with Donaudampfschiffe "
                           "and people of many other groups around us who like small pieces, provable and proved.");
        int ragged = 0;
        for (int width = 250; width <= 500; width += 5) {
            Measured paragraph(text, paragraphStyle(Language::English, width, true), m_fonts, false);
            const FilledLines filled = fillLines(paragraph.measure(), paragraph.breaks(), true);
            ragged += filled.setting.justified ? 0 : 1;
            for (const LineRange& range : filled.ranges.first(filled.ranges.size() - 1)) {
                LineComposition line(paragraph.measure(), range);
                const double natural = line.width();
                line.fit(width, true);
                if (filled.setting.justified)
                    QVERIFY2(line.width() < natural * 1.08 + 0.01, qPrintable(paragraph.textOf(range)));
                else
                    QVERIFY2(natural < width + 0.01, qPrintable(paragraph.textOf(range)));
            }
        }
        QVERIFY2(ragged > 10 && ragged < 50, qPrintable(QString::number(ragged)));
    }

    void shrinksCommasByAQuarterAtMost()
    {
        const QString text = QStringLiteral("存，储，系，统，验，证，协，议");
        Measured paragraph(text, paragraphStyle(Language::Chinese, 1000, true), m_fonts, true);
        LineComposition line(paragraph.measure(), {0, paragraph.clusters().size()});
        line.fit(10, false);
        for (qsizetype i = 0; i < paragraph.clusters().size(); ++i) {
            if (paragraph.clusters()[i].charClass == CharClass::Comma)
                QVERIFY(line.placed()[static_cast<std::size_t>(i)].advance >= 7.5 - 1e-6);
        }
    }

    /// To save a line, lines shrink by at most half of their limit; otherwise the paragraph gets another line.
    void shrinksLinesByHalfTheLimitAtMost()
    {
        // Seven commas can shrink by a quarter of an em each, of which half is used.
        const QString text = QStringLiteral("存，储，系，统，验，证，协，议字字字字字字字字字字字字字字字字字字字字");
        Measured wide(text, paragraphStyle(Language::Chinese, 1000, true), m_fonts, true);
        const LineWidth all = wide.measure().measure(0, wide.clusters().size());
        QVERIFY(qAbs(all.shrinks - 17.5) < 0.01);
        const auto fill = [&](double shrunk) {
            const double width = all.natural - shrunk * all.shrinks;
            Measured paragraph(text, paragraphStyle(Language::Chinese, width, true), m_fonts, true);
            return fillLines(paragraph.measure(), paragraph.breaks(), true);
        };
        QCOMPARE(fill(0.48).ranges.size(), 1);
        QVERIFY(!fill(0.48).setting.tightened);
        QVERIFY(fill(0.55).setting.tightened || fill(0.55).ranges.size() == 2);
        QCOMPARE(fill(0.95).ranges.size(), 2);
    }

    /// Two characters too many: slightly tighter setting saves their line.
    void pullsUpShortLastLine()
    {
        const QString text = QString(96, u'字') + QStringLiteral("。");
        Measured paragraph(text, paragraphStyle(Language::Chinese, 480, true), m_fonts, true);
        const FilledLines filled = fillLines(paragraph.measure(), paragraph.breaks(), true);
        QCOMPARE(filled.ranges.size(), 2);
        QVERIFY(filled.setting.tightened);
        const LineMeasure& measure = paragraph.measure();
        for (const LineRange& range : filled.ranges) {
            LineComposition line(measure, range);
            line.fit(480, range.end < paragraph.clusters().size());
            QVERIFY(line.width() < 480.01);
            for (qsizetype i = range.first; i + 1 < range.end; ++i)
                QVERIFY(line.placed()[static_cast<std::size_t>(i - range.first)].advance > 10 - 0.24 - 1e-6);
        }
    }

    void lengthensShortLastLine_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<Language>("language");
        QTest::addColumn<bool>("justified");
        const QString han = QString(50, u'字');
        const QString latin = QStringLiteral("The group builds small and provable pieces of storage and runs them in a "
                                             "data centre for years without ever losing a byte of it or so");
        QTest::newRow("Han, justified") << QString(han + han + QStringLiteral("字。")) << Language::Chinese << true;
        QTest::newRow("Han, ragged") << QString(han + han + QStringLiteral("字。")) << Language::Chinese << false;
        QTest::newRow("Latin, justified") << latin << Language::English << true;
        QTest::newRow("Latin, ragged") << latin << Language::English << false;
    }

    void lengthensShortLastLine()
    {
        QFETCH(QString, text);
        QFETCH(Language, language);
        QFETCH(bool, justified);
        const bool han = language == Language::Chinese;
        int several = 0;
        for (int width = 240; width <= 500; ++width) {
            Measured paragraph(text, paragraphStyle(language, width, justified), m_fonts, han);
            const QList<LineRange> lines = fillLines(paragraph.measure(), paragraph.breaks(), justified).ranges;
            if (lines.size() < 2)
                continue;
            ++several;
            const double last = paragraph.measure().width(lines.last().first, lines.last().end);
            QVERIFY2(last > (han ? 32 : qMax(20.0, 0.13 * width)) - 1e-6, qPrintable(paragraph.textOf(lines.last())));
        }
        QVERIFY(several > 200);
    }

    /// The end of a hyphenated word does not stand alone on the last line.
    void leavesNoWordTailOnLastLine()
    {
        const QString text =
            QStringLiteral("considerable documentation accompanies extraordinary representation and administration");
        int hyphens = 0;
        for (int width = 80; width <= 400; ++width) {
            ParagraphStyle style = paragraphStyle(Language::English, width, true);
            style.hyphenated = true;
            Measured paragraph(text, style, m_fonts, false);
            const QList<LineRange> lines = fillLines(paragraph.measure(), paragraph.breaks(), true).ranges;
            for (const LineRange& line : lines)
                hyphens += line.hyphenated ? 1 : 0;
            if (lines.size() > 1 && lines[lines.size() - 2].hyphenated)
                QVERIFY2(paragraph.textOf(lines.last()).contains(u' '), qPrintable(paragraph.textOf(lines.last())));
        }
        QVERIFY(hyphens > 10);
    }

    /// The long word does not fit the first line, whose spaces must be wider than preferred.
    void stretchesLineIfUnavoidable()
    {
        const QString text =
            QStringLiteral("Scheduling with aggregation for training of models by Donaudampfschiffahrt");
        Measured unbroken(text, paragraphStyle(Language::English, 1000, true), m_fonts, false);
        const LineWidth words = unbroken.measure().measure(0, text.lastIndexOf(u' '));
        const double width = words.natural + 0.078 * words.natural;
        Measured paragraph(text, paragraphStyle(Language::English, width, true), m_fonts, false);
        const QList<LineRange> lines = fillLines(paragraph.measure(), paragraph.breaks(), true).ranges;
        QCOMPARE(lines.size(), 2);
        LineComposition line(paragraph.measure(), lines.first());
        QVERIFY(qAbs(line.width() - words.natural) < 0.01);
        line.fit(width, true);
        QVERIFY(qAbs(line.width() - width) < 0.01);
    }

    void breaksMailAddressAfterAtSign()
    {
        Measured paragraph(QStringLiteral("wang.wu@qinghe.example.org"), paragraphStyle(Language::English, 110),
                           m_fonts, false);
        QStringList lines;
        for (const LineRange& line : fillLines(paragraph.measure(), paragraph.breaks(), false).ranges)
            lines += paragraph.textOf(line);
        QCOMPARE(lines, QStringList({QStringLiteral("wang.wu@"), QStringLiteral("qinghe.example.org")}));
    }

    void keepsAMonthWithItsYear()
    {
        const QString text = QStringLiteral("A method for ordering remote writes. CN000000002A, Nov 2025 (filed)");
        for (int width = 150; width <= 320; width += 5) {
            Measured paragraph(text, paragraphStyle(Language::English, width), m_fonts, false);
            for (const LineRange& line : fillLines(paragraph.measure(), paragraph.breaks(), false).ranges)
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
        for (const LineRange& line : fillLines(paragraph.measure(), breaks, false).ranges) {
            if (line.hyphenated)
                parted += paragraph.textOf(line).section(u' ', -1);
        }
        QVERIFY(!parted.isEmpty());
        for (const QString& part : parted)
            QVERIFY2(part.size() >= 3 && part == part.toLower(), qPrintable(part));
    }

    /// Quadratic work would take minutes.
    void setsTwentyThousandWords()
    {
        QString text;
        for (int i = 0; i < 20000; ++i)
            text += QStringLiteral("word%1 ").arg(i);
        Measured paragraph(text.trimmed(), paragraphStyle(Language::English, 450), m_fonts, false);
        const QList<LineRange> lines = fillLines(paragraph.measure(), paragraph.breaks(), false).ranges;
        QVERIFY(lines.size() > 1000);
        QCOMPARE(lines.last().end, paragraph.clusters().size());
    }

    void breaksUnbreakableText()
    {
        Measured paragraph(QString(300, u'x'), paragraphStyle(Language::English, 200), m_fonts, false);
        qsizetype at = 0;
        for (const LineRange& line : fillLines(paragraph.measure(), paragraph.breaks(), false).ranges) {
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
        line.fit(width, range.end < paragraph.clusters().size());
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

DUOVITA_TEST(TestLineFilling)
#include "tst_linefilling.moc"
