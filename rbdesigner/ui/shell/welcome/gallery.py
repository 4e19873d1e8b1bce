"""Our scenarios as cards with a picture, a title, the players, the record and the subject."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QImage, QPainter, QPalette, QPen, QResizeEvent, QTextLayout
from PySide6.QtWidgets import QFrame, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from rbdesigner.messages.translation import number_text
from rbdesigner.scenario.named_format import SCENARIO
from rbdesigner.ui.widgets.clear_ground import clear_ground
from rbdesigner.ui.widgets.literal import tip

Index = QModelIndex | QPersistentModelIndex
PICTURE_ASPECT = 0.62
"""Height of a card's picture as a part of its width."""
_LEAST_WIDTH = 208
_MOST_COLUMNS = 4
_GAP, _PAD, _ROUND = 8, 10, 8
_INSET = 6
"""Room beside a picture within its card."""
_SLACK = 6
"""Pixels that the view wants beyond the width of its columns."""
_DESCRIPTION_LINES = 3
_CARD = Qt.ItemDataRole.UserRole
_PICTURE = Qt.ItemDataRole.UserRole + 1


class Card(NamedTuple):
    """The card of a scenario file."""

    path: Path
    title: str
    least: int
    most: int
    description: str
    record: int | None

    @property
    def summary(self) -> str:
        """The number of players, and the record if one is known."""
        if self.record is None:
            return self.players
        record = QCoreApplication.translate("Gallery", "record {points}")
        return f"{self.players} · {record}".replace("{points}", number_text(self.record))

    @property
    def players(self) -> str:
        """The number of players in words."""
        if self.most == 1:
            return QCoreApplication.translate("Gallery", "Solo")
        if self.least == (most := self.most):
            return QCoreApplication.translate("Gallery", "%n players", None, most)
        text = QCoreApplication.translate("Gallery", "{least} to {most} players")
        return text.replace("{least}", str(self.least)).replace("{most}", str(self.most))


