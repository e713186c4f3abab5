#include "ui/windowactions.h"

namespace duovita {

MainWindow::Actions::Actions(QObject* parent)
    : newPerson(parent), import(parent), sample(parent), exportBoth(parent), exportEnglish(parent),
      exportChinese(parent), exportWithData(parent), quit(parent), undo(parent), redo(parent), search(parent),
      nextPart(parent), parts{QAction(parent), QAction(parent), QAction(parent)}, zoomIn(parent), zoomOut(parent),
      fitWidth(parent), english(parent), chinese(parent), shortcuts(parent), about(parent)
{
    const char* names[] = {"newPerson",      "import",  "sample",    "exportBoth", "exportEnglish", "exportChinese",
                           "exportWithData", "quit",    "undo",      "redo",       "search",        "nextPart",
                           "part1",          "part2",   "part3",     "zoomIn",     "zoomOut",       "fitWidth",
                           "english",        "chinese", "shortcuts", "about"};
    const QList<QAction*> actions = all();
    for (qsizetype i = 0; i < actions.size(); ++i)
        actions[i]->setObjectName(QString::fromLatin1(names[i]));
    newPerson.setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N));
    import.setShortcut(QKeySequence::Open);
    exportBoth.setShortcut(QKeySequence(Qt::CTRL | Qt::Key_E));
    quit.setShortcut(QKeySequence::Quit);
    undo.setShortcut(QKeySequence::Undo);
    redo.setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    search.setShortcut(QKeySequence::Find);
    nextPart.setShortcut(QKeySequence(Qt::Key_F6));
    for (int i = 0; i < 3; ++i)
        parts[i].setShortcut(QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + i)));
    zoomIn.setShortcut(QKeySequence::ZoomIn);
    zoomOut.setShortcut(QKeySequence::ZoomOut);
    fitWidth.setShortcut(QKeySequence(Qt::CTRL | Qt::Key_0));
    shortcuts.setShortcut(QKeySequence::HelpContents);
    english.setCheckable(true);
    chinese.setCheckable(true);
}

QList<QAction*> MainWindow::Actions::all()
{
    return {&newPerson, &import,   &sample,  &exportBoth, &exportEnglish, &exportChinese, &exportWithData, &quit,
            &undo,      &redo,     &search,  &nextPart,   &parts[0],      &parts[1],      &parts[2],       &zoomIn,
            &zoomOut,   &fitWidth, &english, &chinese,    &shortcuts,     &about};
}

void MainWindow::Actions::retranslate()
{
    newPerson.setText(MainWindow::tr("New person"));
    import.setText(MainWindow::tr("Import…"));
    sample.setText(MainWindow::tr("Open the sample"));
    exportBoth.setText(MainWindow::tr("Export both languages…"));
    exportEnglish.setText(MainWindow::tr("Export English PDF…"));
    exportChinese.setText(MainWindow::tr("Export Chinese PDF…"));
    exportWithData.setText(MainWindow::tr("Export both with the record attached…"));
    exportWithData.setToolTip(
        MainWindow::tr("The PDF can then be imported again; private contacts and notes stay out"));
    quit.setText(MainWindow::tr("Quit"));
    undo.setText(MainWindow::tr("Undo"));
    redo.setText(MainWindow::tr("Redo"));
    search.setText(MainWindow::tr("Search people"));
    nextPart.setText(MainWindow::tr("Next part of the window"));
    parts[0].setText(MainWindow::tr("Go to people"));
    parts[1].setText(MainWindow::tr("Go to the outline"));
    parts[2].setText(MainWindow::tr("Go to the preview"));
    zoomIn.setText(MainWindow::tr("Zoom in"));
    zoomOut.setText(MainWindow::tr("Zoom out"));
    fitWidth.setText(MainWindow::tr("Fit the width"));
    english.setText(QStringLiteral("English"));
    chinese.setText(QStringLiteral("简体中文"));
    shortcuts.setText(MainWindow::tr("Keyboard shortcuts"));
    about.setText(MainWindow::tr("About Duovita"));
}

} // namespace duovita
