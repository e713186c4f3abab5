#pragma once

#include <QString>

class QWidget;

namespace duovita {

// Keeps the focus when a form is rebuilt.

/// The name of the focused field; empty if the focus is elsewhere.
QString focusedName(const QWidget& form);
/// Call after rebuilding: focuses the field of that name, or else the first text, because the focus would otherwise
/// move to an arbitrary next widget. `rows` contains the fields.
void focusNamed(QWidget& form, QWidget& rows, const QString& name);

} // namespace duovita
