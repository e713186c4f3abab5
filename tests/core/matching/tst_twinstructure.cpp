#include "core/import/importdraft.h"
#include "core/matching/entrypairing.h"
#include "core/matching/mergeplan.h"
#include "core/matching/twinstructure.h"
#include "tests/support/needslexicon.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

namespace {

Person read(const QByteArray& markdown, Language language)
{
    ImportOptions options;
    options.personName = QStringLiteral("San Zhang (张三)");
    options.language = language;
    const auto drafts = readBytes(markdown, QStringLiteral("cv.md"), options);
    return drafts ? drafts->front().person : Person();
}

/// The letters, digits and Han characters of all texts.
QString lettersOf(const Person& person)
{
    QString letters;
    const auto add = [&](const QString& text) {
        for (const QChar c : text) {
            if (c.isLetterOrNumber())
                letters += c;
        }
    };
    for (const Section& section : person.sections) {
        for (const Language language : allLanguages)
            add(section.title.text(language));
        for (const Entry& entry : section.entries()) {
            forEachField(entry.details, [&](Field, const auto& value) {
                using Value = std::decay_t<decltype(value)>;
                if constexpr (std::is_same_v<Value, LocalizedText>) {
                    for (const Language language : allLanguages)
                        add(value.text(language));
                } else if constexpr (std::is_same_v<Value, QString>) {
                    add(value);
                }
            });
            for (const Highlight& point : entry.highlights) {
                for (const Language language : allLanguages)
                    add(point.text.text(language).plainText());
            }
        }
    }
    std::sort(letters.begin(), letters.end());
    return letters;
}

/// The points present in both languages, as "English | Chinese".
QStringList pairedPoints(const Person& person)
{
    QStringList pairs;
    for (const Section& section : person.sections) {
        for (const Entry& entry : section.entries()) {
            for (const Highlight& point : entry.highlights) {
                const QString english = point.text.text(Language::English).plainText();
                const QString chinese = point.text.text(Language::Chinese).plainText();
                if (!english.isEmpty() && !chinese.isEmpty())
                    pairs += english.left(12) + QStringLiteral(" | ") + chinese.left(6);
            }
        }
    }
    pairs.sort();
    return pairs;
}

} // namespace

class TwinStructureTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void fitsStructureOfBothRecords_data();
    void fitsStructureOfBothRecords();
    void leavesUnrelatedEntriesUnchanged();
    void keepsStructureOfBilingualRecords();
    void plansMayKeepTheStructure();
};

void TwinStructureTest::initTestCase()
{
    DUOVITA_NEEDS_LEXICON();
}

void TwinStructureTest::fitsStructureOfBothRecords_data()
{
    QTest::addColumn<QByteArray>("chinese");
    QTest::addColumn<QByteArray>("english");
    QTest::addColumn<QStringList>("pairs");
    QTest::addColumn<int>("change");
    using Kind = StructureChange::Kind;

    QTest::newRow("projects below the employer, and in a section of their own")
        << QByteArray("## 工作经历\n\n### 快仓物流科技 2020.5 - 2024.3\n\n* 主持每季度的需求评审会\n\n"
                      "**项目一：仓储管理系统**\n\n* 走访 11 个仓库，画成服务蓝图\n* 设计语音引导，培训时间缩短一半\n")
        << QByteArray(
               "## Work Experience\n\n### Kuaicang Logistics, May 2020 – Mar 2024\n\n* Chaired the quarterly review of "
               "requirements\n\n## Projects\n\n### Warehouse Management System\n\n* Visited 11 warehouses and drew a "
               "service blueprint\n* Designed voice guidance, which halved the time of training\n")
        << QStringList{QStringLiteral("Chaired the  | 主持每季度的"), QStringLiteral("Designed voi | 设计语音引导"),
                       QStringLiteral("Visited 11 w | 走访 11 ")}
        << static_cast<int>(Kind::Parted);

    QTest::newRow("responsibilities as an entry")
        << QByteArray(
               "## 工作经历\n\n### 海图信用 2016.7 - 2019.5\n\n### 主要负责内容\n\n* 监控模型稳定性并自动报警\n* "
               "用图算法找出 12 个欺诈团伙\n")
        << QByteArray("## Work Experience\n\n### Haitu Credit, Jul 2016 – May 2019\n\n* Monitored the stability of "
                      "models with "
                      "automatic alarms\n* Found 12 fraud gangs with graph algorithms\n")
        << QStringList{QStringLiteral("Found 12 fra | 用图算法找出"), QStringLiteral("Monitored th | 监控模型稳定")}
        << static_cast<int>(Kind::Joined);

    QTest::newRow("two neighbours as one")
        << QByteArray(
               "## 项目经历\n\n### 无线标签\n\n* 开发固件，电池供电两年\n\n### 冷链网关\n\n* 实现 8 通道并行接收\n* "
               "断网时缓存 72 小时数据\n")
        << QByteArray(
               "## Projects\n\n### Cold chain gateway\n\n* Developed firmware that runs two years on a battery\n* "
               "Implemented parallel reception on 8 channels\n* Cached 72 hours of data when the network was down\n")
        << QStringList{QStringLiteral("Cached 72 ho | 断网时缓存 "), QStringLiteral("Developed fi | 开发固件，电"),
                       QStringLiteral("Implemented  | 实现 8 通")}
        << static_cast<int>(Kind::Joined);
}

