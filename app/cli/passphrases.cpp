#include "app/cli/passphrases.h"

#include "app/cli/commands.h"
#include "app/cli/terminal.h"
#include "core/storage/encryptedbackup.h"

#include <QCoreApplication>
#include <QFile>

namespace duovita {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(duovita::BackupCommand)
};

/// From the file that the command line names.
Result<QByteArray> passphraseIn(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{file.exists() ? ErrorCode::FileNotReadable : ErrorCode::FileNotFound, {path, file.errorString()}};
    QByteArray line = file.readLine();
    while (line.endsWith('\n') || line.endsWith('\r'))
        line.chop(1);
    return line.isEmpty() ? Result<QByteArray>(Error{ErrorCode::FileEmpty, {path}})
                          : passphraseFrom(QString::fromUtf8(line));
}

} // namespace

Result<QByteArray> newPassphrase(const CommandLine& line, const QString& file)
{
    if (!line.passphraseFile.isEmpty())
        return passphraseIn(line.passphraseFile);
    while (isAtTerminal()) {
        const QByteArray first = askSilently(Words::tr("New passphrase for %1: ").arg(file));
        if (first.isEmpty())
            break;
        if (askSilently(Words::tr("Repeat the passphrase: ")) == first)
            return passphraseFrom(QString::fromUtf8(first));
        printError(Words::tr("The passphrases do not match. Try again."));
    }
    return Error{ErrorCode::PassphraseMissing, {file}};
}

Result<QByteArray> passphraseOf(const CommandLine& line, const QString& file)
{
    if (!line.passphraseFile.isEmpty())
        return passphraseIn(line.passphraseFile);
    return passphraseFrom(QString::fromUtf8(askSilently(Words::tr("Passphrase for %1: ").arg(file))));
}

} // namespace duovita
