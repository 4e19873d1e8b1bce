"""The PDF of single tiles, in which the lines to cut along lie on a layer of their own.

The layer is off at first: who cuts by hand goes by the marks, and who has a machine for it shows the lines alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from io import BytesIO
from typing import TYPE_CHECKING

from rbdesigner.art.export.cutting import CuttingSheet
from rbdesigner.art.ground import corners

if TYPE_CHECKING:
    from pypdf import PageObject, PdfWriter
    from pypdf.generic import IndirectObject

PRINT, CUT = "print", "cut"
"""The names of the layers."""
_HAIRLINE = 0.1 / 25.4 * 72


def with_layers(painted: bytes, sheets: Sequence[CuttingSheet], sides: int) -> bytes:
    """Put what is painted on one layer, and the lines of the tiles on another, on each first of so many ``sides``."""
    from pypdf import PdfReader, PdfWriter

    reader = PdfReader(BytesIO(painted))
    writer = PdfWriter()
    layers = {name: _layer(writer, name) for name in (PRINT, CUT)}
    for number, page in enumerate(reader.pages):
        added = writer.add_page(page)
        is_front = number % sides == 0
        _put(writer, added, layers, _lines(sheets[number // sides]) if is_front else b"")
    _tell(writer, layers)
    writer.add_metadata({name: str(value) for name, value in (reader.metadata or {}).items() if name in _KEPT})
    out = BytesIO()
    writer.write(out)
    return out.getvalue()


_KEPT = ("/Title", "/Creator")
"""What is told of the file: no dates, so that the same map always gives the same bytes."""


def _layer(writer: PdfWriter, name: str) -> IndirectObject:
    from pypdf.generic import DictionaryObject, NameObject, TextStringObject

    group = {NameObject("/Type"): NameObject("/OCG"), NameObject("/Name"): TextStringObject(name)}
    return writer._add_object(DictionaryObject(group))


def _put(writer: PdfWriter, page: PageObject, layers: dict[str, IndirectObject], lines: bytes) -> None:
    """Wrap the content of a page in the layer of print, and add lines in that of cuts."""
    from pypdf.generic import DecodedStreamObject, DictionaryObject, NameObject

    content = page.get_contents()
    data = content.get_data() if content is not None else b""
    stream = DecodedStreamObject()
    stream.set_data(
        b"/OC /%b BDC q\n%b\nQ EMC\n/OC /%b BDC q\n%b\nQ EMC\n" % (PRINT.encode(), data, CUT.encode(), lines)
    )
    page[NameObject("/Contents")] = writer._add_object(stream.flate_encode())
    named = DictionaryObject({NameObject(f"/{name}"): layer for name, layer in layers.items()})
    resources = page["/Resources"].get_object()
    assert isinstance(resources, DictionaryObject)
    resources[NameObject("/Properties")] = named


def _lines(sheet: CuttingSheet) -> bytes:
    """The outlines of the tiles of a sheet, in points from the lower left corner."""
    high = sheet.packing.page.height()
    return b"\n".join([b"%.3f w 1 0 0 RG" % _HAIRLINE, *_outlines(sheet, high)])


def _outlines(sheet: CuttingSheet, high: float) -> Iterable[bytes]:
    for spot, look in sheet.placed:
        points = [(spot.x() + x, high - spot.y() - y) for x, y in corners(look.orientation, sheet.radius)]
        moves = (b"%.3f %.3f %b" % (x, y, b"l" if number else b"m") for number, (x, y) in enumerate(points))
        yield b" ".join(moves) + b" h S"


def _tell(writer: PdfWriter, layers: dict[str, IndirectObject]) -> None:
    """Name the layers, and show that of print alone at first."""
    from pypdf.generic import ArrayObject, DictionaryObject, NameObject

    every = ArrayObject(layers.values())
    shown = DictionaryObject(
        {
            NameObject("/Order"): every,
            NameObject("/ON"): ArrayObject([layers[PRINT]]),
            NameObject("/OFF"): ArrayObject([layers[CUT]]),
        }
    )
    found = DictionaryObject({NameObject("/OCGs"): every, NameObject("/D"): shown})
    writer.root_object[NameObject("/OCProperties")] = found
