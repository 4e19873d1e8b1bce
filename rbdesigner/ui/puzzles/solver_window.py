"""The window of a solver: its curve while it works, and the best games."""

from __future__ import annotations

import os
from collections.abc import Mapping
from enum import IntEnum
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.lab.wording.lockout_wording import solo_lockout_lines
from rbdesigner.messages.phrases import as_sentence
from rbdesigner.messages.thing_wording import points_text
from rbdesigner.messages.translation import number_text
from rbdesigner.players.planner_wording import slowness
from rbdesigner.players.solver_job import SOLVE, SolverReport, SolverStart
from rbdesigner.players.story_wording import score_words
from rbdesigner.ui.background_job import BackgroundJob, seconds_text
from rbdesigner.ui.widgets.accessible import tell_choice
from rbdesigner.ui.widgets.content_area import ContentArea, resize_within_screen
from rbdesigner.ui.widgets.curve import Curve
from rbdesigner.ui.widgets.inputs import SpinBox
from rbdesigner.ui.widgets.literal import Label
from rbdesigner.ui.widgets.section import labelled, note
from rbdesigner.ui.widgets.theme import bold

MOST_CORES = 64
MOST_SEED = 999_999
_TICK = 500
"""Milliseconds between two looks at the clock."""


class _Column(IntEnum):
    POINTS = 0
    MADE_OF = 1
    PLANS = 2
    TIME = 3


_NUMBERS = (_Column.POINTS, _Column.PLANS, _Column.TIME)
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
"""The columns with numbers, and where these and their headings stand."""


class FoundGame(NamedTuple):
    """A game that was better than all before it, with the seconds of work until then."""

    report: SolverReport
    seconds: float


class SolverRun(BackgroundJob[SolverStart, SolverReport]):
    """The work of a solver: it can be stopped, and goes on from there.

    ``changed()``: it was started or stopped, or there is news.
    """

    changed = Signal()

    def __init__(self, start: Game, parent: QObject | None = None) -> None:
        super().__init__(SOLVE, parent)
        self.start_game = start
        self.found: list[FoundGame] = []
        self.plans = 0
        self._checkpoint: Mapping[str, Any] | None = None
        self._before = 0.0
        self.answered.connect(self._take)

    @property
    def is_begun(self) -> bool:
        """Whether there is anything to go on from."""
        return self._checkpoint is not None

    @property
    def seconds(self) -> float:
        """The seconds that it has worked, all times together."""
        return self._before + super().seconds

    @property
    def best(self) -> FoundGame | None:
        """The best game so far."""
        return self.found[-1] if self.found else None

    def go(self, seed: int, cores: int) -> None:
        """Begin, or go on from where it was stopped, with as many processes as then."""
        self.start(SolverStart(game_records.dumps(self.start_game), seed, cores, self._checkpoint))
        self.changed.emit()

    def stop(self) -> None:
        """Stop at once; the round that was begun is begun again when it goes on."""
        self._before = self.seconds
        super().stop()
        self.changed.emit()

    def _take(self, report: SolverReport) -> None:
        self.plans, self._checkpoint = report.plans, report.checkpoint
        if report.found and report.points > (self.best.report.points if self.best is not None else 0):
            self.found.append(FoundGame(report, self.seconds))
        self.changed.emit()


