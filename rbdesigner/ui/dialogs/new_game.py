"""The choices for a new game: how many play, who they are, and the seed of chance."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRegularExpression, Qt
from PySide6.QtGui import QFontMetrics, QPixmap, QRegularExpressionValidator
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.model import Players
from rbdesigner.ui.game.players.player_sign import sign_image
from rbdesigner.ui.game.players.table import MOST_SEED, PlayerSetup, SeatSetup, new_seed
from rbdesigner.ui.widgets.dialog_buttons import DialogButtons
from rbdesigner.ui.widgets.inputs import OneLine
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.section import note

_LONGEST_NAME = 40
_SIGN = 24.0
_WIDTH = 420
"""Pixels of the sign of a player, and of a title before it is cut."""


class NewGameDialog(QDialog):
    """Asks who plays a map that is for ``players``; Return starts at once with those who ``usual``ly do.

    ``known``: all chairs, for more players than these.
    """

    def __init__(
        self,
        title: str,
        usual: PlayerSetup,
        players: Players,
        known: Sequence[SeatSetup] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("new-game")
        self.setWindowTitle(self.tr("Play"))
        self.players = QSpinBox(self)
        self.players.setRange(players.least, players.most)
        self.players.setSpecialValueText(self.tr("1 (solo)") if players.least == 1 else "")
        self.names: list[QLineEdit] = []
        self.kinds: list[QComboBox] = []
        self._signs: list[QLabel] = []
        rows = QVBoxLayout(self)
        rows.addWidget(self._heading(title))
        form = QFormLayout()
        form.addRow(self._label(self.tr("&Players"), self.players), self._players_row(players))
        form.addRow(self._chairs([*usual.chairs, *known[len(usual.chairs) :]]))
        self.seed = QLineEdit(str(usual.seed), self)
        self.seed.setValidator(QRegularExpressionValidator(QRegularExpression(r"\d{1,9}"), self.seed))
        self.seed.setToolTip(self.tr("The same seed and the same actions make the same game"))
        form.addRow(self._label(self.tr("S&eed"), self.seed), self._seed_row())
        rows.addLayout(form)
        rows.addStretch(1)
        rows.addWidget(self._buttons())
        self.players.valueChanged.connect(self._show_chairs)
        self.players.setValue(len(usual.chairs))
        self._show_chairs(self.players.value())
        (self.names[0] if players.least == players.most else self.players).setFocus()

    def _label(self, text: str, field: QWidget) -> QLabel:
        label = Label(text, self)
        label.setBuddy(field)
        return label

    def _heading(self, title: str) -> QLabel:
        heading = Label(self)
        font = heading.font()
        font.setBold(True)
        heading.setFont(font)
        heading.setText(QFontMetrics(font).elidedText(title, Qt.TextElideMode.ElideRight, _WIDTH))
        heading.setToolTip(tip(title))
        return heading

    def _players_row(self, players: Players) -> QHBoxLayout:
        """The number of players, and how many the map is for."""
        if players.most == 1:
            text = self.tr("The map is for one player.")
        elif players.least == players.most:
            text = self.tr("The map is for {most} players.")
        else:
            text = self.tr("The map is for {least} to {most} players.")
        row = QHBoxLayout()
        row.addWidget(self.players)
        row.addWidget(note(text.format(least=players.least, most=players.most)), 1)
        return row

    def _chairs(self, known: Sequence[SeatSetup]) -> QGridLayout:
        """A row for each player there can be, those of the last games in them."""
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        for number in range(MOST_PLAYERS):
            chair = known[number] if number < len(known) else SeatSetup()
            usually = self.tr("Player {number}").replace("{number}", str(number + 1))
            sign, name, kind = Label(self), QLineEdit(chair.name, self), QComboBox(self)
            sign.setPixmap(QPixmap.fromImage(sign_image(number, _SIGN, self.devicePixelRatioF())))
            sign.setToolTip(tip(usually))
            name.setPlaceholderText(usually)
            name.setValidator(OneLine(name))
            name.setMaxLength(_LONGEST_NAME)
            name.setCursorPosition(0)
            name.setAccessibleName(self.tr("Name of player {number}").replace("{number}", str(number + 1)))
            kind.addItems([self.tr("Person"), self.tr("Random player")])
            kind.setCurrentIndex(int(bool(chair.machine)))
            kind.setAccessibleName(self.tr("Who plays for player {number}").replace("{number}", str(number + 1)))
            for column, widget in enumerate((sign, name, kind)):
                grid.addWidget(widget, number, column)
            self._signs.append(sign)
            self.names.append(name)
            self.kinds.append(kind)
        return grid

    def _seed_row(self) -> QHBoxLayout:
        another = QPushButton(self.tr("&Another"), self)
        another.setAutoDefault(False)
        another.clicked.connect(lambda: self.seed.setText(str(new_seed())))
        row = QHBoxLayout()
        row.addWidget(self.seed)
        row.addWidget(another)
        return row

    def _buttons(self) -> DialogButtons:
        buttons = DialogButtons(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self)
        start = buttons.button(QDialogButtonBox.StandardButton.Ok)
        start.setText(self.tr("&Start"))
        start.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons

    def _show_chairs(self, players: int) -> None:
        for number, row in enumerate(zip(self._signs, self.names, self.kinds, strict=True)):
            for widget in row:
                widget.setVisible(number < players)
        self.adjustSize()

    def table(self) -> PlayerSetup:
        """Who is to play, with which seed."""
        rows = list(zip(self.names, self.kinds, strict=True))[: self.players.value()]
        chairs = tuple(
            SeatSetup(name.text().strip(), "random" if kind.currentIndex() == 1 else "") for name, kind in rows
        )
        return PlayerSetup(chairs, min(int(self.seed.text() or 0), MOST_SEED))
