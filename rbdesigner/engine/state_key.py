"""The key of a state, for tables of positions that a search has seen."""

from __future__ import annotations

from collections.abc import Hashable

from rbdesigner.engine.state import GameState


def key(state: GameState) -> Hashable:
    """A value that two states of one game share if and only if they are equal.

    It can be hashed and compares by value. States are of one game if their map and terms are the same. What follows
    from other parts of a state has no part in it.
    """
    production, movement = state.production, state.movement
    return (
        state.turn, state.phase, state.stage, state.active, state.asked, state.praying, state.leavers, state.choosing,
        state.temple, state.chart, state.marked, state.irrigated, state.neutral, state.bought, state.over,
        state.offer, state.waiting, state.willing, state.roads, state.bridges, state.wall_owners, state.wall_tokens,
        frozenset(state.goods.items()), tuple(state.buildings), tuple(state.building_spots), tuple(state.bag_gold),
        tuple(state.bag_iron), tuple(state.kinds), tuple(state.owners), tuple(state.spots), tuple(state.carried),
        tuple(state.homes), tuple(state.subjects), tuple(state.bricks),
        frozenset(production.drawn.items()), frozenset(production.runs.items()), frozenset(production.births.items()),
        production.upgrading, production.excess,
        frozenset(movement.points.items()), _nested(movement.tags), _nested(movement.trains),
        frozenset(movement.boarded.items()),
    )  # fmt: skip


def _nested(counts: dict[int, dict[int, int]]) -> frozenset[tuple[int, frozenset[tuple[int, int]]]]:
    return frozenset([(name, frozenset(inner.items())) for name, inner in counts.items()])
