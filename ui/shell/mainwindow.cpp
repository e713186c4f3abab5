#include "ui/shell/mainwindow.h"

#include "core/messages/kindwords.h"
#include "ui/backup/backupcontroller.h"
#include "ui/backup/databasecontroller.h"
#include "ui/cvs/cvcontroller.h"
#include "ui/export/exportcontroller.h"
#include "ui/find/findpanel.h"
#include "ui/forms/editorpanel.h"
#include "ui/history/historycontroller.h"
#include "ui/manual/manualcontroller.h"
#include "ui/people/peoplepanel.h"
#include "ui/preview/previewpanel.h"
#include "ui/preview/previewwindow.h"
#include "ui/problems/problemspanel.h"
#include "ui/review/importcontroller.h"
#include "ui/review/reviewpage.h"
#include "ui/settings.h"
#include "ui/shell/actions.h"
#include "ui/shell/currentrecord.h"
#include "ui/shell/lastplace.h"
#include "ui/shell/middlepane.h"
#include "ui/shell/newpeople.h"
#include "ui/shell/savestate.h"
#include "ui/shell/topbar.h"
#include "ui/shell/undocontroller.h"
#include "ui/shell/windowparts.h"
#include "ui/shell/workspace.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QUrl>

namespace duovita {

MainWindow::MainWindow(const WindowServices& services) : m_parts(*new WindowParts(services, this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    setCentralWidget(m_parts.workspace);
    resize(1500, 900);
    menuBar()->hide(); // Alt shows it
    addActions(m_parts.actions->all());
    addActions(m_parts.editor->actions());
    retranslate();
    restoreGeometry(remembered::windowGeometry.get(services.settings));
    m_parts.workspace->restore(services.settings);
    m_parts.editor->setDocument(nullptr);
    refresh();
    if (const auto last = PersonId::parse(remembered::person.get(services.settings)))
        m_parts.people->select(*last);
    connectParts();
    followState();
    m_parts.people->reload();
}

MainWindow::~MainWindow()
{
    m_parts.current.close();
}

void MainWindow::connectParts()
{
    connect(m_parts.exports, &ExportController::exported, this, &MainWindow::exported);
    connect(m_parts.databases, &DatabaseController::wanted, this, &MainWindow::databaseWanted);
    connect(m_parts.backups, &BackupController::restoring, this, [this] { setPartsEnabled(false); });
    connect(m_parts.backups, &BackupController::restored, this, [this] { setPartsEnabled(true); });
    connect(m_parts.imports, &ImportController::reviewChanged, this, &MainWindow::showReview);
}

/// Updates the window's title and actions when its parts change.
void MainWindow::followState()
{
    connect(m_parts.people, &PeoplePanel::loaded, this, &MainWindow::showParts);
    connect(m_parts.people, &PeoplePanel::loaded, this, &MainWindow::showTitle);
    connect(m_parts.undo, &UndoController::changed, this, &MainWindow::refresh);
    connect(&m_parts.current, &CurrentRecord::changed, this, &MainWindow::showTitle);
    connect(&m_parts.current, &CurrentRecord::opened, this, [this] {
        refresh();
        showTitle();
        showParts();
        Q_EMIT recordOpened();
    });
    connect(&m_parts.current, &CurrentRecord::left, this, [this] {
        refresh();
        showTitle();
    });
    Actions* actions = m_parts.actions;
    connect(&m_parts.current, &CurrentRecord::factsChanged, actions, &Actions::refresh); // includes changes of CVs
    connect(&m_parts.current, &CurrentRecord::saveStateChanged, actions, &Actions::refresh);
    connect(m_parts.cvs, &CvController::currentChanged, actions, &Actions::refresh);
    connect(m_parts.middle, &MiddlePane::modeChanged, actions, &Actions::refresh);
    connect(m_parts.workspace, &Workspace::shownChanged, actions, &Actions::refresh);
    connect(m_parts.people, &PeoplePanel::choiceChanged, actions, &Actions::refresh);
    connect(m_parts.previewWindow, &PreviewWindow::openChanged, actions, &Actions::refresh);
}

const PersonDocument* MainWindow::document() const
{
    return m_parts.current ? &m_parts.current.document() : nullptr;
}

PreviewPanel* MainWindow::preview() const
{
    return m_parts.preview;
}

Result<void> MainWindow::flush()
{
    return m_parts.current.flush();
}

void MainWindow::newPerson()
{
    m_parts.newPeople->addOne();
}

void MainWindow::openSample()
{
    m_parts.newPeople->addSamples();
}

void MainWindow::importFiles(const QStringList& files)
{
    m_parts.imports->start(files);
}

void MainWindow::retranslate()
{
    m_parts.actions->retranslate();
    m_parts.actions->fill(*menuBar());
    m_parts.fillBar(*menuBar());
    refresh();
    showTitle();
}

/// Updates the actions, and the page about a deleted person.
void MainWindow::refresh()
{
    const bool reviewing = m_parts.review->isReviewing();
    m_parts.actions->refresh();
    m_parts.editor->setActionsEnabled(m_parts.current && !reviewing);
    m_parts.cvs->setEnabled(!reviewing);
    const auto gone = m_parts.storeUndo->gone();
    if (gone && m_parts.workspace->showsPagesAlone()) // they would be empty
        m_parts.workspace->showPagesAlone(false);
    m_parts.middle->showGone(
        gone, m_parts.actions->find(gone && !gone->byUndo ? QStringLiteral("redo") : QStringLiteral("undo")));
}

void MainWindow::showTitle()
{
    const CurrentRecord& current = m_parts.current;
    const QString name = current ? current.person().name.textOrFallback(interfaceLanguage()) : QString();
    const QString title = QStringLiteral("Duovita");
    setWindowTitle(!current ? title : (name.isEmpty() ? tr("(no name yet)") : name) + QStringLiteral(" – ") + title);
    m_parts.previewWindow->setWindowTitle(windowTitle());
    if (!current)
        return m_parts.bar->showNobody(m_parts.people->isAnybodyThere() && !current.coming());
    const LocalizedText& names = current.person().name;
    const QString other = names.text(interfaceLanguage() == firstLanguage ? hanLanguage : firstLanguage);
    m_parts.bar->showPerson(name.isEmpty() ? tr("(no name yet)") : name, other == name ? QString() : other);
}

void MainWindow::showParts()
{
    m_parts.workspace->showParts(m_parts.people->isStoreEmpty() && !m_parts.current && !m_parts.middle->saysGone());
}

void MainWindow::showReview()
{
    // Nothing else may change the open record during a review, which may merge into it.
    m_parts.find->hide();
    m_parts.history->setDocument(m_parts.current ? &m_parts.current.document() : nullptr);
    m_parts.undo->followReview();
    showParts();
}

void MainWindow::setPartsEnabled(bool enabled)
{
    m_parts.workspace->setPartsEnabled(enabled);
    menuBar()->setEnabled(enabled);
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

/// Alt shows or hides the menu bar.
void MainWindow::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Alt && event->modifiers() == Qt::NoModifier)
        menuBar()->setVisible(!menuBar()->isVisible());
    QMainWindow::keyReleaseEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    QStringList files;
    for (const QUrl& url : event->mimeData()->urls())
        files += url.toLocalFile();
    importFiles(files);
    event->acceptProposedAction();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_parts.saveState->saveBeforeClosing()) {
        event->ignore();
        return;
    }
    m_parts.previewWindow->setOpen(false);
    m_parts.manual->close();
    remembered::windowGeometry.set(m_parts.services.settings, saveGeometry());
    m_parts.workspace->remember(m_parts.services.settings);
    remembered::allProblems.set(m_parts.services.settings, m_parts.problems->showsWholeRecord());
    m_parts.lastPlace->remember();
    event->accept();
}

} // namespace duovita
