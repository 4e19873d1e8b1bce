"""The cache of pictures of tiles and pieces that window and PNG export share."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtGui import QImage, QPainter

from rbdesigner.art.board_style import BoardStyle
from rbdesigner.art.ground import OVERHANG, TileGround
from rbdesigner.art.palette import PALE, PALE_SHARE, with_opacity
from rbdesigner.art.piece_drawing import EXTENT, piece_sketch
from rbdesigner.art.sketch import Detail, detail_at
from rbdesigner.art.tile import (
    DryTile,
    TileLook,
    area_of,
    dry_tile,
    paint_dry,
    paint_end_of_board,
    paint_ground,
    paint_rimless,
    paint_rivers_on,
    paint_tile,
    paint_waters,
)
from rbdesigner.hexes import SQRT3, Orientation
from rbdesigner.play.placement.piece_layout import PieceLook

Look = TileLook | PieceLook | TileGround | DryTile
"""All that there are pictures of."""

MEMORY = 64 * 1024 * 1024
"""The bytes of pictures to keep, at most."""
MARGIN = 2
"""The pixels around a tile and what hangs over its edges, for the rim."""


def picture_size(orientation: Orientation, radius: float) -> tuple[int, int]:
    """Give width and height of the picture of a tile in device pixels, even, so that its middle is a corner."""
    across, flat = (2 * (math.ceil(radius * (part + OVERHANG)) + MARGIN) for part in (1, SQRT3 / 2))
    return (across, flat) if orientation is Orientation.FLAT else (flat, across)


class TilePixmaps:
    """Pictures of tiles and pieces by look and size in device pixels, painted when first asked for.

    The tile's middle is the middle of its picture. ``style`` is the one of all of them. The pictures
    longest unused go when the memory is full.
    """

    def __init__(self, memory: int = MEMORY) -> None:
        self.style = BoardStyle.PAINTED
        self._memory = memory
        self._used = 0
        self._pictures: OrderedDict[tuple[Look, float], QImage] = OrderedDict()
        self._sizes: dict[Look, list[float]] = {}

    def get(self, look: TileLook, radius: float) -> QImage:
        """The picture of a tile in this size."""
        look = self._styled(look)
        return self._kept_picture(look, radius) or self._keep(look, radius, self._tile(look, radius))

    def has(self, look: TileLook, radius: float) -> bool:
        """Whether the picture of a tile in this size is there already."""
        return (self._styled(look), radius) in self._pictures

    def _styled(self, look: TileLook) -> TileLook:
        """A look in the style of all these pictures."""
        return look if self.style is BoardStyle.PAINTED else look._replace(style=self.style)

    def piece(self, look: PieceLook, size: float) -> QImage:
        """Give the picture of a piece, ``size`` device pixels from its middle to its side."""
        if self.style is not BoardStyle.PAINTED:
            look = look._replace(is_unlit=True)
        return self._kept_picture(look, size) or self._keep(look, size, piece_picture(look, size))

    def nearest(self, look: TileLook, radius: float) -> tuple[QImage, float] | None:
        """Find a picture that is there already, with its radius: the one nearest in size.

        It is for the first moment after a zoom: scaled by ``radius`` through its own it stands in for the right one.
        """
        look = self._styled(look)
        sizes = self._sizes.get(look)
        if not sizes:
            return None
        # By the ratio of sizes: half as large is as far off as twice as large.
        best = min(sizes, key=lambda size: abs(math.log(size / radius)))
        return self._pictures[look, best], best

    def _tile(self, look: TileLook, radius: float) -> QImage:
        """Paint a new picture of a tile; small ones share the picture of their ground, which is many times as fast."""
        detail = detail_at(radius)
        if detail is Detail.FINE or look.is_drawn:
            return tile_picture(look, radius)
        if detail is Detail.COARSE:
            return self._coarse_tile(look, radius)
        # One ground serves amid the board and on its rim.
        picture = self._ground(area_of(look, detail)._replace(rim=0), radius).copy()
        with _painting(picture, radius) as painter:
            paint_waters(painter, look, radius, detail)
        return picture

    def _coarse_tile(self, look: TileLook, radius: float) -> QImage:
        """Finish the picture that a small tile shares with others: of the same one amid the board, or of a dry one."""
        if look.rim:
            shared, finish = self.get(look._replace(rim=0), radius), paint_end_of_board
        else:
            dry = dry_tile(look)
            shared = self._kept_picture(dry, radius) or self._keep(dry, radius, self._dry(dry, radius))
            if not (look.rivers or look.coast):
                return shared
            finish = paint_rivers_on
        picture = shared.copy()
        with _painting(picture, radius) as painter:
            finish(painter, look, radius)
        return picture

    def _dry(self, dry: DryTile, radius: float) -> QImage:
        picture = self._ground(dry.ground, radius).copy()
        with _painting(picture, radius) as painter:
            paint_dry(painter, dry, radius)
        return picture

    def _ground(self, ground: TileGround, radius: float) -> QImage:
        return self._kept_picture(ground, radius) or self._keep(ground, radius, ground_picture(ground, radius))

    def _kept_picture(self, look: Look, size: float) -> QImage | None:
        """A picture that is there, from now on the one used last."""
        picture = self._pictures.get((look, size))
        if picture is not None:
            self._pictures.move_to_end((look, size))
        return picture

    def _keep(self, look: Look, size: float, picture: QImage) -> QImage:
        """Take in a new picture; if the memory is full, those longest unused go."""
        picture = without_engine(picture)
        self._pictures[look, size] = picture
        self._sizes.setdefault(look, []).append(size)
        self._used += picture.sizeInBytes()
        # The picture just painted stays, however large: it is about to be shown.
        while self._used > self._memory and len(self._pictures) > 1:
            (other, other_size), old = self._pictures.popitem(last=False)
            self._sizes[other].remove(other_size)
            self._used -= old.sizeInBytes()
        return picture

    @property
    def memory_used(self) -> int:
        """The bytes of all pictures kept."""
        return self._used


class PaleTilePixmaps(TilePixmaps):
    """Pictures of tiles in pale greys, for colours that mean something else."""

    def _tile(self, look: TileLook, radius: float) -> QImage:
        return pale_picture(super()._tile(look, radius))


def pale_picture(picture: QImage) -> QImage:
    """A picture in pale greys, as translucent as it was."""
    pale = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    pale = pale.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    pale.setAlphaChannel(picture.convertToFormat(QImage.Format.Format_Alpha8))
    painter = QPainter(pale)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.fillRect(pale.rect(), with_opacity(PALE, PALE_SHARE))
    painter.end()
    return pale


def without_engine(picture: QImage) -> QImage:
    """Copy a picture that has been painted on: the original keeps some 50 kilobytes of Qt's paint engine."""
    return picture.copy()


