#!/usr/bin/env bash
# "./dev run COMMAND" needs no display, for every command that the program has.
# usage: dev.sh PROGRAM
set -euo pipefail
program=$(realpath "$1")
cd "$(dirname "$0")/../.."
eval "$(sed -n '/^is_command() {/,/^}/p' dev)"
commands=$(LC_ALL=C "$program" --help | sed -n 's/^  \([a-z]\+\) .*/\1/p')
[ "$(wc -w <<<"$commands")" -ge 12 ] || { echo "the program names few commands: $commands"; exit 1; }
for command in $commands; do
    is_command "$command" || { echo "dev does not know $command"; exit 1; }
done
for other in window cv.duovita --database ''; do
    ! is_command "$other" || { echo "dev takes “$other” for a command"; exit 1; }
done
