"""Generated maps in the window: the gallery, and what is generated into the map in front."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.checks.problem import Severity
from rbdesigner.generating.generator_settings import GeneratorSettings
from rbdesigner.generating.map_generator import generate
from rbdesigner.generating.map_looks import LookWeights
from rbdesigner.hexes import ORIGIN, Hex, disk
from rbdesigner.lab.statistics.intervals import Interval
from rbdesigner.lab.studies.short_runs import ShortRun, rank_maps
from rbdesigner.prediction.expectation_wording import fairness_number
from rbdesigner.resources import folder
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Findings, Players, Properties, Record, Scenario, Status
from rbdesigner.scenario.pieces import Home
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.generator import gallery_ranking, generator_window
from rbdesigner.ui.generator.generated_gallery import GalleryOrder
from rbdesigner.ui.generator.generator_window import GeneratorWindow
from rbdesigner.ui.shell import generator_commands
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.widgets.content_area import ContentArea
from tests.gui.answering import Answers, reading
from tests.gui.game.mouse import click
from tests.parameters import few
from tests.work.processes import of_group

pytestmark = pytest.mark.kept_window

FEW = 3


@pytest.fixture
def gallery(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> GeneratorWindow:
    """The window of generated maps as it comes, with small maps for two to generate, a few at once."""
    monkeypatch.setattr(generator_window, "DOZEN", FEW)
    monkeypatch.setattr(generator_window, "CORES", 1)
    window.registry["file.generate"].trigger()
    opened = window.workbench.generators.gallery
    assert opened is not None
    qtbot.waitExposed(opened)
    assert opened.generating.is_running  # a dozen comes without a further word
    click(opened.go_button)
    for field, value in ((opened.fields.players, 2), (opened.fields.tiles, 22), (opened.fields.rivers, 1)):
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, str(value))
    opened.fields.seed.setValue(5)
    opened.fields.fairness.setValue(0)  # which comes at once
    assert not opened.generating.is_running
    return opened


def group_of(gallery: GeneratorWindow) -> int:
    return gallery.generating.process.number


def has_come(gallery: GeneratorWindow, qtbot: QtBot, number: int) -> None:
    qtbot.waitUntil(lambda: gallery.gallery.count() >= number and not gallery.generating.is_running)


def test_a_dozen_comes_with_fairness_below_and_more_on_demand(gallery: GeneratorWindow, qtbot: QtBot) -> None:
    click(gallery.go_button)
    assert gallery.go_button.text() == "&Stop"
    assert not gallery.more_button.isEnabled()
    has_come(gallery, qtbot, FEW)
    assert gallery.told.text() == "3 maps"
    titles = [gallery.gallery.item(row).text() for row in range(FEW)]
    first = gallery.gallery.item(0).data(Qt.ItemDataRole.UserRole)
    told = titles[0].splitlines()
    assert told[0].startswith(f"Fairness {fairness_number(first.fairness)}, looks {first.looks:.0f}, ")
    wins = sorted((round(home.wins.value) for home in first.expectation.homes), reverse=True)
    assert told[1] == f"Wins {wins[0]}, {wins[1]}\u00a0%"
    ends = [(round(home.wins.low), round(home.wins.high)) for home in first.expectation.homes]
    tips = gallery.gallery.item(0).toolTip()
    assert all(f"Player {player} wins " in tips for player in (1, 2))
    assert all(f"({low} to {high})" in tips for low, high in ends)
    assert not gallery.gallery.item(0).icon().isNull()
    assert len(first.scenario.tiles) == 22
    click(gallery.more_button)
    has_come(gallery, qtbot, 2 * FEW)
    numbers = [gallery.gallery.item(row).data(Qt.ItemDataRole.UserRole).number for row in range(2 * FEW)]
    assert numbers == list(range(1, 2 * FEW + 1))


@pytest.mark.usefixtures("jobs_right_here")
def test_a_chosen_map_is_opened_as_a_new_one(window: MainWindow, gallery: GeneratorWindow, qtbot: QtBot) -> None:
    click(gallery.go_button)
    qtbot.waitUntil(lambda: gallery.gallery.count() >= 2)
    grid = gallery.gallery
    grid.setFocus()
    grid.setCurrentRow(1)
    QTest.keyClick(grid, Qt.Key.Key_Return)
    spot = grid.visualItemRect(grid.item(0)).center()
    QTest.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    QTest.mouseDClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    for page, number in zip(window.tabs.maps(), (2, 1), strict=True):
        assert page.title == f"Generated map {number}"
        assert page.scenario.properties.description == f"Generated by rbdesigner: map {number} of seed 5."
        assert page.is_modified and page.path is None
        assert page.document.scenario.tiles == grid.item(number - 1).data(Qt.ItemDataRole.UserRole).scenario.tiles


@pytest.mark.usefixtures("jobs_right_here")
def test_settings_that_cannot_be_kept_are_told_at_once_or_when_the_search_has_ended(
    gallery: GeneratorWindow, qtbot: QtBot
) -> None:
    gallery.fields.tiles.setValue(300)
    assert gallery.trouble.text() == "The box holds 114 land tiles, not 270."
    assert not gallery.go_button.isEnabled()
    gallery.fields.tiles.setValue(12)
    assert (gallery.trouble.text(), gallery.go_button.isEnabled()) == ("", True)
    gallery.fields.apart.setValue(9)
    click(gallery.go_button)
    qtbot.waitUntil(lambda: not gallery.generating.is_running)
    assert gallery.trouble.text() == "There is no room for so many homes so far from each other."
    assert gallery.gallery.count() == 0


@pytest.mark.usefixtures("jobs_right_here")
def test_fields_that_are_scrolled_lose_no_width_to_the_bar(gallery: GeneratorWindow, qtbot: QtBot) -> None:
    area = next(each for each in gallery.findChildren(ContentArea) if each.widget() is gallery.fields)
    gallery.resize(980, 600)
    wanted = gallery.fields.sizeHint().width()
    qtbot.waitUntil(lambda: area.viewport().width() < area.width())
    qtbot.waitUntil(lambda: area.viewport().width() >= wanted)


def test_players_bring_their_tiles(gallery: GeneratorWindow) -> None:
    gallery.fields.players.setValue(5)
    assert gallery.fields.tiles.value() == 75
    before = gallery.fields.seed.value()
    click(gallery.fields.other_seed)
    assert gallery.fields.seed.value() != before
    gallery.fields.looks["coast"].setValue(0)
    assert gallery.fields.settings().looks == LookWeights(coast=0)


# The order of the gallery


@pytest.fixture
def filled(gallery: GeneratorWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> GeneratorWindow:
    """The gallery with three maps, on which quick machines would play few games in one process."""
    monkeypatch.setattr(gallery_ranking, "USUAL_PLAYER", "random")
    monkeypatch.setattr(gallery_ranking.os, "cpu_count", lambda: 1)
    gallery.ranking.games.setValue(2)
    click(gallery.go_button)
    has_come(gallery, qtbot, FEW)
    return gallery


@pytest.mark.usefixtures("jobs_right_here")
def test_the_columns_fill_the_gallery(filled: GeneratorWindow, qtbot: QtBot) -> None:
    maps, seen = filled.gallery, set()

    def fill() -> bool:
        boxes = [maps.visualItemRect(maps.item(row)) for row in range(FEW)]
        first = [box for box in boxes if box.top() == boxes[0].top()]
        seen.add(len(first))
        room = maps.maximumViewportSize().width() - maps.verticalScrollBar().sizeHint().width()
        return room - 20 < first[-1].right() < room

    filled.resize(filled.minimumSizeHint())
    for width in range(filled.width(), 1201, 47):
        filled.resize(width, 500)
        qtbot.waitUntil(fill)
    assert {2, 3} <= seen


def choose_order(gallery: GeneratorWindow, order: GalleryOrder) -> None:
    box = gallery.ranking.order
    box.setFocus()
    while box.value is not order:
        QTest.keyClick(box, Qt.Key.Key_Down if box.currentIndex() < order.value - 1 else Qt.Key.Key_Up)


def is_played(gallery: GeneratorWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not gallery.ranking.is_running)


def numbers_of(gallery: GeneratorWindow) -> list[int]:
    """The maps of the gallery from first to last."""
    return [gallery.gallery.item(row).data(Qt.ItemDataRole.UserRole).number for row in range(gallery.gallery.count())]


@pytest.mark.usefixtures("jobs_right_here")
def test_maps_are_in_order_of_fairness_and_of_games_and_those_missing_are_played(
    filled: GeneratorWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ranking, maps = filled.ranking, filled.gallery.maps
    assert not ranking.games.isVisible()
    choose_order(filled, GalleryOrder.BY_FAIRNESS)
    assert numbers_of(filled) == [each.number for each in sorted(maps, key=lambda each: -(each.fairness or 0))]
    assert not ranking.is_running
    choose_order(filled, GalleryOrder.BY_SHORT_RUNS)
    assert ranking.is_running and filled.progress.isVisible() and not ranking.games.isEnabled()
    assert (filled.progress.value(), filled.progress.maximum() > 0) == (0, True)  # empty, while nothing is known
    assert filled.told.text() == "The first games are played…"
    is_played(filled, qtbot)
    runs = rank_maps([each.scenario for each in maps], 2, seed=5, player="random")
    assert numbers_of(filled) == [run.number + 1 for run in runs]
    first = filled.gallery.item(0)
    off = round(runs[0].unfairness.value)
    assert first.text().splitlines()[2:] == [f"Unfairness {off} points (unsure)", "2 games"]
    assert f"was {off} percentage points off" in first.toolTip()
    assert (filled.told.text(), filled.trouble.text(), filled.progress.isVisible()) == ("3 maps", "", False)
    assert (ranking.go_button.text(), ranking.go_button.isEnabled()) == ("Play games", False)
    button, games = ranking.go_button, ranking.games
    assert [button.isEnabled() for asked in (3, 2, 1) if games.setValue(asked) is None] == [True, False, False]
    monkeypatch.setattr(generator_window, "DOZEN", 1)
    click(filled.more_button)
    qtbot.waitUntil(lambda: filled.ranking.progress == (2, 2, 0))
    is_played(filled, qtbot)
    assert all(filled.gallery.item(row).text().endswith("\n2 games") for row in range(FEW + 1))
    choose_order(filled, GalleryOrder.AS_THEY_COME)
    assert numbers_of(filled) == [1, 2, 3, 4]


@pytest.mark.usefixtures("jobs_right_here")
def test_what_many_games_tell_stays_while_few_are_played_again(filled: GeneratorWindow) -> None:
    def told(games: int) -> list[str]:
        filled.gallery.show_runs([ShortRun(2, Interval(12.4, 3.2, 30.9), games, 20.0)])
        return filled.gallery.item(1).text().splitlines()[-2:]

    assert told(24) == told(4) == ["Unfairness 12 points (3 to 31)", "24 games"]
    assert "With 95\u00a0% certainty, many more games would show 3 to 31." in filled.gallery.item(1).toolTip()


@pytest.mark.parametrize(
    "end",
    few(
        [
            lambda gallery: click(gallery.ranking.go_button),
            lambda gallery: gallery.close(),
            lambda gallery: choose_order(gallery, GalleryOrder.AS_THEY_COME),
            lambda gallery: QTest.keyClick(gallery, Qt.Key.Key_Escape),
            lambda gallery: click(gallery.go_button),
        ],
        2,
    ),
    ids=["stop", "closed", "another order", "escape", "other maps"],
)
def test_games_can_be_stopped_at_once(
    filled: GeneratorWindow, qtbot: QtBot, end: Callable[[GeneratorWindow], object]
) -> None:
    filled.ranking.games.setValue(1000)
    choose_order(filled, GalleryOrder.BY_SHORT_RUNS)
    group = filled.ranking.work.process.number
    assert of_group(group) or not Path("/proc").exists()
    end(filled)
    qtbot.waitUntil(lambda: not of_group(group))


@pytest.mark.usefixtures("jobs_right_here")
def test_maps_without_rivals_are_told(filled: GeneratorWindow, qtbot: QtBot) -> None:
    filled.fields.players.setValue(1)
    filled.fields.tiles.setValue(12)
    click(filled.go_button)
    has_come(filled, qtbot, FEW)
    choose_order(filled, GalleryOrder.BY_SHORT_RUNS)
    assert filled.trouble.text() == "Short runs compare homes, and these maps have one each."
    assert not filled.ranking.is_running


def test_the_gallery_is_for_the_players_of_the_map_in_front(window: MainWindow, qtbot: QtBot) -> None:
    page = window.workbench.maps.show(Scenario(Properties(players=Players(2, 3))))
    window.registry["file.generate"].trigger()
    gallery = window.workbench.generators.gallery
    assert gallery is not None
    assert (gallery.fields.players.value(), gallery.fields.tiles.value()) == (3, 45)
    gallery.close()
    page.document.mark_saved()


# Into the map in front


@pytest.fixture
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Always the same seed."""
    monkeypatch.setattr(generator_commands, "new_short_seed", lambda: 5)


def begun() -> Scenario:
    """A river tile, and a home beside it."""
    tiles = {ORIGIN: tile(Terrain.ROCK, ((0, 3),)), Hex(2, 0): tile(Terrain.PASTURE)}
    return Scenario(Properties(title="Begun", players=Players(2, 2)), tiles, {Hex(2, 0): Home(0, 1)})


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
    page = window.workbench.maps.show(begun())
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
