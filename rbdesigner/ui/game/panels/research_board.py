"""The eight subjects of research of one player: which are known."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from rbdesigner.engine.core.codes import BUILDINGS, SUBJECT_FOR, SUBJECTS
from rbdesigner.messages.phrases import listed
from rbdesigner.rules.tables import Subject
from rbdesigner.ui.widgets.literal import tip
from rbdesigner.ui.widgets.terms import capitalised, name

GAP = 4
PADDING = 4
TICK = 11
"""Pixels that the tick of a known subject takes."""
SMALLER = 0.9
"""The height of the letters, in parts of the usual, so that two rows are enough beside the board."""


class ResearchBoard(QWidget):
    """Shows a plate for each subject, as many in a row as have room; known ones are filled and ticked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("research-board")
        self._known = 0
        font = self.font()
        font.setPointSizeF(SMALLER * font.pointSizeF())
        self.setFont(font)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.show_known(0)

    @property
    def known(self) -> tuple[Subject, ...]:
        """The subjects shown as known."""
        return tuple(subject for code, subject in enumerate(SUBJECTS) if self._known >> code & 1)

    def show_known(self, bits: int) -> None:
        """Show what is known: one bit for each subject, as the state of a game has it."""
        if bits != self._known or not self.accessibleName():
            self._known = bits
            known = listed(map(name, self.known)) or self.tr("nothing")
            self.setAccessibleName(self.tr("Researched: {subjects}").format(subjects=known))
            self.updateGeometry()
            self.update()

    # Where the plates lie

    def _plates(self, width: int) -> list[QRect]:
        metrics, x, y = self.fontMetrics(), 0, 0
        height, plates = metrics.height() + 4, []
        for code, subject in enumerate(SUBJECTS):
            tick = TICK if self._known >> code & 1 else 0
            wide = metrics.horizontalAdvance(name(subject)) + 2 * PADDING + tick
            if x and x + wide > width:
                x, y = 0, y + height + GAP
            plates.append(QRect(x, y, min(wide, width), height))
            x += wide + GAP
        return plates

    def heightForWidth(self, width: int) -> int:
        """Give the height at which all plates have room."""
        return self._plates(max(1, width))[-1].bottom() + 1

    def sizeHint(self) -> QSize:
        """Two rows of four, or so."""
        return QSize(320, self.heightForWidth(320))

    def minimumSizeHint(self) -> QSize:
        """Ask for the width of the widest plate."""
        widest = max(plate.width() for plate in self._plates(1 << 16))
        return QSize(widest, self.fontMetrics().height() + 4)

    # Painting, telling

    def paintEvent(self, event: QPaintEvent) -> None:
        """The plates."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for code, plate in enumerate(self._plates(self.width())):
            self._paint_plate(painter, code, plate)

    def _paint_plate(self, painter: QPainter, code: int, plate: QRect) -> None:
        role, known = QPalette.ColorRole, bool(self._known >> code & 1)
        palette = self.palette()
        ink = palette.color(role.HighlightedText if known else role.PlaceholderText)
        painter.setPen(QPen(palette.color(role.Highlight if known else role.Mid), 1))
        painter.setBrush(palette.color(role.Highlight) if known else QColor(Qt.GlobalColor.transparent))
        painter.drawRoundedRect(plate.adjusted(0, 0, -1, -1), 4, 4)
        text = plate.adjusted(PADDING, 0, 0, 0)
        if known:
            painter.setPen(QPen(ink, 1.8))
            left, middle = text.left(), plate.center().y()
            painter.drawPolyline([QPoint(left, middle), QPoint(left + 3, middle + 3), QPoint(left + 8, middle - 4)])
            text.setLeft(left + TICK)
        painter.setPen(ink)
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name(SUBJECTS[code]))

    def event(self, event: QEvent) -> bool:
        """Tell what a subject allows, where the pointer rests on it."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), tip(self.text_at(event.pos())), self)
            return True
        return super().event(event)

    def text_at(self, point: QPoint) -> str:
        """The tip about the subject at a point; empty where there is none."""
        for code, plate in enumerate(self._plates(self.width())):
            if plate.contains(point):
                known = self.tr("known") if self._known >> code & 1 else self.tr("not known yet")
                summary = self.tr("{subject} ({known}): {what}")
                return summary.format(subject=capitalised(name(SUBJECTS[code])), known=known, what=self._allows(code))
        return ""

    def _allows(self, code: int) -> str:
        building = next((BUILDINGS[n] for n, subject in enumerate(SUBJECT_FOR) if subject == code), None)
        if building is not None:
            return self.tr("{building} may be built.").format(building=name(building))
        return {
            Subject.SPECIALISATION: self.tr("new mines and shafts may hold one of the two metals only."),
            Subject.ENLARGEMENT: self.tr("new mines and shafts may hold more."),
            Subject.NEW_SHAFTS: self.tr("shafts may be added to mines."),
        }.get(SUBJECTS[code], self.tr("it allows nothing new."))
