"""The order of the maps in the gallery, and the short runs it may rest on."""

from __future__ import annotations

import os

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from rbdesigner.engine.games.seeded import IllegalMap
from rbdesigner.generating.map_generator import GeneratedMap
from rbdesigner.lab.jobs.map_jobs import SHORT_RUNS, RankedMaps, ShortRunStart
from rbdesigner.lab.runs.played_game import USUAL_PLAYER
from rbdesigner.lab.runs.simulation import RunProgress
from rbdesigner.lab.studies.short_runs import USUAL_GAMES
from rbdesigner.ui.background_job import BackgroundJob, refusal_sentence
from rbdesigner.ui.generator.generated_gallery import GalleryOrder, GeneratedGallery
from rbdesigner.ui.widgets.inputs import ComboBox, SpinBox
from rbdesigner.ui.widgets.literal import Label, tip

MOST_GAMES = 1_000


class GalleryRanking(QWidget):
    """Chooses the order of a gallery; for an order by short runs, it has them played.

    ``changed()`` tells that games have begun, gone on or ended, ``told(str)`` what there is to say of them.
    """

    changed = Signal()
    told = Signal(str)

    def __init__(self, gallery: GeneratedGallery, parent: QWidget) -> None:
        super().__init__(parent)
        self._gallery = gallery
        self.work = BackgroundJob(SHORT_RUNS, self, self._refused)
        self.progress = RunProgress(0, 0, 0)
        self.seed = 1
        self._begun: list[int] = []
        self._asked = 0
        self._played: dict[int, int] = {}
        self._is_free = True
        self._make_widgets()
        self._lay_out()
        self.order.activated.connect(self._choose)
        self.games.valueChanged.connect(self._show_state)
        self.go_button.clicked.connect(self.turn_over)
        self.work.answered.connect(self._hear)
        self.work.ended.connect(self._end)
        self._show_state()

    def _make_widgets(self) -> None:
        self.order = ComboBox(self)
        self.order.setObjectName("generator-order")
        self.order.setMinimumContentsLength(16)
        self.order.offer(
            [
                (GalleryOrder.AS_THEY_COME, self.tr("As they come"), None),
                (GalleryOrder.BY_FAIRNESS, self.tr("By fairness"), None),
                (GalleryOrder.BY_SHORT_RUNS, self.tr("By short runs"), None),
            ]
        )
        self.order.setToolTip(
            tip(self.tr("By fairness: as the analysis judges it. By short runs: machines play some games on each map."))
        )
        self.games = SpinBox(1, MOST_GAMES, self)
        self.games.setObjectName("generator-games")
        self.games.setSingleStep(12)
        self.games.setValue(USUAL_GAMES)
        self.games.setToolTip(
            tip(
                self.tr(
                    "How many games Easy machines play on each map, with the same seeds on all; more games are "
                    "more certain"
                )
            )
        )
        self.go_button = QPushButton(self)
        self.go_button.setObjectName("generator-play")
        self._games_label = Label(self.tr("Games on each map"), self)
        self._games_label.setBuddy(self.games)

    def _lay_out(self) -> None:
        label = Label(self.tr("Or&der"), self)
        label.setBuddy(self.order)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(label)
        row.addWidget(self.order)
        row.addSpacing(12)
        for widget in (self._games_label, self.games, self.go_button):
            row.addWidget(widget)
        row.addStretch(1)

    @property
    def is_running(self) -> bool:
        """Whether games are played."""
        return self.work.is_running

    # What is pressed

    def _choose(self) -> None:
        """Put the maps in the chosen order; games of another order end."""
        order = self.order.value
        assert isinstance(order, GalleryOrder)
        self.stop()
        self._gallery.show_order(order)
        maps = self._gallery.maps
        if order is GalleryOrder.BY_SHORT_RUNS and maps and not any(map(_can_play, maps)):
            self.told.emit(self.tr("Short runs compare homes, and these maps have one each."))
        self.go()

    def turn_over(self) -> None:
        """Play the games that are missing, or stop."""
        if self.is_running:
            self.stop()
        else:
            self.go()

    def stop(self) -> None:
        """Stop at once; what is known stays."""
        if self.is_running:
            self.work.stop()
        self._show_state()
        self.changed.emit()

    def forget(self) -> None:
        """Stop, as there are other maps now."""
        self._played.clear()
        self.stop()

    def set_free(self, free: bool) -> None:
        """Whether games may be played."""
        self._is_free = free
        self._show_state()

    def go(self) -> None:
        """Play the games that are missing, if the order rests on them."""
        maps = self._waiting
        if maps and self._is_free and not self.is_running:
            self._begun, self._asked = [each.number for each in maps], self.games.value()
            self.progress = RunProgress(0, 0, 0)
            scenarios = tuple(each.scenario for each in maps)
            self.work.start(ShortRunStart(scenarios, USUAL_PLAYER, self._asked, self.seed, max(1, os.cpu_count() or 1)))
        self._show_state()
        self.changed.emit()

    @property
    def _waiting(self) -> list[GeneratedMap]:
        """The maps on which games are missing."""
        if self._gallery.order is not GalleryOrder.BY_SHORT_RUNS:
            return []
        games = self.games.value()
        return [each for each in self._gallery.maps if _can_play(each) and self._played.get(each.number, 0) < games]

    # What comes

    def _hear(self, answer: RunProgress | RankedMaps) -> None:
        if isinstance(answer, RankedMaps):
            self._gallery.show_runs([run._replace(number=self._begun[run.number]) for run in answer.runs])
        else:
            self.progress = answer
            self.changed.emit()

    def _refused(self, fault: Exception) -> str:
        if isinstance(fault, IllegalMap):
            return self.tr("Not all of these maps can be played by machines.")
        return refusal_sentence(fault)

    def _end(self, why: str) -> None:
        if not why:
            self._played.update(dict.fromkeys(self._begun, self._asked))
        failures = self.progress.failures
        if not why and failures:
            why = self.tr("%n games failed and are not counted.", "", failures)
        self._show_state()
        self.changed.emit()
        if why:
            self.told.emit(why)

    # What is shown

    def _show_state(self) -> None:
        is_chosen = self.order.value is GalleryOrder.BY_SHORT_RUNS
        for widget in (self._games_label, self.games, self.go_button):
            widget.setVisible(is_chosen)
        running = self.is_running
        self.games.setEnabled(not running)
        self.go_button.setText(self.tr("Stop the games") if running else self.tr("Play games"))
        waiting = bool(self._waiting)
        self.go_button.setEnabled(running or (self._is_free and waiting))
        self.go_button.setToolTip(
            ""
            if running or waiting or not self._played
            else tip(self.tr("All these games have been played; ask for more"))
        )


def _can_play(report: GeneratedMap) -> bool:
    """Whether there are homes on a map to compare."""
    return len(report.scenario.homes) > 1
