#pragma once

#include <QDialogButtonBox>
#include <QPushButton>

namespace duovita {

/// Prevents Return in a dialog's list from pressing a button. Qt would make the first button it finds the default,
/// whatever it does.
inline void leaveReturnToList(const QDialogButtonBox& box)
{
    for (QAbstractButton* button : box.buttons()) {
        if (auto* push = qobject_cast<QPushButton*>(button))
            push->setAutoDefault(false);
    }
}

} // namespace duovita
