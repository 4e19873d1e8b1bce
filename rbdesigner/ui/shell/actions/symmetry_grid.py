"""The symmetries as a grid of pictures, for a menu."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QColor,
    QFocusEvent,
    QGuiApplication,
    QIcon,
    QIconEngine,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPalette,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QGridLayout, QMenu, QToolButton, QWidget, QWidgetAction

from rbdesigner.hexes import Orientation, corner
from rbdesigner.messages.map_names import hour_of, long_name, short_name
from rbdesigner.symmetry import SYMMETRY_GROUPS, Symmetry
from rbdesigner.ui.shell.actions.action_registry import Actions
from rbdesigner.ui.widgets.icons import PaintedIcon
from rbdesigner.ui.widgets.literal import Label, tip

_GRID = 24
"""Units that a picture is wide."""
_RIM = 8.4
_REACH = 11.6
_TINT = 0.26


@cache
def symmetry_icon(symmetry: Symmetry, orientation: Orientation) -> QIcon:
    """Picture a symmetry: a tile as it lies, the axes, and the part that is repeated."""
    return QIcon(_SymmetryIcon(symmetry, orientation))


class _SymmetryIcon(PaintedIcon):
    """Paints a symmetry in the colours of the palette."""

    def __init__(self, symmetry: Symmetry, orientation: Orientation) -> None:
        super().__init__()
        self._symmetry = symmetry
        self._orientation = orientation

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        side = min(rect.width(), rect.height())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.x() + rect.width() / 2, rect.y() + rect.height() / 2)
        painter.scale(side / _GRID, side / _GRID)
        palette = QGuiApplication.palette()
        group = QPalette.ColorGroup.Disabled if mode is QIcon.Mode.Disabled else QPalette.ColorGroup.Active
        text = palette.color(group, QPalette.ColorRole.ButtonText)
        axis = text if mode is QIcon.Mode.Disabled else _accent(palette)
        _paint(painter, self._symmetry, self._orientation, text, axis)
        painter.restore()

    def scaledPixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float) -> QPixmap:
        return self.pixmap(size, mode, state)

    def clone(self) -> QIconEngine:
        return _SymmetryIcon(self._symmetry, self._orientation)


def _accent(palette: QPalette) -> QColor:
    """The colour of axes, as on the map, legible on dark and light."""
    dark = palette.color(QPalette.ColorRole.Window).lightness() < 128
    return QColor("#cfa3f5") if dark else QColor("#7b2fbf")


def _paint(painter: QPainter, symmetry: Symmetry, orientation: Orientation, text: QColor, axis: QColor) -> None:
    group = SYMMETRY_GROUPS[symmetry]
    tile = QPolygonF([QPointF(*corner(index, orientation)) * _RIM for index in range(6)])
    axes = [turn.steps for turn in group if turn.mirrored]
    turns = len(group) - len(axes)
    if symmetry is not Symmetry.NONE:
        tint = QColor(axis)
        tint.setAlphaF(_TINT)
        rim = QPainterPath()
        rim.addPolygon(tile)
        start = 30 * hour_of(symmetry, orientation) if axes else 0
        painter.fillPath(rim.intersected(_wedge(start, 360 / len(group))), tint)
    painter.setPen(QPen(text, 1.3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPolygon(tile)
    painter.setPen(QPen(axis, 1.7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    shift = 0 if orientation is Orientation.FLAT else 1
    for steps in axes:
        tip = _towards(30 * (steps + shift)) * _REACH
        painter.drawLine(-tip, tip)
    if turns > 1 and not axes:
        painter.setBrush(axis)
        painter.setPen(Qt.PenStyle.NoPen)
        for index in range(turns):
            painter.drawPath(_arrow(360 / turns * index, 360 / turns))


def _towards(degrees: float) -> QPointF:
    """The point at distance 1 in a direction, clockwise from the top."""
    return QPointF(math.sin(math.radians(degrees)), -math.cos(math.radians(degrees)))


def _wedge(start: float, sweep: float) -> QPainterPath:
    """The part of a large circle between two directions, clockwise from the top."""
    points = [QPointF(0, 0)] + [_towards(start + sweep * part / 24) * 2 * _RIM for part in range(25)]
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def _arrow(start: float, sweep: float) -> QPainterPath:
    """A bent arrow around the middle."""
    inner, outer, head = 3.4, 5.0, 30.0
    end = start + sweep - 12
    bend = [start + (end - head - start) * part / 12 for part in range(13)]
    points = [_towards(at) * outer for at in bend] + [_towards(end - head) * (outer + 1.9), _towards(end) * 4.2]
    points += [_towards(end - head) * (inner - 1.9)] + [_towards(at) * inner for at in reversed(bend)]
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


PICTURE = 36
COLUMNS = 6
_CHOOSE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class _Picture(QToolButton):
    """One of the pictures; keys are for the grid."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class SymmetryGrid(QWidget):
    """Shows a picture for each symmetry, in rows by kind: turns, single mirrors and several, each by its first axis.

    A click chooses and closes the menu; the arrow keys go about, Return chooses. The pictures are made when the menu is
    opened for the first time.
    """

    def __init__(self, actions: Mapping[Symmetry, QAction], menu: QMenu) -> None:
        super().__init__(menu)
        self.actions_of = actions
        self._menu = menu
        self.buttons: dict[Symmetry, QToolButton] = {}
        self.heads: list[Label] = []
        self._orientation = Orientation.FLAT
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(10, 6, 10, 6)
        self._grid.setSpacing(2)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._rows: list[list[Symmetry]] = []

    def _fill(self) -> None:
        self.heads = [Label(text, self) for text in (self.tr("Turns"), self.tr("One mirror"), self.tr("Mirrors"))]
        self.buttons = {symmetry: self._button(symmetry) for symmetry in self.actions_of}
        self.show_orientation(self._orientation)

    def _button(self, symmetry: Symmetry) -> QToolButton:
        button = _Picture(self)
        button.setObjectName(f"symmetry-{symmetry.value}")
        button.setAutoRaise(True)
        button.setCheckable(True)
        button.setIconSize(QSize(PICTURE, PICTURE))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda: self._choose(symmetry))
        return button

    def show_orientation(self, orientation: Orientation) -> None:
        """Show the axes as they lie on a map with flat sides or corners on top."""
        self._orientation = orientation
        if not self.buttons:
            return
        from rbdesigner.ui.shell.actions.symmetry_grid import symmetry_icon  # the window comes up without it

        turns = [each for each in self.actions_of if each.axis is None]
        single = [each for each in self.actions_of if each.kind == "mirror"]
        several = [each for each in self.actions_of if each.axis is not None and each.kind != "mirror"]
        kinds = [each.kind for each in several]
        several.sort(key=lambda each: (kinds.index(each.kind), hour_of(each, orientation)))
        self._rows = [turns, sorted(single, key=lambda each: hour_of(each, orientation)), several]
        for row, symmetries in enumerate(self._rows):
            self._grid.addWidget(self.heads[row], row, 0)
            for column, symmetry in enumerate(symmetries, 1):
                button, name = self.buttons[symmetry], long_name(symmetry, orientation)
                button.setIcon(symmetry_icon(symmetry, orientation))
                button.setToolTip(tip(name))
                button.setAccessibleName(name)
                self._grid.addWidget(button, row, column)
        self._grid.setColumnMinimumWidth(0, max(head.sizeHint().width() for head in self.heads) + 8)
        self._grid.setColumnStretch(COLUMNS + 1, 1)

    def show_chosen(self) -> None:
        """Mark the symmetry that is chosen."""
        if not self.buttons:
            self._fill()
        for symmetry, button in self.buttons.items():
            button.setChecked(self.actions_of[symmetry].isChecked())
            button.setEnabled(self.actions_of[symmetry].isEnabled())

    def _choose(self, symmetry: Symmetry) -> None:
        self.actions_of[symmetry].trigger()
        self.show_chosen()
        menu: QWidget | None = self._menu
        while isinstance(menu, QMenu):
            menu.close()
            menu = menu.parentWidget()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard begins at the chosen one."""
        chosen = next((button for button in self.buttons.values() if button.isChecked()), None)
        (chosen or next(iter(self.buttons.values()))).setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go about by the arrow keys; beyond the rim the menu goes on."""
        step = {
            Qt.Key.Key_Left: (0, -1),
            Qt.Key.Key_Right: (0, 1),
            Qt.Key.Key_Up: (-1, 0),
            Qt.Key.Key_Down: (1, 0),
        }.get(Qt.Key(event.key()))
        here = self._here()
        if Qt.Key(event.key()) in _CHOOSE and here is not None:
            self._choose(self._rows[here[0]][here[1]])
        elif step is None or here is None or not self._go(here[0] + step[0], here[1] + step[1]):
            event.ignore()

    def _here(self) -> tuple[int, int] | None:
        focused = self.window().focusWidget()
        for row, symmetries in enumerate(self._rows):
            for column, symmetry in enumerate(symmetries):
                if self.buttons[symmetry] is focused:
                    return row, column
        return None

    def _go(self, row: int, column: int) -> bool:
        if not 0 <= row < len(self._rows) or column < 0:
            return False
        symmetries = self._rows[row]
        self.buttons[symmetries[min(column, len(symmetries) - 1)]].setFocus(Qt.FocusReason.TabFocusReason)
        return True


