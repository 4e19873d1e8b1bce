"""The choice of who plays for somebody: a person or a kind of machine, with its level and options."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from rbdesigner.messages.phrases import as_sentence
from rbdesigner.players.planner_wording import weakness
from rbdesigner.players.registry import Description, parts
from rbdesigner.ui.game.players.kinds import ChoiceLabel, description_of, kind_label, kind_title
from rbdesigner.ui.widgets.accessible import tell_choice
from rbdesigner.ui.widgets.item_lists import DESCRIPTION, DescribedItems
from rbdesigner.ui.widgets.literal import Label, tip

LEVEL = ""
"""The name under which the level stands among the options."""
_FRAME = 8
"""Pixels of the frame around the list."""


class MachineChooser(QObject):
    """Chooses who plays for somebody.

    ``kind`` is the box with the kinds, ``details`` a row with what can be chosen of the one that is chosen.
    ``changed()`` tells of more or fewer details, ``box_chosen()`` that something else is chosen in one of them.
    """

    changed = Signal()
    box_chosen = Signal()

    def __init__(
        self, number: int, kinds: Sequence[Description], machine: str, parent: QWidget, *, with_person: bool = True
    ) -> None:
        super().__init__(parent)
        self._number = number
        self._first = int(with_person)
        self.kind = QComboBox(parent)
        self.kind.setItemDelegate(DescribedItems(self.kind))
        tell_choice(self.kind, self.tr("Who plays for player {number}").replace("{number}", str(number + 1)))
        self.details = QWidget(parent)
        self.boxes: dict[str, QComboBox] = {}
        self._row = QHBoxLayout(self.details)
        self._row.setContentsMargins(0, 0, 0, 2)
        self._kinds: list[Description] = []
        if with_person:
            self.kind.addItem(self.tr("Person"))
        self.add(kinds)
        self._shown: Description | None = None
        self.choose(machine)
        self.kind.currentIndexChanged.connect(self._show_kind)
        self._show_kind()

    def add(self, kinds: Sequence[Description]) -> None:
        """Offer these kinds too; those that are offered already are replaced."""
        for kind in kinds:
            known = [(each.source, each.name) for each in self._kinds]
            if (kind.source, kind.name) in known:
                at = known.index((kind.source, kind.name))
                self._kinds[at] = kind
            else:
                at = len(self._kinds)
                self._kinds.append(kind)
                self.kind.insertItem(at + self._first, kind_title(kind))
            self.kind.setItemData(at + self._first, description_of(kind), DESCRIPTION)
        view = self.kind.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + _FRAME)

    @property
    def chosen(self) -> Description | None:
        """The kind of machine that is chosen; None for a person."""
        index = self.kind.currentIndex() - self._first
        return self._kinds[index] if index >= 0 else None

    @property
    def machine(self) -> str:
        """The name by which the machine is found, with its level and options; empty for a person."""
        chosen = self.chosen
        if chosen is None:
            return ""
        values = {name: str(box.currentData()) for name, box in self.boxes.items()}
        level = values.pop(LEVEL, "")
        return chosen.spec(level, values)

    def choose(self, machine: str) -> None:
        """Choose what a machine is found by: a person, or the first kind, if there is no such machine any more."""
        source, words = parts(machine)
        for kind in self._kinds if words else []:
            if (kind.source, kind.name) == (source, words[0]):
                self.kind.setCurrentIndex(self._kinds.index(kind) + self._first)
                self._show_kind()
                self._choose_details(words[1:])

    def _choose_details(self, words: Sequence[str]) -> None:
        """Choose a level and options; those that are not named are the usual ones."""
        named = {}
        for word in words:
            name, is_option, value = word.partition("=")
            named[name if is_option else LEVEL] = value if is_option else word
        for option, box in self.boxes.items():
            usual = box.count() - 1 if option == LEVEL else 0
            box.setCurrentIndex(max(0, box.findData(named[option])) if option in named else usual)

    def _show_kind(self, _index: int = 0) -> None:
        chosen = self.chosen
        if chosen is self._shown and chosen is not None:
            return
        self._shown = chosen
        self.kind.setToolTip(tip(description_of(chosen)) if chosen is not None else "")
        while (item := self._row.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.boxes = {}
        if chosen is not None:
            self._add_boxes(chosen)
        self._row.addStretch(1)
        self.changed.emit()

    def _add_boxes(self, kind: Description) -> None:
        if kind.levels:
            words = ChoiceLabel(self.tr("Level"), self.tr("How well it plays"))
            self._add_box(kind, LEVEL, words, kind.levels, len(kind.levels) - 1)
        for option in kind.options:
            words = kind_label(kind, option.name)
            described = words._replace(description=words.description or option.description)
            self._add_box(kind, option.name, described, option.values, 0)

    def _add_box(self, kind: Description, option: str, words: ChoiceLabel, values: Sequence[str], usual: int) -> None:
        box = QComboBox(self.details)
        box.setItemDelegate(DescribedItems(box))
        for number, value in enumerate(values):
            title, description = kind_label(kind, value)
            box.addItem(title, value)
            box.setItemData(number, description, DESCRIPTION)
        view = box.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + _FRAME)
        box.setCurrentIndex(usual)
        box.currentIndexChanged.connect(lambda _: self.box_chosen.emit())
        box.setToolTip(tip(words.description))
        name = self.tr("{option} of player {number}").replace("{number}", str(self._number + 1))
        tell_choice(box, name.replace("{option}", words.title))
        label = Label(words.title, self.details)
        label.setToolTip(tip(words.description))
        label.setBuddy(box)
        self._row.addWidget(label)
        self._row.addWidget(box)
        self.boxes[option] = box


class WeaknessNote(Label):
    """A note that is there while one of the machines chosen is weaker, for want of a compiled planner."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("weakness")
        self.setWordWrap(True)

    def tell_of(self, machines: Iterable[str]) -> None:
        """Show or hide it for these machines."""
        found = weakness(machines)
        self.setText(as_sentence(found))
        self.setVisible(bool(found))
