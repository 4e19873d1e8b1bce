"""What costs goods is planned: a picture is dragged to its place, its price is brought there, and it is built."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSplitter
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Action, Build, BuildBridge, Done, Step, Transfer
from rbdesigner.engine.core.codes import BOARDS, BUILDINGS, MINE, NONE, SUBJECTS
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.play.build_plans import BuildPlan, StructureKind
from rbdesigner.play.match import Match
from rbdesigner.rules.tables import BuildingKind, Mixture, Subject
from rbdesigner.ui.game.board.picture_menu import PictureMenu
from rbdesigner.ui.game.board.target import Shape
from rbdesigner.ui.game.choices.structure_palette import StructureButton
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import preferences
from tests.engine.games.test_games import played
from tests.engine.small_game import SmallGame, game_of
from tests.gui.game.begun import isle
from tests.gui.game.board_user import BoardUser
from tests.gui.game.gestures import Gestures
from tests.gui.game.mouse import CONTROL, LEFT, PLAIN, click, hover, pull, settle

WOODCUTTER, QUARRY, SAWMILL = (
    BUILDINGS.index(kind) for kind in (BuildingKind.WOODCUTTER, BuildingKind.QUARRY, BuildingKind.SAWMILL)
)


class Planner(Gestures):
    """A user at the first movement of a solo game."""

    def __init__(self, window: MainWindow) -> None:
        preferences.set_passes_over(True)
        record = played("solo-millbrook")
        game = Game.new(record.scenario, record.players, record.seed)
        super().__init__(window.workbench.games.show(Match(game)))
        settle()
        if self.state.phase is Phase.SETUP:
            self.home("0,0")
            settle()
        self.begun = len(self.match.game.log)

    @property
    def done_since(self) -> list[Action]:
        return [action for action in self.match.game.log[self.begun :] if action.player != NONE]

    @property
    def planned(self) -> list[object]:
        """What the board shows as planned."""
        settle()
        return [one.plan.work for one in self.page.view.planned]

    @property
    def message(self) -> str:
        settle()
        return self.page.turn_bar.message.text()

    def picture(self, building: int) -> StructureButton:
        found = self.page.choices.structures.buttons
        return next(button for button in found if button.kind == StructureKind(Build, building))

    def at(self, tile: str) -> QPoint:
        """A point of the window on a tile, off all pictures."""
        return self._pixel(self._free(self.spot(tile)))

    def hold(self, building: int, tile: str) -> QPoint:
        """Drag a picture over a tile without letting go; the point of the picture's button that is there."""
        return pull(self.picture(building), self.board, self.at(tile))

    def release(self, building: int, at: QPoint) -> None:
        QTest.mouseRelease(self.picture(building), LEFT, PLAIN, at)
        settle()

    def sign_of_plan(self) -> QPoint:
        (target,) = [target for target in self.page.view.controller.targets if target.shape is Shape.PLAN]
        return self._pixel(target.at)


@pytest.fixture
def user(window: MainWindow) -> Planner:
    return Planner(window)


def test_what_would_be_brought_is_shown_before_a_picture_is_let_go(user: Planner, qtbot: QtBot) -> None:
    at = user.hold(WOODCUTTER, "1,0/0")
    view = user.page.view
    assert (
        view.note
        == "Plan a woodcutter on (1, 0): 1 board\nDonkey 1 brings 1 board: 1 of 2 points, and no farther this turn"
    )
    assert view.preview is not None
    assert view.preview.supply_plans
    assert not user.done_since, "nothing is done before the button is let go"
    qtbot.waitUntil(lambda: len(view.controller.targets) == 2)
    places = {target.ground.place for target in view.controller.targets if target.ground is not None}
    assert {(place.q, place.r) for place in places} == {(1, 0), (-1, 1)}, "where it can be is lit"
    user.release(WOODCUTTER, at)
    load, step = Transfer(0, BOARDS, user.spot("0,0"), ~0), Step(0, 0, user.spot("1,0/0"))
    assert user.done_since == [load, step]
    assert user.planned == [Build(0, 0, WOODCUTTER, user.spot("1,0/0"))]
    assert user.message == "Planned: a woodcutter on (1, 0). It is built when your building phase begins."
    assert user.page.focus.transporter == 0
    user.press(Qt.Key.Key_Z, CONTROL)
    assert (user.done_since, user.planned) == ([], []), "it was one stroke"


def test_what_is_planned_is_built_by_itself_and_told(user: Planner) -> None:
    user.plan(BuildingKind.WOODCUTTER, "1,0/0")
    (work,) = user.planned
    user.done()
    assert user.done_since[-2:] == [Done(0), work]
    assert user.message == "Built as planned: a woodcutter on (1, 0)"
    assert user.state.phase is Phase.BUILDING
    user.press(Qt.Key.Key_Z, CONTROL)
    assert user.done_since[-1] == Done(0)
    assert user.planned == [work]
    hover(user.board, user.sign_of_plan())
    assert user.page.view.note.splitlines()[1] == "Its sign builds it now."
    user.sign(Build, "1,0/0", building=WOODCUTTER)
    assert user.done_since[-1] == work


