"""Sources of the command palette: actions, tiles, open maps, our scenarios, places."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from rbdesigner.resources import folder
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.scenario.pieces import PieceKind
from rbdesigner.tiles import Rivers, Terrain, TileKind
from rbdesigner.ui.editor.settings import ToolSettings
from rbdesigner.ui.shell.actions.action_list import group_titles
from rbdesigner.ui.shell.actions.action_registry import Actions, key_text, plain
from rbdesigner.ui.shell.files.comparisons import Comparisons
from rbdesigner.ui.shell.pages.tabs import PageTabs
from rbdesigner.ui.shell.palette.command_palette import Command, Source
from rbdesigner.ui.shell.palette.place_sources import named_places, tiles_of_terrain, typed_place
from rbdesigner.ui.shell.welcome.gallery import cards_in
from rbdesigner.ui.widgets import terms
from rbdesigner.ui.widgets.icons import icon

translate = QCoreApplication.translate

Show = Callable[[str], object]
"""Brings a panel to the front, unless it is closed."""


def action_entries(actions: Actions, query: str) -> Iterator[Command]:
    """The actions that are possible now."""
    titles = group_titles()
    for spec in actions:
        action = actions[spec.key]
        if action.isEnabled() and spec.key != "help.commands":
            shortcut = key_text(spec.keys[0]) if spec.keys else ""
            name = plain(action.text()).removesuffix("…")
            also = f"{spec.tip} {spec.also}"
            yield Command(spec.key, name, titles[spec.group], action.trigger, shortcut, action.icon(), also=also)


def tile_entries(settings: ToolSettings, tabs: PageTabs, show: Show, query: str) -> Iterator[Command]:
    """The tiles that can be laid."""
    if tabs.current_map is None:
        return
    for terrain in Terrain:
        for shape in terms.NAMED_SHAPES if terrain is not Terrain.SEA else ((),):
            name = terms.capitalised(terms.tile_kind(TileKind(terrain, shape)))

            def act(terrain: Terrain = terrain, shape: Rivers = shape) -> None:
                settings.choose_tile(terrain, shape)
                show("tiles")

            yield Command(f"tile {terrain} {shape}", name, translate("Palette", "lay this tile"), act, "", icon("tile"))


def map_entries(tabs: PageTabs, query: str) -> Iterator[Command]:
    """The open maps."""
    for page in tabs.maps():
        act = partial(tabs.setCurrentWidget, page)
        yield Command(f"map {page.title}", page.title, translate("Palette", "open map"), act, "", icon("map"))


def layer_entries(tabs: PageTabs, query: str) -> Iterator[Command]:
    """The layers of the map or the game in front, each to be shown or hidden."""
    shown = tabs.current.shown_map if tabs.current is not None else None
    if shown is None:
        return
    for layer in shown.layers:
        kind = translate("Palette", "hide this layer") if layer.visible else translate("Palette", "show this layer")
        act = partial(shown.set_layer_visible, layer.name, not layer.visible)
        yield Command(f"layer {layer.name}", layer.title, kind, act, "", icon("layers"))


def comparison_entries(comparisons: Comparisons, tabs: PageTabs, query: str) -> Iterator[Command]:
    """The open maps that the one in front can be compared with."""
    for other in comparisons.others():
        name = tabs.name_of(other).replace("[*]", "")
        text = translate("Palette", "Compare with {map}").replace("{map}", name)
        act = partial(comparisons.with_tab, other)
        yield Command(f"compare {name}", text, translate("Actions", "Compare"), act, "", icon("compare"))


def scenario_entries(open_file: Callable[[Path], object], query: str) -> Iterator[Command]:
    """Our scenarios."""
    for card in cards_in(folder("scenarios")):
        kind = translate("Palette", "scenario, {players}").replace("{players}", card.players)
        yield Command(
            f"scenario {card.path.stem}", card.title, kind, partial(open_file, card.path), "", icon("welcome")
        )


def piece_entries(settings: ToolSettings, tabs: PageTabs, show: Show, query: str) -> Iterator[Command]:
    """The pieces that can be put on the map."""
    if tabs.current_map is None:
        return
    kind = translate("Palette", "put this piece")
    for thing in chain[PieceKind](BuildingKind, TransporterKind, Good):

        def act(thing: PieceKind = thing) -> None:
            settings.choose_piece(thing)
            show("pieces")

        yield Command(f"piece {thing}", terms.capitalised(terms.name(thing)), kind, act, "", icon("piece"))


def sources(
    actions: Actions, settings: ToolSettings, tabs: PageTabs, open_file: Callable[[Path], object], show: Show
) -> list[Source]:
    """Everything the palette of a window finds; ``show`` brings a panel to the front."""
    return [
        partial(typed_place, tabs),
        partial(action_entries, actions),
        partial(layer_entries, tabs),
        partial(map_entries, tabs),
        partial(scenario_entries, open_file),
        partial(tile_entries, settings, tabs, show),
        partial(piece_entries, settings, tabs, show),
    ]


def place_sources(tabs: PageTabs) -> list[Source]:
    """The places of what is in front."""
    return [partial(typed_place, tabs), partial(named_places, tabs), partial(tiles_of_terrain, tabs)]
