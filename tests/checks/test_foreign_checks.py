"""What lies on a map that no rule here knows is told."""

from __future__ import annotations

import rbdesigner.messages.problems  # noqa: F401  (the sentences come with it)
from rbdesigner.checks import LiveChecks
from rbdesigner.hexes import Hex
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.editing import lay
from rbdesigner.scenario.foreign import Foreign, ForeignKind, ForeignPiece, ForeignTile
from tests.checks.maps import found, map_of, tile_of

PIECE = ForeignPiece(ForeignKind.GOOD, 11)


def test_tiles_and_pieces_of_the_expansion_are_told_and_voids_are_not() -> None:
    scenario = map_of({(0, 0): "woods"})
    scenario.foreign = {
        Hex(1, 0): Foreign(ForeignTile.POLDER, 90),
        Hex(2, 0): Foreign(ForeignTile.CITY, 22, pieces=(PIECE, PIECE)),
        Hex(3, 0): Foreign(ForeignTile.VOID, 95),
        Hex(0, 0): Foreign(None, 70),
    }
    (tiles,) = found(scenario, "expansion-tiles")
    assert tiles.places == (Hex(1, 0), Hex(2, 0))
    assert tiles.sentence.startswith("2 tiles of the expansion are kept and drawn, the first at (1, 0);")
    (pieces,) = found(scenario, "expansion-pieces")
    assert (
        pieces.sentence == "2 pieces of the expansion are kept and drawn, the first at (2, 0); games do not have them."
    )


def test_the_live_checks_follow() -> None:
    scenario = map_of({(0, 0): "woods"})
    live = LiveChecks(scenario)
    put = edit(scenario, foreign={Hex(1, 0): Foreign(ForeignTile.POLDER, 90)})
    put.apply(scenario)
    assert [one.code for one in live.update(put).added] == ["expansion-tiles"]
    over = lay(scenario, {Hex(1, 0): tile_of("sea")})
    over.apply(scenario)
    assert "expansion-tiles" in [one.code for one in live.update(over).removed]
