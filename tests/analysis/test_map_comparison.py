"""The comparison of two maps: laws for made-up ones, and each difference in words."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rbdesigner.analysis.comparison_wording import comparison_sentence, map_difference_sentence
from rbdesigner.analysis.map_comparison import PLACE_CODES, PROPERTY_CODES, compare, map_differences
from rbdesigner.hexes import Hex, Orientation, border_key, border_sides, edge_key, edge_sides
from rbdesigner.rules.options import Options
from rbdesigner.rules.tables import BuildingKind, Good, Mixture, Subject, TransporterKind
from rbdesigner.scenario.canonical import canonical
from rbdesigner.scenario.custom_fields import CustomField
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.editing import joined_pieces
from rbdesigner.scenario.files import load
from rbdesigner.scenario.foreign import Foreign, ForeignTile
from rbdesigner.scenario.inscriptions import INSCRIBED
from rbdesigner.scenario.model import Players, Properties, Record, Research, Scenario, Start, Status
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Home, Piece, Road, Spot, Transporter, Wall
from rbdesigner.symmetry import Centre, MapSymmetry, Motion, Symmetry, Turn
from rbdesigner.tiles import UNLIMITED, Terrain, tile
from tests.checks.maps import map_of
from tests.random_maps import motions
from tests.strategies import places, scenarios, some, tiles


@some(0.5)
@given(scenarios())
def test_a_map_is_like_itself(scenario: Scenario) -> None:
    assert compare(scenario, scenario.copy()).is_same


@some(0.5)
@given(scenarios(), scenarios())
def test_the_places_are_those_where_the_maps_differ(before: Scenario, after: Scenario) -> None:
    found = map_differences(before, after)
    assert {place for each in found for place in each.places} == _odd_places(canonical(before), canonical(after))
    assert all(each.code in (PLACE_CODES if each.places else PROPERTY_CODES) for each in found)


def _odd_places(before: Scenario, after: Scenario) -> set[Hex]:
    """The places of two maps where anything is unlike, looked up one by one."""

    def there(scenario: Scenario, place: Hex) -> object:
        standing = joined_pieces(scenario.pieces.get(place, ()), scenario.tiles.get(place))
        texts = [getattr(scenario, part).get(place) for part in (*INSCRIBED, "fields")]
        return scenario.tiles.get(place), scenario.homes.get(place), sorted(map(repr, standing)), texts

    known = {*before.tiles, *after.tiles, *before.homes, *after.homes, *before.pieces, *after.pieces}
    known |= {place for each in (before, after) for part in (*INSCRIBED, "fields") for place in getattr(each, part)}
    odd = {place for place in known if there(before, place) != there(after, place)}
    for border in {*before.roads, *after.roads}:
        if before.roads.get(border) != after.roads.get(border):
            odd |= {at for at, _ in border_sides(border)}
    for edge in {*before.walls, *after.walls}:
        if before.walls.get(edge) != after.walls.get(edge):
            odd |= set(edge_sides(edge))
    return odd


@some(0.5)
@given(scenarios(), st.dictionaries(places(), st.none() | tiles(), max_size=3))
def test_an_edit_is_named_at_its_places_and_back_again(before: Scenario, laid: dict[Hex, None]) -> None:
    after, made = before.copy(), edit(before, tiles=laid)
    made.apply(after)
    told = [each for each in map_differences(before, after) if each.code.startswith(("tile", "terrain", "rivers"))]
    assert {each.places[0] for each in told} == set(made.places())
    back = [(each.before, each.after) for each in map_differences(after, before)]
    assert [(each.after, each.before) for each in map_differences(before, after)] == back


@some(0.5)
@given(scenarios(), motions)
def test_a_map_that_was_moved_as_a_whole_is_recognised(scenario: Scenario, motion: Motion) -> None:
    moved = scenario.moved(motion)
    assume(moved.tiles != scenario.tiles and moved.tiles)
    found = compare(scenario, moved)
    assert found.differences == ()
    assert canonical(scenario.moved(found.motion)).tiles == moved.tiles


def test_a_map_that_was_turned_and_then_changed_differs_in_the_changes_alone() -> None:
    before = load("scenarios/crossroads.rbmap")
    after = before.moved(Motion(Turn(1), Hex(4, -2)))
    place = max(after.tiles)
    del after.tiles[place]
    after.homes.pop(place, None)
    found = compare(before, after)
    assert "tile-removed" in [each.code for each in found.differences if each.places == (place,)]
    assert len(found.differences) <= 2
    assert comparison_sentence(found, after.orientation).startswith("The whole map was turned clockwise by ")


def test_a_change_of_a_tile_or_two_is_never_told_as_a_motion() -> None:
    before = map_of({(q, r): "pasture" for q in range(4) for r in range(4)})
    after = before.copy()
    after.tiles[Hex(0, 0)], after.tiles[Hex(3, 3)] = tile(Terrain.WOODS), tile(Terrain.SEA)
    found = compare(before, after)
    assert found.motion == Motion()
    assert [each.code for each in found.differences] == ["terrain-changed", "terrain-changed"]


HERE = Hex(0, 0)
DONKEY = Transporter(TransporterKind.DONKEY, 1)
ON_MAP: list[tuple[Scenario, Scenario, str, str]] = [
    (map_of({}), map_of({(0, 0): "woods 0-1"}), "tile-added", "(0, 0): woods, sharp bend added."),
    (map_of({(0, 0): "sea"}), map_of({}), "tile-removed", "(0, 0): sea removed."),
    (map_of({(0, 0): "rock 0-3"}), map_of({(0, 0): "rock 1-4"}), "tile-turned", "(0, 0): rock, straight turned."),
    (
        map_of({(0, 0): "rock 0-3"}),
        map_of({(0, 0): "rock 0-2"}),
        "rivers-changed",
        "(0, 0): rock, wide bend instead of rock, straight.",
    ),
    (
        map_of({(0, 0): "rock 0-3"}),
        map_of({(0, 0): "woods 0-3"}),
        "terrain-changed",
        "(0, 0): woods, straight instead of rock, straight.",
    ),
    (map_of({(0, 0): "rock 0-3"}), map_of({(0, 0): "sea"}), "tile-changed", "(0, 0): sea instead of rock, straight."),
]


@pytest.mark.parametrize(("before", "after", "code", "sentence"), ON_MAP)
def test_differences_of_tiles(before: Scenario, after: Scenario, code: str, sentence: str) -> None:
    (found,) = map_differences(before, after)
    assert (found.code, map_difference_sentence(found, Orientation.FLAT)) == (code, sentence)


STANDING: list[tuple[tuple[Piece, ...], tuple[Piece, ...], str, str]] = [
    ((), (Building(BuildingKind.SAWMILL),), "piece-added", "(0, 0): sawmill added."),
    ((DONKEY,), (), "piece-removed", "(0, 0): donkey of player 1 removed."),
    (
        (Building(BuildingKind.MINE, 0, Mixture(3, 3)),),
        (Building(BuildingKind.MINE, 0, Mixture(4, 1)),),
        "piece-changed",
        "(0, 0): mine (4 gold and 1 iron) instead of mine (3 gold and 3 iron).",
    ),
    ((Goods(Good.BOARDS, 1),), (Goods(Good.BOARDS, 2),), "piece-changed", "(0, 0): 2 boards instead of 1 board."),
    (
        (Goods(Good.CLAY, 1, 1),),
        (Goods(Good.CLAY, 1, 7),),
        "piece-shifted",
        "(0, 0): 1 clay now elsewhere on the tile.",
    ),
    (
        (DONKEY,),
        (replace(DONKEY, cargo=((Good.GEESE, 2),)),),
        "piece-changed",
        "(0, 0): donkey of player 1 with 2 geese instead of donkey of player 1.",
    ),
    ((DONKEY,), (replace(DONKEY, spot=Spot(number=1)),), "piece-shifted", ""),
    ((Bridge(0),), (Bridge(3),), "piece-removed", "(0, 0): bridge to the north removed."),
    (
        (replace(DONKEY, extra={"hat": 1}),),
        (DONKEY,),
        "piece-changed",
        "(0, 0): donkey of player 1 has changed in something that is not shown.",
    ),
]


@pytest.mark.parametrize(("before", "after", "code", "sentence"), STANDING)
def test_differences_of_pieces(before: tuple[Piece, ...], after: tuple[Piece, ...], code: str, sentence: str) -> None:
    tiles = {(0, 0): "pasture 0-3"}
    found = map_differences(map_of(tiles, pieces={HERE: before}), map_of(tiles, pieces={HERE: after}))
    assert found[0].code == code
    assert map_difference_sentence(found[0], Orientation.FLAT) == sentence or not sentence


def test_pieces_in_another_order_and_goods_in_several_heaps_are_alike() -> None:
    tiles = {(0, 0): "pasture"}
    one = map_of(tiles, pieces={HERE: (Goods(Good.CLAY, 2), DONKEY, replace(DONKEY, player=2))})
    other = map_of(tiles, pieces={HERE: (Goods(Good.CLAY), replace(DONKEY, player=2), Goods(Good.CLAY), DONKEY)})
    assert map_differences(one, other) == ()


def test_differences_of_homes_roads_and_walls() -> None:
    before = map_of({(0, 0): "pasture 0-3", (0, 1): "rock"}, homes={HERE: Home(1, 2)})
    after = before.copy()
    after.homes = {HERE: Home(7, 2)}
    after.roads = {border_key(HERE, 7): Road()}
    before.walls = {edge_key(HERE, 3): Wall(None, 1)}
    after.walls = {edge_key(HERE, 3): Wall(1, 3)}
    told = [(each.code, map_difference_sentence(each, Orientation.FLAT)) for each in map_differences(before, after)]
    assert told == [
        ("home-shifted", "(0, 0): home of player 2 now elsewhere on the tile."),
        ("road-added", "(0, 0) and (0, 1): road added."),
        ("wall-changed", "(0, 0) and (0, 1): wall of 3 tokens of player 1 instead of neutral wall of 1 token."),
    ]
    after.homes = {HERE: Home(1)}
    assert map_differences(before, after)[0].code == "home-changed"


OTHER = Properties(
    title="New",
    designers=("Ann", "Bob"),
    description="A long\ntext",
    status=Status.FINAL,
    players=Players(3, 3),
    difficulty=2,
    record=Record(40),
    box=UNLIMITED,
    orientation=Orientation.POINTY,
    symmetry=MapSymmetry(Symmetry.HALF_TURN, Centre(0, 0)),
    start=Start(goods=((Good.BOARDS, 1),), transporters=()),
    options=Options(home_distance=3, end_marks=False),
    research=(Research(Subject.TRUCKING, 2),),
    turns=20,
    fields=(CustomField.of("chapter", "II"),),
    extra={"colour": "red"},
)


def test_differences_of_properties_and_the_start() -> None:
    found = map_differences(Scenario(), Scenario(OTHER))
    told = {each.code: map_difference_sentence(each, Orientation.FLAT) for each in found}
    assert told == {
        "title": "Title: “New” instead of nothing.",
        "designers": "Designers: Ann and Bob instead of nothing.",
        "description": "Description: changed.",
        "status": "Status: final instead of draft.",
        "players": "Number of players: 3 instead of 2 to 4.",
        "difficulty": "Difficulty: 2 instead of nothing.",
        "record": "Record: 40 points instead of nothing.",
        "box": "Box of tiles: Unlimited instead of Second edition (144 tiles).",
        "orientation": "Hexagons: pointed on top instead of flat on top.",
        "symmetry": "Symmetry: Two-fold turn instead of No symmetry.",
        "start_goods": told["start_goods"],
        "start_transporters": "Transporters at the start: nothing instead of 3 donkeys.",
        "home_distance": "Least distance of homes: 3 instead of 2.",
        "end_marks": "Marks of the wonder end the game: no instead of yes.",
        "research": told["research"],
        "turns": "Turns: 20 instead of nothing.",
        "fields": "Custom fields: chapter instead of nothing.",
        "unknown": "Entries of the file that this version does not know: changed.",
    }
    assert told["start_goods"].startswith("Goods at the start: 1 board instead of ")
    assert told["research"].endswith("(player 2) instead of nothing.")


@some(0.3)
@given(scenarios(), scenarios())
def test_every_difference_has_a_sentence(before: Scenario, after: Scenario) -> None:
    found = compare(before, after)
    told = [map_difference_sentence(each, after.orientation) for each in found.differences]
    assert all(sentence.endswith(".") and "{" not in sentence.partition(":")[0] for sentence in told)
    assert comparison_sentence(found, after.orientation)


def test_what_is_foreign_is_one_difference_wherever_it_lies() -> None:
    before, after = Scenario(), Scenario(foreign={Hex(0, 0): Foreign(ForeignTile.POLDER, 90)})
    (found,) = map_differences(before, after)
    assert found.code == "site"
    assert map_difference_sentence(found, Orientation.FLAT) == "Foreign contents of the play site: changed."
