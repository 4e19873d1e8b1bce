"""The symmetries as a grid of pictures, for a menu."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QFocusEvent,
    QKeyEvent,
)
from PySide6.QtWidgets import QGridLayout, QMenu, QToolButton, QWidget, QWidgetAction

from rbdesigner.hexes import Orientation
from rbdesigner.messages.symmetry_names import long_name, short_name
from rbdesigner.symmetry import Symmetry, hour_of
from rbdesigner.ui.shell.actions.action_registry import Actions
from rbdesigner.ui.widgets.literal import Label, tip

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
        from rbdesigner.ui.widgets.symmetry_icon import symmetry_icon

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
    from rbdesigner.ui.widgets.symmetry_icon import symmetry_icon

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
