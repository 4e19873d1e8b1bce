"""Starts the program again, to work beside itself.

A program that is packed without a Python (``packaging/build_program.py``) is its own ``sys.executable``: if it were
started with the arguments of Python, it would take them for its own.
"""

from __future__ import annotations

import os
import sys

HOST = "--host"
"""The argument that makes a packed program one of the hosts."""
PLAYER_HOST = "rbdesigner.players.host"
"""The module that runs in the process of a player, reads requests there and writes replies."""
SOLVER_HOST = "rbdesigner.players.solver_host"
"""The same for a solver."""
GENERATOR_HOST = "rbdesigner.players.generator_host"
"""The same for a generator of maps."""
RUN_HOST = "rbdesigner.lab.jobs.run_host"
"""The same for a run of the laboratory."""
IMPROVEMENT_HOST = "rbdesigner.lab.jobs.improvement_host"
"""The same for edits that make a map fairer."""
SHORT_RUN_HOST = "rbdesigner.lab.jobs.short_run_host"
"""The same for short runs of many maps."""
PAR_HOST = "rbdesigner.lab.jobs.par_host"
"""The same for par of a solo game."""
PICTURE_HOST = "rbdesigner.art.picture_host"
"""The module that reads a picture of others."""
CODE_HOST = "rbdesigner.art.code_host"
"""The module that reads the QR codes in one."""
HOSTS = (
    *(PLAYER_HOST, SOLVER_HOST, GENERATOR_HOST, RUN_HOST, IMPROVEMENT_HOST, SHORT_RUN_HOST, PAR_HOST),
    *(PICTURE_HOST, CODE_HOST),
)
_BEGIN = "import json, sys; sys.path[:] = json.loads(sys.argv.pop()); from {host} import main; main()"
"""The code of a host, which gets the path for imports, as the program may run from anywhere."""


def is_packed() -> bool:
    """Whether this is a program without a Python."""
    return bool(getattr(sys, "frozen", False))


def verb_command(verb: str, *arguments: str) -> tuple[str, ...]:
    """The command of a process that carries out a verb."""
    python = () if is_packed() else ("-P", "-m", "rbdesigner")
    return (sys.executable, *python, verb, *arguments)


def host_command(host: str) -> tuple[str, ...]:
    """The command of a process that is a host."""
    if is_packed():
        return (sys.executable, HOST, host)
    import json  # here, as every start of the program asks whether it is packed

    path = [os.path.abspath(entry) for entry in sys.path]  # noqa: PTH100  (an empty one is the folder we are in)
    return (sys.executable, "-P", "-c", _BEGIN.format(host=host), json.dumps(path))
