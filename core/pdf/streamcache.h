#pragma once

#include <QByteArray>
#include <QList>

namespace duovita {

/// Streams that were deflated lately: from one keystroke to the next, most of a document stays as it was.
class StreamCache {
public:
    QByteArray deflated(const QByteArray& data);

private:
    static constexpr qsizetype mostKept = 32;
    struct Kept {
        QByteArray data;
        QByteArray deflated;
    };
    QList<Kept> m_kept; // newest first
};

} // namespace duovita
