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
struct Said {
    const char* english;
    const char* chinese;

    QString in(Language language) const { return QString::fromUtf8(language == Language::English ? english : chinese); }
};

// Invented; a point is one of each.
constexpr std::array deeds{
    Said{"Designed", "设计"},   Said{"Implemented", "实现"}, Said{"Optimized", "优化"},  Said{"Tested", "测试"},
    Said{"Monitored", "监控"},  Said{"Deployed", "部署"},    Said{"Analyzed", "分析"},   Said{"Maintained", "维护"},
    Said{"Simplified", "简化"}, Said{"Migrated", "迁移"},    Said{"Documented", "记录"}, Said{"Automated", "自动化"},
};
constexpr std::array things{
    Said{"the message queue", "消息队列"},          Said{"the recommendation system", "推荐系统"},
    Said{"database queries", "数据库查询"},         Said{"the storage engine", "存储引擎"},
    Said{"anomaly detection", "异常检测"},          Said{"the payment service", "支付服务"},
    Said{"image compression", "图像压缩"},          Said{"speech recognition", "语音识别"},
    Said{"the search index", "搜索索引"},           Said{"the compiler", "编译器"},
    Said{"network simulation", "网络仿真"},         Said{"the robot arm's control", "机械臂控制"},
    Said{"fraud detection models", "欺诈检测模型"}, Said{"the firewall", "防火墙"},
    Said{"cache replacement", "缓存替换"},          Said{"battery management", "电池管理"},
};
constexpr std::array ways{
    Said{"with graph algorithms", "使用图算法"},       Said{"on a cluster of %1 nodes", "在 %1 个节点的集群上"},
    Said{"based on RDMA and P%1", "基于 RDMA 与 P%1"}, Said{"cutting the delay by %1%", "将延迟降低 %1%"},
    Said{"for %1 customers", "服务 %1 个客户"},        Said{"together with the hardware team", "与硬件团队合作"},
    Said{"saving %1% of memory", "节省 %1% 的内存"},   Said{"within %1 weeks", "在 %1 周内"},
};
constexpr std::array firstNames{Said{"Haitu", "海图"},   Said{"Lanxing", "蓝星"},  Said{"Qingshan", "青山"},
                                Said{"Beifang", "北方"}, Said{"Jinghong", "惊鸿"}, Said{"Luming", "鹿鸣"}};
constexpr std::array trades{Said{"Technology", "科技"}, Said{"Credit", "信用"},    Said{"Robotics", "机器人"},
                            Said{"Logistics", "物流"},  Said{"Insurance", "保险"}, Said{"Education", "教育"}};
constexpr std::array posts{Said{"Engineer", "工程师"}, Said{"Architect", "架构师"}, Said{"Researcher", "研究员"},
                           Said{"Analyst", "分析师"}};

template <std::size_t N>
const Said& anyOf(const std::array<Said, N>& all, QRandomGenerator& random)
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
    const Said& first = anyOf(firstNames, random);
    const Said& trade = anyOf(trades, random);
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
    print("peak memory", {}, {{QStringLiteral("kB"), memoryKilobytes("VmHWM")}});
    return 0;
}
