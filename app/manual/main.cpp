#include "app/manual/completion.h"
#include "app/manual/manualpage.h"

#include <QDir>

#include <cstdio>

using namespace duovita;

namespace {

bool write(const QString& path, const QString& text)
{
    QFile file(path);
    const QByteArray bytes = text.toUtf8();
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

int fail(const QString& what)
{
    std::fprintf(stderr, "%s\n", qPrintable(what));
    return 1;
}

/// Its prose is in PROSE/COMMAND.roff, the window's in PROSE/duovita.roff.
int writePage(const CommandInfo& facts, const QDir& folder, const QDir& prose)
{
    const bool window = facts.name[0] == '\0';
    const QString name = window ? QStringLiteral("duovita") : QString::fromLatin1(facts.name);
    QFile file(prose.filePath(name + QStringLiteral(".roff")));
    if (!file.open(QIODevice::ReadOnly))
        return fail(file.fileName() + QStringLiteral(" cannot be read"));
    const QString text = QString::fromUtf8(file.readAll());
    if (const QString stranger = strangerIn(text); !stranger.isEmpty())
        return fail(QStringLiteral("%1 names “%2”, which the program does not have").arg(file.fileName(), stranger));
    const QString path =
        folder.filePath(window ? QStringLiteral("duovita.1") : QStringLiteral("duovita-%1.1").arg(name));
    return write(path, manualPage(facts, text)) ? 0 : fail(path + QStringLiteral(" cannot be written"));
}

} // namespace

/// usage: makemanual FOLDER PROSE. Writes the man pages and the shell completions into the folder.
int main(int argc, char** argv)
{
    if (argc != 3)
        return fail(QStringLiteral("usage: makemanual FOLDER PROSE"));
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    const QDir prose(QString::fromLocal8Bit(argv[2]));
    folder.mkpath(QStringLiteral("."));
    for (const CommandInfo& facts : QList<CommandInfo>{windowFacts()} + commandTable()) {
        if (writePage(facts, folder, prose) != 0)
            return 1;
    }
    const bool written = write(folder.filePath(QStringLiteral("duovita.bash")), bashCompletion()) &&
                         write(folder.filePath(QStringLiteral("duovita.zsh")), zshCompletion()) &&
                         write(folder.filePath(QStringLiteral("duovita.fish")), fishCompletion());
    return written ? 0 : fail(QStringLiteral("the completion cannot be written"));
}