class SymmetryGridAction(QWidgetAction):
    """The grid as an entry of a menu."""

    def __init__(self, actions: Mapping[Symmetry, QAction], menu: QMenu) -> None:
        super().__init__(menu)
        self.grid = SymmetryGrid(actions, menu)
        self.setText(self.tr("Symmetries"))  # which screen readers read
        self.setDefaultWidget(self.grid)
        menu.aboutToShow.connect(self.grid.show_chosen)


def show_symmetry(window: QWidget, actions: Actions, chosen: Symmetry, orientation: Orientation) -> None:
    """Let actions, grids and the button of a window show the map's symmetry, with axes as they lie there."""
    from rbdesigner.ui.shell.actions.symmetry_grid import symmetry_icon  # the window comes up without it

    for symmetry in Symmetry:
        name = long_name(symmetry, orientation)
        if (
            actions[f"symmetry.{symmetry.value}"].text() != name
            or actions[f"symmetry.{symmetry.value}"].icon().isNull()
        ):
            actions.rename(f"symmetry.{symmetry.value}", name, symmetry_icon(symmetry, orientation))
    for grid in window.findChildren(SymmetryGrid):
        grid.show_orientation(orientation)
    button = window.findChild(QToolButton, "symmetry-button")
    if button is not None:
        button.setText(short_name(chosen))
        button.setIcon(symmetry_icon(chosen, orientation))
        tip_text = QCoreApplication.translate("Menus", "What is drawn is repeated by this symmetry")
        button.setToolTip(tip(f"{long_name(chosen, orientation)}\n{tip_text}"))
