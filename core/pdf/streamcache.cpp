#include "core/pdf/streamcache.h"

#include "core/pdf/deflating.h"

namespace duovita {

QByteArray StreamCache::deflated(const QByteArray& data)
{
    for (qsizetype i = 0; i < m_kept.size(); ++i) {
        if (m_kept[i].data != data) // sizes usually differ, so bytes are rarely compared
            continue;
        m_kept.move(i, 0);
        return m_kept.front().deflated;
    }
    m_kept.prepend({data, duovita::deflated(data)});
    if (m_kept.size() > mostKept)
        m_kept.removeLast();
    return m_kept.front().deflated;
}

} // namespace duovita
