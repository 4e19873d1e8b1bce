"""A slider over all moments of a game."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider, QStylePainter, QToolTip, QWidget

from rbdesigner.messages.thing_wording import phase_text
from rbdesigner.play.match import Match
from rbdesigner.ui.game.match.signals import signals_of
from rbdesigner.ui.widgets.literal import tip

HEIGHT = 24
"""Pixels, of which the lower ones are for the turns."""
TICK = 3
"""Pixels of the tick where a turn begins that has no room for its number."""
DIGITS = 10
"""Pixels of the font of the numbers."""
GAP = 2
"""Pixels between a tick and its number, and between a number and the next one at least."""


class TimeSlider(QSlider):
    """Shows how far the game has come; moved back, it lets one look at earlier moments.

    Ticks mark the turns, with their numbers where there is room. A tip tells the moment under the pointer, which a
    click goes to.
    """

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setObjectName("time-slider")
        self.setAccessibleName(self.tr("Moment of the game"))
        self.setRange(0, 0)
        self.setPageStep(20)
        self.setTickPosition(QSlider.TickPosition.TicksBelow)  # leaves room below; they are painted here
        self.setFixedHeight(HEIGHT)
        self._match = match
        self._turns: list[int] = []
        font = self.font()
        font.setPixelSize(DIGITS)
        self.setFont(font)
        signals = signals_of(match)
        signals.happened.connect(self._follow)
        signals.moved.connect(self._follow)
        self.valueChanged.connect(self._look)
        self._follow()

    @property
    def turns(self) -> list[int]:
        """The moments at which turns begin."""
        return self._turns

    def _follow(self, _events: object = None) -> None:
        match = self._match
        last = len(match.game.log)
        if last < self.maximum():
            self._turns = [turn for turn in self._turns if turn < last]
            seen = last
        else:
            seen = self.maximum() if self._turns else 0
        self.blockSignals(True)
        self.setRange(0, last)
        self.setValue(match.moment)
        self.blockSignals(False)
        for entry in range(seen, last):
            if entry == 0 or match.mark_at(entry).turn != match.mark_at(entry - 1).turn:
                self._turns.append(entry)
        self.update()

    def _look(self, moment: int) -> None:
        self._match.look_at(moment)
        text = phase_text(self._match.state)
        self.setAccessibleDescription(text)
        if self.isSliderDown():
            self._show_tip(moment, text)

    # Where moments are

    def _option(self) -> QStyleOptionSlider:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        option.subControls = QStyle.SubControl.SC_SliderGroove | QStyle.SubControl.SC_SliderHandle
        return option

    def _handle(self) -> QRect:
        control, part = QStyle.ComplexControl.CC_Slider, QStyle.SubControl.SC_SliderHandle
        return self.style().subControlRect(control, self._option(), part, self)

    def x_of(self, moment: int) -> int:
        """Where the middle of the handle is at a moment."""
        return self._xs([moment])[0]

    def _xs(self, moments: Iterable[int]) -> list[int]:
        width, last = self._handle().width(), self.maximum()
        room = self.width() - width
        return [width // 2 + QStyle.sliderPositionFromValue(0, last, moment, room) for moment in moments]

    def moment_at(self, x: int) -> int:
        """The moment at which the middle of the handle is nearest to a place."""
        width = self._handle().width()
        return QStyle.sliderValueFromPosition(0, self.maximum(), x - width // 2, self.width() - width)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the moment under the pointer, and on while the button is held."""
        at = event.position().toPoint()
        if event.button() is Qt.MouseButton.LeftButton and not self._handle().contains(at):
            self.setValue(self.moment_at(at.x()))
        super().mousePressEvent(event)

    # What moment that is

    def event(self, event: QEvent) -> bool:
        """Tell the moment under a pointer that rests."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            moment = self.moment_at(event.pos().x())
            self._show_tip(moment, phase_text(self._match.game.state_at(moment)))
            return True
        return super().event(event)

    def _show_tip(self, moment: int, text: str) -> None:
        QToolTip.showText(self.mapToGlobal(QPoint(self.x_of(moment), -2 * self.height())), tip(text), self)

    # What is painted

    def numbers(self) -> dict[int, QRect]:
        """Place the numbers of turns, by the moments at which these begin.

        Where not all have room those of every tenth turn come first, then those of every fifth. Setting up has none.
        """
        metrics, placed = self.fontMetrics(), dict[int, QRect]()
        turns = [self._match.mark_at(moment).turn for moment in self._turns]
        known = sorted(
            zip(turns, self._turns, self._xs(self._turns), strict=True),
            key=lambda each: (each[0] % 10 != 0, each[0] % 5 != 0, each[0]),
        )
        for turn, moment, x in known:
            box = QRect(x, self.height() - DIGITS, GAP + metrics.horizontalAdvance(str(turn)), DIGITS)
            beside = box.adjusted(-GAP, 0, GAP, 0)
            if turn and box.right() < self.width() and not any(beside.intersects(other) for other in placed.values()):
                placed[moment] = box
        return placed

    def paintEvent(self, event: QPaintEvent) -> None:
        """The slider, and below it a tick where a turn begins, with its number."""
        QStylePainter(self).drawComplexControl(QStyle.ComplexControl.CC_Slider, self._option())
        painter, numbers, bottom = QPainter(self), self.numbers(), self.height() - 1
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        top = bottom - DIGITS + 2
        for moment, x in zip(self._turns, self._xs(self._turns), strict=True):
            box = numbers.get(moment)
            painter.drawLine(x, top, x, top + TICK if box is None else bottom)
            if box is not None:
                text = str(self._match.mark_at(moment).turn)
                painter.drawText(QPoint(box.left() + GAP, bottom), text)

    def sizeHint(self) -> QSize:
        """Ask for the width that the style has."""
        return QSize(super().sizeHint().width(), HEIGHT)
