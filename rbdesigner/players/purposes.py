"""The purposes of what a plan does: for which later thing a building, a road, a subject or a transporter is meant."""

from __future__ import annotations

from typing import NamedTuple

from rbdesigner.engine.core.codes import BUILDINGS, TRANSPORTERS
from rbdesigner.players.hint import Aim, AimKind
from rbdesigner.players.milestones import RESEARCH
from rbdesigner.players.planning.aims import aims
from rbdesigner.players.planning.execution import entries
from rbdesigner.players.planning.kernel import clear, schedule
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.players.planning.task import Tasks, to_ints
from rbdesigner.players.planning.tasks import KIND_OF_ENTRY
from rbdesigner.rules.tables import Subject

_THINGS = {
    AimKind.MINE: "mine",
    AimKind.ROAD: "road",
    AimKind.BRIDGE: "bridge",
    AimKind.BREED: "donkey",
    AimKind.SHAFT: "shaft",
    AimKind.BRICKS: "brick",
    AimKind.IRRIGATION: "irrigation",
}
_SUBJECTS = tuple(Subject)


class Purpose(NamedTuple):
    """The aim of something done in a turn; ``thing`` names what is done as milestones do."""

    turn: int
    thing: str
    aim: Aim


def purposes(position: PlanPosition, tasks: Tasks) -> tuple[Purpose, ...]:
    """Find the purposes of all that a list of tasks builds, makes or researches, where it has any.

    The plan of the position is empty afterwards.
    """
    served = aims(position, tasks)
    schedule(position.plan, to_ints(tasks), len(tasks))
    found = entries(position)
    clear(position.plan)
    told = list[Purpose]()
    for entry, (aim, goal) in zip(found, served, strict=True):
        if entry.kind in KIND_OF_ENTRY and aim is not None and goal is not None and (thing := _thing(aim)):
            told.append(Purpose(aim.turn, thing, goal))
    return tuple(told)


def _thing(aim: Aim) -> str:
    """The name that milestones have for what an aim does; empty if it is none of them."""
    match aim.kind:
        case AimKind.BUILD:
            return BUILDINGS[aim.what].value
        case AimKind.LAUNCH:
            return TRANSPORTERS[aim.what].value
        case AimKind.RESEARCH:
            return f"{RESEARCH}{_SUBJECTS[aim.what].value}"
        case _:
            return _THINGS.get(aim.kind, "")
