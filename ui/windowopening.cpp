#include "ui/mainwindow.h"

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
#include "ui/messagebar.h"
#include "ui/people/peoplepanel.h"
#include "ui/people/tagcontroller.h"
#include "ui/preview/previewpanel.h"
#include "ui/problems/problemspanel.h"
#include "ui/settings.h"
#include "ui/terms/termsource.h"
#include "ui/windowactions.h"

#include <QMenuBar>
#include <QStackedWidget>
#include <QTimer>
#include <QToolBar>

namespace duovita {

void MainWindow::openPerson(const PersonId& id)
{
    if ((m_record && m_record->document.person().id == id) || m_opening == id)
        return;
    if (const Result<void> saved = flush(); !saved && !isKept()) {
        m_messages->show(describe(saved.error()));
        return;
    }
    m_opening = id;
    runInBackground(
        this, [path = m_services.databasePath, id] { return loadPerson(path, id); },
        [this, id](const Result<StoredPerson>& stored) { showLoaded(id, stored); });
}

void MainWindow::showLoaded(const PersonId& id, const Result<StoredPerson>& stored)
{
    if (m_flushing) { // the record that is open is being written: not under its feet
        QTimer::singleShot(20, this, [this, id, stored] { showLoaded(id, stored); });
        return;
    }
    if (m_opening != id)
        return; // another person was chosen meanwhile
    m_opening.reset();
    if (stored)
        showRecord(*stored);
    else
        m_messages->show(describe(stored.error()));
}

void MainWindow::showRecord(const StoredPerson& stored)
{
    closeRecord();
    for (std::optional<StoreStep>* done : {&m_deleted, &m_redoable}) {
        if (*done && (*done)->shown != stored.person.id)
            done->reset();
    }
    m_record = std::make_unique<OpenRecord>(m_services.databasePath, stored);
    PersonDocument& document = m_record->document;
    m_undoMemory.giveBack(document);
    connect(&document, &PersonDocument::undoStateChanged, this, [this] {
        forgetStoreSteps();
        noteEditsSinceImport();
        updateUndo();
    });
    connect(&document, &PersonDocument::changed, m_messages, &MessageBar::pass);
    connect(&document, &PersonDocument::changed, this, &MainWindow::showDocuments);
    connect(&document, &PersonDocument::changed, this, &MainWindow::showTitle);
    connect(&m_record->autosave, &Autosave::stateChanged, this, [this] {
        showSaveState();
        if (m_record && m_record->autosave.state() == Autosave::State::Saved) // not while it is being closed
            m_people->refresh(m_record->document.person().id);
    });
    m_terms->setRecord(&document);
    m_cvs->setDocument(&document);
    showDocuments();
    m_problems->setDocument(&document);
    m_history->setDocument(&document);
    m_conflicts->setRecord(m_record.get());
    m_find->setDocument(&document);
    m_tags->setDocument(&document);
    m_editor->setDocument(&document);
    m_terms->refresh();
    goToRememberedPlace();
    if (m_making.remove(stored.person.id)) {
        m_made.insert(stored.person.id, stored.person);
        m_actions->design.setChecked(false);
        m_editor->editName();
    }
    updateUndo();
    showTitle();
    showSaveState();
    showParts();
    Q_EMIT recordOpened();
}

void MainWindow::closeRecord()
{
    if (!m_record)
        return;
    m_cvs->setDocument(nullptr);
    m_editor->setDocument(nullptr);
    m_problems->setDocument(nullptr);
    m_history->setDocument(nullptr);
    m_conflicts->setRecord(nullptr);
    m_find->setDocument(nullptr);
    m_tags->setDocument(nullptr);
    m_terms->setRecord(nullptr);
    m_undoMemory.keep(m_record->document);
    m_record.reset();
}

/// Shows a record as the store has it now.
void MainWindow::reopen(const PersonId& id)
{
    if (m_record && m_record->document.person().id == id)
        closeRecord();
    m_people->select(id);
    m_people->reload();
    openPerson(id);
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
            openPerson(first);
        });
}

/// The store's contents are being replaced: nothing is open meanwhile. Who was is opened again afterwards, if there.
void MainWindow::releaseStore()
{
    const auto id = m_record ? std::optional(m_record->document.person().id) : m_opening;
    m_opening.reset();
    // What was done last belongs to the contents that go.
    m_lastImport.reset();
    forgetStoreSteps();
    showNobody();
    m_undoMemory.forgetAll();
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
                openAgain(*id);
        },
        Qt::SingleShotConnection);
}

void MainWindow::openAgain(const PersonId& id)
{
    m_opening = id;
    runInBackground(
        this, [path = m_services.databasePath, id] { return loadPerson(path, id); },
        [this, id](const Result<StoredPerson>& stored) {
            if (stored)
                showLoaded(id, stored);
            else if (m_opening == id)
                m_opening.reset();
        });
}

/// In a file, where no server tells, or where one could not for a while: whether the store has something else than what
/// is shown, and was saved here.
void MainWindow::lookForOthersChanges()
{
    const auto shown = [this] { return m_record && m_record->autosave.state() == Autosave::State::Saved; };
    if (!shown())
        return;
    const PersonId id = m_record->document.person().id;
    runInBackground(
        this, [path = m_services.databasePath, id] { return loadPerson(path, id); },
        [this, id, shown](const Result<StoredPerson>& stored) {
            if (stored && shown() && m_record->document.person().id == id &&
                !(stored->person == m_record->document.person()))
                sayChangedElsewhere(id);
        });
}

/// The record stays as it is on the screen until its reader wants it otherwise.
void MainWindow::sayChangedElsewhere(const PersonId& id)
{
    m_people->refresh(id);
    if (!m_record || m_record->document.person().id != id)
        return;
    m_messages->show(tr("Somebody else has changed this record."), tr("Show it"), [this, id] {
        runInBackground(
            this, [path = m_services.databasePath, id] { return loadPerson(path, id); },
            [this, id](const Result<StoredPerson>& stored) {
                if (!stored)
                    return m_messages->show(describe(stored.error()));
                if (m_record && m_record->document.person().id == id)
                    m_record->autosave.follow(*stored);
            });
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
    remembered::person.set(settings, m_record ? m_record->document.person().id.toString() : QString());
    remembered::section.set(settings, place.section ? place.section->toString() : QString());
    remembered::entry.set(settings, place.entry ? place.entry->toString() : QString());
    remembered::field.set(settings, m_editor->focusedField());
}

/// Once: who comes back to a person later begins at the top.
void MainWindow::goToRememberedPlace()
{
    QSettings& settings = m_services.settings;
    if (remembered::person.get(settings) != m_record->document.person().id.toString())
        return;
    ContentSource place;
    if (const auto entry = EntryId::parse(remembered::entry.get(settings)))
        place.entry = *entry;
    else if (const auto section = SectionId::parse(remembered::section.get(settings)))
        place.section = *section;
    remembered::person.forget(settings);
    const bool there = (place.entry && m_record->document.findEntry(*place.entry)) ||
                       (place.section && m_record->document.findSection(*place.section));
    if (there) {
        m_editor->goTo(place, firstLanguage);
        m_editor->focusField(remembered::field.get(settings));
    }
}

} // namespace duovita
