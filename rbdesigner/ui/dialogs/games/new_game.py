"""The choices for a new game: how many play, who they are, and the seed of chance."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRegularExpression, Qt
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
    QVBoxLayout,
    QWidget,
)

from rbdesigner.engine.core.game_terms import SEED_DIGITS
from rbdesigner.messages.file_errors import reason_text
from rbdesigner.messages.phrases import listed
from rbdesigner.players.player_setup import MOST_SEED, PlayerSetup, SeatSetup, new_seed
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.model import Players
from rbdesigner.ui.dialogs.file_choice import files_to_open
from rbdesigner.ui.dialogs.games.machine_chooser import MachineChooser, WeaknessNote
from rbdesigner.ui.dialogs.message_boxes import tell
from rbdesigner.ui.game.players.kinds import KnownKinds, kind_title, kinds_of, our_kinds, remember_player_file
from rbdesigner.ui.widgets.content_area import ContentArea, resize_within_screen
from rbdesigner.ui.widgets.dialog_buttons import DialogButtons
from rbdesigner.ui.widgets.inputs import OneLine, SpinBox
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.player_sign import sign_image
from rbdesigner.ui.widgets.section import note
from rbdesigner.ui.widgets.waiting import waiting

_LONGEST_NAME = 40
_MOST_FAULTS = 3
_FAULT_WIDTH = 360
_SIGN = 24.0
_WIDTH = 420
"""Pixels of the sign of a player, and of a title before it is cut."""


class _NameProposal(QObject):
    """Proposes no name of a person for a machine, and the other way round; a name that was typed stays."""

    def __init__(self, field: QLineEdit, machine: MachineChooser) -> None:
        super().__init__(field)
        self._field, self._machine = field, machine
        self._is_machine, self._other = bool(machine.machine), ""
        machine.kind.currentIndexChanged.connect(self._follow)

    def _follow(self) -> None:
        if self._is_machine is not bool(self._machine.machine):
            self._is_machine = not self._is_machine
            if not self._field.isModified():
                proposed, self._other = self._other, self._field.text()
                self._field.setText(proposed)


class NewGameDialog(QDialog):
    """Asks who plays a map that is for ``players``; Return starts at once with those who ``usual``ly do.

    ``known`` are all chairs, for more players than these. ``kinds`` are the machines to choose from, ours if nothing is
    said; what is wrong with others is told.
    """

    def __init__(
        self,
        title: str,
        usual: PlayerSetup,
        players: Players,
        known: Sequence[SeatSetup] = (),
        parent: QWidget | None = None,
        kinds: KnownKinds | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("new-game")
        self._known = kinds or KnownKinds(our_kinds())
        self.setWindowTitle(self.tr("Play"))
        self.players = SpinBox(players.least, players.most, self)
        self.players.setSpecialValueText(self.tr("1 (solo)") if players.least == 1 else "")
        self.names: list[QLineEdit] = []
        self.machines: list[MachineChooser] = []
        self._signs: list[QLabel] = []
        rows = QVBoxLayout(self)
        rows.addWidget(self._heading(title))
        form = QFormLayout()
        form.addRow(self._label(self.tr("&Players"), self.players), self._players_row(players))
        form.addRow(self._seat_setups([*usual.seat_setups, *known[len(usual.seat_setups) :]]))
        form.addRow(self._note_of_machines())
        self.weakness = WeaknessNote(self)
        form.addRow(self.weakness)
        self.seed = QLineEdit(str(usual.seed), self)
        self.seed.setValidator(QRegularExpressionValidator(QRegularExpression(rf"\d{{1,{SEED_DIGITS}}}"), self.seed))
        told = self.tr("The same seed and the same actions make the same game")
        secrecy = self.tr("Whoever knows the seed can tell what chance will bring.")
        self.seed.setToolTip(tip(f"{told}. {secrecy}"))
        form.addRow(self._label(self.tr("S&eed"), self.seed), self._seed_row())
        self._area = ContentArea(form, self)
        rows.addWidget(self._area)
        rows.addStretch(1)
        rows.addWidget(self._buttons())
        self.players.valueChanged.connect(self._show_seat_setups)
        self.players.setValue(len(usual.seat_setups))
        self._show_seat_setups(self.players.value())
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
        if players.least == players.most:
            text = self.tr("The map is for %n players.", "", players.most)
        else:
            text = self.tr("The map is for {least} to {most} players.")
        row = QHBoxLayout()
        row.addWidget(self.players)
        row.addWidget(note(text.format(least=players.least, most=players.most)), 1)
        return row

    def _seat_setups(self, known: Sequence[SeatSetup]) -> QGridLayout:
        """A row for each player there can be, those of the last games in them."""
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        for number in range(MOST_PLAYERS):
            seat_setup = known[number] if number < len(known) else SeatSetup()
            usually = self.tr("Player {number}").replace("{number}", str(number + 1))
            sign, name = Label(self), QLineEdit(seat_setup.name, self)
            sign.setPixmap(QPixmap.fromImage(sign_image(number, _SIGN, self.devicePixelRatioF())))
            sign.setToolTip(tip(usually))
            name.setPlaceholderText(usually)
            name.setValidator(OneLine(name))
            name.setMaxLength(_LONGEST_NAME)
            name.setCursorPosition(0)
            name.setAccessibleName(self.tr("Name of player {number}").replace("{number}", str(number + 1)))
            machine = MachineChooser(number, self._known.descriptions, seat_setup.machine, self)
            machine.changed.connect(lambda: self._show_seat_setups(self.players.value()))
            machine.box_chosen.connect(lambda: self._show_seat_setups(self.players.value()))
            _NameProposal(name, machine)
            for column, widget in enumerate((sign, name, machine.kind)):
                grid.addWidget(widget, 2 * number, column)
            grid.addWidget(machine.details, 2 * number + 1, 1, 1, 2)
            self._signs.append(sign)
            self.names.append(name)
            self.machines.append(machine)
        return grid

    @property
    def kinds(self) -> list[QComboBox]:
        """The box with who plays, for each player."""
        return [machine.kind for machine in self.machines]

    def _note_of_machines(self) -> QLabel:
        """A word about the machines that can be chosen, if there is anything to say."""
        self.message = Label(self)
        self.message.setForegroundRole(self.message.foregroundRole().PlaceholderText)
        self._say([*map(reason_text, self._known.faults)])
        return self.message

    def _say(self, lines: Sequence[str]) -> None:
        """Show a line or two; the tool tip has all of them."""
        cut = self.message.fontMetrics().elidedText
        shown = [cut(line, Qt.TextElideMode.ElideMiddle, _FAULT_WIDTH) for line in lines[:_MOST_FAULTS]]
        self.message.setText("\n".join(shown))
        self.message.setToolTip(tip("\n".join(lines)))
        self.message.setVisible(bool(lines))

    def _choose_file(self) -> None:
        """Let the user choose a file with kinds of machines, and offer them to all players."""
        filters = [self.tr("Machine players in Python (*.py)")]
        title = self.tr("Choose a machine player – it may do whatever you may do: choose only one that you trust")
        paths = files_to_open(self, title, filters)
        if not paths:
            return
        with waiting():
            found = kinds_of(paths[0].resolve())
        if not found.descriptions:
            tell(self, self.tr("There is no machine player in this file."), "\n".join(map(reason_text, found.faults)))
            return
        remember_player_file(paths[0])
        for each in self.machines:
            each.add(found.descriptions)
        names = listed(map(kind_title, found.descriptions))
        self._say([self.tr("Now available: {names}").replace("{names}", names)])

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
        self.file = buttons.addButton(self.tr("&Machine from a file…"), QDialogButtonBox.ButtonRole.ResetRole)
        self.file.setAutoDefault(False)
        self.file.setToolTip(
            tip(self.tr("It may do whatever you may do on this computer, so choose only one that you trust"))
        )
        self.file.clicked.connect(self._choose_file)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons

    def _show_seat_setups(self, players: int) -> None:
        for number, (sign, name, machine) in enumerate(zip(self._signs, self.names, self.machines, strict=True)):
            for widget in (sign, name, machine.kind):
                widget.setVisible(number < players)
            machine.details.setVisible(number < players and bool(machine.boxes))
        self.weakness.tell_of(machine.machine for machine in self.machines[:players])
        self._area.updateGeometry()  # else it is asked for the room that it wanted before
        resize_within_screen(self, self.sizeHint())

    def setup(self) -> PlayerSetup:
        """The players of the game, and its seed."""
        rows = list(zip(self.names, self.machines, strict=True))[: self.players.value()]
        seat_setups = tuple(SeatSetup(name.text().strip(), machine.machine) for name, machine in rows)
        return PlayerSetup(seat_setups, min(int(self.seed.text() or 0), MOST_SEED))
