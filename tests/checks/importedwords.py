#!/usr/bin/env python3
"""Names every word of the real documents that is not in the record as often as in the document, and fails if one of them is
neither a label that became a field nor an address that the document says twice. Skipped (77) where the documents are not
beside the project. usage: importedwords.py PROGRAM"""
import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unicodedata

program = sys.argv[1]
seeds = pathlib.Path(__file__).resolve().parents[2].parent / "shared/seeds"
if not seeds.exists():
    print("skipped: the real documents are not beside the project")
    sys.exit(77)

# What the record says by a field's name, and dates by their numbers.
LABELS = {
    "present", "now", "expected", "至", "今", "预", "计", "期",                    # an end that is open
    "advisor", "advisors", "导", "师", "pages", "volume", "in", "email",           # said once for all, as the person's words
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec", "january", "february",
    "march", "april", "june", "july", "august", "september", "october", "november", "december", "年", "月", "日",
    "title", "date", "times", "a", "href", "sup", "mailto",                          # of the page, and markup
}
ADDRESS = re.compile(r"https?://[^\s<>\")\]]+|[\w.+-]+@[\w.-]+")
NOT_TEXT = {"id", "kind", "schema", "createdAt", "updatedAt", "revision"}


def words(text):
    return collections.Counter(re.findall(r"[a-z]+|[\u3400-\u9fff]", unicodedata.normalize("NFKC", text).lower()))


def texts(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from texts(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key not in NOT_TEXT:
                yield from texts(item)


def record_of(path, folder):
    def run(*arguments):
        return subprocess.run([program, "--database", folder + "/one.db", *arguments], check=True, capture_output=True, text=True).stdout

    run("import", str(path), "--person", "张三")
    return json.loads(run("show", run("list").split()[0], "--json"))["people"][0]


failed = False
for path in sorted(seeds.glob("*.txt")):
    with tempfile.TemporaryDirectory() as folder:
        kept = words("\n".join(texts(record_of(path, folder))))
    source = re.sub(r"(?<=[a-z])-\n+(?=[a-z])", "", path.read_text(encoding="utf-8"))  # hyphens at a line's end
    twice = words("\n".join(a for a, n in collections.Counter(ADDRESS.findall(source)).items() if n > 1))
    lost = words(source) - kept
    unexplained = sorted(w for w in lost if w not in LABELS and not (w in twice and w in kept))
    print(f"{path.name}: {sum(lost.values())} of {sum(words(source).values())} words are not there as words:",
          ", ".join(f"{w} ×{n}" for w, n in sorted(lost.items())) or "none")
    if unexplained:
        print("  not explained:", ", ".join(unexplained))
        failed = True
sys.exit(failed)
