"""The fields of the properties that switch rules: options, researched subjects, what players start with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from rbdesigner.messages.nouns import counted
from rbdesigner.messages.phrases import listed
from rbdesigner.rules.options import OFFICIAL, Options
from rbdesigner.rules.tables import MOST_PLAYERS, Good, Subject, TransporterKind
from rbdesigner.scenario.model import STANDARD_START, Properties, Research, Start
from rbdesigner.translatable import QT_TRANSLATE_NOOP
from rbdesigner.ui.editor.panels.property_fields import CheckField, PropertyField
from rbdesigner.ui.widgets import terms
from rbdesigner.ui.widgets.inputs import ComboBox, SpinBox
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.section import labelled, note
from rbdesigner.ui.widgets.small_pictures import piece_image

T = TypeVar("T")

MOST_OF_A_START = 99
"""The most goods or transporters of a kind at the start, more than anybody needs."""
PICTURE = 22.0
SWITCHES: Mapping[str, tuple[str, str]] = {
    "bridges_in_deserts": (
        QT_TRANSLATE_NOOP("OptionsField", "Bridges in deserts"),
        QT_TRANSLATE_NOOP("OptionsField", "none before irrigation"),
    ),
    "solo_mines": (
        QT_TRANSLATE_NOOP("OptionsField", "Mines as in the solo game"),
        QT_TRANSLATE_NOOP("OptionsField", "mines draw by chance"),
    ),
    "free_homes": (
        QT_TRANSLATE_NOOP("OptionsField", "Homes chosen freely"),
        QT_TRANSLATE_NOOP("OptionsField", "marked homes are kept to"),
    ),
    "end_marks": (
        QT_TRANSLATE_NOOP("OptionsField", "Wonder marks end the game"),
        QT_TRANSLATE_NOOP("OptionsField", "they do"),
    ),
}
"""The options that are switched on or off: their names for readers, and the official rule."""
NUMBERS: Mapping[str, tuple[str, int]] = {
    "home_distance": (QT_TRANSLATE_NOOP("OptionsField", "Steps between two homes, at least"), 99),
    "neutral_bricks": (QT_TRANSLATE_NOOP("OptionsField", "Neutral bricks that end the game"), 999),
}
"""The options that are numbers from 1: their names for readers, and the most."""


class OptionsField(PropertyField):
    """The rules that a scenario may switch (Z7), each with what is official."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.switches: dict[str, CheckField] = {}
        self.numbers: dict[str, SpinBox] = {}
        official = self.tr("Official rule: {rule}")
        for member, (source, rule) in SWITCHES.items():
            text = self.tr(source)
            check = CheckField(text, official.format(rule=self.tr(rule)), self)
            check.clicked.connect(lambda on, member=member, text=text: self._switch(member, text, on))
            self.switches[member] = check
            self.rows.addWidget(check)
        for member, (source, most) in NUMBERS.items():
            text = self.tr(source)
            spin = SpinBox(1, most, self)
            spin.valueChanged.connect(lambda value, member=member, text=text: self._count(member, text, value))
            spin.installEventFilter(self)
            self.numbers[member] = spin
            self.rows.addWidget(labelled((text, spin)))
            self.rows.addWidget(note(official.format(rule=getattr(OFFICIAL, member))))
        self.official = QPushButton(self.tr("Official rules"), self)
        self.official.setToolTip(self.tr("Set every switch as the rule book has it"))
        self.official.clicked.connect(lambda: self.wish(self.tr("Take the official rules"), options=OFFICIAL))
        self.rows.addWidget(self.official)
        self._options = OFFICIAL

    def _switch(self, member: str, rule: str, value: bool) -> None:
        step = self.tr("Switch on: {rule}") if value else self.tr("Switch off: {rule}")
        self.wish(step.format(rule=rule), options=_with(self._options, member, value))

    def _count(self, member: str, rule: str, value: int) -> None:
        self.wish(self.tr("Change: {rule}").format(rule=rule), member, options=_with(self._options, member, value))

    def show_properties(self, properties: Properties) -> None:
        """Show the switches; what differs from the official rules is bold."""
        self._options = properties.options
        for member, check in self.switches.items():
            check.box.setChecked(getattr(properties.options, member))
            font = check.text.font()
            font.setBold(getattr(properties.options, member) != getattr(OFFICIAL, member))
            check.text.setFont(font)
        for member, spin in self.numbers.items():
            spin.show_value(getattr(properties.options, member))
        self.official.setEnabled(properties.options != OFFICIAL)


def _with(options: Options, member: str, value: bool | int) -> Options:
    return replace(options, **{member: value})  # type: ignore[arg-type]


