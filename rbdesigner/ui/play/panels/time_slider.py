"""A slider over all moments of a game."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider, QToolTip, QWidget

from rbdesigner.ui.play.match.match import Match
from rbdesigner.ui.play.words.wording import phase_text

TICK = 4
"""Pixels of the tick where a turn begins."""


class TimeSlider(QSlider):
    """Shows how far the game has come; moved back it lets one look at earlier moments. Ticks mark the turns."""

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setObjectName("time-slider")
        self.setAccessibleName(self.tr("Moment of the game"))
        self.setToolTip(self.tr("Look at an earlier moment of the game"))
        self.setRange(0, 0)
        self.setPageStep(20)
        self._match = match
        self._turns: list[int] = []
        match.happened.connect(self._follow)
        match.moved.connect(self._follow)
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
            QToolTip.showText(self.mapToGlobal(QPoint(self._x_of(moment), -2 * self.height())), text, self)

    def _x_of(self, moment: int) -> int:
        """Where the middle of the handle is at a moment."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        control, part = QStyle.ComplexControl.CC_Slider, QStyle.SubControl.SC_SliderHandle
        handle = self.style().subControlRect(control, option, part, self).width()
        room = self.width() - handle
        return handle // 2 + QStyle.sliderPositionFromValue(0, self.maximum(), moment, room)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The slider, and a tick below it where a turn begins."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        for turn in self._turns:
            x = self._x_of(turn)
            painter.drawLine(x, self.height() - TICK, x, self.height() - 1)
        painter.end()
        super().paintEvent(event)
