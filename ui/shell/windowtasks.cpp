#include "ui/shell/mainwindow.h"

#include "core/messages/errorwords.h"
#include "core/services/store.h"
#include "ui/cvs/cvcontroller.h"
#include "ui/export/exportcontroller.h"
#include "ui/forms/editorpanel.h"
#include "ui/history/historycontroller.h"
#include "ui/manual/manualpages.h"
#include "ui/manual/manualwindow.h"
#include "ui/people/peoplepanel.h"
#include "ui/review/importcontroller.h"
#include "ui/services/filechooser.h"
#include "ui/shell/messagebar.h"
#include "ui/shell/storeundo.h"

#include <QApplication>

namespace duovita {

void MainWindow::newPerson()
{
    Person person;
    for (SectionKind kind : {SectionKind::Education, SectionKind::Work, SectionKind::Project, SectionKind::Skill})
        person.sections += Section(kind);
    m_storeUndo->willMake(person.id);
    addAndOpen({person}, {});
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
    m_imports->start(files);
}

/// The first of the two takes in the other, unless the review settles it the other way round.
void MainWindow::mergePeople(const QList<PersonId>& people)
{
    if (people.size() != 2)
        return m_messages->show(tr("Choose two people in the list: they become one."));
    if (const Result<void> saved = flush(); !saved)
        return m_messages->show(describe(saved.error()));
    m_imports->merge(people.front(), people.back());
}

/// What an import did; one step takes the whole of it back.
void MainWindow::showImported(const ImportOutcome& outcome)
{
    constexpr qsizetype mostLines = 4;
    const QString text = outcome.said.mid(0, mostLines).join(u'\n') +
                         (outcome.said.size() > mostLines ? QStringLiteral("\n…") : QString());
    const bool undoable = m_storeUndo->noteImport(outcome);
    if (!outcome.stored.isEmpty())
        reopen(outcome.stored.front().person);
    if (undoable) {
        m_messages->show(text, tr("Undo"), [this] { m_storeUndo->takeImportBack(); });
        connect(
            this, &MainWindow::recordOpened, this, [this, text] { hideWithNextEdit(text); }, Qt::SingleShotConnection);
    } else if (!text.isEmpty()) {
        m_messages->show(text);
    }
}

/// After a further change the message's Undo would take that back too.
void MainWindow::hideWithNextEdit(const QString& text)
{
    connect(
        &m_current.document(), &PersonDocument::changed, m_messages,
        [this, text] {
            if (m_messages->text() == text)
                m_messages->hide();
        },
        Qt::SingleShotConnection);
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
    if (m_current)
        m_exports->exportPdf(m_current.person(), m_cvs->current(), languages,
                             withData ? ExportController::Record::Attached : ExportController::Record::LeftOut);
}

/// Those of the CV that is shown.
QList<Language> MainWindow::chosenLanguages() const
{
    return m_current ? m_cvs->current().languages : QList<Language>();
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
