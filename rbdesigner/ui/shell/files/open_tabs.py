"""The list of what is open in a window, written whenever it changes, and shown again by the next window."""

from __future__ import annotations

import logging
import shutil
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import count
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QMainWindow

from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.unsaved_copies import copies_among
from rbdesigner.ui.page import Page
from rbdesigner.ui.shell.copies.autosave import Autosave
from rbdesigner.ui.shell.files.missing_files import MissingFiles
from rbdesigner.ui.shell.files.page_files import Files
from rbdesigner.ui.shell.pages.missing_page import MissingPage
from rbdesigner.ui.shell.pages.tabs import PageTabs
from rbdesigner.ui.storage.kept_tabs import KeptTab, folder_of_last, keep_tabs, kept_tabs
from rbdesigner.ui.storage.session import Session

log = logging.getLogger(__name__)

WAIT_MS = 200
"""Milliseconds after a change until the list is written, as several tabs may come and go at once."""
_UNCHANGED = ".tab"
"""The suffix of copies that are not offered after a crash, as nothing unsaved is in them."""


class OpenTabs(QObject):
    """Keeps the list of the tabs of a window, and shows tabs again.

    The list of this run lies in the folder of its session, as the copies of unsaved work do; when the window is closed
    it goes to a folder of its own, with copies of what is in no file.
    """

    def __init__(self, window: QMainWindow, tabs: PageTabs, files: Files, session: Session, autosave: Autosave) -> None:
        super().__init__(window)
        self._tabs = tabs
        self._files = files
        self._session = session
        self._autosave = autosave
        self._writer = autosave.writer
        self._numbers = count(1)
        self._written: list[KeptTab] = []
        self._unchanged: dict[Page, str] = {}
        """The copies of pages that are in no file and have not been changed, which nobody else keeps."""
        self.missing = MissingFiles(window, tabs, files, self._shown_again)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WAIT_MS)
        self._timer.timeout.connect(self._write)
        changes = (tabs.page_added, tabs.page_removed, tabs.page_changed, tabs.labelled, tabs.tabBar().tabMoved)
        for changed in (*changes, autosave.looking):
            changed.connect(self._write_soon)
        tabs.page_removed.connect(lambda page: self._unchanged.pop(page, None))

    # The list

    def _write_soon(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def _write(self) -> None:
        """Write the list of this run, if it is another one now."""
        tabs = list(map(self._tab, self._tabs.pages()))
        if tabs != self._written:
            self._written = tabs
            self._writer.submit(partial(_write_list, self._session, tabs))

    def _copy_of_unchanged(self, page: Page) -> str:
        """Name the copy of a page that is in no file and unchanged; it is written when the page is first seen."""
        if page not in self._unchanged:
            self._unchanged[page] = name = f"{page.kind}-{next(self._numbers)}{_UNCHANGED}"
            write = self._files.kind_of(page).copies.writer_of(page)
            self._writer.submit(partial(_write_copy, self._session, write, name))
        return self._unchanged[page]

    def flush(self) -> None:
        """Wait until the list is written."""
        self._timer.stop()
        self._write()
        self._writer.flush()

    def _tab(self, page: Page) -> KeptTab:
        """A tab as it is now, with the copy of this run if there is one."""
        is_front, place = page is self._tabs.current, self._tabs.indexOf(page)
        if isinstance(page, MissingPage):
            return page.kept._replace(is_front=is_front, place=place)
        kind = self._files.kind_of(page)
        stored, origin = kind.copies.stored(page), page.origin
        copy = stored.name if stored is not None else ""
        if origin is None and not page.is_modified:
            copy = self._copy_of_unchanged(page)
        path = origin.absolute() if origin is not None else None
        pages, first = self._tabs.pages(), kind.begun_from(page)  # which may be closed, and gone
        begun_from = self._tabs.indexOf(first) if first in pages else None
        return KeptTab(
            page.kind, path, copy, kind.key_of(page), page.is_modified, is_front, page.seen(), place, begun_from
        )

    def keep(self, *, whole: bool) -> None:
        """Keep all tabs for the next window, before they are closed.

        ``whole`` keeps all that is not saved, too, else what the user has given up is left out. ScenarioError or
        OSError if something cannot be written.
        """
        self._timer.stop()
        folder = folder_of_last()
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True, exist_ok=True)
        kept = (self._kept_tab(page, folder, whole=whole) for page in self._tabs.pages())
        keep_tabs(folder, [tab for tab in kept if tab is not None])

    def _kept_tab(self, page: Page, folder: Path, *, whole: bool) -> KeptTab | None:
        """A tab for the next window, with a copy if no file holds all of it."""
        tab, kind = self._tab(page), self._files.kind_of(page)
        if not isinstance(page, MissingPage):
            tab = tab._replace(copy="")
            is_given_up = not whole and bool(kind.loss(page))
            if (page.is_modified and whole) or (page.path is None and not is_given_up and not kind.is_held(page)):
                tab = tab._replace(copy=f"{page.kind}-{self._tabs.indexOf(page)}")
                kind.copies.writer_of(page)(folder / tab.copy)
            elif is_given_up and page.path is None:
                tab = tab._replace(key="")
        return tab if tab.copy or tab.key or tab.path is not None else None

    # Shown again

    def bring_back(self, *, go_on: bool) -> None:
        """Show the tabs of the window that was closed last.

        With ``go_on`` what moved by itself goes on, else it rests until the user says so.
        """
        self.show(kept_tabs(folder_of_last()) or [], folder_of_last(), go_on=go_on)
        if go_on:
            self._autosave.flush()  # what is not saved is as safe as before

    def show(
        self,
        tabs: Sequence[KeptTab],
        folder: Path | None = None,
        recovered: Mapping[str, Page] | None = None,
        *,
        go_on: bool = False,
    ) -> None:
        """Show tabs again, in their order, each as it was seen.

        Their copies lie in a ``folder``. After a crash those with unsaved work are only shown if they have been
        ``recovered``. A file that is away keeps its tab.
        """
        shown: dict[Page, KeptTab] = {}
        for tab in tabs:
            page = recovered.get(tab.copy) if recovered is not None else None
            if page is None:
                is_offered = recovered is not None and not tab.copy.endswith(_UNCHANGED)
                page = self._shown_or_missing(tab._replace(copy="") if is_offered else tab, folder)
            else:
                self._files.kind_of(page).see_again(page, tab.seen)
            if page is not None:
                shown.setdefault(page, tab)
                if not go_on:
                    page.rest()
        pages = {tab.place: page for page, tab in shown.items()}
        for place, (page, tab) in enumerate(shown.items()):
            self._tabs.tabBar().moveTab(self._tabs.indexOf(page), place)
            if tab.begun_from in pages:
                self._files.kind_of(page).join(page, pages[tab.begun_from])
        if shown:
            self._tabs.setCurrentWidget(max(shown, key=lambda page: shown[page].is_front))

    def _shown_or_missing(self, tab: KeptTab, folder: Path | None) -> Page | None:
        """Show the page of a tab, or one that tells what is missing; None if nothing is left of it."""
        try:
            return self._shown_again(tab, folder)
        except (ScenarioError, OSError) as error:
            if tab.path is not None:
                return self.missing.show(tab._replace(copy="", begun_from=None), tab.path, error)
            self._files.tell_failure(self.tr("A tab of the last session cannot be opened."), error)
            return None

    def _shown_again(self, tab: KeptTab, folder: Path | None = None) -> Page | None:
        """The page of a tab; ScenarioError or OSError if it cannot be read."""
        stored = folder / tab.copy if folder is not None and tab.copy else None
        kind = self._files.kinds.get(tab.kind)
        page: Page | None = None
        for copy in copies_among([stored] if stored is not None else []):
            page = self._files.recover(copy)
            if not tab.is_modified:
                page.mark_saved()
                self._files.kind_of(page).copies.saved(page)  # reading it has begun a copy of unsaved work
        if page is None and tab.path is not None:
            page = self._files.opened(tab.path)
        elif page is None and tab.key and kind is not None:
            page = kind.show_by_key(tab.key)
        if page is not None:
            self._files.kind_of(page).see_again(page, tab.seen)
        return page


def _write_copy(session: Session, write: Callable[[Path], object], name: str) -> None:
    session.restore()
    write(session.folder / name)


def _write_list(session: Session, tabs: Sequence[KeptTab]) -> None:
    session.restore()
    keep_tabs(session.folder, tabs)
