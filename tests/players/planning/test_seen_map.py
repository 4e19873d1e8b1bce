"""The map as a player sees it is kept as long as nothing of it changes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import rbdesigner as rb
from rbdesigner.engine.core.state import GameState, replaced
from rbdesigner.players.planning.plan_position import PlanPosition, plan_from
from rbdesigner.players.planning.seen_map import SeenMap


def position(state: GameState, before: SeenMap | None = None) -> PlanPosition:
    """An empty plan of the first player, who has seen a map before."""
    return plan_from(state, 0, 20, before=before)


@pytest.fixture
def state() -> GameState:
    """A position in the middle of a game of four."""
    game = rb.Game.load("tests/games/quartet-crossroads.rbgame")
    game.go_to(1000)
    return game.state


def test_the_map_stays_while_transporters_and_roads_change(state: GameState) -> None:
    first = position(state)
    other = state.copy()
    other.roads = (True,) * len(other.roads)
    other.spots = [other.spots[0] if spot >= 0 else spot for spot in other.spots]
    second = position(other, first.seen)
    assert second.seen is first.seen
    assert list(second.plan.roads.built) != list(first.plan.roads.built)
    assert list(second.plan.graph.exits_to) == list(position(other).plan.graph.exits_to)


def walled(state: GameState) -> None:
    """Another player closes the first edge by land."""
    edge = state.topology.border_edges[0]
    state.wall_owners = replaced(state.wall_owners, edge, 1)
    state.wall_tokens = replaced(state.wall_tokens, edge, 1)


def irrigated(state: GameState) -> None:
    """Deserts have become pasture."""
    state.irrigated = True


@pytest.mark.parametrize("change", [walled, irrigated])
def test_the_map_is_seen_anew_where_it_has_changed(state: GameState, change: Callable[[GameState], None]) -> None:
    before = position(state).seen
    change(state)
    assert position(state, before).seen.lists == position(state).seen.lists != before.lists
