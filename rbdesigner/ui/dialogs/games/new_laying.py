"""The choices before a map is laid: who lays it, from which box, and how large the world is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRegularExpression
from PySide6.QtGui import QPixmap, QRegularExpressionValidator
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.analysis.laying.laying_terms import MOST_TILES, LayingTerms, terms_fault
from rbdesigner.engine.core.game_terms import SEED_DIGITS
from rbdesigner.messages import map_names
from rbdesigner.messages.file_errors import reason_sentence
from rbdesigner.players.player_setup import MOST_SEED
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.model import Players, Properties
from rbdesigner.tiles import BOXES
from rbdesigner.ui.laying.laying_table import MACHINE, PERSON
from rbdesigner.ui.storage import folders
from rbdesigner.ui.widgets.accessible import tell_choice
from rbdesigner.ui.widgets.dialog_buttons import DialogButtons
from rbdesigner.ui.widgets.inputs import OneLine, SpinBox
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.player_sign import sign_image
from rbdesigner.ui.widgets.section import note

_PLAYERS, _NAMES, _SEATS, _BOX = "laying/players", "laying/names", "laying/seats", "laying/box"
_SIGN = 24.0
_LONGEST_NAME = 40
_WIDTH = 400
_NUMBER = 76
"""Pixels for a number of tiles."""


@dataclass(frozen=True)
class LayingSetup:
    """The terms of a laying, and for each player a person or a machine."""

    terms: LayingTerms
    seats: tuple[str, ...]


class NewLayingDialog(QDialog):
    """Asks for all that players agree on before they lay a map, and remembers players and box.

    The land and sea that the rules advise for so many players are filled in.
    """

    def __init__(self, seed: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("new-laying")
        self.setWindowTitle(self.tr("Lay a map in turns"))
        self.title = QLineEdit(self)
        self.title.setValidator(OneLine(self.title))
        self.title.setPlaceholderText(self.tr("optional"))
        self.players = SpinBox(1, MOST_PLAYERS, self)
        self.names: list[QLineEdit] = []
        self.kinds: list[QComboBox] = []
        self._signs: list[QLabel] = []
        self.land, self.sea = SpinBox(1, MOST_TILES, self), SpinBox(0, MOST_TILES, self)
        for number in (self.land, self.sea):
            number.setFixedWidth(_NUMBER)
        self.box = QComboBox(self)
        self.passing = QCheckBox(self.tr("Players may p&ass"), self)
        self.rivers_from_sea = QCheckBox(self.tr("&Rivers may begin at the sea after the last source"), self)
        self.seed = QLineEdit(str(seed), self)
        self.seed.setValidator(QRegularExpressionValidator(QRegularExpression(rf"\d{{1,{SEED_DIGITS}}}"), self.seed))
        self.fault = Label(self)
        self.fault.setWordWrap(True)
        self.buttons = DialogButtons(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self)
        self._lay_out()
        self._fill()
        self.players.valueChanged.connect(self._show_players)
        for changed in (self.land.valueChanged, self.sea.valueChanged, self.box.currentIndexChanged):
            changed.connect(self._judge)
        self._show_players(self.players.value())
        self.players.setFocus()

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("&Title"), self.title)
        form.addRow(self.tr("&Players"), self.players)
        form.addRow(self._seat_rows())
        form.addRow(self.tr("&Box of tiles"), self.box)
        sizes = QHBoxLayout()
        sizes.addWidget(self.land)
        sizes.addWidget(note(self.tr("the rule book (page 6) recommends ten for each player")), 1)
        form.addRow(self.tr("&Land tiles"), sizes)
        form.addRow(self.tr("&Sea tiles"), self.sea)
        form.addRow(self.passing)
        form.addRow(self.rivers_from_sea)
        form.addRow(self.tr("S&eed"), self.seed)
        label = form.labelForField(sizes)
        if isinstance(label, QLabel):
            label.setBuddy(self.land)
        self.passing.setToolTip(tip(self.tr("By the rule books every player lays two tiles")))
        by_the_books = self.tr("By the rule books no river begins once all sources have been used")
        self.rivers_from_sea.setToolTip(tip(by_the_books))
        self.seed.setToolTip(tip(self.tr("With another seed the machines choose differently")))
        begin = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        begin.setText(self.tr("Be&gin"))
        begin.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.setMinimumWidth(_WIDTH)
        rows = QVBoxLayout(self)
        rows.addLayout(form)
        rows.addWidget(self.fault)
        rows.addStretch(1)
        rows.addWidget(self.buttons)

    def _seat_rows(self) -> QGridLayout:
        """A row for each player there can be; the first is the one who proposed to play."""
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        for number in range(MOST_PLAYERS):
            usually = self.tr("Player {number}").replace("{number}", str(number + 1))
            sign, name, kind = Label(self), QLineEdit(self), QComboBox(self)
            sign.setPixmap(QPixmap.fromImage(sign_image(number, _SIGN, self.devicePixelRatioF())))
            name.setPlaceholderText(usually)
            name.setValidator(OneLine(name))
            name.setMaxLength(_LONGEST_NAME)
            name.setAccessibleName(self.tr("Name of player {number}").replace("{number}", str(number + 1)))
            tell_choice(kind, self.tr("Who lays for player {number}").replace("{number}", str(number + 1)))
            kind.addItem(self.tr("Person"), PERSON)
            kind.addItem(self.tr("Machine"), MACHINE)
            for column, widget in enumerate((sign, name, kind)):
                grid.addWidget(widget, number, column)
            self._signs.append(sign)
            self.names.append(name)
            self.kinds.append(kind)
        return grid

    def _fill(self) -> None:
        settings = folders.settings()
        for box in BOXES.values():
            self.box.addItem(map_names.box(box), box.key)
        self.box.setCurrentIndex(max(0, self.box.findData(settings.value(_BOX))))
        names, seats = _texts(settings.value(_NAMES)), _texts(settings.value(_SEATS))
        for number, (name, kind) in enumerate(zip(self.names, self.kinds, strict=True)):
            name.setText(names[number] if number < len(names) else "")
            usual = PERSON if number == 0 else MACHINE
            kind.setCurrentIndex(max(0, kind.findData(seats[number] if number < len(seats) else usual)))
        remembered = str(settings.value(_PLAYERS, "2"))
        self.players.setValue(int(remembered) if remembered.isdecimal() else 2)

    def _show_players(self, players: int) -> None:
        """Show so many rows, and the size that is advised for so many."""
        for number, widgets in enumerate(zip(self._signs, self.names, self.kinds, strict=True)):
            for widget in widgets:
                widget.setVisible(number < players)
        usual = LayingTerms.usual(players)
        self.land.setValue(usual.land)
        self.sea.setValue(usual.sea)
        self._judge()
        self.adjustSize()

    def _judge(self) -> None:
        """Tell why no map can be laid by these terms, as long as it is so."""
        fault = terms_fault(self._terms())
        self.fault.setText(reason_sentence(fault.reason) if fault is not None else "")
        self.fault.setVisible(fault is not None)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(fault is None)

    def _terms(self) -> LayingTerms:
        players = self.players.value()
        properties = Properties(
            title=self.title.text().strip(), players=Players(players, players), box=BOXES[self.box.currentData()]
        )
        names = tuple(name.text().strip() for name in self.names[:players])
        seed = min(int(self.seed.text() or 0), MOST_SEED)
        switches = self.passing.isChecked(), self.rivers_from_sea.isChecked()
        return LayingTerms(players, self.land.value(), self.sea.value(), properties, seed, names, *switches)

    def setup(self) -> LayingSetup:
        """All that was agreed on."""
        terms = self._terms()
        return LayingSetup(terms, tuple(str(kind.currentData()) for kind in self.kinds[: terms.players]))

    def accept(self) -> None:
        """Remember what suits the next map too."""
        settings = folders.settings()
        settings.setValue(_PLAYERS, self.players.value())
        settings.setValue(_BOX, self.box.currentData())
        settings.setValue(_NAMES, [name.text().strip() for name in self.names])
        settings.setValue(_SEATS, [str(kind.currentData()) for kind in self.kinds])
        super().accept()


def _texts(value: object) -> Sequence[str]:
    return [str(each) for each in value] if isinstance(value, list) else []
