"""Imports run only downwards through the rooms of the house."""

from __future__ import annotations

import ast
import importlib.util
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tests.syntax_trees import naming, program

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "rbdesigner"
DOCS = ROOT / "docs"
HOUSE = tomllib.loads((DOCS / "architecture.toml").read_text("utf-8"))
ROOMS = tuple(each["name"] for each in reversed(HOUSE["room"]))
"""From the bottom to the top; ``art`` and ``cli`` stand beside each other under ``ui``."""
QT = ("art", "ui")
OPEN_TO_ALL = ("interrupts", "licences", "own_process", "resources", "translatable", "__init__")
TOP = ("__main__",)
LEVELS = {package: tuple(map(tuple, reversed(levels))) for package, levels in HOUSE["levels"].items()}
"""The rooms within rooms, from the bottom to the top; those on one level know nothing of each other."""


def room(module: str) -> str:
    """The room of a module such as ``rbdesigner.scenario.edit``."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else "__init__"


def module_name(path: Path) -> str:
    parts = list(path.relative_to(ROOT).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 2 else parts)


MODULES = {module_name(path): path for path in sorted(PACKAGE.rglob("*.py"))}
OF_WINDOW = {module: path for module, path in MODULES.items() if room(module) == "ui"}


def only_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING")


def imports(node: ast.AST, package: str, late: bool = False) -> Iterator[tuple[str, bool]]:
    """The modules that code imports, and whether only later, in a function or for the type checker."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import):
            yield from ((alias.name, late) for alias in child.names)
        elif isinstance(child, ast.ImportFrom):
            base = importlib.util.resolve_name("." * child.level + (child.module or ""), package)
            yield from ((f"{base}.{alias.name}", late) for alias in child.names)
        elif not isinstance(child, ast.expr):  # in which no import stands
            deferred = late or isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) or only_for_types(child)
            yield from imports(child, package, deferred)


Imports = list[tuple[str, bool]]


def imports_of(module: str, tree: ast.Module) -> Imports:
    return list(imports(tree, module.rpartition(".")[0] or module))


@cache
def all_imports() -> Mapping[str, Imports]:
    """The imports of all modules of the program."""
    return {module: imports_of(module, program()[path]) for module, path in MODULES.items()}


def faults(module: str, imported: Imports) -> list[str]:
    """What a module imports that it must not."""
    here = room(module)
    found = []
    for name, late in imported:
        there = room(name)
        if name.split(".")[0] == "PySide6" and here not in QT:
            found.append(f"{module} imports {name}")
        if not name.startswith("rbdesigner") or here in TOP or there in (*OPEN_TO_ALL, here) or there not in ROOMS:
            continue
        upwards = here in OPEN_TO_ALL or ROOMS.index(there) > ROOMS.index(here)
        if (here == "cli" and there in QT) or (here == "__init__" and there not in QT):
            upwards = not late
        if (here, there) == ("ui", "cli") or upwards:
            found.append(f"{module} imports {name}")
    return found


def test_there_are_modules_to_look_at() -> None:
    assert len(MODULES) > 10
    assert {room(module) for module in MODULES} == {*ROOMS, *OPEN_TO_ALL, *TOP}


def test_imports_run_downwards() -> None:
    assert [fault for module, imported in all_imports().items() for fault in faults(module, imported)] == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("rbdesigner.hexes", "from rbdesigner.tiles import Tile"),
        ("rbdesigner.hexes", "def late():\n    import rbdesigner.scenario.model"),
        ("rbdesigner.scenario.files", "from rbdesigner import checks"),
        ("rbdesigner.scenario.files", "from ..checks import problem"),
        ("rbdesigner.checks.homes", "import PySide6.QtCore"),
        ("rbdesigner.checks.homes", "def late():\n    from PySide6 import QtCore"),
        ("rbdesigner.cli.render", "from rbdesigner.art import export"),
        ("rbdesigner.art.export", "from rbdesigner.cli import main"),
        ("rbdesigner.art.export", "from rbdesigner.ui import app"),
        ("rbdesigner.ui.app", "from rbdesigner.cli import main"),
        ("rbdesigner.resources", "from rbdesigner import hexes"),
        ("rbdesigner", "from rbdesigner.checks import check"),
        ("rbdesigner", "def late():\n    from rbdesigner.art import export"),
    ],
)
def test_a_step_upwards_is_found(module: str, source: str) -> None:
    assert len(faults(module, imports_of(module, ast.parse(source)))) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("rbdesigner.cli.render", "def late():\n    from rbdesigner.art import export"),
        ("rbdesigner.cli.edit_maps", "def late():\n    from rbdesigner.ui import app"),
        ("rbdesigner", "if TYPE_CHECKING:\n    from rbdesigner.checks import check"),
        ("rbdesigner.scenario.files", "from rbdesigner import resources, tiles"),
        ("rbdesigner.art.export", "from PySide6.QtGui import QImage\nfrom rbdesigner.checks import problem"),
    ],
)
def test_a_step_downwards_is_allowed(module: str, source: str) -> None:
    assert faults(module, imports_of(module, ast.parse(source))) == []


