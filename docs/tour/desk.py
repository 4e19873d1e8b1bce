"""The pictures of work on maps beyond drawing them."""

from __future__ import annotations

import shutil
from unittest.mock import patch

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QTransform
from PySide6.QtWidgets import QMenu

from rbdesigner.analysis.picture_placement import PicturePlacement
from rbdesigner.art.board import Extras
from rbdesigner.art.export.picture import frame, png
from rbdesigner.art.progress import Progress
from rbdesigner.resources import folder
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.ui.editor.panels.comparison_panel import ComparisonPanel
from rbdesigner.ui.editor.panels.console_panel import ConsolePanel
from rbdesigner.ui.editor.panels.layers_panel import LayersPanel
from rbdesigner.ui.editor.panels.place_inspector import PlaceInspector
from rbdesigner.ui.generator import gallery_ranking
from tour.stage import Stage, part_of

GAMES = 12
"""Games on each generated map."""
CHARTED = 64
"""The cells of an atlas that are filled."""


def open_copy(stage: Stage, name: str) -> None:
    """Open a copy of one of our scenarios."""
    path = stage.home / f"{name}.rbmap"
    shutil.copy(folder("scenarios") / path.name, path)
    stage.window.workbench.files.open(path)
    stage.settle(200)


def generating(stage: Stage) -> None:
    """A gallery of generated maps, in the order of short runs of players that are quick."""
    stage.command("new generated map")
    gallery = stage.window.workbench.generators.gallery
    assert gallery is not None
    gallery.turn_over()
    gallery.fields.seed.setValue(7)
    gallery.resize(980, 600)
    gallery.turn_over()
    stage.wait(lambda: not gallery.generating.is_running, "no maps come")
    assert gallery.gallery.count() == 12
    gallery.ranking.games.setValue(GAMES)
    gallery.activateWindow()
    gallery.ranking.order.setFocus()
    stage.settle()
    with patch.object(gallery_ranking, "USUAL_PLAYER", "random"):
        stage.key("Down", 2)
    assert gallery.ranking.is_running
    stage.wait(lambda: not gallery.ranking.is_running, "no games are played")
    stage.settle()
    stage.save("generated-maps", gallery.grab())
    gallery.close()
    stage.come_back()


def charting(stage: Stage) -> None:
    """An atlas of generated maps that has filled for a while."""
    stage.command("new generated map")
    generator = stage.window.workbench.generators.gallery
    assert generator is not None
    generator.turn_over()
    generator.fields.players.setValue(3)
    generator.fields.seed.setValue(7)
    generator.resize(1180, 680)
    generator.pages.setCurrentIndex(1)
    page = generator.atlas
    generator.turn_over()
    stage.wait(lambda: page.atlas is not None and len(page.atlas.maps) >= CHARTED, "no maps come")
    page.stop()
    page.grid.setCurrentCell(4, 3)
    stage.settle(800)
    stage.save("atlas", generator.grab())
    generator.close()
    stage.come_back()


def close(stage: Stage) -> None:
    """Close the map without saving it."""
    stage.page.document.mark_saved()
    stage.key("Ctrl+W")


def comparing(stage: Stage) -> None:
    """A map that was changed, compared with its file."""
    size = stage.window.size()
    stage.window.resize(1280, 620)
    open_copy(stage, "crossroads")
    stage.key("T")
    stage.key("2")
    for place in ((0, 0), (3, -1)):
        stage.click(place)
    stage.key("E")
    stage.click((-4, 4))
    stage.key("V")
    stage.leave()
    stage.command("compare with the saved file")
    panel = part_of(stage.page, ComparisonPanel)
    assert panel.list.count() == 3
    stage.key("F7", 2)
    stage.key("Z")
    stage.settle(2500)
    stage.picture("comparison", stage.area(stage.page.compared))
    stage.key("Escape")
    assert stage.page.compared.panel is None
    stage.window.resize(size)
    close(stage)


