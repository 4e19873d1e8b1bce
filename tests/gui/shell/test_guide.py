"""The pages of the documentation name menus and keys that there are, and the program does what the guide says."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from rbdesigner.ui.shell.actions.action_list import action_list
from rbdesigner.ui.shell.actions.action_registry import without_mnemonic
from rbdesigner.ui.shell.actions.menus import BAR, MENUS, SYMMETRIES, menu_titles

ROOT = Path(__file__).resolve().parents[3]
DOCS = ROOT / "docs"
PICTURES = DOCS / "pictures"
NOISE = "This plugin does not support"
"""What Qt says off the screen, again and again."""
PAGES = [ROOT / "README.md", *sorted(DOCS.glob("*.md"))]

MENU_PATH = re.compile(r"\*\*([^*\n]+(?: > [^*\n]+)+)\*\*")
IN_A_LIST = ("F2",)
"""Keys of lists, by which what is chosen there is renamed."""
IN_A_GAME = ("N", "Shift+N", "F2")
"""Keys of the page of a game that are no actions of the window; those of letters that the tools of maps have too."""
KEYS = re.compile(r"`((?:(?:Ctrl|Shift|Alt)\+)*(?:[A-Z\[\],]|F\d+))`")


def entries(name: str) -> Iterator[tuple[str, str]]:
    """The entries of a menu: their text, and the name of the menu they open, or nothing."""
    specs = {spec.key: spec for spec in action_list()}
    for entry in filter(None, MENUS.get(name, ())):
        group, star, _ = entry.partition(".*")
        if entry == SYMMETRIES:
            yield from ((spec.text, "") for spec in specs.values() if spec.choice == "symmetry")
        elif entry.endswith(">"):
            yield menu_titles()[entry[:-1]], entry[:-1]
        elif entry == SYMMETRIES:
            yield from ((spec.text, "") for spec in specs.values() if spec.choice == "symmetry")
        else:
            keys = [key for key, spec in specs.items() if spec.group == group] if star else [entry]
            yield from ((specs[key].text, "") for key in keys)


@cache
def menu_paths() -> set[str]:
    """Everything in the menus as a path such as ``View > Theme > Dark``."""
    found = set()
    waiting = [(without_mnemonic(menu_titles()[name]), name) for name in BAR]
    while waiting:
        path, name = waiting.pop()
        found.add(path)
        waiting += [(f"{path} > {without_mnemonic(text).removesuffix('…')}", inner) for text, inner in entries(name)]
    return found


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, DOCS / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_menu_that_is_named_can_be_found(page: Path) -> None:
    assert set(MENU_PATH.findall(page.read_text("utf-8"))) <= menu_paths()


@pytest.mark.parametrize(("page", "more"), [("guide", IN_A_LIST), ("playing", IN_A_GAME)])
def test_every_key_that_a_guide_names_does_something(page: str, more: tuple[str, ...]) -> None:
    known = {QKeySequence(keys) for spec in action_list() for keys in (*spec.keys, *more)}
    named = KEYS.findall((DOCS / f"{page}.md").read_text("utf-8"))
    assert len(set(named)) > 10
    assert not [keys for keys in named if QKeySequence(keys) not in known]


def test_the_pages_of_shortcuts_are_those_that_the_script_writes(qapp: QApplication) -> None:
    written = dict(script("make_shortcuts").pages(qapp))
    assert {path.name for path in written} == {"shortcuts.md", *(f"shortcuts.{code}.md" for code in ("de", "fi", "it"))}
    assert {path: path.read_text("utf-8") for path in written} == written


def test_no_keys_stand_twice_in_a_table_of_shortcuts() -> None:
    tables = (DOCS / "shortcuts.md").read_text("utf-8").split("\n\n")
    for table in tables:
        cells = re.findall(r"^\| (.*?) \|", table, re.MULTILINE)
        named = [keys for cell in cells for keys in cell.split(", ")]
        assert len(named) == len(set(named))


def test_asked_for_help_no_pictures_are_taken(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(DOCS)
    monkeypatch.setattr(sys, "argv", ["make_pictures.py", "--help"])
    with pytest.raises(SystemExit, match=r"^0$"):
        script("make_pictures").main()
    assert "only these pictures" in capsys.readouterr().out


@pytest.mark.slow
def test_the_program_does_what_the_guides_say(tmp_path: Path) -> None:
    taken = tmp_path / "pictures"
    command = [sys.executable, str(DOCS / "make_pictures.py"), "--quick", "--folder", str(taken)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, "\n".join(line for line in done.stderr.splitlines() if NOISE not in line)
    assert {path.name for path in taken.iterdir()} == {path.name for path in PICTURES.glob("*.png")}
