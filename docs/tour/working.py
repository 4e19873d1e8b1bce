"""The part of the guide that looks around, saves, exchanges and prints."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QListWidget

from rbdesigner.art.export.sheet_settings import SheetContent
from rbdesigner.resources import folder
from rbdesigner.scenario import files, formats
from rbdesigner.tiles import Terrain, TileKind
from rbdesigner.ui.dialogs.exports.export import SheetDialog
from rbdesigner.ui.editor.panels.analysis_panel import AnalysisPanel
from rbdesigner.ui.editor.panels.properties_panel import PropertiesPanel
from rbdesigner.ui.editor.panels.statistics import StatisticsPanel
from rbdesigner.ui.shell.files.printing import PrintPreview
from tour.drawing import STRAIGHT, scenario
from tour.photographs import paint_badge
from tour.stage import Stage, part_of


def parts(stage: Stage) -> None:
    """The window with its parts numbered."""
    stage.leave()
    window = stage.window
    docks = [stage.area(stage.dock(key)) for key in ("tiles", "minimap", "properties", "problems")]
    picture = window.grab()
    painter = QPainter(picture)
    spots = [
        QPoint(850, 37),
        docks[0].topLeft() + QPoint(220, 80),
        stage.area(stage.editor).topRight() - QPoint(60, -40),
    ]
    spots += [dock.topRight() - QPoint(30, -20) for dock in docks[1:]]
    spots += [QPoint(640, window.height() - 14)]
    for number, spot in enumerate(spots, 1):
        paint_badge(painter, number, spot)
    painter.end()
    stage.save("parts", picture)
    stage.command("reset the layout")


def statistics(stage: Stage) -> None:
    """What is used of the box."""
    stage.panel("statistics", StatisticsPanel)
    stage.settle(400)
    stage.picture("statistics", stage.dock("statistics"))


def analysis(stage: Stage) -> None:
    """Who is first where, and the panel that tells how fair the homes are."""
    panel = stage.panel("analysis", AnalysisPanel)
    stage.editor.set_layer_visible("first", True)
    stage.wait(lambda: bool(panel.table.rowCount()) and not panel.live.is_planning, "no plans")
    assert not stage.editor.legend.isHidden()
    dock = stage.area(stage.dock("analysis"))
    area = stage.area(stage.editor).united(dock)
    stage.save("analysis", stage.window.grab(area))
    stage.editor.set_layer_visible("first", False)
    stage.command("reset the layout")


def properties(stage: Stage) -> None:
    """Title, description, rules."""
    panel = stage.panel("properties", PropertiesPanel)
    for field, text in (
        ("code", "TV-1"),
        ("designers", "Ada, Ben"),
        ("description", "Two valleys, each with its own stream, and the gold on the pass between them."),
    ):
        panel.fields[field].setFocus()
        stage.type(text)
    written = scenario(stage).properties
    assert written.designers == ("Ada", "Ben") and written.code == "TV-1"
    stage.picture("properties", stage.dock("properties"))
    while not stage.editor.view.hasFocus():
        stage.key("F6")
    stage.key("Ctrl+Shift+A")


def palette(stage: Stage) -> None:
    """Everything by a few letters."""
    stage.key("Ctrl+Shift+P")
    stage.type("woods str")
    popup = QApplication.activePopupWidget()
    assert popup is not None
    stage.picture("command-palette", stage.area_above(popup, 30), above=popup)
    stage.key("Return")
    stage.come_back()
    assert stage.editor.settings.tile.kind == TileKind(Terrain.WOODS, STRAIGHT)


def saving(stage: Stage) -> None:
    """Save, and the copy that is kept until then."""
    stage.wait(lambda: bool(stage.session.copies()), "no copy was kept")
    path = stage.home / "two-valleys.rbmap"
    with stage.answering("file-choice", lambda dialog: type_path(stage, dialog, path)):
        stage.key("Ctrl+S")
    assert path.read_text("utf-8") == files.dumps(scenario(stage)), "the file holds the map"
    stage.wait(lambda: not stage.session.copies(), "the copy is gone once the map is saved")


def type_path(stage: Stage, dialog: QDialog, path: Path) -> None:
    """Type a path into a file dialog and press Return."""
    field = part_of(dialog, QLineEdit, "fileNameEdit")
    field.setFocus()
    field.selectAll()
    stage.type(str(path))
    stage.key("Return")


def importing(stage: Stage) -> None:
    """A file of another program with several maps in it."""
    path = stage.home / "maps-of-a-friend.json"
    titles = ("millbrook", "where-two-waters-meet", "the-lake-between")
    formats.write([files.load(folder("scenarios") / f"{title}.rbmap") for title in titles], path, "tts")

    def choose(dialog: QDialog) -> None:
        stage.picture("map-choice", stage.area_above(dialog, 30), above=dialog)
        stage.click_row(part_of(dialog, QListWidget), 1)
        stage.key("Return")

    with stage.answering("map-choice", choose), stage.answering("file-choice", lambda it: type_path(stage, it, path)):
        stage.key("Ctrl+O")
    assert stage.page.document.name == "Where Two Waters Meet"
    stage.leave()
    stage.picture("imported", QRect(270, 56, 712, 360))
    stage.page.document.mark_saved()
    stage.key("Ctrl+W")


def exporting(stage: Stage) -> None:
    """A picture, a sheet, the true size, another program."""

    def picture(dialog: QDialog) -> None:
        stage.picture("export-picture", stage.area_above(dialog, 30), above=dialog)
        stage.key("Return")

    target = stage.home / "two-valleys.png"
    with stage.answering("export", picture), stage.answering("file-choice", lambda it: type_path(stage, it, target)):
        stage.key("Ctrl+E")
    assert target.is_file()

    def preview(dialog: QDialog) -> None:
        dialog.resize(1080, 680)
        stage.settle(400)
        stage.picture("sheet", stage.area_above(dialog), above=dialog)
        assert isinstance(dialog, PrintPreview)
        dialog.fields.contents[SheetContent.MAP].setFocus()
        stage.key("Space")
        stage.settle(400)
        assert len(dialog.preview.pages) > 4, len(dialog.preview.pages)
        stage.click_in(dialog.preview.all)
        stage.settle(400)
        stage.picture("true-size", stage.area_above(dialog), above=dialog)
        dialog.reject()

    with stage.answering("print-preview", preview):
        stage.key("Ctrl+P")

    def settings(dialog: QDialog) -> None:
        assert isinstance(dialog, SheetDialog)
        stage.click_in(dialog.fields.monochrome, QPoint(8, 8))
        stage.click_in(dialog.fields.legend, QPoint(8, 8))
        stage.settle(600)
        stage.save("sheet-settings", dialog.grab())
        dialog.reject()

    with stage.answering("export", settings):
        stage.command("export a pdf")

    def share(dialog: QDialog) -> None:
        stage.save("sharing", dialog.grab())
        dialog.reject()

    with stage.answering("sharing", share):
        stage.command("share the map")

    def copy(dialog: QDialog) -> None:
        stage.key("Return")
        stage.save("copying-for-site", dialog.grab())
        dialog.reject()

    with stage.answering("play-site", copy):
        stage.command("copy for the play site")


def looks(stage: Stage) -> None:
    """The whole window, light and dark."""
    timer = stage.window.workbench.status.message_timer
    stage.wait(lambda: not timer.isActive(), "a message stays in the status bar")
    stage.command("reset the layout")
    stage.key("Z")
    stage.leave()
    stage.settle(1500)  # the tiles are drawn sharp bit by bit
    stage.picture("window")
    stage.command("dark")
    stage.leave()
    stage.settle(1500)
    stage.picture("dark")
