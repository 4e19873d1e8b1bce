"""The grid of an atlas: a small picture of the map of each cell, with its fairness."""

from __future__ import annotations

from collections import deque
from time import monotonic

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QPainter, QPalette, QPen, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from rbdesigner.art.palette import with_opacity
from rbdesigner.art.thumbnail import thumbnail
from rbdesigner.generating.atlas import Atlas, AtlasMap
from rbdesigner.generating.atlas_axes import Cell
from rbdesigner.generating.atlas_wording import axis_name, cell_text, value_text
from rbdesigner.messages.phrases import capitalised
from rbdesigner.messages.translation import number_text
from rbdesigner.prediction.expectation_wording import fairness_number, fairness_words
from rbdesigner.ui.storage.preferences import board_style
from rbdesigner.ui.widgets.item_lists import Index
from rbdesigner.ui.widgets.literal import tip

LEAST_CELL = QSize(34, 30)
BAR = 3
"""The height of the bar of fairness in pixels."""
GAP = 2
"""Pixels around a picture."""
UNFAIR = 40
"""The fairness up to which the bar is empty: differences above it are what counts."""
AT_ONCE = 0.012
"""Seconds that pictures may take of the window before it does what else is due."""
_NUMBERED = 44
"""The width in pixels from which a cell shows its fairness as a number."""


class AtlasGrid(QTableWidget):
    """Shows the maps of an atlas; empty cells stay quiet.

    ``cell_chosen()``: another cell is the chosen one. ``map_activated()``: the map of the chosen one is wanted.
    """

    cell_chosen = Signal()
    map_activated = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._atlas: Atlas | None = None
        self._pictures: dict[Cell, tuple[int, QSize, QPixmap]] = {}
        self._waiting: deque[Cell] = deque()
        self._painting = QTimer(self)
        self._painting.setInterval(0)
        self._painting.timeout.connect(self._make_pictures)
        self.setObjectName("atlas-grid")
        self.setAccessibleName(self.tr("Maps of the atlas"))
        self.setItemDelegate(_CellDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        headers = {self.horizontalHeader(): LEAST_CELL.width(), self.verticalHeader(): LEAST_CELL.height()}
        for header, least in headers.items():
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
            header.setMinimumSectionSize(least)
            header.setSectionsClickable(False)
            header.setHighlightSections(False)
            header.setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
        self.currentCellChanged.connect(lambda *_: self.cell_chosen.emit())
        self.itemActivated.connect(lambda _: self.map_activated.emit())

    def sizeHint(self) -> QSize:
        """Room for ten times ten small pictures."""
        return QSize(520, 440)

    def minimumSizeHint(self) -> QSize:
        """A few cells; the others are scrolled to."""
        return QSize(240, 180)

    @property
    def chosen(self) -> Cell | None:
        """The chosen cell."""
        return (self.currentColumn(), self.currentRow()) if self.currentRow() >= 0 else None

    def show_atlas(self, atlas: Atlas) -> None:
        """Show another atlas."""
        self._atlas = atlas
        self._pictures.clear()
        self.clear()
        self.setColumnCount(atlas.across.cells)
        self.setRowCount(atlas.down.cells)
        self.setHorizontalHeaderLabels([cell_text(atlas.across, column) for column in range(atlas.across.cells)])
        self.setVerticalHeaderLabels([cell_text(atlas.down, row) for row in range(atlas.down.cells)])
        for column, row in atlas.cells:
            self.setItem(row, column, QTableWidgetItem())
            self.renew((column, row))

    def renew(self, cell: Cell) -> None:
        """Show what a cell holds by now."""
        item = self.item(cell[1], cell[0])
        if item is None or self._atlas is None:
            return
        found = self._atlas.maps.get(cell)
        told = self.tr("No map yet") if found is None else self._told(self._atlas, found)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, told)
        item.setToolTip(tip(told))
        self.viewport().update(self.visualItemRect(item))
        if self.currentItem() is None and found is not None:
            self.setCurrentItem(item)

    def _told(self, atlas: Atlas, found: AtlasMap) -> str:
        fairness = capitalised(fairness_words(found.fairness, is_planned=False))
        values = [
            f"{axis_name(axis.name)}: {value_text(axis.name, value)}"
            for axis, value in zip(atlas.axes, found.values, strict=True)
        ]
        return "\n".join((fairness, *values))

    # Pictures

    def found_in(self, cell: Cell) -> AtlasMap | None:
        """The map of a cell."""
        return self._atlas.maps.get(cell) if self._atlas is not None else None

    def picture(self, cell: Cell, size: QSize) -> QPixmap | None:
        """The picture of the map of a cell as far as there is one; one that is not there, or does not fit, is made."""
        found, known = self.found_in(cell), self._pictures.get(cell)
        if found is None:
            return None
        if known is not None and known[:2] == (found.number, size):
            return known[2]
        if cell not in self._waiting:
            self._waiting.append(cell)
            self._painting.start()
        return known[2] if known is not None and known[0] == found.number else None

    def renew_pictures(self) -> None:
        """Paint all maps in the style of the window as it is now, those in sight first."""
        self._pictures.clear()
        self.viewport().update()

    def _make_pictures(self) -> None:
        end = monotonic() + AT_ONCE
        while self._waiting and monotonic() < end:
            cell = self._waiting.popleft()
            found, item = self.found_in(cell), self.item(cell[1], cell[0])
            if found is None or item is None:
                continue
            area, ratio = self.visualItemRect(item), self.devicePixelRatioF()
            size = picture_area(area).size()
            width, height = (max(1, round(side * ratio)) for side in (size.width(), size.height()))
            image = thumbnail(found.scenario, width, height, board_style())
            image.setDevicePixelRatio(ratio)
            self._pictures[cell] = found.number, size, QPixmap.fromImage(image)
            self.viewport().update(area)
        if not self._waiting:
            self._painting.stop()


