#include "core/storage/fileowners.h"

#include "core/storage/atomicfile.h"
#include "core/storage/backupfolder.h"

#include <QFile>
#include <QFileInfo>

#include <array>
#include <atomic>
#include <optional>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

namespace duovita {

namespace {

/// Of the name itself, not of a link's target.
std::optional<struct stat> factsOf(const QString& path)
{
    struct stat facts {};
    return ::lstat(QFile::encodeName(path).constData(), &facts) == 0 ? std::optional(facts) : std::nullopt;
}

std::optional<struct stat> factsBehind(const QString& path)
{
    struct stat facts {};
    return ::stat(QFile::encodeName(path).constData(), &facts) == 0 ? std::optional(facts) : std::nullopt;
}

constexpr uid_t nobodyElse = ~uid_t{0}; // no file is that account's

std::atomic<uid_t>& alsoTrusted()
{
    static std::atomic<uid_t> account = nobodyElse;
    return account;
}

bool isTrusted(uid_t owner)
{
    return owner == ::geteuid() || owner == 0 || owner == alsoTrusted();
}

constexpr std::size_t roomForAccount = 4096;

QString nameOf(uid_t owner)
{
    std::array<char, roomForAccount> room{};
    struct passwd entry {};
    struct passwd* found = nullptr;
    const bool known = ::getpwuid_r(owner, &entry, room.data(), room.size(), &found) == 0;
    return known && found ? QString::fromLocal8Bit(entry.pw_name) : QString::number(owner);
}

std::optional<uid_t> accountNamed(const QString& name)
{
    std::array<char, roomForAccount> room{};
    struct passwd entry {};
    struct passwd* found = nullptr;
    if (::getpwnam_r(name.toLocal8Bit().constData(), &entry, room.data(), room.size(), &found) == 0 && found)
        return entry.pw_uid;
    bool isNumber = false;
    const uid_t number = name.toUInt(&isNumber);
    return isNumber && number != nobodyElse ? std::optional(number) : std::nullopt;
}

Error notOwned(const QString& path, uid_t owner)
{
    return {ErrorCode::DatabaseNotOwned, {path, nameOf(owner)}};
}

/// SQLite keeps its companions beside the target of a link.
QStringList besides(const QString& store)
{
    const QString real = QFileInfo(store).canonicalFilePath();
    return companionsOf(store) + (real.isEmpty() || real == store ? QStringList() : companionsOf(real));
}

Result<void> areOf(const QStringList& paths, std::optional<uid_t> alsoOf = std::nullopt)
{
    for (const QString& path : paths) {
        const auto facts = factsOf(path);
        if (!facts)
            continue;
        if (!isTrusted(facts->st_uid) && alsoOf != facts->st_uid)
            return notOwned(path, facts->st_uid);
        if (S_ISLNK(facts->st_mode))
            return Error{ErrorCode::FileIsLink, {path}};
    }
    return {};
}

} // namespace

bool trustOwner(const QString& account)
{
    const std::optional<uid_t> found = accountNamed(account);
    if (found)
        alsoTrusted() = *found;
    return found.has_value();
}

bool isThere(const QString& path)
{
    return factsOf(path).has_value();
}

Result<void> isOnlyOurs(const QString& store)
{
    for (const auto& facts : {factsOf(store), factsBehind(store)}) {
        if (facts && !isTrusted(facts->st_uid))
            return notOwned(store, facts->st_uid);
    }
    return areOf(besides(store) + QStringList{backupFolder(store)});
}

Result<void> isOfOneOwner(const QString& store)
{
    const auto facts = factsBehind(store);
    return facts ? areOf(besides(store), facts->st_uid) : Result<void>();
}

} // namespace duovita
