"""Hints: the actions that a player who plans would do, and what each is for."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.codes import NONE


class AimKind(StrEnum):
    """The kinds of aims that a planned action may serve."""

    BUILD = "build"
    MINE = "mine"
    ROAD = "road"
    BRIDGE = "bridge"
    DEMOLITION = "demolition"
    PASSAGE = "passage"
    FEED = "feed"
    MAKE = "make"
    LAUNCH = "launch"
    BREED = "breed"
    PASTURE = "pasture"
    HERD = "herd"
    RESEARCH = "research"
    SHAFT = "shaft"
    BRICKS = "bricks"
    IRRIGATION = "irrigation"
    GUARD = "guard"
    INPUTS = "inputs"
    KEEP = "keep"
    GAIN = "gain"


class Aim(NamedTuple):
    """The aim of a planned action: something done somewhere by the end of a turn.

    ``what`` is the number of a building, good, subject or kind of transporter, and of a mine or shaft that of its
    mixture in ``MIXTURES``; for a gain it is the points that are expected to come of it. ``spot`` is where, NONE where
    that says nothing. ``turn`` is by when, of a herd until when, 0 if that is open.
    """

    kind: AimKind
    what: int = NONE
    number: int = 1
    spot: int = NONE
    turn: int = 0


class Decision(NamedTuple):
    """An action with what it is for at once, and what that is for in the end."""

    action: Action
    aim: Aim | None = None
    goal: Aim | None = None


class Hint(NamedTuple):
    """The actions that a player is to do now, in this phase, and the points that are expected at the end.

    Without any the player is to be done with the phase.
    """

    player: int
    points: int
    steps: tuple[Decision, ...]

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions, in the order in which they are to be done."""
        return tuple(step.action for step in self.steps)
