#!/usr/bin/env bash
# What other people's programs say of exported web pages: markup, accessibility, no request to anywhere. Of the manual's
# pages the markup only. With PICTURES, pages are also drawn there.
# usage: html.sh PROGRAM BUILD_FOLDER [PICTURES]
set -euo pipefail
program=$(realpath "$1") readers=$(realpath "$2")/readers pictures=${3:--}
source=$(realpath "$(dirname "$0")/../..")
. "$source/tests/checks/readers.sh"
chromium=$(command -v chromium || command -v chromium-browser) || lacking "chromium is not installed"
command -v java >/dev/null || lacking "java is not installed"
install_readers "$readers"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

export_pages() {
    # export_pages NAME FILE…: both languages in one page, and each alone
    local name=$1 database=$folder/$1.db id
    shift
    "$program" --database "$database" import "$@" --person 张三 >/dev/null
    id=$("$program" --database "$database" list | head -1 | cut -d' ' -f1)
    for language in both en zh; do
        "$program" --database "$database" export "$id" --language $language -o "$folder/$name-$language.html" >/dev/null 2>&1
    done
}
for file in "$source"/resources/sample/*.json "$source"/tests/data/cvs/{06-table.md,20-mixed-bilingual.md,21-long-academic.txt}; do
    export_pages "$(basename "${file%.*}")" "$file"
done
if [ -d "$source/../shared/seeds" ]; then
    for file in "$source"/../shared/seeds/*.txt; do
        name=$(basename "$file")
        export_pages "seed-${name%%_*}" "$file"
    done
    export_pages seeds-of-one "$source"/../shared/seeds/00[012]_*.txt
fi

failed=0
pages=("$folder"/*.html)
echo "${#pages[@]} pages"
(cd "$readers" && node validate.mjs "${pages[@]}" "$source"/resources/manual/*/*.html) || failed=1
java -jar "$readers/node_modules/vnu-jar/build/dist/vnu.jar" --stdout --also-check-css \
    "${pages[@]}" "$source"/resources/manual/*/*.html "$source/resources/manual/manual.css" || failed=1
(cd "$readers" && timeout 400 node browse.mjs "$chromium" "$pictures" "$folder"/*-both.html) || failed=1
exit $failed
