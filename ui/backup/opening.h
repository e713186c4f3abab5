#pragma once

#include "core/domain/error.h"

#include <QStringList>

class QSettings;

namespace duovita {

class FileChooser;

/// Opens the store at `path` once, so that what is wrong with it is said before there is a window over it. If it cannot
/// be opened, asks what to do: go back to the newest good backup, try again, take another database, or give up. Asks
/// for a password where its server does. The store to work with; empty if the user gave up.
QString openOrAsk(const QString& path, FileChooser& files);

/// What the question above offers, for an error: the words, and the newest good backup if the store is damaged.
struct OpeningProblem {
    QString text;
    QString backup; ///< its path; empty if there is none to offer
    QString backupTime;
    bool passing = false; ///< it may be over soon: a server that is away, a wrong password
};
OpeningProblem openingProblem(const QString& path, const Error& error);

/// Whether two paths or addresses lead to the same store, as far as they say.
bool isSameStore(const QString& one, const QString& other);

/// The databases opened lately, the newest first; those that are gone left out. Addresses are without their passwords.
QStringList recentDatabases(const QSettings& settings);
void rememberDatabase(QSettings& settings, const QString& path);

} // namespace duovita
