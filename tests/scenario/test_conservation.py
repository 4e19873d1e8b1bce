"""Nothing on a map is doubled or lost by being moved, turned or laid under: what goes is what an edit tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.hexes import ORIGIN, Hex
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.scenario import images
from rbdesigner.scenario.completing import complete
from rbdesigner.scenario.editing import erase, lay, strip, turn_tiles, with_piece, without_piece
from rbdesigner.scenario.fragments import move
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Home, Piece, Transporter
from rbdesigner.scenario.relocation import Standing, carry, carry_edit, stack_of, take_up
from rbdesigner.symmetry import Centre, Motion, Symmetry, Turn, symmetry_motions
from rbdesigner.tiles import Terrain, Tile, tile
from tests.random_maps import after, motions, pieces, places, scenarios, symmetric_motions, tiles
from tests.strategies import some

PASTURE = tile(Terrain.PASTURE)
EAST, FAR = Hex(1, 0), Hex(2, 0)
turns = st.builds(Turn, st.integers(0, 5), st.booleans())
HALF_TURN = symmetry_motions(Symmetry.HALF_TURN, Centre.of_hex(ORIGIN))


def things(scenario: Scenario, at: Iterable[Hex] | None = None) -> Counter[object]:
    """Everything that stands on these places, or on all of them, wherever and however it stands."""
    wanted = {*scenario.homes, *scenario.pieces} if at is None else set(at)
    counted: Counter[object] = Counter()
    for place in wanted:
        if place in scenario.homes:
            counted[Home, scenario.homes[place].player] += 1
        for piece in scenario.pieces.get(place, ()):
            counted[_kind(piece)] += piece.count if isinstance(piece, Goods) else 1
    return counted


def _kind(piece: Piece) -> object:
    match piece:
        case Goods(good=good):
            return good
        case Building(kind=kind, mixture=mixture):
            return kind, mixture
        case Transporter(kind=kind, player=player, cargo=cargo, carries=carries):
            return kind, player, cargo, carries
    return Bridge


def standing(scenario: Scenario) -> list[tuple[Hex, Standing]]:
    """Everything that can be taken hold of."""
    homes: list[tuple[Hex, Standing]] = list(scenario.homes.items())
    return homes + [(place, piece) for place, there in scenario.pieces.items() for piece in there]


@some(0.4)
@given(scenarios(), st.data(), places, turns, st.booleans(), symmetric_motions)
def test_what_is_dragged_is_neither_doubled_nor_lost(
    scenario: Scenario, data: st.DataObject, end: Hex, turn: Turn, whole: bool, group: tuple[Motion, ...]
) -> None:
    found = standing(scenario)
    if not found or end not in scenario.tiles:
        return
    start, thing = data.draw(st.sampled_from(found))
    there = thing.moved(Motion(turn))
    ways = carry(scenario, group, start, thing, end, there, whole=whole)
    result = after(scenario, carry_edit(scenario, ways))
    assert things(result) == things(scenario)
    if ways and start != end and not isinstance(thing, Bridge | Home | Building) and len(group) == 1:
        moved = stack_of(scenario, start, thing) if whole else 1
        assert things(scenario, [start]).total() - things(result, [start]).total() == moved


@some(0.4)
@given(scenarios(), st.sets(places, max_size=6), motions, symmetric_motions)
def test_a_move_takes_along_everything_and_covers_only_what_lies_in_its_way(
    scenario: Scenario, chosen: set[Hex], way: Motion, group: tuple[Motion, ...]
) -> None:
    moves = images.of_move(group, sorted(chosen), way)
    taken = {place for at, _ in moves for place in at if place in scenario.tiles}
    ends = {motion.hex(place) for at, motion in moves for place in at if place in scenario.tiles}
    lost = things(scenario, ends - taken)
    result = after(scenario, move(scenario, moves))
    assert things(result) + lost == things(scenario)
    assert len(result.tiles) == len(scenario.tiles) - len((ends - taken) & scenario.tiles.keys())


@some(0.4)
@given(scenarios(), st.sets(places, max_size=6), st.integers(-7, 7))
def test_tiles_turn_with_all_that_is_on_them(scenario: Scenario, chosen: set[Hex], steps: int) -> None:
    assert things(after(scenario, turn_tiles(scenario, sorted(chosen), steps))) == things(scenario)


@some(0.4)
@given(scenarios(), symmetric_motions)
def test_completing_takes_nothing_away(scenario: Scenario, group: tuple[Motion, ...]) -> None:
    result = things(after(scenario, complete(scenario, group)))
    kept = things(scenario)
    homes = {thing for thing in kept if isinstance(thing, tuple) and thing[0] is Home}
    assert all(result[thing] >= number for thing, number in kept.items() if thing not in homes)


@some(0.4)
@given(scenarios(), places, pieces, symmetric_motions)
def test_one_piece_is_put_down_and_taken_up(
    scenario: Scenario, place: Hex, piece: Piece, group: tuple[Motion, ...]
) -> None:
    before = things(scenario, [place])
    put = scenario.copy()
    put.pieces[place] = with_piece(scenario, place, piece)
    if isinstance(piece, Goods):
        assert things(put, [place]) - before == Counter({piece.good: piece.count})
    taken = after(put, take_up(put, group[:1], place, put.pieces[place][-1]))
    assert (things(put) - things(taken)).total() == 1
    assert (things(put) - things(after(put, take_up(put, group, place, put.pieces[place][-1])))).total() >= 1
    left = put.copy()
    left.pieces[place] = without_piece(put, place, put.pieces[place][-1])
    assert (things(put) - things(left)).total() == 1


@some(0.4)
@given(scenarios(), places, tiles)
def test_laying_and_erasing_add_nothing(scenario: Scenario, place: Hex, laid: Tile) -> None:
    for result in (
        after(scenario, each)
        for each in (lay(scenario, {place: laid}), erase(scenario, [place]), strip(scenario, [place]))
    ):
        assert not things(result) - things(scenario)
        elsewhere = {*scenario.homes, *scenario.pieces} - {place}
        assert things(result, elsewhere) == things(scenario, elsewhere)


def test_one_of_a_stack_is_carried_or_all_of_it() -> None:
    scenario = Scenario(tiles={ORIGIN: PASTURE, EAST: PASTURE}, pieces={ORIGIN: (Goods(Good.GEESE, 2),)})
    held = scenario.pieces[ORIGIN][0]
    one = carry_edit(scenario, carry(scenario, HALF_TURN[:1], ORIGIN, held, EAST, held))
    assert after(scenario, one).pieces == {ORIGIN: (Goods(Good.GEESE),), EAST: (Goods(Good.GEESE),)}
    both = carry_edit(scenario, carry(scenario, HALF_TURN[:1], ORIGIN, held, EAST, held, whole=True))
    assert after(scenario, both).pieces == {EAST: (Goods(Good.GEESE, 2),)}


def test_an_image_is_carried_only_where_there_is_one() -> None:
    line = [Hex(q, 0) for q in range(-2, 3)]
    scenario = Scenario(tiles=dict.fromkeys(line, PASTURE), pieces={EAST: (Goods(Good.GEESE, 2),)})
    held = scenario.pieces[EAST][0]
    ways = carry(scenario, HALF_TURN, EAST, held, FAR, held)
    assert after(scenario, carry_edit(scenario, ways)).pieces == {
        EAST: (Goods(Good.GEESE),),
        FAR: (Goods(Good.GEESE),),
    }
    scenario.pieces[Hex(-1, 0)] = (Goods(Good.GEESE, 1, 6),)
    scenario.homes = {EAST: Home(0, 1), Hex(-1, 0): Home(6, 2)}
    ways = carry(scenario, HALF_TURN, EAST, held, FAR, held)
    result = after(scenario, carry_edit(scenario, ways))
    assert {place: things(result, [place])[Good.GEESE] for place in line} == dict(
        zip(line, (1, 0, 0, 1, 1), strict=True)
    )


def test_a_building_changes_places_with_the_one_in_its_way() -> None:
    mill, mine = Building(BuildingKind.SAWMILL), Building(BuildingKind.QUARRY)
    scenario = Scenario(tiles={ORIGIN: PASTURE, EAST: PASTURE}, pieces={ORIGIN: (mill,), EAST: (mine,)})
    ways = carry(scenario, HALF_TURN[:1], ORIGIN, mill, EAST, mill)
    assert after(scenario, carry_edit(scenario, ways)).pieces == {ORIGIN: (mine,), EAST: (mill,)}


def test_the_image_of_a_transporter_may_be_of_any_player() -> None:
    mine, others = Transporter(TransporterKind.DONKEY, 1), Transporter(TransporterKind.DONKEY, 3)
    line = [Hex(q, 0) for q in range(-2, 3)]
    west = Hex(-1, 0)
    scenario = Scenario(tiles=dict.fromkeys(line, PASTURE), pieces={EAST: (mine,), west: (others,)})
    scenario = after(scenario, carry_edit(scenario, carry(scenario, HALF_TURN, EAST, mine, FAR, mine)))
    assert {
        place: [piece.player for piece in there if isinstance(piece, Transporter)]
        for place, there in scenario.pieces.items()
    } == {FAR: [1], Hex(-2, 0): [3]}
