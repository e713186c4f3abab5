#pragma once

#include "core/editing/persondocument.h"
#include "ui/shell/windowservices.h"

#include <QMainWindow>

namespace duovita {

class PreviewPanel;
class WindowParts;

/// Puts a window's parts together: each of them follows the open record and works by itself.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(const WindowServices& services);
    ~MainWindow() override;

    const PersonDocument* document() const; ///< of the open record; null if there is none
    PreviewPanel* preview() const;
    /// Writes what is not yet saved; the error if it could not be.
    Result<void> flush();

    void newPerson();
    void openSample();
    void importFiles(const QStringList& files);

Q_SIGNALS:
    void recordOpened();
    void exported(const QStringList& paths);
    /// Everything is saved; another window over that store is wanted in the place of this one.
    void databaseWanted(const QString& path);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void connectParts();
    void followState();
    void retranslate();
    void refresh();
    void showTitle();
    void showParts();
    void showReview();
    void setPartsEnabled(bool enabled);

    WindowParts& m_parts; ///< a child
};

} // namespace duovita
