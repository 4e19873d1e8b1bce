"""Maps in the window: new, from files of any format, from text, into files."""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMainWindow

from rbdesigner.messages.file_errors import reason_text
from rbdesigner.resources import folder
from rbdesigner.scenario import files, formats, saving
from rbdesigner.scenario.edit import difference
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.file_names import safe_name
from rbdesigner.scenario.formats import ImportedMap, stem_of
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.named_format import SCENARIO
from rbdesigner.scenario.saving import FileStamp, SaveReport
from rbdesigner.scenario.unsaved_copies import Copy
from rbdesigner.symmetry import Symmetry
from rbdesigner.ui.dialogs import message_boxes
from rbdesigner.ui.dialogs.file_choice import filter_of, suggested_path
from rbdesigner.ui.dialogs.maps.map_choice import MapChoice
from rbdesigner.ui.dialogs.maps.new_map import NewMapDialog
from rbdesigner.ui.dialogs.message_boxes import MessageAnswer
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.editor.settings import ToolSettings
from rbdesigner.ui.shell.actions.action_spec import Needs
from rbdesigner.ui.shell.copies.autosave import Autosave
from rbdesigner.ui.shell.files.foreign_files import shown_waiting, take_formats
from rbdesigner.ui.shell.files.opening_check import OpeningCheck
from rbdesigner.ui.shell.files.page_files import Files
from rbdesigner.ui.shell.files.page_kind import KindTexts, PageKind
from rbdesigner.ui.shell.files.pictures import read_for
from rbdesigner.ui.shell.pages.tabs import PageTabs
from rbdesigner.ui.storage.kept_pictures import KeptPicture, picture_from
from rbdesigner.ui.widgets.banner import Banner
from rbdesigner.ui.widgets.waiting import waiting

translate = QCoreApplication.translate

OWN_FORMAT = "rbdesigner"
_MOST_REMARKS = 8
"""How many remarks of a reader a notice shows before it counts the rest."""


