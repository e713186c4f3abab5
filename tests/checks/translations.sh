#!/usr/bin/env bash
# Every visible string has its message: lupdate over the sources finds nothing that the .ts files lack.
# usage: translations.sh LUPDATE
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp translations/duovita_zh_CN.ts "$folder"
"$1" -I "$PWD" -locations none app core ui -ts "$folder/duovita_zh_CN.ts" >/dev/null 2>&1
if grep -n 'type="' "$folder/duovita_zh_CN.ts"; then
    echo "strings without a translation, or translations without a string; see translations/CMakeLists.txt"
    exit 1
fi
