#pragma once

#include <QLineEdit>

namespace duovita {

/// Shows a text; what is being typed stays.
inline void showUntyped(QLineEdit& edit, const QString& text)
{
    if (edit.text() != text && !edit.isModified())
        edit.setText(text);
}

} // namespace duovita
