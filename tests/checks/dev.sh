#!/usr/bin/env bash
# "./dev run COMMAND" needs no display, for every command that the program has; how ./dev takes packages and ends a build.
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

# Of packages whose names differ, the first that there is.
eval "$(sed -n '/^settled() {/,/^}/p' dev)"
is_known() { [[ $1 == second || $1 == third ]]; }
[ "$(settled is_known 'first|second|third')" = second ] || { echo "dev takes another package than the first there is"; exit 1; }
[ "$(settled is_known 'first|-')" = '' ] || { echo "dev takes a package that is not there"; exit 1; }
! settled is_known 'first' >/dev/null || { echo "dev does not miss a package"; exit 1; }

# A build that fails says what failed and where the rest stands, and nothing is started after it.
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
mkdir -p "$stage/bin" "$stage/resources/packaging" "$stage/build/bin"
cp dev "$stage/"
touch "$stage/resources/packaging/debian-packages.txt" "$stage/build/build.ninja"
printf '#!/bin/sh\necho "FAILED: a.o"\necho "a.cpp:1: error: b"\nexit 1\n' >"$stage/bin/cmake"
printf '#!/bin/sh\necho started\n' >"$stage/build/bin/duovita"
chmod +x "$stage/bin/cmake" "$stage/build/bin/duovita"
for command in 'run --version' demo test build; do
    # shellcheck disable=SC2086 # words
    said=$(cd "$stage" && env -u CI PATH="$stage/bin:$PATH" ./dev $command 2>&1) && { echo "dev $command goes on"; exit 1; }
    grep -q 'The build failed' <<<"$said" && grep -q 'a.cpp:1: error: b' <<<"$said" && grep -q build/build.log <<<"$said" ||
        { echo "dev $command does not say what failed: $said"; exit 1; }
    ! grep -q '^started' <<<"$said" || { echo "dev $command starts what was not built"; exit 1; }
done
