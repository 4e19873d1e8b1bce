"""Names that stand for standard input and output instead of files.

The command line says which, as long as a verb works. Whatever reads or writes files by a path then takes them too.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import IO

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
