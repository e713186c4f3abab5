#include "ui/shell/mainwindow.h"

#include "core/messages/errorwords.h"
#include "core/services/store.h"
#include "ui/background.h"
#include "ui/backup/backupcontroller.h"
#include "ui/backup/opening.h"
#include "ui/conflicts/conflictcontroller.h"
#include "ui/cvs/cvcontroller.h"
#include "ui/find/findpanel.h"
#include "ui/forms/editorpanel.h"
#include "ui/history/historycontroller.h"
#include "ui/people/peoplepanel.h"
#include "ui/people/tagcontroller.h"
#include "ui/preview/previewpanel.h"
#include "ui/problems/problemspanel.h"
#include "ui/settings.h"
#include "ui/shell/messagebar.h"
#include "ui/shell/storeundo.h"
#include "ui/shell/windowactions.h"
#include "ui/terms/termsource.h"

#include <QMenuBar>
#include <QStackedWidget>
#include <QTimer>
#include <QToolBar>

namespace duovita {

void MainWindow::showRecord(const StoredPerson& stored)
{
    const bool isNew = m_storeUndo->noteOpened(stored.person);
    PersonDocument& document = m_current.document();
    connect(&document, &PersonDocument::undoStateChanged, this, [this] {
        m_storeUndo->noteEdit();
        updateUndo();
    });
    connect(&document, &PersonDocument::changed, m_messages, &MessageBar::pass);
    connect(&document, &PersonDocument::changed, this, &MainWindow::showDocuments);
    connect(&document, &PersonDocument::changed, this, &MainWindow::showTitle);
    connect(&m_current.autosave(), &Autosave::stateChanged, this, [this] {
        showSaveState();
        if (m_current && m_current.autosave().state() == Autosave::State::Saved) // not while it is being closed
            m_people->refresh(m_current.person().id);
    });
    m_terms->setRecord(&document);
    m_cvs->setDocument(&document);
    showDocuments();
    m_problems->setDocument(&document);
    m_history->setDocument(&document);
    m_conflicts->setRecord(m_current.get());
    m_find->setDocument(&document);
    m_tags->setDocument(&document);
    m_editor->setDocument(&document);
    m_terms->refresh();
    goToRememberedPlace();
    if (isNew) {
        m_actions->design.setChecked(false);
        m_editor->editName();
    }
    updateUndo();
    showTitle();
    showSaveState();
    showParts();
    Q_EMIT recordOpened();
}

void MainWindow::letGoOfRecord()
{
    m_cvs->setDocument(nullptr);
    m_editor->setDocument(nullptr);
    m_problems->setDocument(nullptr);
    m_history->setDocument(nullptr);
    m_conflicts->setRecord(nullptr);
    m_find->setDocument(nullptr);
    m_tags->setDocument(nullptr);
    m_terms->setRecord(nullptr);
}

/// Shows a record as the store has it now.
void MainWindow::reopen(const PersonId& id)
{
    if (m_current.isOf(id))
        m_current.close();
    m_people->select(id);
    m_people->reload();
    m_current.open(id);
}

void MainWindow::addAndOpen(const QList<Person>& people, const QString& message)
{
    if (people.isEmpty())
        return;
    runInBackground(
        this, [path = m_services.databasePath, people] { return addPeople(path, people); },
        [this, message, first = people.front().id](const Result<void>& added) {
            m_messages->show(added ? message : describe(added.error()));
            if (message.isEmpty() && added)
                m_messages->hide();
            if (!added)
                return;
            m_people->select(first);
            m_people->reload();
            m_current.open(first);
        });
}

/// The store's contents are being replaced: nothing is open meanwhile. Who was is opened again afterwards, if there.
void MainWindow::releaseStore()
{
    const auto id = m_current ? m_current.id() : m_current.coming();
    m_current.stopComing();
    // What was done last belongs to the contents that go.
    m_storeUndo->forget();
    showNobody();
    m_current.forgetUndo();
    const QList<QWidget*> parts{m_stack, menuBar(), findChild<QToolBar*>()};
    for (QWidget* part : parts)
        part->setEnabled(false);
    connect(
        m_backups, &BackupController::restored, this,
        [this, id, parts] {
            for (QWidget* part : parts)
                part->setEnabled(true);
            m_people->reload();
            if (id)
                m_current.openIfThere(*id);
        },
        Qt::SingleShotConnection);
}

/// The record stays as it is on the screen until its reader wants it otherwise.
void MainWindow::sayChangedElsewhere(const PersonId& id)
{
    m_people->refresh(id);
    if (!m_current.isOf(id))
        return;
    m_messages->show(tr("Somebody else has changed this record."), tr("Show it"), [this, id] {
        if (m_current.isOf(id))
            m_current.followOthers();
    });
}

void MainWindow::changeDatabase(const QString& path)
{
    if (path.isEmpty() || isSameStore(path, m_services.databasePath))
        return;
    if (const Result<void> saved = flush(); !saved)
        return m_messages->show(describe(saved.error()));
    Q_EMIT databaseWanted(path);
}

void MainWindow::rememberPlace()
{
    QSettings& settings = m_services.settings;
    const ContentSource place = m_editor->currentSource();
    remembered::person.set(settings, m_current ? m_current.person().id.toString() : QString());
    remembered::section.set(settings, place.section ? place.section->toString() : QString());
    remembered::entry.set(settings, place.entry ? place.entry->toString() : QString());
    remembered::field.set(settings, m_editor->focusedField());
}

/// Once: who comes back to a person later begins at the top.
void MainWindow::goToRememberedPlace()
{
    QSettings& settings = m_services.settings;
    if (remembered::person.get(settings) != m_current.person().id.toString())
        return;
    ContentSource place;
    if (const auto entry = EntryId::parse(remembered::entry.get(settings)))
        place.entry = *entry;
    else if (const auto section = SectionId::parse(remembered::section.get(settings)))
        place.section = *section;
    remembered::person.forget(settings);
    const bool there = (place.entry && m_current.document().findEntry(*place.entry)) ||
                       (place.section && m_current.document().findSection(*place.section));
    if (there) {
        m_editor->goTo(place, firstLanguage);
        m_editor->focusField(remembered::field.get(settings));
    }
}

} // namespace duovita
