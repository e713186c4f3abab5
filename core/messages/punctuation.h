#pragma once

#include <QStringList>

namespace duovita {

// What is put together of parts has the signs of the interface's language: in Chinese they are full-width.

/// "What: how".
QString labelled(const QString& what, const QString& how);
/// "section, entry, field": from the whole to its part.
QString placeSteps(const QStringList& steps);
/// "what (3)".
QString counted(const QString& what, qsizetype count);
/// "one, two, three".
QString listed(const QStringList& parts);

} // namespace duovita
