"""The catalogue of refusals: each is used, tested, and says what it says with the values that it gets."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from rbdesigner.engine.catalogue import CATALOGUE

TESTS = Path(__file__).parents[1]
ENGINE = TESTS.parent / "rbdesigner" / "engine"
LEDGER = (TESTS / "rules" / "ids.txt").read_text(encoding="utf-8")


def strings(node: ast.AST) -> set[str]:
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def functions() -> Iterator[ast.FunctionDef]:
    """The functions of the engine; inner ones stand for themselves as well."""
    for path in sorted(ENGINE.glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        yield from (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def raised() -> Iterator[tuple[str, set[str], str]]:
    """Each code that a function refuses with, the names of the values it gives, and where that is."""
    for function in functions():
        given = {
            target.id: node.value
            for node in ast.walk(function)
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for call in ast.walk(function):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Refusal":
                code, *values = call.args
                names = keys(values[0], given) if values else set()
                yield from ((text, names, f"{function.name}:{call.lineno}") for text in codes(code))


def codes(node: ast.expr) -> set[str]:
    """The codes that an expression may be; a call or a name says so elsewhere in its module."""
    if isinstance(node, ast.IfExp):
        return codes(node.body) | codes(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def keys(node: ast.expr, given: dict[str, ast.expr]) -> set[str]:
    """The names of the values in a dictionary, written there or before under a name."""
    if isinstance(node, ast.Name):
        return keys(given[node.id], given)
    assert isinstance(node, ast.Dict), ast.unparse(node)
    found = set()
    for key, value in zip(node.keys, node.values, strict=True):
        if key is None:
            found |= keys(value, given)
        else:
            assert isinstance(key, ast.Constant)
            found.add(key.value)
    return found


def test_every_sentence_gets_the_values_it_speaks_of() -> None:
    seen = 0
    for code, names, where in raised():
        spoken = {name for _, name, _, _ in Formatter().parse(CATALOGUE[code].sentence) if name}
        assert spoken <= names, f"{code} in {where}"
        seen += 1
    assert seen > 100


def test_every_code_is_used() -> None:
    used = set().union(*(strings(function) for function in functions()))
    assert CATALOGUE.keys() <= used


def test_every_code_is_met_by_a_test() -> None:
    met = set().union(*(strings(ast.parse(path.read_text(encoding="utf-8"))) for path in TESTS.rglob("test_*.py")))
    assert CATALOGUE.keys() <= met


@pytest.mark.parametrize("code", CATALOGUE)
def test_an_entry_names_a_rule_and_says_a_whole_sentence(code: str) -> None:
    entry = CATALOGUE[code]
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", code)
    assert entry.rule == "" or f"\n{entry.rule} " in LEDGER
    assert re.match(r"[A-Z{]", entry.sentence)
    assert entry.sentence.endswith(".")
