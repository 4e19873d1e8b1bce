"""Exceptions in words, in the language of the command line."""

from __future__ import annotations

from rbdesigner.cli.pipe_names import told_name
from rbdesigner.scenario.errors import ScenarioError, printable
from rbdesigner.scenario.reasons import Reason


def fault_text(fault: Exception) -> str:
    """The file, the place and the reason of a fault, as far as it has them."""
    from rbdesigner.messages.file_errors import error_line, reason_text  # here, because few verbs need them at once

    if isinstance(fault, ScenarioError):
        return f"{told_name(fault.path)}{error_line(fault).removeprefix(printable(fault.path))}"
    if isinstance(fault, OSError):
        return error_line(fault)
    said = fault.args[0] if fault.args else ""
    return reason_text(said) if isinstance(said, Reason) else str(fault)
