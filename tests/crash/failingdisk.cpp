// Simulates a failing disk for a program that loads this library first: linked by a test, or through LD_PRELOAD with
// DUOVITA_DISK=FOLDER:ERRNO:AFTER:CALLS (see failingdisk.h). It replaces the C library's functions that change files,
// and forwards calls that should succeed to the kernel.

#include "tests/crash/failingdisk.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <mutex>
#include <string>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

struct Disk {
    std::mutex guard; ///< protects everything below
    std::string folder;
    int failure = 0;
    int firstFailing = 0;
    int failing = 0;
    int seen = 0;

    bool isFailingNow() const { return seen > firstFailing && (failing < 0 || seen <= firstFailing + failing); }
    bool isBelow(const std::string& path) const
    {
        return !folder.empty() && path.compare(0, folder.size(), folder) == 0;
    }
};

/// Created on the first call, which may precede this library's static initialization; reads its orders from the
/// environment.
Disk& theDisk()
{
    static Disk* const disk = [] {
        auto* made = new Disk;
        const char* order = std::getenv("DUOVITA_DISK");
        char folder[PATH_MAX];
        if (order &&
            std::sscanf(order, "%4095[^:]:%d:%d:%d", folder, &made->failure, &made->firstFailing, &made->failing) == 4)
            made->folder = folder;
        return made;
    }();
    return *disk;
}

std::string absolute(const char* path)
{
    if (path[0] == '/')
        return path;
    char folder[PATH_MAX];
    return ::getcwd(folder, sizeof folder) ? std::string(folder) + '/' + path : std::string(path);
}

std::string pathOf(int descriptor)
{
    char target[PATH_MAX];
    const std::string link = "/proc/self/fd/" + std::to_string(descriptor);
    const ssize_t length = ::readlink(link.c_str(), target, sizeof target);
    return length > 0 ? std::string(target, static_cast<std::size_t>(length)) : std::string();
}

enum class Fate { Lives, Fails, FailsHalfWay };

Fate fateOf(const std::string& path)
{
    Disk& disk = theDisk();
    const std::lock_guard lock(disk.guard);
    if (!disk.isBelow(path))
        return Fate::Lives;
    ++disk.seen;
    if (!disk.isFailingNow())
        return Fate::Lives;
    errno = disk.failure;
    return disk.failure == ENOSPC && disk.seen == disk.firstFailing + 1 ? Fate::FailsHalfWay : Fate::Fails;
}

ssize_t writeSome(int descriptor, std::size_t size, const auto& write)
{
    const Fate fate = fateOf(pathOf(descriptor));
    if (fate == Fate::FailsHalfWay && size > 1)
        return write(size / 2);
    return fate == Fate::Lives ? write(size) : -1;
}

bool lives(const std::string& path)
{
    return fateOf(path) == Fate::Lives;
}

/// On a full or failing disk, existing files can be opened; on a read-only one, not for writing.
int openAt(int folder, const char* path, int flags, mode_t mode)
{
    const bool writes = (flags & O_ACCMODE) != O_RDONLY;
    struct stat facts {};
    const bool there = ::fstatat(folder, path, &facts, 0) == 0;
    bool refused = false;
    {
        Disk& disk = theDisk();
        const std::lock_guard lock(disk.guard);
        const bool makes = (flags & O_CREAT) != 0 && !there;
        if (disk.isBelow(absolute(path)) && (makes || writes)) {
            disk.seen += makes ? 1 : 0;
            refused = disk.isFailingNow() && (makes || disk.failure == EROFS);
        }
        if (refused)
            errno = disk.failure;
    }
    return refused ? -1 : static_cast<int>(::syscall(SYS_openat, folder, path, flags, mode));
}

mode_t modeFrom(int flags, va_list& rest)
{
    return (flags & (O_CREAT | O_TMPFILE)) != 0 ? static_cast<mode_t>(va_arg(rest, int)) : 0;
}

