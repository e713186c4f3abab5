#include "core/import/importdraft.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <cmath>
#include <cstring>
#include <ctime>
#include <functional>
#include <limits>
#include <linux/perf_event.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace duovita;

namespace {

/// Measures work: instructions if the kernel counts them for us, else processor time, which other processes disturb.
class Effort {
public:
    Effort()
    {
        perf_event_attr counted;
        std::memset(&counted, 0, sizeof counted);
        counted.size = sizeof counted;
        counted.type = PERF_TYPE_HARDWARE;
        counted.config = PERF_COUNT_HW_INSTRUCTIONS;
        counted.exclude_kernel = 1;
        counted.exclude_hv = 1;
        m_counter = static_cast<int>(::syscall(SYS_perf_event_open, &counted, 0, -1, -1, 0));
    }
    ~Effort()
    {
        if (m_counter >= 0)
            ::close(m_counter);
    }
    Effort(const Effort&) = delete;
    Effort& operator=(const Effort&) = delete;

    bool isCounted() const { return m_counter >= 0; }

    double of(const std::function<void()>& work) const
    {
        const double before = now();
        work();
        return now() - before;
    }

private:
    double now() const
    {
        quint64 count = 0;
        if (isCounted() && ::read(m_counter, &count, sizeof count) == sizeof count)
            return static_cast<double>(count);
        timespec time{};
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        constexpr double nanosecond = 1e-9;
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * nanosecond;
    }

