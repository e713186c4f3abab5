#include "core/services/systemcalls.h"

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace duovita {

namespace {

// From linux/landlock.h, which older systems lack or have without the later rights.
struct LandlockRules {
    std::uint64_t filesHandled; ///< access that no rule allows is forbidden
    std::uint64_t networkHandled;
};
constexpr std::uint64_t readFile = 1 << 2;
constexpr std::uint64_t readFolder = 1 << 3;

/// The rights over files that this version of Landlock can restrict, except reading.
constexpr std::uint64_t rightsOfVersion(long version)
{
    constexpr std::uint64_t first = (1 << 13) - 1;
    constexpr std::uint64_t refer = 1 << 13;
    constexpr std::uint64_t truncate = 1 << 14;
    const std::uint64_t all = first | (version >= 2 ? refer : 0) | (version >= 3 ? truncate : 0);
    return all & ~(readFile | readFolder);
}

#if defined(__x86_64__)
constexpr std::uint32_t architecture = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr std::uint32_t architecture = AUDIT_ARCH_AARCH64;
#else
constexpr std::uint32_t architecture = 0;
#endif

/// A program for the kernel's seccomp filter. Each rule is a block of its own; after it, the accumulator holds the
/// number of the call again, or still.
class CallFilter {
public:
    CallFilter()
    {
        load(offsetof(seccomp_data, arch));
        add(BPF_JMP | BPF_JEQ | BPF_K, architecture, 1, 0);
        answer(SECCOMP_RET_KILL_PROCESS);
        load(offsetof(seccomp_data, nr));
#ifdef __x86_64__
        constexpr std::uint32_t callsOfX32 = 0x40000000;
        add(BPF_JMP | BPF_JGE | BPF_K, callsOfX32, 0, 1);
        answer(SECCOMP_RET_KILL_PROCESS);
#endif
    }

    void refuse(long call, int error = EPERM)
    {
        add(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(call), 0, 1);
        answer(refusal(error));
    }

    /// Refuses the call if the argument has any of these bits.
    void refuseWith(long call, std::size_t argument, std::uint32_t bits)
    {
        add(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(call), 0, 4);
        load(placeOf(argument));
        add(BPF_JMP | BPF_JSET | BPF_K, bits, 0, 1);
        answer(refusal(EPERM));
        answer(SECCOMP_RET_ALLOW);
    }

    /// Refuses the call unless the argument has these bits.
    void refuseWithout(long call, std::size_t argument, std::uint32_t bits)
    {
        add(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(call), 0, 4);
        load(placeOf(argument));
        add(BPF_JMP | BPF_JSET | BPF_K, bits, 1, 0);
        answer(refusal(EPERM));
        answer(SECCOMP_RET_ALLOW);
    }

    /// Refuses the call unless the argument has this value.
    void refuseUnless(long call, std::size_t argument, std::uint32_t value)
    {
        add(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(call), 0, 4);
        load(placeOf(argument));
        add(BPF_JMP | BPF_JEQ | BPF_K, value, 1, 0);
        answer(refusal(EPERM));
        answer(SECCOMP_RET_ALLOW);
    }

    void install()
    {
        answer(SECCOMP_RET_ALLOW);
        sock_fprog program{static_cast<unsigned short>(m_steps.size()), m_steps.data()};
        static_cast<void>(::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0));
    }

private:
    void add(unsigned code, std::uint32_t value, unsigned char ifTrue = 0, unsigned char ifFalse = 0)
    {
        m_steps.push_back({static_cast<std::uint16_t>(code), ifTrue, ifFalse, value});
    }
    void load(std::size_t place)
    {
        add(BPF_LD | BPF_W | BPF_ABS, static_cast<std::uint32_t>(place));
    }
    void answer(std::uint32_t answer)
    {
        add(BPF_RET | BPF_K, answer);
    }
    static std::uint32_t refusal(int error)
    {
        return SECCOMP_RET_ERRNO | static_cast<std::uint32_t>(error);
    }
    /// The argument's lower half, which comes first on both little-endian architectures.
    static std::size_t placeOf(std::size_t argument)
    {
        return offsetof(seccomp_data, args) + argument * sizeof(std::uint64_t);
    }

    std::vector<sock_filter> m_steps;
};

// clang-format off
constexpr long forbiddenCalls[] = {
    // network, and sockets to other processes
    __NR_socket, __NR_socketpair, __NR_connect, __NR_bind, __NR_listen, __NR_accept, __NR_accept4,
    __NR_sendmsg, __NR_sendmmsg,
    // programs and processes
    __NR_execve, __NR_execveat, __NR_kill, __NR_tkill, __NR_rt_sigqueueinfo, __NR_rt_tgsigqueueinfo, __NR_ptrace,
    __NR_process_vm_readv, __NR_process_vm_writev, __NR_setns, __NR_unshare, __NR_mount, __NR_umount2, __NR_chroot,
    __NR_pivot_root, __NR_bpf, __NR_perf_event_open, __NR_userfaultfd, __NR_keyctl, __NR_add_key, __NR_request_key,
    __NR_setpriority, __NR_ioctl,
    // files
    __NR_truncate, __NR_ftruncate, __NR_fallocate, __NR_unlinkat, __NR_renameat2, __NR_mkdirat, __NR_mknodat,
    __NR_linkat, __NR_symlinkat, __NR_fchmod, __NR_fchmodat, __NR_fchown, __NR_fchownat, __NR_utimensat,
    __NR_setxattr, __NR_lsetxattr, __NR_fsetxattr, __NR_removexattr, __NR_lremovexattr, __NR_fremovexattr,
#ifdef __x86_64__ // older variants of the same calls
    __NR_fork, __NR_vfork, __NR_creat, __NR_unlink, __NR_rmdir, __NR_rename, __NR_renameat, __NR_mkdir, __NR_mknod,
    __NR_link, __NR_symlink, __NR_chmod, __NR_chown, __NR_lchown, __NR_utime, __NR_utimes, __NR_futimesat,
#endif
};
/// Newer variants of calls whose arguments are checked above: they fail as if the kernel lacked them.
constexpr long unknownCalls[] = {
#ifdef __NR_clone3
    __NR_clone3,
#endif
#ifdef __NR_openat2
    __NR_openat2,
#endif
#ifdef __NR_fchmodat2
    __NR_fchmodat2,
#endif
#ifdef __NR_setxattrat
    __NR_setxattrat, __NR_removexattrat,
#endif
#ifdef __NR_io_uring_setup
    __NR_io_uring_setup,
#endif
#ifdef __NR_pidfd_open
    __NR_pidfd_open,
#endif
#ifdef __NR_pidfd_send_signal
    __NR_pidfd_send_signal,
#endif
};
// clang-format on

} // namespace