def tracing(stage: Stage) -> None:
    """A picture of a map, turned a little, under an empty one, and what is proposed from it."""
    drawn, radius, turn = files.load(folder("scenarios") / "millbrook.rbmap"), 40, 12
    image = QImage.fromData(png(drawn, radius, False, Extras(), Progress()))
    image = image.transformed(QTransform().rotate(turn), Qt.TransformationMode.SmoothTransformation)
    path = stage.home / "photo.png"
    assert image.save(str(path))
    stage.window.workbench.maps.show(Scenario(Properties(orientation=drawn.orientation)))
    stage.settle(200)
    middle, traced = frame(drawn, False).center(), stage.editor.traced
    traced.take(path, image, image.width() / radius, complex(middle.x(), middle.y()))
    traced.place(PicturePlacement(image.width() / radius, -turn, middle.x(), middle.y()))
    stage.dock("picture")
    stage.editor.zoom_to(75)
    stage.editor.centre_at(middle)
    stage.settle(200)
    stage.command("read tiles from the picture")
    for place in sorted(drawn.tiles)[::2]:
        stage.click(place)
    assert len(stage.page.document.scenario.tiles) == (len(drawn.tiles) + 1) // 2
    stage.editor.centre_at(middle)
    stage.leave()
    stage.picture("tracing", QRect(0, 56, 966, 400))
    stage.key("Escape")
    close(stage)
    stage.dock("tiles")


def layers(stage: Stage) -> None:
    """The panel of layers, with the pieces out of sight and the terrain locked."""
    open_copy(stage, "the-lake-between")
    panel = stage.panel("layers", LayersPanel)
    stage.click_in(panel.eyes["pieces"])
    stage.click_in(panel.locks["tiles"])
    stage.hover_in(panel.eyes["pieces"])
    last = stage.area(panel.eyes["grid"]).bottom() + 12
    corner = stage.area(stage.dock("layers")).topLeft() - QPoint(0, 26)
    stage.picture("layers", QRect(corner, QSize(stage.dock("layers").width(), last - corner.y())), pointer=True)
    stage.click_in(panel.locks["tiles"])
    stage.click_in(panel.eyes["pieces"])
    stage.command("reset the layout")


def fields(stage: Stage) -> None:
    """What is noted of a tile."""
    stage.key("V")
    stage.click((0, -1))
    rows = stage.panel("place", PlaceInspector).fields.fields
    for down, name in ((1, "danger"), (2, "explored")):
        rows.kind.setFocus()
        stage.key("Down", down)
        rows.name.setFocus()
        stage.type(name)
        stage.key("Return")
    rows.editors["danger"].field.setFocus()
    stage.key("Ctrl+A")
    stage.type("3")
    stage.key("Return")
    assert stage.page.document.scenario.field_values((0, -1))["danger"] == 3
    stage.leave()
    dock = stage.area(stage.dock("place"))
    stage.picture("custom-fields", dock.intersected(dock.translated(0, stage.area(rows).bottom() + 12 - dock.bottom())))
    stage.editor.setFocus()


def console(stage: Stage) -> None:
    """A script that comes with the program, and a line of Python."""
    panel = stage.panel("console", ConsolePanel)
    menu = part_of(stage.window, QMenu, "scripts")
    menu.aboutToShow.emit()
    (examples,) = (each for each in (action.menu() for action in menu.actions()) if isinstance(each, QMenu))
    next(action for action in examples.actions() if action.text().startswith("Count the terrain")).trigger()
    stage.wait(lambda: not panel.work.is_busy and "rock" in panel.output.toPlainText(), "nothing is counted")
    panel.input.setFocus()
    stage.type("len(scenario.tiles)")
    stage.key("Return")
    stage.wait(lambda: not panel.work.is_busy and "37" in panel.output.toPlainText(), "nothing is said")
    stage.leave()
    stage.picture("console", stage.dock("console"))
    stage.command("reset the layout")
    close(stage)
