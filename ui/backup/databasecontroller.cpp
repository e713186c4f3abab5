#include "ui/backup/databasecontroller.h"

#include "ui/backup/opening.h"
#include "ui/services/filechooser.h"
#include "ui/shell/currentrecord.h"

#include <QDir>
#include <QMenu>

namespace duovita {

DatabaseController::DatabaseController(QString databasePath, CurrentRecord& current, FileChooser& files,
                                       const QSettings& settings, QWidget* window)
    : QObject(window), m_database(std::move(databasePath)), m_current(current), m_files(files), m_settings(settings),
      m_window(window)
{
}

void DatabaseController::open()
{
    change(m_files.databaseToOpen(m_window));
}

void DatabaseController::openServer()
{
    change(m_files.serverAddress(m_window));
}

void DatabaseController::create()
{
    change(m_files.fileToSave(m_window, QStringLiteral("duovita.db")));
}

void DatabaseController::fillRecent(QMenu& menu)
{
    QStringList others = recentDatabases(m_settings);
    others.removeIf([this](const QString& other) { return isSameStore(other, m_database); });
    if (!others.isEmpty())
        menu.addSeparator();
    for (const QString& path : others)
        menu.addAction(QDir::toNativeSeparators(path), this, [this, path] { change(path); });
}

void DatabaseController::change(const QString& path)
{
    if (!path.isEmpty() && !isSameStore(path, m_database) && m_current.saveFirst())
        Q_EMIT wanted(path);
}

} // namespace duovita
