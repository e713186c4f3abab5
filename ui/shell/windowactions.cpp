#include "ui/shell/windowactions.h"

#include "core/messages/kindwords.h"
#include "ui/presentation/icons.h"

namespace duovita {

struct MainWindow::Actions::Facts {
    QAction Actions::*action;
    const char* name;
    const char* text; ///< null: a language's own name
    QKeySequence shortcut = {};
    const char* icon = nullptr;
};

const QList<MainWindow::Actions::Facts>& MainWindow::Actions::table()
{
    using A = Actions;
    static const QList<Facts> table{
        {&A::newPerson, "newPerson", QT_TRANSLATE_NOOP("duovita::MainWindow", "New person"),
         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N), "person-add"},
        {&A::import, "import", QT_TRANSLATE_NOOP("duovita::MainWindow", "Import…"), QKeySequence::Open, "import"},
        {&A::sample, "sample", QT_TRANSLATE_NOOP("duovita::MainWindow", "Open the sample")},
        {&A::exportBoth, "exportBoth", QT_TRANSLATE_NOOP("duovita::MainWindow", "Export both languages…"),
         QKeySequence(Qt::CTRL | Qt::Key_E), "export"},
        {&A::exportEnglish, "exportEnglish", QT_TRANSLATE_NOOP("duovita::MainWindow", "Export English PDF…")},
        {&A::exportChinese, "exportChinese", QT_TRANSLATE_NOOP("duovita::MainWindow", "Export Chinese PDF…")},
        {&A::exportWithData, "exportWithData",
         QT_TRANSLATE_NOOP("duovita::MainWindow", "Export with the record attached…")},
        {&A::exportSelected, "exportSelected",
         QT_TRANSLATE_NOOP("duovita::MainWindow", "Export the people chosen in the list…")},
        {&A::tagSelected, "tagSelected",
         QT_TRANSLATE_NOOP("duovita::MainWindow", "Tags of the people chosen in the list…"),
         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G)},
        {&A::mergeSelected, "mergeSelected",
         QT_TRANSLATE_NOOP("duovita::MainWindow", "Merge the two people chosen in the list…")},
        {&A::exportTexts, "exportTexts", QT_TRANSLATE_NOOP("duovita::MainWindow", "Export texts for a translator…")},
        {&A::bringTranslations, "bringTranslations",
         QT_TRANSLATE_NOOP("duovita::MainWindow", "Bring translations in…")},
        {&A::printEnglish, "printEnglish", QT_TRANSLATE_NOOP("duovita::MainWindow", "Print the English version…"),
         QKeySequence::Print},
        {&A::printChinese, "printChinese", QT_TRANSLATE_NOOP("duovita::MainWindow", "Print the Chinese version…"),
         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)},
        {&A::openDatabase, "openDatabase", QT_TRANSLATE_NOOP("duovita::MainWindow", "Open another database…")},
        {&A::openServer, "openServer", QT_TRANSLATE_NOOP("duovita::MainWindow", "Open a database on a server…")},
        {&A::newDatabase, "newDatabase", QT_TRANSLATE_NOOP("duovita::MainWindow", "New database…")},
        {&A::backUp, "backUp", QT_TRANSLATE_NOOP("duovita::MainWindow", "Copy the database to a file…")},
        {&A::backUpEncrypted, "backUpEncrypted",
         QT_TRANSLATE_NOOP("duovita::MainWindow", "Copy the database, encrypted…")},
        {&A::restoreBackup, "restoreBackup", QT_TRANSLATE_NOOP("duovita::MainWindow", "Go back to a backup…")},
        {&A::trash, "trash", QT_TRANSLATE_NOOP("duovita::MainWindow", "Trash…"), {}, "delete"},
        {&A::quit, "quit", QT_TRANSLATE_NOOP("duovita::MainWindow", "Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q)},
        {&A::undo, "undo", QT_TRANSLATE_NOOP("duovita::MainWindow", "Undo"), QKeySequence::Undo, "undo"},
        {&A::redo, "redo", QT_TRANSLATE_NOOP("duovita::MainWindow", "Redo"),
         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), "redo"},
        {&A::find, "find", QT_TRANSLATE_NOOP("duovita::MainWindow", "Find and replace…"),
         QKeySequence(Qt::CTRL | Qt::Key_H), "search"},
        {&A::nextProblem, "nextProblem", QT_TRANSLATE_NOOP("duovita::MainWindow", "Next problem"),
         QKeySequence(Qt::Key_F8)},
        {&A::previousProblem, "previousProblem", QT_TRANSLATE_NOOP("duovita::MainWindow", "Problem before"),
         QKeySequence(Qt::SHIFT | Qt::Key_F8)},
        {&A::history, "history", QT_TRANSLATE_NOOP("duovita::MainWindow", "Earlier versions…"),
         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H), "history"},
        {&A::recordHistory, "recordHistory", QT_TRANSLATE_NOOP("duovita::MainWindow", "Record as of a date…")},
        {&A::conflicts, "conflicts", QT_TRANSLATE_NOOP("duovita::MainWindow", "Conflicting changes…")},
        {&A::spelling, "spelling", QT_TRANSLATE_NOOP("duovita::MainWindow", "Check English spelling")},
        {&A::glossary, "glossary", QT_TRANSLATE_NOOP("duovita::MainWindow", "Glossary…")},
        {&A::search, "search", QT_TRANSLATE_NOOP("duovita::MainWindow", "Search people"), QKeySequence::Find},
        {&A::nextPart, "nextPart", QT_TRANSLATE_NOOP("duovita::MainWindow", "Next part of the window"),
         QKeySequence(Qt::Key_F6)},
        {&A::goToPeople, "part1", QT_TRANSLATE_NOOP("duovita::MainWindow", "Go to people"),
         QKeySequence(Qt::ALT | Qt::Key_1)},
        {&A::goToOutline, "part2", QT_TRANSLATE_NOOP("duovita::MainWindow", "Go to the outline"),
         QKeySequence(Qt::ALT | Qt::Key_2)},
        {&A::goToPreview, "part3", QT_TRANSLATE_NOOP("duovita::MainWindow", "Go to the preview"),
         QKeySequence(Qt::ALT | Qt::Key_3)},
        {&A::zoomIn, "zoomIn", QT_TRANSLATE_NOOP("duovita::MainWindow", "Zoom in"), QKeySequence::ZoomIn},
        {&A::zoomOut, "zoomOut", QT_TRANSLATE_NOOP("duovita::MainWindow", "Zoom out"), QKeySequence::ZoomOut},
        {&A::fitWidth, "fitWidth", QT_TRANSLATE_NOOP("duovita::MainWindow", "Fit the width"),
         QKeySequence(Qt::CTRL | Qt::Key_0)},
        {&A::previewWindow, "previewInWindow", QT_TRANSLATE_NOOP("duovita::MainWindow", "Preview in its own window"),
         QKeySequence(Qt::Key_F11)},
        {&A::design, "design", QT_TRANSLATE_NOOP("duovita::MainWindow", "Design of the CV"),
         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D)},
        {&A::english, "english", nullptr},
        {&A::chinese, "chinese", nullptr},
        {&A::manual, "manual", QT_TRANSLATE_NOOP("duovita::MainWindow", "Manual"), QKeySequence::HelpContents},
        {&A::shortcuts, "shortcuts", QT_TRANSLATE_NOOP("duovita::MainWindow", "Keyboard shortcuts"),
         QKeySequence(Qt::CTRL | Qt::Key_F1)},
        {&A::about, "about", QT_TRANSLATE_NOOP("duovita::MainWindow", "About Duovita")},
    };
    return table;
}