def level(package: str, module: str) -> tuple[str, int] | None:
    """The room of a module within a package, and how high it lies there; None if it does not stand in one."""
    if not module.startswith(f"{package}."):
        return None
    name = module.removeprefix(f"{package}.").partition(".")[0]
    return next(((name, high) for high, names in enumerate(LEVELS[package]) if name in names), None)


def faults_within(module: str, imported: Imports) -> list[str]:
    """What a module imports from a room above or beside its own, within the package that both stand in."""
    found = []
    names = [name for name, _ in imported]
    for package in LEVELS:
        here = level(package, module)
        for name in names:
            there = level(package, name)
            if here and there and there[0] != here[0] and there[1] >= here[1]:
                found.append(f"{module} imports {name}")
    return found


def children(package: str) -> set[str]:
    """The modules and packages right within a package."""
    within = (module.removeprefix(f"{package}.") for module in MODULES if module.startswith(f"{package}."))
    return {name.partition(".")[0] for name in within} - {"__init__"}


@pytest.mark.parametrize("package", LEVELS)
def test_every_room_within_a_room_has_its_level(package: str) -> None:
    assert children(package) == {name for names in LEVELS[package] for name in names}


def test_imports_within_a_room_run_one_way() -> None:
    assert [fault for module, imported in all_imports().items() for fault in faults_within(module, imported)] == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("rbdesigner.ui.canvas.marks", "from rbdesigner.ui.editor.document import Document"),
        ("rbdesigner.ui.editor.tools.select", "def late():\n    from rbdesigner.ui.editor import panels"),
        ("rbdesigner.ui.editor.panels.panel", "from rbdesigner.ui.editor.tools.tool import Tool"),
        ("rbdesigner.ui.game.game_page", "if TYPE_CHECKING:\n    from rbdesigner.ui.editor import settings"),
        (
            "rbdesigner.ui.game.board.board_controller",
            "def late():\n    from rbdesigner.ui.game.panels.turn_bar import TurnBar",
        ),
        ("rbdesigner.ui.game.board.animation", "from rbdesigner.ui.dialogs.preferences_dialog import Preferences"),
        ("rbdesigner.ui.dialogs.about", "from rbdesigner.ui.shell import window"),
    ],
)
def test_a_step_upwards_within_the_window_is_found(module: str, source: str) -> None:
    assert len(faults_within(module, imports_of(module, ast.parse(source)))) == 1


def test_steps_downwards_within_the_window_are_allowed() -> None:
    source = "from rbdesigner.ui.game.board import hand\nfrom rbdesigner.ui.widgets import icons"
    module = "rbdesigner.ui.game.game_page"
    assert faults_within(module, imports_of(module, ast.parse(source))) == []


def circle(modules: Mapping[str, Imports]) -> list[str]:
    """Modules that import each other around a circle, be it only later or for the type checker; empty if none do."""
    graph = TopologicalSorter[str]()
    for module, imported in modules.items():
        known = {name if name in modules else name.rpartition(".")[0] for name, _ in imported} & modules.keys()
        graph.add(module, *known - {module})
    try:
        graph.prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_modules_import_each_other_around_a_circle() -> None:
    assert circle(all_imports()) == []


