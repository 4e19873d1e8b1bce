"""Anything the window can do, found by a few letters."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QDialog,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.ui.storage import folders
from rbdesigner.ui.widgets.literal import Label


def score(query: str, name: str, kind: str = "", also: str = "") -> float | None:
    """Rate how well every word of the query fits a name with its kind, 0 to 1 a word; None if one does not fit.

    A word fits best where it is a whole word, then where it begins one, then inside one, then where its letters come in
    this order, the closer together the better, and then where it begins a word of what ``also`` tells of the thing.
    Who types a whole name means the thing that has it.
    """
    target, further = f"{name} {kind}".casefold(), also.casefold()
    total = 0.0
    for word in query.casefold().split():
        fit = _word_score(word, target)
        if (fit or 0.0) < _TOLD and re.search(rf"\b{re.escape(word)}", further):
            fit = _TOLD
        if fit is None:
            return None
        total += fit
    # Of names that fit alike the shorter one is meant; without words to fit all are alike.
    whole = _WHOLE if query.casefold().strip() == name.casefold() else 0.0
    return total + whole - len(name) / 10_000 if total else 0.0


def _word_score(word: str, text: str) -> float | None:
    if re.search(rf"\b{re.escape(word)}\b", text):
        return 1.0
    if re.search(rf"\b{re.escape(word)}", text):
        return 0.9
    if word in text:
        return 0.6
    return _scattered_score(word, text)


def _scattered_score(word: str, text: str) -> float | None:
    first = last = text.find(word[0])
    for letter in word[1:]:
        last = text.find(letter, last + 1)
        if last < 0:
            return None
    if first < 0:
        return None
    spread = (last - first + 1) / len(word)
    return 0.5 / spread if spread <= _WIDEST else None


_TOLD = 0.2
"""The worth of a word that stands only in ``also``: less than letters of the name that lie together."""
_WHOLE = 0.1
"""The worth of a query that is the whole name."""
_WIDEST = 2.0
"""Letters in order but farther apart than this on average are chance."""


Index = QModelIndex | QPersistentModelIndex
_USED = "palette/used"
_MOST_USED = 20
_MOST_SHOWN = 60
_WIDTH, _BELOW_TOP = 640, 70
_MOST_ROWS = 12
_ENTRY = Qt.ItemDataRole.UserRole


@dataclass(frozen=True)
class Command:
    """One thing that can be chosen: a key to remember it by, its name, its kind, its shortcut, what it does.

    One that is made of what was ``typed`` fits by itself. ``also`` is what is not shown, but can be searched for.
    """

    key: str
    name: str
    kind: str
    act: Callable[[], object]
    shortcut: str = ""
    icon: QIcon | None = None
    typed: bool = False
    also: str = ""


Source = Callable[[str], Iterable[Command]]
"""Gives the entries there are for what has been typed."""


def ranked(entries: Iterable[Command], query: str, used: Sequence[str]) -> list[Command]:
    """The entries that fit the query, the best first; among equals those used last."""
    order = {key: place for place, key in enumerate(used)}

    def recency(entry: Command) -> float:
        return 1 - order[entry.key] / _MOST_USED if entry.key in order else 0.0

    found = []
    for place, entry in enumerate(entries):
        fit = float("inf") if entry.typed else score(query, entry.name, entry.kind, entry.also)
        if fit is not None:
            found.append((-(fit + 0.3 * recency(entry)), place, entry))
    return [entry for *_, entry in sorted(found, key=lambda row: row[:2])]


class _Entries(QAbstractListModel):
    """The entries that fit."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.entries: list[Command] = []

    def show(self, entries: list[Command]) -> None:
        self.beginResetModel()
        self.entries = entries
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        entry = self.entries[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return " ".join(filter(None, (entry.name, entry.kind, entry.shortcut)))
        return entry if role == _ENTRY else None


class CommandPalette(QDialog):
    """A field to type in and what fits; Return or a click does it, Escape leaves."""

    def __init__(self, sources: Sequence[Source], parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setObjectName("command-palette")
        self.setAccessibleName(self.tr("Command palette"))
        self._window = parent
        self._everything = self._sources = sources
        self._model = _Entries(self)
        self.field = QLineEdit(self)
        self.field.setAccessibleName(self.tr("Search"))
        self.field.setMinimumHeight(self.fontMetrics().height() * 2)
        self.field.textChanged.connect(self._search)
        self.field.installEventFilter(self)
        self.list = QListView(self)
        self.list.setModel(self._model)
        self.list.setItemDelegate(_EntryPainter(self.list))
        self.list.setUniformItemSizes(True)
        self.list.setAccessibleName(self.tr("Matches"))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setMouseTracking(True)
        self.list.clicked.connect(lambda index: self.do_current())
        self.nothing = Label(self.tr("No matches."), self)
        self.nothing.setMargin(12)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(8, 8, 8, 8)
        for part in (self.field, self.nothing, self.list):
            rows.addWidget(part)
        rows.setStretch(2, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """An edge, as the palette lies on other things."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.Highlight))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

    def open_with(self, text: str = "", sources: Sequence[Source] = (), hint: str = "") -> None:
        """Show the palette at the top of the window with this text to begin with.

        ``sources`` are where to look instead of everywhere; ``hint`` stands in the empty field then.
        """
        self._sources = sources or self._everything
        everything = self.tr("A command, a tile, a piece, a map, or a place such as “2 -1”")
        self.field.setPlaceholderText(hint or everything)
        width = min(_WIDTH, self._window.width() - 40)
        self.setFixedWidth(width)
        top = QPoint((self._window.width() - width) // 2, _BELOW_TOP)
        self.move(self._window.mapToGlobal(top))
        self.field.setText(text)
        self._search(text)
        self.show()
        self.field.setFocus(Qt.FocusReason.PopupFocusReason)

    def entries(self) -> list[Command]:
        """The commands that fit, the best first."""
        return self._model.entries

    def do_current(self) -> None:
        """Do what is marked and close."""
        entry = self.list.currentIndex().data(_ENTRY)
        self.hide()
        if isinstance(entry, Command):
            _remember(entry.key)
            entry.act()

    def _search(self, text: str) -> None:
        everything = [entry for source in self._sources for entry in source(text)]
        self._model.show(ranked(everything, text, _used())[:_MOST_SHOWN])
        self.list.setCurrentIndex(self._model.index(0))
        self.list.setVisible(bool(self._model.entries))
        self.nothing.setVisible(not self._model.entries)
        row_height = max(1, self.list.sizeHintForRow(0))
        room = self._window.height() - 2 * _BELOW_TOP - self.field.minimumHeight()
        rows = min(_MOST_ROWS, len(self._model.entries), max(1, room // row_height))
        self.list.setFixedHeight(rows * row_height + 2 * self.list.frameWidth())
        self.adjustSize()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the keys of the field move through the list."""
        if watched is self.field and event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._key(event)
        return super().eventFilter(watched, event)

    def _key(self, event: QKeyEvent) -> bool:
        page = max(1, self.list.viewport().height() // max(1, self.list.sizeHintForRow(0)))
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: page, Qt.Key.Key_PageUp: -page}
        key = Qt.Key(event.key())
        if key in steps and self._model.entries:
            row = self.list.currentIndex().row() + steps[key]
            last = len(self._model.entries) - 1
            row = row % (last + 1) if abs(steps[key]) == 1 else min(max(row, 0), last)
            self.list.setCurrentIndex(self._model.index(row))
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.do_current()
            return True
        return False


class _EntryPainter(QStyledItemDelegate):
    """A row: picture, name, quietly its kind, its shortcut at the right."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, option.fontMetrics.height() + 14)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry = index.data(_ENTRY)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        palette = option.palette
        if selected:
            painter.fillRect(option.rect, palette.color(QPalette.ColorRole.Highlight))
        strong = palette.color(QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text)
        faint = strong if selected else palette.color(QPalette.ColorRole.PlaceholderText)
        rect = option.rect.adjusted(10, 0, -10, 0)
        if entry.icon is not None:
            side = 18
            place = QRect(rect.x(), rect.center().y() - side // 2 + 1, side, side)
            entry.icon.paint(painter, place, mode=QIcon.Mode.Selected if selected else QIcon.Mode.Normal)
        rect.adjust(28, 0, 0, 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(faint)
        painter.drawText(rect, middle | Qt.AlignmentFlag.AlignRight, entry.shortcut)
        rect.adjust(0, 0, -option.fontMetrics.horizontalAdvance(entry.shortcut) - 12, 0)
        painter.setPen(strong)
        name = option.fontMetrics.elidedText(entry.name, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, middle, name)
        rect.adjust(option.fontMetrics.horizontalAdvance(name) + 14, 0, 0, 0)
        painter.setPen(faint)
        painter.drawText(
            rect, middle, option.fontMetrics.elidedText(entry.kind, Qt.TextElideMode.ElideRight, rect.width())
        )


def _used() -> list[str]:
    value = folders.settings().value(_USED, [])
    return [value] if isinstance(value, str) else list(value) if isinstance(value, list) else []


def _remember(key: str) -> None:
    used = [key, *(other for other in _used() if other != key)]
    folders.settings().setValue(_USED, used[:_MOST_USED])
