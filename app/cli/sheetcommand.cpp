#include "app/cli/sheetcommand.h"

#include "app/cli/backupcommand.h"
#include "app/cli/commands.h"
#include "app/cli/personlookup.h"
#include "core/export/filewriting.h"
#include "core/messages/countwords.h"
#include "core/messages/errorwords.h"
#include "core/messages/kindwords.h"
#include "core/messages/recordplaces.h"
#include "core/messages/sheetwords.h"
#include "core/services/store.h"
#include "core/translation/sheetmerging.h"
#include "core/translation/xliffreading.h"
#include "core/translation/xliffwriting.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace duovita {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(duovita::SheetCommand)
};

/// The requested file, or a file named after the sheet.
QString pathFor(const QString& output, const TranslationSheet& sheet, const QString& mark)
{
    const bool folder = output.isEmpty() || output.endsWith(u'/') || QFileInfo(output).isDir();
    return folder ? QDir(output).filePath(sheetName(sheet, mark) + QStringLiteral(".xlf")) : output;
}

/// Makes a text from outside safe for a terminal, which would obey control characters; one line.
QString shown(const QString& text)
{
    QString safe;
    for (const QChar c : text) {
        if (c == u'\n')
            safe += QStringLiteral("\\n");
        else if (c == u'\t')
            safe += QStringLiteral("\\t");
        else if (c.category() == QChar::Other_Control)
            safe += QStringLiteral("\\x") + QString::number(c.unicode(), 16).toUpper().rightJustified(2, u'0');
        else
            safe += c;
    }
    return safe;
}

/// A returned sheet with its person and the changes it makes.
struct Returned {
    TranslationSheet sheet;
    StoredPerson stored;
    QList<SheetChange> taken;
    QList<SheetChange> left;
    Person after;
};

Result<Returned> compare(const QString& file, const CommandLine& line, Database& database)
{
    const auto sheet = readSheet(file);
    if (!sheet)
        return sheet.error();
    if (!line.person.isEmpty()) {
        const auto named = findPerson(database, line.person);
        if (!named)
            return named.error();
        if (named->person.id != sheet->person)
            return Error{ErrorCode::SheetOtherPerson, {sheet->name, displayName(named->person.name)}, {file}};
    }
    const auto stored = PersonRepository(database).load(sheet->person);
    if (!stored && stored.error().code == ErrorCode::PersonNotFound)
        return Error{ErrorCode::SheetNobody, {sheet->name}, {file}};
    if (!stored)
        return stored.error();
    Returned returned{*sheet, *stored, {}, {}, {}};
    for (const SheetChange& change : compareSheet(stored->person, *sheet)) {
        const bool wanted = change.isApplicable() && (line.force || !change.isConflict());
        (wanted ? returned.taken : returned.left) += change;
    }
    const auto now = std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
    returned.after = withSheet(stored->person, *sheet, returned.taken, now);
    return returned;
}

/// Saves in one transaction; returns the error, if any.
std::optional<Error> save(const Returned& returned, Database& database)
{
    if (returned.taken.isEmpty())
        return std::nullopt;
    const StoredPerson& stored = returned.stored;
    const auto saved =
        PersonRepository(database).update(stored.person, returned.after, stored.revisions, ChangeCause::Import);
    return saved ? std::nullopt : std::optional(saved.error());
}

qsizetype count(const QList<SheetChange>& changes, SheetChange::Kind kind)
{
    return std::count_if(changes.begin(), changes.end(),
                         [kind](const SheetChange& change) { return change.kind == kind; });
}

QString nameOf(SheetChange::Kind kind)
{
    switch (kind) {
    case SheetChange::Kind::Fills:
        return QStringLiteral("fills");
    case SheetChange::Kind::Confirms:
        return QStringLiteral("confirms");
    case SheetChange::Kind::SourceChanged:
        return QStringLiteral("sourceChanged");
    case SheetChange::Kind::TargetChanged:
        return QStringLiteral("targetChanged");
    case SheetChange::Kind::Shared:
        return QStringLiteral("shared");
    case SheetChange::Kind::ListChanged:
        return QStringLiteral("listChanged");
    case SheetChange::Kind::Incomplete:
        return QStringLiteral("incomplete");
    case SheetChange::Kind::Gone:
        break;
    }
    return QStringLiteral("gone");
}

QJsonObject toJson(const SheetChange& change, const Person& person)
{
    return {{QStringLiteral("unit"), change.unit.id},
            {QStringLiteral("line"), change.unit.line},
            {QStringLiteral("place"), placeOf(change.source, person)},
            {QStringLiteral("kind"), nameOf(change.kind)},
            {QStringLiteral("sheetSource"), change.unit.source},
            {QStringLiteral("recordSource"), change.recordSource},
            {QStringLiteral("theirs"), change.unit.target},
            {QStringLiteral("ours"), change.recordTarget}};
}

