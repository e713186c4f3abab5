#include "ui/shell/mainwindow.h"

#include "core/content/cvediting.h"
#include "core/messages/errorwords.h"
#include "ui/backup/backupcontroller.h"
#include "ui/conflicts/conflictcontroller.h"
#include "ui/cvs/cvcontroller.h"
#include "ui/design/designpane.h"
#include "ui/export/exportcontroller.h"
#include "ui/find/findpanel.h"
#include "ui/forms/editorpanel.h"
#include "ui/history/historycontroller.h"
#include "ui/manual/manualwindow.h"
#include "ui/people/peoplepanel.h"
#include "ui/people/tagcontroller.h"
#include "ui/presentation/hintcolor.h"
#include "ui/preview/previewpanel.h"
#include "ui/preview/previewwindow.h"
#include "ui/problems/problemspanel.h"
#include "ui/review/importcontroller.h"
#include "ui/review/reviewpage.h"
#include "ui/server/filewatch.h"
#include "ui/server/servercontroller.h"
#include "ui/settings.h"
#include "ui/shell/gonepage.h"
#include "ui/shell/messagebar.h"
#include "ui/shell/storeundo.h"
#include "ui/shell/welcomepage.h"
#include "ui/shell/windowactions.h"
#include "ui/terms/termsource.h"
#include "ui/translation/translationcontroller.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QSplitter>
#include <QStackedWidget>
#include <QUrl>
#include <QVBoxLayout>

namespace duovita {

MainWindow::MainWindow(const WindowServices& services)
    : m_services(services), m_current(services.databasePath), m_actions(std::make_unique<Actions>(this)),
      m_people(new PeoplePanel(services.databasePath, this)), m_editor(new EditorPanel(this)),
      m_design(new DesignPane(services.fonts, this)), m_preview(new PreviewPanel(services.fonts, this)),
      m_welcome(new WelcomePage(this)), m_gone(new GonePage(this)), m_middle(new QStackedWidget(this)),
      m_review(new ReviewPage(this)), m_problems(new ProblemsPanel(this)), m_find(new FindPanel(this)),
      m_messages(new MessageBar(this)), m_splitter(new QSplitter(Qt::Horizontal, this)),
      m_right(new QSplitter(Qt::Vertical, m_splitter)), m_stack(new QStackedWidget(this)), m_strip(new QWidget(this)),
      m_saved(new QLabel(m_strip))
{
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    m_saved->setObjectName(QStringLiteral("saveState"));
    mendHints();
    placeParts();
    makeControllers();
    makeActions();
    makeMenus();
    retranslate();
    restoreParts();
    m_editor->setDocument(nullptr);
    updateUndo();
    if (const auto last = PersonId::parse(remembered::person.get(services.settings)))
        m_people->select(*last);
    connectParts();
    m_people->reload();
}

/// People, editor, and the pages above their problems; what is said of them below.
void MainWindow::placeParts()
{
    m_splitter->setObjectName(QStringLiteral("mainSplitter"));
    m_splitter->setChildrenCollapsible(false);
    m_right->setObjectName(QStringLiteral("rightSplitter"));
    m_right->setChildrenCollapsible(false);
    m_right->addWidget(m_preview);
    m_right->addWidget(m_problems);
    m_right->setStretchFactor(0, 1);
    m_middle->addWidget(m_editor);
    m_middle->addWidget(m_design);
    m_middle->addWidget(m_gone);
    for (QWidget* part : std::initializer_list<QWidget*>{m_people, m_middle, m_right})
        m_splitter->addWidget(part);
    m_splitter->setSizes({210, 560, 730});
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 2);
    m_splitter->setStretchFactor(2, 3);
    constexpr int narrowestForm = 390; // two texts beside each other, with their label
    constexpr int narrowestPages = 320;
    m_middle->setMinimumWidth(narrowestForm);
    m_right->setMinimumWidth(narrowestPages);
    m_stack->addWidget(m_splitter);
    m_stack->addWidget(m_welcome);
    m_stack->addWidget(m_review);
    auto* central = new QWidget(this);
    auto* layout = new QVBoxLayout(central);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_find);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_strip);
    m_messages->setParent(central);
    placeStrip();
    setCentralWidget(central);
    resize(1500, 900);
}

/// Always there, so that nothing moves when something short is said.
void MainWindow::placeStrip()
{
    m_strip->setObjectName(QStringLiteral("statusStrip"));
    m_strip->setFixedHeight(m_messages->lineHeight());
    auto* layout = new QHBoxLayout(m_strip);
    layout->setContentsMargins(0, 0, 10, 0);
    layout->addStretch();
    layout->addWidget(m_saved);
    m_saved->setContentsMargins(10, 0, 0, 0);
    m_messages->standIn(*m_strip, *m_saved);
}

