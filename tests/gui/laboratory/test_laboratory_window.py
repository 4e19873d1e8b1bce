"""The laboratory of a map, with machines that play at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.state import Phase
from rbdesigner.hexes import Hex
from rbdesigner.lab.games.game_row import GameRow
from rbdesigner.lab.jobs.run_jobs import RunStart
from rbdesigner.lab.runs import run_setup
from rbdesigner.lab.runs.run_setup import bare_map
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.wording.unvisited_tiles import unvisited_words
from rbdesigner.scenario import files
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, Tile
from rbdesigner.ui.laboratory import run_export, run_panel
from rbdesigner.ui.laboratory.heat_layer import Heat, amount_text
from rbdesigner.ui.laboratory.laboratory_window import LaboratoryWindow
from rbdesigner.ui.laboratory.run_fields import RunSettings
from rbdesigner.ui.laboratory.run_games import RunGameColumn
from rbdesigner.ui.laboratory.run_tables import RunTable
from rbdesigner.ui.shell.files.laboratories import PAUSE, STORE
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from rbdesigner.ui.widgets.theme import Theme, colours
from tests.gui.answering import Answers, reading
from tests.gui.game.mouse import click
from tests.lab.sample_runs import SCENARIOS, one_sided, row, setup
from tests.work.processes import of_group

AT_RANDOM = ("random", "random")


@pytest.fixture
def scenario() -> Scenario:
    """The map that is played, without what is known of it."""
    return bare_map(files.load(SCENARIOS / "the-lake-between.rbmap"))


@pytest.fixture
def make_laboratory(window: MainWindow, qtbot: QtBot, scenario: Scenario) -> Callable[[], LaboratoryWindow]:
    """Opens the laboratory of the map, which has read what is kept."""

    def make() -> LaboratoryWindow:
        if window.tabs.current_map is None:
            window.workbench.maps.show(scenario)
        qtbot.waitUntil(lambda: window.registry["play.laboratory"].isEnabled())
        window.registry["play.laboratory"].trigger()
        (opened,) = window.workbench.laboratories.open_windows
        qtbot.waitUntil(lambda: not opened.work.is_reading)
        return opened

    return make


def kept(*games: GameRow) -> None:
    """A run of two players at random with these games is kept."""
    with RunStore(folders.data() / STORE) as store:
        store.add(store.begin(setup()), games)


def shown(laboratory: LaboratoryWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: laboratory.results.figures.topLevelItemCount() > 0)


def test_games_are_played_gone_on_with_and_kept(
    make_laboratory: Callable[[], LaboratoryWindow], window: MainWindow, qtbot: QtBot
) -> None:
    laboratory = make_laboratory()
    assert laboratory.answer.headline.text() == "No game has been played yet"
    assert laboratory.results.empty.isVisible() and not laboratory.results.standings.isVisible()
    laboratory.fields.show_settings(RunSettings(AT_RANDOM, games=2, cores=1))
    assert laboratory.go_button.text() == "&Start"
    click(laboratory.go_button)
    assert laboratory.go_button.text() == "&Stop" and not laboratory.fields.isEnabled()
    qtbot.waitUntil(lambda: not laboratory.work.is_running)
    shown(laboratory, qtbot)
    assert laboratory.answer.headline.text().startswith("Not yet known whether it is fair: ")
    homes = {row[0]: row[1] for row in laboratory.results.standings.texts()}
    assert homes["North-east"] == homes["South-west"] == "2"
    assert laboratory.results.figures.texts()[0][:3] == ["Turns", "2", "33.0"]
    assert laboratory.go_button.text() == "&Go on" and not laboratory.go_button.isEnabled()
    laboratory.fields.games.setFocus()
    laboratory.fields.games.selectAll()
    QTest.keyClicks(laboratory.fields.games, "4")
    click(laboratory.go_button)
    qtbot.waitUntil(lambda: not laboratory.work.is_running)
    assert [game.number for game in laboratory.work.results] == [0, 1, 2, 3]
    with RunStore(folders.data() / STORE) as store:
        assert [(run.players, run.games) for run in store.runs()] == [(AT_RANDOM, 4)]


def test_a_run_that_is_stopped_tells_of_all_games_that_are_over(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot
) -> None:
    kept(row(0), row(1))
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    laboratory.fields.show_settings(RunSettings(AT_RANDOM, games=1000, cores=1))
    click(laboratory.go_button)
    qtbot.waitUntil(lambda: laboratory.work.is_running and len(laboratory.work.results) == 2)
    with RunStore(folders.data() / STORE) as store:
        store.add(1, [row(2), row(3)])  # games whose state is not told before the stop
    click(laboratory.go_button)
    assert not laboratory.work.is_running and laboratory.go_button.text() == "&Go on"
    qtbot.waitUntil(lambda: not laboratory.work.is_reading)
    state = laboratory.work.state
    assert state is not None and state.verdict.games == len(laboratory.work.results) >= 4
    assert laboratory.fields.settings.games == 1000 and laboratory.go_button.isEnabled()


def test_charts_and_map_say_what_they_show_before_there_are_games(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot
) -> None:
    laboratory = make_laboratory()
    for tab in (laboratory.charts, laboratory.heat):
        laboratory.tabs.setCurrentWidget(tab)
        assert tab.empty.isVisible()
    assert not laboratory.heat.kind.isVisible() and not laboratory.charts.list.isVisible()
    kept(row(0), row(1))
    laboratory.work.go(RunStart(str(laboratory.store), laboratory.scenario.copy()))
    shown(laboratory, qtbot)
    for tab in (laboratory.charts, laboratory.heat):
        laboratory.tabs.setCurrentWidget(tab)
        assert not tab.empty.isVisible()
    assert laboratory.heat.kind.isVisible()
    laboratory.tabs.setCurrentWidget(laboratory.charts)
    assert laboratory.charts.list.isVisible()


def test_what_is_kept_is_shown_again_and_games_are_opened_from_it(
    make_laboratory: Callable[[], LaboratoryWindow], window: MainWindow, qtbot: QtBot
) -> None:
    kept(row(0), row(1)._replace(decided=7))
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    assert laboratory.fields.settings.players == AT_RANDOM
    assert laboratory.go_button.text() == "&Go on" and laboratory.go_button.isEnabled()
    laboratory.tabs.setCurrentWidget(laboratory.games)
    assert laboratory.games.count.text() == "2 games"
    games = laboratory.games.list
    spot = games.visualRect(laboratory.games.model.index(1, 0)).center()
    QTest.mouseClick(games.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    QTest.mouseDClick(games.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    page = window.tabs.current_game
    assert page is not None
    assert (page.match.state.turn, page.match.state.phase) == (7, Phase.PRODUCTION)
    page.match.look_at(page.match.moment - 1)
    assert page.match.state.turn == 6
    page.match.look_at(len(page.match.game.log))
    assert page.match.state.over
    assert tuple(score.total for score in page.match.game.scores()) == tuple(seat.points for seat in row(1).seats)
    games.activated.emit(laboratory.games.model.index(1, 0))
    assert len(window.tabs.games()) == 1  # the tab that it has


def test_games_that_failed_are_opened_where_they_did_and_solo_games_at_the_beginning(
    make_laboratory: Callable[[], LaboratoryWindow], window: MainWindow, qtbot: QtBot
) -> None:
    broken = row(1)._replace(ending="failed", failure="turn 33: ValueError: broken", decided=0)
    kept(row(0)._replace(decided=0), broken)
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    games = laboratory.games
    laboratory.tabs.setCurrentWidget(games)
    assert games.list.isColumnHidden(RunGameColumn.DECIDED)
    for number, moment in ((0, 0), (1, len(broken.log))):
        games.list.setCurrentIndex(games.model.index(number, 0))
        click(games.open_button)
        page = window.tabs.current_game
        assert page is not None and page.match.moment == moment
        laboratory.activateWindow()


def test_a_laboratory_is_closed_with_its_map(
    make_laboratory: Callable[[], LaboratoryWindow], window: MainWindow, qtbot: QtBot
) -> None:
    laboratory = make_laboratory()
    laboratory.fields.show_settings(RunSettings(AT_RANDOM, games=1000, cores=1))
    click(laboratory.go_button)
    group = laboratory.work.process.number
    page = window.tabs.current_map
    assert page is not None
    page.document.undo_stack.setClean()
    assert window.workbench.files.close(page)
    qtbot.waitUntil(lambda: window.workbench.laboratories.open_windows == [])
    qtbot.waitUntil(lambda: not of_group(group))


def test_where_the_answer_is_clear_no_further_games_are_played_and_that_is_said(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot
) -> None:
    home = min(seat.home for seat in row(0).seats)
    winners = tuple(seat._replace(won=int(seat.home == home)) for seat in row(0).seats)
    one_sided = row(0)._replace(seats=winners, counts=(), tiles=(), log=())
    kept(*(one_sided._replace(number=number, seed=1 + number // 2) for number in range(100)))
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    laboratory.fields.show_settings(RunSettings(AT_RANDOM, games=400, cores=1))
    click(laboratory.go_button)
    qtbot.waitUntil(lambda: not laboratory.work.is_running)
    said = "The answer is clear, so no further games were played. To play on, untick "
    assert laboratory.trouble.text() == f"{said}“Stop as soon as the answer is clear”."
    assert len(laboratory.work.results) == 100


def test_a_narrow_window_cuts_no_title_off(make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot) -> None:
    kept(row(0), row(1))
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    laboratory.resize(760, 560)
    for table in (laboratory.results.standings, laboratory.results.figures):
        needed = max(table.fontMetrics().horizontalAdvance(texts[0]) for texts in table.texts())
        qtbot.waitUntil(lambda table=table, needed=needed: table.columnWidth(0) > needed)


def test_the_columns_of_games_are_as_wide_as_what_they_say(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot
) -> None:
    kept(row(0), row(1))
    laboratory = make_laboratory()
    laboratory.resize(1000, 700)
    shown(laboratory, qtbot)
    laboratory.tabs.setCurrentWidget(laboratory.games)
    table = laboratory.games.list
    header = table.horizontalHeader()
    for column in range(header.count()):
        needed = max(table.sizeHintForColumn(column), header.sectionSizeHint(column))
        assert header.sectionSize(column) >= needed, laboratory.games.model.titles[column]
    assert not table.horizontalScrollBar().isVisible()


def test_in_a_large_window_numbers_stay_near_their_titles(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot
) -> None:
    kept(row(0), row(1))
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    laboratory.resize(1900, 700)
    for table in laboratory.results.findChildren(RunTable):
        header = table.header()
        qtbot.waitUntil(lambda header=header: header.sectionSize(0) == 360)
    laboratory.resize(laboratory.minimumSizeHint())
    for table in laboratory.results.findChildren(RunTable):
        qtbot.waitUntil(lambda table=table: table.header().length() <= table.viewport().width())


def test_the_map_shows_traffic_who_is_first_and_what_is_made(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot
) -> None:
    kept(row(0), row(1))
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    laboratory.tabs.setCurrentWidget(laboratory.heat)
    heat = laboratory.heat
    assert heat.layer is not None and heat.legend.isVisible()
    steps: Counter[tuple[int, int]] = Counter()
    for number in (0, 1):
        steps.update({tile.at: tile.steps for tile in row(number).tiles if tile.steps})
    assert {at: look.text for at, look in heat.layer.looks.items()} == {
        at: amount_text(count / 2) for at, count in steps.items()
    }
    told = [entry.text for entry in heat.legend.entries]
    assert told[-1] == amount_text(max(steps.values()) / 2) and len({len(text.partition(".")[2]) for text in told}) == 1
    busiest, calmest = (look(steps, key=lambda at: steps[at]) for look in (max, min))
    brightness = [heat.layer.looks[Hex(*at)].shade.colour.lightness() for at in (busiest, calmest)]
    assert brightness[0] < brightness[1]
    idle = sorted(at for at in laboratory.scenario.tiles if not steps[at])
    assert heat.unvisited.isVisible() and heat.unvisited.text() == unvisited_words(idle)
    heat.kind.setCurrentIndex(heat.kind.findData(Heat.FIRST))
    assert heat.shown is not None
    view = heat.shown.view
    bars = view.horizontalScrollBar(), view.verticalScrollBar()
    assert not any(bar.isVisible() for bar in bars)
    QTest.keyClicks(view, "++++++")
    assert all(bar.isVisible() for bar in bars)
    homes = sorted(seat.home for seat in row(0).seats)
    assert [heat.layer.looks[Hex(*at)].text[:2] for at in homes] == ["A ", "B "]
    assert [entry.text[:1] for entry in heat.legend.entries] == ["A", "B", "N"]
    heat.kind.setCurrentIndex(heat.kind.findData(Heat.MADE))
    assert heat.layer.looks.keys() == {tile.at for number in (0, 1) for tile in row(number).tiles if tile.made}


def test_games_that_failed_are_told_and_found(make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot) -> None:
    kept(row(0), row(1)._replace(ending="failed", failure="turn 3: ValueError: broken"))
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    assert laboratory.answer.remarks.text().startswith("1 game failed and is not counted")
    assert "only 1 seed" in laboratory.answer.remarks.text()
    laboratory.tabs.setCurrentWidget(laboratory.games)
    model = laboratory.games.model
    laboratory.games.by_ending.setCurrentIndex(laboratory.games.by_ending.findData("failed"))
    assert laboratory.games.count.text() == "1 of 2 games"
    assert model.index(0, RunGameColumn.ENDING).data() == "failed: turn 3: ValueError: broken"
    laboratory.games.by_ending.setCurrentIndex(0)
    laboratory.games.list.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    assert [model.index(at, 0).data() for at in range(2)] == ["2", "1"]


def test_games_are_narrowed_down_to_those_that_a_home_won(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot
) -> None:
    places = sorted(seat.home for seat in row(0).seats)
    winners = [places[0], places[1], places[0], None]  # the last one has failed
    games = []
    for number, winner in enumerate(winners):
        seats = tuple(seat._replace(won=int(seat.home == winner)) for seat in row(number).seats)
        failure = "" if winner else "turn 3: ValueError: broken"
        games.append(row(number)._replace(seats=seats, failure=failure, ending="turns" if winner else "failed"))
    kept(*games)
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    laboratory.tabs.setCurrentWidget(laboratory.games)
    listed, by_home = laboratory.games, laboratory.games.by_home

    def numbers() -> list[str]:
        return [listed.model.index(at, RunGameColumn.NUMBER).data() for at in range(listed.model.rowCount())]

    titles = [by_home.itemText(at) for at in range(by_home.count())]
    assert titles == ["Won by any home", "Won by North-east", "Won by South-west"]
    assert numbers() == ["1", "2", "3", "4"]
    by_home.setFocus()
    QTest.keyClick(by_home, Qt.Key.Key_Down)
    assert by_home.currentText() == "Won by North-east"
    assert (numbers(), listed.count.text()) == (["1", "3"], "2 of 4 games")
    QTest.mouseClick(by_home, Qt.MouseButton.LeftButton)
    choice = by_home.view()
    qtbot.waitUntil(choice.isVisible)
    qtbot.wait(QApplication.doubleClickInterval())  # a release right after the press does not choose
    spot = choice.visualRect(by_home.model().index(2, 0)).center()
    QTest.mouseClick(choice.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    qtbot.waitUntil(lambda: by_home.currentText() == "Won by South-west")
    assert (numbers(), listed.count.text()) == (["2"], "1 of 4 games")
    listed.by_ending.setCurrentIndex(listed.by_ending.findData("failed"))
    assert numbers() == []
    by_home.setFocus()
    QTest.keyClick(by_home, Qt.Key.Key_Home)
    assert numbers() == ["4"]


def test_an_unfair_map_whose_facts_tell_no_reason_says_so(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot, scenario: Scenario
) -> None:
    scenario.tiles[Hex(20, 0)] = Tile(Terrain.SEA)  # so far off that nothing differs, but no home is like the other
    with RunStore(folders.data() / STORE) as store:
        run = replace(setup(), scenario=scenario)
        store.add(store.begin(run), [one_sided(run.table(number)) for number in range(80)])
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    assert laboratory.answer.headline.text().startswith("Unfair: ")
    told = laboratory.answer.reasons
    assert told.isVisible() and "The facts about the map show no reason: look where games go" in told.text()


def test_games_that_failed_are_played_again_by_go_on(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot
) -> None:
    kept(row(0), *(row(number)._replace(ending="failed", failure="broken") for number in (1, 2)), row(3))
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    laboratory.fields.show_settings(RunSettings(AT_RANDOM, games=4, cores=1))
    told: list[int] = []
    laboratory.work.progressed.connect(lambda: told.append(laboratory.work.over))
    assert laboratory.go_button.text() == "&Go on" and laboratory.go_button.isEnabled()
    click(laboratory.go_button)
    qtbot.waitUntil(lambda: not laboratory.work.is_running)
    assert told[0] == 2 and told[-1] == 4
    assert [(game.number, game.is_played) for game in laboratory.work.results] == [(each, True) for each in range(4)]
    assert "failed" not in laboratory.answer.remarks.text() and laboratory.trouble.text() == ""
    assert not laboratory.go_button.isEnabled()


def test_games_of_earlier_machines_are_shown_and_not_gone_on_with(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as earlier:
        earlier.setattr(run_setup, "__version__", "0.0.1")
        kept(row(0), row(1))
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    told = "These games were played by an earlier version of the machines. Start plays new ones."
    assert told in laboratory.answer.remarks.text() and "changed" not in laboratory.answer.remarks.text()
    assert len(laboratory.work.results) == 2 and laboratory.report.isEnabled()
    laboratory.fields.show_settings(RunSettings(AT_RANDOM, games=2, cores=1))
    assert laboratory.go_button.text() == "&Start" and laboratory.go_button.isEnabled()
    click(laboratory.go_button)
    qtbot.waitUntil(lambda: not laboratory.work.is_running)
    assert laboratory.work.run is not None and laboratory.work.run.run == 2
    assert told not in laboratory.answer.remarks.text() and laboratory.go_button.text() == "&Go on"
    assert [game.number for game in laboratory.work.results] == [0, 1]
    laboratory.tabs.setCurrentWidget(laboratory.runs)
    qtbot.waitUntil(lambda: laboratory.runs.model.rowCount() == 2)


def test_an_unfair_map_is_told_with_its_reason(
    make_laboratory: Callable[[], LaboratoryWindow], window: MainWindow, qtbot: QtBot, scenario: Scenario
) -> None:
    home = min(scenario.homes)
    del scenario.tiles[max(place for place in scenario.tiles if scenario.tiles[place].terrain == "mountain")]
    rows = [row(0)._replace(number=number, seed=number // 2 + 1, counts=(), tiles=(), log=()) for number in range(80)]
    winners = tuple(seat._replace(won=int(tuple(seat.home) == tuple(home))) for seat in row(0).seats)
    with RunStore(folders.data() / STORE) as store:
        run = store.begin(replace(setup(), scenario=scenario))
        store.add(run, [each._replace(seats=winners) for each in rows])
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    assert laboratory.answer.headline.text().startswith("Unfair: ")
    assert laboratory.answer.reasons.isVisible() and laboratory.answer.reasons.text()
    for theme in (Theme.DARK, Theme.LIGHT):
        window.theme.theme = theme
        headline, colour = laboratory.answer.headline, colours().error
        qtbot.waitUntil(lambda headline=headline, colour=colour: colour in headline.styleSheet())
    page = window.tabs.current_map
    assert page is not None
    click(laboratory.note)
    findings = page.document.scenario.properties.findings
    assert findings is not None and (findings.games, findings.fair, findings.players) == (80, False, AT_RANDOM)
    qtbot.wait(2 * PAUSE)
    assert "changed" not in laboratory.answer.remarks.text()  # it is the same map as before
    assert not laboratory.note.isEnabled() and "already" in laboratory.note.toolTip()
    page.undo()
    assert page.document.scenario.properties.findings is None
    qtbot.waitUntil(laboratory.note.isEnabled)


def test_a_map_that_was_changed_since_is_told(
    make_laboratory: Callable[[], LaboratoryWindow], window: MainWindow, qtbot: QtBot
) -> None:
    kept(row(0))
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    assert "changed" not in laboratory.answer.remarks.text()
    page = window.tabs.current_map
    assert page is not None
    page.editor.selecting.select_all()
    page.editor.selecting.delete()
    qtbot.waitUntil(lambda: "changed since this run" in laboratory.answer.remarks.text())
    assert laboratory.go_button.text() == "&Start"
    click(laboratory.go_button)
    qtbot.waitUntil(lambda: laboratory.trouble.text().startswith("This map cannot be played"))


def aside_button(laboratory: LaboratoryWindow) -> QPushButton:
    return laboratory.panel.trouble.aside_button


def test_a_damaged_store_is_told_and_set_aside_and_games_are_played_in_a_new_one(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot
) -> None:
    kept(row(0), row(1))
    path, today = folders.data() / STORE, date.today().isoformat()
    (folders.data() / f"laboratory-damaged-{today}.sqlite").write_bytes(b"that of this morning")
    damaged = path.read_bytes()[:4096] + b"\x77" * 8192
    path.write_bytes(damaged)
    laboratory = make_laboratory()
    assert laboratory.trouble.text() == f"{path}: is damaged: database disk image is malformed."
    assert aside_button(laboratory).text() == "Set the file aside"
    click(aside_button(laboratory))
    place = folders.data() / f"laboratory-damaged-{today}-2.sqlite"
    told = f"The file with the games was damaged. It is kept as {place}, and a new one has been begun."
    assert laboratory.trouble.text() == told and not aside_button(laboratory).isVisible()
    assert place.read_bytes() == damaged
    qtbot.waitUntil(lambda: not laboratory.work.is_reading)
    assert laboratory.trouble.text() == told
    laboratory.fields.show_settings(RunSettings(AT_RANDOM, games=2, cores=1))
    click(laboratory.go_button)
    qtbot.waitUntil(lambda: not laboratory.work.is_running)
    assert len(laboratory.work.results) == 2 and laboratory.trouble.text() == ""
    with RunStore(path) as store:
        assert [run.games for run in store.runs()] == [2]


def test_a_store_that_is_found_damaged_while_it_is_shown_is_set_aside(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot
) -> None:
    kept(row(0), row(1))
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    with RunStore(folders.data() / STORE) as store:
        store._database.execute("UPDATE runs SET players = 'spoilt'")
    laboratory.tabs.setCurrentWidget(laboratory.runs)
    qtbot.waitUntil(lambda: aside_button(laboratory).isVisible())
    assert laboratory.trouble.text() == laboratory.runs.trouble.text()
    click(aside_button(laboratory))
    assert laboratory.work.run is None and laboratory.answer.headline.text() == "No game has been played yet"
    qtbot.waitUntil(lambda: not laboratory.runs.work.is_running)
    assert laboratory.runs.trouble.text() == "" and laboratory.runs.model.rowCount() == 0


def test_a_store_that_another_window_has_set_aside_meanwhile_is_left_alone(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot
) -> None:
    path = folders.data() / STORE
    path.write_bytes(b"no database" * 100)
    laboratory = make_laboratory()
    assert laboratory.trouble.text() == f"{path}: is not a file of the laboratory."
    path.rename(folders.data() / "elsewhere.sqlite")
    kept(row(0), row(1))
    click(aside_button(laboratory))
    shown(laboratory, qtbot)
    assert laboratory.trouble.text() == "" and not list(folders.data().glob("laboratory-damaged-*"))


def test_a_store_that_cannot_be_set_aside_is_told(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def held(_path: Path, _place: Path) -> None:
        raise PermissionError(13, "Permission denied")

    (folders.data() / STORE).write_bytes(b"no database" * 100)
    laboratory = make_laboratory()
    monkeypatch.setattr(run_panel, "move_aside", held)
    click(aside_button(laboratory))
    assert laboratory.trouble.text().startswith("The file cannot be set aside: ")
    assert aside_button(laboratory).isVisible()


def test_a_game_that_is_gone_is_told(
    make_laboratory: Callable[[], LaboratoryWindow], window: MainWindow, qtbot: QtBot, answers: Answers
) -> None:
    kept(row(0))
    laboratory = make_laboratory()
    told: list[str] = []
    answers.give("message", reading(told))
    laboratory.game_wanted.emit(1, laboratory.work.results[0]._replace(number=99))
    assert told and "cannot be opened" in told[0]


def test_a_report_is_saved(
    make_laboratory: Callable[[], LaboratoryWindow],
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept(row(0), row(1))
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    target = tmp_path / "report.html"
    monkeypatch.setattr(run_export, "file_to_write", lambda *_: target)
    click(laboratory.report)
    assert "The Lake Between" in target.read_text(encoding="utf-8")


def test_a_laboratory_that_is_closed_comes_back_as_it_was(
    make_laboratory: Callable[[], LaboratoryWindow], window: MainWindow, qtbot: QtBot
) -> None:
    kept(row(0), row(1), row(2), row(3))
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    laboratory.fields.show_settings(RunSettings(AT_RANDOM, games=40, tolerance=7, cores=1, until_clear=False))
    laboratory.tabs.setCurrentWidget(laboratory.games)
    laboratory.close()
    assert window.workbench.laboratories.open_windows == []
    page = window.tabs.current_map
    assert page is not None
    changed = page.document.scenario.properties
    page.document.perform(edit(page.document.scenario, properties=replace(changed, turns=7)), "Turns")
    again = make_laboratory()
    assert again is laboratory and again.isVisible()
    assert again.tabs.currentWidget() is again.games and again.fields.settings.games == 40
    assert again.results.standings.topLevelItemCount() > 0 and len(again.work.results) == 4
    assert "The map has been changed since this run." in again.answer.remarks.text()
    page.document.undo_stack.setClean()
    assert window.workbench.files.close(page)
    other = make_laboratory()
    assert other is not laboratory
    assert other.fields.settings._replace(players=()) == RunSettings((), 40, 7, 1, until_clear=False)


def test_a_run_that_closing_has_ended_is_read_when_the_laboratory_is_shown_again(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot
) -> None:
    kept(row(0), row(1))
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    laboratory.fields.show_settings(RunSettings(AT_RANDOM, games=1000, cores=1))
    click(laboratory.go_button)
    qtbot.waitUntil(lambda: laboratory.work.is_running and len(laboratory.work.results) == 2)
    laboratory.close()
    kept(row(2), row(3))
    again = make_laboratory()
    assert again is laboratory and again.go_button.text() == "&Go on"
    qtbot.waitUntil(lambda: len(again.work.results) >= 4)


def test_tabs_stay_where_they_are_whatever_the_headline_says(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot
) -> None:
    laboratory = make_laboratory()
    top = laboratory.tabs.mapTo(laboratory, laboratory.tabs.rect().topLeft())
    laboratory.answer.headline.setText("Not yet known whether it is fair: " * 12)
    laboratory.answer.reasons.setText("One reason\n" * 12)
    laboratory.answer.reasons.setVisible(True)
    QApplication.processEvents()
    assert laboratory.tabs.mapTo(laboratory, laboratory.tabs.rect().topLeft()) == top
    area = laboratory.answer.parentWidget().parentWidget()
    assert isinstance(area, QScrollArea) and area.verticalScrollBar().maximum() > 0
