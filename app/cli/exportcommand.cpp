#include "app/cli/exportcommand.h"

#include "app/cli/batchexport.h"
#include "app/cli/commands.h"
#include "app/cli/interruption.h"
#include "app/cli/personlookup.h"
#include "core/services/store.h"

namespace duovita {

namespace {

int exportPerson(const CommandLine& line, Database& database, const OpeningFonts& fonts)
{
    const auto stored = findPerson(database, line.arguments.front());
    if (!stored)
        return fail(stored.error());
    const Interruption interruption;
    const SharedNames names = namesIn(database);
    ExportLog log;
    ExportJobs jobs(line, names, fonts, log);
    const std::optional<ExportPlan> plan = jobs.planFor(stored->person);
    if (!plan)
        return 1;
    for (const QString& notice : plan->notices)
        log.say(notice);
    ExportQueue queue(line.jobs, log);
    for (const ExportJob& job : plan->jobs)
        queue.add(job);
    const bool done = queue.finish();
    if (Interruption::isAsked())
        return Interruption::exitCode();
    return done ? 0 : 1;
}

} // namespace

int runExport(const CommandLine& line, Database& database, const OpeningFonts& fonts)
{
    return line.all ? BatchExport(line, database, fonts).run() : exportPerson(line, database, fonts);
}

} // namespace duovita
