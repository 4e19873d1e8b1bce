"""The licences of all that is packed: a folder of their texts beside the program, with an overview.

Whose a file is, pip tells of what it has installed, and dpkg of the libraries of a Debian. A file of nobody known, or a
component without a text, ends the build: put the text into ``licences/`` then, as ``NAME.txt`` for a library
``libNAME.so``, or with a line in ``TEXTS`` for a package.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import distribution, distributions
from pathlib import Path, PurePosixPath

from program_parts import ROOT, Entry, version

sys.path.insert(0, str(ROOT))

from rbdesigner.licences import FOLDER, INDEX, ForeignComponent, by_name, normalised, of_distribution, python, typeface

COMMON = "common"
"""The folder of texts that several components have."""
OVERVIEW = "README.txt"
NAME = "rbdesigner"
BOOTLOADER = "pyinstaller"
"""The package whose code begins every packed program."""
FACES = "rbdesigner/art/fonts/"
"""Where the files of the printed face lie in the program."""
COMPILERS = {"rbdesigner/engine/": "mypy", "rbdesigner/players/": "cython"}
"""The packages whose code is in what they have compiled of ours, by the places of that."""
_SHARED_TEXT = re.compile(r"/usr/share/common-licenses/([A-Z][\w.-]*\w)")
_FIELD = re.compile(r"^License:[ \t]*(\S.*)$", re.MULTILINE)
_ABOUT = """\
rbdesigner {version} is free software under the MIT licence (LICENSE). This program holds components of
others. They are listed here, each with its licence, the files in this folder that have the text, where its source is
to be had, and the libraries that are it or hold a part of it.

