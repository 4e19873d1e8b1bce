"""The picture under the map in front: chosen, fitted, and read for tiles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QMainWindow

from rbdesigner.messages.file_errors import error_line
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.picture_process import SUFFIXES, PictureAnswer, PictureProcess
from rbdesigner.translatable import QT_TRANSLATE_NOOP
from rbdesigner.ui.background_job import BackgroundWork
from rbdesigner.ui.dialogs import message_boxes
from rbdesigner.ui.dialogs.file_choice import files_to_open, filter_of
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.editor.settings import ToolKey, ToolSettings
from rbdesigner.ui.shell.pages.tabs import PageTabs
from rbdesigner.ui.widgets.waiting import waiting

translate = QCoreApplication.translate


STOPPED = QT_TRANSLATE_NOOP("files", "The picture cannot be read: {reason}")


class PictureWork(BackgroundWork):
    """Reads a picture of others in a process with limits of its own, of which nothing is trusted."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(STOPPED, (ScenarioError,), parent)


def read_for(
    page: DocumentPage, path: Path, found: Callable[[QImage], object], failed: Callable[[str], object]
) -> None:
    """Read a picture for a map, which takes at most half a minute.

    ``found`` gets it, or ``failed`` the reason. Neither is called when the map is closed meanwhile, or another picture
    is read for it.
    """
    from rbdesigner.art.scanned_picture import picture_in  # brings numpy

    for before in page.findChildren(PictureWork):
        before.stop()
        before.deleteLater()
    work = PictureWork(page)

    def show(answer: PictureAnswer) -> None:
        try:
            found(picture_in(answer, path))
        except ScenarioError as error:
            failed(error_line(error))

    work.answered.connect(show)
    work.ended.connect(lambda why: failed(why) if why else None)
    work.ended.connect(work.deleteLater)
    page.editor.status_changed.emit(
        translate("PictureWork", "Reading the picture {file}…").replace("{file}", path.name)
    )
    work.begin(lambda: PictureProcess(path))


OF_VIEW = 0.8
"""How much of the view a picture takes at first."""


class Pictures(QObject):
    """The handlers of the actions on the picture under a map."""

    def __init__(self, window: QMainWindow, tabs: PageTabs, settings: ToolSettings) -> None:
        super().__init__(window)
        self._window = window
        self._tabs = tabs
        self._settings = settings

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """The handlers of the actions, by their keys."""
        return {
            "picture.choose": lambda: self._with_map(self.choose),
            "picture.remove": lambda: self._with_map(lambda page: page.editor.traced.remove()),
            "picture.show": lambda: self._with_map(self._toggle),
            "picture.fit": lambda: self._with_map(self._fit),
            "picture.propose": lambda: self._with_map(self._propose),
            "picture.take_sure": lambda: self._with_map(lambda page: self._take(page, is_all=False)),
            "picture.take_all": lambda: self._with_map(lambda page: self._take(page, is_all=True)),
            "picture.drop": lambda: self._with_map(lambda page: page.editor.traced.drop_proposals()),
        }

    def _with_map(self, act: Callable[[DocumentPage], object]) -> None:
        if (page := self._tabs.current_map) is not None:
            act(page)

    def choose(self, page: DocumentPage) -> None:
        """Ask for a picture and put it under the map."""
        filters = [filter_of(self.tr("Pictures ({suffixes})"), SUFFIXES)]
        for path in files_to_open(self._window, self.tr("Picture under the map"), filters)[:1]:
            self.put_under(page, path)

    def put_under(self, page: DocumentPage, path: Path) -> None:
        """Put a picture under a map as soon as it is read."""
        seen = page.editor.visible_rect()
        middle = complex(seen.center().x(), seen.center().y())

        def show(image: QImage) -> None:
            page.editor.traced.take(path, image, seen.width() * OF_VIEW, middle)
            self._settings.tool = ToolKey.PICTURE

        def refuse(why: str) -> None:
            message_boxes.tell(self._window, self.tr("This picture cannot be put under the map."), why)

        read_for(page, path, show, refuse)

    def _toggle(self, page: DocumentPage) -> None:
        traced = page.editor.traced
        traced.show_as(is_hidden=not traced.state.is_hidden)

    def _fit(self, page: DocumentPage) -> None:
        """Begin to fit the picture to the grid, or end it."""
        is_fitting = not (self._settings.is_fitting and self._settings.tool is ToolKey.PICTURE)
        if is_fitting:
            page.editor.traced.drop_proposals()
        self._settings.tool = ToolKey.PICTURE
        self._settings.is_fitting = is_fitting
        page.editor.setFocus()

    def _propose(self, page: DocumentPage) -> None:
        with waiting():
            number = page.editor.traced.propose()
        self._settings.is_fitting = False
        if number:
            self._settings.tool = ToolKey.PICTURE
        else:
            page.editor.status_changed.emit(self.tr("The picture shows no other tiles than those on the map"))

    def _take(self, page: DocumentPage, *, is_all: bool) -> None:
        traced = page.editor.traced
        traced.confirm([place for place, each in traced.proposals.items() if is_all or each.is_sure])
