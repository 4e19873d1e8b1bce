"""Rich text on paper: its style, its pictures, and tables of pictures with words."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from functools import lru_cache
from html import escape
from typing import NamedTuple

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QColor, QImage, QPainter, QTextDocument, QTextOption

from rbdesigner.art.export.sheet_phrases import typeset
from rbdesigner.art.palette import grey
from rbdesigner.art.pixmaps import piece_picture
from rbdesigner.art.tile import TileLook, paint_tile
from rbdesigner.art.typeface import print_font
from rbdesigner.play.placement.piece_layout import PieceLook

_OVER = QColor("#c01818")
_TILE_RADIUS, _PIECE_SIZE = 60.0, 44.0
_SEEN_RADIUS = 24.0
"""The tile radius that such a picture has on paper, for which a line around it must be thick enough."""

_BELOW_TABLE = "margin-bottom: 6px"
"""A table would touch the heading below it: Qt heeds no margin above that."""
_ROUNDED = 1.0
"""The points by which a text may be wider than asked for, as its columns are rounded to whole points."""
_SQUARES = 256
"""How many pictures of tiles are kept: the sheets of a book share them, in its file too."""

Pictures = Mapping[str, QImage]
"""Pictures by the names under which a text shows them."""


class TextInks(NamedTuple):
    """The colours that texts are printed in."""

    text: QColor = QColor("#2a2320")
    heading: QColor = QColor("#7a4a22")
    quiet: QColor = QColor("#5d5348")


def text_inks(monochrome: bool) -> TextInks:
    """The colours of texts, or the greys as bright as those."""
    return TextInks(*map(grey, TextInks())) if monochrome else TextInks()


class PictureCell(NamedTuple):
    """A picture by its name, with rich text beside it."""

    picture: str
    text: str


def style(monochrome: bool) -> str:
    """The style of the texts of a sheet."""
    text, heading, quiet = (colour.name() for colour in text_inks(monochrome))
    over = (grey(_OVER) if monochrome else _OVER).name()
    return f"""
body {{ color: {text}; }}
h1 {{ font-size: 28px; margin: 0; }} h2 {{ font-size: 14px; margin: 9px 0 2px 0; color: {heading}; }}
p {{ font-size: 11px; margin: 2px 0; }} td {{ font-size: 10px; padding: 1px 3px 1px 0; vertical-align: middle; }}
th {{ font-size: 10px; font-style: italic; font-weight: normal; color: {quiet}; }}
th {{ padding: 1px 3px 1px 0; text-align: left; }}
.by {{ color: {quiet}; }} .over {{ color: {over}; font-weight: bold; }}
"""


def sheet_document(html: str, pictures: Pictures, monochrome: bool) -> QTextDocument:
    """A text whose unit is the point, with its pictures."""
    document = QTextDocument()
    document.setDefaultFont(print_font(11))
    document.setDocumentMargin(0)
    document.setUseDesignMetrics(True)
    document.setDefaultStyleSheet(style(monochrome))
    for name, picture in pictures.items():
        document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(name), picture)
    document.setHtml(f"<body>{typeset(html)}</body>")
    return document


def set_width(document: QTextDocument, width: float) -> None:
    """Lay a text out in a width; a word that is wider makes all words break where the line ends."""
    for mode in (QTextOption.WrapMode.WordWrap, QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere):
        option = document.defaultTextOption()
        option.setWrapMode(mode)  # only the first gives the columns of a table room for their words
        document.setDefaultTextOption(option)
        document.setTextWidth(width)
        if document.size().width() <= width + _ROUNDED:
            return


@lru_cache(maxsize=_SQUARES)
def tile_square(look: TileLook) -> QImage:
    """A picture of a tile in a square, so that all stand alike in a table."""
    side = 2 * math.ceil(_TILE_RADIUS + 2)
    square = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    square.fill(Qt.GlobalColor.transparent)
    painter = QPainter(square)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(side / 2, side / 2)
    painter.scale(_TILE_RADIUS, _TILE_RADIUS)
    paint_tile(painter, look, _SEEN_RADIUS if look.is_drawn else _TILE_RADIUS)
    painter.end()
    return square


def piece_square(look: PieceLook) -> QImage:
    """A picture of a piece in a square."""
    return piece_picture(look, _PIECE_SIZE)


def picture_table(cells: Iterable[PictureCell], columns: int) -> str:
    """A table of pictures with words, in so many columns of them."""
    shown = [(f"<img src='{cell.picture}' width='26' height='26'/>", cell.text) for cell in cells]
    shown += [("", "")] * (-len(shown) % columns)
    tagged = [f"<td width='30'>{picture}</td><td>{text}</td>" for picture, text in shown]
    rows = ("".join(tagged[i : i + columns]) for i in range(0, len(tagged), columns))
    body = "".join(f"<tr>{row}</tr>" for row in rows)
    return f"<table width='100%' cellspacing='0' style='{_BELOW_TABLE}'>{body}</table>"


def word_table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table of plain words under heads."""
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(text)}</td>' for text in row)}</tr>" for row in rows)
    return f"<table width='100%' cellspacing='0' style='{_BELOW_TABLE}'><thead><tr>{head}</tr></thead>{body}</table>"
