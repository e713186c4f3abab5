#include "core/storage/storefile.h"

#include "core/storage/atomicfile.h"
#include "core/storage/fileowners.h"
#include "core/storage/logdamage.h"
#include "core/storage/packedfile.h"
#include "core/storage/sqlitedialect.h"
#include "core/storage/statements.h"
#include "core/storage/storedrows.h"
#include "core/storage/storenotices.h"
#include "core/storage/storeschema.h"
#include "core/storage/transaction.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMutex>
#include <QThread>
#include <QtEndian>

#include <cerrno>
#include <functional>
#include <mutex>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

namespace duovita {

Error errorFromErrno(const QString& path, int number)
{
    switch (number) {
    case EACCES:
    case EPERM:
    case EROFS:
        return {ErrorCode::DatabaseReadOnly, {path}};
    case ENOSPC:
    case EDQUOT:
        return {ErrorCode::DiskFull, {path}};
    default:
        return {ErrorCode::FileNotWritable, {path, qt_error_string(number)}};
    }
}

Result<void> isWritable(const QString& path)
{
    if (::faccessat(AT_FDCWD, QFile::encodeName(path).constData(), R_OK | W_OK, AT_EACCESS) != 0)
        return errorFromErrno(path, errno);
    return {};
}

int diskRefusal(const QString& path)
{
    struct statvfs disk {};
    if (::statvfs(QFile::encodeName(QFileInfo(path).absolutePath()).constData(), &disk) != 0)
        return 0;
    if ((disk.f_flag & ST_RDONLY) != 0)
        return EROFS;
    return disk.f_bavail == 0 ? ENOSPC : 0;
}

Result<void> createPrivateFile(const QString& path)
{
    const int descriptor =
        ::open(QFile::encodeName(path).constData(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (descriptor < 0)
        return errorFromErrno(path, errno);
    ::close(descriptor);
    return {};
}

StoreFile::~StoreFile()
{
    if (m_kept)
        return;
    if (m_createdFile) {
        // SQLite leaves its companions behind if the disk was too full to finish.
        for (const char* suffix : {"", "-journal", "-wal", "-shm"})
            QFile::remove(m_path + QLatin1StringView(suffix));
    }
    while (!m_createdFolders.isEmpty())
        QDir().rmdir(m_createdFolders.takeLast());
}

Result<void> StoreFile::prepare(int newestVersion)
{
    if (QFileInfo(m_path).isDir())
        return Error{ErrorCode::FileIsFolder, {m_path}};
    if (const Result<void> ours = isOnlyOurs(m_path); !ours)
        return ours;
    if (!QFileInfo::exists(m_path)) {
        const Result<void> created = create();
        // If another thread or program has created it meanwhile, it is treated as an existing store.
        if (created || !QFileInfo::exists(m_path))
            return created;
    }
    if (QFileInfo(m_path).size() > 0) {
        if (const Result<void> ours = inspectStore(m_path, newestVersion); !ours)
            return ours;
    }
    return isWritable(m_path);
}

Result<void> StoreFile::create()
{
    if (const Result<void> folders = createFolders(); !folders)
        return folders;
    const Result<void> created = createPrivateFile(m_path);
    m_createdFile = created.hasValue();
    return created;
}

Result<void> StoreFile::createFolders()
{
    QStringList missing;
    for (QString folder = QFileInfo(m_path).absolutePath(); !QFileInfo::exists(folder);
         folder = QFileInfo(folder).absolutePath())
        missing.prepend(folder);
    for (const QString& folder : missing) {
        const int made = ::mkdir(QFile::encodeName(folder).constData(), S_IRWXU);
        if (made != 0 && errno == EEXIST)
            continue; // somebody else was faster
        if (made != 0)
            return Error{ErrorCode::FileNotWritable, {folder, qt_error_string(errno)}};
        m_createdFolders += folder;
    }
    return {};
}

namespace {

/// A word index that cannot be opened keeps SQLite from checking the rest; it is derived and can be rebuilt.
QStringList checksFor(Statements& statements, bool whole)
{
    const SqliteDialect dialect;
    const bool hasWords = dialect.schemaVersion(statements) >= SqliteWordIndex::firstVersion;
    if (hasWords && !SqliteWordIndex::canBeOpened(statements))
        return dialect.checksWithoutWords(statements, whole);
    return {whole ? dialect.wholeCheck() : dialect.quickCheck()};
}

/// Reads every page and every row while others may write.
Result<void> checkPages(const QString& path, Thoroughness thoroughness)
{
    // A writable connection would apply the log to the file when it closes, and remove it: the sign of an unclean end
    // would be lost.
    using Others = LookingConnection::Others;
    const LookingConnection look(path, thoroughness == Thoroughness::EveryPage ? Others::Present : Others::Absent);
    const SqliteDialect dialect;
    Statements statements(look.connection(), path, QStringLiteral("check the database"));
    for (const QString& check : checksFor(statements, thoroughness == Thoroughness::EveryPage)) {
        for (const QVariantList& row : statements.rows(check)) {
            if (dialect.isFault(row[0].toString()))
                return Error{ErrorCode::DatabaseDamaged, {path, row[0].toString().simplified()}};
        }
    }
    if (dialect.schemaVersion(statements) >= firstVersionWithDigests)
        checkRows(statements);
    if (statements.failed() &&
        statements.error()->code == ErrorCode::DatabaseFailed) // its schema does not fit its version
        return Error{ErrorCode::DatabaseDamaged, {path, statements.error()->parameters.value(1)}};
    return statements.outcome();
}

/// Whether the file has all the pages that its header counts. SQLite notices a truncated file only when it reads the
/// missing part. Says nothing about a store with a log, which may hold the rest.
Result<void> hasItsLength(const QString& path)
{
    // SQLite's file format, 1.3: the page size, the size in pages, and the two counters that tell whether that size is
    // valid.
    constexpr qint64 headerSize = 100;
    QFile file(path);
    const QByteArray header = file.open(QIODevice::ReadOnly) ? file.read(headerSize) : QByteArray();
    if (header.size() < headerSize)
        return Error{ErrorCode::DatabaseDamaged, {path, QStringLiteral("%1 bytes").arg(file.size())}};
    const auto number = [&](qsizetype at) { return qFromBigEndian<quint32>(header.constData() + at); };
    const qint64 pageSize = qFromBigEndian<quint16>(header.constData() + 16);
    const qint64 wanted = (pageSize == 1 ? 65536 : pageSize) * number(28);
    const bool known = number(24) == number(92);
    if (!known || QFileInfo(logOf(path)).size() > 0 || file.size() >= wanted)
        return {};
    return Error{ErrorCode::DatabaseDamaged,
                 {path, QStringLiteral("%1 of %2 bytes").arg(QString::number(file.size()), QString::number(wanted))}};
}

Result<void> isOurs(const QString& path, int newestVersion, LookingConnection::Others others)
{
    const LookingConnection look(path, others);
    const SqliteDialect dialect;
    Statements statements(look.connection(), path, QStringLiteral("look at the database"));
    const Transaction oneState(statements, Access::Reading); // reads the version and the schema in the same state
    const int application = statements.value(dialect.applicationId()).toInt();
    const int version = dialect.schemaVersion(statements);
    const int tables = statements.value(dialect.tableCount()).toInt();
    if (statements.failed())
        return statements.outcome();
    const bool blank = application == 0 && version == 0 && tables == 0;
    if (application != Dialect::ourApplicationId && !blank)
        return Error{ErrorCode::DatabaseForeign, {path}};
    if (version > newestVersion)
        return Error{ErrorCode::DatabaseTooNew, {path, QString::number(version), QString::number(newestVersion)}};
    if (const QString altered = alteredObject(statements, version); !altered.isEmpty())
        return Error{ErrorCode::DatabaseAltered, {path, altered}};
    return statements.outcome();
}

/// Others may be creating the store or writing to it right now: if it seems not to be ours, look again before believing
/// it.
Result<void> believed(const std::function<Result<void>()>& look)
{
    constexpr int patience = 200; // ms
    constexpr int pause = 20;
    Result<void> ours = look();
    for (int waited = 0; !ours && waited < patience; waited += pause) {
        QThread::msleep(pause);
        ours = look();
    }
    return ours;
}

/// Whether the last writer did not close the store: it left a log that is not empty. A store that this process has open
/// was checked when it was opened, and its log is in use. Blocks others who open a store in this process, so it must be
/// short.
Result<bool> isUnclean(const QString& path, int newestVersion)
{
    using Others = LookingConnection::Others;
    const QMutexLocker looking(&FileInUse::looking());
    if (FileInUse::any(path)) {
        const Result<void> ours = believed([&] { return isOurs(path, newestVersion, Others::Present); });
        return ours ? Result<bool>(false) : ours.error();
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{file.exists() ? ErrorCode::FileNotReadable : ErrorCode::FileNotFound, {path, file.errorString()}};
    if (file.read(16) != QByteArray("SQLite format 3\0", 16))
        return Error{isPacked(path) ? ErrorCode::DatabasePacked : ErrorCode::DatabaseNotDatabase, {path}};
    constexpr qint64 idAt = 68; // SQLite's file format, 1.3: the application id in the file's header
    const quint32 id = file.seek(idAt) ? qFromBigEndian<quint32>(file.read(4).constData()) : 0;
    const bool saysItIsOurs = id == Dialect::ourApplicationId;
    const bool unclean = QFileInfo(logOf(path)).size() > 0;
    // The next reader of the log may be the last.
    const int lost = unclean && (saysItIsOurs || id == 0) ? lostTransactions(path) : 0;
    const Result<QString> kept = lost > 0 ? keepLog(path) : QString();
    if (!kept)
        return kept.error();
    const auto look = [&](Others others) {
        const Result<void> ours = isOurs(path, newestVersion, others);
        return ours ? hasItsLength(path) : ours;
    };
    // A read without a lock may be inconsistent: if the file claims to be ours, check again with locks.
    Result<void> ours = believed([&] { return look(Others::Absent); });
    if (!ours && saysItIsOurs)
        ours = look(Others::Present);
    if (ours && lost > 0)
        noteAboutStore({ErrorCode::LogDamaged, {path, QString::number(lost), *kept}});
    return ours ? Result<bool>(unclean) : ours.error();
}

} // namespace

Result<void> inspectStore(const QString& path, int newestVersion, Thoroughness thoroughness)
{
    if (QFileInfo(path).isDir())
        return Error{ErrorCode::FileIsFolder, {path}};
    if (const Result<void> ofOne = isOfOneOwner(path); !ofOne)
        return ofOne;
    // A thread that opens a store while another checks it waits for the result: then the store is open and trusted.
    static QMutex checking;
    std::unique_lock<QMutex> alone(checking, std::defer_lock);
    if (thoroughness == Thoroughness::AfterUncleanEnd)
        alone.lock();
    const Result<bool> unclean = isUnclean(path, newestVersion);
    if (!unclean)
        return unclean.error();
    return *unclean || thoroughness == Thoroughness::EveryPage ? checkPages(path, thoroughness) : Result<void>();
}

} // namespace duovita
