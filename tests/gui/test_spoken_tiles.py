"""What a screen reader gets of a map: a table of its tiles, and where the keyboard's pointer is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.engine.games import game_records
from rbdesigner.hexes import ORIGIN, Hex
from rbdesigner.rules.tables import TransporterKind
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.pieces import Home, Transporter
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.canvas.spoken_tiles import SpokenTable
from rbdesigner.ui.shell.window import MainWindow
from tests.checks.maps import map_of
from tests.gui.game.begun import in_front
from tests.gui.game.test_variations import part_of

SOLO = Path(__file__).parents[1] / "games" / "solo-millbrook.rbgame"
MOVING = 240
"""After so many entries of its log a transporter is about to move."""
HOME = Hex(1, -1)
MAP = map_of(
    {(0, 0): "woods", (1, -1): "pasture", (0, 1): "sea"},
    homes={(1, -1): Home(0, 1)},
    pieces={(1, -1): (Transporter(TransporterKind.DONKEY, 1),)},
)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, str]]]:
    """The names and descriptions of all that has got the keyboard, while a screen reader listens."""
    heard: list[tuple[str, str]] = []

    def hear(event: QAccessibleEvent) -> None:
        if event.type() == QAccessible.Event.Focus:
            thing = event.accessibleInterface()
            heard.append((thing.text(QAccessible.Text.Name), thing.text(QAccessible.Text.Description)))

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    QAccessible.setActive(True)
    yield heard
    QAccessible.setActive(False)


def table_in(page: QWidget) -> QAccessibleInterface:
    """The table of tiles below a widget in the tree of accessible things."""

    def below(thing: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
        for number in range(thing.childCount()):
            child = thing.child(number)
            yield child
            yield from below(child)

    return next(
        thing
        for thing in below(QAccessible.queryAccessibleInterface(page))
        if thing.role() == QAccessible.Role.Table and thing.text(QAccessible.Text.Name) == "Tiles of the map"
    )


def cells(table: QAccessibleInterface) -> list[str]:
    things = [table.child(number) for number in range(table.childCount())]
    return [thing.text(QAccessible.Text.Name) for thing in things if thing.role() == QAccessible.Role.Cell]


def test_a_map_is_a_table_of_its_tiles_that_follows_edits(
    window: MainWindow, told: list[tuple[str, str]], qtbot: QtBot
) -> None:
    page = window.workbench.maps.show(MAP.copy())
    assert cells(table_in(page)) == [
        "pasture, (1, −1), home of player 1, donkey of player 1",
        "woods, (0, 0)",
        "sea, (0, 1)",
    ]
    river = tile(Terrain.WOODS, ((0, 3),))
    page.document.perform(
        edit(page.document.scenario, tiles={ORIGIN: river, HOME: None}, homes={HOME: None}, pieces={HOME: ()}), "x"
    )
    qtbot.waitUntil(lambda: len(cells(table_in(page))) == 2)
    assert cells(table_in(page)) == ["woods, straight, (0, 0), river: north and south", "sea, (0, 1)"]


def test_arrow_keys_tell_where_the_pointer_is(window: MainWindow, told: list[tuple[str, str]]) -> None:
    page = window.workbench.maps.show(MAP.copy())
    page.editor.setFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up):
        QTest.keyClick(page.editor.view, key)
    assert [name for name, _ in told][-3:] == [
        "woods, (0, 0)",
        "pasture, (1, −1), home of player 1, donkey of player 1",
        "no tile, (1, −2)",
    ]


def test_on_the_board_of_a_game_what_return_does_is_told_too(
    window: MainWindow, told: list[tuple[str, str]], home: Path
) -> None:
    game_records.save(part_of(SOLO, MOVING).game, home / "part.rbgame")
    assert window.workbench.files.open(home / "part.rbgame")
    page = in_front(window)
    assert len(cells(table_in(page))) == len(page.match.state.topology.places)
    page.view.setFocus()
    before = len(told)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
        QTest.keyClick(page.view.view, key)
    assert len(told) > before
    name, does = told[-1]
    assert name in cells(table_in(page)) and does


def test_nobody_pays_for_the_table_while_no_screen_reader_listens(window: MainWindow) -> None:
    page = window.workbench.maps.show(MAP.copy())
    QTest.keyClick(page.editor.view, Qt.Key.Key_Down)
    assert page.findChild(SpokenTable) is None
