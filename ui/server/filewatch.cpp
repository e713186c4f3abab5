#include "ui/server/filewatch.h"

#include "core/storage/storeaddress.h"

#include <QFileInfo>

namespace duovita {

FileWatch::FileWatch(const QString& databasePath, QObject* parent) : QObject(parent), m_path(databasePath)
{
    if (isServerAddress(m_path))
        return;
    m_marks = look();
    connect(&m_timer, &QTimer::timeout, this, [this] {
        const QList<Mark> marks = look();
        if (std::exchange(m_marks, marks) != marks)
            Q_EMIT written();
    });
    constexpr std::chrono::seconds between{2};
    m_timer.start(between);
}

QList<FileWatch::Mark> FileWatch::look() const
{
    QList<Mark> marks;
    for (const QString& path : {m_path, QString(m_path + QStringLiteral("-wal"))}) {
        const QFileInfo file(path);
        marks += Mark{file.size(), file.lastModified()};
    }
    return marks;
}

} // namespace duovita
