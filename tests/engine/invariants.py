"""What is true at every moment of every game."""

from __future__ import annotations

from collections import Counter

from rbdesigner.engine.core.codes import CAPACITIES, GEESE, IS_BOAT, NGOODS, NONE
from rbdesigner.engine.core.events import Event, Lost, Made, Used
from rbdesigner.engine.core.state import GameState, Phase, Stage
from rbdesigner.engine.core.topology import DOCK, REGION, RIVER, SEA
from rbdesigner.rules.tables import MOST_ON_LAND, MOST_ON_WATER, MOST_TRANSPORTERS, WONDER_SPACES


def goods_in_game(state: GameState) -> list[int]:
    """How many there are of each good: on the ground, in stores, aboard, and geese that follow."""
    totals = [sum(row[good] for row in state.goods.values()) for good in range(NGOODS)]
    totals[GEESE] += sum(sum(train.values()) for train in state.movement.trains.values())
    return totals


def account(before: list[int], events: list[Event]) -> list[int]:
    """The goods after events: only what is made, used or lost changes them, each by a rule that is named."""
    after = list(before)
    for event in events:
        if isinstance(event, Made | Used | Lost):
            assert event.rule
            assert event.count > 0
            after[event.good] += event.count if isinstance(event, Made) else -event.count
    return after


def assert_sound(state: GameState) -> None:
    """All limits hold and all that is kept twice agrees."""
    _goods_lie_where_they_may(state)
    _transporters_stand_where_they_may(state)
    _limits_hold(state)
    _walls_and_bags_are_sound(state)


def _goods_lie_where_they_may(state: GameState) -> None:
    topology = state.topology
    assert all(any(row) and min(row) >= 0 and len(row) == NGOODS for row in state.goods.values())
    for spot, kind in enumerate(topology.spot_kinds):
        held = state.row(spot)
        if not any(held):
            continue
        assert kind in (REGION, SEA), "goods lie on land or at sea"
        assert state.root[spot] == spot, "goods of joined regions lie together"
        tile = topology.spot_tiles[spot]
        if kind == SEA and not state.has_rig(tile):
            assert sum(held) == held[GEESE], "B7: no goods at sea"
            assert state.on_tile[tile], "G6: no goose alone at sea"


def _transporters_stand_where_they_may(state: GameState) -> None:
    topology, where = state.topology, Counter[int]()
    for transporter, spot in enumerate(state.spots):
        load = sum(state.row(~transporter))
        assert state.loads[transporter] == load <= CAPACITIES[state.kinds[transporter]]
        if spot == NONE:
            assert load == 0
            assert state.carried[transporter] == state.carriers[transporter] == NONE
            continue
        assert state.root[spot] == spot
        carrier, passenger = state.carriers[transporter], state.carried[transporter]
        if passenger != NONE:
            assert state.carriers[passenger] == transporter
        if carrier != NONE or passenger != NONE:
            assert load == 0, "C3: neither holds goods"
        if carrier != NONE:
            assert state.carried[carrier] == transporter
            assert state.spots[carrier] == spot
            assert passenger == NONE
            continue
        wet = topology.spot_kinds[spot] in (SEA, RIVER, DOCK)
        assert wet == IS_BOAT[state.kinds[transporter]], "M8, C5: boats on water, the others on land"
        if topology.spot_kinds[spot] == DOCK:
            assert not state.closed(topology.dock_edges[spot], state.owners[transporter]), "K17"
        where[transporter] = topology.spot_tiles[spot]
    for tile, standing in enumerate(state.on_tile):
        assert list(standing) == sorted(t for t, at in where.items() if at == tile)


def _limits_hold(state: GameState) -> None:
    if state.phase is Phase.PRODUCTION and state.production.excess:
        return
    for player in range(state.terms.players):
        owned = state.owned(player)
        wet = sum(IS_BOAT[state.kinds[transporter]] for transporter in owned)
        assert len(owned) <= MOST_TRANSPORTERS, "F6"
        assert len(owned) - wet <= MOST_ON_LAND, "F6"
        assert wet <= MOST_ON_WATER, "F6"


def _walls_and_bags_are_sound(state: GameState) -> None:
    topology = state.topology
    assert len(state.bricks) <= WONDER_SPACES
    assert min(state.bag_gold) >= 0
    assert min(state.bag_iron) >= 0
    for edge, owner in enumerate(state.wall_owners):
        assert (owner == NONE) == (state.wall_tokens[edge] == 0)
        kinds = {topology.spot_kinds[topology.regions_of[tile][0]] for tile in topology.edge_tiles[edge]}
        assert owner == NONE or kinds != {SEA}, "K11"
    for tile, building in enumerate(state.buildings):
        assert (building == NONE) == (state.building_spots[tile] == NONE)
        assert building == NONE or topology.spot_tiles[state.building_spots[tile]] == tile
    if state.stage is Stage.PLAY:
        assert sorted(state.chart) == list(range(state.terms.players))
    assert sorted(state.temple) == list(range(state.terms.players))
