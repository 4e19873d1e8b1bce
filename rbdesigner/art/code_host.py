"""The process that reads the QR codes of a picture of others: the picture comes in, the texts of the codes go out.

Both go over its standard streams.
"""

from __future__ import annotations

import zxingcpp
from PySide6.QtGui import QImage

from rbdesigner.art.picture_host import answer, read_input
from rbdesigner.art.scanned_picture import pixels_of


def codes_in(picture: QImage) -> list[str]:
    """The texts of the QR codes that a picture shows."""
    found = zxingcpp.read_barcodes(pixels_of(picture), formats=zxingcpp.barcode_formats_from_str("QRCode"))
    return [each.text for each in found]


def main() -> None:
    """Read the picture and tell the texts of its codes."""
    picture = read_input()
    if picture is not None:
        answer({"texts": codes_in(picture)})
