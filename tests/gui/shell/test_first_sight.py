"""What is seen of a map as soon as its tab is in front."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import accumulate, repeat
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import rbdesigner as rb
from rbdesigner.engine.games.game import Game
from rbdesigner.hexes import Hex, position
from rbdesigner.play.match import Match
from rbdesigner.resources import folder
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.canvas import map_item
from rbdesigner.ui.canvas.map_view import MapView
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.canvas.tile_layer import shared_pixmaps
from rbdesigner.ui.shell.window import MainWindow
from tests.parameters import few

pytestmark = pytest.mark.kept_window


def scenario_named(name: str) -> Scenario:
    """A scenario of those that come with the program."""
    return rb.load(Path(folder("scenarios")) / f"{name}.rbmap")


def shown(window: MainWindow, kind: str, scenario: Scenario) -> MapView:
    """The view of a map, or of the board of a game on it, in a tab that has just been opened."""
    if kind == "map":
        return window.workbench.maps.show(scenario).editor.view
    window.workbench.games.show(Match(Game.new(scenario, 1, max(1, scenario.properties.players.least))))
    assert window.tabs.current_game is not None
    return window.tabs.current_game.view.view


def where(view: MapView) -> tuple[float, QRectF]:
    """The size and the part of the map that is seen."""
    return view.scale_factor, view.visible_rect()


def on_screen(window: MainWindow, view: MapView) -> QImage:
    """What has been painted of a view; nothing is painted for it."""
    image = window.screen().grabWindow(window.winId()).toImage()
    corner, ratio = view.viewport().mapTo(window, view.viewport().rect().topLeft()), image.devicePixelRatio()
    size = view.viewport().size() * ratio
    return image.copy(round(corner.x() * ratio), round(corner.y() * ratio), size.width(), size.height())


class FirstPaint(QObject):
    """Waits until a view has been painted once, and paints nothing more than that."""

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self.has_come = False
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  (Qt's name)
        """Take note of it."""
        self.has_come |= event.type() is QEvent.Type.Paint
        return False

    def wait(self) -> None:
        """Have the view painted."""
        while not self.has_come:
            QApplication.processEvents()


def be_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the time for new pictures be over as soon as it has begun, as on a machine that has much else to do."""
    monkeypatch.setattr(map_item, "perf_counter", accumulate(repeat(10.0)).__next__)


@pytest.mark.parametrize("kind", ["map", "game"])
@pytest.mark.parametrize(
    ("name", "width", "height"), few([("the-desert-crown", 1280, 720), ("crossroads", 2560, 1440)], 1)
)
def test_what_is_seen_first_is_what_is_seen_in_the_end(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, kind: str, name: str, width: int, height: int
) -> None:
    be_slow(monkeypatch)
    shared_pixmaps.cache_clear()
    window.resize(width, height)
    view = shown(window, kind, scenario_named(name))
    FirstPaint(view).wait()
    first, place = on_screen(window, view), where(view)
    assert first.width() > width / 2
    qtbot.wait(700)  # panels come to rest
    assert on_screen(window, view) == first
    assert where(view) == place, "nothing moves once it is shown"
    view.fit()
    assert where(view) == place, "it fills the room that the panels leave it"


SHARP_AT_ONCE = """
import os, sys
from PySide6.QtTest import QTest
from rbdesigner.ui.app import application
from rbdesigner.ui.storage.session import Session
from rbdesigner.ui.widgets.theme import ThemeSwitch
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.shell.test_first_sight import FirstPaint, on_screen, scenario_named, shown
window = MainWindow(ThemeSwitch(application()), Session.begin())
window.resize(2560, 1440)
window.show()
QTest.qWait(50)
view = shown(window, sys.argv[1], scenario_named("millbrook"))
FirstPaint(view).wait()
first = on_screen(window, view)
assert first.devicePixelRatio() == 1.5 and first.width() > 2560
QTest.qWait(700)
assert on_screen(window, view) == first, "some of it was painted later"
os._exit(0)
"""


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["map", "game"])
def test_so_it_is_on_a_fine_screen(home: Path, kind: str) -> None:
    surroundings = {**os.environ, "QT_SCALE_FACTOR": "1.5", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", SHARP_AT_ONCE, kind]
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("kind", ["map", "game"])
def test_no_tile_is_ever_blank(window: MainWindow, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    view = shown(window, kind, scenario_named("crossroads"))
    view.set_scale(150)
    be_slow(monkeypatch)
    for scale in (150, 110, 60, 35):
        view.set_scale(scale)
        QApplication.processEvents()
        assert not blank(window, view), f"with {scale} pixels to a tile"


def test_a_tile_that_was_just_laid_is_not_blank_either(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    page = window.workbench.maps.show(scenario_named("crossroads"))
    view = page.editor.view
    be_slow(monkeypatch)
    places = [Hex(0, 0), Hex(15, -15)]
    for scale, place in zip((60, 12), places, strict=True):
        page.document.perform(edit(page.document.scenario, tiles={place: tile(Terrain.ROCK)}), "Lay a tile")
        view.set_scale(scale)
        QApplication.processEvents()
        assert not blank(window, view)
    assert view.visible_rect().contains(QPointF(*position(places[-1], page.editor.scene.orientation)))


def blank(window: MainWindow, view: MapView) -> list[Hex]:
    """The places of tiles that show nothing but the paper."""
    image, scene = on_screen(window, view), view.scene()
    assert isinstance(scene, MapScene)
    paper = scene.backgroundBrush().color()
    middles = {
        at: view.viewportTransform().map(QPointF(*position(at, scene.orientation))) for at in scene.scenario.tiles
    }
    on = {place: middle.toPoint() for place, middle in middles.items() if image.rect().contains(middle.toPoint())}
    assert on
    return [place for place, pixel in on.items() if image.pixelColor(pixel) == paper]
