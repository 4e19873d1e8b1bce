"""Choices under one heading."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rbdesigner.play.choices.choice_groups import Choice, Group
from rbdesigner.play.match import Match
from rbdesigner.ui.game.choices.choice_row import ChoiceRow
from rbdesigner.ui.game.choices.choice_widgets import TransferRow
from rbdesigner.ui.widgets.literal import Label
from rbdesigner.ui.widgets.theme import bold


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
