#include "ui/mainwindow.h"

#include "ui/background.h"
#include "ui/cvs/cvdesk.h"
#include "ui/export/exportdesk.h"
#include "ui/forms/editorpanel.h"
#include "ui/history/historydesk.h"
#include "ui/manual/manualpages.h"
#include "ui/manual/manualwindow.h"
#include "ui/messagebar.h"
#include "ui/people/peoplepanel.h"
#include "ui/presentation/errorwords.h"
#include "ui/preview/previewpanel.h"
#include "ui/review/importdesk.h"
#include "ui/review/reviewpage.h"
#include "ui/services/filechooser.h"
#include "ui/store.h"

#include <QApplication>

namespace duovita {

void MainWindow::newPerson()
{
    Person person;
    for (SectionKind kind : {SectionKind::Education, SectionKind::Work, SectionKind::Project, SectionKind::Skill})
        person.sections += Section(kind);
    const auto before = m_record ? std::optional(m_record->document.person().id) : std::nullopt;
    addAndOpen({person}, {});
    const auto opened = [this, id = person.id, before] {
        if (m_record->document.person().id != id)
            return;
        m_made.insert(id, {m_record->document.person(), before});
        m_editor->editName();
        updateUndo();
    };
    connect(this, &MainWindow::recordOpened, this, opened, Qt::SingleShotConnection);
}

/// Whether the open record is of somebody made here, with nothing in it: then it is their making that undo takes back.
bool MainWindow::isAsMade() const
{
    if (!m_record || m_review->isReviewing() || m_record->document.canUndo())
        return false;
    const auto made = m_made.constFind(m_record->document.person().id);
    return made != m_made.constEnd() && made->made == m_record->document.person();
}

/// As if never made: who was open before is open again.
void MainWindow::unmakePerson()
{
    if (const Result<void> saved = flush(); !saved)
        return m_messages->show(describe(saved.error()));
    const PersonId id = m_record->document.person().id;
    const std::optional<PersonId> before = m_made.take(id).before;
    closeRecord();
    m_preview->clear();
    updateUndo();
    showTitle();
    runInBackground(
        this, [path = m_services.databasePath, id] { return trashPeople(path, {id}); },
        [this, before](const Result<void>& done) {
            m_messages->show(done ? tr("Undone: %1").arg(tr("new person")) : describe(done.error()));
            m_people->reload();
            if (!before || m_record)
                return;
            m_people->select(*before);
            openPerson(*before);
        });
}

void MainWindow::openSample()
{
    QList<Person> people = samplePeople();
    addAndOpen(people, tr("These two people are made up. Change anything; delete them when you are done."));
}

void MainWindow::chooseFilesToImport()
{
    importFiles(m_services.files.filesToOpen(this));
}

void MainWindow::importFiles(const QStringList& files)
{
    if (const Result<void> saved = flush(); !saved)
        return m_messages->show(describe(saved.error()));
    m_beforeImport = m_record ? std::optional(m_record->document.person().id) : std::nullopt;
    m_imports->start(files, m_beforeImport);
}

/// What an import did; one step takes the whole of it back.
void MainWindow::showImported(const ImportOutcome& outcome)
{
    constexpr qsizetype mostLines = 4;
    const QString text = outcome.said.mid(0, mostLines).join(u'\n') +
                         (outcome.said.size() > mostLines ? QStringLiteral("\n…") : QString());
    QList<StoredDraft> changed;
    for (const StoredDraft& draft : outcome.stored) {
        if (draft.added || draft.before)
            changed += draft;
    }
    m_lastImport.reset();
    if (!changed.isEmpty())
        m_lastImport = {changed, m_beforeImport};
    if (!outcome.stored.isEmpty())
        reopen(outcome.stored.front().person);
    if (!changed.isEmpty()) {
        m_messages->show(text, tr("Undo"), [this] { takeImportBack(); });
        connect(
            this, &MainWindow::recordOpened, this, [this, text] { hideWithNextEdit(text); }, Qt::SingleShotConnection);
    }
    if (changed.isEmpty() && !text.isEmpty())
        m_messages->show(text);
}

bool MainWindow::LastImport::has(const PersonId& person) const
{
    return std::any_of(changed.begin(), changed.end(),
                       [&](const StoredDraft& draft) { return draft.person == person; });
}

/// When all that was done since has been taken back: what somebody typed into its records would go with it.
bool MainWindow::canTakeImportBack() const
{
    return m_lastImport && !m_review->isReviewing() && m_lastImport->edited.isEmpty();
}

/// Whether it is the open record's next step of undo.
bool MainWindow::isImportNext() const
{
    return canTakeImportBack() && m_record && m_lastImport->has(m_record->document.person().id);
}

void MainWindow::noteEditsSinceImport()
{
    if (!m_lastImport || !m_record)
        return;
    const PersonDocument& document = m_record->document;
    if (!document.canUndo())
        m_lastImport->edited.remove(document.person().id);
    else if (m_lastImport->has(document.person().id))
        m_lastImport->edited.insert(document.person().id);
}

/// The people are as they were, and so is who is shown.
void MainWindow::takeImportBack()
{
    if (!canTakeImportBack())
        return;
    if (const Result<void> saved = flush(); !saved)
        return m_messages->show(describe(saved.error()));
    const LastImport import = *std::exchange(m_lastImport, std::nullopt);
    const Result<void> back = takeBack(m_services.databasePath, import.changed);
    m_messages->show(back ? tr("The import was taken back. What it added is in the trash.") : describe(back.error()));
    if (!m_record || !import.has(m_record->document.person().id))
        return m_people->reload();
    const PersonId shown = m_record->document.person().id;
    const bool added = std::any_of(import.changed.begin(), import.changed.end(),
                                   [&](const StoredDraft& draft) { return draft.added && draft.person == shown; });
    if (!added)
        return reopen(shown);
    closeRecord();
    m_preview->clear();
    updateUndo();
    if (import.before && import.before != shown)
        return reopen(*import.before);
    m_people->reload();
}

/// After a further change the message's Undo would take that back too.
void MainWindow::hideWithNextEdit(const QString& text)
{
    connect(
        &m_record->document, &PersonDocument::changed, m_messages,
        [this, text] {
            if (m_messages->text() == text)
                m_messages->hide();
        },
        Qt::SingleShotConnection);
}

void MainWindow::deletePeople(const QList<PersonId>& people)
{
    const auto isImported = [this](const PersonId& id) { return m_lastImport->has(id); };
    if (m_lastImport && std::any_of(people.begin(), people.end(), isImported))
        m_lastImport.reset();
    if (m_record && people.contains(m_record->document.person().id)) {
        if (const Result<void> saved = flush(); !saved)
            return m_messages->show(describe(saved.error()));
        closeRecord();
        m_preview->clear();
        updateUndo();
    }
    runInBackground(
        this, [path = m_services.databasePath, people] { return trashPeople(path, people); },
        [this, people](const Result<void>& done) {
            m_people->reload();
            if (!done)
                return m_messages->show(describe(done.error()));
            const auto count = static_cast<int>(people.size());
            m_messages->show(tr("%n person(s) went to the trash.", nullptr, count), tr("Undo"), [this, people] {
                if (const Result<void> back = restorePeople(m_services.databasePath, people); !back)
                    m_messages->show(describe(back.error()));
                m_people->select(people.front());
                m_people->reload();
            });
        });
}

/// Of what is saved.
void MainWindow::exportPeople(const QList<PersonId>& people)
{
    if (const Result<void> saved = flush(); !saved)
        return m_messages->show(describe(saved.error()));
    m_exports->exportPeople(people);
}

void MainWindow::exportPdf(const QList<Language>& languages, bool withData)
{
    if (m_record)
        m_exports->exportPdf(m_record->document.person(), m_cvs->current(), languages,
                             withData ? ExportDesk::Record::Attached : ExportDesk::Record::LeftOut);
}

/// Those of the CV that is shown.
QList<Language> MainWindow::chosenLanguages() const
{
    return m_record ? m_cvs->current().languages : QList<Language>();
}

/// History is of what is saved.
void MainWindow::showHistory()
{
    const auto entry = m_editor->currentEntry();
    if (!entry)
        return m_messages->show(tr("Choose an entry first: earlier versions are kept of each."));
    if (const Result<void> saved = flush(); !saved)
        return m_messages->show(describe(saved.error()));
    m_history->showVersions(*entry);
}

void MainWindow::showRecordHistory()
{
    if (const Result<void> saved = flush(); !saved)
        return m_messages->show(describe(saved.error()));
    m_history->showRecord();
}

void MainWindow::showTrash()
{
    if (const Result<void> saved = flush(); !saved)
        return m_messages->show(describe(saved.error()));
    m_history->showTrash();
}

/// At the page about what one is doing.
void MainWindow::showManual()
{
    const QString page = manualPageFor(QApplication::focusWidget());
    if (!m_manual)
        m_manual = new ManualWindow(m_services.language, this);
    m_manual->showPage(page);
}

} // namespace duovita
