"""The real window on a stage: driven by mouse and keys as a user would, in folders of its own, and photographed.

Nothing appears on a screen, and neither the settings nor the maps of whoever runs it are touched.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QKeyCombination, QLocale, QPoint, QPointF, QRect, Qt, QTimer
from PySide6.QtGui import QKeySequence, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QDialog, QDockWidget, QLabel, QScrollArea, QWidget

from rbdesigner.hexes import Hex, position
from rbdesigner.ui.app import application
from rbdesigner.ui.canvas.map_view import MapView
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.editor.map_editor import MapEditor
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.page import Page
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage.session import Session
from rbdesigner.ui.widgets.picture_grid import PictureGrid
from rbdesigner.ui.widgets.theme import ThemeSwitch
from tour.photographs import fewer_colours, paint_above, paint_pointer

Part = TypeVar("Part", bound=QWidget)
Place = tuple[int, int]
Aside = tuple[float, float]

SIZE = 1280, 800
COLOURS = 224
_LEFT, _RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
_NONE = Qt.KeyboardModifier.NoModifier
_PATIENCE = 60_000
"""How often to look for what must come, every 20 milliseconds: games on a busy computer may take long."""


def part_of(parent: QWidget, kind: type[Part], name: str = "") -> Part:
    """The first part of a widget that is of this kind, and has this object name if one is given."""
    found = parent.findChild(kind, name) if name else parent.findChild(kind)
    assert isinstance(found, kind), f"no {kind.__name__} {name}"
    return found


def surroundings(home: Path) -> dict[str, str]:
    """The environment that keeps the window off the screen, and all it writes in this folder."""
    folders = {f"XDG_{name}_HOME": str(home / name.lower()) for name in ("DATA", "CONFIG", "CACHE", "STATE")}
    headless = {"QT_QPA_PLATFORM": "offscreen", "QT_NO_GUI_THREADPOOL": "1", "LC_ALL": "C.UTF-8"}
    return {**folders, **headless, "HOME": str(home), "LOCALAPPDATA": str(home)}


FEW = 4
"""Games that are played in haste."""


class Stage:
    """A window, and the hands and eyes of its user. ``home`` is its user's folder, gone when it is closed.

    Of its pictures those with the ``wanted`` names are kept, or all without. If it ``is_quick``, machines play few
    games.
    """

    def __init__(self, pictures: Path, wanted: Collection[str] = (), *, is_quick: bool = False) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="rbdesigner-pictures-")
        self.home = Path(self._folder.name)
        os.environ |= surroundings(self.home)
        QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
        QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
        self.app = application()
        self.app.setCursorFlashTime(0)
        self.pictures = pictures
        self.taken: set[str] = set()
        self._wanted = frozenset(wanted)
        self._is_quick = is_quick
        self._faults: list[BaseException] = []
        sys.excepthook = lambda kind, fault, trace: self._faults.append(fault)
        self.session = Session.begin()
        self.window = MainWindow(ThemeSwitch(self.app), self.session)
        self.window.resize(*SIZE)
        self.window.show()
        self._pointer: tuple[QWidget, QPoint] | None = None
        self.settle(200)

    def close(self) -> None:
        """Take the window down, without questions."""
        sys.excepthook = sys.__excepthook__
        for page in self.window.tabs.maps():
            page.document.mark_saved()
        for game in self.window.tabs.games():
            game.match.mark_saved()
        self.window.close()
        self.session.close()
        # Without a screen Qt keeps what is on the clipboard until Python is gone, which ends in a crash.
        self.app.clipboard().clear()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self._folder.cleanup()

    def games(self, many: int) -> int:
        """How many games machines play: so many, or a few."""
        return min(many, FEW) if self._is_quick else many

    @property
    def page(self) -> DocumentPage:
        """The document in front."""
        page = self.window.tabs.current_map
        assert page is not None, "no map is open"
        return page

    @property
    def editor(self) -> MapEditor:
        """Its editor."""
        return self.page.editor

    @property
    def game(self) -> GamePage:
        """The game in front."""
        game = self.window.tabs.current_game
        assert game is not None, "no game is in front"
        return game

    @property
    def view(self) -> MapView:
        """The view of the map or of the board in front."""
        shown = self.front.shown_map
        assert shown is not None, "no map is in front"
        return shown.view

    @property
    def front(self) -> Page:
        """The page in front."""
        page = self.window.tabs.current
        assert page is not None, "nothing is open"
        return page

    @property
    def status_text(self) -> str:
        """The text of the status bar."""
        return part_of(self.window.statusBar(), QLabel, "hint").text()

    def dock(self, key: str) -> QDockWidget:
        """The dock of a panel by the key of its action, in front of others."""
        dock = part_of(self.window, QDockWidget, f"dock-{key}")
        dock.show()
        dock.raise_()
        self.settle()
        return dock

    def panel(self, key: str, kind: type[Part]) -> Part:
        """A panel by the key of its action, in front of others."""
        return part_of(self.dock(key), kind)

    def says(self, text: str) -> None:
        """The status bar says this."""
        assert self.status_text == text, self.status_text

    def says_in(self, text: str) -> None:
        """The status bar says this among other things."""
        assert text in self.status_text, self.status_text

    # Time

    def settle(self, milliseconds: int = 60) -> None:
        """Let the window finish what it is about."""
        QTest.qWait(milliseconds)
        if self._faults:
            raise self._faults.pop()

    def wait(self, happened: Callable[[], bool], what: str) -> None:
        """Wait until something has happened."""
        for _ in range(_PATIENCE):
            if happened():
                self.settle()
                return
            self.settle(20)
        raise AssertionError(what)

    @contextmanager
    def answering(self, name: str, act: Callable[[QDialog], object]) -> Iterator[None]:
        """While within, the modal dialog of this name is answered by ``act``."""
        done: list[str] = []
        faults: list[BaseException] = []
        timer = QTimer()

        def look() -> None:
            dialog = QApplication.activeModalWidget()
            if isinstance(dialog, QDialog) and dialog.objectName() == name and not done:
                done.append(name)
                timer.stop()
                self.settle()
                try:
                    act(dialog)
                except BaseException as fault:  # shown once the dialog is gone, or it would stay for ever
                    faults.append(fault)
                    dialog.reject()

        timer.timeout.connect(look)
        timer.start(20)
        yield
        self.wait(lambda: bool(done), f"the dialog {name} did not come")
        if faults:
            raise faults[0]
        self.come_back()

    def come_back(self) -> None:
        """A desktop gives the keyboard back to the window when a dialog closes; here nobody else does."""
        self.window.activateWindow()
        self.settle()

    # Keys

    def command(self, text: str) -> None:
        """Do by the command palette what fits this text best."""
        self.key("Ctrl+Shift+P")
        self.type(text)
        self.key("Return")
        self.come_back()

    def key(self, keys: str, times: int = 1) -> None:
        """Press a key or a shortcut such as ``Ctrl+Shift+P``, where the keyboard is."""
        combination: QKeyCombination = QKeySequence(keys)[0]  # type: ignore[index]  # unknown to the stubs
        for _ in range(times):
            QTest.keyClick(self._focused(), combination.key(), combination.keyboardModifiers())
            self.settle(20)
        self.settle()

    def type(self, text: str) -> None:
        """Type a text where the keyboard is."""
        QTest.keyClicks(self._focused(), text)
        self.settle()

    def _focused(self) -> QWidget:
        above = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        return QApplication.focusWidget() or above or self.window

    # Mouse

    def point(self, place: Place, aside: Aside = (0.0, 0.0)) -> QPoint:
        """Where a place of the map is in the view; ``aside`` in tile radii from its middle."""
        scenario = self.front.scenario
        assert scenario is not None, "no map is in front"
        x, y = position(Hex(*place), scenario.orientation)
        return self.view.viewportTransform().map(QPointF(x + aside[0], y + aside[1])).toPoint()

    def hover(self, place: Place, aside: Aside = (0.0, 0.0)) -> None:
        """Point at a place."""
        self._move(self.view.viewport(), self.point(place, aside))

    def click(
        self,
        place: Place,
        aside: Aside = (0.0, 0.0),
        button: Qt.MouseButton = _LEFT,
        modifiers: Qt.KeyboardModifier = _NONE,
    ) -> None:
        """Click at a place."""
        self.hover(place, aside)
        QTest.mouseClick(self.view.viewport(), button, modifiers, self.point(place, aside))
        self.settle()

    def right_click(self, place: Place, aside: Aside = (0.0, 0.0)) -> None:
        """Click at a place with the right button."""
        self.click(place, aside, _RIGHT)

    def drag(self, *places: Place, aside: Aside = (0.0, 0.0)) -> None:
        """Drag from the first place over the others, ``aside`` of their middles."""
        viewport = self.view.viewport()
        self.hover(places[0], aside)
        QTest.mousePress(viewport, _LEFT, _NONE, self.point(places[0], aside))
        for place in places[1:]:
            self.hover(place, aside)
        QTest.mouseRelease(viewport, _LEFT, _NONE, self.point(places[-1], aside))
        self.settle()

    def choose(self, grid: PictureGrid, key: object) -> None:
        """Click a picture of a palette."""
        row = grid.pictures.row_of(key)
        assert row is not None, key
        index = grid.pictures.index(row)
        grid.scrollTo(index)
        self.click_in(grid.viewport(), grid.visualRect(index).center())

    def leave(self) -> None:
        """Take the mouse off the map."""
        self._move(self.window.menuBar(), QPoint(self.window.width() - 20, 5))

    def click_row(self, view: QAbstractItemView, row: int) -> None:
        """Click a row of a list."""
        index = view.model().index(row, 0)
        view.scrollTo(index)
        self.click_in(view.viewport(), view.visualRect(index).center())

    def click_in(self, widget: QWidget, at: QPoint | None = None, modifiers: Qt.KeyboardModifier = _NONE) -> None:
        """Click into a widget, by default in its middle, after it has been scrolled into view."""
        assert widget.isVisible() and widget.isEnabled(), f"nobody can click {widget}"
        self.reveal(widget)
        at = at or widget.rect().center()
        self._move(widget, at)
        QTest.mouseClick(widget, _LEFT, modifiers, at)
        self.settle()

    def hover_in(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Point at a widget, by default at its middle, after it has been scrolled into view."""
        self.reveal(widget)
        self._move(widget, at or widget.rect().center())

    def take_up(self, widget: QWidget, start: QPoint, over: QPoint) -> None:
        """Begin to drag within a widget, and hold it over a point."""
        self._move(widget, start)
        QTest.mousePress(widget, _LEFT, _NONE, start)
        for step in (1, 2, 3):
            self._move(widget, start + (over - start) * step / 3)

    def let_go(self, widget: QWidget, at: QPoint) -> None:
        """Drop what has been taken up."""
        QTest.mouseRelease(widget, _LEFT, _NONE, at)
        self.settle()

    def reveal(self, widget: QWidget) -> None:
        """Scroll a widget into view."""
        area = widget.parentWidget()
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        if area is not None:
            area.ensureWidgetVisible(widget, 0, 8)
            self.settle()

    def _move(self, widget: QWidget, at: QPoint) -> None:
        QTest.mouseMove(widget, at)
        self._pointer = widget, at
        self.settle()

    # Photographs

    def picture(
        self, name: str, part: QWidget | QRect | None = None, *, pointer: bool = False, above: QWidget | None = None
    ) -> None:
        """Photograph the window, or a part of it; with the dialog or menu ``above`` it."""
        self.settle()
        image = self.window.grab()
        painter = QPainter(image)
        if above is not None:
            paint_above(painter, above.grab(), self.area_above(above).topLeft())
        if pointer and self._pointer is not None:
            widget, at = self._pointer
            paint_pointer(painter, widget.mapTo(self.window, at))
        painter.end()
        self.save(name, image.copy(self.area(part)) if part is not None else image)

    def area(self, part: QWidget | QRect) -> QRect:
        """Where a widget is in the window; a rectangle is one of the window already."""
        if isinstance(part, QRect):
            return part.intersected(self.window.rect())
        return QRect(part.mapTo(self.window, QPoint()), part.size())

    def area_above(self, above: QWidget, margin: int = 0) -> QRect:
        """Where a dialog or menu is over the window, with so many pixels around it."""
        corner = above.mapToGlobal(QPoint()) - self.window.mapToGlobal(QPoint())
        return QRect(corner, above.size()).adjusted(-margin, -margin, margin, margin)

    def below(self, panel: QWidget) -> QRect:
        """The part of the window from the top of a panel's tab down, as wide as the panel."""
        return self.area(panel).adjusted(0, -30, 0, 0)

    def around(self, *places: Place, radii: float = 1.6) -> QRect:
        """The part of the window that shows these places and so many tile radii around them."""
        points = [self.view.viewport().mapTo(self.window, self.point(place)) for place in places]
        reach = round(radii * self.view.scale_factor)
        rect = QRect(points[0], points[0])
        for point in points:
            rect = rect.united(QRect(point, point))
        return rect.adjusted(-reach, -reach, reach, reach).intersected(self.area(self.view))

    def save(self, name: str, picture: QPixmap) -> None:
        """Write a picture as a small PNG, if it is wanted."""
        self.taken.add(name)
        if self._wanted and name not in self._wanted:
            return
        path = self.pictures / f"{name}.png"
        small = fewer_colours(picture.toImage(), COLOURS)
        assert small.save(str(path), quality=0), f"{path} cannot be written"
