"""Makes pages from files and files from pages, alike for pages of every kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow, QWidget

from rbdesigner.messages.file_errors import error_line, reason_sentence
from rbdesigner.scenario import saving
from rbdesigner.scenario.errors import ChangedOnDisk, ScenarioError, StoppedError, shown
from rbdesigner.scenario.formats.embedded import is_plain_picture
from rbdesigner.scenario.named_format import NamedFormat, recognised
from rbdesigner.scenario.reasons import Reason
from rbdesigner.scenario.saving import FileStamp
from rbdesigner.scenario.unsaved_copies import Copy
from rbdesigner.translatable import QT_TRANSLATE_NOOP
from rbdesigner.ui.dialogs import message_boxes
from rbdesigner.ui.dialogs.file_choice import file_to_write, files_to_open, filter_of, remember_folder
from rbdesigner.ui.dialogs.message_boxes import MessageAnswer, UnsavedWork
from rbdesigner.ui.page import Page
from rbdesigner.ui.shell.files.page_kind import Content, PageKind, PageT
from rbdesigner.ui.shell.pages.tabs import PageTabs
from rbdesigner.ui.storage.recent import RecentFiles
from rbdesigner.ui.widgets.waiting import waiting


class _ClosedTab(NamedTuple):
    """The file of a tab that was closed, and where the tab was."""

    path: Path
    place: int


class Files(QObject):
    """Opens, saves and closes the pages of one window, whatever their kinds.

    Nothing here raises: what cannot be done is told in a dialog and leaves everything as it was. ``message(sentence)``
    carries what went well to where it is seen; ``closed(page)`` comes before a page goes for good.

    ``openers`` show files that are no pages, by their formats, and ``open_picture`` those that are pictures without a
    map in them. What a file is shows in its content, and in its suffix only if the content does not tell; the kind that
    is registered first reads the files that are of no format of ours.
    """

    message = Signal(str)
    closed = Signal(object)

    def __init__(self, window: QMainWindow, tabs: PageTabs, recent: RecentFiles) -> None:
        super().__init__(window)
        self._window = window
        self._tabs = tabs
        self.recent = recent
        self.kinds: dict[str, PageKind[Any, Any]] = {}
        self.openers: dict[NamedFormat, Callable[[Path], bool]] = {}
        self.open_picture: Callable[[Path], bool] = lambda _: False
        self._closed: list[_ClosedTab] = []
        tabs.close_requested.connect(self.close)

    def register(self, kind: PageKind[Any, Any]) -> None:
        """Let a further kind of pages be opened, saved and closed."""
        self.kinds[kind.name] = kind

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """The handlers of the actions on files."""
        return {
            "file.save": lambda: self._with_page(self.save),
            "file.save_as": lambda: self._with_page(self.save_as),
            "file.save_all": self.save_all,
            "file.close": lambda: self._with_page(self.close),
            "file.close_all": self.close_all,
            "file.reopen_closed": self.reopen_closed,
        }

    def _with_page(self, act: Callable[[Page], object]) -> None:
        if (page := self._tabs.current) is not None:
            act(page)

    def kind_of(self, page: Page) -> PageKind[Any, Any]:
        """The kind of a page."""
        return self.kinds[page.kind]

    def _form_of(self, path: Path) -> NamedFormat | None:
        return recognised(path, [*self.openers, *(kind.format for kind in self._kinds_of_files())])

    def _kinds_of_files(self) -> list[PageKind[Any, Any]]:
        """The kinds of pages as which files are opened."""
        return [kind for kind in self.kinds.values() if kind.has_files]

    def _kind_for(self, path: Path, form: NamedFormat | None) -> PageKind[Any, Any]:
        """The kind of the pages that a file of this format, or a folder, is opened as."""
        kinds = self._kinds_of_files()
        if path.is_dir():
            return next(kind for kind in kinds if kind.opens_folders)
        return next((kind for kind in kinds if kind.format is form), kinds[0])

    # Into tabs

    def choose(self) -> None:
        """Let the user choose files and open them."""
        kinds = self._kinds_of_files()
        known = {suffix for kind in kinds for suffix in kind.suffixes}
        known |= {form.suffix for form in self.openers}
        text = self.tr("Scenarios, games, and maps of other programs ({suffixes})")
        filters = [filter_of(text, sorted(known)), *map(_filter, kinds)]
        self.open_all(files_to_open(self._window, self.tr("Open"), filters))

    def open_all(self, paths: Iterable[Path]) -> None:
        """Open files, each in a tab of its own."""
        for path in paths:
            self.open(path)

    def open(self, path: Path) -> bool:
        """Open a file of any format that is known, or bring it to the front, and tell whether that worked."""
        if is_plain_picture(path):
            return self.open_picture(path)
        form = self._form_of(path)
        if form in self.openers:
            return self.openers[form](path)
        kind = self._kind_for(path, form)
        try:
            return self._opened(kind, path) is not None
        except (ScenarioError, OSError) as error:
            self.tell_failure(kind.texts.not_opened, error)
            return False

    def opened(self, path: Path) -> Page | None:
        """Open the page of a file in front; None if there is nothing to show.

        ScenarioError or OSError if the file cannot be read.
        """
        return self._opened(self._kind_for(path, self._form_of(path)), path)

    def _opened(self, kind: PageKind[Any, Any], path: Path) -> Page | None:
        path = kind.file_of(path)
        shown = self._tabs.page_of_file(path)
        if shown is not None:
            self._tabs.setCurrentWidget(shown)
            return shown
        kind, content, seen = self._read_as(kind, path)
        return self._tabs.current if kind.show_file(content, path, seen) else None

    def _read_as(self, kind: PageKind[Any, Any], path: Path) -> tuple[PageKind[Any, Any], Any, FileStamp | None]:
        """Read a file as a page of this kind or, if it is none, of the first.

        A map of another program may be called like a file of ours.
        """
        first = self._kinds_of_files()[0]
        try:
            return kind, *_read(kind, path)
        except ScenarioError:
            if kind is not first and path.is_file():
                with suppress(ScenarioError, OSError):
                    return first, *_read(first, path)
            raise

    def read(self, kind: PageKind[PageT, Content], path: Path) -> tuple[Content, FileStamp | None] | None:
        """The content of a file, and its stamp; None if it cannot be read, which is told."""
        try:
            return _read(kind, path)
        except (ScenarioError, OSError) as error:
            self.tell_failure(kind.texts.not_opened, error)
            return None

    def show(self, page: Page, beside: QWidget | None = None) -> None:
        """Show a page in a tab of its own, to the right of another if that is given, and keep copies of it."""
        self.kind_of(page).copies.watch(page)
        self._tabs.add(page, beside)

    def recover(self, copy: Copy) -> Page:
        """Show a copy that a run before has left; ScenarioError if it cannot be read."""
        kind = self.kinds.get(copy.kind)
        if kind is None:
            unknown = QT_TRANSLATE_NOOP("files", "this program knows no pages of the kind {kind}")
            raise ScenarioError(copy.stored, "", Reason(unknown, kind=shown(copy.kind)))
        page: Page = kind.recover(copy)
        return page

    def note_use(self, path: Path, title: str = "") -> None:
        """A file is among those used last, and dialogs begin in its folder."""
        self.recent.add(path, title)
        remember_folder(path)

    # Into files

    def save(self, page: Page) -> bool:
        """Save a page to its file, which is asked for if it has none, and tell whether it is saved now."""
        if page.path is None or not self.kind_of(page).has_place(page):
            return self.save_as(page)
        return self._write(page, page.path, page.stamp)

    def save_as(self, page: Page) -> bool:
        """Ask for a file, save the page there and go on with that file."""
        kind = self.kind_of(page)
        if self._is_refused(page):
            return False
        path = self.ask_where(kind, kind.save_title(page), kind.suggested_file(page))
        return path is not None and self._write(page, path, None)

    def ask_where(self, kind: PageKind[Any, Any], title: str, suggestion: str) -> Path | None:
        """A file of some kind to write, chosen by the user; None if none is."""
        return file_to_write(self._window, title, suggestion, [_filter(kind)], kind.saved_suffixes)

    def save_all(self) -> bool:
        """Save every page with changes, and tell whether all are saved now."""
        return all(self.save(page) for page in list(self.unsaved()))

    def _write(self, page: Page, path: Path, expected: FileStamp | None) -> bool:
        kind = self.kind_of(page)
        if self._is_refused(page):
            return False
        try:
            with waiting():
                report = kind.write(page, path, expected)
        except ChangedOnDisk:
            return self._settle(page, path)
        except (ScenarioError, OSError) as error:
            return self._after_failure(page, path, expected, error)
        page.path, page.stamp = path, report.stamp
        page.mark_saved()
        self.recent.add(path, page.title)
        kind.copies.saved(page)
        kind.saved(page)
        said = self.tr("Saved to {file}.").replace("{file}", str(path))
        sentences = said, reason_sentence(report.remark), kind.remark(page)
        self.message.emit(" ".join(filter(None, sentences)))
        return True

    def _is_refused(self, page: Page) -> bool:
        """Whether a page cannot be saved at this moment, which is told."""
        why_not = self.kind_of(page).why_not_now(page)
        if why_not:
            self.message.emit(why_not)
        return bool(why_not)

    def _settle(self, page: Page, path: Path) -> bool:
        """The file to save to was changed by another program: ask what to do."""
        answer = message_boxes.ask_about_changed_file(self._window, path)
        if answer is MessageAnswer.KEEP_MINE:
            return self._write(page, path, None)
        if answer is MessageAnswer.SAVE_ELSEWHERE:
            return self.save_as(page)
        return answer is MessageAnswer.RELOAD and self.reload(page)

    def _after_failure(
        self, page: Page, path: Path, expected: FileStamp | None, error: ScenarioError | OSError
    ) -> bool:
        text = self.kind_of(page).texts.not_saved
        answer = message_boxes.ask_after_failed_save(self._window, text, error_line(error))
        if answer is MessageAnswer.RETRY:
            return self._write(page, path, expected)
        return answer is MessageAnswer.SAVE_ELSEWHERE and self.save_as(page)

    def reload(self, page: Page) -> bool:
        """Let the file of a page count in place of what is shown, and tell whether that worked."""
        return self.kind_of(page).reload(page)

    # Away

    def close(self, page: Page) -> bool:
        """Close a page, asking about unsaved changes, and tell whether it is closed."""
        if not self._may_close([page]):
            return False
        self.remove(page)
        return True

    def close_all(self) -> bool:
        """Close all pages, asking once about all that is not saved; False if the user thought better of it."""
        if not self.may_close_all():
            return False
        self.remove_all()
        return True

    def may_close_all(self) -> bool:
        """Ask once about all that is not saved, and tell whether all may be closed."""
        return self._may_close(self._pages())

    def remove_all(self) -> None:
        """Close all pages without asking."""
        front = self._tabs.current
        for page in sorted(self._tabs.pages(), key=lambda page: page is front):  # so that no other comes to the front
            self.remove(page)

    def remove(self, page: Page) -> None:
        """Close a page without asking."""
        kind = self.kind_of(page)
        if page.path is not None:
            self._closed.append(_ClosedTab(page.path, self._tabs.indexOf(page)))
        kind.closed(page)
        kind.copies.forget(page)
        self.closed.emit(page)
        self._tabs.remove(page)

    @property
    def can_reopen(self) -> bool:
        """Whether the file of a tab that was closed is still there, and not open."""
        return any(map(self._is_waiting, self._closed))

    def reopen_closed(self) -> None:
        """Open the tab again that was closed last, where it was."""
        while self._closed:
            tab = self._closed.pop()
            if self._is_waiting(tab):
                if self.open(tab.path):
                    bar = self._tabs.tabBar()
                    bar.moveTab(bar.currentIndex(), min(tab.place, bar.count() - 1))
                return

    def _is_waiting(self, tab: _ClosedTab) -> bool:
        return tab.path.is_file() and self._tabs.page_of_file(tab.path) is None

    def unsaved(self) -> Iterator[Page]:
        """The pages with changes that no file holds."""
        return (page for page in self._pages() if page.is_modified)

    def _pages(self) -> Iterator[Page]:
        """All pages, kind by kind."""
        return (page for kind in self.kinds for page in self._tabs.pages() if page.kind == kind)

    def _may_close(self, pages: Iterable[Page]) -> bool:
        """Ask about what is lost with these pages, if anything is."""
        losses = {page: loss for page in pages if (loss := self.kind_of(page).loss(page))}
        if not losses:
            return True
        if len(losses) == 1:
            self._tabs.setCurrentWidget(next(iter(losses)))
        unsaved = [UnsavedWork(self._tabs.name_of(page), loss) for page, loss in losses.items()]
        answer = message_boxes.ask_to_save(self._window, unsaved)
        return all(map(self.save, losses)) if answer is MessageAnswer.SAVE else answer is MessageAnswer.DISCARD

    def emergency(self) -> int:
        """Write copies of all unsaved pages at once; how many could be written."""
        keepers = dict.fromkeys(kind.copies for kind in self.kinds.values())
        return sum(keeper.emergency() for keeper in keepers)

    def tell_failure(self, text: str, error: ScenarioError | OSError) -> None:
        """Tell in a dialog why something with a file could not be done: file, place, reason.

        Who has stopped it knows, and needs no dialog.
        """
        if isinstance(error, StoppedError):
            self.message.emit(error_line(error))
            return
        message_boxes.tell(self._window, text, error_line(error))


def _read(kind: PageKind[PageT, Content], path: Path) -> tuple[Content, FileStamp | None]:
    """Read a file after taking its stamp, so that a change in between does not go unnoticed."""
    with waiting():
        seen = saving.file_stamp(path)
        return kind.read(path), seen


def _filter(kind: PageKind[Any, Any]) -> str:
    """The files of a kind as a dialog for files lists them."""
    return filter_of(kind.texts.files, kind.format.suffixes)
