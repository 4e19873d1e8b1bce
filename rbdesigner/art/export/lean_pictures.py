"""Makes a PDF smaller: its coloured pictures are stored again, and what is in it twice is stored once."""

from __future__ import annotations

from typing import cast

from pypdf import PdfWriter
from pypdf.generic import DictionaryObject, IndirectObject, NameObject, StreamObject
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage

_QUALITY = 85
"""The quality of the pictures. Qt stores them at 94, which takes more than twice the room and prints no better."""


def make_lean(writer: PdfWriter) -> None:
    """Store all pictures of a PDF that is complete in less room."""
    smaller: dict[int, IndirectObject] = {}
    for page in writer.pages:
        resources = cast(DictionaryObject, page["/Resources"])
        pictures = cast(DictionaryObject, resources.get("/XObject", DictionaryObject()))
        for name in list(pictures):
            kept, stored = pictures.raw_get(name), cast(StreamObject, pictures[name])
            if kept.idnum not in smaller and stored.get("/Filter") == "/DCTDecode":
                smaller[kept.idnum] = writer._add_object(_smaller(stored))
            pictures[NameObject(name)] = smaller.get(kept.idnum, kept)
    writer.compress_identical_objects()


def _smaller(picture: StreamObject) -> StreamObject:
    """A picture of a PDF that says the same and takes less room."""
    made = StreamObject()
    made.update(picture)
    made.set_data(_compressed(picture.get_data()))
    return made


def _compressed(picture: bytes) -> bytes:
    """A JPEG as a smaller one."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImage.fromData(picture).save(buffer, "JPEG", _QUALITY)  # type: ignore[call-overload]
    return bytes(buffer.data().data())
