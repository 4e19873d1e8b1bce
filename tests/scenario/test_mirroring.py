"""Any edit at all images of its places."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.checks.symmetries import odd_images, odd_links
from rbdesigner.hexes import ORIGIN, Hex, border_key, edge_key
from rbdesigner.rules.tables import BuildingKind, Good, Mixture, Subject, TransporterKind
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.foreign import Foreign, ForeignTile
from rbdesigner.scenario.images import of_fragment
from rbdesigner.scenario.mirroring import mirrored, turned
from rbdesigner.scenario.model import Properties, Research, Scenario
from rbdesigner.scenario.pieces import Building, Goods, Home, Piece, Road, Transporter, Wall
from rbdesigner.symmetry import Centre, MapSymmetry, Motion, Symmetry, symmetry_motions
from rbdesigner.tiles import Terrain, Tile, tile
from tests.random_maps import after, pieces, places, scenarios, symmetric_motions, tiles
from tests.strategies import some

EAST, WEST = Hex(1, 0), Hex(-1, 0)
HALF_TURN = symmetry_motions(Symmetry.HALF_TURN, Centre.of_hex(ORIGIN))
PASTURE = tile(Terrain.PASTURE)
LINE = dict.fromkeys([WEST, ORIGIN, EAST], PASTURE)


def is_symmetric(scenario: Scenario, motions: tuple[Motion, ...]) -> bool:
    return not odd_links(scenario, motions) and not any(odd_images(scenario, motions, at) for at in scenario.tiles)


@some(0.4)
@given(scenarios(), places, tiles, st.lists(pieces, max_size=2), symmetric_motions, st.integers(1, 5))
def test_what_is_done_to_a_symmetric_map_leaves_it_symmetric(
    scenario: Scenario, place: Hex, laid: Tile, put: list[Piece], motions: tuple[Motion, ...], steps: int
) -> None:
    kept = {at for at in scenario.tiles if len({motion.hex(at) for motion in motions}) == len(motions)}
    drawn = Scenario(
        tiles={at: there for at, there in scenario.tiles.items() if at in kept},
        homes={at: home for at, home in scenario.homes.items() if at in kept},
    )
    whole = of_fragment(motions, drawn)
    assert is_symmetric(whole, motions)
    if len({motion.hex(place) for motion in motions}) < len(motions):
        return
    steps_taken = [
        lambda now: edit(now, tiles={place: laid}),
        lambda now: edit(now, pieces={place: put}),
        lambda now: edit(now, homes={place: Home(3, 1)}),
        lambda now: edit(now, pieces={place: put[:1]}),
        lambda now: edit(now, homes={place: None}),
    ]
    for make in steps_taken:
        done = mirrored(whole, motions, make(whole))
        changed = after(whole, done)
        assert is_symmetric(changed, motions)
        assert after(changed, done.inverse()) == whole
        whole = changed
    assert is_symmetric(after(whole, turned(whole, motions, place, steps)), motions)


def test_what_differs_at_the_image_is_left_alone() -> None:
    mine, other = Building(BuildingKind.MINE, mixture=Mixture(3, 3)), Building(BuildingKind.SAWMILL)
    scenario = Scenario(tiles=LINE, pieces={EAST: (mine,), WEST: (other,)})
    done = mirrored(scenario, HALF_TURN, edit(scenario, pieces={EAST: [replace(mine, mixture=Mixture(1, 0))]}))
    assert after(scenario, done).pieces[WEST] == (other,)
    gone = mirrored(scenario, HALF_TURN, edit(scenario, pieces={EAST: []}))
    assert after(scenario, gone).pieces == {WEST: (other,)}


def test_a_tile_has_no_image_on_a_polder() -> None:
    scenario = Scenario(foreign={Hex(-1, 0): Foreign(ForeignTile.POLDER, 90)})
    motions = symmetry_motions(Symmetry.HALF_TURN, Centre.of_hex(ORIGIN))
    laid = mirrored(scenario, motions, edit(scenario, tiles={Hex(1, 0): tile(Terrain.ROCK)}))
    assert after(scenario, laid).tiles.keys() == {Hex(1, 0)}


def test_goods_of_a_kind_are_one_heap_however_they_are_written() -> None:
    scenario = Scenario(tiles=LINE)
    trunks = Goods(Good.TRUNKS, 1)
    both = after(scenario, mirrored(scenario, HALF_TURN, edit(scenario, pieces={EAST: [trunks, trunks]})))
    one = after(both, mirrored(both, HALF_TURN, edit(both, pieces={EAST: [trunks]})))
    assert is_symmetric(one, HALF_TURN)


def test_owners_go_by_their_homes_and_stay_unless_they_are_changed() -> None:
    donkey = Transporter(TransporterKind.DONKEY, 1)
    homes = {EAST: Home(0, 1), WEST: Home(6, 4)}
    scenario = Scenario(tiles=LINE, homes=homes)
    put = mirrored(scenario, HALF_TURN, edit(scenario, pieces={EAST: [donkey]}))
    scenario = after(scenario, put)
    (image,) = scenario.pieces[WEST]
    assert isinstance(image, Transporter) and image.player == 4
    laden = mirrored(scenario, HALF_TURN, edit(scenario, pieces={EAST: [replace(donkey, cargo=((Good.CLAY, 1),))]}))
    (image,) = after(scenario, laden).pieces[WEST]
    assert isinstance(image, Transporter) and (image.player, image.cargo) == (4, ((Good.CLAY, 1),))


def test_roads_and_walls_too() -> None:
    scenario = Scenario(tiles=LINE)
    road, wall = border_key(ORIGIN, 4), edge_key(ORIGIN, 2)
    both = after(scenario, mirrored(scenario, HALF_TURN, edit(scenario, roads={road: Road()}, walls={wall: Wall(1)})))
    assert len(both.roads) == 2
    assert both.walls == {wall: Wall(1), edge_key(ORIGIN, 5): Wall(2)}
    none = mirrored(both, HALF_TURN, edit(both, roads={road: None}, walls={wall: replace(Wall(1), tokens=2)}))
    assert after(both, none).roads == {}
    assert after(both, none).walls == {wall: Wall(1, 2), edge_key(ORIGIN, 5): Wall(2, 2)}


def test_players_of_images_research_the_same() -> None:
    symmetry = MapSymmetry(Symmetry.HALF_TURN, Centre.of_hex(ORIGIN))
    scenario = Scenario(Properties(symmetry=symmetry), LINE, {EAST: Home(0, 1), WEST: Home(6, 3)})
    rowing = Research(Subject.ROWING, 1)
    learned = edit(scenario, properties=replace(scenario.properties, research=(rowing,)))
    result = after(scenario, mirrored(scenario, HALF_TURN, learned))
    assert result.properties.research == (rowing, Research(Subject.ROWING, 3))
    lost = edit(result, properties=replace(result.properties, research=(Research(Subject.ROWING, 3),)))
    assert after(result, mirrored(result, HALF_TURN, lost)).properties.research == ()
    for_all = edit(scenario, properties=replace(scenario.properties, research=(Research(Subject.ROWING),)))
    assert mirrored(scenario, HALF_TURN, for_all) == for_all


def test_a_fix_about_several_places_is_not_undone_by_its_images() -> None:
    homes = {EAST: Home(0, 1), WEST: Home(6, 1)}
    scenario = Scenario(tiles=LINE, homes=homes)
    one_kept = edit(scenario, homes={WEST: None})
    assert after(scenario, mirrored(scenario, HALF_TURN, one_kept, but=[EAST, WEST])).homes == {EAST: Home(0, 1)}
