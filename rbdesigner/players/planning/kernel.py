"""The planner's inner part: compiled if it has been (``packaging/compile_planner.py``), else as it stands here.

Both make the same plans; the compiled one is some fifty times as fast. It is taken only if it was made of these very
modules and numbers. ``RBDESIGNER_PURE=1`` in the environment leaves it aside.

The kernel consists of what the modules below have in common with C:

* *records*: classes without a base whose body is annotated fields, and ``__init__`` for records within;
* functions all of whose parameters and whose result are annotated with ``int``, ``bool``, ``None``, ``Ints``,
  ``tuple[int, int]`` or a record. All their locals are ints, but for those annotated as a record;
* ints and tuples of ints with names in capitals.

Anything else in a module, such as a class with a base, is Python's alone. The modules of ``tasks`` belong to the
kernel; what they import when they are loaded lies below it.
"""

from __future__ import annotations

import os
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from rbdesigner.own_process import is_packed
from rbdesigner.players.planning import constants

LAYERS = (
    "constants", "plan_journal", "map_graph", "ledger", "road_network", "fleet", "economy", "timetable",
    "answers", "plan", "irrigation", "ways", "sites", "piggyback", "loads", "deliveries", "stands", "replacement",
    "task", "tasks", "ending", "stepping", "disturbances", "exposure", "lockout", "scheduler",
)  # fmt: skip
"""The modules of the kernel and the package of the kinds of tasks, from map and ledger up to the scheduler."""
COMPILED = "_kernel"
DIGEST = ".sha256"
"""The end of the name of the file beside a compiled kernel that has the digest of all its bytes."""
OPEN = "open_"
"""The beginning of the names by which Python calls the functions of a compiled kernel."""
FOLDER = Path(__file__).parent


def modules() -> tuple[str, ...]:
    """The names of the kernel's modules, those that others import in front."""
    return tuple(name for layer in LAYERS for name in _modules_of(layer))


def _modules_of(layer: str) -> list[str]:
    if not (FOLDER / layer).is_dir():
        return [layer]
    return sorted(f"{layer}.{path.stem}" for path in (FOLDER / layer).glob("*.py"))


def text_of(module: str) -> str:
    """The text of a module of the kernel."""
    return (FOLDER / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8")


def source() -> str:
    """A digest of the text of the modules, of this one, and of the numbers that they take from the rules."""
    numbers = {name: value for name, value in vars(constants).items() if name.isupper()}
    return sha256(f"{[text_of(name) for name in (*modules(), 'kernel')]} {numbers}".encode()).hexdigest()


def is_whole(path: Path) -> bool:
    """Tell whether a compiled kernel is as it was written.

    To load one that was cut short ends the program. One of an earlier version has no digest, and is not whole.
    """
    beside = path.with_name(path.name + DIGEST)
    return beside.exists() and beside.read_text("ascii") == sha256(path.read_bytes()).hexdigest()


def _compiled() -> ModuleType | None:
    if os.environ.get("RBDESIGNER_PURE"):
        return None
    try:
        found = find_spec(f"{__package__}.{COMPILED}")
        if found is None or found.origin is None or not (is_packed() or is_whole(Path(found.origin))):
            return None
        module = import_module(f"{__package__}.{COMPILED}")
        return module if source() == module.SOURCE else None
    except (ImportError, OSError, ValueError):
        return None


if TYPE_CHECKING:
    from rbdesigner.players.planning.economy import drawn_good
    from rbdesigner.players.planning.ledger import change_goods
    from rbdesigner.players.planning.plan import Plan
    from rbdesigner.players.planning.scheduler import clear, schedule, schedule_tasks
    from rbdesigner.players.planning.stepping import next_step
    from rbdesigner.players.planning.tasks import do_task
    from rbdesigner.players.planning.ways import arrival_time, way

    is_compiled: bool
else:
    _module = _compiled()
    is_compiled = _module is not None
    if _module is None:
        from rbdesigner.players.planning.economy import drawn_good
        from rbdesigner.players.planning.ledger import change_goods
        from rbdesigner.players.planning.plan import Plan
        from rbdesigner.players.planning.scheduler import clear, schedule, schedule_tasks
        from rbdesigner.players.planning.stepping import next_step
        from rbdesigner.players.planning.tasks import do_task
        from rbdesigner.players.planning.ways import arrival_time, way
    else:
        Plan = _module.Plan
        arrival_time, change_goods, clear, do_task, drawn_good, next_step, schedule, schedule_tasks, way = (
            getattr(_module, f"{OPEN}{name}")
            for name in (
                "arrival_time", "change_goods", "clear", "do_task", "drawn_good", "next_step", "schedule",
                "schedule_tasks", "way",
            )
        )  # fmt: skip

__all__ = [
    "Plan",
    "arrival_time",
    "change_goods",
    "clear",
    "do_task",
    "drawn_good",
    "is_compiled",
    "next_step",
    "schedule",
    "schedule_tasks",
    "way",
]
