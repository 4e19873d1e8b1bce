"""The page: whatever is open in a tab of the window, as the window deals with it."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QWidget

from rbdesigner.scenario.file_names import safe_name
from rbdesigner.ui.widgets.accessible import tab_through

if TYPE_CHECKING:  # the window starts without what paints maps
    from rbdesigner.art.export.paper import PaperPage
    from rbdesigner.art.export.sheet_text import SheetText
    from rbdesigner.art.progress import Tell
    from rbdesigner.hexes import Hex
    from rbdesigner.scenario.model import Scenario
    from rbdesigner.scenario.saving import FileStamp
    from rbdesigner.ui.canvas.map_item import LayerInfo
    from rbdesigner.ui.canvas.map_view import MapView


class ShownMap(Protocol):
    """A widget that shows a map, with its view and the layers that can be hidden."""

    @property
    def view(self) -> MapView:
        """The view, to be zoomed and scrolled."""

    @property
    def layers(self) -> list[LayerInfo]:
        """The layers that can be shown and hidden."""

    def set_layer_visible(self, name: str, visible: bool) -> None:
        """Show or hide a layer."""


class DrawnPage(NamedTuple):
    """A page as pictures and sheets have it.

    The map, and what the sheet says in place of the map's own texts.
    """

    scenario: Scenario
    text: SheetText | None = None


PdfWriter = Callable[[Path, "Tell"], list[str]]
PageMaker = Callable[[], Sequence["PaperPage"]]
"""Writes a PDF, telling how far it is; it gives remarks on what was left out."""


class Snapshot(NamedTuple):
    """A page at one moment, for a copy of it.

    The title and the file of what is on it, and what makes the text of the copy, in any thread.
    """

    title: str
    path: Path | None
    text: Callable[[], str]


class Page(QWidget):
    """Something that is opened, changed, saved, exported and closed in a tab.

    Each class of pages says its ``kind``, under which the window knows how to read and write its files, and the name of
    its ``icon`` in the tabs, if it has one. ``has_content``: it shows something that can be saved, printed and played.
    ``stamp`` tells how its file looked when it was last read or written here.

    ``label_changed()``: title, file or unsaved changes may be others now. ``facts_changed()``: so may be what can be
    done on it.
    """

    kind: ClassVar[str]
    icon: ClassVar[str] = ""
    has_content: ClassVar[bool] = True

    label_changed = Signal()
    facts_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stamp: FileStamp | None = None

    # Its name and its file

    @property
    @abstractmethod
    def title(self) -> str:
        """The name of what is open, which others may share."""

    @property
    @abstractmethod
    def path(self) -> Path | None:
        """The file that it is saved to; None as long as it has none."""

    @path.setter
    @abstractmethod
    def path(self, path: Path | None) -> None: ...

    @property
    def is_partial(self) -> bool:
        """Whether what it was read from holds more than could be read."""
        return False

    @property
    def origin(self) -> Path | None:
        """The file or folder to open to have it again as it was opened."""
        return self.path

    @property
    def file(self) -> Path | None:
        """The file beside which others of it belong."""
        return self.path

    @property
    def file_name(self) -> str:
        """The name, without suffix, of files that are made of it."""
        from rbdesigner.scenario.formats import stem_of  # the welcome page comes up without them

        return stem_of(self.file) if self.file is not None else safe_name(self.title)

    def apart(self, alike: Sequence[Page]) -> str:
        """The end of its label, which tells it from other pages.

        ``alike``: the pages of its kind with its title, from left to right, itself among them.
        """
        if len(alike) < 2:
            return ""
        return f" ({files_apart([page.path for page in alike])[alike.index(self)]})"

    def look_for_file(self) -> None:
        """Look whether its file has come, if it waits for that."""

    # Its changes

    @property
    @abstractmethod
    def is_modified(self) -> bool:
        """Whether there is something that its file does not hold."""

    @abstractmethod
    def mark_saved(self) -> None:
        """Note that its file holds it as it is now."""

    @abstractmethod
    def undo(self) -> None:
        """Take the last step back, if there is one."""

    @abstractmethod
    def redo(self) -> None:
        """Do the step again that was taken back last, if there is one."""

    @property
    def undo_text(self) -> str:
        """The step that would be taken back, in a few words; empty if it has no name."""
        return ""

    @property
    def redo_text(self) -> str:
        """The step that would be done again, in a few words; empty if it has no name."""
        return ""

    # Its looks

    @property
    def shown_map(self) -> ShownMap | None:
        """The map in it, to be zoomed; None if it shows none."""
        return None

    @property
    def scenario(self) -> Scenario | None:
        """The map as it stands on the screen; None if it shows none."""
        return None

    def seen(self) -> dict[str, object]:
        """How it is looked at, as JSON, for when it is shown again."""
        view = self.shown_map.view if self.shown_map is not None else None
        if view is None or view.is_fitted or view.fits_at_first:
            return {}
        middle = view.visible_rect().center()
        return {"view": [view.scale_factor, middle.x(), middle.y()]}

    def see_again(self, seen: Mapping[str, Any]) -> None:
        """Be looked at as it was; what makes no sense is passed over."""
        numbers = seen.get("view")
        if self.shown_map is None or not isinstance(numbers, list) or len(numbers) != 3:
            return
        if all(isinstance(number, int | float) and math.isfinite(number) for number in numbers):
            scale, x, y = numbers
            view = self.shown_map.view
            view.fits_at_first = False
            view.set_scale(scale)
            view.centre_at(QPointF(x, y))

    def rest(self) -> None:
        """Let nothing on it move by itself until the user says so."""

    def go_to(self, place: Hex) -> None:
        """Bring a place of the map into the middle."""

    @abstractmethod
    def drawn(self) -> DrawnPage:
        """It as pictures and sheets have it now."""

    def pdf_writer(self) -> PdfWriter | None:
        """The writer of its own PDF; None if that is the sheet of a map."""
        return None

    def pdf_pages(self) -> PageMaker | None:
        """The maker of the pages of its own PDF, to be looked at before; None if there are none, or too many."""
        return None

    @property
    def moment_name(self) -> str:
        """The moment that it shows, for the names of pictures of it.

        Empty if it has no other.
        """
        return ""

    def tell(self, sentence: str) -> bool:
        """Say what went well; False if it has no place for that."""
        return False

    def stops(self) -> list[QWidget]:
        """The areas within that F6 goes through."""
        return [self]

    def tab_parts(self) -> list[QWidget]:
        """The parts within that Tab goes through, each as it is laid out."""
        return [self]

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Let Tab follow what is laid out now: by itself it goes by the order of making."""
        tab_through(*self.tab_parts())
        return super().focusNextPrevChild(forwards)

    def show_side(self, shown: bool) -> None:
        """Show what stands beside its middle, or leave all the room to the middle."""

    def apply_preferences(self) -> None:
        """Take over what the user has set."""


