#pragma once

#include "core/storage/fileinuse.h"

#include <QSqlDatabase>

#include <optional>

namespace duovita {

/// A read-only connection that is closed at the end of its scope.
class LookingConnection {
public:
    enum class Others {
        Absent,  ///< nobody writes: reads the file without locks if it has no log, and creates no file beside it
        Present, ///< others may write: takes the locks for a consistent read, if the file is writable
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

/// Opens such a connection for callers that keep it longer. On a disk that is too full for SQLite's companion files, it
/// creates none.
QSqlDatabase openToLook(const QString& name, const QString& path, LookingConnection::Others others);

} // namespace duovita
