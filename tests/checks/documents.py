#!/usr/bin/env python3
"""Compares exported files with what the document says. usage: documents.py FOLDER JSON_RESUME_SCHEMA; see documents.sh."""
import html.parser
import json
import pathlib
import re
import subprocess
import sys
import unicodedata
import warnings

import docx
import jsonschema
import pybtex.database
import rendercvrules
import vobject
import yaml
from citeproc import Citation, CitationItem, CitationStylesBibliography, CitationStylesStyle, formatter
from citeproc.source.json import CiteProcJSON

folder = pathlib.Path(sys.argv[1])
schema = json.loads(pathlib.Path(sys.argv[2]).read_text())
problems = []
compared = {}


def squeezed(text):
    """Without spaces, and with ligatures and width forms as their letters: readers differ in these."""
    return "".join(unicodedata.normalize("NFKC", text).split())


def compare(name, expected, text, added):
    """Every expected line, in order; between them nothing but what the format itself adds (a pattern)."""
    text, at = squeezed(text), 0
    allowed = re.compile(f"(?:{added})*")
    for line in expected:
        wanted = squeezed(line)
        found = text.find(wanted, at)
        if found < 0:
            problems.append(f"{name}: lost, or not in its place: {line}")
            return
        if not allowed.fullmatch(text[at:found]):
            problems.append(f"{name}: added before “{line[:40]}”: {text[at:found][:80]}")
        at = found + len(wanted)
    if not allowed.fullmatch(text[at:]):
        problems.append(f"{name}: added at the end: {text[at:][:80]}")


class TextOfHtml(html.parser.HTMLParser):
    """The text of the body's articles, or of all where there are none."""

    def __init__(self):
        super().__init__()
        self.parts, self.silent = [], 0

    def handle_starttag(self, tag, attributes):
        self.silent += tag in ("head", "nav", "style", "script")

    def handle_endtag(self, tag):
        self.silent -= tag in ("head", "nav", "style", "script")

    def handle_data(self, data):
        if not self.silent:
            self.parts.append(data)


def text_of_html(source):
    parser = TextOfHtml()
    parser.feed(source)
    return "".join(parser.parts)


def text_of_markdown(path):
    return text_of_html(subprocess.run(["cmark", "--unsafe", path], capture_output=True, text=True, check=True).stdout)


def text_of_docx(path):
    document = docx.Document(str(path))
    text = "{%s}t" % document.element.nsmap["w"]
    return "\n".join("".join(t.text or "" for t in p._p.iter(text)) for p in document.paragraphs)


def text_of_pdf(path):
    text = subprocess.run(["pdftotext", "-raw", path, "-"], capture_output=True, text=True, check=True).stdout
    footer = re.compile(r"(?:^|\n)([^\n]*?)(?:page \d+ of \d+|第\s*\d+\s*页[，,]?\s*共\s*\d+\s*页)\s*$")
    pages = [page.strip() for page in text.rstrip("\f").split("\f")]
    name = named_foot(path.parent.parent / "docx" / f"{path.stem}.docx", len(pages))
    for number, page in enumerate(pages, 1):
        found = footer.search(page)
        if not found and len(pages) > 1:
            problems.append(f"{path.name}: page {number} is not numbered")
        elif found and squeezed(name) not in squeezed(found[1]):
            problems.append(f"{path.name}: page {number} ends with {found[0]}, without {name}")
        compared["feet"] = compared.get("feet", 0) + (1 if found else 0)
    return "\n".join(footer.sub("", page) for page in pages)


def named_foot(path, pages):
    """The name in it, as python-docx reads it; no heads, and no foot on the first page where there is but one."""
    document = docx.Document(str(path))
    section = document.sections[0]
    texts = [["".join(t.text or "" for t in p._p.iter("{%s}t" % p._p.nsmap["w"])) for p in part.paragraphs]
             for part in (section.header, section.first_page_header, section.footer, section.first_page_footer)]
    if any(map(any, texts[:2])) or any(texts[3]) or (pages > 1) == section.different_first_page_header_footer:
        problems.append(f"{path.name}: has a head, or another foot on the first page")
    name = document.core_properties.author
    if not name or name not in texts[2][0]:
        problems.append(f"{path.name}: the foot {texts[2]} does not say whose it is")
    return name


