#include "tests/support/stallingproxy.h"

#include <array>
#include <utility>
#include <vector>

#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace duovita::test {

namespace {

sockaddr_in loopback(int port)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(static_cast<in_port_t>(port));
    return address;
}

int newSocket()
{
    return ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
}

} // namespace

StallingProxy::StallingProxy(int serverPort) : m_serverPort(serverPort), m_listening(newSocket())
{
    sockaddr_in address = loopback(0);
    socklen_t size = sizeof address;
    auto* const any = reinterpret_cast<sockaddr*>(&address);
    if (::bind(m_listening, any, size) == 0 && ::listen(m_listening, 50) == 0 &&
        ::getsockname(m_listening, any, &size) == 0)
        m_port = ntohs(address.sin_port);
    m_thread = std::thread([this] { run(); });
}

StallingProxy::~StallingProxy()
{
    m_over = true;
    m_thread.join();
    for (const Pair& pair : m_pairs) {
        ::close(pair.client);
        ::close(pair.server);
    }
    ::close(m_listening);
}

void StallingProxy::run()
{
    constexpr int pause = 20; // ms
    while (!m_over) {
        if (m_stalled) {
            for (Pair& pair : m_pairs)
                pair.dead = true;
            std::this_thread::sleep_for(std::chrono::milliseconds(pause));
            continue;
        }
        std::vector<pollfd> waiting{{m_listening, POLLIN, 0}};
        for (const Pair& pair : m_pairs) {
            waiting.push_back({pair.dead ? -1 : pair.client, POLLIN, 0});
            waiting.push_back({pair.dead ? -1 : pair.server, POLLIN, 0});
        }
        ::poll(waiting.data(), waiting.size(), pause);
        std::size_t at = 1;
        for (Pair& pair : m_pairs) {
            if (waiting[at++].revents != 0)
                handOn(pair, pair.client, pair.server);
            if (waiting[at++].revents != 0)
                handOn(pair, pair.server, pair.client);
        }
        if (waiting.front().revents != 0)
            accept();
    }
}

void StallingProxy::accept()
{
    const int client = ::accept4(m_listening, nullptr, nullptr, SOCK_CLOEXEC);
    const int server = newSocket();
    sockaddr_in address = loopback(m_serverPort);
    const bool reached = ::connect(server, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
    m_pairs.push_back({client, server});
    if (!reached)
        handOn(m_pairs.back(), server, client); // closes both connections
}

void StallingProxy::handOn(Pair& pair, int from, int to)
{
    std::array<char, 65536> bytes;
    const ssize_t size = ::recv(from, bytes.data(), bytes.size(), 0);
    if (size > 0 && from == pair.client && isStalled(pair, bytes.front()))
        return;
    if (size > 0 && ::send(to, bytes.data(), static_cast<std::size_t>(size), MSG_NOSIGNAL) == size)
        return;
    pair.dead = true;
    ::shutdown(pair.client, SHUT_RDWR);
    ::shutdown(pair.server, SHUT_RDWR);
}

/// `message`: the type byte of the client's message in PostgreSQL's protocol.
bool StallingProxy::isStalled(Pair& pair, char message)
{
    constexpr char question = 'Q';
    if (message != question || std::exchange(pair.hasAsked, true) || !m_stalledFirst)
        return false;
    pair.dead = true;
    ++m_stalledFirstCount;
    return true;
}

} // namespace duovita::test
