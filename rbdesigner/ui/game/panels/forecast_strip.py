"""One line of what the next production brings if nothing changes, in pictures that lead to where it comes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from rbdesigner.engine.core.codes import GOODS, NONE, TRANSPORTERS
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.lookahead.forecast import Forecast, forecast
from rbdesigner.engine.mechanics.supply import tile_of_holder
from rbdesigner.messages.forecast_wording import loss_text, prospect_text
from rbdesigner.play.build_plans import as_planned
from rbdesigner.play.match import Match
from rbdesigner.scenario.pieces import PieceKind
from rbdesigner.ui.game.match.signals import MatchPanel
from rbdesigner.ui.widgets.later import later
from rbdesigner.ui.widgets.literal import Label, caption, tip
from rbdesigner.ui.widgets.menu import Menu
from rbdesigner.ui.widgets.small_pictures import piece_image
from rbdesigner.ui.widgets.terms import capitalised
from rbdesigner.ui.widgets.theme import colours

PICTURE = 20
HEIGHT = 26
RESTS = 120
"""Milliseconds after the last thing that happened until it is worked out again: nothing waits for it."""


@dataclass(frozen=True, slots=True)
class ForecastItem:
    """Something that comes, or is lost, on one tile: its words, its pictures and how many there are."""

    text: str
    tile: int
    pictures: tuple[PieceKind, ...]
    number: int
    player: int = NONE
    is_lost: bool = False


def forecast_items(state: GameState, found: Forecast) -> list[ForecastItem]:
    """All that a production brings, and then what is lost in it."""
    made = [
        ForecastItem(
            capitalised(prospect_text(state, one)),
            one.tile,
            (TRANSPORTERS[one.kind],) if one.kind != NONE else tuple(GOODS[good] for good in one.goods),
            one.number,
            one.runner if one.kind != NONE else NONE,
        )
        for one in found.prospects
    ]
    lost = [
        ForecastItem(
            capitalised(loss_text(state, one)), tile_of_holder(state, one.holder), (GOODS[one.good],), one.number,
            is_lost=True,
        )
        for one in found.losses
    ]  # fmt: skip
    return made + lost


ROOM = "\N{EN SPACE}"
"""The space that keeps the title off the arrow of its menu."""


class ForecastStrip(MatchPanel):
    """Shows what comes, each kind of thing once with how many.

    A click goes through the places, the title lists all. ``pointed(int, int)`` gives NONE and the tile that is to be
    shown.
    """

    pointed = Signal(int, int)

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(match, parent)
        self.setObjectName("forecast")
        self._later = later(self, self._work_out, RESTS)
        self._known: tuple[GameState, list[ForecastItem]] | None = None
        self._chips: list[_Chip] = []
        self.all, self.more = QToolButton(self), Label(self)
        self.all.setObjectName("forecast-all")
        self.all.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.all.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.all.setAutoRaise(True)
        self.all.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.all.setToolTip(self.tr("What the next production brings if nothing changes, place by place"))
        self._menu = Menu(self.all)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 8, 0)
        self._row.setSpacing(0)
        self._row.addWidget(self.all)
        self._row.addWidget(self.more)
        self._row.addStretch(1)
        self.setFixedHeight(HEIGHT)

    @property
    def coming(self) -> list[ForecastItem]:
        """The things to come that are shown."""
        return self._known[1] if self._known is not None else []

    def renew(self) -> None:
        """Work it out when nothing else is to be done."""
        self._later.start()

    def _work_out(self) -> None:
        """Show what comes at the shown moment, with what is planned."""
        state, plans = self.match.state, self.match.plans
        if plans and state.phase is Phase.MOVEMENT:
            state = as_planned(state, plans)
        found = forecast(state)
        self._known = None if found is None else (state, forecast_items(state, found))
        self.all.setText(self._title(found) + (ROOM if self.coming else ""))
        self._show_chips(_alike(self.coming))
        self._fill(self.coming)
        self._fit()

    def _title(self, found: Forecast | None) -> str:
        if found is None:
            return self.tr("No production follows")
        if not found.prospects and not found.losses:
            return self.tr("Still to come: nothing") if found.begun else self.tr("Next production: nothing")
        return self.tr("Still to come") if found.begun else self.tr("Next production")

    def _show_chips(self, groups: Sequence[Sequence[ForecastItem]]) -> None:
        while len(self._chips) < len(groups):
            chip = _Chip(self)
            chip.pointed.connect(partial(self.pointed.emit, NONE))
            self._row.insertWidget(1 + len(self._chips), chip)
            self._chips.append(chip)
        for chip, group in zip(self._chips, groups, strict=False):
            chip.show_group(group)
        for chip in self._chips[len(groups) :]:
            chip.show_group(())

    def _fill(self, coming: Sequence[ForecastItem]) -> None:
        self._menu.clear()
        for one in coming:
            action = self._menu.addAction(_icon(one, self.devicePixelRatioF()), caption(one.text))
            action.triggered.connect(partial(self.pointed.emit, NONE, one.tile))
        self.all.setEnabled(bool(coming))
        self.all.setMenu(self._menu if coming else None)  # type: ignore[arg-type]  # without one there is no arrow

    def _fit(self) -> None:
        """Show as many chips as there is room for; the list has all."""
        shown, margins = [chip for chip in self._chips if chip.things], self._row.contentsMargins()
        room = self.width() - margins.left() - margins.right() - self.all.sizeHint().width()
        room -= self.fontMetrics().horizontalAdvance("+99")
        for number, chip in enumerate(shown):
            room -= chip.sizeHint().width()
            chip.setVisible(room >= 0 or number == 0)
        hidden = sum(chip.isHidden() for chip in shown)
        self.more.setText(f"+{hidden}" if hidden else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show what there is room for."""
        super().resizeEvent(event)
        self._fit()


