"""The formats that maps are drawn in, which the command line and the window offer."""

from __future__ import annotations

from typing import NamedTuple

from rbdesigner.translatable import QT_TRANSLATE_NOOP


class DrawnFormat(NamedTuple):
    """A format of pictures or of pages: the ending of its files, and what a list of formats says of it.

    ``has_pages`` tells print sheets from pictures, ``is_text`` whether a terminal can show such a file.
    """

    suffix: str
    title: str
    has_pages: bool = False
    is_text: bool = False

    @property
    def name(self) -> str:
        """The name of the format: ``PNG``."""
        return self.suffix[1:].upper()


DRAWN_FORMATS = (
    DrawnFormat(".png", QT_TRANSLATE_NOOP("PictureDialog", "PNG: pixels, for screens and the web")),
    DrawnFormat(".svg", QT_TRANSLATE_NOOP("PictureDialog", "SVG: lines, sharp at any size"), is_text=True),
    DrawnFormat(".pdf", "PDF", has_pages=True),
)
"""The formats, pictures first; ``art.export`` draws them."""