def read_card(path: Path) -> Card | None:
    """Read the card of one of our scenario files, None if that fails; it is not checked against the schema."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        least, most = _players(data)
        title, description = data.get("title") or path.stem, data.get("description", "")
        return Card(path, title, least, most, description, data.get("record", {}).get("score"))
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None


def _players(data: Mapping[str, Any]) -> tuple[int, int]:
    """Read for how many players a scenario is; its file leaves out what is usual."""
    if "players" in data:
        return data["players"]["least"], data["players"]["most"]
    from rbdesigner.scenario.model import Players  # the welcome page comes up without it

    usual = Players()
    return usual.least, usual.most


def cards_in(folder: Path) -> list[Card]:
    """The cards of all scenarios in a folder, by players, then by title."""
    cards = filter(None, (read_card(path) for path in sorted(folder.glob(f"*{SCENARIO.suffix}"))))
    return sorted(cards, key=lambda card: (card.most, card.least, card.title))


class _Cards(QAbstractListModel):
    """The cards with their pictures as they come."""

    def __init__(self, cards: Sequence[Card], parent: QWidget) -> None:
        super().__init__(parent)
        self.cards = cards
        self._pictures: dict[Path, QImage] = {}

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.cards)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        card = self.cards[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return card.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{card.title}, {card.summary}. {card.description}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(card.description)
        if role == _CARD:
            return card
        return self._pictures.get(card.path) if role == _PICTURE else None

    def put(self, path: Path, picture: QImage) -> None:
        """Show the picture of a file."""
        self._pictures[path] = picture
        for row, card in enumerate(self.cards):
            if card.path == path:
                self.dataChanged.emit(self.index(row), self.index(row))


class Gallery(QListView):
    """The cards, side by side as many as fit.

    ``chosen(Path)`` comes by a click or the Return key, ``picture_size_changed()`` when pictures of another size fit.
    """

    chosen = Signal(object)
    picture_size_changed = Signal()

    def __init__(self, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("gallery")
        self.setAccessibleName(self.tr("Scenarios"))
        clear_ground(self)
        self._cards = _Cards(cards_in(folder), self)
        self.setModel(self._cards)
        self.setItemDelegate(_CardPainter(self))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._choose)
        self.activated.connect(self._choose)
        if self._cards.cards:
            self.setCurrentIndex(self._cards.index(0))

    def paths(self) -> list[Path]:
        """The files shown."""
        return [card.path for card in self._cards.cards]

    def put_picture(self, path: Path, picture: QImage) -> None:
        """Show the picture of a file."""
        self._cards.put(path, picture)

    def picture_size(self) -> QSize:
        """The room for a picture in pixels of the window."""
        return picture_rect(QRect(0, 0, self.gridSize().width(), self.gridSize().height())).size()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width among as many cards as fit."""
        width = self.width() - self.verticalScrollBar().sizeHint().width() - _SLACK
        columns = min(_MOST_COLUMNS, max(1, width // _LEAST_WIDTH))
        before = self.picture_size()
        self.setGridSize(QSize(width // columns, self._height(width // columns)))
        super().resizeEvent(event)
        if self.picture_size() != before:
            self.picture_size_changed.emit()

    def _height(self, width: int) -> int:
        title, small = _fonts(self.font())
        lines = QFontMetrics(title).height() + (1 + _DESCRIPTION_LINES) * QFontMetrics(small).lineSpacing()
        return round((width - 2 * _GAP) * PICTURE_ASPECT) + lines + 3 * _PAD + 2 * _GAP

    def _choose(self, index: Index) -> None:
        if isinstance(card := index.data(_CARD), Card) and self.isVisible():
            self.chosen.emit(card.path)


def picture_rect(cell: QRect) -> QRect:
    """Where the picture is within the cell of a card."""
    card = cell.adjusted(_GAP, _GAP, -_GAP, -_GAP)
    picture = QRect(card.x(), card.y(), card.width(), round(card.width() * PICTURE_ASPECT))
    return picture.adjusted(_INSET, _PAD, -_INSET, 0)


def _fonts(font: QFont) -> tuple[QFont, QFont]:
    title, small = QFont(font), QFont(font)
    title.setPointSizeF(font.pointSizeF() * 1.1)
    title.setBold(True)
    small.setPointSizeF(font.pointSizeF() * 0.93)
    return title, small


class _CardPainter(QStyledItemDelegate):
    """Paints a card: the picture above, the words below."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = self.parent()
        return view.gridSize() if isinstance(view, QListView) else super().sizeHint(option, index)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        card = index.data(_CARD)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._frame(painter, option)
        self._picture(painter, option, index.data(_PICTURE))
        self._paint_texts(painter, option, card)
        painter.restore()

    def _frame(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        palette = option.palette
        view = self.parent()
        lit = isinstance(view, QWidget) and (view.underMouse() or view.hasFocus()) and _is_lit(option)
        role = QPalette.ColorRole.Highlight if lit else QPalette.ColorRole.Mid
        painter.setPen(QPen(palette.color(role), 2 if lit else 1))
        painter.setBrush(palette.color(QPalette.ColorRole.Base))
        frame = QRectF(option.rect).adjusted(_GAP, _GAP, -_GAP, -_GAP).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(frame, _ROUND, _ROUND)

    def _picture(self, painter: QPainter, option: QStyleOptionViewItem, picture: QImage | None) -> None:
        rect = picture_rect(option.rect)
        if picture is None:
            painter.setPen(option.palette.color(QPalette.ColorRole.PlaceholderText))
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, "…")
            return
        if picture.deviceIndependentSize().toSize() == rect.size():
            painter.drawImage(rect.topLeft(), picture)
        else:
            # One of another size, until the right one is made.
            size = picture.deviceIndependentSize().toSize()
            size.scale(rect.size(), Qt.AspectRatioMode.KeepAspectRatio)
            scaled = QRect(rect.topLeft(), size)
            scaled.moveCenter(rect.center())
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(scaled, picture)

    def _paint_texts(self, painter: QPainter, option: QStyleOptionViewItem, card: Card) -> None:
        title, small = _fonts(option.font)
        rect = option.rect.adjusted(_GAP + _PAD, 0, -_GAP - _PAD, -_GAP)
        top = picture_rect(option.rect).bottom() + _PAD
        painter.setPen(option.palette.color(QPalette.ColorRole.Text))
        painter.setFont(title)
        metrics = QFontMetrics(title)
        painter.drawText(
            rect.x(), top + metrics.ascent(), metrics.elidedText(card.title, Qt.TextElideMode.ElideRight, rect.width())
        )
        top += metrics.height() + 1
        metrics = QFontMetrics(small)
        painter.setFont(small)
        painter.setPen(option.palette.color(QPalette.ColorRole.Link))
        painter.drawText(rect.x(), top + metrics.ascent(), card.summary)
        top += metrics.lineSpacing() + 3
        painter.setPen(option.palette.color(QPalette.ColorRole.PlaceholderText))
        for line in broken(card.description, small, rect.width(), _DESCRIPTION_LINES):
            painter.drawText(rect.x(), top + metrics.ascent(), line)
            top += metrics.lineSpacing()


def _is_lit(option: QStyleOptionViewItem) -> bool:
    """Whether an item is under the mouse or has the focus."""
    from PySide6.QtWidgets import QStyle  # slow to load, and the window comes up without it

    return bool(option.state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_HasFocus))


def broken(text: str, font: QFont, width: int, most: int) -> list[str]:
    """Break a text into at most so many lines; the last one is shortened if there is more."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    starts: list[int] = []
    while len(starts) <= most and (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        starts.append(line.textStart())
    layout.endLayout()
    lines = [text[start:end].strip() for start, end in zip(starts, [*starts[1:], len(text)], strict=True)][:most]
    if len(starts) > most:
        lines[-1] = QFontMetrics(font).elidedText(text[starts[most - 1] :], Qt.TextElideMode.ElideRight, width)
    return lines
