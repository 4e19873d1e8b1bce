"""Where a transporter can go in the rest of its movement, and by which steps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rbdesigner.engine.core.actions import Step
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.mechanics import legality

MOST_VISITED = 400
"""The most moments that are looked at; a steamer on the open sea meets fewer."""


@dataclass(frozen=True, slots=True)
class Route:
    """The steps that lead to a spot, and the points that are left there."""

    steps: tuple[Step, ...]
    left: int


@dataclass(frozen=True, slots=True)
class RouteState:
    """The steps of a transporter, none if it stays, and the game after them."""

    steps: tuple[Step, ...]
    state: GameState


def route_states_of(state: GameState, transporter: int) -> Iterator[RouteState]:
    """Yield where a transporter of the acting player can be, and with how many points left.

    Staying comes first, then the shortest routes.
    """
    yield RouteState((), state)
    if state.phase is not Phase.MOVEMENT or not state.in_play:
        return
    seen = {(state.spots[transporter], state.points_left(transporter))}
    edge = [RouteState((), state)]
    while edge and len(seen) < MOST_VISITED:
        reached = list[RouteState]()
        for here in edge:
            for action in legality.legal_actions(here.state, transporter=transporter):
                if isinstance(action, Step):
                    there = here.state.copy()
                    legality.apply(there, action)
                    node = action.to, there.points_left(transporter)
                    if node not in seen:
                        seen.add(node)
                        reached.append(RouteState((*here.steps, action), there))
        yield from reached
        edge = reached


def routes_of(state: GameState, transporter: int) -> Mapping[int, Route]:
    """The spots in reach of a transporter, each with a shortest route."""
    found: dict[int, Route] = {}
    for route in route_states_of(state, transporter):
        spot = route.state.spots[transporter]
        if spot != state.spots[transporter]:
            found.setdefault(spot, Route(route.steps, route.state.points_left(transporter)))
    return found