    int m_counter = -1;
};

using Making = std::function<QString(qsizetype)>;

Making repeated(const QString& begin, const QString& piece)
{
    return [begin, piece](qsizetype size) { return QString(begin + piece.repeated(size / piece.size())); };
}

const QString plain = QStringLiteral("Zoe Test\n\n");
const QString markdown = QStringLiteral("# Zoe Test\n\n");

struct Input {
    QString name;
    Making make;
    qsizetype size = 2000; ///< smallest input
};

/// Long lines up to the limit (structure/endlesslines): a pass that scans or copies the line for each piece becomes
/// visible only here.
QList<Input> longLines()
{
    constexpr qsizetype size = 8000;
    QList<Input> all;
    for (const char16_t* piece : {u"2020 2021 ", u"姓名：张三 ", u"…", u"2020-", u"zoe@example.org ", u"• ab ",
                                  u"http://a.b ", u"a         ", u"+86 138 0000 0000 ", u"Berlin | ", u"性 别 ：男 "}) {
        const QString text = QString::fromUtf16(piece);
        all += Input{QStringLiteral("one line of ") + text, repeated(plain, text), size};
    }
    all += Input{QStringLiteral("one row of cells"),
                 [](qsizetype length) {
                     const qsizetype cells = length / 4;
                     return QString(markdown + QStringLiteral("| a ").repeated(cells) + QStringLiteral("|\n") +
                                    QStringLiteral("|---").repeated(cells) + QStringLiteral("|\n") +
                                    QStringLiteral("| b ").repeated(cells) + QStringLiteral("|\n"));
                 },
                 size};
    return all;
}

QList<Input> inputs()
{
    QList<Input> all = longLines();
    const auto addPlain = [&](const char16_t* piece) {
        all += Input{QStringLiteral("plain ") + QString::fromUtf16(piece), repeated(plain, QString::fromUtf16(piece))};
    };
    const auto addMarkdown = [&](const char16_t* piece) {
        all += Input{QStringLiteral("Markdown ") + QString::fromUtf16(piece),
                     repeated(markdown, QString::fromUtf16(piece))};
    };
    for (const char16_t* piece : {u"(",
                                  u")",
                                  u"[",
                                  u"{",
                                  u"（",
                                  u".",
                                  u"…",
                                  u",",
                                  u"、",
                                  u":",
                                  u"：",
                                  u";",
                                  u"@",
                                  u"|",
                                  u"<",
                                  u"&",
                                  u"\\",
                                  u"$",
                                  u"\"",
                                  u"+",
                                  u"#",
                                  u"-",
                                  u" a",
                                  u"a\t",
                                  u"a         ",
                                  u"\u202E",
                                  u"\u200F",
                                  u"\u0301",
                                  u"\uFFFD",
                                  u"│",
                                  u"★",
                                  u"+86 138 0000 0000 ",
                                  u"Label: value; ",
                                  u"姓名：张三 ",
                                  u"zoe@example.org ",
                                  u"zoe@",
                                  u"a_at_",
                                  u"2020-2021 ",
                                  u"2020-",
                                  u"http://a.b ",
                                  u"a\u00AD",
                                  u"A. B. ",
                                  u"(a) ",
                                  u"张",
                                  u"• ab ",
                                  u"- ab\n",
                                  u"• ab\n",
                                  u"a\n\n",
                                  u"2020 a\n",
                                  u"Education\n\n",
                                  u"Engineer, Example Ltd, 2019 - 2020\n- did a thing\n",
                                  u"a      b      c\n",
                                  u"\\textbf{",
                                  u"A. Author, B. Writer. A title of it. Journal of Tests, 12(3):45-67, 2020.\n"})
        addPlain(piece);
    for (const char16_t* piece : {u"`",
                                  u"`a",
                                  u"<!--",
                                  u"<!-- a -->",
                                  u"![[]()",
                                  u"[",
                                  u"]",
                                  u"[a](",
                                  u"[a](b) ",
                                  u"*a ",
                                  u"**a",
                                  u"~~a",
                                  u"&amp;",
                                  u"<a ",
                                  u"<b>a</b>",
                                  u"<div>\n",
                                  u"<li>a",
                                  u"<span>a</span>",
                                  u"> ",
                                  u"- a\n",
                                  u"## a\n\nb\n\n",
                                  u"$a$ ",
                                  u"{{",
                                  u"{% a %}",
                                  u"::: a\n",
                                  u"<tr><td>a</td></tr>",
                                  u"```\n",
                                  u"[^1]",
                                  u"\n: b\na\n"})
        addMarkdown(piece);
    all += Input{QStringLiteral("runs of backticks"), [](qsizetype size) {
                     QString text = markdown;
                     for (int length = 1; text.size() < size; ++length)
                         text += QString(length, u'`') + u' ';
                     return text;
                 }};
    const auto list = [](const QString& begin, const std::function<QString(qsizetype)>& item, const QString& end) {
        return [=](qsizetype size) {
            QString text = begin;
            for (qsizetype i = 0; text.size() < size; ++i)
                text += item(i);
            return QString(text + end);
        };
    };
    const QString works = QStringLiteral("# Zoe Test\n\n## Publications\n\n1. ");
    all += Input{QStringLiteral("authors with initials first"),
                 list(
                     works, [](qsizetype i) { return QStringLiteral("A. Author%1, ").arg(i); },
                     QStringLiteral("Z. Last. A Title. Journal of Tests, 2020.\n"))};
    all += Input{QStringLiteral("authors with initials behind"),
                 list(
                     works, [](qsizetype i) { return QStringLiteral("Author%1, A., ").arg(i); },
                     QStringLiteral("Last, Z. A Title. Journal of Tests, 2020.\n"))};
    all += Input{QStringLiteral("keys of YAML"),
                 list(QStringLiteral("cv:\n  name: Zoe Test\n"),
                      [](qsizetype i) { return QStringLiteral("  k%1: v\n").arg(i); }, {})};
    all += Input{QStringLiteral("sections of YAML"),
                 list(QStringLiteral("cv:\n  name: Zoe Test\n  sections:\n"),
                      [](qsizetype i) { return QStringLiteral("    s%1:\n      - a\n").arg(i); }, {})};
    all += Input{QStringLiteral("entries of YAML"),
                 repeated(QStringLiteral("cv:\n  name: Zoe Test\n  sections:\n    experience:\n"),
                          QStringLiteral("      - company: A\n        position: B\n        start_date: 2020-01\n"))};
    all += Input{QStringLiteral("members of JSON"),
                 list(
                     QStringLiteral("{\"basics\":{\"name\":\"Zoe Test\"}"),
                     [](qsizetype i) { return QStringLiteral(",\"k%1\":1").arg(i); }, QStringLiteral("}"))};
    all += Input{QStringLiteral("lone surrogates of JSON"), [](qsizetype size) {
                     return QString(QStringLiteral("{\"basics\":{\"name\":\"Zoe Test\",\"summary\":\"") +
                                    QStringLiteral("\\ud800").repeated(size / 6) + QStringLiteral("\"}}"));
                 }};
    all += Input{QStringLiteral("arrays in arrays of JSON"), repeated({}, QStringLiteral("["))};
    all +=
        Input{QStringLiteral("rows of a table"),
              repeated(markdown + QStringLiteral("| a | a | a |\n|---|---|---|\n"), QStringLiteral("| b | b | b |\n"))};
    all += Input{QStringLiteral("one address, many references"), [](qsizetype size) {
                     return QString(markdown + QStringLiteral("[a] ").repeated(size / 8) +
                                    QStringLiteral("\n\n[a]: <https://example.org/") + QString(size / 2, u'x') +
                                    QStringLiteral(">\n"));
                 }};
    return all;
}

} // namespace

