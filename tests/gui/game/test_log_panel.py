"""The log in words grows with the game, and a click on an entry shows its moment and where it happened."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTabWidget
from pytestqt.qtbot import QtBot

import rbdesigner as rb
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.notation import notation
from rbdesigner.messages.log_wording import SILENT
from rbdesigner.play.log_rows import ENTRY, HEADING, PLAYER, RESULT, LogRow
from rbdesigner.play.match import Match
from rbdesigner.play.wording.variation_wording import variation_text
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.game.log.log_model import ROW_ROLE
from rbdesigner.ui.game.log.log_panel import LogPanel
from tests.engine.games.test_games import played
from tests.parameters import few

GAMES = sorted((Path(__file__).parents[2] / "games").glob("*.rbgame"))
DUO = next(path for path in GAMES if path.stem.startswith("duo"))


def new_panel(match: Match) -> LogPanel:
    panel = LogPanel(match)
    panel.resize(380, 400)
    panel.show()
    return panel


def panel_of(qtbot: QtBot, match: Match) -> LogPanel:
    panel = new_panel(match)
    qtbot.addWidget(panel)
    return panel


def shown(qtbot: QtBot, path: Path = DUO) -> tuple[Match, LogPanel]:
    match = Match(played(path.stem).copy())
    return match, panel_of(qtbot, match)


@pytest.fixture(scope="module")
def kept_panels(qapp: QApplication) -> Iterator[dict[Path, tuple[Match, LogPanel]]]:
    """The panels that the tests of this module share, by the files of their games."""
    kept: dict[Path, tuple[Match, LogPanel]] = {}
    yield kept
    for _, panel in kept.values():
        panel.deleteLater()


Lend = Callable[[Path], tuple[Match, LogPanel]]


@pytest.fixture
def lend(kept_panels: dict[Path, tuple[Match, LogPanel]]) -> Iterator[Lend]:
    """Lends games and their panels to tests that leave the games as they are; nothing is searched for at the end."""

    def lent(path: Path) -> tuple[Match, LogPanel]:
        if path not in kept_panels:
            match = Match(played(path.stem).copy())
            kept_panels[path] = match, new_panel(match)
        return kept_panels[path]

    yield lent
    for match, panel in kept_panels.values():
        assert match.is_present
        panel.search.clear()


def rows(panel: LogPanel) -> list[LogRow]:
    return list(panel.model.rows)


def found(panel: LogPanel) -> list[LogRow]:
    return [panel.found.index(number, 0).data(ROW_ROLE) for number in range(panel.found.rowCount())]


def point_of(panel: LogPanel, number: int) -> QPoint:
    index = panel.found.mapFromSource(panel.model.index(number, 0))
    panel.view.scrollTo(index)
    return panel.view.visualRect(index).center()


def click(panel: LogPanel, number: int, *held: Qt.KeyboardModifier) -> None:
    modifiers = held[0] if held else Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, modifiers, point_of(panel, number))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_entry_but_those_without_news_is_told_once_and_found_again(lend: Lend, path: Path) -> None:
    match, panel = lend(path)
    log = match.game.log
    told = [entry for row in rows(panel) if row.kind == ENTRY for entry in range(row.entry, row.last + 1)]
    silent = {number for number, action in enumerate(log) if isinstance(action, SILENT)}
    solo = {0} if match.game.players == 1 else set()
    assert sorted({*told, *silent, *solo}) == list(range(len(log)))
    assert len(told) == len(set(told))
    covered = {entry for number in range(len(rows(panel))) for entry in panel.model.entries_of(number)}
    assert covered == set(range(len(log)))
    for entry in told[::50]:
        row = rows(panel)[panel.model.row_of(entry)]
        begins = match.mark_at(entry)[:2] != match.mark_at(min(entry + 1, len(log) - 1))[:2]
        assert row.kind == (HEADING if begins else ENTRY)
        assert row.entry <= entry <= row.last


@pytest.mark.parametrize("path", few(GAMES, 2), ids=lambda path: path.stem)
def test_each_phase_has_its_heading_under_which_stands_all_of_it(lend: Lend, path: Path) -> None:
    match, panel = lend(path)
    last = match.mark_at(len(match.game.log) - 1)
    headings = [row for row in rows(panel) if row.kind == HEADING]
    assert headings[0].text == "Setting up"
    assert len(headings) == 1 + 4 * (last.turn - 1) + last.phase
    assert len({row.text for row in headings}) == len(headings)
    heading = headings[0]
    for row in rows(panel):
        heading = row if row.kind == HEADING else heading
        if row.kind == ENTRY and heading is not headings[0]:
            mark = match.mark_at(row.entry)
            assert heading.text.lower() == f"turn {mark.turn} · {mark.phase.name.lower()}"


def test_the_log_reads_as_the_game_went(lend: Lend) -> None:
    _, panel = lend(DUO)
    said = [f"{row.kind}: {row.text}" for row in rows(panel)]
    first = said.index("heading: Turn 1 · movement")
    assert said[:9] == [
        "heading: Setting up",
        "entry: The figures at the temple, closest first: South, North",
        "result: The order of play: North, South",
        "entry: North chooses the pasture at (0, −1) as home",
        "result: New on the pasture at (0, −1): donkey 1, donkey 2, donkey 3",
        "result: At the start on the pasture at (0, −1): 5 boards, 1 stone, 2 geese",
        "entry: South chooses the pasture at (0, 1) as home",
        "result: New on the pasture at (0, 1): donkey 4, donkey 5, donkey 6",
        "result: At the start on the pasture at (0, 1): 5 boards, 1 stone, 2 geese",
    ]
    assert said[first : first + 6] == [
        "heading: Turn 1 · movement",
        "player: North",
        "entry: Loads 1 board into donkey 1",
        "entry: Moves donkey 1 to the woods at (0, −2)",
        "entry: Loads 2 boards into donkey 2",
        "entry: Moves donkey 2 to the rock at (−1, −1)",
    ]
    assert "result: 1 trunk → 2 boards aboard donkey 1" in said
    assert "result: A neutral brick on space 1 of the wonder" in said
    assert "entry: Drawn from the mines: gold at (−1, 3); gold at (1, −3); gold at (2, −2)" in said
    assert "result: 3 gold made at (−1, 3); (1, −3); (2, −2)" in said


def test_a_game_that_is_over_ends_with_the_points_from_the_best_on(lend: Lend) -> None:
    _, panel = lend(next(path for path in GAMES if path.stem.startswith("quartet")))
    assert [row.text for row in rows(panel)[-5:]] == [
        "The game is over",
        "North: 139 points",
        "West: 82 points",
        "South: 78 points",
        "East: 65 points",
    ]


def test_undone_entries_go_and_new_ones_are_appended(qtbot: QtBot) -> None:
    match, panel = shown(qtbot)
    for moment in range(len(match.game.log), 0, -197):
        match.game.go_to(moment)
        panel.renew()
        assert rows(panel) == rows(panel_of(qtbot, Match(match.game.copy())))


def test_doing_again_tells_the_same(qtbot: QtBot) -> None:
    match, panel = shown(qtbot)
    before = rows(panel)
    for _ in range(40):
        match.undo()
        panel.renew()
    while match.can_redo:
        match.redo()
        panel.renew()
    assert rows(panel) == before


def test_a_click_shows_the_moment_after_an_entry_and_the_tile_where_it_happened(qtbot: QtBot) -> None:
    match = Match(played(DUO.stem).copy())
    page = GamePage(match)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    tabs = page.findChild(QTabWidget, "game-panels")
    assert tabs is not None
    tabs.setCurrentWidget(page.log)
    page.view.view.zoom_by(4)
    number = next(at for at, row in enumerate(rows(page.log)) if row.text == "Moves donkey 1 to the woods at (0, −2)")
    row = rows(page.log)[number]
    click(page.log, number)
    assert match.moment == row.last + 1
    place = match.state.topology.places[page.focus.tile]
    assert tuple(place) == (0, -2)
    x, y = rb.hexes.position(place, page.view.scene.orientation)
    assert page.view.view.visible_rect().contains(x, y)
    qtbot.waitUntil(lambda: page.log.delegate.shown == row)
    assert tabs.currentWidget() is page.log


def test_a_heading_shows_the_moment_at_which_it_stands(qtbot: QtBot) -> None:
    match, panel = shown(qtbot)
    panel.moment_wanted.connect(match.look_at)
    for number in [at for at, row in enumerate(rows(panel)) if row.kind == HEADING][:9]:
        click(panel, number)
        at = panel.tr("Setting up") if match.state.turn == 0 else f"Turn {match.state.turn} · {match.state.phase.name}"
        assert rows(panel)[number].text.lower() == at.lower()
        panel.renew()
        assert match.moment == 0 or panel.delegate.shown == rows(panel)[number]


def test_the_log_is_searched_and_the_headings_say_when_it_was(lend: Lend) -> None:
    _, panel = lend(DUO)
    QTest.keyClicks(panel.search, "Moves Donkey")
    seen = found(panel)
    assert all("moves donkey" in row.text.lower() for row in seen if row.kind in (ENTRY, RESULT))
    assert {row.kind for row in seen} == {HEADING, PLAYER, ENTRY}
    for row, following in zip(seen, [*seen[1:], seen[0]], strict=True):  # no heading stands above nothing
        assert row.kind != HEADING or following.kind in (PLAYER, ENTRY)
        assert row.kind != PLAYER or following.kind == ENTRY


def test_escape_empties_the_search(lend: Lend) -> None:
    _, panel = lend(DUO)
    QTest.keyClicks(panel.search, "zeppelin")
    assert not found(panel)
    QTest.keyClick(panel.search, Qt.Key.Key_Escape)
    assert not panel.search.text()
    assert found(panel) == rows(panel)


@pytest.mark.parametrize("text", few(["turn 7", "7", "movement 7", "Turn 7", "t7", "turn 7 movement"], 3))
def test_a_turn_is_found_from_its_beginning(lend: Lend, text: str) -> None:
    _, panel = lend(DUO)
    QTest.keyClicks(panel.search, text)
    at = panel.view.currentIndex()
    phase = "movement" if "movement" in text else "production"
    assert at.data() == f"Turn 7 · {phase}"
    assert panel.view.visualRect(at).top() == 0 or panel.view.verticalScrollBar().maximum() == 0
    turn = [row for row in found(panel) if row.phase.startswith("Turn 7 ·") and phase in row.phase]
    whole = [row for row in rows(panel) if row.phase == f"Turn 7 · {phase}"]
    assert turn == whole, "all of it is shown"
    if text not in ("7", "t7"):
        assert all(row.phase.startswith("Turn 7 ·") for row in found(panel))
    wanted: list[int] = []
    panel.moment_wanted.connect(wanted.append)
    QTest.keyClick(panel.search, Qt.Key.Key_Return)
    assert wanted == [at.data(ROW_ROLE).moment]


@pytest.mark.parametrize(
    ("text", "within"),
    few(
        [
            ("turn 1", lambda row: row.phase.startswith("Turn 1 ·")),  # not turns 10 to 19
            ("goose", lambda row: "goose" in row.text.lower() or "geese" in row.text.lower()),
            ("donkey1", lambda row: re.search(r"donkey 1(?!\d)", row.text) is not None),
            ("2 boards", lambda row: "2 boards" in row.text.lower()),
            ("south stone", lambda row: row.player == 1 and "stone" in row.text.lower()),
            ("woods 0,-2", lambda row: "woods" in row.text and "(0, −2)" in row.text),
            ("move turn 3", lambda row: row.phase.startswith("Turn 3 ·")),
            ("boards", lambda row: "board" in row.text.lower()),
            ("donkey 1", lambda row: re.search(r"donkey 1(?!\d)", row.text) is not None),
        ],
        7,
    ),
)
def test_what_players_look_for_is_found(lend: Lend, text: str, within: Callable[[LogRow], bool]) -> None:
    _, panel = lend(DUO)
    everything = rows(panel)
    QTest.keyClicks(panel.search, text)
    seen = [row for row in found(panel) if row.kind in (ENTRY, RESULT)]
    assert seen
    assert all(map(within, seen))
    if not text.startswith(("move", "2")):  # these ask for more
        assert [row for row in everything if row.kind in (ENTRY, RESULT) and within(row)] == seen


def test_a_place_finds_what_happened_there(lend: Lend) -> None:
    match, panel = lend(DUO)
    QTest.keyClicks(panel.search, "0,-1")
    assert "Loads 1 board into donkey 1" in [row.text for row in found(panel)]
    topology = match.state.topology
    for row in found(panel):
        if row.kind == ENTRY and row.tile != NONE:
            place = tuple(topology.places[row.tile])
            assert place == (0, -1) or re.search(r"\(0, −1\)", row.text)


def test_what_is_not_in_the_log_is_not_found_and_that_is_said(lend: Lend) -> None:
    match, panel = lend(DUO)
    before = panel.view.viewport().grab().toImage()
    QTest.keyClicks(panel.search, "zeppelin")
    assert not found(panel)
    empty = panel.view.viewport().grab().toImage()
    ground = empty.pixel(2, 2)
    assert any(empty.pixel(x, y) != ground for x in range(empty.width()) for y in range(60))
    wanted: list[int] = []
    panel.moment_wanted.connect(wanted.append)
    QTest.keyClick(panel.search, Qt.Key.Key_Return)
    assert not wanted
    panel.search.clear()
    assert len(found(panel)) == len(rows(panel))
    assert panel.view.viewport().grab().toImage() == before
    assert match.is_present


def test_the_rows_of_one_player_are_shown_and_grow(qtbot: QtBot) -> None:
    match, panel = shown(qtbot)
    match.undo()
    panel.renew()
    panel.players.setCurrentIndex(2)
    assert panel.players.currentText() == "South"
    assert {row.player for row in found(panel) if row.kind != HEADING} == {1}
    whole = Match(played(DUO.stem).copy())
    growing = Match(Game(whole.game.scenario, 2, whole.game.seed, whole.game.names))
    other = panel_of(qtbot, growing)
    other.players.setCurrentIndex(2)
    for action in whole.game.log[:300]:
        growing.game.replay([action])
        other.renew()
    other_way = panel_of(qtbot, growing)
    other_way.players.setCurrentIndex(2)
    assert found(other) == found(other_way)


def test_rows_are_copied_in_the_notation(qtbot: QtBot) -> None:
    match, panel = shown(qtbot)
    number = next(at for at, row in enumerate(rows(panel)) if row.times == 2)
    click(panel, number)
    click(panel, number + 1, Qt.KeyboardModifier.ShiftModifier)
    first, last = rows(panel)[number], rows(panel)[number + 1]
    QTest.keyClick(panel.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    copied = QGuiApplication.clipboard().text().split("\n")
    covered = panel.model.entries_of(number + 1)
    assert (covered.start, first.last) == (last.entry, last.entry - 1)
    assert copied == game_records.lines(match.game)[first.entry : covered.stop]
    before = match.game.state_at(first.entry)
    assert [notation.parse_line(before, line) for line in copied[:2]] == match.game.log[first.entry : first.last + 1]


def test_names_of_any_kind_stand_in_the_log_as_they_are(qtbot: QtBot) -> None:
    names = ("<b>Ada</b>", "x" * 100)
    match = Match(Game.new(rb.load(DUO.parents[2] / "scenarios" / "crossroads.rbmap"), 2, 3, names))
    match.do(match.game.legal_actions()[0])
    panel = panel_of(qtbot, match)
    text = "\n".join(row.text for row in rows(panel))
    assert "<b>Ada</b>" in text
    assert "x" * 23 + "…" in text
    assert "x" * 24 not in text
    assert panel.players.sizeHint().width() < 200


def test_a_line_is_told_by_when_it_was_left(qtbot: QtBot) -> None:
    match = Match(played(DUO.stem).copy())
    match.look_at(600)
    mark = match.mark_at(600)
    left = [action for action in match.game.log[600:] if action.player != NONE]
    match.resume()
    assert (
        variation_text(match.variations.all[0]) == f"Turn {mark.turn}, {mark.phase.name.lower()}: {len(left)} actions"
    )
    match.do(match.game.legal_actions()[-1])
    match.look_at(1)
    match.resume()
    assert variation_text(match.variations.all[1]).startswith("Setting up: ")