class ResearchField(PropertyField):
    """The subjects researched from the start, by everybody or by single players."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.whom = ComboBox(self)
        self.whom.activated.connect(lambda _: self._show_subjects())
        self.rows.addWidget(labelled((self.tr("Researched by"), self.whom)))
        self.subjects: dict[Subject, CheckField] = {}
        for subject in Subject:
            check = CheckField(terms.capitalised(terms.name(subject)), parent=self)
            check.clicked.connect(lambda on, subject=subject: self._switch(subject, on))
            self.subjects[subject] = check
            self.rows.addWidget(check)
        self._research: tuple[Research, ...] = ()

    @property
    def player(self) -> int | None:
        """The player whose subjects are shown; None for those of everybody."""
        player = self.whom.value
        return player if isinstance(player, int) else None

    def show_properties(self, properties: Properties) -> None:
        """Show the subjects of the player who is looked at."""
        chosen = self.player
        self._research = properties.research
        known = max((done.player or 0 for done in self._research), default=0)
        players = range(1, min(max(properties.players.most, known), MOST_PLAYERS) + 1)
        self.whom.offer(
            [(None, self._with_count(self.tr("Everybody"), None), None)]
            + [
                (player, self._with_count(terms.capitalised(terms.player_name(player)), player), None)
                for player in players
            ]
        )
        self.whom.show_value(chosen if chosen in players else None)
        self._show_subjects()

    def _with_count(self, whom: str, player: int | None) -> str:
        count = sum(done.player == player for done in self._research)
        return self.tr("{whom} ({count})").format(whom=whom, count=count) if count else whom

    def _show_subjects(self) -> None:
        player = self.player
        for subject, check in self.subjects.items():
            by_all = player is not None and Research(subject) in self._research
            check.box.setChecked(by_all or Research(subject, player) in self._research)
            check.setEnabled(not by_all)
            check.setToolTip(self.tr("Everybody has researched it") if by_all else "")

    def _switch(self, subject: Subject, on: bool) -> None:
        done = Research(subject, self.player)
        others = [other for other in self._research if other != done]
        research = sorted([*others, done] if on else others, key=_in_order)
        self.wish(self.tr("Change what is researched"), research=tuple(research))


def _in_order(done: Research) -> tuple[int, int]:
    return done.player or 0, list(Subject).index(done.subject)


class StartField(PropertyField):
    """The start of each player (S4, Z6)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.goods: dict[Good, SpinBox] = {}
        self.transporters: dict[TransporterKind, SpinBox] = {}
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setVerticalSpacing(2)
        self.rows.addLayout(grid)
        for good in Good:
            self.goods[good] = self._add_row(grid, good)
        for kind in TransporterKind:
            self.transporters[kind] = self._add_row(grid, kind)
        self.standard = QPushButton(self.tr("Standard start"), self)
        self.standard.setToolTip(tip(_listed(STANDARD_START)))
        self.standard.clicked.connect(lambda: self.wish(self.tr("Take the standard start"), start=STANDARD_START))
        self.rows.addWidget(self.standard)
        self._start = STANDARD_START

    def _add_row(self, grid: QGridLayout, thing: Good | TransporterKind) -> SpinBox:
        label, picture = Label(terms.capitalised(terms.name(thing)), self), Label(self)
        picture.setPixmap(QPixmap.fromImage(piece_image(thing, None, PICTURE, self.devicePixelRatioF())))
        spin = SpinBox(0, MOST_OF_A_START, self)
        spin.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        spin.setAccessibleName(label.text())
        spin.valueChanged.connect(lambda _: self._count(thing.value))
        spin.installEventFilter(self)
        label.setBuddy(spin)
        row = grid.rowCount()
        grid.addWidget(picture, row, 0)
        grid.addWidget(label, row, 1)
        grid.addWidget(spin, row, 2, Qt.AlignmentFlag.AlignRight)
        return spin

    def _count(self, typed: str) -> None:
        start = replace(
            self._start,
            goods=_counted([(good, self.goods[good].value()) for good in Good]),
            transporters=_counted([(kind, self.transporters[kind].value()) for kind in TransporterKind]),
        )
        self.wish(self.tr("Change what players start with"), typed, start=start)

    def show_properties(self, properties: Properties) -> None:
        """Show the numbers."""
        self._start = properties.start
        goods, transporters = dict(properties.start.goods), dict(properties.start.transporters)
        for good, spin in self.goods.items():
            spin.show_value(goods.get(good, 0))
        for kind, spin in self.transporters.items():
            spin.show_value(transporters.get(kind, 0))
        self.standard.setEnabled(properties.start != STANDARD_START)


def _counted(counts: Sequence[tuple[T, int]]) -> tuple[tuple[T, int], ...]:
    return tuple((thing, count) for thing, count in counts if count)


def _listed(start: Start) -> str:
    return listed(counted(thing, count) for thing, count in (*start.goods, *start.transporters))
