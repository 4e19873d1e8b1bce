"""Choices under one heading."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from rbdesigner.engine.core.actions import Action, Paid
from rbdesigner.messages.action_wording import action_text
from rbdesigner.play.choices.best_candidate import ask_text
from rbdesigner.play.choices.choice_groups import Choice, Group
from rbdesigner.play.match import Match
from rbdesigner.ui.game.choices.choice_widgets import ChoiceButton, TransferRow
from rbdesigner.ui.game.choices.payment_chooser import PaymentChooser
from rbdesigner.ui.widgets.literal import Label, caption, tip
from rbdesigner.ui.widgets.theme import bold

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


class GroupBlock(QWidget):
    """A heading and its choices.

    There is ``chosen(Choice)``. ``wanted(Action)`` is an action paid with chosen goods, or an offer; ``moved(list of
    Transfer, bool)`` is one of each, or as many as fit; ``opened(QWidget)`` tells that this has come up;
    ``pointed(Action or None)`` gives what the pointer or the keyboard is at.
    """

    chosen = Signal(object)
    wanted = Signal(object)
    moved = Signal(object, bool)
    opened = Signal(QWidget)
    pointed = Signal(object)

    def __init__(self, key: str, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"choices-{key}")
        self._match = match
        self.group: Group | None = None
        self._title, self._note = Label(self), Label(self)
        self._title.setFont(bold(self._title.font()))
        for label in (self._title, self._note):
            label.setWordWrap(True)
        self._transfer_rows: list[TransferRow] = []
        self._choices: list[ChoiceRow] = []
        self._opened: set[Hashable] = set()  # keys; what stands open stays so, whatever happens meanwhile
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 2, 0, 2)
        self._rows.setSpacing(2)
        self._rows.addWidget(self._title)
        self._rows.addWidget(self._note)
        self._upper, self._lower = QVBoxLayout(), QVBoxLayout()
        for layout in (self._upper, self._lower):
            layout.setSpacing(2)
            self._rows.addLayout(layout)

    def show_group(self, group: Group) -> None:
        """Show what the group holds now; what has not changed is left as it is."""
        if group == self.group:
            return
        self.group = group
        self.setVisible(bool(group))
        self._title.setText(group.title)
        self._note.setText(group.note)
        self._note.setVisible(bool(group.note))
        for number in range(max(len(group.transfers), len(self._transfer_rows))):
            self._show_transfers(group, number)
        self._show_choices(group)

    def _show_transfers(self, group: Group, number: int) -> None:
        if number == len(self._transfer_rows):
            row = TransferRow(self)
            row.moved.connect(self.moved)
            self._transfer_rows.append(row)
            self._upper.addWidget(row)
        here = number < len(group.transfers)
        self._transfer_rows[number].setVisible(here)
        if here:
            self._transfer_rows[number].show_transfers(group.transfers[number])

    def _show_choices(self, group: Group) -> None:
        shown = list(self._seen(group))
        while len(self._choices) < len(shown):
            self._add_row()
        for row, (choice, within) in zip(self._choices, shown, strict=False):
            row.show_choice(choice, is_open=choice.key in self._opened, within=within)
            row.show()
        for row in self._choices[len(shown) :]:
            row.hide()

    def _seen(self, group: Group) -> Iterator[tuple[Choice, Choice | None]]:
        """The choices that are seen, each with the one under which it stands."""
        for choice in group.choices:
            yield choice, None
            if choice.key in self._opened:
                yield from ((part, choice) for part in choice.parts)

    def _add_row(self) -> None:
        row = ChoiceRow(self._match, self)
        row.chosen.connect(self._choose)
        row.wanted.connect(self.wanted)
        row.opened.connect(self.opened)
        row.pointed.connect(self.pointed)
        self._choices.append(row)
        self._lower.addWidget(row)

    def _choose(self, choice: Choice) -> None:
        """Do it; or show the choices that it stands for, or hide them again."""
        if not choice.parts:
            self.chosen.emit(choice)
            return
        assert self.group is not None
        self._opened ^= {choice.key}
        self._show_choices(self.group)
        for seen in (choice.parts[-1], choice) if choice.key in self._opened else ():
            self.opened.emit(next(row for row in self._choices if row.button.choice == seen))
