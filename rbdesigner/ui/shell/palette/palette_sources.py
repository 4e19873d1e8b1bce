"""Sources of the command palette: actions, tiles, open maps, our scenarios, places."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import chain, islice
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from rbdesigner.hexes import COORDINATE_LIMIT, Hex
from rbdesigner.messages.map_names import place as place_text
from rbdesigner.resources import folder
from rbdesigner.rules.tables import MOST_PLAYERS, BuildingKind, Good, TransporterKind
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Piece, PieceKind, Transporter
from rbdesigner.tiles import Rivers, Terrain, TileKind
from rbdesigner.ui.editor.settings import ToolSettings
from rbdesigner.ui.shell.actions.action_list import group_titles
from rbdesigner.ui.shell.actions.action_registry import Actions, key_text, without_mnemonic
from rbdesigner.ui.shell.files.comparisons import Comparisons
from rbdesigner.ui.shell.pages.tabs import PageTabs
from rbdesigner.ui.shell.palette.command_palette import Command, Source
from rbdesigner.ui.shell.welcome.gallery import cards_in
from rbdesigner.ui.widgets import terms
from rbdesigner.ui.widgets.icons import icon

_PLACE = re.compile(r"[^\d+\-−]*([+\-−]?\d+)\s*[,; ]\s*(?:r\s*)?([+\-−]?\d+)\D*$")
_LEAST_LETTERS = 3
"""Letters from which on tiles are found by their terrain."""
_MOST_TILES = 200


@dataclass(frozen=True, slots=True)
class MapInFront:
    """The map in front, and how to go to a place of it."""

    scenario: Scenario
    go: Callable[[Hex], object]


def ground_in_front(tabs: PageTabs) -> MapInFront | None:
    """The map or the board in front; None if there is neither."""
    page = tabs.current
    scenario = page.scenario if page is not None else None
    return MapInFront(scenario, page.go_to) if page is not None and scenario is not None else None


def typed_place(tabs: PageTabs, query: str) -> Iterator[Command]:
    """The place whose coordinates have been typed."""
    found, ground = _PLACE.match(query), ground_in_front(tabs)
    if found is None or ground is None:
        return
    q, r = (int(number.replace("−", "-")) for number in found.groups())
    place = Hex(q, r)
    if max(abs(q), abs(r)) <= COORDINATE_LIMIT:
        name = translate("Palette", "Go to place {place}").replace("{place}", place_text(place))
        tile = ground.scenario.tiles.get(place)
        kind = terms.tile_kind_name(tile.kind) if tile is not None else translate("Palette", "empty place")
        yield Command("place", name, kind, partial(ground.go, place), "", icon("search"), typed=True)


def named_places(tabs: PageTabs, query: str) -> Iterator[Command]:
    """The homes, and the places with something on them."""
    ground = ground_in_front(tabs)
    if ground is None:
        return
    for place, home in sorted(
        ground.scenario.homes.items(), key=lambda home: (home[1].player or MOST_PLAYERS, home[0])
    ):
        name = translate("Palette", "Home")
        if home.player is not None:
            name = translate("Palette", "Home of {player}").replace("{player}", terms.player_name(home.player))
        yield _entry(ground, place, name, "home")
    for place, pieces in sorted(ground.scenario.pieces.items()):
        for name in dict.fromkeys(map(_named, pieces)):
            yield _entry(ground, place, terms.capitalised(name), "piece")


def tiles_of_terrain(tabs: PageTabs, query: str) -> Iterator[Command]:
    """The places of the terrain that is being typed."""
    ground, letters = ground_in_front(tabs), query.casefold().split()
    if ground is None or max(map(len, letters), default=0) < _LEAST_LETTERS:
        return
    named = ((place, terms.tile_kind_name(tile.kind)) for place, tile in sorted(ground.scenario.tiles.items()))
    fitting = ((place, name) for place, name in named if any(word in name.casefold() for word in letters))
    for place, name in islice(fitting, _MOST_TILES):
        yield _entry(ground, place, terms.capitalised(name), "tile")


def _entry(ground: MapInFront, place: Hex, name: str, picture: str) -> Command:
    where = place_text(place)
    return Command(f"place {where} {name}", name, where, partial(ground.go, place), "", icon(picture))


def _named(piece: Piece) -> str:
    match piece:
        case Building():
            return terms.name(piece.kind)
        case Goods():
            return terms.name(piece.good)
        case Transporter():
            return f"{terms.name(piece.kind)}, {terms.player_name(piece.player)}"
        case Bridge():
            return translate("Palette", "bridge")


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
            name = without_mnemonic(action.text()).removesuffix("…")
            also = f"{spec.tip} {spec.also}"
            yield Command(spec.key, name, titles[spec.group], action.trigger, shortcut, action.icon(), also=also)


def tile_entries(settings: ToolSettings, tabs: PageTabs, show: Show, query: str) -> Iterator[Command]:
    """The tiles that can be laid."""
    if tabs.current_map is None:
        return
    for terrain in Terrain:
        for shape in terms.NAMED_SHAPES if terrain is not Terrain.SEA else ((),):
            name = terms.capitalised(terms.tile_kind_name(TileKind(terrain, shape)))

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


def sources_of_window(
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
