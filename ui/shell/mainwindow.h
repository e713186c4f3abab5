#pragma once

#include "core/editing/persondocument.h"
#include "ui/shell/windowservices.h"

#include <QMainWindow>

namespace duovita {

class PreviewPanel;
class WindowParts;

/// Connects the parts of a window, each of which follows the open record by itself.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(const WindowServices& services);
    ~MainWindow() override;

    const PersonDocument* document() const; ///< the open record; null if there is none
    PreviewPanel* preview() const;
    /// Saves pending changes; returns the error if that fails.
    Result<void> flush();

    void newPerson();
    void openSample();
    void importFiles(const QStringList& files);

Q_SIGNALS:
    void recordOpened();
    void exported(const QStringList& paths);
    /// Open a new window for that store instead of this one; everything is saved.
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

    WindowParts& m_parts; ///< owned as a child
};

} // namespace duovita
