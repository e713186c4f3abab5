#pragma once

#include <QByteArray>
#include <QString>

namespace duovita {

/// Whether the user can be asked on a terminal.
bool isAtTerminal();
/// Reads a line from the terminal without echo; empty if there is no terminal.
QByteArray askSilently(const QString& question);

} // namespace duovita
