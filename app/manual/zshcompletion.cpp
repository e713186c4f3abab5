#include "app/cli/commandtable.h"
#include "app/manual/completion.h"

namespace duovita {

namespace {

/// Quotes a text for single quotes, inside a part that ends at a colon or a bracket.
QString zsh(const char* text)
{
    QString quoted = QString::fromUtf8(text);
    for (const QChar special : {u'\\', u':', u'[', u']'})
        quoted.replace(special, QStringLiteral("\\") + special);
    return quoted.replace(u'\'', QStringLiteral("'\\''"));
}

QString optionSpecification(const OptionInfo& facts)
{
    QString rest = QStringLiteral("[%1]").arg(zsh(facts.does));
    QString name = QStringLiteral("--") + QString::fromLatin1(facts.name);
    QString letter = QStringLiteral("-") + QString::fromLatin1(facts.letter);
    if (facts.value[0] != '\0') {
        name += u'=';
        letter += u'+';
        rest += QStringLiteral(":%1:").arg(zsh(facts.value));
        if (facts.isPath)
            rest += QStringLiteral("_files");
        else if (!facts.choices.isEmpty())
            rest += QStringLiteral("(%1)").arg(facts.choices.join(u' '));
    }
    if (facts.letter[0] == '\0')
        return QStringLiteral("'%1%2'").arg(name, rest);
    return QStringLiteral("{%1,%2}'%3'").arg(letter, name, rest);
}

QString specifications(const CommandInfo& facts, const char* indent)
{
    QString text;
    for (const QString& name : facts.options + commonOptions())
        text += QStringLiteral(" \\\n") + QString::fromLatin1(indent) + optionSpecification(optionNamed(name));
    return text;
}

} // namespace

QString zshCompletion()
{
    QString names;
    QString cases;
    for (const CommandInfo& facts : commandTable()) {
        names += QStringLiteral("            '%1:%2'\n").arg(zsh(facts.name), zsh(facts.does));
        const QString arguments = facts.takesFiles
                                      ? QStringLiteral(" \\\n                '*:%1:_files'").arg(zsh(facts.arguments))
                                      : QString();
        cases += QStringLiteral("        %1)\n            _arguments%2%3 ;;\n")
                     .arg(zsh(facts.name), specifications(facts, "                "), arguments);
    }
    return QStringLiteral(R"(#compdef duovita
# Made from the program's tables of commands and options.
_duovita() {
    local context state state_descr line
    typeset -A opt_args
    _arguments -C%1 \
        '1: :->command' '*:: :->arguments'
    case $state in
    command)
        local -a commands
        commands=(
%2        )
        _describe -t commands command commands
        _files ;;
    arguments)
        case $words[1] in
%3        esac ;;
    esac
}
_duovita "$@"
)")
        .arg(specifications(windowFacts(), "        "), names, cases);
}

} // namespace duovita
