"""Other checkouts of the program, and processes that work in them beside this one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


@contextmanager
def checkout(name: str) -> Iterator[Path]:
    """The folder of a checkout: the folder of that name, else the commit, unpacked and compiled for now."""
    if Path(name).is_dir():
        yield Path(name).resolve()
        return
    with tempfile.TemporaryDirectory() as scratch:
        archived = subprocess.run(["git", "archive", name], cwd=ROOT, capture_output=True, check=False)
        if archived.returncode:
            sys.exit(f"{name} is neither a folder nor a commit: {archived.stderr.decode().strip()}")
        subprocess.run(["tar", "-x", "-C", scratch], input=archived.stdout, check=True)
        subprocess.run([sys.executable, "-P", "packaging/compile_planner.py"], cwd=scratch, check=True)
        yield Path(scratch)


class CheckoutProcess:
    """A process that works with the program of a checkout, and answers requests, each a line of JSON.

    ``script`` is a file of this checkout with a function ``answer``, which works there. It imports nothing else of this
    checkout, because ``rbdesigner`` is that of the other one.
    """

    def __init__(self, folder: Path, script: str) -> None:
        begin = f"from runpy import run_path; run_path({script!r})['answer']()"
        self._folder = folder
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", begin],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, **request: object) -> Any:
        """The answer to a request."""
        assert self._process.stdin is not None
        print(json.dumps(request), file=self._process.stdin, flush=True)
        return self.read()

    def read(self) -> Any:
        """The next answer; the end of the program if the process has ended."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        return json.loads(line) if line else sys.exit(f"the process that works in {self._folder} ended early")

    def end(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.communicate()
