#!/usr/bin/env bash
# What independent tools say of imports and exported PDF. usage: shared.sh PROGRAM EXPECTED_TEXT import|pdf
set -euo pipefail
program=$1 expected=$2 what=$3
shared="$(cd "$(dirname "$0")/../.." && pwd)/../shared"
if [ ! -d "$shared/seeds" ]; then
    echo "skipped: the real documents and the tools are not beside the project"
    exit 77
fi
if [ "$what" = import ]; then
    exec "$shared/tools/import_score" --program "$program" --min-coverage 0.997 --min-facts 0.98 --min-pairing 0.95
fi
# A hundred short runs of Java: what makes long ones fast costs more than it gains.
export JAVA_TOOL_OPTIONS="-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
check() {
    # check PROFILE PDF
    /usr/bin/python3 "$shared/tools/pdfcheck" -q --profile "$1" --text "$folder/expected.txt" "$2" | grep -v ' 0 failed' && failed=1
    return 0
}
failed=0
number=0
for file in "$shared"/seeds/*.txt "$(dirname "$0")"/../../resources/sample/*.json; do
    number=$((number + 1))
    database=$folder/$number.db
    case $file in *.json) name=() ;; *) name=(--person 张三) ;; esac
    "$program" --database "$database" import "$file" "${name[@]}" >/dev/null
    id=$("$program" --database "$database" list | head -1 | cut -d' ' -f1)
    for language in en zh; do
        pdf=$folder/$number-$language.pdf
        for design in classic compact academic modern bilingual; do
            "$program" --database "$database" export "$id" --language $language --template $design -o "$pdf" >/dev/null 2>&1
            "$expected" "$database" $language $design >"$folder/expected.txt"
            check a2a-ua1 "$pdf"
        done
        "$expected" "$database" $language classic >"$folder/expected.txt"
        "$program" --database "$database" export "$id" --language $language --with-data -o "$pdf" >/dev/null 2>&1
        check a3a-ua1 "$pdf"
        "$program" --database "$database" export "$id" --language $language --archive -o "$pdf" >/dev/null 2>&1
        check a1b "$pdf"
    done
done
exit $failed
