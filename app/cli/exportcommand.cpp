#include "app/cli/exportcommand.h"

#include "app/cli/commands.h"
#include "app/cli/exportlog.h"
#include "app/cli/interruption.h"
#include "app/cli/personlookup.h"
#include "core/services/batchexport.h"
#include "core/services/store.h"

namespace duovita {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(duovita::ExportCommand)
};

int exportPerson(const CommandLine& line, Database& database, const OpeningFonts& fonts)
{
    const auto stored = findPerson(database, line.arguments.front());
    if (!stored)
        return fail(stored.error());
    const Interruption interruption;
    const SharedNames names = namesIn(database);
    ExportLog log;
    ExportPlanner planner(line.request, names, fonts, log);
    const Result<ExportPlan> plan = planner.planFor(stored->person);
    if (!plan)
        return fail(plan.error());
    for (const ExportNote& note : plan->notes)
        log.tell(note);
    ExportQueue queue(line.request.jobs, log);
    for (const ExportJob& job : plan->jobs)
        queue.add(job);
    const bool done = queue.finish();
    if (log.isStopped())
        return Interruption::exitCode();
    return done ? 0 : 1;
}

int exportAll(const CommandLine& line, Database& database, const OpeningFonts& fonts)
{
    const Interruption interruption;
    ExportLog log;
    const BatchOutcome outcome = BatchExport(line.request, database, fonts, log).run();
    if (outcome.unchanged > 0)
        log.say(Words::tr("%n file(s) left as they are: nothing has changed.", nullptr,
                          static_cast<int>(outcome.unchanged)));
    if (!outcome.stopped)
        return outcome.complete ? 0 : 1;
    log.say(Words::tr("Stopped. The same command goes on from here."));
    return Interruption::exitCode();
}

} // namespace

int runExport(const CommandLine& line, Database& database, const OpeningFonts& fonts)
{
    return line.all ? exportAll(line, database, fonts) : exportPerson(line, database, fonts);
}

} // namespace duovita
