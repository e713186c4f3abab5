#include "core/export/formats.h"
#include "core/messages/interfacelanguage.h"
#include "core/messages/kindwords.h"
#include "ui/backup/backupcontroller.h"
#include "ui/backup/databasecontroller.h"
#include "ui/conflicts/conflictcontroller.h"
#include "ui/cvs/cvcontroller.h"
#include "ui/export/exportcontroller.h"
#include "ui/find/findpanel.h"
#include "ui/forms/editorpanel.h"
#include "ui/history/historycontroller.h"
#include "ui/manual/manualcontroller.h"
#include "ui/people/peoplepanel.h"
#include "ui/people/tagcontroller.h"
#include "ui/preview/previewpanel.h"
#include "ui/preview/previewwindow.h"
#include "ui/problems/problemspanel.h"
#include "ui/review/importcontroller.h"
#include "ui/review/reviewpage.h"
#include "ui/services/filechooser.h"
#include "ui/settings.h"
#include "ui/shell/actions.h"
#include "ui/shell/currentrecord.h"
#include "ui/shell/helpboxes.h"
#include "ui/shell/messagebar.h"
#include "ui/shell/middlepane.h"
#include "ui/shell/navigation.h"
#include "ui/shell/newpeople.h"
#include "ui/shell/topbar.h"
#include "ui/shell/undocontroller.h"
#include "ui/shell/windowcommands.h"
#include "ui/shell/windowparts.h"
#include "ui/shell/workspace.h"
#include "ui/spelling/dictionarymenu.h"
#include "ui/spelling/spelling.h"
#include "ui/style/appearance.h"
#include "ui/terms/glossarydialog.h"
#include "ui/terms/termsource.h"
#include "ui/translation/translationcontroller.h"

#include <QMenu>
#include <QToolButton>

