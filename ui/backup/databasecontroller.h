#pragma once

#include <QWidget>

class QMenu;
class QSettings;

namespace duovita {

class CurrentRecord;
class FileChooser;

/// Lets the user open another store: a file, a server, or a new one.
class DatabaseController : public QObject {
    Q_OBJECT

public:
    DatabaseController(QString databasePath, CurrentRecord& current, FileChooser& files, const QSettings& settings,
                       QWidget* window);

    void open();
    void openServer();
    void create();
    void fillRecent(QMenu& menu); ///< with recently opened stores

Q_SIGNALS:
    void wanted(const QString& path); ///< emitted after the open record was saved

private:
    void change(const QString& path);

    QString m_database;
    CurrentRecord& m_current;
    FileChooser& m_files;
    const QSettings& m_settings;
    QWidget* m_window;
};

} // namespace duovita
