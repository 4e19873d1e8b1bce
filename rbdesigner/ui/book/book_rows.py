"""The contents of a book as rows: chapters, and maps with their pictures."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QAbstractListModel, QByteArray, QCoreApplication, QMimeData, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from rbdesigner.art.export.sheet_text import players_line, stars
from rbdesigner.checks.problem import Severity
from rbdesigner.lab.wording.map_findings import short_findings
from rbdesigner.messages.translation import number_text
from rbdesigner.scenario.books.book_maps import BookMap
from rbdesigner.scenario.books.book_model import BookEntry, Chapter, with_items, with_items_moved
from rbdesigner.scenario.named_format import SCENARIO
from rbdesigner.ui.book.book_document import BookDocument
from rbdesigner.ui.widgets.item_lists import ROOT, Index

translate = QCoreApplication.translate

ROW = Qt.ItemDataRole.UserRole
PICTURE = Qt.ItemDataRole.UserRole + 1
ROWS_TYPE = "application/x-rbdesigner-book-rows"
"""The kind of what is dragged within a book: the places of its items."""


class ContentsRow(NamedTuple):
    """A row: a chapter, or a map with the number of its problems of each severity."""

    chapter: Chapter | None = None
    map: BookMap | None = None
    problems: tuple[tuple[Severity, int], ...] = ()

    @property
    def title(self) -> str:
        """The words that name it."""
        if self.map is not None:
            return f"{self.map.code} {self.map.title}".strip()
        return self.chapter.title if self.chapter is not None else ""


class BookRows(QAbstractListModel):
    """The rows of a book, which may be dragged to other places."""

    def __init__(self, document: BookDocument, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._rows: list[ContentsRow] = []
        self._pictures: dict[Path, QImage] = {}
        document.changed.connect(self._follow)
        document.found.connect(self._follow)
        self._reset()

    def _follow(self) -> None:
        """Show another book; what is selected stays so if there are as many rows as before."""
        kinds = [row.map is None for row in self._rows]
        if len(self._document.book.contents) != len(self._rows):
            self._reset()
            return
        self._look_again()
        if kinds != [row.map is None for row in self._rows]:
            self.layoutChanged.emit()

    def _reset(self) -> None:
        self.beginResetModel()
        self._rows = list(self._all_rows())
        self.endResetModel()

    def _look_again(self) -> None:
        """Show the maps that were read, and their problems."""
        before, self._rows = self._rows, list(self._all_rows())
        for place, (old, new) in enumerate(zip(before, self._rows, strict=True)):
            if old != new:
                self.dataChanged.emit(self.index(place), self.index(place))

    def _all_rows(self) -> Iterator[ContentsRow]:
        counts: dict[int | None, Counter[Severity]] = defaultdict(Counter)
        for number, problem in self._document.findings:
            counts[number][problem.severity] += 1
        maps = iter(self._document.maps())
        for item in self._document.book.contents:
            if isinstance(item, Chapter):
                yield ContentsRow(item)
            else:
                each = next(maps)
                count = counts[each.number]
                problems = tuple((severity, count[severity]) for severity in Severity if count[severity])
                yield ContentsRow(None, each, problems)

    def put_picture(self, path: Path, picture: QImage) -> None:
        """Show the picture of a file."""
        self._pictures[path] = picture
        for place, row in enumerate(self._rows):
            if row.map is not None and row.map.path == path:
                self.dataChanged.emit(self.index(place), self.index(place))

    def has_picture(self, path: Path) -> bool:
        """Whether there is a picture of a file."""
        return path in self._pictures

    def forget_picture(self, path: Path) -> None:
        """Forget the picture of a file, which is another now."""
        self._pictures.pop(path, None)

    def forget_pictures(self) -> None:
        """Forget all pictures, as others are to be made."""
        self._pictures.clear()

    def rowCount(self, parent: Index = ROOT) -> int:
        """How many items there are."""
        return 0 if parent.isValid() else len(self._rows)

    def row_at(self, place: int) -> ContentsRow:
        """The row of an item."""
        return self._rows[place]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The words, the row and the picture of an item."""
        row = self.row_at(index.row())
        if role == ROW:
            return row
        if role == PICTURE:
            return self._pictures.get(row.map.path) if row.map is not None else None
        if role == Qt.ItemDataRole.DisplayRole:
            return row.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return spoken_row(row)
        return None

    # Dragged

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Items are dragged, and dropped between each other."""
        usual = super().flags(index)
        return usual | Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else Qt.ItemFlag.ItemIsDropEnabled

    def supportedDropActions(self) -> Qt.DropAction:
        """Items are moved; files are copied."""
        return Qt.DropAction.MoveAction | Qt.DropAction.CopyAction

    def mimeTypes(self) -> list[str]:
        """Items of this book, and files."""
        return [ROWS_TYPE, "text/uri-list"]

    def mimeData(self, indexes: Sequence[Index]) -> QMimeData:
        """The places of items that are dragged."""
        data = QMimeData()
        places = " ".join(str(index.row()) for index in indexes)
        data.setData(ROWS_TYPE, QByteArray(f"{id(self)} {places}".encode()))
        return data

    def canDropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        """Whether these are items of this book, or scenario files."""
        return bool(self._dragged(data) or scenario_files(data))

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        """Move the items, or take the files into the book."""
        to = row if row >= 0 else len(self._rows)
        if places := self._dragged(data):
            self.move(places, to)
        elif files := scenario_files(data):
            self.add_files(files, to)
        return False  # what was moved is gone from its old place already

    def _dragged(self, data: QMimeData) -> list[int]:
        owner, *places = bytes(data.data(ROWS_TYPE).data()).decode().split() or [""]
        return [int(place) for place in places] if owner == str(id(self)) else []

    def move(self, places: Sequence[int], to: int) -> None:
        """Bring items before another."""
        self._document.change(with_items_moved(self._document.book, places, to), translate("BookPage", "Move"))

    def add_files(self, files: Sequence[Path], at: int) -> None:
        """Take scenario files into the book."""
        items = [BookEntry(path.absolute().as_posix()) for path in files]
        self._document.change(with_items(self._document.book, at, items), translate("BookPage", "Add maps"))


def scenario_files(data: QMimeData) -> list[Path]:
    """The scenario files that are dragged."""
    urls = data.urls() if data.hasUrls() else []
    paths = [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]
    return [path for path in paths if path.is_file() and SCENARIO.holds(path)]


def spoken_row(row: ContentsRow) -> str:
    """A row in words, for those who do not see it."""
    if row.map is None:
        return translate("BookPage", "Chapter {title}").replace("{title}", row.title)
    counts = ", ".join(f"{number_text(number)} {severity.word}" for severity, number in row.problems)
    return ". ".join(filter(None, (row.title, map_summary(row.map), counts)))


def map_summary(each: BookMap) -> str:
    """Say for how many players a map is, how difficult it is, its record and findings."""
    if each.scenario is None:
        return "" if each.fault is None else translate("BookPage", "This file cannot be read.")
    properties = each.scenario.properties
    parts = [players_line(properties), stars(properties.difficulty)]
    if properties.record is not None:
        said = translate("BookPage", "record {points}")
        parts.append(said.replace("{points}", number_text(properties.record.score)))
    parts.append(short_findings(each.scenario))
    return " · ".join(filter(None, parts))
