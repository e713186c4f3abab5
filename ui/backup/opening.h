#pragma once

#include "core/domain/error.h"

#include <QStringList>

class QSettings;

namespace duovita {

class FileChooser;

/// Opens the store at `path` once, so that errors are reported before its window exists. If it cannot be opened, asks
/// what to do: restore the newest good backup, try again, choose another database, or quit. Asks for a password if the
/// server requires it. Returns the store to use; empty if the user gave up.
QString openOrAsk(const QString& path, FileChooser& files);

/// What openOrAsk() offers for an error: the message, and the newest good backup if the store is damaged.
struct OpeningProblem {
    QString text;
    QString backup; ///< its path; empty if there is none to offer
    QString backupTime;
    bool passing = false; ///< trying again may help: the server is unreachable, the password wrong
};
OpeningProblem openingProblem(const QString& path, const Error& error);

/// Whether two paths or addresses denote the same store, judged by their text.
bool isSameStore(const QString& one, const QString& other);

/// Recently opened databases, newest first, without files that no longer exist. Addresses contain no passwords.
QStringList recentDatabases(const QSettings& settings);
void rememberDatabase(QSettings& settings, const QString& path);

} // namespace duovita
