"""Whoever chooses machines is told where they play weaker, as nothing has compiled the planner."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.players import planning_player
from rbdesigner.players.planning import kernel
from rbdesigner.players.player_setup import PlayerSetup, SeatSetup
from rbdesigner.scenario.model import Players
from rbdesigner.ui.dialogs.games.machine_chooser import LEVEL, MachineChooser, WeaknessNote
from rbdesigner.ui.dialogs.games.new_game import NewGameDialog
from rbdesigner.ui.dialogs.games.seats_dialog import SeatsDialog
from rbdesigner.ui.game.players.kinds import KnownKinds, our_kinds
from rbdesigner.ui.laboratory.run_fields import RunFields, RunSettings
from rbdesigner.ui.laboratory.run_tournament import RunTournament
from tests.checks.maps import having, map_of

EASY = "planner:easy"
SCENARIO = map_of({(0, 0): "pasture"}, having(players=Players(2, 2)))


def _new_game(_: Path) -> tuple[QWidget, MachineChooser]:
    dialog = NewGameDialog("Isle", PlayerSetup((SeatSetup(), SeatSetup("", EASY)), 1), Players(1, 4))
    return dialog, dialog.machines[1]


def _seats(_: Path) -> tuple[QWidget, MachineChooser]:
    dialog = SeatsDialog(["One", "Two"], ["", EASY], KnownKinds(our_kinds()))
    return dialog, dialog.choosers[1]


def _run(_: Path) -> tuple[QWidget, MachineChooser]:
    outside = QWidget()
    fields = RunFields(SCENARIO, our_kinds(), outside)
    for machine in fields.machines:
        machine.choose(EASY)
    return outside, fields.machines[1]


def _tournament(tmp_path: Path) -> tuple[QWidget, MachineChooser]:
    outside, machines = QWidget(), (EASY, EASY)
    tournament = RunTournament(SCENARIO, our_kinds(), tmp_path / "lab", lambda: RunSettings(machines), outside)
    tournament.players.rows[1].machine.choose(EASY)
    return outside, tournament.players.rows[1].machine


@pytest.mark.parametrize("made", [_new_game, _seats, _run, _tournament])
@pytest.mark.parametrize("is_compiled", [True, False])
def test_weaker_machines_are_told_of_where_they_are_chosen(
    made: Callable[[Path], tuple[QWidget, MachineChooser]],
    is_compiled: bool,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for module in (kernel, planning_player):
        monkeypatch.setattr(module, "is_compiled", is_compiled)
    widget, chooser = made(tmp_path)
    qtbot.addWidget(widget)
    widget.show()
    (note,) = widget.findChildren(WeaknessNote)
    assert note.isHidden()
    level = chooser.boxes[LEVEL]
    level.setCurrentIndex(level.findData("medium"))
    assert note.isHidden() is is_compiled
    assert is_compiled or "medium players play little better" in note.text()
    level.setCurrentIndex(level.findData("easy"))
    assert note.isHidden()
