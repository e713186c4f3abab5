#pragma once

#include <QWidget>

namespace duovita {

/// Call in the destructor of a widget that listens to its children: QWidget deletes them after the class's members, and
/// a child that loses the focus while being deleted would still emit signals.
inline void silenceChildren(const QWidget& parent)
{
    for (QObject* child : parent.findChildren<QObject*>())
        child->blockSignals(true);
}

} // namespace duovita
