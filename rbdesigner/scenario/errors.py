"""What can go wrong with a file, said in one line."""

from __future__ import annotations

import os


class ScenarioError(Exception):
    """A file that cannot be read or written: ``path``, ``pointer`` to the place in it and ``reason``.

    ``pointer`` is a JSON pointer, a line (``line 7``) or empty where the whole file is meant. ``str`` gives one line.
    """

    def __init__(self, path: str | os.PathLike[str], pointer: str, reason: str) -> None:
        self.path = os.fspath(path)
        self.pointer = pointer
        self.reason = " ".join(reason.split())
        super().__init__(": ".join(part for part in (self.path, self.pointer, self.reason) if part))
