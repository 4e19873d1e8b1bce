"""A job of the laboratory that plays games into a store, or reads them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from rbdesigner.lab.runs.store_file import RunStoreError
from rbdesigner.messages.file_errors import reason_text
from rbdesigner.ui.background_job import BackgroundJob, refusal_sentence
from rbdesigner.work.job import Answer, Job, Request


def store_refusal(fault: Exception) -> str:
    """The sentence for an error by which such a job refuses its request; of a store it names the file."""
    if isinstance(fault, RunStoreError):
        return f"{fault.path}: {reason_text(fault.reason)}."
    return refusal_sentence(fault)


class StoreJob(BackgroundJob[Request, Answer]):
    """Plays games into a store, or reads it, as long as it is not stopped; the games that are over are kept."""

    def __init__(
        self,
        job: Job[Request, Answer],
        parent: QObject | None = None,
        refused: Callable[[Exception], str] = store_refusal,
    ) -> None:
        super().__init__(job, parent, refused)

    @property
    def is_damaged(self) -> bool:
        """Whether it has ended because the store is damaged."""
        return isinstance(self.refusal, RunStoreError) and self.refusal.is_damage
