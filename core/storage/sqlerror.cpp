#include "core/storage/sqlerror.h"

namespace duovita {

namespace {

// SQLite's primary result codes, https://www.sqlite.org/rescode.html
enum SqliteCode {
    Busy = 5,
    LockedTable = 6,
    ReadOnly = 8,
    Corrupt = 11,
    Full = 13,
    CannotOpen = 14,
    NotADatabase = 26,
};
// Growing the shared memory file beside the store fails only for lack of room.
constexpr int sharedMemoryTooSmall = 10 | (19 << 8);

} // namespace

Error errorFrom(const QSqlError& failure, const QString& path, const QString& purpose)
{
    const QString reason = failure.databaseText().isEmpty() ? failure.driverText() : failure.databaseText();
    const int code = failure.nativeErrorCode().toInt();
    if (code == sharedMemoryTooSmall)
        return {ErrorCode::DiskFull, {path}};
    switch (code & 0xFF) {
    case Busy:
    case LockedTable:
        return {ErrorCode::DatabaseLocked, {path}};
    case ReadOnly:
        return {ErrorCode::DatabaseReadOnly, {path}};
    case Corrupt:
    case NotADatabase:
        return {ErrorCode::DatabaseDamaged, {path, reason}};
    case Full:
        return {ErrorCode::DiskFull, {path}};
    case CannotOpen:
        return {ErrorCode::DatabaseNotOpened, {path, reason}};
    default:
        return {ErrorCode::DatabaseFailed, {purpose, reason}};
    }
}

} // namespace duovita
