"""What can be done with the selected part of a map."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject

from rbdesigner.hexes import DIRECTIONS, IDENTITY, Hex, Motion, Turn, symmetry_motions
from rbdesigner.scenario import images
from rbdesigner.scenario.editing import erase
from rbdesigner.scenario.fragments import middle_place, move, turn_about
from rbdesigner.ui.editor.document import Document


class Selecting(QObject):
    """Moves, turns, mirrors and deletes the selection of a document; with symmetry its images too."""

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._pivot: Hex | None = None
        self._pivot_of: frozenset[Hex] = frozenset()

    def move(self, motion: Motion, text: str) -> None:
        """Move the selected tiles with all that is on them; they stay selected."""
        document = self._document
        chosen = sorted(document.selection)
        motions = symmetry_motions(document.symmetry, document.symmetry_centre)
        edit = move(document.scenario, images.of_move(motions, chosen, motion))
        document.perform(edit, text, selecting=[motion.hex(place) for place in chosen])

    def turn(self, steps: int) -> None:
        """Turn the selection clockwise about its middle."""
        self._turn(Turn(steps % 6), self.tr("Turn selection"))

    def mirror(self) -> None:
        """Mirror the selection, left to right."""
        self._turn(Turn(0, True), self.tr("Mirror selection"))

    def _turn(self, turn: Turn, text: str) -> None:
        if not self._document.selection:
            return
        # The pivot is kept while nothing else is selected, so that six turns bring everything home.
        if self._pivot is None or self._pivot_of != self._document.selection:
            self._pivot = middle_place(self._document.selection)
        if turn != IDENTITY:
            self.move(turn_about(self._pivot, turn), text)
        self._pivot_of = self._document.selection

    def nudge(self, edge: int) -> None:
        """Move the selection one place in the direction of an edge."""
        self.move(Motion(shift=DIRECTIONS[edge]), self.tr("Move selection"))

    def delete(self) -> None:
        """Take the selected tiles away with all that is on them."""
        document = self._document
        motions = symmetry_motions(document.symmetry, document.symmetry_centre)
        places = images.of_places(motions, sorted(document.selection))
        document.perform(erase(document.scenario, places), self.tr("Delete selection"))

    def select(self, places: Iterable[Hex]) -> None:
        """Select these places and nothing else."""
        self._document.selection = frozenset(places)

    def select_all(self) -> None:
        """Select every tile."""
        self.select(self._document.scenario.tiles)

    def select_none(self) -> None:
        """Select nothing."""
        self.select(())
