"""What lies on a map that no rule here knows is told."""

from __future__ import annotations

from dataclasses import replace

import pytest

import rbdesigner.messages.problems  # noqa: F401  (the sentences come with it)
from rbdesigner.checks import LiveChecks, check, placement_fault
from rbdesigner.checks.problem import Severity
from rbdesigner.engine.games.game import Game
from rbdesigner.hexes import Hex, border_key, edge_key
from rbdesigner.rules.tables import BuildingKind, Good
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.editing import lay
from rbdesigner.scenario.foreign import Foreign, ForeignKind, ForeignPiece, ForeignTile
from rbdesigner.scenario.model import Players, Scenario
from rbdesigner.scenario.pieces import Building, Goods, Home, Road, Wall
from rbdesigner.symmetry import Centre, MapSymmetry, Symmetry
from tests.checks.maps import found, having, map_of, tile_of

POLDER, CITY = Foreign(ForeignTile.POLDER, 90), Foreign(ForeignTile.CITY, 22)
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


def test_roads_and_walls_beside_the_expansion_are_told_and_are_no_error() -> None:
    scenario = map_of({(q, r): "pasture" for q in range(9) for r in range(2)})
    scenario.properties = replace(scenario.properties, players=Players(2, 2))
    scenario.homes = {Hex(0, 0): Home(), Hex(8, 0): Home()}
    road, wall = border_key(Hex(4, 0), 0), edge_key(Hex(2, 0), 0)
    scenario.roads, scenario.walls = {road: Road()}, {wall: Wall(1)}
    live = LiveChecks(scenario)
    assert {"road-off-map", "wall-off-map"} <= {one.code for one in live.problems}
    polders = {at: Foreign(ForeignTile.POLDER, 90) for at in (Hex(4, -1), Hex(2, -1))}
    put = edit(scenario, foreign=polders)
    put.apply(scenario)
    live.update(put)
    assert {one.code for one in live.problems} & {"road-off-map", "wall-off-map"} == set()
    told = [*found(scenario, "expansion-road"), *found(scenario, "expansion-wall")]
    assert [one.severity for one in told] == [Severity.WARNING] * 2
    assert told[0].sentence.startswith("The road between (4, 0) and (4, −1) leads to a tile of the expansion, ")
    assert not [one for one in live.problems if one.severity is Severity.ERROR]
    game = Game.new(scenario, 2, 1)
    bare = map_of({(q, r): "pasture" for q in range(9) for r in range(2)})
    bare.properties, bare.homes = scenario.properties, scenario.homes
    assert game.state == Game.new(bare, 2, 1).state, "games do not have them"


def test_what_stands_on_a_tile_of_the_expansion_is_told_and_is_no_error() -> None:
    places = {(q, r): "pasture" for q in range(9) for r in range(2)}
    scenario = map_of(places)
    scenario.properties = replace(scenario.properties, players=Players(2, 2))
    scenario.homes = {Hex(0, 0): Home(), Hex(8, 0): Home(), Hex(4, -1): Home()}
    scenario.pieces = {Hex(4, -1): (Building(BuildingKind.MINE), Goods(Good.STONE, 2))}
    live = LiveChecks(scenario)
    off = {one.code for one in live.problems}
    assert {"home-off-map", "piece-off-map"} <= off
    put = edit(scenario, foreign={Hex(4, -1): Foreign(ForeignTile.POLDER, 90)})
    put.apply(scenario)
    live.update(put)
    (told,) = found(scenario, "expansion-tiles-used")
    assert told.severity is Severity.WARNING and told.places == (Hex(4, -1),)
    assert not {one.code for one in live.problems} & {"home-off-map", "piece-off-map"}
    assert not [one for one in live.problems if one.severity is Severity.ERROR]
    game = Game.new(scenario, 2, 1)
    assert len(game.state.marked) == 2, "a game has the homes on our tiles"
    del scenario.homes[Hex(8, 0)]
    assert found(scenario, "homes-too-few"), "a home on a polder serves no player"


RIVERS = ("river-off-map", "river-into-land", "river-begun-nowhere", "river-without-source", "river-unfinishable")


def beside(there: Foreign, river: str = "mountain 2") -> Scenario:
    """A river that runs east into a tile of the expansion, with land on its other side."""
    scenario = map_of({(0, 0): river, (2, 0): "pasture"})
    scenario.foreign[Hex(1, 0)] = there
    return scenario


def of_rivers(scenario: Scenario) -> list[str]:
    return [each.code for each in check(scenario) if each.code in RIVERS]


@pytest.mark.rule("W5", "W8")
def test_a_river_begins_and_ends_at_the_city() -> None:
    assert of_rivers(beside(CITY)) == []
    assert of_rivers(beside(CITY, "woods 2-5")) == ["river-off-map"]
    (problem,) = found(beside(CITY, "woods 2-5"), "river-off-map")
    assert problem.places == (Hex(0, 0), Hex(-1, 0))
    assert placement_fault(beside(CITY), Hex(1, -1), tile_of("woods 3")) is None
    assert placement_fault(beside(CITY), Hex(1, -1), tile_of("woods 3-0")) is None
    assert placement_fault(beside(CITY), Hex(2, -1), tile_of("rock")) is None


@pytest.mark.rule("W6")
def test_a_polder_has_no_river_and_no_fix_takes_it_away() -> None:
    (problem,) = found(beside(POLDER), "river-into-land")
    assert problem.sentence.endswith("at the polder at (1, 0), which has no river on that side.")
    assert {fix.code for fix in problem.fixes} == {"take-river-off"}
    assert all({change.key for change in fix.edit.changes} == {Hex(0, 0)} for fix in problem.fixes)
    fault = placement_fault(beside(POLDER), Hex(1, -1), tile_of("woods 3"))
    assert fault is not None and fault.sentence == "The polder at (1, 0) to the south has no river on that side."


@pytest.mark.rule("W8")
def test_a_void_is_off_the_map() -> None:
    assert of_rivers(beside(Foreign(ForeignTile.VOID, 95))) == ["river-off-map"]


@pytest.mark.rule("W14")
def test_tiles_of_the_expansion_join_the_parts_of_a_map() -> None:
    scenario = map_of({(0, 0): "pasture", (2, 0): "woods"}, homes={(0, 0): Home()})
    assert found(scenario, "part-unreached")
    live = LiveChecks(scenario)
    put = edit(scenario, foreign={Hex(1, 0): POLDER})
    put.apply(scenario)
    assert "part-unreached" in [one.code for one in live.update(put).removed]
    assert not found(scenario, "part-unreached")


def test_a_polder_differs_from_its_image_that_is_another_tile() -> None:
    symmetry = MapSymmetry(Symmetry.HALF_TURN, Centre.of_hex(Hex(0, 0)))
    scenario = map_of({(0, 0): "pasture", (1, 0): "woods"}, having(symmetry=symmetry))
    scenario.foreign[Hex(-1, 0)] = POLDER
    (problem,) = found(scenario, "not-symmetrical")
    assert problem.places == (Hex(-1, 0), Hex(1, 0)) and not problem.fixes
    del scenario.tiles[Hex(1, 0)]
    scenario.foreign[Hex(1, 0)] = replace(POLDER, picture=91)
    assert not found(scenario, "not-symmetrical")
