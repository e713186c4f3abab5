#!/usr/bin/env python3
"""Holds the rules of the source tree that no compiler holds. Prints each breach; exit 1 if there is any."""
import pathlib
import re
import sys
import xml.etree.ElementTree as ET

root = pathlib.Path(__file__).resolve().parents[2]
order = ["domain", "merging", "json", "terms", "spelling", "storage", "editing", "import", "matching", "content", "checks", "translation", "design", "typeset", "pdf", "export", "services", "messages"]
strangers = [{"storage", "import"}, {"storage", "content"}, {"storage", "checks"}, {"storage", "translation"}, {"import", "content"}, {"pdf", "storage"}, {"export", "storage"}]
problems = []


def sources(folder):
    return [p for p in sorted((root / folder).rglob("*")) if p.suffix in (".cpp", ".h")]


def includes(path):
    return re.findall(r'#include\s*[<"]([^>"]+)[>"]', path.read_text(encoding="utf-8"))


widgets = re.compile(r"^(QtWidgets/|QtPrintSupport/|QtPdfWidgets/|QWidget|QLabel|QDialog|QMainWindow|QMessageBox|QApplication|QTableView|QTreeView|QPushButton|QLineEdit)")
for path in sources("core"):
    here = path.relative_to(root).parts[1]
    for name in includes(path):
        if widgets.match(name):
            problems.append(f"{path.relative_to(root)}: core includes a widget: {name}")
        if name.startswith(("ui/", "app/")):
            problems.append(f"{path.relative_to(root)}: core includes {name}")
        there = re.match(r"core/(\w+)/", name)
        if not there or there[1] == here:
            continue
        if order.index(there[1]) > order.index(here) or {here, there[1]} in strangers:
            problems.append(f"{path.relative_to(root)}: {here} may not use {there[1]}")

for path in sources("ui"):
    for name in includes(path):
        if name.startswith(("QSql", "QtSql", "app/")):
            problems.append(f"{path.relative_to(root)}: ui includes {name}")

# A feature knows the record that is open and where to say something, not the window that it is in.
for path in sources("ui"):
    if path.relative_to(root).parts[1] != "shell":
        for name in includes(path):
            if name.startswith("ui/shell/") and name not in ("ui/shell/currentrecord.h", "ui/shell/messagebar.h"):
                problems.append(f"{path.relative_to(root)} may not use {name}")

# All are in one namespace: two classes of one name have the linker take one's members for the other's.
defined = {}
for folder in ("app", "core", "ui"):
    for path in sources(folder):
        if path.suffix == ".h":
            for name in re.findall(r"^(?:class|struct) (\w+)(?: final)?(?: : [^;{]*)?\s*\{", path.read_text(encoding="utf-8"), re.M):
                if name in defined:
                    problems.append(f"{path.relative_to(root)}: {defined[name]} has a {name}, too")
                defined[name] = path.relative_to(root)

# The main window puts its parts together: what else it would do belongs to one of them.
lines = sum(len((root / "ui/shell" / name).read_text(encoding="utf-8").splitlines()) for name in ("mainwindow.h", "mainwindow.cpp"))
if lines > 300:
    problems.append(f"ui/shell/mainwindow has {lines} lines: more than 300")

# Compiling ICU's rules of Han characters takes a tenth of a second: the build does, for tables that the program holds.
for folder in ("app", "core", "ui"):
    for path in sources(folder):
        if path.name != "makehantables.cpp" and "unicode/translit.h" in includes(path):
            problems.append(f"{path.relative_to(root)}: compiles a transliterator")

# The program opens no network connection of its own: libpq does, to the database that it is given.
network = re.compile(r"QtNetwork|QNetwork|QTcpSocket|QUdpSocket|QSslSocket|QLocalSocket|WebEngine|curl/|Qt6::Network")
for folder in ("app", "core", "ui"):
    for path in sources(folder) + sorted((root / folder).rglob("CMakeLists.txt")):
        if network.search(path.read_text(encoding="utf-8")):
            problems.append(f"{path.relative_to(root)}: opens network connections")