void forbidChangesOfFiles()
{
#if defined(__NR_landlock_create_ruleset) && defined(__NR_landlock_restrict_self)
    constexpr unsigned asksForVersion = 1;
    const long version = ::syscall(__NR_landlock_create_ruleset, nullptr, 0, asksForVersion);
    if (version < 1)
        return;
    constexpr long knowsNetwork = 4;
    constexpr std::uint64_t bindAndConnect = 3;
    const LandlockRules rules{rightsOfVersion(version), bindAndConnect};
    const std::size_t size = version < knowsNetwork ? sizeof rules.filesHandled : sizeof rules;
    const long ruleset = ::syscall(__NR_landlock_create_ruleset, &rules, size, 0);
    if (ruleset < 0)
        return;
    static_cast<void>(::syscall(__NR_landlock_restrict_self, ruleset, 0));
    ::close(static_cast<int>(ruleset));
#endif
}

void forbidSystemCalls()
{
    if (architecture == 0)
        return;
    constexpr std::uint32_t writing = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC;
    CallFilter filter;
    for (const long call : forbiddenCalls)
        filter.refuse(call);
    for (const long call : unknownCalls)
        filter.refuse(call, ENOSYS);
    filter.refuseWith(__NR_openat, 2, writing);
#ifdef __NR_open
    filter.refuseWith(__NR_open, 1, writing);
#endif
    filter.refuseWithout(__NR_clone, 0, CLONE_THREAD);                           // no new processes
    filter.refuseUnless(__NR_tgkill, 0, static_cast<std::uint32_t>(::getpid())); // abort() needs it
    filter.install();
}

} // namespace duovita
