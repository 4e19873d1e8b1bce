"""From files to tabs and back: new, open, save, revert, close."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QMainWindow

from rbdesigner.messages.file_errors import error_line
from rbdesigner.resources import folder
from rbdesigner.scenario import files, formats, saving
from rbdesigner.scenario.edit import difference
from rbdesigner.scenario.errors import ChangedOnDisk, ScenarioError
from rbdesigner.scenario.file_names import safe_name
from rbdesigner.scenario.formats import Imported
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.saving import FileStamp
from rbdesigner.ui.dialogs import message_boxes
from rbdesigner.ui.dialogs.file_choice import file_to_write, files_to_open, remember_folder, suggested_path
from rbdesigner.ui.dialogs.map_choice import MapChoice
from rbdesigner.ui.dialogs.message_boxes import MessageAnswer, Unsaved
from rbdesigner.ui.dialogs.new_map import NewMapDialog
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.editor.settings import ToolSettings
from rbdesigner.ui.shell.pages.tabs import PageTabs
from rbdesigner.ui.storage.recent import RecentFiles
from rbdesigner.ui.widgets.banner import Banner
from rbdesigner.ui.widgets.waiting import waiting

OWN_FORMAT = "rbdesigner"
SUFFIX = ".json"
_MOST_REMARKS = 8
"""How many remarks of a reader a notice shows before it counts the rest."""


class Files(QObject):
    """Opens, saves and closes the documents of one window.

    Nothing here raises: what cannot be done is told in a dialog and leaves everything as it was. ``told(sentence)``
    carries what went well into the status bar; ``saved(document)`` and ``closed(document)`` tell who keeps copies,
    ``opened(path)`` who checks files. ``openers`` open what is no map, by the endings of the files.
    """

    told = Signal(str)
    saved = Signal(object)
    closed = Signal(object)
    opened = Signal(object)

    def __init__(self, window: QMainWindow, tabs: PageTabs, settings: ToolSettings, recent: RecentFiles) -> None:
        super().__init__(window)
        self._window = window
        self._tabs = tabs
        self._settings = settings
        self.recent = recent
        self.openers: dict[str, Callable[[Path], bool]] = {}

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """The handlers of the actions on files."""
        return {
            "file.save": lambda: self._with_page(self.save),
            "file.save_as": lambda: self._with_page(self.save_as),
            "file.save_copy": lambda: self._with_page(self.save_copy),
            "file.revert": lambda: self._with_page(self.revert),
            "file.close": lambda: self._with_page(self.close),
        }

    def _with_page(self, act: Callable[[DocumentPage], object]) -> None:
        if (page := self._tabs.current_map) is not None:
            act(page)

    # -- into tabs

    def new(self) -> bool:
        """Ask for the frame of a new map and show it; whether one was made."""
        dialog = NewMapDialog(self._window)
        wanted = bool(dialog.exec())
        if wanted:
            self.show_scenario(dialog.scenario())
        dialog.deleteLater()
        return wanted

    def choose(self) -> None:
        """Let the user choose files and open them."""
        games = " ".join(f"*{suffix}" for suffix in self.openers)
        suffixes = sorted({f"*{suffix}" for form in formats.FORMATS for suffix in form.suffixes} | set(games.split()))
        filters = [
            self.tr("Scenarios, games, and maps of other programs ({suffixes})").replace(
                "{suffixes}", " ".join(suffixes)
            ),
            self.tr("Scenarios ({suffixes})").replace("{suffixes}", f"*{SUFFIX}"),
            self.tr("Games ({suffixes})").replace("{suffixes}", games),
            self.tr("All files (*)"),
        ]
        self.open_all(files_to_open(self._window, self.tr("Open"), filters))

    def open_all(self, paths: Iterable[Path]) -> None:
        """Open files, each in a tab of its own."""
        for path in paths:
            self.open(path)

    def open(self, path: Path) -> bool:
        """Open a file of any format that is known, or bring it to the front.

        Whether that could be done.
        """
        if (opener := self.openers.get(path.suffix.lower())) is not None:
            return opener(path)
        shown = self._tabs.page_of_file(path)
        if shown is not None:
            self._tabs.setCurrentWidget(shown)
            return True
        try:
            with waiting():
                # Before it is read: a change in between must not go unnoticed.
                seen = saving.stamp(path)
                found = formats.read(path)
        except (ScenarioError, OSError) as error:
            self.tell_failure(self.tr("This file cannot be opened."), error)
            return False
        if not found:
            message_boxes.tell(self._window, self.tr("This file cannot be opened."), self.tr("There is no map in it."))
            return False
        for each in found if len(found) == 1 else self._chosen_of(path.name, found):
            if each.format == OWN_FORMAT:
                self._show_own(path, each.scenario, seen)
            else:
                self._show_imported(path, each)
        self.opened.emit(path)
        return True

    def show_scenario(
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
        if notice is not None:
            page.show_notice(notice)
        self._tabs.add(page)
        return page

    def _show_own(self, path: Path, scenario: Scenario, stamp: FileStamp | None) -> None:
        if path.resolve().parent == folder("scenarios").resolve():
            # What came with the program is a pattern to start from; it is not saved over.
            self.show_scenario(scenario).is_pattern = True
            return
        self.show_scenario(scenario, path, stamp)
        self.note_use(path)

    def show_found(self, found: Sequence[Imported], source: str) -> None:
        """Show maps that are in no file in tabs, the chosen ones if there are several."""
        for each in found if len(found) == 1 else self._chosen_of(source, found):
            said = self.tr("Read from: {source}. It is in no file yet.").replace("{source}", source)
            notice = None if each.format == OWN_FORMAT else Banner("open", said, _shortened(each.remarks))
            self.show_scenario(each.scenario, unsaved=True, notice=notice)
            self.told.emit(said)

    def _show_imported(self, path: Path, found: Imported) -> None:
        text = self.tr("Read from {file}. Saving it makes a scenario file of its own.").replace("{file}", path.name)
        notice = Banner("open", text, _shortened(found.remarks))
        self.show_scenario(named(found, path), notice=notice).source = path
        self.note_use(path)

    def note_use(self, path: Path) -> None:
        """A file is among those used last, and dialogs begin in its folder."""
        self.recent.add(path)
        remember_folder(path)

    def _chosen_of(self, source: str, found: Sequence[Imported]) -> list[Imported]:
        dialog = MapChoice(source, found, self._window)
        chosen = dialog.chosen() if dialog.exec() else []
        dialog.deleteLater()
        return chosen

    # -- into files

    def save(self, page: DocumentPage) -> bool:
        """Save a document to its file, which is asked for if it has none.

        Whether it is saved now.
        """
        if page.document.path is None:
            return self.save_as(page)
        return self._write(page, page.document.path, page.stamp)

    def save_as(self, page: DocumentPage) -> bool:
        """Ask for a file, save the document there and go on with that file."""
        title = self.tr("Save as")
        if page.is_pattern and page.document.path is None:
            title = self.tr("Save in a file of your own: what came with rbdesigner stays as it is")
        path = self._ask_for_file(page, title)
        return path is not None and self._write(page, path, None)

    def save_copy(self, page: DocumentPage) -> None:
        """Ask for a file and write the document there, but go on with the present one."""
        stem = page.document.path.stem if page.document.path is not None else safe_name(page.title)
        path = self._ask_where(self.tr("Save a copy"), suggested_path(page.file, stem, SUFFIX))
        if path is None:
            return
        try:
            with waiting():
                files.save(page.document.scenario, path)
        except (ScenarioError, OSError) as error:
            self.tell_failure(self.tr("The copy could not be written."), error)
            return
        self.recent.add(path)
        self.told.emit(self.tr("A copy was written to {file}.").replace("{file}", str(path)))

    def save_all(self) -> bool:
        """Save every document with changes; whether all are saved now."""
        return all(self.save(page) for page in self.unsaved())

    def _ask_for_file(self, page: DocumentPage, title: str) -> Path | None:
        document = page.document
        return self._ask_where(title, str(document.path or suggested_path(page.source, safe_name(page.title), SUFFIX)))

    def _ask_where(self, title: str, suggestion: str) -> Path | None:
        filters = [self.tr("Scenarios ({suffixes})").replace("{suffixes}", f"*{SUFFIX}")]
        return file_to_write(self._window, title, suggestion, filters, SUFFIX)

    def _write(self, page: DocumentPage, path: Path, expected: FileStamp | None) -> bool:
        document = page.document
        if document.in_stroke:
            self.told.emit(self.tr("Finish what you are drawing first, then save."))
            return False
        try:
            with waiting():
                report = files.save(document.scenario, path, expected)
        except ChangedOnDisk:
            return self._settle(page, path)
        except (ScenarioError, OSError) as error:
            return self._after_failure(page, path, expected, error)
        document.path = path
        page.stamp = report.stamp
        page.clear_notice()
        document.mark_saved()
        self.recent.add(path)
        self.saved.emit(document)
        said = self.tr("Saved to {file}.").replace("{file}", str(path))
        self.told.emit(f"{said} {report.sentence}".strip())
        return True

    def _settle(self, page: DocumentPage, path: Path) -> bool:
        """The file to save to was changed by another program: ask what to do."""
        answer = message_boxes.ask_about_changed_file(self._window, path)
        if answer is MessageAnswer.KEEP_MINE:
            return self._write(page, path, None)
        if answer is MessageAnswer.SAVE_ELSEWHERE:
            return self.save_as(page)
        if answer is MessageAnswer.RELOAD:
            return self.reload(page)
        return False

    def _after_failure(
        self, page: DocumentPage, path: Path, expected: FileStamp | None, error: ScenarioError | OSError
    ) -> bool:
        answer = message_boxes.ask_after_failed_save(self._window, error_line(error))
        if answer is MessageAnswer.RETRY:
            return self._write(page, path, expected)
        return answer is MessageAnswer.SAVE_ELSEWHERE and self.save_as(page)

    def revert(self, page: DocumentPage) -> None:
        """Go back to what the file holds, after asking if there are changes.

        Undo brings them back.
        """
        changed = page.document.is_modified
        if not changed or message_boxes.ask_to_lose_changes(self._window, page.title) is MessageAnswer.DISCARD:
            self.reload(page)

    def reload(self, page: DocumentPage) -> bool:
        """Read the file again, as an edit that can be undone; whether that could be done."""
        document = page.document
        if document.path is None or document.in_stroke:
            return False
        try:
            with waiting():
                seen = saving.stamp(document.path)
                scenario = files.load(document.path)
        except (ScenarioError, OSError) as error:
            self.tell_failure(self.tr("The file cannot be read. The map stays as it is."), error)
            return False
        document.perform(difference(document.scenario, scenario), self.tr("Load the file again"))
        page.stamp = seen
        page.clear_notice()
        document.mark_saved()
        self.saved.emit(document)
        return True

    # -- away

    def close(self, page: DocumentPage) -> bool:
        """Close a document, asking about unsaved changes; whether it is closed."""
        if not self.may_close(page):
            return False
        self._remove(page)
        return True

    def unsaved(self) -> list[DocumentPage]:
        """The documents with changes that no file holds."""
        return [page for page in self._tabs.maps() if page.document.is_modified]

    def remove_all(self) -> None:
        """Close every document without asking."""
        for page in self._tabs.maps():
            self._remove(page)

    def _remove(self, page: DocumentPage) -> None:
        self._tabs.remove(page)
        self.closed.emit(page.document)

    def may_close(self, page: DocumentPage) -> bool:
        """Ask about unsaved changes of a document, if it has any."""
        if not page.document.is_modified:
            return True
        self._tabs.setCurrentWidget(page)
        answer = message_boxes.ask_to_save(self._window, [self.fate(page)])
        return self.save(page) if answer is MessageAnswer.SAVE else answer is MessageAnswer.DISCARD

    def fate(self, page: DocumentPage) -> Unsaved:
        """The losses when a document is closed without saving."""
        path = page.document.path
        if page.is_pattern and path is None:
            text = self.tr("What was changed would be lost. The scenario that came with rbdesigner stays as it is.")
        elif page.source is not None and path is None:
            text = self.tr("What was changed would be lost. The file that it was read from stays as it is.")
        elif path is None:
            text = self.tr("It is in no file: all of it would be lost.")
        elif not path.exists():
            text = self.tr("Its file is gone: all of it would be lost.")
        else:
            text = self.tr("What was changed since it was saved would be lost. The file stays as it is.")
        return Unsaved(self._tabs.name_of(page), text)

    def tell_failure(self, text: str, error: ScenarioError | OSError) -> None:
        """Tell in a dialog why something with a file could not be done.

        File, place, reason.
        """
        message_boxes.tell(self._window, text, error_line(error))


def named(found: Imported, path: Path) -> Scenario:
    """The scenario of an imported map, with the map's or the file's name for a title."""
    scenario = found.scenario
    if not scenario.properties.title:
        scenario.properties = replace(scenario.properties, title=found.name or path.stem)
    return scenario


def _shortened(remarks: Sequence[str]) -> tuple[str, ...]:
    if len(remarks) <= _MOST_REMARKS:
        return tuple(remarks)
    more = len(remarks) - _MOST_REMARKS
    return (*remarks[:_MOST_REMARKS], QCoreApplication.translate("Files", "and %n more remarks", None, more))