/// Documents with a single repeated construct: twice the size takes about twice the time.
class LinearGrowthTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void growsLinearlyWithInputSize_data();
    void growsLinearlyWithInputSize();

private:
    void compare(const Making& make, qsizetype size, int doublings) const;

    Effort m_effort;
};

void LinearGrowthTest::initTestCase()
{
    // Initialize lazily created expressions and tables.
    for (const Input& input : inputs())
        static_cast<void>(readBytes(input.make(500).toUtf8(), QStringLiteral("warm")));
}

void LinearGrowthTest::growsLinearlyWithInputSize_data()
{
    QTest::addColumn<int>("input");
    const QList<Input> all = inputs();
    for (int i = 0; i < all.size(); ++i)
        QTest::newRow(qUtf8Printable(all[i].name.simplified())) << i;
}

void LinearGrowthTest::growsLinearlyWithInputSize()
{
    QFETCH(int, input);
    constexpr int doublings = 3;
    const Input found = inputs()[input];
    compare(found.make, found.size, doublings);
}

void LinearGrowthTest::compare(const Making& make, qsizetype size, int doublings) const
{
    const auto effortFor = [&](qsizetype length, int times) {
        const QByteArray bytes = make(length).toUtf8();
        return m_effort.of([&] {
            for (int i = 0; i < times; ++i)
                static_cast<void>(readBytes(bytes, QStringLiteral("x")));
        });
    };
    // Time is what others on the machine leave of it. So both read as much, to be as long at their mercy, of both the
    // least counts, and it may grow more than instructions may; squares would be 8 times as much for three doublings.
    const double most = std::pow((m_effort.isCounted() ? 2.3 : 2.9) / 2, doublings);
    const int mostTries = m_effort.isCounted() ? 1 : 8;
    double inPieces = std::numeric_limits<double>::infinity();
    double inOne = inPieces;
    for (int tries = 0; tries < mostTries && !(inOne < most * inPieces); ++tries) {
        inPieces = qMin(inPieces, effortFor(size, 1 << doublings));
        inOne = qMin(inOne, effortFor(size << doublings, 1));
    }
    QVERIFY2(inOne < most * inPieces,
             qPrintable(QStringLiteral("%1 times the %2 of the same in %3 pieces (%4, %5)")
                            .arg(QString::number(inOne / inPieces),
                                 m_effort.isCounted() ? QStringLiteral("instructions")
                                                      : QStringLiteral("processor time (instructions cannot be counted "
                                                                       "here), the least of %1 tries,")
                                                            .arg(mostTries),
                                 QString::number(1 << doublings), QString::number(inOne), QString::number(inPieces))));
}

DUOVITA_TEST(LinearGrowthTest)
#include "tst_lineargrowth.moc"
