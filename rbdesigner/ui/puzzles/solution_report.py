"""The outcome of verifying a solution: its points, or its first fault."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.mechanics.scoring import Score
from rbdesigner.lab.puzzles.scenario_hash import SHOWN
from rbdesigner.lab.puzzles.verification import Verification
from rbdesigner.messages import things
from rbdesigner.messages.result_wording import breakdown, holder_of_record
from rbdesigner.messages.thing_wording import phase_name, player_title, points_text
from rbdesigner.messages.translation import day_text, number_text
from rbdesigner.scenario.model import Record
from rbdesigner.ui.widgets.dialog_buttons import DialogButtons
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.literal import Label
from rbdesigner.ui.widgets.section import note

_SIGN = 28
_WIDTH = 520


class ReportWish(Enum):
    """The next step after a report: the game that the solution is, where it has its fault, or a table of records."""

    GAME = auto()
    RECORD = auto()


class SolutionReport(QDialog):
    """Says whether a solution is legal, and what it comes to; ``wish`` is what was asked for at closing."""

    def __init__(self, name: str, found: Verification, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("solution-report")
        self.setWindowTitle(self.tr("Verified: {name}").replace("{name}", name))
        self.setMinimumWidth(_WIDTH)
        self.found = found
        self.wish: ReportWish | None = None
        self.headline = Label(self._verdict(), self)
        self.headline.setObjectName("verdict")
        self.headline.setWordWrap(True)
        font = self.headline.font()
        font.setBold(True)
        font.setPointSizeF(1.2 * font.pointSizeF())
        self.headline.setFont(font)
        sign = Label(self)
        sign.setPixmap(icon("fine" if found.is_legal else "warning").pixmap(_SIGN, _SIGN))
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(self.headline, 1)
        rows = QVBoxLayout(self)
        rows.setSpacing(10)
        rows.addLayout(top)
        if found.fault is not None:
            rows.addWidget(self._fault())
        rows.addLayout(self._facts())
        if found.is_legal and not found.is_over:
            rows.addWidget(note(self.tr("It is not finished: these are the points so far.")))
        rows.addStretch(1)
        rows.addWidget(self._buttons())

    def _verdict(self) -> str:
        if not self.found.is_legal:
            return self.tr("Not legal: the solution breaks the rules.")
        if self.found.solution.players > 1:
            return self.tr("Legal")
        return self.tr("Legal: {points}").replace("{points}", points_text(self.found.points[0]))

    def _fault(self) -> QLabel:
        """The first fault with its moment."""
        fault = self.found.fault
        assert fault is not None
        turn, phase = str(fault.turn), phase_name(Phase[fault.phase.upper()])
        where = (
            self.tr("Entry {number} of the log, turn {turn}, {phase}:")
            if fault.turn
            else self.tr("Entry {number} of the log, setting up:")
        )
        where = where.replace("{phase}", phase).replace("{turn}", turn).replace("{number}", number_text(fault.entry))
        rule = f" ({fault.rule})" if fault.rule else ""
        label = Label(f"{where}\n{fault.text}\n{fault.reason}{rule}", self)
        label.setObjectName("fault")
        label.setWordWrap(True)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return label

    def _facts(self) -> QFormLayout:
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        for title, text in self._told():
            value = Label(text, self)
            value.setWordWrap(True)
            value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            form.addRow(Label(title, self), value)
        return form

    def _told(self) -> Iterator[tuple[str, str]]:
        found, solution = self.found, self.found.solution
        yield self.tr("Scenario:"), solution.title or solution.code or self.tr("without a title")
        holder = holder_of_record(Record(0, holder=solution.holder, machine=solution.machine))
        if held := ", ".join(filter(None, (holder, day_text(solution.date)))):
            yield self.tr("Found by:"), held
        for player, score in enumerate(found.scores):
            title = self.tr("Points:") if len(found.scores) == 1 else f"{player_title(found.game.state, player)}:"
            yield title, self._points(score)
        if found.is_legal:
            settled = self.tr("after turn {turn}").replace("{turn}", str(found.settled))
            yield self.tr("Points reached:"), settled if found.settled else self.tr("from the beginning")
            yield self.tr("Goods used:"), number_text(found.goods_used)
        yield (
            self.tr("Hash:"),
            self.tr("{hash}…, rules {version}")
            .replace("{version}", str(solution.rules))
            .replace("{hash}", solution.hash[:SHOWN]),
        )

    def _points(self, score: Score) -> str:
        made_of = breakdown(score, self.tr("wonder"), lambda good, number: str(things.count(good, number)))
        return ": ".join(filter(None, (number_text(score.total), made_of)))

    def _buttons(self) -> QDialogButtonBox:
        buttons = DialogButtons(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        text = self.tr("&Open as a game") if self.found.is_legal else self.tr("&Show the fault on the board")
        self.open_button = self._button(buttons, text, ReportWish.GAME)
        self.record_button = self._button(buttons, self.tr("&Add to a table of records…"), ReportWish.RECORD)
        self.record_button.setVisible(self.found.is_over and self.found.solution.players == 1)
        return buttons

    def _button(self, buttons: QDialogButtonBox, text: str, wish: ReportWish) -> QPushButton:
        button = buttons.addButton(text, QDialogButtonBox.ButtonRole.ActionRole)
        button.setAutoDefault(False)
        button.clicked.connect(lambda: self._close_with(wish))
        return button

    def _close_with(self, wish: ReportWish) -> None:
        self.wish = wish
        self.accept()
