"""Where a transporter can go in the rest of its movement, and by which steps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rbdesigner.engine import legality
from rbdesigner.engine.actions import Step
from rbdesigner.engine.state import GameState, Phase

MOST_VISITED = 400
"""So many moments are looked at, at most; a steamer on the open sea meets fewer."""


@dataclass(frozen=True, slots=True)
class Way:
    """The steps that lead to a spot, and the points that are left there."""

    steps: tuple[Step, ...]
    left: int


def ways_of(state: GameState, transporter: int) -> Mapping[int, Way]:
    """The spots that a transporter of the acting player reaches, by spot, each with a shortest way."""
    if state.phase is not Phase.MOVEMENT or not state.in_play:
        return {}
    found: dict[int, Way] = {}
    seen = {(state.spots[transporter], state.points_left(transporter))}
    edge: list[tuple[GameState, tuple[Step, ...]]] = [(state, ())]
    while edge and len(seen) < MOST_VISITED:
        reached: list[tuple[GameState, tuple[Step, ...]]] = []
        for here, steps in edge:
            for action in legality.legal_actions(here, transporter=transporter):
                if isinstance(action, Step):
                    there = here.copy()
                    legality.apply(there, action)
                    spot, left = action.to, there.points_left(transporter)
                    if (spot, left) not in seen:
                        seen.add((spot, left))
                        reached.append((there, (*steps, action)))
                        if spot != state.spots[transporter]:
                            found.setdefault(spot, Way((*steps, action), left))
        edge = reached
    return found