def test_the_end_of_the_turn_builds_what_is_planned(user: Planner) -> None:
    user.plan(BuildingKind.WOODCUTTER, "1,0/0")
    user.plan(BuildingKind.SAWMILL, "0,0")
    first, second = user.planned
    user.end_turn()
    assert user.state.turn == 2
    assert [action for action in user.done_since if isinstance(action, Build)] == [first, second]
    user.press(Qt.Key.Key_Z, CONTROL)
    assert user.state.phase is Phase.MOVEMENT, "it was one stroke"
    assert user.planned == [first, second]


def test_what_cannot_be_planned_says_why_and_escape_and_what_is_beside_the_board_give_up(user: Planner) -> None:
    at = user.hold(WOODCUTTER, "1,-1")
    assert user.page.view.note == "A woodcutter stands on woods; (1, −1) is rock."
    user.release(WOODCUTTER, at)
    assert user.message == "A woodcutter stands on woods; (1, −1) is rock."
    assert (user.done_since, user.planned) == ([], [])
    at = user.hold(WOODCUTTER, "1,0/0")
    user.press(Qt.Key.Key_Escape)
    assert user.page.view.preview is None
    user.release(WOODCUTTER, at)
    assert (user.done_since, user.planned) == ([], [])
    user.hold(WOODCUTTER, "1,0/0")
    user.release(WOODCUTTER, user.picture(WOODCUTTER).rect().center())
    assert (user.done_since, user.planned) == ([], [])
    assert user.page.view.controller.plan_controller.kind is None


def test_a_click_on_its_picture_takes_a_plan_back_and_out_of_the_preview_of_production(
    user: Planner, qtbot: QtBot
) -> None:
    user.plan(BuildingKind.SAWMILL, "0,0")
    (work,) = user.planned
    at = user.sign_of_plan()
    hover(user.board, at)
    assert user.page.view.note == (
        "Planned: a sawmill on (0, 0), 2 boards, 1 stone\nIt is built when your building phase begins.\n"
        "A click takes the plan back."
    )
    click(user.board, at)
    assert not user.planned
    assert user.message == "No longer planned: a sawmill on (0, 0). Undo brings it back."
    user.press(Qt.Key.Key_Z, CONTROL)
    assert user.planned == [work]
    click(user.board, user.sign_of_plan())
    user.plan(BuildingKind.QUARRY, "1,-1")
    forecast = user.page.forecast
    qtbot.waitUntil(lambda: [one.text for one in forecast.coming] == ["1 stone: quarry on (1, −1)"])
    click(user.board, user.sign_of_plan())
    qtbot.waitUntil(lambda: not forecast.coming)


def test_a_picture_is_taken_with_a_click_and_planned_with_another_or_with_the_keyboard(
    user: Planner, qtbot: QtBot
) -> None:
    click(user.picture(QUARRY))
    hover(user.board, user.at("1,-1"))
    assert user.page.view.note.startswith("Plan a quarry on (1, −1): 2 boards")
    click(user.board, user.at("1,-1"))
    assert user.planned == [Build(0, 0, QUARRY, user.spot("1,-1"))]
    assert user.page.view.controller.plan_controller.kind is None, "it is in the hand no more"
    user.press(Qt.Key.Key_Z, CONTROL)
    user.picture(WOODCUTTER).setFocus(Qt.FocusReason.TabFocusReason)
    user.press(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: len(user.page.view.controller.targets) == 2)
    user.press(Qt.Key.Key_Right)
    assert user.page.view.note.startswith("Plan a woodcutter on ")
    user.press(Qt.Key.Key_Return)
    assert len(user.planned) == 1


def test_a_plan_that_has_come_to_nothing_says_why_and_stays(user: Planner) -> None:
    user.plan(BuildingKind.SAWMILL, "0,0")
    (work,) = user.planned
    user.bring("stone", "0,0", "1,-1")
    (shown,) = user.page.view.planned
    assert shown.reason == "It takes 2 boards and 1 stone; 1 stone is missing."
    user.end_turn()
    assert user.state.phase is Phase.BUILDING, "it is not ended before that is seen"
    assert user.planned == [work]
    assert user.message.startswith("What you have planned is not built, a sawmill on (0, 0): ")
    user.end_turn()
    assert user.state.turn == 2
    assert not user.planned


