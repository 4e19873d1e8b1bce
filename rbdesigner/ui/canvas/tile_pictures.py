"""The tile pictures that all maps on the screen share."""

from __future__ import annotations

from functools import lru_cache

from rbdesigner.art.pixmaps import PaleTilePixmaps, TilePixmaps

MEMORY_OF_PICTURES = 40_000_000
"""Bytes of tile pictures that are kept."""
MEMORY_OF_PALE = 10_000_000
"""Bytes of pale ones: fewer maps are shown with them."""


@lru_cache(maxsize=1)
def shared_pixmaps() -> TilePixmaps:
    """The tile pictures, made at the first use."""
    return TilePixmaps(MEMORY_OF_PICTURES)


@lru_cache(maxsize=1)
def pale_pixmaps() -> TilePixmaps:
    """The tile pictures of maps whose colours mean something else than terrains."""
    return PaleTilePixmaps(MEMORY_OF_PALE)
