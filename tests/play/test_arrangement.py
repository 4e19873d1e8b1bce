"""Pictures on a tile keep their places while others come and go."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from rbdesigner.hexes import Orientation
from rbdesigner.play.placement.arrangement import ArrangedPieces
from rbdesigner.play.placement.circles import circles
from rbdesigner.play.placement.piece_layout import arranged, layout
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.scenario.pieces import Building, Goods, Home, Piece, Spot, SpotKind, Transporter
from rbdesigner.tiles import Terrain, Tile, tile

PLAIN, DIVIDED = tile(Terrain.PASTURE), tile(Terrain.WOODS, ((0, 3),))
SAWMILL, DONKEY = Building(BuildingKind.SAWMILL), Transporter(TransporterKind.DONKEY, 1)
BOARDS, STONE, GEESE = Goods(Good.BOARDS, 2), Goods(Good.STONE), Goods(Good.GEESE)
HOME = Home(0, 1)


def centres(pieces: tuple[Piece, ...], ground: Tile = PLAIN) -> dict[object, tuple[float, float]]:
    """Where each picture stands."""
    placed = layout(ground, HOME, pieces, Orientation.FLAT)
    return {item.look.what: item.centre for item in placed}


def after(before: tuple[Piece, ...], *pieces: Piece, ground: Tile = PLAIN, anew: bool = False) -> ArrangedPieces:
    return arranged(ground, HOME, pieces, Orientation.FLAT, before, anew)


def test_nothing_moves_when_a_piece_leaves_and_the_next_takes_a_free_place() -> None:
    first = after((), SAWMILL, BOARDS, STONE, DONKEY)
    second = after(first, SAWMILL, STONE, DONKEY)
    were = centres(first)
    assert centres(second) == {what: at for what, at in were.items() if what != Good.BOARDS}
    third = after(second, SAWMILL, STONE, DONKEY, GEESE)
    assert centres(third)[Good.GEESE] not in centres(second).values()
    assert {what: at for what, at in centres(third).items() if what != Good.GEESE} == centres(second)


def test_a_transporter_that_is_loaded_stays_where_it_was() -> None:
    first = after((), SAWMILL, BOARDS, DONKEY)
    loaded = Transporter(TransporterKind.DONKEY, 1, cargo=((Good.BOARDS, 2),))
    second = after(first, SAWMILL, loaded)
    assert centres(second)[TransporterKind.DONKEY] == centres(first)[TransporterKind.DONKEY]


def test_few_who_come_or_go_move_nobody_from_phase_to_phase() -> None:
    shown = after((), SAWMILL, BOARDS, DONKEY)
    were = centres(shown)
    for there in (
        (SAWMILL, BOARDS, DONKEY, STONE, GEESE, Goods(Good.CLAY)),
        (SAWMILL, DONKEY, STONE),
        (SAWMILL, DONKEY, GEESE),
    ):
        shown = after(shown, *there, anew=True)
        now = centres(shown)
        assert {what: at for what, at in now.items() if what in were} == {
            what: at for what, at in were.items() if what in now
        }
        assert len(set(now.values())) == len(now)


def test_those_who_are_left_move_together_when_all_is_arranged_anew() -> None:
    gapped = after(after((), SAWMILL, BOARDS, DONKEY), SAWMILL)
    assert gapped.has_gaps
    anew = after(gapped, SAWMILL, anew=True)
    assert centres(anew) == centres(after((), SAWMILL)) != centres(gapped)
    assert gapped != anew, "it is a change to be shown"
    assert gapped == after(after((), SAWMILL, BOARDS, DONKEY), SAWMILL)


def test_one_alone_stands_in_the_middle_and_three_are_as_everywhere() -> None:
    alone = arranged(PLAIN, None, [STONE], Orientation.FLAT)
    assert [item.centre for item in layout(PLAIN, None, alone, Orientation.FLAT)] == [(0, 0)]
    three = (SAWMILL, BOARDS)
    assert centres(after((), *three)) == centres(three)


def test_nobody_moves_for_the_last_who_finds_a_free_place() -> None:
    goods = tuple(Goods(good) for good in (Good.BOARDS, Good.STONE, Good.CLAY, Good.FUEL, Good.GOLD))
    first = after((), *goods)
    second = after(first, *goods, Goods(Good.IRON))
    before, now = centres(first), centres(second)
    assert len(set(now.values())) == 7
    assert {what: now[what] for what in before} == before


def test_banks_keep_their_places_too() -> None:
    west, east = Goods(Good.BOARDS, 1, 8), Goods(Good.STONE, 1, 2)
    clay = Goods(Good.CLAY, 1, 8)
    first = after((), west, clay, east, ground=DIVIDED)
    second = after(first, clay, east, ground=DIVIDED)
    were = centres(first, DIVIDED)
    assert all(at == were[what] for what, at in centres(second, DIVIDED).items())


def boat(kind: TransporterKind, spot: Spot, *cargo: tuple[Good, int]) -> Transporter:
    return Transporter(kind, 1, spot, cargo)


@pytest.mark.parametrize(
    ("ground", "spot"),
    [(DIVIDED, Spot(SpotKind.RIVER, 0)), (PLAIN, Spot(SpotKind.DOCK, 4))],
)
def test_boats_at_one_berth_keep_their_places_when_others_go_and_come_back(ground: Tile, spot: Spot) -> None:
    kinds = (TransporterKind.RAFT, TransporterKind.ROWBOAT, TransporterKind.STEAMER)
    boats = [boat(kind, spot) for kind in kinds]
    first = after((), *boats, ground=ground)
    assert centres(first, ground) == centres(tuple(boats), ground), "at first all is as everywhere"
    were = centres(first, ground)
    without = after(first, boats[0], boats[2], ground=ground)
    assert centres(without, ground) == {what: at for what, at in were.items() if what != kinds[1]}
    loaded = after(without, boat(kinds[0], spot, (Good.STONE, 1)), boats[2], boats[1], ground=ground)
    assert centres(loaded, ground) == were
    empty = after(loaded, ground=ground)
    assert centres(after(empty, *boats, ground=ground), ground) == were
    anew = after(without, boats[0], boats[2], ground=ground, anew=True)
    assert not anew.has_gaps
    assert centres(anew, ground) == centres((boats[0], boats[2]), ground)


def test_what_stands_on_the_banks_does_not_move_when_a_boat_leaves_and_comes_back() -> None:
    goods = (Goods(Good.BOARDS, 1, 8), Goods(Good.CLAY, 1, 8), Goods(Good.STONE, 1, 2))
    raft = boat(TransporterKind.RAFT, Spot(SpotKind.RIVER, 0))
    first = after((), *goods, raft, ground=DIVIDED)
    gone = after(first, *goods, ground=DIVIDED)
    were = centres(first, DIVIDED)
    assert centres(gone, DIVIDED) == {what: at for what, at in were.items() if what != TransporterKind.RAFT}
    assert centres(after(gone, *goods, raft, ground=DIVIDED), DIVIDED) == were


@pytest.mark.parametrize("count", range(1, 30))
def test_slots_lie_side_by_side_within_the_tile_and_shrink_slowly(count: int) -> None:
    slots, radius = circles(count)
    assert len(slots) == len(set(slots)) == count
    assert all(math.hypot(*slot) + radius <= 1.001 for slot in slots)
    assert all(math.dist(one, other) >= 2 * radius - 0.001 for one, other in combinations(slots, 2))
    assert radius <= circles(max(1, count - 1))[1]
    assert count * radius**2 > 0.49, "they fill half of it"
