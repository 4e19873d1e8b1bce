"""The tool for the picture under a map, and the tiles proposed from it."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QObject

from rbdesigner.hexes import hex_at, position
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.canvas.ghost import Ghost
from rbdesigner.ui.canvas.pointer import Pointer
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.settings import ToolSettings
from rbdesigner.ui.editor.tools.tool import LEAST_DRAG, Tool
from rbdesigner.ui.editor.traced_picture import TracedPicture
from rbdesigner.ui.widgets import terms


class PictureTool(Tool):
    """Takes a proposed tile with a click, else moves the picture with a drag.

    While it is fitted, a drag pins what is under the pointer to the middle of the tile where it ends, a click to the
    nearest one. The right button gives up a proposal.
    """

    points_within: ClassVar[bool] = True

    def __init__(self, document: Document, settings: ToolSettings, traced: TracedPicture, parent: QObject) -> None:
        super().__init__(document, settings, parent)
        self._traced = traced
        self._from: complex | None = None
        self._begun_at: complex | None = None

    def preview(self, pointer: Pointer) -> Ghost:
        """The effect of a click or a drag."""
        traced = self._traced
        if not traced.is_there:
            return Ghost(status=self.tr("Put a picture under the map first, in the panel Picture"))
        if pointer.place in traced.proposals:
            tiles = traced.tiles([pointer.place])
            name = terms.name(traced.proposals[pointer.place].terrain)
            status = self.tr("Click to lay {tile}; the right button discards it").format(tile=name)
            return Ghost(Scenario(tiles=tiles), outlined=frozenset([pointer.place]), status=status)
        if traced.proposals:
            return Ghost(status=self.tr("Click a proposed tile to lay it"))
        if traced.state.is_locked:
            return Ghost(status=self.tr("The picture is locked"))
        if self.settings.is_fitting:
            text = self.tr("Click the middle of a tile of the picture, or drag it to where it belongs; three will do")
            return Ghost(outlined=frozenset([pointer.place]), status=text)
        return Ghost(status=self.tr("Drag to move the picture"))

    def press(self, pointer: Pointer) -> None:
        """Take what is proposed here, or take hold of the picture."""
        if pointer.place in self._traced.proposals:
            self._traced.confirm([pointer.place])
        elif self._traced.is_there and not self._traced.proposals:
            self._from = self._begun_at = complex(*pointer.at)
            self._traced.begin_drag()

    def drag(self, pointer: Pointer) -> None:
        """Move the picture with the pointer."""
        if self._from is None:
            return
        here = complex(*pointer.at)
        if not self.settings.is_fitting:
            self._traced.drag(here - self._from)
            self._from = here

    def release(self, pointer: Pointer) -> None:
        """Let go of the picture, or pin it where the drag ends."""
        begun = self._begun_at
        self.abandon()
        if begun is None or not self.settings.is_fitting:
            return
        end = complex(*pointer.at)
        orientation = self.scenario.orientation
        target = end if abs(end - begun) > LEAST_DRAG else begun
        place = hex_at(target.real, target.imag, orientation)
        self._traced.pin(begun, complex(*position(place, orientation)))

    def let_go(self, pointer: Pointer) -> None:
        """Let go of the picture where it is; pin nothing."""
        self.abandon()

    def pick(self, pointer: Pointer) -> None:
        """Give up what is proposed here."""
        self._traced.drop([pointer.place])

    def cancel(self) -> bool:
        """Put the picture back, or give up all that is proposed."""
        if self._from is not None:
            self._from = self._begun_at = None
            self._traced.end_drag(keep=False)
            return True
        had = bool(self._traced.proposals)
        self._traced.drop_proposals()
        return had

    def abandon(self) -> None:
        """Let go of the picture where it is; what is proposed stays."""
        self._from = self._begun_at = None
        self._traced.end_drag()
