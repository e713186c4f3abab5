#pragma once

#include <QDateTime>
#include <QObject>
#include <QTimer>

namespace duovita {

/// Notices when this program or another writes to a database file: its size or time, or those of its journal, changed.
/// Polls every two seconds, with two stat calls.
class FileWatch : public QObject {
    Q_OBJECT

public:
    /// Does nothing for a store on a server, which sends notifications itself.
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