void TwinStructureTest::fitsStructureOfBothRecords()
{
    QFETCH(QByteArray, chinese);
    QFETCH(QByteArray, english);
    QFETCH(int, change);
    const Person first = read(chinese, Language::Chinese);
    const Person second = read(english, Language::English);
    for (const bool isTurned : {false, true}) {
        const Person& record = isTurned ? second : first;
        const Person& document = isTurned ? first : second;
        const FittedRecords fitted = fitStructures(record, document);
        QVERIFY(!fitted.changes.isEmpty());
        QVERIFY(static_cast<int>(fitted.changes.front().kind) == change);
        QCOMPARE(lettersOf(fitted.record), lettersOf(record));
        QCOMPARE(lettersOf(fitted.document), lettersOf(document));
        QTEST(pairedPoints(MergePlan(record, document).result().person), "pairs");
        const FittedRecords again = fitStructures(fitted.record, fitted.document);
        QVERIFY(again.changes.isEmpty());
        QCOMPARE(again.record, fitted.record);
    }
}

/// Entries with other dates and no common names stay apart.
void TwinStructureTest::leavesUnrelatedEntriesUnchanged()
{
    const Person chinese =
        read("## 工作经历\n\n### 甲公司 2018.1 - 2019.1\n\n* 编写测试\n\n### 乙公司 2020.1 - 2021.1\n\n* 管理仓库\n",
             Language::Chinese);
    const Person english = read("## Work Experience\n\n### Gamma Ltd, Jan 2022 – Jan 2023\n\n* Wrote tests\n* Managed "
                                "warehouses\n",
                                Language::English);
    const FittedRecords fitted = fitStructures(chinese, english);
    QVERIFY(fitted.changes.isEmpty());
    QCOMPARE(fitted.record, chinese);
    QCOMPARE(fitted.document, english);
}

/// Structure made by the user is kept.
void TwinStructureTest::keepsStructureOfBilingualRecords()
{
    const Person chinese = read("## 工作经历\n\n### 海图信用 2016.7 - 2019.5\n\n* 监控模型稳定性\n", Language::Chinese);
    const Person english =
        read("## Work Experience\n\n### Haitu Credit, Jul 2016 – May 2019\n\n* Monitored the stability of models\n",
             Language::English);
    const Person both = MergePlan(chinese, english).result().person;
    QVERIFY(fitStructures(both, english).changes.isEmpty());
    QVERIFY(fitStructures(both, chinese).changes.isEmpty());
    QVERIFY(fitStructures(english, english).changes.isEmpty());
}

void TwinStructureTest::plansMayKeepTheStructure()
{
    const Person chinese =
        read("## 工作经历\n\n### 海图信用 2016.7 - 2019.5\n\n### 主要负责内容\n\n* 监控模型稳定性并自动报警\n* "
             "用图算法找出 12 个欺诈团伙\n",
             Language::Chinese);
    const Person english =
        read("## Work Experience\n\n### Haitu Credit, Jul 2016 – May 2019\n\n* Monitored the stability of "
             "models with automatic alarms\n* Found 12 fraud gangs with graph algorithms\n",
             Language::English);
    const MergePlan fitted(chinese, english);
    QCOMPARE(fitted.structureChanges().size(), 1);
    QCOMPARE(*fitted.storedRecord(), chinese);
    QVERIFY(*fitted.record() != chinese);
    const MergePlan asItIs(chinese, english, {}, MergePlan::Structure::AsItIs);
    QVERIFY(asItIs.structureChanges().isEmpty());
    QCOMPARE(*asItIs.record(), chinese);
}

DUOVITA_TEST(TwinStructureTest)
#include "tst_twinstructure.moc"
