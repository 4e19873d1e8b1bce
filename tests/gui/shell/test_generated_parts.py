"""What is generated into the map in front: the rest of it, or what is selected."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from rbdesigner.checks.problem import Severity
from rbdesigner.generating.generator_settings import GeneratorSettings
from rbdesigner.generating.map_generator import generate
from rbdesigner.hexes import ORIGIN, Hex, disk
from rbdesigner.resources import folder
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Findings, Players, Properties, Record, Scenario, Status
from rbdesigner.scenario.pieces import Home
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.shell import generator_commands
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.answering import Answers, reading

pytestmark = [pytest.mark.kept_window, pytest.mark.usefixtures("quick_generator")]


@pytest.fixture
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Always the same seed."""
    monkeypatch.setattr(generator_commands, "new_short_seed", lambda: 5)


def begun(players: int = 2) -> Scenario:
    """A river tile, and a home beside it."""
    tiles = {ORIGIN: tile(Terrain.ROCK, ((0, 3),)), Hex(2, 0): tile(Terrain.PASTURE)}
    return Scenario(Properties(title="Begun", players=Players(players, players)), tiles, {Hex(2, 0): Home(0, 1)})


def generated(window: MainWindow, qtbot: QtBot, page: DocumentPage, key: str) -> None:
    before = page.document.undo_stack.index()
    qtbot.waitUntil(lambda: window.registry[key].isEnabled())
    window.registry[key].trigger()
    qtbot.waitUntil(lambda: page.document.undo_stack.index() > before)
    assert page.document.undo_stack.index() == before + 1
    assert [each for each in page.document.problems if each.severity < Severity.ADVICE] == []


@pytest.mark.usefixtures("seeds")
@pytest.mark.usefixtures("jobs_right_here")
def test_a_map_is_finished_in_one_step_and_locked_tiles_stay_as_they_are(window: MainWindow, qtbot: QtBot) -> None:
    page = window.workbench.maps.show(begun())
    generated(window, qtbot, page, "edit.generate_rest")
    after = page.document.scenario
    assert len(after.tiles) == 30
    assert begun().tiles.items() <= after.tiles.items() and begun().homes.items() <= after.homes.items()
    assert len(after.homes) == 2
    assert after.properties == begun().properties
    finished = after.copy()
    locked = frozenset(sorted(finished.tiles)[:12])
    page.document.locks = locked
    generated(window, qtbot, page, "edit.generate_another")
    after = page.document.scenario
    assert all(after.tiles[place] == finished.tiles[place] for place in locked)
    assert after.tiles != finished.tiles
    window.registry["edit.undo"].trigger()
    assert page.document.scenario == finished
    window.registry["edit.undo"].trigger()
    assert page.document.scenario == begun()


@pytest.mark.usefixtures("seeds")
@pytest.mark.usefixtures("jobs_right_here")
def test_the_selection_is_filled_and_another_map_comes_in_one_step_each(window: MainWindow, qtbot: QtBot) -> None:
    page = window.workbench.maps.show(begun())
    places = frozenset(disk(ORIGIN, 2)) - {ORIGIN}
    page.document.selection = places
    generated(window, qtbot, page, "edit.generate_selection")
    filled = page.document.scenario.copy()
    assert filled.tiles.keys() == set(disk(ORIGIN, 2))
    assert filled.tiles[ORIGIN] == begun().tiles[ORIGIN]
    assert Hex(2, 0) in filled.homes
    generated(window, qtbot, page, "edit.generate_another")
    other = page.document.scenario
    assert other.tiles.keys() == filled.tiles.keys() and other.tiles != filled.tiles
    assert other.properties.title == "Begun"
    window.registry["edit.undo"].trigger()
    assert page.document.scenario == filled


@pytest.mark.usefixtures("seeds")
@pytest.mark.usefixtures("jobs_right_here")
def test_nothing_that_was_said_of_a_map_is_said_of_another(window: MainWindow, qtbot: QtBot) -> None:
    scenario = generate(GeneratorSettings(players=2, tiles=24, seed=3)).scenario
    told = Properties("Begun", "X1", ("Ada",), "A valley.", status=Status.FINAL, difficulty=4, players=Players(2, 2))
    properties = replace(told, record=Record(50), findings=Findings("abc", games=9))
    page = window.workbench.maps.show(replace(scenario, properties=properties))
    for locked in (frozenset[Hex](), frozenset(sorted(scenario.tiles)[:3])):
        page.document.locks = locked
        generated(window, qtbot, page, "edit.generate_another")
        after = page.document.scenario.properties
        assert after == Properties("Begun", players=Players(2, 2), symmetry=after.symmetry)
        window.registry["edit.undo"].trigger()
        assert page.document.scenario.properties == properties


@pytest.mark.usefixtures("seeds")
@pytest.mark.usefixtures("jobs_right_here")
def test_filling_that_changes_nothing_says_so_and_is_no_step(window: MainWindow, qtbot: QtBot) -> None:
    page = window.workbench.maps.show(files.load(folder("scenarios") / "millbrook.rbmap"))
    said: list[str] = []
    page.editor.status_changed.connect(said.append)
    page.document.selection = page.scenario.homes
    before = page.scenario.copy()
    qtbot.waitUntil(lambda: window.registry["edit.generate_selection"].isEnabled())
    window.registry["edit.generate_selection"].trigger()
    qtbot.waitUntil(lambda: any("nothing has changed" in text for text in said))
    assert not any("fairness" in text for text in said)
    assert page.scenario == before
    assert page.document.undo_stack.count() == 0


def test_a_map_that_was_changed_or_closed_meanwhile_stays_so(
    window: MainWindow, qtbot: QtBot, answers: Answers
) -> None:
    page = window.workbench.maps.show(begun(players=1))  # which is soon finished: no homes are compared
    told: list[str] = []
    answers.give("message", reading(told))
    qtbot.waitUntil(lambda: window.registry["edit.generate_rest"].isEnabled())
    window.registry["edit.generate_rest"].trigger()
    page.editor.selecting.select_all()
    page.editor.selecting.delete()
    changed = page.document.scenario.copy()
    qtbot.waitUntil(lambda: bool(told))
    assert "changed meanwhile" in told[0]
    assert page.document.scenario == changed
    page.undo()
    qtbot.waitUntil(lambda: window.registry["edit.generate_rest"].isEnabled())
    window.registry["edit.generate_rest"].trigger()
    page.mark_saved()
    window.registry["file.close"].trigger()
    qtbot.waitUntil(lambda: window.workbench.generators._work is None)
    assert window.tabs.current_map is None, "it is forgotten"
