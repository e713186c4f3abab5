#include "core/checks/jobposting.h"
#include "core/terms/wordstems.h"
#include "tests/support/needslexicon.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

namespace {

/// Lists the posting's words; those that the CV lacks get a minus: "Kafka Rust-".
QString wordsFound(const char* posting, const char* cv)
{
    QStringList words;
    for (const PostingWord& word : wordsOfPosting(QString::fromUtf8(posting), QString::fromUtf8(cv)).words)
        words += word.text + (word.found ? QString() : QStringLiteral("-"));
    return words.join(QStringLiteral(", "));
}

} // namespace

class JobPostingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reducesInflectedFormsToOneStem_data();
    void reducesInflectedFormsToOneStem();
    void distinguishesStemsOfDifferentWords();
    void extractsTermsOfThePosting_data();
    void extractsTermsOfThePosting();
    void countsOccurrences();
    void omitsSingleOccurrencesInLongPostings();
    void readsListsOfLongPostings();
    void listsAllWordsOfAChinesePosting();
};

void JobPostingTest::reducesInflectedFormsToOneStem_data()
{
    QTest::addColumn<QString>("forms");
    for (const char* forms : {"optimize optimized optimizing optimization optimisation", "plan plans planned planning",
                              "manage managed manager management", "system systems", "test tests testing tester",
                              "query queries", "deploy deployed deployment", "integrate integration integrated",
                              "developer developing development", "process processes processing"})
        QTest::newRow(forms) << QString::fromLatin1(forms);
}

void JobPostingTest::reducesInflectedFormsToOneStem()
{
    QFETCH(QString, forms);
    QSet<QString> stems;
    for (const QString& form : forms.split(u' '))
        stems += stemOf(form);
    QVERIFY2(stems.size() == 1, qPrintable(QStringList(stems.begin(), stems.end()).join(u' ')));
}

void JobPostingTest::distinguishesStemsOfDifferentWords()
{
    QVERIFY(stemOf(QStringLiteral("sing")) != stemOf(QStringLiteral("s")));
    QVERIFY(stemOf(QStringLiteral("analysis")) != stemOf(QStringLiteral("analog")));
    QVERIFY(stemOf(QStringLiteral("process")) != stemOf(QStringLiteral("proceed")));
    QVERIFY(stemOf(QStringLiteral("red")) == QStringLiteral("red"));
}

void JobPostingTest::extractsTermsOfThePosting_data()
{
    QTest::addColumn<QString>("posting");
    QTest::addColumn<QString>("cv");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, const char* posting, const char* cv, const char* words) {
        QTest::newRow(name) << QString::fromUtf8(posting) << QString::fromUtf8(cv) << QString::fromUtf8(words);
    };
    row("names", "You run Kafka and Flink, know Rust or Go, and speak gRPC.", "Moved Kafka to Go services, over gRPC",
        "Kafka, Flink-, Rust-, Go, gRPC");
    row("a title and its plural", "We look for a Kafka Engineer. Our engineers write Go; you like going there.",
        "Engineer", "Kafka-, Go-, Engineer, going-");
    row("a name and a singular", "You know Windows inside out. Every window counts.", "Doors",
        "Windows-, window-, counts-");
    row("signs", "C++, C#, .NET and Node.js; CI/CD", "Wrote C++ and NodeJS; CI/CD with Jenkins",
        "C++, C#-, .NET-, Node.js, CI/CD");
    row("a part of one with a slash", "C++ and NCCL", "Knows C/C++", "C++, NCCL-");
    row("one with a slash", "C/C++ and NCCL", "Knows C++ and C", "C/C++, NCCL-");
    row("two with a slash", "We like Java/Kotlin", "Kotlin", "Java-, Kotlin");
    row("forms", "optimizing queries", "Query optimization", "optimizing, queries");
    row("hyphens", "on-call rotation", "Was on call", "on-call, rotation-");
    row("capitals of sentences", "Streaming is what we do. Databases too.", "Streams", "Streaming, Databases-");
    row("lists", "We like it. Terraform, Kubernetes", "", "Terraform-, Kubernetes-");
    row("titles", "Distributed Systems Engineer\nwith Kafka", "systems", "Kafka-, Distributed-, Systems, Engineer-");
    row("a name at the beginning", "Rust services", "", "Rust-, services-");
    row("a term in -ism", "Tensor parallelism for inference", "", "tensor parallelism-, inference-");
    row("both cases", "Platform. The Platform group: our platform", "", "platform-");
    row("no numbers, no addresses", "5 years, jobs@example.com, https://example.com/jobs, K8s", "", "K8s-");
    row("no genders", "Bridge Engineer (m/f/d), M/W/D, C and R", "680 m", "Engineer-, C-, R-, Bridge-");
    row("a pair", "Cost planning matters; you do the cost planning of clusters", "",
        "cost planning-, matters-, clusters-");
    row("terms of two words", "Continuous batching, distributed training, machine learning and load balancing",
        "Machine learning; balanced loads",
        "continuous batching-, distributed training-, machine learning, load "
        "balancing-");
    row("no terms", "clusters handling traffic, testing pipelining", "",
        "clusters-, handling-, traffic-, testing-, pipelining-");
    row("Chinese sentences", "熟悉数据库者优先。本科及以上学历。", "维护数据库", "数据库");
    row("Chinese", "熟悉分布式系统和 Kafka，有微服务经验", "设计分布式存储", "Kafka-, 分布式, 系统-, 微服务-");
    row("a name of two words", "You know Midas Civil and Abaqus", "", "Midas Civil-, Abaqus-");
    row("Chinese words side by side", "熟练使用参数化建模", "", "参数化建模-");
    row("one of them in the CV", "熟悉疲劳分析", "分析软件", "疲劳-, 分析");
    row("no pieces of words", "电机相关专业，因旧桥改造，需出差", "", "电机-, 旧桥改造-, 出差-");
    row("nothing", "", "anything", "");
    row("common words", "We are looking for you and your team; publications welcome", "", "publications-");
}

