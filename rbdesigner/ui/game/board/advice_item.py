"""Hints on the board: who goes where, what is built, what else is done where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from rbdesigner.art.pixmaps import TilePixmaps
from rbdesigner.engine.core.actions import (
    Action,
    Breed,
    Build,
    BuildBridge,
    BuildRoad,
    BuildWall,
    ChooseHome,
    Demolish,
    Step,
    Transfer,
)
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import GameState
from rbdesigner.play.placement.board_pictures import route_points, stand_of
from rbdesigner.play.placement.spots import Point, SpotArea, ground_of
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.canvas.map_item import Frame
from rbdesigner.ui.canvas.scene import MapScene, tile_rect
from rbdesigner.ui.game.board.plan_item import FetchItem, PlanItem
from rbdesigner.ui.game.board.plan_pictures import PlanPicture, plan_picture, wall_picture

_AROUND = 0.6
"""Tile radii that a sign of a hint may reach about its middle."""


class HintPictures(NamedTuple):
    """The pictures of a hint: movers with their ways, what is built, lit grounds."""

    movers: Sequence[FetchItem] = ()
    structures: Sequence[PlanPicture] = ()
    grounds: Sequence[SpotArea] = ()


def hint_pictures(state: GameState, shown: Scenario, actions: Sequence[Action]) -> HintPictures:
    """The pictures of actions that are to be done one after the other."""
    structures = list[PlanPicture]()
    for action in actions:
        if isinstance(action, Build | BuildRoad | BuildBridge):
            structures.append(plan_picture(state, shown, action, [each.at for each in structures]))
        elif isinstance(action, BuildWall | Demolish):
            structures.append(wall_picture(state, shown, action))
    homes = [ground_of(state, shown, action.spot) for action in actions if isinstance(action, ChooseHome)]
    return HintPictures(tuple(_movers(state, shown, actions)), tuple(structures), tuple(homes))


def _movers(state: GameState, shown: Scenario, actions: Sequence[Action]) -> Iterator[FetchItem]:
    """All transporters that do something, with their ways if they go anywhere."""
    steps: dict[int, list[Action]] = {}
    for action in actions:
        for transporter in _doers(state, action):
            way = steps.setdefault(transporter, [])
            if isinstance(action, Step):
                way.append(action)
    for transporter, way in steps.items():
        stand = stand_of(state, shown, transporter)
        if stand is not None:
            yield FetchItem(stand, route_points(state, shown, transporter, way) if way else ())


def _doers(state: GameState, action: Action) -> Sequence[int]:
    if isinstance(action, Breed):
        return state.on_tile[action.tile]
    if isinstance(action, Transfer):
        return [~holder for holder in (action.target, action.source) if holder < 0][:1]
    transporter = getattr(action, "transporter", NONE)
    is_there = transporter != NONE and transporter < len(state.kinds)
    return (transporter,) if is_there else ()


class AdviceItem(PlanItem):
    """Paints a hint with the signs of plans: rings about those who go, their ways, plates, light on the ground."""

    def __init__(self, scene: MapScene, pixmaps: TilePixmaps) -> None:
        super().__init__(scene, pixmaps, "hint", 58)
        self.pictures = HintPictures()

    def show_hint(self, pictures: HintPictures) -> None:
        """Show these from now on, and nothing else."""
        before = self._hinted_areas()
        self.pictures, self.fetching = pictures, pictures.movers
        for area in [*before, *self._hinted_areas()]:
            self.repaint(area)

    @property
    def spots(self) -> list[Point]:
        """The lowest points of all that is shown."""
        at = [point for mover in self.pictures.movers for point in (mover.stand.at, *mover.route)]
        at += [picture.at for picture in self.pictures.structures]
        return [(x, y + _AROUND) for x, y in at]

    def _hinted_areas(self) -> list[QRectF]:
        """All of the map where the hint is shown."""
        at = [picture.at for picture in self.pictures.structures]
        grounds = [tile_rect(ground.place, self.map.orientation) for ground in self.pictures.grounds]
        return [*self._areas(), *(QRectF(x - 1.1, y - 1.1, 2.2, 2.2) for x, y in at), *grounds]

    def paint_frame(self, frame: Frame) -> None:
        """Light below, then ways with rings, and what is built on top."""
        frame.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for ground in self.pictures.grounds:
            self._paint_light(frame, ground)
        for each in self.pictures.movers:
            self._paint_fetching(frame, each)
        for picture in self.pictures.structures:
            self._paint_plan(frame, picture, refused=False)
