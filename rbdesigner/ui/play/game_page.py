"""The page of one game: the board, and around it whose turn it is, what can be done, and what has happened."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QTabWidget, QVBoxLayout, QWidget

from rbdesigner.ui.play.choices_panel import ChoicesPanel
from rbdesigner.ui.play.focus import Focus
from rbdesigner.ui.play.game_view import GameView
from rbdesigner.ui.play.log_panel import LogPanel
from rbdesigner.ui.play.match import Match, Span
from rbdesigner.ui.play.players_panel import PlayersPanel
from rbdesigner.ui.play.seats import Seat, Seats
from rbdesigner.ui.play.tile_view import TileView
from rbdesigner.ui.play.turn_bar import TurnBar
from rbdesigner.ui.play.wonder_panel import WonderPanel

SIDE = 380
"""Pixels of the column beside the board at first."""


class GamePage(QWidget):
    """Shows a match and lets it be played.

    ``back_wanted()``: to the editor of the map; ``position_wanted()``: the shown moment as a scenario to edit.
    """

    back_wanted = Signal()
    position_wanted = Signal()

    def __init__(self, match: Match, seats: list[Seat] | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("game-page")
        self.match = match
        match.setParent(self)
        self.focus = Focus(match, self)
        self.seats = Seats(match, seats or [], self)
        self.view = GameView(match, self.focus, self)
        self.turn_bar = TurnBar(match, self.seats, self)
        self.choices = ChoicesPanel(match, self.focus, self)
        self.tile_view = TileView(match, self.focus, self.view.board, self)
        self.players = PlayersPanel(match, self.focus, self.seats, self)
        self.wonder = WonderPanel(match, self.seats, self)
        self.log = LogPanel(match, self.seats, self)
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.view)

    @property
    def title(self) -> str:
        """What to call the game on its tab."""
        name = self.match.game.scenario.properties.title or self.tr("Untitled")
        return self.tr("Game: {map}").format(map=name)

    def _lay_out(self) -> None:
        tabs = QTabWidget(self)
        tabs.setObjectName("game-panels")
        tabs.setDocumentMode(True)
        tabs.addTab(self.players, self.tr("Players"))
        tabs.addTab(self.wonder, self.tr("Wonder"))
        tabs.addTab(self.log, self.tr("Log"))
        side = QSplitter(Qt.Orientation.Vertical, self)
        side.setObjectName("game-side")
        side.setChildrenCollapsible(False)
        for widget, share in ((self.tile_view, 3), (self.choices, 4), (tabs, 4)):
            side.addWidget(widget)
            side.setStretchFactor(side.count() - 1, share)
        middle = QSplitter(Qt.Orientation.Horizontal, self)
        middle.setChildrenCollapsible(False)
        middle.addWidget(self.view)
        middle.addWidget(side)
        middle.setStretchFactor(0, 1)
        middle.setSizes([10_000, SIDE])
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.turn_bar)
        columns = QHBoxLayout()
        columns.addWidget(middle)
        rows.addLayout(columns, 1)

    def _connect(self) -> None:
        self.view.told.connect(self.turn_bar.tell)
        self.choices.told.connect(self.turn_bar.tell)
        self.log.moment_wanted.connect(self.match.look_at)
        keys = (
            ("Ctrl+Z", lambda: self.match.undo()),
            ("Ctrl+Y", lambda: self.match.redo()),
            ("Ctrl+Shift+Z", lambda: self.match.redo()),
            ("Ctrl+Alt+Z", lambda: self.match.undo(Span.PHASE)),
        )
        for key, slot in keys:
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)
