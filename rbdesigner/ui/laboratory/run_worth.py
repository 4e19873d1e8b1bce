"""The worth of buildings, transporters, goods and tiles, by games without them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSplitter, QVBoxLayout, QWidget

from rbdesigner.hexes import Hex
from rbdesigner.lab.bare_map import bare_map
from rbdesigner.lab.restrictions import KNOWN
from rbdesigner.lab.study_reports import WorthState
from rbdesigner.lab.worths import Worth
from rbdesigner.messages.nouns import noun
from rbdesigner.messages.phrases import capitalised, text
from rbdesigner.messages.places import place
from rbdesigner.messages.translation import number_text
from rbdesigner.players.wire import StudyStart, WorthStart
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.laboratory.run_fields import RunSettings
from rbdesigner.ui.laboratory.run_tables import RunTable, decimal_text, interval_text
from rbdesigner.ui.laboratory.study_view import StudyView
from rbdesigner.ui.laboratory.worth_map import WorthMap
from rbdesigner.ui.widgets.inputs import ComboBox
from rbdesigner.ui.widgets.literal import Label
from rbdesigner.ui.widgets.section import note
from rbdesigner.ui.widgets.theme import bold

LEAST = 590
"""Pixels that the table needs beside the map."""


class Things(StrEnum):
    """The things whose worth is asked for."""

    BUILDINGS = "buildings"
    TRANSPORTERS = "transporters"
    GOODS = "goods"
    TILES = "tiles"
    SELECTED = "selected"


_KINDS: dict[Things, type[StrEnum]] = {
    Things.BUILDINGS: BuildingKind,
    Things.TRANSPORTERS: TransporterKind,
    Things.GOODS: Good,
}


def tile_at(thing: str) -> Hex | None:
    """The tile of this name, None if it is that of something else."""
    q, comma, r = thing.partition(",")
    return Hex(int(q), int(r)) if comma else None


class RunWorth(StudyView):
    """Chooses things, plays with and without each, and tells what they are worth.

    ``selected`` gives the tiles that are selected in the editor.
    """

    def __init__(self, scenario: Scenario, store: Path, settings: Callable[[], RunSettings], parent: QWidget) -> None:
        super().__init__("laboratory-worth", scenario, store, settings, parent)
        self.selected: Callable[[], Collection[Hex]] = frozenset
        self.things = ComboBox(self)
        self.remarks, self.map = note(), WorthMap(self)
        self.table = RunTable("laboratory-worths", self.tr("What things are worth"), self._columns(), self)
        self._lay_out()
        self.things.activated.connect(self.show_state)
        self.renew()

    def caption(self) -> str:
        """Play without these things."""
        return self.tr("P&lay without them")

    def _columns(self) -> list[str]:
        sure = self.tr("95 % sure")
        return [self.tr("Without it"), self.tr("Seeds"), self.tr("Worth in points"), sure, self.tr("Unfairer by"), sure]

    def _lay_out(self) -> None:
        self.things.setObjectName("laboratory-things")
        self.things.offer(
            (things, title, None)
            for things, title in (
                (Things.BUILDINGS, self.tr("Buildings")),
                (Things.TRANSPORTERS, self.tr("Transporters")),
                (Things.GOODS, self.tr("Goods")),
                (Things.TILES, self.tr("All tiles of the land")),
                (Things.SELECTED, self.tr("Selected tiles")),
            )
        )
        self.things.show_value(Things.BUILDINGS)
        label = Label(self.tr("Worth of"), self)
        label.setBuddy(self.things)
        choice = QHBoxLayout()
        choice.addWidget(label)
        choice.addWidget(self.things, 1)
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        inside = QWidget()
        found = QVBoxLayout(inside)
        found.setContentsMargins(0, 4, 0, 0)
        found.addWidget(self.remarks)
        found.addWidget(self.table)
        found.addStretch(1)
        area.setWidget(inside)
        for ground in (area.viewport(), inside):
            ground.setAutoFillBackground(False)  # that of the tab
        halves = QSplitter(Qt.Orientation.Horizontal, self)
        halves.setChildrenCollapsible(False)
        halves.addWidget(area)
        halves.addWidget(self.map)
        halves.setStretchFactor(0, 2)
        halves.setStretchFactor(1, 3)
        area.setMinimumWidth(LEAST)
        rows = QVBoxLayout(self)
        rows.addLayout(choice)
        rows.addWidget(self.bar)
        rows.addWidget(halves, 1)

    # What is played

    def chosen_things(self) -> tuple[str, ...]:
        """The names of the things that are chosen."""
        things = Things(str(self.things.value))
        if things in _KINDS:
            return tuple(each.value for each in _KINDS[things] if each.value in KNOWN)
        land = sorted(self.scenario.land())
        wanted = land if things is Things.TILES else [at for at in land if at in self.selected()]
        return tuple(f"{at.q},{at.r}" for at in wanted)

    def wanted(self) -> WorthStart:
        """The map with and without these things."""
        chosen, scenario = self.settings(), bare_map(self.scenario).copy()
        numbers = chosen.seed, chosen.games, chosen.cores
        return WorthStart(str(self.store), scenario, self.chosen_things(), chosen.players, *numbers)

    def begin(self, start: StudyStart) -> None:
        """Show the map that is played."""
        assert isinstance(start, WorthStart)
        self.map.show_map(start.scenario)

    # What is shown

    def show_state(self, _row: int = 0) -> None:
        """Show how far it is."""
        running, number = self.work.is_running, len(self.chosen_things())
        self.things.setEnabled(not running)
        self.bar.show_progress(
            self.work.progress, self._plan(number), running=running, ready=number > 0 and self.is_free
        )

    def _plan(self, number: int) -> str:
        if not number:
            return self.tr("Select tiles of the land in the editor.")
        if not self.is_free:
            return self.tr("Other games are being played.")
        games = self.settings().games
        said = self.tr("{games} games with all, and as many without each of %n things: {all} games.", "", number)
        return said.replace("{games}", number_text(games)).replace("{all}", number_text(games * (number + 1)))

    def renew(self) -> None:
        """Show what the games say."""
        state, start = self.work.state, self.work.start
        worths = state.worths if isinstance(state, WorthState) else ()
        self.table.clear()
        for each in worths:
            self._add(each)
        self.table.setVisible(bool(worths))
        self.table.updateGeometry()
        remarks = [] if worths else [self.tr("Points that a player has less where nobody has the thing.")]
        if isinstance(start, WorthStart) and start.scenario != bare_map(self.scenario):
            remarks.append(self.tr("The map has been changed since these games."))
        if state is not None and state.failures:
            remarks.append(self.tr("%n games failed and are not counted.", "", state.failures))
        self.remarks.setText("\n".join(remarks))
        self.remarks.setVisible(bool(remarks))
        tiles = {at: each.points.value for each in worths if (at := tile_at(each.thing)) is not None}
        self.map.show_worths(tiles)
        self.map.setVisible(bool(tiles))
        self.show_state()

    def _add(self, worth: Worth) -> None:
        fairness = worth.fairness
        row = self.table.row(
            [
                self._title(worth.thing),
                number_text(worth.seeds),
                decimal_text(worth.points.value, signed=True),
                interval_text(worth.points, signed=True),
                "–" if fairness is None else decimal_text(fairness.value, signed=True),
                "–" if fairness is None else interval_text(fairness, signed=True),
            ]
        )
        if worth.points.is_known and not worth.points.low <= 0 <= worth.points.high:
            for column in range(self.table.columnCount()):
                row.setFont(column, bold(self.font()))

    def _title(self, thing: str) -> str:
        at = tile_at(thing)
        if at is not None:
            return place(at)
        known = next(each for kind in _KINDS.values() for each in kind if each.value == thing)
        return capitalised(text(noun(known)))