# Values reach a database bound, never as a part of a statement. What is put into its text are names of the schema and
# conditions made of those: these alone.
verbs = re.compile(r"\b(SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|PRAGMA|ATTACH|WHERE|AND|OR|SET)\b")
statement = re.compile(r'QStringLiteral\(((?:\s*"(?:[^"\\]|\\.)*")+)\s*\)((?:\s*\.arg\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+)')
fixed = set("""
*table QString::fromLatin1(table.person) ourApplicationId version assignments attached() bytes columnOf(order) columns condition
dialect.forUpdateIfFree() other dialect.attached()
dialect.contains(QStringLiteral("person.search_text")) dialect.contains(QStringLiteral("word")) gone goneEntry
gonePerson.arg(QStringLiteral("entry")) gonePerson.arg(table) goneSection inWords lock m_name m_person most name names
gonePerson.arg(QStringLiteral("section")) gonePerson.arg(name) key name QString::fromLatin1(table.name)
QString::fromLatin1(table.size) assignmentsOf(columns) atOnce conflict digestColumn ourTable() parent places reference storedTable(what).person
QString::number(atOnce) QString::number(most) QString::number(ourApplicationId) QString::number(version) table table.name
""".split())
for folder in ("app", "core", "ui"):
    for path in sources(folder):
        text = path.read_text(encoding="utf-8")
        if path.relative_to(root).parts[:2] != ("core", "storage"):
            if re.search(r"QSqlQuery|\"(SELECT|INSERT INTO|UPDATE|DELETE FROM) ", text):
                problems.append(f"{path.relative_to(root)}: statements belong to core/storage")
            continue
        for literal, arguments in statement.findall(text):
            if not verbs.search(literal):
                continue
            for call in re.findall(r"\.arg\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)", arguments):
                for argument in re.split(r",\s*(?![^(]*\))", call):
                    if "".join(argument.split()) not in fixed:
                        problems.append(f"{path.relative_to(root)}: a statement has {argument.strip()} put into its text")

# What one .arg() has put in is not looked at for place holders by the next: texts hold "%1" and "%2" as people write them.
nested = r"\((?:[^()\"]|\"(?:[^\"\\]|\\.)*\"|INNER)*\)"
parentheses = r"\([^()]*\)"
for _ in range(4):
    parentheses = nested.replace("INNER", parentheses)
chained = re.compile(r"\.arg" + parentheses + r"\s*\.arg\(")
for folder in ("app", "core", "ui"):
    for path in sources(folder):
        text = path.read_text(encoding="utf-8")
        for found in chained.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            problems.append(f"{path.relative_to(root)}:{line}: .arg() behind .arg() reads place holders in what the first has put in: give one call all arguments")

# A member's name from outside may be "", which a QJsonObject gives back as a null text and Qt 6.8 must not be asked for.
asked = re.compile(r"\b(\w*(?:[oO]bject|[eE]xtra|[rR]esume|kept|texts|inner))(?:\.(?:insert|contains|value|take|remove)\(|\[)(?:it|member)\.key\(\)")
for folder in ("app", "core", "ui"):
    for path in sources(folder):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if found := asked.search(line):
                problems.append(f"{path.relative_to(root)}:{number}: {found[1]} is asked for a name from outside: use jsonKey()")

for folder in order:
    if not (root / "core" / folder / "README.md").exists():
        problems.append(f"core/{folder} has no README.md")

# The stages of import stand in the order of use. What is included against it is what the README lists: `a`, `b` | `c`.
stages = ["annotate", "readers", "structure", "fields", "validate"]
importing = root / "core/import"
listed = set()
for users, used in re.findall(r"^\| ((?:`[\w/]+\.(?:h|cpp)`(?:, )?)+) \| `([\w/]+\.h)` \|", (importing / "README.md").read_text(encoding="utf-8"), re.M):
    listed |= {(user, used) for user in re.findall(r"`([^`]+)`", users)}
upward = set()
for path in sources("core/import"):
    user = path.relative_to(importing)
    for name in includes(path):
        if name.startswith("core/import/"):
            used = pathlib.PurePath(name).relative_to("core/import")
            here, there = (stages.index(p.parts[0]) if len(p.parts) > 1 else len(stages) for p in (user, used))
            if there > here:
                upward.add((str(user), str(used)))
for user, used in sorted(upward - listed):
    problems.append(f"core/import/{user} may not use {used}")