void printState(const char* path, auto& state)
{
    Disk& disk = theDisk();
    const std::lock_guard lock(disk.guard);
    if (!disk.isBelow(absolute(path)) || !disk.isFailingNow())
        return;
    if (disk.failure == EROFS)
        state.f_flag |= ST_RDONLY;
    if (disk.failure == ENOSPC)
        state.f_bavail = 0;
}

} // namespace

namespace duovita::test {

void failDisk(const char* folder, int error, int after, int calls)
{
    Disk& disk = theDisk();
    const std::lock_guard lock(disk.guard);
    disk.folder = folder;
    disk.failure = error;
    disk.firstFailing = after;
    disk.failing = calls;
    disk.seen = 0;
}

void mendDisk()
{
    Disk& disk = theDisk();
    const std::lock_guard lock(disk.guard);
    disk.folder.clear();
}

int diskCalls()
{
    Disk& disk = theDisk();
    const std::lock_guard lock(disk.guard);
    return disk.seen;
}

} // namespace duovita::test

extern "C" {

ssize_t write(int descriptor, const void* bytes, size_t size)
{
    return writeSome(descriptor, size, [&](size_t part) { return ::syscall(SYS_write, descriptor, bytes, part); });
}

ssize_t pwrite64(int descriptor, const void* bytes, size_t size, off64_t at)
{
    return writeSome(descriptor, size,
                     [&](size_t part) { return ::syscall(SYS_pwrite64, descriptor, bytes, part, at); });
}

ssize_t pwrite(int descriptor, const void* bytes, size_t size, off_t at)
{
    return pwrite64(descriptor, bytes, size, at);
}

int fsync(int descriptor)
{
    return lives(pathOf(descriptor)) ? static_cast<int>(::syscall(SYS_fsync, descriptor)) : -1;
}

int fdatasync(int descriptor)
{
    return lives(pathOf(descriptor)) ? static_cast<int>(::syscall(SYS_fdatasync, descriptor)) : -1;
}

int ftruncate64(int descriptor, off64_t size) noexcept
{
    return lives(pathOf(descriptor)) ? static_cast<int>(::syscall(SYS_ftruncate, descriptor, size)) : -1;
}

int ftruncate(int descriptor, off_t size) noexcept
{
    return ftruncate64(descriptor, size);
}

int rename(const char* from, const char* to) noexcept
{
    return lives(absolute(to)) ? static_cast<int>(::syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0)) : -1;
}

int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags) noexcept
{
    return lives(absolute(to)) ? static_cast<int>(::syscall(SYS_renameat2, fromFolder, from, toFolder, to, flags)) : -1;
}

int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) noexcept
{
    return lives(absolute(to)) ? static_cast<int>(::syscall(SYS_linkat, fromFolder, from, toFolder, to, flags)) : -1;
}

int link(const char* from, const char* to) noexcept
{
    return linkat(AT_FDCWD, from, AT_FDCWD, to, 0);
}

int open64(const char* path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = modeFrom(flags, rest);
    va_end(rest);
    return openAt(AT_FDCWD, path, flags, mode);
}

int open(const char* path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = modeFrom(flags, rest);
    va_end(rest);
    return openAt(AT_FDCWD, path, flags, mode);
}

int statvfs64(const char* path, struct statvfs64* disk) noexcept
{
    const int descriptor = static_cast<int>(::syscall(SYS_openat, AT_FDCWD, path, O_PATH | O_CLOEXEC, 0));
    if (descriptor < 0)
        return -1;
    const int outcome = ::fstatvfs64(descriptor, disk);
    ::syscall(SYS_close, descriptor);
    printState(path, *disk);
    return outcome;
}

int statvfs(const char* path, struct statvfs* disk) noexcept
{
    const int descriptor = static_cast<int>(::syscall(SYS_openat, AT_FDCWD, path, O_PATH | O_CLOEXEC, 0));
    if (descriptor < 0)
        return -1;
    const int outcome = ::fstatvfs(descriptor, disk);
    ::syscall(SYS_close, descriptor);
    printState(path, *disk);
    return outcome;
}
}