void MainWindow::restoreParts()
{
    const QSettings& settings = m_services.settings;
    restoreGeometry(remembered::windowGeometry.get(settings));
    m_splitter->restoreState(remembered::windowParts.get(settings));
    m_problems->setShowsWholeRecord(remembered::allProblems.get(settings));
    m_problems->setOpen(remembered::problemsOpen.get(settings), remembered::problemsHeight.get(settings));
    m_right->restoreState(remembered::pagesAndProblems.get(settings));
    m_people->setFilter({findLanguage(remembered::peopleLacking.get(settings)), remembered::peopleTag.get(settings)});
}

void MainWindow::rememberParts()
{
    QSettings& settings = m_services.settings;
    remembered::windowGeometry.set(settings, saveGeometry());
    remembered::windowParts.set(settings, m_splitter->saveState());
    remembered::problemsOpen.set(settings, m_problems->isOpen());
    remembered::allProblems.set(settings, m_problems->showsWholeRecord());
    remembered::problemsHeight.set(settings, m_problems->openHeight());
    remembered::pagesAndProblems.set(settings, m_right->saveState());
    const PeopleFilter& filter = m_people->filter();
    remembered::peopleLacking.set(settings, filter.incomplete ? codeOf(*filter.incomplete) : QString());
    remembered::peopleTag.set(settings, filter.tag);
}

/// What does the window's larger tasks.
void MainWindow::makeControllers()
{
    m_imports = new ImportController(m_services.databasePath, m_services.files, *m_review, *m_messages, this);
    m_storeUndo = new StoreUndo(m_services.databasePath, m_current, *m_people, *m_messages, this);
    m_storeUndo->isReviewing = [this] { return m_review->isReviewing(); };
    m_storeUndo->showNobody = [this] { showNobody(); };
    m_storeUndo->showInstead = [this](const std::optional<PersonId>& id) { showInstead(id); };
    m_previewWindow = new PreviewWindow(*m_preview, *m_right, *m_splitter, m_services.settings);
    m_terms = new TermSource(m_services.databasePath, this);
    m_editor->setTerms(m_terms);
    m_problems->setTerms(m_terms);
    m_cvs = new CvController(m_preview->cvChoice(), *m_messages, m_services.settings, this);
    m_exports = new ExportController(m_services.databasePath, m_services.fonts, m_services.files, *m_messages, this);
    m_sheets = new TranslationController(m_services.databasePath, m_services.files, *m_messages, this);
    m_tags = new TagController(m_services.databasePath, *m_messages, this);
    m_conflicts = new ConflictController(*m_messages, this);
    m_history = new HistoryController(m_services.databasePath, *m_messages, this);
    m_backups = new BackupController(m_services.databasePath, m_services.files, *m_messages, this);
    m_server = new ServerController(m_services.databasePath, *m_messages, this);
    m_backups->flush = [this]() -> Result<void> {
        return m_review->isReviewing() ? Error{ErrorCode::Cancelled} : flush();
    };
    m_imports->flush = [this] { return flush(); };
    m_imports->isTypedInto = [this](const Person& person) {
        return m_current.isOf(person.id) && m_current.person() != person;
    };
}

