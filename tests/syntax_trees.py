"""The syntax trees of the program, parsed once by a process for all tests that look through them."""

from __future__ import annotations

import ast
import gc
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent / "rbdesigner"


@contextmanager
def without_collection() -> Iterator[None]:
    """No garbage is looked for, which takes most of the time where trees of a million nodes grow."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@cache
def program() -> Mapping[Path, ast.Module]:
    """All modules of the program by path; nobody may change them."""
    with without_collection():
        trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}
        gc.freeze()  # they stay, and no later look for garbage need go through them
    return trees
