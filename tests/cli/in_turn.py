"""Carries out command lines one after the other, each in a child, and keeps their exit codes in a file.

The children come from a process that has imported the verbs, which takes most of the time of a verb. They find the
standard streams as this process found them: closed or full from the start.
"""

from __future__ import annotations

import json
import os
import sys
from importlib import import_module
from pathlib import Path

from rbdesigner.cli.main import VERBS, process


def code_of(arguments: list[str]) -> int:
    """The exit code of a command line."""
    child = os.fork()
    if child == 0:
        sys.argv[1:] = arguments
        process()
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def main(lines: str, codes: Path) -> None:
    """Carry out command lines, written as JSON."""
    commands = json.loads(lines)
    for verb in VERBS.keys() & {arguments[0] for arguments in commands}:
        import_module(f"rbdesigner.cli.{verb}")
    assert "PySide6" not in sys.modules  # a process with a window ends in another way
    answers = list(map(code_of, commands))
    codes.write_text(json.dumps(answers), encoding="utf-8")  # not before, else the file could be taken for a stream


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
