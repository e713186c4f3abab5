#include "tests/core/typeset/measuredtext.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <limits>

using namespace duovita;

namespace {

constexpr double tolerance = 1e-6;
constexpr int rounds = 3000;

/// Sentences typical of CVs, in one language with words of the other.
class Sentences {
public:
    explicit Sentences(quint32 seed) : m_random(seed) {}

    int number(int from, int to) { return m_random.bounded(from, to); }
    bool chance(int percent) { return m_random.bounded(100) < percent; }

    QString chinese()
    {
        QString text;
        for (int i = number(2, 14); i > 0; --i) {
            text += phrase();
            if (i > 1)
                text += pick({"，", "，", "、", "；", "", "：", "——"});
        }
        return text + (chance(80) ? QStringLiteral("。") : QString());
    }

    QString english()
    {
        QStringList words;
        for (int i = number(6, 60); i > 0; --i)
            words += word();
        return words.join(u' ') + (chance(80) ? QStringLiteral(".") : QString());
    }

private:
    QString pick(const QList<const char*>& from)
    {
        return QString::fromUtf8(from[number(0, static_cast<int>(from.size()))]);
    }

    QString han()
    {
        return pick({"负责",         "设计并实现了", "分布式存储系统", "崩溃一致性", "面向",         "大规模",
                     "机器学习平台", "的",           "训练任务",       "调度",       "在生产环境中", "验证",
                     "优化",         "数据通路",     "将延迟降低",     "带领团队",   "完成",         "上线",
                     "支撑",         "业务增长",     "论文发表于",     "获得",       "国家奖学金",   "与",
                     "高校",         "合作",         "多项专利",       "开源社区",   "核心贡献者",   "编译器",
                     "形式化",       "协议"});
    }

    QString latin()
    {
        return pick({"RDMA", "C++", "Kubernetes", "GPU", "40 GB/s", "37%", "Node.js", "PostgreSQL", "PR #274",
                     "3.9/4.0", "25 ℃", "99.99%", "2019–2022", "Linux", "S. Zhang", "TCP/IP", "×2"});
    }

    QString phrase()
    {
        QString text;
        for (int i = number(1, 5); i > 0; --i)
            text += han();
        const int kind = number(0, 10);
        if (kind < 3)
            text += pick({"", " "}) + latin() + pick({"", " "}) + han();
        else if (kind == 3)
            text += pick({"“%1”", "（%1）", "《%1》", "(%1)", "【%1】"}).arg(chance(60) ? han() : latin());
        return text;
    }

    QString word()
    {
        const int kind = number(0, 40);
        if (kind == 0)
            return han();
        if (kind < 4)
            return latin();
        const QString plain = pick({"a",
                                    "of",
                                    "the",
                                    "and",
                                    "to",
                                    "in",
                                    "with",
                                    "for",
                                    "system",
                                    "systems",
                                    "storage",
                                    "distributed",
                                    "consistency",
                                    "designed",
                                    "built",
                                    "led",
                                    "team",
                                    "engineers",
                                    "representation",
                                    "in-network",
                                    "efficient",
                                    "office",
                                    "machine",
                                    "learning",
                                    "platform",
                                    "reduced",
                                    "latency",
                                    "by",
                                    "half",
                                    "university",
                                    "administration",
                                    "protocol",
                                    "verified",
                                    "scheduler",
                                    "well-known",
                                    "it’s"});
        if (kind == 4)
            return pick({"(%1)", "“%1”"}).arg(plain);
        return plain + (kind < 9 ? QStringLiteral(",") : QString());
    }

    QRandomGenerator m_random;
};

/// A paragraph for the line breaker.
struct Sample {
    Sample(quint32 seed, FontLibrary& fonts)
        : sentences(seed), language(sentences.chance(50) ? Language::Chinese : Language::English),
          size(sentences.number(80, 110) / 10.0),
          text(language == Language::Chinese ? sentences.chinese() : sentences.english()),
          justified(sentences.chance(70)), paragraph(text, styleOf(), fonts, language == Language::Chinese, size),
          breaks(paragraph.breaks()), filled(fillLines(paragraph.measure(), breaks, justified)),
          description(QStringLiteral("seed %1, width %2, size %3, %4: %5")
                          .arg(seed)
                          .arg(width())
                          .arg(size)
                          .arg(justified ? QStringLiteral("justified") : QStringLiteral("ragged"), text))
    {
    }

