"""What the command palette finds: actions, tiles, open maps, our scenarios, places."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from rbdesigner.hexes import COORDINATE_LIMIT, Hex
from rbdesigner.resources import folder
from rbdesigner.tiles import Terrain, TileKind
from rbdesigner.ui.action_list import group_titles
from rbdesigner.ui.actions import Actions, key_text, plain
from rbdesigner.ui.command_palette import Entry
from rbdesigner.ui.editor.settings import ToolSettings
from rbdesigner.ui.gallery import cards_in
from rbdesigner.ui.icons import icon
from rbdesigner.ui.panels import words
from rbdesigner.ui.tabs import DocumentTabs

translate = QCoreApplication.translate

_PLACE = re.compile(r"[^\d+\-−]*([+\-−]?\d+)\s*[,; ]\s*(?:r\s*)?([+\-−]?\d+)\D*$")


def action_entries(actions: Actions, query: str) -> Iterator[Entry]:
    """The actions that are possible now."""
    titles = group_titles()
    for spec in actions:
        action = actions[spec.key]
        if action.isEnabled() and spec.key != "help.commands":
            shortcut = key_text(spec.keys[0]) if spec.keys else ""
            name = plain(action.text()).removesuffix("…")
            yield Entry(spec.key, name, titles[spec.group], action.trigger, shortcut, action.icon())


def tile_entries(settings: ToolSettings, tabs: DocumentTabs, query: str) -> Iterator[Entry]:
    """The tiles that can be laid."""
    if tabs.current_page is None:
        return
    for terrain in Terrain:
        for shape in words.NAMED_SHAPES if terrain is not Terrain.SEA else ((),):
            name = words.capitalised(words.tile_kind(TileKind(terrain, shape)))
            act = partial(settings.choose_tile, terrain, shape)
            yield Entry(f"tile {terrain} {shape}", name, translate("Palette", "lay this tile"), act, "", icon("tile"))


def map_entries(tabs: DocumentTabs, query: str) -> Iterator[Entry]:
    """The open maps."""
    for page in tabs.pages():
        act = partial(tabs.setCurrentWidget, page)
        yield Entry(f"map {page.title}", page.title, translate("Palette", "open map"), act, "", icon("map"))


def scenario_entries(open_file: Callable[[Path], object], query: str) -> Iterator[Entry]:
    """Our scenarios."""
    for card in cards_in(folder("scenarios")):
        kind = translate("Palette", "scenario, {players}").replace("{players}", card.players)
        yield Entry(f"scenario {card.path.stem}", card.title, kind, partial(open_file, card.path), "", icon("welcome"))


def place_entries(tabs: DocumentTabs, query: str) -> Iterator[Entry]:
    """The place whose coordinates have been typed."""
    found = _PLACE.match(query)
    page = tabs.current_page
    if found is None or page is None:
        return
    q, r = (int(number.replace("−", "-")) for number in found.groups())
    if max(abs(q), abs(r)) <= COORDINATE_LIMIT:
        # The name holds what was typed, so that it fits.
        name = translate("Palette", "Go to place {place}").replace("{place}", f"q {q}, r {r}")
        act = partial(page.editor.centre_on, [Hex(q, r)])
        yield Entry("place", f"{name}  {query.strip()}", "", act, "", icon("search"))


def sources(
    actions: Actions, settings: ToolSettings, tabs: DocumentTabs, open_file: Callable[[Path], object]
) -> list[Callable[[str], Iterable[Entry]]]:
    """Everything the palette of a window finds."""
    return [
        partial(place_entries, tabs),
        partial(action_entries, actions),
        partial(map_entries, tabs),
        partial(scenario_entries, open_file),
        partial(tile_entries, settings, tabs),
    ]
