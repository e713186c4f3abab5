#include "app/cli/copycommand.h"

#include "app/cli/commands.h"
#include "app/cli/storeopening.h"
#include "core/storage/storecopy.h"

#include <QCoreApplication>

namespace duovita {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(duovita::CopyCommand)
};

} // namespace

int runCopy(const CommandLine& line)
{
    const auto from = openStore(line.from, IfMissing::Refuse);
    if (!from)
        return fail(from.error());
    const auto to = openStore(line.to, IfMissing::Create);
    if (!to)
        return fail(to.error());
    const Result<CopiedPeople> copied = copyPeople(**from, **to);
    if (!copied)
        return fail(copied.error());
    printOut(Words::tr("Copied to %1. People: %2; in the trash: %3; earlier versions of entries: %4")
                 .arg((*to)->path(), QString::number(copied->people), QString::number(copied->trashed),
                      QString::number(copied->versions)));
    return 0;
}

} // namespace duovita
