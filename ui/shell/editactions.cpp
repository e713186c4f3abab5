#include "ui/conflicts/conflictcontroller.h"
#include "ui/cvs/cvcontroller.h"
#include "ui/find/findpanel.h"
#include "ui/forms/editorpanel.h"
#include "ui/history/historycontroller.h"
#include "ui/people/peoplepanel.h"
#include "ui/people/tagcontroller.h"
#include "ui/problems/problemspanel.h"
#include "ui/review/importcontroller.h"
#include "ui/settings.h"
#include "ui/shell/actionrows.h"
#include "ui/shell/currentrecord.h"
#include "ui/shell/undocontroller.h"
#include "ui/shell/windowparts.h"
#include "ui/shell/workspace.h"
#include "ui/spelling/dictionarymenu.h"
#include "ui/spelling/spelling.h"
#include "ui/terms/glossarydialog.h"
#include "ui/terms/termsource.h"
#include "ui/terms/wordlookup.h"

#include <QMenu>

// Actions on the open record.

namespace duovita {

namespace {

using Parts = WindowParts;
using Way = UndoController::Way;

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

} // namespace

QList<ActionInfo> editActions()
{
    return {
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
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Previous problem"),
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
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Tags of selected people…"),
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G)},
         .when = notReviewing,
         .work = [](Parts& p) { p.tags->edit(p.people->selected()); }},
        {.menu = Menu::Edit,
         .name = QStringLiteral("mergeSelected"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Merge the two selected people…"),
         .when = notReviewing,
         .work = [](Parts& p) { p.imports->merge(p.people->selected()); }},
        {.menu = Menu::Edit,
         .name = QStringLiteral("lookUp"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Look up word"),
         .keys = {QKeySequence(Qt::Key_F2)},
         .work = [](Parts& p) { p.lookup->lookUp(); }},
        {.menu = Menu::Edit,
         .name = QStringLiteral("glossary"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Glossary…"),
         .work = [](Parts& p) { showGlossary(p); }},
        {.menu = Menu::Edit,
         .name = QStringLiteral("search"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Search people"),
         .keys = {QKeySequence(QKeySequence::Find)},
         .work = [](Parts& p) { goToPeople(p, &PeoplePanel::focusSearch); }},
    };
}

} // namespace duovita
