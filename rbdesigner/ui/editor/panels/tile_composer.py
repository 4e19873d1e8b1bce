"""Composing any tile: its terrain, and its rivers edge by edge."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.art.tile import paint_tile, plain_look
from rbdesigner.geometry import middle, true_point
from rbdesigner.hexes import EDGES, Orientation
from rbdesigner.tiles import Box, Rivers, Terrain, Tile, tile
from rbdesigner.ui.editor.panels.composition import Composition, CompositionFault
from rbdesigner.ui.widgets import terms
from rbdesigner.ui.widgets.content_area import ContentArea, resize_within_screen
from rbdesigner.ui.widgets.dialog_buttons import DialogButtons
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.inputs import ComboBox
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.section import labelled

KNOB = 30
"""Width of the knob of an edge in pixels."""
_STEPS: dict[int, int] = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}
"""How far the arrow keys go round."""


class EdgeKnob(QAbstractButton):
    """The knob of one edge: the number of the river that reaches it, a plus, or a cross where none can."""

    def __init__(self, edge: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.edge = edge
        self.refused = False
        self.is_current = False
        self.setObjectName(f"edge-{edge}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.resize(KNOB, KNOB)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A disk: filled for a river, ringed for the current one, dashed for none."""
        palette, taken = self.palette(), self.text().isdigit()
        group = QPalette.ColorGroup.Active if self.isEnabled() else QPalette.ColorGroup.Disabled
        fill = QPalette.ColorRole.Highlight if taken else QPalette.ColorRole.Base
        ink = QPalette.ColorRole.HighlightedText if taken else QPalette.ColorRole.Text
        pen = QPen(palette.color(group, QPalette.ColorRole.Text), 2.5 if self.is_current or self.hasFocus() else 1)
        if self.refused:
            pen.setStyle(Qt.PenStyle.DotLine)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen)
        painter.setBrush(palette.color(group, fill))
        disk = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
        painter.drawEllipse(disk)
        if self.underMouse() and self.isEnabled():
            painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(disk.adjusted(-1.5, -1.5, 1.5, 1.5))
        painter.setPen(palette.color(group, ink))
        font = self.font()
        font.setBold(True)
        painter.setFont(font)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrows to the dial, which goes round."""
        if event.key() in _STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """A knob is as large as a finger's tip."""
        return QSize(KNOB, KNOB)


class RiverDial(QWidget):
    """A large tile with a knob at each edge; ``pressed(int)``: an edge was clicked, or Space pressed on it."""

    pressed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tile = tile(Terrain.PASTURE)
        self._orientation = Orientation.FLAT
        self.knobs = [EdgeKnob(edge, self) for edge in EDGES]
        for knob in self.knobs:
            knob.clicked.connect(lambda _, edge=knob.edge: self.pressed.emit(edge))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(200, 200)

    def show_tile(self, shown: Tile, orientation: Orientation) -> None:
        """Show this tile."""
        self._tile, self._orientation = shown, orientation
        self._place_knobs()
        self.update()

    @property
    def _radius(self) -> float:
        return min(self.width(), self.height()) / 2 - KNOB / 2 - 2

    def _place_knobs(self) -> None:
        for knob in self.knobs:
            x, y = true_point(middle(knob.edge), self._orientation)
            at = QPointF(self.rect().center()) + QPointF(x, y) * self._radius
            knob.move((at - QPointF(KNOB / 2 - 0.5, KNOB / 2 - 0.5)).toPoint())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the knobs on the edges."""
        super().resizeEvent(event)
        self._place_knobs()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The tile."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        centre = self.rect().center()
        painter.translate(centre)
        painter.scale(self._radius, self._radius)
        paint_tile(painter, plain_look(self._tile, self._orientation), self._radius * self.devicePixelRatioF())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows go round the edges."""
        step = _STEPS.get(event.key())
        at = next((knob.edge for knob in self.knobs if knob.hasFocus()), None)
        if step is None or at is None:
            super().keyPressEvent(event)
        else:
            self.knobs[(at + step) % 6].setFocus(Qt.FocusReason.OtherFocusReason)


