"""The parts of the program that is packed without a Python: what goes in, and what PyInstaller finds but nobody needs.

``rbdesigner.spec`` asks here. What PyInstaller hands on are entries: the place in the program, the file, the kind.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator
from fnmatch import fnmatch
from importlib.metadata import distribution, packages_distributions
from pathlib import Path, PurePosixPath

import shipped_files
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
Entry = tuple[str, str, str]

APP_ID = "org.rbdesigner.rbdesigner"
"""The name of the program among all there are, as AppStream and macOS want it."""

MODULES_NOT_NEEDED = (
    # Parts of Python that something asks for and does without: no networks, consoles and builds here.
    "_hashlib", "_ssl", "distutils", "doctest", "ftplib", "lib2to3", "pdb", "pydoc", "readline", "ssl", "tkinter",
    # Parts of numpy that are loaded when somebody asks for them, and tests.
    "matplotlib.testing", "numpy.f2py", "numpy.fft", "numpy.polynomial", "numpy.testing",
    # What no chart holds: other kinds of pictures, heights as lines.
    "contourpy", "PIL._avif", "PIL._imagingcms", "PIL._imagingft", "PIL._imagingtk", "PIL._webp",
    "PySide6.QtDBus", "PySide6.QtNetwork", "PySide6.QtQml",
)  # fmt: skip

CHART_BACKENDS = ("Agg", "PDF", "SVG")
"""The parts of matplotlib that put a chart on the screen and into files; it imports them by name."""

RUN_FIRST = ("program", "pyi_rth_multiprocessing")
"""What runs when the program starts: our script, and what of PyInstaller leads processes of Python to their work.

All else of PyInstaller would load libraries with every verb and worker for nothing, have matplotlib look for fonts in
each process anew, and lead other programs of Qt to our plugins."""

PLUGINS = {
    "iconengines": "*svgicon*",
    "imageformats": "*gif.* *ico.* *jpeg.* *svg.* *tiff.* *webp.*",
    "platforminputcontexts": "*compose* *ibus*",
    "platforms": "*cocoa* *offscreen* *wayland* *windows* *xcb*",
    "platformthemes": "*xdgdesktopportal*",
    "printsupport": "*",
    "styles": "*",
    "wayland-decoration-client": "*",
    "wayland-shell-integration": "*xdg-shell*",
}
"""The plugins of Qt that a window of widgets, its pictures and its print need, by folder; all others stay outside."""

CHART_DATA = (
    "matplotlibrc fonts/ttf/DejaVuSans.ttf fonts/ttf/DejaVuSans-Bold.ttf fonts/ttf/LICENSE_DEJAVU fonts/ttf/LastResort*"
)
"""The files of matplotlib with which charts are written, in its folder ``mpl-data``."""

OF_THE_SYSTEM = ("libcups.so*", "libdbus-1.so*")
"""Libraries that a system which prints, or has a desktop, has in its own version."""

_QT_TEXTS = "qtbase_"


def data() -> Iterator[tuple[str, str]]:
    """The files that the wheel holds besides code, and the folders for them, which are those of the wheel."""
    for path, place in shipped_files.in_wheel(shipped_files.tracked()).items():
        if place.is_relative_to(shipped_files.DATA):
            yield str(ROOT / path), str(place.parent)
    for catalogue in (ROOT / "languages").glob("*.qm"):
        yield str(catalogue), "rbdesigner/data/languages"
    yield str(ROOT / "LICENSE"), "."


def installed_besides() -> Iterator[str]:
    """The modules that are installed here but not with the program: what builds and tests it, and its extras.

    Libraries ask for some of them where they build or test themselves.
    """
    with_program = _installed_with_program()
    for module, names in packages_distributions().items():
        if not with_program.intersection(map(canonicalize_name, names)):
            yield module


def _installed_with_program() -> set[str]:
    """The names of the program and of all distributions that come with it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found: set[str] = {canonicalize_name(project["name"])}
    waiting = list(map(Requirement, project["dependencies"]))
    while waiting:
        wanted = waiting.pop()
        name = canonicalize_name(wanted.name)
        if name not in found and (wanted.marker is None or wanted.marker.evaluate({"extra": ""})):
            found.add(name)
            waiting += map(Requirement, distribution(name).requires or ())
    return found


