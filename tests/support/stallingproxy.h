#pragma once

#include <atomic>
#include <list>
#include <thread>

namespace duovita::test {

/// Stands before a server on loopback and hands on what both sides say, until it stalls: then it takes everything and
/// hands on nothing, as a network does that drops packets. The connections it had stay dead after that.
class StallingProxy {
public:
    explicit StallingProxy(int serverPort);
    ~StallingProxy();
    StallingProxy(const StallingProxy&) = delete;
    StallingProxy& operator=(const StallingProxy&) = delete;

    /// Where it listens; 0 if it could not begin.
    int port() const { return m_port; }
    void stall() { m_stalled = true; }
    /// For connections whose first question is yet to come: to be accepted is all that they get.
    void stallFirstQuestions() { m_stalledFirst = true; }
    /// How many did.
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
