"""The panel of the wonder: its board, what comes next, and what the marks mean."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from rbdesigner.engine.core.codes import NEUTRAL, NONE, UNUSED
from rbdesigner.engine.core.state import GameState, Phase, Stage
from rbdesigner.play.match import Match
from rbdesigner.rules.tables import IRRIGATION_MARK, WONDER_SPACES
from rbdesigner.ui.game.match.signals import MatchPanel
from rbdesigner.ui.game.players.seats import Seats
from rbdesigner.ui.game.wonder.wonder_board import (
    ROW_OF,
    WonderBoard,
    WonderLook,
    paint_brick,
    paint_drop,
    paint_flag,
    paint_rise,
)
from rbdesigner.ui.widgets.literal import Label
from rbdesigner.ui.widgets.section import note

SIGN_WIDE, SIGN_HIGH = 28, 18
"""Pixels of a picture in the key to the marks."""
EDGE, GAP = 6, 4

Paint = Callable[[QPainter], None]


def wonder_look(state: GameState, names: tuple[str, ...]) -> WonderLook:
    """Describe the wonder at a moment; the price stays while an offer waits for answers."""
    buying = state.phase is Phase.WONDER and state.stage is Stage.PLAY and not state.over
    open_yet = buying and state.player != NONE and len(state.bricks) < WONDER_SPACES
    price = state.brick_price() if open_yet else NONE
    return WonderLook(tuple(state.bricks), names, price, state.terms.end_mark, state.over)


class WonderPanel(MatchPanel):
    """The next space in words, the board, and a key to its marks."""

    def __init__(self, match: Match, seats: Seats, parent: QWidget | None = None) -> None:
        super().__init__(match, parent)
        self.setObjectName("wonder-panel")
        self.setAccessibleName(self.tr("The wonder"))
        self._seats = seats
        self._seen_next = NONE
        self.following = Label(self)
        self.following.setWordWrap(True)
        self.board = WonderBoard(self)
        self._lay_out()

    def _lay_out(self) -> None:
        column = QWidget(self)
        rows = QVBoxLayout(column)
        rows.setContentsMargins(EDGE, GAP, EDGE, EDGE)
        rows.setSpacing(GAP)
        rows.addWidget(self.board)
        rows.addLayout(self._key(column))
        rows.addStretch(1)
        self.area = QScrollArea(self)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setAccessibleName(self.tr("The wonder, scrollable"))
        self.area.setWidget(column)
        self.area.viewport().installEventFilter(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 6, 0, 0)
        layout.setSpacing(2)
        self.following.setContentsMargins(8, 0, 8, 2)
        layout.addWidget(self.following)
        layout.addWidget(self.area, 1)

    def _key(self, column: QWidget) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        for row, (paint, text) in enumerate(self._marks()):
            picture, words = Label(column), note(text)
            picture.setPixmap(_picture(paint, self.devicePixelRatioF()))
            picture.setFixedWidth(SIGN_WIDE)
            grid.addWidget(picture, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(words, row, 1)
        return grid

    def _marks(self) -> Iterator[tuple[Paint, str]]:
        """The marks and bricks to be explained in this game."""
        terms = self.match.game.state.terms
        middle, plate = QPointF(SIGN_WIDE / 2, SIGN_HIGH / 2), QRectF(1, 2, SIGN_WIDE - 2, SIGN_HIGH - 4)
        rise = QPointF(0, SIGN_HIGH / 2)
        yield (
            lambda painter: paint_rise(painter, rise, SIGN_WIDE, SIGN_HIGH, self.palette()),
            self.tr("A brick above this line costs one good more."),
        )
        irrigation = self.tr("The brick on space {space} turns the deserts into pasture.")
        yield lambda painter: paint_drop(painter, middle, 7), irrigation.format(space=IRRIGATION_MARK)
        if terms.end_mark <= WONDER_SPACES:
            end = self.tr("The brick on space {space} ends the game.")
            yield lambda painter: paint_flag(painter, middle, 7), end.format(space=terms.end_mark)
        yield lambda painter: paint_brick(painter, NEUTRAL, plate), self.tr("A neutral brick: one ends every turn.")
        if terms.prefill:
            yield lambda painter: paint_brick(painter, UNUSED, plate), self.tr("Filled before the game began.")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The board is seen whole if its rows are high enough then."""
        if event.type() is QEvent.Type.Resize:
            self.board.set_room(self.area.viewport().height() - EDGE - GAP)
        return False

    def renew(self) -> None:
        """Show the moment."""
        state = self.match.state
        names = tuple(self._seats.name(player) for player in range(state.terms.players))
        look = wonder_look(state, names)
        self.board.show_look(look)
        self.following.setText(self._summary(state, look))
        if look.next != self._seen_next:
            self._seen_next = look.next
            self._show_next()

    def _summary(self, state: GameState, look: WonderLook) -> str:
        """The next space, and how far the neutral bricks are."""
        if look.over:
            following = self.tr("The game is over.")
        elif look.next >= WONDER_SPACES:
            following = self.tr("All spaces are filled.")
        else:
            following = self.tr("Next: space {space} in row {row}.")
            if look.price != NONE:
                following = self.tr("Next: space {space} in row {row}, price {price}.")
            following = following.format(space=look.next + 1, row=ROW_OF[look.next] + 1, price=look.price)
        neutral = self.tr("Neutral bricks: {laid} of {most}.").format(laid=state.neutral, most=state.terms.turns)
        return f"{following} {neutral}"

    def _show_next(self) -> None:
        """Bring the next space into sight."""
        if self._seen_next < WONDER_SPACES:
            middle = self.board.pos() + self.board.space_rect(self._seen_next).center().toPoint()
            self.area.ensureVisible(middle.x(), middle.y(), 0, self.area.viewport().height() // 3)


def _picture(paint: Paint, ratio: float) -> QPixmap:
    image = QImage(round(SIGN_WIDE * ratio), round(SIGN_HIGH * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return QPixmap.fromImage(image)
