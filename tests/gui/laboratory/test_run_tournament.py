"""Tournaments in the laboratory, with machines that play at random."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.studies.round_robin import Tournament
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.game.players.kinds import known_kinds
from rbdesigner.ui.laboratory.laboratory_window import LaboratoryWindow
from rbdesigner.ui.laboratory.run_fields import RunSettings
from tests.gui.game.mouse import click
from tests.lab.sample_runs import setup

EASY, RANDOM = "planner:easy", "random"


@pytest.fixture
def scenario() -> Scenario:
    """A map whose games are over after two turns."""
    found = setup().scenario.copy()
    found.properties = replace(found.properties, turns=2)
    return found


@pytest.fixture
def laboratory(qtbot: QtBot, tmp_path: Path, scenario: Scenario) -> LaboratoryWindow:
    """The laboratory of this map, with the tournament in front."""
    made = LaboratoryWindow("the map", scenario, known_kinds().descriptions, tmp_path / "runs.sqlite")
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.tabs.setCurrentWidget(made.tournament)
    made.show()
    qtbot.waitUntil(lambda: not made.work.is_reading)
    made.fields.show_settings(RunSettings(setup().players, games=4, cores=1))
    return made


def test_players_are_chosen_meet_and_are_rated(laboratory: LaboratoryWindow, qtbot: QtBot, scenario: Scenario) -> None:
    tournament, players = laboratory.tournament, laboratory.tournament.players
    assert [each.partition(" ")[0] for each in players.machines] == [EASY, "planner:medium"]
    assert tournament.bar.told.text() == "1 table with 4 games: 4 games. That takes under a minute."
    click(players.add_button)
    assert len(set(players.machines)) == 3  # not one that is there already
    assert tournament.bar.told.text() == "3 tables with 4 games each: 12 games. That takes under a minute."
    click(players.rows[1].away)
    kinds = players.rows[1].machine.kind
    kinds.setFocus()
    QTest.keyClicks(kinds, "Random")
    machines = players.machines
    assert machines[1] == RANDOM and not players.rows[0].away.isEnabled()
    click(tournament.bar.button)
    assert not players.isEnabled() and not laboratory.worth.bar.button.isEnabled()
    qtbot.waitUntil(lambda: not tournament.work.is_running)
    assert tournament.bar.trouble.text() == "" and players.isEnabled()
    with RunStore(laboratory.store) as store:
        assert [(run.players, run.games) for run in store.runs()] == [(machines, 4)]
        known = Tournament([scenario], machines, 4, store=store)
        assert tournament.state == (0, known.ratings(), known.duels())
    ratings, duels = tournament.ratings.texts(), tournament.duels.texts()
    assert {row[0]: row[3] for row in ratings} == {"Easy": "4", "Random player": "4"}
    assert {row[0]: row[2] for row in ratings}["Easy"] == "the measure"
    assert [row[:2] for row in duels] == [[f"{ratings[0][0]} against {ratings[1][0]}", "4"]]
    assert "stronger than" in tournament.headline.text()
    laboratory.fields.games.setValue(8)
    click(tournament.bar.button)
    qtbot.waitUntil(lambda: not tournament.work.is_running)
    with RunStore(laboratory.store) as store:
        assert [(run.players, run.games) for run in store.runs()] == [(machines, 8)]


def test_what_is_no_tournament_is_told(laboratory: LaboratoryWindow) -> None:
    tournament, players = laboratory.tournament, laboratory.tournament.players
    players.rows[1].machine.choose(players.machines[0])
    assert tournament.bar.told.text() == "Easy is there twice: nobody plays against themselves."
    assert not tournament.bar.button.isEnabled()
    players.add(RANDOM)
    click(players.rows[0].away)
    assert tournament.bar.button.isEnabled()
    tournament.seats.setValue(3)
    assert tournament.bar.told.text() == "Add players, or let fewer sit at a table."
    players.add("planner:medium")
    assert tournament.bar.told.text() == "The map is for 2 players at most."
    assert not tournament.bar.button.isEnabled()


def test_a_tournament_is_stopped_and_keeps_its_games(laboratory: LaboratoryWindow, qtbot: QtBot) -> None:
    tournament, players = laboratory.tournament, laboratory.tournament.players
    players.rows[1].machine.choose(RANDOM)
    laboratory.fields.games.setValue(400)
    click(tournament.bar.button)
    qtbot.waitUntil(lambda: tournament.progress.games > 1)
    QTest.keyClick(laboratory, Qt.Key.Key_Escape)
    assert not tournament.work.is_running
    with RunStore(laboratory.store) as store:
        (kept,) = [run.games for run in store.runs()]
    assert 0 < kept < 400
