#include "core/terms/lexiconwords.h"
#include "tests/support/needslexicon.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

/// Turning lexicon entries into words usable in a text.
class LexiconWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void extractsWordsFromSenses_data();
    void extractsWordsFromSenses();
    void translatesWordsOfBothLanguages();
    void findsWordAtPosition_data();
    void findsWordAtPosition();
    void usesSingleCharactersWithoutLexicon();
};

void LexiconWordsTest::extractsWordsFromSenses_data()
{
    QTest::addColumn<QStringList>("senses");
    QTest::addColumn<QStringList>("words");
    const auto row = [](const char* name, const char* senses, const char* words) {
        QTest::newRow(name) << QString::fromUtf8(senses).split(u'/')
                            << QString::fromUtf8(words).split(u'/', Qt::SkipEmptyParts);
    };
    row("brackets", "(math.) algorithm; rule (of a game)", "algorithm/rule");
    row("particles", "to compute; a method; the best; to be late", "compute/method/best/late");
    row("to by itself", "to; until", "to/until");
    row("each once", "engineer; Engineer/engineer", "engineer");
    row("about the word", "surname Li/variant of 里/classifier for books/abbr. for 北京大学/plum", "plum");
    row("too long for a word", "what is said of somebody who works hard/diligent", "diligent");
    row("no more than wanted", "one; two; three; four; five", "one/two/three/four");
}

void LexiconWordsTest::extractsWordsFromSenses()
{
    QFETCH(QStringList, senses);
    QFETCH(QStringList, words);
    QCOMPARE(wordsOfSenses(senses, 4), words);
}

void LexiconWordsTest::translatesWordsOfBothLanguages()
{
    DUOVITA_NEEDS_LEXICON();
    QVERIFY(inOtherLanguage(QStringLiteral("算法"), 5).contains(QStringLiteral("algorithm")));
    QVERIFY(inOtherLanguage(QStringLiteral("演算法"), 5).contains(QStringLiteral("algorithm")));
    QVERIFY(inOtherLanguage(QStringLiteral("algorithm"), 5).contains(QStringLiteral("算法")));
    QVERIFY(inOtherLanguage(QStringLiteral("Algorithms"), 5).contains(QStringLiteral("算法")));
    QVERIFY(inOtherLanguage(QStringLiteral("supply chain"), 5).contains(QStringLiteral("供应链")));
    QCOMPARE(inOtherLanguage(QStringLiteral("qzxv"), 5), QStringList());
    QCOMPARE(inOtherLanguage(QString(), 5), QStringList());
}

void LexiconWordsTest::findsWordAtPosition_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("place");
    QTest::addColumn<QString>("word");
    const auto row = [](const char* name, const char* text, int place, const char* word) {
        QTest::newRow(name) << QString::fromUtf8(text) << place << QString::fromUtf8(word);
    };
    row("in a word", "an algorithm for all", 6, "algorithm");
    row("behind it", "an algorithm", 12, "algorithm");
    row("before it", "an algorithm", 3, "algorithm");
    row("joined", "a state-of-the-art one", 10, "state-of-the-art");
    row("apostrophe", "master's degree", 2, "master's");
    row("between signs", "one , two", 5, "");
    row("nothing", "", 0, "");
    row("far behind", "word", 40, "");
    row("letters beside Han", "用Python写", 2, "Python");
    row("behind Han", "用", 1, "用");
}

void LexiconWordsTest::findsWordAtPosition()
{
    QFETCH(QString, text);
    QFETCH(int, place);
    QFETCH(QString, word);
    const WordPlace found = wordAround(text, place);
    QCOMPARE(text.mid(found.at, found.size), word);
}

void LexiconWordsTest::usesSingleCharactersWithoutLexicon()
{
    const Lexicon none(QStringLiteral("/nowhere"));
    const QString text = QStringLiteral("提出算法");
    QCOMPARE(wordAround(text, 3, none), (WordPlace{3, 1}));
    QCOMPARE(inOtherLanguage(QStringLiteral("算法"), 5, none), QStringList());
    DUOVITA_NEEDS_LEXICON();
    for (const int place : {2, 3, 4})
        QCOMPARE(wordAround(text, place), (WordPlace{2, 2}));
    QCOMPARE(wordAround(QStringLiteral("用供應鏈"), 2), (WordPlace{1, 3})); // traditional
}

DUOVITA_TEST(LexiconWordsTest)
#include "tst_lexiconwords.moc"
