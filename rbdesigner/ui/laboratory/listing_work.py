"""The list of runs, read in another process."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from rbdesigner.lab.jobs.run_process import News
from rbdesigner.lab.runs.listed_runs import ListedRun
from rbdesigner.players.wire import RunListing
from rbdesigner.ui.laboratory.played_work import PlayedWork


class ListingWork(PlayedWork):
    """Reads the runs of a map and its versions; ``found()``: there are further ones."""

    found = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.runs: list[ListedRun] = []

    def go(self, start: RunListing) -> None:
        """Begin. What was begun before is stopped."""
        self.stop()
        self.runs = []
        self.play(start)

    def take(self, news: News) -> None:
        """Hear of a run."""
        if isinstance(news, ListedRun):
            self.runs.append(news)
            self.found.emit()
