"""Edits that would make the map in front fairer, looked for when somebody asks."""

from __future__ import annotations

import os
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from rbdesigner.analysis.facts import MapFacts
from rbdesigner.prediction.expectation import Expectation
from rbdesigner.ui.background_job import BackgroundJob
from rbdesigner.ui.editor.document import Document

if TYPE_CHECKING:  # the laboratory is loaded when it is asked
    from rbdesigner.lab.jobs.edit_jobs import SuggestedEdit, SuggestionStart

CORES = min(8, os.cpu_count() or 1)
"""Processes that look for edits: they start anew for each search, and there are few edits for each."""


class EditSuggestions(QObject):
    """The suggestions for one map.

    ``changed()`` tells that there are some, that better ones have come, or that no more will come.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._trouble = ""
        self._facts: MapFacts | None = None
        self._found: tuple[SuggestedEdit, ...] | None = None

    def are_awaited(self, facts: MapFacts | None) -> bool:
        """Tell whether edits of the map of these facts are being looked for."""
        return facts is self._facts and "work" in self.__dict__ and self.work.is_running

    @cached_property
    def work(self) -> BackgroundJob[SuggestionStart, tuple[SuggestedEdit, ...]]:
        """The search, in a process of its own."""
        from rbdesigner.lab.jobs.edit_jobs import SUGGEST_EDITS

        work = BackgroundJob(SUGGEST_EDITS, self)
        work.answered.connect(self._take)
        work.ended.connect(self._end)
        return work

    def look_for(self, facts: MapFacts, expectation: Expectation, document: Document) -> None:
        """Begin to look for edits of the map that these facts are about."""
        from rbdesigner.lab.jobs.edit_jobs import SuggestionStart

        wins = {home.at: home.wins.value for home in expectation.homes}
        self.work.stop()
        self._facts, self._found, self._trouble = facts, None, ""
        self.work.start(SuggestionStart(document.scenario.copy(), wins, frozenset(document.locked), CORES))

    def of(self, facts: MapFacts | None) -> tuple[SuggestedEdit, ...] | None:
        """The suggestions for the map of these facts, the best first; None before they are there.

        Before the search has ended, there may be better ones than none.
        """
        if facts is None or facts is not self._facts or (not self._found and self.are_awaited(facts)):
            return None
        return self._found

    def leave_unless(self, facts: MapFacts | None) -> None:
        """Stop a search that is about another map than that of these facts: plans for it take seconds."""
        if facts is not self._facts and "work" in self.__dict__:
            self.work.stop()

    def trouble_with(self, facts: MapFacts | None) -> str:
        """Why the search for the map of these facts has stopped; empty if it has not."""
        return self._trouble if facts is self._facts else ""

    def _take(self, found: tuple[SuggestedEdit, ...]) -> None:
        self._found = found
        self.changed.emit()

    def _end(self, why: str) -> None:
        self._trouble = why
        self.changed.emit()
