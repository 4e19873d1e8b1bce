"""Imports as they are without PySide."""

from __future__ import annotations

import builtins
import linecache

import PySide6.QtCore  # noqa: F401  (it puts its own import in the place of Python's)


def import_plainly() -> None:
    """Let modules be imported without a look at their sources.

    PySide reads the source of each, as it may ask for features that no module here asks for, and Python keeps them all:
    16 MB with a map open.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
    linecache.clearcache()
