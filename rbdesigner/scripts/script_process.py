"""The process that runs scripts."""

from __future__ import annotations

from rbdesigner.scripts.asked_process import AskedProcess
from rbdesigner.scripts.script_messages import ScriptAnswer, ScriptRequest, answer_in

HOST = "rbdesigner.scripts.script_host"
"""The module that runs in the process."""
LIMIT = 600.0
"""Seconds that a script may run."""


class ScriptProcess(AskedProcess[ScriptRequest, ScriptAnswer]):
    """Runs scripts; what is typed keeps its names from one request to the next."""

    def __init__(self) -> None:
        """Start at once. OSError if no process can be started."""
        super().__init__(HOST, answer_in)
