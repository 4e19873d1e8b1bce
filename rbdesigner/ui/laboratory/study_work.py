"""A study in the window: versions of a map, or things it is played without."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal

from rbdesigner.lab.jobs.run_process import News
from rbdesigner.lab.jobs.study_reports import StudyState
from rbdesigner.lab.runs.simulation import RunProgress
from rbdesigner.players.wire import ComparisonStart, StudyStart
from rbdesigner.ui.laboratory.played_work import PlayedWork


class StudyWork(PlayedWork):
    """Plays the runs of a study in other processes.

    ``progressed()``: there are further games; ``judged()``: there is a new state.
    """

    progressed = Signal()
    judged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.start: StudyStart | None = None
        self.progress = RunProgress(0, 0, 0)
        self.state: StudyState | None = None

    def go(self, start: StudyStart) -> None:
        """Begin, or go on. What was begun before is stopped."""
        self.stop()
        self.start, self.state, self.progress = start, None, RunProgress(0, 0, 0)
        self.play(start)

    def take(self, news: News) -> None:
        """Hear how far they have come, and what they say."""
        if isinstance(news, RunProgress):
            self.progress = news
            self.progressed.emit()
        elif isinstance(news, StudyState):
            self.state = news
            self.judged.emit()

    def illegal(self) -> str:
        """Say that a map cannot be played."""
        if isinstance(self.start, ComparisonStart):
            return QCoreApplication.translate("StudyWork", "One of the two maps cannot be played: it has errors.")
        return super().illegal()