    double width() const { return paragraph.measure().paragraph().style.width; }
    bool isHan() const { return language == Language::Chinese; }
    qsizetype end() const { return paragraph.clusters().size(); }
    bool mayEnd(qsizetype at) const { return breaks.allowed.testBit(offset(at)); }
    qsizetype offset(qsizetype at) const { return paragraph.measure().paragraph().offsetAfter(at - 1); }
    /// The line as composed on the page.
    LineComposition composed(const LineRange& range) const
    {
        LineComposition line(paragraph.measure(), range);
        if (filled.setting.justified)
            line.fit(width(), range.end < end());
        else if (filled.setting.tightened)
            line.tighten(width());
        return line;
    }
    double pitchOf(const LineRange& range) const
    {
        return composed(range).width() / LineComposition(paragraph.measure(), range).width();
    }
    double shortestLast() const { return isHan() ? 3.2 * size : qMax(2 * size, 0.13 * width()); }

    Sentences sentences;
    Language language;
    double size;
    QString text;
    bool justified;
    Measured paragraph;
    LineBreaks breaks;
    FilledLines filled;
    QString description;

private:
    ParagraphStyle styleOf()
    {
        ParagraphStyle style = paragraphStyle(language, sentences.number(190, 520), justified);
        style.latinJustified = justified;
        style.hyphenated = sentences.chance(50);
        return style;
    }
};

/// The cost of setting a paragraph in these lines; infinite if a line is impossible.
double costOf(const Sample& sample, const QList<LineRange>& lines, LineSetting setting)
{
    const LineMeasure& measure = sample.paragraph.measure();
    const LineCosts costs(measure, sample.breaks, setting);
    double sum = 0;
    bool afterHyphen = false;
    for (const LineRange& line : lines) {
        const std::optional<double> cost = costs.of(measure.measure(line.first, line.end), line.end, afterHyphen);
        if (!cost)
            return std::numeric_limits<double>::infinity();
        sum += *cost +
               (line.end == sample.end() && costs.isRunt(line.first, line.end, afterHyphen) ? LineCosts::runtPrice : 0);
        afterHyphen = line.hyphenated;
    }
    return sum;
}

/// The previous algorithm: the fewest lines at any cost, up to the full shrinkage.
class FewestLines {
public:
    FewestLines(const Sample& sample, bool justified)
        : m_sample(sample), m_measure(sample.paragraph.measure()), m_justified(justified),
          m_ways(static_cast<std::size_t>(sample.end()) + 1)
    {
        m_ways.front() = {0, 0, 0};
        for (qsizetype first = 0; first < sample.end(); ++first) {
            for (qsizetype end = first + 1; m_ways[at(first)].from >= 0 && end <= sample.end(); ++end) {
                if (sample.breaks.mayBreak(sample.offset(end)))
                    tryLine(first, end);
            }
        }
    }

    /// Empty if a piece is wider than the line.
    QList<LineRange> lines() const
    {
        QList<LineRange> lines;
        for (qsizetype end = m_sample.end(); end > 0; end = m_ways[at(end)].from) {
            if (m_ways[at(end)].from < 0)
                return {};
            lines.prepend({m_ways[at(end)].from, end, !m_sample.mayEnd(end)});
        }
        return lines;
    }

    /// How much wider or narrower than natural a line other than the last is set.
    double pitchOf(const LineRange& line) const
    {
        const LineWidth width = widthOf(line.first, line.end);
        const double slack = m_sample.width() - width.natural;
        return slack > width.stretches * mostStretch(m_measure.paragraph()) ? 1 : m_sample.width() / width.natural;
    }

private:
    struct Way {
        int lines = 0;
        double cost = 0;
        qsizetype from = -1;
    };

    static std::size_t at(qsizetype index) { return static_cast<std::size_t>(index); }

