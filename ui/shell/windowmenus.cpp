#include "ui/shell/mainwindow.h"

#include "core/messages/interfacelanguage.h"
#include "ui/backup/backupcontroller.h"
#include "ui/backup/opening.h"
#include "ui/conflicts/conflictcontroller.h"
#include "ui/cvs/cvcontroller.h"
#include "ui/design/designpane.h"
#include "ui/export/exportcontroller.h"
#include "ui/find/findpanel.h"
#include "ui/forms/editorpanel.h"
#include "ui/people/peoplepanel.h"
#include "ui/people/tagcontroller.h"
#include "ui/preview/previewpanel.h"
#include "ui/preview/previewwindow.h"
#include "ui/problems/problemspanel.h"
#include "ui/services/filechooser.h"
#include "ui/settings.h"
#include "ui/shell/messagebar.h"
#include "ui/shell/windowactions.h"
#include "ui/spelling/dictionarymenu.h"
#include "ui/spelling/spelling.h"
#include "ui/terms/glossarydialog.h"
#include "ui/terms/termsource.h"
#include "ui/translation/translationcontroller.h"

#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QToolBar>

namespace duovita {

void MainWindow::makeActions()
{
    Actions& a = *m_actions;
    for (const QAction* action : a.all()) {
        if (action != &a.nextPart) // that goes to the message
            connect(action, &QAction::triggered, m_messages, &MessageBar::pass);
    }
    connect(&a.newPerson, &QAction::triggered, this, &MainWindow::newPerson);
    connect(&a.import, &QAction::triggered, this, &MainWindow::chooseFilesToImport);
    connect(&a.sample, &QAction::triggered, this, &MainWindow::openSample);
    connect(&a.exportBoth, &QAction::triggered, this, [this] { exportPdf(chosenLanguages()); });
    connect(&a.exportWithData, &QAction::triggered, this, [this] { exportPdf(chosenLanguages(), true); });
    connect(&a.exportEnglish, &QAction::triggered, this, [this] { exportPdf({Language::English}); });
    connect(&a.exportChinese, &QAction::triggered, this, [this] { exportPdf({Language::Chinese}); });
    for (const ExportFormatInfo& info : exportFormatTable) {
        connect(&a.exportAs[static_cast<std::size_t>(info.format)], &QAction::triggered, this,
                [this, format = info.format] {
                    if (m_current)
                        m_exports->exportAs(m_current.person(), m_cvs->current(), format);
                });
    }
    connect(&a.exportSelected, &QAction::triggered, this, [this] { exportPeople(m_people->selected()); });
    connect(&a.mergeSelected, &QAction::triggered, this, [this] { mergePeople(m_people->selected()); });
    connect(&a.tagSelected, &QAction::triggered, this, [this] { m_tags->edit(m_people->selected()); });
    connect(&a.exportTexts, &QAction::triggered, this, [this] {
        if (m_current)
            m_sheets->exportTexts(m_current.person());
    });
    connect(&a.bringTranslations, &QAction::triggered, this, [this] {
        if (m_current)
            m_sheets->bringIn(m_current.document());
    });
    const std::pair<QAction*, Language> prints[]{{&a.printEnglish, Language::English},
                                                 {&a.printChinese, Language::Chinese}};
    for (const auto& [action, language] : prints) {
        connect(action, &QAction::triggered, this, [this, language = language] {
            if (m_current)
                m_exports->print(m_current.person(), m_cvs->current(), language);
        });
    }
    connect(&a.openDatabase, &QAction::triggered, this,
            [this] { changeDatabase(m_services.files.databaseToOpen(this)); });
    connect(&a.openServer, &QAction::triggered, this, [this] { changeDatabase(m_services.files.serverAddress(this)); });
    connect(&a.newDatabase, &QAction::triggered, this,
            [this] { changeDatabase(m_services.files.fileToSave(this, QStringLiteral("duovita.db"))); });
    connect(&a.backUp, &QAction::triggered, m_backups, &BackupController::backUp);
    connect(&a.backUpEncrypted, &QAction::triggered, m_backups, &BackupController::backUpEncrypted);
    connect(&a.restoreBackup, &QAction::triggered, m_backups, &BackupController::chooseBackup);
    connect(&a.glossary, &QAction::triggered, this, &MainWindow::showGlossary);
    a.spelling.setChecked(remembered::spelling.get(m_services.settings));
    Spelling::instance().setOn(a.spelling.isChecked());
    connect(&a.spelling, &QAction::toggled, this, [this](bool on) {
        Spelling::instance().setOn(on);
        remembered::spelling.set(m_services.settings, on);
    });
    connect(&a.quit, &QAction::triggered, this, &QWidget::close);
    connect(&a.find, &QAction::triggered, m_find, &FindPanel::open);
    connect(&a.history, &QAction::triggered, this, &MainWindow::showHistory);
    connect(&a.recordHistory, &QAction::triggered, this, &MainWindow::showRecordHistory);
    connect(&a.conflicts, &QAction::triggered, m_conflicts, &ConflictController::show);
    connect(&a.trash, &QAction::triggered, this, &MainWindow::showTrash);
    connect(&a.undo, &QAction::triggered, this, [this] { step(true); });
    connect(&a.redo, &QAction::triggered, this, [this] { step(false); });
    connect(&a.search, &QAction::triggered, m_people, &PeoplePanel::focusSearch);
    connect(&a.nextProblem, &QAction::triggered, m_problems, [this] { m_problems->goOn(1); });
    connect(&a.previousProblem, &QAction::triggered, m_problems, [this] { m_problems->goOn(-1); });
    connect(&a.nextPart, &QAction::triggered, this, &MainWindow::nextPart);
    connect(&a.goToPeople, &QAction::triggered, m_people, &PeoplePanel::focusList);
    connect(&a.goToOutline, &QAction::triggered, m_editor, [this] {
        m_actions->design.setChecked(false);
        m_editor->focusOutline();
    });
    connect(&a.goToPreview, &QAction::triggered, m_preview, [this] {
        m_preview->activateWindow();
        m_preview->findChild<QWidget*>(QStringLiteral("preview.en"))->setFocus();
    });
    connect(&a.design, &QAction::toggled, this, &MainWindow::showDesign);
    connect(&a.previewWindow, &QAction::toggled, m_previewWindow, &PreviewWindow::setOpen);
    connect(m_previewWindow, &PreviewWindow::openChanged, &a.previewWindow, &QAction::setChecked);
    m_previewWindow->addActions(a.all()); // their shortcuts hold there too
    connect(&a.zoomIn, &QAction::triggered, m_preview, [this] { m_preview->zoomBy(1.15); });
    connect(&a.zoomOut, &QAction::triggered, m_preview, [this] { m_preview->zoomBy(1 / 1.15); });
    connect(&a.fitWidth, &QAction::triggered, m_preview, &PreviewPanel::fitWidth);
    const auto speak = [this](const char* locale) {
        m_services.language.use(QString::fromLatin1(locale));
        remembered::interfaceLanguage.set(m_services.settings, m_services.language.locale());
    };
    connect(&a.english, &QAction::triggered, this, [speak] { speak("en"); });
    connect(&a.chinese, &QAction::triggered, this, [speak] { speak("zh_CN"); });
    connect(&a.manual, &QAction::triggered, this, &MainWindow::showManual);
    connect(&a.shortcuts, &QAction::triggered, this, [this] {
        QString text;
        for (QAction* action : m_actions->all() + m_editor->actions()) {
            if (!action->shortcut().isEmpty())
                text += action->shortcut().toString(QKeySequence::NativeText) + u'\t' + action->iconText() + u'\n';
        }
        text += tr("Enter, Ctrl+], Ctrl+[, Alt+Up, Alt+Down\tadd, nest and move points") + u'\n' +
                tr("Ctrl+B, Ctrl+I, Ctrl+K\tbold, italic, link in a point") + u'\n' +
                tr("Alt+Enter\ttranslation of a field: copy across, mark as checked") + u'\n' +
                tr("Ctrl+Space, →\toffered words; take the one that is shown in grey");
        QMessageBox::information(this, tr("Keyboard shortcuts"), text);
    });
    connect(&a.about, &QAction::triggered, this, [this] {
        QMessageBox::about(this, tr("About Duovita"),
                           tr("Duovita %1\nCVs of several people, English and Chinese side by side.\nLicence: GNU GPL "
                              "3 or later.")
                               .arg(QStringLiteral(DUOVITA_VERSION)));
    });
}

/// What concerns the store as a whole, and the stores opened lately.
void MainWindow::fillDatabases(QMenu* menu)
{
    Actions& a = *m_actions;
    menu->addActions({&a.openDatabase, &a.openServer, &a.newDatabase});
    QStringList others = recentDatabases(m_services.settings);
    others.removeIf([this](const QString& other) { return isSameStore(other, m_services.databasePath); });
    if (!others.isEmpty())
        menu->addSeparator();
    for (const QString& path : others) {
        QAction* action = menu->addAction(QDir::toNativeSeparators(path));
        connect(action, &QAction::triggered, this, [this, path] { changeDatabase(path); });
    }
    menu->addSeparator();
    menu->addActions({&a.backUp, &a.backUpEncrypted, &a.restoreBackup});
}

void MainWindow::showGlossary()
{
    auto* dialog = new GlossaryDialog(m_services.databasePath, m_services.files, this);
    connect(dialog, &GlossaryDialog::changed, m_terms, &TermSource::reload);
    dialog->open();
}

void MainWindow::makeMenus()
{
    Actions& a = *m_actions;
    // clear() takes the menus out, but they stay children of the bar.
    qDeleteAll(menuBar()->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly));
    menuBar()->clear();
    QMenu* file = menuBar()->addMenu(tr("&File"));
    file->addActions({&a.newPerson, &a.import, &a.sample});
    file->addSeparator();
    file->addActions({&a.exportBoth, &a.exportEnglish, &a.exportChinese, &a.exportWithData});
    QMenu* formats = file->addMenu(tr("Export in another format"));
    for (QAction& action : a.exportAs)
        formats->addAction(&action);
    file->addAction(&a.exportSelected);
    file->addActions({&a.exportTexts, &a.bringTranslations});
    file->addMenu(tr("Print"))->addActions({&a.printEnglish, &a.printChinese});
    file->addSeparator();
    fillDatabases(file->addMenu(tr("Database")));
    file->addSeparator();
    file->addActions({&a.trash, &a.quit});
    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    edit->addActions({&a.undo, &a.redo});
    edit->addSeparator();
    edit->addActions(m_editor->actions());
    edit->addMenu(m_cvs->menu());
    edit->addSeparator();
    edit->addActions(
        {&a.find, &a.history, &a.recordHistory, &a.conflicts, &a.nextProblem, &a.previousProblem, &a.spelling});
    edit->addMenu(makeDictionaryMenu(m_services.settings, edit));
    edit->addActions({&a.tagSelected, &a.mergeSelected, &a.glossary, &a.search});
    QMenu* view = menuBar()->addMenu(tr("&View"));
    view->addActions({&a.nextPart, &a.goToPeople, &a.goToOutline, &a.goToPreview});
    view->addSeparator();
    view->addActions({&a.zoomIn, &a.zoomOut, &a.fitWidth, &a.previewWindow, &a.design});
    view->addSeparator();
    QMenu* language = view->addMenu(tr("Interface language"));
    language->addActions({&a.english, &a.chinese});
    menuBar()->addMenu(tr("&Help"))->addActions({&a.manual, &a.shortcuts, &a.about});

    auto* bar = findChild<QToolBar*>(QStringLiteral("mainToolBar"));
    if (bar)
        return;
    bar = addToolBar(QString());
    bar->setObjectName(QStringLiteral("mainToolBar"));
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setIconSize(QSize(18, 18));
    bar->addActions({&a.newPerson, &a.import});
    bar->addSeparator();
    bar->addActions({&a.undo, &a.redo});
    bar->addSeparator();
    bar->addAction(&a.exportBoth);
}

} // namespace duovita
