"""One transporter of a fleet: what it is, where it is, what it holds, and how far it can still go."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QStyle, QStyleOptionFocusRect, QWidget

from rbdesigner.art.palette import with_opacity
from rbdesigner.engine.core.codes import CAPACITIES, GEESE, GOODS, NONE, POINTS, TRANSPORTERS
from rbdesigner.engine.core.state import GameState, Phase, Stage
from rbdesigner.messages.thing_wording import at_text, count_text, counts_text, tile_text, transporter_text
from rbdesigner.ui.widgets.literal import tip
from rbdesigner.ui.widgets.small_pictures import piece_image
from rbdesigner.ui.widgets.terms import capitalised, name
from rbdesigner.ui.widgets.theme import bold

PICTURE = 22.0
GOOD, SMALL_GOOD = 18.0, 14.0
"""Pixels of the pictures of a transporter, of a good aboard, and of one where many have little room."""
NAME, TILE = 106, 50
"""Pixels of the columns of name, at most, and tile, which begin at the same place in every row."""
WIDE = 260
"""Pixels from which a row shows the tile too."""
GAP = 4


class TransporterLook(NamedTuple):
    """Everything that a row shows; ``left`` are points, NONE where nobody moves, ``geese`` those that follow it."""

    label: str
    kind: int
    owner: int
    tile: str
    where: str
    cargo: tuple[tuple[int, int], ...]
    left: int
    moved: bool
    geese: int
    carries: str
    carrier: str


def transporter_look(state: GameState, number: int) -> TransporterLook:
    """Describe a transporter that is in the game at a moment; an offer that waits for answers stops no move."""
    spot, owner = state.spots[number], state.owners[number]
    moves = state.phase is Phase.MOVEMENT and state.stage is Stage.PLAY and state.player == owner and not state.over
    held = state.row(~number)
    passenger, carrier = state.carried[number], state.carriers[number]
    return TransporterLook(
        label=transporter_text(state, number),
        kind=state.kinds[number],
        owner=owner,
        tile=tile_text(state, state.topology.spot_tiles[spot]),
        where=at_text(state, spot),
        cargo=tuple((good, count) for good, count in enumerate(held) if count),
        left=state.points_left(number) if moves else NONE,
        moved=moves and number in state.movement.points,
        geese=sum(state.movement.trains.get(number, {}).values()) if moves else 0,
        carries=transporter_text(state, passenger) if passenger != NONE else "",
        carrier=transporter_text(state, carrier) if carrier != NONE else "",
    )


class TransporterRow(QAbstractButton):
    """A button of one line with a picture, checked while the transporter is the chosen one."""

    def __init__(self, number: int, look: TransporterLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number = number
        self.setObjectName(f"transporter-{number + 1}")
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._take(look)

    def nextCheckState(self) -> None:
        """Leave the mark as it is on a click: others decide which transporter is the chosen one."""

    def show_look(self, look: TransporterLook, chosen: bool) -> bool:
        """Show a transporter as it is now; returns whether anything has changed."""
        changed = look != self.look or chosen != self.isChecked()
        if look != self.look:
            self._take(look)
        self.setChecked(chosen)
        return changed

    def _take(self, look: TransporterLook) -> None:
        self.look = look
        summary = self.description()
        self.setText(look.label)
        self.setAccessibleName(summary.replace("\n", " "))
        self.setToolTip(tip(summary))
        self.update()

    # In words

    def description(self) -> str:
        """All there is to say, a sentence a line."""
        look = self.look
        text = self.tr("{transporter} is aboard {carrier}.") if look.carrier else self.tr("{transporter} is {where}.")
        lines = [capitalised(text.format(transporter=look.label, carrier=look.carrier, where=look.where))]
        if look.carries:
            lines.append(self.tr("It carries {other}.").format(other=look.carries))
        elif not look.carrier:
            loaded, most = sum(count for _, count in look.cargo), CAPACITIES[look.kind]
            text = self.tr("It holds {goods} ({loaded} of {most}).")
            if not loaded:
                text = self.tr("It is empty and has room for {most}.")
            lines.append(text.format(goods=counts_text(look.cargo), loaded=loaded, most=most))
        if look.geese:
            lines.append(self.tr("%n geese follow it.", "", look.geese))
        if look.left != NONE:
            text = self.tr("It has moved; points left: {left} of {most}.")
            if not look.moved:
                text = self.tr("It has not moved; points left: {left} of {most}.")
            lines.append(text.format(left=look.left, most=POINTS[look.kind]))
        return "\n".join(lines)

    def _points(self) -> str:
        look = self.look
        if look.left == NONE:
            return ""
        text = self.tr("✓ {left} of {most}") if look.moved else self.tr("{left} of {most}")
        return text.format(left=look.left, most=POINTS[look.kind])

    def _status(self) -> str:
        look = self.look
        if look.carrier:
            return self.tr("aboard {carrier}").format(carrier=look.carrier)
        if look.carries:
            return self.tr("carries {other}").format(other=look.carries)
        if look.geese:
            return self.tr("leads {geese}").format(geese=count_text(GEESE, look.geese))
        return "" if look.cargo else self.tr("empty")

    # In pictures

    def sizeHint(self) -> QSize:
        """One line."""
        return QSize(150, max(int(PICTURE), self.fontMetrics().height()) + 2)

    def minimumSizeHint(self) -> QSize:
        """Narrow columns leave out the end of the words."""
        return QSize(120, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Picture, name, place where there is room, what is aboard, and points."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        picture = piece_image(TRANSPORTERS[self.look.kind], self.look.owner + 1, PICTURE, self.devicePixelRatioF())
        painter.drawImage(QPointF(8, (self.height() - PICTURE) / 2), picture)
        line = self.rect().adjusted(int(PICTURE) + 8 + GAP, 0, -GAP, 0)
        line.setRight(self._paint_points(painter, line))
        line.setLeft(self._paint_name(painter, line))
        self._paint_load(painter, line)

    def _paint_ground(self, painter: QPainter) -> None:
        accent = self.palette().color(QPalette.ColorRole.Highlight)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.isChecked() or self.underMouse():
            painter.setBrush(with_opacity(accent, 0.22 if self.isChecked() else 0.1))
            painter.drawRoundedRect(self.rect(), 4, 4)
        if self.isChecked():
            painter.setBrush(accent)
            painter.drawRoundedRect(0, 0, 5, self.height(), 2, 2)
        if self.hasFocus():
            option = QStyleOptionFocusRect()
            option.initFrom(self)
            self.style().drawPrimitive(QStyle.PrimitiveElement.PE_FrameFocusRect, option, painter, self)

    def _paint_points(self, painter: QPainter, line: QRect) -> int:
        """Paint the points at the right end, and return where they begin."""
        points, role = self._points(), QPalette.ColorRole
        painter.setPen(self._ink(role.PlaceholderText if self.look.moved else role.WindowText))
        painter.drawText(line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, points)
        return line.right() - (self.fontMetrics().horizontalAdvance(points) + GAP if points else 0)

    def _paint_name(self, painter: QPainter, line: QRect) -> int:
        """Name, and place if there is room for it; returns where they end."""
        painter.setFont(bold(self.font()))
        painter.setPen(self._ink(QPalette.ColorRole.WindowText))
        end = self._paint_column(painter, line, line.left(), _name_column(painter.fontMetrics()), self.look.label)
        painter.setFont(self.font())
        if self.width() < WIDE:
            return end
        painter.setPen(self._ink(QPalette.ColorRole.PlaceholderText))
        return self._paint_column(painter, line, end, TILE, self.look.tile)

    def _paint_column(self, painter: QPainter, line: QRect, left: int, usual: int, text: str) -> int:
        """A text that takes a column of the usual width, or more if it needs more."""
        box = QRect(left, line.top(), max(usual, painter.fontMetrics().horizontalAdvance(text) + GAP), line.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        return box.right()

    def _ink(self, role: QPalette.ColorRole) -> QColor:
        return self.palette().color(role)

    def _paint_load(self, painter: QPainter, line: QRect) -> None:
        x, size, gap = float(line.left()), *self._load_sizes(line.width())
        painter.setPen(self._ink(QPalette.ColorRole.WindowText))
        for good, count in self.look.cargo:
            image = piece_image(GOODS[good], None, size, self.devicePixelRatioF())
            painter.drawImage(QPointF(x, (self.height() - size) / 2), image)
            x += size
            if count > 1:
                wide = self._count_width(count)
                box = QRect(round(x), line.top(), wide, line.height())
                painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, f"×{count}")
                x += wide
            x += gap
        painter.setPen(self._ink(QPalette.ColorRole.PlaceholderText))
        room = QRect(round(x), line.top(), line.right() - round(x), line.height())
        text = self.fontMetrics().elidedText(self._status(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)

    def _load_sizes(self, room: int) -> tuple[float, float]:
        """How large the goods are and how far apart, so that all aboard has room."""
        counts = sum(self._count_width(count) for _, count in self.look.cargo if count > 1)
        usual = counts + len(self.look.cargo) * (GOOD + GAP) - GAP
        return (GOOD, GAP) if usual <= room else (SMALL_GOOD, 0.0)

    def _count_width(self, count: int) -> int:
        return self.fontMetrics().horizontalAdvance(f"×{count}") + 1


def _name_column(metrics: QFontMetrics) -> int:
    """Find the width for all names of the language but a few that are much longer than the others."""
    widths = [metrics.horizontalAdvance(f"{name(kind)} 88") + 2 * GAP for kind in TRANSPORTERS]
    return max((width for width in widths if width <= NAME), default=NAME)
