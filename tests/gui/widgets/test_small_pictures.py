"""Small pictures of tiles are in the style of the board."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QImage

from rbdesigner.art.board_style import BoardStyle
from rbdesigner.hexes import Orientation
from rbdesigner.scenario.foreign import ForeignTile
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.widgets.small_pictures import foreign_tile_image, show_tiles_in, tile_image


@pytest.mark.parametrize(
    "image",
    [
        lambda: tile_image(tile(Terrain.WOODS), Orientation.FLAT, 20.0),
        lambda: foreign_tile_image(ForeignTile.POLDER, Orientation.FLAT, 20.0),
    ],
    ids=["tile", "polder"],
)
def test_tiles_are_painted_anew_in_another_style(qapp: object, image: Callable[[], QImage]) -> None:
    painted = image()
    show_tiles_in(BoardStyle.INK)
    try:
        drawn = image()
    finally:
        show_tiles_in(BoardStyle.PAINTED)
    assert drawn != painted and image() == painted
