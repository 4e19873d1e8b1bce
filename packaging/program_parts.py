"""The parts of the program that is packed without a Python: what goes in, and what PyInstaller finds but nobody needs.

``rbdesigner.spec`` asks here. What PyInstaller hands on are entries: the place in the program, the file, the kind.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Iterable, Iterator
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath

import shipped_files

ROOT = Path(__file__).resolve().parents[1]
Entry = tuple[str, str, str]

APP_ID = "org.rbdesigner.rbdesigner"
"""The name of the program among all there are, as AppStream and macOS want it."""

MODULES_NOT_NEEDED = (
    # Parts of Python that something asks for and does without: no networks, consoles and tests here.
    "_hashlib", "_ssl", "doctest", "ftplib", "lib2to3", "pdb", "pydoc", "readline", "ssl",
    "tkinter", "unittest",
    # numpy comes with shapely and finds colours in pictures.
    "numpy.distutils", "numpy.f2py", "numpy.testing",
    "PySide6.QtDBus", "PySide6.QtNetwork", "PySide6.QtQml",
)  # fmt: skip

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

OF_THE_SYSTEM = ("libcups.so*",)
"""Libraries that a system which prints has, in its own version."""

_QT_TEXTS = "qtbase_"


def data() -> Iterator[tuple[str, str]]:
    """The files that the wheel holds besides code, and the folders for them, which are those of the wheel."""
    for path, place in shipped_files.in_wheel(shipped_files.tracked()).items():
        if place.is_relative_to(shipped_files.DATA):
            yield str(ROOT / path), str(place.parent)
    for catalogue in (ROOT / "languages").glob("*.qm"):
        yield str(catalogue), "rbdesigner/data/languages"
    yield str(ROOT / "LICENSE"), "."


def for_the_desktop() -> dict[Path, str]:
    """The files by which a desktop of Linux knows the program, and their places beside ``bin``."""
    return {ROOT / path: str(place) for path, place in shipped_files.shared(shipped_files.tracked()).items()}


def version() -> str:
    """The version of the program."""
    return re.findall(
        r'^__version__ = "(.+)"', (ROOT / "rbdesigner" / "__init__.py").read_text(encoding="utf-8"), re.M
    )[0]


def info_plist() -> dict[str, object]:
    """What macOS is told of the program besides its name: the files it opens."""
    kinds = {
        "Map": ("rbmap", "json"),
        "Game": ("rbgame",),
        "Map being laid": ("rblay",),
        "Book": ("rbbook",),
        "Solution": ("rbsolution",),
        "Table of records": ("rbrecords",),
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
    """Whether a file of Qt, or of the system, belongs into the program; all others do."""
    place = PurePosixPath(entry[0].replace("\\", "/"))
    if any(fnmatch(place.name, pattern) for pattern in OF_THE_SYSTEM):
        return False
    if "translations" in place.parts and "PySide6" in place.parts:
        return place.stem.startswith(_QT_TEXTS) and place.stem.removeprefix(_QT_TEXTS) in languages()
    if "plugins" in place.parts and "PySide6" in place.parts:
        return any(fnmatch(place.name, pattern) for pattern in PLUGINS.get(place.parent.name, "").split())
    return True


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
    return entry[2] == "BINARY" and "plugins" not in place.parts and ".so" in place.name
