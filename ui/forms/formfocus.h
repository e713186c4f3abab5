#pragma once

#include <QString>

class QWidget;

namespace duovita {

// For forms that are built anew while the cursor is in them.

/// The name of the field that has the focus; empty if it is elsewhere.
QString focusedName(const QWidget& form);
/// A form that is built anew keeps the focus: else it would go to whatever comes next in the window. If no field of
/// that name is left, the first text has it. `rows`: what holds the fields.
void focusNamed(QWidget& form, QWidget& rows, const QString& name);

} // namespace duovita
