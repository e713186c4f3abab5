#include "core/terms/lexicon.h"
#include "core/terms/lexiconformat.h"
#include "tests/support/needslexicon.h"
#include "tests/support/testmain.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

using namespace duovita;

class LexiconTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void findsLongestWord_data();
    void findsLongestWord();
    void hasSensesWithoutReadings();
    void acceptsTraditionalCharacters();
    void findsWordsForEnglish_data();
    void findsWordsForEnglish();
    void ratesRareWordsHigher();
    void isEmptyIfFileIsIncomplete();
    void readsDamagedFileSafely();
};

namespace {

const Lexicon& lexicon()
{
    return Lexicon::shipped();
}

QByteArray shippedBytes()
{
    QFile file(QCoreApplication::applicationDirPath() + QStringLiteral("/../share/duovita/cc-cedict.lexicon"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString written(const QTemporaryDir& folder, const QByteArray& bytes)
{
    QFile file(folder.filePath(QStringLiteral("lexicon")));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        return {};
    return file.fileName();
}

} // namespace

void LexiconTest::initTestCase()
{
    DUOVITA_NEEDS_LEXICON();
    QVERIFY(lexicon().size() > 100'000);
    QVERIFY(shippedBytes().size() <= 3 << 20);
}

void LexiconTest::findsLongestWord_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qsizetype>("size");
    QTest::newRow("a word before others") << QStringLiteral("工程师团队") << qsizetype(3);
    QTest::newRow("the longer of two") << QStringLiteral("交换机") << qsizetype(3);
    QTest::newRow("one character") << QStringLiteral("的") << qsizetype(1);
    QTest::newRow("Latin") << QStringLiteral("network") << qsizetype(0);
    QTest::newRow("nothing") << QString() << qsizetype(0);
}

void LexiconTest::findsLongestWord()
{
    QFETCH(QString, text);
    QTEST(lexicon().longestWord(text), "size");
}

void LexiconTest::hasSensesWithoutReadings()
{
    const QStringList senses = lexicon().senses(QStringLiteral("故障"));
    QVERIFY2(senses.contains(QStringLiteral("failure")) || senses.contains(QStringLiteral("fault")),
             qPrintable(senses.join(u'/')));
    for (const QString& word :
         {QStringLiteral("系统"), QStringLiteral("银行"), QStringLiteral("长"), QStringLiteral("本科")}) {
        const QString joined = lexicon().senses(word).join(u'/');
        QVERIFY2(!joined.isEmpty() && !joined.contains(u'[') && !joined.contains(u'|'), qPrintable(joined));
    }
    QVERIFY(lexicon().senses(QStringLiteral("这不是一个词")).isEmpty());
}

void LexiconTest::acceptsTraditionalCharacters()
{
    QCOMPARE(lexicon().senses(QStringLiteral("網絡")), lexicon().senses(QStringLiteral("网络")));
    QVERIFY(!lexicon().senses(QStringLiteral("網絡")).isEmpty());
}

void LexiconTest::findsWordsForEnglish_data()
{
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::newRow("noun") << QStringLiteral("algorithm") << QStringLiteral("算法");
    QTest::newRow("in another form") << QStringLiteral("networks") << QStringLiteral("网络");
    QTest::newRow("verb in the past") << QStringLiteral("optimized") << QStringLiteral("优化");
    QTest::newRow("two words") << QStringLiteral("supply chain") << QStringLiteral("供应链");
    QTest::newRow("short") << QStringLiteral("tea") << QStringLiteral("茶");
    QTest::newRow("of two letters") << QStringLiteral("ox") << QStringLiteral("牛");
    QTest::newRow("of two with i") << QStringLiteral("pi") << QStringLiteral("派");
    QTest::newRow("in capitals") << QStringLiteral("Engineer") << QStringLiteral("工程师");
}

void LexiconTest::findsWordsForEnglish()
{
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    constexpr qsizetype most = 5;
    const QStringList words = lexicon().wordsFor(english, most);
    QVERIFY2(words.contains(chinese), qPrintable(words.join(u' ')));
    QVERIFY(words.size() <= most);
    QVERIFY(lexicon().wordsFor(QStringLiteral("the"), most).isEmpty());
    QVERIFY(lexicon().wordsFor({}, most).isEmpty());
}

void LexiconTest::ratesRareWordsHigher()
{
    QVERIFY(lexicon().rarity(QStringLiteral("algorithm")) > lexicon().rarity(QStringLiteral("person")));
    QVERIFY(lexicon().rarity(QStringLiteral("nvshmem")) >= lexicon().rarity(QStringLiteral("algorithm")));
}

void LexiconTest::isEmptyIfFileIsIncomplete()
{
    const QTemporaryDir folder;
    const QByteArray whole = shippedBytes();
    for (const QByteArray& bytes :
         QList<QByteArray>{QByteArray(), QByteArray("duolex1"), whole.left(40), whole.chopped(1), whole + 'x',
                           QByteArray(1000, 'x') + whole.mid(1000)}) {
        const Lexicon other(written(folder, bytes));
        QVERIFY(other.isEmpty());
        QCOMPARE(other.longestWord(u"系统"), qsizetype(0));
        QVERIFY(other.senses(QStringLiteral("系统")).isEmpty());
        QVERIFY(other.wordsFor(QStringLiteral("system"), 1).isEmpty());
        QCOMPARE(other.rarity(QStringLiteral("system")), 0.0);
    }
    QVERIFY(Lexicon(folder.filePath(QStringLiteral("none"))).isEmpty());
}

/// With any bytes after the header, answers may differ, but nothing outside the file is read (under sanitizers).
void LexiconTest::readsDamagedFileSafely()
{
    const QTemporaryDir folder;
    const QByteArray whole = shippedBytes();
    for (const char filler : {'\0', '\xff', '\x7f'}) {
        QByteArray bytes = whole;
        for (qsizetype at = sizeof(LexiconHeader); at < bytes.size(); at += 7)
            bytes[at] = filler;
        const Lexicon damaged(written(folder, bytes));
        for (const QString& word : {QStringLiteral("系统"), QStringLiteral("一"), QStringLiteral("龥")}) {
            static_cast<void>(damaged.longestWord(word));
            static_cast<void>(damaged.senses(word));
        }
        static_cast<void>(damaged.wordsFor(QStringLiteral("system"), 3));
        static_cast<void>(damaged.rarity(QStringLiteral("system")));
    }
}

DUOVITA_TEST(LexiconTest)
#include "tst_lexicon.moc"
