"""The tile pictures that all maps on the screen share."""

from __future__ import annotations

from functools import lru_cache

from rbdesigner.art.pixmaps import TilePixmaps

MEMORY_OF_PICTURES = 40_000_000
"""Bytes of tile pictures that are kept."""


@lru_cache(maxsize=1)
def shared_pixmaps() -> TilePixmaps:
    """The tile pictures, made at the first use."""
    return TilePixmaps(MEMORY_OF_PICTURES)