void MainWindow::connectParts()
{
    connect(&m_current, &CurrentRecord::opened, this, &MainWindow::showRecord);
    connect(&m_current, &CurrentRecord::closing, this, &MainWindow::letGoOfRecord);
    connect(&m_current, &CurrentRecord::failed, m_messages,
            [this](const Error& error) { m_messages->show(describe(error)); });
    connect(&m_current, &CurrentRecord::flushed, m_conflicts, &ConflictController::show); // if they stand in its way
    connect(&m_current, &CurrentRecord::changedElsewhere, this, &MainWindow::sayChangedElsewhere);
    connect(m_people, &PeoplePanel::chosen, &m_current, &CurrentRecord::open);
    connect(m_people, &PeoplePanel::deleteRequested, m_storeUndo, &StoreUndo::deletePeople);
    connect(m_storeUndo, &StoreUndo::changed, this, &MainWindow::updateUndo);
    connect(m_people, &PeoplePanel::exportRequested, this, &MainWindow::exportPeople);
    connect(m_people, &PeoplePanel::mergeRequested, this, &MainWindow::mergePeople);
    connect(m_people, &PeoplePanel::tagsRequested, m_tags, &TagController::edit);
    connect(m_tags, &TagController::changed, m_people, &PeoplePanel::reload);
    connect(m_people, &PeoplePanel::loaded, this, &MainWindow::showParts);
    connect(m_people, &PeoplePanel::failed, this, [this](const Error& error) {
        if (error.code != ErrorCode::DatabaseUnreachable || !m_server->isAway()) // which says what becomes of the texts
            m_messages->show(describe(error));
    });
    connect(m_people, &PeoplePanel::recovered, this, [this](const Error& error) {
        if (m_messages->text() == describe(error))
            m_messages->hide();
    });
    connect(m_editor, &EditorPanel::removed, this,
            [this](int count) { sayWithUndo(tr("%n part(s) went to the trash.", nullptr, count)); });
    connect(m_editor, &EditorPanel::joined, this, &MainWindow::sayJoined);
    connect(m_editor, &EditorPanel::added, this, &MainWindow::sayLeftOut);
    connect(m_editor, &EditorPanel::currentSourceChanged, m_preview, &PreviewPanel::mark);
    connect(m_preview, &PreviewPanel::cvEdited, this, [this](const Cv& cv) { useCv(cv); });
    connect(m_preview, &PreviewPanel::designWanted, &m_actions->design, [this] { m_actions->design.setChecked(true); });
    connect(m_design, &DesignPane::edited, this, &MainWindow::useCv);
    connect(m_design, &DesignPane::previewChanged, this, [this] {
        if (m_current)
            m_preview->setPerson(m_design->previewed(m_current.person()), m_cvs->current().id);
    });
    connect(m_design, &DesignPane::writeWanted, this, [this] { m_actions->design.setChecked(false); });
    connect(m_design, &DesignPane::settled, this, [this] {
        if (m_current)
            m_current.document().closeMerge();
    });
    connect(m_terms, &TermSource::venuesRefused, m_messages, [this](const QString& words) { m_messages->show(words); });
    connect(m_cvs, &CvController::currentChanged, this, &MainWindow::showDocuments);
    connect(m_preview, &PreviewPanel::sourceClicked, this, &MainWindow::goTo);
    connect(m_preview, &PreviewPanel::updated, this,
            [this](Language language) { m_problems->setFindings(language, m_preview->findings(language)); });
    connect(m_find, &FindPanel::matchChosen, this,
            [this](const ContentSource& source, Language language, const QString& text) {
                if (source.cv)
                    return m_cvs->goTo(source, language, CvController::Focus::Leave);
                m_actions->design.setChecked(false);
                m_editor->showText(source, language, text);
            });
    connect(m_find, &FindPanel::closed, m_editor, &EditorPanel::focusOutline);
    m_problems->cursor = [this] { return m_editor->cursor(); };
    connect(m_problems, &ProblemsPanel::problemChosen, this,
            [this](const ContentSource& source, Language language, const QString& part) {
                if (source.cv)
                    return goTo(source, language);
                m_actions->design.setChecked(false);
                m_editor->goTo(source, language, part);
            });
    connect(m_problems, &ProblemsPanel::leftOverChosen, this, [this] { m_actions->design.setChecked(false); });
    connect(m_problems, &ProblemsPanel::leftOverChosen, m_editor, &EditorPanel::goToLeftOver);
    for (QAction* action : m_editor->actions()) // what they change is to be seen
        connect(action, &QAction::triggered, this, [this] { m_actions->design.setChecked(false); });
    connect(m_problems, &ProblemsPanel::wentRound, this, &MainWindow::sayWentRound);
    connect(m_exports, &ExportController::exported, this, &MainWindow::exported);
    connect(m_exports, &ExportController::gapsAsked, this, &MainWindow::showGaps);
    connect(m_exports, &ExportController::missingTextsChosen, this, &MainWindow::chooseMissingTexts);
    connect(m_history, &HistoryController::personRestored, this, &MainWindow::reopen);
    connect(m_backups, &BackupController::restoring, this, &MainWindow::releaseStore);
    connect(m_server, &ServerController::personChanged, this, &MainWindow::sayChangedElsewhere);
    connect(m_server, &ServerController::anythingMayHaveChanged, m_people, &PeoplePanel::reload);
    connect(m_server, &ServerController::anythingMayHaveChanged, this, [this] {
        if (m_current && m_current.autosave().isTryingAgain())
            m_current.autosave().saveNow();
        m_current.lookForOthersChanges();
    });
    const auto* watch = new FileWatch(m_services.databasePath, this);
    connect(watch, &FileWatch::written, &m_current, &CurrentRecord::lookForOthersChanges);
    connect(watch, &FileWatch::written, m_people, &PeoplePanel::follow);
    connect(m_imports, &ImportController::finished, this, &MainWindow::showImported);
    connect(m_imports, &ImportController::reviewChanged, this, [this] {
        // Nothing else changes the open record meanwhile: the document may go into it.
        m_find->hide();
        m_history->setDocument(m_current ? &m_current.document() : nullptr);
        if (m_review->isReviewing())
            connect(m_review->document(), &PersonDocument::undoStateChanged, this, &MainWindow::updateUndo);
        updateUndo();
        showParts();
    });
    connect(m_gone, &GonePage::backWanted, this, [this] { step(m_storeUndo->isUndoNext()); });
    connect(m_welcome, &WelcomePage::newPersonRequested, this, &MainWindow::newPerson);
    connect(m_welcome, &WelcomePage::importRequested, this, &MainWindow::chooseFilesToImport);
    connect(m_welcome, &WelcomePage::sampleRequested, this, &MainWindow::openSample);
}

