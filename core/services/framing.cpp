#include "core/services/framing.h"

#include <QtEndian>

#include <algorithm>
#include <cerrno>
#include <limits>

#include <poll.h>
#include <sys/socket.h>

namespace duovita {

namespace {

/// A file has at most 20 MB; its content together with the extracted text is a few times as much.
constexpr quint32 longestMessage = 256U << 20;

bool waitFor(int socket, short event, const QDeadlineTimer& until)
{
    pollfd wait{socket, event, 0};
    for (;;) {
        const qint64 left = std::min<qint64>(until.remainingTime(), std::numeric_limits<int>::max());
        const int ready = ::poll(&wait, 1, static_cast<int>(left));
        if (ready > 0)
            return true;
        if (ready == 0 || errno != EINTR)
            return false;
    }
}

bool sendAll(int socket, const char* data, qsizetype size, const QDeadlineTimer& until)
{
    while (size > 0) {
        if (!waitFor(socket, POLLOUT, until))
            return false;
        const ssize_t sent = ::send(socket, data, static_cast<size_t>(size), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent < 0 && errno != EINTR && errno != EAGAIN)
            return false;
        data += std::max<ssize_t>(0, sent);
        size -= std::max<ssize_t>(0, sent);
    }
    return true;
}

bool receiveAll(int socket, char* data, qsizetype size, const QDeadlineTimer& until)
{
    while (size > 0) {
        if (!waitFor(socket, POLLIN, until))
            return false;
        const ssize_t came = ::recv(socket, data, static_cast<size_t>(size), MSG_DONTWAIT);
        if (came == 0 || (came < 0 && errno != EINTR && errno != EAGAIN))
            return false;
        data += std::max<ssize_t>(0, came);
        size -= std::max<ssize_t>(0, came);
    }
    return true;
}

} // namespace

bool sendMessage(int socket, const QByteArray& message, QDeadlineTimer until)
{
    if (message.size() > qsizetype{longestMessage})
        return false;
    const quint32 size = qToLittleEndian(static_cast<quint32>(message.size()));
    return sendAll(socket, reinterpret_cast<const char*>(&size), sizeof size, until) &&
           sendAll(socket, message.constData(), message.size(), until);
}

std::optional<QByteArray> receiveMessage(int socket, QDeadlineTimer until)
{
    quint32 size = 0;
    if (!receiveAll(socket, reinterpret_cast<char*>(&size), sizeof size, until))
        return std::nullopt;
    size = qFromLittleEndian(size);
    if (size > longestMessage)
        return std::nullopt;
    QByteArray message(static_cast<qsizetype>(size), Qt::Uninitialized);
    return receiveAll(socket, message.data(), message.size(), until) ? std::optional(message) : std::nullopt;
}

} // namespace duovita
