"""The key of a state, for tables of positions that a search has seen."""

from __future__ import annotations

from collections.abc import Hashable
from operator import is_

from rbdesigner.engine.core.state import GameState


def key(state: GameState) -> Hashable:
    """Make a value that two states of one game share if and only if they are equal.

    It can be hashed and compares by value. States are of one game if their map and terms are the same. What follows
    from other parts of a state has no part in it.
    """
    production, movement = state.production, state.movement
    return (
        state.turn, state.phase, state.stage, state.active, state.asked, state.praying, state.leavers, state.choosing,
        state.temple, state.chart, state.irrigated, state.neutral, state.bought, state.over,
        state.offer, state.waiting, state.willing,
        _seldom_changed(state), frozenset(state.goods.items()), tuple(state.spots), tuple(state.carried),
        frozenset(production.drawn.items()), frozenset(production.runs.items()), frozenset(production.births.items()),
        production.upgrading, production.excess,
        frozenset(movement.points.items()), _nested(movement.tags), _nested(movement.trains),
        frozenset(movement.boarded.items()),
    )  # fmt: skip


def _seldom_changed(state: GameState) -> frozenset[tuple[tuple[int, ...], ...]]:
    """Gather the tuples of a state, as a set of one, which knows its hash; it is kept while they are the same."""
    now = (
        state.roads, state.bridges, state.wall_owners, state.wall_tokens, state.buildings, state.building_spots,
        state.bag_gold, state.bag_iron, state.kinds, state.owners, state.homes, state.marked, state.subjects,
        state.bricks,
    )  # fmt: skip
    if state.seldom_key is not None:
        (kept,) = state.seldom_key
        if all(map(is_, kept, now)):
            return state.seldom_key
    state.seldom_key = frozenset((now,))
    return state.seldom_key


def _nested(counts: dict[int, dict[int, int]]) -> frozenset[tuple[int, frozenset[tuple[int, int]]]]:
    return frozenset([(name, frozenset(inner.items())) for name, inner in counts.items()])
