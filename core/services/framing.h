#pragma once

#include <QByteArray>
#include <QDeadlineTimer>

#include <optional>

namespace duovita {

// Messages on a stream socket; each is preceded by its length in four bytes.

/// Returns whether everything was sent. If nobody reads any more, no signal is raised.
bool sendMessage(int socket, const QByteArray& message, QDeadlineTimer until = QDeadlineTimer::Forever);
/// Nothing if the other side is gone, the deadline has passed, or the announced length is too large.
std::optional<QByteArray> receiveMessage(int socket, QDeadlineTimer until = QDeadlineTimer::Forever);

} // namespace duovita
