#pragma once

#include "tests/support/windowfixture.h"
#include "tests/ui/termspictures.h"

#include <QPushButton>

namespace duovita::test {

/// Somebody's CV in Chinese, with an entry of its own for what was done at a post.
inline constexpr const char* cutInTwo = R"(# 王五 (Wang Wu)

## 工作经历

### 海图信用科技 算法工程师 2019.7 - 2023.5

### 主要负责内容

* 监控 240 个模型的稳定性并自动报警
* 用图算法找出 12 个欺诈团伙，挽回损失 3,000 万元
* 与硬件团队合作，将推理延迟降低 38%

### 青山物流 研究员 2016.7 - 2019.6

* 基于 RDMA 设计分布式存储系统，吞吐量提升 2.5 倍
* 优化仓库机器人的路径规划算法
* 指导 3 名实习生编写测试

## 教育背景

### 清河大学 计算机科学 硕士 2013.9 - 2016.6
)";

/// The same person in English, put together in another way.
inline constexpr const char* inOne = R"(# Wang Wu (王五)

## Work Experience

### Haitu Credit Technology, Algorithm Engineer, Jul 2019 - May 2023

* Monitored the stability of 240 models with automatic alarms
* Found 12 fraud gangs with graph algorithms, recovering losses of 30 million yuan
* Cut the inference delay by 38% in cooperation with the hardware team

### Qingshan Logistics, Researcher, Jul 2016 - Jun 2019

* Designed a distributed storage system based on RDMA with 2.5 times the throughput
* Optimized the path planning algorithm of warehouse robots
* Guided 3 interns in writing tests

## Education

### Qinghe University, Computer Science, Master, Sep 2013 - Jun 2016
)";

/// A document that goes into a record that was cut otherwise, with what both say marked.
inline void shootStructure(MainWindow& window, const WindowFixture& fixture, const QString& folder,
                           const QString& language)
{
    const auto press = [&](const char* name) { window.findChild<QPushButton*>(QString::fromLatin1(name))->click(); };
    const QString record = fixture.folder.filePath(QStringLiteral("wang-wu.md"));
    if (!QFile::exists(record)) {
        window.importFiles({fixture.write("wang-wu.md", cutInTwo)});
        wait(2500);
        press("review.accept");
        wait(2500);
    }
    window.importFiles({fixture.write("Wang Wu.md", inOne)});
    wait(2500);
    auto* pairs = window.findChild<QTreeView*>(QStringLiteral("review.pairs"));
    const QModelIndex entry =
        pairs->model()
            ->match(pairs->model()->index(0, 0), Qt::DisplayRole, QStringLiteral("Haitu"), 1, Qt::MatchContains)
            .value(0);
    pairs->setCurrentIndex(entry);
    shootInAllLooks(window, QStringLiteral("structure-entry-") + language,
                    [&](const QString& name) { shoot(window, folder, name); });
    pairs->setCurrentIndex(pairs->model()->index(1, 0, entry));
    shootInAllLooks(window, QStringLiteral("structure-point-") + language,
                    [&](const QString& name) { shoot(window, folder, name); });
    press("review.cancel");
    wait(500);
}

} // namespace duovita::test
