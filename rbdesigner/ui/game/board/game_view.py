"""The board of a match: the map with all that is on it, and what the mouse does there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QCursor, QKeySequence, QPalette, QShortcut, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rbdesigner.art.palette import DARK, PAPER, Backdrop
from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.core.topology import DOCK
from rbdesigner.hexes import Hex, hex_at
from rbdesigner.messages.map_names import place
from rbdesigner.messages.tile_note import tile_note
from rbdesigner.play.build_plans import StructureKind
from rbdesigner.play.match import Match
from rbdesigner.play.placement.board_pictures import Placement, route_points, stand_of
from rbdesigner.play.placement.spots import Point, SpotArea, ground_of
from rbdesigner.scenario.pieces import Transporter
from rbdesigner.ui.canvas.board_item import BoardItem
from rbdesigner.ui.canvas.bubble_item import BubbleItem
from rbdesigner.ui.canvas.map_item import LayerInfo
from rbdesigner.ui.canvas.marks import BeaconItem
from rbdesigner.ui.canvas.piece_layer import LinkLayer, PieceLayer
from rbdesigner.ui.canvas.pointer import Pointer
from rbdesigner.ui.canvas.scene import MapScene, tile_rect
from rbdesigner.ui.canvas.spoken_tiles import SpokenTiles
from rbdesigner.ui.canvas.text_layer import CoordinatesLayer
from rbdesigner.ui.canvas.tile_layer import TileLayer, shared_pixmaps
from rbdesigner.ui.game.board.advice_item import AdviceItem, HintPictures, hint_pictures
from rbdesigner.ui.game.board.animation_item import AnimationItem
from rbdesigner.ui.game.board.board_controller import BoardController
from rbdesigner.ui.game.board.board_view import BoardView
from rbdesigner.ui.game.board.errand_item import ErrandItem, Trail
from rbdesigner.ui.game.board.game_board import GameBoard
from rbdesigner.ui.game.board.goods_drag import Drop, FreightItem, GoodsDrag
from rbdesigner.ui.game.board.intent_item import IntentItem
from rbdesigner.ui.game.board.picture_menu import Picture, PictureMenu
from rbdesigner.ui.game.board.plan_controller import PlanPreview, ShownPlan
from rbdesigner.ui.game.board.plan_item import FetchItem, PlanItem
from rbdesigner.ui.game.board.reach_item import ReachItem
from rbdesigner.ui.game.board.spot_light import LightItem
from rbdesigner.ui.game.board.target import Shape, Target
from rbdesigner.ui.game.board.wall_placer import WallsButton
from rbdesigner.ui.game.match.focus import Focus
from rbdesigner.ui.widgets.later import later


class GameView(QWidget):
    """Shows the board and lets it be played on; ``message(str)`` says what a click would do, or why it cannot."""

    message = Signal(str)

    def __init__(self, match: Match, focus: Focus, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("game_view")
        self._match, self._focus = match, focus
        self.board = GameBoard(match, self)
        self.scene = MapScene(self.board, self)
        self._make_layers()
        self.controller = BoardController(
            match, focus, self.board, lambda: self.view.scale_factor, self._on_screen, self
        )
        self.view = BoardView(self.scene, self.controller, self)
        self._spoken = SpokenTiles(self.view, self.board, self._name_of)
        self._noted: tuple[Point, str] = ((0.0, 0.0), "")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.walls = WallsButton(self)
        self.walls.move(8, 8)
        self.walls.hide()
        self.setFocusProxy(self.view)
        self._connect()
        self._add_keys()

    def _add_keys(self) -> None:
        """Add N and Shift+N for the next and previous transporter, and W for walls, wherever the keys go."""
        acts = {
            "N": partial(self.controller.turn, 1),
            "Shift+N": partial(self.controller.turn, -1),
            "W": self.controller.walls.turn,
        }
        for key, act in acts.items():
            shortcut = QShortcut(QKeySequence(key), self.parentWidget() or self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    def _connect(self) -> None:
        self._rest = later(self, self._show_targets)
        controller = self.controller
        controller.message.connect(self.message)
        controller.hovered.connect(self._show_note)
        controller.pointed.connect(self._show_intent)
        controller.targets_changed.connect(self._rest.start)
        controller.delivery_controller.fields.append(self._drop_at)
        controller.delivery_controller.previewed.connect(self._show_drop)
        controller.plan_controller.previewed.connect(self._show_preview)
        controller.asked.connect(self._ask)
        controller.targets_changed.connect(self._show_walls)
        self.walls.clicked.connect(controller.walls.take)
        self._show_walls()
        controller.panned.connect(self._pan)
        controller.gripped.connect(self._show_grip)
        self.view.viewport_changed.connect(self._lay_note)
        controller.sought.connect(lambda point: self.view.reveal(QRectF(point[0] - 1, point[1] - 1, 2, 2)))

    def _show_walls(self) -> None:
        controller, state = self.controller, self._match.state
        self.walls.setVisible(self._match.is_present and state.in_play and state.phase is Phase.BUILDING)
        self.walls.setChecked(controller.walls.is_taken)

    def _make_layers(self) -> None:
        pixmaps, backdrop = shared_pixmaps(), self._backdrop()
        self._tiles = TileLayer(self.scene, pixmaps, backdrop.faint)
        self._tiles.shows_grid = False
        self._pieces = PieceLayer(self.scene, pixmaps)
        self._coordinates = CoordinatesLayer(self.scene)
        self._ground_layer = BoardItem(self.scene, [self._tiles, LinkLayer(self.scene)])
        self._light = LightItem(self.scene, pixmaps)
        self._piece_layer = BoardItem(self.scene, [self._pieces, self._coordinates], "pieces", 30)
        self._errands = ErrandItem(self.scene)
        self._reach = ReachItem(self.scene, pixmaps)
        self._intent = IntentItem(self.scene, pixmaps)
        self._freight = FreightItem(self.scene, pixmaps)
        self._plans = PlanItem(self.scene, pixmaps)
        self._advice = AdviceItem(self.scene, pixmaps)
        self.animation_item = AnimationItem(self.scene, pixmaps)
        self._beacon = BeaconItem(self.scene)
        self._bubble = BubbleItem(self.scene)
        self.scene.setBackgroundBrush(backdrop.table)
        self.board.edited.connect(self._ground_layer.edited)
        self.board.edited.connect(self._piece_layer.edited)

    def _backdrop(self) -> Backdrop:
        return DARK if self.palette().color(QPalette.ColorRole.Window).lightness() < 128 else PAPER

    def _show_targets(self) -> None:
        """Light up what a click does something at, and the chosen transporter, all at once after many changes."""
        if not self.isVisible():
            return
        state, chosen = self._match.state, self._focus.transporter
        stand = stand_of(state, self.board.scenario, chosen)
        targets = [
            target for target in self.controller.targets if target.shape is not Shape.NONE and target.is_possible
        ]
        if (
            self.controller.delivery_controller.is_dragging
        ):  # it is shown where goods come, not where the chosen transporter could go
            targets = []
        grounds = [target.ground for target in targets if target.ground is not None and target.ground.kind != DOCK]
        is_own = chosen != NONE and state.owners[chosen] in self._match.persons
        self._light.show_light(grounds, stand, is_own)
        self._reach.show_targets(targets)
        self._plans.show_planned(self.controller.plan_controller.planned)

    def _show_intent(self, target: Target | None, by_keys: bool) -> None:
        if (target, by_keys) != (self._intent.target, self._intent.is_by_keys):
            self._intent.show_target(target, self._way(target), by_keys)
        can = target is not None and not target.reason
        self.view.viewport().setCursor(Qt.CursorShape.PointingHandCursor if can else Qt.CursorShape.ArrowCursor)
        if by_keys and target is not None:
            self.view.setAccessibleDescription(target.description)
            self._spoken.go_to(hex_at(*target.middle, self.scene.orientation), target.description)

    def _name_of(self, at: Hex) -> str:
        """A place with all that is there, for screen readers."""
        state = self._match.state
        tile = state.topology.index.get(at)
        return tile_note(state, tile).replace("\n", ", ") if tile is not None else place(at)

    def _on_screen(self, point: Point) -> QPoint:
        """Where a point of the map is seen."""
        return self.view.viewport().mapToGlobal(self.view.viewportTransform().map(QPointF(*point)).toPoint())

    def _drop_at(self, at: QPoint, goods: GoodsDrag, many: bool) -> Drop | None:
        """Preview letting go at a point of the screen; None beside the board."""
        viewport = self.view.viewport()
        there = viewport.mapFromGlobal(at)
        if not (viewport.isVisible() and viewport.rect().contains(there)):
            return None
        return self.controller.drop(self.view.pointer(QPointF(there), Qt.KeyboardModifier.NoModifier), goods, many)

    def _show_drop(self, drop: Drop | None, _at: QPoint | None) -> None:
        """Show what would come of letting go of goods: who brings them on which way, or that they cannot go there."""
        state, shown = self._match.state, self.board.scenario
        if (drop is None) is not (self._freight.drop is None):
            self._rest.start()
        movers, grounds, route, line = list[Placement](), list[SpotArea](), list[Point](), None
        if drop is not None and drop.offers:
            offered = [offer.delivery for offer in drop.offers]
            stands = [stand_of(state, shown, each) for each in dict.fromkeys(one.transporter for one in offered)]
            movers = [stand for stand in stands if stand is not None]
            grounds = [ground_of(state, shown, each.target) for each in offered if each.target >= 0]
            first = offered[0]
            if first.points:
                route = route_points(state, shown, first.transporter, first.actions)
                line = Target(Shape.NONE, route[-1], state.tile_of(first.transporter), first.actions, drop.note)
        self._intent.show_target(line, route, by_keys=False)
        self._freight.show_drop(drop, tuple(movers), tuple(dict.fromkeys(grounds)), self.view.scale_factor)
        self._show_note(drop.at if drop is not None else None, drop.note if drop is not None else "")
        if drop is not None:
            shape = Qt.CursorShape.ForbiddenCursor if drop.reason else Qt.CursorShape.ClosedHandCursor
            self.view.viewport().setCursor(shape)

    def _show_preview(self, preview: PlanPreview | None) -> None:
        """Show what would come of planning what is in the hand: who brings what it takes on which way."""
        if preview == self._plans.preview:
            return
        state, shown, fetching = self._match.state, self.board.scenario, list[FetchItem]()
        for run in preview.supply_plans[0].runs if preview is not None and preview.supply_plans else ():
            stand = stand_of(state, shown, run.transporter)
            if stand is not None:
                route = route_points(state, shown, run.transporter, run.actions) if run.points else ()
                fetching.append(FetchItem(stand, route))
        self._plans.show_preview(preview, fetching)

    def show_hint(self, actions: Sequence[Action], covered: int = 0) -> None:
        """Show what is to be done one after the other, or no hint any more.

        ``covered`` pixels at the foot are not seen; what would lie there is brought above them.
        """
        state, shown = self._match.state, self.board.scenario
        self._advice.show_hint(hint_pictures(state, shown, actions) if actions else HintPictures())
        seen = self.view.viewport().height() - covered
        lowest = max((self.view.viewportTransform().map(QPointF(*at)).y() for at in self._advice.spots), default=0.0)
        if lowest > seen:
            self.view.pan(0, lowest - seen)

    def show_errands(self, trails: Sequence[Trail]) -> None:
        """Show the ways of errands, and no others."""
        self._errands.show_trails(trails)

    @property
    def trails(self) -> Sequence[Trail]:
        """The ways of errands, as the board shows them."""
        return self._errands.trails

    @property
    def hinted(self) -> HintPictures:
        """The pictures of a hint, as the board shows them."""
        return self._advice.pictures

    # What is planned comes from beside the board

    def take_up(self, kind: StructureKind) -> None:
        """Take a kind in the hand; a click on the board, or the Enter key at a place, plans it there."""
        self.controller.plan_controller.take_up(kind)
        self.view.setFocus()

    def carry(self, at: QPoint, modifiers: Qt.KeyboardModifier) -> None:
        """The thing in hand is dragged to a point of the screen."""
        pointer = self._pointer(at, modifiers)
        if pointer is None:
            self.controller.leave()
        elif self.controller.plan_controller.kind is not None:
            self.controller.carry(pointer)

    def put_down(self, at: QPoint, modifiers: Qt.KeyboardModifier) -> None:
        """Let go at a point of the screen."""
        self.controller.put_down(self._pointer(at, modifiers))

    def _pointer(self, at: QPoint, modifiers: Qt.KeyboardModifier) -> Pointer | None:
        """The pointer at a point of the screen, if that is on the board."""
        seen = self.view.viewport()
        point = seen.mapFromGlobal(at)
        return self.view.pointer(QPointF(point), modifiers) if seen.rect().contains(point) else None

    def _ask(self, pictures: Sequence[Picture]) -> None:
        """Ask at the pointer which of several things is meant."""
        menu = PictureMenu(pictures, self.scene.orientation, self)
        menu.pop_up(QCursor.pos())

    def point_at(self, action: Action | None) -> None:
        """Show the effect of an action pointed at elsewhere, if a click here could do it; None shows nothing."""
        found = (target for target in self.controller.targets if action is not None and target.actions == (action,))
        self._show_intent(next(found, None), by_keys=False)

    def _way(self, target: Target | None) -> Sequence[Point]:
        """The line to where a target leads."""
        if target is None or not target.is_route:
            return ()
        return route_points(self._match.state, self.board.scenario, self._focus.transporter, target.actions)

    def _show_note(self, at: Point | None, text: str) -> None:
        self._noted = (at or (0.0, 0.0), text if at is not None else "")
        self._lay_note()

    def _lay_note(self) -> None:
        at, text = self._noted
        clear = self._clear() if text else []
        self._bubble.tell(text, QPointF(*at), self.view.scale_factor, self.view.visible_rect(), clear)

    def _clear(self) -> list[QRectF]:
        """List the areas that the note does not cover: its target, the chosen transporter, and who brings goods."""
        found, chosen, target = list[QRectF](), self._focus.transporter, self._intent.target
        if target is not None:
            (x, y), half = target.at, target.half_length + target.radius(self.view.scale_factor)
            found.append(QRectF(x - half, y - half, 2 * half, 2 * half))
        stand = stand_of(self._match.state, self.board.scenario, chosen)
        fetching = [one.stand for one in self._plans.fetching]
        for shown in (*self._freight.movers, *fetching, *filter(None, [stand])):
            (x, y), half = shown.at, shown.size
            found.append(QRectF(x - half, y - half, 2 * half, 2 * half))
        return found

    def _pan(self, dx: float, dy: float) -> None:
        self.view.pan(dx * self.view.scale_factor, dy * self.view.scale_factor)

    def _show_grip(self, gripped: bool) -> None:
        shape = Qt.CursorShape.ClosedHandCursor if gripped else Qt.CursorShape.ArrowCursor
        self.view.viewport().setCursor(shape)

    @property
    def layers(self) -> list[LayerInfo]:
        """List the layers that can be shown and hidden: the coordinates, by which all texts name tiles."""
        return [LayerInfo("coordinates", self.tr("Coordinates"), self._coordinates.visible)]

    def set_layer_visible(self, name: str, visible: bool) -> None:
        """Show or hide a layer."""
        if name == self._coordinates.name:
            self._coordinates.visible = visible
            self._piece_layer.forget()

    @property
    def is_sharp(self) -> bool:
        """Whether nothing was stood in for when the board was painted last."""
        return self._ground_layer.is_sharp and self._piece_layer.is_sharp

    @property
    def note(self) -> str:
        """The text of the note beside the pointer."""
        return self._bubble.text

    @property
    def intent(self) -> Target | None:
        """The target of a click, as the board shows it."""
        return self._intent.target

    @property
    def drop(self) -> Drop | None:
        """The drop of goods, as the board shows it."""
        return self._freight.drop

    @property
    def preview(self) -> PlanPreview | None:
        """The preview of a plan in hand, as the board shows it."""
        return self._plans.preview

    @property
    def planned(self) -> Sequence[ShownPlan]:
        """The plans that the board shows."""
        return self._plans.planned

    @property
    def route(self) -> Sequence[Point]:
        """The route on the board, from the transporter's picture to where it will stand."""
        return self._intent.route

    def centre_on(self, place: Hex) -> None:
        """Bring a place into the middle, and show it for a while."""
        middle = tile_rect(place, self.scene.orientation).center()
        self.view.centre_at(middle)
        self.controller.go_to((middle.x(), middle.y()))
        self._beacon.show_places([place])

    def lift(self, lifted: Mapping[Hex, Sequence[Transporter]]) -> None:
        """Leave out these transporters, by their places; something else shows them."""
        self._piece_layer.spoil(self._pieces.lift(lifted))

    def fit(self) -> None:
        """Show the whole map."""
        self.view.fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what has changed while nobody looked."""
        super().showEvent(event)
        self._show_targets()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours of the theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "view"):
            self.scene.setBackgroundBrush(self._backdrop().table)
