"""The tool that selects by a line drawn around."""

from __future__ import annotations

import math

from rbdesigner.geometry import Point
from rbdesigner.scenario.areas import within_loop
from rbdesigner.ui.canvas.ghost import Ghost
from rbdesigner.ui.canvas.pointer import Pointer
from rbdesigner.ui.editor.tools.select import SelectTool
from rbdesigner.ui.editor.tools.tool import LEAST_DRAG

_STRIDE = 0.1
"""The least distance of two corners of the line, in tile radii."""


class LassoTool(SelectTool):
    """Selects the tiles within a line that is drawn around them, by click one.

    Shift adds to the selection, Ctrl takes from it, Alt selects empty places too. With the keyboard the line goes from
    the place where the tool is used to where it is used again.
    """

    _line: tuple[Point, ...] = ()

    def preview(self, pointer: Pointer) -> Ghost:
        """The line so far."""
        if len(self._line) > 1:
            status = self.tr("%n places selected", "", len(self.document.selection))
            return Ghost(loop=self._line, status=status)
        return Ghost(status=self.tr("Drag around what is to be selected; Shift adds, Ctrl takes away"))

    def press(self, pointer: Pointer) -> None:
        """Begin the line."""
        self._band_from, self._line = pointer, (pointer.at,)
        self._before = self.document.selection if pointer.shift or pointer.control else frozenset()

    def drag(self, pointer: Pointer) -> None:
        """Carry the line on, and select what lies within."""
        if self._band_from is None or math.dist(self._line[-1], pointer.at) < _STRIDE:
            return
        if len(self._line) == 1 and math.dist(self._line[0], pointer.at) < LEAST_DRAG:
            return
        self._line = (*self._line, pointer.at)
        self._select_within(within_loop(self._line, self.scenario.orientation), pointer.alt, self._band_from)

    def release(self, pointer: Pointer) -> None:
        """Keep what is selected; a click selects the tile."""
        if self._band_from is not None and len(self._line) == 1:
            self._click(self._band_from)
        self._let_go()

    def use(self, pointer: Pointer) -> None:
        """Begin the line, or end it."""
        if self._band_from is None:
            self.press(pointer)
        else:
            self.release(pointer)

    def step(self, pointer: Pointer) -> None:
        """Carry the line on to the keyboard's cursor."""
        self.drag(pointer)

    def _let_go(self) -> None:
        super()._let_go()
        self._line = ()