bullets = r"[•–\-*◦▪‣]"
readers = {
    "txt": (lambda p: p.read_text(), rf"{bullets}|\[?\d+[.\])]|-{{3,}}"),
    "md": (text_of_markdown, r"\||\(|\)"),  # the other name stands in them
    "html": (lambda p: text_of_html(p.read_text()), r""),
    "docx": (text_of_docx, r"[|·]"),
    "pdf": (text_of_pdf, rf"[|·]|{bullets}|\d+\."),
}
for path in sorted(folder.glob("*.expected")):
    name, language, _ = path.name.rsplit(".", 2)
    expected = path.read_text().splitlines()
    for kind, (read, added) in readers.items():
        ending = {"docx": ".docx", "pdf": ".pdf"}.get(kind, "")
        compare(f"{name} {language} {kind}", expected, read(folder / kind / f"{name}.{language}{ending}"), added)
        compared[kind] = compared.get(kind, 0) + 1


def texts_of(value, language):
    """Every text of a part of the record, as this language shows it."""
    if isinstance(value, list):
        return [text for item in value for text in texts_of(item, language)]
    if isinstance(value, dict) and set(value) <= {"en", "zh", "state", "shared"} and value:
        return [value.get(language) or value.get("en") or value.get("zh") or value.get("shared")]
    return []


def works_of(record, language):
    works = []
    for section in record["sections"]:
        if section["kind"] == "publication" and section.get("visible", True):
            works += [entry for entry in section["entries"] if entry.get("visible", True)]
    return works


def title_of(work, language):
    title = work.get("title", "")
    return title if isinstance(title, str) else (texts_of(title, language) or [""])[0]


def letters(text):
    """Letters and digits alone: what braces, quotation marks and capitals of a style leave as they are."""
    return "".join(c for c in unicodedata.normalize("NFKC", re.sub(r"[*_`$]", "", text)).lower() if c.isalnum())


def check_titles(name, works, language, text):
    for work in works:
        if letters(title_of(work, language)) not in letters(text):
            problems.append(f"{name}: no {title_of(work, language)}")
    compared[name.split()[-1]] = compared.get(name.split()[-1], 0) + 1


def check_structured(name, language, record, text):
    """Each point of the record is in it."""
    for section in record["sections"]:
        for entry in section["entries"]:
            if not (section.get("visible", True) and entry.get("visible", True)):
                continue
            for point in entry.get("highlights", []):
                for wanted in texts_of([point["text"]], language):
                    if wanted and letters(wanted) not in letters(text):
                        problems.append(f"{name}: no {wanted}")
    compared[name.split()[-1]] = compared.get(name.split()[-1], 0) + 1


def strings_of(value):
    if isinstance(value, dict):
        return " ".join(strings_of(item) for item in value.values())
    if isinstance(value, list):
        return " ".join(strings_of(item) for item in value)
    return str(value)


def bibliography(items):
    warnings.simplefilter("ignore")  # fields that this program does not know
    source = CiteProcJSON(items)
    style = CitationStylesStyle("harvard1", validate=False)
    entries = CitationStylesBibliography(style, source, formatter.plain)
    for item in items:
        entries.register(Citation([CitationItem(item["id"])]))
    return "\n".join(str(entry) for entry in entries.bibliography())


for path in sorted(folder.glob("*.record.json")):
    name = path.name.removesuffix(".record.json")
    record = json.loads(path.read_text())["people"][0]
    for language in ("en", "zh"):
        file = f"{name}.{language}"
        resume = json.loads((folder / "jsonresume" / file).read_text())
        for error in jsonschema.Draft7Validator(schema).iter_errors(resume):
            problems.append(f"{file} jsonresume: {error.json_path}: {error.message[:120]}")
        check_structured(f"{file} jsonresume", language, record, strings_of(resume))
        rendercv = yaml.safe_load((folder / "rendercv" / file).read_text())
        problems += [f"{file} rendercv: {problem}" for problem in rendercvrules.problems_of(rendercv)]
        check_structured(f"{file} rendercv", language, record, strings_of(rendercv))
        card = vobject.readOne((folder / "vcf" / file).read_text())
        if not card.fn.value.strip():
            problems.append(f"{file} vcf: no name")
        works = works_of(record, language)
        if not works:
            continue
        bib = pybtex.database.parse_file(str(folder / "bib" / file), bib_format="bibtex")
        check_titles(f"{file} bib", works, language, "\n".join(e.fields.get("title", "") for e in bib.entries.values()))
        items = json.loads((folder / "csljson" / file).read_text())
        check_titles(f"{file} csljson", works, language, bibliography(items))

print("\n".join(problems))
print("compared:", ", ".join(f"{kind} {count}" for kind, count in sorted(compared.items())))
sys.exit(1 if problems or len(compared) < 10 else 0)