namespace duovita {

namespace {

using Parts = WindowParts;
using Record = ExportController::Record;
using Way = UndoController::Way;
using Mode = MiddlePane::Mode;
using Pane = Workspace::Pane;

bool notReviewing(const Parts& parts)
{
    return !parts.review->isReviewing();
}

bool hasRecord(const Parts& parts)
{
    return parts.current && notReviewing(parts);
}

/// Of the CV that is shown.
QList<Language> languagesOf(const Parts& parts)
{
    return parts.current ? parts.cvs->current().languages : QList<Language>();
}

bool isAlone(const Parts& parts, Language language)
{
    return languagesOf(parts) == QList<Language>{language};
}

void exportPdf(const Parts& parts, const QList<Language>& languages, Record record = Record::LeftOut)
{
    parts.exports->exportPdf(parts.current.person(), parts.cvs->current(), languages, record);
}

void print(const Parts& parts, Language language)
{
    parts.exports->print(parts.current.person(), parts.cvs->current(), language);
}

/// Ctrl+E exports what the CV is in. Where that is one language it says which, and the command for that one alone goes.
QString exportWords(const Parts& parts)
{
    return isAlone(parts, Language::English)   ? Actions::tr("Export English PDF…")
           : isAlone(parts, Language::Chinese) ? Actions::tr("Export Chinese PDF…")
                                               : Actions::tr("Export both languages…");
}

QString undoWords(const Parts& parts)
{
    const QString what = parts.undo->words(Way::Back);
    return what.isEmpty() ? Actions::tr("Undo") : Actions::tr("Undo: %1").arg(what);
}

QString redoWords(const Parts& parts)
{
    const QString what = parts.undo->words(Way::Forth);
    return what.isEmpty() ? Actions::tr("Redo") : Actions::tr("Redo: %1").arg(what);
}

void speak(const Parts& parts, const char* locale)
{
    parts.services.language.use(QString::fromLatin1(locale));
    remembered::interfaceLanguage.set(parts.services.settings, parts.services.language.locale());
}

bool speaksEnglish(const Parts& parts)
{
    return parts.services.language.locale() == QStringLiteral("en");
}

void switchSpelling(const Parts& parts)
{
    Spelling::instance().setOn(!Spelling::instance().isOn());
    remembered::spelling.set(parts.services.settings, Spelling::instance().isOn());
}

void showGlossary(const Parts& parts)
{
    auto* dialog = new GlossaryDialog(parts.services.databasePath, parts.services.files, parts.workspace->window());
    QObject::connect(dialog, &GlossaryDialog::changed, parts.terms, &TermSource::reload);
    dialog->open();
}

/// Also from where the pages stand in the form's place.
void goToMode(const Parts& parts, Mode mode)
{
    if (parts.workspace->showsPagesAlone())
        parts.workspace->showPagesAlone(false);
    parts.middle->setMode(mode);
    parts.middle->takeFocus();
}

void toggle(const Parts& parts, Pane pane)
{
    parts.workspace->setWanted(pane, !parts.workspace->isWanted(pane));
}

/// Beside the form where there is no room for them, the pages take its place; else they go into their own window.
void showPagesElsewhere(const Parts& parts)
{
    if (parts.workspace->hasRoomForPages() || parts.previewWindow->isOpen())
        parts.previewWindow->setOpen(!parts.previewWindow->isOpen());
    else
        parts.workspace->showPagesAlone(!parts.workspace->showsPagesAlone());
}

bool showsPagesElsewhere(const Parts& parts)
{
    return parts.previewWindow->isOpen() || parts.workspace->showsPagesAlone();
}

QString pageWords(const Parts& parts)
{
    return parts.workspace->hasRoomForPages() ? Actions::tr("Pages in their own window") : Actions::tr("Page");
}

void goToPages(const Parts& parts)
{
    if (!parts.previewWindow->isOpen() && !parts.workspace->isShown(Pane::Pages))
        parts.workspace->showPagesAlone(true);
    parts.preview->focusPages();
}

/// Where the list is folded away, the menu of people has it.
void goToPeople(const Parts& parts, void (PeoplePanel::*focus)())
{
    if (!parts.workspace->isShown(Pane::People))
        parts.workspace->popUpPeople(parts.bar->person());
    (parts.people->*focus)();
}

void goToNextPart(const Parts& parts)
{
    parts.workspace->goToNextPart([&parts] {
        if (!parts.messages->isVisible())
            return false;
        parts.messages->focusAction();
        return true;
    });
}

QList<ActionInfo> formatActions()
{
    QList<ActionInfo> rows;
    for (const ExportFormatInfo& info : exportFormatTable) {
        ActionInfo row{.menu = Menu::Formats, .name = QStringLiteral("exportAs.") + QLatin1StringView(info.name)};
        row.words = [info](const Parts&) {
            return Actions::tr("%1 (.%2)…").arg(wordFor(info.format), QLatin1StringView(info.extension));
        };
        row.when = hasRecord;
        row.work = [format = info.format](Parts& p) {
            p.exports->exportAs(p.current.person(), p.cvs->current(), format);
        };
        rows += row;
    }
    return rows;
}

/// Of a choice: light, dark or as the desktop is.
ActionInfo schemeAction(const char* name, const char* text, Appearance::Scheme scheme)
{
    ActionInfo row{.menu = Menu::Appearance, .name = QString::fromLatin1(name), .text = text};
    row.isOn = [scheme](const Parts&) { return Appearance::instance().scheme() == scheme; };
    row.work = [scheme](Parts&) { Appearance::instance().setScheme(scheme); };
    return row;
}

ActionInfo densityAction(const char* name, const char* text, bool compact)
{
    ActionInfo row{.menu = Menu::Density, .name = QString::fromLatin1(name), .text = text};
    row.isOn = [compact](const Parts&) { return Appearance::instance().isCompact() == compact; };
    row.work = [compact](Parts&) { Appearance::instance().setCompact(compact); };
    return row;
}

} // namespace

const QList<MenuInfo>& menuTable()
{
    static const QList<MenuInfo> table{
        {Menu::File, QT_TRANSLATE_NOOP("duovita::Actions", "&File")},
        {Menu::Formats, QT_TRANSLATE_NOOP("duovita::Actions", "Export in another format"), Menu::File},
        {Menu::Print, QT_TRANSLATE_NOOP("duovita::Actions", "Print"), Menu::File},
        {Menu::Database, QT_TRANSLATE_NOOP("duovita::Actions", "Database"), Menu::File, true},
        {Menu::Edit, QT_TRANSLATE_NOOP("duovita::Actions", "&Edit")},
        {Menu::View, QT_TRANSLATE_NOOP("duovita::Actions", "&View")},
        {Menu::Appearance, QT_TRANSLATE_NOOP("duovita::Actions", "Appearance"), Menu::View, true},
        {Menu::Density, QT_TRANSLATE_NOOP("duovita::Actions", "Density"), Menu::View},
        {Menu::InterfaceLanguage, QT_TRANSLATE_NOOP("duovita::Actions", "Interface language"), Menu::View, true},
        {Menu::Help, QT_TRANSLATE_NOOP("duovita::Actions", "&Help")},
    };
    return table;
}

QList<ActionInfo> actionTable()
{
    QList<ActionInfo> table{
        {.menu = Menu::File,
         .name = QStringLiteral("newPerson"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "New person"),
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)},
         .icon = "person-add",
         .when = notReviewing,
         .work = [](Parts& p) { p.newPeople->addOne(); }},
        {.menu = Menu::File,
         .name = QStringLiteral("import"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Import…"),
         .keys = {QKeySequence(QKeySequence::Open)},
         .icon = "import",
         .when = notReviewing,
         .work = [](Parts& p) { p.imports->start(p.services.files.filesToOpen(p.workspace->window())); }},
        {.menu = Menu::File,
         .name = QStringLiteral("sample"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Open the sample"),
         .when = notReviewing,
         .work = [](Parts& p) { p.newPeople->addSamples(); }},
        {.menu = Menu::File,
         .apart = true,
         .name = QStringLiteral("exportBoth"),
         .words = exportWords,
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_E)},
         .icon = "export",
         .when = hasRecord,
         .work = [](Parts& p) { exportPdf(p, languagesOf(p)); }},
        {.menu = Menu::File,
         .name = QStringLiteral("exportEnglish"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Export English PDF…"),
         .when = hasRecord,
         .shown = [](const Parts& p) { return !isAlone(p, Language::English); },
         .work = [](Parts& p) { exportPdf(p, {Language::English}); }},
        {.menu = Menu::File,
         .name = QStringLiteral("exportChinese"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Export Chinese PDF…"),
         .when = hasRecord,
         .shown = [](const Parts& p) { return !isAlone(p, Language::Chinese); },
         .work = [](Parts& p) { exportPdf(p, {Language::Chinese}); }},
        {.menu = Menu::File,
         .name = QStringLiteral("exportWithData"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Export with the record attached…"),
         .hint = QT_TRANSLATE_NOOP("duovita::Actions",
                                   "The PDF can then be imported again; private contacts and notes stay out"),
         .when = hasRecord,
         .work = [](Parts& p) { exportPdf(p, languagesOf(p), Record::Attached); }},
        {.menu = Menu::File,
         .name = QStringLiteral("exportSelected"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Export the people chosen in the list…"),
         .work = [](Parts& p) { p.exports->exportPeople(p.people->selected()); }},
        {.menu = Menu::File,
         .name = QStringLiteral("exportTexts"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Export texts for a translator…"),
         .when = hasRecord,
         .work = [](Parts& p) { p.sheets->exportTexts(p.current.person()); }},
        {.menu = Menu::File,
         .name = QStringLiteral("bringTranslations"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Bring translations in…"),
         .when = hasRecord,
         .work = [](Parts& p) { p.sheets->bringIn(p.current.document()); }},
        {.menu = Menu::Print,
         .name = QStringLiteral("printEnglish"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Print the English version…"),
         .keys = {QKeySequence(QKeySequence::Print)},
         .when = hasRecord,
         .work = [](Parts& p) { print(p, Language::English); }},
        {.menu = Menu::Print,
         .name = QStringLiteral("printChinese"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Print the Chinese version…"),
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)},
         .when = hasRecord,
         .work = [](Parts& p) { print(p, Language::Chinese); }},
        {.menu = Menu::Database,
         .name = QStringLiteral("openDatabase"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Open another database…"),
         .when = notReviewing,
         .work = [](Parts& p) { p.databases->open(); }},
        {.menu = Menu::Database,
         .name = QStringLiteral("openServer"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Open a database on a server…"),
         .when = notReviewing,
         .work = [](Parts& p) { p.databases->openServer(); }},
        {.menu = Menu::Database,
         .name = QStringLiteral("newDatabase"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "New database…"),
         .when = notReviewing,
         .work = [](Parts& p) { p.databases->create(); }},
        {.menu = Menu::Database, .fill = [](QMenu& menu, Parts& p) { p.databases->fillRecent(menu); }},
        {.menu = Menu::Database,
         .apart = true,
         .name = QStringLiteral("backUp"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Copy the database to a file…"),
         .work = [](Parts& p) { p.backups->backUp(); }},
        {.menu = Menu::Database,
         .name = QStringLiteral("backUpEncrypted"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Copy the database, encrypted…"),
         .work = [](Parts& p) { p.backups->backUpEncrypted(); }},
        {.menu = Menu::Database,
         .name = QStringLiteral("restoreBackup"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Go back to a backup…"),
         .when = notReviewing,
         .work = [](Parts& p) { p.backups->chooseBackup(); }},
        {.menu = Menu::File,
         .apart = true,
         .name = QStringLiteral("trash"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Trash…"),
         .icon = "delete",
         .when = notReviewing,
         .work = [](Parts& p) { p.history->showTrash(); }},
        {.menu = Menu::File,
         .name = QStringLiteral("quit"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Quit"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_Q)},
         .work = [](Parts& p) { p.workspace->window()->close(); }},
        {.menu = Menu::Edit,
         .name = QStringLiteral("undo"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Undo"),
         .words = undoWords,
         .keys = {QKeySequence(QKeySequence::Undo)},
         .icon = "undo",
         .when = [](const Parts& p) { return p.undo->isThere(Way::Back); },
         .work = [](Parts& p) { p.undo->take(Way::Back); }},
        {.menu = Menu::Edit,
         .name = QStringLiteral("redo"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Redo"),
         .words = redoWords,
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)},
         .icon = "redo",
         .when = [](const Parts& p) { return p.undo->isThere(Way::Forth); },
         .work = [](Parts& p) { p.undo->take(Way::Forth); }},
        {.menu = Menu::Edit,
         .apart = true,
         .fill = [](QMenu& menu, Parts& p) { menu.addActions(p.editor->actions()); }},
        {.menu = Menu::Edit, .fill = [](QMenu& menu, Parts& p) { menu.addMenu(p.cvs->menu()); }},
        {.menu = Menu::Edit,
         .apart = true,
         .name = QStringLiteral("find"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Find and replace…"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_H)},
         .icon = "search",
         .when = hasRecord,
         .work = [](Parts& p) { p.find->open(); }},
        {.menu = Menu::Edit,
         .name = QStringLiteral("history"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Earlier versions…"),
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H)},
         .icon = "history",
         .when = hasRecord,
         .work = [](Parts& p) { p.history->showVersions(p.editor->currentEntry()); }},
        {.menu = Menu::Edit,
         .name = QStringLiteral("recordHistory"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Record as of a date…"),
         .when = hasRecord,
         .work = [](Parts& p) { p.history->showRecord(); }},
        {.menu = Menu::Edit,
         .name = QStringLiteral("conflicts"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Conflicting changes…"),
         .when = [](const Parts& p) { return p.conflicts->isConflicted(); },
         .work = [](Parts& p) { p.conflicts->show(); }},
        {.menu = Menu::Edit,
         .name = QStringLiteral("nextProblem"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Next problem"),
         .keys = {QKeySequence(Qt::Key_F8)},
         .work = [](Parts& p) { p.problems->goOn(1); }},
        {.menu = Menu::Edit,
         .name = QStringLiteral("previousProblem"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Problem before"),
         .keys = {QKeySequence(Qt::SHIFT | Qt::Key_F8)},
         .work = [](Parts& p) { p.problems->goOn(-1); }},
        {.menu = Menu::Edit,
         .name = QStringLiteral("spelling"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Check English spelling"),
         .isOn = [](const Parts&) { return Spelling::instance().isOn(); },
         .work = [](Parts& p) { switchSpelling(p); }},
        {.menu = Menu::Edit,
         .fill = [](QMenu& menu, Parts& p) { menu.addMenu(makeDictionaryMenu(p.services.settings, &menu)); }},
        {.menu = Menu::Edit,
         .name = QStringLiteral("tagSelected"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Tags of the people chosen in the list…"),
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G)},
         .when = notReviewing,
         .work = [](Parts& p) { p.tags->edit(p.people->selected()); }},
        {.menu = Menu::Edit,
         .name = QStringLiteral("mergeSelected"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Merge the two people chosen in the list…"),
         .when = notReviewing,
         .work = [](Parts& p) { p.imports->merge(p.people->selected()); }},
        {.menu = Menu::Edit,
         .name = QStringLiteral("glossary"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Glossary…"),
         .work = [](Parts& p) { showGlossary(p); }},
        {.menu = Menu::Edit,
         .name = QStringLiteral("search"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Search people"),
         .keys = {QKeySequence(QKeySequence::Find)},
         .work = [](Parts& p) { goToPeople(p, &PeoplePanel::focusSearch); }},
        {.menu = Menu::View,
         .name = QStringLiteral("commands"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Search or run…"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_K)},
         .icon = "search",
         .work = [](Parts& p) { p.commands->open(); }},
        {.menu = Menu::View,
         .name = QStringLiteral("nextPart"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Next part of the window"),
         .keys = {QKeySequence(Qt::Key_F6)},
         .work = [](Parts& p) { goToNextPart(p); },
         .keepsMessage = true}, // it goes there
        {.menu = Menu::View,
         .name = QStringLiteral("part1"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Go to people"),
         .keys = {QKeySequence(Qt::ALT | Qt::Key_1)},
         .work = [](Parts& p) { goToPeople(p, &PeoplePanel::focusList); }},
        {.menu = Menu::View,
         .name = QStringLiteral("part2"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Go to the outline"),
         .keys = {QKeySequence(Qt::ALT | Qt::Key_2)},
         .work = [](Parts& p) { p.navigation->goToOutline(); }},
        {.menu = Menu::View,
         .name = QStringLiteral("part3"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Go to the preview"),
         .keys = {QKeySequence(Qt::ALT | Qt::Key_3)},
         .work = [](Parts& p) { goToPages(p); }},
        {.menu = Menu::View,
         .apart = true,
         .name = QStringLiteral("zoomIn"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Zoom in"),
         .keys = {QKeySequence(QKeySequence::ZoomIn)},
         .work = [](Parts& p) { p.preview->zoomBy(1.15); }},
        {.menu = Menu::View,
         .name = QStringLiteral("zoomOut"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Zoom out"),
         .keys = {QKeySequence(QKeySequence::ZoomOut)},
         .work = [](Parts& p) { p.preview->zoomBy(1 / 1.15); }},
        {.menu = Menu::View,
         .name = QStringLiteral("fitWidth"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Fit the width"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_0)},
         .work = [](Parts& p) { p.preview->fitWidth(); }},
        {.menu = Menu::View,
         .name = QStringLiteral("previewInWindow"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Page"),
         .words = pageWords,
         .hint = QT_TRANSLATE_NOOP("duovita::Actions", "The pages in the place of the form, and back"),
         .keys = {QKeySequence(Qt::Key_F11)},
         .icon = "page",
         .isOn = showsPagesElsewhere,
         .work = [](Parts& p) { showPagesElsewhere(p); }},
        {.menu = Menu::View,
         .apart = true,
         .name = QStringLiteral("write"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Write"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_1)},
         .isOn = [](const Parts& p) { return p.middle->mode() == Mode::Write; },
         .work = [](Parts& p) { goToMode(p, Mode::Write); }},
        {.menu = Menu::View,
         .name = QStringLiteral("design"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Design"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_2), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D)},
         .isOn = [](const Parts& p) { return p.middle->mode() == Mode::Design; },
         .work = [](Parts& p) { goToMode(p, p.middle->mode() == Mode::Design ? Mode::Write : Mode::Design); }},
        {.menu = Menu::View,
         .name = QStringLiteral("check"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Check"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_3)},
         .isOn = [](const Parts& p) { return p.middle->mode() == Mode::Check; },
         .work = [](Parts& p) { goToMode(p, Mode::Check); }},
        {.menu = Menu::View,
         .apart = true,
         .name = QStringLiteral("showPeople"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "People"),
         .isOn = [](const Parts& p) { return p.workspace->isWanted(Pane::People); },
         .work = [](Parts& p) { toggle(p, Pane::People); }},
        {.menu = Menu::View,
         .name = QStringLiteral("showOutline"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Outline"),
         .isOn = [](const Parts& p) { return p.workspace->isWanted(Pane::Outline); },
         .work = [](Parts& p) { toggle(p, Pane::Outline); }},
        {.menu = Menu::View,
         .name = QStringLiteral("showPages"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Pages"),
         .isOn = [](const Parts& p) { return p.workspace->isWanted(Pane::Pages); },
         .work = [](Parts& p) { toggle(p, Pane::Pages); }},
        {.menu = Menu::View,
         .name = QStringLiteral("focusMode"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Focus mode"),
         .hint = QT_TRANSLATE_NOOP("duovita::Actions", "The form and the page alone"),
         .keys = {QKeySequence(Qt::Key_F9)},
         .icon = "focus",
         .isOn = [](const Parts& p) { return p.workspace->isFocused(); },
         .work = [](Parts& p) { p.workspace->setFocused(!p.workspace->isFocused()); }},
        schemeAction("schemeSystem", QT_TRANSLATE_NOOP("duovita::Actions", "As the system"),
                     Appearance::Scheme::System),
        schemeAction("schemeLight", QT_TRANSLATE_NOOP("duovita::Actions", "Light"), Appearance::Scheme::Light),
        schemeAction("schemeDark", QT_TRANSLATE_NOOP("duovita::Actions", "Dark"), Appearance::Scheme::Dark),
        densityAction("densityComfortable", QT_TRANSLATE_NOOP("duovita::Actions", "Comfortable"), false),
        densityAction("densityCompact", QT_TRANSLATE_NOOP("duovita::Actions", "Compact"), true),
        {.menu = Menu::View,
         .name = QStringLiteral("moreContrast"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "More contrast"),
         .isOn = [](const Parts&) { return Appearance::instance().hasMoreContrast(); },
         .work = [](Parts&) { Appearance::instance().setMoreContrast(!Appearance::instance().hasMoreContrast()); }},
        {.menu = Menu::InterfaceLanguage,
         .name = QStringLiteral("english"),
         .words = [](const Parts&) { return QStringLiteral("English"); },
         .isOn = speaksEnglish,
         .work = [](Parts& p) { speak(p, "en"); }},
        {.menu = Menu::InterfaceLanguage,
         .name = QStringLiteral("chinese"),
         .words = [](const Parts&) { return QStringLiteral("简体中文"); },
         .isOn = [](const Parts& p) { return !speaksEnglish(p); },
         .work = [](Parts& p) { speak(p, "zh_CN"); }},
        {.menu = Menu::Help,
         .name = QStringLiteral("manual"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Manual"),
         .keys = {QKeySequence(QKeySequence::HelpContents)},
         .reach = Qt::ApplicationShortcut, // in dialogs and the other windows too
         .work = [](Parts& p) { p.manual->show(); }},
        {.menu = Menu::Help,
         .name = QStringLiteral("shortcuts"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Keyboard shortcuts"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_F1)},
         .work = [](Parts& p) { showShortcuts(p.workspace->window(), p.actions->all() + p.editor->actions()); }},
        {.menu = Menu::Help,
         .name = QStringLiteral("about"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "About Duovita"),
         .work = [](Parts& p) { showAbout(p.workspace->window()); }},
    };
    // Behind the PDFs, in a menu of their own.
    const auto after = std::find_if(table.begin(), table.end(), [](const ActionInfo& info) {
        return info.name == QStringLiteral("exportSelected");
    });
    qsizetype at = after - table.begin();
    for (const ActionInfo& row : formatActions())
        table.insert(at++, row);
    return table;
}

} // namespace duovita