void JobPostingTest::extractsTermsOfThePosting()
{
    QFETCH(QString, posting);
    QFETCH(QString, cv);
    QFETCH(QString, words);
    QCOMPARE(wordsFound(posting.toUtf8().constData(), cv.toUtf8().constData()), words);
}

void JobPostingTest::countsOccurrences()
{
    const QList<PostingWord> words =
        wordsOfPosting(QStringLiteral("Ship with Kafka. Tune Kafka. Pipelines, a pipeline, one more pipeline"),
                       QString())
            .words;
    QCOMPARE(words[0], (PostingWord{QStringLiteral("Kafka"), 2, false}));
    QCOMPARE(words[1], (PostingWord{QStringLiteral("Pipelines"), 3, false}));
}

void JobPostingTest::omitsSingleOccurrencesInLongPostings()
{
    QStringList posting{QStringLiteral("latency budgets of Kafka, budgets, budgets")};
    for (char first = 'a'; first <= 'z'; ++first) {
        for (const char* rest : {"olomba", "urimit", "etrona", "isalto", "avendo"})
            posting += QChar::fromLatin1(first) + QString::fromLatin1(rest);
    }
    QCOMPARE(wordsFound(posting.join(u'\n').toUtf8().constData(), ""), QStringLiteral("Kafka-, budgets-"));
    QVERIFY(wordsOfPosting(posting.join(u'\n'), QString()).isSelection);
}

/// What is asked for is in the lists, even if it is named once; the rest tells of the company and its offer.
void JobPostingTest::readsListsOfLongPostings()
{
    QStringList posting{QStringLiteral("Lumen makes lamps in Berlin. Our lamps are sold in many shops of Berlin.")};
    for (char first = 'a'; first <= 'z'; ++first) {
        for (const char* rest : {"olomba", "urimit", "etrona", "isalto"})
            posting.front() += u' ' + QString(QChar::fromLatin1(first)) + QString::fromLatin1(rest);
    }
    posting += {QStringLiteral("What you will do"),
                QStringLiteral("- Lead the onboarding of new users and the pairing of devices"),
                QStringLiteral("- Plan interviews, usability tests and accessibility reviews"),
                QStringLiteral("* Extend the design system in Figma"),
                QStringLiteral("1. Prototyping of conversational interfaces with ProtoPie"),
                QStringLiteral("What we offer"),
                QStringLiteral("- A salary in SGD and a learning budget")};
    const PostingWords found = wordsOfPosting(posting.join(u'\n'), QStringLiteral("Ran usability tests in Figma"));
    QVERIFY(found.isSelection);
    const auto has = [&](const char* text, bool isFound) {
        return std::any_of(found.words.begin(), found.words.end(), [&](const PostingWord& word) {
            return word.text == QString::fromLatin1(text) && word.found == isFound;
        });
    };
    for (const char* missing : {"onboarding", "ProtoPie", "conversational", "accessibility"})
        QVERIFY2(has(missing, false), missing);
    for (const char* there : {"Figma", "usability"})
        QVERIFY2(has(there, true), there);
    for (const char* beside : {"Berlin", "lamps", "SGD", "salary", "budget"})
        QVERIFY2(!has(beside, false) && !has(beside, true), beside);
}

/// Of its length, an English one would be cut.
void JobPostingTest::listsAllWordsOfAChinesePosting()
{
    DUOVITA_NEEDS_LEXICON();
    const QString posting = QString::fromUtf8(
        "负责植物基饮品的品牌战略与年度营销计划;消费者洞察与市场调研,竞品动态;管理社交媒体矩阵与直播电商渠道;"
        "新品上市;管理预算,投资回报率。市场营销专业,快消品品牌管理经验;熟练使用数据分析工具;有私域运营经验者优先;"
        "英语可作为工作语言;跨部门协作;广告创意;包装设计;供应链;门店陈列;会员体系;公关传播;危机处理;法律法规;"
        "生物多样性;滨水空间;景观设计;生态修复;城乡规划;注册证书;施工现场;造价控制;方案汇报");
    const PostingWords found = wordsOfPosting(posting, QStringLiteral("方案汇报"));
    QVERIFY(found.words.size() > 40);
    QVERIFY(!found.isSelection);
    for (const char* last : {"投资", "快消", "运营", "英语", "多样性", "汇报"}) {
        const QString wanted = QString::fromUtf8(last);
        QVERIFY2(std::any_of(found.words.begin(), found.words.end(),
                             [&](const PostingWord& word) { return word.text.contains(wanted); }),
                 last);
    }
}

DUOVITA_TEST(JobPostingTest)
#include "tst_jobposting.moc"
