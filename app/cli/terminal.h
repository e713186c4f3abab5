#pragma once

#include <QByteArray>
#include <QString>

namespace duovita {

/// Whether somebody sits at a terminal to be asked.
bool isAtTerminal();
/// A line typed on the terminal, not shown; nothing where there is none.
QByteArray askSilently(const QString& question);

} // namespace duovita
