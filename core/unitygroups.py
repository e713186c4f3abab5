#!/usr/bin/env python3
"""Puts sources into batches that are compiled as one file each (CMake's unity build).

Files keep names for themselves in unnamed namespaces. Two files go into one batch only if neither uses, for anything, a
name that the other keeps, and no header of its own does: then no name can clash, and none can mean another thing than it
does alone.

unitygroups.py SIZE KEPT FILE… : writes a line "file<TAB>batch" for each into the file KEPT, which has those of the last
time: a file stays where it was as long as it may, so that an edit has few batches compiled anew."""

import pathlib
import re
import sys

LITERALS = re.compile(r'R"(\w*)\((?:.|\n)*?\)\1"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'|//[^\n]*|/\*(?:.|\n)*?\*/')
WORD = re.compile(r"[A-Za-z_]\w*")
# What is declared at the top of an unnamed namespace: a type, or a name before its parameters, value or end.
TYPE = re.compile(r"\b(?:struct|class|enum|union|using|concept)\s+(?:class\s+)?(\w+)")
NAME = re.compile(r"\b([A-Za-z_]\w*)\s*(?=[({=;\[])")


def without_literals(text):
    return LITERALS.sub(" ", text)


def end_of_block(text, start):
    """Behind the brace that closes the one at `start`."""
    depth = 0
    for at in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        if depth == 0:
            return at + 1
    return len(text)


def top_level(block):
    """A block's text without what stands inside of further braces, which are kept empty."""
    parts = []
    depth = 0
    for sign in block:
        depth -= sign == "}"
        if depth == 0:
            parts.append(sign)
        depth += sign == "{"
    return "".join(parts)


def kept_names(text):
    names = set()
    for opening in re.finditer(r"\bnamespace\s*\{", text):
        start = opening.end() - 1
        block = top_level(text[start + 1 : end_of_block(text, start) - 1])
        names |= set(TYPE.findall(block)) | set(NAME.findall(block))
        names |= set(re.findall(r"#define\s+(\w+)", block))
    return names


ROOT = pathlib.Path(__file__).resolve().parent.parent
INCLUDE = re.compile(r'^\s*#include "([^"]+)"', re.M)


class Headers:
    """The project's headers: what each includes, in the end, and the words in it."""

    def __init__(self):
        self.texts = {}
        self.words = {}

    def text(self, name):
        if name not in self.texts:
            path = ROOT / name
            self.texts[name] = path.read_text(encoding="utf-8") if path.is_file() else ""
            self.words[name] = set(WORD.findall(without_literals(self.texts[name])))
        return self.texts[name]

    def included(self, text):
        found = set()
        waiting = INCLUDE.findall(text)
        while waiting:
            name = waiting.pop()
            if name not in found:
                found.add(name)
                waiting += INCLUDE.findall(self.text(name))
        return found


headers = Headers()


class Source:
    def __init__(self, path):
        text = pathlib.Path(path).read_text(encoding="utf-8")
        bare = without_literals(re.sub(r"^\s*#include.*$", "", text, flags=re.M))
        self.path = path
        self.kept = kept_names(bare)
        self.used = set(WORD.findall(bare))
        self.headers = headers.included(text)
        self.alone = bool(re.search(r"^\s*#\s*(define|undef|pragma|if)|\busing namespace\b", text, flags=re.M)) or ".moc\"" in text

    def keeps_apart_from(self, other):
        """Whether nothing of the other, or of a header that it brings along, has a name that this one keeps."""
        own = other.headers - self.headers
        return not (self.kept & other.used) and not any(self.kept & headers.words[name] for name in own)

    def goes_with(self, other):
        return self.keeps_apart_from(other) and other.keeps_apart_from(self)


def batches(sources, size, former):
    """By number. Who was in one comes first, so that it is there when others look for a place."""
    made = {}
    waiting = []
    for source in sorted(sources, key=lambda source: source.path):
        members = made.setdefault(former[source.path], []) if source.path in former else None
        if members is None or source.alone or len(members) >= size or not all(map(source.goes_with, members)):
            waiting.append(source)
        else:
            members.append(source)
    for source in waiting:
        fitting = [m for m in made.values() if len(m) < size and all(map(source.goes_with, m)) and not source.alone]
        if fitting:
            max(fitting, key=len).append(source)
        else:
            made[next(n for n in range(len(sources)) if not made.get(n))] = [source]
    return made


def main():
    size = int(sys.argv[1])
    kept = pathlib.Path(sys.argv[2])
    former = {}
    if kept.exists():
        for line in kept.read_text(encoding="utf-8").splitlines():
            path, number = line.split("\t")
            former[path] = int(number)
    made = batches([Source(path) for path in sys.argv[3:]], size, former)
    lines = [f"{source.path}\t{number}\n" for number, batch in sorted(made.items()) for source in batch]
    kept.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
