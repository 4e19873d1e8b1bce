"""Shows how a solo game stands: its turn, the points and what they are made of, the record, the own best."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics.scoring import Score
from rbdesigner.messages.phrases import listed
from rbdesigner.messages.result_wording import breakdown, holder_of_record
from rbdesigner.messages.thing_wording import count_text
from rbdesigner.messages.translation import day_text, number_text
from rbdesigner.play.archive import ArchivedGame
from rbdesigner.scenario.model import Record
from rbdesigner.ui.storage.times import day_of
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
                filter(None, (record.breakdown, holder_of_record(record), day_text(record.date), record.rules_edition))
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
