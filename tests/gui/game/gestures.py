"""A player in the window who counts: a click, a drag and the press of a key are a gesture each."""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QPoint, QPointF, Qt

from rbdesigner.engine.core.actions import Action, Build, BuildRoad, Step
from rbdesigner.engine.core.codes import BUILDINGS, GOODS, NONE
from rbdesigner.engine.core.state import GameState
from rbdesigner.hexes import Hex, position
from rbdesigner.play.build_plans import StructureKind
from rbdesigner.play.placement.board_pictures import goods_shown, goods_under, stand_of
from rbdesigner.play.placement.spots import Point, ground_of, point_of
from rbdesigner.rules.tables import BuildingKind
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.canvas.pointer import Pointer, pointer_at
from rbdesigner.ui.game.board.picture_menu import PictureMenu
from rbdesigner.ui.game.board.site_targets import half_edge_crossing
from rbdesigner.ui.game.board.target import Target
from rbdesigner.ui.game.choices.group_block import ChoiceRow
from rbdesigner.ui.game.game_page import GamePage
from tests.gui.game.mouse import (
    CONTROL,
    PLAIN,
    RIGHT,
    SHIFT,
    Unreachable,
    click,
    drag,
    drag_to,
    hover,
    press,
    settle,
)

FINE = [number / 25 for number in range(-25, 26)]


