#!/usr/bin/env bash
# The command line alone: links no widgets, does its work without a display, and can be built without the window.
# usage: cli.sh PROGRAM SOURCES CMAKE
set -euo pipefail
program=$1
sources=$2
cmake=$3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM

fail() {
    echo "$*" >&2
    exit 1
}

linked=$(ldd "$program")
for library in Qt6Widgets Qt6PrintSupport Qt6PdfWidgets; do
    ! grep -q "lib$library" <<<"$linked" || fail "the command line links $library"
done

database=$folder/cv.db
"$program" --database "$database" import "$sources/resources/sample/zhang-san.json" >/dev/null
"$program" --database "$database" export --all --language both -o "$folder/out/" >/dev/null
for file in "Zhang San CV (en).pdf" "张三 简历 (zh).pdf"; do
    [ "$(head -c 5 "$folder/out/$file")" = "%PDF-" ] || fail "no PDF: $file"
done

status=0
"$program" 2>"$folder/said" || status=$?
[ "$status" -eq 2 ] || fail "without a command it ends with $status"
grep -q "no window" "$folder/said" || fail "it does not say that it has no window"

"$cmake" -S "$sources" -B "$folder/build" -G Ninja -D DUOVITA_GUI=OFF >"$folder/configured" 2>&1 ||
    fail "$(cat "$folder/configured")"
grep -q "bin/duovita-cli" "$folder/build/build.ninja" || fail "no command line is built"
! grep -q " ui/\|Qt6Widgets" "$folder/build/build.ninja" || fail "the window is built, too"
