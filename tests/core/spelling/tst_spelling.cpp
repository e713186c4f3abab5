#include "core/spelling/spellchecker.h"
#include "core/spelling/wordranges.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace duovita;

class SpellingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsCheckableWords_data();
    void findsCheckableWords();
    void rangesAreWordsOfTheText();
    void countsAsWordProcessorsDo_data();
    void countsAsWordProcessorsDo();
    void checksEnglishWords();
    void learnsWordsPermanently();
    void supportsAmericanAndBritishEnglish();
    void failsToLoadWithoutDictionary();
};

void SpellingTest::findsCheckableWords_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words"); // separated by bars
    const auto row = [](const char* what, const char* text, const char* words) {
        QTest::newRow(what) << QString::fromUtf8(text) << QString::fromUtf8(words);
    };
    row("plain", "made it better", "made|it|better");
    row("first word", "Made it", "Made|it");
    row("after a stop", "One. Two words", "One|Two|words");
    row("names", "worked with Zhang San at Example", "worked|with|at");
    row("apostrophes", "it’s the team's", "it’s|the|team's");
    row("technology", "with PyTorch, LaTeX, RDMA and C++20", "with|and");
    row("addresses", "see https://example.org/some/page or mail a@b.cn now", "see|or|mail|now");
    row("file names", "in train.py and core/pdf", "in|and");
    row("numbers", "3x faster, 2nd", "faster");
    row("hyphens", "low-latency state-of-the-art", "low|latency|state|of|the|art");
    row("Chinese around", "基于triton实现and more", "triton|and|more");
    row("accents", "naïve café", "naïve|café");
    row("capitals", "the NASA and GPUs of AI for HTTP2", "the|and|of|for");
    row("single letters", "a b x", "");
    row("none", "", "");
}

void SpellingTest::findsCheckableWords()
{
    QFETCH(QString, text);
    QFETCH(QString, words);
    QStringList found;
    for (const WordRange& range : wordsToCheck(text))
        found += text.mid(range.start, range.length);
    QCOMPARE(found.join(u'|'), words);
}

void SpellingTest::rangesAreWordsOfTheText()
{
    const QString text = QStringLiteral("𠮷野家 shop. “Quoted” words (here), and… more");
    qsizetype end = 0;
    for (const WordRange& range : wordsToCheck(text)) {
        QVERIFY(range.start >= end && range.length >= 2);
        end = range.start + range.length;
        QVERIFY(end <= text.size());
        for (const QChar c : text.mid(range.start, range.length))
            QVERIFY(c.isLetter());
    }
    QVERIFY(end > 0);
}

void SpellingTest::countsAsWordProcessorsDo_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("words");
    QTest::addColumn<int>("characters");
    QTest::newRow("none") << QString() << 0 << 0;
    QTest::newRow("English") << QStringLiteral("two words") << 2 << 8;
    QTest::newRow("Chinese") << QStringLiteral("软件工程师") << 5 << 5;
    QTest::newRow("both") << QStringLiteral("用 Qt 写 C++ 程序") << 6 << 9;
    QTest::newRow("beyond the BMP") << QStringLiteral("𠮷野") << 2 << 2;
    QTest::newRow("hyphen and apostrophe") << QStringLiteral("state-of-the-art isn’t") << 2 << 21;
    QTest::newRow("number") << QStringLiteral("3.5 times, 10%") << 3 << 12;
    QTest::newRow("dashes") << QStringLiteral("2020 – 2024") << 2 << 9;
}

void SpellingTest::countsAsWordProcessorsDo()
{
    QFETCH(QString, text);
    QFETCH(int, words);
    QFETCH(int, characters);
    QCOMPARE(lengthOf(text).words, words);
    QCOMPARE(lengthOf(text).characters, characters);
}

void SpellingTest::checksEnglishWords()
{
    const auto checker = SpellChecker::load({});
    if (!checker)
        QSKIP("no English dictionary is installed (hunspell-en-us)");
    for (const char* word : {"improvement", "isn't", "team's", "team’s", "Chinese", "algorithms"})
        QVERIFY2(checker->isRight(QString::fromUtf8(word)), word);
    for (const char* word : {"improvment", "recieve", "algoritms", "zhīdào", "软件"})
        QVERIFY2(!checker->isRight(QString::fromUtf8(word)), word);
    QVERIFY(checker->suggestions(QStringLiteral("recieve")).contains(QStringLiteral("receive")));
    QVERIFY(checker->suggestions(QStringLiteral("recieve"), 1).size() <= 1);
}

void SpellingTest::learnsWordsPermanently()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("new/words.txt"));
    auto checker = SpellChecker::load(file);
    if (!checker)
        QSKIP("no English dictionary is installed (hunspell-en-us)");
    QVERIFY(!checker->isRight(QStringLiteral("allreduce")));
    QVERIFY(checker->learn(QStringLiteral("allreduce")));
    QVERIFY(checker->learn(QStringLiteral("naïveté’ish")));
    QVERIFY(checker->isRight(QStringLiteral("allreduce")));
    QVERIFY(checker->isRight(QStringLiteral("Allreduce")));
    QVERIFY(checker->isRight(QStringLiteral("allreduce's")));
    checker = SpellChecker::load(file);
    QVERIFY(checker->isRight(QStringLiteral("allreduce")));
    QVERIFY(checker->isRight(QStringLiteral("naïveté’ish")));
    QVERIFY(!SpellChecker::load(QStringLiteral("/proc/no/words.txt"))->learn(QStringLiteral("word")));
}

void SpellingTest::supportsAmericanAndBritishEnglish()
{
    const auto american = SpellChecker::load({}, {QStringLiteral("en_US")});
    const auto british = SpellChecker::load({}, {QStringLiteral("en_GB")});
    const bool both = QFile::exists(SpellChecker::systemFolders().front() + QStringLiteral("/en_GB.dic")) &&
                      QFile::exists(SpellChecker::systemFolders().front() + QStringLiteral("/en_US.dic"));
    if (!both)
        QSKIP("both dictionaries are not installed (hunspell-en-us, hunspell-en-gb)");
    QVERIFY(american->isRight(QStringLiteral("color")) && !american->isRight(QStringLiteral("colour")));
    QVERIFY(british->isRight(QStringLiteral("colour")) && !british->isRight(QStringLiteral("color")));
    const auto either = SpellChecker::load({}, {QStringLiteral("en_US"), QStringLiteral("en_GB")});
    QVERIFY(either->isRight(QStringLiteral("colour")) && either->isRight(QStringLiteral("color")));
    QVERIFY(!either->isRight(QStringLiteral("colur")));
    const QStringList suggested = either->suggestions(QStringLiteral("colur"), 100);
    QVERIFY(suggested.contains(QStringLiteral("colour")) && suggested.contains(QStringLiteral("color")));
    QCOMPARE(QSet<QString>(suggested.begin(), suggested.end()).size(), suggested.size());
    // A missing dictionary is replaced by another one, unless there are others.
    QVERIFY(SpellChecker::load({}, {QStringLiteral("en_XX")})->isRight(QStringLiteral("color")));
    const auto installed = SpellChecker::load({}, {QStringLiteral("en_XX"), QStringLiteral("en_GB")});
    QVERIFY(!installed->isRight(QStringLiteral("color")));
}

void SpellingTest::failsToLoadWithoutDictionary()
{
    const QTemporaryDir empty;
    QVERIFY(!SpellChecker::load({}, {}, {empty.path(), QStringLiteral("/no/such/folder")}));
}

DUOVITA_APPLESS_TEST(SpellingTest)

#include "tst_spelling.moc"
