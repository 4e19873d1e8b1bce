"""Asks with which of the known games of a map a game is to be compared."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from rbdesigner.messages.translation import number_text
from rbdesigner.ui.figures.known_games import KnownGame
from rbdesigner.ui.widgets.content_area import resize_within_screen
from rbdesigner.ui.widgets.copied_table import CopiedTable
from rbdesigner.ui.widgets.dialog_buttons import DialogButtons
from rbdesigner.ui.widgets.section import note


class KnownGameDialog(QDialog):
    """A table of games by where they come from; several can be chosen."""

    def __init__(self, games: Sequence[KnownGame], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("known-games")
        self.setWindowTitle(self.tr("Compare with games of this map"))
        self._games = games
        self.table = CopiedTable(self.tr("Games of this map"), self)
        titles = [self.tr("Game"), self.tr("Turns"), self.tr("Points"), self.tr("Map")]
        rows: list[tuple[Any, list[str]]] = []
        for group, members in groupby(enumerate(games), lambda each: each[1].group):
            rows.append((None, [group]))
            rows += [(number, self._row(game)) for number, game in members]
        self.table.show_rows(titles, rows)
        self.table.row_wanted.connect(self.accept)
        self.buttons = DialogButtons(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self)
        self.ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.ok.setText(self.tr("&Compare"))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.table.itemSelectionChanged.connect(self._show_possible)
        told = self.tr("Games played here, and the best of each run of the laboratory. Several can be chosen.")
        layout = QVBoxLayout(self)
        layout.addWidget(note(told if games else self.tr("No other game of this map is known here.")))
        layout.addWidget(self.table, 1)
        layout.addWidget(self.buttons)
        resize_within_screen(self, QSize(720, 460))
        self._show_possible()

    def _row(self, game: KnownGame) -> list[str]:
        return [game.name, number_text(game.turns), " : ".join(map(number_text, game.points)), game.remark]

    def _show_possible(self) -> None:
        self.ok.setEnabled(bool(self.chosen()))

    def chosen(self) -> list[KnownGame]:
        """The games that are chosen."""
        return [self._games[number] for number in self.table.chosen()]
