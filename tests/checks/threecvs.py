#!/usr/bin/env python3
"""Three real documents of one person become one record with three CVs: an English academic one, a Chinese résumé and a web
page; the page is compared, section for section, with the web page that was imported. Skipped (77) where the real documents
are not beside the project. usage: threecvs.py PROGRAM [FOLDER_FOR_THE_CVS]"""
import html.parser
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

program = sys.argv[1]
seeds = pathlib.Path(__file__).resolve().parents[2].parent / "shared/seeds"
if not seeds.exists() or not shutil.which("pdftotext"):
    print("skipped: the real documents are not beside the project, or pdftotext is not installed")
    sys.exit(77)
folder = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else tempfile.mkdtemp())
documents = sorted(seeds.glob("00[012]_*.txt"))
page_source = documents[2].read_text().split("---", 2)[2]
problems = []


def run(*arguments, database="three.db"):
    done = subprocess.run([program, "--database", folder / database, *arguments], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{arguments}: {done.stderr}")
    return done.stdout


def letters(text):
    return "".join(c for c in text.lower() if c.isalnum())


said = letters(page_source)


def is_on_page(entry):
    """Whether the imported page has the entry: by its title, or where it was and when it began."""
    start = re.match(r"(\d+)-0?(\d+)", entry.get("start", ""))
    if "organization" in entry and start:
        return f"{start[1]}.{start[2]}-" in page_source and letters(entry["organization"].get("en", "?")) in said
    if "institution" in entry:
        return True
    title = entry.get("title", "")
    title = title if isinstance(title, str) else title.get("en", "")
    return letters(title) in said and (bool(title) or bool(entry.get("highlights")))


def is_point_on_page(point):
    text = re.sub(r"\]\([^)]*\)", "]", point["text"].get("en") or point["text"].get("shared", ""))
    return letters(text) != "" and letters(text) in letters(re.sub(r"\]\([^)]*\)|<[^>]*>", lambda m: "]" if m[0][0] == "]" else "", page_source))


def ids(things):
    return [thing["id"] for thing in things]


subprocess.run([program, "--database", folder / "first.db", "import", *documents, "--person", "方缙"], check=True, capture_output=True)
people = json.loads(run("show", "方缙", "--json", database="first.db"))
if len(run("list", database="first.db").splitlines()) != 1:
    problems.append("they are not one person")
sections = people["people"][0]["sections"]
of_kind = {section["kind"]: section["id"] for section in sections}
entries = [entry for section in sections for entry in section["entries"]]
shown = [entry for entry in entries if is_on_page(entry)]
people["people"][0]["cvs"] = [
    {"name": "Academic", "languages": ["en"], "template": "academic"},
    {"name": "Résumé", "languages": ["zh"], "template": "compact", "targetPages": 2,
     "hiddenSections": [of_kind["summary"], of_kind["custom"], of_kind["service"]]},
    {"name": "Web page", "languages": ["en", "zh"], "template": "classic",
     "sectionOrder": [of_kind[k] for k in ("summary", "education", "project", "research", "publication", "patent", "service", "custom")],
     "hiddenSections": [s["id"] for s in sections if not any(e in shown for e in s["entries"])],
     "hiddenEntries": ids(e for e in entries if e not in shown),
     "hiddenHighlights": ids(p for e in shown for p in e.get("highlights", []) if not is_point_on_page(p))},
]
(folder / "three.json").write_text(json.dumps(people, ensure_ascii=False))
run("import", folder / "three.json")
run("export", "方缙", "--cv", "Academic", "-o", folder / "academic.pdf")
run("export", "方缙", "--cv", "Résumé", "-o", folder / "resume.pdf")
run("export", "方缙", "--cv", "Web page", "-o", folder / "page.html")


def text_of_pdf(name):
    return subprocess.run(["pdftotext", "-raw", folder / name, "-"], capture_output=True, text=True, check=True).stdout


academic, resume = text_of_pdf("academic.pdf"), text_of_pdf("resume.pdf")
for title in ("EDUCATION", "PUBLICATIONS", "AWARDS", "SKILLS"):
    if title.lower() not in academic.lower():
        problems.append(f"the academic CV has no {title}")
for title in ("教育背景", "项目经历", "科研经历", "学术成果", "奖项荣誉", "专业技能"):
    if title not in resume:
        problems.append(f"the résumé has no {title}")
if resume.count("\f") > 2:
    problems.append("the résumé has more than two pages")


class Page(html.parser.HTMLParser):
    """The sections of each language's article: (heading, text), the first with the names and contacts; and its links."""

    def __init__(self):
        super().__init__()
        self.articles, self.links, self.open, self.heading = {}, set(), None, False

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag == "article":
            self.open = self.articles.setdefault(attributes["class"], [["", ""]])
        if self.open is not None and tag in ("section",):
            self.open.append(["", ""])
        self.heading = self.heading or tag == "h2"
        if tag == "a":
            self.links.add(attributes["href"])
        if self.open is not None:
            self.open[-1][1] += " " if tag in ("li", "p", "div", "h3") else ""

    def handle_endtag(self, tag):
        self.heading = self.heading and tag != "h2"
        if tag == "article":
            self.open = None

    def handle_data(self, data):
        if self.open is not None:
            self.open[-1][0 if self.heading else 1] += data


page = Page()
page.feed((folder / "page.html").read_text())
english = page.articles["en"]

# Where the page has what the imported one had, in its order. The record has the experiences as projects and research,
# which is what the other two documents call them, and of the two patents one among the works, as the Chinese one does.
places = {
    "": ["", "Summary"],
    "Education": ["Education"],
    "Experiences": ["Projects", "Research Experience"],
    "Publications": ["Publications"],
    "Patents": ["Publications", "Patents"],
    "Services": ["Services"],
    "Others": ["Others"],
}
# Words that became fields: months and years are written as the language writes dates, "present" as the record has it. Of the
# education the three documents give three ends; the record keeps the first, the others stand beside it.
dates = re.compile(r"\d{4}(\.\d{1,2})?|present")
headings = [heading.capitalize() if heading.isupper() else heading for heading, _ in english]
wanted = list(dict.fromkeys(place for names in places.values() for place in names))
if headings != wanted:
    problems.append(f"the sections are {headings}, not {wanted}")
texts = dict(zip(headings, (text for _, text in english)))
parts = re.split(r"^## (.*)$", page_source, flags=re.M)
imported = {"": parts[0]} | dict(zip(parts[1::2], parts[2::2]))
if list(imported) != list(places):
    problems.append(f"the imported page has the sections {list(imported)}")
words_compared = 0
for name, source in imported.items():
    text = " ".join(texts.get(place, "") for place in places[name]).lower().replace("’", "'")
    source = re.sub(r"\]\([^)]*\)", "]", re.sub(r"<[^>]*>", "", source))
    for word in re.findall(r"\w(?:[\w'’.-]*\w)?", source):
        words_compared += 1
        if word.lower().replace("’", "'") not in text and not all(dates.fullmatch(piece) for piece in word.split("-")):
            problems.append(f"{name or 'the beginning'}: lost: {word}")
    for year in set(re.findall(r"\b20\d\d\b", source)):
        if year not in text and "’" + year[2:] not in text.replace("'", "’"):  # ICNP'24 is of 2024
            problems.append(f"{name}: no {year}")

# Links that lead somewhere from any page; the imported one's own files (../pdf/…) lead nowhere from a document.
for link in re.findall(r'(?:\]\(|href=")((?:https?|mailto):[^)"]*)', page_source):
    if link not in page.links and link.lower() not in {known.lower() for known in page.links}:
        problems.append(f"no link to {link}")
for absent in ("Alcor", "Guorui", "Triton-distributed"):
    if absent in " ".join(texts.values()):
        problems.append(f"{absent} is not of this CV")
if [len(article) for article in page.articles.values()] != [len(english)] * 2:
    problems.append("the languages have different sections")

print("\n".join(problems))
print(f"{words_compared} words of the imported page compared")
if len(sys.argv) < 3:
    shutil.rmtree(folder)
sys.exit(1 if problems or words_compared < 200 else 0)
