#include "core/editing/retagging.h"

namespace duovita {

QStringList retagged(const QStringList& tags, const Retagging& change)
{
    if (tags == change.from)
        return change.to;
    QStringList now = tags;
    now.removeIf([&](const QString& tag) { return change.from.contains(tag) && !change.to.contains(tag); });
    for (const QString& tag : change.to) {
        if (!change.from.contains(tag) && !now.contains(tag))
            now += tag;
    }
    return now;
}

} // namespace duovita
