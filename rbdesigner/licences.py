"""The components of others in this installation, with their licences.

In a packed program the build has put them beside it (``packaging/licences.py``). Elsewhere they are what pip tells of
the packages that it has installed, and texts of ours for those that come without one.
"""

from __future__ import annotations

import json
import platform
import re
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, PackageMetadata, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, NamedTuple

from rbdesigner import resources
from rbdesigner.own_process import is_packed

FOLDER = "licences"
INDEX = "licences.json"
TEXTS = {
    "cython": ("Apache-2.0.txt",),
    "gentium-book-basic": ("OFL-1.1-Gentium.txt",),
    "matplotlib": ("matplotlib-third-party.txt",),
    "pyside6-essentials": ("LGPL-3.0.txt", "GPL-3.0.txt", "Qt-third-party.txt"),
    "python": ("Python.txt",),
    "shiboken6": ("LGPL-3.0.txt", "GPL-3.0.txt"),
}
"""Texts that belong to a package and do not come with it, in our folder of them."""
SOURCES = {
    "pyside6-essentials": "https://download.qt.io/official_releases/qt/ (Qt), https://code.qt.io/cgit/pyside/ (PySide)",
    "shapely": "https://github.com/shapely/shapely, https://libgeos.org (GEOS, LGPL-2.1)",
}
"""Where the source of a package is to be had, if it tells too little."""

_EXTRAS = ("cluster",)
"""Our extras that the program itself uses."""
_TEXT = re.compile(r"licen[cs]e|copying|notice", re.IGNORECASE)
_SOURCE_LABELS = ("source", "source code", "repository", "github", "homepage", "home")
_LONGEST_NAME = 80
"""Some packages have the whole text where the name of the licence belongs."""


class ForeignComponent(NamedTuple):
    """A component of others: a package, or a library of the system.

    ``source``: where its source is to be had; ``libraries``: the files of a packed program that are it, or hold a part
    of it.
    """

    name: str
    version: str
    licence: str
    source: str
    texts: tuple[Path, ...]
    libraries: tuple[str, ...] = ()

    def text(self) -> str:
        """The texts of its licence, one after the other."""
        return "\n\n".join(path.read_text("utf-8", errors="replace").strip("\n") for path in self.texts)


def components() -> list[ForeignComponent]:
    """All components of others in this installation, by name."""
    folder = _beside_the_program()
    return listed_components(folder) if folder is not None else installed()


def _beside_the_program() -> Path | None:
    """The folder that the build of a packed program has made."""
    if not is_packed():
        return None
    parents = Path(sys.executable).parent, Path(__file__).resolve().parents[1]
    return next((parent / FOLDER for parent in parents if (parent / FOLDER / INDEX).is_file()), None)


def listed_components(folder: Path) -> list[ForeignComponent]:
    """The components that a folder tells of."""
    rows: list[dict[str, Any]] = json.loads((folder / INDEX).read_text("utf-8"))
    return [
        ForeignComponent(
            **{
                **row,
                "texts": tuple(folder / text for text in row["texts"]),
                "libraries": tuple(row["libraries"]),
            }
        )
        for row in rows
    ]


def installed() -> list[ForeignComponent]:
    """The components that run when the program runs with a Python."""
    return by_name([python(), typeface(), *map(of_distribution, _required())])


def by_name(found: Iterable[ForeignComponent]) -> list[ForeignComponent]:
    """Components in the order of their names."""
    return sorted(found, key=lambda component: component.name.casefold())


def python() -> ForeignComponent:
    """The Python that runs this."""
    version = platform.python_version()
    places = Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix)
    own = [place / "LICENSE.txt" for place in places if (place / "LICENSE.txt").is_file()][:1]
    return ForeignComponent(
        "Python",
        version,
        "PSF-2.0",
        f"https://www.python.org/ftp/python/{version}/",
        (*own, *_texts_of_ours("python")),
    )


def typeface() -> ForeignComponent:
    """The face of printed texts, whose files lie in our package as they were published."""
    return ForeignComponent(
        "Gentium Book Basic",
        "1.102",
        "OFL-1.1",
        "https://software.sil.org/gentium/",
        _texts_of_ours("gentium-book-basic"),
    )


def of_distribution(package: Distribution) -> ForeignComponent:
    """An installed package."""
    name, meta = package.name, package.metadata
    found = (Path(str(package.locate_file(file))) for file in package.files or () if _TEXT.search(file.name))
    texts = [path for path in found if path.suffix not in (".py", ".pyc") and path.is_file()]
    normal = normalised(name)
    return ForeignComponent(
        name,
        package.version,
        _licence(meta),
        SOURCES.get(normal) or _source(meta) or f"pip download --no-deps --no-binary :all: {name}=={package.version}",
        (*texts, *_texts_of_ours(normal)),
    )


def normalised(name: str) -> str:
    """The name of a package as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _texts_of_ours(name: str) -> tuple[Path, ...]:
    return tuple(resources.folder(FOLDER) / text for text in TEXTS.get(name, ()))


def _licence(meta: PackageMetadata) -> str:
    """The name of a licence, however a package tells it; empty if it does not."""
    told = [*_all(meta, "License-Expression"), *_all(meta, "License")]
    short = [each for each in told if "\n" not in each and len(each) <= _LONGEST_NAME]
    named = [each.rpartition(" :: ")[2] for each in _all(meta, "Classifier") if each.startswith("License :: ")]
    return short[0] if short else ", ".join(named)


def _source(meta: PackageMetadata) -> str:
    """The address of the source or project that a package names, empty if none."""
    urls = (each.partition(",") for each in _all(meta, "Project-URL"))
    named = {label.strip().lower(): url.strip() for label, _, url in urls}
    found = [named[label] for label in _SOURCE_LABELS if label in named]
    return [*found, *_all(meta, "Home-page"), *named.values(), ""][0]


def _all(meta: PackageMetadata, key: str) -> list[str]:
    return meta.get_all(key) or []


def _required() -> Iterator[Distribution]:
    """The installed packages that ours requires, and those that they require."""
    waiting, seen = [*_requirements(distribution("rbdesigner"), _EXTRAS)], {"rbdesigner"}
    while waiting:
        name = waiting.pop()
        if normalised(name) in seen:
            continue
        seen.add(normalised(name))
        try:
            package = distribution(name)
        except PackageNotFoundError:  # it is for another system, or another Python
            continue
        yield package
        waiting += _requirements(package)


def _requirements(package: Distribution, extras: Iterable[str] = ()) -> Iterator[str]:
    """The names of the packages that one requires, those of some extras too."""
    for line in package.requires or ():
        extra = re.search(r"""extra\s*==\s*["']([^"']+)""", line)
        name = re.match(r"[\w.-]+", line)
        if name is not None and (extra is None or extra[1] in extras):
            yield name[0]
