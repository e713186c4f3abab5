#pragma once

#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTextStream>

#include <algorithm>

namespace duovita::bench {

inline double milliseconds(const QElapsedTimer& timer)
{
    return double(timer.nsecsElapsed()) / 1e6;
}

/// One measurement, a line of JSON.
inline void print(const QString& what, QList<double> times, QJsonObject more = {})
{
    std::sort(times.begin(), times.end());
    more[QStringLiteral("bench")] = what;
    if (!times.isEmpty()) {
        more[QStringLiteral("median_ms")] = times[times.size() / 2];
        more[QStringLiteral("p95_ms")] = times[times.size() * 95 / 100];
        more[QStringLiteral("p99_ms")] = times[times.size() * 99 / 100];
        more[QStringLiteral("n")] = times.size();
    }
    QTextStream(stdout) << QJsonDocument(more).toJson(QJsonDocument::Compact) << Qt::endl;
}
inline void print(const char* what, const QList<double>& times, const QJsonObject& more = {})
{
    print(QString::fromUtf8(what), times, more);
}

/// A line of /proc/self/status, in kB: "VmHWM" is the peak, "VmRSS" what is held now.
inline qint64 memoryKilobytes(const char* line)
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& text : status.readAll().split('\n')) {
        if (text.startsWith(line))
            return text.simplified().split(' ').value(1).toLongLong();
    }
    return 0;
}

} // namespace duovita::bench
