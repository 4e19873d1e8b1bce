"""A grid of pictures under headings, to choose one from."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QAbstractListModel, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontInfo,
    QFontMetrics,
    QImage,
    QMouseEvent,
    QPainter,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from rbdesigner.art.palette import with_opacity
from rbdesigner.checks.problem import Severity
from rbdesigner.ui.widgets.item_lists import ROOT, Index
from rbdesigner.ui.widgets.literal import tip
from rbdesigner.ui.widgets.slim_bar import SlimBar
from rbdesigner.ui.widgets.theme import severity_colour

ENTRY = Qt.ItemDataRole.UserRole
"""The role under which a row holds its entry."""
PADDING = 2


class Supply(Enum):
    """The supply of what an entry stands for."""

    PLENTY = auto()
    USED_UP = auto()
    TOO_MANY = auto()
    NOT_THERE = auto()


@dataclass(slots=True)
class PictureEntry:
    """A picture to choose, or with an empty ``key`` a heading.

    ``picture`` gives it for a device pixel ratio.
    """

    title: str
    key: Hashable = None
    picture: Callable[[float], QImage] | None = None
    label: str = ""
    tip: str = ""
    supply: Supply = Supply.PLENTY

    @property
    def is_heading(self) -> bool:
        """Whether it is a heading."""
        return self.picture is None


class PictureModel(QAbstractListModel):
    """Headings and entries in a row."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.entries: list[PictureEntry] = []
        self._row_of: dict[Hashable, int] = {}

    def take(self, entries: Sequence[PictureEntry]) -> None:
        """Show these entries."""
        self.beginResetModel()
        self.entries = list(entries)
        self._row_of = {entry.key: row for row, entry in enumerate(self.entries) if not entry.is_heading}
        self.endResetModel()

    def row_of(self, key: Hashable) -> int | None:
        """Where the entry with this key is."""
        return self._row_of.get(key)

    def renew(self, entry: PictureEntry) -> None:
        """Show an entry in place of the one with the same key, if there is one."""
        row = self._row_of.get(entry.key)
        if row is not None and self.entries[row] != entry:
            self.entries[row] = entry
            self.dataChanged.emit(self.index(row), self.index(row))

    def rowCount(self, parent: Index = ROOT) -> int:
        """A row for each heading and entry."""
        return 0 if parent.isValid() else len(self.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Titles and tips."""
        if not index.isValid():
            return None
        entry = self.entries[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.title
        if role == ENTRY:
            return entry
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole) and not entry.is_heading:
            said = entry.tip or entry.title
            return tip(said) if role == Qt.ItemDataRole.ToolTipRole else said
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Headings cannot be chosen."""
        if not index.isValid() or self.entries[index.row()].is_heading:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren


class PictureGrid(QListView):
    """Shows pictures in rows as wide as there is room; ``chosen(object)`` gives the key of the user's choice."""

    chosen = Signal(object)

    def __init__(self, picture: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pictures = PictureModel(self)
        self.setModel(self.pictures)
        self.setItemDelegate(_PictureDelegate(picture, self))
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBar(SlimBar(Qt.Orientation.Vertical, self))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self._is_telling = True
        self.clicked.connect(lambda index: self._tell(index))
        self.selectionModel().currentChanged.connect(lambda index, _: self._tell(index))

    def _tell(self, index: Index) -> None:
        entry = index.data(ENTRY)
        if self._is_telling and isinstance(entry, PictureEntry) and not entry.is_heading:
            self.chosen.emit(entry.key)

    def take(self, entries: Sequence[PictureEntry]) -> None:
        """Show these entries; what was chosen stays so without telling anybody."""
        current = self.currentIndex().data(ENTRY)
        top = self.verticalScrollBar().value()
        self._is_telling = False
        self.pictures.take(entries)
        self._is_telling = True
        if isinstance(current, PictureEntry):
            self.choose(current.key)
        self.verticalScrollBar().setValue(top)

    def choose(self, key: Hashable) -> None:
        """Show an entry as the chosen one, without telling anybody, or none if it is not there."""
        row = self.pictures.row_of(key)
        self._is_telling = False
        if row is None:
            self.selectionModel().clear()
        elif self.currentIndex().row() != row:
            self.setCurrentIndex(self.pictures.index(row))
        self._is_telling = True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click into the gaps changes nothing."""
        if self.pictures.flags(self.indexAt(event.position().toPoint())) & Qt.ItemFlag.ItemIsEnabled:
            super().mousePressEvent(event)

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        """Paint again what has changed; no entry changes its size, so nothing is laid out anew."""
        for row in range(first.row(), last.row() + 1):
            self.viewport().update(self.visualRect(self.pictures.index(row)))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The cursor that Qt puts on the first entry chooses nothing."""
        self._is_telling = False
        super().focusInEvent(event)
        self._is_telling = True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Headings are as wide as the grid."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


def fitting_font(font: QFont, text: str, width: int) -> QFont:
    """The font, or one so much smaller that the text is no wider than that."""
    needed = QFontMetrics(font).horizontalAdvance(text)
    if needed > width:
        font = QFont(font)
        font.setPixelSize(max(1, QFontInfo(font).pixelSize() * width // needed))
    return font


class _PictureDelegate(QStyledItemDelegate):
    def __init__(self, picture: QSize, parent: PictureGrid) -> None:
        super().__init__(parent)
        self._picture = picture
        self._grid = parent

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        entry = self._grid.pictures.entries[index.row()]
        line = option.fontMetrics.lineSpacing()
        if entry.is_heading:
            return QSize(self._grid.viewport().width() - 1, line + 6 * PADDING)
        label = line if entry.label else 0
        return self._picture + QSize(2 * PADDING, 3 * PADDING + label)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry = self._grid.pictures.entries[index.row()]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if entry.is_heading:
            self._paint_heading(painter, option, entry)
        else:
            self._paint_entry(painter, option, entry)
        painter.restore()

    def _paint_heading(self, painter: QPainter, option: QStyleOptionViewItem, entry: PictureEntry) -> None:
        font = QFont(option.font)
        font.setBold(True)
        painter.setFont(font)
        # The view's own colour, as headings count as disabled.
        painter.setPen(self._grid.palette().color(QPalette.ColorRole.Text))
        area = option.rect.adjusted(2 * PADDING, PADDING, -PADDING, -PADDING)
        title = painter.fontMetrics().elidedText(entry.title, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, title)

    def _paint_entry(self, painter: QPainter, option: QStyleOptionViewItem, entry: PictureEntry) -> None:
        palette, state = option.palette, option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        if selected or state & QStyle.StateFlag.State_MouseOver:
            accent = palette.color(QPalette.ColorRole.Highlight)
            painter.setPen(QPen(accent, 2) if selected else Qt.PenStyle.NoPen)
            painter.setBrush(with_opacity(accent, 0.32 if selected else 0.14))
            painter.drawRoundedRect(QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5), 4, 4)
        area = QRect(option.rect.topLeft() + QPoint(PADDING, PADDING), self._picture)
        self._paint_picture(painter, entry, area)
        if entry.label:
            below = option.rect.adjusted(0, PADDING + self._picture.height(), 0, -1)
            self._paint_label(painter, option, entry, below)

    def _paint_picture(self, painter: QPainter, entry: PictureEntry, area: QRect) -> None:
        if entry.picture is None:
            return
        image = entry.picture(painter.device().devicePixelRatioF())
        size = image.deviceIndependentSize()
        corner = QRectF(area).center() - QRectF(0, 0, size.width(), size.height()).center()
        painter.setOpacity(1.0 if entry.supply is Supply.PLENTY else 0.45)
        painter.drawImage(corner, image)
        painter.setOpacity(1.0)

    def _paint_label(self, painter: QPainter, option: QStyleOptionViewItem, entry: PictureEntry, area: QRect) -> None:
        colour = option.palette.color(QPalette.ColorRole.Text)
        font = QFont(option.font)
        if entry.supply is Supply.NOT_THERE:
            colour = option.palette.color(QPalette.ColorRole.PlaceholderText)
        elif entry.supply is not Supply.PLENTY:
            colour = severity_colour(Severity.ERROR)
            font.setBold(True)
        painter.setPen(colour)
        painter.setFont(fitting_font(font, entry.label, area.width()))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, entry.label)
