// Loaded with LD_PRELOAD: refuses network connections and reports each attempt on stderr.

#include <cerrno>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

extern "C" int socket(int domain, int type, int protocol) noexcept
{
    if (domain == AF_INET || domain == AF_INET6) {
        constexpr char words[] = "NETWORK\n";
        static_cast<void>(::write(STDERR_FILENO, words, sizeof words - 1));
        errno = EACCES;
        return -1;
    }
    return static_cast<int>(::syscall(SYS_socket, domain, type, protocol));
}