QJsonObject toJson(const QString& file, const Returned& returned)
{
    QJsonArray taken;
    for (const SheetChange& change : returned.taken)
        taken += toJson(change, returned.stored.person);
    QJsonArray left;
    for (const SheetChange& change : returned.left)
        left += toJson(change, returned.stored.person);
    return {{QStringLiteral("file"), file},
            {QStringLiteral("person"), returned.sheet.person.toString()},
            {QStringLiteral("language"), codeOf(returned.sheet.target)},
            {QStringLiteral("texts"), returned.sheet.units.size()},
            {QStringLiteral("taken"), taken},
            {QStringLiteral("left"), left}};
}

void printLeft(const QString& file, const SheetChange& change, const Person& person)
{
    printError(
        shown(file + u':' + QString::number(change.unit.line) + QStringLiteral(": ") + placeAndReason(change, person)));
    if (change.unit.source != change.recordSource) {
        printError(Words::tr("  source text:    %1").arg(shown(change.unit.source)));
        if (!change.recordSource.isEmpty())
            printError(Words::tr("  current text:   %1").arg(shown(change.recordSource)));
    }
    printError(Words::tr("  theirs: %1").arg(shown(change.unit.target)));
    if (!change.recordTarget.isEmpty())
        printError(Words::tr("  ours:   %1").arg(shown(change.recordTarget)));
}

void print(const QString& file, const Returned& returned)
{
    const Person& person = returned.stored.person;
    const qsizetype confirmed = count(returned.taken, SheetChange::Kind::Confirms);
    // In one call, because a file's name may contain "%4".
    printOut(Words::tr("%1: %2, %3: %4; filled in: %5, confirmed: %6, skipped: %7.")
                 .arg(shown(file), shown(displayName(person.name)), wordFor(returned.sheet.target),
                      countOf(returned.sheet.units.size(), Counted::Texts),
                      QString::number(returned.taken.size() - confirmed), QString::number(confirmed),
                      QString::number(returned.left.size())));
    for (const SheetChange& change : returned.left)
        printLeft(file, change, person);
}

/// An existing sheet may have been filled in: it is overwritten only on request.
Result<void> writeSheet(const QString& path, const TranslationSheet& sheet, bool overwrite)
{
    if (!overwrite && QFileInfo::exists(path))
        return Error{ErrorCode::FileExists, {path}};
    return writeFile(path, toXliff(sheet));
}

} // namespace

int runSheet(const CommandLine& line, Database& database)
{
    const auto stored = findPerson(database, line.arguments.front());
    if (!stored)
        return fail(stored.error());
    const Person& person = stored->person;
    const TranslationSheet sheet =
        makeSheet(person, line.into.value_or(languageToFill(person)),
                  line.allTexts ? SheetTexts::All : SheetTexts::MissingAndStale, sheetWords(person));
    if (sheet.units.isEmpty()) {
        printError(Words::tr("%1: there is nothing to translate into %2, so no file was written.")
                       .arg(displayName(person.name), wordFor(sheet.target)));
        return 0;
    }
    const QString mark = namesIn(database).markOf(person.id, person.name, sheet.target);
    const QString path = pathFor(line.request.output, sheet, mark);
    if (const Result<void> written = writeSheet(path, sheet, line.force); !written)
        return fail(written.error());
    printOut(Words::tr("%1: %n text(s) to translate into %2", nullptr, static_cast<int>(sheet.units.size()))
                 .arg(path, wordFor(sheet.target)));
    return 0;
}

int runTranslated(const CommandLine& line, Database& database)
{
    if (!line.dryRun)
        backUpBeforeWriting(line.database);
    QJsonArray reports;
    bool whole = true;
    for (const QString& file : line.arguments) {
        const auto returned = compare(file, line, database);
        const std::optional<Error> error = returned ? save(*returned, database) : std::optional(returned.error());
        whole = whole && !error && returned->left.isEmpty();
        if (error) {
            printError(shown(describe(*error)));
            reports += QJsonObject{{QStringLiteral("file"), file}, {QStringLiteral("error"), describe(*error)}};
        } else if (line.json) {
            reports += toJson(file, *returned);
        } else {
            print(file, *returned);
        }
    }
    if (line.json)
        printJson(QJsonDocument(reports).toJson());
    return whole ? 0 : 1;
}

} // namespace duovita
