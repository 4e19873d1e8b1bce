"""Tabs whose files are away; they stay, and show the files again when these come back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QMainWindow

from rbdesigner.messages.file_errors import error_line
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.named_format import NamedFormat
from rbdesigner.scenario.saving import FileStamp, SaveReport
from rbdesigner.scenario.unsaved_copies import Copy
from rbdesigner.ui.dialogs.file_choice import files_to_open
from rbdesigner.ui.page import Page
from rbdesigner.ui.shell.files.page_files import Files
from rbdesigner.ui.shell.files.page_kind import KindTexts, PageKind
from rbdesigner.ui.shell.pages.missing_page import MissingPage
from rbdesigner.ui.shell.pages.tabs import PageTabs
from rbdesigner.ui.storage.kept_tabs import KeptTab

translate = QCoreApplication.translate


class _NoCopies:
    """Keeps no copies: nothing of a missing file can be changed."""

    def watch(self, page: MissingPage) -> None:
        """Do nothing: there is nothing to copy."""

    def saved(self, page: MissingPage) -> None:
        """Do nothing: there are no copies."""

    def forget(self, page: MissingPage) -> None:
        """Do nothing: there are no copies."""

    def emergency(self) -> int:
        """Note that no file has been written."""
        return 0

    def stored(self, page: MissingPage) -> Path | None:
        """Find no copy."""
        return None

    def writer_of(self, page: MissingPage) -> Callable[[Path], object]:
        """Writes nothing."""
        return lambda stored: None


class MissingFiles(PageKind[MissingPage, None]):
    """The tabs of one window whose files are away.

    ``bring_back(tab)`` opens what was open in a tab; ScenarioError or OSError if it cannot be read.
    """

    name, icon = MissingPage.kind, MissingPage.icon
    format, has_files = NamedFormat("", ""), False

    def __init__(
        self, window: QMainWindow, tabs: PageTabs, files: Files, bring_back: Callable[[KeptTab], Page | None]
    ) -> None:
        self._window = window
        self._tabs = tabs
        self._files = files
        self._bring_back = bring_back
        self.copies = _NoCopies()
        tabs.page_added.connect(self._look_for_added)

    @property
    def texts(self) -> KindTexts:
        """The sentences about missing files."""
        none = translate("MissingFiles", "The file of this tab is not there.")
        return KindTexts(none, "", none, none, none)

    def show(self, tab: KeptTab, path: Path, error: ScenarioError | OSError) -> MissingPage:
        """Show in a tab that a file is not there, or why it cannot be read."""
        page = MissingPage(tab, path)
        page.tell_reason(error_line(error))
        page.found.connect(partial(self._look, page))
        page.search_wanted.connect(partial(self._search, page))
        page.close_wanted.connect(partial(self._files.close, page))
        self._files.show(page)
        return page

    def _look(self, page: MissingPage) -> None:
        """Open the file of a tab in its place, if it can be read."""
        if page in self._tabs.pages():  # else it has come back already
            try:
                self._replace(page, page.kept)
            except (ScenarioError, OSError) as error:
                page.tell_reason(error_line(error))

    def _look_for_added(self, added: Page) -> None:
        """The user has opened a file: a tab that waits for it has its place."""
        for page in self._tabs.pages():
            if isinstance(page, MissingPage) and page.path == added.path and page is not added:
                QTimer.singleShot(0, page, partial(self._look, page))

    def _search(self, page: MissingPage) -> None:
        """Let the user look for the file, and open it in the place of its tab."""
        title = translate("MissingFiles", "Look for the file")
        try:
            for path in files_to_open(self._window, title, [])[:1]:
                self._replace(page, page.kept._replace(path=path))
        except (ScenarioError, OSError) as error:
            self._files.tell_failure(translate("MissingFiles", "This file cannot be opened."), error)

    def _replace(self, page: MissingPage, tab: KeptTab) -> None:
        """Show what was open in a tab in its place; ScenarioError or OSError if it cannot be read."""
        front, place = self._tabs.current, self._tabs.indexOf(page)
        shown = self._bring_back(tab)
        if shown is not None:
            shown.rest()
            self._tabs.tabBar().moveTab(self._tabs.indexOf(shown), place)
            self._files.remove(page)
            self._tabs.setCurrentWidget(shown if front is page or front is None else front)

    # Nothing of it is read, saved or recovered.

    def read(self, path: Path) -> None:
        """Read nothing: no file is opened as a missing one."""

    def show_file(self, content: None, path: Path, stamp: FileStamp | None) -> bool:
        """Show nothing: no file is opened as a missing one."""
        return False

    def reload(self, page: MissingPage) -> bool:
        """Look for the file, and tell whether it is there."""
        page.look_for_file()
        return page not in self._tabs.pages()

    def recover(self, copy: Copy) -> MissingPage:
        """Refuse, as there are no copies of missing files."""
        raise ScenarioError(copy.stored, "", self.texts.not_opened)

    def why_not_now(self, page: MissingPage) -> str:
        """The file has to be there first."""
        return self.texts.not_saved

    def save_title(self, page: MissingPage) -> str:
        """Give no title, as there is no dialog for it."""
        return ""

    def suggested_file(self, page: MissingPage) -> str:
        """The file itself."""
        return str(page.path)

    def write(self, page: MissingPage, path: Path, expected: FileStamp | None) -> SaveReport:
        """Refuse, as nothing can be written."""
        raise ScenarioError(path, "", self.texts.not_saved)

    def loss(self, page: MissingPage) -> str:
        """Say nothing, as nothing is lost."""
        return ""
