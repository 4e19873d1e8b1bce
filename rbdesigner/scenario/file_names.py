"""Names of files: those made from names of maps, and those that stand for standard input and output."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import IO

LONGEST_NAME = 60
"""Characters of a file's name made from a map's, so that every system takes it."""

RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)", re.IGNORECASE)
"""Names that Windows keeps for itself."""


def with_suffix(name: str, suffixes: Sequence[str]) -> str:
    """Give a name the first of these suffixes, unless it ends in one of them.

    Other points in it are no suffix. The last parts of a suffix with several parts stand for all of it: ``isle.json``
    becomes ``isle.tts.json``.
    """
    bare = name.rstrip(". ") or name
    if bare.lower().endswith(tuple(suffixes)):
        return bare
    first = suffixes[0]
    tails = (first[start:] for start in range(1, len(first)) if first[start] == ".")
    tail = next((tail for tail in tails if bare.lower().endswith(tail)), "")
    return bare[: len(bare) - len(tail)] + first


def safe_name(name: str) -> str:
    """Strip a map's name of what a file name cannot hold on some system; ``map`` if nothing is left."""
    plain = unicodedata.normalize("NFC", name)
    stem = re.sub(r"[^\w.]+", "-", plain)[:LONGEST_NAME].strip("-._")
    if RESERVED.fullmatch(stem.split(".")[0]):
        stem = f"map-{stem}"
    return stem or "map"


_sources: dict[str, Callable[[], bytes]] = {}
_sinks: dict[str, Callable[[bytes], None]] = {}


@contextmanager
def standing_in(source: str, read: Callable[[], bytes], sink: str, write: Callable[[bytes], None]) -> Iterator[None]:
    """Let a name be read from, and another, with any suffix, be written to."""
    _sources[source], _sinks[sink] = read, write
    try:
        yield
    finally:
        del _sources[source], _sinks[sink]


def content_for(path: str | os.PathLike[str]) -> Callable[[], bytes] | None:
    """The function that gives the content of a name; None for a file."""
    return _sources.get(os.fspath(path)) if _sources else None


@contextmanager
def opened(data: bytes) -> Iterator[IO[bytes]]:
    """A file that holds some content; processes that are started can read it."""
    from tempfile import TemporaryFile  # here, because it takes a while and few command lines need it

    with TemporaryFile() as file:
        file.write(data)
        file.seek(0)
        yield file


def sink_for(path: str | os.PathLike[str]) -> Callable[[bytes], None] | None:
    """The function that takes what is written to a name; None for a file."""
    return _sinks.get(os.path.splitext(path)[0]) if _sinks else None  # noqa: PTH122
