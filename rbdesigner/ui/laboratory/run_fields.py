"""The settings of a run: who plays, how many games, and how."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QCheckBox, QGridLayout, QPushButton, QVBoxLayout, QWidget

from rbdesigner.lab.runs.run_setup import USUAL_GAMES, USUAL_TOLERANCE, usual_players
from rbdesigner.players.registry import Description
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.dialogs.games.machine_chooser import MachineChooser, WeaknessNote
from rbdesigner.ui.storage.stored_choices import store_json, stored_json
from rbdesigner.ui.widgets.inputs import LineEdit, SpinBox
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.player_sign import sign_image
from rbdesigner.ui.widgets.section import labelled

MOST_GAMES, MOST_SEED, MOST_CORES = 100_000, 999_999, 64
_SIGN = 20.0


class RunSettings(NamedTuple):
    """Everything that makes a run besides its map."""

    players: tuple[str, ...]
    games: int = USUAL_GAMES
    tolerance: int = USUAL_TOLERANCE
    cores: int = 1
    seed: int = 1
    until_clear: bool = True
    cluster: str = ""


_KEPT = "laboratory"
_NUMBERS = ("games", "tolerance", "cores", "until_clear", "cluster")
"""The settings kept from one laboratory to the next: all that are not about one map."""


def kept_settings(usual: RunSettings) -> RunSettings:
    """The settings with the numbers that were used last, as far as there are any."""
    kept = stored_json(_KEPT)
    known = kept if isinstance(kept, dict) else {}
    fitting = {name: known[name] for name in _NUMBERS if type(known.get(name)) is type(getattr(usual, name))}
    return usual._replace(**fitting)


def keep_settings(settings: RunSettings) -> None:
    """Keep the numbers for the next laboratory."""
    store_json(_KEPT, {name: getattr(settings, name) for name in _NUMBERS})


class RunFields(QWidget):
    """The fields of these settings; ``changed()``: they are others."""

    changed = Signal()

    def __init__(self, scenario: Scenario, kinds: Sequence[Description], parent: QWidget) -> None:
        super().__init__(parent)
        wanted, usual = scenario.properties.players, usual_players(scenario)
        self.players = SpinBox(wanted.least, wanted.most, self)
        self.games = SpinBox(1, MOST_GAMES, self)
        self.tolerance = SpinBox(1, 50, self)
        self.cores = SpinBox(1, MOST_CORES, self)
        self.seed = SpinBox(1, MOST_SEED, self)
        self.cluster = LineEdit(self)
        self.until_clear = QCheckBox(self.tr("Stop as soon as the answer is clear"), self)
        self.alike = QPushButton(self.tr("All like player 1"), self)
        self.weakness = WeaknessNote(self)
        self.machines: list[MachineChooser] = []
        self._signs: list[Label] = []
        self._lay_out(self._seats(kinds, usual[0]))
        self._tell()
        self.show_settings(kept_settings(RunSettings(usual, cores=max(1, os.cpu_count() or 1))))
        for box in (self.players, self.games, self.tolerance, self.cores, self.seed):
            box.valueChanged.connect(self._show_seats)
        self.until_clear.toggled.connect(self._show_seats)
        self.cluster.textChanged.connect(self._show_seats)
        self.alike.clicked.connect(self._make_alike)
        self._show_seats()

    def _lay_out(self, seats: QGridLayout) -> None:
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(8)
        rows.addWidget(labelled((self.tr("Players"), self.players), (self.tr("Seed"), self.seed)))
        rows.addLayout(seats)
        rows.addWidget(self.weakness)
        rows.addWidget(self.alike, 0, Qt.AlignmentFlag.AlignRight)
        rows.addWidget(labelled((self.tr("Games"), self.games), (self.tr("Processes"), self.cores)))
        rows.addWidget(labelled((self.tr("Cluster"), self.cluster)))
        rows.addWidget(labelled((self.tr("Fair within (percentage points)"), self.tolerance)))
        rows.addWidget(self.until_clear)

    def _tell(self) -> None:
        self.games.setSingleStep(100)
        self.games.setToolTip(tip(self.tr("How many games at most; every player has every home as often")))
        self.cores.setToolTip(tip(self.tr("How many processes play at once; the games are the same")))
        self.seed.setToolTip(tip(self.tr("Another seed plays other games")))
        self.tolerance.setToolTip(
            tip(self.tr("A map is fair if every home wins as often as the others, within this margin"))
        )
        self.cluster.setPlaceholderText(self.tr("tcp://…:8786"))
        self.cluster.setToolTip(
            tip(
                self.tr(
                    "The address of a Dask cluster: games are played there and not on this computer. Dask must be "
                    "installed here and on each of its computers"
                )
            )
        )
        for name in ("players", "games", "tolerance", "cores", "cluster", "seed"):
            getattr(self, name).setObjectName(f"laboratory-{name}")

    def _seats(self, kinds: Sequence[Description], usual: str) -> QGridLayout:
        """A row for each player there can be."""
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setVerticalSpacing(3)
        for number in range(MOST_PLAYERS):
            sign = Label(self)
            sign.setPixmap(QPixmap.fromImage(sign_image(number, _SIGN, self.devicePixelRatioF())))
            machine = MachineChooser(number, kinds, usual, self, with_person=False)
            machine.changed.connect(self._show_seats)
            machine.box_chosen.connect(self._show_seats)
            grid.addWidget(sign, 2 * number, 0)
            grid.addWidget(machine.kind, 2 * number, 1)
            grid.addWidget(machine.details, 2 * number + 1, 1)
            self._signs.append(sign)
            self.machines.append(machine)
        return grid

    def _make_alike(self) -> None:
        for machine in self.machines[1:]:
            machine.choose(self.machines[0].machine)

    def _show_seats(self, _value: object = None) -> None:
        players = self.players.value()
        for number, (sign, machine) in enumerate(zip(self._signs, self.machines, strict=True)):
            sign.setVisible(number < players)
            machine.kind.setVisible(number < players)
            machine.details.setVisible(number < players and bool(machine.boxes))
        self.weakness.tell_of(self.settings.players)
        self.alike.setVisible(players > 1)
        self.cores.setEnabled(not self._address)  # a cluster says itself how many it has
        self.changed.emit()

    @property
    def _address(self) -> str:
        return self.cluster.text().strip()

    @property
    def settings(self) -> RunSettings:
        """The settings that are chosen."""
        players = tuple(machine.machine for machine in self.machines[: self.players.value()])
        numbers = self.games.value(), self.tolerance.value(), self.cores.value(), self.seed.value()
        return RunSettings(players, *numbers, self.until_clear.isChecked(), self._address)

    def show_settings(self, settings: RunSettings) -> None:
        """Choose these; without players those that are chosen stay."""
        if settings.players:
            self.players.setValue(len(settings.players))
            for machine, chosen in zip(self.machines, settings.players, strict=False):
                machine.choose(chosen)
        for box, value in (
            (self.games, settings.games),
            (self.tolerance, settings.tolerance),
            (self.cores, settings.cores),
            (self.seed, settings.seed),
        ):
            box.setValue(value)
        self.until_clear.setChecked(settings.until_clear)
        self.cluster.setText(settings.cluster)
