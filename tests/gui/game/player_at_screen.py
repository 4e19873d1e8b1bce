"""A player who does actions of the engine in the page of a game as a user would, with the mouse and the keys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import takewhile

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QTabWidget, QWidget

from rbdesigner.engine.core.actions import (
    Action,
    Answer,
    BuildBridge,
    BuildRoad,
    BuildWall,
    ChooseHome,
    Demolish,
    Done,
    Lead,
    LetGo,
    Make,
    Paid,
    Pray,
    Produce,
    Propose,
    SetDown,
    Step,
    TakeAboard,
    TakePosition,
    Transfer,
    Waive,
)
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.mechanics import legality
from rbdesigner.engine.notation.notation import line
from rbdesigner.hexes import position
from rbdesigner.messages.thing_wording import transporter_text
from rbdesigner.play.placement.board_pictures import pictures
from rbdesigner.play.placement.spots import Point
from rbdesigner.ui.game.choices.choice_widgets import TransferButton
from rbdesigner.ui.game.choices.group_block import ChoiceRow
from rbdesigner.ui.game.game_page import GamePage
from tests.gui.game.mouse import (
    CONTROL,
    PLAIN,
    RIGHT,
    SHIFT,
    Unreachable,
    bring_to_front,
    click,
    drag,
    hover,
    press,
    settle,
)
from tests.gui.game.paying_at_screen import choose, usual, within
from tests.gui.game.tile_at_screen import TileAtScreen


class PlayerAtScreen:
    """Plays in a page that is shown in a window.

    Where the window has several ways to do a thing they are taken in turn. Whatever cannot be done by somebody who
    sees no more than the screen raises :class:`Unreachable`.
    """

    def __init__(self, page: GamePage) -> None:
        self.page, self.match, self.focus = page, page.match, page.focus
        self.tile = TileAtScreen(page.tile_view)
        self.board = page.view.view.viewport()
        self.times: Counter[str] = Counter()
        """How often each thing was done that can be done in several ways."""
        self.untried: set[str] = set()
        """What was done, and can be done in ways that have not been taken yet."""
        page.window().activateWindow()
        settle()
        click(self.board, button=RIGHT)

    # Playing

    def play(self, *actions: Action) -> None:
        """Do actions of players one after the other; those that the window can do at one stroke are done so."""
        left = list(actions)
        while left:
            stroke = self._stroke(left)
            before, wanted = len(self.match.game.log), ", ".join(line(self.match.state, one) for one in stroke)
            try:
                self._do(stroke)
            except Unreachable as fault:
                raise Unreachable(f"no visible enabled control for: {wanted}; {fault}") from fault
            done = [action for action in self.match.game.log[before:] if action.player != NONE]
            assert done == stroke, f"wanted: {wanted}; done: {done}"
            del left[: len(stroke)]

    def _stroke(self, actions: Sequence[Action]) -> list[Action]:
        """As many of the first actions as can be done at once."""
        first = actions[0]
        if isinstance(first, Step):
            steps = tuple(takewhile(partial(_same_mover, first), actions))
            self.choose(first.transporter)
            ways = {target.actions for target in self.page.view.controller.targets}
            lengths = (length for length in range(len(steps), 1, -1) if steps[:length] in ways)
            return list(steps[: next(lengths, 1)])
        if isinstance(first, Transfer):
            run = list(takewhile(lambda one: one == first, actions))
            if len(run) == self._most(first):
                return run
        if isinstance(first, Waive):
            nobody: list[Action] = [Waive(player) for player in self.match.persons]
            assert list(actions[: len(nobody)]) == nobody, "they waive one after the other, or one of them asks at once"
            return nobody
        return [first]

    def _most(self, action: Action) -> int:
        """How often an action can be done, one after the other."""
        state, count = self.match.state.copy(), 0
        while legality.check(state, action) is None:
            legality.apply(state, action)
            count += 1
        return count

    def _do(self, stroke: Sequence[Action]) -> None:
        match stroke[0]:
            case Step() as step:
                self.choose(step.transporter)
                strike = partial(self._strike, stroke)
                self._take_turns("step", strike, strike, partial(self._drag_there, stroke))
            case Transfer() as move:
                self._transfer(move, many=len(stroke) > 1)
            case Done():
                self._take_turns("done", self._click_done, self.press_done)
            case ChooseHome():
                self._take_turns("home", partial(self._strike, stroke), partial(self.click_button, stroke[0]))
            case Waive():
                self._take_turns("skip", partial(press, Qt.Key.Key_Return), partial(self.click_button, *stroke))
            case paid if isinstance(paid, Paid) and paid != usual(self.match.state, paid):
                self._pay(paid)
            case BuildRoad() | BuildBridge() | BuildWall() | Demolish() as site:
                self.choose(site.transporter)
                self._take_turns("site", partial(self.click_button, site), partial(self._strike, stroke))
            case Answer() | Pray() | TakePosition() as asked if self._is_skipped_by_enter(asked):
                self._take_turns("skip", partial(press, Qt.Key.Key_Return), partial(self.click_button, asked))
            case Propose(action=Transfer() as move) as offer:
                self.choose(next(one for one in _named(move) if self.match.state.owners[one] == offer.player))
                self._take_turns("offer", partial(self.click_button, offer), partial(self.tile.offer, offer))
            case Propose(action=paid) as offer if isinstance(paid, Paid):
                self._ask(paid, offer)
            case Lead() | LetGo() | TakeAboard() | SetDown() as action:
                self.choose(action.transporter if isinstance(action, Lead | LetGo) else action.carrier)
                self._take_turns("action", partial(self.click_button, action), partial(self.tile.do, action))
            case Produce() | Make() as run if self._is_only_way(run):
                self._take_turns("run", partial(self.click_button, run), partial(self.tile.run, run))
            case other:
                self._look_at(other)
                self.click_button(other)

    def _take_turns(self, what: str, *ways: Callable[[], None]) -> None:
        """Do it in another of the ways than the last time."""
        self.times[what] += 1
        if self.times[what] < len(ways):
            self.untried.add(what)
        ways[(self.times[what] - 1) % len(ways)]()

    def _transfer(self, move: Transfer, many: bool) -> None:
        """Move a good, or as many as fit, in the panel or in the picture of the tile."""
        state, tile = self.match.state, self.tile
        mine = [one for one in _named(move) if state.owners[one] == move.player]
        here = state.on_tile[state.topology.spot_tiles[move.source]] if not mine else ()
        self.choose((mine or [one for one in here if state.owners[one] == move.player])[0])
        on_tile = [tile.drag_good]
        if move.target < 0 <= move.source:
            on_tile = [tile.click_good, tile.drag_good]
        elif move.source < 0 <= move.target and len(state.topology.regions_of[self.focus.tile]) == 1:
            on_tile = [tile.click_good, tile.put_down, tile.drag_good]
        ways = [way for on_picture in on_tile for way in (self._click_transfer, on_picture)]
        sort = line(state, move).split()[1]
        self._take_turns(sort, *(partial(way, move, many) for way in ways))

    # Choosing transporters

    def choose(self, transporter: int) -> None:
        """Choose a transporter: most often on the board, else by key, in the picture of its tile or in the panel."""
        if self.focus.transporter == transporter:
            return
        on_board = partial(self._choose_on_board, transporter)
        others = (self._choose_by_key, self._choose_on_tile, self._choose_in_panel)
        ways = [way for other in others for way in (on_board, on_board, partial(other, transporter))]
        self._take_turns("choose", *ways)
        if self.focus.transporter != transporter:
            raise Unreachable(f"{transporter_text(self.match.state, transporter)} cannot be chosen")

    def _choose_on_board(self, transporter: int) -> None:
        """Click its picture; where several look alike, until it is the one."""
        at = self._picture_of(transporter)
        if at is None:
            self._choose_on_tile(transporter)
            return
        for _ in self.match.state.kinds:
            if self.focus.transporter != transporter:
                self._click_board(at)

    def _picture_of(self, transporter: int) -> Point | None:
        """A point of the board where the window names a transporter, or one that looks alike; None if it is hidden."""
        state, scenario, tile = self.match.state, self.page.view.board.scenario, self.match.state.tile_of(transporter)
        placed, alike = next(each for each in pictures(state, scenario, tile) if transporter in each[1])
        x, y = position(state.topology.places[tile], scenario.orientation)
        names = [transporter_text(state, one).casefold() for one in alike]
        for point in _around((x + placed.centre[0], y + placed.centre[1]), 0.9 * placed.size):
            hover(self.board, self._pixel(point))
            note = self.page.view.note.casefold()
            if self.page.view.intent is None and any(f"{name} of" in note for name in names):
                return point
        return None

    def _choose_on_tile(self, transporter: int) -> None:
        """Look at its tile, and click it there."""
        state, orientation = self.match.state, self.page.view.scene.orientation
        click(self.board, button=RIGHT)
        self._click_board(position(state.topology.places[state.tile_of(transporter)], orientation))
        if self.focus.transporter != transporter:
            self.tile.choose(transporter)

    def _choose_by_key(self, transporter: int) -> None:
        """Go through them with N, the pointer over the board."""
        hover(self.board, self.board.rect().center())
        for _ in self.match.state.kinds:
            if self.focus.transporter != transporter:
                press(Qt.Key.Key_N)

    def _choose_in_panel(self, transporter: int) -> None:
        """Click it in the fleet of its player."""
        self._bring(self.page.players)
        block = self.page.players.blocks[self.match.state.owners[transporter]]
        if not block.is_open:
            click(block.heading)
        click(block.rows[transporter])

    # The board

    def _pixel(self, point: Point) -> QPoint:
        return self.page.view.view.viewportTransform().map(QPointF(*point)).toPoint()

    def _click_board(self, point: Point, keys: Qt.KeyboardModifier = PLAIN) -> None:
        click(self.board, self._pixel(point), keys=keys)

    def _sign_of(self, stroke: Sequence[Action]) -> tuple[Point, Qt.KeyboardModifier]:
        """Where the board shows that a click does a stroke, and the keys that are held then."""
        if isinstance(stroke[0], BuildWall | Demolish) is not self.page.view.controller.walls.is_taken:
            self._take_turns("walls", partial(click, self.page.view.walls), partial(press, Qt.Key.Key_W))
        for target in self.page.view.controller.targets:
            for meant, keys in ((target, PLAIN), (target.otherwise, SHIFT)):
                if meant is not None and meant.actions == tuple(stroke) and not meant.reason:
                    hover(self.board, self._pixel(target.at))
                    if self.page.view.intent == target:
                        return target.at, keys
                    raise Unreachable(f"the board offers something else at its sign: {self.page.view.note}")
        raise Unreachable("no sign of it on the board")

    def _strike(self, stroke: Sequence[Action]) -> None:
        """Click the sign of a stroke."""
        self._click_board(*self._sign_of(stroke))

    def _drag_there(self, stroke: Sequence[Action]) -> None:
        """Drag the chosen transporter to the sign of a stroke; or click that, if it is hidden behind others."""
        (end, _), start = self._sign_of(stroke), self._picture_of(self.focus.transporter)
        if start is None:
            self._click_board(end)
        else:
            drag(self.board, self._pixel(start), self._pixel(end))

    # The panels

    def _bring(self, panel: QWidget) -> None:
        """Bring a panel to the front, if it is one of the tabs."""
        tabs = self.page.findChild(QTabWidget, "game-panels")
        assert tabs is not None
        if tabs.indexOf(panel) >= 0:
            bring_to_front(tabs, panel)

    def _look_at(self, action: Action) -> None:
        """Choose the transporter of an action, or one on its tile."""
        state = self.match.state
        number, tile = getattr(action, "transporter", NONE), getattr(action, "tile", NONE)
        if number == NONE and tile != NONE and self.focus.tile != tile:
            number = next(one for one in state.on_tile[tile] if state.owners[one] == action.player)
        if number != NONE:
            self.choose(number)

    def click_button(self, action: Action, *also: Action) -> None:
        """Click the button of an action, or of several that are done at once."""
        row = self._row_of(action, also)
        if not row.button.is_possible:
            raise Unreachable(f"its button says: {row.button.toolTip()}")
        click(row.button)

    def _row_of(self, action: Action, also: tuple[Action, ...] = ()) -> ChoiceRow:
        """The row of an action; the row that gathers it with others is opened."""
        self._bring(self.page.choices)
        self._look_at(action)
        rows = [row for row in self.page.choices.findChildren(ChoiceRow) if row.isVisible()]
        shown = [(row, row.button.choice) for row in rows if row.button.choice is not None]
        for row, choice in shown:
            if (choice.action, choice.also) == (action, also) and not choice.parts:
                return row
        for row, choice in shown:
            if not row.button.is_open and any(part.action == action for part in choice.parts):
                click(row.button)
                return self._row_of(action, also)
        raise Unreachable("no button of it")

    def _click_transfer(self, move: Transfer, many: bool) -> None:
        """Click the good in the row from the one place to the other."""
        self._bring(self.page.choices)
        for button in self.page.choices.findChildren(TransferButton):
            if button.isVisible() and button.transfer is not None and button.transfer.action == move:
                click(button, keys=CONTROL if many else PLAIN)
                return
        raise Unreachable("no button of that good")

    # Paying

    def _ask(self, paid: Paid, offer: Action) -> None:
        """Ask others: at once where they have to give what lacks, else for the goods that are chosen."""
        row = self._row_of(usual(self.match.state, paid))
        if row.button.choice is not None and row.button.choice.offer == offer:
            click(within(row, "ask-others"))
        else:
            self._pay(paid)

    def _pay(self, paid: Paid) -> None:
        """Choose the goods, then pay, or ask those whose goods they are."""
        row = self._row_of(usual(self.match.state, paid))
        choose(row, paid.inputs)
        self._take_turns("pay", partial(click, within(row, "pay")), partial(press, Qt.Key.Key_Return))

    def _is_only_way(self, run: Produce | Make) -> bool:
        """Whether the building can be run in one way only, once its transporter is chosen."""
        self.choose(run.transporter)
        legal = legality.legal_actions(self.match.state, transporter=run.transporter)
        return [one for one in legal if isinstance(one, Produce | Make)] == [run]

    def _is_skipped_by_enter(self, action: Action) -> bool:
        """Whether Enter does it and no more: it is the first of its kind that is asked for, or a refusal."""
        alike = [one for one in legality.legal_actions(self.match.state) if type(one) is type(action)]
        return not action.agrees if isinstance(action, Answer) else action == alike[0]

    def _click_done(self) -> None:
        click(self.page.phase_end.done)

    def press_done(self) -> None:
        if not self.page.phase_end.done.isEnabled():
            raise Unreachable(self.page.phase_end.done.toolTip())
        press(Qt.Key.Key_Return, CONTROL)


def _named(move: Transfer) -> list[int]:
    """The transporters between which a good is moved."""
    return [~place for place in (move.source, move.target) if place < 0]


def _same_mover(step: Step, other: Action) -> bool:
    return isinstance(other, Step) and other.transporter == step.transporter


def _around(centre: Point, most: float) -> Iterator[Point]:
    """A point and others about it, ever farther away."""
    yield centre
    ways = ((1, 0), (0, 1), (-1, 0), (0, -1), (0.7, 0.7), (-0.7, 0.7), (-0.7, -0.7), (0.7, -0.7))
    for ring in range(1, 9):
        for dx, dy in ways:
            yield centre[0] + dx * most * ring / 8, centre[1] + dy * most * ring / 8
