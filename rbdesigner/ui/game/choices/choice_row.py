"""A choice with what goes with it: asking others, and choosing what pays."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from rbdesigner.engine.core.actions import Action, Paid
from rbdesigner.messages.action_wording import action_text
from rbdesigner.play.choices.choice_groups import Choice
from rbdesigner.play.choices.payments import ask_text
from rbdesigner.play.match import Match
from rbdesigner.ui.game.choices.choice_widgets import ChoiceButton
from rbdesigner.ui.game.choices.payment_chooser import PaymentChooser
from rbdesigner.ui.widgets.literal import caption, tip

INDENT = 18
"""Pixels by which choices stand in under the one that stands for them."""
MOST_WIDE = 110
"""Pixels that the names of those who are asked may take."""


class ChoiceRow(QWidget):
    """A choice as one row of the list.

    ``chosen(Choice)`` tells that it was clicked. ``wanted(Action)`` asks to do it with chosen goods, or to ask others.
    ``opened(QWidget)`` tells that this has come up, and wants to be seen. ``pointed(Action or None)`` gives what the
    pointer or the keyboard is at.
    """

    chosen = Signal(object)
    wanted = Signal(object)
    opened = Signal(QWidget)
    pointed = Signal(object)

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self.button = ChoiceButton(self)
        self.button.clicked.connect(lambda: self.chosen.emit(self.button.choice))
        self.button.pointed.connect(self._point)
        self._ask, self._with = QToolButton(self), QToolButton(self)
        self._ask.setObjectName("ask-others")
        self._ask.clicked.connect(self._ask_others)
        self._with.setObjectName("pay-with")
        self._with.setText(self.tr("With…"))
        self._with.setToolTip(self.tr("Choose the goods that it takes, and from where"))
        self._with.setCheckable(True)
        self._with.clicked.connect(self._show_chooser)
        self._chooser: PaymentChooser | None = None
        line = QHBoxLayout()
        line.setSpacing(2)
        line.addWidget(self.button, 1)
        for tool in (self._ask, self._with):
            tool.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            line.addWidget(tool)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(2)
        self._rows.addLayout(line)

    def show_choice(self, choice: Choice, *, is_open: bool = False, within: Choice | None = None) -> None:
        """Show another choice, or one that stands ``within`` another."""
        before = self.button.choice
        self.button.show_choice(choice, is_open=is_open, is_brief=within is not None and bool(within.reason))
        self._rows.setContentsMargins(INDENT if within is not None else 0, 0, 0, 0)
        self._show_asking(choice)
        self._with.setVisible(choice.payment is not None)
        self._with.setAccessibleName(self.tr("Choose what pays: {action}").format(action=choice.text))
        if choice.payment is None or (before is not None and before.action != choice.action):
            self._with.setChecked(False)
        if self._with.isChecked() or self._chooser is not None:
            self._show_chooser()

    def _point(self, here: bool) -> None:
        choice = self.button.choice
        self.pointed.emit(choice.action if here and choice is not None and not choice.parts else None)

    def _show_asking(self, choice: Choice) -> None:
        self._ask.setVisible(choice.offer is not None)
        if choice.offer is None:
            return
        text, metrics = ask_text(self._match.state, choice.offer.partners), QFontMetrics(self._ask.font())
        self._ask.setText(caption(metrics.elidedText(text, Qt.TextElideMode.ElideRight, MOST_WIDE)))
        whole = action_text(self._match.state, choice.offer)
        self._ask.setToolTip(tip(whole))
        self._ask.setAccessibleName(whole)

    def _ask_others(self) -> None:
        assert self.button.choice is not None
        self.wanted.emit(self.button.choice.offer)

    # Paying

    def _show_chooser(self) -> None:
        """Show what pays below, or no longer."""
        choice, is_open = self.button.choice, self._with.isChecked()
        if self._chooser is None:
            self._chooser = PaymentChooser(self._match, self)
            self._chooser.wanted.connect(self._pay)
            self._chooser.left.connect(self._leave_chooser)
            self._rows.addWidget(self._chooser)
        opens = is_open and not self._chooser.isVisibleTo(self)
        if is_open:
            assert choice is not None and choice.payment is not None and isinstance(choice.action, Paid)
            self._chooser.show_payment(choice.action, choice.payment)
        self._chooser.setVisible(is_open)
        if opens:
            self._chooser.take_keyboard()
            self.opened.emit(self._chooser)

    def _pay(self, action: Action) -> None:
        self._leave_chooser()
        self.wanted.emit(action)

    def _leave_chooser(self) -> None:
        """Close it; the keys go to where it was opened."""
        self._with.setFocus()
        self._with.setChecked(False)
        self._show_chooser()
