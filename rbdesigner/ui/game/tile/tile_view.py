"""One tile of a match shown large, with everything on it to be clicked."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from rbdesigner.engine.core.actions import Propose
from rbdesigner.engine.core.codes import NONE
from rbdesigner.messages import things
from rbdesigner.play.match import Match
from rbdesigner.play.tile_actions import TileAction
from rbdesigner.ui.game.board.delivery_controller import DeliveryController
from rbdesigner.ui.game.board.game_board import GameBoard
from rbdesigner.ui.game.match.focus import Focus
from rbdesigner.ui.game.match.signals import signals_of
from rbdesigner.ui.game.tile.tile_picture import TilePicture
from rbdesigner.ui.widgets import terms as names
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.theme import bold, colours


class TileView(QWidget):
    """Shows the tile in focus, with its name above and a message on what is under the pointer below.

    ``message(str)`` says why something cannot be done, or what could be done instead.
    """

    message = Signal(str)

    def __init__(
        self,
        match: Match,
        focus: Focus,
        board: GameBoard,
        delivery_controller: DeliveryController,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("tile-view")
        self.setAccessibleName(self.tr("Tile"))
        self._match, self._focus, self._board = match, focus, board
        self._offered: Propose | None = None
        self._is_refused = False
        self.picture = TilePicture(match, focus, board, delivery_controller, self)
        self.title = Label(self)
        self.title.setObjectName("tile-title")
        self.line = Label(self)
        self.line.setObjectName("tile-line")
        self.line.setWordWrap(True)
        self.line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.line.setMinimumHeight(2 * self.line.fontMetrics().lineSpacing())
        self.offer = QPushButton(self.tr("Ask them"), self)
        self.offer.setObjectName("tile-offer")
        self.offer.setToolTip(self.tr("Offer it to the other player, who agrees or refuses"))
        self.offer.hide()
        self.offer.clicked.connect(self._offer)
        self._lay_out()
        self.setFocusProxy(self.picture)
        self.picture.done.connect(self._tell)
        self.picture.pointed_at.connect(self._point_at)
        focus.changed.connect(self._look_again)
        signals = signals_of(match)
        signals.happened.connect(self._look_again)
        signals.moved.connect(self._look_again)
        signals.machines_changed.connect(self._look_again)
        self._look_again()

    def _lay_out(self) -> None:
        self.title.setFont(bold(self.title.font()))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 4, 6, 4)
        layout.setSpacing(2)
        layout.addWidget(self.title)
        layout.addWidget(self.picture, 1)
        row = QHBoxLayout()
        row.addWidget(self.line, 1)
        row.addWidget(self.offer)
        layout.addLayout(row)

    def _look_again(self, _events: object = None) -> None:
        """Name the tile, and forget what was refused."""
        tile = self._focus.tile
        if tile == NONE:
            self.title.setText(self.tr("Tile"))
        else:
            topology = self._match.state.topology
            terrain = self._board.scenario.tiles[topology.places[tile]].terrain
            name, place = names.capitalised(names.name(terrain)), things.tile(topology, tile)
            self.title.setText(self.tr("{terrain} {place}").format(terrain=name, place=place))
        self._say("")

    def _say(self, text: str, refused: bool = False) -> None:
        self._is_refused = refused
        self.line.setText(text)
        colour = QPalette(self.palette())
        if refused:
            colour.setColor(QPalette.ColorRole.WindowText, colours().error)
        self.line.setPalette(colour)
        self.line.setToolTip(tip(text))
        if not refused:
            self._offered = None
            self.offer.hide()

    def _tell(self, tile_action: TileAction) -> None:
        """Say why something is not possible, or why another transporter has done it."""
        if tile_action.stand_in:
            self._say(tile_action.stand_in)
            self.message.emit(tile_action.stand_in)
        if tile_action.reason:
            self._say("⚠ " + tile_action.reason, refused=True)
            self.message.emit(tile_action.reason)
            self._offered = tile_action.offer
            self.offer.setVisible(tile_action.offer is not None)

    def _point_at(self, text: str) -> None:
        """Say what is there; a refusal stays until something else is pointed at."""
        if text or not self._is_refused:
            self._say(text)

    def _offer(self) -> None:
        offer, self._offered = self._offered, None
        if offer is not None and self._match.check(offer) is None:
            self.picture.tile_actions.do(TileAction((offer,)))

    def changeEvent(self, event: QEvent) -> None:
        """Keep the colour of a refusal readable in another theme."""
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "line"):
            self._say(self.line.text(), self._is_refused)
        super().changeEvent(event)
