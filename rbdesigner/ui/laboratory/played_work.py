"""Games of the laboratory that are played in processes of their own, and kept."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject

from rbdesigner.lab.jobs.run_process import RunProcess
from rbdesigner.lab.runs.run_errors import RunError
from rbdesigner.lab.runs.store_file import STORE_DAMAGES, STORE_FAULTS
from rbdesigner.messages.file_errors import reason_sentence, reason_text
from rbdesigner.players.wire import RunListing, RunStart, StudyStart
from rbdesigner.scenario.reasons import Reason
from rbdesigner.ui.dialogs.process_work import ProcessWork

translate = QCoreApplication.translate


def store_sentence(store: Path, reason: Reason) -> str:
    """Say which file cannot be used, in which folder, and why."""
    return f"{store}: {reason_text(reason)}."


class PlayedWork(ProcessWork):
    """Plays runs in other processes, as long as it is not stopped.

    The games that are over are kept.
    """

    refusals = (RunError,)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = Path()
        self.is_damaged = False
        """Whether it has ended because the store is damaged."""

    def play(self, start: RunStart | RunListing | StudyStart) -> None:
        """Begin, or go on, when nothing is going on."""
        self._store, self.is_damaged = Path(start.store), False
        self.begin(lambda: RunProcess(start))

    def illegal(self) -> str:
        """Say that a map cannot be played."""
        return translate("RunWork", "This map cannot be played: it has errors, which the list of its problems names.")

    def refused(self, fault: RunError) -> str:
        """Say why there can be no such run."""
        if fault.reason is None:
            return self.illegal()
        if isinstance(fault.reason, Reason) and fault.reason.source in STORE_FAULTS:
            self.is_damaged = fault.reason.source in STORE_DAMAGES
            return store_sentence(self._store, fault.reason)
        return reason_sentence(fault.reason)

    def stopped(self) -> str:
        """Say that it has stopped, with ``{reason}``."""
        return translate("RunWork", "The run has stopped: {reason}")
