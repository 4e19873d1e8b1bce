"""The little maps that the cases of problems are made of."""

from __future__ import annotations

from typing import NamedTuple

import rbdesigner.messages.problems  # noqa: F401  (the sentences come with it)
from rbdesigner.rules.options import Options
from rbdesigner.rules.tables import Good
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Piece, SpotKind
from rbdesigner.tiles import OWN_BOX, Box
from tests.checks.maps import having, map_of, tile_of

AT = (0, 0)
NORTH, SOUTH = (0, -1), (0, 1)
RIVER, DOCK = SpotKind.RIVER, SpotKind.DOCK
BOARDS = Good.BOARDS
JUNCTION = "pasture 0-2-4"
IN_DESERT = Options(bridges_in_deserts=True)


class Case(NamedTuple):
    code: str
    broken: Scenario
    sound: Scenario


def on(terrain: str, *pieces: Piece, north: str = "pasture", **changes: object) -> Scenario:
    """Pieces on a tile, with one more tile to the north."""
    return map_of({AT: terrain, NORTH: north}, having(**changes), pieces={AT: pieces})


def boxed(*counted: tuple[str, int]) -> Box:
    return Box(OWN_BOX, "Own", {tile_of(words).kind: number for words, number in counted})


def many(terrain: str, number: int) -> dict[tuple[int, int], str]:
    return {(q, 0): terrain for q in range(number)}
