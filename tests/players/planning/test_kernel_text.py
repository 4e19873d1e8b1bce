"""The text of the kernel: what of a module is compiled, and that every change can be undone."""

from __future__ import annotations

import ast
import importlib.util
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from rbdesigner.players.planning import kernel
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.plan_journal import INVERSES

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def compiling() -> ModuleType:
    """The script that compiles the kernel."""
    pytest.importorskip("setuptools")
    spec = importlib.util.spec_from_file_location("compile_planner", ROOT / "packaging" / "compile_planner.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def calls(name: str) -> Iterator[ast.Call]:
    """The calls of a function in the modules of the kernel."""
    for module in kernel.modules():
        for node in ast.walk(ast.parse(kernel.text_of(module))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == name:
                yield node


def test_every_change_is_undone_beside_it() -> None:
    written = {ast.unparse(call.args[1]) for call in calls("write")}
    undone = {ast.unparse(call.args[0]) for call in calls("undoes")}
    assert written == undone
    assert len(INVERSES) == len(undone)
    assert {record for record, _, _ in INVERSES.values()} <= set(vars(Plan()))


def test_the_kernel_has_what_is_typed_for_it_alone(compiling: ModuleType) -> None:
    text = compiling.module()
    assert "cdef struct LedgerFields:\n    JournalFields* journal\n    int last_turn\n    Ints goods\n" in text
    assert "build_road(PlanFields* plan, int border, int side, int _third, int _depth) noexcept nogil:" in text
    assert "elif change == ROAD_ADDED:\n        undo_road(plan.roads, a, b)" in text
    assert "cdef DeliveryFields* new_delivery(DeliveryFields* delivery) noexcept nogil:" in text
    assert "def open_clear(Plan plan):\n    return clear(&plan.fields)" in text
    assert "RoadTask" not in text
    assert "carry_out" not in text


def test_the_kernel_counts_without_objects(compiling: ModuleType) -> None:
    """With a step by name Cython goes through a range of Python's: a fifth of the time of a plan."""
    assert "range(0, timetable.entries * ENTRY, 8)" in compiling.module()


def test_the_kernel_shifts_by_powers_of_two(compiling: ModuleType) -> None:
    assert "turn = time >> 3\n    if turn > plan.last_turn:" in compiling.module()


def test_a_checked_kernel_looks_for_each_number(compiling: ModuleType) -> None:
    text = compiling.module(is_checked=True)
    assert "roads.built.numbers[within(roads.built, border, b'roads.built')] = turn" in text
    assert "CAPACITIES[fleet.kinds.numbers[within(fleet.kinds, transporter, b'fleet.kinds')]]" in text


def test_two_functions_of_one_name_are_refused(compiling: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    text_of = kernel.text_of
    twice = "\n\ndef is_at(graph: MapGraph) -> bool:\n    return True\n"
    monkeypatch.setattr(kernel, "text_of", lambda name: text_of(name) + (twice if name == "ledger" else ""))
    with pytest.raises(SystemExit, match="is_at"):
        compiling.module()