class _Chip(QToolButton):
    """The number of things of a kind that come; clicks tell one place after the other by ``pointed(int)``."""

    pointed = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("forecast-chip")
        self.setAutoRaise(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.things: Sequence[ForecastItem] = ()
        self._next = 0
        self.clicked.connect(self._point)

    def show_group(self, group: Sequence[ForecastItem]) -> None:
        """Show other things of a kind; nothing if there are none."""
        if list(group) == list(self.things):
            return
        self.things, self._next = group, 0
        self.setVisible(bool(group))
        if not group:
            return
        first = group[0]
        sign, mark = ("−" if first.is_lost else ""), ("?" if len(first.pictures) > 1 else "")
        self.setText(f"{sign}{sum(one.number for one in group)}{mark}")
        self.setIcon(_icon(first, self.devicePixelRatioF()))
        self.setIconSize(QSize(PICTURE * len(first.pictures), PICTURE))
        self.setStyleSheet(f"color: {colours().warning}" if first.is_lost else "")
        text = "\n".join(one.text for one in group)
        self.setToolTip(tip(text))
        self.setAccessibleName(text.replace("\n", "; "))

    def _point(self) -> None:
        one = self.things[self._next % len(self.things)]
        self._next += 1
        self.pointed.emit(one.tile)


def _alike(coming: Sequence[ForecastItem]) -> list[list[ForecastItem]]:
    """The same things together, in the order in which they first come."""
    found: dict[tuple[object, ...], list[ForecastItem]] = {}
    for one in coming:
        found.setdefault((one.pictures, one.player, one.is_lost), []).append(one)
    return list(found.values())


def _icon(coming: ForecastItem, ratio: float) -> QIcon:
    """The picture of a thing, or those of all that it may be side by side."""
    images = [
        piece_image(one, coming.player + 1 if coming.player != NONE else None, PICTURE, ratio)
        for one in coming.pictures
    ]
    pixmap = QPixmap(round(PICTURE * len(images) * ratio), round(PICTURE * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    for number, image in enumerate(images):
        painter.drawImage(number * PICTURE, 0, image)
    painter.end()
    return QIcon(pixmap)
