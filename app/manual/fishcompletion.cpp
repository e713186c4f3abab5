#include "app/cli/commandtable.h"
#include "app/manual/completion.h"

namespace duovita {

namespace {

QString fish(const char* text)
{
    QString quoted = QString::fromUtf8(text);
    quoted.replace(u'\\', QStringLiteral("\\\\"));
    return u'\'' + quoted.replace(u'\'', QStringLiteral("\\'")) + u'\'';
}

QString optionLine(const OptionInfo& facts, const QString& condition)
{
    QString line = QStringLiteral("complete -c duovita%1 -l %2").arg(condition, QString::fromLatin1(facts.name));
    if (facts.letter[0] != '\0')
        line += QStringLiteral(" -s ") + QString::fromLatin1(facts.letter);
    if (facts.isPath)
        line += QStringLiteral(" -r -F");
    else if (facts.value[0] != '\0')
        line += QStringLiteral(" -x");
    if (!facts.choices.isEmpty())
        line += QStringLiteral(" -a '%1'").arg(facts.choices.join(u' '));
    return line + QStringLiteral(" -d ") + fish(facts.does) + u'\n';
}

} // namespace

QString fishCompletion()
{
    QStringList names;
    for (const CommandInfo& facts : commandTable())
        names += QString::fromLatin1(facts.name);
    // Fish's own __fish_use_subcommand mistakes the value of --database for a command.
    const QString alone = QStringLiteral(" -n 'not __fish_seen_subcommand_from %1'").arg(names.join(u' '));
    QString text =
        QStringLiteral("# Made from the program's tables of commands and options.\ncomplete -c duovita -f\n");
    for (const QString& name : commonOptions())
        text += optionLine(optionNamed(name), {});
    for (const QString& name : windowFacts().options)
        text += optionLine(optionNamed(name), alone);
    text += QStringLiteral("complete -c duovita%1 -F\n").arg(alone);
    for (const CommandInfo& facts : commandTable()) {
        const QString name = QString::fromLatin1(facts.name);
        const QString seen = QStringLiteral(" -n '__fish_seen_subcommand_from %1'").arg(name);
        text += QStringLiteral("complete -c duovita%1 -a %2 -d %3\n").arg(alone, name, fish(facts.does));
        for (const QString& option : facts.options)
            text += optionLine(optionNamed(option), seen);
        if (facts.takesFiles)
            text += QStringLiteral("complete -c duovita%1 -F\n").arg(seen);
    }
    return text;
}

} // namespace duovita
