#include "core/export/formats.h"
#include "core/messages/kindwords.h"
#include "ui/backup/backupcontroller.h"
#include "ui/backup/databasecontroller.h"
#include "ui/cvs/cvcontroller.h"
#include "ui/export/exportcontroller.h"
#include "ui/history/historycontroller.h"
#include "ui/people/peoplepanel.h"
#include "ui/review/importcontroller.h"
#include "ui/services/filechooser.h"
#include "ui/shell/actionrows.h"
#include "ui/shell/currentrecord.h"
#include "ui/shell/messagebar.h"
#include "ui/shell/newpeople.h"
#include "ui/shell/storeundo.h"
#include "ui/shell/topbar.h"
#include "ui/shell/windowparts.h"
#include "ui/shell/workspace.h"
#include "ui/translation/translationcontroller.h"

#include <QMenu>
#include <QToolButton>

// The File menu: importing and exporting people.

namespace duovita {

namespace {

using Parts = WindowParts;
using Record = ExportController::Record;

/// The shown CV's languages.
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

/// Whether a person is open and no others are selected.
bool hasOne(const Parts& parts)
{
    return hasRecord(parts) && parts.people->several().isEmpty();
}

bool hasAny(const Parts& parts)
{
    return hasRecord(parts) || (notReviewing(parts) && !parts.people->several().isEmpty());
}

void exportPeople(const Parts& parts, const QList<PersonId>& people)
{
    parts.people->leavePopup();
    parts.exports->exportPeople(people);
}

/// Exports the selected people if there are visibly several, else the open person.
void exportChosen(const Parts& parts)
{
    if (const QList<PersonId> several = parts.people->several(); !several.isEmpty())
        return exportPeople(parts, several);
    parts.people->leavePopup();
    exportPdf(parts, languagesOf(parts));
}

/// Exports the selected people. If there are not several, offers all that are listed, if they are few; otherwise opens
/// the list and explains how to select them.
void exportSeveral(const Parts& parts)
{
    if (const QList<PersonId> chosen = parts.people->selected(); chosen.size() > 1)
        return exportPeople(parts, chosen);
    if (const QList<PersonId> few = parts.people->few(); few.size() > 1)
        return exportPeople(parts, few);
    if (!parts.workspace->isShown(Workspace::Pane::People))
        parts.workspace->popUpPeople(parts.bar->person());
    parts.people->askForSeveral();
}

/// The text of Ctrl+E, which exports the CV's languages. If that is one language, the text names it, and the separate
/// command for that language is hidden.
QString exportWords(const Parts& parts)
{
    if (const qsizetype several = parts.people->several().size(); several > 0)
        return Actions::tr("Export %n people…", nullptr, static_cast<int>(several));
    return isAlone(parts, Language::English)   ? Actions::tr("Export English PDF…")
           : isAlone(parts, Language::Chinese) ? Actions::tr("Export Chinese PDF…")
                                               : Actions::tr("Export both languages as PDF…");
}

QList<ActionInfo> formatActions()
{
    QList<ActionInfo> rows;
    for (const ExportFormatInfo& info : exportFormatTable) {
        ActionInfo row{.menu = Menu::Formats, .name = QStringLiteral("exportAs.") + QLatin1StringView(info.name)};
        row.words = [info](const Parts&) {
            return Actions::tr("%1 (.%2)…").arg(wordFor(info.format), QLatin1StringView(info.extension));
        };
        row.when = hasOne;
        row.work = [format = info.format](Parts& p) {
            p.exports->exportAs(p.current.person(), p.cvs->current(), format);
        };
        rows += row;
    }
    return rows;
}

} // namespace

QList<ActionInfo> fileActions()
{
    QList<ActionInfo> rows{
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
         .name = QStringLiteral("deletePerson"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Delete this person"),
         .hint = QT_TRANSLATE_NOOP("duovita::Actions", "Moves them to the trash; undo brings them back"),
         .icon = "delete",
         .when = hasOne,
         .work = [](Parts& p) { p.storeUndo->deletePeople({p.current.person().id}); }},
        {.menu = Menu::File,
         .apart = true,
         .name = QStringLiteral("exportBoth"),
         .words = exportWords,
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_E)},
         .icon = "export",
         .when = hasAny,
         .work = [](Parts& p) { exportChosen(p); }},
        {.menu = Menu::File,
         .name = QStringLiteral("exportEnglish"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Export English PDF…"),
         .when = hasOne,
         .shown = [](const Parts& p) { return !isAlone(p, Language::English); },
         .work = [](Parts& p) { exportPdf(p, {Language::English}); }},
        {.menu = Menu::File,
         .name = QStringLiteral("exportChinese"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Export Chinese PDF…"),
         .when = hasOne,
         .shown = [](const Parts& p) { return !isAlone(p, Language::Chinese); },
         .work = [](Parts& p) { exportPdf(p, {Language::Chinese}); }},
        {.menu = Menu::File,
         .name = QStringLiteral("exportWithData"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Export with the record attached…"),
         .hint = QT_TRANSLATE_NOOP("duovita::Actions",
                                   "The PDF can then be imported again; private contacts and notes stay out"),
         .when = hasOne,
         .work = [](Parts& p) { exportPdf(p, languagesOf(p), Record::Attached); }},
        {.menu = Menu::File,
         .name = QStringLiteral("exportSelected"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Export several people…"),
         .work = exportSeveral},
        {.menu = Menu::File,
         .name = QStringLiteral("exportTexts"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Export texts for a translator…"),
         .when = hasRecord,
         .work = [](Parts& p) { p.sheets->exportTexts(p.current.person()); }},
        {.menu = Menu::File,
         .name = QStringLiteral("bringTranslations"),
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Import translations…"),
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
         .text = QT_TRANSLATE_NOOP("duovita::Actions", "Restore a backup…"),
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
    };
    // Insert the formats as a submenu after the PDF actions.
    const auto after = std::find_if(
        rows.begin(), rows.end(), [](const ActionInfo& info) { return info.name == QStringLiteral("exportSelected"); });
    qsizetype at = after - rows.begin();
    for (const ActionInfo& row : formatActions())
        rows.insert(at++, row);
    return rows;
}

} // namespace duovita
