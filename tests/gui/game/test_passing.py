"""Phases and questions that are passed over, and the way back over them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import BuildRoad, ChooseHome, Done, Figures, Step, Transfer, Waive
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import Phase, Stage
from rbdesigner.engine.games.game import Game
from rbdesigner.play.log_rows import HEADING
from rbdesigner.play.match import Match
from rbdesigner.play.strokes import Span
from rbdesigner.players.machine_turns import Seat
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.rules.tables import Good, TransporterKind
from rbdesigner.scenario.model import Players, Scenario, Start
from rbdesigner.scenario.pieces import Home, Piece, Transporter
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.game.log.log_model import LogModel
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import preferences
from tests.checks.maps import having, map_of
from tests.gui.answering import Answers
from tests.gui.game.begun import begun
from tests.players.at_once import AtOnce

PLACES = {(0, 0): "pasture", (1, 0): "woods", (2, 0): "rock", (3, 0): "pasture"}

PASSED = [False, True, False, False, True, True, True]
"""Of the log after the first step and the end of the movement: figures, production; step, done; three phases."""


def donkey(player: int = 1, **cargo: int) -> Transporter:
    return Transporter(TransporterKind.DONKEY, player, cargo=tuple((Good(name), n) for name, n in cargo.items()))


def plain_map(players: int = 1, pieces: dict[tuple[int, int], tuple[Piece, ...]] | None = None) -> Scenario:
    """A donkey of each player at home, and nothing to do but to move."""
    homes = {(0, 0): Home(0, 1), (2, 0): Home(0, 2)} if players == 2 else {(0, 0): Home(0, 1)}
    standing: dict[tuple[int, int], tuple[Piece, ...]] = {(0, 0): (donkey(),)}
    if players == 2:
        standing[2, 0] = (donkey(2),)
    properties = having(title="Plain", players=Players(players, players), start=Start((), ()))
    return map_of(PLACES, properties, homes=homes, pieces={**standing, **(pieces or {})})


def begin(scenario: Scenario, players: int = 1) -> Match:
    match = Match(Game.new(scenario, players, 1))
    match.passes_over = True
    match.begin()
    return match


def when(match: Match) -> tuple[int, Phase]:
    return match.state.turn, match.state.phase


def step(match: Match) -> None:
    """Take the first step that can be taken."""
    match.do(next(one for one in match.game.legal_actions() if isinstance(one, Step)))


def test_a_new_game_begins_where_something_can_be_done() -> None:
    match = begin(plain_map())
    assert when(match) == (1, Phase.MOVEMENT)
    assert not match.can_undo and not match.is_begun and not match.is_modified
    assert [type(action) for action in match.game.log] == [Figures, Done]


def test_empty_phases_are_passed_over_until_something_can_be_done() -> None:
    match = begin(plain_map())
    step(match)
    match.do(Done(0))
    assert when(match) == (2, Phase.MOVEMENT), "nothing can be built, paid or run"
    assert [type(action) for action in match.game.log[-4:]] == [Done] * 4
    assert [match.was_passed(entry) for entry in range(len(match.game.log))] == PASSED


def test_what_can_be_done_is_never_passed_over() -> None:
    match = begin(plain_map(pieces={(0, 0): (donkey(), donkey(stone=2))}))
    match.do(Done(0))
    assert when(match) == (1, Phase.BUILDING)
    assert any(isinstance(one, BuildRoad) for one in match.game.legal_actions())
    match.do(Done(0))
    assert when(match) == (1, Phase.WONDER), "the stones pay for a brick"


def test_without_the_setting_every_phase_waits() -> None:
    match = Match(Game.new(plain_map(), 1, 1))
    match.begin()
    assert when(match) == (1, Phase.PRODUCTION)
    match.do(Done(0))
    assert when(match) == (1, Phase.MOVEMENT)


def test_undo_takes_back_what_was_passed_over_with_what_led_there_and_no_trap_is_left() -> None:
    match = begin(plain_map())
    step(match)
    before = len(match.game.log)
    match.do(Done(0))
    far = match.game.log[:]
    match.undo()
    assert len(match.game.log) == before and when(match) == (1, Phase.MOVEMENT)
    match.redo()
    assert match.game.log == far and when(match) == (2, Phase.MOVEMENT)
    assert [match.was_passed(entry) for entry in range(len(far))] == PASSED
    match.undo()
    match.undo()
    assert not match.can_undo, "what was passed over at the start cannot be taken back by itself"
    match.undo()
    assert when(match) == (1, Phase.MOVEMENT)


def test_undo_of_a_phase_and_a_turn_stops_where_something_could_be_done() -> None:
    match = begin(plain_map())
    for _ in range(2):
        step(match)
        match.do(Done(0))
    assert when(match) == (3, Phase.MOVEMENT)
    for span in (Span.PHASE, Span.TURN):
        match.undo(span)
        assert when(match) == (2, Phase.MOVEMENT)
        assert not match.state.movement.points
        match.redo(span)
        assert when(match) == (3, Phase.MOVEMENT)


def test_a_phase_that_was_passed_over_can_be_gone_back_to_and_waits_there() -> None:
    match = begin(plain_map())
    step(match)
    match.do(Done(0))
    moment = next(n for n in range(len(match.game.log)) if match.mark_at(n).phase is Phase.BUILDING)
    match.look_at(moment)
    match.resume()
    assert when(match) == (1, Phase.BUILDING), "nothing goes on by itself where one went back to"
    match.do(next(one for one in match.game.legal_actions() if isinstance(one, Done)))
    assert when(match) == (2, Phase.MOVEMENT)


def test_the_question_of_the_order_is_passed_over_where_it_cannot_matter() -> None:
    match = begin(plain_map(2), 2)
    assert when(match) == (1, Phase.MOVEMENT) and match.state.stage is Stage.ASKING, "both can come to the woods"
    kinds = [type(action) for action in match.game.log if action.player != NONE]
    assert kinds == [Waive, Waive, Done, Done]


def test_machines_decide_for_themselves(qtbot: QtBot) -> None:
    match = begin(plain_map(2), 2)
    page = GamePage(match, [Seat(), Seat(AtOnce(RandomPlayer(1)))])
    qtbot.addWidget(page)
    page.seats.is_paused = True
    match.do(Waive(0))
    assert match.game.acting == (1,)
    match.do(Waive(1))
    mover = match.game.acting[0]
    other = 1 - mover
    match.do(Done(mover))
    assert match.game.acting == (other,)
    match.do(Done(other))
    passed = [match.game.log[entry] for entry in range(len(match.game.log)) if match.was_passed(entry)]
    assert all(action.player == 0 for action in passed[4:]), "the four at the start were all persons'"
    assert match.game.acting == (1,), "the person waives, the machine is waited for"
    match.undo()
    assert when(match) == (1, Phase.MOVEMENT) and match.persons == (0,)


def test_the_log_tells_what_was_passed_over() -> None:
    match = begin(plain_map())
    model = LogModel(match)
    step(match)
    match.do(Done(0))
    model.catch_up()
    texts = [row.text for row in model.rows if row.kind != HEADING]
    assert texts[0] == "Passed over: there is nothing to decide"
    assert [text for text in texts if text.startswith("Passed over")][1:] == [
        "Passed over: nothing can be built",
        "Passed over: nothing pays for a brick",
        "Passed over: there is nothing to decide",
    ]


def test_the_bar_tells_what_was_passed_over(qtbot: QtBot) -> None:
    match = begin(plain_map())
    page = GamePage(match)
    qtbot.addWidget(page)
    step(match)
    match.do(Done(0))
    assert page.turn_bar.message.toolTip().startswith("Passed over: building, wonder, production. ")


def test_the_setting_is_in_the_menu_and_kept(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    preferences.set_passes_over(True)
    _, page = begun(window, answers, plain_map(), qtbot, passes_over=True)
    assert when(page.match) == (1, Phase.MOVEMENT)
    assert not page.match.is_begun and not page.match.is_modified
    action = window.registry["play.pass_over"]
    assert action.isChecked()
    action.trigger()
    assert not action.isChecked() and not preferences.passes_over()
    qtbot.mouseClick(page.phase_end.done, Qt.MouseButton.LeftButton)
    assert when(page.match) == (1, Phase.BUILDING)
    action.trigger()
    qtbot.mouseClick(page.phase_end.done, Qt.MouseButton.LeftButton)
    assert when(page.match) == (2, Phase.MOVEMENT)


def test_the_only_home_is_taken_without_asking() -> None:
    scenario = map_of({(0, 0): "pasture", (1, 0): "sea"}, having(players=Players(1, 1)))
    match = Match(Game.new(scenario, 1, 1))
    match.passes_over = True
    match.begin()
    assert isinstance(match.game.log[1], ChooseHome) and match.state.turn == 1
    assert not any(isinstance(one, Transfer) for one in match.game.log)
