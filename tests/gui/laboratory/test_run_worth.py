"""The worth of things in the laboratory, with machines that play at random."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import Hex
from rbdesigner.lab.jobs.study_jobs import WorthStart, WorthState
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.statistics.intervals import Interval
from rbdesigner.lab.studies.worths import Worth, Worths
from rbdesigner.messages.translation import number_text
from rbdesigner.rules.tables import Good
from rbdesigner.ui.game.players.kinds import known_kinds
from rbdesigner.ui.laboratory.laboratory_window import LaboratoryWindow
from rbdesigner.ui.laboratory.run_fields import RunSettings
from rbdesigner.ui.laboratory.run_worth import Things
from tests.gui.answering import Answers, press, reading
from tests.gui.game.mouse import click
from tests.lab.sample_runs import short_setup


@pytest.fixture
def laboratory(qtbot: QtBot, tmp_path: Path) -> LaboratoryWindow:
    """The laboratory of a map, with the worth of things in front."""
    kinds, store = known_kinds().descriptions, tmp_path / "runs.sqlite"
    made = LaboratoryWindow("the map", short_setup().scenario.copy(), kinds, store)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.tabs.setCurrentWidget(made.worth)
    made.show()
    qtbot.waitUntil(lambda: not made.work.is_reading)
    made.fields.show_settings(RunSettings(short_setup().players, games=2, cores=1))
    return made


def test_selected_tiles_are_played_without(laboratory: LaboratoryWindow, qtbot: QtBot) -> None:
    worth, land = laboratory.worth, sorted(short_setup().scenario.land())
    worth.things.show_value(Things.SELECTED)
    worth.show_state()
    assert not worth.bar.button.isEnabled() and worth.bar.told.text().startswith("Select tiles")
    worth.selected = lambda: {land[0], land[1], Hex(99, 99)}
    worth.show_state()
    assert (
        worth.bar.told.text()
        == "2 games with all, and as many without each of 2 things: 6 games. That takes under a minute."
    )
    click(worth.bar.button)
    assert not laboratory.go_button.isEnabled() and not laboratory.comparison.bar.button.isEnabled()
    qtbot.waitUntil(lambda: not worth.work.is_running)
    assert worth.bar.trouble.text() == "" and laboratory.fields.isEnabled()
    with RunStore(laboratory.store) as store:
        names = [f"{at.q},{at.r}" for at in land[:2]]
        known = Worths(short_setup(), names, store, 2).table()
        assert sorted(run.games for run in store.runs()) == [2, 2, 2]
    assert [row[0] for row in worth.table.texts()] == [
        f"({each.thing.replace(',', ', ').replace('-', '−')})" for each in known
    ]
    assert worth.map.layer is not None and set(worth.map.layer.looks) == set(land[:2])


def test_goods_are_played_with_one_more(laboratory: LaboratoryWindow, qtbot: QtBot) -> None:
    worth = laboratory.worth
    assert worth.bar.button.text() == "P&lay without them"
    worth.things.setFocus()
    QTest.keyClicks(worth.things, "One more")
    assert worth.bar.button.text() == "P&lay with one more"
    number = len(Good)
    said = f"2 games as it is, and as many with one more of each of {number} goods: {2 * number + 2} games."
    assert worth.bar.told.text() == f"{said} That takes under a minute."
    assert worth.chosen_things()[0] == f"+{next(iter(Good)).value}"
    laboratory.fields.games.setValue(4)
    assert worth.bar.told.text().startswith("4 games as it is")
    worth.state = WorthState(0, (Worth("+boards", 20, 40, Interval(9.0, 7.0, 11.0), Interval(-3, -8, 2)),))
    worth.renew()
    assert worth.headline.isVisible() and worth.headline.text() == "Scarce: Boards"
    assert worth.table.headerItem().text(0) == "One more of"
    assert worth.table.texts() == [["Boards", "40", "+9.0", "+7.0 to +11.0", "−3.0", "−8.0 to +2.0"]]
    worth.state = WorthState(0, (Worth("+boards", 20, 40, Interval(9.0, -7.0, 25.0), None),))
    worth.renew()
    assert worth.headline.text().startswith("No good is certainly scarce")


def test_many_games_are_asked_about_and_stopped_at_once(
    laboratory: LaboratoryWindow, qtbot: QtBot, answers: Answers
) -> None:
    worth, said = laboratory.worth, list[str]()
    things = worth.chosen_things()
    assert {"mine", "mint"} < set(things)
    laboratory.fields.show_settings(RunSettings(short_setup().players, games=500, cores=1))
    every, few = 500 * (len(things) + 1), 40 * (len(things) + 1)
    assert f"{number_text(every)} games. That takes " in worth.bar.told.text()
    answers.give("message", reading(said, press("cancel")))
    click(worth.bar.button)
    assert not worth.work.is_running
    assert said[0].splitlines()[0] == f"Play {number_text(every)} games?" and "That takes about " in said[0]
    answers.give("message", press("all"))
    click(worth.bar.button)
    assert isinstance(worth.study, WorthStart) and worth.study.games == 500
    click(worth.bar.button)
    answers.give("message", press("few"))
    click(worth.bar.button)
    assert worth.study.games == 40
    qtbot.waitUntil(lambda: worth.progress.wanted == few and worth.progress.games > 1)
    click(worth.bar.button)
    assert not worth.work.is_running
    with RunStore(laboratory.store) as store:
        assert sum(run.games for run in store.runs()) > 1


def test_many_games_are_asked_about_where_fewer_tell_nothing(laboratory: LaboratoryWindow, answers: Answers) -> None:
    worth, said = laboratory.worth, list[str]()
    laboratory.fields.show_settings(RunSettings(("random", "planner:easy"), games=80, cores=2))
    answers.give("message", reading(said, press("cancel")))
    click(worth.bar.button)
    assert not worth.work.is_running
    assert said[0].startswith("Play ") and "Fewer games" not in said[0]
