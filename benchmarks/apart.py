"""What the benchmarks share: windows where there is no display, and measurements in a process of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any


def prepare_qt() -> None:
    """Let Qt paint as fast as it can on a virtual machine, and without a display where there is none."""
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program has its byte code
    if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        return
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def measured_apart(module: str, *arguments: str, **environment: str) -> dict[str, Any]:
    """What a benchmark prints as JSON when it is run with these arguments; the end of the program if it fails."""
    prepare_qt()
    command = [sys.executable, "-m", f"benchmarks.{module}", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment})
    if done.returncode == 0:
        return dict(json.loads(done.stdout))
    said = done.stderr.strip().splitlines() or ["it said nothing"]
    sys.exit(
        f"benchmarks.{module} {' '.join(arguments)} ended with {done.returncode}: {said[-1]}"
        " (a display that cannot be used? QT_QPA_PLATFORM=offscreen needs none)"
    )