class AutosavedPage(Page):
    """A page of which whole copies are made now and then.

    As long as there is something that its file does not hold.

    ``edited()``: a copy that was made before is behind what is on it.
    """

    edited = Signal()

    @abstractmethod
    def snapshot(self) -> Snapshot:
        """The page as it is now, for a copy."""


def files_apart(files: Sequence[Path | None]) -> list[str]:
    """List what tells apart pages with the same title, of which some have files.

    That is the shortest end of the path of its file that no other has, or a number where a page has no file.
    """
    paths = [path for path in files if path is not None]
    return [_end_of(path, paths) if path is not None else str(number) for number, path in enumerate(files, 1)]


def _end_of(path: Path, others: Sequence[Path]) -> str:
    """The shortest end of a path that no other path has."""
    for length in range(1, len(path.parts) + 1):
        end = path.parts[-length:]
        if sum(other.parts[-length:] == end for other in others) == 1:
            break
    return str(Path(*end))


def free_number(taken: Sequence[int]) -> int:
    """The smallest number from 1 on that is not taken."""
    return next(number for number in range(1, len(taken) + 2) if number not in taken)


class EditedPage(AutosavedPage):
    """A page whose steps are on an undo stack."""

    @property
    @abstractmethod
    def undo_stack(self) -> QUndoStack:
        """The steps."""

    def undo(self) -> None:
        """Take the last step back, if there is one."""
        self.undo_stack.undo()

    def redo(self) -> None:
        """Do the step again that was taken back last, if there is one."""
        self.undo_stack.redo()

    @property
    def undo_text(self) -> str:
        """The step that would be taken back, in a few words."""
        return self.undo_stack.undoText()

    @property
    def redo_text(self) -> str:
        """The step that would be done again, in a few words."""
        return self.undo_stack.redoText()
