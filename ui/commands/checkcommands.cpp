#include "ui/commands/checkcommands.h"

#include "core/messages/interfacelanguage.h"
#include "ui/commands/otherwords.h"

#include <QCoreApplication>

namespace duovita {

QList<Command> checkCommands(const std::function<void(CheckPane::Part)>& go)
{
    struct Row {
        CheckPane::Part part;
        const char* id;
        const char* icon;
    };
    constexpr std::array rows{Row{CheckPane::Part::Problems, "check.problems", "warn"},
                              Row{CheckPane::Part::Parser, "check.parser", "lines"},
                              Row{CheckPane::Part::Posting, "check.posting", "search"}};
    QList<Command> commands;
    for (const Row& row : rows) {
        commands += Command{.id = QString::fromLatin1(row.id),
                            .icon = QString::fromLatin1(row.icon),
                            .name = inEveryLanguage([&row] { return CheckPane::nameOf(row.part); }),
                            .kind = CheckPane::tr("Check"),
                            .also = otherWordsFor(QString::fromLatin1(row.id)),
                            .run = [go, part = row.part] { go(part); }};
    }
    return commands;
}

} // namespace duovita
