"""The page of the laboratory that looks for edits which make the map fairer."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.hexes import Hex
from rbdesigner.lab.jobs.map_jobs import IMPROVE, ImprovementStart, MeasuredEdits
from rbdesigner.lab.runs.played_game import USUAL_PLAYER
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.studies.map_edits import MapEdit, changed_places, edited, whole_edit
from rbdesigner.lab.studies.map_improvement import USUAL_GAMES, ImprovingProgress, MeasuredEdit
from rbdesigner.lab.wording.change_wording import edit_sentence, effect_sentence, length_sentence
from rbdesigner.messages.translation import number_text
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.background_job import BackgroundJob
from rbdesigner.ui.canvas.marks import BeaconItem
from rbdesigner.ui.canvas.still_view import StillView
from rbdesigner.ui.laboratory.job_tab import JobTab
from rbdesigner.ui.laboratory.run_fields import RunSettings
from rbdesigner.ui.widgets.inputs import SpinBox
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.section import labelled, note
from rbdesigner.ui.widgets.unbroken import SentenceItems

MOST_GAMES = 10_000
_EDIT = Qt.ItemDataRole.UserRole


class ImprovementView(JobTab):
    """Looks for small edits, shows each on the map, and lets one be made.

    ``edit_wanted(Edit, str)`` asks to make an edit, and how it is called, ``places_wanted(places)`` to show these on
    the map. ``settings`` are those of the laboratory, ``locked`` gives the tiles that stay as they are.
    """

    edit_wanted = Signal(object, str)
    places_wanted = Signal(object)

    def __init__(self, scenario: Scenario, settings: Callable[[], RunSettings], parent: QWidget) -> None:
        super().__init__(scenario, BackgroundJob(IMPROVE), parent)
        self._settings = settings
        self.locked: Callable[[], Collection[Hex]] = frozenset
        self._searched = scenario.copy()
        self._start: ImprovementStart | None = None
        """The request whose edits are shown; the job at work may have the next one."""
        self._next = ImprovementStart(scenario, ())
        self._progress: ImprovingProgress | None = None
        self._results: MeasuredEdits | None = None
        self.shown: StillView | None = None
        self._beacon: BeaconItem | None = None
        self._make_widgets()
        self._lay_out()
        self.work.answered.connect(self._hear)
        self.list.currentItemChanged.connect(self._show_edit)
        self.list.itemEntered.connect(self._light)
        self.renew()

    def _make_widgets(self) -> None:
        self.go_button = QPushButton(self)
        self.go_button.setObjectName("improvement-go")
        self.go_button.clicked.connect(self.turn_over)
        self.games = SpinBox(1, MOST_GAMES, self)
        self.games.setObjectName("improvement-games")
        self.games.setSingleStep(20)
        self.games.setValue(USUAL_GAMES)
        self.games.setToolTip(
            tip(self.tr("How many games measure each of the best edits; more games show smaller effects"))
        )
        self.is_quick = QCheckBox(self.tr("Easy machines play, which is quick"), self)
        self.is_quick.setObjectName("improvement-quick")
        self.is_quick.setChecked(True)
        self.is_quick.setToolTip(tip(self.tr("Otherwise the players on the left play")))
        self.progress, self.told = QProgressBar(self), note()
        self.progress.setTextVisible(False)
        self.progress.setMaximumHeight(8)
        self.told.setObjectName("improvement-told")
        self.trouble = Label(self)
        self.trouble.setObjectName("improvement-trouble")
        self.trouble.setWordWrap(True)
        self.list = QListWidget(self)
        self.list.setObjectName("improvement-edits")
        self.list.setAccessibleName(self.tr("Edits that have been measured"))
        self.list.setWordWrap(True)
        self.list.setItemDelegate(SentenceItems(self.list))
        self.list.setMouseTracking(True)
        self.list.setSpacing(2)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.make_button = QPushButton(self.tr("Make this e&dit"), self)
        self.make_button.setObjectName("improvement-make")
        self.make_button.clicked.connect(self._make)
        self.further_button = QPushButton(self.tr("Measure &further"), self)
        self.further_button.setObjectName("improvement-further")
        self.further_button.clicked.connect(self.measure_further)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        low = Qt.AlignmentFlag.AlignBottom
        top.addWidget(self.go_button, 0, low)
        top.addWidget(labelled((self.tr("Games"), self.games)))
        top.addWidget(self.is_quick, 0, low)
        top.addStretch(1)
        left = QWidget(self)
        rows = QVBoxLayout(left)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.list, 1)
        below = QHBoxLayout()
        below.addWidget(self.make_button)
        below.addWidget(self.further_button)
        below.addStretch(1)
        rows.addLayout(below)
        self._halves = QSplitter(Qt.Orientation.Horizontal, self)
        self._halves.setChildrenCollapsible(False)
        self._halves.addWidget(left)
        layout = QVBoxLayout(self)
        layout.addLayout(top)
        for widget in (self.trouble, self.told, self.progress):
            layout.addWidget(widget)
        layout.addWidget(self._halves, 1)
        self._show_map(self.scenario)

    # What is pressed

    def turn_over(self) -> None:
        """Begin the search for the map as it is, or stop it."""
        if self.work.is_running:
            self.stop()
            return
        chosen = self._settings()
        players = tuple(USUAL_PLAYER for _ in chosen.players) if self.is_quick.isChecked() else chosen.players
        least = RunSetup(self.scenario, players, chosen.seed).least_games
        if self.games.value() < least:
            self.trouble.setText(self.tr("With these players it takes at least %n games to offer an edit.", "", least))
            self.renew()
            return
        self._searched, self._results, self._start, self._progress = self.scenario.copy(), None, None, None
        self.list.clear()
        self._show_map(self._searched)
        numbers, locked = (self.games.value(), chosen.seed, chosen.cores), frozenset(self.locked())
        self._go(ImprovementStart(self._searched, players, *numbers, locked, chosen.cluster))

    def measure_further(self) -> None:
        """Measure the edits that are shown again, with twice as many games."""
        if self._start is None or self._results is None or not self._may_measure:
            return
        edits = tuple(each.change for each in self._results.edits)
        self._progress = None
        self._go(self._start._replace(edits=edits, further=self._start.further + 1))

    def _go(self, start: ImprovementStart) -> None:
        self._next = start
        self.launch(start)

    @property
    def _may_measure(self) -> bool:
        """Whether there are edits of the map as it is that can be measured further."""
        found = self._results is not None and bool(self._results.edits)
        return found and self.is_free and self.is_current and not self.work.is_running

    def _make(self) -> None:
        chosen = self._chosen()
        if chosen is not None and self.is_current:
            self.edit_wanted.emit(whole_edit(self.scenario, chosen.change), edit_sentence(chosen.change, self.scenario))

    def _chosen(self) -> MeasuredEdit | None:
        item = self.list.currentItem()
        return item.data(_EDIT) if item is not None else None

    # What comes

    @property
    def is_current(self) -> bool:
        """Whether the map is as it was when the search began, whatever is said of it."""
        return self.is_same_map(self._searched)

    def show_map(self, scenario: Scenario) -> None:
        """Take over the map as it is now."""
        if self._results is None and not self.work.is_running:
            self._searched = scenario.copy()
            self._show_map(self._searched)
        super().show_map(scenario)

    def _hear(self, answer: ImprovingProgress | MeasuredEdits) -> None:
        if isinstance(answer, MeasuredEdits):
            self._show_measured(answer)
        else:
            self._progress = answer
            self.renew()

    def _show_measured(self, results: MeasuredEdits) -> None:
        self._results, self._start = results, self._next
        self.list.clear()
        for measured in results.edits:
            item = QListWidgetItem("\n".join(self._lines(measured)))
            item.setData(_EDIT, measured)
            self.list.addItem(item)
        if results.edits:
            self.list.setCurrentRow(0)
            self.list.setFocus()

    def _lines(self, measured: MeasuredEdit) -> list[str]:
        change = edit_sentence(measured.change, self._searched)
        told = change, effect_sentence(measured), length_sentence(measured.effect.turns, measured.effect.seeds)
        return [f"{each}." for each in told if each]

    # What is shown

    def _show_edit(self, _item: QListWidgetItem | None = None, _before: QListWidgetItem | None = None) -> None:
        chosen = self._chosen()
        if chosen is not None:
            self._show_map(edited(self._searched, chosen.change))
            self._show_places(chosen.change)
        self.renew()

    def _light(self, item: QListWidgetItem) -> None:
        measured = item.data(_EDIT)
        if measured is not None:
            self._show_places(measured.change)

    def _show_places(self, change: MapEdit) -> None:
        places = changed_places(self._searched, change)
        if self._beacon is not None:
            self._beacon.show_places(places)
        self.places_wanted.emit(places)

    def _show_map(self, scenario: Scenario) -> None:
        before = self.shown
        self.shown = StillView(scenario, self)
        self.shown.view.setAccessibleName(self.tr("The map with the chosen edit"))
        self._beacon = BeaconItem(self.shown.scene)
        if before is None:
            self._halves.addWidget(self.shown)
            self._halves.setSizes([400, 400])
        else:
            self._halves.replaceWidget(1, self.shown)
            before.deleteLater()
        self.shown.view.fit()

    def renew(self, _value: int = 0) -> None:
        """Show all there is."""
        running, chosen = self.work.is_running, self._chosen()
        self.trouble.setVisible(bool(self.trouble.text()))
        self.go_button.setText(self.tr("Sto&p") if running else self.tr("Improve this map"))
        self.go_button.setEnabled(self.is_free)
        for widget in (self.games, self.is_quick):
            widget.setEnabled(self.is_free and not running)
        self.progress.setVisible(running)
        progress = self._progress
        self.progress.setRange(0, max(1, progress.wanted) if progress is not None else 1)
        self.progress.setValue(progress.games if progress is not None else 0)
        self.told.setText(self._status_text())
        self.make_button.setEnabled(chosen is not None and self.is_current)
        self.make_button.setToolTip(
            tip(self.tr("It is not yet known whether this edit makes the map fairer; Undo takes it back"))
            if chosen is not None and not chosen.effect.is_fairer
            else ""
        )
        self.further_button.setEnabled(self._may_measure)
        self.further_button.setToolTip(tip(self._told_further()))

    def _told_further(self) -> str:
        """How many games a further measurement plays."""
        if not self._may_measure or self._results is None or self._start is None:
            return ""
        games = (1 + len(self._results.edits)) * 2 ** (self._start.further + 1) * self._start.games
        return self.tr("%n games with new seeds, on the map as it is and with each of these edits", "", games)

    def _status_text(self) -> str:
        if self.work.is_running:
            progress = self._progress
            if self._next.further:
                return self._counted(
                    self.tr("%n edits are measured further: {number} of {wanted} games", "", self.list.count())
                )
            if progress is None or not progress.tried:
                return self.tr("The map is played as it is, to find out which home is behind…")
            return self._counted(self.tr("%n edits are tried: {number} of {wanted} games", "", progress.tried))
        if not self.is_free:
            return self.tr("Other games are being played.")
        if self._results is None:
            return self.tr(
                "Looks for small edits that make the homes fairer: two tiles change places, a home moves by one tile, "
                "or a home gets one more good. Games measure the effect of an edit before it is offered."
            )
        if not self.is_current:
            return self.tr("The map has been changed since. Improve it again to go on from here.")
        if not any(each.effect.is_fairer for each in self._results.edits):
            return self.tr(
                "No edit was found that certainly makes the map fairer. Measure further, or make one anyway: its "
                "line says what is known."
            )
        return self.tr("Choose an edit; the map beside shows it made. Undo takes it back.")

    def _counted(self, said: str) -> str:
        """A text with the games that have been played, of how many."""
        played, wanted = (0, 0) if self._progress is None else self._progress[:2]
        return said.replace("{number}", number_text(played)).replace("{wanted}", number_text(wanted))
