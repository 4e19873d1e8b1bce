"""Pieces that keep their places on a tile while others come and go."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Self

from rbdesigner.scenario.pieces import Building, Goods, Home, Piece, Transporter

Key = tuple[object, ...]
Row = tuple[Key | None, ...]
"""The thing in each slot of a ground; None in one that is kept free."""
Rows = Mapping[tuple[int, ...], Row]
"""The rows of a tile, by the names of the regions that each ground has."""
Berths = Mapping[tuple[float, float], Row]
"""The rows of boats, by the middles of their berths."""


class ArrangedPieces(tuple[Piece, ...]):
    """The pieces of a place, with the slots that they and its home have.

    Slots only matter for where things are shown: the pieces equal the same pieces without slots. So whoever keeps what
    is shown of pieces must keep it by their type too.
    """

    rows: Rows
    berths: Berths

    def __new__(cls, pieces: Iterable[Piece], rows: Rows, berths: Berths) -> Self:
        """The pieces in these rows, and boats in those of their berths."""
        made = super().__new__(cls, pieces)
        made.rows, made.berths = rows, berths
        return made

    def __eq__(self, other: object) -> bool:
        same = not isinstance(other, ArrangedPieces) or (self.rows, self.berths) == (other.rows, other.berths)
        return same and tuple.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return tuple.__hash__(self)

    @property
    def has_gaps(self) -> bool:
        """Whether slots are kept free."""
        return any(None in row for row in (*self.rows.values(), *self.berths.values()))


def key_of(piece: Piece | Home) -> Key:
    """Give the key by which a picture is found again.

    There is one home and building of a ground; goods go by their kind, and transporters that look alike share a key.
    """
    if isinstance(piece, Goods):
        return "goods", piece.good, piece.half_edge
    if isinstance(piece, Transporter):
        return "transporter", piece.kind, piece.player, piece.spot, piece.cargo, piece.carries
    return ("building",) if isinstance(piece, Building) else ("home",)


def row_of(before: Row, keys: Sequence[Key]) -> Row:
    """Give the row with all that is there now.

    What was there stays, a transporter too that holds something else; newcomers fill the gaps, and come last where
    there are none.
    """
    row: list[Key | None] = [key if key in keys else None for key in before]
    left = [key for key in keys if key not in row]
    for key in [*left]:
        same = (n for n, old in enumerate(before) if row[n] is None and old is not None and old[:4] == key[:4])
        slot = next(same, None) if key[0] == "transporter" else None
        if slot is not None:
            row[slot] = key
            left.remove(key)
    for key in left:
        if None in row:
            row[row.index(None)] = key
        else:
            row.append(key)
    return tuple(row) if keys else ()
