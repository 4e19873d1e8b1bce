"""The tool that measures how far it is from one place to another."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QObject

from rbdesigner.analysis.walk import DistanceMeasure, Measurement
from rbdesigner.hexes import line, position
from rbdesigner.scenario.pointing import half_edge_at
from rbdesigner.ui.canvas.ghost import Ghost
from rbdesigner.ui.canvas.pointer import Pointer
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.settings import ToolSettings
from rbdesigner.ui.editor.tools.tool import Tool


class MeasureTool(Tool):
    """Measures from where it was pressed to where the pointer is, in tiles and in turns of a donkey."""

    points_within: ClassVar[bool] = False

    def __init__(self, document: Document, settings: ToolSettings, parent: QObject) -> None:
        super().__init__(document, settings, parent)
        self._from: Pointer | None = None
        self._measuring: DistanceMeasure | None = None
        document.edited.connect(self._forget)

    def _forget(self) -> None:
        self._measuring = None

    def press(self, pointer: Pointer) -> None:
        """Begin a measurement here."""
        self._from, self._measuring = pointer, None

    def cancel(self) -> bool:
        """End the measurement."""
        begun, self._from = self._from is not None, None
        return begun

    def pick(self, pointer: Pointer) -> None:
        """End the measurement."""
        self.cancel()

    def preview(self, pointer: Pointer) -> Ghost:
        """The straight line, the way of a donkey, and how far it is."""
        start = self._from
        if start is None:
            status = self.tr("Click where to measure from")
            return Ghost(outlined=frozenset([pointer.place]), status=status)
        if self._measuring is None:
            self._measuring = DistanceMeasure(self.scenario, start.place, half_edge_at(start.point))
        measure = self._measuring.to(pointer.place)
        orientation = self.scenario.orientation
        text = self._text(measure)
        return Ghost(
            outlined=frozenset(line(start.place, pointer.place)),
            way=tuple(position(place, orientation) for place in measure.way),
            status=self.tr("{distance}; click to measure from here, Esc ends it").format(distance=text),
            warning=text if measure.tiles else "",
        )

    def _text(self, measure: Measurement) -> str:
        apart = self.tr("%n tiles away", "", measure.tiles)
        if measure.turns is None:
            return self.tr("{tiles}, no way for a donkey").format(tiles=apart)
        return self.tr("{tiles}, {turns}").format(
            tiles=apart, turns=self.tr("%n turns for a donkey", "", measure.turns)
        )