def test_a_circle_is_found_even_if_it_is_late_or_for_types_only() -> None:
    sources = {
        "house": "",
        "house.hall": "from house import stairs\nfrom house.door import Door",
        "house.stairs": "if TYPE_CHECKING:\n    from house.attic import Attic",
        "house.attic": "def late():\n    from house.hall import Hall",
        "house.door": "",
        "house.street": "from house.hall import Hall",
    }
    modules = {module: imports_of(module, ast.parse(source)) for module, source in sources.items()}
    assert set(circle(modules)) == {"house.hall", "house.stairs", "house.attic"}
    assert circle(modules | {"house.attic": []}) == []


@pytest.mark.slow
def test_everything_below_the_window_is_imported_without_qt() -> None:
    below = [module for module in MODULES if room(module) not in (*QT, *TOP) and module != "rbdesigner.__init__"]
    hidden = {**os.environ, "PYTHONPATH": str(ROOT / "tests" / "without_qt")}
    code = "import importlib, sys\nfor name in sys.argv[1:]: importlib.import_module(name)"
    result = subprocess.run([sys.executable, "-c", code, *below], env=hidden, capture_output=True, text=True)
    assert (result.returncode, result.stderr) == (0, "")


SHOWING = {"setToolTip": -1, "setTabToolTip": 1, "setStatusTip": -1, "setWhatsThis": -1, "showText": 1}
"""Methods of Qt that take HTML for markup, and which of their arguments is the text."""


def is_ours(node: ast.expr) -> bool:
    """Whether a text is written in the code or made by ``literal.tip``, so that nothing in it is taken for markup."""
    if isinstance(node, ast.IfExp):
        return is_ours(node.body) and is_ours(node.orelse)
    if isinstance(node, ast.BoolOp):
        return all(map(is_ours, node.values))
    if isinstance(node, ast.Call):
        name = ast.unparse(node.func).rpartition(".")[2]
        return name == "tip" or (name in ("tr", "translate") and all(map(is_ours, node.args)))
    return isinstance(node, ast.Constant)


def texts_as_markup(tree: ast.Module) -> list[str]:
    """The places that give Qt a text which it may take for markup."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and "QLabel" in map(ast.unparse, node.bases):
            found.append(f"line {node.lineno}: a Label is wanted, of rbdesigner.ui.widgets.literal")
        if not isinstance(node, ast.Call):
            continue
        name = ast.unparse(node.func).rpartition(".")[2]
        if name == "QLabel":
            found.append(f"line {node.lineno}: a Label is wanted, of rbdesigner.ui.widgets.literal")
        elif name in SHOWING and not is_ours(node.args[SHOWING[name]]):
            found.append(f"line {node.lineno}: the text is to go through rbdesigner.ui.widgets.literal.tip")
    return found


def test_no_text_is_taken_for_markup() -> None:
    """A module in which none of the methods stands, and no label, gives Qt no text that it takes for markup."""
    trees = {path: tree for word in ("QLabel", *SHOWING) for path, tree in naming(word).items()}
    found = {
        module: texts_as_markup(trees[path])
        for module, path in OF_WINDOW.items()
        if path in trees and "literal" not in module
    }
    assert len(found) > 20
    assert {module: places for module, places in found.items() if places} == {}


def test_a_text_that_may_be_taken_for_markup_is_found() -> None:
    assert len(texts_as_markup(ast.parse("label = QLabel(title)\nclass Title(QLabel): ..."))) == 2
    assert len(texts_as_markup(ast.parse("tab.setToolTip(str(path))\nitem.setToolTip(2, file)"))) == 2
    assert (
        texts_as_markup(ast.parse('tab.setToolTip(tip(str(path)))\nbox.setToolTip(self.tr("Close") if shown else "")'))
        == []
    )


def test_what_the_program_imports_is_installed_with_it() -> None:
    """All but Dask, which is loaded by its name; shiboken6 is a part of PySide6."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    required = {re.split(r"[^\w-]", line)[0].lower() for line in project["dependencies"]}
    packages = packages_distributions()
    imported = {name.partition(".")[0] for names in all_imports().values() for name, _ in names}
    foreign = imported - sys.stdlib_module_names - {"rbdesigner", "shiboken6"}
    assert {"PySide6", "matplotlib", "zxingcpp"} <= foreign
    for name in sorted(foreign):
        assert {each.lower().replace("_", "-") for each in packages[name]} & required, name
