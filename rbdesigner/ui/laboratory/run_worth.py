"""The worth of buildings, transporters, goods and tiles by games without them, and of goods by games with one more."""

from __future__ import annotations

from collections.abc import Callable, Collection
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from rbdesigner.hexes import Hex
from rbdesigner.lab.jobs.study_jobs import StudyStart, WorthStart, WorthState
from rbdesigner.lab.runs.restrictions import each_of
from rbdesigner.lab.runs.run_setup import bare_map
from rbdesigner.lab.studies.worths import ONE_MORE, Worth, bottlenecks
from rbdesigner.messages.map_names import place
from rbdesigner.messages.nouns import noun
from rbdesigner.messages.phrases import capitalised, text
from rbdesigner.messages.translation import number_text
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.laboratory.heat_layer import ShadedMap, amount_text
from rbdesigner.ui.laboratory.run_fields import RunSettings
from rbdesigner.ui.laboratory.run_tables import RunTable, decimal_text, interval_text
from rbdesigner.ui.laboratory.study_view import StudyView, scrolled
from rbdesigner.ui.widgets.inputs import ComboBox
from rbdesigner.ui.widgets.literal import Label
from rbdesigner.ui.widgets.section import note
from rbdesigner.ui.widgets.theme import bold

LEAST = 560
"""Pixels that the table needs beside the map."""


class Things(StrEnum):
    """The things whose worth is asked for."""

    BUILDINGS = "buildings"
    TRANSPORTERS = "transporters"
    GOODS = "goods"
    ONE_MORE = "one more"
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


def _is_more(worth: Worth) -> bool:
    return worth.thing.startswith(ONE_MORE)


