"""What there is to know about one player: wealth, research and the fleet, under a heading that folds it away."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QLabel,
    QSizePolicy,
    QStyle,
    QStyleOption,
    QStyleOptionFocusRect,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.art.palette import veil
from rbdesigner.engine.limits import numbers
from rbdesigner.engine.scoring import Score
from rbdesigner.engine.state import GameState
from rbdesigner.rules.tables import MOST_ON_LAND, MOST_ON_WATER, MOST_TRANSPORTERS
from rbdesigner.ui.play.player_sign import paint_sign
from rbdesigner.ui.play.research_board import ResearchBoard
from rbdesigner.ui.play.transporter_row import TransporterRow, look_of

GAP = 4
DISC = 9.0
"""Pixels of the radius of the sign in a heading."""


class PlayerHeading(QAbstractButton):
    """Who it is, how rich, and whether it is their turn; a click folds what is below, or opens it."""

    def __init__(self, player: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._acts = False
        self._points = ""
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_player(self, called: str, points: int, acts: bool) -> None:
        """Show the name, the points as they stand and whether the player is to act."""
        shown = self.tr("{points} points").format(points=points)
        if (called, shown, acts) != (self.text(), self._points, self._acts):
            self.setText(called.replace("&", "&&"))
            self._points, self._acts = shown, acts
            turn = self.tr("to act") if acts else ""
            self.setAccessibleName(", ".join(filter(None, (called, shown, turn))))
            self.setToolTip(self.accessibleName())
            self.update()

    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        return font

    def sizeHint(self) -> QSize:
        """One line with room about it."""
        return QSize(240, self.fontMetrics().height() + 10)

    def minimumSizeHint(self) -> QSize:
        """A long name is shortened."""
        return QSize(140, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Arrow, sign, name and points, on a ground that tells whose turn it is."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink, accent = self.palette().color(QPalette.ColorRole.WindowText), QPalette.ColorRole.Highlight
        share = (0.18 if self._acts else 0.06) + (0.06 if self.underMouse() else 0.0)
        ground = self.palette().color(accent) if self._acts else ink
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil(ground, share))
        painter.drawRoundedRect(self.rect(), 4, 4)
        self._paint_arrow(painter)
        middle = self.height() / 2
        paint_sign(painter, self._player, QPointF(22 + DISC, middle), DISC)
        painter.setPen(ink)
        painter.setFont(self._bold())
        line = self.rect().adjusted(round(22 + 2 * DISC) + 6, 0, -6, 0)
        right = (self.tr("to act · ") if self._acts else "") + self._points
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, right)
        metrics = QFontMetrics(self._bold())
        room = line.width() - metrics.horizontalAdvance(right) - GAP
        called = metrics.elidedText(self.text().replace("&&", "&"), Qt.TextElideMode.ElideRight, room)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, called)

    def _paint_arrow(self, painter: QPainter) -> None:
        primitive = QStyle.PrimitiveElement
        arrow = QStyleOption()
        arrow.initFrom(self)
        arrow.rect = QRect(5, (self.height() - 12) // 2, 12, 12)
        shape = primitive.PE_IndicatorArrowDown if self.isChecked() else primitive.PE_IndicatorArrowRight
        self.style().drawPrimitive(shape, arrow, painter, self)
        if self.hasFocus():
            focus = QStyleOptionFocusRect()
            focus.initFrom(self)
            self.style().drawPrimitive(primitive.PE_FrameFocusRect, focus, painter, self)


class PlayerBlock(QWidget):
    """One player. ``chosen(int)``: the transporter that the user clicks; ``opened()``: there is more to show now."""

    chosen = Signal(int)
    opened = Signal()

    def __init__(self, player: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.player = player
        self.setObjectName(f"player-{player + 1}")
        self.heading = PlayerHeading(player, self)
        self._body = QWidget(self)
        self._body.hide()
        self.wealth, self.numbers = QLabel(self._body), QLabel(self._body)
        for label in (self.wealth, self.numbers):
            label.setWordWrap(True)
        self.research = ResearchBoard(self._body)
        self.rows: dict[int, TransporterRow] = {}
        self._fleet = QVBoxLayout()
        self._fleet.setSpacing(1)
        self._lay_out()
        self.heading.toggled.connect(self._fold)

    def _lay_out(self) -> None:
        inner = QVBoxLayout(self._body)
        inner.setContentsMargins(GAP, 2, 0, GAP)
        inner.setSpacing(GAP)
        inner.addWidget(self.wealth)
        inner.addWidget(self.research)
        inner.addWidget(self.numbers)
        inner.addLayout(self._fleet)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(2)
        outer.addWidget(self.heading)
        outer.addWidget(self._body)

    @property
    def is_open(self) -> bool:
        """Whether all is shown, not the heading alone."""
        return self.heading.isChecked()

    def open(self, opened: bool = True) -> None:
        """Open the block, or fold it."""
        self.heading.setChecked(opened)

    def _fold(self, opened: bool) -> None:
        self._body.setVisible(opened)
        self.opened.emit()

    def show_player(self, state: GameState, called: str, score: Score, acts: bool, focused: int) -> None:
        """Show the player at a moment; what has not changed is left alone, and so is a folded body."""
        self.heading.show_player(called, score.total, acts)
        if not self.is_open:
            return
        wealth = self.tr("Wealth now: {total}, of it goods {goods}, wonder {wonder}")
        self.wealth.setText(wealth.format(total=score.total, goods=sum(score.goods), wonder=sum(score.rows)))
        land, water = numbers(state, self.player)
        counted = self.tr("Transporters: {all} of {most}, on land {land} of {on_land}, on water {water} of {on_water}")
        self.numbers.setText(
            counted.format(
                all=land + water,
                most=MOST_TRANSPORTERS,
                land=land,
                on_land=MOST_ON_LAND,
                water=water,
                on_water=MOST_ON_WATER,
            )
        )
        self.research.show_known(state.subjects[self.player])
        self._show_fleet(state, focused)

    def _show_fleet(self, state: GameState, focused: int) -> None:
        owned = state.owned(self.player)
        for number in [number for number in self.rows if number not in owned]:
            row = self.rows.pop(number)
            self._fleet.removeWidget(row)
            row.hide()
            row.deleteLater()
        for place, number in enumerate(owned):
            look = look_of(state, number)
            if number not in self.rows:
                self._add_row(place, TransporterRow(number, look, self._body))
            self.rows[number].show_look(look, number == focused)

    def _add_row(self, place: int, row: TransporterRow) -> None:
        row.clicked.connect(lambda: self.chosen.emit(row.number))
        self.rows[row.number] = row
        self._fleet.insertWidget(place, row)
