"""Commands for the selected part of a map."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QByteArray, QMimeData, QObject, Signal
from PySide6.QtGui import QGuiApplication

from rbdesigner.checks import edit_faults
from rbdesigner.checks.symmetry_mending import is_mendable, unlike_places
from rbdesigner.hexes import DIRECTIONS, Hex
from rbdesigner.messages.problems import problem_sentence
from rbdesigner.scenario import files, images
from rbdesigner.scenario.areas import tiles_alike
from rbdesigner.scenario.canonical import canonical
from rbdesigner.scenario.completing import complete
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.editing import erase
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.formats import maps_in
from rbdesigner.scenario.fragments import middle_place, move, turn_about
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.reasons import Reason
from rbdesigner.symmetry import IDENTITY, Motion, Symmetry, Turn, symmetry_motions
from rbdesigner.translatable import QT_TRANSLATE_NOOP
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.losses import Losses, covered, step_text
from rbdesigner.ui.editor.settings import ToolSettings

MIME = "application/x-rbdesigner-scenario+json"
_own: dict[str, Scenario] = {}
"""The map put on the clipboard last, by its text, so that a large one need not be read again to be pasted."""


def put(fragment: Scenario) -> None:
    """Put a part of a map on the clipboard."""
    text = files.dumps(fragment)
    _own.clear()
    _own[text] = fragment
    data = QMimeData()
    data.setText(text)
    data.setData(MIME, QByteArray(text.encode("utf-8")))
    QGuiApplication.clipboard().setMimeData(data)


def clipboard_map() -> Scenario:
    """Take the map on the clipboard, in any format that we read; the first of several.

    ScenarioError if there is none, or if it has no tiles.
    """
    data = QGuiApplication.clipboard().mimeData()
    if data.hasFormat(MIME):
        text = data.data(MIME).toStdString()
        found = canonical(_own[text].copy()) if text in _own else files.loads(text, "clipboard")
    elif data.hasText():
        found = maps_in(data.text(), "clipboard")[0].scenario
    else:
        raise ScenarioError("clipboard", "", Reason(QT_TRANSLATE_NOOP("files", "the clipboard holds no text")))
    if not found.laid:
        empty = QT_TRANSLATE_NOOP("files", "the map on the clipboard has no tiles")
        raise ScenarioError("clipboard", "", Reason(empty))
    return found


class SelectionEditor(QObject):
    """Moves, turns, mirrors and deletes the selection of a document, with symmetry its images too.

    ``refused(str)`` says why something has not been done, as when it breaks a rule of laying tiles and the mode is
    strict. ``choice_wanted()`` asks somebody to choose what is copied to its images.
    """

    refused = Signal(str)
    choice_wanted = Signal()

    def __init__(self, document: Document, settings: ToolSettings, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._settings = settings
        self._pivot: Hex | None = None
        self._pivot_of: frozenset[Hex] = frozenset()

    @property
    def _motions(self) -> tuple[Motion, ...]:
        return symmetry_motions(self._document.symmetry, self._document.symmetry_centre)

    def move(self, motion: Motion, text: str) -> None:
        """Move the selected tiles with all that is on them; they stay selected."""
        text = step_text(text, self.lost_by_move(motion))
        self.perform(self.move_edit(motion), text, [motion.hex(place) for place in self._document.selection])

    def move_edit(self, motion: Motion) -> Edit:
        """The edit that moves the selection."""
        return move(self._document.scenario, self._moves(motion))

    def lost_by_move(self, motion: Motion) -> Losses:
        """The losses when the selection moves to where tiles lie that do not move."""
        scenario, moves = self._document.scenario, self._moves(motion)
        laid = scenario.laid
        taken = {place for places, _ in moves for place in places if place in laid}
        ends = {way.hex(place) for places, way in moves for place in places if place in laid}
        return covered(scenario, sorted(ends - taken))

    def _moves(self, motion: Motion) -> list[tuple[list[Hex], Motion]]:
        return images.of_move(self._motions, sorted(self._document.selection), motion)

    def perform(self, edit: Edit, text: str, selecting: Iterable[Hex]) -> bool:
        """Make an edit of many tiles and select places, unless strict mode forbids it, which is then told."""
        faults = edit_faults(self._document.checks, edit) if self._settings.strict else []
        if faults:
            reason = self.tr("Nothing was changed, because it is not allowed: {reason}")
            self.refused.emit(reason.format(reason=problem_sentence(faults[0])))
            return False
        self._document.perform(edit, text, selecting=selecting)
        return True

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
        places = images.of_places(self._motions, sorted(document.selection))
        document.perform(erase(document.scenario, places), self.tr("Delete selection"))

    def make_symmetrical(self) -> None:
        """Copy the selection to all its images or, if nothing is selected, the whole map to those that are missing.

        Where what lies there would go, or images differ that are not missing, somebody has to choose.
        """
        document = self._document
        if document.in_stroke:
            return
        if document.symmetry is Symmetry.NONE:
            self.refused.emit(self.tr("Choose a symmetry first."))
            return
        edit = complete(document.scenario, self._motions, document.selection)
        if edit and all(change.before is None for change in edit.changes):
            self.complete_by(edit)
        elif edit or is_mendable(document.scenario):
            self.choice_wanted.emit()
        elif unlike_places(document.scenario):
            self.refused.emit(self.tr("What differs is its own image: mend it by hand."))
        else:
            self.refused.emit(self.tr("Nothing to do: the map is symmetrical."))

    def complete_by(self, edit: Edit) -> None:
        """Make the map symmetrical by this edit."""
        self.perform(edit, self.tr("Make symmetrical"), self._document.selection)

    def select(self, places: Iterable[Hex]) -> None:
        """Select these places and nothing else."""
        self._document.selection = frozenset(places)

    def select_all(self) -> None:
        """Select every tile."""
        self.select(self._document.scenario.laid)

    def select_alike(self, pointed: Hex | None, *, any_shape: bool = False) -> None:
        """Select all tiles of the kinds that are selected, else of that of a tile.

        With ``any_shape`` all tiles of their terrains are selected, however their rivers run.
        """
        document = self._document
        samples = document.selection or ({pointed} if pointed is not None else ())
        alike = tiles_alike(document.scenario, samples, any_shape=any_shape)
        if alike:
            self.select(alike)
        else:
            self.refused.emit(self.tr("Select a tile first, or point at one."))

    def invert(self) -> None:
        """Select the tiles that are not selected, and no others."""
        self.select(self._document.scenario.laid - self._document.selection)

    def select_none(self) -> None:
        """Select nothing."""
        self.select(())
