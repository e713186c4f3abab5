#pragma once

#include <QElapsedTimer>
#include <QMutex>
#include <QObject>
#include <QTimer>

#include <optional>

namespace duovita {

/// Sees that a question to a server which it always answers at once goes unanswered, and then cuts the connections to
/// it, but for those made since another watch over the same store has begun. Lives in a thread where nothing waits;
/// asked from another.
class ConnectionWatchdog : public QObject {
    Q_OBJECT

public:
    /// A question, for as long as it exists.
    class Question {
    public:
        explicit Question(ConnectionWatchdog& watch) : m_watch(watch) { m_watch.begin(); }
        ~Question() { m_watch.end(); }
        Question(const Question&) = delete;
        Question& operator=(const Question&) = delete;
        /// Whether it was open so long that the connections were cut.
        bool wasCut() const { return m_watch.hasCut(); }

    private:
        ConnectionWatchdog& m_watch;
    };

    /// `address` of the store, with a password or without.
    explicit ConnectionWatchdog(const QString& address);

    /// In the thread it lives in.
    void start();
    /// From any thread: whoever asks is about to go, and nobody waits for long any more. Where a question goes
    /// unanswered now, connections still to be made are cut too.
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
    std::optional<QElapsedTimer> m_open; ///< since when
    bool m_cut = false;
    bool m_hurried = false;
};

} // namespace duovita
