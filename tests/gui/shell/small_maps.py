"""Maps of a tile or two in tabs of a window, and a step that changes one."""

from __future__ import annotations

from rbdesigner.hexes import Hex
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.shell.window import MainWindow

BESIDE = Hex(1, 0)


def scenario(title: str = "Isle", terrain: Terrain = Terrain.WOODS) -> Scenario:
    return Scenario(Properties(title=title), {Hex(0, 0): tile(terrain)})


def lay(page: DocumentPage, place: Hex = BESIDE, terrain: Terrain = Terrain.ROCK) -> None:
    page.document.perform(edit(page.document.scenario, tiles={place: tile(terrain)}), "Lay a tile")


def opened(window: MainWindow) -> list[str]:
    return [window.tabs.tabText(window.tabs.indexOf(page)) for page in window.tabs.maps()]
