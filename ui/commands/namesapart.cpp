#include "ui/commands/namesapart.h"

#include "core/messages/interfacelanguage.h"
#include "core/messages/kindwords.h"
#include "core/messages/punctuation.h"

#include <QHash>
#include <QSet>

namespace duovita {

namespace {

QString keyOf(const Command& command)
{
    return command.name.textOrFallback(interfaceLanguage()).simplified().toCaseFolded();
}

} // namespace

void nameApart(QList<Command>& commands)
{
    QHash<QString, QSet<QString>> called; // ids of the commands with each name
    for (const Command& command : std::as_const(commands)) {
        if (!command.of.isEmpty())
            called[keyOf(command)] += command.of.anyText();
        else
            called[keyOf(command)] += command.kind;
    }
    for (Command& command : commands) {
        if (command.of.isEmpty() || called.value(keyOf(command)).size() < 2)
            continue;
        const LocalizedText name = command.name;
        command.name = inEveryLanguage([&] {
            const Language language = interfaceLanguage();
            return labelled(command.of.textOrFallback(language), name.textOrFallback(language));
        });
    }
}

} // namespace duovita
