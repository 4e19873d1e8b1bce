"""Makes a PDF smaller: its coloured pictures are stored again, and what is in it twice is stored once."""

from __future__ import annotations

from typing import cast

from pypdf import PdfWriter
from pypdf.generic import DictionaryObject, StreamObject
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage

_QUALITY = 85
"""The quality of the pictures. Qt stores them at 94, which takes more than twice the room and prints no better."""


def make_lean(writer: PdfWriter) -> None:
    """Store all pictures of a PDF that is complete in less room, each in the place of the larger one."""
    done = set[int]()
    for page in writer.pages:
        resources = cast(DictionaryObject, page["/Resources"])
        pictures = cast(DictionaryObject, resources.get("/XObject", DictionaryObject()))
        for name in pictures:
            number, stored = pictures.raw_get(name).idnum, cast(StreamObject, pictures[name])
            if number not in done and stored.get("/Filter") == "/DCTDecode":
                stored._data = _compressed(stored._data)
                done.add(number)
    writer.compress_identical_objects()


def _compressed(picture: bytes) -> bytes:
    """A JPEG as a smaller one."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImage.fromData(picture).save(buffer, "JPEG", _QUALITY)  # type: ignore[call-overload]
    return bytes(buffer.data().data())