def test_the_pictures_use_the_width_that_there_is_and_are_there_for_a_person_who_moves(
    user: Planner, qtbot: QtBot
) -> None:
    palette, splitter = user.page.choices.structures, user.page.choices.parentWidget()
    while splitter is not None and not (isinstance(splitter, QSplitter) and splitter.widget(0) is user.page.view):
        splitter = splitter.parentWidget()
    assert isinstance(splitter, QSplitter)

    def rows() -> int:
        return len({button.y() for button in palette.buttons})

    wide, lines = splitter.sizes(), rows()
    splitter.setSizes([wide[0] + 100, wide[1] - 100])
    qtbot.waitUntil(lambda: rows() > lines)
    qtbot.waitUntil(lambda: all(palette.rect().contains(button.geometry()) for button in palette.buttons))
    splitter.setSizes(wide)
    qtbot.waitUntil(lambda: rows() == lines)
    user.done()
    assert user.state.phase is not Phase.MOVEMENT or user.state.turn == 2
    if user.state.phase is Phase.BUILDING:
        settle()
        assert not palette.isVisible()
    user.press(Qt.Key.Key_Z, CONTROL)
    assert palette.isVisible()
    user.match.seat_machines(frozenset({0}), paused=True)
    settle()
    assert not palette.isVisible()


def test_a_plan_alone_can_be_taken_back_at_once(qtbot: QtBot) -> None:
    match = Match(Game.new(isle(), 1, 1))
    match.passes_over = True
    page = GamePage(match)
    qtbot.addWidget(page)
    match.begin()
    while match.state.phase is not Phase.MOVEMENT:
        match.do(Done(0))
    match.mark_saved()
    page.resize(1000, 700)
    page.show()
    bar = page.turn_bar
    assert not match.can_undo
    match.plan(BuildPlan(Build(0, 0, SAWMILL, match.state.homes[0]), match.state.turn))
    qtbot.waitUntil(bar.undo.isEnabled)
    click(bar.undo, bar.undo.rect().center() - QPoint(8, 0))
    assert not match.plans
    qtbot.waitUntil(lambda: bar.redo.isEnabled() and not bar.undo.isEnabled())
    match.redo()
    assert len(match.plans) == 1


def test_what_would_spoil_a_plan_says_so_before_it_is_done(user: Planner) -> None:
    user.plan(BuildingKind.SAWMILL, "0,0")
    spoilt = "Then this could not be built as planned: a sawmill on (0, 0)"
    start, end = user._pixel(user._pile("stone", user.spot("0,0"))), user.at("1,-1")
    QTest.mousePress(user.board, LEFT, PLAIN, start)
    for step in (1, 2, 3):
        QTest.mouseMove(user.board, start + (end - start) * step / 3)
    assert user.page.view.note.endswith("\n" + spoilt)
    user.press(Qt.Key.Key_Escape)
    QTest.mouseRelease(user.board, LEFT, PLAIN, end)
    user.bring("boards", "0,0", "1,-1", many=True)
    assert user.planned, "two of five boards are not missed"
    user.bring("boards", "0,0", "1,-1")
    (shown,) = user.page.view.planned
    assert not shown.reason
    assert user.match.state.on_tile[user.state.topology.spot_tiles[user.spot("0,0")]], "its builder stays"


def test_what_the_bag_of_a_mine_holds_is_asked_where_it_can_be_chosen(qtbot: QtBot) -> None:
    tiles = "0,0 pasture; 1,0 mountain"
    small = SmallGame(tiles, Phase.MOVEMENT, players=1)
    small.road("0,0", 4)
    small.put("truck", "0,0", boards=3, stone=1)
    small.state.subjects = (1 << SUBJECTS.index(Subject.SPECIALISATION),)
    board = BoardUser(qtbot, game_of(tiles, small))
    board.view.take_up(StructureKind(Build, MINE))
    board.hover(board.middle(1, 0))
    assert board.view.note.endswith("\nRelease to choose what its bag holds")
    board.click(board.middle(1, 0))
    (menu,) = board.view.findChildren(PictureMenu)
    assert [button.text() for button in menu.buttons] == ["3 gold and 3 iron", "4 gold", "4 iron"]
    click(menu.buttons[2])
    assert [plan.work for plan in board.match.plans] == [Build(0, 0, MINE, small.spot("1,0"), Mixture(0, 4))]


def test_a_bridge_is_planned_over_a_river(qtbot: QtBot) -> None:
    tiles = "0,0 pasture 0-3; 1,0 woods"
    small = SmallGame(tiles, Phase.MOVEMENT, players=1)
    small.put("donkey", "1,0", stone=1)
    board = BoardUser(qtbot, game_of(tiles, small))
    board.view.take_up(StructureKind(BuildBridge))
    board.hover(board.middle(1, 0))
    assert board.view.note == "There is no place for it here."
    board.hover(board.middle(0, 0))
    assert (
        board.view.note
        == "Plan a bridge on (0, 0): 1 stone\nDonkey 1 brings 1 stone: 1 of 2 points, and no farther this turn"
    )
    board.click(board.middle(0, 0))
    (plan,) = board.match.plans
    assert isinstance(plan.work, BuildBridge)
    board.match.do(Done(0))
    assert any(board.match.state.bridges)
