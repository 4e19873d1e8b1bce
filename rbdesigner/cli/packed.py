"""Begins the processes of a program that is packed without a Python: a command line, or what one has started."""

from __future__ import annotations

import os
import sys
from multiprocessing import freeze_support
from typing import NoReturn

from rbdesigner.own_process import HOST, host_main

LIBRARY_PATH = "LD_LIBRARY_PATH"


def process() -> NoReturn:
    """Run what the command line asks for.

    A process that works for the solver is told by its arguments, and does not come back from ``freeze_support``: if it
    did, it would begin the solver anew, with processes of its own.
    """
    freeze_support()
    give_back_library_path()
    if len(sys.argv) == 3 and sys.argv[1] == HOST and (be_host := host_main(sys.argv[2])) is not None:
        be_host()
        sys.exit()
    from rbdesigner.__main__ import process as be_command_line

    be_command_line()


def give_back_library_path() -> None:
    """Let programs of others that are started here find the libraries of the system.

    PyInstaller has put our folder before them, and has kept what was there. A browser would load libraries that it does
    not fit.
    """
    before = os.environ.pop(f"{LIBRARY_PATH}_ORIG", None)
    if before is not None:
        os.environ[LIBRARY_PATH] = before
    else:
        os.environ.pop(LIBRARY_PATH, None)
