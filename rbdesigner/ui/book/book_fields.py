"""The fields of a book: cover, codes, box and sheets, and those of the item that is selected."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QCheckBox, QFrame, QScrollArea, QVBoxLayout, QWidget

from rbdesigner.art.board_style import BoardStyle
from rbdesigner.art.export.book_pages import printed_authors, printed_title
from rbdesigner.art.export.paper import paper_name
from rbdesigner.messages import map_names
from rbdesigner.scenario.books.book_model import ORIENTATIONS, PAPERS, Book, BookEntry, Chapter, number_at, with_item
from rbdesigner.scenario.formats import stem_of
from rbdesigner.tiles import BOXES
from rbdesigner.ui.book.book_document import BookDocument
from rbdesigner.ui.widgets.inputs import ComboBox, LineEdit, TextEdit
from rbdesigner.ui.widgets.section import Section, labelled
from rbdesigner.ui.widgets.style_box import StyleBox

_CHECKS = ("coordinates", "black_and_white", "legend", "player_aid", "score_sheet", "notes")


class BookFields(QScrollArea):
    """Shows the properties of a book and of what is selected, to be changed."""

    def __init__(self, document: BookDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("book-fields")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._document = document
        self._place: int | None = None
        inside = QWidget(self)
        self.title, self.authors, self.codes = (LineEdit(inside) for _ in range(3))
        self.text = TextEdit(inside)
        self.picture, self.box, self.paper, self.orientation = (ComboBox(inside) for _ in range(4))
        self.board_style = StyleBox(BoardStyle.PAINTED, inside)
        self.checks = {name: QCheckBox(inside) for name in _CHECKS}
        self.item_title, self.item_code = LineEdit(inside), LineEdit(inside)
        self.item_text = TextEdit(inside)
        self._lay_out(inside)
        self._name_checks()
        self._offer()
        self._connect()
        document.changed.connect(self.renew)
        document.reading.finished.connect(self.renew)
        self.renew()

    def _lay_out(self, inside: QWidget) -> None:
        rows = QVBoxLayout(inside)
        rows.setContentsMargins(8, 8, 8, 8)
        self._item = Section(self.tr("Selected"), parent=inside)
        self._item_fields = labelled((self.tr("Title in the book"), self.item_title))
        self._code_field = labelled((self.tr("Code in the book"), self.item_code))
        self._text_field = labelled((self.tr("Introduction"), self.item_text))
        for field in (self._item_fields, self._code_field, self._text_field):
            self._item.add(field)
        cover = Section(self.tr("Cover"), parent=inside)
        cover.add_fields((self.tr("Title"), self.title))
        cover.add_fields((self.tr("Authors, separated by commas"), self.authors))
        cover.add_fields((self.tr("Text"), self.text))
        cover.add_fields((self.tr("Map on the cover"), self.picture))
        maps = Section(self.tr("Maps"), parent=inside)
        maps.add_fields((self.tr("Codes"), self.codes), (self.tr("Box"), self.box))
        self.codes.setPlaceholderText("RB-##")
        self.codes.setToolTip(
            self.tr("A pattern such as RB-## numbers the maps; without one they keep their own codes")
        )
        sheets = Section(self.tr("Sheets"), parent=inside)
        sheets.add_fields((self.tr("Paper"), self.paper), (self.tr("Orientation"), self.orientation))
        sheets.add_fields((self.tr("Style of the maps"), self.board_style))
        for box in self.checks.values():
            sheets.add(box)
        for section in (self._item, cover, maps, sheets):
            rows.addWidget(section)
        rows.addStretch(1)
        self.setWidget(inside)

    def _name_checks(self) -> None:
        names = {
            "coordinates": self.tr("Coordinates on the tiles"),
            "black_and_white": self.tr("Black and white"),
            "legend": self.tr("Legend on each sheet"),
            "player_aid": self.tr("Player aid at the end"),
            "score_sheet": self.tr("Blank score sheet at the end"),
            "notes": self.tr("Page for notes at the end"),
        }
        for name, box in self.checks.items():
            box.setText(names[name])
            box.setObjectName(f"book-{name}")

    def _offer(self) -> None:
        boxes = ((key, str(map_names.box(box)), None) for key, box in BOXES.items())
        self.box.offer([("", self.tr("As each map says"), None), *boxes])
        self.paper.offer((paper, paper_name(paper), None) for paper in PAPERS)
        ways = (self.tr("Portrait"), self.tr("Landscape"), self.tr("To fit the map"))
        self.orientation.offer((way, name, None) for way, name in zip(ORIENTATIONS, ways, strict=True))

    def _offer_pictures(self) -> None:
        maps = self._document.maps()
        self.picture.offer(
            [("", self.tr("The first one"), None), *((each.entry.file, each.title, None) for each in maps)]
        )
        self.picture.show_value(self._document.book.cover.picture)

    def _connect(self) -> None:
        book = self._change
        self.title.textEdited.connect(lambda text: book("title", lambda old: replace(old, title=text)))
        self.authors.textEdited.connect(lambda text: book("authors", lambda old: replace(old, authors=_names(text))))
        self.codes.textEdited.connect(lambda text: book("codes", lambda old: replace(old, codes=text)))
        self.text.textChanged.connect(lambda: self._set_cover(text=self.text.toPlainText()))
        self.picture.activated.connect(lambda: self._set_cover(picture=self.picture.value))
        self.box.activated.connect(lambda: book("box", lambda old: replace(old, box=str(self.box.value))))
        self.paper.activated.connect(lambda: self._set_style(paper=self.paper.value))
        self.orientation.activated.connect(lambda: self._set_style(orientation=self.orientation.value))
        self.board_style.activated.connect(lambda: self._set_style(style=self.board_style.chosen.value))
        for name, box in self.checks.items():
            box.toggled.connect(lambda checked, name=name: self._set_style(**{name: checked}))
        self.item_title.textEdited.connect(lambda text: self._set_item(title=text))
        self.item_code.textEdited.connect(lambda text: self._set_item(code=text))
        self.item_text.textChanged.connect(lambda: self._set_item(text=self.item_text.toPlainText()))

    # Changes

    def _change(self, what: str, change: Callable[[Book], Book]) -> None:
        self._document.change(change(self._document.book), self.tr("Change the book"), what)

    def _set_cover(self, **members: Any) -> None:
        what = f"cover {' '.join(members)}"
        self._change(what, lambda book: replace(book, cover=replace(book.cover, **members)))

    def _set_style(self, **members: Any) -> None:
        self._change("", lambda book: replace(book, style=replace(book.style, **members)))

    def _set_item(self, **members: Any) -> None:
        place = self._place
        if place is None:
            return
        item = self._document.book.contents[place]
        changed: Chapter | BookEntry = replace(item, **members)
        self._change(f"item {place} {' '.join(members)}", lambda book: with_item(book, place, changed))

    # Shown

    def show_item(self, place: int | None) -> None:
        """Show the fields of the item at a place; of none if that is None."""
        self._place = place
        self.renew()

    def renew(self) -> None:
        """Show the book as it is."""
        book = self._document.book
        _show(self.title, book.title)
        if _names(self.authors.text()) != book.authors:
            _show(self.authors, ", ".join(book.authors))
        maps = self._document.maps()
        self.title.setPlaceholderText(printed_title(book, maps))
        read = (each.scenario for each in maps if each.scenario is not None)
        self.authors.setPlaceholderText(", ".join(printed_authors(book, read)))
        _show(self.codes, book.codes)
        self._show_text(self.text, book.cover.text)
        self.box.show_value(book.box)
        self.paper.show_value(book.style.paper)
        self.orientation.show_value(book.style.orientation)
        self.board_style.chosen = BoardStyle(book.style.style)
        for name, box in self.checks.items():
            with QSignalBlocker(box):
                box.setChecked(getattr(book.style, name))
        self._offer_pictures()
        self._show_item()

    def _show_item(self) -> None:
        contents = self._document.book.contents
        place = self._place if self._place is not None and self._place < len(contents) else None
        self._place = place
        self._item.setVisible(place is not None)
        if place is None:
            return
        item = contents[place]
        is_map = isinstance(item, BookEntry)
        self._code_field.setVisible(is_map)
        self._text_field.setVisible(not is_map)
        _show(self.item_title, item.title)
        if isinstance(item, BookEntry):
            _show(self.item_code, item.code)
            each = self._document.map_numbered(number_at(self._document.book, place) or 1)
            properties = each.scenario.properties if each.scenario is not None else None
            self.item_title.setPlaceholderText(properties.title if properties is not None else stem_of(item.file))
            own = properties.code if properties is not None else ""
            self.item_code.setPlaceholderText(each.pattern_code or own)
        else:
            self.item_title.setPlaceholderText("")
            self._show_text(self.item_text, item.text)

    def _show_text(self, field: TextEdit, text: str) -> None:
        if field.toPlainText() != text:
            with QSignalBlocker(field):
                field.setPlainText(text)
            field.updateGeometry()


def _show(field: LineEdit, text: str) -> None:
    """Show a text; the cursor stays where it is if that is shown already."""
    if field.text() != text:
        field.setText(text)


def _names(text: str) -> tuple[str, ...]:
    """The names in a line, with commas between them."""
    return tuple(filter(None, (name.strip() for name in text.split(","))))
