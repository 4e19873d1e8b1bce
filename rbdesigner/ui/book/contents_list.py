"""The contents of a book on the screen, and the problems of it and its maps."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFont,
    QFontMetrics,
    QImage,
    QKeyEvent,
    QPainter,
    QPalette,
)
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from rbdesigner.checks.book_checks import BookFinding
from rbdesigner.messages.problems import problem_sentence
from rbdesigner.messages.translation import number_text
from rbdesigner.scenario.books.book_model import BookEntry
from rbdesigner.ui.book.book_document import BookDocument
from rbdesigner.ui.book.book_rows import PICTURE, ROW, BookRows, ContentsRow, map_summary
from rbdesigner.ui.widgets import icons
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.item_lists import ROOT, Index
from rbdesigner.ui.widgets.theme import bold, severity_colour

PICTURE_SIZE = QSize(128, 96)
_PAD, _SIGN = 8, 14
_CHAPTER = 40
"""Pixels of the height of a chapter's row, at least."""


class ContentsList(QListView):
    """The rows of a book.

    ``open_wanted(place)`` asks to open a map, ``remove_wanted()`` to remove what is selected; ``chosen()`` tells that
    other rows are selected.
    """

    open_wanted = Signal(int)
    remove_wanted = Signal()
    chosen = Signal()

    def __init__(self, document: BookDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("book-contents")
        self.setAccessibleName(self.tr("Contents of the book"))
        self._document = document
        self.rows = BookRows(document, self)
        self.setModel(self.rows)
        self.setItemDelegate(_RowPainter(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setDragDropOverwriteMode(False)
        self.setDropIndicatorShown(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.doubleClicked.connect(lambda index: self.open_wanted.emit(index.row()))
        self.selectionModel().selectionChanged.connect(lambda *_: self.chosen.emit())
        self.rows.modelReset.connect(self.chosen)

    def places(self) -> list[int]:
        """The places of what is selected, from front to back."""
        return sorted(index.row() for index in self.selectionModel().selectedIndexes())

    def select(self, first: int, number: int = 1) -> None:
        """Select so many rows from a place on, and bring them into view."""
        if not 0 <= first < self.rows.rowCount():
            return
        self.setCurrentIndex(self.rows.index(first))
        flag = self.selectionModel().SelectionFlag
        self.selectionModel().clearSelection()
        for place in range(first, min(first + number, self.rows.rowCount())):
            self.selectionModel().select(self.rows.index(place), flag.Select)
        self.scrollTo(self.rows.index(first))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open, or take out, what is selected."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.open_wanted.emit(self.currentIndex().row())
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.remove_wanted.emit()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Let what is no part of a book go on to the window."""
        if self.rows.canDropMimeData(event.mimeData(), event.dropAction(), -1, -1, self.rootIndex()):
            super().dragEnterEvent(event)
        else:
            event.ignore()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Show where it would come to."""
        super().dragMoveEvent(event)
        if self.rows.canDropMimeData(event.mimeData(), event.dropAction(), -1, -1, self.rootIndex()):
            event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take it before the row under the lower half of which it was dropped."""
        to = self._place_at(event.position().toPoint())
        before = len(self._document.book.contents)
        data = event.mimeData()
        if not self.rows.canDropMimeData(data, event.dropAction(), to, 0, self.rootIndex()):
            event.ignore()
            return
        places = self.places()
        self.rows.dropMimeData(data, event.dropAction(), to, 0, self.rootIndex())
        added = len(self._document.book.contents) - before
        if added:
            self.select(to, added)
        else:
            self.select(to - sum(place < to for place in places), len(places))
        event.setDropAction(Qt.DropAction.CopyAction)  # nothing is left to be taken away
        event.accept()
        self.stopAutoScroll()
        self.setState(QAbstractItemView.State.NoState)
        self.viewport().update()

    def _place_at(self, point: QPoint) -> int:
        index = self.indexAt(point)
        if not index.isValid():
            return self.rows.rowCount()
        return index.row() + (point.y() > self.visualRect(index).center().y())

    def waiting_for_pictures(self) -> list[Path]:
        """The files without a picture, from the first in view on."""
        entries = [
            (place, Path(item.file))
            for place, item in enumerate(self._document.book.contents)
            if isinstance(item, BookEntry) and not self.rows.has_picture(Path(item.file))
        ]
        top = self.indexAt(QPoint(1, 1)).row()
        entries.sort(key=lambda each: (each[0] < top, each[0]))
        return [path for _, path in entries if self._can_be_drawn(path)]

    def _can_be_drawn(self, path: Path) -> bool:
        read = self._document.reading.of(path)
        return read is not None and read.scenario is not None


class _RowPainter(QStyledItemDelegate):
    """Paints a row: a chapter as a heading, a map with picture, words and the signs of its problems."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row: ContentsRow = index.data(ROW)
        if row.map is None:
            return QSize(200, max(_CHAPTER, 2 * option.fontMetrics.lineSpacing() + _PAD))
        return QSize(200, PICTURE_SIZE.height() + 2 * _PAD)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: ContentsRow = index.data(ROW)
        style = option.widget.style()
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, option.widget)
        painter.save()
        inner = option.rect.adjusted(_PAD, _PAD, -_PAD, -_PAD)
        if row.map is None:
            self._chapter(painter, option, row, inner)
        else:
            self._picture(painter, option, index.data(PICTURE), row, QRect(inner.topLeft(), PICTURE_SIZE))
            inner.setLeft(inner.left() + PICTURE_SIZE.width() + 2 * _PAD)
            self._paint_texts(painter, option, row, inner)
        painter.restore()

    def _chapter(self, painter: QPainter, option: QStyleOptionViewItem, row: ContentsRow, inner: QRect) -> None:
        font = bold(option.font)
        font.setPointSizeF(font.pointSizeF() * 1.15)
        metrics = QFontMetrics(font)
        painter.setFont(font)
        painter.setPen(_ink(option, QPalette.ColorRole.Text))
        title = metrics.elidedText(row.title, Qt.TextElideMode.ElideRight, inner.width())
        painter.drawText(inner, Qt.AlignmentFlag.AlignBottom, title)
        painter.setPen(option.palette.color(QPalette.ColorRole.Mid))
        painter.drawLine(inner.left(), inner.bottom() + 4, inner.right(), inner.bottom() + 4)

    def _picture(
        self, painter: QPainter, option: QStyleOptionViewItem, picture: QImage | None, row: ContentsRow, room: QRect
    ) -> None:
        if picture is not None:
            size = picture.deviceIndependentSize().toSize()
            painter.drawImage(room.center() - QPoint(size.width() // 2, size.height() // 2), picture)
            return
        painter.setPen(_ink(option, QPalette.ColorRole.PlaceholderText))
        is_damaged = row.map is not None and row.map.fault is not None
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, "?" if is_damaged else "…")

    def _paint_texts(self, painter: QPainter, option: QStyleOptionViewItem, row: ContentsRow, inner: QRect) -> None:
        assert row.map is not None
        signs = self._signs(painter, option, row, inner)
        width, line = signs - inner.left() - _PAD, option.fontMetrics.lineSpacing()
        top = inner.top() + (inner.height() - 3 * line) // 2
        lines = (
            (row.map.title, bold(option.font), QPalette.ColorRole.Text),
            (row.map.code, option.font, QPalette.ColorRole.Text),
            (map_summary(row.map), option.font, QPalette.ColorRole.PlaceholderText),
        )
        said = [each for each in lines if each[0]]
        top += (3 - len(said)) * line // 2
        for text, font, role in said:
            metrics = QFontMetrics(font)
            painter.setFont(font)
            painter.setPen(_ink(option, role))
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
            painter.drawText(inner.left(), top + metrics.ascent(), shown)
            top += line

    def _signs(self, painter: QPainter, option: QStyleOptionViewItem, row: ContentsRow, inner: QRect) -> int:
        """Paint how many problems there are, to the right; where they begin."""
        left, metrics = inner.right(), option.fontMetrics
        painter.setFont(QFont(option.font))
        for severity, number in reversed(row.problems):
            text = number_text(number)
            left -= metrics.horizontalAdvance(text)
            painter.setPen(_ink(option, QPalette.ColorRole.Text))
            painter.drawText(
                QRect(left, inner.top(), metrics.horizontalAdvance(text) + 1, inner.height()),
                Qt.AlignmentFlag.AlignVCenter,
                text,
            )
            left -= _SIGN + 4
            painter.save()
            painter.translate(left, inner.center().y() - _SIGN // 2)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            colour = _ink(option, QPalette.ColorRole.Text) if _is_selected(option) else severity_colour(severity)
            icons.paint_icon(painter, severity.word, _SIGN, colour)
            painter.restore()
            left -= _PAD
        return left


def _ink(option: QStyleOptionViewItem, role: QPalette.ColorRole) -> QColor:
    """A colour of the palette, or that of selected texts."""
    return option.palette.color(QPalette.ColorRole.HighlightedText if _is_selected(option) else role)


def _is_selected(option: QStyleOptionViewItem) -> bool:
    return bool(option.state & QStyle.StateFlag.State_Selected)


FINDING = Qt.ItemDataRole.UserRole


class _Findings(QAbstractListModel):
    """The findings, each with the name of its map."""

    def __init__(self, document: BookDocument, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._shown: list[BookFinding] = []
        self._names: dict[int | None, str] = {}
        document.found.connect(self.renew)
        self.renew()

    def renew(self) -> None:
        """Show the findings that there are now."""
        found = self._document.findings
        names: dict[int | None, str] = {each.number: each.title for each in self._document.maps()}
        if (found, names) == (self._shown, self._names):
            return
        self.beginResetModel()
        self._shown, self._names = found, names
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        finding = self._shown[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            name = self._names.get(finding.number, "")
            sentence = problem_sentence(finding.problem)
            text = QCoreApplication.translate("FindingList", "{map}: {sentence}")
            return text.replace("{sentence}", sentence).replace("{map}", name) if name else sentence
        if role == Qt.ItemDataRole.DecorationRole:
            severity = finding.problem.severity
            return icon(severity.word, severity_colour(severity).name())
        return finding if role == FINDING else None


class FindingList(QListView):
    """The list of all problems; ``chosen(number)`` and ``open_wanted(number)`` want the map of a problem."""

    chosen = Signal(int)
    open_wanted = Signal(int)

    def __init__(self, document: BookDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("book-findings")
        self.setAccessibleName(self.tr("Problems of the book"))
        self.findings = _Findings(document, self)
        self.setModel(self.findings)
        self.setWordWrap(True)
        self.setSpacing(2)
        self.setIconSize(QSize(16, 16))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.selectionModel().currentChanged.connect(lambda index, _: self._tell(index, self.chosen.emit))
        self.activated.connect(lambda index: self._tell(index, self.open_wanted.emit))

    def _tell(self, index: Index, tell: object) -> None:
        finding = index.data(FINDING)
        if isinstance(finding, BookFinding) and finding.number is not None and callable(tell):
            tell(finding.number)

    def changeEvent(self, event: QEvent) -> None:
        """Take the colours of another theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.viewport().update()
