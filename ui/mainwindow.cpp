#include "ui/mainwindow.h"

#include "core/content/cvediting.h"
#include "ui/background.h"
#include "ui/backup/backupdesk.h"
#include "ui/backup/opening.h"
#include "ui/conflicts/conflictdesk.h"
#include "ui/cvs/cvdesk.h"
#include "ui/export/exportdesk.h"
#include "ui/find/findpanel.h"
#include "ui/forms/editorpanel.h"
#include "ui/history/historydesk.h"
#include "ui/interfacelanguage.h"
#include "ui/manual/manualpages.h"
#include "ui/manual/manualwindow.h"
#include "ui/messagebar.h"
#include "ui/people/peoplepanel.h"
#include "ui/presentation/errorwords.h"
#include "ui/preview/previewpanel.h"
#include "ui/preview/previewwindow.h"
#include "ui/problems/problemspanel.h"
#include "ui/review/importdesk.h"
#include "ui/review/reviewpage.h"
#include "ui/server/filewatch.h"
#include "ui/server/serverdesk.h"
#include "ui/services/filechooser.h"
#include "ui/settings.h"
#include "ui/sheets/sheetdesk.h"
#include "ui/store.h"
#include "ui/terms/termsource.h"
#include "ui/welcomepage.h"
#include "ui/windowactions.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QPointer>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>
#include <QToolBar>
#include <QUrl>
#include <QVBoxLayout>