MainWindow::~MainWindow()
{
    m_current.close();
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        mendHints();
}

void MainWindow::mendHints()
{
    const QPalette palette = withReadableHints(QApplication::palette());
    if (palette != QApplication::palette())
        QApplication::setPalette(palette);
}

Result<void> MainWindow::flush()
{
    return m_current.flush();
}

/// To the field that a text comes from: of the record, or of one of its CVs.
void MainWindow::goTo(const ContentSource& source, Language language)
{
    m_actions->design.setChecked(false); // what it goes to is in the form
    if (source.cv)
        m_cvs->goTo(source, language, CvController::Focus::Take);
    else
        m_editor->goTo(source, language);
}

/// Of a CV of the open record; of another person's, who was opened meanwhile, it holds for this export alone.
void MainWindow::chooseMissingTexts(const PersonId& id, const CvId& cv, MissingTexts missing)
{
    if (!m_current || !m_current.isOf(id))
        return;
    Person person = m_current.person();
    Cv& chosen = cvOf(person, cv);
    if (chosen.id != cv)
        return; // it has been deleted
    chosen.missingTexts = missing;
    m_current.document().replaceProfile(person);
}

/// The first of them, and the list of all.
void MainWindow::showGaps(const ContentSource& first, Language language)
{
    m_problems->setOpen(true, m_problems->openHeight());
    goTo(first, language);
}

void MainWindow::useCv(const Cv& cv, const QString& mergeKey)
{
    if (!m_current)
        return;
    Person person = m_current.person();
    Cv& edited = cvOf(person, cv.id);
    if (edited.id != cv.id)
        return; // it has been deleted
    edited = cv;
    m_current.document().replaceProfile(person, mergeKey);
}

/// In the place of the form: what is being typed there is taken over first.
void MainWindow::showDesign(bool shown)
{
    if (m_middle->currentWidget() == m_gone)
        return;
    m_middle->setCurrentWidget(shown ? static_cast<QWidget*>(m_design) : static_cast<QWidget*>(m_editor));
    if (shown)
        m_design->setFocus();
}

/// The pages of the chosen CV.
void MainWindow::showDocuments()
{
    nameExports();
    m_editor->setCv(m_cvs->current().id);
    m_design->setPerson(m_current.person(), m_cvs->current().id, m_preview->language());
    m_preview->setPerson(m_design->previewed(m_current.person()), m_cvs->current().id);
    m_problems->setCv(m_cvs->current().id);
}

void MainWindow::nextPart()
{
    if (m_people->isAncestorOf(focusWidget()))
        m_actions->design.isChecked() ? m_design->setFocus() : m_editor->focusOutline();
    else if (m_middle->isAncestorOf(focusWidget()))
        m_actions->goToPreview.trigger();
    else if (m_messages->isVisible() && !m_messages->isAncestorOf(focusWidget()))
        m_messages->focusAction();
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
    if (const Result<void> saved = flush(); !saved && !(m_leaving && m_current.isKept())) {
        // Closing now would lose what is on the screen, or leave it where nobody knows: say so and stay.
        if (m_current.isKept())
            m_messages->show(notSavedWords(), tr("Close"), [this] {
                m_leaving = true;
                close();
            });
        else if (!m_conflicts->isConflicted())
            m_messages->show(describe(saved.error()), tr("Try again"), [this] { close(); });
        event->ignore();
        return;
    }
    m_previewWindow->setOpen(false);
    if (m_manual)
        m_manual->close(); // it would keep the program running, without a window to come back to
    rememberParts();
    rememberPlace();
    event->accept();
}

} // namespace duovita
