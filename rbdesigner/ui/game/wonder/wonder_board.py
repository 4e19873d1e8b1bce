"""Paints the wonder as it stands: 15 rows from the bottom, bricks, marks, and the points of each row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QHelpEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QTransform,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from rbdesigner.art.palette import CREAM, INK, with_opacity
from rbdesigner.engine.core.codes import NEUTRAL, NONE, UNUSED
from rbdesigner.engine.mechanics.scoring import row_points, wonder_rows
from rbdesigner.messages.phrases import listed
from rbdesigner.messages.translation import number_text
from rbdesigner.rules.tables import DEARER_FROM, IRRIGATION_MARK, WONDER_ROWS, WONDER_SPACES
from rbdesigner.ui.widgets.literal import tip
from rbdesigner.ui.widgets.player_sign import paint_plate, paint_sign

NEUTRAL_BRICK, UNUSED_BRICK = QColor("#fbfaf6"), QColor("#8f8d89")
WATER = QColor("#2f7fbb")


def paint_brick(painter: QPainter, owner: int, plate: QRectF) -> None:
    """Paint a brick: a player's with the sign, a neutral one white, unused colours grey and hatched."""
    if owner >= 0:
        paint_plate(painter, owner, plate, 2)
        return
    unused = owner == UNUSED
    painter.setPen(QPen(QColor("#5f5d59") if unused else QColor("#8b877c"), 1))
    painter.setBrush(UNUSED_BRICK if unused else NEUTRAL_BRICK)
    painter.drawRoundedRect(plate, 2, 2)
    if unused:
        painter.setBrush(QBrush(QColor("#6d6b67"), Qt.BrushStyle.BDiagPattern))
        painter.drawRoundedRect(plate, 2, 2)


def paint_drop(painter: QPainter, middle: QPointF, radius: float) -> None:
    """The mark of irrigation: a drop of water on a disc."""
    _paint_disc(painter, middle, radius)
    drop = QPainterPath(QPointF(0, -0.75))
    drop.cubicTo(QPointF(0.2, -0.3), QPointF(0.55, 0), QPointF(0.5, 0.3))
    drop.cubicTo(QPointF(0.42, 0.8), QPointF(-0.42, 0.8), QPointF(-0.5, 0.3))
    drop.cubicTo(QPointF(-0.55, 0), QPointF(-0.2, -0.3), QPointF(0, -0.75))
    _paint_mark(painter, drop, WATER, middle, radius)


def paint_flag(painter: QPainter, middle: QPointF, radius: float) -> None:
    """The mark of the end: a flag on a disc."""
    _paint_disc(painter, middle, radius)
    flag = QPainterPath(QPointF(-0.3, -0.7))
    for x, y in ((0.65, -0.3), (-0.1, 0.1), (-0.1, 0.7), (-0.3, 0.7)):
        flag.lineTo(x, y)
    flag.closeSubpath()
    _paint_mark(painter, flag, INK, middle, radius)


def _paint_disc(painter: QPainter, middle: QPointF, radius: float) -> None:
    painter.setPen(QPen(INK, 1))
    painter.setBrush(CREAM)
    painter.drawEllipse(middle, radius, radius)


def _paint_mark(painter: QPainter, shape: QPainterPath, colour: QColor, middle: QPointF, radius: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(QTransform.fromTranslate(middle.x(), middle.y()).scale(radius, radius).map(shape))


def paint_rise(painter: QPainter, left: QPointF, width: float, high: float, palette: QPalette) -> None:
    """Paint the mark above which a brick costs more: a dashed line from a point to the right, with what it adds."""
    ink = palette.color(QPalette.ColorRole.WindowText)
    painter.setPen(QPen(ink, 1.4, Qt.PenStyle.DashLine))
    painter.drawLine(left, left + QPointF(width, 0))
    pill = QRectF(left.x(), left.y() - 0.4 * high, 1.4 * high, 0.8 * high)
    painter.setPen(QPen(CREAM, 1.2))
    painter.setBrush(INK)
    painter.drawRoundedRect(pill, 0.4 * high, 0.4 * high)
    painter.setPen(CREAM)
    painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, "+1")


WIDEST = max(WONDER_ROWS)
ROWS = len(WONDER_ROWS)
NUMBERS, BRICK, GAP, COLUMN = 1.5, 1.7, 0.4, 1.3
"""Widths in heights of a row: the numbers at the left, a brick, a gap, the points of one player."""
LOWEST, HIGHEST = 16.0, 28.0
"""Pixels of a row, within which the board takes the height that there is."""
LINES = ROWS + 2.3
"""The height of the board in rows: a line for the signs of the players, the rows, and a line for the sums."""
_EMPTY_INK = 0.85
"""How opaque the rim of an empty space is."""
ROW_OF: tuple[int, ...] = tuple(row for row, spaces in enumerate(WONDER_ROWS) for _ in range(spaces))
"""For each space, from 0, its row, from 0."""


