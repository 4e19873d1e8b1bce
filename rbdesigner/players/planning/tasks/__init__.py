"""The kinds of tasks, one module each: how a task is proposed, scheduled, carried out and explained.

A new kind is one more module, and its line in ``KINDS``.
"""

from __future__ import annotations

from rbdesigner.players.planning.task import do_task
from rbdesigner.players.planning.task_kind import TaskKind
from rbdesigner.players.planning.tasks.breeding import BreedTask
from rbdesigner.players.planning.tasks.brick_buying import BricksTask
from rbdesigner.players.planning.tasks.bridge import BridgeTask
from rbdesigner.players.planning.tasks.build import BuildTask
from rbdesigner.players.planning.tasks.demolition import DemolitionTask
from rbdesigner.players.planning.tasks.geese_pasture import GeesePastureTask
from rbdesigner.players.planning.tasks.goods_making import MakeTask
from rbdesigner.players.planning.tasks.irrigating import IrrigationTask
from rbdesigner.players.planning.tasks.launch import LaunchTask
from rbdesigner.players.planning.tasks.passage import PassageTask
from rbdesigner.players.planning.tasks.researching import ResearchTask
from rbdesigner.players.planning.tasks.road import RoadTask
from rbdesigner.players.planning.tasks.shaft import ShaftTask
from rbdesigner.players.planning.tasks.upgrade import UpgradeTask

KINDS: tuple[TaskKind, ...] = (
    BuildTask(),
    RoadTask(),
    BreedTask(),
    GeesePastureTask(),
    ResearchTask(),
    ShaftTask(),
    MakeTask(),
    BricksTask(),
    LaunchTask(),
    BridgeTask(),
    IrrigationTask(),
    DemolitionTask(),
    PassageTask(),
    UpgradeTask(),
)
"""All kinds, in the order in which the search draws among them: to change it changes what a seed finds."""
KIND_OF = {kind.code: kind for kind in KINDS}
"""The kind of a task, by its code."""
KIND_OF_ENTRY = {kind.entry: kind for kind in KINDS if kind.phase is not None}
"""The kind of the tasks that are done with an entry, by the kind of the entry."""

# The scheduler has ``do_task`` from here: to import it from where it stands would leave the kinds unregistered.
__all__ = ["KINDS", "KIND_OF", "KIND_OF_ENTRY", "do_task"]
