#pragma once

#include <atomic>
#include <list>
#include <thread>

namespace duovita::test {

/// A proxy on loopback in front of a server. When it stalls, it accepts data but forwards nothing, like a network that
/// drops packets. Stalled connections stay dead.
class StallingProxy {
public:
    explicit StallingProxy(int serverPort);
    ~StallingProxy();
    StallingProxy(const StallingProxy&) = delete;
    StallingProxy& operator=(const StallingProxy&) = delete;

    /// The port it listens on; 0 if it could not start.
    int port() const { return m_port; }
    void stall() { m_stalled = true; }
    /// Stalls connections that have not sent their first query: they are accepted and get no reply.
    void stallFirstQuestions() { m_stalledFirst = true; }
    /// The number of connections stalled like that.
    int stalledFirst() const { return m_stalledFirstCount; }
    void resume() { m_stalled = m_stalledFirst = false; }

private:
    struct Pair {
        int client;
        int server;
        bool dead = false;
        bool hasAsked = false;
    };

    void run();
    void accept();
    void handOn(Pair& pair, int from, int to);
    bool isStalled(Pair& pair, char message);

    int m_serverPort;
    int m_port = 0;
    int m_listening = -1;
    std::list<Pair> m_pairs;
    std::atomic<bool> m_stalled = false;
    std::atomic<bool> m_stalledFirst = false;
    std::atomic<int> m_stalledFirstCount = 0;
    std::atomic<bool> m_over = false;
    std::thread m_thread;
};

} // namespace duovita::test