    LineWidth widthOf(qsizetype first, qsizetype end) const
    {
        LineWidth width = m_measure.measure(first, end);
        if (!m_sample.mayEnd(end))
            width.natural += hyphenWidth(m_measure.paragraph(), end - 1);
        return width;
    }

    void tryLine(qsizetype first, qsizetype end)
    {
        const LineWidth width = widthOf(first, end);
        const bool last = end == m_sample.end();
        const double slack = m_sample.width() - width.natural;
        if (slack < 0 && (!m_justified || -slack > width.shrinks))
            return;
        const auto cubed = [](double value) { return value * value * value; };
        double badness = last ? 0 : cubed(slack / (0.25 * m_sample.width()));
        if (slack < 0)
            badness = cubed(-slack / width.shrinks);
        else if (m_justified && !last && slack > width.stretches * mostStretch(m_measure.paragraph()))
            badness = 7;
        else if (m_justified && !last)
            badness = cubed(slack / qMax(width.stretches, 0.01));
        double penalty = m_sample.breaks.penalties.value(m_sample.offset(end), 0);
        penalty += m_sample.mayEnd(end) ? 0 : 120;
        const double cost = 1 + 100 * badness + penalty;
        const Way way{m_ways[at(first)].lines + 1, m_ways[at(first)].cost + cost * cost, first};
        Way& kept = m_ways[at(end)];
        if (kept.from < 0 || way.lines < kept.lines || (way.lines == kept.lines && way.cost < kept.cost))
            kept = way;
    }

    const Sample& m_sample;
    const LineMeasure& m_measure;
    bool m_justified;
    std::vector<Way> m_ways;
};

} // namespace

