"""The legend of what is painted over the land, in a strip below the map."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from rbdesigner.analysis.fact_wording import home_title
from rbdesigner.analysis.facts import MapFacts, TileReach
from rbdesigner.art.palette import TERRAINS
from rbdesigner.tiles import Terrain
from rbdesigner.ui.canvas.territory_layer import FARTHEST, SAFE, Overlay, Shade, paint_shade, reach_text, shade_of
from rbdesigner.ui.widgets.theme import bold

MARGIN, SWATCH, GAP, APART = 6, 18, 6, 16
"""Pixels around all, of the side of a swatch, from swatch to text, between two entries."""
MOST_HOMES = 8
"""The most homes that are named."""


class LegendEntry(NamedTuple):
    """A shade and what it means."""

    shade: Shade
    text: str


class MapLegend(QWidget):
    """Says what the shades on the land mean, in as many lines as that takes.

    ``ground`` is the colour of the land under them.
    """

    def __init__(self, parent: QWidget, ground: QColor = TERRAINS[Terrain.PASTURE].ground) -> None:
        super().__init__(parent)
        self._ground = ground
        self.setObjectName("map_legend")
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.title = ""
        self.entries: list[LegendEntry] = []
        self.hide()

    def show_facts(self, facts: MapFacts | None, overlay: Overlay) -> None:
        """Explain what is shown, or go where nothing is."""
        if facts is None or overlay is Overlay.NOTHING or not facts.homes:
            self.hide()
            return
        self.show_entries(self._titles()[overlay], self._entries(facts, overlay))

    def show_entries(self, title: str, entries: list[LegendEntry]) -> None:
        """Explain these shades."""
        if (title, entries) != (self.title, self.entries) or self.isHidden():
            self.title, self.entries = title, entries
            self.setAccessibleName(title)
            self.setAccessibleDescription("\n".join(entry.text for entry in entries))
            self.updateGeometry()
            self.show()
            self.update()

    def _titles(self) -> dict[Overlay, str]:
        return {
            Overlay.FIRST: self.tr("First on the land"),
            Overlay.DISTANCE: self.tr("Turns from the nearest home"),
            Overlay.CONTESTED: self.tr("Turns until the next home is there"),
        }

    def _entries(self, facts: MapFacts, overlay: Overlay) -> list[LegendEntry]:
        if overlay is Overlay.FIRST:
            named = [
                LegendEntry(
                    shade_of(facts, overlay, TileReach(0, (number,), None)),
                    home_title(facts.homes, number),
                )
                for number in range(min(len(facts.homes), MOST_HOMES))
            ]
            if len(facts.homes) < 2:
                return named
            several = TileReach(0, (0, 1), 0)
            text = self.tr("{homes}  Several at once").format(homes=reach_text(facts, overlay, several))
            return [*named, LegendEntry(shade_of(facts, overlay, several), text)]
        if overlay is Overlay.DISTANCE:
            reaches = [TileReach(turns, (0,), None) for turns in range(FARTHEST + 1)]
            texts = [*map(str, range(FARTHEST)), self.tr("{turns} or more").format(turns=FARTHEST)]
        else:
            reaches = [TileReach(0, (0,), margin) for margin in (*range(SAFE + 1), None)]
            texts = [self.tr("0  Contested"), *map(str, range(1, SAFE)), self.tr("{turns} or more").format(turns=SAFE)]
            texts.append(self.tr("–  No other comes"))
        return [LegendEntry(shade_of(facts, overlay, each), text) for each, text in zip(reaches, texts, strict=True)]

    def _line(self) -> int:
        return max(self.fontMetrics().lineSpacing(), SWATCH) + 3

    def _spots(self, width: int) -> list[QPointF]:
        """Where the title and the entries begin, row by row."""
        metrics, spots = self.fontMetrics(), [QPointF(MARGIN, MARGIN)]
        x, y = MARGIN + QFontMetrics(bold(self.font())).horizontalAdvance(self.title) + APART, MARGIN
        for entry in self.entries:
            wide = SWATCH + GAP + metrics.horizontalAdvance(entry.text)
            if x + wide > width - MARGIN and x > MARGIN:
                x, y = MARGIN, y + self._line()
            spots.append(QPointF(x, y))
            x += wide + APART
        return spots

    def heightForWidth(self, width: int) -> int:
        """Room for all rows."""
        return int(self._spots(width)[-1].y()) + self._line() + MARGIN

    def sizeHint(self) -> QSize:
        """Ask for as much height as the legend takes now."""
        return QSize(120, self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        """All rows, but no width of its own."""
        return QSize(0, self.heightForWidth(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the row anew."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The title, and a swatch with its meaning for each entry."""
        painter, line = QPainter(self), self._line()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        title, *spots = self._spots(self.width())
        painter.setFont(bold(self.font()))
        painter.drawText(QRectF(title.x(), title.y(), self.width(), line), Qt.AlignmentFlag.AlignVCenter, self.title)
        painter.setFont(self.font())
        for spot, entry in zip(spots, self.entries, strict=True):
            self._paint_swatch(painter, spot + QPointF(SWATCH / 2, line / 2), entry.shade)
            box = QRectF(spot.x() + SWATCH + GAP, spot.y(), self.width(), line)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, entry.text)

    def _paint_swatch(self, painter: QPainter, middle: QPointF, shade: Shade) -> None:
        """A piece of land under the shade."""
        half = SWATCH / 2
        shape = QPainterPath()
        shape.addRoundedRect(QRectF(-half, -half, SWATCH, SWATCH), 3, 3)
        painter.save()
        painter.translate(middle)
        painter.fillPath(shape, self._ground)
        paint_shade(painter, shape, shade, 1.3 * half, 1.0)
        painter.setClipping(False)
        painter.strokePath(shape, QPen(self.palette().color(QPalette.ColorRole.PlaceholderText), 1))
        painter.restore()
