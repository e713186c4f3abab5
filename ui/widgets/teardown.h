#pragma once

#include <QWidget>

namespace duovita {

/// For the destructor of a widget that listens to its children: QWidget deletes them later than the members of the
/// class are gone, and a child that loses the focus as it dies would still have something to say.
inline void silenceChildren(const QWidget& parent)
{
    for (QObject* child : parent.findChildren<QObject*>())
        child->blockSignals(true);
}

} // namespace duovita
