#pragma once

#include "ui/mainwindow.h"

#include <QAction>

class QToolButton;

namespace duovita {

/// The window's actions: made once, named anew for each interface language.
struct MainWindow::Actions {
    explicit Actions(QObject* parent);
    void retranslate();

    QAction newPerson;
    QAction import;
    QAction sample;
    QAction exportBoth;
    QAction exportEnglish;
    QAction exportChinese;
    QAction exportWithData;
    QAction quit;
    QAction undo;
    QAction redo;
    QAction search;
    QAction nextPart;
    QAction parts[3];
    QAction zoomIn;
    QAction zoomOut;
    QAction fitWidth;
    QAction english;
    QAction chinese;
    QAction shortcuts;
    QAction about;

    /// All of them, in the order of the menus.
    QList<QAction*> all();
};

} // namespace duovita
