"""A scenario that is being edited: the one door through which it changes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from rbdesigner.checks import Delta, LiveChecks
from rbdesigner.checks.problem import Problem
from rbdesigner.hexes import Hex
from rbdesigner.scenario.canonical import effective
from rbdesigner.scenario.edit import Edit, edit
from rbdesigner.scenario.formats import stem_of
from rbdesigner.scenario.images import Motions, of_places
from rbdesigner.scenario.mirroring import mirrored
from rbdesigner.scenario.model import Scenario
from rbdesigner.symmetry import Centre, MapSymmetry, Symmetry, symmetry_motions
from rbdesigner.ui.editor.changed_layers import layers_changed_by
from rbdesigner.ui.editor.layer_states import LayerKey, layer_title


class Document(QObject):
    """A scenario with its file, its undo stack, its live problems and its selection.

    Only :meth:`perform` and an open stroke change the scenario. Steps :meth:`aside <perform_aside>` are of what belongs
    to the work on it, as the picture under the map. Whoever shows it listens to these signals.

    ``edited(Edit)``: these changes have been made; when something is undone, the inverse edit.
    ``problems_changed(Delta)``: what the checks found or no longer find after that. ``symmetry_changed()``: the
    symmetry, its centre, or which way the map lies and so where its axes point. ``selection_changed()``,
    ``path_changed()``, ``modified_changed(bool)``, ``locks_changed()``. ``barred(str)``: why something has not been
    done, as it would change a locked tile or layer.
    """

    edited = Signal(object)
    problems_changed = Signal(object)
    selection_changed = Signal()
    symmetry_changed = Signal()
    path_changed = Signal()
    modified_changed = Signal(bool)
    locks_changed = Signal()
    barred = Signal(str)

    def __init__(self, scenario: Scenario, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scenario = scenario
        self.checks = LiveChecks(scenario)
        self.undo_stack = QUndoStack(self)
        self.undo_stack.indexChanged.connect(self._tell_modified)
        self._path = path
        self._selection: frozenset[Hex] = frozenset()
        self._stroke: EditStroke | None = None
        self._never_saved = self._told_modified = False
        self._locks: frozenset[Hex] = frozenset()
        self._locked: frozenset[Hex] = frozenset()
        self._foreign_problems: list[Problem] = []
        self.locked_layers: frozenset[LayerKey] = frozenset()

    @property
    def problems(self) -> list[Problem]:
        """The problems found now, the worst first, with those that checks of others have found last."""
        if not self._foreign_problems:
            return self.checks.problems
        return sorted([*self.checks.problems, *self._foreign_problems], key=lambda problem: problem.order)

    def take_foreign_problems(self, problems: Sequence[Problem]) -> bool:
        """Take what checks of others have found in place of what they found before, and tell whether that differs."""
        before, self._foreign_problems = self._foreign_problems, list(problems)
        added = [problem for problem in problems if problem not in before]
        removed = [problem for problem in before if problem not in problems]
        if added or removed:
            self.problems_changed.emit(Delta(added, removed))
        return bool(added or removed)

    @property
    def path(self) -> Path | None:
        """The scenario file, or None as long as it has none."""
        return self._path

    @path.setter
    def path(self, path: Path | None) -> None:
        self._path = path
        self.path_changed.emit()

    @property
    def name(self) -> str:
        """The name of the document on a tab: its title, else its file, else nothing."""
        return self.scenario.properties.title or (stem_of(self._path) if self._path else "")

    @property
    def is_modified(self) -> bool:
        """Whether the file does not hold all, what is just being drawn included."""
        drawn = self._stroke is not None and bool(self._stroke.edit)
        return self._never_saved or drawn or not self._is_as_saved()

    def _is_as_saved(self) -> bool:
        """Whether no step from the saved one to here has changed the map."""
        stack = self.undo_stack
        saved, index = stack.cleanIndex(), stack.index()
        between = range(min(saved, index), max(saved, index))
        return saved >= 0 and all(isinstance(stack.command(step), AsideStep) for step in between)

    def _tell_modified(self) -> None:
        # A method, as Qt unhooks it before the stack says its last word; a lambda would then ask the dead stack.
        if self.is_modified is not self._told_modified:
            self._told_modified = self.is_modified
            self.modified_changed.emit(self.is_modified)

    def mark_saved(self) -> None:
        """The file holds the scenario as it is now."""
        self._never_saved = False
        self.undo_stack.setClean()
        self._told_modified = False
        self.modified_changed.emit(False)

    def mark_unsaved(self) -> None:
        """Note that no file of ours holds the scenario as it is: it is imported, recovered, or made from another."""
        self._never_saved = self._told_modified = True
        self.modified_changed.emit(True)

    @property
    def selection(self) -> frozenset[Hex]:
        """The selected places."""
        return self._selection

    @selection.setter
    def selection(self, places: Iterable[Hex]) -> None:
        chosen = frozenset(places)
        if chosen != self._selection:
            self._selection = chosen
            self.selection_changed.emit()

    @property
    def locks(self) -> frozenset[Hex]:
        """The places that have been locked; they belong to the work on the map, so no file has them."""
        return self._locks

    @locks.setter
    def locks(self, places: Iterable[Hex]) -> None:
        self._locks = frozenset(places)
        self._bind_images()

    @property
    def locked(self) -> frozenset[Hex]:
        """The places that no tool changes: the locks, and with symmetry their images."""
        return self._locked

    def _bind_images(self) -> None:
        bound = frozenset(of_places(self._motions, self._locks))
        if bound != self._locked:
            self._locked = bound
            self.locks_changed.emit()

    def toggle_locks(self, places: Iterable[Hex]) -> None:
        """Lock places or, if all of them are locked, unlock them with their images."""
        chosen = frozenset(places)
        if chosen <= self._locked:
            self.locks = self._locks.difference(of_places(self._motions, chosen))
        else:
            self.locks = self._locks | chosen

    @property
    def _motions(self) -> Motions:
        return self.scenario.properties.symmetry.motions

    def refuses_locked(self, edit: Edit) -> bool:
        """Whether an edit would change a locked place or layer; then it is told."""
        return self._tell_lock(self.lock_against(edit))

    def refuses_writing(self, place: Hex) -> bool:
        """Whether the texts of a place are locked; then it is told."""
        tile_lock = self.tr("a tile is locked") if place in self._locked else ""
        return self._tell_lock(tile_lock or self.layer_lock([LayerKey.TEXTS]))

    def _tell_lock(self, reason: str) -> bool:
        if reason:
            self.barred.emit(self.tr("Nothing was changed, because {reason}. Unlock it first.").format(reason=reason))
        return bool(reason)

    def lock_against(self, edit: Edit) -> str:
        """Say what is locked that an edit would change; empty if nothing is."""
        if self._locked and not self._locked.isdisjoint(edit.places()):
            return self.tr("a tile is locked")
        return self.layer_lock(layers_changed_by(edit)) if self.locked_layers else ""

    def layer_lock(self, layers: Iterable[LayerKey]) -> str:
        """Say which of these layers is locked; empty if none is."""
        layer = next((layer for layer in layers if layer in self.locked_layers), None)
        return "" if layer is None else self.tr("the layer “{layer}” is locked").format(layer=layer_title(layer))

    @property
    def symmetry(self) -> Symmetry:
        """The symmetry of painting, in which the map is meant to be."""
        return self.scenario.properties.symmetry.group

    @property
    def symmetry_centre(self) -> Centre:
        """The centre about which everything is turned and mirrored."""
        return self.scenario.properties.symmetry.centre

    def set_symmetry(self, symmetry: Symmetry, centre: Centre) -> None:
        """Paint with this symmetry about that centre from now on; ValueError if they do not fit.

        It belongs to the map and is an undo step like any other; several in a row are one.
        """
        symmetry_motions(symmetry, centre)
        if not self.in_stroke:
            changed = replace(self.scenario.properties, symmetry=MapSymmetry(symmetry, centre))
            self.perform(edit(self.scenario, properties=changed), self.tr("Choose symmetry"), "symmetry")

    def perform(self, edit: Edit, text: str, merge: str = "", *, selecting: Iterable[Hex] | None = None) -> bool:
        """Make an edit as one undo step called ``text``, and tell whether there is one: without effect there is none.

        Steps in a row with the same non-empty ``merge`` become one (typing into a field). ``selecting`` places are
        selected with the edit; when it is undone, those that are selected now.
        """
        edit = effective(self.scenario, edit)
        if self.refuses_locked(edit):
            return False
        if edit:
            step = _Step(self, edit, text, merge, done=False)
            if selecting is not None:
                step.selections = self._selection, frozenset(selecting)
            self._push(step)
        elif selecting is not None:
            self.selection = selecting
        return bool(edit)

    def perform_aside(self, step: AsideStep) -> None:
        """Take a step beside the map, which is undone like any other; a map that was saved still is."""
        self._push(step)

    def _push(self, step: QUndoCommand) -> None:
        # Qt forgets the saved step when others take its place, though the map may be as it was saved before it, too.
        if self.undo_stack.index() < self.undo_stack.cleanIndex() and self._is_as_saved():
            self.undo_stack.setClean()
        self.undo_stack.push(step)

    def perform_everywhere(self, edit: Edit, text: str, merge: str = "", *, but: Collection[Hex] = ()) -> None:
        """Make an edit and its images by the symmetry, none at the places of ``but``."""
        self.perform(mirrored(self.scenario, self._motions, edit, but), text, merge)

    def begin_stroke(self, text: str) -> EditStroke:
        """Open a stroke: edits that show at once and become one undo step when it ends."""
        if self._stroke is not None:
            self._stroke.end()
        self._stroke = EditStroke(self, text)
        return self._stroke

    @property
    def in_stroke(self) -> bool:
        """Whether a stroke is open; nothing is saved in the middle of one."""
        return self._stroke is not None

    def _close(self, stroke: EditStroke, keep: bool) -> None:
        if self._stroke is not stroke:
            return
        self._stroke = None
        if not keep or not effective(self.scenario, stroke.edit):
            self._make(stroke.edit.inverse())
            self._tell_modified()
        else:
            self._push(_Step(self, stroke.edit, stroke.text, "", done=True))

    def _make(self, edit: Edit) -> None:
        if not edit:
            return
        before = self.scenario.properties
        edit.apply(self.scenario)
        delta = self.checks.update(edit)
        after = self.scenario.properties
        if before.symmetry != after.symmetry:
            self._bind_images()
        if (before.symmetry, before.orientation) != (after.symmetry, after.orientation):
            self.symmetry_changed.emit()
        self.edited.emit(edit)
        self.problems_changed.emit(delta)


class EditStroke:
    """A row of edits on the way to becoming one undo step; ``edit`` is all of them so far."""

    def __init__(self, document: Document, text: str) -> None:
        self._document = document
        self.text = text
        self.edit = Edit()

    def add(self, edit: Edit) -> None:
        """Make a further edit, unless it would change a locked place."""
        if self._document.refuses_locked(edit):
            return
        is_first = not self.edit
        self._document._make(edit)
        self.edit = self.edit.then(edit)
        if is_first:
            self._document._tell_modified()

    def end(self) -> None:
        """Keep what was done, as one undo step."""
        self._document._close(self, keep=True)

    def cancel(self) -> None:
        """Take back what was done."""
        self._document._close(self, keep=False)


class _MergedStep(QUndoCommand):
    """An entry of the undo stack; those in a row with the same non-empty ``merge`` become one."""

    _ids: dict[str, int] = {}  # noqa: RUF012  (Qt wants numbers; a merge key keeps its number for good)

    def __init__(self, text: str, merge: str) -> None:
        super().__init__(text)
        self._merge = merge

    def id(self) -> int:
        return self._ids.setdefault(self._merge, len(self._ids) + 1) if self._merge else -1


class AsideStep(_MergedStep):
    """A step that changes nothing of the map, but what belongs to the work on it."""


class _Step(_MergedStep):
    """An edit of the map; ``done`` says that the scenario already shows it when it is pushed."""

    def __init__(self, document: Document, edit: Edit, text: str, merge: str, *, done: bool) -> None:
        super().__init__(text, merge)
        self._document = document
        self._edit = edit
        self._done = done
        self.selections: tuple[frozenset[Hex], frozenset[Hex]] | None = None

    def redo(self) -> None:
        if not self._done:
            self._document._make(self._edit)
            if self.selections is not None:
                self._document.selection = self.selections[1]
        self._done = False

    def undo(self) -> None:
        self._document._make(self._edit.inverse())
        if self.selections is not None:
            self._document.selection = self.selections[0]
        else:
            changes = (change for change in self._edit.changes if change.part in ("tiles", "foreign"))
            taken = {change.key for change in changes if change.before is None} - self._document.scenario.laid
            self._document.selection = self._document.selection - taken

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, _Step) or other._merge != self._merge:
            return False
        self._edit = self._edit.then(other._edit)
        if other.selections is not None:
            self.selections = (self.selections or other.selections)[0], other.selections[1]
        self.setText(other.text())
        self.setObsolete(not self._edit)
        return True
