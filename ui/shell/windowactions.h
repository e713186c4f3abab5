#pragma once

#include "core/export/formats.h"
#include "ui/shell/mainwindow.h"

#include <QAction>

namespace duovita {

/// The window's actions: made once, named anew for each interface language.
struct MainWindow::Actions {
    explicit Actions(QObject* parent);
    void retranslate();
    /// All of them, in the order of the menus.
    QList<QAction*> all();

    struct Facts;
    static const QList<Facts>& table(); ///< one row an action

    QAction newPerson;
    QAction import;
    QAction sample;
    QAction exportBoth;
    QAction exportEnglish;
    QAction exportChinese;
    QAction exportWithData;
    std::array<QAction, exportFormatCount> exportAs; ///< by the table of formats
    QAction exportSelected;
    QAction tagSelected;
    QAction mergeSelected;
    QAction exportTexts;
    QAction bringTranslations;
    QAction printEnglish;
    QAction printChinese;
    QAction openDatabase;
    QAction openServer;
    QAction newDatabase;
    QAction backUp;
    QAction backUpEncrypted;
    QAction restoreBackup;
    QAction trash;
    QAction quit;
    QAction undo;
    QAction redo;
    QAction find;
    QAction nextProblem;
    QAction previousProblem;
    QAction history;
    QAction recordHistory;
    QAction conflicts;
    QAction spelling;
    QAction glossary;
    QAction search;
    QAction nextPart;
    QAction goToPeople;
    QAction goToOutline;
    QAction goToPreview;
    QAction zoomIn;
    QAction zoomOut;
    QAction fitWidth;
    QAction previewWindow;
    QAction design;
    QAction english;
    QAction chinese;
    QAction manual;
    QAction shortcuts;
    QAction about;
};

} // namespace duovita