MainWindow::Actions::Actions(QObject* parent)
{
    for (const Facts& facts : table()) {
        QAction& action = this->*facts.action;
        action.setParent(parent);
        action.setObjectName(QString::fromLatin1(facts.name));
        action.setShortcut(facts.shortcut);
        if (facts.icon)
            action.setIcon(lineIcon(QString::fromLatin1(facts.icon)));
    }
    for (std::size_t i = 0; i < exportFormatCount; ++i) {
        exportAs[i].setParent(parent);
        exportAs[i].setObjectName(QStringLiteral("exportAs.") + QLatin1StringView(exportFormatTable[i].name));
    }
    redo.setShortcuts({redo.shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Y)}); // as other programs have it
    manual.setShortcutContext(Qt::ApplicationShortcut);                       // in dialogs and the other windows too
    spelling.setCheckable(true);
    previewWindow.setCheckable(true);
    design.setCheckable(true);
    english.setCheckable(true);
    chinese.setCheckable(true);
}

QList<QAction*> MainWindow::Actions::all()
{
    QList<QAction*> actions;
    for (const Facts& facts : table())
        actions += &(this->*facts.action);
    for (QAction& action : exportAs)
        actions += &action;
    return actions;
}

void MainWindow::Actions::retranslate()
{
    for (const Facts& facts : table()) {
        if (facts.text)
            (this->*facts.action).setText(MainWindow::tr(facts.text));
    }
    for (std::size_t i = 0; i < exportFormatCount; ++i) {
        const ExportFormatInfo& info = exportFormatTable[i];
        exportAs[i].setText(
            MainWindow::tr("%1 (.%2)…").arg(duovita::wordFor(info.format), QLatin1StringView(info.extension)));
    }
    english.setText(QStringLiteral("English"));
    chinese.setText(QStringLiteral("简体中文"));
    exportWithData.setToolTip(
        MainWindow::tr("The PDF can then be imported again; private contacts and notes stay out"));
}

} // namespace duovita