class RiverComposer(QWidget):
    """Composes a tile. ``changed()`` comes after every change of it."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.composition = Composition()
        self.orientation = Orientation.FLAT
        self.terrain = ComboBox(self)
        self.terrain.offer([(terrain, terms.capitalised(terms.name(terrain)), None) for terrain in Terrain])
        self.terrain.activated.connect(lambda _: self._show())
        self.dial = RiverDial(self)
        self.dial.pressed.connect(self._toggle)
        self.explanation = Label(self)
        self.explanation.setWordWrap(True)
        self.explanation.setMinimumHeight(3 * self.fontMetrics().lineSpacing())
        self.explanation.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.next_river = QPushButton(self.tr("Begin another river"), self)
        self.next_river.clicked.connect(self._begin_river)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(labelled((self.tr("Terrain"), self.terrain)))
        layout.addWidget(self.dial, 1)
        layout.addLayout(self._turning())
        layout.addWidget(self.next_river)
        layout.addWidget(self.explanation)
        self.set_tile(Terrain.PASTURE, ())

    def _turning(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addStretch(1)
        for name, text, act in (
            ("turn-left", self.tr("Turn left"), lambda: self._turn(-1)),
            ("turn-right", self.tr("Turn right"), lambda: self._turn(1)),
            ("delete", self.tr("Remove all rivers"), self._clear),
        ):
            button = QToolButton(self)
            button.setIcon(icon(name))
            button.setToolTip(tip(text))
            button.setAccessibleName(text)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setAutoRaise(True)
            button.clicked.connect(act)
            row.addWidget(button)
        row.addStretch(1)
        return row

    @property
    def tile(self) -> Tile:
        """The tile as composed."""
        terrain = self.terrain.value
        assert isinstance(terrain, Terrain)
        return tile(terrain, () if terrain is Terrain.SEA else self.composition.rivers)

    def set_tile(self, terrain: Terrain, rivers: Rivers) -> None:
        """Go on from this tile."""
        self.terrain.show_value(terrain)
        self.composition = Composition(rivers)
        self._show()

    def set_orientation(self, orientation: Orientation) -> None:
        """Show the hexagon as it lies on the map."""
        self.orientation = orientation
        self._show()

    def _toggle(self, edge: int) -> None:
        refusal = self.composition.toggle(edge)
        self._show("" if refusal is None else self._reason(refusal))

    def _begin_river(self) -> None:
        self.composition.begin_river()
        self._show()
        free = next((knob for knob in self.dial.knobs if not knob.text().isdigit()), self.dial.knobs[0])
        free.setFocus(Qt.FocusReason.OtherFocusReason)

    def _turn(self, steps: int) -> None:
        self.composition.turn(steps)
        self._show()

    def _clear(self) -> None:
        self.composition.clear()
        self._show()

    def _reason(self, refusal: CompositionFault) -> str:
        if refusal is CompositionFault.FULL:
            return self.tr("A river reaches three edges at most. Begin another river for this one.")
        return self.tr("Here this river would cross another one. Begin another river, or take one away.")

    def _hint(self) -> str:
        composition = self.composition
        if self.tile.is_sea:
            return self.tr("The sea has no rivers.")
        if not composition.rivers:
            return self.tr("Click the edges that the river reaches: one for a source, two or three for a course.")
        if composition.current is None:
            return self.tr("The next edge you click begins a new river.")
        if composition.is_full:
            return self.tr("River {number} is complete: no river reaches more than three edges.").format(
                number=composition.current + 1
            )
        return self.tr("The next edge you click joins river {number}. A click on its own edge takes it away.").format(
            number=composition.current + 1
        )

    def _show(self, explanation: str = "") -> None:
        sea = self.tile.is_sea
        for knob in self.dial.knobs:
            self._show_knob(knob)
            knob.setEnabled(not sea)
        self.next_river.setEnabled(not sea and self.composition.current is not None)
        self.dial.show_tile(self.tile, self.orientation)
        self.explanation.setText(f"✕ {explanation}" if explanation else self._hint())
        self.changed.emit()

    def _show_knob(self, knob: EdgeKnob) -> None:
        river, refusal = self.composition.river_at(knob.edge), self.composition.refusal(knob.edge)
        knob.refused = refusal is not None
        knob.is_current = river is not None and river == self.composition.current
        if river is not None:
            sign, meaning = str(river + 1), self.tr("river {number}").format(number=river + 1)
        elif refusal is not None:
            sign, meaning = "✕", self._reason(refusal)
        else:
            sign, meaning = "+", self.tr("no river")
        knob.setText(sign)
        where = terms.capitalised(terms.edge(knob.edge, self.orientation))
        said = self.tr("{where}: {meaning}").format(where=where, meaning=meaning)
        knob.setToolTip(tip(said))
        knob.setAccessibleName(said)
        knob.update()


class ComposeDialog(QDialog):
    """Composes one tile, beginning with the one given; ``box`` tells how many of it there are."""

    def __init__(
        self,
        start: Tile,
        box: Box | None = None,
        orientation: Orientation = Orientation.FLAT,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("compose-tile")
        self.setWindowTitle(self.tr("Compose a tile"))
        self._box = box
        self.composer = RiverComposer(self)
        self.name = Label(self)
        self.name.setWordWrap(True)
        buttons = DialogButtons(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        content = QVBoxLayout()
        content.addWidget(self.composer, 1)
        content.addWidget(self.name)
        layout.addWidget(ContentArea(content, self), 1)
        layout.addWidget(buttons)
        self.composer.changed.connect(self._show_name)
        self.composer.set_tile(start.terrain, start.rivers)
        self.composer.set_orientation(orientation)
        resize_within_screen(self, self.sizeHint())

    @property
    def tile(self) -> Tile:
        """The tile as composed."""
        return self.composer.tile

    def _show_name(self) -> None:
        kind = self.tile.kind
        text = terms.capitalised(terms.tile_kind_name(kind))
        held = None if self._box is None else self._box.holds(kind)
        if held is not None:
            count = self.tr("%n in the box", "", held) if held else self.tr("⚠ not in the chosen box")
            text = f"{text}\n{count}"
        self.name.setText(text)
