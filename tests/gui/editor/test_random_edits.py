"""Whatever is done with the tools, undoing all of it gives the start and redoing all of it the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from random import Random

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rbdesigner.checks import check
from rbdesigner.hexes import ORIGIN, disk
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import PieceKind
from rbdesigner.symmetry import Centre, Symmetry
from rbdesigner.tiles import SHAPE_NAMES, Terrain
from rbdesigner.ui.editor.settings import ToolKey
from rbdesigner.ui.editor.text_dialog import TextDialog
from tests.gui.editor.conftest import CONTROL, NONE, RIGHT, SHIFT, Hand, island
from tests.parameters import few

PLACES = list(disk(ORIGIN, 4))
KINDS: list[PieceKind] = [*BuildingKind, *Good, *TransporterKind]


def choose(hand: Hand, dice: Random) -> None:
    """Take some tool with some settings."""
    hand.settings.player = dice.choice([None, 1, 2])
    hand.settings.strict = dice.random() < 0.2
    hand.settings.radius = dice.choice([0, 0, 0, 1])
    hand.settings.choose_tile(dice.choice(list(Terrain)), dice.choice(SHAPE_NAMES).rivers, dice.randrange(6))
    hand.settings.choose_piece(dice.choice(KINDS))
    hand.settings.tool = dice.choice(list(ToolKey))
    if dice.random() < 0.3:
        hand.document.set_symmetry(dice.choice(list(Symmetry)), Centre.of_hex(dice.choice(PLACES[:7])))


def act(hand: Hand, dice: Random) -> None:
    """Do something with the tool."""
    place, other = dice.choice(PLACES), dice.choice(PLACES)
    dx, dy = dice.uniform(-0.5, 0.5), dice.uniform(-0.5, 0.5)
    keys = dice.choice([NONE, NONE, SHIFT, CONTROL])
    match dice.randrange(8):
        case 0 | 1 | 2:
            hand.click(place, dx, dy, keys=keys)
        case 3 | 4:
            hand.drag(place, dice.choice(PLACES), other, keys=keys)
        case 5:
            hand.click(place, dx, dy, button=RIGHT)
        case 6:
            hand.key(dice.choice([Qt.Key.Key_R, Qt.Key.Key_M, Qt.Key.Key_Up, Qt.Key.Key_Return, Qt.Key.Key_Delete]))
        case _:
            paste(hand, dice)


def paste(hand: Hand, dice: Random) -> None:
    """Copy a part of the map and set it down elsewhere."""
    hand.document.selection = frozenset(dice.sample(PLACES, 5))
    hand.editor.copy()
    hand.editor.paste()
    hand.key(dice.choice([Qt.Key.Key_R, Qt.Key.Key_M]))
    hand.click(dice.choice(PLACES))
    hand.key(Qt.Key.Key_Escape)


@pytest.fixture(autouse=True)
def writer(qapp: QApplication) -> Iterator[None]:
    """Somebody who writes on the map whenever that is asked for."""
    numbers = count()

    def write() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, TextDialog):
            field = (dialog.label, dialog.district)[next(numbers) % 2]
            QTest.keyClicks(field, f"Text {next(numbers)}")
            QTest.keyClick(field, Qt.Key.Key_Return)

    timer = QTimer(interval=5)
    timer.timeout.connect(write)
    timer.start()
    yield
    timer.stop()


def state(hand: Hand) -> Scenario:
    return hand.scenario.copy()


@pytest.mark.parametrize("seed", few(range(4), 1))
def test_undo_all_and_redo_all(open_editor: Callable[[Scenario], Hand], seed: int) -> None:
    dice = Random(seed)
    hand = open_editor(island())
    start = state(hand)
    for _ in range(12):
        choose(hand, dice)
        for _ in range(4):
            act(hand, dice)
    end, stack = state(hand), hand.document.undo_stack
    assert stack.count() > 8
    assert hand.document.problems == check(end)
    while stack.canUndo():
        stack.undo()
    assert hand.scenario == start
    assert hand.document.problems == check(start)
    while stack.canRedo():
        stack.redo()
    assert hand.scenario == end
