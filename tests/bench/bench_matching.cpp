#include "core/matching/mergeplan.h"
#include "core/terms/lexicon.h"
#include "tests/bench/measuring.h"

#include <QCoreApplication>
#include <QRandomGenerator>

#include <array>

using namespace duovita;
using namespace duovita::bench;

namespace {

/// What is said in both languages.
struct Pair {
    const char* english;
    const char* chinese;

    QString in(Language language) const { return QString::fromUtf8(language == Language::English ? english : chinese); }
};

// Invented; a point is one of each.
constexpr std::array deeds{
    Pair{"Designed", "设计"},   Pair{"Implemented", "实现"}, Pair{"Optimized", "优化"},  Pair{"Tested", "测试"},
    Pair{"Monitored", "监控"},  Pair{"Deployed", "部署"},    Pair{"Analyzed", "分析"},   Pair{"Maintained", "维护"},
    Pair{"Simplified", "简化"}, Pair{"Migrated", "迁移"},    Pair{"Documented", "记录"}, Pair{"Automated", "自动化"},
};
constexpr std::array things{
    Pair{"the message queue", "消息队列"},          Pair{"the recommendation system", "推荐系统"},
    Pair{"database queries", "数据库查询"},         Pair{"the storage engine", "存储引擎"},
    Pair{"anomaly detection", "异常检测"},          Pair{"the payment service", "支付服务"},
    Pair{"image compression", "图像压缩"},          Pair{"speech recognition", "语音识别"},
    Pair{"the search index", "搜索索引"},           Pair{"the compiler", "编译器"},
    Pair{"network simulation", "网络仿真"},         Pair{"the robot arm's control", "机械臂控制"},
    Pair{"fraud detection models", "欺诈检测模型"}, Pair{"the firewall", "防火墙"},
    Pair{"cache replacement", "缓存替换"},          Pair{"battery management", "电池管理"},
};
constexpr std::array ways{
    Pair{"with graph algorithms", "使用图算法"},       Pair{"on a cluster of %1 nodes", "在 %1 个节点的集群上"},
    Pair{"based on RDMA and P%1", "基于 RDMA 与 P%1"}, Pair{"cutting the delay by %1%", "将延迟降低 %1%"},
    Pair{"for %1 customers", "服务 %1 个客户"},        Pair{"together with the hardware team", "与硬件团队合作"},
    Pair{"saving %1% of memory", "节省 %1% 的内存"},   Pair{"within %1 weeks", "在 %1 周内"},
};
constexpr std::array firstNames{Pair{"Haitu", "海图"},   Pair{"Lanxing", "蓝星"},  Pair{"Qingshan", "青山"},
                                Pair{"Beifang", "北方"}, Pair{"Jinghong", "惊鸿"}, Pair{"Luming", "鹿鸣"}};
constexpr std::array trades{Pair{"Technology", "科技"}, Pair{"Credit", "信用"},    Pair{"Robotics", "机器人"},
                            Pair{"Logistics", "物流"},  Pair{"Insurance", "保险"}, Pair{"Education", "教育"}};
constexpr std::array posts{Pair{"Engineer", "工程师"}, Pair{"Architect", "架构师"}, Pair{"Researcher", "研究员"},
                           Pair{"Analyst", "分析师"}};

template <std::size_t N>
const Pair& anyOf(const std::array<Pair, N>& all, QRandomGenerator& random)
{
    return all.at(random.bounded(static_cast<quint32>(N)));
}

QString pointText(Language language, QRandomGenerator& random)
{
    const QString deed = anyOf(deeds, random).in(language);
    const QString thing = anyOf(things, random).in(language);
    QString way = anyOf(ways, random).in(language);
    const auto number = random.bounded(2, 400);
    if (way.contains(QStringLiteral("%1")))
        way = way.arg(number);
    const bool isEnglish = language == Language::English;
    return QStringList{deed, isEnglish ? QStringLiteral(" ") : QString(), thing,
                       isEnglish ? QStringLiteral(", ") : QStringLiteral("，"), way}
        .join(QString());
}

Entry anEntry(const Section& section, Language language, QRandomGenerator& random)
{
    constexpr int points = 3;
    Entry entry = section.newEntry();
    auto& details = std::get<ExperienceDetails>(entry.details);
    const Pair& first = anyOf(firstNames, random);
    const Pair& trade = anyOf(trades, random);
    const QString between = language == Language::English ? QStringLiteral(" ") : QString();
    details.organization = LocalizedText::of(language, first.in(language) + between + trade.in(language));
    details.position = LocalizedText::of(language, anyOf(posts, random).in(language));
    const int year = random.bounded(1990, 2024);
    const int month = random.bounded(1, 13);
    details.range = *DateRange::create(*PartialDate::create(year, month), *PartialDate::create(year + 1, month));
    for (int i = 0; i < points; ++i) {
        Highlight point;
        point.text = LocalizedRichText::of(language, RichText::fromPlain(pointText(language, random)));
        entry.highlights += point;
    }
    return entry;
}

/// The same in either language: but in Chinese every tenth entry's points stand below a heading of their own, as what
/// is cut out of some documents does.
Person somebody(Language language, int entries)
{
    QRandomGenerator random(37);
    Person person;
    person.name = LocalizedText::of(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    for (const SectionKind kind : {SectionKind::Work, SectionKind::Project}) {
        Section section(kind);
        for (int i = 0; i < entries / 2; ++i) {
            Entry entry = anEntry(section, language, random);
            const bool isParted = language == Language::Chinese && i % 10 == 9;
            Entry below = section.newEntry();
            if (isParted) {
                std::get<ExperienceDetails>(below.details).organization =
                    LocalizedText::of(language, QStringLiteral("主要负责内容"));
                std::swap(below.highlights, entry.highlights);
            }
            static_cast<void>(section.append(entry));
            if (isParted)
                static_cast<void>(section.append(below));
        }
        person.sections += section;
    }
    return person;
}

void benchPlans(int entries)
{
    const Person record = somebody(Language::English, entries);
    const Person document = somebody(Language::Chinese, entries);
    const int rounds = entries < 200 ? 7 : 3;
    const auto run = [&](const char* what, MergePlan::Structure structure) {
        QList<double> plans;
        QList<double> results;
        QJsonObject more{{QStringLiteral("lexicon"), !Lexicon::shipped().isEmpty()}};
        for (int i = 0; i < rounds; ++i) {
            QElapsedTimer timer;
            timer.start();
            const MergePlan plan(record, document, {}, structure);
            plans += milliseconds(timer);
            more[QStringLiteral("pairs")] = plan.pairs().size();
            more[QStringLiteral("changes")] = plan.structureChanges().size();
            timer.restart();
            static_cast<void>(plan.result()); // after each decision in a review
            results += milliseconds(timer);
        }
        const QString records =
            QStringLiteral("two records of %1 entries, %2").arg(entries).arg(QLatin1StringView(what));
        print(QStringLiteral("plan of ") + records, plans, more);
        print(QStringLiteral("what a plan comes to, ") + records, results);
    };
    run("as they are", MergePlan::Structure::AsItIs);
    run("fitted", MergePlan::Structure::Fitted);
}

void benchLookingUp()
{
    QList<double> times;
    for (int round = 0; round < 5; ++round) {
        for (const char* word : {"platform", "monitoring", "supply chain", "storage", "teach"}) {
            QElapsedTimer timer;
            timer.start();
            static_cast<void>(Lexicon::shipped().wordsFor(QString::fromLatin1(word), 8));
            times += milliseconds(timer);
        }
    }
    print("Chinese words for an English one", times);
}

} // namespace

/// What comparing a document with a record takes, one told in English and one in Chinese.
/// usage: bench_matching [ENTRIES…]
int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    QStringList counts = QCoreApplication::arguments().mid(1);
    if (counts.isEmpty())
        counts = {QStringLiteral("30"), QStringLiteral("600")};
    for (const QString& count : std::as_const(counts))
        benchPlans(count.toInt());
    benchLookingUp();
    print("peak memory", {}, {{QStringLiteral("kB"), memoryKilobytes("VmHWM")}});
    return 0;
}
