#include "tests/monkey/killing.h"
#include "tests/monkey/walk.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdio>

using namespace duovita::test;

namespace {

constexpr int stepsOfAWalk = 100;

QJsonObject failureOf(quint32 seed, const QString& what, const QStringList& steps)
{
    return {{QStringLiteral("seed"), static_cast<qint64>(seed)},
            {QStringLiteral("what"), what},
            {QStringLiteral("steps"), QJsonArray::fromStringList(steps)}};
}

/// Prints a line of JSON; returns 1 if anything failed.
int report(int walks, const QElapsedTimer& since, const QJsonArray& failures)
{
    const QJsonObject line{{QStringLiteral("walks"), walks},
                           {QStringLiteral("steps"), walks * stepsOfAWalk},
                           {QStringLiteral("seconds"), static_cast<double>(since.elapsed()) / 1000},
                           {QStringLiteral("failures"), failures}};
    std::puts(QJsonDocument(line).toJson(QJsonDocument::Compact).constData());
    return failures.isEmpty() ? 0 : 1;
}

int takeWalks(int walks, quint32 seed)
{
    QElapsedTimer since;
    since.start();
    QJsonArray failures;
    for (int i = 0; i < walks; ++i, ++seed) {
        Walk walk(seed);
        if (const QString failure = walk.run(stepsOfAWalk); !failure.isEmpty())
            failures += failureOf(seed, failure, walk.steps());
    }
    return report(walks, since, failures);
}

int killWalks(int walks, quint32 seed)
{
    QElapsedTimer since;
    since.start();
    qsizetype saved = 0;
    QJsonArray failures;
    for (int i = 0; i < walks; ++i, ++seed) {
        if (const QString failure = killAWalk(seed, saved); !failure.isEmpty())
            failures += failureOf(seed, failure, {});
    }
    if (saved == 0)
        failures += failureOf(seed, QStringLiteral("nothing was saved in any of them"), {});
    return report(walks, since, failures);
}

} // namespace

/// monkey walks|kills [N [SEED]]: runs N walks, or N walks that are killed, starting from that seed.
/// With DUOVITA_MONKEY_TRACE set, they print their steps, so that it is known what led to a crash.
int main(int argc, char** argv)
{
    const QApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("duovita-monkey"));
    const QStringList arguments = QCoreApplication::arguments();
    const QString kind = arguments.value(1);
    const auto seed = static_cast<quint32>(arguments.value(3, QStringLiteral("1")).toUInt());
    if (kind == QStringLiteral("victim"))
        return beAVictim(seed);
    if (kind == QStringLiteral("kills"))
        return killWalks(arguments.value(2, QStringLiteral("8")).toInt(), seed);
    return takeWalks(arguments.value(2, QStringLiteral("200")).toInt(), seed);
}
