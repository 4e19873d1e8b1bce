"""The page on which a map is laid: the map, the tiles left, the log, and whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSplitter, QTabWidget, QVBoxLayout, QWidget

from rbdesigner.analysis.laying import laying_records
from rbdesigner.hexes import Hex
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.laying.laying_bar import LayingBar, LayingMachines
from rbdesigner.ui.laying.laying_board import LayingBoard
from rbdesigner.ui.laying.laying_panels import LayingLog, SupplyPanel
from rbdesigner.ui.laying.laying_table import LayingHand, LayingTable
from rbdesigner.ui.page import AutosavedPage, DrawnPage, Snapshot
from rbdesigner.ui.storage.preferences import wheel_zooms

SIDE = 300
"""Pixels of the column beside the map at first."""


class LayingPage(AutosavedPage):
    """Shows a table at which a map is laid, and lets it be laid; ``play_wanted()``, ``keep_wanted()`` as of the bar."""

    kind, icon = "laying", "tiles"

    play_wanted = Signal()
    keep_wanted = Signal()

    def __init__(self, table: LayingTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("laying-page")
        self.table = table
        table.setParent(self)
        self.hand = LayingHand(table, self)
        self.machines = LayingMachines(table, self)
        self.bar = LayingBar(table, self.machines, self)
        self.board = LayingBoard(table, self.hand, self)
        self.supply = SupplyPanel(table, self.hand, self)
        self.log = LayingLog(table, self)
        self._panels = QTabWidget(self)
        self._lay_out()
        self.setFocusProxy(self.board)
        self._connect()
        self.machines.look()

    def _lay_out(self) -> None:
        self._panels.setObjectName("laying-panels")
        self._panels.setDocumentMode(True)
        self._panels.addTab(self.supply, self.tr("Tiles"))
        self._panels.addTab(self.log, self.tr("Log"))
        middle = QSplitter(Qt.Orientation.Horizontal, self)
        middle.setChildrenCollapsible(False)
        middle.addWidget(self.board)
        middle.addWidget(self._panels)
        middle.setStretchFactor(0, 1)
        middle.setSizes([10_000, SIDE])
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.bar)
        rows.addWidget(middle, 1)

    def _connect(self) -> None:
        self.board.message.connect(self.bar.tell)
        self.log.moment_wanted.connect(self.table.go_to)
        self.bar.play_wanted.connect(self.play_wanted)
        self.bar.keep_wanted.connect(self.keep_wanted)
        for changed in (self.label_changed, self.facts_changed, self.edited):
            self.table.changed.connect(changed)

    @property
    def title(self) -> str:
        """The title of the scenario that comes of it."""
        return self.table.game.terms.properties.title or self.tr("Untitled")

    @property
    def path(self) -> Path | None:
        """The file that it is saved to; None as long as it has none."""
        return self.table.path

    @path.setter
    def path(self, path: Path | None) -> None:
        self.table.path = path
        self.label_changed.emit()

    @property
    def is_modified(self) -> bool:
        """Whether there is something that its file does not hold."""
        return self.table.is_modified

    def mark_saved(self) -> None:
        """Note that its file holds it as it is now."""
        self.table.mark_saved()

    def undo(self) -> None:
        """Take back the last tile of a person."""
        self.table.undo()

    def redo(self) -> None:
        """Do again what was taken back last."""
        self.table.redo()

    @property
    def shown_map(self) -> LayingBoard:
        """The map."""
        return self.board

    @property
    def scenario(self) -> Scenario:
        """The map as it lies."""
        return self.table.scenario

    def seen(self) -> dict[str, object]:
        """Add whether machines are paused."""
        return super().seen() | ({"paused": True} if self.machines.is_paused else {})

    def see_again(self, seen: Mapping[str, Any]) -> None:
        """Show the page again with machines paused, if they were."""
        super().see_again(seen)
        if seen.get("paused") is True:
            self.machines.pause(True)

    def rest(self) -> None:
        """Pause the machines if one of them is to lay."""
        if self.table.is_machine_to_lay:
            self.machines.pause(True)

    def go_to(self, place: Hex) -> None:
        """Bring a place into view."""
        self.board.point_at(place)

    def drawn(self) -> DrawnPage:
        """The map as it lies."""
        return DrawnPage(self.table.game.laid_map())

    def tell(self, sentence: str) -> bool:
        """Say what went well above the map."""
        self.bar.tell(sentence)
        return True

    def stops(self) -> list[QWidget]:
        """The areas that F6 goes through."""
        return [self.bar, self.board, self._panels]

    def show_side(self, shown: bool) -> None:
        """Show what stands beside the map, or leave all the room to the map."""
        self._panels.setVisible(shown)

    def apply_preferences(self) -> None:
        """Take over whether the wheel zooms."""
        self.board.view.wheel_zooms = wheel_zooms()

    def snapshot(self) -> Snapshot:
        """The laying as it is now."""
        text = laying_records.dumps(self.table.game)
        return Snapshot(self.title, self.path, partial(str, text))
