#!/usr/bin/env python3
"""Lints the Flatpak manifest: flatpak-builder understands every word of it, it keeps to the rules that Flathub's linter
has for names, permissions and sources, and it brings each library that the build asks for and the runtime lacks.
Skipped (77) without flatpak-builder; fails then where everything has to run (CI)."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

root = pathlib.Path(__file__).resolve().parents[2]
if not shutil.which("flatpak-builder"):
    print("failed" if os.environ.get("CI") else "skipped", ": flatpak-builder is not installed", sep="")
    sys.exit(1 if os.environ.get("CI") else 77)

path = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else next((root / "resources/packaging/flatpak").glob("*.yml"))
problems = []


def read(path):
    """As flatpak-builder reads it, which warns of what it does not know and ends well."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(["flatpak-builder", "--show-manifest", path], cwd=folder, capture_output=True, text=True)
    problems.extend(re.sub(r"^.*\*\*: [\d:.]+: ", "", line) for line in done.stderr.splitlines() if line)
    if done.returncode != 0:
        print("\n".join(problems) or f"flatpak-builder ends with {done.returncode}")
        sys.exit(1)
    return json.loads(done.stdout)


def check_name(manifest):
    name = manifest.get("id") or manifest.get("app-id") or ""
    if name != path.stem or not re.fullmatch(r"[a-z][\w-]*(\.[\w-]+){2,}", name):
        problems.append(f"the id {name} is not the file's name, or is none")
    for file in (f"{name}.desktop", f"{name}.metainfo.xml.in"):
        if not (root / "resources/packaging" / file).exists():
            problems.append(f"there is no {file}")
    desktop = root / f"resources/packaging/{name}.desktop"
    if desktop.exists() and not re.search(rf"^Exec={manifest['command']}\b", desktop.read_text(encoding="utf-8"), re.M):
        problems.append(f"the desktop file does not start {manifest['command']}")
    for key in ("runtime", "runtime-version", "sdk"):
        if not manifest.get(key):
            problems.append(f"no {key}")


def check_permissions(manifest):
    given = set(manifest.get("finish-args", []))
    # The program's own promise: files are chosen in the portal's dialogs, and nothing is asked of any network.
    for word in given - {"--share=ipc", "--socket=wayland", "--socket=fallback-x11"}:
        problems.append(f"asks for {word}")
    if "--socket=fallback-x11" in given and not {"--socket=wayland", "--share=ipc"} <= given:
        problems.append("X11 needs --share=ipc, and Wayland beside it")


def check_source(module, source):
    where, kind = f"module {module}", source.get("type")
    if kind == "git" and not (source.get("tag") or re.fullmatch(r"[0-9a-f]{40}", source.get("commit", ""))):
        problems.append(f"{where}: neither a tag nor a commit says what is built")
    if "branch" in source:
        problems.append(f"{where}: a branch moves")
    if kind in ("archive", "file") and not re.fullmatch(r"[0-9a-f]{64}", source.get("sha256", "")):
        problems.append(f"{where}: no SHA-256")
    if kind != "dir" and not source.get("url", "").startswith("https://"):
        problems.append(f"{where}: not from an https address")
    if kind == "dir" and not (path.parent / source["path"] / "CMakeLists.txt").exists() and len(sys.argv) < 2:
        problems.append(f"{where}: {source['path']} is not the project")


def check_libraries(names):
    """Under which name of a module a library comes; the rest is in the runtime and its base."""
    modules = {"libqpdf": "qpdf", "yaml-cpp": "yaml-cpp", "libzip": "libzip", "libpq": "libpq", "libdeflate": "libdeflate",
               "libsodium": "libsodium", "md4c": "md4c"}
    runtime = {"harfbuzz", "harfbuzz-subset", "fontconfig", "lcms2", "libpng", "hunspell", "libxml-2.0", "libzstd"}
    build = (root / "CMakeLists.txt").read_text()
    asked = {re.split(r"[<>=]", word)[0] for words in re.findall(r"pkg_check_modules\(\w+ REQUIRED IMPORTED_TARGET ([^)]*)\)", build)
             for word in words.split()}
    for library in sorted(asked - runtime):
        if modules.get(library) not in names:
            problems.append(f"the build asks for {library}, which no module brings")
    for library in ("btparse", "hyphen"):  # they have no pkg-config file
        if library not in names:
            problems.append(f"no module brings {library}")
    return len(asked)


manifest = read(path)
check_name(manifest)
check_permissions(manifest)
names = [module["name"] for module in manifest["modules"]]
if len(set(names)) != len(names) or names[-1] != "duovita":
    problems.append(f"the modules are {names}")
for module in manifest["modules"]:
    if not module.get("sources"):
        problems.append(f"module {module['name']}: no sources")
    for source in module.get("sources", []):
        check_source(module["name"], source)
libraries = check_libraries(names)
print("\n".join(dict.fromkeys(problems)) or f"{len(names)} modules for {libraries} libraries: nothing to complain of")
sys.exit(1 if problems or libraries < 10 else 0)