class WonderLook(NamedTuple):
    """Everything that the board shows.

    ``price`` is that of the next brick, NONE while nobody can buy one; ``end`` is the end mark.
    """

    bricks: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    price: int = NONE
    end: int = WONDER_SPACES + 1
    over: bool = False

    @property
    def next(self) -> int:
        """The space, from 0, on which the next brick comes."""
        return len(self.bricks)

    @property
    def points(self) -> Sequence[Sequence[int]]:
        """The points of each player for each row, from the lowest."""
        shares = [row_points(row) for row in wonder_rows(self.bricks)]
        return [[share.get(player, 0) for player in range(len(self.names))] for share in shares]


class WonderBoard(QWidget):
    """The board; it is as high as its width asks for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("wonder-board")
        self.look = WonderLook()
        self._room = LINES * HIGHEST
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMouseTracking(True)

    def show_look(self, look: WonderLook) -> None:
        """Show the wonder as it is now."""
        if look != self.look:
            resized = len(look.names) != len(self.look.names)
            self.look = look
            if resized:
                self.updateGeometry()
            self.setAccessibleName(self.tr("The wonder"))
            self.setAccessibleDescription("\n".join(self.row_text(row) for row in range(ROWS) if self._begun(row)))
            self.update()

    def set_room(self, height: int) -> None:
        """Tell how high the board may be to be seen whole; rows never get too low to be read."""
        if height != self._room:
            self._room = height
            self.updateGeometry()
            self.update()

    def _begun(self, row: int) -> bool:
        return self.look.next > ROW_OF.index(row)

    # Where everything lies

    def _units(self) -> float:
        return NUMBERS + WIDEST * BRICK + GAP + COLUMN * max(1, len(self.look.names))

    def _row_height(self, width: float) -> float:
        return min(HIGHEST, width / self._units(), max(LOWEST, self._room / LINES))

    def heightForWidth(self, width: int) -> int:
        """Give the height of the rows at this width."""
        return round(LINES * self._row_height(width))

    def sizeHint(self) -> QSize:
        """Ask for the width of the column beside a board."""
        return QSize(340, self.heightForWidth(340))

    def minimumSizeHint(self) -> QSize:
        """Still readable."""
        return QSize(240, self.heightForWidth(240))

    def _origin(self) -> tuple[float, float]:
        """The height of a row, and the left side of the whole."""
        high = self._row_height(self.width())
        return high, (self.width() - self._units() * high) / 2

    def _row_top(self, row: int) -> float:
        high, _ = self._origin()
        return (ROWS - row + 0.1) * high

    def space_rect(self, space: int) -> QRectF:
        """Where a space, from 0, lies."""
        high, left = self._origin()
        row = ROW_OF[space]
        place = space - ROW_OF.index(row)
        x = left + high * (NUMBERS + BRICK * ((WIDEST - WONDER_ROWS[row]) / 2 + place))
        return QRectF(x, self._row_top(row), BRICK * high, high).adjusted(1, 1, -1, -1)

    def points_rect(self, row: int, player: int) -> QRectF:
        """Find where the points of a player for a row stand; row ``ROWS`` is the line of signs, -1 that of the sums."""
        high, left = self._origin()
        x = left + high * (NUMBERS + WIDEST * BRICK + GAP + COLUMN * player)
        return QRectF(x, self._row_top(row), COLUMN * high, high)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Rows, bricks, marks, points."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high, _ = self._origin()
        font = QFont(self.font())
        font.setPixelSize(max(9, round(0.55 * high)))
        painter.setFont(font)
        self._paint_rows(painter)
        for space in range(WONDER_SPACES):
            self._paint_space(painter, space)
        self._paint_marks(painter)
        self._paint_points(painter, font)

    def _paint_rows(self, painter: QPainter) -> None:
        high, left = self._origin()
        ink, centre = self.palette().color(QPalette.ColorRole.PlaceholderText), Qt.AlignmentFlag.AlignCenter
        for row in range(ROWS):
            top = self._row_top(row)
            painter.setPen(ink)
            painter.drawText(QRectF(left, top, 0.9 * NUMBERS * high, high), centre, str(row + 1))

    def _paint_space(self, painter: QPainter, space: int) -> None:
        plate, look = self.space_rect(space), self.look
        if space < look.next:
            paint_brick(painter, look.bricks[space], plate)
            return
        role = QPalette.ColorRole
        following = space == look.next and not look.over
        empty = with_opacity(self.palette().color(role.PlaceholderText), _EMPTY_INK)
        painter.setPen(QPen(self.palette().color(role.Highlight), 2.4) if following else QPen(empty, 1.0))
        painter.setBrush(
            with_opacity(self.palette().color(role.Highlight), 0.18) if following else Qt.BrushStyle.NoBrush
        )
        painter.drawRoundedRect(plate, 2, 2)
        if following and space + 1 not in (IRRIGATION_MARK, look.end):
            painter.setPen(self.palette().color(role.WindowText))
            text = "+" if look.price == NONE else str(look.price)
            painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_marks(self, painter: QPainter) -> None:
        high, left = self._origin()
        dearer = QPointF(left + NUMBERS * high, self._row_top(ROW_OF[DEARER_FROM] - 1))
        paint_rise(painter, dearer, BRICK * WIDEST * high, high, self.palette())
        for space, paint in ((IRRIGATION_MARK, paint_drop), (self.look.end, paint_flag)):
            if space <= WONDER_SPACES:
                plate = self.space_rect(space - 1)
                covered = space <= self.look.next
                middle = QPointF(plate.right() - 0.34 * high, plate.top() + 0.34 * high) if covered else plate.center()
                paint(painter, middle, (0.36 if covered else 0.42) * high)

    def _paint_points(self, painter: QPainter, font: QFont) -> None:
        centre, role, high = Qt.AlignmentFlag.AlignCenter, QPalette.ColorRole, self._origin()[0]
        points = self.look.points
        for player in range(len(self.look.names)):
            paint_sign(painter, player, self.points_rect(ROWS, player).center(), 0.38 * high)
            painter.setPen(self.palette().color(role.WindowText))
            for row in range(ROWS):
                if points[row][player]:
                    painter.drawText(self.points_rect(row, player), centre, str(points[row][player]))
        font.setBold(True)
        painter.setFont(font)
        for player in range(len(self.look.names)):
            total = sum(row[player] for row in points)
            painter.drawText(self.points_rect(-1, player), centre, number_text(total))
        painter.setPen(QPen(self.palette().color(role.Mid), 1))
        line = self.points_rect(-1, 0)
        right = self.points_rect(-1, max(0, len(self.look.names) - 1)).right()
        painter.drawLine(line.topLeft(), QPointF(right, line.top()))

    # In words

    def event(self, event: QEvent) -> bool:
        """Tell about what lies under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), tip(self.text_at(QPointF(event.pos()))), self)
            return True
        return super().event(event)

    def text_at(self, point: QPointF) -> str:
        """The tip about a point: of a space and of its row."""
        for space in range(WONDER_SPACES):
            if self.space_rect(space).adjusted(-1, -1, 1, 1).contains(point):
                return "\n".join(filter(None, (self.space_text(space), self.row_text(ROW_OF[space]))))
        high, _ = self._origin()
        for row in range(ROWS):
            if self._row_top(row) <= point.y() < self._row_top(row) + high:
                return self.row_text(row)
        return ""

    def space_text(self, space: int) -> str:
        """A space, from 0: who has a brick there, and its mark."""
        look = self.look
        if space < look.next:
            text = self.tr("Space {space}: {whose}.").format(space=space + 1, whose=self._whose(look.bricks[space]))
        elif space == look.next and not look.over:
            text = self.tr("Space {space}: the next brick comes here.").format(space=space + 1)
            if look.price != NONE:
                text += " " + self.tr("Its price in goods: {price}.").format(price=look.price)
        else:
            text = self.tr("Space {space}: empty.").format(space=space + 1)
        marks = []
        if space + 1 == IRRIGATION_MARK:
            marks.append(self.tr("The brick here turns the deserts into pasture."))
        if space + 1 == look.end:
            marks.append(self.tr("The brick here ends the game."))
        return "\n".join((text, *marks))

    def _whose(self, owner: int) -> str:
        if owner == NEUTRAL:
            return self.tr("a neutral brick")
        if owner == UNUSED:
            return self.tr("a brick of an unused colour")
        return self.tr("a brick of {player}").format(player=self.look.names[owner])

    def row_text(self, row: int) -> str:
        """The points that a row, from 0, brings."""
        points = self.look.points[row]
        shares = [
            f"{name} {number_text(number)}" for name, number in zip(self.look.names, points, strict=True) if number
        ]
        summary = listed(shares) or self.tr("no points")
        return self.tr("Row {row}: {points}.").format(row=row + 1, points=summary)
