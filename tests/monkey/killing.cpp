#include "tests/monkey/killing.h"

#include "tests/monkey/walk.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QLabel>
#include <QProcess>
#include <QTest>

#include <cstdio>

namespace duovita::test {

namespace {

constexpr int longestStart = 20000; // milliseconds, for a busy machine

void say(const QString& what)
{
    std::puts(what.toUtf8().constData());
    std::fflush(stdout);
}

/// Pauses now and then, so that the window autosaves.
void restAndReport(const Walk& walk, QRandomGenerator& random, QSet<QString>& reported)
{
    if (random.bounded(6) == 0)
        QTest::qWait(random.bounded(500));
    const auto* state = walk.window()->findChild<QLabel*>(QStringLiteral("saveState"));
    if (!walk.window()->document() || !state->text().startsWith(QStringLiteral("Saved")))
        return;
    const QString text = allTextOf(walk.window()->document()->person());
    for (const QString& word : walk.words()) {
        if (reported.contains(word) || !text.contains(word))
            continue;
        reported += word;
        say(QStringLiteral("saved ") + word);
    }
}

} // namespace

int beAVictim(quint32 seed)
{
    Walk walk(seed);
    say(QStringLiteral("store ") + walk.database());
    QRandomGenerator random(seed);
    QSet<QString> reported;
    walk.stepped = [&] { restAndReport(walk, random, reported); };
    constexpr int more = 100000; // more than any run allows
    say(walk.run(more));
    return 1;
}

QString killAWalk(quint32 seed, qsizetype& savedWords)
{
    QProcess victim;
    victim.start(QCoreApplication::applicationFilePath(),
                 {QStringLiteral("victim"), QStringLiteral("1"), QString::number(seed)});
    if (!victim.waitForReadyRead(longestStart))
        return QStringLiteral("the program did not start");
    QRandomGenerator random(seed);
    victim.waitForFinished(300 + static_cast<int>(random.bounded(4000)));
    if (victim.state() == QProcess::NotRunning)
        return QStringLiteral("it ended by itself: ") + QString::fromUtf8(victim.readAll());
    victim.kill();
    victim.waitForFinished();
    QString store;
    QSet<QString> saved;
    const QStringList lines = QString::fromUtf8(victim.readAllStandardOutput()).split(u'\n');
    for (const QString& line : lines.first(lines.size() - 1)) { // the last line may be incomplete
        if (line.startsWith(QStringLiteral("store ")))
            store = line.section(u' ', 1);
        else
            saved += line.section(u' ', 1);
    }
    savedWords += saved.size();
    const QSet<QString> missing = missingInStore(store, saved);
    QDir(QFileInfo(store).path()).removeRecursively(); // the killed program could not remove it
    return missing.isEmpty()
               ? QString()
               : QStringLiteral("lost: ") + QStringList(missing.begin(), missing.end()).join(QStringLiteral(", "));
}

} // namespace duovita::test
