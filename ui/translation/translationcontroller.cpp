#include "ui/translation/translationcontroller.h"

#include "core/editing/persondocument.h"
#include "core/export/filewriting.h"
#include "core/messages/errorwords.h"
#include "core/messages/kindwords.h"
#include "core/messages/recordwords.h"
#include "core/messages/sheetwords.h"
#include "core/services/store.h"
#include "core/translation/xliffreading.h"
#include "core/translation/xliffwriting.h"
#include "ui/background.h"
#include "ui/now.h"
#include "ui/services/filechooser.h"
#include "ui/shell/messagebar.h"
#include "ui/translation/sheetdialog.h"

#include <QPointer>

#include <algorithm>

namespace duovita {

namespace {

bool fits(const SheetChange& change)
{
    return change.isApplicable() && !change.isConflict();
}

} // namespace

TranslationController::TranslationController(QString databasePath, FileChooser& files, MessageBar& messages,
                                             QWidget* window)
    : QObject(window), m_database(std::move(databasePath)), m_files(files), m_messages(messages), m_window(window)
{
}

void TranslationController::exportTexts(const Person& person)
{
    const TranslationSheet sheet =
        makeSheet(person, languageToFill(person), SheetTexts::MissingAndStale, sheetWords(person));
    if (sheet.units.isEmpty())
        return m_messages.show(tr("Neither language has missing or outdated texts."));
    runInBackground(
        this, [database = m_database] { return namesIn(database); },
        [this, sheet, name = person.name](const SharedNames& names) {
            writeSheet(sheet, sheetName(sheet, names.markOf(sheet.person, name, sheet.target)));
        });
}

void TranslationController::writeSheet(const TranslationSheet& sheet, const QString& name)
{
    const QString path = m_files.fileToSave(m_window, name + QStringLiteral(".xlf"));
    if (path.isEmpty())
        return;
    runInBackground(
        this, [sheet, path] { return writeFile(path, toXliff(sheet)); },
        [this, sheet, path](const Result<void>& written) {
            if (!written)
                return m_messages.showFailure(describe(written.error()));
            m_messages.show(
                tr("%n text(s) to translate into %1 were written to %2.", nullptr, static_cast<int>(sheet.units.size()))
                    .arg(wordFor(sheet.target), path));
            Q_EMIT exported(path);
        });
}

void TranslationController::bringIn(PersonDocument& document)
{
    const QString path = m_files.sheetToOpen(m_window);
    if (path.isEmpty())
        return;
    runInBackground(
        this, [path] { return readSheet(path); },
        [this, path, open = QPointer(&document)](const Result<TranslationSheet>& sheet) {
            if (open)
                compare(*open, sheet, path);
        });
}

void TranslationController::compare(PersonDocument& document, const Result<TranslationSheet>& sheet,
                                    const QString& path)
{
    if (!sheet)
        return m_messages.showFailure(describe(sheet.error()));
    if (sheet->person != document.person().id)
        return m_messages.showFailure(
            describe(Error{ErrorCode::SheetOtherPerson, {sheet->name, titleOf(document.person())}, {path}}));
    const QList<SheetChange> changes = compareSheet(document.person(), *sheet);
    if (std::all_of(changes.begin(), changes.end(), fits))
        take(document, *sheet, {});
    else
        ask(document, *sheet, changes);
}

void TranslationController::ask(PersonDocument& document, const TranslationSheet& sheet,
                                const QList<SheetChange>& changes)
{
    QList<SheetChange> left;
    std::copy_if(changes.begin(), changes.end(), std::back_inserter(left),
                 [](const SheetChange& change) { return !fits(change); });
    auto* dialog = new SheetDialog(changes.size() - left.size(), left, document.person(), m_window);
    connect(dialog, &SheetDialog::chosen, this, [this, sheet, open = QPointer(&document)](const QStringList& units) {
        if (open)
            take(*open, sheet, units);
    });
    dialog->open();
}

void TranslationController::take(PersonDocument& document, const TranslationSheet& sheet, const QStringList& units)
{
    QList<SheetChange> wanted = compareSheet(document.person(), sheet);
    wanted.removeIf([&](const SheetChange& change) { return !fits(change) && !units.contains(change.unit.id); });
    document.closeMerge();
    if (!wanted.isEmpty())
        document.replaceTexts(withSheet(document.person(), sheet, wanted, now()));
    m_messages.show(tr("%n translation(s) imported.", nullptr, static_cast<int>(wanted.size())));
}

} // namespace duovita