def tile_picture(look: TileLook, radius: float, *, is_rimless: bool = False) -> QImage:
    """A new picture of a tile on a transparent ground, without the line where the board ends if ``is_rimless``."""
    picture = _blank(*picture_size(look.orientation, radius))
    with _painting(picture, radius) as painter:
        (paint_rimless if is_rimless else paint_tile)(painter, look, radius)
    return picture


def ground_picture(ground: TileGround, radius: float) -> QImage:
    """A new picture of the ground of tiles that differ in their coasts."""
    picture = _blank(*picture_size(ground.plot.orientation, radius))
    with _painting(picture, radius) as painter:
        paint_ground(painter, ground)
    return picture


def piece_picture(look: PieceLook, size: float) -> QImage:
    """A new picture of a piece on a transparent ground."""
    side = 2 * math.ceil(size * EXTENT + 1)
    picture = _blank(side, side)
    with _painting(picture, size) as painter:
        piece_sketch(look).paint(painter)
    return picture


def _blank(width: int, height: int) -> QImage:
    picture = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    return picture


@contextmanager
def _painting(picture: QImage, scale: float) -> Iterator[QPainter]:
    """A painter about the picture's middle whose unit is ``scale`` pixels."""
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(picture.width() / 2, picture.height() / 2)
    painter.scale(scale, scale)
    yield painter
    painter.end()
