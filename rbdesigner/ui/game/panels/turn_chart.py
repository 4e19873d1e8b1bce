"""Small charts of the turn: its phases, and the order of play."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from rbdesigner.art.palette import with_opacity
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import Phase
from rbdesigner.messages.phrases import listed
from rbdesigner.messages.thing_wording import phase_name
from rbdesigner.ui.widgets.literal import tip
from rbdesigner.ui.widgets.player_sign import paint_sign

PHASES = (Phase.PRODUCTION, Phase.MOVEMENT, Phase.BUILDING, Phase.WONDER)
DISC = 9
_HEIGHT = 26


class PhaseChart(QWidget):
    """The four phases in a row, the present one marked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("phase-chart")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.phase = Phase.SETUP

    def show_phase(self, phase: Phase) -> None:
        """Mark a phase; in setting up none is."""
        if phase != self.phase or not self.accessibleName():
            self.phase = phase
            self.setAccessibleName(self.tr("Phase: {phase}").format(phase=phase_name(phase)))
            self.setToolTip(tip(self.accessibleName()))
            self.update()

    def _widths(self) -> list[int]:
        font = self.font()
        font.setBold(True)
        metrics = type(self.fontMetrics())(font)
        return [metrics.horizontalAdvance(phase_name(phase)) + 18 for phase in PHASES]

    def sizeHint(self) -> QSize:
        """Room for all names."""
        return QSize(sum(self._widths()), _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The names, the present one bold on the colour of choice."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        role, left = QPalette.ColorRole, 0
        for phase, width in zip(PHASES, self._widths(), strict=True):
            box = QRectF(left + 1, 2, width - 2, _HEIGHT - 4)
            is_now = phase is self.phase
            painter.setPen(Qt.PenStyle.NoPen)
            ground = self.palette().color(role.Highlight if is_now else role.WindowText)
            painter.setBrush(ground if is_now else with_opacity(ground, 0.07))
            painter.drawRoundedRect(box, 4, 4)
            font = self.font()
            font.setBold(is_now)
            painter.setFont(font)
            painter.setPen(self.palette().color(role.HighlightedText if is_now else role.PlaceholderText))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, phase_name(phase))
            left += width


class PlayerRow(QWidget):
    """Players in a row as their signs; free positions are empty rings."""

    def __init__(self, name: str, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._title = title
        self._players: tuple[int, ...] = ()
        self._marked = NONE
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_players(self, players: tuple[int, ...], names: list[str], marked: int = NONE) -> None:
        """Show the players in this order, one of them ringed."""
        summary = self._title + ": " + listed(names)
        if (players, marked) != (self._players, self._marked) or summary != self.accessibleName():
            self._players, self._marked = players, marked
            self.setAccessibleName(summary)
            self.setToolTip(tip(summary))
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """The title and a disc for each player."""
        text = self.fontMetrics().horizontalAdvance(self._title)
        return QSize(text + 8 + len(self._players) * (2 * DISC + 5), _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Title and discs."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        role, middle = QPalette.ColorRole, _HEIGHT / 2
        painter.setPen(self.palette().color(role.PlaceholderText))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, self._title)
        left = self.fontMetrics().horizontalAdvance(self._title) + 8 + DISC
        for number, player in enumerate(self._players):
            centre = QPointF(left + number * (2 * DISC + 5), middle)
            if player == NONE:
                painter.setPen(QPen(self.palette().color(role.PlaceholderText), 1, Qt.PenStyle.DotLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(centre, DISC - 1, DISC - 1)
                continue
            paint_sign(painter, player, centre, DISC - 1)
            if player == self._marked:
                painter.setPen(QPen(self.palette().color(role.Highlight), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(centre, DISC + 1, DISC + 1)
