"""Pictures on a tile keep their places while others come and go."""

from __future__ import annotations

from rbdesigner.art.arrangement import Arranged
from rbdesigner.art.pieces import arranged, layout
from rbdesigner.hexes import Orientation
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.scenario.pieces import Building, Goods, Home, Piece, Transporter
from rbdesigner.tiles import Terrain, Tile, tile

PLAIN, DIVIDED = tile(Terrain.PASTURE), tile(Terrain.WOODS, ((0, 3),))
SAWMILL, DONKEY = Building(BuildingKind.SAWMILL), Transporter(TransporterKind.DONKEY, 1)
BOARDS, STONE, GEESE = Goods(Good.BOARDS, 2), Goods(Good.STONE), Goods(Good.GEESE)
HOME = Home(0, 1)


def centres(pieces: tuple[Piece, ...], ground: Tile = PLAIN) -> dict[object, tuple[float, float]]:
    """Where each picture stands."""
    placed = layout(ground, HOME, pieces, Orientation.FLAT)
    return {item.look.what: item.centre for item in placed}


def after(before: tuple[Piece, ...], *pieces: Piece, ground: Tile = PLAIN, anew: bool = False) -> Arranged:
    return arranged(ground, HOME, pieces, Orientation.FLAT, before, anew)


def test_nothing_moves_when_a_piece_leaves_and_its_place_is_taken_by_the_next() -> None:
    first = after((), SAWMILL, BOARDS, STONE, DONKEY)
    assert centres(first) == centres((SAWMILL, BOARDS, STONE, DONKEY)), "at first all is as everywhere"
    second = after(first, SAWMILL, STONE, DONKEY)
    were = centres(first)
    assert centres(second) == {what: at for what, at in were.items() if what != Good.BOARDS}
    third = after(second, SAWMILL, STONE, DONKEY, GEESE)
    assert centres(third)[Good.GEESE] == were[Good.BOARDS]
    assert {what: at for what, at in centres(third).items() if what != Good.GEESE} == centres(second)


def test_a_transporter_that_is_loaded_stays_where_it_was() -> None:
    first = after((), SAWMILL, BOARDS, DONKEY)
    loaded = Transporter(TransporterKind.DONKEY, 1, cargo=((Good.BOARDS, 2),))
    second = after(first, SAWMILL, loaded)
    assert centres(second)[TransporterKind.DONKEY] == centres(first)[TransporterKind.DONKEY]


def test_gaps_are_closed_when_all_is_arranged_anew() -> None:
    gapped = after(after((), SAWMILL, BOARDS, DONKEY), SAWMILL)
    assert gapped.has_gaps
    anew = after(gapped, SAWMILL, anew=True)
    assert not anew.has_gaps
    assert centres(anew) == centres((SAWMILL,))
    assert gapped != anew, "it is a change to be shown"
    assert gapped == after(after((), SAWMILL, BOARDS, DONKEY), SAWMILL)


def test_many_pieces_move_as_little_as_can_be_when_one_more_comes() -> None:
    goods = tuple(Goods(good) for good in (Good.BOARDS, Good.STONE, Good.CLAY, Good.FUEL, Good.GOLD))
    first = after((), *goods)
    second = after(first, *goods, Goods(Good.IRON))
    before, now = centres(first), centres(second)
    assert len(set(now.values())) == 7
    assert len({what for what in before if now[what] != before[what]}) <= len(before)


def test_banks_keep_their_places_too() -> None:
    west, east = Goods(Good.BOARDS, 1, 8), Goods(Good.STONE, 1, 2)
    clay = Goods(Good.CLAY, 1, 8)
    first = after((), west, clay, east, ground=DIVIDED)
    second = after(first, clay, east, ground=DIVIDED)
    were = centres(first, DIVIDED)
    assert all(at == were[what] for what, at in centres(second, DIVIDED).items())
