"""Small pictures of tiles for the panels, each painted once."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QImage

from rbdesigner.art.pixmaps import tile_picture
from rbdesigner.art.tile import plain_look
from rbdesigner.hexes import Orientation
from rbdesigner.tiles import Tile


@lru_cache(maxsize=512)
def tile_image(tile: Tile, orientation: Orientation, radius: float, ratio: float = 1.0) -> QImage:
    """A tile on its own: its radius in pixels of the window, with ``ratio`` device pixels to each."""
    image = tile_picture(plain_look(tile, orientation), radius * ratio)
    image.setDevicePixelRatio(ratio)
    return image
