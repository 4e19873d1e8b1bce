"""Maps that are unfair on purpose, and machines that tell so in no time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import rbdesigner as rb
from rbdesigner.hexes import ORIGIN, Hex, disk, distance
from rbdesigner.lab.studies.map_edits import TileSwap, edited
from rbdesigner.rules.tables import Good
from rbdesigner.scenario.images import of_tiles
from rbdesigner.scenario.model import Players, Properties
from rbdesigner.scenario.pieces import Building, BuildingKind, Home
from rbdesigner.symmetry import Centre, MapSymmetry, Symmetry
from rbdesigner.tiles import UNLIMITED, Terrain, tile
from tests.lab.sample_runs import SCENARIOS

LAKE = "the-lake-between"
NORTH, SOUTH = Hex(0, -1), Hex(0, 1)


def lake() -> rb.Scenario:
    """A fair map for two."""
    return rb.load(SCENARIOS / f"{LAKE}.rbmap")


def without_rock() -> rb.Scenario:
    """The same with the rocks of the northern home in the south."""
    return edited(edited(lake(), TileSwap(Hex(-1, -1), Hex(1, 2))), TileSwap(Hex(3, -2), Hex(-1, 2)))


def shorter(scenario: rb.Scenario, turns: int) -> rb.Scenario:
    """The map for a game of so many turns."""
    return replace(scenario, properties=replace(scenario.properties, turns=turns))


def turned_twice() -> rb.Scenario:
    """An island meant to be symmetrical by a half-turn, with desert about two of its four homes."""
    turn = MapSymmetry(Symmetry.HALF_TURN, Centre.of_hex(ORIGIN))
    scenario = rb.Scenario(Properties(players=Players(4, 4), turns=8, symmetry=turn, box=UNLIMITED))
    lands = [Terrain.WOODS, Terrain.ROCK, Terrain.MOUNTAIN, Terrain.PASTURE, Terrain.DESERT]
    for number, at in enumerate(sorted(disk(ORIGIN, 5))):
        land = Terrain.DESERT if distance(at, Hex(0, 3)) <= 2 else lands[number % 5]
        land = Terrain.SEA if distance(at, ORIGIN) == 5 else land
        for image, laid in of_tiles(turn.motions, {at: tile(land)}).items():
            scenario.tiles[image] = laid
    for player, at in enumerate((Hex(3, 0), Hex(-3, 0), Hex(0, 3), Hex(0, -3)), 1):
        scenario.homes[at] = Home(player=player)
        scenario.tiles[at] = tile(Terrain.PASTURE)
    return scenario


_TERRAINS = {"p": "pasture", "w": "woods", "r": "rock", "m": "mountain", "d": "desert", "s": "sea"}
_LATER_MOUNTAIN = ("w r . . . m d w", "p P m s s d P r", "d w p . . p w p")
_NO_CLAY = ("s w m d m w d", "s P p p P d", "s p p d p p d")
_CLAY = ("s w m d m w s", "s P p p P s", "s p p d p p s")
_WORKS = (Hex(0, 2), Hex(1, 2)), (Hex(4, 2), Hex(3, 2))


def drawn(rows: Sequence[str], turns: int) -> rb.Scenario:
    """A map by letters of terrains, homes in capitals."""
    scenario = rb.Scenario(Properties(title="A strip of land", players=Players(2, 2), turns=turns))
    for r, row in enumerate(rows):
        for q, letter in enumerate(row.split()):
            if letter != ".":
                at = Hex(q - r // 2, r)
                scenario.tiles[at] = tile(Terrain(_TERRAINS[letter.lower()]))
                if letter.isupper():
                    scenario.homes[at] = Home()
    return scenario


def later_mountain(turns: int = 8) -> rb.Scenario:
    """Two islands, on the eastern of which the mountain is a tile farther from the home."""
    return drawn(_LATER_MOUNTAIN, turns)


def no_clay(turns: int = 12) -> rb.Scenario:
    """Land without rock, alike but for the sea: clay is dug in the west alone, and nobody begins with stone.

    Its pit and a stone factory are there from the beginning, so that machines that think in no time make use of them.
    """
    return _with_works(drawn(_NO_CLAY, turns), _WORKS[0])


def clay_for_both(turns: int = 12) -> rb.Scenario:
    """The same mended, with the sea, a pit and a stone factory in the east as well."""
    return _with_works(drawn(_CLAY, turns), *_WORKS)


def _with_works(scenario: rb.Scenario, *works: tuple[Hex, Hex]) -> rb.Scenario:
    for pit, factory in works:
        scenario.pieces[pit] = (Building(BuildingKind.CLAY_PIT),)
        scenario.pieces[factory] = (Building(BuildingKind.STONE_FACTORY),)
    start = scenario.properties.start
    goods = tuple((good, count) for good, count in start.goods if good is not Good.STONE)
    return replace(scenario, properties=replace(scenario.properties, start=replace(start, goods=goods)))
