#pragma once

#include <QDateTime>
#include <QObject>
#include <QTimer>

namespace duovita {

/// Says when a database in a file was written, by this program or another: its size or time, or those of the journal
/// beside it, are not what they were. Looks every two seconds; a look is two questions to the file system.
class FileWatch : public QObject {
    Q_OBJECT

public:
    /// Nothing happens for a store on a server: that one tells by itself.
    FileWatch(const QString& databasePath, QObject* parent);

Q_SIGNALS:
    void written();

private:
    struct Mark {
        qint64 size = 0;
        QDateTime time;

        bool operator==(const Mark&) const = default;
    };
    QList<Mark> look() const;

    QString m_path;
    QList<Mark> m_marks;
    QTimer m_timer;
};

} // namespace duovita
