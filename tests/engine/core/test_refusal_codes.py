"""The catalogue of refusals: each is used, tested, and tells the values that it is said to tell."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from rbdesigner.engine.core.actions import Action, Brick, BuildRoad, Research
from rbdesigner.engine.core.refusal import CATALOGUE, VALUES
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.mechanics.legality import check
from tests.engine.small_game import SmallGame
from tests.syntax_trees import tree, without_collection

TESTS = Path(__file__).parents[2]
ENGINE = TESTS.parent / "rbdesigner" / "engine"
LEDGER = (TESTS / "rules" / "ids.txt").read_text(encoding="utf-8")


def strings(node: ast.AST) -> set[str]:
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def modules() -> Iterator[ast.Module]:
    yield from map(tree, sorted(ENGINE.rglob("*.py")))


@cache
def raised() -> list[tuple[str, set[str], str]]:
    """Each code that a function refuses with, the names of the values it gives, and where that is."""
    found = []
    for module in modules():
        functions = [node for node in ast.walk(module) if isinstance(node, ast.FunctionDef)]
        answers = {function.name: returned(function) for function in functions}
        for function in functions:
            given = {**answers, **assigned(function)}
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "Refusal":
                    code, *values = call.args
                    names = keys(values[0], given) if values else set()
                    found += [(text, names, f"{function.name}:{call.lineno}") for text in codes(code, given)]
    return found


Given = dict[str, list[ast.expr]]
"""What a name may stand for: what is assigned to it, or what the function of that name returns."""


def returned(function: ast.FunctionDef) -> list[ast.expr]:
    return [node.value for node in ast.walk(function) if isinstance(node, ast.Return) and node.value is not None]


def assigned(function: ast.FunctionDef) -> Given:
    found: Given = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found.setdefault(node.targets[0].id, []).append(node.value)
    return found


def meanings(node: ast.expr, given: Given) -> list[ast.expr]:
    """What a name or a call of a function of the module stands for."""
    name = node.func if isinstance(node, ast.Call) else node
    assert isinstance(name, ast.Name), ast.unparse(node)
    return given.get(name.id, [])


def codes(node: ast.expr, given: Given) -> set[str]:
    """The codes that an expression may be."""
    if isinstance(node, ast.IfExp):
        return codes(node.body, given) | codes(node.orelse, given)
    if isinstance(node, ast.Constant):
        return set() if node.value is None else {str(node.value)}
    return {code for meaning in meanings(node, given) for code in codes(meaning, given)}


def keys(node: ast.expr, given: Given) -> set[str]:
    """The names of the values in a dictionary, wherever it is written down; of several those that all have."""
    if not isinstance(node, ast.Dict):
        return set.intersection(*(keys(meaning, given) for meaning in meanings(node, given)))
    found: set[str] = set()
    for key, value in zip(node.keys, node.values, strict=True):
        found |= keys(value, given) if key is None else strings(key)
    return found


def test_every_refusal_tells_the_values_of_its_code() -> None:
    seen = 0
    for code, names, where in raised():
        assert set(CATALOGUE[code].values) == names, f"{code} in {where}"
        seen += 1
    assert seen > 100


def test_every_code_is_used() -> None:
    assert {code for code, _, _ in raised()} == CATALOGUE.keys()


def test_every_code_is_met_by_a_test() -> None:
    missed = set(CATALOGUE)
    with without_collection():
        for path in TESTS.rglob("test_*.py"):
            text = path.read_text(encoding="utf-8")
            if any(code in text for code in missed):
                missed -= strings(ast.parse(text))
    assert missed == set()


@pytest.mark.parametrize("code", CATALOGUE)
def test_an_entry_names_a_rule_and_values_of_known_types(code: str) -> None:
    entry = CATALOGUE[code]
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", code)
    assert entry.rule == "" or f"\n{entry.rule} " in LEDGER
    assert set(entry.values) <= VALUES.keys()


@pytest.mark.rule("R1", "V1", "K8")
def test_a_lack_of_goods_names_the_rule_that_asks_for_them() -> None:
    w = SmallGame("0,0 pasture; 1,0 pasture", Phase.PRODUCTION)
    donkey = w.put("donkey", "0,0")
    w.home("0,0")
    assert rule_of(w, Research(0, donkey, w.subject("rowing"))) == "R1"
    w.state.phase = Phase.BUILDING
    assert rule_of(w, BuildRoad(0, donkey, w.border("0,0", 4))) == "K8"
    w.state.phase = Phase.WONDER
    assert rule_of(w, Brick(0)) == "V1"


def rule_of(w: SmallGame, action: Action) -> str:
    refusal = check(w.state, action)
    assert refusal is not None
    assert refusal.code == "goods-lacking"
    return refusal.rule