/// Properties of every paragraph, tested on many random ones in both languages. Failures print the seed.
class TestLineProperties : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void coversTextWithoutGaps()
    {
        forEach([](const Sample& sample) {
            qsizetype at = 0;
            for (const LineRange& line : sample.filled.ranges) {
                QVERIFY2(line.first == at && line.end > at, qPrintable(sample.description));
                at = line.end;
            }
            QVERIFY2(at == sample.end(), qPrintable(sample.description));
        });
    }

    void setsAdjacentLinesAlike()
    {
        int justified = 0;
        int asked = 0;
        forEach([&](const Sample& sample) {
            const bool several = sample.isHan() && sample.filled.ranges.size() > 1;
            asked += several && sample.justified ? 1 : 0;
            justified += several && sample.filled.setting.justified ? 1 : 0;
            const QList<LineRange>& lines = sample.filled.ranges;
            for (qsizetype i = 0; i < lines.size(); ++i) {
                const double width = sample.composed(lines[i]).width();
                const bool full = sample.filled.setting.justified && i + 1 < lines.size();
                QVERIFY2(full ? qAbs(width - sample.width()) < 0.01 : width < sample.width() + 0.01,
                         qPrintable(sample.description));
                if (i > 0 && sample.filled.setting.justified)
                    QVERIFY2(qAbs(sample.pitchOf(lines[i]) - sample.pitchOf(lines[i - 1])) < 0.12 + tolerance,
                             qPrintable(sample.description));
            }
        });
        // Not by leaving many ragged: Chinese can nearly always be justified.
        qInfo() << justified << "of" << asked << "justified";
        QVERIFY(justified * 10 > asked * 9);
    }

    /// Unlike the previous algorithm.
    void fewestLinesAreUneven()
    {
        int uneven = 0;
        forEach([&](const Sample& sample) {
            if (!sample.justified)
                return;
            const FewestLines before(sample, true);
            const QList<LineRange> lines = before.lines();
            for (qsizetype i = 1; i + 1 < lines.size(); ++i)
                uneven += qAbs(before.pitchOf(lines[i]) - before.pitchOf(lines[i - 1])) > 0.12 ? 1 : 0;
        });
        qInfo() << uneven << "neighbours set unlike by the fewest lines";
        QVERIFY(uneven > 0);
    }

    void adjustsSpacingWithinLimits()
    {
        forEach([](const Sample& sample) {
            for (const LineRange& range : sample.filled.ranges) {
                const std::vector<PlacedCluster> natural = sample.paragraph.measure().place(range.first, range.end);
                const LineComposition line = sample.composed(range);
                for (std::size_t i = 0; i < natural.size(); ++i) {
                    const double less = natural[i].advance - line.placed()[i].advance;
                    const double tightens = sample.filled.setting.tightened ? 0.024 * sample.size : 0;
                    const double shrinks = sample.filled.setting.justified ? natural[i].shrinks : 0;
                    QVERIFY2(less < shrinks + tightens + tolerance, qPrintable(sample.description));
                    const Cluster& cluster = sample.paragraph.clusters()[range.first + static_cast<qsizetype>(i)];
                    if (cluster.charClass == CharClass::Comma && natural[i].advance > 0.75 * sample.size)
                        QVERIFY2(line.placed()[i].advance > 0.75 * sample.size - tolerance,
                                 qPrintable(sample.description));
                }
            }
        });
    }

    void avoidsShortLastLines()
    {
        int helpless = 0;
        int tightened = 0;
        forEach([&](const Sample& sample) {
            tightened += sample.filled.setting.tightened ? 1 : 0;
            if (sample.filled.ranges.size() < 2)
                return;
            const LineRange& last = sample.filled.ranges.last();
            const bool isTail = sample.filled.ranges[sample.filled.ranges.size() - 2].hyphenated &&
                                !sample.paragraph.textOf(last).contains(u' ');
            if (sample.paragraph.measure().width(last.first, last.end) > sample.shortestLast() - tolerance && !isTail)
                return;
            QVERIFY2(!couldEndOtherwise(sample), qPrintable(sample.description));
            ++helpless;
        });
        qInfo() << tightened << "pulled up," << helpless << "could not be helped";
        QVERIFY(tightened > 0);
        QVERIFY(helpless * 100 < rounds);
    }

    void breaksOnlyWhereAllowed()
    {
        forEach([](const Sample& sample) {
            const QList<Cluster>& clusters = sample.paragraph.clusters();
            for (const LineRange& line : sample.filled.ranges) {
                const qsizetype last = sample.paragraph.measure().visibleEnd(line.first, line.end) - 1;
                QVERIFY2(line.first == 0 || !mayNotStartLine(clusters[line.first].charClass),
                         qPrintable(sample.description));
                QVERIFY2(line.end == sample.end() || !mayNotEndLine(clusters[last].charClass),
                         qPrintable(sample.description));
                QVERIFY2(sample.breaks.mayBreak(sample.offset(line.end)), qPrintable(sample.description));
            }
        });
    }

    void costsNoMoreThanTheFewestLines()
    {
        int less = 0;
        forEach([&](const Sample& sample) {
            const LineSetting setting = sample.filled.setting;
            const QList<LineRange> before = FewestLines(sample, setting.justified).lines();
            if (before.isEmpty())
                return;
            const double cost = costOf(sample, sample.filled.ranges, setting);
            const double costBefore = costOf(sample, before, {setting.justified, false});
            less += cost < costBefore ? 1 : 0;
            // Tightening to save a line is worth its cost.
            QVERIFY2(cost <= costBefore * (1 + tolerance), qPrintable(sample.description));
        });
        qInfo() << less << "of" << rounds << "cost less than before";
        QVERIFY(less > rounds / 20);
    }

private:
    template <typename Check>
    void forEach(Check check)
    {
        for (quint32 seed = 1; seed <= rounds; ++seed) {
            check(Sample(seed, m_fonts));
            if (QTest::currentTestFailed())
                return;
        }
    }

    /// Whether a different line of suitable length could be the last.
    static bool couldEndOtherwise(const Sample& sample)
    {
        for (qsizetype first = 1; first < sample.end(); ++first) {
            const double width = sample.paragraph.measure().width(first, sample.end());
            if (sample.mayEnd(first) && width > sample.shortestLast() + tolerance && width < sample.width())
                return true;
        }
        return false;
    }

    FontLibrary m_fonts;
};

DUOVITA_TEST(TestLineProperties)
#include "tst_lineproperties.moc"
