#pragma once

#include "core/storage/fileinuse.h"

#include <QSqlDatabase>

#include <optional>

namespace duovita {

/// A connection that changes nothing, gone at the end of its scope.
class LookingConnection {
public:
    enum class Others {
        Absent,  ///< reads the file as it lies there, without a lock, if it has no log: not a byte is added beside it
        Present, ///< takes the locks that keep a reading whole while others write, where the file may be written
    };
    explicit LookingConnection(const QString& path, Others others = Others::Absent);
    ~LookingConnection();
    LookingConnection(const LookingConnection&) = delete;
    LookingConnection& operator=(const LookingConnection&) = delete;

    QSqlDatabase connection() const;

private:
    QString m_name;
    std::optional<FileInUse> m_use;
};

/// What one of those is made of, for whoever keeps it longer. On a disk without room for what SQLite makes beside a
/// store that is in use it needs none of that.
QSqlDatabase openToLook(const QString& name, const QString& path, LookingConnection::Others others);

} // namespace duovita
