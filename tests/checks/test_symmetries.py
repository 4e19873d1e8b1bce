"""A map that is meant to be symmetrical and is not."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given

from rbdesigner.checks import LiveChecks
from rbdesigner.checks.symmetries import odd_images, odd_links
from rbdesigner.hexes import ORIGIN, Hex, border_key, edge_key
from rbdesigner.rules.tables import Good, TransporterKind
from rbdesigner.scenario import images
from rbdesigner.scenario.completing import complete
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Goods, Home, Road, Spot, Transporter, Wall
from rbdesigner.symmetry import Centre, MapSymmetry, Motion, Symmetry
from tests.checks.maps import found, having, map_of, tile_of
from tests.random_maps import after, scenarios, symmetric_motions
from tests.strategies import some

EAST, WEST = Hex(1, 0), Hex(-1, 0)
CODE = "not-symmetrical"


def meant(group: Symmetry, tiles: dict[tuple[int, int], str], **parts: object) -> Scenario:
    return map_of(tiles, having(symmetry=MapSymmetry(group, Centre.of_hex(ORIGIN))), **parts)


def places(scenario: Scenario) -> set[Hex]:
    return {place for problem in found(scenario, CODE) for place in problem.places}


def test_without_a_symmetry_nothing_is_said() -> None:
    assert not found(meant(Symmetry.NONE, {(1, 0): "woods", (-1, 0): "rock"}), CODE)


def test_a_missing_image_is_named_and_can_be_made() -> None:
    scenario = meant(Symmetry.HALF_TURN, {(1, 0): "woods 0"}, homes={(1, 0): Home(3, 1)})
    (problem,) = found(scenario, CODE)
    assert problem.places == (WEST,)
    assert problem.sentence == ("The map is meant to be symmetrical, but 1 place differs from its image: (−1, 0).")
    (fix,) = problem.fixes
    fix.edit.apply(scenario)
    assert scenario.tiles[WEST] == tile_of("woods 3")
    assert scenario.homes[WEST].player == 2
    assert not found(scenario, CODE)


def test_of_many_images_those_that_differ_are_named() -> None:
    ring = {(1, 0): "woods", (0, 1): "woods", (-1, 1): "rock", (-1, 0): "woods", (0, -1): "woods", (1, -1): "woods"}
    scenario = meant(Symmetry.SIXTH_TURNS, ring)
    assert places(scenario) == {Hex(-1, 1)}
    assert not found(scenario, CODE)[0].fixes, "nobody knows which is right"


def test_both_are_named_where_two_differ() -> None:
    assert places(meant(Symmetry.HALF_TURN, {(1, 0): "woods", (-1, 0): "rock"})) == {EAST, WEST}


def test_a_tile_on_the_axis_must_be_its_own_image() -> None:
    assert places(meant(Symmetry.MIRROR_0, {(0, 1): "woods 0-3"})) == set()
    assert places(meant(Symmetry.MIRROR_0, {(0, 1): "woods 0-1"})) == {Hex(0, 1)}


def test_owners_do_not_matter_but_numbers_and_regions_do() -> None:
    tiles = {(1, 0): "pasture 0-3", (-1, 0): "pasture 0-3"}
    donkey = Transporter(TransporterKind.DONKEY, 1)
    there = (Goods(Good.STONE, 2, 6), replace(donkey, player=3, spot=Spot(number=6)))
    alike = {(1, 0): (donkey, Goods(Good.STONE, 2)), (-1, 0): there}
    assert places(meant(Symmetry.HALF_TURN, tiles, pieces=alike)) == set()
    more = {(1, 0): (donkey, Goods(Good.STONE, 3)), (-1, 0): there}
    assert places(meant(Symmetry.HALF_TURN, tiles, pieces=more)) == {EAST, WEST}
    elsewhere = {(1, 0): (donkey, Goods(Good.STONE, 2, 6)), (-1, 0): there}
    assert places(meant(Symmetry.HALF_TURN, tiles, pieces=elsewhere)) == {EAST, WEST}


def test_roads_and_walls_count() -> None:
    tiles = {(1, 0): "pasture", (0, 0): "pasture", (-1, 0): "pasture"}
    east, west = border_key(ORIGIN, 4), border_key(ORIGIN, 10)
    assert places(meant(Symmetry.HALF_TURN, tiles, roads={east: Road()})) == {EAST, ORIGIN, WEST}
    assert places(meant(Symmetry.HALF_TURN, tiles, roads={east: Road(), west: Road()})) == set()
    wall, image = edge_key(ORIGIN, 2), edge_key(ORIGIN, 5)
    assert places(meant(Symmetry.HALF_TURN, tiles, walls={wall: Wall(1), image: Wall(2)})) == set()
    assert places(meant(Symmetry.HALF_TURN, tiles, walls={wall: Wall(1), image: Wall(1, 2)})) != set()


def test_painting_with_the_symmetry_says_nothing_at_any_time() -> None:
    scenario = meant(Symmetry.THREE_MIRRORS_1, {})
    live = LiveChecks(scenario)
    motions = scenario.properties.symmetry.motions
    for place, words in [(Hex(2, 1), "woods 0-1"), (Hex(3, 1), "rock"), (Hex(2, 1), "sea")]:
        laid = edit(scenario, tiles=images.of_tiles(motions, {place: tile_of(words)}))
        laid.apply(scenario)
        live.update(laid)
        assert CODE not in [problem.code for problem in live.problems]


@some(0.4)
@given(scenarios(), symmetric_motions)
def test_what_is_complete_is_symmetrical_but_where_it_was_drawn_twice(
    scenario: Scenario, motions: tuple[Motion, ...]
) -> None:
    drawn = odd_orbits(scenario, motions)
    result = after(scenario, complete(scenario, motions))
    assert odd_orbits(result, motions) <= drawn
    # A single drawn tile off the axes has one image each, all alike afterwards.
    for place in scenario.tiles:
        orbit = {motion.hex(place) for motion in motions}
        if len(orbit) == len(motions) and len(orbit & scenario.tiles.keys()) == 1:
            assert not odd_images(result, motions, place)


def odd_orbits(scenario: Scenario, motions: tuple[Motion, ...]) -> set[Hex]:
    odd = {place for at in scenario.tiles for place in odd_images(scenario, motions, at)}
    return {min(motion.hex(place) for motion in motions) for place in odd | odd_links(scenario, motions)}
