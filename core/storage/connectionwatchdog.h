#pragma once

#include <QElapsedTimer>
#include <QMutex>
#include <QObject>
#include <QTimer>

#include <optional>

namespace duovita {

/// Cuts the connections to a server that leaves a simple question unanswered for too long, except connections made
/// after another watchdog for the same store started. Lives in a thread that never blocks; other threads ask the
/// questions.
class ConnectionWatchdog : public QObject {
    Q_OBJECT

public:
    /// A question to the server; it is open as long as this object lives.
    class Question {
    public:
        explicit Question(ConnectionWatchdog& watch) : m_watch(watch) { m_watch.begin(); }
        ~Question() { m_watch.end(); }
        Question(const Question&) = delete;
        Question& operator=(const Question&) = delete;
        /// Whether it stayed open so long that the connections were cut.
        bool wasCut() const { return m_watch.hasCut(); }

    private:
        ConnectionWatchdog& m_watch;
    };

    /// `address` of the store, with or without a password.
    explicit ConnectionWatchdog(const QString& address);

    /// To be called in the object's own thread.
    void start();
    /// From any thread: shortens the wait, because the caller is about to end. From now on an unanswered question also
    /// cuts connections that are still being made.
    void hurry();
    bool isHurried();

private:
    void begin();
    void end();
    bool hasCut();
    void look();

    QString m_store;
    int m_turn = 0;
    QTimer m_timer;
    QMutex m_mutex;
    std::optional<QElapsedTimer> m_open; ///< since when a question is open
    bool m_cut = false;
    bool m_hurried = false;
};

} // namespace duovita
