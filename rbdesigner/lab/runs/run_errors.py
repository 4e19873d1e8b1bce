"""Errors of runs, as one process tells them to another."""

from __future__ import annotations

from rbdesigner.engine.games.seeded import IllegalMap
from rbdesigner.lab.runs.executors import EXECUTOR_FAULTS, ExecutorError
from rbdesigner.lab.runs.run_store import STORE_FAULTS, RunStoreError
from rbdesigner.players.failure import Failure, PlayerFailure
from rbdesigner.players.registry import PlayerError
from rbdesigner.players.wire import UNREADABLE, Reply
from rbdesigner.scenario.reasons import Reason


class RunError(ValueError):
    """A run that cannot be played: ``reason``, or None if the map has errors."""

    def __init__(self, reason: str | None) -> None:
        super().__init__(reason or "the map has errors")
        self.reason = reason


def error_reply(fault: Exception) -> Reply | None:
    """The reply that tells of an error, or None if it is a defect."""
    if isinstance(fault, IllegalMap):
        return {"illegal": True}
    if isinstance(fault, RunStoreError | ExecutorError):
        return {"fault": fault.reason.to_json()}
    if isinstance(fault, PlayerError | ValueError):
        return {"refused": str(fault)}
    return None


def raise_error(reply: Reply) -> None:
    """Raise what a reply tells of, if it is an error.

    RunError for one of :func:`error_reply`, PlayerFailure for a defect.
    """
    if "raised" in reply:
        raise PlayerFailure(Failure.RAISED, str(reply["raised"]))
    if "illegal" in reply:
        raise RunError(None)
    if "refused" in reply:
        raise RunError(str(reply["refused"]))
    if "fault" in reply:
        try:
            reason = Reason.of_json(reply["fault"], (*STORE_FAULTS, *EXECUTOR_FAULTS))
        except (LookupError, TypeError, ValueError) as fault:
            raise PlayerFailure(Failure.NONSENSE, UNREADABLE) from fault
        raise RunError(reason)
