"""Choosing what pays for something, as a user does it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QSpinBox

from rbdesigner.engine.core.actions import ANYWHERE, Inputs, Paid, Produce
from rbdesigner.engine.core.codes import GOODS
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics import production
from rbdesigner.rules.tables import Good
from rbdesigner.ui.game.choices.group_block import ChoiceRow
from tests.gui.game.mouse import Unreachable, click, press


def usual(state: GameState, paid: Paid) -> Paid:
    """The same with the usual goods, of the wood that it names."""
    run = production.run_at(state, state.tile_of(paid.transporter)) if isinstance(paid, Produce) else None
    named = tuple((good, ANYWHERE) for good, _ in paid.inputs)
    return replace(paid, inputs=named if run is not None and run.wood else ())


def choose(row: ChoiceRow, inputs: Inputs) -> None:
    """Open what pays for the choice of a row, and set the boxes of the goods with the arrow keys."""
    click(within(row, "pay-with"))
    wanted = Counter(inputs)
    for box in (box for box in row.findChildren(QSpinBox) if box.isVisible()):
        _, name, place = box.objectName().split("-", 2)
        good = GOODS.index(Good(name))
        usual_here = min(wanted[good, ANYWHERE], box.maximum())
        wanted[good, ANYWHERE] -= usual_here
        while box.value() < wanted[good, int(place)] + usual_here:
            _turn(box, Qt.Key.Key_Up)
        while box.value() > wanted[good, int(place)] + usual_here:
            _turn(box, Qt.Key.Key_Down)


def _turn(box: QSpinBox, key: Qt.Key) -> None:
    before = box.value()
    if not box.hasFocus():
        click(next(iter(box.findChildren(QLineEdit))))
    press(key)
    if box.value() == before:
        raise Unreachable(f"{box.accessibleName()} stays at {before}")


def within(row: ChoiceRow, name: str) -> QAbstractButton:
    """A button of a row."""
    button = row.findChild(QAbstractButton, name)
    if button is None:
        raise Unreachable(f"no {name} at {row.button.text()}")
    return button
