"""The tool that writes labels, notes and names of districts."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QObject, Qt, Signal

from rbdesigner.hexes import Hex
from rbdesigner.scenario.edit import InscribedPart
from rbdesigner.scenario.inscriptions import carry_inscription
from rbdesigner.ui.canvas.ghost import Ghost
from rbdesigner.ui.canvas.pointer import Pointer
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.layer_states import LayerKey
from rbdesigner.ui.editor.settings import ToolSettings
from rbdesigner.ui.editor.tools.tool import Tool

_CARRIED: tuple[InscribedPart, ...] = ("labels", "notes")


class TextTool(Tool):
    """Opens the texts of a tile, and drags its label and note to another one.

    ``asked(Hex)`` asks for the texts of this place.
    """

    layer: ClassVar[LayerKey | None] = LayerKey.TEXTS
    points_within: ClassVar[bool] = False
    cursor: ClassVar[Qt.CursorShape] = Qt.CursorShape.IBeamCursor
    asked = Signal(object)

    def __init__(self, document: Document, settings: ToolSettings, parent: QObject) -> None:
        super().__init__(document, settings, parent)
        self._from: Hex | None = None

    def press(self, pointer: Pointer) -> None:
        """Take hold of the texts here."""
        self._from = pointer.place

    def release(self, pointer: Pointer) -> None:
        """Open the texts of the tile, or put those down that were dragged."""
        start, self._from = self._from, None
        if start is None:
            return
        if start == pointer.place:
            if start in self.scenario.tiles and not self.document.refuses_writing(start):
                self.asked.emit(start)
        elif self._carries(start) and pointer.place in self.scenario.tiles:
            stroke = self.begin_stroke(self.tr("Move text"))
            for part in _CARRIED:
                if start in getattr(self.scenario, part):
                    stroke.add(carry_inscription(self.scenario, part, start, pointer.place))
            self.end_stroke()

    def let_go(self, pointer: Pointer) -> None:
        """Leave the texts where they are."""
        self.abandon()

    def double_click(self, pointer: Pointer) -> None:
        """Do nothing more than the click before."""

    def cancel(self) -> bool:
        """Let go of what is dragged."""
        begun, self._from = self._from is not None, None
        return begun

    def _carries(self, place: Hex) -> bool:
        return place in self.scenario.labels or place in self.scenario.notes

    def preview(self, pointer: Pointer) -> Ghost:
        """The tile that is meant, and where texts come from."""
        outlined = frozenset([pointer.place, *([self._from] if self._from is not None else [])])
        if pointer.place not in self.scenario.tiles:
            return Ghost(outlined=outlined, status=self.tr("Texts stand on tiles"))
        return Ghost(
            outlined=outlined, status=self.tr("Click to write a label, a note or the name of a district; drag to move")
        )
