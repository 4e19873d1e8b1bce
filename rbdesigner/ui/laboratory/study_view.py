"""A tab of the laboratory with a study: several runs that answer one question."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from rbdesigner.lab.bare_map import bare_map
from rbdesigner.players.wire import StudyStart
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.laboratory.run_fields import RunSettings
from rbdesigner.ui.laboratory.study_bar import StudyBar
from rbdesigner.ui.laboratory.study_work import StudyWork


def scrolled(inside: QWidget, parent: QWidget) -> QScrollArea:
    """An area in which a part of a tab is scrolled, without a ground of its own."""
    area = QScrollArea(parent)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setWidget(inside)
    for ground in (area.viewport(), inside):
        ground.setAutoFillBackground(False)
    return area


class StudyView(QWidget):
    """Starts and stops the games of a study.

    ``changed()``: games are being played, or no more; ``store_damaged(str)``: the store is damaged, as this says.
    """

    changed = Signal()
    store_damaged = Signal(str)

    def __init__(
        self, name: str, scenario: Scenario, store: Path, settings: Callable[[], RunSettings], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.scenario, self.store, self.settings = scenario, store, settings
        self.is_free = True
        """Whether nothing else is being played."""
        self.work, self.bar = StudyWork(self), StudyBar(name, self)
        self.bar.button.clicked.connect(self.turn_over)
        self.work.progressed.connect(self.show_state)
        self.work.judged.connect(self.renew)
        self.work.ended.connect(self._end)

    def caption(self) -> str:
        """The caption of the button that starts it."""
        raise NotImplementedError

    def wanted(self) -> StudyStart | None:
        """The study to play by what is chosen, None if there is none."""
        raise NotImplementedError

    def begin(self, start: StudyStart) -> None:
        """Prepare to show a study that has just been started."""

    def plan(self) -> str:
        """The games that would be played, or why none can be."""
        raise NotImplementedError

    def is_ready(self) -> bool:
        """Whether what is chosen can be played."""
        raise NotImplementedError

    def show_state(self, _row: int = 0) -> None:
        """Show how far it is."""
        plan = self.tr("Other games are being played.") if self.is_ready() and not self.is_free else self.plan()
        self.bar.show_progress(
            self.work.progress,
            plan,
            self.caption(),
            running=self.work.is_running,
            ready=self.is_ready() and self.is_free,
        )

    def renew(self, _row: int = 0) -> None:
        """Show what the games say."""
        raise NotImplementedError

    def remarks_about(self, played: Scenario | None) -> list[str]:
        """Remarks on the games of a map.

        Whether it has been changed since, and how many failed.
        """
        state, remarks = self.work.state, list[str]()
        if played is not None and played != bare_map(self.scenario):
            remarks.append(self.tr("The map has been changed since these games."))
        if state is not None and state.failures:
            remarks.append(self.tr("%n games failed and are not counted.", "", state.failures))
        return remarks

    def show_map(self, scenario: Scenario) -> None:
        """The map is this now."""
        self.scenario = scenario
        self.renew()

    def turn_over(self) -> None:
        """Play, or stop."""
        if self.work.is_running:
            self.stop()
            return
        start = self.wanted()
        if start is None:
            return
        self.bar.trouble.setText("")
        self.work.go(start)
        self.begin(start)
        self.renew()
        self.changed.emit()

    def stop(self) -> None:
        """Stop, if it is at work; what has been played is kept."""
        if self.work.is_running:
            self.work.stop()
            self._end("")

    def _end(self, why: str) -> None:
        self.bar.trouble.setText(why)
        self.renew()
        self.changed.emit()
        if self.work.is_damaged:
            self.store_damaged.emit(why)

    def begin_anew(self) -> None:
        """Forget all runs: the store is another."""
        self.stop()
        self.bar.trouble.setText("")
        self.renew()

    def set_free(self, is_free: bool) -> None:
        """Whether nothing else is being played."""
        self.is_free = is_free
        self.show_state()
