"""The kinds of pages: all that the window has to know to open, save and close the pages of each kind."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from PySide6.QtCore import QCoreApplication

from rbdesigner.scenario.named_format import NamedFormat
from rbdesigner.scenario.saving import FileStamp, SaveReport
from rbdesigner.scenario.unsaved_copies import Copy
from rbdesigner.ui.page import Page
from rbdesigner.ui.shell.actions.action_spec import Needs

PageT = TypeVar("PageT", bound=Page)
CopiedPage = TypeVar("CopiedPage", bound=Page, contravariant=True)
Content = TypeVar("Content")

translate = QCoreApplication.translate


class KindTexts(NamedTuple):
    """The sentences about pages of one kind.

    They say that a file cannot be opened, the name of their files in a list of formats, that a page could not be saved,
    that it could not be exported, and that a picture of it is on the clipboard.
    """

    not_opened: str
    files: str
    not_saved: str
    not_exported: str
    copied: str


class CopyKeeper(Protocol[CopiedPage]):
    """Keeps copies of pages, in case of a crash, as long as no file holds what is on them."""

    def watch(self, page: CopiedPage) -> None:
        """Keep copies of this page from now on."""

    def saved(self, page: CopiedPage) -> None:
        """The page is safe in its file: its copy can go."""

    def forget(self, page: CopiedPage) -> None:
        """The page is closed: its copy can go."""

    def emergency(self) -> int:
        """Write copies of all unsaved pages at once; how many could be written."""
        ...

    def stored(self, page: CopiedPage) -> Path | None:
        """The file in which the copy of a page lies, if there is one."""
        ...

    def writer_of(self, page: CopiedPage) -> Callable[[Path], object]:
        """Make a function that writes a further copy of a page as it is now, in any thread.

        It raises ScenarioError or OSError if that fails.
        """
        ...


class PageKind(ABC, Generic[PageT, Content]):
    """One kind of pages, for which files are opened, saved and closed.

    ``name`` is the ``kind`` of its pages, ``icon`` their picture in lists, ``format`` the format of the files that they
    are saved to; ``copies`` keeps copies of them. ``has_files`` means that files are opened as pages of this kind, and
    folders if it ``opens_folders``. ``Content`` is what a file of that kind holds.
    """

    name: ClassVar[str]
    icon: ClassVar[str]
    format: ClassVar[NamedFormat]
    has_files: ClassVar[bool] = True
    opens_folders: ClassVar[bool] = False
    copies: CopyKeeper[PageT]

    @property
    def suffix(self) -> str:
        """The suffix of the files that its pages are saved to."""
        return self.format.suffix

    @property
    def saved_suffixes(self) -> Sequence[str]:
        """The suffixes of files to which pages may be saved, the usual one first."""
        return self.format.suffixes

    @property
    def suffixes(self) -> set[str]:
        """The suffixes of the files that can be opened as pages of this kind."""
        return set(self.format.suffixes)

    def file_of(self, path: Path) -> Path:
        """The file that is meant by a path."""
        return path

    @property
    @abstractmethod
    def texts(self) -> KindTexts:
        """The sentences about its pages."""

    # From files

    @abstractmethod
    def read(self, path: Path) -> Content:
        """The content of a file; ScenarioError or OSError if it cannot be read."""

    @abstractmethod
    def show_file(self, content: Content, path: Path, stamp: FileStamp | None) -> bool:
        """Show what was read from a file, which had this stamp then, and tell whether there was anything to show."""

    @abstractmethod
    def reload(self, page: PageT) -> bool:
        """Let the file of a page count in place of what is shown, and tell whether that worked."""

    def copy_name(self, copy: Copy) -> str:
        """The name of a copy in the list of those that a run before has left."""
        return copy.title or translate("Recovery", "Untitled")

    @abstractmethod
    def recover(self, copy: Copy) -> PageT:
        """Show a copy that a run before has left; nothing of it is saved.

        ScenarioError if it cannot be read.
        """

    # Without files

    def is_held(self, page: PageT) -> bool:
        """Whether a page is found again by its key just as it is now."""
        return False

    def key_of(self, page: PageT) -> str:
        """The key under which a page is found again without a file; empty if it has none."""
        return ""

    def show_by_key(self, key: str) -> PageT | None:
        """Show the page with a key, None if there is none any more; ScenarioError or OSError if it cannot be read."""
        return None

    # Beside others

    def begun_from(self, page: PageT) -> Page | None:
        """The page that a page was begun from, to which it leads back."""
        return None

    def join(self, page: PageT, begun_from: Page) -> None:
        """Lead back to a page from which another run has begun this one."""

    def see_again(self, page: PageT, seen: Mapping[str, Any]) -> None:
        """Let a page be looked at as another run has told of it."""
        page.see_again(seen)

    # Into files

    def has_place(self, page: PageT) -> bool:
        """Whether it is known where a page is saved, so that nobody has to be asked."""
        return page.path is not None

    def remark(self, page: PageT) -> str:
        """A sentence about what has been saved; empty if there is nothing to say."""
        return ""

    def why_not_now(self, page: PageT) -> str:
        """The reason why a page cannot be saved at this moment; empty if it can."""
        return ""

    @abstractmethod
    def save_title(self, page: PageT) -> str:
        """The title of the dialog that asks for the file of a page."""

    @abstractmethod
    def suggested_file(self, page: PageT) -> str:
        """The path that is suggested for the file of a page."""

    @abstractmethod
    def write(self, page: PageT, path: Path, expected: FileStamp | None) -> SaveReport:
        """Write a page to a file.

        ScenarioError or OSError if that fails, ChangedOnDisk if the file no longer is what ``expected`` says.
        """

    def saved(self, page: PageT) -> None:
        """A page is safe in its file now."""

    # Away

    @abstractmethod
    def loss(self, page: PageT) -> str:
        """Say what becomes of a page that is closed without saving; empty if there is nothing to ask."""

    def closed(self, page: PageT) -> None:
        """A page is about to go for good."""

    # What can be done

    def facts(self, page: PageT) -> set[Needs]:
        """List which needs of actions a page in front meets, besides those that every page meets."""
        return set()
