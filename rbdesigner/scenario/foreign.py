"""Foreign contents of maps, which this game does not know: tiles and pieces of the expansion, and void hexes.

It is kept, drawn, counted and written again, but not played: for the game nothing lies there. Rivers meet it.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum

from rbdesigner.rules.tables import Mixture
from rbdesigner.scenario.pieces import GROUND, Spot
from rbdesigner.symmetry import Motion
from rbdesigner.tiles import Extra, Terrain, tile


class ForeignTile(StrEnum):
    """The tiles of others; a void is a place that is said to have none."""

    POLDER = "polder"
    CITY = "city"
    VOID = "void"


STAND_INS = {ForeignTile.POLDER: tile(Terrain.PASTURE), ForeignTile.CITY: tile(Terrain.SEA)}
"""The tiles of ours that rivers meet as they meet those of the expansion.

The moat of the city takes rivers on every side and asks for none, as the sea does. No picture of a polder has a river.
"""


class ForeignKind(StrEnum):
    """The kinds of pieces of others."""

    HOME = "home"
    BUILDING = "building"
    GOOD = "good"
    TRANSPORTER = "transporter"


@dataclass(frozen=True, slots=True)
class ForeignPiece:
    """A piece that no scenario of this game can have, as the play site numbers them.

    It is of the expansion, or stands where none of ours can: goods in a river, or a second home on a tile. ``mixture``
    is what a building holds, None where nothing is said of it.
    """

    kind: ForeignKind
    number: int = 0
    spot: Spot = GROUND
    player: int | None = None
    mixture: Mixture | None = None
    extra: Extra | None = field(default=None, hash=False)


@dataclass(frozen=True, slots=True)
class Foreign:
    """The contents of one place that are foreign.

    ``tile`` is None where one of ours lies, or nothing. ``picture`` is the number of the picture at the play site,
    which is turned clockwise by ``rotation`` steps; tiles of ours have one, too, if they came from there. ``hex`` is
    the number of the place in the list of such a file, kept where members of the file that nobody knows may name it.
    """

    tile: ForeignTile | None = None
    picture: int | None = None
    rotation: int = 0
    pieces: tuple[ForeignPiece, ...] = ()
    hex: int | None = None
    extra: Extra | None = field(default=None, hash=False)

    @property
    def has_something(self) -> bool:
        """Whether a tile, a void or a piece of others lies there; all else is only what a file says of the place."""
        return self.tile is not None or bool(self.pieces)

    def moved(self, motion: Motion) -> Foreign:
        """The same after a symmetry of the grid; a mirrored picture is another one."""
        mirrored = motion.turn.mirrored
        return replace(
            self,
            picture=None if mirrored and self.tile is None else self.picture,
            rotation=0 if mirrored else (self.rotation + motion.turn.steps) % 6,
            pieces=tuple(replace(piece, spot=piece.spot.moved(motion)) for piece in self.pieces),
        )

    def stripped(self) -> Foreign | None:
        """All of it but the pieces, None if nothing is left."""
        is_bare = self.tile is None and self.picture is None and self.hex is None
        return None if is_bare else replace(self, pieces=())

    def unnumbered(self) -> Foreign | None:
        """All of it but the number of the place, None if nothing is left."""
        left = replace(self, hex=None)
        return None if left == Foreign() else left

    def under(self, *, keeps_pieces: bool) -> Foreign | None:
        """The rest of it once another tile is laid there, or none, None if nothing is left."""
        left = replace(self, tile=None, picture=None, rotation=0, pieces=self.pieces if keeps_pieces else ())
        return None if not left.pieces and left.hex is None else left
