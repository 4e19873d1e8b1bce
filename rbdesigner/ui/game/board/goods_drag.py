"""Goods in the hand while they are dragged, and what would come of letting them go."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from rbdesigner.art.piece_drawing import EXTENT
from rbdesigner.art.pixmaps import TilePixmaps
from rbdesigner.engine.core.codes import GEESE, NONE
from rbdesigner.engine.core.state import GameState
from rbdesigner.play.build_plans import BuildPlan
from rbdesigner.play.delivery.delivery import Consignment, Delivery, DeliveryAnswer
from rbdesigner.play.delivery.dispatcher import Dispatcher
from rbdesigner.play.delivery.supply_planner import bound_by
from rbdesigner.play.placement.board_pictures import GoodsPicture, Placement, look_of_good
from rbdesigner.play.placement.spots import Point, SpotArea, ground_of
from rbdesigner.play.routes import RouteState
from rbdesigner.play.wording.delivery_wording import delivery_reason, delivery_text, spoiled_text
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.canvas.map_item import Frame, MapItem
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.game.board.reach_item import CHOSEN, on_screen
from rbdesigner.ui.game.board.spot_light import light_on
from rbdesigner.ui.widgets.terms import translate


@dataclass(frozen=True, slots=True)
class Offer:
    """A delivery that can be had by letting go: of which goods, and how it is told."""

    goods: GoodsPicture
    delivery: Delivery
    text: str


@dataclass(frozen=True, slots=True)
class Drop:
    """The preview of letting go at a point: one offer, several to choose from, or none with a reason.

    ``at`` is the point of the map, None beside the board; ``goods`` are those in the hand; ``is_home`` tells that they
    would stay where they are.
    """

    at: Point | None
    goods: GoodsPicture
    offers: tuple[Offer, ...] = ()
    reason: str = ""
    more: str = ""
    is_home: bool = False

    @property
    def note(self) -> str:
        """The text beside the pointer."""
        if self.reason or self.is_home:
            return self.reason
        lines = [offer.text for offer in self.offers]
        if len(lines) > 1:
            lines.append(translate("drop", "Release to choose"))
        return "\n".join(filter(None, (*lines, self.more)))


class GoodsDrag:
    """Goods that were taken up with the pointer, several kinds if it is not clear which are meant.

    ``chosen`` is the transporter that is preferred; ``plans`` are what is planned to be built, whose transporters go
    only if nobody else can.
    """

    def __init__(
        self,
        state: GameState,
        shown: Scenario,
        player: int,
        goods: Sequence[GoodsPicture],
        chosen: int = NONE,
        plans: Sequence[BuildPlan] = (),
    ) -> None:
        self._state, self._shown, self._player = state, shown, player
        self._goods, self._chosen, self._plans = goods, chosen, plans
        self._bound = bound_by(state, plans)
        self._dispatchers: dict[tuple[GoodsPicture, bool], Dispatcher] = {}
        self._routes: dict[int, list[RouteState]] = {}

    def over(self, at: Point, tile: int, transporters: Sequence[int], many: bool) -> Drop:
        """Preview letting go over a point of a tile (NONE: beside the map), on the picture of these transporters.

        With ``many`` as many as fit are meant, not one.
        """
        targets = self._targets(at, tile, transporters) if tile != NONE else []
        return self._drop(at, targets, many, are_alike=bool(transporters))

    def onto(self, target: int | None, many: bool) -> Drop:
        """The drop beside the board, at a holder that is pointed at."""
        return self._drop(None, [target] if target is not None else [], many)

    def _drop(self, at: Point | None, targets: Sequence[int], many: bool, are_alike: bool = False) -> Drop:
        """Preview letting go at these holders, where the goods in the hand do not differ if they ``are_alike``."""
        first = self._goods[0]
        offers, reasons = list[Offer](), list[str]()
        for goods in self._goods:
            for target in targets:
                answer = self._answer(goods, target, many) if target != goods.holder else DeliveryAnswer()
                offers += self._offers(goods, answer, many)
                reasons += [delivery_reason(self._state, answer)] if answer.reason else []
            if offers and are_alike:
                break
        if offers:
            more = "\n".join(filter(None, (self._more(many, offers), self._spoiled(offers))))
            return Drop(at, first, tuple(dict.fromkeys(offers)), more=more)
        return Drop(at, first, reason=reasons[0] if reasons else "", is_home=not reasons)

    def _targets(self, at: Point, tile: int, transporters: Sequence[int]) -> list[int]:
        """List the holders that are meant: who is under the pointer, or the ground there, or all grounds of the tile.

        Of several transporters alike it is one that can still go.
        """
        if transporters:
            holders, left = {goods.holder for goods in self._goods}, self._state.points_left
            others = [one for one in transporters if ~one not in holders]
            return [~max(others, key=lambda one: (self._state.room(one) > 0, left(one)))] if others else []
        grounds = self._state.grounds_of(tile)
        within = [
            ground
            for ground in grounds
            if ground_of(self._state, self._shown, ground).contains(at, self._shown.orientation)
        ]
        return within or grounds

    def _answer(self, goods: GoodsPicture, target: int, many: bool) -> DeliveryAnswer:
        key = goods, many
        if key not in self._dispatchers:
            consignment = Consignment(goods.good, goods.holder, many)
            self._dispatchers[key] = Dispatcher(
                self._state, self._player, consignment, self._chosen, routes=self._routes, bound=self._bound
            )
        return self._dispatchers[key].answer(target)

    def _offers(self, goods: GoodsPicture, answer: DeliveryAnswer, many: bool) -> Iterator[Offer]:
        consignment = Consignment(goods.good, goods.holder, many)
        for delivery in answer.deliveries:
            text = delivery_text(self._state, consignment, delivery)
            if goods.good == GEESE and delivery.target < 0 and not delivery.leads:
                text = translate("drop", "{action}, carried").format(action=text)
            yield Offer(goods, delivery, text)

    def _more(self, many: bool, offers: Sequence[Offer]) -> str:
        """The effect of Shift."""
        if many or len(offers) > 1:
            return ""
        (offer,) = offers
        answer = self._answer(offer.goods, offer.delivery.target, many=True)
        most = max((delivery.count for delivery in answer.deliveries), default=1)
        return translate("drop", "With Shift: {count}").format(count=most) if most > 1 else ""

    def _spoiled(self, offers: Sequence[Offer]) -> str:
        """The plans that could no longer be built, if it is clear what is done."""
        if len(offers) > 1 or not self._plans:
            return ""
        return spoiled_text(self._state, self._plans, offers[0].delivery.actions)


_SIZE, _LEAST_PIXELS = 0.22, 13.0
"""Half the width of goods in the hand: in tile radii, and at least in logical pixels."""
_RING, _CASING, _ERROR = 3.0, QColor(40, 25, 0, 200), QColor("#c62828")
_REFUSED = 0.55
"""How opaque goods are that cannot be dropped."""


class FreightItem(MapItem):
    """Paints goods in the hand, who would bring them, and where they would lie, with a cross where they cannot go."""

    def __init__(self, scene: MapScene, pixmaps: TilePixmaps) -> None:
        super().__init__(scene, "freight", 58)
        self._pixmaps = pixmaps
        self._drop: Drop | None = None
        self._movers: tuple[Placement, ...] = ()
        self._grounds: tuple[SpotArea, ...] = ()
        self._shown = QRectF()

    @property
    def drop(self) -> Drop | None:
        """The drop that is shown; None if there is none."""
        return self._drop

    @property
    def movers(self) -> tuple[Placement, ...]:
        """The pictures of those who would bring the goods."""
        return self._movers

    def show_drop(
        self, drop: Drop | None, movers: tuple[Placement, ...], grounds: tuple[SpotArea, ...], scale: float
    ) -> None:
        """Show this from now on, with who would bring the goods and where they would lie.

        ``scale`` is a tile radius in logical pixels.
        """
        before, self._drop, self._movers = self._shown, drop, movers
        self.repaint_places({ground.place for ground in {*self._grounds} ^ {*grounds}})
        self._grounds = grounds
        self._shown = self._area(scale)
        for area in (before, self._shown):
            self.repaint(area)

    def _area(self, scale: float) -> QRectF:
        found = QRectF()
        if self._drop is not None and self._drop.at is not None:
            found = _about(self._drop.at, EXTENT * max(_SIZE, _LEAST_PIXELS / scale) + 4 / scale)
        for stand in self._movers:
            found = found.united(_about(stand.at, stand.size + 2 * _RING / scale + 0.1))
        return found

    def paint_frame(self, frame: Frame) -> None:
        """The light on the ground, the rings, the goods on top."""
        if self._drop is None:
            return
        painter, drop = frame.painter, self._drop
        for ground in self._grounds:
            light = light_on(ground, frame.orientation, round(frame.scale * frame.ratio, 2), frame.ratio)
            half = QPointF(light.width(), light.height()) / frame.ratio / 2
            middle = frame.at(ground.place)
            painter.drawImage(QRectF(middle - half, middle + half), light)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for stand in self._movers:
            radius = stand.size * frame.scale + _RING
            for colour, width in ((_CASING, _RING + 2.5), (CHOSEN, _RING)):
                painter.setPen(QPen(colour, width))
                painter.drawEllipse(on_screen(frame, stand.at), radius, radius)
        if drop.at is not None:
            self._paint_goods(frame, drop, drop.at)

    def _paint_goods(self, frame: Frame, drop: Drop, at: Point) -> None:
        painter, half = frame.painter, max(_SIZE * frame.scale, _LEAST_PIXELS)
        count = drop.offers[0].delivery.count if drop.offers else 1
        picture = self._pixmaps.piece(look_of_good(drop.goods.good, count), max(2, round(half * frame.ratio)))
        middle, wide = on_screen(frame, at), picture.width() / frame.ratio / 2
        painter.save()
        painter.setOpacity(_REFUSED if drop.reason else 1.0)
        painter.drawImage(QRectF(middle - QPointF(wide, wide), middle + QPointF(wide, wide)), picture)
        painter.restore()
        if drop.reason:
            reach = half * math.sqrt(0.5)
            for colour, width in ((QColor("white"), 6.0), (_ERROR, 3.0)):
                painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                for turn in (1, -1):
                    painter.drawLine(middle + QPointF(reach, turn * reach), middle - QPointF(reach, turn * reach))


def _about(point: Point, half: float) -> QRectF:
    return QRectF(point[0] - half, point[1] - half, 2 * half, 2 * half)