class RunWorth(StudyView):
    """Chooses things, plays with and without each, and tells what they are worth.

    ``selected`` gives the tiles that are selected in the editor.
    """

    def __init__(self, scenario: Scenario, store: Path, settings: Callable[[], RunSettings], parent: QWidget) -> None:
        super().__init__("laboratory-worth", scenario, store, settings, parent)
        self.selected: Callable[[], Collection[Hex]] = frozenset
        self.things = ComboBox(self)
        self.headline, self.remarks, self.map = Label(self), note(), ShadedMap(self.tr("What tiles are worth"), self)
        self.table = RunTable("laboratory-worths", self.tr("What things are worth"), self._columns(()), self)
        self._lay_out()
        self.things.activated.connect(self.renew)
        self.renew()

    def caption(self) -> str:
        """Play without these things, or with one more."""
        is_more = self.things.value == Things.ONE_MORE
        return self.tr("P&lay with one more") if is_more else self.tr("P&lay without them")

    def _columns(self, worths: Collection[Worth]) -> list[str]:
        sure, worth = self.tr("95\u00a0% interval"), self.tr("Worth in points")
        thing = self.tr("One more of") if any(map(_is_more, worths)) else self.tr("Without it")
        return [thing, self.tr("Games"), worth, sure, self.tr("Less fair by"), sure]

    def _lay_out(self) -> None:
        self.things.setObjectName("laboratory-things")
        self.things.offer(
            (things, title, None)
            for things, title in (
                (Things.BUILDINGS, self.tr("Buildings")),
                (Things.TRANSPORTERS, self.tr("Transporters")),
                (Things.GOODS, self.tr("Goods")),
                (Things.ONE_MORE, self.tr("One more of a good at home")),
                (Things.TILES, self.tr("All tiles of the land")),
                (Things.SELECTED, self.tr("Selected tiles")),
            )
        )
        self.things.show_value(Things.BUILDINGS)
        self.headline.setFont(bold(self.headline.font()))
        self.headline.setWordWrap(True)
        label = Label(self.tr("Worth of"), self)
        label.setBuddy(self.things)
        choice = QHBoxLayout()
        choice.addWidget(label)
        choice.addWidget(self.things, 1)
        inside = QWidget()
        found = QVBoxLayout(inside)
        found.setContentsMargins(0, 4, 0, 0)
        found.addWidget(self.headline)
        found.addWidget(self.remarks)
        found.addWidget(self.table)
        found.addStretch(1)
        area = scrolled(inside, self)
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
        if things is Things.ONE_MORE:
            return tuple(f"{ONE_MORE}{good.value}" for good in Good)
        if things is Things.SELECTED:
            return tuple(f"{at.q},{at.r}" for at in sorted(self.scenario.land()) if at in self.selected())
        return each_of(things, self.scenario)

    def wanted(self) -> WorthStart:
        """The map with and without these things."""
        chosen, scenario = self.settings(), bare_map(self.scenario).copy()
        numbers = chosen.seed, chosen.games, chosen.cores, chosen.cluster
        return WorthStart(str(self.store), scenario, self.chosen_things(), chosen.players, *numbers)

    def begin(self, start: StudyStart) -> None:
        """Show the map that is played."""
        assert isinstance(start, WorthStart)
        self.map.show_map(start.scenario)

    # What is shown

    def show_state(self, _row: int = 0) -> None:
        """Show how far it is."""
        self.things.setEnabled(not self.work.is_running)
        super().show_state()

    def is_ready(self) -> bool:
        """Whether there is anything to play without."""
        return bool(self.chosen_things())

    def runs(self) -> int:
        """One with all, and one for each thing."""
        return len(self.chosen_things()) + 1

    def plan(self) -> str:
        """How many games, with all and without each."""
        number, games = len(self.chosen_things()), self.settings().games
        if not number:
            return self.tr("Select tiles of the land in the editor.")
        said = self.tr("{games} games with all, and as many without each of %n things: {all} games.", "", number)
        if self.things.value == Things.ONE_MORE:
            said = self.tr(
                "{games} games as it is, and as many with one more of each of %n goods: {all} games.", "", number
            )
        return said.replace("{games}", number_text(games)).replace("{all}", number_text(games * (number + 1)))

    def renew(self, _row: int = 0) -> None:
        """Show what the games say."""
        state, start = self.state, self.study
        worths = state.worths if isinstance(state, WorthState) else ()
        self.table.clear()
        self.table.setHeaderLabels(self._columns(worths))
        for each in worths:
            self._add(each)
        self.table.setVisible(bool(worths))
        self.table.updateGeometry()
        self.headline.setText(self._headline(worths))
        self.headline.setVisible(bool(self.headline.text()))
        remarks = [] if worths else [self._meaning()]
        remarks += self.remarks_about(start.scenario if isinstance(start, WorthStart) else None)
        self.remarks.setText("\n".join(remarks))
        self.remarks.setVisible(bool(remarks))
        tiles = {at: each.points.value for each in worths if (at := tile_at(each.thing)) is not None}
        self.map.show_amounts(tiles, lambda worth: amount_text(worth, signed=True))
        self.map.setVisible(bool(tiles))
        self.show_state()

    def _meaning(self) -> str:
        if self.things.value == Things.ONE_MORE:
            return self.tr("How many points a player gains if every home starts with one more of the good.")
        return self.tr("How many points a player loses if nobody has the thing.")

    def _headline(self, worths: Collection[Worth]) -> str:
        """Say which goods are short, if one more of each is what has been played."""
        more = list(filter(_is_more, worths))
        if not more:
            return ""
        if found := bottlenecks(more):
            goods = ", ".join(self._title(each.thing) for each in found)
            return self.tr("Scarce: {goods}").replace("{goods}", goods)
        return self.tr("No good is certainly scarce; more games tell more.")

    def _add(self, worth: Worth) -> None:
        fairness = worth.fairness
        row = self.table.row(
            [
                self._title(worth.thing),
                number_text(worth.games),
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
        name = thing.removeprefix(ONE_MORE)
        known = next(each for kind in _KINDS.values() for each in kind if each.value == name)
        return capitalised(text(noun(known)))
