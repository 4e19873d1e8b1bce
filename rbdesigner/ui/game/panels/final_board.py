"""The end of a game: who has won with what, and in solo whether the record of the scenario is beaten."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.engine.core.codes import GOODS, WORTHS
from rbdesigner.engine.mechanics.scoring import Score, ranking, scores
from rbdesigner.messages.result_wording import breakdown, breakdown_of_record, holder_of_record, result_text
from rbdesigner.messages.thing_wording import points_text
from rbdesigner.messages.translation import day_text, number_text
from rbdesigner.play.archive import ArchivedGame, Origin
from rbdesigner.play.match import Match
from rbdesigner.scenario.model import Record
from rbdesigner.ui.game.players.seats import Seats
from rbdesigner.ui.storage.languages import day_of
from rbdesigner.ui.widgets.content_area import ContentArea, resize_within_screen
from rbdesigner.ui.widgets.dialog_buttons import DialogButtons
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.player_sign import sign_image
from rbdesigner.ui.widgets.section import note
from rbdesigner.ui.widgets.small_pictures import piece_image
from rbdesigner.ui.widgets.terms import capitalised, name
from rbdesigner.ui.widgets.theme import bold

SIGN = 26.0
GOOD = 22.0
"""Pixels of the sign of a player and of the picture of a good."""


def record_of(score: Score, holder: str, day: date, *, machine: bool = False) -> Record:
    """A result as a scenario keeps it: ``3 stock 360, wonder 80``."""
    return Record(score.total, breakdown(score, "wonder"), holder, day.isoformat(), machine=machine)


_MOST = QSize(10_000, 600)
"""The board of many players is scrolled rather than this high."""
_BAR = QSize(24, 8)
"""Room for the bar that scrolls."""


class FinalBoard(QDialog):
    """Shows the result of a game that is over.

    ``best`` is the user's best game of the scenario before, ``how`` tells whether this is one of the user's too.
    ``record_wanted(Record)`` asks to make a new best the record of the scenario; whoever sees to it tells it with
    :meth:`show_taken_over`.
    """

    record_wanted = Signal(object)
    figures_wanted = Signal()

    def __init__(
        self,
        match: Match,
        seats: Seats,
        best: ArchivedGame | None = None,
        how: Origin = Origin.HERE,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("final-board")
        self.setWindowTitle(self.tr("The end of the game"))
        self._match, self._seats, self._best, self._how = match, seats, best, how
        self.ranking = ranking(match.game.state)
        self.scores = scores(match.game.state)
        self.take_over = QPushButton(self.tr("&Write it into the scenario as its record"))
        self.taken_over = note("")
        column = QWidget(self)
        rows = QVBoxLayout(column)
        rows.setSpacing(10)
        rows.addWidget(self._headline())
        for rank, player in enumerate(self.ranking):
            rows.addWidget(self._player(rank, self.scores[player]))
        for tie in self._ties():
            rows.addWidget(note(tie))
        if match.game.state.terms.solo:
            rows.addWidget(self._record())
        rows.addStretch(1)
        self._lay_out(column)

    def _lay_out(self, column: QWidget) -> None:
        buttons = DialogButtons(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        figures = buttons.addButton(self.tr("&Figures of the game"), QDialogButtonBox.ButtonRole.ActionRole)
        figures.setObjectName("figures")
        figures.setAutoDefault(False)
        figures.clicked.connect(self._wish_figures)
        layout = QVBoxLayout(self)
        layout.addWidget(ContentArea(column, self), 1)
        layout.addWidget(buttons)
        resize_within_screen(self, self.sizeHint().boundedTo(_MOST) + _BAR)

    # Who has won

    def _headline(self) -> QLabel:
        label = Label(result_text(self._match.game.state, self._seats.name), self)
        label.setObjectName("headline")
        font = label.font()
        font.setPointSizeF(1.6 * font.pointSizeF())
        font.setBold(True)
        label.setFont(font)
        return label

    def _player(self, rank: int, score: Score) -> QWidget:
        """One line of the ranking with what its points are made of."""
        box = QFrame(self)
        box.setFrameShape(QFrame.Shape.StyledPanel)
        box.setObjectName(f"result-{score.player + 1}")
        rows = QVBoxLayout(box)
        rows.addLayout(self._title(rank, score))
        rows.addLayout(self._goods(score))
        rows.addLayout(self._wonder(score))
        summary = self.tr("{rank}. {player}: {points}").format(
            rank=rank + 1, player=self._seats.name(score.player), points=points_text(score.total)
        )
        box.setAccessibleName(summary)
        return box

    def _title(self, rank: int, score: Score) -> QHBoxLayout:
        line = QHBoxLayout()
        sign = Label(self)
        sign.setPixmap(QPixmap.fromImage(sign_image(score.player, SIGN, self.devicePixelRatioF())))
        line.addWidget(self._bold(f"{rank + 1}."))
        line.addWidget(sign)
        line.addWidget(self._bold(self._seats.name(score.player)), 1)
        line.addWidget(self._bold(points_text(score.total)))
        return line

    def _bold(self, text: str) -> QLabel:
        label = Label(text, self)
        label.setFont(bold(label.font()))
        return label

    def _goods(self, score: Score) -> QHBoxLayout:
        """The goods that are worth something, each with its number and points."""
        line = QHBoxLayout()
        line.addWidget(self._first(self.tr("Goods {points}:").format(points=number_text(sum(score.goods)))))
        for good in sorted((good for good, worth in enumerate(WORTHS) if worth), key=lambda good: -WORTHS[good]):
            points = score.goods[good]
            picture = Label(self)
            picture.setPixmap(QPixmap.fromImage(piece_image(GOODS[good], None, GOOD, self.devicePixelRatioF())))
            text = self._sum(points // WORTHS[good], WORTHS[good])
            label = Label(text if points else "–", self)
            label.setMinimumWidth(self.fontMetrics().horizontalAdvance(self._sum(8, WORTHS[good])))
            label.setAccessibleName(self.tr("{good}: {sum}").format(good=capitalised(name(GOODS[good])), sum=text))
            for part in (picture, label):
                part.setToolTip(tip(capitalised(name(GOODS[good]))))
            line.addSpacing(8)
            line.addWidget(picture)
            line.addWidget(label)
        line.addStretch(1)
        return line

    def _sum(self, count: int, worth: int) -> str:
        return self.tr("{count} × {worth} = {points}").format(
            count=count, worth=worth, points=number_text(count * worth)
        )

    def _first(self, text: str) -> QLabel:
        """The beginning of a line; lines go on at the same place for all players."""
        label = Label(text, self)
        label.setMinimumWidth(self.fontMetrics().horizontalAdvance(self.tr("Wonder {points}:").format(points=100)))
        return label

    def _wonder(self, score: Score) -> QGridLayout:
        """The rows of the wonder that have brought points, from the lowest."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(0)
        grid.addWidget(self._first(self.tr("Wonder {points}:").format(points=number_text(sum(score.rows)))), 1, 0)
        paid = [(row, points) for row, points in enumerate(score.rows) if points]
        for column, (row, points) in enumerate(paid, 1):
            number, share = note(self.tr("row {row}").format(row=row + 1)), Label(number_text(points), self)
            number.setWordWrap(False)
            for row, label in enumerate((number, share)):
                grid.addWidget(label, row, column, Qt.AlignmentFlag.AlignHCenter)
        grid.setColumnStretch(len(paid) + 1, 1)
        return grid

    def _ties(self) -> Iterator[str]:
        """Why of two players with as many points one comes first (Z2)."""
        for first, second in zip(self.ranking, self.ranking[1:], strict=False):
            if self.scores[first].total == self.scores[second].total:
                text = self.tr("{first} and {second} have equal points; {first} stands closer to the temple.")
                yield text.format(first=self._seats.name(first), second=self._seats.name(second))

    # Solo

    @property
    def record(self) -> Record | None:
        """The record of the scenario."""
        return self._match.game.scenario.properties.record

    @property
    def is_record(self) -> bool:
        """Whether the result is better than the record, or the first."""
        return self.scores[0].total > (self.record.score if self.record is not None else 0)

    def _record(self) -> QWidget:
        box = QWidget(self)
        rows = QVBoxLayout(box)
        rows.setContentsMargins(0, 0, 0, 0)
        for called, text in (("best", self._best_text()), ("record", self._record_text())):
            label = Label(text, box)
            label.setObjectName(called)
            label.setWordWrap(True)
            rows.addWidget(label)
        self.take_over.setObjectName("take-over")
        self.take_over.setAutoDefault(False)
        self.take_over.clicked.connect(self._wish_record)
        self.taken_over.setObjectName("taken-over")
        rows.addWidget(self.take_over, 0, Qt.AlignmentFlag.AlignLeft)
        rows.addWidget(self.taken_over)
        self.take_over.setVisible(self.is_record and self._how is not Origin.MACHINE)
        self.taken_over.hide()
        return box

    def _best_text(self) -> str:
        best, points = self._best, self.scores[0].total
        if self._how is not Origin.HERE:
            return self._others_text()
        if best is None:
            return self.tr("This is the first game of this scenario that you have finished.")
        before = best.points[0]
        known = self.tr("Your best before, on {day}: {points}").format(
            day=day_of(best.played), points=points_text(before)
        )
        if points > before:
            verdict = self.tr("You have beaten it by {more}.").format(more=points_text(points - before))
        elif points == before:
            verdict = self.tr("You have reached it again.")
        else:
            verdict = self.tr("This game is {less} short of it.").format(less=points_text(before - points))
        return f"{known}. {verdict}"

    def _others_text(self) -> str:
        """Why the game is none of the user's, and what the best of these is."""
        text = self.tr("This game was over when it was opened, so it does not count as yours.")
        if self._how is Origin.MACHINE:
            text = self.tr("A machine has played this game, so it does not count as yours.")
        if self._best is None:
            return text
        known = self.tr("Your best, on {day}: {points}").format(
            day=day_of(self._best.played), points=points_text(self._best.points[0])
        )
        return f"{text} {known}."

    def _record_text(self) -> str:
        record, points = self.record, self.scores[0].total
        is_own = self._how is Origin.HERE
        if record is None:
            own = self.tr("No record of this scenario is known yet: yours is the first.")
            return own if is_own else self.tr("No record of this scenario is known yet.")
        parts = filter(
            None, (holder_of_record(record), day_text(record.date), breakdown_of_record(record), record.rules_edition)
        )
        known = self.tr("Record of the scenario: {points}").format(points=points_text(record.score))
        known = " · ".join((known, *parts))
        if points > record.score:
            verdict = self.tr("A new record, by {more}!") if is_own else self.tr("This game is better by {more}.")
        elif points == record.score:
            verdict = self.tr("You have reached it.") if is_own else self.tr("This game has reached it.")
        else:
            verdict = (
                self.tr("You have missed it by {less}.") if is_own else self.tr("This game is {less} short of it.")
            )
        more = points_text(points - record.score)
        verdict = verdict.replace("{more}", more).replace("{less}", points_text(record.score - points))
        return f"{known}\n{verdict}"

    def _wish_record(self) -> None:
        self.record_wanted.emit(record_of(self.scores[0], next(iter(self._match.game.names), ""), date.today()))

    def _wish_figures(self) -> None:
        self.accept()
        self.figures_wanted.emit()

    def show_taken_over(self, done: str) -> None:
        """The result has become the record; ``done`` says where it stands now."""
        self.take_over.hide()
        self.taken_over.setText(done)
        self.taken_over.show()


def show_final(
    match: Match,
    seats: Seats,
    best: ArchivedGame | None = None,
    how: Origin = Origin.HERE,
    parent: QWidget | None = None,
) -> FinalBoard:
    """Open the result beside the game, which can be looked at further, and return it."""
    board = FinalBoard(match, seats, best, how, parent)
    board.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    board.open()
    return board
