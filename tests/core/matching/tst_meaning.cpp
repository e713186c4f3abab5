#include "core/matching/assignment.h"
#include "core/matching/entrypairing.h"
#include "core/matching/meaning.h"
#include "tests/support/needslexicon.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <numeric>

using namespace duovita;

class MeaningTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void scoresTranslationsHighest();
    void alignsTranslatedWords();
    void prefersTermsOfTheStore();
    void pairsPointsInWhateverOrder();
    void leavesUnmatchedPointsUnpaired();
    void matchesBruteForceAssignment();
};

namespace {

/// The points of two documents about one person.
struct PointPair {
    QString english;
    QString chinese;
};

QList<PointPair> points()
{
    return {
        {QStringLiteral("Cut the latency of the payment gateway by 35% with asynchronous writes"),
         QStringLiteral("以异步写入将支付网关的延迟降低 35%")},
        {QStringLiteral("Led a team of five engineers"), QStringLiteral("带领五名工程师的团队")},
        {QStringLiteral("Designed a fault-tolerant message queue"), QStringLiteral("设计容错的消息队列")},
        {QStringLiteral("Wrote the tests and the documentation of the storage engine"),
         QStringLiteral("编写存储引擎的测试与文档")},
        {QStringLiteral("Trained new colleagues in database administration"), QStringLiteral("培训新同事管理数据库")}};
}

Highlight point(const QString& text, Language language)
{
    Highlight highlight;
    highlight.text.setText(language, RichText::fromPlain(text), {});
    return highlight;
}

} // namespace

void MeaningTest::initTestCase()
{
    DUOVITA_NEEDS_LEXICON();
}

void MeaningTest::scoresTranslationsHighest()
{
    MeaningReader reader;
    for (const PointPair& one : points()) {
        const Meaning english = reader.read(one.english);
        const double own = likenessOf(english, reader.read(one.chinese), reader);
        QVERIFY2(own > 0.25 && own <= 1, qPrintable(one.english));
        for (const PointPair& other : points()) {
            if (other.english != one.english)
                QVERIFY2(likenessOf(english, reader.read(other.chinese), reader) < own, qPrintable(other.chinese));
        }
    }
    QCOMPARE(likenessOf(reader.read({}), reader.read(QStringLiteral("系统")), reader), 0.0);
}

void MeaningTest::alignsTranslatedWords()
{
    MeaningReader reader;
    const QString english = QStringLiteral("Simulated network failures with P4 on 12 switches");
    const QString chinese = QStringLiteral("在 12 台交換機上用 P4 模擬網絡故障");
    const Meaning one = reader.read(english);
    const Meaning other = reader.read(chinese);
    QStringList pairs;
    for (const SharedWord& shared : sharedWords(one, other, reader)) {
        const Meaning::Word& a = one.words[shared.one];
        const Meaning::Word& b = other.words[shared.other];
        pairs += english.mid(a.at, a.size) + u'=' + chinese.mid(b.at, b.size);
    }
    for (const QString& expected :
         {QStringLiteral("network=網絡"), QStringLiteral("failures=故障"), QStringLiteral("P4=P4"),
          QStringLiteral("12=12"), QStringLiteral("switches=交換機")})
        QVERIFY2(pairs.contains(expected), qPrintable(pairs.join(u' ')));
    // A name is read aloud in the other language.
    MeaningReader names;
    const Meaning han = names.read(QStringLiteral("鹿鸣零售集团"), true);
    const Meaning latin = names.read(QStringLiteral("Luming"), true);
    QCOMPARE(sharedWords(han, latin, names).size(), 1);
    QCOMPARE(sharedWords(han, names.read(QStringLiteral("Lanxing"), true), names).size(), 0);
}

void MeaningTest::prefersTermsOfTheStore()
{
    const QString english = QStringLiteral("Maintained Northern Light");
    const QString chinese = QStringLiteral("维护极光平台");
    MeaningReader without;
    MeaningReader with(KnownNames({Term::of(QStringLiteral("Northern Light"), QStringLiteral("极光平台"))}));
    QVERIFY(likenessOf(with.read(english), with.read(chinese), with) >
            likenessOf(without.read(english), without.read(chinese), without) + 0.2);
}

void MeaningTest::pairsPointsInWhateverOrder()
{
    QList<Highlight> chinese;
    for (const PointPair& pair : points())
        chinese += point(pair.chinese, Language::Chinese);
    QList<qsizetype> order(points().size());
    std::iota(order.begin(), order.end(), 0);
    QRandomGenerator random(5);
    for (int round = 0; round < 20; ++round) {
        std::shuffle(order.begin(), order.end(), random);
        QList<Highlight> english;
        for (const qsizetype i : order)
            english += point(points()[i].english, Language::English);
        const HighlightPairs pairs = pairHighlights(chinese, english);
        QCOMPARE(pairs.size(), chinese.size());
        for (const auto& [a, b] : pairs) {
            QVERIFY(a >= 0 && b >= 0);
            QCOMPARE(order[b], a);
        }
    }
}

void MeaningTest::leavesUnmatchedPointsUnpaired()
{
    const QList<Highlight> chinese{point(points()[0].chinese, Language::Chinese),
                                   point(points()[1].chinese, Language::Chinese)};
    const QList<Highlight> english{point(points()[4].english, Language::English),
                                   point(points()[1].english, Language::English)};
    QCOMPARE(pairHighlights(chinese, english), (HighlightPairs{{0, -1}, {-1, 0}, {1, 1}}));
}

void MeaningTest::matchesBruteForceAssignment()
{
    QRandomGenerator random(7);
    for (int round = 0; round < 300; ++round) {
        const auto rows = static_cast<std::size_t>(random.bounded(5));
        const auto columns = static_cast<std::size_t>(random.bounded(5));
        std::vector<std::vector<double>> values(rows, std::vector<double>(columns));
        for (auto& row : values) {
            for (double& value : row)
                value = random.bounded(2.0) - 0.7;
        }
        const auto sumOf = [&](const std::vector<qsizetype>& chosen) {
            double sum = 0;
            for (std::size_t i = 0; i < rows; ++i) {
                if (chosen[i] >= 0)
                    sum += values[i][static_cast<std::size_t>(chosen[i])];
            }
            return sum;
        };
        double best = 0;
        std::vector<qsizetype> chosen(rows, -1);
        const auto tryAll = [&](auto&& self, std::size_t row) -> void {
            if (row == rows) {
                best = std::max(best, sumOf(chosen));
                return;
            }
            self(self, row + 1);
            for (std::size_t column = 0; column < columns; ++column) {
                if (std::find(chosen.begin(), chosen.end(), static_cast<qsizetype>(column)) != chosen.end())
                    continue;
                chosen[row] = static_cast<qsizetype>(column);
                self(self, row + 1);
                chosen[row] = -1;
            }
        };
        tryAll(tryAll, 0);
        const std::vector<qsizetype> found = bestAssignment(values);
        QCOMPARE(found.size(), rows);
        QVERIFY(qAbs(sumOf(found) - best) < 1e-9);
        for (std::size_t i = 0; i < rows; ++i) {
            QVERIFY(found[i] < 0 || values[i][static_cast<std::size_t>(found[i])] > 0);
            QVERIFY(found[i] < 0 || std::count(found.begin(), found.end(), found[i]) == 1);
        }
    }
}

DUOVITA_TEST(MeaningTest)
#include "tst_meaning.moc"
