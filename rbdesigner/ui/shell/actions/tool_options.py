"""The options of the tools that lay, erase and move tiles, as buttons for the toolbar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QToolBar, QToolButton, QWidget

from rbdesigner.ui.shell.actions.action_registry import Actions

if TYPE_CHECKING:
    from rbdesigner.ui.editor.settings import ToolKey

SHAPES = ("brush.free", "brush.line", "brush.rectangle", "brush.ring")
"""The actions that choose the shape of the brush."""
_SHAPE_AND_SIZE = (*SHAPES, "tool.brush_smaller", "tool.brush_larger")
_WHAT_IS_LAID = ("tool.mixture", "tool.keep_rivers")
_TURNING = ("tool.turn_left", "tool.turn_right")
OPTIONS: dict[str, tuple[str, ...]] = {
    "tile": (*_TURNING, *_SHAPE_AND_SIZE, *_WHAT_IS_LAID),
    "erase": _SHAPE_AND_SIZE,
    "fill": (*_TURNING, *_WHAT_IS_LAID),
    "select": _TURNING,
    "lasso": _TURNING,
}
"""The actions that change what a tool does, by its key.

The window names keys and shapes itself, as what knows them takes long to load; a test compares both.
"""


class ToolOptions(QWidget):
    """Has a button for each option of the tool at work, and is seen only if it has some."""

    def __init__(self, actions: Actions, icon_size: QSize, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("tool-options")
        self._place: QAction | None = None
        self.buttons: dict[str, QToolButton] = {}
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for key in OPTIONS["tile"]:
            button = QToolButton(self)
            button.setDefaultAction(actions[key])
            button.setIconSize(icon_size)
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setAccessibleName(actions[key].toolTip().partition("\n")[0])
            self.buttons[key] = button
            layout.addWidget(button)

    def stand_in(self, bar: QToolBar) -> None:
        """Stand in a toolbar, after what it has already."""
        self._place = bar.addWidget(self)

    def show_tool(self, tool: ToolKey) -> None:
        """Show the options of this tool."""
        options = OPTIONS.get(tool, ())
        for key, button in self.buttons.items():
            button.setVisible(key in options)
        if self._place is not None:
            self._place.setVisible(bool(options))


def show_options(window: QWidget, tool: ToolKey) -> None:
    """Show the options of a tool in the toolbar of a window."""
    options = window.findChild(ToolOptions)
    assert isinstance(options, ToolOptions)
    options.show_tool(tool)
