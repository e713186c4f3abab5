#include "ui/history/historycontroller.h"

#include "core/messages/errorwords.h"
#include "core/services/store.h"
#include "core/storage/historypruning.h"
#include "ui/background.h"
#include "ui/history/changesummary.h"
#include "ui/history/historydialog.h"
#include "ui/history/recordhistorydialog.h"
#include "ui/history/trashdialog.h"
#include "ui/shell/currentrecord.h"
#include "ui/shell/messagebar.h"
#include "ui/widgets/retranslation.h"

#include <QTimer>

namespace duovita {

HistoryController::HistoryController(QString databasePath, CurrentRecord& current, MessageBar& messages,
                                     QWidget* window)
    : QObject(window), m_database(std::move(databasePath)), m_current(current), m_messages(messages), m_window(window)
{
    new LanguageWatch(m_window, this, [this] { retranslate(); });
    auto* daily = new QTimer(this);
    connect(daily, &QTimer::timeout, this, &HistoryController::prune);
    daily->start(std::chrono::hours(24));
    // After the list of people has loaded and the daily backup is made.
    QTimer::singleShot(std::chrono::minutes(2), this, &HistoryController::prune);
}

void HistoryController::setDocument(PersonDocument* document)
{
    delete m_dialog;
    m_document = document;
}

void HistoryController::open(QDialog* dialog)
{
    if (m_dialog && m_dialog->metaObject() == dialog->metaObject())
        dialog->setGeometry(m_dialog->geometry());
    delete m_dialog;
    m_dialog = dialog;
    dialog->show();
}

void HistoryController::retranslate()
{
    if (m_dialog)
        m_again();
}

void HistoryController::showVersions(const std::optional<EntryId>& entry)
{
    if (!entry)
        m_messages.show(tr("Select an entry first; earlier versions are kept for each entry."));
    else if (m_current.saveFirst())
        loadVersions(*entry);
}

void HistoryController::showRecord()
{
    if (m_current.saveFirst())
        loadMoments();
}

void HistoryController::showTrash()
{
    if (m_current.saveFirst())
        loadTrash();
}

void HistoryController::loadVersions(const EntryId& entry)
{
    runInBackground(
        this, [database = m_database, entry] { return versionsOf(database, entry); },
        [this, entry](const Result<QList<EntryVersion>>& versions) {
            if (!versions)
                return m_messages.showFailure(describe(versions.error()));
            if (m_document && m_document->findEntry(entry))
                open(new HistoryDialog(*m_document, entry, *versions, m_window));
        });
    m_again = [this, entry] { loadVersions(entry); };
}

void HistoryController::loadMoments()
{
    if (!m_document)
        return;
    const PersonId person = m_document->person().id;
    runInBackground(
        this, [database = m_database, person] { return revisionsOf(database, person); },
        [this, person](const Result<QList<RevisionInfo>>& moments) {
            if (!moments)
                return m_messages.showFailure(describe(moments.error()));
            if (!m_document || m_document->person().id != person)
                return; // another record was opened meanwhile
            auto* dialog = new RecordHistoryDialog(*m_document, *moments, m_window);
            connect(dialog, &RecordHistoryDialog::stateWanted, this, &HistoryController::loadState);
            open(dialog);
            dialog->showFirst();
            describeMoments(dialog);
        });
    m_again = [this] { loadMoments(); };
}

/// Describes revisions in batches until all are done or the dialog is closed.
void HistoryController::describeMoments(RecordHistoryDialog* shown)
{
    const QList<Timestamp> times = shown->undescribed();
    if (times.isEmpty())
        return;
    runInBackground(
        this,
        [database = m_database, person = m_document->person().id, times]() -> Result<QStringList> {
            const auto states = recordsAsOf(database, person, times);
            if (!states)
                return states.error();
            QStringList changes;
            for (qsizetype i = 0; i + 1 < states->size(); ++i)
                changes += changeSummary(states->at(i + 1).person, states->at(i).person);
            return changes;
        },
        [this, dialog = QPointer(shown)](const Result<QStringList>& changes) {
            if (!dialog || !changes) // the times are shown without descriptions
                return;
            dialog->describe(*changes);
            describeMoments(dialog);
        });
}

void HistoryController::loadState(Timestamp when)
{
    const QPointer dialog(qobject_cast<RecordHistoryDialog*>(m_dialog.data()));
    const PersonId person = m_document->person().id;
    runInBackground(
        this, [database = m_database, person, when] { return recordAsOf(database, person, when); },
        [this, dialog, when](const Result<PastRecord>& past) {
            if (!past)
                return m_messages.showFailure(describe(past.error()));
            if (dialog)
                dialog->showState(when, *past);
        });
}

/// Repeats daily, because a window may stay open for days.
void HistoryController::prune()
{
    runInBackground(
        this, [database = m_database] { return pruneHistory(database); },
        [this](const Result<PrunedHistory>& gone) {
            // An unreachable server is reported elsewhere; the next day is early enough to try again.
            if (!gone && gone.error().code != ErrorCode::DatabaseUnreachable &&
                gone.error().code != ErrorCode::DatabaseLocked && gone.error().code != ErrorCode::DatabaseDenied)
                m_messages.showFailure(describe(gone.error()));
        });
}

void HistoryController::loadTrash()
{
    const auto person = m_document ? std::optional(m_document->person().id) : std::nullopt;
    runInBackground(
        this, [database = m_database, person] { return trashContents(database, person); },
        [this, person](const Result<TrashContents>& contents) {
            if (!contents)
                return m_messages.showFailure(describe(contents.error()));
            const auto now = m_document ? std::optional(m_document->person().id) : std::nullopt;
            if (now != person)
                return; // another record was opened meanwhile
            auto* dialog = new TrashDialog(*contents, m_window);
            connect(dialog, &TrashDialog::entryWanted, this,
                    qOverload<const TrashedEntry&>(&HistoryController::putBack));
            connect(dialog, &TrashDialog::personWanted, this, qOverload<const PersonId&>(&HistoryController::putBack));
            connect(dialog, &TrashDialog::emptyingWanted, this, &HistoryController::emptyTrash);
            open(dialog);
        });
    m_again = [this] { loadTrash(); };
}

/// Restores the entry into its section, else one of the same kind, else a new one with the same title.
void HistoryController::putBack(const TrashedEntry& gone)
{
    if (!m_document || m_document->findEntry(gone.entry.id)) // undone meanwhile: do not add a section either
        return;
    const QList<Section>& sections = m_document->person().sections;
    auto home = std::find_if(sections.begin(), sections.end(),
                             [&](const Section& section) { return section.id() == gone.section; });
    if (home == sections.end()) {
        home = std::find_if(sections.begin(), sections.end(),
                            [&](const Section& section) { return section.kind() == gone.kind; });
    }
    if (home != sections.end()) {
        m_document->insertEntry(home->id(), home->entries().size(), gone.entry);
        return;
    }
    Section section(gone.kind);
    section.title = gone.sectionTitle;
    static_cast<void>(section.append(gone.entry)); // cannot fail: the section has the entry's kind
    m_document->insertSection(sections.size(), section);
}

void HistoryController::putBack(const PersonId& id)
{
    runInBackground(
        this, [database = m_database, id] { return restorePeople(database, {id}); },
        [this, id](const Result<void>& restored) {
            if (!restored)
                return m_messages.showFailure(describe(restored.error()));
            Q_EMIT personRestored(id);
        });
}

void HistoryController::emptyTrash()
{
    runInBackground(
        this, [database = m_database] { return duovita::emptyTrash(database); },
        [this](const Result<int>& gone) {
            if (!gone)
                return m_messages.showFailure(describe(gone.error()));
            m_messages.show(tr("%n item(s) permanently deleted.", nullptr, *gone));
        });
}

} // namespace duovita
