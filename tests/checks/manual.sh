#!/usr/bin/env bash
# The manual pages and the completion hold what --help prints, no more and no less; man and the shells read them.
# usage: manual.sh PROGRAM FOLDER
set -euo pipefail
program=$(realpath "$1") folder=$(realpath "$2")
. "$(dirname "$0")/readers.sh"
for tool in man zsh fish; do
    command -v $tool >/dev/null || lacking "$tool is not installed"
done
empty=$(mktemp -d) # no files to complete
trap 'rmdir "$empty"' EXIT
failed=0
fail() {
    echo "$*"
    failed=1
}
options() { grep -o -- '--[a-z][a-z-]*' | sort -u; }
help() { LC_ALL=C "$program" "$@" --help; }
completed() {
    # What bash offers for the last of the words.
    bash -c 'source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); compopt() { :; }; _duovita; printf "%s\n" "${COMPREPLY[@]}"' \
        "$folder/duovita.bash" "$@"
}
offered() { fish --no-config -c "source $folder/duovita.fish; complete -C '$1'" | cut -f1; }
expect() {
    # expect WHAT WANTED FOUND
    [ "$2" = "$3" ] || fail "$1:" $'\n'"$(diff <(echo "$2") <(echo "$3"))"
}

zsh -n "$folder/duovita.zsh"
commands=$(help | sed -n 's/^  \([a-z][a-z]*\) .*/\1/p')
[ "$(wc -l <<<"$commands")" -ge 7 ] || fail "--help names too few commands: $commands"
expect "bash, commands" "$(sort <<<"$commands")" "$(cd "$empty"; completed duovita '' | sort)"
expect "fish, commands" "$(sort <<<"$commands")" "$(cd "$empty"; offered 'duovita ' | sort)"
expect "zsh, commands" "$(sort <<<"$commands")" "$(sed -n "s/^ *'\([a-z]*\):.*'$/\1/p" "$folder/duovita.zsh" | sort)"
expect "pages" "$(printf 'duovita-%s.1\n' $commands | sort)" "$(cd "$folder" && ls duovita-*.1)"
for command in '' $commands; do
    wanted=$(help $command | options)
    page=$folder/duovita${command:+-$command}.1
    expect "$page" "$wanted" "$(sed -n '/^\.SH OPTIONS/,/^\.SH [^O]/p' "$page" | sed 's/\\-/-/g' | options)"
    expect "bash, $command" "$wanted" "$(completed duovita $command -- | options)"
    expect "fish, $command" "$wanted" "$(offered "duovita $command --" | options)"
    complaints=$(LC_ALL=C.UTF-8 man --warnings --encoding=UTF-8 --local-file "$page" 2>&1 >/dev/null)
    [ -z "$complaints" ] || fail "$page: $complaints"
done
expect "zsh, options" "$(for command in '' $commands; do help $command; done | options)" "$(options <"$folder/duovita.zsh")"
expect "a database before the command" import "$(completed duovita --database x.db imp | head -1)"
expect "fish, the same" import "$(offered 'duovita --database x.db imp')"
expect "values" "$(printf 'a4\na5\nletter')" "$(completed duovita export --paper '' | sort)"
exit $failed
