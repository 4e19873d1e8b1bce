"""The page of one document: the map to edit, and above it what there is to say about its file."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rbdesigner.ui.page import DrawnPage, EditedPage, Snapshot
from rbdesigner.ui.storage.kept_pictures import picture_json
from rbdesigner.ui.storage.preferences import wheel_zooms

if TYPE_CHECKING:
    from rbdesigner.hexes import Hex
    from rbdesigner.scenario.edit import Edit
    from rbdesigner.scenario.model import Scenario
    from rbdesigner.scenario.saving import FileStamp
    from rbdesigner.ui.editor.document import Document
    from rbdesigner.ui.editor.map_editor import MapEditor
    from rbdesigner.ui.editor.settings import ToolSettings
    from rbdesigner.ui.widgets.banner import Banner


class DocumentPage(EditedPage):
    """Shows a document in an editor.

    ``noticed`` is the stamp of a change of its file by another program that the user has been told about. ``pattern``
    is the file with which it came with the program, which is kept as it is. ``source`` is the file of another program
    that it was read from.
    """

    kind = "map"

    def __init__(self, document: Document, settings: ToolSettings, parent: QWidget | None = None) -> None:
        from rbdesigner.ui.editor.compared_map import ComparedMap  # the welcome page comes up without them
        from rbdesigner.ui.editor.map_editor import MapEditor

        super().__init__(parent)
        self.setObjectName("document-page")
        self.document = document
        document.setParent(self)
        self.noticed: tuple[FileStamp | None] | None = None
        self.pattern: Path | None = None
        self.source: Path | None = None
        self.editor = MapEditor(document, settings, parent=self)
        self._notice: Banner | None = None
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self.compared = ComparedMap(document, self.editor, self)
        self._rows.addWidget(self.compared, 1)
        self.setFocusProxy(self.editor)
        self._connect()

    def _connect(self) -> None:
        document = self.document
        document.modified_changed.connect(self.label_changed)
        document.path_changed.connect(self.label_changed)
        document.edited.connect(self._look_for_title)
        for unsaved in (document.edited, document.modified_changed):
            unsaved.connect(self.edited)
        facts = (document.selection_changed, document.symmetry_changed, document.undo_stack.indexChanged)
        of_editor = (self.editor.traced.changed, self.editor.traced.proposals_changed)
        for changed in (*facts, *of_editor, document.locks_changed, self.compared.changed):
            changed.connect(self.facts_changed)

    def _look_for_title(self, edit: Edit) -> None:
        if any(change.part == "properties" for change in edit.changes):
            self.label_changed.emit()

    @property
    def title(self) -> str:
        """The name of the document."""
        return self.document.name or self.tr("Untitled")

    @property
    def path(self) -> Path | None:
        """The scenario file that it is saved to; None as long as it has none."""
        return self.document.path

    @path.setter
    def path(self, path: Path | None) -> None:
        self.document.path = path

    @property
    def is_pattern(self) -> bool:
        """Whether it came with the program."""
        return self.pattern is not None

    @property
    def origin(self) -> Path | None:
        """The file to open to have it again: its own, or the one that it was read from."""
        return self.file or self.pattern

    @property
    def file(self) -> Path | None:
        """The file beside which others of the document belong: its own, else the one that it was read from."""
        return self.document.path or self.source

    @property
    def is_modified(self) -> bool:
        """Whether there is something that its file does not hold."""
        return self.document.is_modified

    def mark_saved(self) -> None:
        """Note that its file holds the document as it is now, so that what was said about that file is over."""
        self.clear_notice()
        self.document.mark_saved()

    @property
    def in_stroke(self) -> bool:
        """Whether something is being drawn or moved."""
        return self.document.in_stroke or self.editor.traced.is_dragged

    def snapshot(self) -> Snapshot:
        """Copy the map as it is now: only what holds its values, as these never change."""
        from rbdesigner.scenario import files

        scenario = self.document.scenario.copy()
        return Snapshot(scenario.properties.title, self.path, partial(files.dumps, scenario))

    @property
    def undo_stack(self) -> QUndoStack:
        """The edits of the map."""
        return self.document.undo_stack

    def undo(self) -> None:
        """Take the last edit back, but not in the middle of one."""
        if not self.in_stroke:
            super().undo()

    def redo(self) -> None:
        """Make the edit again that was taken back last, but not in the middle of one."""
        if not self.in_stroke:
            super().redo()

    @property
    def shown_map(self) -> MapEditor:
        """The map with its tools."""
        return self.editor

    @property
    def scenario(self) -> Scenario:
        """The map that is edited."""
        return self.document.scenario

    def seen(self) -> dict[str, object]:
        """Add the locked places of the map, where it came from, and the picture under it."""
        came = {"source": self.source, "pattern": self.pattern}
        files = {name: str(path.absolute()) for name, path in came.items() if path is not None}
        locked = {"locked": sorted(self.document.locks)} if self.document.locks else {}
        traced = self.editor.traced
        picture = {"picture": picture_json(traced.state)} if traced.is_there and self.path is None else {}
        return super().seen() | files | locked | picture

    def see_again(self, seen: Mapping[str, Any]) -> None:
        """Show the page again with its locked places, and where the map came from."""
        super().see_again(seen)
        if self.path is None:
            source, pattern = seen.get("source"), seen.get("pattern")
            self.source = Path(source) if isinstance(source, str) else self.source
            self.pattern = Path(pattern) if isinstance(pattern, str) else self.pattern
        listed = seen.get("locked")
        places = [place for place in listed if isinstance(place, list)] if isinstance(listed, list) else []
        known = {tuple(place): place for place in self.document.scenario.tiles}
        self.document.locks = frozenset(known[tuple(place)] for place in places if tuple(place) in known)

    def go_to(self, place: Hex) -> None:
        """Bring a place into the middle, and the keyboard there."""
        self.editor.centre_on([place])

    def drawn(self) -> DrawnPage:
        """The map as it is edited now."""
        return DrawnPage(self.document.scenario)

    def stops(self) -> list[QWidget]:
        """The map, for F6; the panels are the window's."""
        return [self.editor]

    def apply_preferences(self) -> None:
        """Take over whether the wheel zooms."""
        self.editor.set_wheel_zooms(wheel_zooms())

    def show_notice(self, notice: Banner) -> None:
        """Show a notice above the map in place of an earlier one."""
        self.clear_notice()
        self._notice = notice
        notice.dismissed.connect(self._forget)
        self._rows.insertWidget(0, notice)

    def clear_notice(self) -> None:
        """Take the notice away."""
        if self._notice is not None:
            self._notice.dismiss()

    @property
    def notice(self) -> Banner | None:
        """The notice shown, if any."""
        return self._notice

    def _forget(self) -> None:
        self._notice = None
