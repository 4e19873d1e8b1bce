"""A small chart of values over the turns of a game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from rbdesigner.art.palette import mix, of_player, with_opacity
from rbdesigner.messages.translation import number_text
from rbdesigner.ui.widgets.curve import marks
from rbdesigner.ui.widgets.literal import tip
from rbdesigner.ui.widgets.player_sign import paint_sign

_ROOM = 6
_ACROSS, _UP = 44, 30
"""Pixels that two marks of an axis are apart at least."""
_DISC = 8.0
_END = 2 * _DISC + 2 * _ROOM
"""Pixels to the right for the signs at the ends of the lines."""
_DASHES = (Qt.PenStyle.DashLine, Qt.PenStyle.DotLine, Qt.PenStyle.DashDotLine, Qt.PenStyle.DashDotDotLine)
_WIDEST = "0000"
_INKED = 0.5
_FAINT = 0.1
_FEW = 2
"""Steps between numbered turns up to which the first has its number, too."""


class TurnLine(NamedTuple):
    """A line of a chart, which goes in steps: values from turn 1 on.

    That of a player of the game (0, 1, ...) has the colour and the sign of the player, any other (-1) is dashed and
    ends in its ``mark``.
    """

    name: str
    values: Sequence[int]
    player: int
    mark: str = ""


class TurnLines(QWidget):
    """Paints a line for every player, turns to the right and amounts upward.

    A tip tells the values of the turn under the pointer. A click, or Enter on the turn that the arrow keys have come
    to, asks for it by ``turn_wanted(int)``.
    """

    turn_wanted = Signal(int)

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = title
        self.lines: Sequence[TurnLine] = ()
        self.now = 0
        self._hovered = 0
        self._is_keyed = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(title)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # What is shown

    def show_lines(self, lines: Sequence[TurnLine]) -> None:
        """Show these lines, the first one in front."""
        self.lines = lines
        self._hovered = min(self._hovered, self.turns)
        self._describe()
        self.update()

    def show_now(self, turn: int) -> None:
        """Mark the turn that the board shows; 0 marks none."""
        if turn != self.now:
            self.now = turn
            self.update()

    @property
    def turns(self) -> int:
        """The last turn of the longest line."""
        return max((len(line.values) for line in self.lines), default=0)

    @property
    def top(self) -> float:
        """The highest value that has room."""
        return max(4.0, 1.05 * max((value for line in self.lines for value in line.values), default=0))

    def turn_text(self, turn: int) -> str:
        """The values of a turn, a line each."""
        values = [
            self.tr("{name}: {value}").format(name=line.name, value=number_text(line.values[turn - 1]))
            for line in self.lines
            if turn <= len(line.values)
        ]
        return "\n".join([self.tr("Turn {turn}").format(turn=turn), *values])

    def sizeHint(self) -> QSize:
        """Wide enough for the turns of a game."""
        return QSize(520, 240)

    def minimumSizeHint(self) -> QSize:
        """Less than that makes no chart."""
        return QSize(260, 130)

    # Where it is

    def _field(self) -> QRectF:
        metrics = self.fontMetrics()
        left = metrics.horizontalAdvance(_WIDEST) + 2 * _ROOM  # the same for all, so that turns stand below each other
        above = metrics.height() + 2 * _ROOM
        below = metrics.height() + 2 * _ROOM
        return QRectF(left, above, self.width() - left - _END, self.height() - above - below)

    def x_of(self, turn: int) -> float:
        """How far from the left a turn is."""
        field = self._field()
        return field.left() + field.width() * (turn - 1) / max(1, self.turns - 1)

    def turn_at(self, x: float) -> int:
        """The turn that is nearest."""
        field = self._field()
        share = (x - field.left()) / max(1.0, field.width())
        return max(1, min(self.turns, 1 + round(share * (self.turns - 1)))) if self.turns else 0

    def _point(self, field: QRectF, turn: int, value: float) -> QPointF:
        return QPointF(self.x_of(turn), field.bottom() - field.height() * value / self.top)

    # What is painted

    def paintEvent(self, event: QPaintEvent) -> None:
        """The axes, the turns that are marked, and the lines."""
        painter, field = QPainter(self), self._field()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Base))
        self._paint_title(painter)
        self._paint_axes(painter, field)
        for turn, role in ((self.now, QPalette.ColorRole.Highlight), (self._hovered, QPalette.ColorRole.WindowText)):
            if 0 < turn <= self.turns:
                painter.setPen(QPen(with_opacity(self.palette().color(role), 0.6), 1.2))
                x = self.x_of(turn)
                painter.drawLine(QPointF(x, field.top()), QPointF(x, field.bottom()))
        for number, line in reversed(list(enumerate(self.lines))):
            if line.values:
                self._paint_line(painter, field, line, number)
        if self._is_keyed and self.hasFocus():
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))

    def _paint_title(self, painter: QPainter) -> None:
        font = QFont(self.font())
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(self.palette().color(QPalette.ColorRole.Text))
        box = QRectF(2 * _ROOM, _ROOM, self.width() - 3 * _ROOM, painter.fontMetrics().height())
        text = painter.fontMetrics().elidedText(self.title, Qt.TextElideMode.ElideRight, int(box.width()))
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, text)
        painter.setFont(self.font())

    def _paint_axes(self, painter: QPainter, field: QRectF) -> None:
        text = self.palette().color(QPalette.ColorRole.PlaceholderText)
        grid = with_opacity(self.palette().color(QPalette.ColorRole.WindowText), _FAINT)
        height, flags = self.fontMetrics().height(), Qt.AlignmentFlag
        for value in marks(0, self.top, max(1, int(field.height() / _UP))):
            y = self._point(field, 1, value).y()
            painter.setPen(QPen(grid, 1))
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            painter.setPen(text)
            box = QRectF(0, y - height / 2, field.left() - _ROOM, height)
            painter.drawText(box, flags.AlignRight | flags.AlignVCenter, number_text(round(value)))
        for turn in self._numbered(field):
            x = self.x_of(turn)
            painter.setPen(QPen(grid, 1))
            painter.drawLine(QPointF(x, field.bottom()), QPointF(x, field.bottom() + 4))
            painter.setPen(text)
            box = QRectF(x - _ACROSS / 2, field.bottom() + _ROOM, _ACROSS, height)
            painter.drawText(box, flags.AlignHCenter, number_text(turn))

    def _numbered(self, field: QRectF) -> list[int]:
        """The turns that have room for their numbers: the first, and whole steps."""
        room = max(1, int(field.width() / _ACROSS))
        step = next((each for each in (1, 2, 5, 10, 20, 50) if ceil(self.turns / each) <= room), 100)
        return [turn for turn in range(1, self.turns + 1) if turn % step == 0 or (turn == 1 and step <= _FEW)]

    def _paint_line(self, painter: QPainter, field: QRectF, line: TurnLine, number: int) -> None:
        points = [self._point(field, turn, value) for turn, value in enumerate(line.values, 1)]
        path = QPainterPath(points[0])
        for before, point in pairwise(points):
            middle = (before.x() + point.x()) / 2  # there is nothing between two turns
            path.lineTo(middle, before.y())
            path.lineTo(middle, point.y())
        path.lineTo(points[-1])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen in self._pens(line, number):
            painter.setPen(pen)
            painter.drawPath(path)
        self._paint_end(painter, points[-1], line)

    def _pens(self, line: TurnLine, number: int) -> list[QPen]:
        solid, cap, join = Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        if line.player >= 0:
            colour = of_player(line.player + 1)
            rim = mix(colour, self.palette().color(QPalette.ColorRole.Text), _INKED)  # seen on dark ground, too
            return [QPen(rim, 3.4, solid, cap, join), QPen(colour, 2.2, solid, cap, join)]
        return [QPen(self._quiet(), 1.8, _DASHES[number % len(_DASHES)], Qt.PenCapStyle.FlatCap, join)]

    def _quiet(self) -> QColor:
        return with_opacity(self.palette().color(QPalette.ColorRole.Text), 0.75)

    def _paint_end(self, painter: QPainter, at: QPointF, line: TurnLine) -> None:
        """The sign of the player, or the mark of the line, where it ends."""
        centre = QPointF(at.x() + _DISC + 3, at.y())
        if line.player >= 0:
            paint_sign(painter, line.player, centre, _DISC)
            return
        painter.setPen(QPen(self._quiet(), 1.2))
        painter.setBrush(self.palette().color(QPalette.ColorRole.Base))
        painter.drawEllipse(centre, _DISC, _DISC)
        font = QFont(self.font())
        font.setBold(True)
        font.setPixelSize(round(1.35 * _DISC))
        painter.setFont(font)
        painter.setPen(self.palette().color(QPalette.ColorRole.Text))
        box = QRectF(centre.x() - _DISC, centre.y() - _DISC, 2 * _DISC, 2 * _DISC)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, line.mark)
        painter.setFont(self.font())

    # Pointer and keys

    def _hover(self, turn: int) -> None:
        if turn != self._hovered:
            self._hovered = turn
            self._describe()
            self.update()

    def _describe(self) -> None:
        self.setAccessibleDescription(self.turn_text(self._hovered or self.turns) if self.turns else "")

    def _show_tip(self, turn: int) -> None:
        at = QPointF(self.x_of(turn) + 12, self._field().top() + 4)
        QToolTip.showText(self.mapToGlobal(at.toPoint()), tip(self.turn_text(turn)), self)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell the values of the turn under the pointer."""
        if self.turns:
            turn = self.turn_at(event.position().x())
            if turn != self._hovered or not QToolTip.isVisible():
                self._hover(turn)
                self._show_tip(turn)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Wish for the turn under the pointer."""
        if event.button() is Qt.MouseButton.LeftButton and self.turns:
            self.turn_wanted.emit(self.turn_at(event.position().x()))

    def event(self, event: QEvent) -> bool:
        """Tell the values where the pointer rests, and none where it has left."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip and self.turns:
            self._show_tip(self.turn_at(event.pos().x()))
            return True
        if event.type() is QEvent.Type.Leave:
            self._hover(0)
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from turn to turn, and wish for one with Enter."""
        key, here = event.key(), self._hovered or self.now or 1
        self._is_keyed = True
        steps = {
            Qt.Key.Key_Left: here - 1,
            Qt.Key.Key_Right: here + 1,
            Qt.Key.Key_Home: 1,
            Qt.Key.Key_End: self.turns,
        }
        if self.turns and key in steps:
            self._hover(max(1, min(self.turns, steps[Qt.Key(key)])))
            self._show_tip(self._hovered)
        elif self.turns and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.turn_wanted.emit(here)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show that the keys are heard."""
        super().focusInEvent(event)
        self._is_keyed = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Mark no turn any more."""
        super().focusOutEvent(event)
        self._hover(0)
        self.update()
