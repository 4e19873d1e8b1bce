"""One name for one thing: modules, public classes and functions, with the reasons where a name is shared; lengths."""

from __future__ import annotations

import ast
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from tests.syntax_trees import program, statements

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "rbdesigner"
PATHS = sorted(PACKAGE.rglob("*.py"))

SHARED_CLASSES = {
    "Choice": "of a player in a game, and of a kind of machine player",
    "Delivery": "the goods of a player that are brought on one click, and those that a plan wants somewhere",
    "Entry": "of the codes of problems and of refusals",
    "Kind": "of machine players, and of values in a refusal",
    "Payment": "of an action in the engine, and for the bricks of a plan",
    "Reason": "why something cannot be done with files, and what moves the expectation of a home",
    "Region": "of a tile in geometry, and of a map as players read it",
    "Research": "the action of a player, and what a scenario begins with",
}
"""Names of public classes in several modules, with the reason."""

SHARED_FUNCTIONS = {
    "what every verb of the command line has": ["add_arguments", "as_json", "lines", "run"],
    "the beginning of a process": ["main", "process"],
    "the choices of one step of a turn, which legality puts together": ["choices"],
    "what every format of files or messages has": [
        *("decode", "dumps", "encode", "from_json", "load", "loads", "looks_like", "read", "save", "to_json", "write"),
    ],
    "a thing by its name: painted, read and written in the notation, and in words": [
        *("border", "building", "edge", "good", "holder", "mixture", "site", "spot", "tile", "transporter"),
    ],
}
"""Names of public functions in three modules or more, by their reasons."""

FIRST_LINE = 120
"""Characters that the first line of a docstring stays below."""

MOST_LINES, MOST_LINES_OF_A_FUNCTION = 400, 60
"""A longer module holds more than one thought, a longer function does more than one thing."""


def public_classes() -> Iterator[str]:
    for tree in program().values():
        yield from (node.name for node in tree.body if isinstance(node, ast.ClassDef) and node.name[0] != "_")


def public_functions() -> Iterator[str]:
    for tree in program().values():
        yield from (node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name[0] != "_")


def docstrings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in (tree, *statements(tree)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node)
            if text:
                yield getattr(node, "lineno", 1), text


def test_no_two_modules_share_a_name() -> None:
    places = defaultdict(list)
    for path in PATHS:
        if path.stem not in ("__init__", "__main__"):
            places[path.stem].append(path.relative_to(PACKAGE).as_posix())
    shared = {name: paths for name, paths in places.items() if len(paths) > 1}
    assert not shared


def test_no_two_public_classes_share_a_name_without_a_reason() -> None:
    shared = {name for name, number in Counter(public_classes()).items() if number > 1}
    assert shared <= set(SHARED_CLASSES)


def test_no_three_public_functions_share_a_name_without_a_reason() -> None:
    shared = {name for name, number in Counter(public_functions()).items() if number > 2}
    assert shared == {name for names in SHARED_FUNCTIONS.values() for name in names}


def test_docstrings_say_what_a_thing_is_or_does() -> None:
    found = [(path, line, text) for path, tree in program().items() for line, text in docstrings(tree)]
    assert len(found) > len(PATHS)
    assert [each for each in found if each[2].startswith(("What", "Of several", "That "))] == []
    assert [each for each in found if len(each[2].splitlines()[0]) >= FIRST_LINE] == []


def test_modules_and_functions_stay_short() -> None:
    modules = {path.relative_to(PACKAGE).as_posix(): len(path.read_text("utf-8").splitlines()) for path in PATHS}
    assert {name: lines for name, lines in modules.items() if lines > MOST_LINES} == {}
    functions = {
        (path.name, node.name): (node.end_lineno or 0) - node.lineno + 1
        for path, tree in program().items()
        for node in statements(tree)
        if isinstance(node, ast.FunctionDef)
    }
    assert {name: lines for name, lines in functions.items() if lines > MOST_LINES_OF_A_FUNCTION} == {}
