"""Buying a brick of the wonder: what it costs, what would pay for it, and other goods that may."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QSpinBox, QVBoxLayout, QWidget

from rbdesigner.engine import legality, wonder
from rbdesigner.engine.actions import ANYWHERE, Brick, Inputs
from rbdesigner.engine.codes import GOODS, NGOODS, NONE, Count
from rbdesigner.engine.events import Event, Used
from rbdesigner.engine.state import GameState, Phase, Stage
from rbdesigner.ui.panels.pictures import piece_image
from rbdesigner.ui.panels.words import name
from rbdesigner.ui.play.words import wording

COLUMNS = 3


def usual_payment(state: GameState, player: int) -> tuple[Count, ...] | None:
    """The goods that pay for a brick if none are named; None where none can be bought."""
    if legality.check(state, Brick(player)) is not None:
        return None
    after = state.copy()
    events: list[Event] = []
    after.events = events
    legality.apply(after, Brick(player))
    paid = dict.fromkeys(range(NGOODS), 0)
    for event in events:
        if isinstance(event, Used):
            paid[event.good] += event.count
    return tuple((good, count) for good, count in paid.items() if count)


def payable(state: GameState, player: int) -> tuple[Count, ...]:
    """The goods that may pay for a brick."""
    places = wonder.paying_places(state, player)
    amounts = [(good, sum(state.amount(place, good) for place in places)) for good in range(NGOODS)]
    return tuple((good, count) for good, count in amounts if count)


class BrickChooser(QWidget):
    """``wanted(Brick)``: a brick is to be bought; ``told(str)``: why it cannot be."""

    wanted = Signal(object)
    told = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("choices-wonder")
        self._state: GameState | None = None
        self._player = NONE
        self._title, self._note = QLabel(self), QLabel(self)
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        self._note.setWordWrap(True)
        self._usual = QPushButton(self)
        self._usual.setObjectName("buy-brick")
        self._usual.setText(self.tr("Buy the brick for these"))
        self._usual.clicked.connect(lambda: self.wanted.emit(Brick(self._player)))
        self._named = QPushButton(self)
        self._named.setObjectName("buy-brick-with")
        self._named.clicked.connect(self._buy_named)
        self._spins: dict[int, tuple[QLabel, QSpinBox]] = {}
        self._grid = QGridLayout()
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 2, 0, 2)
        rows.setSpacing(3)
        for widget in (self._title, self._note, self._usual):
            rows.addWidget(widget)
        rows.addLayout(self._grid)
        rows.addWidget(self._named)
        for good in range(NGOODS):
            self._add_good(good)

    def _add_good(self, good: int) -> None:
        label, spin = QLabel(self), QSpinBox(self)
        label.setPixmap(QPixmap.fromImage(piece_image(GOODS[good], None, 20, self.devicePixelRatioF())))
        label.setToolTip(name(GOODS[good]))
        spin.setObjectName(f"pay-{GOODS[good].value}")
        spin.setAccessibleName(self.tr("{good} that pay for the brick").format(good=name(GOODS[good])))
        spin.setToolTip(name(GOODS[good]))
        spin.valueChanged.connect(self._count)
        row = QHBoxLayout()
        row.addWidget(label)
        row.addWidget(spin, 1)
        self._grid.addLayout(row, good // COLUMNS, good % COLUMNS)
        self._spins[good] = label, spin

    def show_state(self, state: GameState, player: int) -> None:
        """Show what a brick costs the acting player now; hidden outside the wonder phase."""
        shown = (
            state.phase is Phase.WONDER and state.stage is Stage.PLAY and state.offer is None
            and not state.over and player != NONE
        )  # fmt: skip
        self.setVisible(shown)
        if not shown:
            return
        self._state, self._player = state, player
        usual, refusal = usual_payment(state, player), legality.check(state, Brick(player))
        self._title.setText(self._priced(state.brick_price()))
        pays = self.tr("Paid with {goods}, unless you choose others below").format(
            goods=wording.counts_text(usual or ())
        )
        self._note.setText(wording.refusal_text(refusal) or pays)
        self._usual.setEnabled(refusal is None)
        self._usual.setToolTip(wording.refusal_text(refusal))
        self._show_goods(dict(payable(state, player)) if refusal is None else {}, dict(usual or ()))

    def _priced(self, price: int) -> str:
        text = self.tr("Wonder: the next brick costs {price} goods")
        return text.format(price=price) if price != 1 else self.tr("Wonder: the next brick costs 1 good")

    def _show_goods(self, have: dict[int, int], usual: dict[int, int]) -> None:
        for good, (label, spin) in self._spins.items():
            here = good in have
            label.setVisible(here)
            spin.setVisible(here)
            spin.blockSignals(True)
            spin.setRange(0, have.get(good, 0))
            spin.setValue(usual.get(good, 0))
            spin.blockSignals(False)
        self._named.setVisible(bool(have))
        self._count()

    @property
    def inputs(self) -> Inputs:
        """The goods that the boxes name."""
        return tuple((good, ANYWHERE) for good, (_, spin) in self._spins.items() for _ in range(spin.value()))

    def _count(self) -> None:
        if self._state is None:
            return
        chosen, price = len(self.inputs), self._state.brick_price()
        self._named.setText(
            self.tr("Buy it for the goods above: {chosen} of {price}").format(chosen=chosen, price=price)
        )
        self._named.setEnabled(chosen == price)

    def _buy_named(self) -> None:
        assert self._state is not None
        action = Brick(self._player, self.inputs)
        refusal = legality.check(self._state, action)
        if refusal is not None:
            self.told.emit(refusal.sentence)
        else:
            self.wanted.emit(action)
