#include "app/cli/mergecommand.h"

#include "app/cli/backupcommand.h"
#include "app/cli/commands.h"
#include "app/cli/personlookup.h"
#include "core/messages/errorwords.h"
#include "core/services/filing.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace duovita {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(duovita::MergeCommand)
};

void printMerged(const StoredPerson& record, const StoredPerson& other, const StoredDraft& merged)
{
    printOut(Words::tr("%1 now includes %2, whose record is in the trash.")
                 .arg(displayName(record.person.name), displayName(other.person.name)));
    for (const ImportNote& note : merged.notes)
        printOut(QStringLiteral("  ") + describe(note));
}

void printJson(const StoredPerson& record, const StoredPerson& other, const StoredDraft& merged)
{
    QJsonArray notes;
    for (const ImportNote& note : merged.notes)
        notes += describe(note);
    const QJsonObject object{{QStringLiteral("person"), record.person.id.toString()},
                             {QStringLiteral("takenIn"), other.person.id.toString()},
                             {QStringLiteral("notes"), notes}};
    duovita::printJson(QJsonDocument(object).toJson());
}

} // namespace

int runMerge(const CommandLine& line, Database& database)
{
    const auto record = findPerson(database, line.arguments[0]);
    if (!record)
        return fail(record.error());
    const auto other = findPerson(database, line.arguments[1]);
    if (!other)
        return fail(other.error());
    if (record->person.id == other->person.id) {
        printError(Words::tr("Both names refer to %1. Name two different people, by id if necessary.")
                       .arg(displayName(record->person.name)));
        return 1;
    }
    const auto terms = termsForPairing(database, other->person);
    if (!terms)
        return fail(terms.error());
    if (!line.dryRun)
        backUpBeforeWriting(line.database);
    const MergePlan plan = planForMerging(record->person, other->person, *terms);
    const auto merged = mergePeople(database, plan, record->revisions, *other);
    if (!merged)
        return fail(merged.error());
    if (line.json)
        printJson(*record, *other, *merged);
    else
        printMerged(*record, *other, *merged);
    if (line.dryRun && !line.json)
        printOut(QCoreApplication::translate("duovita::ImportCommand", "This was a dry run; nothing was written."));
    return 0;
}

} // namespace duovita