class MapFiles(PageKind[DocumentPage, list[ImportedMap]]):
    """The maps of one window, and their files.

    ``opening_check`` judges files that were opened; ``autosave`` keeps copies of what is not saved.
    """

    name, icon = DocumentPage.kind, "map"
    format = SCENARIO

    def __init__(
        self,
        window: QMainWindow,
        tabs: PageTabs,
        files: Files,
        settings: ToolSettings,
        autosave: Autosave,
        opening_check: OpeningCheck,
    ) -> None:
        self._window = window
        self._tabs = tabs
        self._files = files
        self._settings = settings
        self.copies = autosave
        self._opening_check = opening_check

    @property
    def suffixes(self) -> set[str]:
        """The endings of all formats of maps, ours and other programs'."""
        self._take_formats()
        return {suffix for form in formats.all_formats() for suffix in form.suffixes}

    def _take_formats(self) -> None:
        """Know the formats of others, and say which of them do not work."""
        for fault in take_formats(self._window):
            self._files.message.emit(fault)

    def filter_of_all(self) -> str:
        """The files of all formats of maps as a dialog for files lists them."""
        return filter_of(self.texts.files, sorted(self.suffixes))

    @property
    def texts(self) -> KindTexts:
        """The sentences about maps."""
        return KindTexts(
            not_opened=translate("MapFiles", "This file cannot be opened."),
            files=translate("MapFiles", "Scenarios ({suffixes})"),
            not_saved=translate("MapFiles", "The map could not be saved. It is still open and nothing is lost."),
            not_exported=translate("MapFiles", "The map could not be exported."),
            copied=translate("MapFiles", "A picture of the map is on the clipboard."),
        )

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """The handlers of the actions on files that maps alone have."""
        return {
            "file.save_copy": lambda: self._with_map(self.save_copy),
            "file.revert": lambda: self._with_map(self.revert),
        }

    def _with_map(self, act: Callable[[DocumentPage], object]) -> None:
        if (page := self._tabs.current_map) is not None:
            act(page)

    def facts(self, page: DocumentPage) -> set[Needs]:
        """List which needs of actions a map in front meets."""
        document = page.document
        stack = document.undo_stack
        facts = {
            Needs.FILE: document.path is not None,
            Needs.COMPARED: page.compared.is_open,
            Needs.SELECTION: bool(document.selection),
            Needs.PICTURE: page.editor.traced.is_there,
            Needs.PROPOSALS: bool(page.editor.traced.proposals),
            Needs.LOCKED: bool(document.locked),
            Needs.SYMMETRY: document.symmetry is not Symmetry.NONE,
            Needs.UNDO: stack.canUndo(),
            Needs.REDO: stack.canRedo(),
        }
        return {Needs.DOCUMENT, *(need for need, met in facts.items() if met)}

    # Into tabs

    def new(self) -> bool:
        """Ask for the frame of a new map, show it, and tell whether one was made."""
        dialog = NewMapDialog(self._window)
        wanted = bool(dialog.exec())
        if wanted:
            self.show(dialog.scenario())
        dialog.deleteLater()
        return wanted

    def show(
        self,
        scenario: Scenario,
        path: Path | None = None,
        stamp: FileStamp | None = None,
        *,
        unsaved: bool = False,
        notice: Banner | None = None,
    ) -> DocumentPage:
        """Show a scenario in a new tab, with a notice above it if there is one.

        ``stamp`` is that of its file.
        """
        document = Document(scenario, path)
        page = DocumentPage(document, self._settings)
        if unsaved:
            document.mark_unsaved()
        page.stamp = stamp
        page.apply_preferences()
        if notice is not None:
            page.show_notice(notice)
        # Python's collector would look through all of a large map now and then, which takes 150 ms for 10,000 tiles.
        gc.freeze()
        self._files.show(page)
        return page

    def read(self, path: Path) -> list[ImportedMap]:
        """The maps in a file of any format."""
        self._take_formats()
        with shown_waiting(translate("MapFiles", "Reading {file}").replace("{file}", path.name), self._window):
            return formats.read(path)

    def show_file(self, content: list[ImportedMap], path: Path, stamp: FileStamp | None) -> bool:
        """Show the maps in a file, the chosen ones if there are several."""
        if not content:
            message_boxes.tell(self._window, self.texts.not_opened, translate("MapFiles", "There is no map in it."))
            return False
        for each in content if len(content) == 1 else self.chosen_of(path.name, content):
            if each.format == OWN_FORMAT:
                self._show_own(path, each.scenario, stamp)
            else:
                self._show_imported(path, each)
        self._opening_check.add(path)
        return True

    def _show_own(self, path: Path, scenario: Scenario, stamp: FileStamp | None) -> None:
        if path.resolve().parent == folder("scenarios").resolve():
            # What came with the program is a pattern to start from; it is not saved over.
            self.show(scenario).pattern = path
            return
        page = self.show(scenario, path, stamp)
        self._bring_picture_back(page, page.editor.traced.kept)
        self._files.note_use(path, scenario.properties.title)

    def _bring_picture_back(self, page: DocumentPage, kept: KeptPicture | None) -> None:
        """Show the picture again that lay under a map before, if there was one."""
        traced, text = (
            page.editor.traced,
            translate("MapFiles", "The picture that lay under the map is not there: {reason}"),
        )
        if kept is not None:
            read_for(
                page,
                kept.path,
                lambda image: traced.bring_back(kept, image),
                lambda why: page.editor.status_changed.emit(text.replace("{reason}", why)),
            )

    def _show_imported(self, path: Path, found: ImportedMap) -> None:
        text = translate("MapFiles", "Read from {file}. Saving it makes a scenario file of its own.")
        notice = Banner("open", text.replace("{file}", path.name), _shortened(found.remarks))
        self.show(titled_scenario(found, path), notice=notice).source = path
        self._files.note_use(path, found.scenario.properties.title)

    def show_found(self, found: Sequence[ImportedMap], source: str) -> None:
        """Show maps that are in no file in tabs, the chosen ones if there are several."""
        for each in found if len(found) == 1 else self.chosen_of(source, found):
            said = translate("MapFiles", "Read from: {source}. It has not been saved yet.").replace("{source}", source)
            notice = None if each.format == OWN_FORMAT else Banner("open", said, _shortened(each.remarks))
            self.show(each.scenario, unsaved=True, notice=notice)
            self._files.message.emit(said)

    def chosen_of(self, source: str, found: Sequence[ImportedMap]) -> list[ImportedMap]:
        """Ask the user which of several maps to take."""
        dialog = MapChoice(source, found, self._window)
        chosen = dialog.chosen() if dialog.exec() else []
        dialog.deleteLater()
        return chosen

    def recover(self, copy: Copy) -> DocumentPage:
        """Show the copy of a map that a run before has left."""
        scenario = files.loads(copy.text("copy of a map"), str(copy.stored))
        stamp = saving.file_stamp(copy.path) if copy.path else None
        page = self.show(scenario, copy.path, stamp, unsaved=True)
        self._bring_picture_back(page, page.editor.traced.kept)
        return page

    def see_again(self, page: DocumentPage, seen: Mapping[str, Any]) -> None:
        """Show a map again with the picture under it; that of a map in a file is known by the file."""
        super().see_again(page, seen)
        if page.path is None:
            self._bring_picture_back(page, picture_from(seen.get("picture")))

    # Into files

    def why_not_now(self, page: DocumentPage) -> str:
        """The reason not to save a map in the middle of a stroke."""
        if not page.document.in_stroke:
            return ""
        return translate("MapFiles", "Finish what you are drawing first, then save.")

    def save_title(self, page: DocumentPage) -> str:
        """The title of the dialog that asks for the file of a map."""
        if page.is_pattern and page.path is None:
            return translate("MapFiles", "Save in a file of your own: what came with rbdesigner stays as it is")
        return translate("MapFiles", "Save as")

    def suggested_file(self, page: DocumentPage) -> str:
        """The file of a map, or one with its title beside the file that it was read from."""
        return str(page.path or suggested_path(page.source, safe_name(page.title), self.suffix))

    def write(self, page: DocumentPage, path: Path, expected: FileStamp | None) -> SaveReport:
        """Write a map to a scenario file."""
        return files.save(page.document.scenario, path, expected)

    def save_copy(self, page: DocumentPage) -> None:
        """Ask for a file and write the map there, but go on with the present one."""
        stem = stem_of(page.path) if page.path is not None else safe_name(page.title)
        suggestion = suggested_path(page.file, stem, self.suffix)
        path = self._files.ask_where(self, translate("MapFiles", "Save a copy"), suggestion)
        if path is None:
            return
        try:
            with waiting():
                files.save(page.document.scenario, path)
        except (ScenarioError, OSError) as error:
            self._files.tell_failure(translate("MapFiles", "The copy could not be written."), error)
            return
        self._files.recent.add(path, page.title)
        self._files.message.emit(translate("MapFiles", "A copy was written to {file}.").replace("{file}", str(path)))

    def revert(self, page: DocumentPage) -> None:
        """Go back to what the file holds, after asking if there are changes; undo brings them back."""
        changed = page.is_modified
        if not changed or message_boxes.ask_to_lose_changes(self._window, page.title) is MessageAnswer.DISCARD:
            self.reload(page)

    def reload(self, page: DocumentPage) -> bool:
        """Read the file again, as an edit that can be undone, and tell whether that worked."""
        document = page.document
        if document.path is None or document.in_stroke:
            return False
        try:
            with waiting():
                seen = saving.file_stamp(document.path)
                scenario = files.load(document.path)
        except (ScenarioError, OSError) as error:
            text = translate("MapFiles", "The file cannot be read. The map stays as it is.")
            self._files.tell_failure(text, error)
            return False
        document.locks = frozenset()
        document.perform(difference(document.scenario, scenario), translate("MapFiles", "Load the file again"))
        page.stamp = seen
        page.mark_saved()
        self.copies.saved(page)
        return True

    # Away

    def loss(self, page: DocumentPage) -> str:
        """Say what becomes of a map that is closed without saving; empty if it has no changes."""
        path = page.path
        if not page.is_modified:
            return ""
        if page.is_pattern and path is None:
            return translate(
                "MapFiles", "Your changes will be lost. The scenario that came with rbdesigner stays as it is."
            )
        if page.source is not None and path is None:
            return translate("MapFiles", "Your changes will be lost. The file that it was read from stays as it is.")
        if path is None:
            return translate("MapFiles", "It has not been saved. The whole map will be lost.")
        if not path.exists():
            return translate("MapFiles", "Its file is gone. The whole map will be lost.")
        return translate("MapFiles", "Changes since the last save will be lost. The file stays as it is.")


def titled_scenario(found: ImportedMap, path: Path) -> Scenario:
    """The scenario of an imported map, with the map's or the file's name for a title."""
    scenario = found.scenario
    if not scenario.properties.title:
        scenario.properties = replace(scenario.properties, title=found.name or stem_of(path))
    return scenario


def _shortened(remarks: Sequence[str]) -> tuple[str, ...]:
    shown = tuple(map(reason_text, remarks[:_MOST_REMARKS]))
    if len(remarks) <= _MOST_REMARKS:
        return shown
    more = len(remarks) - _MOST_REMARKS
    return (*shown, translate("MapFiles", "and %n more remarks", None, more))
