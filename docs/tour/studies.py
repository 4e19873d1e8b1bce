"""The laboratory's studies of many runs: what tiles are worth, and how strong players are."""

from __future__ import annotations

from PySide6.QtCore import Qt

from rbdesigner.players.registry import PLANNER, Description
from rbdesigner.ui.laboratory.laboratory_window import LaboratoryWindow
from rbdesigner.ui.laboratory.run_fields import RunSettings
from rbdesigner.ui.laboratory.run_worth import Things
from rbdesigner.ui.laboratory.study_view import StudyView
from tour.stage import Stage

EASY = Description.of(PLANNER).spec("easy")
WITHOUT, AT_A_TABLE = 40, 24
"""How many games are played without each tile, and at each table."""
MEETING = EASY, Description.of(PLANNER).spec("easy", {"style": "boats"}), Description.of(PLANNER).spec("medium")
NORTH = ((-1, -1), (0, -2), (-1, 0), (1, -3), (1, -2), (2, -2))
"""Tiles around the northern home."""


def worth(stage: Stage, window: LaboratoryWindow) -> None:
    """What the tiles around a home are worth."""
    stage.key("V")
    for at in NORTH:
        stage.click(at, modifiers=Qt.KeyboardModifier.ShiftModifier)
    assert stage.page.document.selection == set(NORTH)
    window.activateWindow()
    stage.settle()
    window.resize(1240, 520)
    window.fields.show_settings(RunSettings((EASY, EASY), games=stage.games(WITHOUT), cores=2))
    window.tabs.setCurrentWidget(window.worth)
    things = window.worth.things
    things.setFocus()
    stage.type("sel")
    assert things.value == Things.SELECTED
    play(stage, window.worth)
    stage.settle(500)
    stage.save("worth", window.tabs.grab())


def tournament(stage: Stage, window: LaboratoryWindow) -> None:
    """How strong easy players of several styles are."""
    shown = window.tournament
    window.tabs.setCurrentWidget(shown)
    stage.click_in(shown.players.add_button)
    for row, player in zip(shown.players.rows, MEETING, strict=True):
        row.machine.choose(player)
    window.resize(1040, 620)
    window.fields.show_settings(RunSettings((EASY, EASY), games=stage.games(AT_A_TABLE), cores=2))
    play(stage, shown)
    stage.settle(500)
    stage.save("tournament", window.tabs.grab())


def play(stage: Stage, study: StudyView) -> None:
    """Play all games of a study."""
    stage.click_in(study.bar.button)
    stage.wait(lambda: not study.work.is_running, "games take too long")
    assert study.state is not None and not study.state.failures, study.bar.trouble.text()