def picture_area(cell: QRect) -> QRect:
    """The room of a picture in its cell, above the bar."""
    return cell.adjusted(GAP, GAP, -GAP, -2 * GAP - BAR)


class _CellDelegate(QStyledItemDelegate):
    """Paints a cell: its map, a bar as long as it is fair, and the number where there is room."""

    def __init__(self, grid: AtlasGrid) -> None:
        super().__init__(grid)
        self._grid = grid

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint what a cell holds."""
        cell = (index.column(), index.row())
        found = self._grid.found_in(cell)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(option.rect, option.palette.color(QPalette.ColorRole.Base))  # selected ones as well
        if found is None:
            self._paint_empty(painter, option)
        else:
            self._paint_map(painter, option, cell, found)
        self._paint_frame(painter, option)
        painter.restore()

    def _paint_empty(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_opacity(option.palette.color(QPalette.ColorRole.Text), 0.12))
        painter.drawEllipse(QRectF(option.rect).center(), 2, 2)

    def _paint_map(self, painter: QPainter, option: QStyleOptionViewItem, cell: Cell, found: AtlasMap) -> None:
        area = picture_area(option.rect)
        picture = self._grid.picture(cell, area.size())
        if picture is not None:
            size = picture.deviceIndependentSize().scaled(area.size().toSizeF(), Qt.AspectRatioMode.KeepAspectRatio)
            corner = QRectF(area).center() - QPointF(size.width() / 2, size.height() / 2)
            painter.drawPixmap(QRectF(corner, size), picture, QRectF(picture.rect()))
        self._paint_bar(painter, option, found.fairness)
        if option.rect.width() >= _NUMBERED:
            self._paint_number(painter, option, fairness_number(found.fairness))

    def _paint_bar(self, painter: QPainter, option: QStyleOptionViewItem, fairness: float) -> None:
        rect = QRectF(option.rect)
        whole = QRectF(rect.left() + 2 * GAP, rect.bottom() - GAP - BAR, rect.width() - 4 * GAP, BAR)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_opacity(option.palette.color(QPalette.ColorRole.Text), 0.14))
        painter.drawRoundedRect(whole, BAR / 2, BAR / 2)
        whole.setWidth(whole.width() * max(0.0, fairness - UNFAIR) / (100 - UNFAIR))
        painter.setBrush(option.palette.color(QPalette.ColorRole.Highlight))
        painter.drawRoundedRect(whole, BAR / 2, BAR / 2)

    def _paint_number(self, painter: QPainter, option: QStyleOptionViewItem, fairness: int) -> None:
        font = QFont(option.font)
        font.setPixelSize(max(9, min(13, option.rect.height() // 5)))
        painter.setFont(font)
        text, metrics = number_text(fairness), painter.fontMetrics()
        width, height = metrics.horizontalAdvance(text) + 6, metrics.height()
        area = QRectF(option.rect.right() - width - GAP, option.rect.top() + GAP, width, height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_opacity(option.palette.color(QPalette.ColorRole.Base), 0.82))
        painter.drawRoundedRect(area, 3, 3)
        painter.setPen(option.palette.color(QPalette.ColorRole.Text))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_frame(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if not selected and not option.state & QStyle.StateFlag.State_MouseOver:
            return
        accent = option.palette.color(QPalette.ColorRole.Highlight)
        painter.setPen(QPen(accent, 2) if selected else QPen(with_opacity(accent, 0.5), 1))
        painter.setBrush(with_opacity(accent, 0.14) if selected else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 4, 4)
