#include "ui/shell/windowparts.h"

#include "core/messages/errorwords.h"
#include "ui/backup/backupcontroller.h"
#include "ui/backup/databasecontroller.h"
#include "ui/check/checkpane.h"
#include "ui/conflicts/conflictcontroller.h"
#include "ui/cvs/cvcontroller.h"
#include "ui/design/designpane.h"
#include "ui/export/exportcontroller.h"
#include "ui/find/findpanel.h"
#include "ui/forms/editorpanel.h"
#include "ui/history/historycontroller.h"
#include "ui/manual/manualcontroller.h"
#include "ui/pagecard/pageediting.h"
#include "ui/people/peoplepanel.h"
#include "ui/people/tagcontroller.h"
#include "ui/preview/previewpanel.h"
#include "ui/preview/previewwindow.h"
#include "ui/problems/problemspanel.h"
#include "ui/review/importcontroller.h"
#include "ui/review/importsession.h"
#include "ui/review/reviewpage.h"
#include "ui/server/servercontroller.h"
#include "ui/settings.h"
#include "ui/shell/actions.h"
#include "ui/shell/currentrecord.h"
#include "ui/shell/editnotices.h"
#include "ui/shell/gonepage.h"
#include "ui/shell/lastplace.h"
#include "ui/shell/lookoffer.h"
#include "ui/shell/messagebar.h"
#include "ui/shell/middlepane.h"
#include "ui/shell/navigation.h"
#include "ui/shell/newpeople.h"
#include "ui/shell/savestate.h"
#include "ui/shell/showndocuments.h"
#include "ui/shell/storeundo.h"
#include "ui/shell/topbar.h"
#include "ui/shell/undocontroller.h"
#include "ui/shell/welcomepage.h"
#include "ui/shell/windowcommands.h"
#include "ui/shell/workspace.h"
#include "ui/spelling/spelling.h"
#include "ui/terms/earliertexts.h"
#include "ui/terms/termsource.h"
#include "ui/terms/wordlookup.h"
#include "ui/translation/translationcontroller.h"

#include <QAction>
#include <QMenuBar>
#include <QToolButton>

