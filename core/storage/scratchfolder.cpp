#include "core/storage/scratchfolder.h"

#include "core/storage/storefile.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace duovita {

namespace {

const QString prefix = QStringLiteral("duovita-scratch-");

// A signal handler also calls everything up to removeAllScratch(): only system calls and stack memory are allowed.

/// A directory entry as the kernel returns it.
struct FolderEntry {
    ino64_t number;
    off64_t next;
    unsigned short size;
    unsigned char type;
    char name[1];
};

bool removeTree(int parent, const char* name, int depth);

/// One pass; returns whether something was removed.
bool removeEntries(int folder, int depth)
{
    alignas(FolderEntry) std::array<char, 4096> room;
    bool removed = false;
    ::lseek(folder, 0, SEEK_SET);
    for (long size = 1; size > 0;) {
        size = ::syscall(SYS_getdents64, folder, room.data(), room.size());
        for (long at = 0; at < size;) {
            const auto* entry = reinterpret_cast<const FolderEntry*>(room.data() + at);
            at += entry->size;
            if (std::strcmp(entry->name, ".") != 0 && std::strcmp(entry->name, "..") != 0)
                removed = removeTree(folder, entry->name, depth - 1) || removed;
        }
    }
    return removed;
}

/// Removes a file, a link or a folder with its contents; follows no link.
bool removeTree(int parent, const char* name, int depth)
{
    if (::unlinkat(parent, name, 0) == 0)
        return true;
    const int folder = depth > 0 ? ::openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) : -1;
    if (folder < 0)
        return false;
    while (removeEntries(folder, depth)) {
    }
    ::close(folder);
    return ::unlinkat(parent, name, AT_REMOVEDIR) == 0;
}

constexpr int deepest = 4;

enum class SlotState { Free, Filled, Used };

/// Where a signal handler finds the folders: fixed memory, which cannot move while the handler reads it.
struct Slot {
    std::atomic<SlotState> state = SlotState::Free;
    std::array<char, 1024> path = {};
};
std::array<Slot, 32> slots;
std::atomic<int> beingChanged = 0;
static_assert(std::atomic<SlotState>::is_always_lock_free && std::atomic<int>::is_always_lock_free);

void removeAllScratch(int signal)
{
    for (long patience = 100000000; beingChanged != 0 && patience > 0; --patience) {
    }
    for (auto slot = slots.rbegin(); slot != slots.rend(); ++slot) {
        if (slot->state == SlotState::Used)
            removeTree(AT_FDCWD, slot->path.data(), deepest);
    }
    ::signal(signal, SIG_DFL);
    ::raise(signal); // takes effect when this handler returns
}

/// While an object lives, no handler runs on this thread, and none reads the slots on another.
class ChangingSlots {
public:
    ChangingSlots()
    {
        sigset_t all;
        ::sigfillset(&all);
        ::pthread_sigmask(SIG_BLOCK, &all, &m_before);
        ++beingChanged;
    }
    ~ChangingSlots()
    {
        --beingChanged;
        ::pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
    }
    ChangingSlots(const ChangingSlots&) = delete;
    ChangingSlots& operator=(const ChangingSlots&) = delete;

private:
    sigset_t m_before;
};

/// -1 if no slot is free: then only sweeping removes the folder.
int noteForSignals(const QByteArray& path)
{
    const ChangingSlots changing;
    for (std::size_t i = 0; i < slots.size() && path.size() < static_cast<qsizetype>(slots[i].path.size()); ++i) {
        SlotState expected = SlotState::Free;
        if (!slots[i].state.compare_exchange_strong(expected, SlotState::Filled))
            continue;
        std::copy_n(path.constData(), path.size() + 1, slots[i].path.begin());
        slots[i].state = SlotState::Used;
        return static_cast<int>(i);
    }
    return -1;
}

void forgetForSignals(int slot)
{
    const ChangingSlots changing;
    if (slot >= 0)
        slots[static_cast<std::size_t>(slot)].state = SlotState::Free;
}

/// Opens and locks the folder; -1 if that fails or it is not a folder of the user's.
int lockFolder(const QByteArray& path, int operation)
{
    const int descriptor = ::open(path.constData(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    struct stat facts {};
    if (descriptor >= 0 && ::fstat(descriptor, &facts) == 0 && facts.st_uid == ::geteuid() &&
        ::flock(descriptor, operation) == 0)
        return descriptor;
    if (descriptor >= 0)
        ::close(descriptor);
    return -1;
}

} // namespace

ScratchFolder::ScratchFolder(const QString& parent)
{
    sweepScratch(parent);
    const QByteArray pattern = QFile::encodeName(QDir(parent).absoluteFilePath(prefix + QString(6, u'X')));
    for (bool made = false; !made;) {
        const ChangingSlots changing; // no signal may come between creating the folder and noting it
        QByteArray path = pattern;
        if (!::mkdtemp(path.data())) {
            m_made = errorFromErrno(parent, errno);
            return;
        }
        // Somebody who sweeps between the two steps holds the lock and removes the folder. Without locks, nobody
        // sweeps.
        m_descriptor = lockFolder(path, LOCK_EX);
        made = ::access(path.constData(), F_OK) == 0;
        if (made) {
            m_path = QFile::decodeName(path);
            m_slot = noteForSignals(path);
        } else if (m_descriptor >= 0) {
            ::close(m_descriptor);
        }
    }
}

ScratchFolder::~ScratchFolder()
{
    if (m_path.isEmpty())
        return;
    removeTree(AT_FDCWD, QFile::encodeName(m_path).constData(), deepest);
    if (m_descriptor >= 0)
        ::close(m_descriptor);
    forgetForSignals(m_slot);
}

void sweepScratch(const QString& parent)
{
    const QDir folder(parent);
    for (const QString& name : folder.entryList({prefix + u'*'}, QDir::Dirs | QDir::Hidden | QDir::NoSymLinks)) {
        const QByteArray path = QFile::encodeName(folder.absoluteFilePath(name));
        const int descriptor = lockFolder(path, LOCK_EX | LOCK_NB);
        if (descriptor < 0)
            continue;
        removeTree(AT_FDCWD, path.constData(), deepest);
        ::close(descriptor);
    }
}

void removeScratchOnSignals()
{
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction action {};
        if (::sigaction(signal, nullptr, &action) != 0 || action.sa_handler == SIG_IGN)
            continue;
        action = {};
        action.sa_handler = removeAllScratch;
        ::sigfillset(&action.sa_mask);
        ::sigaction(signal, &action, nullptr);
    }
}

} // namespace duovita
