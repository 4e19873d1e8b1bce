"""Imports run only downwards through the rooms of the house."""

from __future__ import annotations

import ast
import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "rbdesigner"
ROOMS = (
    "tile_tables",
    "hexes",
    "tiles",
    "geometry",
    "tile_geometry",
    "rules",
    "scenario",
    "checks",
    "engine",
    "players",
    "art",
    "cli",
    "ui",
)
"""From the bottom to the top; ``art`` and ``cli`` stand beside each other under ``ui``."""
QT = ("art", "ui")
OPEN_TO_ALL = ("resources", "__init__")
TOP = ("__main__",)
GAME = ("match", "words", "players", "wonder", "choices", "delivery", "board", "tile", "log", "panels", "game_page")
"""The folders of the window of a game, each of which may import only what stands before it."""
UNDER_DIALOGS = ("storage", "widgets", "canvas", "editor", "game")
"""The folders of the window that dialogs may know of, and which know of no dialog."""


def room(module: str) -> str:
    """The room of a module such as ``rbdesigner.scenario.edit``."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else "__init__"


def module_name(path: Path) -> str:
    parts = list(path.relative_to(ROOT).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 2 else parts)


MODULES = {module_name(path): path for path in sorted(PACKAGE.rglob("*.py"))}


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
        else:
            deferred = late or isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) or only_for_types(child)
            yield from imports(child, package, deferred)


def faults(module: str, source: str) -> list[str]:
    """What a module imports that it must not."""
    here, package = room(module), module.rpartition(".")[0] or module
    found = []
    for name, late in imports(ast.parse(source), package):
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
    assert {room(module) for module in MODULES} <= {*ROOMS, *OPEN_TO_ALL, *TOP}


@pytest.mark.parametrize("module", MODULES)
def test_imports_run_downwards(module: str) -> None:
    assert faults(module, MODULES[module].read_text(encoding="utf-8")) == []


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
    assert len(faults(module, source)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("rbdesigner.cli.render", "def late():\n    from rbdesigner.art import export"),
        ("rbdesigner.cli.edit", "def late():\n    from rbdesigner.ui import app"),
        ("rbdesigner", "if TYPE_CHECKING:\n    from rbdesigner.checks import check"),
        ("rbdesigner.scenario.files", "from rbdesigner import resources, tiles"),
        ("rbdesigner.art.export", "from PySide6.QtGui import QImage\nfrom rbdesigner.checks import problem"),
    ],
)
def test_a_step_downwards_is_allowed(module: str, source: str) -> None:
    assert faults(module, source) == []


def part_of_game(module: str) -> str | None:
    """The folder of ``rbdesigner.ui.game`` a module stands in, or None."""
    parts = module.split(".")
    return parts[3] if parts[1:3] == ["ui", "game"] and len(parts) > 3 else None


def faults_of_game(module: str, source: str) -> list[str]:
    """What a module of the window of a game imports from a folder that stands after its own."""
    here = part_of_game(module)
    there = [(name, part_of_game(name)) for name, _ in imports(ast.parse(source), module.rpartition(".")[0])]
    if here is None:
        return []
    return [f"{module} imports {name}" for name, part in there if part and GAME.index(part) > GAME.index(here)]


@pytest.mark.parametrize("module", [module for module in MODULES if part_of_game(module)])
def test_imports_within_the_window_of_a_game_run_one_way(module: str) -> None:
    assert faults_of_game(module, MODULES[module].read_text(encoding="utf-8")) == []


def test_a_step_back_within_the_window_of_a_game_is_found() -> None:
    source = "def late():\n    from rbdesigner.ui.game.panels.turn_bar import TurnBar"
    assert len(faults_of_game("rbdesigner.ui.game.board.hand", source)) == 1
    assert faults_of_game("rbdesigner.ui.game.game_page", source) == []


def dialogs_of(module: str, source: str) -> list[str]:
    """The dialogs that a module of a folder under them imports."""
    if module.split(".")[2:3] not in [[folder] for folder in UNDER_DIALOGS]:
        return []
    names = (name for name, _ in imports(ast.parse(source), module.rpartition(".")[0]))
    return [name for name in names if name.startswith("rbdesigner.ui.dialogs")]


@pytest.mark.parametrize("module", [module for module in MODULES if room(module) == "ui"])
def test_what_a_dialog_is_about_knows_no_dialog(module: str) -> None:
    assert dialogs_of(module, MODULES[module].read_text(encoding="utf-8")) == []


def test_a_preference_read_from_a_dialog_is_found() -> None:
    source = "from rbdesigner.ui.dialogs.preferences import Preferences"
    assert len(dialogs_of("rbdesigner.ui.game.board.motion", source)) == 1
    assert dialogs_of("rbdesigner.ui.shell.window", source) == []


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


def texts_as_markup(source: str) -> list[str]:
    """The places that give Qt a text which it may take for markup."""
    found = []
    for node in ast.walk(ast.parse(source)):
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


@pytest.mark.parametrize("module", [module for module in MODULES if room(module) == "ui" and "literal" not in module])
def test_no_text_is_taken_for_markup(module: str) -> None:
    assert texts_as_markup(MODULES[module].read_text(encoding="utf-8")) == []


def test_a_text_that_may_be_taken_for_markup_is_found() -> None:
    assert len(texts_as_markup("label = QLabel(title)\nclass Title(QLabel): ...")) == 2
    assert len(texts_as_markup("tab.setToolTip(str(path))\nitem.setToolTip(2, file)")) == 2
    assert texts_as_markup('tab.setToolTip(tip(str(path)))\nbox.setToolTip(self.tr("Close") if shown else "")') == []
