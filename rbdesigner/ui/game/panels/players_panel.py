"""The panel of the players: how a solo game stands, and wealth, research and fleet of each, who is to act first."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from rbdesigner.engine.mechanics import order
from rbdesigner.engine.mechanics.scoring import scores
from rbdesigner.play.archive import ArchivedGame
from rbdesigner.play.match import Match
from rbdesigner.ui.game.match.focus import Focus
from rbdesigner.ui.game.match.match_panel import MatchPanel
from rbdesigner.ui.game.panels.player_block import PlayerBlock
from rbdesigner.ui.game.panels.solo_box import SoloBox
from rbdesigner.ui.game.players.seats import Seats

FEW = 2
"""Up to so many players there is room to open the block of the one who is to act by itself."""


class PlayersPanel(MatchPanel):
    """Shows a block for each player: who is to act first, and open where few play; the others as they were left.

    ``solo`` stands above in a solo game.
    """

    def __init__(self, match: Match, focus: Focus, seats: Seats, parent: QWidget | None = None) -> None:
        super().__init__(match, parent)
        self.setObjectName("players-panel")
        self.setAccessibleName(self.tr("Players"))
        self._focus, self._seats = focus, seats
        self._first = -1
        self._opened_for_turn = False
        self.solo = SoloBox() if match.game.state.terms.solo else None
        self.blocks = [PlayerBlock(player) for player in range(match.game.players)]
        self._lay_out()
        for block in self.blocks:
            block.chosen.connect(focus.choose)
            block.opened.connect(self.refresh)
        focus.changed.connect(self.refresh)

    def _lay_out(self) -> None:
        column = QWidget(self)
        self._rows = QVBoxLayout(column)
        self._rows.setContentsMargins(4, 4, 4, 4)
        self._rows.setSpacing(4)
        for widget in (*([self.solo] if self.solo is not None else []), *self.blocks):
            self._rows.addWidget(widget)
        self._rows.addStretch(1)
        self.area = QScrollArea(self)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidget(column)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.area)

    @property
    def order(self) -> list[int]:
        """The players from the top."""
        return sorted(range(len(self.blocks)), key=lambda player: self._rows.indexOf(self.blocks[player]))

    def renew(self) -> None:
        """Show the moment."""
        state = self.match.state
        acting, points = order.acting(state), scores(state)
        self._bring_first(acting)
        if self.solo is not None:
            self.solo.show_standing(state, points[0], self.match.game.scenario.properties.record)
        for block, score in zip(self.blocks, points, strict=True):
            called = self._seats.name(block.player)
            block.show_player(state, called, score, block.player in acting, self._focus.transporter)

    def show_best(self, best: ArchivedGame | None) -> None:
        """Show the user's best game of the scenario of a solo game before this one."""
        if self.solo is not None:
            self.solo.show_best(best)

    def _bring_first(self, acting: tuple[int, ...]) -> None:
        """Let one who is to act stand first; whoever does already stays, so that nothing jumps about."""
        first = acting[0] if acting else max(0, self._first)
        if first == self._first or self._first in acting:
            return
        if self._first >= 0 and self._opened_for_turn:
            self.blocks[self._first].open(False)
        self._first = first
        self._opened_for_turn = not self.blocks[first].is_open
        above = 0 if self.solo is None else 1
        for place, player in enumerate(sorted(range(len(self.blocks)), key=lambda player: player != first), above):
            self._rows.insertWidget(place, self.blocks[player])
        if len(self.blocks) <= FEW:
            self.blocks[first].open()
        self.area.verticalScrollBar().setValue(0)
