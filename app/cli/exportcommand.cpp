#include "app/cli/exportcommand.h"

#include "app/cli/commands.h"
#include "app/cli/exportlog.h"
#include "app/cli/interruption.h"
#include "app/cli/passphrases.h"
#include "app/cli/personlookup.h"
#include "core/services/batchexport.h"
#include "core/services/store.h"

namespace duovita {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(duovita::ExportCommand)
};

/// The request with the password that --encrypt asks for. A password on the command line would stay in the shell's
/// history and be visible to others on the machine.
Result<ExportRequest> requestOf(const CommandLine& line)
{
    ExportRequest request = line.request;
    if (!request.password.isEmpty())
        printError(Words::tr("The password is on the command line, where others on this machine can read it. Use "
                             "--encrypt, which asks for one, or --encrypt --passphrase-file FILE."));
    if (!line.encrypt)
        return request;
    const Result<QByteArray> passphrase =
        newPassphrase(line, request.output.isEmpty() ? QStringLiteral("PDF") : request.output);
    if (!passphrase)
        return passphrase.error();
    request.password = QString::fromUtf8(*passphrase);
    return request;
}

int exportPerson(const CommandLine& line, const ExportRequest& request, Database& database, const OpeningFonts& fonts)
{
    const auto stored = findPerson(database, line.arguments.front());
    if (!stored)
        return fail(stored.error());
    const Interruption interruption;
    const SharedNames names = namesIn(database);
    ExportLog log;
    ExportPlanner planner(request, names, fonts, log);
    const Result<ExportPlan> plan = planner.planFor(stored->person);
    if (!plan)
        return fail(plan.error());
    for (const ExportNote& note : plan->notes)
        log.report(note);
    ExportQueue queue(request.jobs, log);
    for (const ExportJob& job : plan->jobs)
        queue.add(job);
    const bool done = queue.finish();
    if (log.isStopped())
        return Interruption::exitCode();
    return done ? 0 : 1;
}

int exportAll(const ExportRequest& request, Database& database, const OpeningFonts& fonts)
{
    const Interruption interruption;
    ExportLog log;
    const BatchOutcome outcome = BatchExport(request, database, fonts, log).run();
    if (outcome.unchanged > 0)
        log.say(Words::tr("%n file(s) left as they are: nothing has changed.", nullptr,
                          static_cast<int>(outcome.unchanged)));
    if (!outcome.stopped)
        return outcome.complete ? 0 : 1;
    log.say(Words::tr("Stopped. Run the same command again to continue."));
    return Interruption::exitCode();
}

} // namespace

int runExport(const CommandLine& line, Database& database, const OpeningFonts& fonts)
{
    const Result<ExportRequest> request = requestOf(line);
    if (!request)
        return fail(request.error());
    return line.all ? exportAll(*request, database, fonts) : exportPerson(line, *request, database, fonts);
}

} // namespace duovita
