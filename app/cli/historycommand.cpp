#include "app/cli/historycommand.h"

#include "app/cli/backupcommand.h"
#include "app/cli/commands.h"
#include "app/cli/personlookup.h"
#include "core/messages/errorwords.h"
#include "core/storage/historypruning.h"
#include "core/storage/historyrepository.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace duovita {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(duovita::HistoryCommand)
};

Timestamp now()
{
    return Timestamp(std::chrono::milliseconds(QDateTime::currentMSecsSinceEpoch()));
}

QString isoText(Timestamp when)
{
    return QDateTime::fromMSecsSinceEpoch(when.time_since_epoch().count()).toString(Qt::ISODateWithMs);
}

int printMoments(const PersonId& id, bool json, const HistoryRepository& history)
{
    const auto moments = history.revisionsOf(id);
    if (!moments)
        return fail(moments.error());
    QJsonArray list;
    for (const RevisionInfo& moment : *moments) {
        const QString cause = moment.cause ? nameOf(*moment.cause) : QString();
        if (json)
            list += QJsonObject{{QStringLiteral("at"), isoText(moment.at)}, {QStringLiteral("cause"), cause}};
        else
            printOut(QString(isoText(moment.at) + QStringLiteral("  ") + cause).trimmed());
    }
    if (json)
        printJson(QJsonDocument(list).toJson());
    return 0;
}

int restore(const CommandLine& line, const StoredPerson& stored, const PastRecord& past, Database& database)
{
    backUpBeforeWriting(line.database);
    const auto written =
        PersonRepository(database).update(stored.person, past.person, stored.revisions, ChangeCause::Restore);
    if (!written)
        return fail(written.error());
    printOut(
        Words::tr("%1 has been restored to its state at %2.").arg(displayName(past.person.name), isoText(*line.asOf)));
    if (past.gone > 0)
        printError(Words::tr("%n item(s) from that time have since been permanently deleted.", nullptr, past.gone));
    return 0;
}

/// With --dry-run, works on a copy.
int prune(const CommandLine& line, Database& database)
{
    const auto pruned = pruneHistory(database, now());
    if (!pruned)
        return fail(pruned.error());
    if (line.json) {
        const QJsonObject object{{QStringLiteral("versions"), pruned->versions},
                                 {QStringLiteral("people"), pruned->people}};
        printJson(QJsonDocument(object).toJson());
    } else if (line.dryRun) {
        printOut(Words::tr("%n earlier version(s) would be removed (people: %1).", nullptr, pruned->versions)
                     .arg(pruned->people));
    } else {
        printOut(
            Words::tr("%n earlier version(s) removed (people: %1).", nullptr, pruned->versions).arg(pruned->people));
    }
    return 0;
}

} // namespace

void pruneAfterWriting(Database& database)
{
    constexpr std::chrono::milliseconds longest{200};
    if (const auto pruned = pruneHistory(database, now(), {}, longest); !pruned)
        printError(describe(pruned.error()));
}

int runHistory(const CommandLine& line, Database& database)
{
    if (line.prune)
        return prune(line, database);
    const auto stored = findPerson(database, line.arguments.front());
    if (!stored)
        return fail(stored.error());
    const HistoryRepository history(database);
    if (!line.asOf)
        return printMoments(stored->person.id, line.json, history);
    const auto past = history.asOf(stored->person.id, *line.asOf);
    if (!past)
        return fail(past.error());
    if (line.restore)
        return restore(line, *stored, *past, database);
    printRecord(past->person, line);
    return 0;
}

} // namespace duovita
