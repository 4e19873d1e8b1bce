"""The syntax trees of the program, parsed once by a process for all tests that look through them."""

from __future__ import annotations

import ast
import gc
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TypeVar

PACKAGE = Path(__file__).resolve().parent.parent / "rbdesigner"
Node = TypeVar("Node", bound=ast.AST)


@contextmanager
def without_collection() -> Iterator[None]:
    """No garbage is looked for, which takes most of the time where trees of a million nodes grow."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@cache
def texts() -> Mapping[Path, str]:
    """The text of every module of the program by path."""
    return {path: path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py"))}


@cache
def tree(path: Path) -> ast.Module:
    """A module of the program; nobody may change it."""
    with without_collection():
        return ast.parse(texts()[path])


@cache
def program() -> Mapping[Path, ast.Module]:
    """All modules of the program by path."""
    trees = {path: tree(path) for path in texts()}
    gc.freeze()  # they stay, and no later look for garbage need go through them
    return trees


def naming(word: str) -> Mapping[Path, ast.Module]:
    """The modules of the program in whose text a word stands; no others are parsed."""
    return {path: tree(path) for path, text in texts().items() if word in text}


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """All that code consists of but expressions, in which nothing is defined."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.expr):
            yield child
            yield from statements(child)


@cache
def _by_kind(path: Path) -> Mapping[type[ast.AST], list[ast.AST]]:
    """All that a module consists of, by kind."""
    found = defaultdict(list)
    for node in ast.walk(tree(path)):
        found[type(node)].append(node)
    return found


def nodes(path: Path, kind: type[Node]) -> list[Node]:
    """All of a kind in a module, which is walked through once for all who ask."""
    return _by_kind(path).get(kind, [])  # type: ignore[return-value]  # the list of this kind
