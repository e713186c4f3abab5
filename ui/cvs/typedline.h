#pragma once

#include <QLineEdit>

namespace duovita {

/// Shows a text unless the user is editing the field.
inline void showUntyped(QLineEdit& edit, const QString& text)
{
    if (edit.text() != text && !edit.isModified())
        edit.setText(text);
}

} // namespace duovita