class SolverWindow(QWidget):
    """Solves a solo game; closing it ends the work.

    ``game_wanted(FoundGame)`` asks to open a found game, ``record_wanted(FoundGame)`` to make it the record.
    """

    game_wanted = Signal(object)
    record_wanted = Signal(object)

    def __init__(self, title: str, start: Game, record: int | None, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("solver-window")
        self.setWindowTitle(self.tr("Solve: {map}").replace("{map}", title))
        self.record = record
        self.solving = SolverRun(start, self)
        self.headline, self.story, self.progress = Label(self), Label(self), note("")
        self.curve = Curve(self._across, self)
        self._lay_out()
        self._clock = QTimer(self)
        self._clock.setInterval(_TICK)
        self._clock.timeout.connect(self._show_progress)
        self.solving.changed.connect(self.renew)
        self.solving.ended.connect(self.trouble.setText)
        resize_within_screen(self, QSize(720, 640))
        self.renew()

    # How it is laid out

    def _lay_out(self) -> None:
        font = bold(self.headline.font())
        font.setPointSizeF(1.5 * font.pointSizeF())
        self.headline.setFont(font)
        self.headline.setObjectName("solver-headline")
        self.story.setWordWrap(True)
        self.trouble = note(as_sentence(slowness()))
        self.trouble.setObjectName("solver-trouble")
        rows = QVBoxLayout(self)
        rows.setContentsMargins(14, 12, 14, 12)
        rows.setSpacing(8)
        rows.addLayout(self._top())
        found = QVBoxLayout()
        found.addWidget(self.headline)
        found.addWidget(self.story)
        found.addWidget(self.curve, 3)
        found.addLayout(self._below_curve())
        found.addWidget(self._table(), 2)
        found.addWidget(self.trouble)
        rows.addWidget(ContentArea(found, self), 1)
        rows.addLayout(self._buttons())

    def _top(self) -> QHBoxLayout:
        """The settings, and the button that starts and stops."""
        self.seed, self.cores = SpinBox(1, MOST_SEED, self), SpinBox(1, MOST_CORES, self)
        self.seed.setObjectName("solver-seed")
        self.cores.setObjectName("solver-cores")
        self.cores.setValue(max(1, os.cpu_count() or 1))
        self.go_button = QPushButton(self)
        self.go_button.setObjectName("solver-go")
        self.go_button.setDefault(True)
        self.go_button.setMinimumWidth(130)
        self.go_button.setMinimumHeight(34)
        self.go_button.clicked.connect(self.turn_over)
        self.seed.setToolTip(
            self.tr("Another seed finds other games; the same seed with as many processes finds the same")
        )
        self.cores.setToolTip(self.tr("How many processes work at once"))
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(labelled((self.tr("Seed"), self.seed), (self.tr("Processes"), self.cores)))
        row.addStretch(1)
        row.addWidget(self.go_button, 0, Qt.AlignmentFlag.AlignBottom)
        return row

    def _below_curve(self) -> QHBoxLayout:
        self.axis = QComboBox(self)
        self.axis.setObjectName("solver-axis")
        tell_choice(self.axis, self.tr("What the curve goes over"))
        self.axis.addItems([self.tr("over time"), self.tr("over plans")])
        self.axis.currentIndexChanged.connect(self._show_curve)
        row = QHBoxLayout()
        self.progress.setWordWrap(False)
        row.addWidget(self.progress, 1)
        row.addWidget(self.axis)
        return row

    def _table(self) -> QTreeWidget:
        self.list = table = QTreeWidget(self)
        table.setObjectName("solver-games")
        table.setAccessibleName(self.tr("The best games"))
        table.setHeaderLabels([self.tr("Points"), self.tr("Made of"), self.tr("Plans"), self.tr("Time")])
        for column in _NUMBERS:
            table.headerItem().setTextAlignment(column, _RIGHT)
        table.setRootIsDecorated(False)
        table.setUniformRowHeights(True)
        table.setAlternatingRowColors(True)
        table.setAllColumnsShowFocus(True)
        header = table.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(_Column.MADE_OF, QHeaderView.ResizeMode.Stretch)
        table.itemActivated.connect(self._open_chosen)
        table.currentItemChanged.connect(self._show_buttons)
        return table

    def _buttons(self) -> QHBoxLayout:
        self.open_button = QPushButton(self.tr("&Open the game"), self)
        self.open_button.setObjectName("solver-open")
        self.open_button.setToolTip(self.tr("Opens in a tab, at its beginning, so that you can step through it"))
        self.open_button.clicked.connect(self._open_chosen)
        self.record_button = QPushButton(self.tr("&Write it into the scenario as its record"), self)
        self.record_button.setObjectName("solver-record")
        self.record_button.setToolTip(self.tr("Marked as a machine's"))
        self.record_button.clicked.connect(self._wish_record)
        close = QPushButton(self.tr("&Close"), self)
        close.clicked.connect(self.close)
        row = QHBoxLayout()
        row.addWidget(self.open_button)
        row.addWidget(self.record_button)
        row.addStretch(1)
        row.addWidget(close)
        return row

    # What is pressed

    def turn_over(self) -> None:
        """Start, stop, or go on."""
        if self.solving.is_running:
            self.solving.stop()
        else:
            self.trouble.setText(as_sentence(slowness()))
            self.solving.go(self.seed.value(), self.cores.value())

    @property
    def chosen(self) -> FoundGame | None:
        """The game that is chosen in the list; the best if none is."""
        item = self.list.currentItem()
        return item.data(0, Qt.ItemDataRole.UserRole) if item is not None else self.solving.best

    def _open_chosen(self) -> None:
        if (found := self.chosen) is not None:
            self.game_wanted.emit(found)

    def _wish_record(self) -> None:
        if (found := self.chosen) is not None:
            self.record_wanted.emit(found)

    def show_record(self, record: int, done: str) -> None:
        """A game has become the record; ``done`` says where it stands."""
        self.record = record
        self.trouble.setText(done)
        self.renew()

    # What is shown

    def renew(self) -> None:
        """Show how far the work is."""
        solving, best = self.solving, self.solving.best
        for box in (self.seed, self.cores):
            box.setEnabled(not solving.is_running and not solving.is_begun)
        running = self.tr("&Stop")
        self.go_button.setText(
            running if solving.is_running else self.tr("&Go on") if solving.is_begun else self.tr("&Start")
        )
        self.headline.setText(points_text(best.report.points) if best is not None else self.tr("No game yet"))
        self.story.setText("\n".join(self._story(best.report)) if best is not None else "")
        for found in solving.found[self.list.topLevelItemCount() :]:
            self._add(found)
        level = self.tr("record {points}").replace("{points}", number_text(self.record)) if self.record else ""
        self.curve.show_level(self.record, level)
        if solving.is_running:
            self._clock.start()
        else:
            self._clock.stop()
        self._show_progress()
        self._show_buttons()

    def _story(self, report: SolverReport) -> list[str]:
        """Say what a game is made of, and what the map keeps from it."""
        return [score_words(report.breakdown), *solo_lockout_lines(self.solving.start_game.scenario, report.lockout)]

    def _add(self, found: FoundGame) -> None:
        """A further line on top of the list, chosen unless another is."""
        report = found.report
        is_following = self.list.currentItem() in (None, self.list.topLevelItem(0))
        texts = [
            number_text(report.points),
            score_words(report.breakdown),
            number_text(report.plans),
            seconds_text(found.seconds),
        ]
        item = QTreeWidgetItem(texts)
        item.setData(0, Qt.ItemDataRole.UserRole, found)
        for column in _NUMBERS:
            item.setTextAlignment(column, _RIGHT)
        self.list.insertTopLevelItem(0, item)
        if is_following:
            self.list.setCurrentItem(item)

    def _show_progress(self) -> None:
        solving, seconds = self.solving, self.solving.seconds
        text = self.tr("{plans} plans in {time}").replace("{plans}", number_text(solving.plans))
        if seconds >= 1 and solving.plans:
            text = self.tr("{plans}, {pace} a second").replace("{plans}", text)
            text = text.replace("{pace}", number_text(round(solving.plans / seconds)))
        self.progress.setText(text.replace("{time}", seconds_text(seconds)))
        self._show_curve()

    def _show_curve(self) -> None:
        solving, by_plans = self.solving, self.axis.currentIndex() == 1
        points = [(0.0, 0.0)] * bool(solving.found) + [
            (float(each.report.plans) if by_plans else each.seconds, each.report.points) for each in solving.found
        ]
        self.curve.show_curve(points, float(solving.plans) if by_plans else solving.seconds)
        best = solving.best
        self.curve.setAccessibleName(points_text(best.report.points) if best is not None else "")

    def _across(self, value: float) -> str:
        return number_text(int(value)) if self.axis.currentIndex() == 1 else seconds_text(value)

    def _show_buttons(self, _now: object = None, _before: object = None) -> None:
        chosen = self.chosen
        self.open_button.setEnabled(chosen is not None)
        is_better = chosen is not None and chosen.report.points > (self.record or 0)
        self.record_button.setEnabled(is_better)

    def sizeHint(self) -> QSize:
        """Room for the curve and some games."""
        return QSize(720, 640)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """End the work."""
        self.solving.stop()
        super().closeEvent(event)
