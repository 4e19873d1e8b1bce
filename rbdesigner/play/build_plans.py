"""Plans of players for the coming building phase."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from rbdesigner.engine.core.actions import Build, BuildBridge, BuildRoad
from rbdesigner.engine.core.codes import NONE, SUBJECT_FOR
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.mechanics import legality, turn_sequence

Structure = Build | BuildRoad | BuildBridge
"""An action that can be planned; its transporter is the one that is expected to do it."""


class StructureKind(NamedTuple):
    """A kind of thing that can be planned: a building, a road or a bridge."""

    work: type[Structure]
    building: int = NONE


@dataclass(frozen=True, slots=True)
class BuildPlan:
    """Something that its player builds in the building phase of a turn."""

    work: Structure
    turn: int


class _Change(NamedTuple):
    """The plans from a moment on: ``joined`` to the stroke that ends there, or made by themselves."""

    moment: int
    joined: bool
    plans: tuple[BuildPlan, ...]


class BuildPlans:
    """The plans of a game, and how they came about; they belong to moments, and go when these are undone."""

    def __init__(self) -> None:
        self._changes: list[_Change] = []

    @property
    def all(self) -> tuple[BuildPlan, ...]:
        """The plans that were made and not cancelled, even if they are done or too late."""
        return self._changes[-1].plans if self._changes else ()

    def open(self, state: GameState, players: Sequence[int]) -> tuple[BuildPlan, ...]:
        """List the plans that one of these players, if it is their part of a phase, can still see done in this turn."""
        if not state.in_play or state.player not in players or state.phase not in (Phase.MOVEMENT, Phase.BUILDING):
            return ()
        own = [plan for plan in self.all if plan.turn == state.turn and plan.work.player == state.player]
        return tuple(plan for plan in own if not is_built(state, plan.work))

    def change(self, moment: int, plans: Sequence[BuildPlan], *, joined: bool) -> None:
        """Let these be the plans from a moment on."""
        self._changes.append(_Change(moment, joined, tuple(plans)))

    def made_by_itself(self, moment: int) -> bool:
        """Whether the last thing done at a moment was a change of plans alone."""
        return bool(self._changes) and self._changes[-1].moment == moment and not self._changes[-1].joined

    def take_back(self) -> tuple[BuildPlan, ...]:
        """Undo the last change; these were the plans after it."""
        return self._changes.pop().plans

    def made_at(self, moment: int) -> Iterator[tuple[bool, tuple[BuildPlan, ...]]]:
        """Yield the changes at a moment: whether each belongs to the stroke before it, and the plans after it."""
        return ((change.joined, change.plans) for change in self._changes if change.moment == moment)

    def forget(self, moment: int) -> None:
        """Forget what was planned after a moment."""
        self._changes = [change for change in self._changes if change.moment <= moment]


def may_plan(state: GameState) -> bool:
    """Whether it is the moment to say what will be built."""
    return state.in_play and state.phase is Phase.MOVEMENT


def plannable_kinds(state: GameState, player: int) -> list[StructureKind]:
    """List what a player knows enough to plan: roads, bridges where there are rivers, and buildings."""
    links = [StructureKind(BuildRoad), *([StructureKind(BuildBridge)] if state.topology.sites else [])]
    known = (code for code, subject in enumerate(SUBJECT_FOR) if state.knows(player, subject))
    return [*links, *(StructureKind(Build, code) for code in known)]


def is_built(state: GameState, work: Structure) -> bool:
    """Whether what is planned stands, or something else in its place."""
    if isinstance(work, Build):
        return state.buildings[state.topology.spot_tiles[work.spot]] != NONE
    return state.roads[work.border] if isinstance(work, BuildRoad) else state.bridges[work.site]


def feasible_build(state: GameState, work: Structure) -> Structure | None:
    """Give the work as it can be done now, by its transporter or another of the player's; None if nobody can."""
    return next((one for one in _alternatives(state, work) if legality.check(state, one) is None), None)


def as_planned(state: GameState, plans: Sequence[BuildPlan]) -> GameState:
    """A copy of a movement as it is when its player has built what is planned."""
    then = turn_sequence.building_after(state)
    for plan in plans:
        work = feasible_build(then, plan.work)
        if work is not None:
            legality.apply(then, work)
    return then


def why_not(state: GameState, work: Structure) -> Refusal | None:
    """The obstacle between a work and the transporter nearest to it."""
    refusals = [refusal for one in _alternatives(state, work) if (refusal := legality.check(state, one)) is not None]
    return next((each for each in refusals if each.code != "builder-elsewhere"), refusals[0] if refusals else None)


def _alternatives(state: GameState, work: Structure) -> Iterator[Structure]:
    """The work by each transporter of its player, the expected one in front."""
    own = sorted(state.owned(work.player), key=lambda one: one != work.transporter)
    return (replace(work, transporter=one) for one in own if state.carriers[one] == NONE)
