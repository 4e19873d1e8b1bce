"""The games that each home is expected to win, as bars with their intervals."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from rbdesigner.analysis.fact_wording import home_name, home_title
from rbdesigner.analysis.facts import MapFacts
from rbdesigner.art.palette import mix, with_opacity
from rbdesigner.messages.phrases import capitalised
from rbdesigner.prediction.expectation import Expectation, Range
from rbdesigner.prediction.expectation_wording import range_text, reasons_of_home
from rbdesigner.ui.canvas.territory_layer import owner_colour
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.section import GAP

LEAST_BAR = 60
"""Pixels that a bar is wide at least."""
LEAST_REACH = 15.0
"""Percentage points to both sides of an even share that a bar shows at least: smaller differences look small."""
BAND, MARK = 0.36, 0.62
"""How high the band of an interval and the mark of its value are, in heights of a line."""


class _Share(NamedTuple):
    """A share with its colour; ``even`` is what every home would have, ``reach`` how far from that the bar goes."""

    wins: Range
    colour: QColor
    even: float
    reach: float


class ShareBar(QWidget):
    """The interval of a share as a band, its value as a mark, and a line where all homes would be equal."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._share: _Share | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_share(self, share: _Share) -> None:
        """Show another share."""
        self._share = share
        self.update()

    def sizeHint(self) -> QSize:
        """A line high."""
        return QSize(2 * LEAST_BAR, self.fontMetrics().lineSpacing())

    def minimumSizeHint(self) -> QSize:
        """Wide enough to compare."""
        return QSize(LEAST_BAR, self.fontMetrics().lineSpacing())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the share from left to right."""
        if self._share is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter, self._share)
        painter.end()

    def _paint(self, painter: QPainter, share: _Share) -> None:
        def across(value: float) -> float:
            return self.width() / 2 * (1 + (value - share.even) / share.reach)

        palette, middle = self.palette(), self.height() / 2
        line, text = palette.color(QPalette.ColorRole.Mid), palette.color(QPalette.ColorRole.WindowText)
        painter.setPen(QPen(line, 1))
        painter.drawLine(QPointF(0, middle), QPointF(self.width(), middle))
        painter.setPen(QPen(text, 1, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(across(share.even), 0), QPointF(across(share.even), self.height()))
        # Yellow on a light ground and blue on a dark one are seen by their edges.
        edge = mix(share.colour, text, 0.45)
        painter.setPen(QPen(edge, 1))
        painter.setBrush(with_opacity(share.colour, 0.55))
        low, high, band = across(share.wins.low), across(share.wins.high), BAND * self.height()
        painter.drawRoundedRect(QRectF(low, middle - band / 2, high - low, band), band / 2, band / 2)
        mark = MARK * self.height()
        painter.setBrush(edge)
        painter.drawRoundedRect(QRectF(across(share.wins.value) - 1.5, middle - mark / 2, 3, mark), 1, 1)


class ExpectedShares(QWidget):
    """A line for each home: its name, the bar of its wins, and these in numbers."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(GAP, 0, GAP, 0)
        self._layout.setHorizontalSpacing(GAP)
        self._layout.setVerticalSpacing(1)
        self._layout.setColumnStretch(1, 1)
        self._rows: list[tuple[Label, ShareBar, Label]] = []
        self.hide()

    def show_expectation(self, facts: MapFacts | None, expectation: Expectation | None) -> None:
        """Show what is expected of homes; nothing if nobody knows."""
        homes = expectation.homes if expectation is not None else ()
        self._make_rows(len(homes))
        self.setVisible(bool(homes))
        if facts is None or expectation is None:
            return
        even = 100 / len(homes)
        ends = [abs(end - even) for home in homes for end in (home.wins.low, home.wins.high)]
        reach = max(LEAST_REACH, 1.05 * max(ends))
        for number, (home, (name, bar, told)) in enumerate(zip(homes, self._rows, strict=True)):
            name.setText(home_title(facts.homes, number))
            bar.show_share(_Share(home.wins, owner_colour(facts, number), even, reach))
            told.setText(range_text(home.wins))
            said = self.tr("{home} is expected to win {wins} of 100 games, with {points}\u00a0% of all points.").format(
                home=capitalised(str(home_name(facts.homes[number].name))),
                wins=range_text(home.wins),
                points=range_text(home.points),
            )
            said = "\n".join([said, *(each.sentence for each in reasons_of_home(facts, expectation, number))])
            bar.setAccessibleName(said)
            widgets: tuple[QWidget, ...] = (name, bar, told)
            for part in widgets:
                part.setToolTip(tip(said))

    def texts(self) -> list[str]:
        """The names of homes with their numbers."""
        return [f"{name.text()}: {told.text()}" for name, _, told in self._rows]

    def _make_rows(self, wanted: int) -> None:
        while len(self._rows) > wanted:
            for part in self._rows.pop():
                part.hide()
                part.deleteLater()
        while len(self._rows) < wanted:
            row = Label("", self), ShareBar(self), Label("", self)
            row[2].setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            for column, cell in enumerate(row):
                self._layout.addWidget(cell, len(self._rows), column)
            self._rows.append(row)
