#!/usr/bin/env python3
"""Prints each of the real documents with each template, without data, reads the PDF's text back in and compares the facts of
both records: it names each that is not the same, and fails where less than most come back. Skipped (77) where the documents are not beside the
project. usage: printedfacts.py PROGRAM VERSION_OF_QT [WORD_OF_THE_DOCUMENTS_NAME [TEMPLATE]]"""
import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile

program = sys.argv[1]
qt = tuple(int(number) for number in sys.argv[2].split("."))
only_document, only_template = (sys.argv[3:] + ["", ""])[:2]
seeds = pathlib.Path(__file__).resolve().parents[2].parent / "shared/seeds"
if not seeds.exists():
    print("skipped: the real documents are not beside the project")
    sys.exit(77)

# Not "bilingual", which says once and over both columns what both languages say alike: import reads column by column.
TEMPLATES = ("classic-1", "compact-1", "academic-1", "modern-1", "bilingual-1", "classic", "compact", "academic", "modern")
# Import does not know all that the looks do: labels and dates in columns of their own, lines that end early for the next.
# The PDFium of newer versions of Qt gives import less to go by in such pages.
LEAST = 0.95 if qt < (6, 5) else 0.93
# What no page shows, or shows in other words.
UNSEEN = {"id", "tags", "links", "unparsed", "notes", "type", "extra"}


def squeezed(text):
    text = re.sub(r"\]\([^()\s]*\)", "]", text)  # where words lead
    return re.sub(r"[\W_]+", "", text).lower()


def values(field, value, language):
    """The texts of a field, as the page in that language has them."""
    if isinstance(value, list):
        for item in value:
            yield from values(field, item, language)
    elif isinstance(value, dict):
        for part in ("text", "name", "value"):
            if part in value:
                yield from values(field, value[part], language)
                return
        other = "zh" if language == "en" else "en"
        yield from values(field, value.get(language) or value.get("shared") or value.get(other) or "", language)
    elif squeezed(str(value)):
        yield field, squeezed(str(value))


def as_cited(venue):
    """Without a publisher at its end whom it names already, which no page says twice."""
    if isinstance(venue, dict):
        return {side: as_cited(text) for side, text in venue.items()}
    match = re.fullmatch(r"(.*\S)\s*[,，]\s*([A-Z][A-Za-z&. -]+)", venue)
    return match[1] if match and re.search(rf"\b{re.escape(match[2].strip())}\b", match[1], re.I) else venue


def facts(person, language):
    found = collections.Counter()
    for section in person["sections"]:
        for entry in section.get("entries", []):
            for field, value in entry.items():
                if field in UNSEEN:
                    continue
                said = list(values(field, as_cited(value) if field == "venue" else value, language))
                if field == "venueShort":
                    # Whether a venue's name is its short one no page says, and one that the name has is not said again.
                    venue = " ".join(text for _, text in values("venue", entry.get("venue", ""), language))
                    said = [("venue", text) for _, text in said if text not in venue]
                found.update(said)
    return found


def run(folder, *arguments):
    return subprocess.run([program, "--database", folder / "one.db", *arguments], check=True, capture_output=True, text=True).stdout


def record(folder, file, *arguments):
    (folder / "one.db").unlink(missing_ok=True)
    run(folder, "import", file, *arguments)
    return json.loads(run(folder, "show", run(folder, "list").split()[0], "--json"))["people"][0]


def has_chinese(person):
    return sum(len(re.findall("[\u4e00-\u9fff]", json.dumps(s, ensure_ascii=False))) for s in person["sections"]) > 500


failed = False
for document in sorted(seeds.glob("*.txt")):
    if only_document not in document.name:
        continue
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        printed = {}
        person = record(folder, document, "--person", "张三")
        language = "zh" if has_chinese(person) else "en"
        for template in TEMPLATES:
            if only_template in template:
                printed[template] = folder / f"{template}.pdf"
                run(folder, "export", run(folder, "list").split()[0], "--language", language, "--template", template, "-o", printed[template])
        wanted = facts(person, language)
        for template, pdf in printed.items():
            found = facts(record(folder, pdf, "--person", "张三"), language)
            missed = wanted - found
            share = 1 - sum(missed.values()) / sum(wanted.values())
            print(f"{document.name} {template}: {sum(missed.values())} of {sum(wanted.values())} facts missed ({share:.2%})")
            for field, text in missed.elements():
                print(f"    missed {field}: {text[:100]}")
            for field, text in (found - wanted).elements():
                print(f"    instead {field}: {text[:100]}")
            failed = failed or share < LEAST
sys.exit(failed)
