"""The block of one player: the fleet, and wealth and research if one opens it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QSizePolicy,
    QStyle,
    QStyleOption,
    QStyleOptionFocusRect,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.art.palette import with_opacity
from rbdesigner.engine.core.codes import SUBJECTS
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics.limits import numbers
from rbdesigner.engine.mechanics.scoring import Score
from rbdesigner.messages.phrases import listed
from rbdesigner.messages.thing_wording import points_text
from rbdesigner.messages.translation import number_text
from rbdesigner.rules.tables import MOST_ON_LAND, MOST_ON_WATER, MOST_TRANSPORTERS
from rbdesigner.ui.game.panels.research_board import ResearchBoard
from rbdesigner.ui.game.panels.transporter_row import TransporterRow, transporter_look
from rbdesigner.ui.widgets.literal import Label, caption, tip
from rbdesigner.ui.widgets.player_sign import paint_sign
from rbdesigner.ui.widgets.terms import name
from rbdesigner.ui.widgets.theme import bold

GAP = 4
COLUMNS = 2
"""The number of columns for the fleet of a player who is not to act."""
DISC = 9.0
"""Pixels of the radius of the sign in a heading."""


class PlayerHeading(QAbstractButton):
    """Shows who a player is, what they know, how rich they are, and whether it is their turn; a click opens more."""

    def __init__(self, player: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._acts = False
        self._called = self._points = self._known = ""
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_player(self, called: str, points: int, acts: bool, known: str) -> None:
        """Show the name, points, whether the player is to act, and ``known`` subjects."""
        shown = points_text(points)
        if (called, shown, acts, known) != (self._called, self._points, self._acts, self._known):
            self._called, self._points, self._acts, self._known = called, shown, acts, known
            self.setText(caption(called))
            turn = self.tr("to act") if acts else ""
            self.setAccessibleName(listed(filter(None, (called, shown, turn, known))))
            self.setToolTip(tip(self.accessibleName()))
            self.update()

    def sizeHint(self) -> QSize:
        """One line with room about it."""
        return QSize(240, self.fontMetrics().height() + 7)

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
        painter.setBrush(with_opacity(ground, share))
        painter.drawRoundedRect(self.rect(), 4, 4)
        self._paint_arrow(painter)
        middle = self.height() / 2
        paint_sign(painter, self._player, QPointF(22 + DISC, middle), DISC)
        painter.setPen(ink)
        painter.setFont(bold(self.font()))
        line = self.rect().adjusted(round(22 + 2 * DISC) + 6, 0, -6, 0)
        right = (self.tr("to act · ") if self._acts else "") + self._points
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, right)
        metrics = QFontMetrics(bold(self.font()))
        room = line.adjusted(0, 0, -metrics.horizontalAdvance(right) - 2 * GAP, 0)
        self._paint_words(painter, room, self._called, metrics)
        if self._known and not self.isChecked():
            painter.setFont(self.font())
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            used = metrics.horizontalAdvance(self._called) + 2 * GAP
            self._paint_words(painter, room.adjusted(used, 0, 0, 0), self._known, self.fontMetrics())

    def _paint_words(self, painter: QPainter, room: QRect, words: str, metrics: QFontMetrics) -> None:
        shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)

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
    """Shows one player; a transporter has a line, or half of one while the player waits and the block is closed.

    ``chosen(int)`` gives the transporter that the user clicks; ``opened()`` tells that there is more to show now.
    """

    chosen = Signal(int)
    opened = Signal()

    def __init__(self, player: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.player = player
        self.setObjectName(f"player-{player + 1}")
        self.heading = PlayerHeading(player, self)
        self._body = QWidget(self)
        self._body.hide()
        self.numbers = Label(self._body)
        self.numbers.setWordWrap(True)
        self.research = ResearchBoard(self._body)
        self.rows: dict[int, TransporterRow] = {}
        self._standing: tuple[bool, tuple[int, ...]] = (False, ())
        self._fleet = QGridLayout()
        self._fleet.setSpacing(1)
        for column in range(COLUMNS):
            self._fleet.setColumnStretch(column, 1)
        self._lay_out()
        self.heading.toggled.connect(self._fold)

    def _lay_out(self) -> None:
        inner = QVBoxLayout(self._body)
        inner.setContentsMargins(GAP, 2, 0, 2)
        inner.setSpacing(GAP)
        inner.addWidget(self.research)
        inner.addWidget(self.numbers)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(2)
        outer.addWidget(self.heading)
        outer.addWidget(self._body)
        outer.addLayout(self._fleet)

    @property
    def is_open(self) -> bool:
        """Whether all is shown, not only heading and fleet."""
        return self.heading.isChecked()

    def open(self, opened: bool = True) -> None:
        """Show all, or only heading and fleet."""
        self.heading.setChecked(opened)

    def _fold(self, opened: bool) -> None:
        self._body.setVisible(opened)
        self.opened.emit()

    def show_player(self, state: GameState, called: str, score: Score, acts: bool, focused: int) -> None:
        """Show the player at a moment; what has not changed is left alone, and so is what is folded."""
        bits = state.subjects[self.player]
        known = [name(subject) for code, subject in enumerate(SUBJECTS) if bits >> code & 1]
        self.heading.show_player(called, score.total, acts, listed(known))
        self._show_fleet(state, acts or self.is_open, focused)
        if self.is_open:
            self.numbers.setText(self._numbers_text(state, score))
            self.research.show_known(bits)

    def _numbers_text(self, state: GameState, score: Score) -> str:
        land, water = numbers(state, self.player)
        summary = self.tr(
            "{land} of {on_land} on land, {water} of {on_water} on water, {all} of {most} transporters in all"
        )
        if not state.terms.solo:
            summary = self.tr(
                "Goods {goods}, wonder {wonder} · {land} of {on_land} on land, {water} of {on_water} on water"
            )
        return summary.format(
            goods=number_text(sum(score.goods)), wonder=number_text(sum(score.rows)), land=land, on_land=MOST_ON_LAND,
            water=water, on_water=MOST_ON_WATER, all=land + water, most=MOST_TRANSPORTERS,
        )  # fmt: skip

    def _show_fleet(self, state: GameState, in_lines: bool, focused: int) -> None:
        owned = tuple(state.owned(self.player))
        for number in [number for number in self.rows if number not in owned]:
            row = self.rows.pop(number)
            self._fleet.removeWidget(row)
            row.hide()
            row.deleteLater()
        for number in owned:
            look = transporter_look(state, number)
            if number not in self.rows:
                self._add_row(TransporterRow(number, look, self))
            self.rows[number].show_look(look, number == focused)
        if self._standing != (in_lines, owned):
            self._standing = in_lines, owned
            self._stand()

    def _stand(self) -> None:
        """Give each transporter its place in the fleet."""
        in_lines, owned = self._standing
        for place, number in enumerate(owned):
            row, column = (place, 0) if in_lines else divmod(place, COLUMNS)
            self._fleet.addWidget(self.rows[number], row, column, 1, COLUMNS if in_lines else 1)

    def _add_row(self, row: TransporterRow) -> None:
        row.clicked.connect(lambda: self.chosen.emit(row.number))
        self.rows[row.number] = row
