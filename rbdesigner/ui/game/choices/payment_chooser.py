"""The payment of an action: for every good the holders it may come from, and what the engine says to it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QVBoxLayout, QWidget

from rbdesigner.engine.core.actions import Action, Paid
from rbdesigner.engine.core.codes import GOODS, NONE
from rbdesigner.engine.mechanics.payment import Chosen, Need, Payment, offer_of, paid_with
from rbdesigner.engine.mechanics.supply import Taken
from rbdesigner.messages.action_wording import action_text
from rbdesigner.messages.thing_wording import counts_text, holder_text, player_text, refusal_text
from rbdesigner.play.choices.best_candidate import ask_text
from rbdesigner.play.match import Match
from rbdesigner.ui.game.choices.choice_widgets import warn
from rbdesigner.ui.widgets.inputs import SpinBox
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.small_pictures import piece_image
from rbdesigner.ui.widgets.terms import name

PICTURE = 20


class _Stack(SpinBox):
    """The number of a good that is taken from one holder."""

    def __init__(self, stack: Taken, need: int, parent: QWidget) -> None:
        super().__init__(0, stack.number, parent)
        self.stack, self.need = stack, need
        self.before = 0
        self.setSuffix(self.tr(" of {count}").format(count=stack.number))
        self.setObjectName(f"pay-{GOODS[stack.good].value}-{stack.holder}")


class PaymentChooser(QFrame):
    """Lets the goods be chosen that an action takes.

    ``wanted(Action)`` asks to pay it with these, or to ask others; ``left()`` tells that nothing is chosen.
    """

    wanted = Signal(object)
    left = Signal()

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("payment")
        self.setAccessibleName(self.tr("What it takes, and from where"))
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._match = match
        self._action: Paid | None = None
        self._payment: Payment | None = None
        self._stacks: list[_Stack] = []
        self._touched: list[_Stack] = []  # by the user, the last one last
        self._wanted: Action | None = None
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        self._told, self._refused = Label(self), Label(self)
        for label, key in ((self._told, "payment-text"), (self._refused, "payment-refused")):
            label.setObjectName(key)
            label.setWordWrap(True)
        self._pay = QPushButton(self)
        self._pay.setObjectName("pay")
        self._pay.clicked.connect(self._want)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(6, 4, 6, 6)
        rows.setSpacing(3)
        rows.addLayout(self._grid)
        for widget in (self._told, self._refused, self._pay):
            rows.addWidget(widget)

    # Showing

    def show_payment(self, action: Paid, payment: Payment) -> None:
        """Show what an action takes, the usual goods chosen; a choice that was made stays until something changes."""
        if (action, payment) != (self._action, self._payment):
            self._action, self._payment = action, payment
            self._clear()
            for number, need in enumerate(payment.needs):
                self._add_need(number, need, payment)
            self._choose(payment.usual)
        self._count()

    def _clear(self) -> None:
        self._stacks, self._touched = [], []
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            assert widget is not None
            widget.hide()
            widget.deleteLater()

    def _add_need(self, number: int, need: Need, payment: Payment) -> None:
        row = self._grid.rowCount()
        heading = Label(self._needed(need), self)
        self._grid.addWidget(heading, row, 0, 1, 3)
        for stack in payment.stock(need):
            row += 1
            self._add_stack(row, number, stack)

    def _needed(self, need: Need) -> str:
        if len(need.goods) == 1:
            return self.tr("{goods}, taken from:").format(goods=counts_text([(need.goods[0], need.number)]))
        text = self.tr("%n goods of any kind:", "", need.number)
        return text.format(count=need.number)

    def _add_stack(self, row: int, need: int, stack: Taken) -> None:
        picture, holder, box = Label(self), Label(self._holder(stack.holder), self), _Stack(stack, need, self)
        good = GOODS[stack.good]
        picture.setPixmap(QPixmap.fromImage(piece_image(good, None, PICTURE, self.devicePixelRatioF())))
        picture.setToolTip(tip(name(good)))
        holder.setBuddy(box)
        box.setAccessibleName(self.tr("{good} from {holder}").format(good=name(good), holder=holder.text()))
        box.setToolTip(tip(box.accessibleName()))
        box.valueChanged.connect(lambda value: self._change(box, value))
        for column, widget in enumerate((picture, holder, box)):
            self._grid.addWidget(widget, row, column)
        self._stacks.append(box)

    def _holder(self, holder: int) -> str:
        state = self._match.state
        text, owner = holder_text(state, holder), state.owners[~holder] if holder < 0 else NONE
        if self._action is None or owner in (NONE, self._action.player):
            return text
        return self.tr("{transporter} of {player}").format(transporter=text, player=player_text(state, owner))

    def take_keyboard(self) -> None:
        """Let the keys go to the first of the boxes."""
        self._stacks[0].setFocus(Qt.FocusReason.TabFocusReason)

    # Choosing

    @property
    def chosen(self) -> Chosen:
        """The numbers in the boxes."""
        return {(box.stack.good, box.stack.holder): box.value() for box in self._stacks if box.value()}

    def _choose(self, chosen: Chosen) -> None:
        for box in self._stacks:
            self._set(box, chosen.get((box.stack.good, box.stack.holder), 0))

    def _set(self, box: _Stack, value: int) -> None:
        box.blockSignals(True)
        box.setValue(value)
        box.blockSignals(False)
        box.before = value

    def _change(self, box: _Stack, value: int) -> None:
        """Spare one holder what is taken from another, first those that nobody has touched."""
        assert self._payment is not None
        raised, box.before = value > box.before, value
        self._touched = [*(one for one in self._touched if one is not box), box]
        if raised:
            alike = [one for one in self._stacks if one.need == box.need and one is not box]
            excess = value + sum(one.value() for one in alike) - self._payment.needs[box.need].number
            self._lower(sorted(alike, key=self._use), excess)
        self._count()

    def _use(self, box: _Stack) -> int:
        return self._touched.index(box) if box in self._touched else -1

    def _lower(self, boxes: Iterable[_Stack], excess: int) -> None:
        for box in boxes:
            less = min(box.value(), max(0, excess))
            self._set(box, box.value() - less)
            excess -= less

    # Paying

    def _count(self) -> None:
        """Say what would be done, and whether it can be."""
        assert self._action is not None and self._payment is not None
        state = self._match.state
        action = paid_with(self._action, self._payment, self.chosen)
        refusal = self._match.check(action)
        if refusal is not None:
            action = paid_with(self._action, self._payment, self.chosen, asking=True)
        offer = offer_of(state, action) if refusal is not None else None
        self._wanted = offer if refusal is not None else action
        self._pay.setEnabled(self._wanted is not None)
        self._pay.setText(ask_text(state, offer.partners) if offer is not None else self.tr("Do it with these"))
        self._told.setText(action_text(state, self._wanted or action))
        self._told.setVisible(self._wanted is not None)
        warn(self._refused, "" if refusal is None or offer is not None else refusal_text(state, refusal))

    def _want(self) -> None:
        if self._wanted is not None:
            self.wanted.emit(self._wanted)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter pays, Escape leaves."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._want()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