Qt, PySide, GEOS and other libraries are under the GNU Lesser General Public License (LGPL). You may change them and
use the program with the changed ones: each is a file of its own, which you replace by one that you have built from
the source named here, with the same name and interface. The licence of rbdesigner lets you study how it works with
them, and change it.
"""


class LicenceError(SystemExit):
    """Something is packed whose licence is not known: PyInstaller, which runs the recipe, ends with the reason."""


def put(entries: Iterable[Entry], folder: Path) -> list[Entry]:
    """Write the folder for what is packed; the entries of its files."""
    write(packed_components(entries), folder)
    files = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return [(f"{FOLDER}/{path.relative_to(folder).as_posix()}", str(path), "DATA") for path in files]


def packed_components(entries: Iterable[Entry]) -> list[ForeignComponent]:
    """The components of others among what is packed; LicenceError if one is not known, or has no text."""
    entries = list(entries)
    packages, rest = _by_package(entries)
    system, unknown = _of_system(rest)
    kept, unknown = _of_ours(unknown)
    if unknown:
        names = ", ".join(f"{place} ({source})" for place, source in unknown)
        raise LicenceError(f"nobody knows whose these are and under which licence: {names}")
    faces = [typeface()] if any(place.startswith(FACES) for place, _ in _files(entries)) else []
    found = by_name([*packages, *system, *kept, *faces])
    if without := [each.name for each in found if not each.texts]:
        raise LicenceError(f"no text of their licence is known: {', '.join(without)}")
    return found


def _by_package(entries: Iterable[Entry]) -> tuple[list[ForeignComponent], list[tuple[str, Path]]]:
    """The packages, Python among them, and the files that are of none."""
    owners = _owners()
    libraries: defaultdict[str, set[str]] = defaultdict(set, {BOOTLOADER: set()})
    rest = []
    for place, source in _files(entries):
        owner = owners.get(os.path.realpath(source)) or ("" if not _is_of_python(place, source) else "python")
        if owner:
            libraries[owner] |= {place} if _is_library(place) else set()
        elif not _is_ours(source):
            rest.append((place, source))
        elif _is_library(place):
            for part, compiler in COMPILERS.items():
                libraries[compiler] |= {place} if place.startswith(part) else set()
    components = [
        (python() if owner == "python" else of_distribution(distribution(owner)), names)
        for owner, names in libraries.items()
        if names or owner not in COMPILERS.values()
    ]
    return [component._replace(libraries=tuple(sorted(names))) for component, names in components], rest


def _files(entries: Iterable[Entry]) -> Iterator[tuple[str, Path]]:
    """What is packed, each file with its place; what a link leads to is packed itself."""
    for place, source, kind in entries:
        if kind not in ("SYMLINK", "OPTION") and source and Path(source).is_file():
            yield place.replace("\\", "/"), Path(source)


def _owners() -> dict[str, str]:
    """The package that each installed file is of."""
    owners: dict[str, str] = {}
    for package in distributions():
        name, folder = normalised(package.name), os.path.realpath(str(package.locate_file("")))
        if name != NAME:
            owners |= {os.path.normpath(f"{folder}/{file}"): name for file in package.files or ()}
    return owners


def _is_of_python(place: str, source: Path) -> bool:
    return place == "base_library.zip" or any(map(source.resolve().is_relative_to, _folders_of_python()))


@cache
def _folders_of_python() -> list[Path]:
    folders = [sysconfig.get_path(name) for name in ("stdlib", "platstdlib")]
    if sys.base_prefix not in ("/usr", "/"):  # where the libraries of the system are, too
        folders.append(sys.base_prefix)
    return [Path(folder).resolve() for folder in folders]


def _is_ours(source: Path) -> bool:
    return source.is_relative_to(ROOT) and not source.is_relative_to(sys.prefix)


def _is_library(place: str) -> bool:
    """Whether a file is code for the processor."""
    return bool(re.search(r"\.(so|dll|pyd|dylib)(\.\d+)*$", PurePosixPath(place).name))


# Libraries of the system


def _of_system(files: list[tuple[str, Path]]) -> tuple[list[ForeignComponent], list[tuple[str, Path]]]:
    """The components that are libraries of a Debian, and the files that are not."""
    if not files or shutil.which("dpkg-query") is None:
        return [], files
    spelt = {spelling: place for place, source in files for spelling in _spellings(source)}
    said = subprocess.run(["dpkg-query", "-S", *spelt], capture_output=True, text=True).stdout
    packages: defaultdict[str, set[str]] = defaultdict(set)
    for line in said.splitlines():
        owners, _, path = line.partition(": /")
        if spelling_of := spelt.get(f"/{path}"):
            packages[owners.split(", ")[0]].add(spelling_of)
    known = {place for places in packages.values() for place in places}
    return list(_sources(packages)), [each for each in files if each[0] not in known]


def _spellings(source: Path) -> set[str]:
    """A path as dpkg may know it: many systems have ``/lib`` in ``/usr`` by now."""
    paths = {str(source), os.path.realpath(source)}
    return paths | {path.removeprefix("/usr") for path in paths} | {f"/usr{path}" for path in paths}


def _sources(packages: dict[str, set[str]]) -> Iterator[ForeignComponent]:
    """One component for each source of packages of the system."""
    components: dict[str, ForeignComponent] = {}
    for package, places in packages.items():
        asked = ["dpkg-query", "-W", "-f", "${source:Package}\t${source:Version}", package]
        name, version = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.split("\t")
        before = components.get(name)
        if before is None:
            copyright = Path("/usr/share/doc", package.partition(":")[0], "copyright")
            before = ForeignComponent(
                name, version, _licence(copyright), f"apt source {name}={version}", _with_shared(copyright)
            )
        components[name] = before._replace(libraries=tuple(sorted({*before.libraries, *places})))
    yield from components.values()


def _licence(copyright: Path) -> str:
    """The names of the licences in a file ``copyright``; empty if programs cannot read it."""
    text = copyright.read_text("utf-8", errors="replace") if copyright.is_file() else ""
    names = dict.fromkeys(name.strip() for name in _FIELD.findall(text)) if text.startswith("Format:") else {}
    return ", ".join(names)


def _with_shared(copyright: Path) -> tuple[Path, ...]:
    """A file ``copyright`` and the texts to which it refers; none if it is not there."""
    if not copyright.is_file():
        return ()
    names = dict.fromkeys(_SHARED_TEXT.findall(copyright.read_text("utf-8", errors="replace")))
    shared = (Path("/usr/share/common-licenses", name) for name in names)
    return (copyright, *(path for path in shared if path.is_file()))


def _of_ours(files: list[tuple[str, Path]]) -> tuple[list[ForeignComponent], list[tuple[str, Path]]]:
    """The libraries whose text lies in our folder under their name, and the files that have none."""
    found, unknown = [], []
    for place, source in files:
        name = PurePosixPath(place).name.removeprefix("lib").partition(".")[0]
        text = ROOT / FOLDER / f"{name}.txt"
        if text.is_file():
            found.append(ForeignComponent(name, "", "", "", (text,), (place,)))
        else:
            unknown.append((place, source))
    return found, unknown


# The folder


def write(components: list[ForeignComponent], folder: Path) -> None:
    """Write texts, overview and index of components into a folder, which is made anew."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copy(ROOT / "LICENSE", folder)
    used = Counter(path for each in components for path in each.texts)
    places: dict[Path, str] = {}
    rows, lines = [], [_ABOUT.format(version=version())]
    for each in components:
        for path in dict.fromkeys(each.texts):
            if path not in places:
                places[path] = _copied(path, folder, COMMON if used[path] > 1 else normalised(each.name))
        texts = [places[path] for path in each.texts]
        rows.append({**each._asdict(), "texts": texts})
        lines += [
            f"\n{each.name} {each.version}".rstrip(),
            f"    licence: {each.licence or 'see its text'}",
            f"    text: {', '.join(texts)}",
            f"    source: {each.source or 'see its text'}",
            *([f"    libraries: {', '.join(each.libraries)}"] if each.libraries else ()),
        ]
    (folder / INDEX).write_text(json.dumps(rows, indent=1, ensure_ascii=False) + "\n", "utf-8")
    (folder / OVERVIEW).write_text("\n".join(lines) + "\n", "utf-8")


def _copied(path: Path, folder: Path, part: str) -> str:
    """Copy a text into a part of the folder under a name that is free; its place there."""
    (folder / part).mkdir(exist_ok=True)
    names = [path.name, f"{path.parent.name}-{path.name}", f"{path.parents[1].name}-{path.parent.name}-{path.name}"]
    name = next(name for name in names if not (folder / part / name).exists())
    shutil.copyfile(path, folder / part / name)
    return f"{part}/{name}"
