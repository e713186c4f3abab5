#pragma once

#include <QDialogButtonBox>
#include <QPushButton>

namespace duovita {

/// Return, pressed in a dialog's list, is for the list: it presses none of the buttons. Qt would take the first that it
/// finds for the default one, whatever that does.
inline void leaveReturnToList(const QDialogButtonBox& box)
{
    for (QAbstractButton* button : box.buttons()) {
        if (auto* push = qobject_cast<QPushButton*>(button))
            push->setAutoDefault(false);
    }
}

} // namespace duovita
