"""The planner's inner part.

Compiled if it has been (``packaging/compile_planner.py``), else as it stands here.

Both make the same plans; the compiled one is some fifty times as fast. It is taken only if it was made of these very
modules. ``RBDESIGNER_PURE=1`` in the environment leaves it aside.
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

MODULES = (
    "constants", "plan", "jobs", "taking_back", "ways", "taking_along", "loads", "stands", "sites", "chains", "tasks",
    "ending", "stepping", "disturbances", "exposure", "scheduler",
)  # fmt: skip
"""The modules of the kernel, those that others import in front."""
COMPILED = "_kernel"
DIGEST = ".sha256"
"""The end of the name of the file beside a compiled kernel that has the digest of all its bytes."""


def source() -> str:
    """A digest of the text of the modules."""
    folder = Path(__file__).parent
    texts = b"".join((folder / f"{name}.py").read_bytes() for name in MODULES)
    return sha256(texts).hexdigest()


def is_whole(path: Path) -> bool:
    """Whether a compiled kernel is as it was written.

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
    from rbdesigner.players.planning.plan import Plan, change_goods
    from rbdesigner.players.planning.scheduler import clear, do_task, schedule
    from rbdesigner.players.planning.sites import drawn_good
    from rbdesigner.players.planning.stepping import next_step
    from rbdesigner.players.planning.ways import arrival, way

    is_compiled: bool
else:
    _module = _compiled()
    is_compiled = _module is not None
    if _module is None:
        from rbdesigner.players.planning.plan import Plan, change_goods
        from rbdesigner.players.planning.scheduler import clear, do_task, schedule
        from rbdesigner.players.planning.sites import drawn_good
        from rbdesigner.players.planning.stepping import next_step
        from rbdesigner.players.planning.ways import arrival, way
    else:
        Plan, change_goods, next_step = _module.Plan, _module.change_goods, _module.next_step
        schedule, do_task, clear = _module.schedule, _module.do_task, _module.clear
        arrival, drawn_good, way = _module.arrival, _module.drawn_good, _module.way

__all__ = [
    "Plan",
    "arrival",
    "change_goods",
    "clear",
    "do_task",
    "drawn_good",
    "is_compiled",
    "next_step",
    "schedule",
    "way",
]