namespace duovita {

WindowParts::WindowParts(const WindowServices& used, QWidget* window)
    : QObject(window), services(used), current(*new CurrentRecord(used.databasePath, this)),
      terms(new TermSource(used.databasePath, window)), earlierTexts(new EarlierTexts(*terms, this)),
      lookup(new WordLookup(*terms, this)), people(new PeoplePanel(used.databasePath, window)),
      editor(new EditorPanel(window)), design(new DesignPane(used.fonts, window)),
      preview(new PreviewPanel(used.fonts, window)), pageEditing(new PageEditing(*preview, window)),
      welcome(new WelcomePage(used.fonts, window)), problems(new ProblemsPanel(window)),
      check(new CheckPane(*problems, services.fonts, services.settings, window)),
      middle(new MiddlePane(*editor, *design, *check, *new GonePage(window), window)), review(new ReviewPage(window)),
      find(new FindPanel(window)), messages(new MessageBar(window)),
      imports(new ImportController(used.databasePath, current, used.files, *review, *messages, window)),
      storeUndo(new StoreUndo(used.databasePath, current, *people, *review, *messages, window)),
      undo(new UndoController(current, *storeUndo, *review, *editor, *messages, window)),
      cvs(new CvController(preview->cvChoice(), *messages, used.settings, window)), documents(nullptr),
      navigation(new Navigation(*editor, *design, *middle, *cvs, *problems, window)),
      exports(
          new ExportController(used.databasePath, current, used.fonts, used.files, used.settings, *messages, window)),
      sheets(new TranslationController(used.databasePath, used.files, *messages, window)),
      tags(new TagController(used.databasePath, *messages, window)),
      conflicts(new ConflictController(*messages, window)),
      history(new HistoryController(used.databasePath, current, *messages, window)),
      backups(new BackupController(used.databasePath, used.files, *messages, window)),
      databases(new DatabaseController(used.databasePath, current, used.files, used.settings, window)),
      server(new ServerController(used.databasePath, current, *people, *messages, window)),
      manual(new ManualController(used.language, window)),
      newPeople(new NewPeople(used.databasePath, current, *storeUndo, *messages, window)),
      notices(new EditNotices(*editor, current, *cvs, *undo, *messages, window)), lastPlace(nullptr),
      saveState(new SaveState(current, *server, *messages, window)),
      previewWindow(new PreviewWindow(*preview, used.settings, window)), actions(new Actions(*this, window)),
      bar(new TopBar({preview->cvChoice(), *messages, *saveState, actions->find(QStringLiteral("undo")),
                      actions->find(QStringLiteral("redo")), actions->find(QStringLiteral("exportBoth")),
                      actions->find(QStringLiteral("commands")), actions->find(QStringLiteral("english")),
                      actions->find(QStringLiteral("chinese"))},
                     window)),
      workspace(new Workspace(
          {*bar, *people, editor->outlinePane(), *middle, design->galleryPane(), *preview, *welcome, *review, *find},
          window)),
      commands(new WindowCommands(*this, window))
{
    Spelling::instance().setOn(remembered::spelling.get(services.settings));
    editor->setTerms(terms);
    pageEditing->setTerms(terms);
    problems->setTerms(terms);
    problems->setShowsWholeRecord(remembered::allProblems.get(services.settings));
    followRecord();
    say();
    goToPlaces();
    workTogether();
    offerLooks();
}

/// The order matters: other parts query the CV and the terms in use.
void WindowParts::followRecord()
{
    current.lendTo(*terms);
    connect(&current, &CurrentRecord::opened, terms, &TermSource::refresh);
    current.lendTo(*cvs);
    documents = new ShownDocuments(current, *cvs, *editor, *design, *preview, *problems, *check, parent());
    current.lendTo(*problems);
    current.lendTo(*history);
    conflicts->follow(current);
    current.lendTo(*find);
    current.lendTo(*tags);
    current.lendTo(*editor);
    current.lendTo(*pageEditing);
    lastPlace = new LastPlace(current, *editor, services.settings, parent());
    connect(&current, &CurrentRecord::opened, storeUndo, &StoreUndo::noteOpened);
    connect(storeUndo, &StoreUndo::madeShown, editor, [this] {
        if (workspace->showsPagesAlone())
            workspace->showPagesAlone(false);
        middle->write();
        editor->editName();
    });
}

void WindowParts::say()
{
    const auto show = [this](const QString& words) { messages->show(words); };
    connect(&current, &CurrentRecord::changed, messages, &MessageBar::pass);
    connect(&current, &CurrentRecord::failed, messages,
            [this](const Error& error) { messages->showFailure(describe(error)); });
    connect(terms, &TermSource::venuesRefused, messages, show);
    connect(problems, &ProblemsPanel::wentRound, messages, show);
    connect(check, &CheckPane::messageRequested, messages, show);
    connect(workspace, &Workspace::peopleFolded, messages, [this, show](const QString& words) {
        if (remembered::knowsFolding.get(services.settings))
            return;
        remembered::knowsFolding.set(services.settings, true);
        show(words);
    });
    connect(lookup, &WordLookup::said, messages, show);
    connect(lookup, &WordLookup::failed, messages,
            [this](const Error& error) { messages->showFailure(describe(error)); });
    connect(lookup, &WordLookup::glossaryChanged, terms, &TermSource::reload);
}

void WindowParts::goToPlaces()
{
    navigation->follow(*preview);
    connect(middle, &MiddlePane::modeChanged, problems,
            [this](MiddlePane::Mode mode) { problems->setMarked(mode == MiddlePane::Mode::Check); });
    navigation->follow(*find);
    connect(pageEditing, &PageEditing::opened, editor, &EditorPanel::mark);
    connect(pageEditing, &PageEditing::closed, editor, &EditorPanel::unmark);
    connect(pageEditing, &PageEditing::formWanted, navigation,
            [this](const ContentSource& source, Language language) { navigation->goTo(source, language); });
    connect(editor, &EditorPanel::formWanted, middle, &MiddlePane::write); // in Check, too
    connect(editor, &EditorPanel::differenceWanted, check, [this](const ContentSource& place) {
        middle->setMode(MiddlePane::Mode::Check);
        check->chooseDifference(place);
    });
    connect(check, &CheckPane::settingWanted, design, [this](const QString& control) {
        middle->setMode(MiddlePane::Mode::Design);
        design->goTo(control);
    });
    connect(exports, &ExportController::gapsAsked, navigation,
            [this](const ContentSource& first, Language language) { navigation->goTo(first, language); });
    connect(middle, &MiddlePane::backWanted, undo,
            [this] { undo->take(storeUndo->isUndoNext() ? UndoController::Way::Back : UndoController::Way::Forth); });
    connect(middle, &MiddlePane::modeChanged, preview,
            [this](MiddlePane::Mode mode) { preview->showMark(mode != MiddlePane::Mode::Design); });
    connect(welcome, &WelcomePage::newPersonRequested, newPeople, &NewPeople::addOne);
    connect(welcome, &WelcomePage::sampleRequested, newPeople, &NewPeople::addSamples);
    connect(welcome, &WelcomePage::importRequested, &actions->find(QStringLiteral("import")), &QAction::trigger);
}

void WindowParts::workTogether()
{
    connect(people, &PeoplePanel::chosen, &current, &CurrentRecord::open);
    connect(people, &PeoplePanel::newPersonRequested, newPeople, &NewPeople::addOne);
    connect(people, &PeoplePanel::importRequested, &actions->find(QStringLiteral("import")), &QAction::trigger);
    connect(people, &PeoplePanel::trashRequested, &actions->find(QStringLiteral("trash")), &QAction::trigger);
    connect(&bar->person(), &QToolButton::clicked, workspace, [this] {
        if (workspace->isShown(Workspace::Pane::People))
            people->focusList();
        else
            workspace->popUpPeople(bar->person());
    });
    for (const char* name : {"undo", "redo", "exportBoth"}) // these shortcuts also work in the popup with the list
        people->addAction(&actions->find(QString::fromLatin1(name)));
    connect(people, &PeoplePanel::deleteRequested, storeUndo, &StoreUndo::deletePeople);
    connect(people, &PeoplePanel::exportRequested, exports, &ExportController::exportPeople);
    connect(people, &PeoplePanel::mergeRequested, imports, &ImportController::merge);
    connect(people, &PeoplePanel::tagsRequested, tags, &TagController::edit);
    connect(tags, &TagController::changed, people, &PeoplePanel::reload);
    connect(&current, &CurrentRecord::wanted, people, [this](const PersonId& id) {
        people->select(id);
        people->reload();
    });
    connect(&current, &CurrentRecord::saveStateChanged, people, [this] {
        if (current && current.autosave().state() == Autosave::State::Saved) // not while it is closing
            people->refresh(current.person().id);
    });
    connect(imports, &ImportController::finished, storeUndo, &StoreUndo::showImported);
    connect(imports, &ImportController::finished, middle, [this](const ImportOutcome& outcome) {
        if (!outcome.stored.isEmpty())
            middle->write(); // show the form, so that the imported record is read first
    });
    connect(welcome, &WelcomePage::sampleRequested, middle, &MiddlePane::write);
    connect(exports, &ExportController::missingTextsChosen, cvs, &CvController::setMissingTexts);
    connect(history, &HistoryController::personRestored, storeUndo, &StoreUndo::showPutBack);
    // Undo steps refer to the contents being replaced.
    connect(backups, &BackupController::restoring, storeUndo, &StoreUndo::forget);
    connect(backups, &BackupController::restoring, &current, &CurrentRecord::release);
    connect(backups, &BackupController::restored, people, &PeoplePanel::reload);
    connect(backups, &BackupController::restored, &current, &CurrentRecord::comeBack);
    backups->flush = [this]() -> Result<void> {
        return review->isReviewing() ? Error{ErrorCode::Cancelled} : current.flush();
    };
    editor->addMaking(actions->find(QStringLiteral("newPerson"))); // the list of people can be hidden
    middle->setPageAction(actions->find(QStringLiteral("previewInWindow")));
    connect(previewWindow, &PreviewWindow::openChanged, workspace, &Workspace::setPagesAway);
    connect(design, &DesignPane::templatesWanted, workspace, &Workspace::popUpGallery);
    connect(design, &DesignPane::templatesDone, workspace, &Workspace::closeGallery);
    connect(workspace, &Workspace::shownChanged, design,
            [this] { design->showTemplateRow(workspace->isGalleryFolded()); });
    previewWindow->addActions(actions->all()); // makes their shortcuts work there, too
    connect(preview, &PreviewPanel::windowWanted, &actions->find(QStringLiteral("previewInWindow")), &QAction::trigger);
}

/// Offers templates to new people.
void WindowParts::offerLooks()
{
    auto* look = new LookOffer(current, services.settings, preview);
    preview->setNotice(*look);
    connect(imports, &ImportController::finished, look, [look](const ImportOutcome& outcome) {
        for (const StoredDraft& draft : outcome.stored) {
            if (draft.added)
                look->offerTo(draft.person);
        }
    });
    connect(storeUndo, &StoreUndo::madeShown, look, [this, look] { look->offerTo(current.person().id); });
    connect(middle, &MiddlePane::modeChanged, look, [look](MiddlePane::Mode mode) {
        if (mode == MiddlePane::Mode::Design)
            look->settle();
    });
    connect(look, &LookOffer::taken, middle, [this] {
        if (workspace->showsPagesAlone())
            workspace->showPagesAlone(false);
        middle->window()->activateWindow(); // the pages may be in a separate window
        middle->setMode(MiddlePane::Mode::Design);
        QMetaObject::invokeMethod(design, &DesignPane::showTemplates, Qt::QueuedConnection); // once it is laid out
    });
}

/// Adds the menus, and all export actions.
void WindowParts::fillBar(const QMenuBar& menus) const
{
    QList<QAction*> ways;
    for (const char* name : {"exportBoth", "exportEnglish", "exportChinese", "exportWithData", "exportSelected"})
        ways += &actions->find(QString::fromLatin1(name));
    ways.insert(
        ways.size() - 1,
        menus.findChild<QMenu*>(Actions::nameOf(Menu::Formats))->menuAction()); // before the export of several people
    QList<QMenu*> all;
    for (const QAction* action : menus.actions())
        all += action->menu();
    bar->setMenus(ways, all);
}

} // namespace duovita
