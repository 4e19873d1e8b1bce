"""The kinds of tasks, one module each: what a task needs first, and how it is scheduled.

All are imported here, so that each is known to whoever schedules tasks.
"""

from __future__ import annotations

from rbdesigner.players.planning.dispatch import do_task
from rbdesigner.players.planning.tasks import (
    breeding,
    brick_buying,
    build,
    geese_pasture,
    goods_making,
    launch,
    researching,
    road,
    shaft,
)

MODULES = (build, road, goods_making, breeding, geese_pasture, researching, shaft, brick_buying, launch)

__all__ = ["MODULES", "do_task"]