class Gestures:
    """Plays in a page that is shown in a window, seeing no more than the screen."""

    def __init__(self, page: GamePage) -> None:
        self.page, self.match = page, page.match
        self.board = page.view.view.viewport()
        self.count = 0
        page.window().activateWindow()
        settle()
        click(self.board, button=RIGHT)

    @property
    def state(self) -> GameState:
        """The present."""
        return self.match.state

    @property
    def _shown(self) -> Scenario:
        return self.page.view.board.scenario

    # Where

    def spot(self, name: str) -> int:
        """The region of a tile: ``1,-1``, or ``1,0/0`` where a river divides it."""
        at, _, half_edge = name.partition("/")
        q, r = at.split(",")
        topology = self.state.topology
        return self.state.root[topology.region_at[topology.index[Hex(int(q), int(r))]][int(half_edge or 0)]]

    def _pixel(self, point: Point) -> QPoint:
        return self.page.view.view.viewportTransform().map(QPointF(*point)).toPoint()

    def _pointer(self, point: Point) -> Pointer:
        """What the board makes of a point, as exactly as pixels are."""
        view = self.page.view.view
        return pointer_at(view.scene_point(QPointF(self._pixel(point))), self.page.view.scene.orientation, PLAIN)

    def _free(self, spot: int) -> Point:
        """A point of a region with nothing but goods on it, as near to its middle as can be."""
        state, shown, hand = self.state, self._shown, self.page.view.controller
        x0, y0 = position(state.topology.places[state.topology.spot_tiles[spot]], shown.orientation)
        middle, ground = point_of(state.topology, shown, spot), ground_of(state, shown, spot)
        points = sorted(
            ((x0 + x, y0 + y) for x, y in product(FINE, FINE)),
            key=lambda at: (at[0] - middle[0]) ** 2 + (at[1] - middle[1]) ** 2,
        )
        for point in points:
            pointer = self._pointer(point)
            if ground.contains(pointer.at, shown.orientation) and not hand.transporters_at(pointer):
                return point
        raise Unreachable("nothing of the ground can be seen")

    def _pile(self, good: str, spot: int) -> Point:
        """A point at which goods of a kind are taken hold of, and nothing else: on the ground, or else aboard."""
        state, kind = self.state, GOODS.index(good)  # type: ignore[arg-type]
        aboard = [~one for one in state.owned(state.player) if state.spots[one] == spot]
        for holder in (spot, *aboard):
            point = self._held_at(kind, holder, spot) if state.amount(holder, kind) else None
            if point is not None:
                return point
        raise Unreachable(f"no {good} are seen there")

    def _held_at(self, good: int, holder: int, spot: int) -> Point | None:
        state, shown, view = self.state, self.page.view.board.scenario, self.page.view
        tile = state.topology.spot_tiles[spot]
        x0, y0 = position(state.topology.places[tile], shown.orientation)
        seen = goods_shown(state, shown, tile, self.match.persons)
        for x, y in product(FINE, FINE):
            at = self._pointer((x0 + x, y0 + y)).at
            found = goods_under(seen, at, view.view.scale_factor)
            if [(one.good, one.holder) for one in found] == [(good, holder)]:
                return found[0].at
        return None

    def _figure(self, spot: int, empty: bool = False) -> Point:
        """The picture of a transporter of the player at a spot."""
        state = self.state
        here = [one for one in state.owned(state.player) if state.spots[one] == spot]
        here = [one for one in here if not (empty and state.loads[one]) and state.points_left(one)] or here
        stand = stand_of(state, self.page.view.board.scenario, here[0])
        assert stand is not None
        return stand.at

    # Gestures

    def press(self, key: Qt.Key, keys: Qt.KeyboardModifier = PLAIN) -> None:
        """Press a key."""
        self.count += 1
        press(key, keys)

    def done(self) -> None:
        """End the part of the phase."""
        self.press(Qt.Key.Key_Return, CONTROL)

    def end_turn(self) -> None:
        """End all that is left of the turn."""
        self.press(Qt.Key.Key_Return, CONTROL | SHIFT)

    def choose(self, tile: str) -> None:
        """Click a transporter."""
        self.count += 1
        click(self.board, self._pixel(self._figure(self.spot(tile))))

    def take(self, kind: type[Action]) -> None:
        """Click the first button that does such a thing."""
        rows = [row for row in self.page.choices.findChildren(ChoiceRow) if row.isVisible() and row.button.choice]
        row = next(row for row in rows if isinstance(row.button.choice.action, kind) and row.button.is_possible)
        self.count += 1
        click(row.button)

    def run_on(self) -> None:
        """Run all that needs no choice, and end the production if nothing is left to choose."""
        self.press(Qt.Key.Key_R, SHIFT)

    def bring(self, good: str, source: str, target: str, many: bool = False) -> None:
        """Drag goods from a tile to another."""
        self._drag(self._pile(good, self.spot(source)), self._free(self.spot(target)), many)

    def load(self, good: str, source: str, many: bool = False, at: str = "") -> None:
        """Drag goods onto a transporter that stands beside them, or elsewhere."""
        self._drag(self._pile(good, self.spot(source)), self._figure(self.spot(at or source), empty=True), many)

    def go(self, source: str, target: str) -> None:
        """Drag a transporter to a tile."""
        self._drag(self._figure(self.spot(source)), self._free(self.spot(target)))
        assert isinstance(self.match.game.log[-1], Step)

    def _drag(self, start: Point, end: Point, many: bool = False) -> None:
        self.count += 1
        before = len(self.match.game.log)
        drag(self.board, self._pixel(start), self._pixel(end), SHIFT if many else PLAIN)
        if len(self.match.game.log) == before:
            raise Unreachable(f"nothing came of a drag: {self.page.view.note}")

    def plan(self, building: BuildingKind, tile: str) -> None:
        """Drag the picture of a building to a tile."""
        self._drag_picture(StructureKind(Build, BUILDINGS.index(building)), self._free(self.spot(tile)))

    def plan_road(self, tile: str, half_edge: int) -> None:
        """Drag the picture of a road to where it leaves a tile."""
        place, shown = self.state.topology.places[self.state.topology.spot_tiles[self.spot(tile)]], self._shown
        self._drag_picture(StructureKind(BuildRoad), half_edge_crossing(place, half_edge, shown.orientation)[0])

    def _drag_picture(self, kind: StructureKind, end: Point) -> None:
        self.count += 1
        before = len(self.match.plans)
        settle()
        button = next(button for button in self.page.choices.structures.buttons if button.kind == kind)
        drag_to(button, self.board, self._pixel(end))
        if len(self.match.plans) == before:
            raise Unreachable(f"nothing came of a picture that was dragged: {self.page.turn_bar.message.text()}")

    def sign(self, kind: type[Action], tile: str, **named: object) -> None:
        """Click the sign of an action on a tile; where it asks, the picture of that action too."""
        view = self.page.view
        for target in view.controller.targets:
            for action in target.actions or tuple(one.actions[0] for one in target.variants):
                fits = all(getattr(action, name, None) == value for name, value in named.items())
                if isinstance(action, kind) and fits and target.tile == self.state.topology.spot_tiles[self.spot(tile)]:
                    self._strike(target, action)
                    return
        raise Unreachable(f"no sign of {kind.__name__}")

    def _strike(self, target: Target, action: Action) -> None:
        at = self._pixel(target.at)
        hover(self.board, at)
        if self.page.view.intent != target:
            raise Unreachable("the board offers something else at its sign")
        self.count += 1
        click(self.board, at)
        if target.variants:
            number = next(n for n, one in enumerate(target.variants) if one.actions == (action,))
            (menu,) = [menu for menu in self.page.view.findChildren(PictureMenu) if menu.isVisible()]
            self.count += 1
            click(menu.buttons[number])

    def home(self, tile: str) -> None:
        """Choose the home."""
        self.count += 1
        click(self.board, self._pixel(point_of(self.state.topology, self.page.view.board.scenario, self.spot(tile))))


def summary(state: GameState) -> dict[str, object]:
    """What a position is worth, wherever on a tile goods are: goods, transporters and buildings by tile, and roads."""
    goods, fleet, buildings = {}, {}, {}
    for tile, place in enumerate(state.topology.places):
        holders = [*state.grounds_of(tile), *(~one for one in state.on_tile[tile])]
        for good, name in enumerate(GOODS):
            if count := sum(state.amount(one, good) for one in holders):
                goods[place, str(name)] = count
        if state.on_tile[tile]:
            fleet[place] = len(state.on_tile[tile])
        if state.buildings[tile] != NONE:
            buildings[place] = state.buildings[tile]
    roads = [number for number, laid in enumerate(state.roads) if laid]
    return {"goods": goods, "transporters": fleet, "buildings": buildings, "roads": roads}
