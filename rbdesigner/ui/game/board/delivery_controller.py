"""Goods that are dragged over the board, and the errands of transporters: who brings them is found and sent."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint, Signal

from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import Phase
from rbdesigner.messages.thing_wording import transporter_text
from rbdesigner.play.delivery.delivery import Delivery, DeliveryAnswer
from rbdesigner.play.delivery.dispatcher import DeliveryOrder, last_delivery_order, repeated_errand
from rbdesigner.play.match import Match
from rbdesigner.play.placement.board_pictures import GoodsPicture, goods_at, look_of_good, stand_of
from rbdesigner.play.placement.piece_layout import PieceLook
from rbdesigner.play.placement.spots import Point, SpotArea, ground_of
from rbdesigner.play.wording.delivery_wording import delivery_reason, delivery_text
from rbdesigner.ui.game.board.game_board import GameBoard
from rbdesigner.ui.game.board.goods_drag import Drop, GoodsDrag, Offer
from rbdesigner.ui.game.board.picture_menu import Picture
from rbdesigner.ui.game.match.focus import Focus
from rbdesigner.ui.widgets.terms import capitalised

Field = Callable[[QPoint, GoodsDrag, bool], Drop | None]
"""Tells what would come of letting go of goods, or of as many as fit, at a point of the screen; None if the point is
not its own."""


class DeliveryController(QObject):
    """Takes up goods, previews letting go of them, and has them brought.

    ``fields`` are the pictures over which goods can be dragged. ``previewed(Drop or None, QPoint or None)`` gives what
    would come of letting go, and at which point of the screen, None by keys; ``asked(list[Picture])`` asks which of
    these is meant; ``message(str)`` says why something cannot be done.
    """

    previewed = Signal(object, object)
    asked = Signal(object)
    message = Signal(str)

    def __init__(self, match: Match, focus: Focus, board: GameBoard, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match, self._focus, self._board = match, focus, board
        self.fields: list[Field] = []
        self._drag: GoodsDrag | None = None

    @property
    def is_dragging(self) -> bool:
        """Whether goods are in the hand."""
        return self._drag is not None

    def goods_at(self, at: Point, tile: int, scale: float) -> Sequence[GoodsPicture]:
        """List the goods at a point of a tile that the acting player could have brought.

        ``scale`` is a tile radius in logical pixels.
        """
        if tile == NONE or not self._may_deliver:
            return ()
        return goods_at(self._match.state, self._board.scenario, tile, at, scale, self._match.persons)

    @property
    def _may_deliver(self) -> bool:
        """Whether somebody who is here may have goods brought now."""
        match = self._match
        return bool(match.persons) and match.is_present and match.state.in_play

    def may_take_up(self, holder: int) -> bool:
        """Tell whether goods of a holder may be taken up; those that others hold may not."""
        return self._may_deliver and (holder >= 0 or self._match.state.owners[~holder] in self._match.persons)

    def take_up(self, goods: Sequence[GoodsPicture]) -> None:
        """Begin to drag goods; of several it is asked in the end which are meant."""
        match, shown = self._match, self._board.scenario
        self.give_up()
        self._drag = GoodsDrag(match.state, shown, match.persons[0], goods, self._focus.transporter, match.plans)

    def move(self, at: QPoint, many: bool) -> Drop | None:
        """Preview letting go at a point of the screen; None if nothing is in the hand."""
        drag = self._drag
        if drag is None:
            return None
        drops = (field(at, drag, many) for field in self.fields)
        found = next((drop for drop in drops if drop is not None), None) or drag.onto(None, many)
        self.previewed.emit(found, at)
        return found

    def move_onto(self, target: int | None, many: bool) -> Drop | None:
        """Show what would come of letting go by keys at a holder or nowhere; None if nothing is in the hand."""
        if self._drag is None:
            return None
        drop = self._drag.onto(target, many)
        self.previewed.emit(drop, None)
        return drop

    def give_up(self) -> None:
        """Give up the goods in the hand."""
        if self._drag is not None:
            self._drag = None
            self.previewed.emit(None, None)

    def let_go(self, drop: Drop | None) -> None:
        """Bring the goods; ask how if there are several ways, or tell why it is not possible."""
        self.give_up()
        if drop is None or drop.is_home:
            return
        if drop.reason:
            self.message.emit(drop.reason)
        elif len(drop.offers) > 1:
            self.asked.emit(self.pictures(drop))
        else:
            self._deliver(drop.offers[0].delivery)

    def pictures(self, drop: Drop) -> list[Picture]:
        """The offers to choose from, each of which has the goods brought."""
        return [self._picture(offer, drop) for offer in drop.offers]

    def _picture(self, offer: Offer, drop: Drop) -> Picture:
        """Picture an offer by what tells it from the others: the goods, the ground, or who brings them."""
        return Picture(self._look(offer, drop), offer.text, lambda: self._deliver(offer.delivery))

    def _look(self, offer: Offer, drop: Drop) -> PieceLook | SpotArea:
        state, shown, delivery = self._match.state, self._board.scenario, offer.delivery
        others = [other.delivery for other in drop.offers if other.goods == offer.goods]
        goods = look_of_good(offer.goods.good, delivery.count)
        if len(others) < len(drop.offers) and all(other.target == delivery.target for other in others):
            return goods
        if delivery.target >= 0 and any(other.target != delivery.target for other in others):
            return ground_of(state, shown, delivery.target)
        stand = stand_of(state, shown, delivery.transporter)
        same = all(other.transporter == delivery.transporter for other in others)
        return goods if same or stand is None else stand.look._replace(number=1)

    def _deliver(self, delivery: Delivery) -> None:
        """Do a delivery as one stroke; who did it is chosen then."""
        if self._match.attempt(delivery.actions) is None and delivery.transporter != NONE:
            self._focus.choose(delivery.transporter)

    # Errands

    def who_runs_again(self, alike: Sequence[int], chosen: int) -> int:
        """Choose the transporter of a shared picture that is to repeat its last order.

        It is the chosen one, else one that can, else one that has an order; NONE if none of them may be told to.
        """
        match, own = self._match, [one for one in alike if self.may_run_again(one)]
        if chosen in own or len(own) < 2:
            return chosen if chosen in own else next(iter(own), NONE)
        delivery_orders = {one: last_delivery_order(match.state, match.game.log, one) for one in own}
        having = [one for one in own if delivery_orders[one] is not None]
        able = (one for one in having if self._again(one, delivery_orders[one]).deliveries)
        return next(able, (having or own)[0])

    def may_run_again(self, transporter: int) -> bool:
        """Whether a transporter can be told to repeat its order, possible or not."""
        match, state = self._match, self._match.state
        is_now = match.is_present and state.in_play and state.phase is Phase.MOVEMENT
        return is_now and transporter != NONE and state.owners[transporter] in match.persons

    def run_again(self, transporter: int) -> None:
        """Let a transporter run its last errand again, or tell why it cannot."""
        match = self._match
        delivery_order = last_delivery_order(match.state, match.game.log, transporter)
        if delivery_order is None:
            text = self.tr("{name} has not delivered anything yet. After a delivery, a double click repeats it.")
            self.message.emit(text.format(name=capitalised(transporter_text(match.state, transporter))))
            return
        answer = self._again(transporter, delivery_order)
        pictures = [self._picture_of(delivery_order, delivery) for delivery in answer.deliveries]
        loses = any(one.put_down and one.down_at != delivery_order.target for one in answer.deliveries)
        if len(pictures) > 1 or loses:
            self.asked.emit(pictures)
        elif pictures:
            pictures[0].act()
        else:
            self.message.emit(delivery_reason(match.state, answer))

    def _again(self, transporter: int, delivery_order: DeliveryOrder | None) -> DeliveryAnswer:
        state = self._match.state
        return (
            repeated_errand(state, state.owners[transporter], delivery_order)
            if delivery_order is not None
            else DeliveryAnswer()
        )

    def _picture_of(self, delivery_order: DeliveryOrder, delivery: Delivery) -> Picture:
        """Picture a way to run an errand again, by what it puts down, or else by what it brings; doing it is told."""
        text = delivery_text(self._match.state, delivery_order.consignment, delivery)
        goods = delivery.put_down or (delivery_order.consignment.good,)
        look = look_of_good(goods[0], len(goods) if delivery.put_down else delivery.count)

        def act() -> None:
            self._deliver(delivery)
            self.message.emit(text)

        return Picture(look, text, act)
