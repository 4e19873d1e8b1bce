"""Homes are alike if a symmetry brings each to the others with all that is theirs."""

from __future__ import annotations

from dataclasses import replace

import rbdesigner as rb
from rbdesigner.hexes import Hex, border_key, neighbour, neighbours
from rbdesigner.prediction.alike_homes import alike_homes
from rbdesigner.rules.tables import Good, TransporterKind
from rbdesigner.scenario.pieces import Goods, Home, Piece, Road, Transporter

LAKE = rb.load("scenarios/the-lake-between.rbmap")
ONE, OTHER = sorted(LAKE.homes)


def alike(scenario: rb.Scenario) -> bool:
    return alike_homes(scenario) == {ONE: [ONE, OTHER], OTHER: [ONE, OTHER]}


def owned(first: int, second: int) -> rb.Scenario:
    """The lake with homes and rafts of players."""
    rafts: dict[Hex, tuple[Piece, ...]] = {
        at: (Transporter(TransporterKind.RAFT, player=player),) for at, player in ((ONE, first), (OTHER, second))
    }
    homes = {ONE: Home(LAKE.homes[ONE].half_edge, 1), OTHER: Home(LAKE.homes[OTHER].half_edge, 2)}
    return replace(LAKE, homes=homes, pieces=rafts)


def test_homes_of_a_symmetrical_map_are_alike() -> None:
    assert alike(LAKE)
    assert {len(homes) for homes in alike_homes(rb.load("scenarios/four-winds.rbmap")).values()} == {4}


def test_pieces_must_be_alike_too() -> None:
    assert not alike(replace(LAKE, pieces={ONE: (Goods(Good.STONE),)}))
    assert alike(replace(LAKE, pieces={ONE: (Goods(Good.STONE),), OTHER: (Goods(Good.STONE),)}))


def test_what_belongs_to_players_goes_with_their_homes() -> None:
    assert alike(owned(1, 2))
    assert not alike(owned(1, 1))


def test_roads_count_wherever_they_cross_the_same_edge() -> None:
    beside = next(at for at in neighbours(ONE) if at in LAKE.land() and not LAKE.tiles[at].rivers)
    (motion,) = rb.analyse(LAKE).motions
    edge = next(edge for edge in range(6) if neighbour(ONE, edge) == beside)
    one = border_key(ONE, 2 * edge)
    assert not alike(replace(LAKE, roads={one: Road()}))
    images = {motion.border_key(border_key(ONE, 2 * edge + half)) for half in (0, 1)}
    assert len(images) == 2 and all(alike(replace(LAKE, roads={one: Road(), image: Road()})) for image in images)
