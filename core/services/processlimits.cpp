#include "core/services/processlimits.h"

#include "core/services/systemcalls.h"

#include <cstdio>

#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace duovita {

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool hasSanitizer = true;
#elif defined(__has_feature)
constexpr bool hasSanitizer = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
constexpr bool hasSanitizer = false;
#endif

void limit(__rlimit_resource_t resource, rlim_t most)
{
    rlimit limits{};
    ::getrlimit(resource, &limits);
    limits.rlim_cur = limits.rlim_max = qMin(most, limits.rlim_max);
    static_cast<void>(::setrlimit(resource, &limits));
}

/// The private writable memory of this process; if the system does not tell, more than it ever has.
rlim_t bytesInUse()
{
    constexpr rlim_t most = rlim_t{1} << 30;
    unsigned long pages = 0;
    if (std::FILE* facts = std::fopen("/proc/self/statm", "re")) {
        if (std::fscanf(facts, "%*u %*u %*u %*u %*u %lu", &pages) != 1)
            pages = 0;
        static_cast<void>(std::fclose(facts));
    }
    return pages == 0 ? most : static_cast<rlim_t>(pages) * static_cast<rlim_t>(::sysconf(_SC_PAGESIZE));
}

} // namespace

void confineThisProcess(const ReadingLimits& limits)
{
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_FSIZE, 0);
    // RLIMIT_AS would not do: Qt Pdf on Debian 13 reserves tens of gigabytes of address space but uses little.
    if (!hasSanitizer)
        limit(RLIMIT_DATA, bytesInUse() + (static_cast<rlim_t>(limits.megabytes) << 20));
    if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) {
        forbidChangesOfFiles();
        forbidSystemCalls();
    }
}

void grantProcessorTime(int seconds)
{
    rusage used{};
    rlimit limits{};
    ::getrusage(RUSAGE_SELF, &used);
    ::getrlimit(RLIMIT_CPU, &limits);
    const auto sofar = static_cast<rlim_t>(used.ru_utime.tv_sec + used.ru_stime.tv_sec + 1); // rounded up to whole
                                                                                             // seconds
    limits.rlim_cur = qMin(sofar + static_cast<rlim_t>(seconds), limits.rlim_max);
    static_cast<void>(::setrlimit(RLIMIT_CPU, &limits));
}

} // namespace duovita
