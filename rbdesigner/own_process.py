"""Starts the program again, to work beside itself.

A program that is packed without a Python (``packaging/build_program.py``) is its own ``sys.executable``: if it were
started with the arguments of Python, it would take them for its own.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module

HOST = "--host"
"""The argument that makes a packed program a host: a module whose ``main`` works for the process that starts it."""
_BEGIN = "import json, sys; sys.path[:] = json.loads(sys.argv.pop()); from {host} import main; main()"
"""The code of a host, which gets the path for imports, as the program may run from anywhere."""


def is_packed() -> bool:
    """Whether this is a program without a Python."""
    return bool(getattr(sys, "frozen", False))


def host_main(host: str) -> Callable[[], object] | None:
    """The ``main`` of a host, None where the program has no such host."""
    if not (host.startswith("rbdesigner.") and host.endswith("_host")):
        return None
    try:
        module = import_module(host)
    except ImportError:
        return None
    main: Callable[[], object] | None = getattr(module, "main", None)
    return main


def host_command(host: str) -> tuple[str, ...]:
    """The command of a process that is a host, which is named by its module."""
    if is_packed():
        return (sys.executable, HOST, host)
    import json  # here, as every start of the program asks whether it is packed

    path = [os.path.abspath(entry) for entry in sys.path]  # noqa: PTH100  (an empty one is the folder we are in)
    return (sys.executable, "-P", "-c", _BEGIN.format(host=host), json.dumps(path))
