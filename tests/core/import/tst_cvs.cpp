#include "core/import/importdraft.h"
#include "core/json/personjson.h"
#include "cvfacts.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace duovita;

/// CVs in many forms, compared with what a careful reader finds in them.
class TestCvs : public QObject {
    Q_OBJECT

    QJsonObject m_files;

    static QString pathOf(const QString& name) { return QStringLiteral(DUOVITA_SOURCE_DIR "/tests/data/cvs/") + name; }
    static QByteArray bytesOf(const QString& name)
    {
        QFile file(pathOf(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// Words of labels and column headers known to the importer, which became fields.
    static QSet<QString> labelWords()
    {
        QFile file(QStringLiteral(DUOVITA_SOURCE_DIR "/resources/import/vocabulary.json"));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        const QJsonObject vocabulary = QJsonDocument::fromJson(file.readAll()).object();
        QString labels;
        const auto addAll = [&](const QJsonValue& texts) {
            for (const QJsonValue& text : texts.toArray())
                labels += text.toString() + u'\n';
        };
        addAll(vocabulary[QStringLiteral("columnLabels")]);
        addAll(vocabulary[QStringLiteral("personalLabels")]);
        for (const QString& key :
             {QStringLiteral("entryLabels"), QStringLiteral("fieldLabels"), QStringLiteral("personalFacts")}) {
            for (const QJsonValue& texts : vocabulary[key].toObject())
                addAll(texts);
        }
        const QStringList words = test::wordsOf(labels);
        return QSet<QString>(words.begin(), words.end());
    }

    /// Words that the record lacks and that did not become fields.
    static QStringList unexplained(const QString& source, const Person& person)
    {
        // Words represented by fields: months, words between dates, labels, Markdown and HTML syntax.
        static const QSet<QString> explained = [] {
            const QString words = QStringLiteral(
                "jan january feb february mar march apr april may jun june jul july aug august sep september oct "
                "october "
                "nov november dec december fall spring summer winter to since present in and of years months year "
                "month "
                "completion sept layout permalink name mail web vol no pp doi https http org align center href "
                "mailto br nbsp h1 dash icon info left right graduation "
                "times now from today advisor advisors supervisor 导 师 autumn expected last till current pages update "
                "volume "
                "年 月 至 今 起 秋 夏 春 冬 和 履 历 毕 业 畢 業 預 一 二 三 四 五 六 七 八 九 十 预 计");
            const QStringList list = words.split(u' ');
            return QSet<QString>(list.begin(), list.end()) | labelWords();
        }();
        // Of a tag, only its target or alternative text belongs to the document.
        static const QRegularExpression tag(QStringLiteral("<[^<>]*?(?:(?:href|alt)=\"([^\"]*)\"[^<>]*)?>"));
        static const QRegularExpression entity(QStringLiteral("&\\w+;"));
        QString text = source;
        static const QRegularExpression attributes(
            QStringLiteral("\\{:[^{}\\n]*\\}|\\{[#.][^{}]*\\}|\\{\\{?[%<].*?[%>]\\}\\}?|<!--.*?-->"),
            QRegularExpression::DotMatchesEverythingOption);
        static const QRegularExpression container(QStringLiteral("^[ \\t]*:{3,}[ \\t]*[A-Za-z]*|\\bicon:[\\w-]+"),
                                                  QRegularExpression::MultilineOption);
        text.remove(attributes)
            .remove(container)
            .replace(tag, QStringLiteral(" \\1 "))
            .replace(entity, QStringLiteral(" "));
        QStringList lost = test::lostWords(text, toJson(person));
        lost.removeIf([](const QString& word) { return explained.contains(word); });
        return lost;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_files = QJsonDocument::fromJson(bytesOf(QStringLiteral("facts.json")))[QStringLiteral("files")].toObject();
        QVERIFY(m_files.size() >= 20);
    }

    void findsExpectedFacts_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& name : m_files.keys())
            QTest::newRow(qPrintable(name)) << name;
    }
    void findsExpectedFacts()
    {
        QFETCH(QString, name);
        const auto drafts = readFile(pathOf(name));
        QVERIFY(drafts);
        const QJsonObject person = toJson(drafts->front().person);
        const QStringList missed = test::missedFacts(person, m_files[name].toObject());
        QVERIFY2(missed.isEmpty(), qPrintable(missed.join(u'\n')));
    }

    void losesNoWord_data() { findsExpectedFacts_data(); }
    void losesNoWord()
    {
        QFETCH(QString, name);
        const auto drafts = readFile(pathOf(name));
        QVERIFY(drafts);
        const QStringList lost = unexplained(QString::fromUtf8(bytesOf(name)), drafts->front().person);
        QVERIFY2(lost.isEmpty(), qPrintable(lost.join(u' ')));
    }

    void losesNoWordOfSeedDocuments()
    {
        const QDir seeds(QStringLiteral(DUOVITA_SOURCE_DIR "/../shared/seeds"));
        if (!seeds.exists())
            QSKIP("the documents beside the project are not there");
        const QStringList names = seeds.entryList({QStringLiteral("*.txt")}, QDir::Files);
        QVERIFY(!names.isEmpty());
        for (const QString& name : names) {
            QFile file(seeds.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString source = QString::fromUtf8(file.readAll());
            const auto drafts = readFile(seeds.filePath(name), {QStringLiteral("张三"), std::nullopt});
            QVERIFY(drafts);
            const QStringList lost = unexplained(source, drafts->front().person);
            QVERIFY2(lost.isEmpty(), qPrintable(name + u' ' + lost.join(u' ')));
        }
    }
};

DUOVITA_TEST(TestCvs)
#include "tst_cvs.moc"