for user, used in sorted(listed - upward):
    problems.append(f"core/import/README.md lists {user}, which does not use {used} any more")

# The table of a stage's README names each of its files.
for stage in stages:
    text = (importing / stage / "README.md").read_text(encoding="utf-8")
    named = {name for row in re.findall(r"^\| (`.*?) \|", text, re.M) for name in re.findall(r"`(\w+)`", row)}
    there = {path.stem for path in sources(f"core/import/{stage}")}
    for name in sorted(named ^ there):
        problems.append(f"core/import/{stage}: {name} is " + ("not there, but in the README" if name in named else "not in the README's table"))

# What CONTRIBUTING.md and the folders' READMEs lead to is there.
readmes = [root / "README.md", root / "README.zh.md"]
for path in [*readmes, root / "CONTRIBUTING.md", *sorted(root.glob("*/README.md")), *sorted(root.glob("core/**/README.md"))]:
    for name in re.findall(r"`((?:app|core|resources|tests|ui)/[\w/.-]+)`", path.read_text(encoding="utf-8")):
        if not any((root / (name + end)).exists() for end in ("", ".h", ".cpp")):
            problems.append(f"{path.relative_to(root)} names {name}, which is not there")
    for link in re.findall(r"\]\((?!https?:|#)([^)#]+)", path.read_text(encoding="utf-8")):
        if not (path.parent / link).exists():
            problems.append(f"{path.relative_to(root)} leads to {link}, which is not there")

# Both are read by somebody who has never heard of the program: short, with the same commands and pictures.
def commands(path):
    blocks = re.findall(r"^```\n(.*?)^```", path.read_text(encoding="utf-8"), re.M | re.S)
    return [" ".join(line.split("#")[0].split()) for block in blocks for line in block.splitlines()]

for path in readmes:
    if len(path.read_text(encoding="utf-8").splitlines()) > 150:
        problems.append(f"{path.name} has more than 150 lines")
if commands(readmes[0]) != commands(readmes[1]):
    problems.append("README.md and README.zh.md name different commands")

unfinished = re.compile("TO" + "DO|FIX" + "ME|XX" + "X|HA" + "CK")
for folder in ("app", "core", "ui", "tests"):
    for path in sources(folder):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if unfinished.search(line):
                problems.append(f"{path.relative_to(root)}:{number}: a mark of unfinished work")

version = re.search(r"VERSION (\d+\.\d+\.\d+)", (root / "CMakeLists.txt").read_text())[1]
newest = re.search(r"^## \[([^\]]+)\]", (root / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)[1]
if version != newest:
    problems.append(f"CMakeLists.txt says {version}, CHANGELOG.md {newest}")
metainfo = (root / "resources/packaging/io.github.duovita.Duovita.metainfo.xml.in").read_text(encoding="utf-8")
released = re.search(r'<release version="([^"]+)"', metainfo)[1]
if version != released:
    problems.append(f"CMakeLists.txt says {version}, the newest release of the metainfo is {released}")

for path in (root / "translations").glob("*.ts"):
    text = path.read_text(encoding="utf-8")
    for kind in ("unfinished", "vanished", "obsolete"):
        if f'type="{kind}"' in text:
            problems.append(f"{path.name}: {kind} messages")

# Numbers agree: whatever counts has an English form for one and for several, and "(s)" is never seen.
def messages(path):
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            yield (context.findtext("name"), message.findtext("source")), message

forms = {key: [form.text or "" for form in message.iter("numerusform")] for key, message in messages(root / "translations/duovita_en.ts")}
for key, message in messages(root / "translations/duovita_zh_CN.ts"):
    counts = message.get("numerus") == "yes"
    if counts and (len(forms.get(key, [])) != 2 or not all(forms[key]) or any(re.search(r"\((e?s|ies|y/ies)\)", form) for form in forms[key])):
        problems.append(f"duovita_en.ts: “{key[1]}” of {key[0]} has no forms for one and for several")
    if not counts and re.search(r"\w\((e?s|ies|y/ies)\)", key[1]):
        problems.append(f"“{key[1]}” of {key[0]} counts without %n")

print("\n".join(problems) or "all rules hold")
sys.exit(1 if problems else 0)
