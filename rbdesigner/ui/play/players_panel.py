"""The panel of the players: wealth, research and fleet of each, the one who is to act first."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from rbdesigner.engine import order
from rbdesigner.engine.scoring import scores
from rbdesigner.ui.play.focus import Focus
from rbdesigner.ui.play.match import Match
from rbdesigner.ui.play.match_panel import MatchPanel
from rbdesigner.ui.play.player_block import PlayerBlock
from rbdesigner.ui.play.seats import Seats


class PlayersPanel(MatchPanel):
    """A block for each player. Who is to act stands first and open; the others keep as the user has left them."""

    def __init__(self, match: Match, focus: Focus, seats: Seats, parent: QWidget | None = None) -> None:
        super().__init__(match, parent)
        self.setObjectName("players-panel")
        self.setAccessibleName(self.tr("Players"))
        self._focus, self._seats = focus, seats
        self._first = -1
        self._opened_for_turn = False
        self.blocks = [PlayerBlock(player) for player in range(match.game.players)]
        self._lay_out()
        for block in self.blocks:
            block.chosen.connect(focus.choose)
            block.opened.connect(self.refresh)
        focus.changed.connect(self.refresh)
        seats.changed.connect(self.refresh)

    def _lay_out(self) -> None:
        column = QWidget(self)
        self._rows = QVBoxLayout(column)
        self._rows.setContentsMargins(4, 4, 4, 4)
        self._rows.setSpacing(4)
        for block in self.blocks:
            self._rows.addWidget(block)
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
        acting = order.acting(state)
        self._bring_first(acting)
        for block, score in zip(self.blocks, scores(state), strict=True):
            called = self._seats.name(block.player)
            block.show_player(state, called, score, block.player in acting, self._focus.transporter)

    def _bring_first(self, acting: tuple[int, ...]) -> None:
        """Let one who is to act stand first; whoever does already stays, so that nothing jumps about."""
        first = acting[0] if acting else max(0, self._first)
        if first == self._first or self._first in acting:
            return
        if self._first >= 0 and self._opened_for_turn:
            self.blocks[self._first].open(False)
        self._first = first
        self._opened_for_turn = not self.blocks[first].is_open
        for place, player in enumerate(sorted(range(len(self.blocks)), key=lambda player: player != first)):
            self._rows.insertWidget(place, self.blocks[player])
        self.blocks[first].open()
        self.area.verticalScrollBar().setValue(0)
