#pragma once

#include <QByteArray>
#include <QDeadlineTimer>

#include <optional>

namespace duovita {

// Messages on a stream socket, each behind its length in four bytes.

/// Whether all of it went. No signal comes if nobody reads any more.
bool sendMessage(int socket, const QByteArray& message, QDeadlineTimer until = QDeadlineTimer::Forever);
/// Nothing if the other side is gone, time is over, or more is announced than a message may have.
std::optional<QByteArray> receiveMessage(int socket, QDeadlineTimer until = QDeadlineTimer::Forever);

} // namespace duovita