def compiled_engine() -> Iterator[tuple[str, str]]:
    """The modules of the engine that have been compiled, and their place."""
    for path in (ROOT / "rbdesigner" / "engine" / "compiled").rglob("*.so"):
        yield str(path), path.parent.relative_to(ROOT).as_posix()


def for_the_desktop() -> dict[Path, str]:
    """The files by which a desktop of Linux knows the program, and their places beside ``bin``."""
    return {ROOT / path: str(place) for path, place in shipped_files.shared(shipped_files.tracked()).items()}


def version() -> str:
    """The version of the program."""
    found = re.search(r'^__version__ = "(.+)"', (ROOT / "rbdesigner" / "__init__.py").read_text(encoding="utf-8"), re.M)
    assert found is not None
    return found[1]


def info_plist() -> dict[str, object]:
    """What macOS is told of the program besides its name: the files it opens."""
    kinds = {
        "Map": ("rbmap", "json"),
        "Game": ("rbgame",),
        "Map being laid": ("rblay",),
        "Book": ("rbbook",),
        "Solution": ("rbsolution",),
        "Table of records": ("rbrecords",),
        "Atlas": ("rbatlas",),
        "Map code": ("rbcode",),
    }
    documents = [
        {"CFBundleTypeName": f"rbdesigner {kind}", "CFBundleTypeExtensions": [*endings], "CFBundleTypeRole": "Editor"}
        for kind, endings in kinds.items()
    ]
    return {"CFBundleDocumentTypes": documents, "NSHighResolutionCapable": True}


def languages() -> frozenset[str]:
    """The codes of the languages of the window."""
    return frozenset(path.stem.partition("_")[2] for path in (ROOT / "languages").glob("rbdesigner_*.ts"))


def is_wanted(entry: Entry) -> bool:
    """Whether a file of Qt, of matplotlib, or of the system belongs into the program; all others do."""
    place = PurePosixPath(entry[0].replace("\\", "/"))
    if any(fnmatch(place.name, pattern) for pattern in OF_THE_SYSTEM):
        return False
    if "translations" in place.parts and "PySide6" in place.parts:
        return place.stem.startswith(_QT_TEXTS) and place.stem.removeprefix(_QT_TEXTS) in languages()
    if "plugins" in place.parts and "PySide6" in place.parts:
        return any(fnmatch(place.name, pattern) for pattern in PLUGINS.get(place.parent.name, "").split())
    if "mpl-data" in place.parts:
        within = PurePosixPath(*place.parts[place.parts.index("mpl-data") + 1 :])
        return any(fnmatch(str(within), pattern) for pattern in CHART_DATA.split())
    return True


def runs_first(script: str) -> bool:
    """Whether a script that PyInstaller would run first is wanted."""
    return script in RUN_FIRST or (script == "pyi_rth_pyside6" and sys.platform == "darwin")


def needed(entries: Iterable[Entry], linked: Callable[[str], Iterable[str]]) -> list[Entry]:
    """The entries without libraries that nothing else is linked to any more.

    ``linked`` tells the names of the libraries that a file is linked to.
    """
    entries = list(entries)
    libraries = {PurePosixPath(entry[0]).name: entry for entry in entries if _is_library(entry)}
    kept = {name for name in libraries if name.startswith("libpython")}
    waiting = [entry[1] for entry in entries if entry[2] in ("BINARY", "EXTENSION") and not _is_library(entry)]
    waiting += [libraries[name][1] for name in kept]
    while waiting:
        found = set(linked(waiting.pop())) & libraries.keys() - kept
        kept |= found
        waiting += [libraries[name][1] for name in found]
    left_out = libraries.keys() - kept
    return [
        entry
        for entry in entries
        if PurePosixPath(entry[1] if entry[2] == "SYMLINK" else entry[0]).name not in left_out
    ]


def linked_libraries(path: str) -> list[str]:
    """The names of the libraries that a file of Linux is linked to, as PyInstaller's own ``objdump`` tells them."""
    said = subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=True).stdout
    return re.findall(r"^\s+NEEDED\s+(\S+)$", said, re.M)


def _is_library(entry: Entry) -> bool:
    """Whether it is there only because others are linked to it."""
    place = PurePosixPath(entry[0])
    is_alone = "plugins" in place.parts or "compiled" in place.parts
    return entry[2] == "BINARY" and not is_alone and ".so" in place.name
