"""The row above the board: turn, order, undo, messages, and the past."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from rbdesigner.messages.thing_wording import phase_text
from rbdesigner.play.match import Match
from rbdesigner.play.strokes import Span
from rbdesigner.ui.game.panels.time_slider import TimeSlider
from rbdesigner.ui.game.panels.turn_bar import TurnBar
from rbdesigner.ui.game.players.seats import Seats
from tests.engine.games.test_games import played

GAMES = Path(__file__).parents[2] / "games"


@pytest.fixture
def bar(qtbot: QtBot) -> TurnBar:
    return shown(qtbot, "duo-the-lake-between", 60)


def shown(qtbot: QtBot, name: str, moment: int | None = None) -> TurnBar:
    """The bar of a recorded game after so many entries of its log, else at its end."""
    game = played(name).copy()
    game.go_to(len(game.log) if moment is None else moment)
    match = Match(game)
    seats = Seats(match, [])
    bar = TurnBar(match, seats)
    seats.setParent(bar)
    bar.match = match  # type: ignore[attr-defined]  # kept alive as long as the bar
    qtbot.addWidget(bar)
    bar.resize(1280, bar.sizeHint().height())
    bar.show()
    return bar


def match_of(bar: TurnBar) -> Match:
    match = bar.match  # type: ignore[attr-defined]
    assert isinstance(match, Match)
    return match


def click(widget: object) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)  # type: ignore[call-overload]


def test_it_follows_the_moment(qtbot: QtBot, bar: TurnBar) -> None:
    match = match_of(bar)
    assert bar.turn.text() == f"Turn {match.state.turn} of {match.state.terms.turns}"
    assert bar.phases.phase is match.state.phase
    bar.slider.setFocus()
    QTest.keyClick(bar.slider, Qt.Key.Key_Home)
    assert match.moment == 0
    qtbot.waitUntil(lambda: bar.turn.text() == "Setting up")
    assert bar.past.isVisible()
    assert not bar.message.isVisible()
    click(bar.past.back)
    assert match.is_present
    qtbot.waitUntil(lambda: not bar.past.isVisible())


def test_going_on_from_the_past_leaves_a_line_in_the_menu(qtbot: QtBot, bar: TurnBar) -> None:
    match = match_of(bar)
    log = match.game.log[:]
    bar.slider.setValue(30)
    qtbot.waitUntil(bar.past.isVisible)
    click(bar.past.on)
    assert len(match.game.log) == 30
    qtbot.waitUntil(bar.variations.isVisible)
    menu = bar.variations.menu()
    menu.aboutToShow.emit()
    menu.actions()[0].trigger()
    assert match.game.log == log


def test_undo_and_redo_are_pressed(qtbot: QtBot, bar: TurnBar) -> None:
    match = match_of(bar)
    log = match.game.log[:]
    click(bar.undo)
    assert len(match.game.log) < len(log)
    qtbot.waitUntil(bar.redo.isEnabled)
    click(bar.redo)
    assert match.game.log == log
    bar.undo.menu().actions()[2].trigger()
    assert match.game.log[-1].player < 0 or match.mark_at(len(match.game.log) - 1).turn < match.state.turn


def test_a_message_is_cut_between_sentences(qtbot: QtBot, bar: TurnBar) -> None:
    sentences = [f"Something came of number {number}" for number in range(12)]
    bar.resize(1280, bar.height())
    bar.tell(". ".join(sentences))
    shown, metrics = bar.message.text(), bar.message.fontMetrics()
    whole = [each for each in sentences if each in shown]
    assert 0 < len(whole) < 12
    assert shown == f"{'. '.join(whole)}. And {12 - len(whole)} more"
    assert metrics.horizontalAdvance(shown) <= bar.message.width()
    bar.tell("Short")
    assert bar.message.text() == "Short"


def test_a_message_of_several_lines_stands_in_one(qtbot: QtBot, bar: TurnBar) -> None:
    bar.resize(1280, bar.height())
    bar.tell("Too far for this turn.\nA step off the roads takes all the points of a turn.")
    assert bar.message.text() == "Too far for this turn. A step off the roads takes all the points of a turn."
    bar.tell("Too far for this turn.\n" + "Once more. " * 100)
    assert "\n" not in bar.message.text()
    assert bar.message.text().startswith("Too far for this turn. Once more")


def test_a_message_stands_for_a_while_and_is_never_cut(qtbot: QtBot, bar: TurnBar) -> None:
    bar.tell("Too far. " * 100)
    assert bar.message.toolTip() == "Too far. " * 100
    assert bar.message.fontMetrics().horizontalAdvance(bar.message.text()) <= bar.message.width()
    bar.message._fading.timeout.emit()
    assert not bar.message.text()


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        (574, "North refuses"),
        (576, "North agrees"),
        (1082, "1 stone used from donkey 7. The wall puts steamer 12 out to the sea at (0, 0)"),
        (100, ""),
    ],
)
def test_what_comes_of_an_action_stands_in_place_of_what_was_told_before(qtbot: QtBot, entry: int, told: str) -> None:
    bar = shown(qtbot, "duo-the-lake-between", entry + 1)
    match = match_of(bar)
    action = match.game.log[entry]
    match.undo(Span.ACTION)
    bar.tell("A donkey holds 2 goods at most.")
    match.do(action)
    assert bar.message.full_text == told


@pytest.mark.rule("T8")
def test_while_an_offer_waits_it_tells_who_answers_whom_and_the_turn_stays(qtbot: QtBot) -> None:
    bar = shown(qtbot, "duo-the-lake-between", 574)
    state = match_of(bar).state
    assert state.offer is not None
    assert bar.player.full_text == "North to answer South"
    before = shown(qtbot, "duo-the-lake-between", 573)
    assert bar.chart.grab().toImage() == before.chart.grab().toImage(), "the ring stays with South"


def test_solo_has_no_order_of_play(qtbot: QtBot) -> None:
    bar = shown(qtbot, "solo-millbrook", 60)
    assert not bar.chart.isVisible()
    assert not bar.temple.isVisible()


def test_ticks_stand_where_turns_begin(qtbot: QtBot, bar: TurnBar) -> None:
    match = match_of(bar)
    turns = [match.mark_at(entry).turn for entry in bar.slider.turns]
    assert turns == sorted(set(turns))
    assert turns[-1] == match.mark_at(len(match.game.log) - 1).turn


@pytest.mark.parametrize(
    ("name", "result"),
    [("duo-the-lake-between", "North wins with 269 points"), ("solo-millbrook", "340 points")],
)
def test_a_game_that_is_over_tells_its_result(qtbot: QtBot, name: str, result: str) -> None:
    bar = shown(qtbot, name)
    assert bar.player.full_text == f"The game is over: {result}"
    assert bar.player.text() == bar.player.full_text, "nothing of it is cut"
    assert not bar.phases.isVisible(), "no phase is being played"
    with qtbot.waitSignal(bar.result_wanted):
        click(bar.result)
    match_of(bar).look_at(60)
    qtbot.waitUntil(bar.phases.isVisible)
    assert not bar.result.isVisible()


def test_the_result_takes_no_more_room_than_there_is(qtbot: QtBot) -> None:
    bar = shown(qtbot, "quartet-crossroads")
    assert bar.result.isVisible()
    assert bar.minimumSizeHint().width() <= 1280
    assert bar.player.width() >= 200


# The slider


def numbered(slider: TimeSlider) -> dict[int, int]:
    """The turns whose numbers stand beside their ticks, with the moments at which they begin."""
    return {slider._match.mark_at(moment).turn: moment for moment in slider.numbers()}


@pytest.mark.parametrize("width", [120, 300, 500, 900])
def test_turns_have_their_numbers_where_there_is_room(qtbot: QtBot, width: int) -> None:
    slider = shown(qtbot, "duo-the-lake-between").slider
    slider.setFixedWidth(width)
    boxes = list(slider.numbers().values())
    assert all(slider.rect().contains(box) for box in boxes)
    assert not [box for box in boxes for other in boxes if box is not other and box.intersects(other)]
    turns = numbered(slider)
    assert 0 not in turns, "setting up is no turn"
    assert {10, 20} <= set(turns)
    assert len(turns) >= min(26, width // 30)
    for moment, box in slider.numbers().items():
        assert box.left() == slider.x_of(moment)


def test_the_numbers_are_painted(qtbot: QtBot) -> None:
    slider = shown(qtbot, "duo-the-lake-between").slider
    box = slider.numbers()[numbered(slider)[20]]
    picture = slider.grab().toImage()
    shades = {picture.pixel(x, y) for x in range(box.left() + 1, box.right()) for y in range(box.top(), box.bottom())}
    assert len(shades) > 5


def test_a_tip_tells_the_moment_under_the_pointer_and_a_click_goes_there(qtbot: QtBot, bar: TurnBar) -> None:
    slider, match = bar.slider, match_of(bar)
    for moment in (20, 41, 60):
        at = QPoint(slider.x_of(moment), slider.height() // 2)
        assert slider.moment_at(at.x()) == moment
        if moment == 20:
            QApplication.sendEvent(slider, QHelpEvent(QHelpEvent.Type.ToolTip, at, slider.mapToGlobal(at)))
        else:
            QTest.mouseMove(slider, at)
        qtbot.waitUntil(lambda moment=moment: QToolTip.text() == phase_text(match.game.state_at(moment)))  # type: ignore[misc]
        assert match.moment == 60, "nothing is looked at yet"
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.x_of(20), slider.height() // 2))
    assert match.moment == 20
