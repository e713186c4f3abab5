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
mkdir -p "$stage/bin" "$stage/resources/packaging" "$stage/build/bin" "$stage/build/cedict/package/data"
touch "$stage/build/cedict/package/data/all.js" # nothing is fetched here
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

# What the benches of two revisions say is compared by name: the best of each, and what has become slower is marked.
cat >"$stage/then.jsonl" <<'EOF'
{"bench":"edit to PDF bytes, warm","bytes":9,"median_ms":2.5,"n":200,"p95_ms":3}
{"bench":"gone","median_ms":1,"n":1}
{"bench":"batch","median_ms":1.5,"peak_kB":100000}
{"bench":"edit to PDF bytes, warm","bytes":9,"median_ms":2,"n":200,"p95_ms":9}
{"bench":"peak memory","kB":1000}
EOF
cat >"$stage/now.jsonl" <<'EOF'
{"bench":"edit to PDF bytes, warm","bytes":9,"median_ms":4,"n":200,"p95_ms":3}
{"bench":"batch","median_ms":1.6,"peak_kB":116000}
{"bench":"new, “quoted”","median_ms":7e-1}
{"bench":"edit to PDF bytes, warm","bytes":9,"median_ms":2.1,"n":200,"p95_ms":3}
{"bench":"peak memory","kB":1200}
EOF
compared=$(awk -f tests/bench/ratios.awk "$stage/then.jsonl" "$stage/now.jsonl" | sed 's/  */ /g; s/^ //; s/ $//')
expected='ratio now then
1.05 2.10 ms 2.00 ms edit to PDF bytes, warm
- gone: only then
1.07 1.60 ms 1.50 ms batch
1.16 116000.00 kB 100000.00 kB batch, memory <-- above 1.15
1.20 1200.00 kB 1000.00 kB peak memory <-- above 1.15
- new, “quoted”: only now
2 of 6 above 1.15'
[ "$compared" = "$expected" ] || { diff <(echo "$expected") <(echo "$compared"); echo "dev compares benches otherwise"; exit 1; }
# Who has the sources from an archive need not have git.
wanted='needs git'
command -v git >/dev/null && git -C "$stage" init -q . && wanted='no revision nothing'
said=$(cd "$stage" && env -u CI PATH="$stage/bin:$PATH" ./dev bench --against nothing 2>&1) && { echo "dev bench goes on"; exit 1; }
grep -q "$wanted" <<<"$said" || { echo "dev bench does not say that there is no such revision: $said"; exit 1; }
