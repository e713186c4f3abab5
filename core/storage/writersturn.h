#pragma once

#include <QString>

#include <chrono>

namespace duovita {

/// The turn to write to a store among the threads of this process, first come, first served. The turn, or the place in
/// the queue for it, is kept as long as this lives.
///
/// SQLite lets one write at a time, and whoever waits looks now and then whether it is free, ever more rarely: one who
/// writes one record after the other is ever faster, and the other gives up. Programs on the same file still meet so,
/// but none of them has two who write at once.
class WritersTurn {
public:
    /// Longer than a slow disk takes for what another thread writes; nobody waits here for another program.
    static constexpr std::chrono::milliseconds patience{10'000};

    explicit WritersTurn(const QString& store, std::chrono::milliseconds longest = patience);
    ~WritersTurn();
    WritersTurn(const WritersTurn&) = delete;
    WritersTurn& operator=(const WritersTurn&) = delete;

    /// False if it did not come in time.
    bool came() const { return m_came; }

private:
    QString m_store;
    bool m_came = false;
};

} // namespace duovita
