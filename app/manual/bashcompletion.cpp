#include "app/manual/completion.h"

#include "app/cli/commandtable.h"

namespace duovita {

namespace {

QStringList spellings(const OptionInfo& facts)
{
    QStringList words{QStringLiteral("--") + QString::fromLatin1(facts.name)};
    if (facts.letter[0] != '\0')
        words += QStringLiteral("-") + QString::fromLatin1(facts.letter);
    return words;
}

QString optionWords(const QStringList& names)
{
    QStringList words;
    for (const QString& name : names)
        words += spellings(optionNamed(name));
    return words.join(u' ');
}

QString commandWords(const QString& separator)
{
    QStringList names;
    for (const CommandInfo& facts : commandTable())
        names += QString::fromLatin1(facts.name);
    return names.join(separator);
}

/// The completion of options that take a value.
QString valueCases()
{
    QString text;
    for (const OptionInfo& facts : optionTable()) {
        if (facts.value[0] == '\0')
            continue;
        text += QStringLiteral("    %1)").arg(spellings(facts).join(QStringLiteral(" | ")));
        if (facts.isPath)
            text += QStringLiteral(" compopt -o filenames; COMPREPLY=($(compgen -f -- \"$current\"));");
        else if (!facts.choices.isEmpty())
            text += QStringLiteral(" COMPREPLY=($(compgen -W \"%1\" -- \"$current\"));").arg(facts.choices.join(u' '));
        text += QStringLiteral(" return ;;\n");
    }
    return text;
}

QString commandCases()
{
    QString text;
    for (const CommandInfo& facts : commandTable())
        text += QStringLiteral("    %1) options=\"%2\" files=%3 ;;\n")
                    .arg(QString::fromLatin1(facts.name), optionWords(facts.options + commonOptions()),
                         facts.takesFiles ? QStringLiteral("yes") : QString());
    return text;
}

} // namespace

QString bashCompletion()
{
    return QStringLiteral(R"(# bash completion for duovita, made from its tables of commands and options
_duovita() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
    local command= options="%1" files=yes i
    for ((i = 1; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
        --database | --trust-owner | --language | --from | --to) ((i++)) ;;
        %2) command=${COMP_WORDS[i]}; break ;;
        esac
    done
    COMPREPLY=()
    case $previous in
%3    esac
    case $command in
%4    esac
    case $current in
    -*) COMPREPLY=($(compgen -W "$options" -- "$current")) ;;
    *)
        [ -n "$command" ] || COMPREPLY=($(compgen -W "%5" -- "$current"))
        [ -z "$files" ] || { compopt -o filenames; COMPREPLY+=($(compgen -f -- "$current")); }
        ;;
    esac
}
complete -F _duovita duovita
)")
        .arg(optionWords(windowFacts().options + commonOptions()), commandWords(QStringLiteral(" | ")), valueCases(),
             commandCases(), commandWords(QStringLiteral(" ")));
}

} // namespace duovita