namespace duovita {

namespace {

QString nameOfPerson(const Person& person)
{
    const QString name = person.name.textOrFallback(Language::English);
    return name.isEmpty() ? MainWindow::tr("(no name yet)") : name;
}

} // namespace

MainWindow::MainWindow(const WindowServices& services)
    : m_services(services), m_actions(std::make_unique<Actions>(this)),
      m_people(new PeoplePanel(services.databasePath, this)), m_editor(new EditorPanel(this)),
      m_preview(new PreviewPanel(services.fonts, this)), m_welcome(new WelcomePage(this)),
      m_review(new ReviewPage(this)), m_problems(new ProblemsPanel(this)), m_find(new FindPanel(this)),
      m_messages(new MessageBar(this)), m_splitter(new QSplitter(Qt::Horizontal, this)),
      m_stack(new QStackedWidget(this)), m_saved(new QLabel(this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    m_saved->setObjectName(QStringLiteral("saveState"));
    m_saved->setContentsMargins(8, 0, 8, 0);
    m_splitter->setObjectName(QStringLiteral("mainSplitter"));
    m_splitter->setChildrenCollapsible(false);
    auto* right = new QSplitter(Qt::Vertical, m_splitter);
    right->setObjectName(QStringLiteral("rightSplitter"));
    right->setChildrenCollapsible(false);
    right->addWidget(m_preview);
    right->addWidget(m_problems);
    right->setStretchFactor(0, 1);
    for (QWidget* part : std::initializer_list<QWidget*>{m_people, m_editor, right})
        m_splitter->addWidget(part);
    m_splitter->setSizes({210, 560, 730});
    m_splitter->setStretchFactor(2, 1);
    m_stack->addWidget(m_splitter);
    m_stack->addWidget(m_welcome);
    m_stack->addWidget(m_review);
    auto* central = new QWidget(this);
    auto* layout = new QVBoxLayout(central);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_messages);
    layout->addWidget(m_find);
    layout->addWidget(m_stack, 1);
    setCentralWidget(central);
    resize(1500, 900);
    m_imports = new ImportDesk(services.databasePath, services.files, *m_review, *m_messages, this);
    m_previewWindow = new PreviewWindow(*m_preview, *right, *m_splitter, services.settings);
    m_terms = new TermSource(services.databasePath, this);
    m_editor->setTerms(m_terms);
    m_cvs = new CvDesk(m_preview->cvChoice(), *m_messages, this);
    m_exports = new ExportDesk(services.databasePath, services.fonts, services.files, *m_messages, this);
    m_sheets = new SheetDesk(services.databasePath, services.files, *m_messages, this);
    m_conflicts = new ConflictDesk(*m_messages, this);
    m_history = new HistoryDesk(services.databasePath, *m_messages, this);
    m_backups = new BackupDesk(services.databasePath, services.files, *m_messages, this);
    m_server = new ServerDesk(services.databasePath, *m_messages, this);
    m_backups->flush = [this]() -> Result<void> {
        return m_review->isReviewing() ? Error{ErrorCode::Cancelled} : flush();
    };
    makeActions();
    makeMenus();
    retranslate();
    restoreGeometry(remembered::windowGeometry.get(services.settings));
    m_splitter->restoreState(remembered::windowParts.get(services.settings));
    m_editor->setDocument(nullptr);
    updateUndo();
    if (const auto last = PersonId::parse(remembered::person.get(services.settings)))
        m_people->select(*last);

    connect(m_people, &PeoplePanel::chosen, this, &MainWindow::openPerson);
    connect(m_people, &PeoplePanel::deleteRequested, this, &MainWindow::deletePeople);
    connect(m_people, &PeoplePanel::exportRequested, this, &MainWindow::exportPeople);
    connect(m_people, &PeoplePanel::loaded, this, &MainWindow::showParts);
    connect(m_people, &PeoplePanel::failed, this, [this](const Error& error) { m_messages->show(describe(error)); });
    connect(m_editor, &EditorPanel::removed, this, [this](int count) {
        const QString text = tr("%n part(s) went to the trash.", nullptr, count);
        m_messages->show(text, tr("Undo"), [document = QPointer(&m_record->document)] {
            if (document)
                document->undo();
        });
        hideWithNextEdit(text);
    });
    connect(m_editor, &EditorPanel::currentSourceChanged, m_preview, &PreviewPanel::mark);
    connect(m_preview, &PreviewPanel::cvEdited, this, [this](const Cv& cv) {
        if (!m_record)
            return;
        Person person = m_record->document.person();
        Cv& edited = cvOf(person, cv.id);
        if (edited.id != cv.id)
            return; // it has been deleted
        edited = cv;
        m_record->document.replaceFacts(person);
    });
    connect(m_terms, &TermSource::venuesRefused, m_messages, [this](const QString& words) { m_messages->show(words); });
    connect(m_cvs, &CvDesk::currentChanged, this, &MainWindow::showDocuments);
    connect(m_preview, &PreviewPanel::sourceClicked, this, &MainWindow::goTo);
    connect(m_preview, &PreviewPanel::updated, this,
            [this](Language language) { m_problems->setFindings(language, m_preview->findings(language)); });
    connect(m_find, &FindPanel::matchChosen, this,
            [this](const ContentSource& source, Language language, const QString& text) {
                if (source.cv)
                    m_cvs->goTo(source, language, CvDesk::Focus::Leave);
                else
                    m_editor->showText(source, language, text);
            });
    connect(m_find, &FindPanel::closed, m_editor, &EditorPanel::focusOutline);
    connect(m_problems, &ProblemsPanel::problemChosen, this, &MainWindow::goTo);
    connect(m_exports, &ExportDesk::exported, this, &MainWindow::exported);
    connect(m_history, &HistoryDesk::personRestored, this, &MainWindow::reopen);
    connect(m_backups, &BackupDesk::restoring, this, &MainWindow::letGo);
    connect(m_server, &ServerDesk::personChanged, this, &MainWindow::sayChangedElsewhere);
    connect(m_server, &ServerDesk::anythingMayHaveChanged, m_people, &PeoplePanel::reload);
    const auto* watch = new FileWatch(services.databasePath, this);
    connect(watch, &FileWatch::written, this, &MainWindow::lookForOthersChanges);
    connect(watch, &FileWatch::written, m_people, &PeoplePanel::follow);
    connect(m_server, &ServerDesk::restored, this, [this] {
        if (m_record)
            m_record->autosave.saveNow();
    });
    connect(m_imports, &ImportDesk::finished, this, &MainWindow::showImported);
    connect(m_imports, &ImportDesk::reviewChanged, this, [this] {
        // Nothing else changes the open record meanwhile: the document may go into it.
        m_find->hide();
        m_history->setDocument(m_record ? &m_record->document : nullptr);
        if (m_review->isReviewing())
            connect(m_review->document(), &PersonDocument::undoStateChanged, this, &MainWindow::updateUndo);
        updateUndo();
        showParts();
    });
    connect(m_welcome, &WelcomePage::newPersonRequested, this, &MainWindow::newPerson);
    connect(m_welcome, &WelcomePage::importRequested, this, &MainWindow::chooseFilesToImport);
    connect(m_welcome, &WelcomePage::sampleRequested, this, &MainWindow::openSample);
    m_people->reload();
}

MainWindow::~MainWindow()
{
    closeRecord();
}

void MainWindow::retranslate()
{
    m_actions->retranslate();
    makeMenus();
    m_people->retranslate();
    m_people->setOrder(m_services.language.locale() == QStringLiteral("en") ? Language::English : Language::Chinese);
    m_editor->retranslate();
    m_preview->retranslate();
    m_previewWindow->retranslate();
    m_cvs->retranslate();
    m_welcome->retranslate();
    m_review->retranslate();
    m_problems->retranslate();
    m_find->retranslate();
    m_actions->english.setChecked(m_services.language.locale() == QStringLiteral("en"));
    m_actions->chinese.setChecked(m_services.language.locale() != QStringLiteral("en"));
    showTitle();
    showSaveState();
}

void MainWindow::showTitle()
{
    setWindowTitle(m_record ? nameOfPerson(m_record->document.person()) + QStringLiteral(" – Duovita")
                            : QStringLiteral("Duovita"));
    m_previewWindow->setWindowTitle(windowTitle());
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
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
    m_record.reset();
}

Result<void> MainWindow::flush()
{
    if (!m_record)
        return {};
    const QScopedValueRollback guard(m_flushing, true);
    Result<void> saved = m_record->autosave.flush();
    m_conflicts->show(); // if they are what stands in its way
    return saved;
}

void MainWindow::openPerson(const PersonId& id)
{
    if ((m_record && m_record->document.person().id == id) || m_opening == id)
        return;
    if (const Result<void> saved = flush(); !saved) {
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
    m_record = std::make_unique<OpenRecord>(m_services.databasePath, stored);
    PersonDocument& document = m_record->document;
    connect(&document, &PersonDocument::undoStateChanged, this, &MainWindow::updateUndo);
    connect(&document, &PersonDocument::changed, this, &MainWindow::showDocuments);
    connect(&m_record->autosave, &Autosave::stateChanged, this, [this] {
        showSaveState();
        if (m_record && m_record->autosave.state() == Autosave::State::Saved) // not while it is being closed
            m_people->refresh(m_record->document.person().id);
    });
    m_cvs->setDocument(&document);
    showDocuments();
    m_problems->setDocument(&document);
    m_history->setDocument(&document);
    m_conflicts->setRecord(m_record.get());
    m_find->setDocument(&document);
    m_editor->setDocument(&document);
    m_terms->refresh();
    goToRememberedPlace();
    updateUndo();
    showTitle();
    showSaveState();
    showParts();
    Q_EMIT recordOpened();
}

/// To the field that a text comes from: of the record, or of one of its CVs.
void MainWindow::goTo(const ContentSource& source, Language language)
{
    if (source.cv)
        m_cvs->goTo(source, language, CvDesk::Focus::Take);
    else
        m_editor->goTo(source, language);
}

/// The pages of the chosen CV.
void MainWindow::showDocuments()
{
    m_editor->setCv(m_cvs->current().id);
    m_preview->setPerson(m_record->document.person(), m_cvs->current().id);
}

void MainWindow::rememberPlace()
{
    QSettings& settings = m_services.settings;
    const ContentSource place = m_editor->currentSource();
    remembered::person.set(settings, m_record ? m_record->document.person().id.toString() : QString());
    remembered::section.set(settings, place.section ? place.section->toString() : QString());
    remembered::entry.set(settings, place.entry ? place.entry->toString() : QString());
    remembered::cv.set(settings, m_record ? m_cvs->current().id.toString() : QString());
}

/// Once: who comes back to a person later begins at the top.
void MainWindow::goToRememberedPlace()
{
    QSettings& settings = m_services.settings;
    if (remembered::person.get(settings) != m_record->document.person().id.toString())
        return;
    if (const auto cv = CvId::parse(remembered::cv.get(settings)))
        m_cvs->choose(*cv);
    ContentSource place;
    if (const auto entry = EntryId::parse(remembered::entry.get(settings)))
        place.entry = *entry;
    else if (const auto section = SectionId::parse(remembered::section.get(settings)))
        place.section = *section;
    remembered::person.forget(settings);
    const bool there = (place.entry && m_record->document.findEntry(*place.entry)) ||
                       (place.section && m_record->document.findSection(*place.section));
    if (there)
        m_editor->goTo(place, Language::English);
}

/// What undo and redo work on: the document under review, or the open record.
PersonDocument* MainWindow::edited() const
{
    if (m_review->isReviewing())
        return m_review->document();
    return m_record ? &m_record->document : nullptr;
}

void MainWindow::updateUndo()
{
    const PersonDocument* document = edited();
    m_actions->undo.setEnabled(document && document->canUndo());
    m_actions->redo.setEnabled(document && document->canRedo());
    const bool reviewing = m_review->isReviewing();
    for (QAction* action :
         {&m_actions->exportBoth, &m_actions->exportEnglish, &m_actions->exportChinese, &m_actions->exportWithData,
          &m_actions->exportDocx, &m_actions->exportHtml, &m_actions->exportMarkdown, &m_actions->exportSitePage,
          &m_actions->exportText, &m_actions->exportTexts, &m_actions->bringTranslations, &m_actions->printEnglish,
          &m_actions->printChinese})
        action->setEnabled(m_record && !reviewing);
    for (QAction* action : {&m_actions->newPerson, &m_actions->import, &m_actions->sample, &m_actions->openDatabase,
                            &m_actions->openServer, &m_actions->newDatabase, &m_actions->restoreBackup})
        action->setEnabled(!reviewing);
    m_editor->setActionsEnabled(m_record && !reviewing);
    m_cvs->setEnabled(!reviewing);
    m_actions->history.setEnabled(m_record && !reviewing);
    m_actions->recordHistory.setEnabled(m_record && !reviewing);
    m_actions->find.setEnabled(m_record && !reviewing);
    m_actions->trash.setEnabled(!reviewing);
}

void MainWindow::showSaveState()
{
    m_actions->conflicts.setEnabled(m_conflicts && m_conflicts->isConflicted());
    if (!m_record) {
        m_saved->clear();
        return;
    }
    switch (m_record->autosave.state()) {
    case Autosave::State::Saved:
        m_saved->setText(tr("Saved ✓"));
        if (!m_notSaved.isEmpty() && m_messages->text() == m_notSaved)
            m_messages->hide();
        m_notSaved.clear();
        break;
    case Autosave::State::Unsaved:
    case Autosave::State::Saving:
        m_saved->setText(tr("Saving…"));
        break;
    case Autosave::State::Conflicted: // the desk says it
        m_saved->setText(tr("Not saved: conflicts"));
        break;
    case Autosave::State::Failed:
        m_saved->setText(tr("Not saved"));
        if (m_server->isAway())
            break;
        sayNotSaved();
        break;
    }
}

/// It goes on being tried: said once, so that who closes the message is left in peace.
void MainWindow::sayNotSaved()
{
    QString text = describe(*m_record->autosave.error());
    if (m_record->autosave.isTryingAgain())
        text += u' ' + tr("What you type is kept here, and saved as soon as that is over.");
    if (text == m_notSaved)
        return;
    m_notSaved = text;
    m_messages->show(text, tr("Try again"), [this] {
        m_notSaved.clear();
        m_record->autosave.saveNow();
    });
}

void MainWindow::showParts()
{
    const bool empty = m_people->isStoreEmpty() && !m_record;
    QWidget* parts = empty ? static_cast<QWidget*>(m_welcome) : m_splitter;
    m_stack->setCurrentWidget(m_review->isReviewing() ? m_review : parts);
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
    if (!outcome.stored.isEmpty())
        reopen(outcome.stored.front().person);
    if (!changed.isEmpty()) {
        m_messages->show(text, tr("Undo"), [this, changed] { takeImportBack(changed); });
        connect(
            this, &MainWindow::recordOpened, this, [this, text] { hideWithNextEdit(text); }, Qt::SingleShotConnection);
    }
    if (changed.isEmpty() && !text.isEmpty())
        m_messages->show(text);
}

void MainWindow::takeImportBack(const QList<StoredDraft>& stored)
{
    if (const Result<void> saved = flush(); !saved)
        return m_messages->show(describe(saved.error()));
    if (const Result<void> back = takeBack(m_services.databasePath, stored); !back)
        m_messages->show(describe(back.error()));
    if (!stored.front().added)
        return reopen(stored.front().person);
    closeRecord();
    m_preview->clear();
    updateUndo();
    m_people->reload();
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

void MainWindow::newPerson()
{
    Person person;
    for (SectionKind kind : {SectionKind::Education, SectionKind::Work, SectionKind::Project, SectionKind::Skill})
        person.sections += Section(kind);
    addAndOpen({person}, {});
    connect(this, &MainWindow::recordOpened, m_editor, &EditorPanel::editName, Qt::SingleShotConnection);
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
    m_imports->start(files, m_record ? std::optional(m_record->document.person().id) : std::nullopt);
}

void MainWindow::deletePeople(const QList<PersonId>& people)
{
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

/// The store's contents are being replaced: nothing is open meanwhile. Who was is opened again afterwards, if there.
void MainWindow::letGo()
{
    const auto id = m_record ? std::optional(m_record->document.person().id) : m_opening;
    m_opening.reset();
    closeRecord();
    m_preview->clear();
    updateUndo();
    const QList<QWidget*> parts{m_stack, menuBar(), findChild<QToolBar*>()};
    for (QWidget* part : parts)
        part->setEnabled(false);
    connect(
        m_backups, &BackupDesk::restored, this,
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

/// In a file, where no server tells: whether the store has something else than what is shown, and was saved here.
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

void MainWindow::nextPart()
{
    if (m_people->isAncestorOf(focusWidget()))
        m_editor->focusOutline();
    else if (m_editor->isAncestorOf(focusWidget()))
        m_actions->goToPreview.trigger();
    else
        m_people->focusList();
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
    if (const Result<void> saved = flush(); !saved) {
        // Closing now would lose what is on the screen: say so and stay.
        if (!m_conflicts->isConflicted())
            m_messages->show(describe(saved.error()), tr("Try again"), [this] { close(); });
        event->ignore();
        return;
    }
    m_previewWindow->setOpen(false);
    if (m_manual)
        m_manual->close(); // it would keep the program running, without a window to come back to
    remembered::windowGeometry.set(m_services.settings, saveGeometry());
    remembered::windowParts.set(m_services.settings, m_splitter->saveState());
    rememberPlace();
    event->accept();
}

} // namespace duovita
