#pragma once

#include <QByteArray>
#include <QList>

namespace duovita {

/// Caches recently deflated streams: most of a document stays the same from one keystroke to the next.
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
