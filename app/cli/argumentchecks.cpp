#include "app/cli/argumentchecks.h"

#include "app/cli/commandtable.h"
#include "app/cli/glossarycommand.h"
#include "app/cli/outputnames.h"
#include "core/export/formats.h"
#include "core/export/pageimages.h"

namespace duovita {

namespace {

using Command = CommandLine::Command;

QString checkBatch(const CommandLine& line)
{
    return !line.all && (line.request.part || line.request.again)
               ? CommandLine::tr("--shard and --again can only be used with --all.")
               : QString();
}

QString checkExport(const CommandLine& line)
{
    if (line.request.margins && (*line.request.margins < narrowestMargins || *line.request.margins > widestMargins))
        return CommandLine::tr("Margins are %1 to %2 mm.")
            .arg(QString::number(narrowestMargins), QString::number(widestMargins));
    const bool pdf = line.request.format == QStringLiteral("pdf");
    const bool png = line.request.format == QStringLiteral("png");
    if (!pdf && (line.request.archive || line.request.withData || line.encrypt || !line.request.password.isEmpty()))
        return CommandLine::tr("--encrypt, --password, --with-data and --archive are for PDF only.");
    if (line.encrypt && !line.request.password.isEmpty())
        return CommandLine::tr("--encrypt asks for the passphrase: leave --password out.");
    if (!pdf && !png && (line.request.pages || line.request.margins))
        return CommandLine::tr("--pages and --margins are for PDF and PNG only.");
    if (line.request.dpi && (!png || *line.request.dpi < coarsestDpi || *line.request.dpi > finestDpi))
        return CommandLine::tr("--dpi is for PNG, from %1 to %2.")
            .arg(QString::number(coarsestDpi), QString::number(finestDpi));
    if (line.request.archive && line.request.withData)
        return CommandLine::tr("PDF/A-1 cannot contain attachments: use either --archive or --with-data.");
    if (!exportFormats().contains(line.request.format))
        return CommandLine::tr("There is no format “%1”; use one of: %2.")
            .arg(line.request.format, exportFormats().join(QStringLiteral(", ")));
    const QString problem = checkOutputName(line);
    return problem.isEmpty() ? checkBatch(line) : problem;
}

} // namespace

QString checkArguments(const CommandLine& line)
{
    const qsizetype count = line.arguments.size();
    switch (line.command) {
    case Command::Import:
        return count == 0 ? CommandLine::tr("Name the files to import.") : QString();
    case Command::Backup:
        return count > 1 || (count == 0 && line.encrypt) ? CommandLine::tr("Name one file.") : QString();
    case Command::Restore:
        return count != 1 ? CommandLine::tr("Name one file.") : QString();
    case Command::Copy:
        return count > 0 || line.from.isEmpty() || line.to.isEmpty() || line.from == line.to
                   ? CommandLine::tr("Give two databases with --from and --to.")
                   : QString();
    case Command::Translated:
        return count == 0 ? CommandLine::tr("Name the sheets to read.") : QString();
    case Command::Glossary:
        return checkGlossaryWords(line.arguments);
    case Command::History:
        if (line.restore && !line.asOf)
            return CommandLine::tr("--restore can only be used with --as-of.");
        if (line.prune)
            return count > 0 || line.asOf ? CommandLine::tr("--prune applies to everybody; do not name a person.")
                                          : QString();
        if (line.dryRun)
            return CommandLine::tr("--dry-run can only be used with --prune.");
        return count != 1 ? CommandLine::tr("Name one person.") : QString();
    case Command::Merge:
        return count != 2 ? CommandLine::tr("Name two people: the one to keep, and the one to merge into the first.")
                          : QString();
    case Command::Sheet:
    case Command::Show:
        return count != 1 ? CommandLine::tr("Name one person.") : QString();
    case Command::Check:
        return count != (line.all ? 0 : 1) ? CommandLine::tr("Name one person, or use --all.") : QString();
    case Command::Export:
        if (QString problem = checkExport(line); !problem.isEmpty())
            return problem;
        return count != (line.all ? 0 : 1) ? CommandLine::tr("Name one person, or use --all.") : QString();
    default:
        return {};
    }
}

} // namespace duovita
