#include "app/cli/storeopening.h"

#include "app/cli/commands.h"
#include "app/cli/terminal.h"
#include "core/messages/errorwords.h"
#include "core/storage/storeaddress.h"
#include "core/storage/storenotices.h"

#include <QCoreApplication>
#include <QFile>

namespace duovita {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(duovita::StoreOpening)
};

Result<std::unique_ptr<Database>> tryOpening(const QString& address, IfMissing ifMissing)
{
    if (ifMissing == IfMissing::Create)
        return Database::open(address);
    auto opened = Database::openExisting(address);
    if (opened || opened.error().code != ErrorCode::DatabaseGone || !isServerAddress(address))
        return opened;
    return Error{ErrorCode::DatabaseNotOpened,
                 {opened.error().parameters.front(),
                  Words::tr("there is no database yet; importing, copying or opening the window creates one")}};
}

} // namespace

void printStoreNotices()
{
    for (const Error& notice : takeStoreNotices())
        printError(describe(notice));
}

Result<std::unique_ptr<Database>> openStore(const QString& address, IfMissing ifMissing, Purpose purpose)
{
    if (ifMissing == IfMissing::Refuse && !isServerAddress(address) && !QFile::exists(address))
        return Error{ErrorCode::FileNotFound, {address}};
    auto opened = tryOpening(address, ifMissing);
    if (!opened && opened.error().code == ErrorCode::DiskFull && purpose == Purpose::Reading) {
        auto toRead = Database::openToRead(address);
        if (toRead) {
            printError(Words::tr("The disk is full, so %1 is opened read-only.").arg(address));
            opened = std::move(toRead);
        }
    }
    printStoreNotices();
    if (opened || opened.error().code != ErrorCode::PasswordMissing)
        return opened;
    const QByteArray password = askSilently(Words::tr("Password for %1: ").arg(opened.error().parameters.front()));
    if (password.isEmpty())
        return opened;
    // Where libpq looks for it, for every connection of this run.
    qputenv("PGPASSWORD", password);
    return tryOpening(address, ifMissing);
}

} // namespace duovita
