#!/usr/bin/env bash
# Every exported file says what the document says: nothing lost, nothing added, in order, as programs of other people read
# it (LibreOffice and pdftotext, python-docx, cmark, Python's HTML parser); records in formats of others are what those
# formats' own programs take (JSON Resume's schema, pybtex, citeproc, vobject, PyYAML).
# usage: documents.sh PROGRAM CONTENT_TEXT BUILD_FOLDER
set -euo pipefail
program=$(realpath "$1") content=$(realpath "$2") readers=$(realpath "$3")/readers
source=$(realpath "$(dirname "$0")/../..")
. "$source/tests/checks/readers.sh"
for tool in soffice pdftotext cmark; do
    command -v $tool >/dev/null || lacking "$tool is not installed"
done
/usr/bin/python3 -c "import citeproc, docx, jsonschema, pybtex, vobject, yaml" || lacking "modules of Python are not installed"
install_readers "$readers"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

files=("$source"/resources/sample/*.json "$source"/tests/data/cvs/{11-nested-lists.md,21-long-academic.txt})
[ ! -d "$source/../shared/seeds" ] || files+=("$source"/../shared/seeds/*.txt)
for file in "${files[@]}"; do
    name=$(basename "${file%.*}" | cut -d_ -f1)
    database=$folder/$name.db
    "$program" --database "$database" import "$file" --person 张三 >/dev/null
    id=$("$program" --database "$database" list | head -1 | cut -d' ' -f1)
    "$program" --database "$database" show "$id" --json >"$folder/$name.record.json"
    for language in en zh; do
        "$content" "$database" $language >"$folder/$name.$language.expected"
        for format in docx html md txt jsonresume rendercv bib csljson vcf; do
            mkdir -p "$folder/$format"
            template=classic
            [[ $format != docx ]] || template=timeline # which has both names of the person, and works in the order of the record
            "$program" --database "$database" export "$id" --language $language --format $format --template $template \
                -o "$folder/$format/$name.$language" >/dev/null 2>&1 || true
        done
    done
done
cd "$folder/docx"
for file in *.en *.zh; do mv "$file" "$file.docx"; done
# A profile of its own: one that is open elsewhere would take the call over and say nothing.
timeout 300 soffice "-env:UserInstallation=file://$folder/profile" --headless --convert-to pdf --outdir "$folder/pdf" ./*.docx >"$folder/soffice.log" 2>&1
/usr/bin/python3 "$source/tests/checks/documents.py" "$folder" "$readers/node_modules/@jsonresume/schema/schema.json"
