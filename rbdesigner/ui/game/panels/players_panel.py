"""The panel of the players: how a solo game stands, and wealth, research and fleet of each, who is to act first."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics import order
from rbdesigner.engine.mechanics.scoring import Score, scores
from rbdesigner.messages.phrases import listed
from rbdesigner.messages.result_wording import breakdown, breakdown_of_record, holder_of_record
from rbdesigner.messages.thing_wording import count_text
from rbdesigner.messages.translation import day_text, number_text
from rbdesigner.play.archive import ArchivedGame
from rbdesigner.play.match import Match
from rbdesigner.scenario.model import Record
from rbdesigner.ui.game.match.focus import Focus
from rbdesigner.ui.game.match.signals import MatchPanel
from rbdesigner.ui.game.panels.player_block import PlayerBlock
from rbdesigner.ui.game.players.seats import Seats
from rbdesigner.ui.storage.languages import day_of
from rbdesigner.ui.widgets.literal import Label
from rbdesigner.ui.widgets.section import note
from rbdesigner.ui.widgets.theme import bold

NONE_YET = "–"


class SoloBox(QWidget):
    """Shows a line each for turn, points, record and own best: a word, a number, and what there is to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("solo-box")
        self.setAccessibleName(self.tr("How the solo game stands"))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(6, 2, 4, 4)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(1)
        self._grid.setColumnStretch(2, 1)
        self.turn = self._line(self.tr("Turn"))
        self.points = self._line(self.tr("Points"))
        self.record = self._line(self.tr("Record"))
        self.best = self._line(self.tr("Your best"))

    def _line(self, word: str) -> tuple[QLabel, QLabel]:
        """A further line; returns where its number and its words go."""
        row, top = self._grid.rowCount(), Qt.AlignmentFlag.AlignTop
        title, number, words = note(word), Label(self), Label(self)
        title.setWordWrap(False)
        number.setFont(bold(number.font()))
        words.setWordWrap(True)
        for column, label in enumerate((title, number, words)):
            self._grid.addWidget(label, row, column, top | Qt.AlignmentFlag.AlignRight if column == 1 else top)
        return number, words

    def show_standing(self, state: GameState, score: Score, record: Record | None) -> None:
        """Show the moment, and the record of the scenario."""
        self._tell(self.turn, str(state.turn), self.tr("of {turns}").format(turns=state.terms.turns))
        self._tell(self.points, number_text(score.total), self._made_of(score))
        if record is None:
            self._tell(self.record, NONE_YET, self.tr("nobody has set one yet"))
        else:
            said = " · ".join(
                filter(
                    None,
                    (
                        breakdown_of_record(record),
                        holder_of_record(record),
                        day_text(record.date),
                        record.rules_edition,
                    ),
                )
            )
            self._tell(self.record, number_text(record.score), said)

    def _made_of(self, score: Score) -> str:
        made_of = breakdown(score, self.tr("wonder"), count_text)
        of_row = self.tr("{row}: {points}")
        rows = [of_row.format(row=row, points=points) for row, points in enumerate(score.rows, 1) if points]
        if rows:
            made_of += " " + self.tr("(row {rows})").format(rows=listed(rows))
        return made_of

    def show_best(self, best: ArchivedGame | None) -> None:
        """Show the user's best game of the scenario before this one."""
        if best is None:
            self._tell(self.best, NONE_YET, self.tr("no finished game yet"))
        else:
            self._tell(self.best, number_text(best.points[0]), self.tr("on {day}").format(day=day_of(best.played)))

    def _tell(self, line: tuple[QLabel, QLabel], number: str, words: str) -> None:
        for label, text in zip(line, (number, words), strict=True):
            if label.text() != text:  # a new text has the whole panel laid out anew
                label.setText(text)


FEW = 2
"""The most players for whom there is room to open the block of the one who is to act."""


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
